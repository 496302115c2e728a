import type { AnyView } from './game'
import type { Event, Numbered, State } from './protocol.gen'
import { settings } from './settings.svelte'
import {
  type Beat,
  beatsOf,
  type Concern,
  type Cue,
  groupsOf,
  lastOf,
  LASTS,
  type Outlook,
  type Pace,
  type Shot,
} from './theatre'

/** Positions kept for watching again. */
const MOST_SHOTS = 300
/** As many words of a beat are in sight on its two lines. */
const IN_SIGHT = 30

/** What the theatre must know of the game that is played. */
export interface Script {
  cues: Record<string, Cue>
  /** For events that the table of cues does not know. */
  otherwise?: (event: Event) => Cue
  /** Whether an event is about the reader, at the table before and after; by its seat unless the game knows better. */
  concerns?: (event: Event, view: unknown, me: number, after: unknown, then: Outlook) => Concern
  /** Who did it, where events name no seat. */
  whose?: (event: Event, view: AnyView) => number | null
  /** Whether an event is what another brought about, and told with it. */
  owed?: (event: Event, to: Event) => boolean
}

/**
 * Between the line and the desk: what happened is played in order, beat by beat.
 *
 * The line is always at now. While something plays, the desk shows the table as it was, and the
 * question waits; the server never does.
 */
export class Theatre {
  /** The beats to play; the first one plays now. */
  queue: Beat[] = $state.raw([])
  /** The sentences of the beat that plays, for those who listen. */
  spoken = $state('')
  /** Whether the line in the button stands still. */
  stopped = $state(false)
  /** Nobody looks: nothing plays. */
  hidden = $state(false)
  /** What happened is being watched again. */
  again = $state(false)
  /** Counts beats begun, so that the line in the button starts anew with each. */
  begun = $state(0)

  now: Beat | null = $derived(this.queue[0] ?? null)
  groups = $derived(groupsOf(this.queue))
  /** How far the log goes while something plays. */
  upto: number | null = $derived(this.now ? lastOf(this.now) : null)
  /** Milliseconds of the beat that plays. */
  lasts = $derived.by(() => {
    const { beat, line, stands, word } = LASTS[this.pace]
    return this.now?.stands ? Math.max(stands, word * this.words) : Math.max(beat, line * Math.min(IN_SIGHT, this.told))
  })
  /** Words of the sentences of the beat that plays. */
  private told = $state(0)
  /** Words of a story to read in the result that stands. */
  private words = $state(0)

  private shots: Shot[] = $state.raw([])
  private unheard: string[] = []
  /** Who was last at it. */
  private whose: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private left = 0
  private since = 0
  /** The last event there was when the reader decided. */
  private decidedAt = $state(0)

  constructor(
    private readonly script: () => Script | null,
    private readonly tell: (event: Event) => string,
  ) {}

  /** The pace; what is watched again is never over at once. */
  get pace(): Pace {
    return this.again && settings.pace === 'at-once' ? 'usual' : settings.pace
  }

  /** A new state has come, and what was told with it. */
  hear(before: State | null, after: State, news: Numbered[]): void {
    const other = before !== null && before.seat !== after.seat
    if (other || (after.reset && news.length)) this.shots = []
    if (!before || !news.length) return
    const back = news.some(([, event]) => event.event === 'taken-back')
    if (after.reset && (back || !other)) return this.jump(news)
    const shot = { before, after, news }
    if (!other) this.shots = [...this.shots, shot].slice(-MOST_SHOTS)
    const script = this.script()
    if (!script || (settings.pace === 'at-once' && !this.now)) return this.say(news)
    const beats = this.cut(shot, script)
    // The screen changes hands: results are for everybody, the rest is the next one's to read.
    this.play(other ? beats.filter((beat) => beat.stands).map((beat) => ({ ...beat, shows: before })) : beats)
  }

  private cut(shot: Shot, script: Script): Beat[] {
    const me = shot.before.seat
    const { cues, otherwise, concerns, whose, owed } = script
    const cueOf = (event: Event) => cues[event.event] ?? otherwise?.(event) ?? 'beat'
    const asked = shot.after.asks.length > 0
    const about =
      concerns && me !== null
        ? (event: Event, ahead: readonly Event[]) =>
            concerns(event, shot.before.view, me, shot.after.view, { ahead, asked })
        : undefined
    const doer = whose && ((event: Event) => whose(event, shot.after.view))
    const beats = beatsOf(shot, cueOf, { me, whose: this.whose, concerns: about, doer, owed })
    this.whose = beats.at(-1)?.seat ?? this.whose
    return beats
  }

  private play(beats: Beat[]): void {
    if (this.queue.length) this.queue = [...this.queue, ...beats]
    else this.begin(beats)
  }

  /** The first of these beats begins; what needs no telling is passed over. The queue changes once: all that is
   * drawn hangs on it. */
  private begin(beats: Beat[]): void {
    clearTimeout(this.timer)
    const told = this.again ? 0 : beats.findIndex((beat) => !beat.quiet)
    const first = told < 0 ? beats.length : told
    for (const { events } of beats.slice(0, first)) this.unheard.push(...this.sentences(events))
    if (first === beats.length) return this.close()
    this.queue = beats.slice(first)
    const sentences = this.sentences(beats[first]!.events)
    this.speak(sentences)
    this.told = sentences.join(' ').split(' ').length
    this.begun++
    this.words = 0
    this.left = this.lasts
    this.run()
  }

  /** The result that stands has so many words to read: it stands as long as that takes. */
  read(words: number): void {
    const before = this.lasts
    this.words = words
    if (this.lasts === before) return
    this.left += this.lasts - before
    this.run()
  }

  private run(): void {
    clearTimeout(this.timer)
    if (this.stopped || this.hidden || !this.now || this.left === Infinity) return
    this.since = Date.now()
    this.timer = setTimeout(() => this.next(), this.left)
  }

  private close(): void {
    clearTimeout(this.timer)
    if (this.queue.length) this.queue = []
    this.again = false
    this.stopped = false
    if (this.unheard.length) this.speak([])
  }

  /** On to the next beat. */
  next(): void {
    this.stopped = false
    this.begin(this.queue.slice(1))
  }

  /** On to a later beat, by its place in the queue. */
  skip(at: number): void {
    this.stopped = false
    this.begin(this.queue.slice(at))
  }

  /** To now, past all that is still to be told. */
  leave(): void {
    this.close()
  }

  /** The line in the button stands still, or runs on. */
  stop(on: boolean): void {
    if (this.stopped === on || !this.now) return
    if (on) this.left -= this.hidden ? 0 : Date.now() - this.since
    this.stopped = on
    this.run()
  }

  /** Whether somebody looks. */
  look(hidden: boolean): void {
    if (hidden && !this.hidden && !this.stopped) this.left -= Date.now() - this.since
    this.hidden = hidden
    this.run()
  }

  /** Another pace, from this beat on. */
  set(pace: Pace): void {
    settings.pace = pace
    if (!this.now) return
    if (pace === 'at-once') this.leave()
    else {
      this.begun++
      this.left = this.lasts
      this.run()
    }
  }

  /** The reader decides: from here on it is worth watching again. */
  decided(number: number): void {
    this.decidedAt = number
  }

  // --- watching again ---

  /** Whether there is something to watch again since the reader's last decision. */
  canWatch = $derived.by(() => !this.now && this.shots.some((shot) => shot.news.at(-1)![0] > this.decidedAt))

  /** The first event that can be watched again. */
  first = $derived.by(() => this.shots[0]?.news[0]?.[0] ?? Infinity)

  /** Play again from an event on, or from the reader's last decision. */
  watch(from = this.decidedAt + 1): void {
    const script = this.script()
    if (!script) return
    this.whose = null
    const shots = this.shots.filter((shot) => shot.news.at(-1)![0] >= from)
    const beats = shots.flatMap((shot) => this.cut(shot, script)).filter((beat) => lastOf(beat) >= from)
    if (!beats.length) return
    this.again = true
    this.begin(beats)
  }

  // --- for those who listen ---

  private sentences = (news: readonly Numbered[]) => news.map(([, event]) => this.tell(event)).filter(Boolean)

  private speak(sentences: string[]): void {
    this.spoken = [...this.unheard, ...sentences].join(' ')
    this.unheard = []
  }

  private say(news: readonly Numbered[]): void {
    this.speak(this.sentences(news))
  }

  /** Something was taken back, or the server has started anew: now is what there is. */
  private jump(news: readonly Numbered[]): void {
    this.close()
    this.say(news.slice(-1))
  }
}
