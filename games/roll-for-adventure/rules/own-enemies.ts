import { offers, type Play } from '@dicehearth/engine'
import { fortressBBarriers, type Territory } from '../content/boards.ts'
import { isCondition, type Effect, type PlainEffect } from '../content/effects.ts'
import { rankOf, type Card, type CardId } from '../content/enemies.ts'
import { attack, loseNumber } from './attack.ts'
import { choose, type PickBoard, type PickSection } from './decisions.ts'
import { allComeBack, diceAt } from './dice.ts'
import { tell } from './events.ts'
import { damage, shortenTrack } from './fate-of-the-land.ts'
import { lose, loseUpTo } from './losing.ts'
import type { Adventure, DieId, Seat } from './state.ts'
import { territoriesMeant } from './where.ts'

export type OwnCard = Extract<Card, { kind: 'own' }>

type Rally = (t: Adventure, by: CardId, called: (card: Card) => boolean) => Play

/** A player-made enemy carries out its effects in order; conditions look at the effect just before. */
export function* ownEnemyActs(t: Adventure, it: OwnCard, effects: readonly Effect[], rally: Rally): Play {
  let removed = 0
  for (const effect of effects) {
    if (isCondition(effect)) {
      if ((removed === 0) !== (effect.do === 'ifNone')) continue
      tell(t, { type: 'ownEffect', card: it.id, does: effect.do })
      for (const inner of effect.then) yield* carryOut(t, it, inner, rally)
    } else removed = yield* carryOut(t, it, effect, rally)
  }
}

/** One effect; gives the number of dice that it removed. */
function* carryOut(t: Adventure, it: OwnCard, effect: PlainEffect, rally: Rally): Play<number> {
  tell(t, { type: 'ownEffect', card: it.id, does: effect.do })
  let removed = 0
  switch (effect.do) {
    case 'attack':
      for (const territory of yield* territoriesMeant(t, it.id, effect))
        removed += yield* attack(t, it.id, territory)
      return removed
    case 'removeDice': {
      const { count, number = null } = effect
      const dice = (territory: Territory): DieId[] =>
        diceAt(t, territory).filter((die) => number === null || t.face[die] === number)
      for (const territory of yield* territoriesMeant(t, it.id, effect, (land) => dice(land).length > 0))
        removed += yield* loseUpTo(t, count, territory, number, () => dice(territory), 'RFA-191')
      return removed
    }
    case 'removeNumber':
      return loseNumber(t, effect.number, effect.resurrection)
    case 'drainVortex':
      return yield* loseUpTo(t, effect.count, 'resurrection', null, () => t.resurrection.slice(), 'RFA-191')
    case 'drainBoard': {
      const board = t.board[effect.who === 'active' ? t.active : yield* fullestBoard(t, it.id)]
      return yield* loseUpTo(t, effect.count, 'board', null, () => board.slice(), 'RFA-191')
    }
    case 'drainPool':
      removed = Math.min(effect.count, t.pool.length)
      lose(t, 'pool', t.pool.slice(t.pool.length - removed))
      return removed
    case 'damage':
      for (const territory of yield* territoriesMeant(t, it.id, effect)) {
        for (let n = 0; n < effect.amount; n++) yield* damage(t, territory)
      }
      return 0
    case 'permanent':
      for (const territory of yield* territoriesMeant(t, it.id, effect)) yield* shortenTrack(t, territory)
      return 0
    case 'rebuild':
      yield* rebuild(t, it.id)
      return 0
    case 'rally': {
      const { below } = effect
      yield* rally(t, it.id, (other) => below === 'all' || (rankOf(other) ?? Infinity) < below)
      return 0
    }
    case 'shakeOff':
      for (const enemy of t.enemies) {
        if (effect.which === 'self' && enemy.card !== it.id) continue
        if (enemy.dice.length > 0) tell(t, { type: 'shakenOff', card: enemy.card, dice: enemy.dice.slice() })
        allComeBack(t, enemy.dice)
      }
      return 0
    case 'revealNext':
      // While the Master is turned up as the last card, there is no other to come (RFA-R61).
      if (t.deck.length > 0) t.oneMore = true
      return 0
  }
}

/** The player with the most dice on the board; among equals the active player picks. */
function* fullestBoard(t: Adventure, id: CardId): Play<Seat> {
  const most = Math.max(...t.board.map((dice) => dice.length))
  if (most === 0) return t.active
  const list = offers<PickBoard>(t)
  t.board.forEach((dice, board) =>
    list.add({ verb: 'pickBoard', seat: t.active, board }, dice.length === most ? null : 'RFA-191'),
  )
  return (yield* choose(t, { kind: 'whoseBoard', seat: t.active, card: id }, list.legal)).board
}

/** A barrier that was removed is put back; on side B the dice of its section come back. */
function* rebuild(t: Adventure, id: CardId): Play {
  const { barriers, sections } = t.fortress
  const whole = t.sides.fortress === 'A' ? 1 : fortressBBarriers
  if (barriers.every((tiles) => tiles === whole)) return
  const list = offers<PickSection>(t)
  barriers.forEach((tiles, section) =>
    list.add({ verb: 'pickSection', seat: t.active, section }, tiles < whole ? null : 'RFA-191'),
  )
  const { section } = yield* choose(t, { kind: 'whichBarrier', seat: t.active, card: id }, list.legal)
  barriers[section]++
  tell(t, { type: 'barrierRebuilt', section })
  allComeBack(t, sections[section])
}
