interface Finger {
  x: number
  y: number
}

/** As far as a board can be enlarged. */
const MOST = 4

/** A board in its box: how far it is enlarged and moved, by fingers, wheel and keys. */
export class Panning {
  /** The box. */
  wide = $state(0)
  high = $state(0)
  /** The board at its usual size. */
  width = $state(0)
  height = $state(0)
  zoom = $state(1)
  x = $state(0)
  y = $state(0)
  moving = $state(false)
  /** All of a board taller than its box can be seen smaller than usual. */
  readonly least: number = $derived(Math.min(1, this.height ? this.high / this.height : 1))
  /** Whether all of it is in sight. */
  readonly whole: boolean = $derived(
    this.width * this.zoom <= this.wide + 1 && this.height * this.zoom <= this.high + 1,
  )
  /** The part in sight, as shares of the board. */
  readonly part = $derived({
    x: Math.max(0, -this.x / (this.width * this.zoom || 1)),
    y: Math.max(0, -this.y / (this.height * this.zoom || 1)),
    w: Math.min(1, this.wide / (this.width * this.zoom || 1)),
    h: Math.min(1, this.high / (this.height * this.zoom || 1)),
  })

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read by the next move of a finger, drawn by nobody
  private fingers = new Map<number, Finger>()
  private start: Finger = { x: 0, y: 0 }
  private dragged = false

  constructor(private readonly moved: () => void) {}

  /** The board stays in its box; what is smaller lies in the middle. */
  clamp(): void {
    this.zoom = Math.min(MOST, Math.max(this.least, this.zoom))
    const spareX = this.wide - this.width * this.zoom
    const spareY = this.high - this.height * this.zoom
    this.x = spareX >= 0 ? spareX / 2 : Math.min(0, Math.max(spareX, this.x))
    this.y = spareY >= 0 ? spareY / 2 : Math.min(0, Math.max(spareY, this.y))
  }

  by(x: number, y: number): void {
    this.x += x
    this.y += y
    this.clamp()
  }

  /** Enlarge around a point of the box. */
  at(factor: number, px = this.wide / 2, py = this.high / 2): void {
    const next = Math.min(MOST, Math.max(this.least, this.zoom * factor))
    this.x = px - ((px - this.x) * next) / this.zoom
    this.y = py - ((py - this.y) * next) / this.zoom
    this.zoom = next
    this.clamp()
    this.moved()
  }

  to(zoom: number): void {
    this.zoom = zoom
    this.x = this.y = 0
    this.clamp()
    this.moved()
  }

  down = (event: PointerEvent) => {
    if (event.button !== 0) return
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.start = { x: event.clientX, y: event.clientY }
    if (this.fingers.size === 1) this.dragged = false
  }

  move = (event: PointerEvent) => {
    const was = this.fingers.get(event.pointerId)
    if (!was) return
    const now = { x: event.clientX, y: event.clientY }
    const frame = event.currentTarget as HTMLElement
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1]
      const box = frame.getBoundingClientRect()
      const far = Math.hypot(was.x - other.x, was.y - other.y) || 1
      const near = Math.hypot(now.x - other.x, now.y - other.y)
      this.at(near / far, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top)
      this.dragged = true
    } else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > 6) {
      if (!this.dragged) frame.setPointerCapture(event.pointerId)
      this.dragged = this.moving = true
      this.by(now.x - was.x, now.y - was.y)
    }
    this.fingers.set(event.pointerId, now)
  }

  up = (event: PointerEvent) => {
    this.fingers.delete(event.pointerId)
    if (this.fingers.size) return
    this.moving = false
    this.moved()
  }

  wheel = (event: WheelEvent) => {
    event.preventDefault()
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    this.at(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top)
  }

  /** A drag is not a click on what lies under it. */
  swallow = (event: MouseEvent) => {
    if (!this.dragged) return
    event.stopPropagation()
    event.preventDefault()
    this.dragged = false
  }
}
