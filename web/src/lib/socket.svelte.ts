import type {
  Answer,
  AskInfo,
  Ballot,
  Book,
  ChatLine,
  FromClient,
  FromServer,
  Hint,
  Numbered,
  Option,
  PlanInfo,
  Secrets,
  State,
} from './protocol.gen'
import { language } from './language.svelte'
import { stable } from './prompt'
import { catchUp, since, untold, withOdds } from './telling'
import { type Wire, Wired } from './wire.svelte'

/** A decision on its way, and the wire it was sent on; none while the line is lost. */
interface Kept {
  ask: AskInfo
  answer: Answer
  on: Wire | null
}

/** A table over its socket: the last state, all events, and what can be said to it. */
export class TableLine extends Wired {
  state: State | null = $state.raw(null)
  events: Numbered[] = $state.raw([])
  /** The events the last state brought. */
  news: Numbered[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  /** What people mean to do, drawn on the table for the others. */
  plans: PlanInfo[] = $state.raw([])
  hint: Hint | null = $state.raw(null)
  thinking = $state(false)
  /** What options would bring, by question and options; asked for once. */
  foresights: Record<string, unknown> = $state.raw({})
  /** Words for things that the book keeps back, as far as they were told. */
  words: Book['words'] = $state.raw({})
  refused: { reason: string; about: string; at: number } | null = $state.raw(null)
  /** The question just answered: not shown again while the answer travels. */
  sent: number | null = $state(null)
  /** The answer, until it has arrived. */
  kept: Kept | null = $state.raw(null)

  /** Told of each new state, with the one before and what happened between them. */
  onstate: (before: State | null, after: State, news: Numbered[]) => void = () => {}
  /** Told when a decision is sent: the number of the last event then. */
  ondecided: (number: number) => void = () => {}

  protected get known(): boolean {
    return this.state !== null
  }

  protected greet(): FromClient {
    this.plans = []
    return { type: 'hello', since: since(this.state) }
  }

  protected miss(): void {
    this.thinking = false
    this.forget(-1)
  }

  /** What the server said. */
  hear(said: FromServer): void {
    switch (said.type) {
      case 'state': {
        this.disclose(said.table.game, said.secrets)
        const last = this.state?.number ?? 0
        this.news = this.state ? said.events.filter(([number]) => number > last) : []
        this.events = catchUp(said.reset ? [] : this.events, said.events)
        const before = this.state
        this.state = said
        this.onstate(before, said, this.news)
        this.settle(said)
        if (said.asks.every((ask) => ask.number !== this.foreseen)) this.forget(said.asks[0]?.number ?? -1)
        if (!said.asks.some((ask) => ask.number === this.hintFor)) this.hint = null
        break
      }
      case 'odds':
        if (this.state) this.state = withOdds(this.state, said)
        break
      case 'hint':
        this.thinking = false
        this.hint = said
        break
      case 'foresight':
        if (said.ask === this.foreseen)
          this.foresights = { ...this.foresights, [stable([said.seat, said.answer])]: said.foresight }
        break
      case 'chat':
        this.chat = [...this.chat, ...said.lines.filter((line) => !this.chat.some((had) => had.number === line.number))]
        break
      case 'plans':
        this.plans = said.plans
        break
      case 'refused':
        // Looking ahead came too late: nobody waits for it.
        if (said.about === 'Foresee') break
        this.sent = null
        this.kept = null
        this.thinking = false
        this.refused = { reason: said.reason, about: said.about, at: Date.now() }
        break
      case 'pong':
        if (this.state) this.settle(this.state)
    }
  }

  /** What became of the decision on its way: it has arrived, must be sent (again), or came too late. */
  private settle({ asks }: State): void {
    const { kept } = this
    const ask = kept && asks.find(({ number, seat }) => number === kept.ask.number && seat === kept.ask.seat)
    if (kept && ask && kept.on !== this.wire && stable(ask.answer) !== stable(kept.answer)) return this.send(kept)
    if (ask && !ask.answered) return
    if (kept && !ask && !kept.on) this.refused = { reason: 'line-late', about: 'Choose', at: Date.now() }
    this.kept = null
    this.sent = null
  }

  /** Words and texts whose time has come; told once more, they make nobody say everything anew. */
  disclose(game: string, secrets: Secrets | null): void {
    if (!secrets) return
    const learned = language.learn(game, secrets.text)
    const words = untold(this.words, secrets.words)
    if (learned || Object.keys(words).length) this.words = { ...this.words, ...words }
  }

  private hintFor = -1
  private foreseen = -1
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing drawn depends on what was asked
  private wondered = new Set<string>()

  /** A new question: what was foreseen no longer holds. */
  private forget(number: number): void {
    this.foreseen = number
    this.foresights = {}
    this.wondered.clear()
  }

  /** Ask what options would bring, unless that was asked before. */
  wonder(ask: AskInfo, answer: Option[]): void {
    if (ask.number !== this.foreseen) this.forget(ask.number)
    const key = stable([ask.seat, answer])
    if (this.wondered.has(key)) return
    if (this.tell({ type: 'foresee', ask: ask.number, seat: ask.seat, answer })) this.wondered.add(key)
  }

  /** What these options would bring, if that is known by now. */
  foresight(ask: AskInfo, answer: Option[]): unknown {
    return ask.number === this.foreseen ? (this.foresights[stable([ask.seat, answer])] ?? null) : null
  }

  choose(ask: AskInfo, answer: Answer): void {
    if (this.sent === ask.number) return
    this.ondecided(this.state?.number ?? 0)
    this.hint = null
    this.send({ ask, answer, on: null })
  }

  /** Off with a decision; without a line it is kept until there is one. */
  private send({ ask, answer }: Kept): void {
    const gone = this.tell({ type: 'choose', ask: ask.number, seat: ask.seat, answer })
    this.kept = { ask, answer, on: gone ? this.wire : null }
    this.sent = ask.number
  }

  undo(seat: number): void {
    this.tell({ type: 'ask-undo', seat })
  }

  consent(agree: boolean): void {
    this.tell({ type: 'consent', agree })
  }

  askHint(ask: AskInfo): void {
    this.hintFor = ask.number
    this.thinking = this.tell({ type: 'ask-hint', seat: ask.seat })
  }

  say(text: string): void {
    this.tell({ type: 'say', text })
  }

  /** Draw a plan for the others, or wipe it off. */
  plan(plan: PlanInfo): void {
    this.tell({ type: 'plan', ...plan })
  }

  stop(on: boolean): void {
    this.tell({ type: 'stop-everywhere', on })
  }

  vote(seat: number, ballot: Ballot): void {
    this.tell({ type: 'vote', seat, ballot })
  }

  /** Offer somebody who looks on a chair, or take the offer back. */
  offer(watcher: number): void {
    this.tell({ type: 'offer', watcher })
  }

  resign(): void {
    this.tell({ type: 'resign' })
  }
}
