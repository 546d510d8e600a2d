/**
 * Brings new builds. One that waits when a page loads takes over if no other page is open, and the page loads again
 * with it. A table may stay open for days: returning to it looks for a new build, which the next load uses.
 */
export function keepUpToDate(kept: ServiceWorkerRegistration): void {
  if (kept.waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    kept.waiting.postMessage('take over')
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') kept.update().catch(console.warn)
  })
}
