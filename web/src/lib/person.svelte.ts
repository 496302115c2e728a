import { api } from './api'
import type { Me } from './protocol.gen'

/** Letters in a name at the most; the server counts too. */
export const LONGEST_NAME = 24

/** Who I am; asked for once, before anything else is. */
class Person {
  me: Me | null = $state.raw(null)
  private coming: Promise<Me> | null = null

  know(): Promise<Me> {
    this.coming ??= api.me().then((me) => (this.me = me))
    this.coming.catch(() => (this.coming = null))
    return this.coming
  }

  async change(asking: Promise<Me>): Promise<void> {
    this.me = await asking
  }

  async leave(): Promise<void> {
    await api.logout()
    this.me = await api.me()
  }
}

export const person = new Person()
