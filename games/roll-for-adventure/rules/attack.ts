import type { Play } from '@dicehearth/engine'
import { territories, type Territory } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import { diceAt } from './dice.ts'
import { tell } from './events.ts'
import { damage } from './fate-of-the-land.ts'
import { standsIn } from './heroes.ts'
import { lose } from './losing.ts'
import type { Adventure, DieId } from './state.ts'
import { rulesOf } from './territory.ts'

/** An attack takes dice off a territory; if it finds none, the territory takes one damage. */
export function* attack(t: Adventure, id: CardId, territory: Territory): Play<number> {
  tell(t, { type: 'attack', card: id, territory, side: t.sides[territory] })
  const removed = yield* rulesOf(t, territory).attack(t)
  if (removed === 0 && !(yield* standsIn(t, territory))) yield* damage(t, territory)
  return removed
}

/** The dice with a number in the territories, and on Resurrection if it is meant too. */
export function diceShowing(t: Adventure, number: number, resurrection: boolean): DieId[] {
  const open = territories.flatMap((territory) => diceAt(t, territory))
  return [...open, ...(resurrection ? t.resurrection : [])].filter((die) => t.face[die] === number)
}

/** All these dice are lost, wherever they lie; gives how many. */
export function loseNumber(t: Adventure, number: number, resurrection: boolean): number {
  const meant = diceShowing(t, number, resurrection)
  for (const from of [...territories, 'resurrection'] as const) {
    const there = from === 'resurrection' ? t.resurrection : diceAt(t, from)
    lose(
      t,
      from,
      there.filter((die) => meant.includes(die)),
    )
  }
  return meant.length
}
