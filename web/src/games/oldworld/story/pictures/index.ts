/** Which picture goes with a story: by deck, by the ground it happens on, by its name. */
import { chance, defs, LIGHTS, NIGHT, sky } from './brush'
import { gate, harbour, inn, street } from './city'
import { camp, forest, mill, pass, sea, swamp } from './wilds'

const PICTURES = { street, inn, gate, harbour, forest, camp, swamp, mill, pass, sea }
export type PictureName = keyof typeof PICTURES

const CITY: Record<string, PictureName[]> = {
  forest: ['street', 'inn', 'gate'],
  mountain: ['gate', 'inn', 'street'],
  water: ['harbour', 'street', 'inn'],
  wild: ['street', 'gate', 'inn'],
}
const WILDS: Record<string, PictureName[]> = {
  forest: ['forest', 'camp', 'mill'],
  mountain: ['pass', 'camp', 'pass'],
  water: ['swamp', 'sea', 'mill'],
  wild: ['camp', 'pass', 'forest'],
}

const count = (name: string) => [...name].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 997

/** The picture of a story; events may be anywhere. */
export function pictureOf(story: string, terrain: string): PictureName {
  const n = count(story)
  const city = story.startsWith('city') || (story.startsWith('event') && n % 2 === 0)
  const choice = (city ? CITY : WILDS)[terrain] ?? CITY['wild']!
  return choice[n % choice.length]!
}

/** Its drawing, for a viewBox of 600 by 640. */
export function draw(name: PictureName, story: string): string {
  const light = LIGHTS[count(`${story} light`) % LIGHTS.length] ?? NIGHT
  const go = chance(story)
  return defs(light) + sky() + PICTURES[name](go, light)
}
