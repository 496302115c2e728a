/** The four apprentices as we draw them: told apart by hat and gown, by letter, and by colour. */

const ink = 'stroke="#1a0f06" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
const skin = '#f3dcb8'

/** Pawns; the origin is the foot, about 28 wide and 46 high. `currentColor` is hers (see Pawn.svelte). */
export const PAWNS: Record<string, string> = {
  // A plain gown and a plain hat with its tip bent over.
  tiffany: `<path d="M-12 0q-2-14 5-19h14q7 5 5 19-12 5-24 0z" fill="currentColor" ${ink}/><circle cy="-20" r="5" fill="${skin}" ${ink}/><path d="M-13-22q5-4 6-4 5-10 7-17 5 1 9 4l-4 2q2 5 3 11 4 1 6 4-14 5-27 0z" fill="currentColor" ${ink}/>`,
  // Straight as a rule, and the tallest hat there is, with a star on it.
  annagramma: `<path d="M-12 1 -6-20H6L12 1q-12 4-24 0z" fill="currentColor" ${ink}/><circle cy="-21" r="5" fill="${skin}" ${ink}/><path d="M-12-23q5-2 7-2L0-51 5-25q2 0 7 2-12 4-24 0z" fill="currentColor" ${ink}/><path d="M0-38l1.200 3 3 .3-2.300 2 .8 3L0-31.400l-2.700 1.700.8-3-2.300-2 3-.3z" fill="#fff6dd"/>`,
  // Round and kind, under a low wide hat.
  petulia: `<path d="M-13-1q-3-9 1-14 5-6 12-6t12 6q4 5 1 14-13 6-26 0z" fill="currentColor" ${ink}/><circle cy="-21" r="6" fill="${skin}" ${ink}/><path d="M-16-23q7-3 8-3 2-12 8-12t8 12q1 0 8 3-16 6-32 0z" fill="currentColor" ${ink}/><path d="M-8-27q8 3 16 0" fill="none" stroke="#fff6dd" stroke-width="1.800"/>`,
  // A torn hem, and a crooked hat whose tip is on fire.
  dimity: `<path d="M-13 1q0-13 6-20H7q6 7 6 20l-4-4-4 5-5-5-5 5-4-5z" fill="currentColor" ${ink}/><circle cy="-20" r="5" fill="${skin}" ${ink}/><path d="M-13-22q4-3 6-3l1-9-4-3 10-7 3 7-2 3 5 9q3 0 7 3-13 5-26 0z" fill="currentColor" ${ink}/><path d="M1-43q-4-4 0-9 1 3 3 4 1-2 0-4 5 5 1 9z" fill="#ffb02e" stroke="#8a2d0a" stroke-width="1"/>`,
}

const face = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="#3a2717" stroke-width="1.500"/>`
const line = 'fill="none" stroke="#3a2717" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"'
const edge = 'stroke="#1a0f06" stroke-width="1.800" stroke-linejoin="round"'

/** Portraits, 100 by 100. */
export const PORTRAITS: Record<string, string> = {
  tiffany: `<rect x="-6" y="-12" width="112" height="114" fill="#7fb0e6"/><path d="M0 74q24-22 52-12t48-6v44H0z" fill="#9fc07a"/><path d="M64 72q10-8 22-5m-15-1-3 9m12-10 5 8" fill="none" stroke="#fdfaf0" stroke-width="3" stroke-linecap="round"/>
<path d="M30 52q-5 28 0 46h40q5-18 0-46-4-18-20-18T30 52z" fill="#6b4526" ${edge}/><path d="M18 104q2-22 24-24h16q22 2 24 24z" fill="#2f5f9f" ${edge}/><path d="M42 78h16l-8 12z" fill="${skin}" ${edge}/>
${face(50, 61, 15.5, 19, '#f6dfc0')}<path d="M34 58q2-15 16-15t16 15q-5-8-16-8t-16 8z" fill="#6b4526"/><path d="M41 57q3-2 6 0m6 0q3-2 6 0" ${line}/><circle cx="44" cy="61" r="2.200" fill="#4a2e16"/><circle cx="56" cy="61" r="2.200" fill="#4a2e16"/><path d="M50 63l-2 6h3m-6 5q5 1.500 10 0" ${line}/>
<path d="M16 46q16-6 18-8Q40 20 47 6q12-2 22 10-8-2-12 0 6 10 9 22 4 3 18 8-34 12-68 0z" fill="#26334a" ${edge}/><path d="M35 38q15 5 30 0l1 6q-16 5-32 0z" fill="#3f7fd0"/>`,
  annagramma: `<rect x="-6" y="-12" width="112" height="114" fill="#a8352d"/><g fill="#ffd9a8"><path d="M14 20l1.500 4 4 .3-3 2.700 1 4-3.500-2-3.500 2 1-4-3-2.700 4-.3zM86 34l1.500 4 4 .3-3 2.700 1 4-3.500-2-3.500 2 1-4-3-2.700 4-.3z"/><circle cx="84" cy="14" r="6"/></g><circle cx="87" cy="12" r="5.500" fill="#a8352d"/>
<path d="M28 50q-3 34-6 52h56q-3-18-6-52-4-16-22-16T28 50z" fill="#e6c867" ${edge}/><path d="M18 104q6-22 24-24h16q18 2 24 24z" fill="#1f1620" ${edge}/><path d="M42 76h16l-8 16z" fill="#f4dcc4" ${edge}/><path d="M39 82q11 16 22 0" fill="none" stroke="#dfe3ea" stroke-width="2"/><circle cx="50" cy="91" r="3.500" fill="#8a2d72" stroke="#dfe3ea" stroke-width="1.500"/>
${face(50, 60, 14, 20, '#f7e4d2')}<path d="M34 64q-2-20 16-20t16 20q-6-14-16-16-10 2-16 16z" fill="#e6c867"/><path d="M39 55q4-4 8-1m6 0q4-3 8 1" ${line}/><path d="M40 60q4-3 8 0-4 3-8 0zm12 0q4-3 8 0-4 3-8 0z" fill="#1a0f06"/><path d="M50 62l-1 7h2" ${line}/><path d="M45 74q5-2 10 0-5 3-10 0z" fill="#a8202c"/>
<path d="M18 45q14-5 17-6L48-6h5l12 45q3 1 17 6-32 10-64 0z" fill="#1f1620" ${edge}/><path d="M34 39q16 5 32 0v5q-16 5-32 0z" fill="#c4443a"/><g fill="#e8ecf4"><path d="M50 18l1.800 4.500 4.700.3-3.600 3 1.200 4.700L50 28l-4.100 2.500 1.200-4.700-3.600-3 4.700-.3z"/><circle cx="46" cy="10" r="1.500"/><circle cx="55" cy="34" r="1.500"/><circle cx="44" cy="34" r="1.300"/></g>`,
  petulia: `<rect x="-6" y="-12" width="112" height="114" fill="#6fae6a"/><path d="M0 70q30-10 100 0v30H0z" fill="#4d7f3f"/>
<path d="M26 56q-10 4-8 14t10 10h44q10 0 10-10t-8-14q0-20-24-20T26 56z" fill="#b5602c" ${edge}/><path d="M14 104q0-24 26-26h20q26 2 26 26z" fill="#3f8f4a" ${edge}/><path d="M40 78q10 8 20 0l-2 8q-8 5-16 0z" fill="#fbf4e2" ${edge}/>
${face(50, 61, 19, 18, '#f9d8bd')}<path d="M30 58q-1-14 20-15 21 1 20 15-4-6-10-6t-10 3q-4-4-10-3t-10 6z" fill="#b5602c"/><circle cx="42" cy="59" r="2.400" fill="#3a2717"/><circle cx="58" cy="59" r="2.400" fill="#3a2717"/><path d="M38 53q3-2 6-1m12 0q3-1 6 1M50 61q-3 4 1 5M43 70q7 6 14 0" ${line}/><g fill="#e8907c" opacity=".75"><circle cx="37" cy="66" r="4"/><circle cx="63" cy="66" r="4"/></g><g fill="#b5602c"><circle cx="44" cy="65" r=".9"/><circle cx="56" cy="65" r=".9"/><circle cx="47" cy="67" r=".9"/><circle cx="53" cy="67" r=".9"/></g>
<path d="M8 46q20-8 24-9 3-24 18-24t18 24q4 1 24 9-42 13-84 0z" fill="#2c3d2b" ${edge}/><path d="M32 37q18 5 36 0v6q-18 6-36 0z" fill="#e8d27a"/>
<g transform="translate(76 84)"><ellipse rx="15" ry="13" fill="#f0a7a0" ${edge}/><path d="M-12-9l-2-9 9 4zM12-9l2-9-9 4z" fill="#e08c86" ${edge}/><ellipse cy="4" rx="6.500" ry="4.500" fill="#e08c86" ${edge}/><circle cx="-2.300" cy="4" r="1.100" fill="#3a2717"/><circle cx="2.300" cy="4" r="1.100" fill="#3a2717"/><circle cx="-6" cy="-3" r="1.500" fill="#3a2717"/><circle cx="6" cy="-3" r="1.500" fill="#3a2717"/></g>`,
  dimity: `<rect x="-6" y="-12" width="112" height="114" fill="#e2b23c"/><path d="M0 82q50-12 100 0v18H0z" fill="#b5831c"/><g fill="none" stroke="#7a6a52" stroke-width="4" stroke-linecap="round" opacity=".75"><path d="M74 10q8-4 4-10"/><path d="M84 22q9-3 6-12"/></g>
<path d="M22 52l-9 2 7 6-9 6 9 4-6 9 10 0-1 9h54l-1-9 10 0-6-9 9-4-9-6 7-6-9-2q-4-18-28-18T22 52z" fill="#2e2019" ${edge}/><path d="M16 104q4-22 26-24h16q22 2 26 24z" fill="#7a5a14" ${edge}/><path d="M30 88l6 6m34-8-5 7" ${line}/><path d="M42 78h16l-8 11z" fill="#e9c49c" ${edge}/>
${face(50, 61, 16, 18.5, '#eecba4')}<path d="M33 58l3-11 6 4 4-7 6 6 6-6 3 7 6-3 2 10q-8-6-18-5t-18 5z" fill="#2e2019"/><circle cx="43" cy="60" r="3.600" fill="#fff" stroke="#3a2717" stroke-width="1.200"/><circle cx="57" cy="60" r="3.600" fill="#fff" stroke="#3a2717" stroke-width="1.200"/><circle cx="43.500" cy="60.500" r="1.700" fill="#3a2717"/><circle cx="56.500" cy="60.500" r="1.700" fill="#3a2717"/><path d="M39 53l6-2m10 0 6 2M50 63v4m-4 6q4-3 9 0" ${line}/><path d="M58 68q5-3 7 1t-5 5-6-2 4-4z" fill="#3a2e26" opacity=".55"/>
<path d="M15 47q14-7 19-9l3-17-9-5q14-6 26-14l7 12-5 6 8 19q6 2 20 8-36 11-69 0z" fill="#4a3416" ${edge}/><path d="M34 38q15 5 30 0l2 6q-17 5-33 0z" fill="#c9951a"/><path d="M52 6q-6-6 0-15 2 5 5 6 2-3 1-7 9 8 2 17z" fill="#ff9d1e" stroke="#8a2d0a" stroke-width="1.500"/><path d="M55 5q-3-3 0-7 3 3 2 7z" fill="#fff1cc"/>`,
}

/** Her colour among the seats' (--seat-*). */
export const COLOURS: Record<string, string> = {
  tiffany: 'blue',
  petulia: 'green',
  annagramma: 'red',
  dimity: 'gold',
}

/** What stands on her medal. */
export const EMBLEMS: Record<string, string> = {
  tiffany: 'sheep',
  petulia: 'pig',
  annagramma: 'crystal-ball',
  dimity: 'fire',
}
