import { useEffect, useRef, type ReactNode } from 'react'
import './frame.css'

interface FrameProps {
  className: string
  /** What the board asks now; null while pieces are on their way, and where a page is read from its beginning. */
  asks: object | null
  /** The page that is read, where the board has pages: another one is read from its beginning. */
  page?: string | null | undefined
  children: ReactNode
}

/** The container of every board: it takes the space that the form of the table leaves, by the rules of frame.css. */
export function Frame({ className, asks, page = null, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const read = useRef(page)
  useEffect(() => (asks ? bringIntoSight(frame.current) : undefined), [asks])
  useEffect(() => {
    if (page && page !== read.current) toTheBeginning(frame.current)
    read.current = page
  }, [page])
  return (
    <div ref={frame} className={`frame ${className}`}>
      {children}
    </div>
  )
}

function toTheBeginning(frame: HTMLElement | null): void {
  frame?.scrollTo({ top: 0 })
  frame?.scrollIntoView({ block: 'start' })
}

/** Where nothing that is asked for is in sight, the first of it comes to the middle; otherwise nothing moves. */
function bringIntoSight(frame: HTMLElement | null): () => void {
  const observer = new IntersectionObserver((wanted) => {
    observer.disconnect()
    if (wanted.some(({ intersectionRatio }) => intersectionRatio > 0.5)) return
    const first = wanted.find(({ boundingClientRect }) => boundingClientRect.width > 0)
    first?.target.scrollIntoView({ block: 'center', inline: 'nearest' })
    // That also moves what is around a frame that scrolls, and the board with it: it comes back.
    if (first && frame && getComputedStyle(frame).overflowY !== 'visible')
      frame.scrollIntoView({ block: 'nearest' })
  })
  for (const piece of frame?.querySelectorAll('.piece.usable') ?? []) observer.observe(piece)
  return () => observer.disconnect()
}
