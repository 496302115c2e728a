/** The wilds: a mill, a forest path, a camp, a swamp, a pass, the sea. */
import {
  bare,
  type Chance,
  eyes,
  figure,
  glow,
  house,
  type Light,
  many,
  moon,
  peak,
  pine,
  pines,
  reeds,
  ridge,
  ripples,
  stars,
  witcher,
} from './brush'

type Picture = (go: Chance, light: Light) => string

/** A mill by black water; something holds its wheel. */
export const mill: Picture = (go, light) =>
  stars(go) +
  moon(170, 128) +
  ridge(go, 330, 120, light.far) +
  pines(go, 24, 400, 110, light.near) +
  `<path d="M0 430q150-20 300 6t300-10v240H0z" fill="${light.ground}"/><path d="M120 470q60-26 190-22t210 10l60 190H60z" fill="url(#st-water)"/>` +
  ripples(go, 30, 130, 470, 350, 150) +
  `<g stroke="#f7efd6" stroke-width="2.2" stroke-linecap="round" opacity=".5">${many(22, (at) => `<path d="M${(160 + go() * 20).toFixed(0)} ${476 + at * 7}h${(8 + go() * 26).toFixed(0)}"/>`)}</g>` +
  glow(392, 430, 150, 0.75) +
  house(318, 470, 144, 118) +
  `<g transform="translate(286 470)" fill="none" stroke="#0b0f0f" stroke-width="7"><circle r="66" fill="#1a1a17" fill-opacity=".35"/><circle r="46" stroke-width="4"/>${many(8, (at) => `<path d="M0 0V-70" stroke-width="5" transform="rotate(${at * 45 + 12})"/><path d="M-12-70h24v10h-24z" fill="#0b0f0f" stroke="none" transform="rotate(${at * 45 + 12})"/>`)}<circle r="10" fill="#0b0f0f"/></g>` +
  eyes(326, 556) +
  `<path d="M330 470h160l20 40H316z" fill="#1c1510"/>` +
  figure(440, 476) +
  [
    [18, 640, 330],
    [540, 650, 320],
    [590, 700, 400],
  ]
    .map(([x, y, h]) => pine(x!, y!, h!, '#0a1415'))
    .join('') +
  witcher()

/** A path between old trees, and somebody on it. */
export const forest: Picture = (go, light) =>
  moon(420, 110, 34) +
  pines(go, 22, 380, 190, light.far) +
  pines(go, 16, 430, 250, light.near) +
  `<path d="M0 420q200-24 600 0v220H0z" fill="${light.ground}"/><path d="M286 424q40 60-40 110-90 50-70 106h260q40-60-30-110-80-52-72-106z" fill="${light.near}" opacity=".9"/>` +
  `<g fill="#0a1210">${many(7, (at) => `<path d="M${[-10, 60, 130, 430, 500, 560, 610][at]} 640q14-220 4-640h${26 + go() * 22}q-8 420 14 640z"/>`)}</g>` +
  glow(330, 430, 120) +
  figure(346, 438, 0.8) +
  eyes(480, 330) +
  eyes(96, 286, 0.7) +
  `<g fill="#b9c9a6" opacity=".8">${many(9, () => `<ellipse cx="${(go() * 600).toFixed(0)}" cy="${(560 + go() * 70).toFixed(0)}" rx="7" ry="3"/>`)}</g>` +
  witcher(150)

/** A fire in the night, and what stands beyond its light. */
export const camp: Picture = (go, light) =>
  stars(go, 60) +
  moon(500, 90, 30) +
  ridge(go, 350, 90, light.far) +
  pines(go, 20, 420, 150, light.near) +
  `<path d="M0 446q300-40 600 0v194H0z" fill="${light.ground}"/>` +
  glow(330, 506, 230, 0.9) +
  `<g transform="translate(470 470)"><path d="M-70 40 0-70 70 40z" fill="#4a3626" stroke="#0a0d0c" stroke-width="3"/><path d="M0-70-12 40h24z" fill="#120d0a"/></g>` +
  `<g transform="translate(330 520)"><path d="M-46 16 46-6M-46-6 46 16" stroke="#120d0a" stroke-width="12" stroke-linecap="round"/><path d="M-22 4q-10-34 12-58 0 20 10 26 4-30 18-44-2 34 12 46 6 18-6 30z" fill="#ff9a2e"/><path d="M-8 4q-4-18 8-32 2 14 10 20 2 8-2 12z" fill="#ffe9a8"/></g>` +
  figure(236, 500, 1.1, false) +
  figure(412, 520, 0.95, false) +
  eyes(60, 380) +
  eyes(150, 352, 0.7) +
  eyes(560, 396, 0.8) +
  [
    [10, 640, 380],
    [592, 660, 330],
  ]
    .map(([x, y, h]) => pine(x!, y!, h!, '#070d0c'))
    .join('') +
  witcher(126)

/** A causeway through the mire. */
export const swamp: Picture = (go, light) =>
  moon(140, 150, 40) +
  ridge(go, 360, 40, light.far, 9) +
  `<path d="M0 380h600v260H0z" fill="url(#st-water)"/>` +
  many(5, (at) => bare([60, 190, 420, 510, 580][at]!, 430 + go() * 40, 130 + go() * 90, light.near)) +
  ripples(go, 40, 0, 400, 560, 220) +
  `<g fill="#dfe8d8" opacity=".12">${many(5, (at) => `<ellipse cx="${(go() * 600).toFixed(0)}" cy="${380 + at * 26}" rx="220" ry="16"/>`)}</g>` +
  `<path d="M250 640q60-90 40-150t60-110l22 4q-60 60-30 116t-10 140z" fill="#2a2018"/><g stroke="#120d0a" stroke-width="3">${many(8, (at) => `<path d="M${284 + ((at * 23) % 40)} ${620 - at * 26}h${70 - at * 5}"/>`)}</g>` +
  glow(372, 380, 110) +
  figure(372, 388, 0.7) +
  eyes(160, 470) +
  eyes(500, 520, 1.2) +
  eyes(452, 446, 0.6) +
  reeds(go, 34, 0, 640, 600) +
  witcher(108)

/** A mountain pass with a watchtower. */
export const pass: Picture = (go, light) =>
  stars(go, 30) +
  moon(470, 110, 38) +
  peak(140, 420, 220, 320, light.far) +
  peak(470, 430, 240, 290, light.far) +
  peak(310, 460, 190, 200, light.near) +
  `<path d="M0 450q120-30 240 6t360-24v208H0z" fill="${light.ground}"/><path d="M250 640q30-70 80-100t-10-60q-40-16 6-44l16 4q-20 24 30 44t-10 76q-30 30-40 80z" fill="${light.near}"/>` +
  `<g stroke="#0a1011" stroke-width="2.5"><path d="M400 452V318h58v134z" fill="#463f3a"/><path d="M390 320v-22h14v10h12v-10h14v10h12v-10h14v10h12v-10h12v22z" fill="#332d29"/><rect x="420" y="344" width="18" height="26" fill="#ffc35a"/><path d="M418 452v-30q11-14 22 0v30z" fill="#140f0c"/></g>` +
  glow(429, 358, 120, 0.8) +
  figure(366, 476, 0.72) +
  `<g fill="#e8eeee" opacity=".7">${many(60, () => `<circle cx="${(go() * 600).toFixed(0)}" cy="${(go() * 620).toFixed(0)}" r="${(0.8 + go() * 1.6).toFixed(1)}"/>`)}</g>` +
  pines(go, 5, 640, 130, '#0a1314') +
  witcher(120)

/** Shore and sea, a boat drawn up, a wreck out there. */
export const sea: Picture = (go, light) =>
  stars(go) +
  moon(300, 120, 44) +
  `<path d="M0 340h600v300H0z" fill="url(#st-water)"/>` +
  ripples(go, 60, 0, 350, 560, 200) +
  `<g stroke="#f7efd6" stroke-width="2.2" stroke-linecap="round" opacity=".5">${many(26, (at) => `<path d="M${(284 + go() * 20 - at).toFixed(0)} ${346 + at * 7}h${(12 + go() * (16 + at)).toFixed(0)}"/>`)}</g>` +
  `<path d="M0 350 60 300l40 24 30-40 44 60 0 10z" fill="${light.far}"/><path d="M420 352q30 18 90 2l-16-20 6-62 26-34-44 18-10-40-6 46-34 12 28 14-10 46z" fill="${light.near}"/>` +
  `<path d="M0 520q160-60 340-20t260-26v166H0z" fill="${light.ground}"/><path d="M0 524q160-60 340-20t260-26" fill="none" stroke="#dfe9e4" stroke-width="3" opacity=".5"/>` +
  `<g transform="translate(440 520)"><path d="M-90-20q90 40 170-6l-14 44q-70 22-136 4z" fill="#3b2a1c" stroke="#0d0a07" stroke-width="3"/><path d="M-4-14 20-120" stroke="#1c140d" stroke-width="6"/><path d="M18-112q50 34 40 84L6-34z" fill="#8d826a" opacity=".8"/></g>` +
  glow(330, 500, 110) +
  figure(344, 500, 0.9) +
  eyes(150, 430) +
  reeds(go, 14, 470, 640, 130) +
  witcher()
