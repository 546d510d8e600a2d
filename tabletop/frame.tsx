import { useEffect, useRef, type ReactNode } from 'react'
import './frame.css'

interface FrameProps {
  className: string
  /** What the board asks at this moment; null while pieces are on their way, or `readFirst`. */
  asks: object | null
  children: ReactNode
}

/** A page is read from its beginning, even if what can be chosen stands at its end. */
export const readFirst = null

/** The container of every board: it takes the space that the form of the table leaves, by the rules of frame.css. */
export function Frame({ className, asks, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!asks) return
    // By the next frame the pieces lie where they belong.
    const soon = requestAnimationFrame(() => bringIntoSight(frame.current))
    return () => cancelAnimationFrame(soon)
  }, [asks])
  return (
    <div ref={frame} className={`frame ${className}`}>
      {children}
    </div>
  )
}

/** Where nothing that is asked for is in sight, the first of it comes to the middle; otherwise nothing moves. */
function bringIntoSight(frame: HTMLElement | null): void {
  const wanted = [...(frame?.querySelectorAll('.piece.usable') ?? [])].filter((it) => it.checkVisibility())
  if (!wanted.some(isInSight)) wanted[0]?.scrollIntoView({ block: 'center', inline: 'nearest' })
}

function isInSight(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.piece')
  return seen !== null && seen !== undefined && (piece.contains(seen) || seen.contains(piece))
}
