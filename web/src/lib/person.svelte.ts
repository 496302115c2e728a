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

  /** Log out, here or in every browser; whoever stays is a guest. */
  async leave(everywhere = false): Promise<void> {
    await (everywhere ? api.logoutEverywhere() : api.logout())
    this.me = await api.me()
  }
}

export const person = new Person()
