/** What skills are worth, in words. */
import type { Book } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import { SKILLS } from './data'
import { factsOf, schoolOf } from './rows'
import type { PlayerView, Skill } from './types.gen'

/** "draws 2 cards a fight turn": what a level of a skill means to this witcher. */
export function worth(
  voice: Voice,
  book: Book,
  player: PlayerView,
  skill: Skill,
  level = levelOf(player, skill),
): string {
  if (skill !== 'specialty') return voice.say(`web-oldworld-worth-${skill}`, { n: factsOf(book).values[level] ?? 0 })
  if (!player.school) return ''
  const [one, two] = schoolOf(book, player.school)?.specialty[level - 1] ?? [0, 0]
  return voice.say(`web-oldworld-worth-${player.school}`, { one, two })
}

const levelOf = (player: PlayerView, skill: Skill): number => player.skills[SKILLS.indexOf(skill)] ?? 1

/** What a skill is worth now, and one step higher. */
export function worthNow(voice: Voice, book: Book, player: PlayerView, skill: Skill): string {
  const level = levelOf(player, skill)
  const at = (n: number) => ({ n, worth: worth(voice, book, player, skill, n) })
  const now = voice.say('web-oldworld-skill-now', at(level))
  return level < factsOf(book).most_level ? `${now} ${voice.say('web-oldworld-skill-next', at(level + 1))}` : now
}

/** The name of a skill; the specialty has its own in each school. */
export function skillName(voice: Voice, player: PlayerView | undefined, skill: Skill): string {
  return skill === 'specialty' && player?.school
    ? voice.say(`school-${player.school}.specialty`)
    : voice.name('skill', skill)
}
