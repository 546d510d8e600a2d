// The table opens without a line. A new build waits in its own cache until the last page of the old one is
// closed: a running table never meets files of another version.
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
