// Works while no page is open: shows what the inn pushes, leads to where it happened, and says so when there is no line.
const KEPT = 'korchma'
const OFFLINE = '/offline'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// Only the page itself: whatever it asks for later, it can say by itself that the line is lost.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    fetch(event.request).catch(async () => (await (await caches.open(KEPT)).match(OFFLINE)) ?? Response.error()),
  )
})

self.addEventListener('push', (event) => {
  const { title, body, tag, to } = event.data.json()
  const looks = { body, tag, renotify: true, data: { to }, icon: '/icons/192.png', badge: '/icons/badge.png' }
  event.waitUntil(self.registration.showNotification(title, looks))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.to ?? '/'))
})

/** To the page where it is open already, or to a new one. */
async function open(to) {
  const url = new URL(to, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === url) ?? pages[0]
  if (!there) return self.clients.openWindow(url)
  await there.focus()
  if (there.url !== url) there.postMessage({ to })
}
