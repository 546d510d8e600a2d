import { tableShape } from '@dicehearth/engine'

/** A chance of its own, beside that of the table: it knows nothing of what seats have looked at. */
export const chanceShape = tableShape.fate.omit({ looks: true })
