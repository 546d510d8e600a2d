import { memo } from 'react'
import './track.css'
import { Icon, type IconData } from './icon.tsx'

interface TrackProps {
  /** The number of the last hole, as printed and now. */
  printed: number
  last: number
  at: number
  skull: IconData
  /** True when the skull has just moved. */
  shaken?: boolean
}

/** A row of holes with a skull that must not reach the end. */
export const Track = memo(function Track({ printed, last, at, skull, shaken = false }: TrackProps) {
  return (
    <div className={shaken ? 'track shaken' : 'track'} aria-hidden>
      {Array.from({ length: printed + 1 }, (_, hole) => {
        const part = hole > last ? 'gone' : hole === last ? 'end' : hole < at ? 'passed' : 'open'
        return (
          <span key={hole} className={`hole hole-${part}`}>
            {hole === at && <Icon icon={skull} className="track-skull" />}
          </span>
        )
      })}
    </div>
  )
})
