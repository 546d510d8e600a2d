// The page works offline. A new build waits in its own cache until the last page of the old one is closed or
// loaded again, so that a running table never gets files of another version.
import { answer, clearOut, keepEverything } from './kept.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(clearOut().then(async () => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  event.respondWith(answer(event.request, pathname))
})

// A page that has just loaded asks the waiting build to take over (src/update.ts), and loads again once it has. Until
// then it is a whole page of the old build: if this message is lost or comes to nothing, nobody is left with less.
self.addEventListener('message', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}
