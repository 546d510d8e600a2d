import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether this person wants reduced motion; the page sets it for style sheets too. */
export function still(): boolean {
  return document.documentElement.dataset.motion === 'off'
}

/**
 * Returns what the board should draw, and animates pieces that changed place (`layout` names all places). Any key or
 * touch skips the animation, so nobody has to wait.
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
  // An animation interrupted by the next one is not an error.
  way.ready.catch(() => undefined)
  const arrived = (): void => listening.abort()
  way.finished.then(arrived, arrived)
}
