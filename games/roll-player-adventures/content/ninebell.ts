import { shelf } from './bound/index.ts'
import { openBox } from './box.ts'
import { ninebell } from './pack.ts'

/** The box of the Ninebell Coast: its cards lie open, its books are fetched when they are wanted. */
export const ninebellBox = openBox(ninebell, [], { shelf })
