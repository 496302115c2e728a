import { botName, type Looks, STRANGER } from './cast'
import type { AnyView, GameClient, PieceProps } from './game'
import { language, percent, t, trouble } from './language.svelte'
import { about, careless, enough, litRefs, oddsOf, places, refusalOf, toggle } from './prompt'
import type { Answer, AskInfo, Book, Event, Numbered, OptionInfo, SeatState, State } from './protocol.gen'
import { TableLine } from './socket.svelte'
import { plainCue } from './theatre'
import { Theatre } from './theatre.svelte'
import { ToldOnce } from './telling'
import type { Voice } from './voice'

export interface Said {
  text: string
  rule: string
  at: number
}

const COLOURS: Record<string, string> = { yellow: 'gold' }

/** What a person at a table sees and does: the line, the game's face, marks and pointing. */
export class Desk {
  readonly line: TableLine
  game: GameClient | null = $state.raw(null)
  book: Book | null = $state.raw(null)
  pointed: string | null = $state(null)
  /** Options marked so far in a choice of several, by their place in the question. */
  private markedAt: number[] = $state.raw([])
  /** A secret choice I want to make anew. */
  private reopened = $state(-1)
  /** Several options concern what was touched: which one is meant? */
  between: OptionInfo[] = $state.raw([])
  said: Said | null = $state.raw(null)
  rule: string | null = $state(null)
  private markedFor = -1
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

  /** The question to answer now, unless the answer is on its way. */
  ask: AskInfo | null = $derived.by(() => {
    const asks = this.state?.asks.filter((ask) => !ask.answered || ask.number === this.reopened) ?? []
    const ask = asks.find((each) => each.seat === this.me) ?? asks[0] ?? null
    return ask && this.line.sent === ask.number ? null : ask
  })

  /** The question whose answer is on its way: it stays in sight until the table has moved. */
  leaving: AskInfo | null = $derived.by(
    () => (!this.ask && this.state?.asks.find((ask) => ask.number === this.line.sent && !ask.answered)) || null,
  )

  /** The question in sight: asked, or just answered. */
  asking: AskInfo | null = $derived.by(() => this.ask ?? this.leaving)
  /** The secret choice I have made, while others still think. */
  settled: AskInfo | null = $derived.by(
    () => (!this.ask && this.state?.asks.find((ask) => ask.answered && ask.seat === this.me)) || null,
  )

  /** What was marked stays so until the table has moved. */
  marks: OptionInfo[] = $derived.by(() => this.markedAt.flatMap((at) => this.asking?.options[at] ?? []))

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

  lit: Set<string> = $derived.by(() => litRefs(this.ask))
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew at each change, never changed
  marked: Set<string> = $derived(new Set(this.marks.flatMap((each) => each.refs)))
  ready = $derived.by(() => this.game && this.book && this.voice && this.view)
  /** I am at it: asked, my answer travels, or what I did is being played. */
  myTurn: boolean = $derived.by(
    () =>
      this.ask !== null ||
      this.leaving !== null ||
      this.line.sent !== null ||
      (this.me !== null && this.theatre.now !== null && this.theatre.now.seat === this.me),
  )
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

  /** What every component of the game is given. */
  props(more: Partial<PieceProps> = {}): PieceProps {
    return {
      view: this.view,
      book: this.book!,
      voice: this.voice!,
      asks: this.ask ? [this.ask] : [],
      lit: this.lit,
      marked: this.marked,
      pointed: this.pointed,
      onpoint: (ref) => (this.pointed = ref),
      onchoose: (ref) => this.touch(ref),
      onanswer: (option) => this.answer(option),
      events: this.events,
      odds: (ref) => oddsOf(this.ask, ref),
      wonder: (option) => this.ask && this.line.wonder(this.ask, [option]),
      foresight: (option) => this.ask && this.line.foresight(this.ask, [option]),
      refusal: (ref) => {
        const refused = refusalOf(this.ask, ref)
        return refused && this.voice ? this.voice.reason(refused) : null
      },
      ...more,
    }
  }

  // --- doing ---

  /** A thing was touched: choose it, mark it, ask which use is meant, or say why not. */
  touch(ref: string): void {
    const { ask } = this
    this.between = []
    const options = about(ask, ref)
    if (ask && options.length) {
      if (ask.pick) this.mark(options[0]!)
      else if (options.length === 1 && !careless(ask, options[0]!, this.game?.loses)) this.choose(options[0]!)
      else this.between = options
      return
    }
    if (this.theatre.now) return
    if (this.line.kept && this.line.line === 'lost') return this.tell(t('web-line-kept'))
    const refused = refusalOf(ask, ref)
    if (refused && this.voice) this.tell(this.voice.reason(refused), refused.rule)
    else if (!ask && this.state && !this.state.result) this.tell(t('web-not-now'))
  }

  mark(option: OptionInfo): void {
    if (!this.ask?.pick) return
    this.markedAt = toggle(this.markedAt, this.ask.options.indexOf(option), this.ask.pick[1])
  }

  /** The marks the other way round. */
  turnMarks(): void {
    this.markedAt = [...this.markedAt].reverse()
  }

  clearMarks(): void {
    this.markedAt = []
  }

  /** Choose anew what was chosen in secret: possible until everybody has. */
  rethink(): void {
    const ask = this.settled
    if (!ask) return
    this.reopened = ask.number
    this.markedFor = ask.number
    this.markedAt = ask.pick && ask.answer ? places(ask, ask.answer) : []
  }

  choose(option: OptionInfo): void {
    if (this.ask?.pick) this.mark(option)
    else this.answer(option.option)
  }

  confirm(): void {
    if (this.ask && enough(this.ask, this.marks)) this.answer(this.marks.map((each) => each.option))
  }

  answer(answer: Answer): void {
    const { ask } = this
    if (!ask) return
    this.between = []
    this.pointed = null
    this.reopened = -1
    this.line.choose(ask, ask.pick && !Array.isArray(answer) ? [answer] : answer)
  }

  tell(text: string, rule = ''): void {
    this.said = { text, rule, at: Date.now() }
  }

  /** A new question forgets the marks of the last; what the server refused is said. */
  follow(): void {
    const number = this.asking?.number ?? -1
    if (number !== this.markedFor) {
      this.markedFor = number
      this.markedAt = []
      this.between = []
    }
  }

  hearRefusal(): void {
    if (this.line.refused) this.tell(trouble(this.line.refused.reason))
  }

  /** Whether an option is among the marks. */
  isMarked(option: OptionInfo): boolean {
    return this.marks.includes(option)
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

  chance(option: OptionInfo): string {
    return option.odds ? percent(option.odds.chance) : ''
  }
}
