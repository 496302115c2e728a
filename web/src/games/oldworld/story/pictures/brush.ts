/** Brushes for the pictures of stories: sky, trees, water, houses, people, for a viewBox of 600 by 640. */

/** Numbers between 0 and 1 that are the same for the same picture. */
export function chance(seed: string): () => number {
  let s = 7
  for (const letter of seed) s = (s * 31 + letter.charCodeAt(0)) % 4294967296
  return () => (s = (s * 1664525 + 1013904223) % 4294967296) / 4294967296
}

export type Chance = () => number
const r = (n: number) => n.toFixed(0)
export const many = (n: number, draw: (at: number) => string): string =>
  Array.from({ length: n }, (_, at) => draw(at)).join('')

export interface Light {
  top: string
  middle: string
  low: string
  far: string
  near: string
  ground: string
  lamp: string
}

/** Times of day: all of them dark, for a lamp to be the brightest thing. */
export const NIGHT: Light = {
  top: '#0b1720',
  middle: '#284450',
  low: '#6d7f78',
  far: '#3a545a',
  near: '#1f3336',
  ground: '#10201f',
  lamp: '#ff9a2e',
}
export const DUSK: Light = {
  top: '#1a1426',
  middle: '#5a3446',
  low: '#c9714a',
  far: '#4a3346',
  near: '#2b2030',
  ground: '#171218',
  lamp: '#ffb04a',
}
export const MIST: Light = {
  top: '#14201c',
  middle: '#3c5448',
  low: '#93a48a',
  far: '#5b6f60',
  near: '#2e4038',
  ground: '#14201a',
  lamp: '#ffc46a',
}
export const DAWN: Light = {
  top: '#142236',
  middle: '#4d6680',
  low: '#e0b48c',
  far: '#5d6f86',
  near: '#33445a',
  ground: '#182230',
  lamp: '#ffc98a',
}
export const LIGHTS = [NIGHT, DUSK, MIST, DAWN]

export const defs = (light: Light): string =>
  `<defs><linearGradient id="st-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.top}"/><stop offset=".55" stop-color="${light.middle}"/><stop offset=".82" stop-color="${light.low}"/></linearGradient>` +
  `<radialGradient id="st-moon"><stop offset=".2" stop-color="#fdf3d2" stop-opacity=".85"/><stop offset="1" stop-color="#cfe0d8" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="st-lamp"><stop offset="0" stop-color="#ffd27a" stop-opacity=".95"/><stop offset=".4" stop-color="${light.lamp}" stop-opacity=".42"/><stop offset="1" stop-color="${light.lamp}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="st-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.far}"/><stop offset=".5" stop-color="${light.ground}"/><stop offset="1" stop-color="#070d0f"/></linearGradient></defs>`

export const sky = (): string => '<rect width="600" height="640" fill="url(#st-sky)"/>'
export const stars = (go: Chance, n = 44): string =>
  `<g fill="#e9f0ea" opacity=".75">${many(n, () => `<circle cx="${r(go() * 600)}" cy="${r(go() * 230)}" r="${(0.6 + go() * 1.1).toFixed(1)}"/>`)}</g>`
export const moon = (x: number, y: number, size = 46): string =>
  `<circle cx="${x}" cy="${y}" r="${size * 3.2}" fill="url(#st-moon)" opacity=".6"/><circle cx="${x}" cy="${y}" r="${size}" fill="#f7efd6"/><g fill="#dccfa8" opacity=".55"><circle cx="${x - size * 0.3}" cy="${y - size * 0.26}" r="${size * 0.2}"/><circle cx="${x + size * 0.3}" cy="${y + size * 0.26}" r="${size * 0.26}"/><circle cx="${x - size * 0.1}" cy="${y + size * 0.44}" r="${size * 0.11}"/></g>`
export const glow = (x: number, y: number, size: number, strength = 0.8): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#st-lamp)" opacity="${strength}"/>`

/** A ridge of hills from left to right. */
export function ridge(go: Chance, y: number, high: number, colour: string, steps = 7): string {
  const tops = many(steps + 1, (at) => `L${r((600 / steps) * at)} ${r(y - go() * high)}`)
  return `<path d="M0 640L0 ${y}${tops}L600 640z" fill="${colour}"/>`
}

/** A peak with snow. */
export const peak = (x: number, y: number, w: number, h: number, colour: string): string =>
  `<path d="M${x - w} ${y}L${x - w * 0.34} ${y - h * 0.62}L${x} ${y - h}L${x + w * 0.42} ${y - h * 0.5}L${x + w} ${y}z" fill="${colour}"/><path d="M${x} ${y - h}L${x + w * 0.22} ${y - h * 0.74}l${-w * 0.1} ${h * 0.05}l${-w * 0.1} ${-h * 0.07}l${-w * 0.1} ${h * 0.11}l${-w * 0.09} ${-h * 0.06}z" fill="#d3dcda" opacity=".85"/>`

export function pine(x: number, y: number, h: number, colour: string): string {
  const w = h * 0.42
  let right = ''
  let left = ''
  for (let k = 1; k <= 5; k++) {
    const at = y - h + (h * k) / 5
    const wide = (w * k) / 10
    right += `L${r(x + wide)} ${r(at)}L${r(x + wide * 0.62)} ${r(at - 3)}`
    left = `L${r(x - wide * 0.62)} ${r(at - 3)}L${r(x - wide)} ${r(at)}${left}`
  }
  return `<path d="M${r(x)} ${r(y - h)}${right}${left}z" fill="${colour}"/>`
}
export const pines = (go: Chance, n: number, y: number, h: number, colour: string): string =>
  many(n, (at) => pine((600 / n) * at + go() * (600 / n), y + go() * 12, h * (0.65 + go() * 0.5), colour))

/** A bare tree with crooked arms. */
export const bare = (x: number, y: number, h: number, colour: string): string =>
  `<path d="M${x - h * 0.05} ${y}q${h * 0.06}-${h * 0.5} 0-${h * 0.72}l-${h * 0.2}-${h * 0.16}M${x} ${y - h * 0.5}l${h * 0.22}-${h * 0.2}l${h * 0.05}-${h * 0.16}M${x - h * 0.04} ${y - h * 0.7}q${h * 0.04}-${h * 0.2} ${h * 0.12}-${h * 0.28}M${x} ${y - h * 0.34}l-${h * 0.22}-${h * 0.12}" fill="none" stroke="${colour}" stroke-width="${r(h * 0.055)}" stroke-linecap="round"/>`

export const ripples = (go: Chance, n: number, x: number, y: number, w: number, h: number): string =>
  `<g stroke="#a9c6c4" stroke-width="1.6" stroke-linecap="round" opacity=".34">${many(n, () => `<path d="M${r(x + go() * w)} ${r(y + go() * h)}h${r(10 + go() * 40)}"/>`)}</g>`
export const reeds = (go: Chance, n: number, x: number, y: number, w: number): string =>
  `<g stroke="#0a1411" stroke-width="3.5" stroke-linecap="round" fill="none">${many(n, () => {
    const at = x + go() * w
    const h = 30 + go() * 60
    return `<path d="M${r(at)} ${y}q${r(go() * 10 - 5)}-${r(h * 0.6)} ${r(go() * 16 - 8)}-${r(h)}"/>`
  })}</g>`

/** A timbered house: its foot at x, y. */
export const house = (x: number, y: number, w: number, h: number, lit = true, wall = '#3b2d22'): string =>
  `<g stroke="#0a1011" stroke-width="2.5" stroke-linejoin="round"><path d="M${x} ${y}v-${h}l${w / 2}-${h * 0.5}l${w / 2} ${h * 0.5}v${h}z" fill="${wall}"/><path d="M${x - w * 0.12} ${y - h * 0.94}l${w * 0.62}-${h * 0.6}l${w * 0.62} ${h * 0.6}l-${w * 0.08} ${h * 0.1}l-${w * 0.54}-${h * 0.52}l-${w * 0.54} ${h * 0.52}z" fill="#1d1512"/><path d="M${x} ${y - h * 0.5}h${w}M${x + w * 0.28} ${y}v-${h * 1.15}M${x + w * 0.72} ${y}v-${h * 1.15}" fill="none" stroke="#241a13" stroke-width="5"/>${lit ? `<rect x="${x + w * 0.39}" y="${y - h * 0.98}" width="${w * 0.22}" height="${h * 0.26}" fill="#ffc35a"/><path d="M${x + w * 0.5} ${y - h * 0.98}v${h * 0.26}M${x + w * 0.39} ${y - h * 0.85}h${w * 0.22}" stroke="#2a1c12"/>` : ''}<path d="M${x + w * 0.36} ${y}v-${h * 0.36}h${w * 0.28}v${h * 0.36}z" fill="#160f0b"/></g>`

/** Somebody in a cloak, with a lantern if so. */
export const figure = (x: number, y: number, size = 1, lantern = true, colour = '#15100d'): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-20 18q-4-34 8-46-6-16 10-20 16 4 10 20 14 14 12 46z" fill="${colour}"/><path d="M-5-38q5-3 9 1-1 9-5 10-4-2-4-11z" fill="#c99a6a"/>${lantern ? `<path d="M-14-6q-14 6-18 16" stroke="${colour}" stroke-width="7" fill="none" stroke-linecap="round"/><g transform="translate(-34 14)"><circle r="34" fill="url(#st-lamp)"/><rect x="-6" y="-8" width="12" height="16" rx="3" fill="#ffe2a0" stroke="#1c130c" stroke-width="2"/><path d="M-4-8q4-8 8 0" fill="none" stroke="#1c130c" stroke-width="2"/></g>` : ''}</g>`

/** A pair of eyes in the dark. */
export const eyes = (x: number, y: number, size = 1): string =>
  `<g fill="#ffcf6a" transform="translate(${x} ${y}) scale(${size})"><ellipse cx="-8" rx="4.5" ry="2.6"/><ellipse cx="8" rx="4.5" ry="2.6"/></g>`

/** You, from behind, with both swords. */
export const witcher = (x = 112): string =>
  `<g transform="translate(${x} 640)"><path d="M-78 20q-4-70 26-104 14-16 30-20l-4-12q-6-34 24-44 32 8 26 44l-4 12q18 4 32 22 30 36 24 102z" fill="#050909"/><path d="M-24-118q-4-30 22-40 28 8 24 40" fill="none" stroke="#c9d2d6" stroke-width="2.5" opacity=".55"/><path d="M44-86q26 34 24 106" fill="none" stroke="#e8a24a" stroke-width="2.5" opacity=".6"/><path d="M-40 0 40-146M-14 10 62-128" stroke="#0a0f10" stroke-width="11" stroke-linecap="round"/><path d="M-40 0 40-146M-14 10 62-128" stroke="#27343a" stroke-width="3"/><path d="M40-146l14-26M62-128l14-26" stroke="#8a6a3a" stroke-width="6" stroke-linecap="round"/><path d="M26-154l30 16M48-136l30 16" stroke="#c9d2d6" stroke-width="5" stroke-linecap="round"/><circle cx="56" cy="-176" r="5" fill="#c9d2d6"/><circle cx="78" cy="-158" r="5" fill="#e0b45c"/></g>`
