import { botName, type Looks, STRANGER } from './cast'
import type { AnyView, GameClient } from './game'
import { language, percent, t } from './language.svelte'
import type { Book, Event, Numbered, OptionInfo, SeatState, State } from './protocol.gen'
import { TableLine } from './socket.svelte'
import { plainCue } from './theatre'
import { Theatre } from './theatre.svelte'
import { ToldOnce } from './telling'
import type { Voice } from './voice'

const COLOURS: Record<string, string> = { yellow: 'gold' }

/** What a person at a table has before them: the position, who sits there, and words for all of it. */
export class Sight {
  readonly line: TableLine
  game: GameClient | null = $state.raw(null)
  book: Book | null = $state.raw(null)
  private lines = new ToldOnce()

  /** Plays what happened; nothing is asked while it does. */
  readonly theatre: Theatre

  constructor(readonly code: string) {
    this.line = new TableLine(code)
    this.theatre = new Theatre(
      () => (this.ready && this.game ? (this.game.theatre ?? { cues: {}, otherwise: plainCue }) : null),
      (event) => this.told(event),
    )
    this.line.onstate = (before, after, news) => this.theatre.hear(before, after, news)
    this.line.ondecided = (number) => this.theatre.decided(number)
  }

  /** The table to look at: as it is, or as it was at the beat that plays. */
  state: State | null = $derived.by(() => {
    const seen = this.theatre.now?.shows
    return seen ? { ...seen, wish: this.wish, asks: [], undo: [], result: null } : this.line.state
  })
  private wish = $derived.by(() => this.line.state?.wish ?? null)
  events: Numbered[] = $derived.by(() => {
    const { upto } = this.theatre
    return upto === null ? this.line.events : this.line.events.filter(([n]) => n <= upto)
  })
  /** Whether I am asked something, also while what happened before is still played. */
  wanted: boolean = $derived.by(() => this.line.state?.asks.some((ask) => !ask.answered) ?? false)
  table = $derived.by(() => this.state?.table ?? null)
  view: AnyView = $derived.by(() => this.state?.view ?? null)
  me = $derived.by(() => this.state?.seat ?? null)

  seats: SeatState[] = $derived.by(() => this.table?.seats ?? [])
  /** The book with the words that were kept back and have been told since. */
  private opened: Book | null = $derived.by(
    () => this.book && { ...this.book, words: { ...this.book.words, ...this.line.words } },
  )

  // Names as text, which is equal while they are: a new state alone makes nobody say everything anew.
  private title = $derived.by(() => this.table?.game ?? '')
  private people = $derived.by(() => JSON.stringify(this.seats.map((_, seat) => this.who(seat))))
  private names = $derived.by(() => {
    const plain = language.voice(this.title, this.opened)
    if (!plain) return '[]'
    return JSON.stringify(this.seats.map((_, seat) => this.nick(seat, plain) ?? this.who(seat)))
  })

  /** Tells the game by the names of players: who they are in it, else who sits there. */
  voice: Voice | null = $derived.by(() => this.speaker(this.names))
  /** The same by the names of people, and both with marks around names, for the log. */
  private plainly = $derived.by(() => this.speaker(this.people))
  private marking = $derived.by(() => this.voice?.marking(true))
  private plainlyMarking = $derived.by(() => this.plainly?.marking(true))

  private speaker(names: string): Voice | null {
    return this.title ? language.voice(this.title, this.opened, JSON.parse(names) as string[], this.me) : null
  }

  ready = $derived.by(() => this.game && this.book && this.voice && this.view)
  mine: number[] = $derived(this.seats.flatMap((seat, n) => (seat.mine && seat.kind === 'human' ? [n] : [])))
  /** Who is waited for: never those who sit at this screen. */
  waitedFor: string = $derived.by(() => {
    const others = (this.state?.waiting ?? []).filter((seat) => !this.mine.includes(seat))
    return this.voice?.listed(others.map((seat) => this.voice!.seat(seat))) ?? ''
  })

  private nick(seat: number, voice: Voice): string | null {
    return (this.view && this.game?.nick(this.view, seat, voice)) || null
  }

  /** Who sits there: a name of their own. */
  who(seat: number): string {
    const chair = this.seats[seat]
    if (!chair) return ''
    if (chair.kind === 'open') return t('web-seat-open')
    if (chair.kind === 'bot') return botName(chair, language.voice(this.title, null))
    return chair.name || t('seat', { n: seat + 1 })
  }

  /** The face of who sits there as a bot, if it is somebody. */
  looks(seat: number): Looks | null {
    const chair = this.seats[seat]
    return chair?.kind === 'bot' && chair.cast ? (this.game?.cast?.[chair.cast] ?? STRANGER) : null
  }

  colour(seat: number | null): string {
    if (seat === null || !this.game || !this.view) return 'none'
    const colour = this.game.colour(this.view, seat)
    return COLOURS[colour] ?? (colour || 'none')
  }

  letter(seat: number): string {
    if (!this.game || !this.view || !this.voice) return String(seat + 1)
    return this.game.letter(this.view, seat, this.voice) || String(seat + 1)
  }

  /** "Walk to Bad Ass, 88%": an option as a button says it. */
  label(option: OptionInfo): string {
    return this.voice?.option(option.option) ?? ''
  }

  /** The same where room is scarce and the thing lies in sight. */
  short(option: OptionInfo): string {
    const deed = this.voice && this.book && this.game?.deed?.(option.option, this.view, this.voice, this.book)
    return deed || (this.voice?.option(option.option, `web-${this.title}-do-`) ?? '')
  }

  /** An event in a sentence. */
  told(event: Event, marking = false): string {
    return this.teller(event, marking)?.event(event) ?? ''
  }

  /** The same as the log tells it, where what is long lies open elsewhere. */
  logged(event: Event): string {
    const names = this.game?.unmasks?.includes(event.event) ? this.people : this.names
    return this.lines.of(event, `${language.code} ${this.me} ${names}`, () => {
      return this.teller(event, true)?.event(event, `web-${this.title}-log-`) ?? ''
    })
  }

  private teller(event: Event, marking: boolean): Voice | null | undefined {
    const unmasked = this.game?.unmasks?.includes(event.event)
    const marked = unmasked ? this.plainlyMarking : this.marking
    return marking ? marked : unmasked ? this.plainly : this.voice
  }

  /** The chance of an option, in its room while it is reckoned. */
  chance(option: OptionInfo): string {
    return option.odds ? percent(option.odds.chance) : option.soon ? '…' : ''
  }
}
