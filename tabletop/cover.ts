import type { ComponentType } from 'react'

/** How a game presents itself before anything of it is loaded. */
export interface Cover {
  name: string
  /** One inviting sentence. */
  blurb: string
  players: string
  time: string
  /** The picture on the box, drawn to fill whatever holds it. */
  Picture: ComponentType
}
