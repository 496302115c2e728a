/** What stands on each area now: figures, things, what can be chosen there. */
import type { Desk } from '../../../lib/desk.svelte'
import { drawing } from '../../../lib/icons'
import { oddsOf } from '../../../lib/prompt'
import { percent, type Voice } from '../../../lib/voice'
import { COMPANION_ICON, CONDITION_ICON, FOE_ICON, HERO_COLOUR, HERO_ICON, SYMBOL_ICON } from '../data'
import { paceTo } from '../foreseen'
import { questWord } from '../rows'
import type { BodyView, MapFact, Pace, View } from '../types.gen'
import type { Plan, Room } from './plan'

export interface Figure {
  ref: string
  kind: 'hero' | 'mate' | 'foe'
  /** The colour of a hero, the rank of an enemy. */
  look: string
  icon: string
  letter: string
  name: string
  life: number
  health: number
  ghost: boolean
  hidden: boolean
  active: boolean
  can: boolean
  pointed: boolean
  odds: string
  /** Conditions and fire, as icons. */
  marks: { icon: string; name: string }[]
  taunted: boolean
}
/** Something that lies there; `ref` where it can be chosen by itself. */
export interface Thing {
  id: string
  kind:
    'chest' | 'search' | 'shadow' | 'story' | 'token' | 'rune' | 'coins' | 'items' | 'loot' | 'key' | 'heap' | 'fire'
  icon: string
  name: string
  n: number
}
export interface Mark {
  room: Room
  name: string
  /** By which things it can be chosen: the area itself, a shrine or a gate in it. */
  refs: string[]
  can: boolean
  pointed: boolean
  here: boolean
  /** What the step there costs, where it can be taken. */
  pace: Pace | null
  figures: Figure[]
  things: Thing[]
  shrine: 'lit' | 'dark' | ''
  gates: { id: string; open: boolean; symbol: string; icon: string; can: boolean }[]
}

const icon = (name: string) => drawing(name)

export function marks(desk: Desk, plan: Plan, map: MapFact): Mark[] {
  const view = desk.view as View
  const voice = desk.voice!
  const here = view.heroes.find((each) => each.body?.ref === view.active)?.body?.at ?? ''
  const refsOf = (area: string) => [
    `area:${area}`,
    ...map.shrines.filter((each) => each.area === area).map((each) => `shrine:${each.id}`),
    ...map.gates.filter((each) => each.area === area).map((each) => `gate:${each.id}`),
  ]
  return [...plan.rooms.values()].map((room) => ({
    room,
    name: voice.name('area', room.id),
    refs: refsOf(room.id),
    can: refsOf(room.id).some((ref) => desk.lit.has(ref)),
    pointed: refsOf(room.id).includes(desk.pointed ?? ''),
    here: here === room.id && (view.phase === 'hero' || view.turn !== null),
    pace: paceTo(desk, room.id),
    figures: figuresAt(desk, view, room.id),
    things: thingsAt(desk, view, room.id),
    shrine: shrineAt(view, map, room.id),
    gates: map.gates
      .filter((each) => each.area === room.id && each.id in view.ground.gates)
      .map((each) => ({
        id: each.id,
        open: view.ground.gates[each.id] ?? false,
        symbol: each.symbol,
        icon: icon(SYMBOL_ICON[each.symbol] ?? ''),
        can: desk.lit.has(`gate:${each.id}`),
      })),
  }))
}

function shrineAt(view: View, map: MapFact, area: string): 'lit' | 'dark' | '' {
  const found = map.shrines.find((each) => each.area === area)
  if (!found || !(found.id in view.ground.shrines)) return ''
  return view.ground.shrines[found.id] ? 'lit' : 'dark'
}

function common(desk: Desk, body: BodyView) {
  const voice = desk.voice!
  const refs = [`figure:${body.ref}`, `hero:${body.ref}`]
  const odds = refs.map((ref) => oddsOf(desk.ask, ref)).find(Boolean)
  const conditions = body.conditions.map((each) => ({
    icon: icon(CONDITION_ICON[each] ?? 'star-swirl'),
    name: voice.name('condition', each),
  }))
  const burns = body.fire.map((level) => ({ icon: icon('fire'), name: voice.name('condition', `fire-${level}`) }))
  return {
    ref: body.ref,
    name: voice.name('figure', body.ref),
    life: body.health - body.wounds,
    health: body.health,
    can: refs.some((ref) => desk.lit.has(ref)),
    pointed: refs.some((ref) => desk.pointed === ref),
    odds: odds ? percent(odds.chance) : '',
    marks: [...conditions, ...burns],
    ghost: false,
    hidden: false,
    active: false,
    taunted: false,
    letter: '',
  }
}

function figuresAt(desk: Desk, view: View, area: string): Figure[] {
  const out: Figure[] = []
  for (const hero of view.heroes)
    if (hero.body?.at === area)
      out.push({
        ...common(desk, hero.body),
        kind: 'hero',
        look: HERO_COLOUR[hero.who] ?? 'steel',
        icon: icon(HERO_ICON[hero.who] ?? 'person'),
        letter: desk.voice!.name('hero', hero.who).slice(0, 1),
        ghost: hero.ghost,
        hidden: hero.hidden,
        active: hero.body.ref === view.active && view.turn !== null,
      })
  for (const mate of view.companions)
    if (mate.body.at === area)
      out.push({
        ...common(desk, mate.body),
        kind: 'mate',
        look: HERO_COLOUR[view.heroes[mate.owner]?.who ?? ''] ?? 'steel',
        icon: icon(COMPANION_ICON[mate.card] ?? 'wolf-head'),
      })
  for (const foe of view.foes)
    if (foe.body.at === area)
      out.push({
        ...common(desk, foe.body),
        kind: 'foe',
        look: foe.rank,
        icon: icon(FOE_ICON[foe.kind] ?? 'orc-head'),
        active: view.acting === foe.body.ref,
        taunted: foe.taunted !== '',
      })
  return out
}

function thingsAt(desk: Desk, view: View, area: string): Thing[] {
  const { ground } = view
  const voice = desk.voice!
  const say = (id: string) => voice.say(`web-swordsorcery-${id}`)
  const out: Thing[] = []
  const add = (kind: Thing['kind'], drawn: string, name: string, n = 1) =>
    out.push({ id: `${kind}-${drawn}-${out.length}`, kind, icon: icon(drawn), name, n })
  if (ground.chests.includes(area)) add('chest', 'locked-chest', say('chest'))
  if (ground.searches.includes(area)) add('search', 'magnifying-glass', say('search'))
  if (area in ground.heaps) add('heap', 'backpack', say('heap'))
  const shadows = ground.shadows.filter((each) => each === area).length
  if (shadows) add('shadow', 'two-shadows', say('shadow'), shadows)
  if (ground.stories.includes(area)) add('story', 'open-book', say('story-card'))
  for (const [token, areas] of Object.entries(ground.tokens)) {
    const n = areas.filter((each) => each === area).length
    if (n) add('token', 'tied-scroll', questWord(voice, `${view.quest}-token-${token}`) || token, n)
  }
  for (const rune of ground.runes) if (rune.at === area) add('rune', 'aura', voice.name('token', rune.token))
  if (ground.fires[area]) add('fire', 'fire', voice.name('condition', `fire-${ground.fires[area]}`))
  if (ground.coins[area])
    add('coins', 'two-coins', voice.say('web-swordsorcery-crowns', { n: ground.coins[area]! }), ground.coins[area])
  if (ground.finds[area]) add('loot', 'swap-bag', say('loot'), ground.finds[area])
  if (ground.lying[area]?.length) {
    const lying = ground.lying[area]!
    add('items', 'battle-gear', voice.listed(lying.map((each) => voice.name('item', each.card))), lying.length)
  }
  if (ground.keys[area]?.length) add('key', 'key', say('key'), ground.keys[area]!.length)
  return out
}

/** Somebody on the map in words: who, and how much life is left; a ghost has none to lose. */
export const called = (voice: Voice, { name, life, health, ghost }: Mark['figures'][number]): string =>
  ghost
    ? voice.say('web-swordsorcery-figure-ghost', { who: name })
    : voice.say('web-swordsorcery-figure', { who: name, life, health })

/** All that can be said of an area, for those who do not see the map. */
export function areaLabel(desk: Desk, mark: Mark): string {
  const voice = desk.voice!
  const view = desk.view as View
  const ground = view.ground.ground[mark.room.id] ?? mark.room.ground
  const out = [mark.name]
  if (mark.pace)
    out.push(
      voice.say('web-swordsorcery-pace', {
        points: mark.pace.points,
        strikes: mark.pace.strikes.length,
        burns: mark.pace.burns,
      }),
    )
  if (ground !== 'normal') out.push(voice.say(`ground-${ground}`))
  if (mark.shrine) out.push(voice.say(`web-swordsorcery-shrine-${mark.shrine}`))
  for (const gate of mark.gates) out.push(voice.say(`web-swordsorcery-gate-${gate.open ? 'open' : 'shut'}`))
  // crowns and cards say themselves how many they are
  const told = ['coins', 'items']
  for (const thing of mark.things)
    out.push(thing.n > 1 && !told.includes(thing.kind) ? `${thing.name} × ${thing.n}` : thing.name)
  for (const figure of mark.figures) out.push(called(voice, figure))
  return out.join('. ')
}
