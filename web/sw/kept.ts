/** Both are filled in by the build (build/precache.ts). */
const files: readonly string[] | '__FILES__' = '__FILES__'
const cacheName = 'dicehearth-__VERSION__'

/** Stores a whole build. */
export async function keepEverything(): Promise<void> {
  const cache = await caches.open(cacheName)
  // Bypasses the browser's own cache: a page kept there may be older than its scripts.
  await cache.addAll(Array.from(files, (file) => new Request(file, { cache: 'no-cache' })))
}

/** Forgets earlier builds. */
export async function clearOut(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
}

/** The stored file, or else the server's answer. */
export async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const key = request.mode === 'navigate' ? '/index.html' : path
  return (await cache.match(key)) ?? fetch(request)
}
