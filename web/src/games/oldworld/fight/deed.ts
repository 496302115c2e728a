import type { AskInfo, Book, Option, OptionInfo } from '../../../lib/protocol'
import type { Voice } from '../../../lib/voice'
import type { View } from '../types'
import { shortSums, sums } from './sums'

/** "Strike for 6": what finishing the combo would do; "Choose A", for the ways of a story lie in sight. */
export function deed(option: Option, view: View, voice: Voice, book: Book): string | null {
  if (option.do === 'choose') return voice.say('web-oldworld-story-choose', { way: String(option['way']) })
  if (option.do !== 'done') return null
  const all = view.fight ? sums(view) : shortSums(book, view)
  const n = all?.damage.total ?? 0
  return voice.say(n ? 'web-oldworld-strike' : 'web-oldworld-strike-none', { n })
}

/** In a combo under way to strike is the usual answer; cards are laid where they lie. */
export function strikeFirst(ask: AskInfo): OptionInfo[] {
  return ask.about === 'combo' ? ask.options.filter((each) => each.option.do === 'done') : []
}
