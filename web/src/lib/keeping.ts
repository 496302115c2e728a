import { api } from './api'
import type { Settings } from './protocol.gen'

type Some = Settings['settings']

/** Milliseconds after the last change in which more may come. */
const LATER = 500

let changed: Some = {}
let timer: ReturnType<typeof setTimeout> | undefined

/** Keep what somebody likes with them, wherever they come in next; a lost line only delays it. */
export function keep(some: Some): void {
  changed = { ...changed, ...some }
  clearTimeout(timer)
  timer = setTimeout(() => {
    const now = changed
    changed = {}
    api.keep(now).catch(() => (changed = { ...now, ...changed }))
  }, LATER)
}
