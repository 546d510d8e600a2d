/** Which of the two boxes a card comes from; all are always in play. */
export type Box = 'base' | 'expansion'

/** Single-dot cards come up before double-dot cards (RP-028). */
export type Dots = 1 | 2

/** What costs nothing to use. */
export const free = { gold: 0, injury: 0 }
