import { CATEGORY_ICON, WEAPON_ICON } from '../data'
import type { ItemRow } from '../types.gen'

/** The picture of an item: its weapon, else its kind. */
export const pictureOf = (row: ItemRow | null): string =>
  (row?.weapon && WEAPON_ICON[row.weapon]) || CATEGORY_ICON[row?.category ?? ''] || 'swap-bag'
