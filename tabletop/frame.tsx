import type { ReactNode } from 'react'
import './frame.css'

/** The container of every board: it takes the space that the form of the table leaves, by the rules of frame.css. */
export function Frame({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`frame ${className}`}>{children}</div>
}
