/** The pictures on the posters of the adventures: our own drawings. */
import { drawing } from '../../../lib/icons'

/** An icon within a picture. */
const icon = (name: string, x: number, y: number, size: number, ink: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${ink}">${drawing(name)}</svg>`

/** Each picture is drawn when it is asked for: its icons come with the game. */
export const POSTERS: Record<string, { box: string; draw: () => string }> = {
  a1: {
    box: '54 0 266 206',
    draw: () => `
      <defs>
      <linearGradient id="poster-sky-a1" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#2a1a38"/>
      <stop offset=".5" stop-color="#b8502e"/>
      <stop offset=".75" stop-color="#ffc36b"/>
      </linearGradient>
      </defs>
      <rect width="340" height="206" fill="url(#poster-sky-a1)"/>
      <circle cx="172" cy="120" r="34" fill="#fff0c0" opacity="0.9"/>
      <path d="M0 128l50-26h60l20 18 80-30 40 34 90-16v92H0z" fill="#3a1c18"/>
      <path d="M0 150q160-22 340-4v60H0z" fill="#1c0d0a"/>
      <path d="M120 206L168 140h10l66 66z" fill="#443a36"/>
      <path d="M172 142l8 64M172 142l4 64" stroke="#ffd98a" stroke-width="2" stroke-dasharray="8 7"/>
      <path d="M286 140V44M274 140l12-96 12 96M278 104h16M281 80h10" stroke="#120705" stroke-width="4" fill="none"/>
      <g fill="none" stroke="#ffe3a8" stroke-width="2.500" opacity=".8">
      <path d="M300 36q10 8 0 18M308 28q18 16 0 34M272 36q-10 8 0 18M264 28q-18 16 0 34"/>
      </g>
      ${icon('wk-bike', 70, 118, 74, '#0c0504')}
      ${icon('suitcase', 68, 122, 26, '#0c0504')}`,
  },
  a2: {
    box: '48 0 266 206',
    draw: () => `
      <defs>
      <linearGradient id="poster-sky-a2" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#1d3a44"/>
      <stop offset=".5" stop-color="#c9824a"/>
      <stop offset=".75" stop-color="#f3cf8e"/>
      </linearGradient>
      </defs>
      <rect width="340" height="206" fill="url(#poster-sky-a2)"/>
      <circle cx="120" cy="92" r="26" fill="#fff0c0" opacity="0.9"/>
      <path d="M0 120l70-14 60 10 90-20 120 18v92H0z" fill="#7a4424"/>
      <path d="M0 156q170-18 340-2v52H0z" fill="#2c160c"/>
      <g fill="#1a0d07">
      <path d="M206 166V92h10v74zM284 166V92h10v74zM206 120l88 34-3 7-88-34zM294 120l-88 34 3 7 88-34z"/>
      <path d="M192 92V50q0-14 58-14t58 14v42z"/>
      </g>
      <path d="M192 60h116" stroke="#5a351d" stroke-width="4"/>
      ${icon('oil-pump', 30, 76, 96, '#1a0d07')}
      <path d="M250 104q22 28 0 44q-22-16 0-44z" fill="#8fd6f2" stroke="#0c2a38" stroke-width="3"/>
      <path d="M243 128q0 10 7 12" stroke="#fff" stroke-width="3" fill="none"/>`,
  },
  a3: {
    box: '37 0 266 206',
    draw: () => `
      <defs>
      <linearGradient id="poster-sky-a3" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0f1c2c"/>
      <stop offset=".5" stop-color="#4a6a7a"/>
      <stop offset=".75" stop-color="#e9efe6"/>
      </linearGradient>
      </defs>
      <rect width="340" height="206" fill="url(#poster-sky-a3)"/>
      <path d="M0 118h340v90H0z" fill="#cfd8d2"/>
      <path d="M0 118h340v22q-170-14-340 4z" fill="#f2f5ee"/>
      <g fill="#dfe6df" stroke="#7d8f92" stroke-width="2">
      <path d="M110 128l14-66 10 30 12-62 14 62 10-40 14 76z"/>
      <path d="M186 128l8-40 8 16 8-28 12 52z"/>
      </g>
      <path d="M0 208q40-62 170-62t170 62z" fill="#16222a"/>
      <g transform="translate(170 190)">
      <ellipse rx="96" ry="38" fill="#0a1218"/>
      <circle r="24" cy="-4" fill="#3a0d08"/>
      <circle r="14" cy="-4" fill="#ff5a36"/>
      <circle r="6" cy="-4" fill="#ffe3a8"/>
      <path d="M-90 6l44-20M90 6l-44-20M-60 22l30-20M60 22l-30-20" stroke="#33505e" stroke-width="5"/>
      </g>`,
  },
  a4: {
    box: '56 0 266 206',
    draw: () => `
      <defs>
      <linearGradient id="poster-sky-a4" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#3a1a14"/>
      <stop offset=".5" stop-color="#c9651d"/>
      <stop offset=".75" stop-color="#ffd98a"/>
      </linearGradient>
      </defs>
      <rect width="340" height="206" fill="url(#poster-sky-a4)"/>
      <circle cx="170" cy="112" r="70" fill="#fff0c0" opacity="0.35"/>
      <path d="M0 150l44-30h54l26 24 60-6 60 6 30-30h66v94H0z" fill="#5a2a16"/>
      <path d="M96 156V74l24 28 24-52 26 44 26-44 24 52 24-28v82z" fill="#8a3f1c" stroke="#2a0f06" stroke-width="3"
      stroke-linejoin="round"/>
      <path d="M96 156h148v-18H96z" fill="#3a170a"/>
      <g fill="#ffd06b">
      <circle cx="144" cy="48" r="7"/>
      <circle cx="196" cy="48" r="7"/>
      <circle cx="96" cy="72" r="6"/>
      <circle cx="244" cy="72" r="6"/>
      </g>
      <path d="M0 170q170-22 340-4v42H0z" fill="#24100a"/>
      ${icon('biplane', 262, 30, 54, '#24100a')}`,
  },
}
