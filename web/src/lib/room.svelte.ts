import { MediaQuery } from 'svelte/reactivity'

/**
 * How much room the window gives. What gives way does so in one order (styles/frame.css holds the sizes):
 * under 860 high the hand peeks, under 800 seats become lines and the side its tabs, under 620 names and tools
 * lose words, under 520 (or 641 wide) the table is laid as on a phone. The board never gives way.
 */
class Room {
  private readonly small = new MediaQuery('(max-width: 640px), (max-height: 519px)')
  private readonly flat = new MediaQuery('(max-height: 519px) and (min-aspect-ratio: 5/4)')
  private readonly tall = new MediaQuery('(max-aspect-ratio: 1/1)')
  private readonly thin = new MediaQuery('(max-width: 1200px)')
  private readonly stood = new MediaQuery('(min-width: 641px) and (max-width: 1200px) and (min-height: 1000px)')
  private readonly low = new MediaQuery('(max-height: 799px)')
  private readonly shallow = new MediaQuery('(max-height: 859px)')

  /** A phone, or a window as small as one. */
  get phone(): boolean {
    return this.small.current
  }
  /** A phone that lies: the board left, all the rest beside it. */
  get lying(): boolean {
    return this.flat.current
  }
  /** Taller than wide. */
  get upright(): boolean {
    return this.tall.current
  }
  /** No column for the side: it opens over the board. */
  get narrow(): boolean {
    return this.thin.current || this.phone
  }
  /** A tablet held upright: a map that lies leaves it room below. */
  get standing(): boolean {
    return this.stood.current
  }
  /** Seats are lines, the side has tabs. */
  get folded(): boolean {
    return this.low.current || this.narrow
  }
  /** Cards of the hand show their upper part only. */
  get peeking(): boolean {
    return this.shallow.current || this.phone
  }
}

let made: Room | undefined

/** The room of this window. */
export const room = (): Room => (made ??= new Room())
