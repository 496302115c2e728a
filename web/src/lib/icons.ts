import { icons as own } from './icons.generated'

const known: Record<string, string> = { ...own }

/** A game brings its icons when it is loaded. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(known, more)
}

/** The drawing of an icon, for a viewBox of 512 by 512. */
export function drawing(name: string): string {
  return known[name] ?? ''
}
