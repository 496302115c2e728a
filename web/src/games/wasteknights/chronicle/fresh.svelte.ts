import type { Desk } from '../../../lib/desk.svelte'
import { readings } from '../../../lib/readings.svelte'

const GAME = 'wasteknights'

/** Whether an entry is new to a reader who has been through its adventure before; for their eyes alone. */
export function isNew(desk: Desk, entry: string): boolean {
  if (desk.me === null || !entry) return false
  void readings.load(GAME, desk.code)
  return readings.fresh(desk.code, entry.split('-')[0]!, `entry:${entry}`)
}
