// The table opens without a line. A new build waits in its own cache until the last page of the old one is
// closed or loaded anew: a running table never meets files of another version.
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
  event.respondWith(
    event.request.mode === 'navigate' ? answerPage(event.request, pathname) : answer(event.request, pathname),
  )
})

/** This build has given way to the one that waits. There is no way back: its files may be gone at any moment. */
let leaving = false

/** Whoever loads the only open page anew gets the build that waits: it takes over, and the page is asked for again. */
async function answerPage(request: Request, path: string): Promise<Response> {
  const { waiting } = self.registration
  leaving ||= waiting !== null && (await self.clients.matchAll()).length <= 1
  if (!leaving) return answer(request, path)
  waiting?.postMessage('take over')
  // The other one can only take over while nothing is asked of this one: so not at once.
  return new Response('<link rel="icon" href="/icon.svg"><title>Dicehearth</title>', {
    headers: { 'content-type': 'text/html', refresh: '1' },
  })
}

self.addEventListener('message', () => {
  void self.skipWaiting()
})
