import { createContext, use, type CSSProperties, type ReactNode } from 'react'
import { follow, type Carry } from './drag.ts'

/** What a board knows about its pieces now. */
export interface Pieces {
  /** Whether a click on it does something. */
  usable: (id: string) => boolean
  /** Whether somebody points at an option or a line of the log that touches it. */
  lit: (id: string) => boolean
  chosen: (id: string) => boolean
  /** Uses it or, where no option touches it, asks why not. */
  press: (id: string) => void
  /** Where pieces can be dragged to their place too. */
  carry?: Carry
}

interface PieceProps {
  id: string
  pieces: Pieces
  /** What it is, for screen readers. */
  label: string
  /** A place: reachable by keyboard even when it cannot be used. Other pieces only when they can. */
  place?: boolean
  /** Animated when it changes its place. */
  moves?: boolean
  className?: string | undefined
  style?: CSSProperties | undefined
  children?: ReactNode
}

/** The usable piece that this one lies on. */
const Around = createContext<string | null>(null)

/**
 * Something on the table that can be pressed: it glows when usable and explains itself when not. Pressing a piece
 * that merely lies on a usable one, such as a die on a land, presses the piece below; a place inside another is
 * pressed itself.
 */
export function Piece({
  id,
  pieces,
  label,
  place = false,
  moves = false,
  className,
  style,
  children,
}: PieceProps) {
  const usable = pieces.usable(id)
  const chosen = pieces.chosen(id)
  const { carry } = pieces
  const around = use(Around)
  const speaks = usable || place
  const meant = speaks ? id : (around ?? id)
  const state = [
    'piece',
    ...(usable ? ['usable'] : []),
    ...(pieces.lit(id) ? ['lit'] : []),
    ...(chosen ? ['chosen'] : []),
    ...(carry?.can(id) ? ['carries'] : []),
    ...(className ? [className] : []),
  ]
  const name = `piece-${id.replaceAll(/[^A-Za-z0-9]/g, '-')}`
  return (
    <div
      className={state.join(' ')}
      data-piece={id}
      style={moves ? { viewTransitionName: name, viewTransitionClass: 'moving', ...style } : style}
    >
      <button
        type="button"
        className="piece-hit"
        aria-label={label}
        aria-disabled={!usable}
        aria-pressed={chosen}
        tabIndex={usable || place ? 0 : -1}
        onClick={() => pieces.press(meant)}
        onPointerDown={carry && ((event) => follow(event, id, carry))}
      />
      <div className="piece-over">
        <Around value={speaks ? (usable ? id : null) : around}>{children}</Around>
      </div>
    </div>
  )
}
