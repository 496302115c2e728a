/** Small scenes beside the places; their foot is at 0, 0, their lines are drawn by the group around them. */
const castle = (roof: string) =>
  `<path d="M-28 2q4-12 12-14h32q10 3 13 14-28 5-57 0z" fill="#6b6560"/><g fill="#a9a398"><path d="M-20-10v-22h3v3h3v-3h3v3h3v-3h3v22z"/><path d="M9-10v-28h3v3h3v-3h3v3h3v-3h2v28z"/><path d="M-6-10v-15h16v15z" fill="#98928a"/></g><path d="M-22-31l9-13 9 13z" fill="${roof}"/><path d="M7-37l9.5-14 9.5 14z" fill="${roof}"/><path d="M16.5-51v-8l9 3-9 3.5" fill="${roof}" stroke-width="1"/><path d="M-1-10v-6a3.5 3.5 0 0 1 7 0v6z" fill="#241a12"/><g fill="#ffb84a"><rect x="-15" y="-26" width="3.5" height="5.5"/><rect x="14.5" y="-30" width="3.5" height="5.5"/></g>`

export const DRAWINGS: Record<string, string> = {
  wolf: castle('#7d7468'),
  griffin: castle('#b98d22'),
  bear: castle('#8f3a2e'),
  viper: castle('#3c6e3f'),
  cat: castle('#3a5f92'),
  manticore: castle('#6a4a6e'),
  town: '<path d="M-22 0v-10h13v10z" fill="#d9cca8"/><path d="M-24.5 -9l9 -9 9 9z" fill="#7e4a32"/><rect x="-17.2" y="-7.5" width="3.4" height="4" fill="#ffb84a"/><path d="M6 1v-11h14v11z" fill="#d9cca8"/><path d="M3.5 -9l9.5 -9.9 9.5 9.9z" fill="#7e4a32"/><rect x="11.3" y="-7.5" width="3.4" height="4" fill="#ffb84a"/><path d="M-8 2v-12h13v12z" fill="#d9cca8"/><path d="M-10.5 -9l9 -10.8 9 10.8z" fill="#93583a"/><rect x="-3.2" y="-7.5" width="3.4" height="4" fill="#ffb84a"/>',
  town2:
    '<path d="M-22 0v-9h12v9z" fill="#d9cca8"/><path d="M-24.5 -8l8.5 -8.1 8.5 8.1z" fill="#4f5f52"/><rect x="-17.7" y="-6.5" width="3.4" height="4" fill="#ffb84a"/><path d="M-8 0v-22h9v22z" fill="#c4b894"/><path d="M-10-21l6.5-12 6.5 12z" fill="#4f5f52"/><path d="M4 1v-11h15v11z" fill="#d9cca8"/><path d="M1.5 -9l10 -9.9 10 9.9z" fill="#5d6f60"/><rect x="9.8" y="-7.5" width="3.4" height="4" fill="#ffb84a"/>',
  village:
    '<path d="M-20 0v-9h14v9z" fill="#d9cca8"/><path d="M-22.5 -8l9.5 -8.1 9.5 8.1z" fill="#6f5a35"/><rect x="-14.7" y="-6.5" width="3.4" height="4" fill="#ffb84a"/><path d="M2 1v-10h15v10z" fill="#d9cca8"/><path d="M-0.5 -8l10 -9 10 9z" fill="#7d6a3f"/><rect x="7.8" y="-6.5" width="3.4" height="4" fill="#ffb84a"/><path d="M-4 1h5M20 1h6"/>',
  fort: '<path d="M-24 1l4-13h40l4 13q-24 5-48 0z" fill="#77706a"/><path d="M-8-12v-18h3v3h3v-3h4v3h3v-3h3v18z" fill="#a59e93"/><rect x="-2" y="-24" width="4" height="6" fill="#ffb84a"/><path d="M-18 0v-9h36v9z" fill="#8d867d"/><path d="M0-30v-10l9 3-9 3.5" fill="#a2402c" stroke-width="1"/>',
  city: '<path d="M-4-8v-26h9v26z" fill="#c4b894"/><path d="M-6-33l6.5-12 6.5 12z" fill="#55626a"/><path d="M-20 -6v-10h12v10z" fill="#d9cca8"/><path d="M-22.5 -15l8.5 -9 8.5 9z" fill="#7e4a32"/><rect x="-15.7" y="-13.5" width="3.4" height="4" fill="#ffb84a"/><path d="M8 -6v-10h12v10z" fill="#d9cca8"/><path d="M5.5 -15l8.5 -9 8.5 9z" fill="#7e4a32"/><rect x="12.3" y="-13.5" width="3.4" height="4" fill="#ffb84a"/><path d="M-26 2v-11h3v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h3v11q-26 4-50 0z" fill="#938c80"/><path d="M-4 3v-5a4 4 0 0 1 8 0v5z" fill="#241a12"/>',
  palace:
    '<g fill="#d8d0bb"><path d="M-20 0v-20h9V0z"/><path d="M11 0v-20h9V0z"/><path d="M-11 0v-13h22V0z"/><path d="M-4-13v-16h8v16z"/></g><g fill="#37586a"><path d="M-22-19l6.5-14 6.5 14z"/><path d="M9-19l6.5-14 6.5 14z"/><path d="M-6-28l6-15 6 15z"/></g><g fill="#ffb84a"><rect x="-17" y="-14" width="3" height="5"/><rect x="14" y="-14" width="3" height="5"/><rect x="-1.5" y="-9" width="3" height="5"/></g>',
  mage: '<path d="M-8 1q3-20 1-36h14q-2 16 1 36q-8 3-16 0z" fill="#8f98a0"/><path d="M-11-34l11-17 11 17q-11 4-22 0z" fill="#5b4a76"/><rect x="-2" y="-26" width="4" height="6" fill="#9fe0ff"/><circle cx="0" cy="-56" r="3.5" fill="#bfe9ff"/>',
  port: '<path d="M-18 0v-10h12v10z" fill="#d9cca8"/><path d="M-20.5 -9l8.5 -9 8.5 9z" fill="#4f6a78"/><rect x="-13.7" y="-7.5" width="3.4" height="4" fill="#ffb84a"/><path d="M-3 1v-11h13v11z" fill="#d9cca8"/><path d="M-5.5 -9l9 -9.9 9 9.9z" fill="#5b7887"/><rect x="1.8" y="-7.5" width="3.4" height="4" fill="#ffb84a"/><path d="M10 2h14l-3 5H13z" fill="#6b4a2a"/><path d="M17 2v-19l8 12h-8" fill="#e6dcc0"/>',
}

/** What grows on the land. */
export const SHAPES: Record<string, string> = {
  m1: '<path d="M-17 2q6-12 11-20l5-7 4 6q6 10 13 21-16 4-33 0z" fill="#8b857f"/><path d="M-1-25q1 9-3 14t-1 13q11 2 21-1-7-12-13-20z" fill="#5f5956"/><path d="M-17 2q6-12 11-20l5-7 4 6q6 10 13 21M-1-25q1 9-3 14" fill="none" stroke="#221a14" stroke-width="1.2" stroke-linecap="round"/><path d="M-1-25l-5 8.5 3 1 2 3 3-4 3-.5z" fill="#f1efe9"/>',
  m2: '<path d="M-14 2q7-10 10-16l5-5 4 4q5 9 11 17-15 4-30 0z" fill="#938c83"/><path d="M1-19q0 7-2 11t-1 10q9 1 18 0-6-8-11-17z" fill="#696260"/><path d="M-14 2q7-10 10-16l5-5 4 4q5 9 11 17" fill="none" stroke="#221a14" stroke-width="1.2" stroke-linecap="round"/>',
  m3: '<path d="M-18 2q5-9 8-14l4-5 4 5 3-6 5-6 4 6q4 9 10 20-19 4-38 0z" fill="#878079"/><path d="M6-24q0 10-3 16t-1 10q9 1 18 0-6-12-10-20z" fill="#5c5653"/><path d="M-18 2q5-9 8-14l4-5 4 5 3-6 5-6 4 6q4 9 10 20M-2-12q2 4 4 6" fill="none" stroke="#221a14" stroke-width="1.2" stroke-linecap="round"/><path d="M6-24l-4 7 4 1 2 2 3-4z" fill="#f1efe9"/>',
  pine: '<path d="M0 0v-4" stroke="#241a10" stroke-width="1.4"/><path d="M-5.5-3 0-19 5.5-3z" fill="#3d5a3a" stroke="#18261a" stroke-width=".9" stroke-linejoin="round"/><path d="M0-19 5.5-3H0z" fill="#2b4530"/>',
  oak: '<path d="M0 0v-6" stroke="#241a10" stroke-width="1.4"/><path d="M-5.5-5q-3-4 1-7 1-4 4.5-4t4.5 4q4 3 1 7-5.5 2.5-11 0z" fill="#5a6d3c" stroke="#27321c" stroke-width=".9"/>',
  grass:
    '<path d="M-5 0q0-4-2-6m4 6q0-5 1-8m2 8q1-4 3-6" fill="none" stroke="#4f4a2c" stroke-width="1.1" stroke-linecap="round" opacity=".75"/>',
  hill: '<path d="M-13 0q6-8 13-4 5-5 12 3" fill="none" stroke="#5a5136" stroke-width="1.2" stroke-linecap="round" opacity=".7"/>',
}

/** A witcher: cloak with two hilts behind it, a white head. */
export const HILTS = 'M-4-14 17-45M4-14-17-45M9.3-41l7.4 5M-9.3-41l-7.4 5'
