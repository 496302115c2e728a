/** Drawings of our own for the map: what grows, hazards, what stands on spaces. */

export const SHAPES = {
  bush: '<path d="M-8 3c-3-3-1-7 2-7c0-5 7-6 8-2c4-2 7 3 5 6c1 2 0 3-1 3z" fill="#5d6a2c" stroke="#2e3514" stroke-width="1.2"/><path d="M-5 -1c1-2 3-2 4-1M2 -3c2-1 3 0 3 1" fill="none" stroke="#b3b866" stroke-width="1.2" stroke-linecap="round"/>',
  peak: '<path d="M-15 4L-4 -16L-1 -12L3 -18L15 4Z" fill="#8a4a29" stroke="#2d150a" stroke-width="1.4" stroke-linejoin="round"/><path d="M3 -18L15 4H5L1 -4L4 -9Z" fill="#5b2d18"/><path d="M-4 -16L-8 -8L-5 -9L-4 -6L-1 -12Z" fill="#e3b084"/>',
  crater:
    '<path d="M-22 -4C-24 -16-8 -21 3 -19C17 -18 26 -8 22 4C19 16 6 20-6 18C-17 17-22 8-22 -4Z" fill="#33211a" stroke="#1c0f08" stroke-width="2"/><path d="M-14 -2C-14 -10-4 -13 4 -11C13 -10 16 -3 13 4C9 11-3 13-9 9C-13 7-14 3-14 -2Z" fill="#0f0805" stroke="#6d4a33" stroke-width="1.4"/><path d="M-22 -6l-7-4M-14 -15l-5-8M6 -19l3-8M21 -8l8-4M21 8l7 6M6 19l3 8M-12 16l-5 8M-22 4l-7 2" stroke="#2a180d" stroke-width="2" stroke-linecap="round"/>',
} as const

const BLADE = 'M-1.9 -3.3L-4.3 -7.5A8.6 8.6 0 0 1 4.3 -7.5L1.9 -3.3A3.8 3.8 0 0 0-1.9 -3.3Z'

/** A hazard is a shape before it is a colour: radiation a disc, contamination a drop, threat a triangle. */
export const HAZARD: Record<string, string> = {
  rad: `<circle r="11.5" fill="#e9d94a" stroke="#1b1203" stroke-width="1.8"/><g fill="#1b1203"><circle r="2.4"/><path d="${BLADE}"/><path d="${BLADE}" transform="rotate(120)"/><path d="${BLADE}" transform="rotate(240)"/></g>`,
  cont: '<path d="M0 -13.5C4 -8 10.5 -3 10.5 3.5A10.5 9.5 0 0 1-10.5 3.5C-10.5 -3-4 -8 0 -13.5Z" fill="#9bd45a" stroke="#12240a" stroke-width="1.8"/><g fill="none" stroke="#12240a" stroke-width="1.9"><circle cy="-1.2" r="2.9"/><circle cx="-3" cy="4.4" r="2.9"/><circle cx="3" cy="4.4" r="2.9"/></g>',
  threat:
    '<path d="M-1.7 -11Q0 -13.5 1.7 -11L12 7.5Q13.5 10.5 10.5 10.5H-10.5Q-13.5 10.5-12 7.5Z" fill="#d9472b" stroke="#1d0602" stroke-width="1.8"/><path d="M-2 -6h4l-.8 8h-2.4z" fill="#fff3e2"/><circle cy="5.6" r="2" fill="#fff3e2"/>',
}

/** The gatehouse of a city, with its tape. */
export const GATE =
  '<path d="M-17 17V-8L-9 -17H9L17 -8V17Z" fill="#2b190e" stroke="#f0dcae" stroke-width="2.2" stroke-linejoin="round"/><path d="M-16 11h32v5h-32z" fill="#e2b23a"/><path d="M-14 16l5-5h5l-5 5zM-4 16l5-5h5l-5 5zM6 16l5-5h5l-5 5z" fill="#1d1208"/>'
/** A shield of steel for a token of the plot; an orange hexagon for what can be done somewhere. */
export const SHIELD = 'M-15 -16H15V2C15 12 6 17 0 20C-6 17-15 12-15 2Z'
export const CHALLENGE = 'M18.2 -10.5L18.2 10.5L0 21L-18.2 10.5L-18.2 -10.5L0 -21Z'
/** A knight: a pin with his vehicle, and the letter of his name. */
export const PIN = 'M0 0C-5 -9-17 -14-17 -27A17 17 0 0 1 17 -27C17 -14 5 -9 0 0Z'
/** A hexagon of a ground in small, for the key. */
export const KEY: Record<string, string> = {
  highway:
    '<path d="M0 -13L13 -6.5V6.5L0 13L-13 6.5V-6.5Z" fill="#c9a271" stroke="#1c0f06" stroke-width="1.6"/><path d="M-13 3L13 -3" stroke="#3f3833" stroke-width="8"/><path d="M-13 3L13 -3" stroke="#f5d98e" stroke-width="1.6" stroke-dasharray="5 4"/>',
  desert:
    '<path d="M0 -13L13 -6.5V6.5L0 13L-13 6.5V-6.5Z" fill="#dfba7c" stroke="#1c0f06" stroke-width="1.6"/><path d="M-9 -3q5 -4 9 0t9 0M-10 4q5 -4 9 0t10 0" fill="none" stroke="#8e6530" stroke-width="1.6"/>',
  bush: '<path d="M0 -13L13 -6.5V6.5L0 13L-13 6.5V-6.5Z" fill="#9c9a55" stroke="#1c0f06" stroke-width="1.6"/><path d="M-8 5c-2-3 0-6 3-6c0-5 7-5 8-2c4-1 6 3 4 8z" fill="#4d5a22" stroke="#2e3514"/>',
  mountains:
    '<path d="M0 -13L13 -6.5V6.5L0 13L-13 6.5V-6.5Z" fill="#b0744a" stroke="#1c0f06" stroke-width="1.6"/><path d="M-10 6L-2 -8L1 -4L4 -8L11 6Z" fill="#7a3d20" stroke="#2d150a"/>',
  crater:
    '<path d="M0 -13L13 -6.5V6.5L0 13L-13 6.5V-6.5Z" fill="#6b4a34" stroke="#1c0f06" stroke-width="1.6"/><ellipse rx="8.5" ry="6.500" fill="#120a06" stroke="#2a180d" stroke-width="2"/>',
}
