/** The city: a street, an inn, a gate, a harbour. */
import { type Chance, eyes, figure, glow, house, type Light, many, moon, ridge, ripples, stars, witcher } from './brush'

type Picture = (go: Chance, light: Light) => string

const lantern = (x: number, y: number): string =>
  `${glow(x, y, 90)}<path d="M${x} ${y - 40}v30" stroke="#0d0a08" stroke-width="4"/><path d="M${x - 10} ${y - 12}h20l-3 26h-14z" fill="#ffe2a0" stroke="#1c130c" stroke-width="2.5"/>`

const cobbles = (go: Chance, colour: string): string =>
  `<g fill="${colour}" opacity=".55">${many(70, () => {
    const y = 500 + go() * 140
    return `<ellipse cx="${(go() * 600).toFixed(0)}" cy="${y.toFixed(0)}" rx="${(4 + (y - 490) / 10).toFixed(0)}" ry="${(2 + (y - 490) / 34).toFixed(0)}"/>`
  })}</g>`

/** A narrow street, a cat, a lamp. */
export const street: Picture = (go, light) =>
  stars(go, 30) +
  moon(320, 96, 34) +
  ridge(go, 330, 60, light.far, 11) +
  house(-50, 520, 190, 250, true, '#41301f') +
  house(110, 500, 120, 190, false, '#352a22') +
  house(470, 520, 190, 270, true, '#3a2b26') +
  house(372, 498, 116, 170, true, '#46372a') +
  `<path d="M0 520q300-46 600 0v120H0z" fill="${light.ground}"/>` +
  cobbles(go, light.far) +
  lantern(238, 372) +
  lantern(382, 400) +
  `<path d="M236 330h-30M384 358h40" stroke="#0d0a08" stroke-width="5"/>` +
  figure(310, 500, 0.95, false) +
  figure(344, 494, 0.8) +
  `<g transform="translate(482 566)" fill="#070a0a"><path d="M-20 10q-4-24 12-28l4-12 8 8 8-8 2 14q8 6 4 26z"/><path d="M-18 8q-22-6-18-26" fill="none" stroke="#070a0a" stroke-width="6" stroke-linecap="round"/></g>` +
  eyes(490, 550, 0.5) +
  witcher(126)

/** An inn from within: hearth, table, guests. */
export const inn: Picture = (go, light) =>
  `<rect width="600" height="640" fill="#1c130d"/><g stroke="#0f0906" stroke-width="5">${many(9, (at) => `<path d="M${at * 75} 0v430" stroke="#2a1c12"/>`)}</g><path d="M0 70h600v34H0zM0 250h600v20H0z" fill="#33221a"/>` +
  `<g><path d="M330 430V220q90-60 180 0v210z" fill="#4a423c" stroke="#0d0a08" stroke-width="4"/><path d="M366 430V300q54-46 108 0v130z" fill="#0d0806"/></g>` +
  glow(420, 400, 260) +
  `<path d="M386 428q-14-46 16-80 0 28 14 36 4-40 24-58-2 44 18 60 8 24-8 42z" fill="#ff9a2e"/><path d="M410 428q-4-22 10-40 2 16 12 24 2 10-2 16z" fill="#ffe9a8"/>` +
  `<rect x="70" y="120" width="110" height="110" fill="${light.middle}" stroke="#33221a" stroke-width="10"/><path d="M125 120v110M70 175h110" stroke="#33221a" stroke-width="6"/>${many(4, () => `<circle cx="${(80 + go() * 90).toFixed(0)}" cy="${(130 + go() * 60).toFixed(0)}" r="1.6" fill="#e9f0ea"/>`)}` +
  figure(230, 430, 1.5, false, '#2b1a12') +
  figure(300, 440, 1.35, false, '#1c1511') +
  figure(560, 450, 1.5, false, '#1a1210') +
  `<path d="M120 452h330l30 40H90z" fill="#5a3d24" stroke="#170e08" stroke-width="4"/><path d="M140 492v120M430 492v120" stroke="#33221a" stroke-width="18"/>` +
  `<g fill="#c9a56a" stroke="#170e08" stroke-width="3"><path d="M214 452v-34h28v34zM352 452v-30h26v30z"/><path d="M242 424h12v18h-12M378 428h10v16h-10" fill="none"/></g><path d="M300 452v-22" stroke="#f7efd6" stroke-width="9"/>${glow(300, 424, 60)}` +
  `<path d="M0 600h600v40H0z" fill="#120b07"/>` +
  witcher(96)

/** Before the walls: towers, a gate, a guard. */
export const gate: Picture = (go, light) =>
  stars(go, 34) +
  moon(110, 110, 36) +
  ridge(go, 340, 80, light.far) +
  `<g stroke="#0a1011" stroke-width="3"><path d="M-10 500V300h620v200z" fill="#4a433c"/>${many(13, (at) => `<path d="M${at * 50 - 10} 302v-20h26v20z" fill="#3d3731"/>`)}<path d="M170 510V220h70v290zM370 510V220h70v290z" fill="#544c44"/><path d="M160 224v-26h16v12h16v-12h16v12h16v-12h16v12h10v14zM360 224v-26h16v12h16v-12h16v12h16v-12h16v12h10v14z" fill="#3d3731"/><path d="M244 510V380q61-70 122 0v130z" fill="#120c09"/></g><g stroke="#2b2119" stroke-width="6">${many(6, (at) => `<path d="M${258 + at * 19} 500V366"/>`)}<path d="M246 400h120M246 440h120"/></g>` +
  `<rect x="196" y="262" width="18" height="28" fill="#ffc35a"/><rect x="396" y="262" width="18" height="28" fill="#ffc35a"/>` +
  glow(230, 420, 110) +
  glow(384, 420, 110) +
  `<g fill="#ffb04a"><path d="M226 424q-4-16 6-28 6 12 4 28zM380 424q-4-16 6-28 6 12 4 28z"/></g><path d="M0 506q300-30 600 0v134H0z" fill="${light.ground}"/>` +
  cobbles(go, light.far) +
  figure(420, 520, 1.05, false) +
  `<path d="M446 540V420l5-20 5 20v120" stroke="#1a120c" stroke-width="4" fill="#aeb8bb"/>` +
  figure(312, 512, 0.85) +
  witcher(118)

/** Masts, a quay, crates, black water. */
export const harbour: Picture = (go, light) =>
  stars(go) +
  moon(470, 110, 40) +
  ridge(go, 320, 40, light.far, 10) +
  house(10, 360, 90, 80, true) +
  house(96, 362, 70, 66, false) +
  house(158, 360, 84, 86, true) +
  `<path d="M0 360h600v280H0z" fill="url(#st-water)"/>` +
  ripples(go, 44, 200, 372, 380, 130) +
  many(
    2,
    (at) =>
      `<g transform="translate(${380 + at * 130} ${420 - at * 34}) scale(${1 - at * 0.25})"><path d="M-96-10q90 34 190-8l-20 54q-80 16-146 0z" fill="#2d2016" stroke="#0a0806" stroke-width="4"/><path d="M0 0V-220M-58-170h116M-46-110h92" stroke="#1c140d" stroke-width="7"/><path d="M-56-166q56 26 112 0l-8 52q-48 20-96 0z" fill="#9a8d70" opacity=".85"/></g>`,
  ) +
  `<path d="M0 500h420l60 140H0z" fill="#33251a"/><g stroke="#19110b" stroke-width="4">${many(7, (at) => `<path d="M0 ${516 + at * 20}h${428 + at * 9}"/>`)}</g>` +
  glow(250, 470, 120) +
  `<g stroke="#120c08" stroke-width="3" fill="#5a4028"><path d="M300 520h56v-50h-56zM330 470h50v-44h-50zM362 520h52v-46h-52z"/></g>` +
  figure(252, 490, 1) +
  eyes(340, 560) +
  witcher(110)
