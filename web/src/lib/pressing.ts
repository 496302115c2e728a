import { settings } from './settings.svelte'
import { PACES } from './theatre'
import type { Theatre } from './theatre.svelte'

/** Milliseconds after which a press is a long one: past all beats, to now. */
export const LONG = 600
/** Pixels a finger may move and still tap. */
const STILL = 8

/** What answers by itself when it is pressed: the theatre leaves it alone. */
const OWN = 'button:not(.goon), a, input, select, textarea, dialog, summary, [role=log], [contenteditable]'

const within = (target: EventTarget | null, what: string) => target instanceof Element && !!target.closest(what)

/** Space, Enter or a tap end the beat, held they go to now; Shift held stops the line; P, W, Esc. */
export function handsOn(theatre: Theatre) {
  let held: ReturnType<typeof setTimeout> | undefined
  let key = ''
  let long = false
  let from: { x: number; y: number } | null = null

  const press = () => {
    long = false
    clearTimeout(held)
    held = setTimeout(() => {
      long = true
      theatre.leave()
    }, LONG)
  }
  const busy = (target: EventTarget | null) =>
    within(target, 'input, textarea, select, [contenteditable]') || !!document.querySelector('dialog[open]')

  /** Keys of the theatre that work whenever nobody writes. */
  function other(event: KeyboardEvent): boolean {
    if (event.code === 'KeyP') theatre.set(PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length]!)
    else if (event.code === 'KeyW' && !theatre.now) theatre.watch()
    else if (event.key === 'Escape' && theatre.now) theatre.leave()
    else return false
    return true
  }

  return {
    keydown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return
      if (event.key === 'Shift') return theatre.stop(true)
      if (event.key !== ' ' && event.key !== 'Enter') {
        if (!event.repeat && other(event)) event.preventDefault()
        return
      }
      if (event.repeat && key) return event.preventDefault()
      if (!theatre.now || within(event.target, OWN)) return
      event.preventDefault()
      key = event.key
      press()
    },
    keyup(event: KeyboardEvent) {
      if (event.key === 'Shift') return theatre.stop(false)
      if (!key || event.key !== key) return
      event.preventDefault()
      key = ''
      clearTimeout(held)
      if (!long && theatre.now) theatre.next()
    },
    pointerdown(event: PointerEvent) {
      from = null
      if (!theatre.now || within(event.target, OWN)) return
      from = { x: event.clientX, y: event.clientY }
      press()
    },
    pointerup() {
      clearTimeout(held)
    },
    click(event: MouseEvent) {
      const tapped = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL
      from = null
      if (!tapped) return
      event.preventDefault()
      event.stopPropagation()
      if (!long && theatre.now) theatre.next()
    },
  }
}
