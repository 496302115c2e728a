import type { Component } from 'svelte'
import type { Desk } from '../../../lib/desk.svelte'
import type { AskInfo } from '../../../lib/protocol.gen'
import type { View } from '../types.gen'
import AttackScene from './AttackScene.svelte'
import ChoiceScene from './ChoiceScene.svelte'
import GrowScene from './GrowScene.svelte'
import HeroScene from './HeroScene.svelte'
import ShopScene from './ShopScene.svelte'
import SoulScene from './SoulScene.svelte'
import StoryScene from './StoryScene.svelte'

/** A scene that takes the board's box. */
export type Scene = Component<{ desk: Desk }>
export type SceneName = 'attack' | 'story' | 'shop' | 'hero' | 'souls' | 'grow' | 'choice'

const SCENES: Record<SceneName, Scene> = {
  attack: AttackScene,
  story: StoryScene,
  shop: ShopScene,
  hero: HeroScene,
  souls: SoulScene,
  grow: GrowScene,
  choice: ChoiceScene,
}

/** Questions about dice and their symbols. */
const ABOUT_DICE = ['spend', 'spend-enemy', 'guard', 'reroll', 'second-chance', 'ammo']
const GROWING = ['learn', 'talent']
/** Questions about cards that lie nowhere on the map. */
const ABOUT_CARDS = ['keep', 'soul-weapon', 'trap', 'turn-power', 'reorganize', 'exchange', 'condition', 'cure', 'rune']

/** Which scene this position and its question want; none while the map is asked about. */
export function sceneName(view: View, ask: AskInfo | null): SceneName | null {
  const about = ask?.about ?? ''
  if (view.blow && (ABOUT_DICE.includes(about) || about.startsWith('react-'))) return 'attack'
  if (view.guard && !ask) return 'attack'
  if (about === 'story' || about === 'vote') return 'story'
  if (about === 'shop') return 'shop'
  if (about === 'hero' || about === 'party') return 'hero'
  if (about === 'souls') return 'souls'
  if (GROWING.includes(about)) return 'grow'
  return ABOUT_CARDS.includes(about) ? 'choice' : null
}

/** What lies over the map just now, also while its answer is on its way; null while the map is asked about. */
export function sceneOf(desk: Desk): Scene | null {
  const view: View | null = desk.view
  const name = view && sceneName(view, desk.asking)
  return name ? SCENES[name] : null
}
