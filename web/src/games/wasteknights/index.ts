import type { GameClient, Step } from '../../lib/game'
import type { AskInfo } from '../../lib/protocol.gen'
import { addIcons } from '../../lib/icons'
import { icons } from '../../lib/icons.wasteknights.generated'
import type { Voice } from '../../lib/voice'
import { concerns, cues, whose } from './beats'
import Board from './Board.svelte'
import cast from './cast.json'
import { chronicle } from './chronicle'
import Cover from './Cover.svelte'
import Hand from './Hand.svelte'
import HowPicture from './HowPicture.svelte'
import { KNIGHT_COLOUR, KNIGHT_ICON, OWN_ICONS, TAG_ICON } from './data'
import { ledBy, ownOf, says } from './rows'
import { pages } from './pages'
import Stage from './scenes/stage/Stage.svelte'
import { letterOf } from './scenes/story/tale'
import Seats from './seats/Seats.svelte'
import Strip from './Strip.svelte'
import Tip from './side/Tip.svelte'
import type { View } from './types.gen'

addIcons({ ...icons, ...OWN_ICONS })

/** The adventure in which knights are rivals. */
const RIVALRY = 'a4'

/** What an action was; a story action has no name of its own here. */
const deedOf = (name: string, voice: Voice): string =>
  voice.first([`web-wasteknights-acted-${name}`, 'web-wasteknights-acted-story'])

/** Whether the last action is still under way: nothing is left of the turn, or something of it lies open. */
const busy = (view: View): boolean =>
  view.acted.length > 0 &&
  (!view.left ||
    Boolean(view.fight ?? view.deal ?? view.drive ?? view.roll) ||
    view.reading.length > 0 ||
    view.card !== '')

/** The actions of a turn; before the first turn and after the last one step says what is done. */
function steps(view: View, voice: Voice): Step[] {
  if (view.phase !== 'turn')
    return [{ id: view.phase, label: voice.say(`web-wasteknights-phase-${view.phase}`), state: 'now' }]
  const begun = view.acted.length
  const done = busy(view) ? begun - 1 : begun
  const labels = Array.from({ length: begun + view.left }, (_, n) =>
    n < begun ? deedOf(view.acted[n]!, voice) : voice.say('web-wasteknights-action', { n: n + 1 }),
  )
  return labels.map((label, n) => ({
    // Where one of them is called otherwise, the row is a new one: none is pushed aside.
    id: `${n} ${labels.join()}`,
    help: 'step-action',
    label,
    state: n < done ? 'done' : n === done ? 'now' : 'later',
  }))
}

/** The weapon that fells most often comes first. */
const strongest = ({ options }: AskInfo) =>
  [...options].sort((one, other) => (other.odds?.chance ?? 0) - (one.odds?.chance ?? 0)).slice(0, 1)

/** As much of a name as a button of the question holds: the rest stands on the page. */
const ROOM = 15
function clipped(name: string): string {
  if (name.length <= ROOM) return name
  const cut = name.slice(0, ROOM - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > 0 ? cut.slice(0, space) : cut}…`
}

/** Questions with many things of different kinds: a kind is a button. */
const CROWDED = ['action', 'camp', 'market', 'trade', 'gear', 'own-way', 'upgrade']

const client: GameClient<View> = {
  Board,
  Seats,
  Strip,
  Hand,
  Pointed: Tip,
  pages,
  Cover,
  HowPicture,
  cast,
  chronicle,
  theatre: { cues, concerns, whose, Scene: Stage },
  shape: (ask) => (CROWDED.includes(ask.about) ? 'mixed' : 'flat'),
  loses: ['discard'],
  apart: (ask) => (ask.about === 'weapon' ? strongest(ask) : ask.options.filter((each) => says(each, 'do'))),
  telling: { good: ['fight-over', 'upgraded', 'renown'], bad: ['fell', 'wrecked-it'] },
  unmasks: ['first-player', 'knight-taken'],
  steps,
  colour: (view, seat) => KNIGHT_COLOUR[ownOf(view, seat)?.who ?? ''] ?? '',
  letter: (view, seat, voice) => {
    const who = ownOf(view, seat)?.who
    return who ? voice.name('knight', who, 'short').slice(0, 1) : String(seat + 1)
  },
  nick: (view, seat, voice) => {
    const who = ledBy(view, seat).map((each) => each.who)
    return who.length && who.every(Boolean)
      ? voice.listed(who.map((each) => voice.name('knight', each, 'short')))
      : null
  },
  // As the end counts them: renown where knights are rivals, else experience.
  points: (view) => {
    const seats = 1 + Math.max(-1, ...view.knights.map((each) => each.seat))
    const worth = view.adventure === RIVALRY ? 'renown' : 'xp'
    return Array.from({ length: seats }, (_, seat) => ledBy(view, seat).reduce((sum, each) => sum + each[worth], 0))
  },
  turn: (view) => ({ turn: view.round, turns: 0 }),
  when: (view, voice, short) =>
    view.round ? voice.say(`web-wasteknights-round${short ? '.short' : ''}`, { n: view.round }) : '',
  deed: (option, _, voice) => {
    if (option.do !== 'choose') return null
    const way = String(option['way'])
    return `${letterOf(way, voice)}: ${clipped(voice.name('way', way))}`
  },
  icon: (tag) => TAG_ICON[tag as keyof typeof TAG_ICON] ?? null,
  here: (view) => {
    const own = ownOf(view, view.me)
    return own?.at ? `space:${own.at}` : null
  },
  emblem: (view, seat) => KNIGHT_ICON[ownOf(view, seat)?.who ?? ''] ?? 'person',
}

export default client
