import type { Option as AnyOption, AskInfo, OptionInfo } from '../../../lib/protocol.gen'
import type { Voice } from '../../../lib/voice'
import { says } from '../rows'
import type { Option, View } from '../types.gen'
import { shortSums, sums } from './sums'

/** "Strike for 6": what finishing the combo would do; "Choose A", for the ways of a story lie in sight. */
export function deed(of: AnyOption, view: View, voice: Voice): string | null {
  const option = of as Option
  if (option.do === 'choose') return voice.say('web-oldworld-story-choose', { way: option.way })
  if (option.do !== 'done') return null
  const all = view.fight ? sums(view) : shortSums(view)
  const n = all?.damage.total ?? 0
  return voice.say(n ? 'web-oldworld-strike' : 'web-oldworld-strike-none', { n })
}

/** In a combo under way to strike is the usual answer; cards are laid where they lie. */
export function strikeFirst(ask: AskInfo): OptionInfo[] {
  return ask.about === 'combo' ? ask.options.filter((each) => says(each, 'done')) : []
}
