import { open, tableShape, type OpenOf, type StateOf } from '@dicehearth/engine'
import * as z from 'zod'
import { numbers } from '../content/cards.ts'

const card = z.int().min(1).max(numbers.length)

/** Everything on the table; what is not open is hidden. */
export const shape = z.strictObject({
  ...tableShape,
  /** The top is the end of the list. */
  deck: z.array(card),
  ...open({
    /** The cards that this table was dealt, however many there will be one day. */
    dealt: z.array(card).readonly(),
    active: z.int().min(0).max(3),
    row: z.array(card),
    /** The cards of each seat. */
    kept: z.array(z.array(card)).min(2).max(4),
    burnt: z.array(card),
  }),
})
export type Hearth = StateOf<typeof shape>
export type Open = OpenOf<typeof shape>
