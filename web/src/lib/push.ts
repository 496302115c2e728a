import { api } from './api'
import { worker } from './bell.svelte'
import { remember } from './memory'

/** Whether this browser can take pushes at all: many only do over https, or once the inn is installed. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Tell the inn where to push. */
export async function subscribed(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await api.takePushes({ endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! })
}

/** Ask for pushes; the browser asks the person. Whether they come from now on. */
export async function takePushes(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const found = (await worker()) ?? (await navigator.serviceWorker.register('/sw.js'))
  await navigator.serviceWorker.ready
  const before = await found.pushManager.getSubscription()
  // An inn that was set up anew has other keys: what was agreed with the old ones is worth nothing.
  const old = before?.options.applicationServerKey
  const fresh = bytes(key)
  const same = old && new Uint8Array(old).every((byte, at) => byte === fresh[at])
  if (before && !same) await before.unsubscribe()
  const how = { userVisibleOnly: true, applicationServerKey: fresh }
  await subscribed(before && same ? before : await found.pushManager.subscribe(how))
  return true
}

/** No more of them in this browser. */
export async function endPushes(): Promise<void> {
  const subscription = await (await worker())?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  remember('pushed', { key: '', at: 0 })
}

/** Whether they come. */
export async function takesPushes(): Promise<boolean> {
  return Notification.permission === 'granted' && !!(await (await worker())?.pushManager?.getSubscription())
}
