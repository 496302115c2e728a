import type { PieceProps } from './game'
import { t, trouble } from './language.svelte'
import { about, careless, enough, litRefs, oddsOf, places, refusalOf, toggle } from './prompt'
import type { Answer, AskInfo, OptionInfo } from './protocol.gen'
import { Sight } from './sight.svelte'

export interface Said {
  text: string
  rule: string
  at: number
}

/** What a person at a table sees and does: beside what is in sight the question, marks and pointing. */
export class Desk extends Sight {
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

  lit: Set<string> = $derived.by(() => litRefs(this.ask))
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew at each change, never changed
  marked: Set<string> = $derived(new Set(this.marks.flatMap((each) => each.refs)))
  /** I am at it: asked, my answer travels, or what I did is being played. */
  myTurn: boolean = $derived.by(
    () =>
      this.ask !== null ||
      this.leaving !== null ||
      this.line.sent !== null ||
      (this.me !== null && this.theatre.now !== null && this.theatre.now.seat === this.me),
  )

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
}
