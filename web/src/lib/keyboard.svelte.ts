/** Moving the focus between things that can be chosen, by where they lie. */

export interface Box {
  x: number
  y: number
}

const STEPS: Record<string, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest of these in a direction: what lies aside counts double. */
export function nearest(from: Box, to: Box[], step: Box): number {
  let best = -1
  let least = Infinity
  to.forEach((each, at) => {
    const along = (each.x - from.x) * step.x + (each.y - from.y) * step.y
    const aside = Math.abs((each.x - from.x) * step.y) + Math.abs((each.y - from.y) * step.x)
    if (along <= 1 || aside > along * 3) return
    const far = along + aside * 2
    if (far < least) [best, least] = [at, far]
  })
  return best
}

const middle = (node: Element): Box => {
  const box = node.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

type Focusable = HTMLElement | SVGElement

/** The glowing things on the page, in the order of the document: lit refs and buttons of the prompt. */
export function glowing(root: ParentNode, lit: Set<string>): Focusable[] {
  const found = [...root.querySelectorAll<Focusable>('[data-ref], [data-choice]')]
  return found.filter((node) => {
    const ref = node.dataset['ref']
    return (ref === undefined || lit.has(ref)) && node.getClientRects().length > 0
  })
}

/** Arrows between glowing things. Returns whether the key was used. */
export function moveFocus(root: ParentNode, key: string, lit: Set<string>): boolean {
  const step = STEPS[key]
  if (!step) return false
  const all = glowing(root, lit)
  if (!all.length) return false
  const now = all.find((each) => each === document.activeElement) ?? null
  if (!now) {
    all[0]!.focus()
    return true
  }
  const others = all.filter((each) => each !== now)
  const next = nearest(middle(now), others.map(middle), step)
  others[next]?.focus()
  return next >= 0
}

/** What had the focus may be gone: then the question has it. */
export function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-room=ask]')?.focus({ preventScroll: true })
}

export type Keys = Record<string, () => void>

/** Whether somebody is writing, so that letters are letters. */
function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest('input, textarea, select, [contenteditable]')
}

/** Keys of the table; `code` for letters, so that they work under a Cyrillic layout too. */
export function keysOf(root: () => ParentNode | null, lit: () => Set<string>, keys: Keys) {
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (writing(event.target) || document.querySelector('dialog[open]')) return
    const name = event.key === '?' ? '?' : event.code.startsWith('Key') ? event.code.slice(3) : event.key
    const act = keys[name]
    const where = root()
    if (act) {
      event.preventDefault()
      act()
    } else if (where && moveFocus(where, event.key, lit())) {
      event.preventDefault()
    }
  }
}
