import type { ReactNode } from 'react'
import './card.css'
import { Icon, type IconData } from './icon.tsx'

interface CardProps {
  name: string
  icon: IconData
  /** What is seen instead of the icon. */
  picture?: ReactNode
  /** The number in the corner, such as a rank or a value. */
  corner?: ReactNode
  /** What kind of card it is, under its name. */
  kind?: string
  tone?: string | undefined
  children?: ReactNode
}

/** A parchment card: icon, name, numbers and text in a frame. */
export function Card({ name, icon, picture, corner, kind, tone, children }: CardProps) {
  return (
    <article className={tone ? `card card-${tone}` : 'card'} aria-label={name}>
      <div className="card-picture">
        {picture ?? <Icon icon={icon} />}
        {corner !== undefined && <span className="card-corner">{corner}</span>}
      </div>
      <div className="card-words">
        <h3 className="card-name">{name}</h3>
        {kind !== undefined && <p className="card-kind">{kind}</p>}
        <div className="card-text">{children}</div>
      </div>
    </article>
  )
}
