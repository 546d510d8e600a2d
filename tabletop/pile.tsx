import type { CSSProperties } from 'react'
import { Icon, type IconData } from './icon.tsx'
import './pile.css'

interface PileProps {
  /** How many cards lie there. */
  cards: number
  /** What lies on top, or what the backs show; null where there is nothing to see. */
  icon: IconData | null
  /** The top card lies face up: it has the tone of its kind. */
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
