import { keep } from './keeping'
import { recall, remember } from './memory'
import type { Pace } from './theatre'

interface Kept {
  motion: boolean
  sound: boolean
  notices: boolean
  pace: Pace
}

/** What a person likes: kept in this browser, and with the person wherever they are. */
class Settings {
  private kept: Kept = $state({
    motion: true,
    sound: false,
    notices: false,
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
  get notices() {
    return this.kept.notices
  }
  set notices(on: boolean) {
    this.change({ notices: on })
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

  /** Motion off is told to the style sheets. */
  apply() {
    document.documentElement.dataset['motion'] = this.kept.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()

/** A small bell for "your turn": two partials, no file. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  for (const [pitch, loud] of [
    [660, 0.12],
    [1320, 0.05],
  ] as const) {
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(loud, audio.currentTime)
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.9)
    tone.connect(gain).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.9)
  }
  setTimeout(() => void audio.close(), 1200)
}

/** A notice of the browser, where the person allowed it and looks elsewhere. */
export function notice(title: string): void {
  if (!settings.notices || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission === 'granted') new Notification(title)
}
