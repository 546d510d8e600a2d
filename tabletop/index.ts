export type { BoardProps } from './board.ts'
