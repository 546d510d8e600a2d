export { Aloud } from './aloud.tsx'
export type { BoardProps, Narrowed } from './board.ts'
export { Card } from './card.tsx'
export type { DieColour, DieLook, DieMark } from '@dicehearth/engine'
export { Die } from './die.tsx'
export type { Carry } from './drag.ts'
export { Face } from './face/face.tsx'
export { bestiary } from './figure/bestiary.tsx'
export { Faces } from './faces.tsx'
export { Frame } from './frame.tsx'
export { useHands, usePicked, type Hands } from './hands.ts'
export type { HowToPlay } from './how-to-play.ts'
export { Icon, type IconData } from './icon.tsx'
export {
  isDie,
  nothing,
  pressEach,
  touching,
  without,
  type Answer,
  type Manner,
  type Picked,
  type Press,
  type Presses,
} from './manner.ts'
export { still, useMoving } from './motion.ts'
export { Piece, type Pieces } from './piece.tsx'
export { Pile } from './pile.tsx'
export { Prose } from './prose.tsx'
export { RollPad } from './roll-pad.tsx'
export { tableContext } from './table-context.ts'
export { Track } from './track.tsx'
