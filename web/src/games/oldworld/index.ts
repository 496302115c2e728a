import type { GameClient, Step } from '../../lib/game'
import { addIcons } from '../../lib/icons'
import { icons } from '../../lib/icons.oldworld.generated'
import type { Voice } from '../../lib/voice'
import { concerns, cues, owed } from './beats'
import cast from './cast.json'
import Cover from './Cover.svelte'
import { OWN_ICONS, SCHOOL_ICON, SEAT_COLOUR, TAG_ICON } from './data'
import HowPicture from './HowPicture.svelte'
import { deed, strikeFirst } from './fight/deed'
import { apart } from './paying'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { pages } from './pages'
import Seats from './Seats.svelte'
import Stage from './stage/Stage.svelte'
import Strip from './Strip.svelte'
import Tip from './Tip.svelte'
import type { View } from './types.gen'

addIcons({ ...icons, ...OWN_ICONS })

const TURN = ['roam', 'deed', 'rest']
const FIGHT = ['effects', 'combo', 'resolve', 'draw']
const FIGHT_AT: Record<string, number> = { bets: 0, start: 0, turn: 0, prepare: 0, combo: 1, resolve: 2, over: 3 }

const row = (ids: string[], at: number, voice: Voice): Step[] =>
  ids.map((id, n) => ({
    id,
    label: voice.say(`web-oldworld-step-${id}`),
    state: n < at ? 'done' : n === at ? 'now' : 'later',
  }))

/** Road, deed, rest; in a fight its own steps; before the first turn one step says what is done. */
function steps(view: View, voice: Voice): Step[] {
  if (view.fight) {
    if (view.fight.step === 'bets') return [{ id: 'bets', label: voice.say('web-oldworld-bets'), state: 'now' }]
    if (view.fight.now < 0 || view.fight.step === 'monster')
      return [{ id: 'monster', label: voice.say('web-oldworld-monster-turn'), state: 'now' }]
    return row(FIGHT, FIGHT_AT[view.fight.step] ?? 0, voice)
  }
  const at = TURN.indexOf(view.phase)
  return at < 0 ? [{ id: view.phase, label: voice.say(`phase-${view.phase}`), state: 'now' }] : row(TURN, at, voice)
}

/** Few and different things: each has its own button. */
const FLAT = [
  'school',
  'put-monster',
  'extra-skill',
  'raise',
  'train',
  'deed',
  'track',
  'trail',
  'pour',
  'bet',
  'story',
  'attack',
  'wolf',
  'viper',
  'viper-trophy',
  'leshen',
  'striga',
  'ward',
  'use-now',
]

/** As many letters of a school's name as tell it from the others. */
function letters(voice: Voice, school: string): string {
  const name = voice.name('school', school, 'short')
  const others = Object.keys(SEAT_COLOUR)
    .filter((each) => each !== school)
    .map((each) => voice.name('school', each, 'short'))
  return name.slice(0, others.some((other) => other[0] === name[0]) ? 2 : 1)
}

const client: GameClient<View> = {
  Board,
  Seats,
  Strip,
  Hand,
  Pointed: Tip,
  pages,
  Cover,
  cast,
  HowPicture,
  theatre: { cues, concerns, owed, Scene: Stage },
  shape: (ask) => (FLAT.includes(ask.about) ? 'flat' : 'mixed'),
  apart: (ask) => [...strikeFirst(ask), ...apart(ask)],
  deed,
  telling: { good: ['trophy', 'won', 'beat-witcher', 'meditated'], bad: ['defeated'] },
  unmasks: ['first-player', 'school-taken'],
  steps,
  colour: (view, seat) => SEAT_COLOUR[view.players[seat]?.school ?? ''] ?? '',
  letter: (view, seat, voice) => {
    const school = view.players[seat]?.school
    return school ? letters(voice, school) : String(seat + 1)
  },
  nick: (view, seat, voice) => {
    const school = view.players[seat]?.school
    return school ? voice.name('school', school, 'short') : null
  },
  points: (view) => view.players.map((player) => player.marker),
  turn: (view) => ({ turn: view.turn, turns: 0 }),
  // On a phone whose blow it is takes the whole bar.
  when: (view, voice, phone) =>
    view.turn && !(phone && view.fight) ? voice.say('web-oldworld-turn', { n: view.turn }) : '',
  icon: (tag) => TAG_ICON[tag as keyof typeof TAG_ICON] ?? null,
  momentIcon: (event) => TAG_ICON[event.event as keyof typeof TAG_ICON] ?? null,
  here: (view) => (view.me === null ? null : `place:${view.players[view.me]?.at}`),
  emblem: (view, seat) => SCHOOL_ICON[view.players[seat]?.school ?? ''] ?? 'person',
}

export default client
