import type { OwnPieces } from './box.ts'
export function readPack(_file: unknown): { pack: OwnPieces } | { problems: string[] } {
  return { problems: [] }
}
