import { api } from './api'
import { eveningsOf } from './chronicle'
import type { Chronicle } from './protocol.gen'

/** What the reader knows from earlier evenings, for marks that nobody else sees. */
class Readings {
  private known: Record<string, Chronicle> = $state.raw({})
  private asked = new Set<string>()

  /** Have the chronicle of a game at hand, as it was when the reader sat down at a table. */
  async load(game: string, table: string): Promise<void> {
    if (this.asked.has(table)) return
    this.asked.add(table)
    try {
      const found = await api.chronicle(game)
      this.known = { ...this.known, [table]: found }
    } catch {
      this.asked.delete(table) // no marks, and another try next time
    }
  }

  /** Whether somebody who has finished this tale before meets something new in it. */
  fresh(table: string, tale: string, entry: string): boolean {
    const chronicle = this.known[table]
    const told = chronicle?.tales.find((each) => each.id === tale)
    const before = chronicle && eveningsOf(chronicle, tale).some((each) => each.table.status === 'over')
    return Boolean(before && told && !told.entries.includes(entry))
  }
}

export const readings = new Readings()
