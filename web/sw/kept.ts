/** Both are filled in by the build (build/precache.ts). */
const files: readonly string[] | '__FILES__' = '__FILES__'
const cacheName = 'dicehearth-__VERSION__'

/** Stores a whole build, or nothing. */
export async function keepEverything(): Promise<void> {
  const cache = await caches.open(cacheName)
  try {
    // Bypasses the browser's own cache: a page kept there may be older than its scripts.
    await cache.addAll(Array.from(files, (file) => new Request(file, { cache: 'no-cache' })))
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

/** Forgets earlier builds but the last: a page of it may be loading just now, and nobody counts it before it runs. */
export async function clearOut(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName)
  for (const name of others.slice(0, -1)) await caches.delete(name)
}

/** The stored file, for a page of the build before its own, or else the server's answer. */
export async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const key = request.mode === 'navigate' ? '/index.html' : path
  return (await cache.match(key)) ?? (await caches.match(key)) ?? fetch(request)
}
