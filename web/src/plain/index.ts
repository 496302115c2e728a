import type { GameClient } from '../lib/game'
import { addIcons } from '../lib/icons'
import { icons } from '../lib/icons.plain.generated'
import cast from './cast.json'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Seats from './Seats.svelte'
import { numberIn, playersOf } from './view'

addIcons(icons)

const COLOURS = ['blue', 'green', 'red', 'gold', 'violet', 'steel', 'snow', 'brown']
/** Fields of a player under which games keep what counts; else the first number is taken for it. */
const POINTS = ['points', 'score', 'vp']

/** The face of a game that brings none: its view as it is told, its questions as buttons. */
const plain: GameClient = {
  Board,
  Seats,
  Cover,
  cast,
  pages: () => [],
  telling: { good: [], bad: [] },
  steps: () => [],
  colour: (_, seat) => COLOURS[seat % COLOURS.length]!,
  letter: (_, seat) => String(seat + 1),
  nick: () => null,
  points: (view) => playersOf(view).map((player) => numberIn(player, ...POINTS, ...Object.keys(player))),
  turn: (view) => ({ turn: numberIn(view, 'turn', 'round'), turns: numberIn(view, 'turns', 'rounds') }),
  when: (view, voice) => {
    const [turn, turns] = [numberIn(view, 'turn', 'round'), numberIn(view, 'turns', 'rounds')]
    return turns ? voice.say('web-plain-turn', { turn: Math.min(turn + 1, turns), turns }) : ''
  },
  shape: () => 'flat',
  emblem: () => 'person',
}

export default plain
