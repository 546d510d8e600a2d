import type { ScoreLine } from '../rules/events.ts'

/** What the lines of the score sheet are called. */
export const scoreLineNames: Readonly<Record<ScoreLine, string>> = {
  monster: 'Monster',
  champion: 'Champion Bonus',
  familiarPower: 'Familiar Power',
  familiarBackstory: 'Familiar Backstory',
  goals: 'Attribute Goals',
  classColour: 'Class Colour dice',
  alignment: 'Alignment',
  backstory: 'Backstory',
  armor: 'Armor',
  traits: 'Traits',
  otherCards: 'Fiends and other cards',
  gold: 'Gold',
}

/** The lines of the score sheet in few words. */
export const lineNames: Readonly<Record<ScoreLine, string>> = {
  monster: 'Monster',
  champion: 'Champion',
  familiarPower: 'Familiar',
  familiarBackstory: 'Its colours',
  goals: 'Goals',
  classColour: 'Own colour',
  alignment: 'Alignment',
  backstory: 'Backstory',
  armor: 'Armor',
  traits: 'Traits',
  otherCards: 'Other cards',
  gold: 'Gold',
}

export function starsText(stars: number): string {
  return stars === 1 || stars === -1 ? `${stars} star` : `${stars} stars`
}

/** "+2 stars". */
export function changeText(stars: number): string {
  return stars > 0 ? `+${starsText(stars)}` : starsText(stars).replace('-', '−')
}
