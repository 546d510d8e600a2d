import type { Play } from '@dicehearth/engine'
import { enemyHolds } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import { strength } from '../content/heroes.ts'
import { boonsOf } from './boons.ts'
import { comeBack } from './dice.ts'
import { tell } from './events.ts'
import { card, heroOf, total } from './lookups.ts'
import type { Adventure, DieId, Enemy, Open } from './state.ts'

export function enemyInPlay(t: Open, id: CardId): Enemy {
  const enemy = t.enemies.find((other) => other.card === id)
  if (!enemy) throw new Error(`${id} is not in play`)
  return enemy
}

/** The total of dice that defeats an enemy. */
export function holds(t: Open, id: CardId): number {
  const it = card(t, id)
  return it.kind === 'own' ? it.enemy.defeat.total : enemyHolds
}

/** Dice are put on an enemy and may defeat it. */
export function* strike(t: Adventure, id: CardId, dice: readonly DieId[]): Play {
  const enemy = enemyInPlay(t, id)
  enemy.dice.push(...dice)
  const blow = total(t, enemy.dice)
  if (isEnough(t, id, blow)) yield* defeat(t, id, 'dice', blow)
}

/** Whether dice of this total on an enemy defeat it when the active hero strikes. */
export function isEnough(t: Open, id: CardId, blow: number): boolean {
  return blow + (heroOf(t) === 'fighter' ? strength.fighterBonus : 0) >= holds(t, id)
}

/** A defeated enemy is out of the game, and all dice on it come back. */
export function* defeat(t: Adventure, id: CardId, by: 'dice' | 'reward', blow: number): Play {
  const { dice } = enemyInPlay(t, id)
  t.enemies = t.enemies.filter((enemy) => enemy.card !== id)
  t.discard.push(id)
  tell(t, { type: 'defeated', card: id, by, blow, needed: holds(t, id) })
  comeBack(t, dice)
  yield* boonsOf(t, id)
}
