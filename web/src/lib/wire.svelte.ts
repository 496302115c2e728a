import type { FromClient, FromServer } from './protocol.gen'
import { backoff } from './telling'

export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: WebSocket['onopen']
  onmessage: WebSocket['onmessage']
  onclose: WebSocket['onclose']
}

/** Milliseconds between two questions whether the line is there, and until it is given up. */
const PING = 800
const SILENT = 5000

const address = (code: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${encodeURIComponent(code)}`

/** A line to a table that is kept up: asked whether it is there, given up after a silence, laid anew. */
export abstract class Wired {
  /** `gone`: the server does not want us here; there is no use in trying again. */
  line: 'coming' | 'open' | 'lost' | 'gone' = $state('coming')

  protected wire: Wire | null = null
  /** When the line was asked whether it is there, until it answers. */
  private asked: number | null = null
  private beat: ReturnType<typeof setInterval> | undefined
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    readonly code: string,
    private readonly make: (url: string) => Wire = (url) => new WebSocket(url),
  ) {}

  /** Whether anything was heard of the table yet. */
  protected abstract get known(): boolean
  /** What is said first on each new wire. */
  protected abstract greet(): FromClient
  /** What the server said. */
  abstract hear(said: FromServer): void
  /** Nothing that was asked on the old wire is answered any more. */
  protected abstract miss(): void

  open(): void {
    this.closed = false
    this.connect()
    this.beat = setInterval(() => this.listen(), PING)
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.addEventListener?.('offline', this.lose)
    globalThis.document?.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.removeEventListener?.('offline', this.lose)
    globalThis.document?.removeEventListener('visibilitychange', this.hurry)
    this.wire?.close()
  }

  private hurry = () => {
    this.asked = null
    if (this.line !== 'lost' || document.hidden || this.wire?.readyState === 1) return
    clearTimeout(this.timer)
    this.connect()
  }

  private lose = () => {
    if (this.line === 'open') this.line = 'lost'
  }

  /** Ask whether the line is there; who does not answer is lost, and after a while given up. */
  private listen(): void {
    const { wire } = this
    if (!wire || wire.readyState !== 1 || globalThis.document?.hidden || this.line === 'coming') return
    if (this.asked === null) {
      this.asked = Date.now()
      wire.send(JSON.stringify({ type: 'ping' } satisfies FromClient))
      return
    }
    this.lose()
    if (Date.now() - this.asked < SILENT) return
    wire.onclose = null
    wire.close()
    this.broke()
  }

  private connect(): void {
    const wire = this.make(address(this.code))
    this.wire = wire
    wire.onopen = () => wire.send(JSON.stringify(this.greet()))
    this.asked = null
    wire.onmessage = (message) => {
      this.tries = 0
      this.asked = null
      this.line = 'open'
      this.hear(JSON.parse(String(message.data)) as FromServer)
    }
    wire.onclose = (event) => {
      if (this.closed || this.wire !== wire) return
      if (event.code === 4404 || event.code === 4403) this.line = 'gone'
      else this.broke()
    }
  }

  /** The wire is gone: another one, after a while. */
  private broke(): void {
    this.miss()
    this.line = this.known || this.tries > 0 ? 'lost' : 'coming'
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++))
  }

  protected tell(message: FromClient): boolean {
    if (this.line === 'coming' || this.wire?.readyState !== 1) return false
    this.wire.send(JSON.stringify(message))
    return true
  }
}
