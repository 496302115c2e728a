/** A view that nobody here knows: what in it is a thing, a number, a list; and what to call it. */
import type { Book } from '../lib/protocol.gen'
import type { Voice } from '../lib/voice'

export type Json = string | number | boolean | null | Json[] | { [field: string]: Json }
export type Fields = { [field: string]: Json }

/** One field of a view, ready to be drawn. */
export type Field = { name: string; label: string } & (
  | { shape: 'fact'; text: string }
  | { shape: 'flag' }
  | { shape: 'things'; kind: string; ids: (string | number | null)[] }
  | { shape: 'list'; texts: string[] }
  | { shape: 'group'; fields: Field[] }
  | { shape: 'groups'; groups: { title: string; fields: Field[] }[] }
)

/** Fields that say whose eyes these are, or stand in the bar above. */
const EYES = ['me', 'seat', 'turn', 'turns', 'round', 'rounds']
const PLAYERS = 'players'

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What each player has, in the order of seats. */
export function playersOf(view: unknown): Fields[] {
  const players = isFields(view) ? view[PLAYERS] : null
  return Array.isArray(players) ? players.filter(isFields) : []
}

/** The first of these fields that is a number; 0 where there is none. */
export function numberIn(of: unknown, ...names: string[]): number {
  const found = isFields(of) ? names.map((name) => of[name]).find((value) => typeof value === 'number') : undefined
  return typeof found === 'number' ? found : 0
}

/** What a field is called: `field-NAME` where the game says it, else its own name as words. */
export function labelOf(voice: Voice, name: string): string {
  if (voice.has(`field-${name}`)) return voice.say(`field-${name}`)
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A word of the game: "roam" of a phase is `phase-roam`, where there is such a message. */
function wordOf(voice: Voice, name: string, value: Json): string {
  const id = `${name}-${String(value)}`
  return voice.has(id) ? voice.say(id) : String(value)
}

/** How to read a view: which of its fields name things, and how to say them. */
export class Reader {
  constructor(
    readonly book: Book,
    readonly voice: Voice,
  ) {}

  private kind(path: string): string | undefined {
    return this.book.kinds['view']?.[path]
  }

  /** The fields of the table itself, without those of the players. */
  table(view: unknown): Field[] {
    return isFields(view) ? this.fields(view, '', [...EYES, PLAYERS]) : []
  }

  /** What one player has. */
  player(view: unknown, seat: number): Field[] {
    const player = playersOf(view)[seat]
    return player ? this.fields(player, PLAYERS) : []
  }

  private fields(of: Fields, path: string, but: string[] = []): Field[] {
    return Object.entries(of)
      .filter(([name]) => !but.includes(name))
      .flatMap(([name, value]) => this.field(name, value, path ? `${path}.${name}` : name) ?? [])
  }

  private field(name: string, value: Json, path: string): Field | null {
    const label = labelOf(this.voice, name)
    const kind = this.kind(path)
    if (kind === 'seat') return this.seats(name, label, value)
    if (kind) {
      const ids = (Array.isArray(value) ? value : [value]).filter((id) => !isFields(id) && !Array.isArray(id))
      return { name, label, shape: 'things', kind, ids: ids as (string | number | null)[] }
    }
    if (value === null || value === '') return null
    if (typeof value === 'boolean') return value ? { name, label, shape: 'flag' } : null
    if (Array.isArray(value)) return this.list(name, label, value, path)
    if (isFields(value)) return this.group(name, label, value, path)
    return { name, label, shape: 'fact', text: wordOf(this.voice, name, value) }
  }

  private seats(name: string, label: string, value: Json): Field | null {
    const seats = (Array.isArray(value) ? value : [value]).filter((seat) => typeof seat === 'number' && seat >= 0)
    if (!seats.length) return null
    return { name, label, shape: 'fact', text: this.voice.listed(seats.map((seat) => this.voice.seat(Number(seat)))) }
  }

  private list(name: string, label: string, value: Json[], path: string): Field | null {
    if (!value.length) return null
    if (value.every(isFields)) {
      const groups = value.map((each, at) => ({ title: String(at + 1), fields: this.fields(each, path) }))
      return { name, label, shape: 'groups', groups }
    }
    return { name, label, shape: 'list', texts: value.map((each) => wordOf(this.voice, name, each)) }
  }

  private group(name: string, label: string, value: Fields, path: string): Field | null {
    const keys = this.kind(`${path}.#`)
    if (keys === undefined) return { name, label, shape: 'group', fields: this.fields(value, path) }
    const texts = Object.entries(value).map(([key, held]) => `${this.voice.name(keys, key)}: ${String(held)}`)
    return texts.length ? { name, label, shape: 'list', texts } : null
  }
}

/** The refs of all things among these fields. */
export function refsIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.shape === 'things') return field.ids.map((id) => `${field.kind}:${id}`)
    if (field.shape === 'group') return refsIn(field.fields)
    if (field.shape === 'groups') return field.groups.flatMap((group) => refsIn(group.fields))
    return []
  })
}
