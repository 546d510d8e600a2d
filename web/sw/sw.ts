// The page works offline. A new build waits in its own cache until the last page of the old one is closed or
// reloaded, so that a running table never gets files of another version.
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

/** This build has given way to the waiting one. There is no way back: its files may be gone at any moment. */
let leaving = false

/** Reloading the only open page brings the waiting build: it takes over, and the page is requested again. */
async function answerPage(request: Request, path: string): Promise<Response> {
  const { waiting } = self.registration
  leaving ||= waiting !== null && (await self.clients.matchAll()).length <= 1
  if (!leaving) return answer(request, path)
  waiting?.postMessage('take over')
  // The waiting build can take over only once this one has no open request, hence the refresh a second later.
  return new Response('<link rel="icon" href="/icon.svg"><title>Dicehearth</title>', {
    headers: { 'content-type': 'text/html', refresh: '1' },
  })
}

self.addEventListener('message', () => {
  void self.skipWaiting()
})
