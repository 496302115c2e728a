import type { Chronicle, Evening, TaleInfo } from './protocol.gen'

/** Somebody as whom one has played, in how many evenings, and how many of those were won. */
export interface Rider {
  who: string
  evenings: number
  won: number
}

/** Evenings with a tale, newest first. */
export const eveningsOf = (chronicle: Chronicle, tale: string): Evening[] =>
  chronicle.evenings.filter((each) => each.tale === tale)

/** The newest of its evenings that is not over. */
export const underWay = (chronicle: Chronicle, tale: string): Evening | undefined =>
  eveningsOf(chronicle, tale).find((each) => each.table.status !== 'over')

/** Who was played at one's tables, the most faithful first. */
export function riders(evenings: readonly Evening[]): Rider[] {
  const found = new Map<string, Rider>()
  for (const { roles, table, won } of evenings) {
    for (const who of new Set(roles.filter((_, seat) => table.seats[seat]?.kind === 'human').flat())) {
      const rider = found.get(who) ?? { who, evenings: 0, won: 0 }
      found.set(who, { who, evenings: rider.evenings + 1, won: rider.won + Number(won) })
    }
  }
  return [...found.values()].toSorted((a, b) => b.evenings - a.evenings || b.won - a.won)
}

/** How much of a list of blanks is filled. */
export const known = (list: readonly string[]): number => list.filter(Boolean).length

/** "2–4", or "1". */
export const range = ({ players }: TaleInfo): string =>
  players.length > 1 ? `${players[0]}–${players.at(-1)}` : String(players[0] ?? '')

/** Seals and stamps hang a little crooked, each in its own way. */
export const crooked = (at: number): string => `${[-5, 4, 7, -3, 5, -6][at % 6]}deg`
