import { api } from './api'
import { keep } from './keeping'
import { isCode, language } from './language.svelte'
import type { Me } from './protocol.gen'
import { settings } from './settings.svelte'

/** Letters in a name at the most; the server counts too. */
export const LONGEST_NAME = 24

/** Who I am; asked for once, before anything else is. */
class Person {
  me: Me | null = $state.raw(null)
  private coming: Promise<Me> | null = null

  know(): Promise<Me> {
    this.coming ??= api.me().then((me) => this.take(me))
    this.coming.catch(() => (this.coming = null))
    return this.coming
  }

  async change(asking: Promise<Me>): Promise<void> {
    await this.take(await asking)
  }

  /** From now on this is me, with what I like. */
  private async take(me: Me): Promise<Me> {
    this.me = me
    settings.adopt(me.settings)
    const code = me.settings['language']
    if (isCode(code) && code !== language.code) await language.set(code)
    // By its nights clocks rest.
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (zone && me.settings['zone'] !== zone) keep({ zone })
    return me
  }

  /** Log out, here or in every browser; whoever stays is a guest. */
  async leave(everywhere = false): Promise<void> {
    await (everywhere ? api.logoutEverywhere() : api.logout())
    await this.take(await api.me())
  }
}

export const person = new Person()
