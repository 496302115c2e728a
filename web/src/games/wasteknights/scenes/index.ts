import type { Component } from 'svelte'
import type { Desk } from '../../../lib/desk.svelte'
import type { AskInfo } from '../../../lib/protocol.gen'
import type { View } from '../types.gen'
import CampScene from './camp/CampScene.svelte'
import CardScene from './cards/CardScene.svelte'
import ChoiceScene from './cards/ChoiceScene.svelte'
import DealScene from './deal/DealScene.svelte'
import FightScene from './fight/FightScene.svelte'
import { isLaid } from './stage/stage'
import StoryScene from './story/StoryScene.svelte'

/** A scene that takes the board's box. */
export type Scene = Component<{ desk: Desk }>
export type SceneName = 'fight' | 'deal' | 'story' | 'card' | 'camp' | 'choice'

const SCENES: Record<SceneName, Scene> = {
  fight: FightScene,
  deal: DealScene,
  story: StoryScene,
  card: CardScene,
  camp: CampScene,
  choice: ChoiceScene,
}

/** Questions that are answered on the map: it stays in sight. */
const ON_MAP = [
  'action',
  'dreaming',
  'route',
  'own-way',
  'turn-off',
  'on-the-way',
  'which-symbol',
  'spare-symbol',
  'tow',
  'cathedral',
  'join',
  'object',
]

/** Which scene this position and its question want; none while the map is asked about. */
export function sceneName(view: View, ask: AskInfo | null): SceneName | null {
  if (view.fight) return 'fight'
  if (view.deal) return 'deal'
  if (view.reading.length) return 'story'
  if (isLaid(view.card)) return 'card'
  if (!ask || ON_MAP.includes(ask.about)) return null
  return ask.about === 'camp' || (ask.about === 'heal' && view.acted.at(-1) === 'camp') ? 'camp' : 'choice'
}

/** What lies over the map just now, also while its answer is on its way; null while the map is asked about. */
export function sceneOf(desk: Desk): Scene | null {
  const view: View | null = desk.view
  const name = view && sceneName(view, desk.asking)
  return name ? SCENES[name] : null
}
