import { inColours, type DieLook } from '@dicehearth/engine'
import { firstCombatDie, sortOf, type DieColour, type DieId, type DieSort } from './content/dice.ts'
import { none, spaceName } from './content/sheet.ts'
import type { RpView } from './view.ts'

const combat: DieLook = { colour: 'grey', mark: 'flame' }

/** A die as it is drawn: Split Dice have two halves, Combat Dice are of steel. */
export function dieLook(die: DieId): DieLook & { second?: DieLook } {
  if (die >= firstCombatDie) return combat
  return coloursLook(sortOf(die).colours)
}

export function coloursLook(colours: readonly DieColour[]): DieLook & { second?: DieLook } {
  return inColours(colours.map((colour) => (colour === 'gold' ? 'yellow' : colour)))
}

export function sortName({ colours }: DieSort): string {
  return colours.join('-')
}

/** "red 4", "red-blue 3", "gold 6". */
export function dieName(die: DieId, { face }: Pick<RpView, 'face'>): string {
  return `${die >= firstCombatDie ? 'Combat Die' : sortName(sortOf(die))} ${face[die]}`
}

/** Where a die lies: on somebody's sheet, a Backpack, an Initiative card, or in hand. */
export function placeOf(die: DieId, view: Pick<RpView, 'heroes' | 'initiative'>): string {
  for (const hero of view.heroes) {
    const space = hero.sheet.indexOf(die)
    if (space !== none) return spaceName(space)
    if (hero.backpack.includes(die)) return 'Backpack'
  }
  const card = view.initiative.findIndex(({ dice }) => dice.includes(die))
  return card === none ? 'in hand' : initiativeName(card)
}

export function initiativeName(card: number): string {
  return `Initiative card ${card + 1}`
}
