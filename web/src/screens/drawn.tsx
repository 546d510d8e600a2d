import type { BookPiece } from '@dicehearth/host'
import { createElement, type ReactNode } from 'react'

/** A piece of a page, as the e-reader has it. */
export function Drawn({ piece }: { piece: BookPiece }): ReactNode {
  if (typeof piece === 'string') return piece
  const { tag, attributes, inside } = piece
  const { class: className, ...others } = attributes
  const drawn = inside.map((it, i) => <Drawn key={i} piece={it} />)
  return createElement(tag, { className, ...others }, ...(drawn.length > 0 ? [drawn] : []))
}
