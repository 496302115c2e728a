import type { MapGame } from '../../lib/game'
import { addIcons } from '../../lib/icons'
import { icons } from '../../lib/icons.witches.generated'
import Attempt from './Attempt.svelte'
import { cues } from './beats'
import Board from './Board.svelte'
import Card from './Card.svelte'
import cast from './cast.json'
import Cover from './Cover.svelte'
import Dangers from './Dangers.svelte'
import SeatDetails from './SeatDetails.svelte'
import Verdict from './Verdict.svelte'
import YouDetails from './YouDetails.svelte'
import { ICON, TOKEN_ICON } from './data/pictures'
import { UPRIGHT } from './data/upright'
import { WIDE } from './data/wide'
import { COLOURS, EMBLEMS } from './data/witches'
import { eventOf } from './rows'
import { letterOf, nickOf } from './say'
import { steps } from './steps'
import type { View } from './types.gen'

addIcons(icons)

const client: MapGame<View> = {
  Board,
  Card,
  Attempt,
  SeatDetails,
  Dangers,
  YouDetails,
  Cover,
  cast,
  steps,
  theatre: { cues, Scene: Verdict },
  telling: { good: ['solved', 'solved-at-once', 'pig-cured'], bad: ['aliss-taken', 'failed'] },
  cards: (view) => (view.seat === null ? [] : (view.players[view.seat]?.hand ?? [])),
  colour: (view, seat) => COLOURS[view.players[seat]?.witch ?? ''] ?? '',
  letter: (view, seat, voice) => letterOf(voice, view.players[seat]?.witch ?? '', seat),
  nick: (view, seat, voice) => {
    const witch = view.players[seat]?.witch
    return witch ? nickOf(voice, witch) : null
  },
  here: (view) => {
    const at = view.seat === null ? '' : view.players[view.seat]?.at
    return at ? `space:${at}` : null
  },
  danger: (view) => Object.values(view.problems).reduce((sum, problem) => sum + problem.crises, 0),
  inAttempt: (view) => view.attempt !== null,
  points: (view) => view.players.map((player) => player.points),
  turn: (view) => ({ turn: view.turn, turns: view.turns }),
  aspect: { wide: WIDE.width / WIDE.height, upright: UPRIGHT.width / UPRIGHT.height },
  momentIcon: (of) => {
    const event = eventOf(of)
    return event.event === 'aliss-taken' ? ICON.aliss : 'token' in event ? (TOKEN_ICON[event.token] ?? null) : null
  },
  emblem: (view, seat) => EMBLEMS[view.players[seat]?.witch ?? ''] ?? 'pointy-hat',
}

export default client
