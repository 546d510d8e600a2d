/** The moment that a card names; without one it may be used at any time (RP-111). */
export const moments = {
  diceTurn: 'in your Dice turn',
  beforeInitiative: 'in your Dice turn, before you choose an Initiative card',
  beforeMarketAct: 'in your Market turn, before you act',
  beforeRoll: 'in combat, before you roll',
  afterRoll: 'in combat, after you rolled',
  combat: 'in combat, before or after you roll',
} as const
export type Moment = keyof typeof moments

export function isInCombat(when: Moment): boolean {
  return when === 'combat' || when === 'beforeRoll' || when === 'afterRoll'
}
