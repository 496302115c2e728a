import type { GameClient, Step } from '../../lib/game'
import { addIcons } from '../../lib/icons'
import { icons } from '../../lib/icons.swordsorcery.generated'
import type { AskInfo, OptionInfo } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import { concerns, cues, whose } from './beats'
import Board from './Board.svelte'
import cast from './cast.json'
import Cover from './Cover.svelte'
import { HERO_COLOUR, HERO_ICON, TAG_ICON } from './data'
import Hand from './Hand.svelte'
import HowPicture from './HowPicture.svelte'
import { pages } from './pages'
import { choices, ledBy, ownOf } from './rows'
import Stage from './scenes/Stage.svelte'
import Road from './road/Road.svelte'
import Seats from './seats/Seats.svelte'
import Tip from './side/Tip.svelte'
import Strip from './Strip.svelte'
import type { Option, View } from './types.gen'

addIcons(icons)

/** The phases of a round; a turn of the enemies is part of the battle. */
const PHASES = ['time', 'battle', 'event'] as const
const WHICH: Record<string, (typeof PHASES)[number]> = {
  time: 'time',
  hero: 'battle',
  enemy: 'battle',
  battle: 'battle',
  event: 'event',
}

function steps(view: View, voice: Voice): Step[] {
  const now = WHICH[view.phase]
  if (!now) return [{ id: 'setup', label: voice.say('web-swordsorcery-phase-setup'), state: 'now' }]
  const at = PHASES.indexOf(now)
  return PHASES.map((id, n) => ({
    id,
    label: voice.say(`web-swordsorcery-phase-${id}`),
    state: n < at ? 'done' : n === at ? 'now' : 'later',
  }))
}

/** Questions with many things of different kinds: a kind is a button. */
const CROWDED = ['turn', 'ghost', 'shop', 'reorganize', 'exchange', 'companion']
/** What lies at hand: one of it has a button of its own; so has the end. */
const AT_HAND: Option['do'][] = ['read-on', 'do', 'search', 'search-heap', 'open-chest', 'pick-coins', 'pick-loot']
const ENDS: Option['do'][] = ['end-turn', 'go-on']

/** The attack that wounds most surely first, then what lies at hand, then the end of the turn, which is never hidden. */
function apart(ask: AskInfo): OptionInfo[] {
  const best = choices(ask, 'strike', 'use-power', 'spend')
    .filter((each) => each.odds)
    .sort((one, other) => other.odds!.chance - one.odds!.chance)
    .slice(0, 1)
  const near = AT_HAND.flatMap((kind) => choices(ask, kind)).slice(0, 1)
  return [...best, ...near, ...choices(ask, ...ENDS)]
}

const client: GameClient<View> = {
  Board,
  Seats,
  Strip,
  Hand,
  Pointed: Tip,
  pages,
  Road,
  Cover,
  cast,
  HowPicture,
  theatre: { cues, concerns, whose, Scene: Stage },
  shape: (ask) => (CROWDED.includes(ask.about) ? 'mixed' : 'flat'),
  apart,
  loses: ['drop', 'drop-coins', 'sell'],
  telling: { good: ['slain', 'ranked-up', 'raised'], bad: ['became-ghost'] },
  unmasks: ['hero-taken'],
  steps,
  colour: (view, seat) => HERO_COLOUR[ownOf(view, seat)?.who ?? ''] ?? '',
  letter: (view, seat, voice) => {
    const who = ownOf(view, seat)?.who
    return who ? voice.name('hero', who).slice(0, 1) : String(seat + 1)
  },
  nick: (view, seat, voice) => {
    const who = ledBy(view, seat).map((each) => each.who)
    return who.length && who.every(Boolean) ? voice.listed(who.map((each) => voice.name('hero', each))) : null
  },
  points: (view) => {
    const seats = 1 + Math.max(-1, ...view.heroes.map((each) => each.seat))
    const worth = (seat: number) => ledBy(view, seat).reduce((sum, { rank, deaths }) => sum + rank - deaths, 0)
    return Array.from({ length: seats }, (_, seat) => worth(seat))
  },
  turn: (view) => ({ turn: view.round, turns: 0 }),
  when: (view, voice, short) =>
    view.round ? voice.say(`web-swordsorcery-round${short ? '.short' : ''}`, { n: view.round }) : '',
  deed: (of, view, voice) => {
    const option = of as Option
    if (option.do === 'walk') return voice.say('web-swordsorcery-do-walk', { to: voice.name('area', option.to) })
    if (option.do === 'fly') return voice.say('web-swordsorcery-do-fly', { to: voice.name('area', option.to) })
    return null
  },
  icon: (tag) => TAG_ICON[tag as keyof typeof TAG_ICON] ?? null,
  here: (view) => {
    const own = ownOf(view, view.me)
    return own?.body?.at ? `area:${own.body.at}` : null
  },
  emblem: (view, seat) => HERO_ICON[ownOf(view, seat)?.who ?? ''] ?? 'person',
}

export default client
