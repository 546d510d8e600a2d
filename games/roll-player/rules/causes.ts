/**
 * What an effect comes from: the Attribute of an action, the id of a card, Class, Familiar, Fiend or Minion, or one of
 * the occasions below.
 */
export type Cause = string

/** Causes that are no card. */
export const occasions = [
  'start',
  'goldDie',
  'filledLine',
  'initiative',
  'discardMarket',
  'furtherTrophy',
  'price',
  'healed',
  'training',
  'mercenary',
  'cleanup',
] as const
export type Occasion = (typeof occasions)[number]
