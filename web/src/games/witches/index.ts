import type { GameClient } from '../../lib/game'
import { addIcons } from '../../lib/icons'
import { icons } from '../../lib/icons.witches.generated'
import { t } from '../../lib/language.svelte'
import { oddsOf } from '../../lib/prompt'
import { cues } from './beats'
import Board from './Board.svelte'
import cast from './cast.json'
import Cover from './Cover.svelte'
import Dangers from './Dangers.svelte'
import Foot from './Foot.svelte'
import Hand from './Hand.svelte'
import HowPicture from './HowPicture.svelte'
import Odds from './Odds.svelte'
import Seats from './Seats.svelte'
import Verdict from './Verdict.svelte'
import { ICON, TOKEN_ICON } from './data/pictures'
import { COLOURS, EMBLEMS } from './data/witches'
import { eventOf } from './rows'
import { letterOf, nickOf } from './say'
import { steps } from './steps'
import type { View } from './types.gen'

addIcons(icons)

const client: GameClient<View> = {
  Board,
  Seats,
  Hand,
  Foot,
  Cover,
  cast,
  HowPicture,
  ample: true,
  pages: (desk) => [
    {
      id: 'odds',
      name: t('web-odds-tab'),
      part: 'odds',
      Page: Odds,
      asked: oddsOf(desk.ask, desk.pointed ?? '') !== null,
    },
    { id: 'lancre', name: desk.voice!.say('web-witches-map'), part: 'dangers', Page: Dangers },
  ],
  steps,
  theatre: { cues, Scene: Verdict },
  telling: { good: ['solved', 'solved-at-once', 'pig-cured'], bad: ['aliss-taken', 'failed'] },
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
  points: (view) => view.players.map((player) => player.points),
  turn: (view) => ({ turn: view.turn, turns: view.turns }),
  momentIcon: (of) => {
    const event = eventOf(of)
    return event.event === 'aliss-taken' ? ICON.aliss : 'token' in event ? (TOKEN_ICON[event.token] ?? null) : null
  },
  emblem: (view, seat) => EMBLEMS[view.players[seat]?.witch ?? ''] ?? 'pointy-hat',
}

export default client
