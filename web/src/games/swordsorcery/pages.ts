/** The side of the table: the quest, and the enemies with what they are up to. */
import type { Desk } from '../../lib/desk.svelte'
import type { SidePage } from '../../lib/game'
import { together } from './plans.svelte'
import { aimedFoe } from './side/aim'
import Foes from './side/Foes.svelte'
import Plans from './side/Plans.svelte'
import Quest from './side/Quest.svelte'
import type { View } from './types.gen'

export function pages(desk: Desk): SidePage[] {
  const view = desk.view as View
  const voice = desk.voice!
  return [
    { id: 'quest', name: voice.say('web-swordsorcery-quest'), part: 'plot', Page: Quest },
    {
      id: 'foes',
      name: voice.say('web-swordsorcery-foes'),
      count: view.foes.length,
      icon: 'goblin-head',
      part: 'plot',
      Page: Foes,
      asked: aimedFoe(desk) !== null,
    },
    ...(together(desk)
      ? [
          {
            id: 'plans',
            name: voice.say('web-swordsorcery-plans'),
            count: desk.line.plans.length || undefined,
            icon: 'treasure-map',
            Page: Plans,
          },
        ]
      : []),
  ]
}
