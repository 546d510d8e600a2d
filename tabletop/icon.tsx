import { memo } from 'react'

/** A drawing from the game-icons set, 512 by 512. */
export interface IconData {
  readonly name: string
  readonly author: string
  readonly path: string
}

interface IconProps {
  icon: IconData
  className?: string | undefined
}

/** An icon in the colour of the surrounding text; never the only carrier of meaning. */
export const Icon = memo(function Icon({ icon, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 512 512" aria-hidden>
      <path fill="currentColor" d={icon.path} />
    </svg>
  )
})
