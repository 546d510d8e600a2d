import type { Sheet } from '@dicehearth/engine'
import type { ComponentType } from 'react'

/** A game's form for a sheet that no table here handed on, such as a hero built on a real table. */
export type SheetForm = ComponentType<{
  /** The kind of sheet that the set-up asks for; a form for other kinds shows nothing. */
  kind: string
  bring: (sheet: Sheet) => void
}>
