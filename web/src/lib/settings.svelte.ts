import { recall, remember } from './memory'
import type { Pace } from './theatre'

interface Kept {
  motion: boolean
  sound: boolean
  pace: Pace
}

/** What a person likes: kept in this browser. */
class Settings {
  private kept: Kept = $state({
    motion: true,
    sound: false,
    pace: 'usual',
    ...recall<Partial<Kept>>('settings', {}),
  })

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
    this.kept = { ...this.kept, ...some }
    remember('settings', this.kept)
    this.apply()
  }

  /** Motion off is told to the style sheets. */
  apply() {
    document.documentElement.dataset['motion'] = this.kept.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
