/** The side of the table: the quest, and the enemies with what they are up to. */
import type { Desk } from '../../lib/desk.svelte'
import type { SidePage } from '../../lib/game'
import { aimedFoe } from './side/aim'
import Foes from './side/Foes.svelte'
import Quest from './side/Quest.svelte'
import type { View } from './types.gen'

export function pages(desk: Desk): SidePage[] {
  const view = desk.view as View
  const voice = desk.voice!
  return [
    { id: 'quest', name: voice.say('web-swordsorcery-quest'), count: view.shards, part: 'quest', Page: Quest },
    {
      id: 'foes',
      name: voice.say('web-swordsorcery-foes'),
      count: view.foes.length,
      part: 'foes',
      Page: Foes,
      asked: aimedFoe(desk) !== null,
    },
  ]
}
