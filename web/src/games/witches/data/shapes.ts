/** What grows on the map; the origin is the foot. */
export const SHAPES: Record<string, string> = {
  mt1: '<path d="M-17 2q6-12 11-20l5-7 4 6q6 10 13 21-16 4-33 0z" fill="#b7aca6"/><path d="M-1-25q1 9-3 14t-1 13q11 2 21-1-7-12-13-20z" fill="#968a8a"/><path d="M-17 2q6-12 11-20l5-7 4 6q6 10 13 21M-1-25q1 9-3 14" fill="none" stroke="#4a3a31" stroke-width="1.2" stroke-linecap="round"/><path d="M-1-25l-4 7 3 1 2 3 2-4 2-1z" fill="#f7f2e8"/>',
  mt2: '<path d="M-14 2q7-10 10-16l5-5 4 4q5 9 11 17-15 4-30 0z" fill="#bdb2a8"/><path d="M1-19q0 7-2 11t-1 10q9 1 18 0-6-8-11-17z" fill="#9c918d"/><path d="M-14 2q7-10 10-16l5-5 4 4q5 9 11 17" fill="none" stroke="#4a3a31" stroke-width="1.2" stroke-linecap="round"/>',
  mt3: '<path d="M-18 2q5-9 8-14l4-5 4 5 3-6 5-6 4 6q4 9 10 20-19 4-38 0z" fill="#b2a7a3"/><path d="M6-24q0 10-3 16t-1 10q9 1 18 0-6-12-10-20z" fill="#918689"/><path d="M-18 2q5-9 8-14l4-5 4 5 3-6 5-6 4 6q4 9 10 20M-2-12q2 4 4 6" fill="none" stroke="#4a3a31" stroke-width="1.2" stroke-linecap="round"/><path d="M6-24l-3 5 3 1 2 2 2-3z" fill="#f7f2e8"/>',
  pine: '<path d="M0 0v-4" stroke="#4a3522" stroke-width="1.4"/><path d="M-5-3 0-18 5-3z" fill="#5c7650" stroke="#37452f" stroke-width=".9" stroke-linejoin="round"/><path d="M0-18 5-3H0z" fill="#4a6344"/>',
  tree: '<path d="M0 0v-6" stroke="#4a3522" stroke-width="1.4"/><path d="M-5.5-5q-3-4 1-7 1-4 4.5-4t4.5 4q4 3 1 7-5.5 2.5-11 0z" fill="#83985a" stroke="#4c5a34" stroke-width=".9"/>',
  tuft: '<path d="M-5 0q0-4-2-6m4 6q0-5 1-8m2 8q1-4 3-6" fill="none" stroke="#7d7645" stroke-width="1.1" stroke-linecap="round" opacity=".75"/>',
  hill: '<path d="M-13 0q6-8 13-4 5-5 12 3" fill="none" stroke="#8a7a4c" stroke-width="1.2" stroke-linecap="round" opacity=".65"/>',
}
