import type { AskInfo, Book, Numbered, OddsInfo } from '../../lib/protocol.gen'
import { percent, type Voice } from '../../lib/voice'
import { eventOf, tokenRow } from './rows'
import type { View } from './types.gen'

export { percent }

/** A name in at most two lines of about equal length. */
export function wrap(name: string, letters: number): string[] {
  if (name.length <= letters || !name.includes(' ')) return [name]
  const words = name.split(' ')
  let best = [name]
  let length = Infinity
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const longest = Math.max(...lines.map((line) => line.length))
    if (longest < length) [best, length] = [lines, longest]
  }
  return best
}

/** The letter of a seat's witch, in the reader's language. */
export function letterOf(voice: Voice, witch: string, seat: number): string {
  return witch ? voice.name('witch', witch, 'short').slice(0, 1).toUpperCase() : String(seat + 1)
}

/** What her witch is called, in short. */
export const nickOf = (voice: Voice, witch: string) => voice.name('witch', witch, 'short')

/** Whether the problem on a space is a hard one: closed ones always are. */
export function isHard(view: View, book: Book, space: string): boolean {
  const problem = view.problems[space]
  if (!problem || problem.token === null) return true
  return tokenRow(book, problem.token)?.hard ?? problem.closed
}

/** What explains what lies on a space: the problem and its state before a witch, tea before a bare place. */
export function helpOf(view: View, book: Book, space: string, tea: boolean): string {
  const problem = view.problems[space]
  if (problem?.crises) return 'crisis'
  if (problem?.token === null) return 'closed'
  if (problem) return isHard(view, book, space) ? 'hard' : 'easy'
  if (tea) return 'tea'
  return view.players.some((player) => player.at === space) ? 'witch' : 'space'
}

/** Everything a screen reader should say of a space. */
export function describe(
  view: View,
  voice: Voice,
  space: string,
  more: { odds?: OddsInfo | null; fresh?: boolean; tea?: boolean; refusal?: string | null },
): string {
  const problem = view.problems[space]
  const parts = [voice.name('space', space)]
  if (problem?.token) {
    const args = { token: voice.name('token', problem.token), target: problem.target ?? 0 }
    parts.push(voice.say('web-witches-problem', args))
  }
  if (problem?.closed) parts.push(voice.say('token-closed'))
  if (problem?.crises) parts.push(voice.say('web-witches-count-crises', { n: problem.crises }))
  const there = view.players.filter((player) => player.at === space && player.witch)
  if (there.length) parts.push(voice.listed(there.map((player) => nickOf(voice, player.witch))))
  if (!problem && !there.length) parts.push(voice.say('web-witches-empty'))
  if (more.fresh) parts.push(voice.say('web-witches-new'))
  if (more.tea) parts.push(voice.say('web-witches-tea'))
  if (more.odds) {
    const { chance, best } = more.odds
    parts.push(voice.say('web-witches-odds', { chance: percent(chance), best: percent(best) }))
  }
  if (more.refusal) parts.push(more.refusal)
  return parts.map((part) => part.replace(/[.\s]+$/, '')).join('. ') + '.'
}

/** The options of the questions asked that concern a thing. */
export function optionsOf(asks: AskInfo[], ref: string) {
  return asks.flatMap((ask) => ask.options.filter((option) => option.refs.includes(ref)))
}

/** A problem is new until the turn in which it came is over. */
export function newProblems(events: readonly Numbered[], view: View): Set<string> {
  const began = events.findLastIndex(([, event]) => event.event === 'turn-began')
  const came = events.slice(began + 1).flatMap(([, event]) => {
    const told = eventOf(event)
    return told.event === 'appeared' || told.event === 'appeared-closed' ? [told.at] : []
  })
  return new Set(began < 0 ? [] : came.filter((space) => space in view.problems))
}
