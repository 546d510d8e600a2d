import { useEffect, useRef, type ReactNode } from 'react'
import './frame.css'

interface FrameProps {
  className: string
  /** What the board asks now; null while pieces are on their way, and where a page is read from its beginning. */
  asks: object | null
  children: ReactNode
}

/** The container of every board: it takes the space that the form of the table leaves, by the rules of frame.css. */
export function Frame({ className, asks, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (asks ? bringIntoSight(frame.current) : undefined), [asks])
  return (
    <div ref={frame} className={`frame ${className}`}>
      {children}
    </div>
  )
}

/** Where nothing that is asked for is in sight, the first of it comes to the middle; otherwise nothing moves. */
function bringIntoSight(frame: HTMLElement | null): () => void {
  const observer = new IntersectionObserver((wanted) => {
    observer.disconnect()
    if (wanted.some(({ intersectionRatio }) => intersectionRatio > 0.5)) return
    const first = wanted.find(({ boundingClientRect }) => boundingClientRect.width > 0)
    first?.target.scrollIntoView({ block: 'center', inline: 'nearest' })
  })
  for (const piece of frame?.querySelectorAll('.piece.usable') ?? []) observer.observe(piece)
  return () => observer.disconnect()
}
