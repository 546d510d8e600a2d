import type { ReactNode } from 'react'
import './frame.css'

/** What every board stands in: it has the room that the form of the table leaves, and follows the rules of frame.css. */
export function Frame({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`frame ${className}`}>{children}</div>
}
