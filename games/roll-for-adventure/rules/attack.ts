import type { Play } from '@dicehearth/engine'
import { territories, type Territory } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import { diceAt, loseFrom } from './dice.ts'
import { tell } from './events.ts'
import { damage } from './fate-of-the-land.ts'
import { standsIn } from './heroes.ts'
import type { Adventure, DieId } from './state.ts'
import { rulesOf } from './territory.ts'

/** An attack takes dice off a territory; if it finds none, the territory takes one damage. */
export function* attack(t: Adventure, id: CardId, territory: Territory): Play<number> {
  tell(t, { type: 'attack', card: id, territory, side: t.sides[territory] })
  const removed = yield* rulesOf(t, territory).attack(t)
  if (removed === 0 && !(yield* standsIn(t, territory))) yield* damage(t, territory)
  return removed
}

/** All dice with a number in the territories, and on Resurrection if it is meant too, are lost. */
export function loseNumber(t: Adventure, number: number, resurrection: boolean): DieId[] {
  const shows = (die: DieId): boolean => t.face[die] === number
  const lost: DieId[] = []
  for (const territory of territories) {
    const dice = diceAt(t, territory).filter(shows)
    loseFrom(t, territory, dice)
    lost.push(...dice)
  }
  if (resurrection) {
    const dice = t.resurrection.filter(shows)
    loseFromResurrection(t, dice)
    lost.push(...dice)
  }
  return lost
}

export function loseFromResurrection(t: Adventure, dice: readonly DieId[]): void {
  t.resurrection = t.resurrection.filter((die) => !dice.includes(die))
  t.oblivion.push(...dice)
  if (dice.length > 0) tell(t, { type: 'diceLost', dice, from: 'resurrection' })
}
