import type { CSSProperties } from 'react'
import { Icon, type IconData } from './icon.tsx'
import './pile.css'

interface PileProps {
  /** How many cards lie there. */
  cards: number
  /** The top card, or the card backs; null for an empty pile. */
  icon: IconData | null
  /** The tone of the top card's kind, if it lies face up. */
  tone?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** A pile of cards, as wide as `--pile`. */
export function Pile({ cards, icon, tone, className, style }: PileProps) {
  const state = [
    'pile-cards',
    ...(tone === undefined ? [] : ['known', `tone-${tone}`]),
    ...(cards === 0 ? ['none'] : []),
    ...(className === undefined ? [] : [className]),
  ]
  return (
    <span className={state.join(' ')} style={style}>
      {icon && <Icon icon={icon} />}
      <b>{cards}</b>
    </span>
  )
}
