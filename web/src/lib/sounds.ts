import { settings } from './settings.svelte'

/** Sounds are reckoned, not recorded: each is a few partials, all of them ours. */
type Partial = [pitch: number, loud: number, seconds: number, later?: number]

const SOUNDS = {
  bell: [
    [660, 0.12, 0.9],
    [1320, 0.05, 0.9],
    [1978, 0.02, 0.5],
  ],
  /** A piece put down: short and wooden. */
  move: [
    [190, 0.14, 0.07],
    [410, 0.05, 0.04],
  ],
  /** Dice on a table. */
  roll: [0, 0.06, 0.1, 0.17, 0.22].flatMap((later, at): Partial[] => [
    [320 + 90 * (at % 3), 0.07, 0.03, later],
    [1150 + 140 * at, 0.03, 0.02, later],
  ]),
  won: [523, 659, 784, 1047].map((pitch, at): Partial => [pitch, 0.08, 0.7, at * 0.12]),
  lost: [392, 330, 262].map((pitch, at): Partial => [pitch, 0.08, 0.8, at * 0.2]),
} satisfies Record<string, Partial[]>

export type Sound = keyof typeof SOUNDS

let audio: AudioContext | null = null

function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // Until somebody has touched the page, browsers stay silent.
  void audio.resume()
  for (const [pitch, loud, seconds, later = 0] of SOUNDS[sound] as Partial[]) {
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    const from = audio.currentTime + later
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0, audio.currentTime)
    gain.gain.setValueAtTime(loud, from)
    gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds)
    tone.connect(gain).connect(audio.destination)
    tone.start(from)
    tone.stop(from + seconds)
  }
}

/** The bell: it rings for whoever looks elsewhere and wants to be told. */
export const bellSound = () => play('bell')

/** What happens at the table, for those who want to hear it. */
export function hear(sound: Sound): void {
  if (settings.sound && !globalThis.document?.hidden) play(sound)
}
