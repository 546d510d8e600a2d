// Keeps a whole build at hand, so that the table opens without a line. A new build waits in its own cache until
// the last page of the old one is closed: a running table never meets files of another version.
declare const self: ServiceWorkerGlobalScope

/** Both are filled in by the build (build/precache.ts). */
const files: readonly string[] | '__FILES__' = '__FILES__'
const cacheName = 'dicehearth-__VERSION__'

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(clearOut().then(async () => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  event.respondWith(answer(event.request, url))
})

async function keepEverything(): Promise<void> {
  const cache = await caches.open(cacheName)
  // Past the browser's own cache: a page kept there may be older than its scripts.
  await cache.addAll(Array.from(files, (file) => new Request(file, { cache: 'no-cache' })))
}

async function clearOut(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
}

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(cacheName)
  const key = request.mode === 'navigate' ? '/index.html' : url.pathname
  return (await cache.match(key)) ?? fetch(request)
}

export {}
