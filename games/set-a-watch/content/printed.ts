import { capital } from '@dicehearth/engine'
import { abilities, abilitiesOf, type AbilityId } from './abilities.ts'
import { classes, specials, type ClassId } from './adventurers.ts'

/** What is printed on ability cards and on the boards of adventurers, line by line. */

/** How an ability is used. */
export const ways = {
  die: 'by die or by exhausting',
  exhaust: 'by exhausting only',
  passive: 'always at work',
} as const

export function printedOnAbility(ability: AbilityId): string[] {
  const { class: of, kind, text } = abilities[ability]
  return [`${classes[of].name}, ${ways[kind]}.`, text]
}

export function printedOnBoard(of: ClassId): string[] {
  const { attack, dice, special } = classes[of]
  return [
    `${capital(attack)}, three d${dice}.`,
    `In camp, ${specials[special].name}: ${specials[special].text}`,
    `Abilities: ${abilitiesOf(of)
      .map((ability) => abilities[ability].name)
      .join(', ')}.`,
  ]
}
