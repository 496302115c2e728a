import { keep } from './keeping'
import { recall, remember } from './memory'
import type { Pace } from './theatre'

/** By which light the inn is seen; the system's own is asked for where nobody minds. */
export const THEMES = ['dark', 'light', 'system'] as const
export type Theme = (typeof THEMES)[number]
const DAY = '(prefers-color-scheme: light)'
/** The bars of a phone around the page, by day and by night. */
const BARS = { light: '#f4ead6', dark: '#1a110b' } as const

interface Kept {
  theme: Theme
  motion: boolean
  sound: boolean
  pace: Pace
}

/** What a person likes: kept in this browser, and with the person wherever they are. */
class Settings {
  private kept: Kept = $state({
    theme: 'dark',
    motion: true,
    sound: false,
    pace: 'usual',
    ...recall<Partial<Kept>>('settings', {}),
  })

  get theme() {
    return this.kept.theme
  }
  set theme(theme: Theme) {
    this.change({ theme })
  }
  get motion() {
    return this.kept.motion
  }
  set motion(on: boolean) {
    this.change({ motion: on })
  }
  get sound() {
    return this.kept.sound
  }
  set sound(on: boolean) {
    this.change({ sound: on })
  }
  /** How quickly what happened is played. */
  get pace() {
    return this.kept.pace
  }
  set pace(pace: Pace) {
    this.change({ pace })
  }

  private change(some: Partial<Kept>) {
    keep(some)
    this.adopt(some)
  }

  /** What a person liked elsewhere; what this page does not know stays where it is. */
  adopt(some: Record<string, unknown>) {
    const known = Object.entries(some).filter(([name, value]) => typeof value === typeof this.kept[name as keyof Kept])
    this.kept = { ...this.kept, ...Object.fromEntries(known) }
    remember('settings', this.kept)
    this.apply()
  }

  /** The system's light may change while the page is open. */
  follow(): () => void {
    const system = matchMedia(DAY)
    const look = () => this.apply()
    system.addEventListener('change', look)
    return () => system.removeEventListener('change', look)
  }

  /** Motion off, and by which light: told to the style sheets. */
  apply() {
    const day = this.kept.theme === 'light' || (this.kept.theme === 'system' && matchMedia(DAY).matches)
    const light = day ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = light
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', BARS[light])
    document.documentElement.dataset['motion'] = this.kept.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
