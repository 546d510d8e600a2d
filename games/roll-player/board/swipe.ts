import { useRef, type TouchEvent } from 'react'

/** A swipe is at least this long, and rather level. */
const least = 60

interface Swipe {
  onTouchStart: (event: TouchEvent) => void
  onTouchEnd: (event: TouchEvent) => void
}

/** Calls back with 1 for a swipe to the left, towards the next thing, and with -1 for one to the right. */
export function useSwipe(turn: (step: 1 | -1) => void): Swipe {
  const begun = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }) => {
      begun.current = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null
    },
    onTouchEnd: ({ changedTouches }) => {
      if (!begun.current) return
      const touch = changedTouches[0]
      const across = touch.clientX - begun.current.x
      const down = touch.clientY - begun.current.y
      if (Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1)
    },
  }
}
