import type { ChronicleFace } from '../../../lib/game'
import { STRANGER } from '../../../lib/cast'
import { KNIGHT_COLOUR, KNIGHT_ICON } from '../data'
import Poster from './Poster.svelte'

/** What each epilogue is stamped with. */
const ENDING_ICON: Record<string, string> = {
  'a1-w1': 'briefcase',
  'a1-w2': 'night-sleep',
  'a1-w3': 'stamper',
  'a1-l1': 'hourglass',
  'a1-l2': 'envelope',
  'a2-GW': 'sprout',
  'a2-RP': 'drop',
  'a2-WW': 'well',
  'a2-CD': 'dust-cloud',
  'a3-BU': 'tombstone',
  'a3-GU': 'guarded-tower',
  'a3-IK': 'robot-golem',
  'a3-SC': 'wildfires',
  'a4-gl': 'scales',
  'a4-pl': 'feathered-wing',
  'a4-cl': 'radioactive',
  'a4-rl': 'files',
  'a4-sh': 'queen-crown',
  'a4-no': 'dust-cloud',
}

/** Whether one rides alone, together or against each other. */
const KIND_ICON: Record<string, string> = {
  a1: 'person',
  a2: 'shaking-hands',
  a3: 'shaking-hands',
  a4: 'crossed-swords',
}

/** How Waste Knights looks in the chronicles. */
export const chronicle: ChronicleFace = {
  Poster,
  hard: 'animal-skull',
  kind: (tale) => KIND_ICON[tale] ?? 'open-book',
  ending: (id) => ENDING_ICON[id] ?? 'scroll-unfurled',
  role: (who, voice) => ({
    icon: KNIGHT_ICON[who] ?? STRANGER.icon,
    colour: KNIGHT_COLOUR[who] ?? STRANGER.colour,
    name: voice.name('knight', who, 'short'),
  }),
}
