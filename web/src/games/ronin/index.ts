import type { Desk } from '../../lib/desk.svelte'
import type { GameClient, SidePage, Step } from '../../lib/game'
import { addIcons } from '../../lib/icons'
import { icons } from '../../lib/icons.ronin.generated'
import type { Voice } from '../../lib/voice'
import { cues } from './beats'
import cast from './cast.json'
import Beside from './Beside.svelte'
import Board from './Board.svelte'
import Coming from './Coming.svelte'
import Cover from './Cover.svelte'
import { EMBLEM, OWN_ICONS, ROMAN, SEAT_COLOUR, TAG_ICON } from './data'
import Hand from './Hand.svelte'
import HowPicture from './HowPicture.svelte'
import Reveal from './Reveal.svelte'
import Seats from './Seats.svelte'
import Signs from './Signs.svelte'
import { peopleOf, secret } from './standing'
import Strip from './Strip.svelte'
import type { View } from './types.gen'

addIcons({ ...icons, ...OWN_ICONS })

const STEP: Record<string, number> = { refill: 0, take: 0, order: 0, choose: 1, effects: 1, tea: 2 }
const BEFORE = ['characters', 'automas', 'boards', 'start']
const AFTER = ['score', 'keep', 'kept', 'quest', 'over']

/** Take, play, tea; before the first turn and between chapters one step says what is done. */
function steps(view: View, voice: Voice): Step[] {
  if (BEFORE.includes(view.phase) || AFTER.includes(view.phase)) {
    return [{ id: view.phase, label: voice.say(`phase-${view.phase}`), state: 'now' }]
  }
  const at = STEP[view.phase] ?? 0
  return ['take', 'play', 'tea'].map((id, n) => ({
    id,
    label: voice.say(`web-ronin-step-${id}`),
    state: n < at ? 'done' : n === at ? 'now' : 'later',
  }))
}

/** Cards that lie in sight: a list of their long names opens behind one button. */
const FOLDED = ['keep', 'again', 'swap-in', 'swap-out', 'toss', 'play', 'cover', 'lose-token', 'train']

/** Beside the log: what the pairs would bring, or who is ready and what the others do. */
function pages(desk: Desk): SidePage[] {
  const view = desk.view as View
  const voice = desk.voice!
  const pairs = desk.ask?.options.some((each) => each.option.do === 'take-pair') ?? false
  if (pairs) return [{ id: 'coming', name: voice.say('web-ronin-pairs-tab'), Page: Coming, asked: true }]
  const people = peopleOf(view)
  if (people.length < 2) return []
  const ready = people.filter((seat) => !(desk.state?.waiting ?? []).includes(seat)).length
  const count = secret(view) ? `${ready}/${people.length}` : undefined
  return [{ id: 'coming', name: voice.say('web-ronin-who-ready'), count, Page: Coming }]
}

const client: GameClient<View> = {
  Board,
  Seats,
  Beside,
  Strip,
  Hand,
  Signs,
  pages,
  Cover,
  cast,
  HowPicture,
  theatre: { cues, Scene: Reveal },
  shape: (ask) => (FOLDED.includes(ask.options[0]?.option.do ?? '') ? 'folded' : 'flat'),
  telling: { good: ['scored', 'quest-scored', 'golden-scored', 'partners-scored'], bad: [] },
  unmasks: ['first-player', 'character-taken'],
  steps,
  colour: (view, seat) => SEAT_COLOUR[view.players[seat]?.character ?? ''] ?? '',
  letter: (view, seat, voice) => {
    const who = view.players[seat]?.character
    return who ? voice.say(`web-ronin-letter-${who}`) : String(seat + 1)
  },
  nick: (view, seat, voice) => {
    const who = view.players[seat]?.character
    return who ? voice.name('character', who) : null
  },
  points: (view) => view.players.filter((player) => !player.automa).map((player) => player.vp),
  turn: (view) => {
    const begun = !BEFORE.includes(view.phase)
    const turn = begun ? view.chapter * view.turns + Math.min(view.turns, view.turn + 1) : 0
    return { turn, turns: view.turns * view.chapters }
  },
  when: (view, voice, short) => {
    const turn = Math.min(view.turns, view.turn + 1)
    if (BEFORE.includes(view.phase)) return ''
    return short
      ? `${ROMAN[view.chapter]} ${turn}/${view.turns}`
      : voice.say('web-ronin-where', { chapter: view.chapter + 1, turn })
  },
  icon: (tag) => TAG_ICON[tag as keyof typeof TAG_ICON] ?? null,
  emblem: (view, seat) => EMBLEM[view.players[seat]?.character ?? ''] ?? 'person',
}

export default client
