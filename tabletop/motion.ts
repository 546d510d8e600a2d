import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether this person wants the table to stand still: the page says so, for style sheets too. */
export function still(): boolean {
  return document.documentElement.dataset.motion === 'off'
}

/**
 * What a board shows of what it was given: where pieces changed their place (`layout` names all places), they
 * are seen moving there. Any key or touch skips the way, so nobody waits for it.
 */
export function useMoving<T>(given: T, layout: string): T {
  const [shown, setShown] = useState({ given, layout })
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = { given, layout }
  })
  const moves = shown.layout !== layout && !still() && 'startViewTransition' in document
  useEffect(() => {
    if (!moves) return
    const way = document.startViewTransition(() => flushSync(() => setShown(latest.current)))
    skippable(way)
  }, [moves])
  return moves ? shown.given : given
}

function skippable(way: ViewTransition): void {
  const listening = new AbortController()
  const skip = (): void => way.skipTransition()
  addEventListener('pointerdown', skip, { capture: true, signal: listening.signal })
  addEventListener('keydown', skip, { capture: true, signal: listening.signal })
  // A way that is overtaken by the next one is no failure.
  way.ready.catch(() => undefined)
  const arrived = (): void => listening.abort()
  way.finished.then(arrived, arrived)
}
