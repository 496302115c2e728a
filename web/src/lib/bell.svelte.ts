import { api } from './api'
import { knows, language, t } from './language.svelte'
import { recall, remember } from './memory'
import type { FromHouse, Me, Notice, NoticesInfo, TableAhead } from './protocol.gen'
import { router } from './router.svelte'
import type { Theme } from './settings.svelte'
import { bellSound } from './sounds'
import { backoff } from './telling'

const DAY = 24 * 3600 * 1000
/** Milliseconds in which one page rings for all. */
const ONCE = 2000

/** What the inn tells me wherever in it I am: which tables wait, what I might want to know. */
class Bell {
  waiting: TableAhead[] = $state.raw([])
  /** My wishes, once somebody has asked for them. */
  info: NoticesInfo | null = $state.raw(null)

  private wire: WebSocket | null = null
  private tries = 0
  private begun = false

  /** Listen from now on; once is enough. */
  start(): void {
    if (this.begun || typeof WebSocket === 'undefined') return
    this.begun = true
    document.addEventListener('visibilitychange', () => this.look())
    this.connect()
    // Not in the way of what the page itself loads.
    setTimeout(() => void settle(), 1500)
  }

  private connect(): void {
    const wire = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/me`)
    this.wire = wire
    wire.onopen = () => {
      this.tries = 0
      this.look()
    }
    wire.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as FromHouse)
    wire.onclose = () => setTimeout(() => this.connect(), backoff(this.tries++))
  }

  private look(): void {
    if (this.wire?.readyState === 1) this.wire.send(JSON.stringify({ type: 'looking', on: !document.hidden }))
  }

  private hear(said: FromHouse): void {
    if (said.type === 'standing') this.waiting = said.waiting
    else if (document.hidden) void this.call(said)
  }

  /** My wishes; asked for when they are needed. */
  async wishes(): Promise<NoticesInfo> {
    this.info ??= await api.notices()
    return this.info
  }

  /** Somebody looks elsewhere: a bell, and a notice where the browser may show one. */
  private async call(notice: Notice): Promise<void> {
    const { wishes } = await this.wishes()
    if (!wishes.tab || wishes.quiet[notice.game]?.includes('tab')) return
    await alone(`${notice.kind}-${notice.code}`, async () => {
      bellSound()
      if (await pushed()) return
      if (notice.game) await language.loadShelf()
      show(notice)
    })
  }
}

export const bell = new Bell()

/** One of several open pages does it for all. */
async function alone(what: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(`korchma-${what}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await work()
    await new Promise((done) => setTimeout(done, ONCE))
  })
}

function show(notice: Notice): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const game = language.cover(notice.game)?.say('game-title') ?? 'Korchma'
  const id = `notice-${notice.kind}`
  const note = new Notification(game, {
    body: knows(id) ? t(id, { game, who: notice.who }) : '',
    tag: notice.code || notice.kind,
    icon: '/icons/192.png',
  })
  note.onclick = () => {
    window.focus()
    router.go(notice.code ? `/table/${notice.code}` : '/')
    note.close()
  }
}

/** The worker that is there while no page is; null where a browser has none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.getRegistration('/')) ?? null
}

/** Whether this browser takes pushes of its own. */
async function pushed(): Promise<boolean> {
  return !!(await (await worker())?.pushManager?.getSubscription())
}

/** A worker for when no page is open, and what it says where there is no line, in today's language. */
async function settle(): Promise<void> {
  if (!navigator.serviceWorker || !globalThis.caches) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    navigator.serviceWorker.addEventListener('message', ({ data }) => data?.to && router.go(String(data.to)))
  } catch {
    // a private window, perhaps: then without
  }
}

/** The page that says there is no line, kept in the language and by the light in which others are read. */
export async function keepOffline(theme: Theme): Promise<void> {
  const page = `/offline/${language.code}?theme=${theme}`
  if (!globalThis.caches || recall<string>('offline', '') === page) return
  const answer = await fetch(page)
  if (!answer.ok) return
  await (await caches.open('korchma')).put('/offline', answer)
  remember('offline', page)
}

/** A browser that takes pushes says so again after each login, and once a day. */
export async function pushOn(me: Me): Promise<void> {
  const subscription = await (await worker())?.pushManager?.getSubscription()
  if (!subscription) return
  const key = `${me.id} ${me.guest} ${subscription.endpoint}`
  const said = recall('pushed', { key: '', at: 0 })
  if (said.key === key && Date.now() - said.at < DAY) return
  const { subscribed } = await import('./push')
  await subscribed(subscription)
  remember('pushed', { key, at: Date.now() })
}
