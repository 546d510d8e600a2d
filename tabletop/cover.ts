import type { ComponentType } from 'react'

/** How a game presents itself before it is loaded. */
export interface Cover {
  name: string
  /** One inviting sentence. */
  blurb: string
  players: string
  time: string
  /** Whether it has a guided first game. */
  guided: boolean
  /** The picture on the box; fills its container. */
  Picture: ComponentType
}
