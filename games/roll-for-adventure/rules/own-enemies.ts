import type { Play } from '@dicehearth/engine'
import { fortressBBarriers, type Territory } from '../content/boards.ts'
import { rankOf, type Card, type CardId } from '../content/enemies.ts'
import type { Effect, PlainEffect } from '../content/own-enemies.ts'
import { attack, loseFromResurrection, loseNumber } from './attack.ts'
import { choose, type Lose, type PickBoard, type PickSection } from './decisions.ts'
import { allComeBack, diceAt, differentDice, loseFrom } from './dice.ts'
import { tell } from './events.ts'
import { damage, shortenTrack } from './fate-of-the-land.ts'
import { oneOfEachNumber, oneOfEachOwner, takeOut, type Adventure, type DieId, type Seat } from './state.ts'
import { territoriesMeant } from './where.ts'

export type OwnCard = Extract<Card, { kind: 'own' }>

type Rally = (t: Adventure, by: CardId, called: (card: Card) => boolean) => Play

/** A player-made enemy carries out its effects in order; conditions look at the effect just before. */
export function* ownEnemyActs(t: Adventure, it: OwnCard, effects: readonly Effect[], rally: Rally): Play {
  let removed = 0
  for (const effect of effects) {
    if (effect.do === 'ifNone' || effect.do === 'ifSome') {
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
      for (const territory of yield* territoriesMeant(t, effect.where, it.id))
        removed += yield* attack(t, it.id, territory)
      return removed
    case 'removeDice': {
      const { where, count, number = null } = effect
      const feels = (territory: Territory): boolean => diceShowing(t, territory, number).length > 0
      for (const territory of yield* territoriesMeant(t, where, it.id, feels))
        removed += yield* removeDice(t, territory, count, number)
      return removed
    }
    case 'removeNumber':
      return loseNumber(t, effect.number, effect.resurrection).length
    case 'drainVortex':
      return yield* drainVortex(t, effect.count)
    case 'drainBoard':
      return yield* drainBoard(t, it.id, effect.who, effect.count)
    case 'drainPool':
      return drainPool(t, effect.count)
    case 'damage':
      for (const territory of yield* territoriesMeant(t, effect.where, it.id)) {
        for (let n = 0; n < effect.amount; n++) yield* damage(t, territory)
      }
      return 0
    case 'permanent':
      for (const territory of yield* territoriesMeant(t, effect.where, it.id))
        yield* shortenTrack(t, territory)
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

/** Where dice are lost from, and how. */
interface Losing {
  from: Territory | 'resurrection' | 'board'
  number: number | null
  dice(): DieId[]
  /** Of these dice, those between which there is something to choose. */
  different(dice: readonly DieId[]): DieId[]
  lose(dice: readonly DieId[]): void
}

/** Up to `count` dice are lost, the active player's pick; gives how many. */
function* loseUpTo(t: Adventure, count: number, losing: Losing): Play<number> {
  for (let removed = 0; removed < count; removed++) {
    const dice = losing.dice()
    // Where all must go there is nothing to choose.
    if (dice.length <= count - removed) {
      losing.lose(dice)
      return removed + dice.length
    }
    losing.lose([yield* loseOne(t, losing.from, losing.number, losing.different(dice))])
  }
  return count
}

function removeDice(t: Adventure, territory: Territory, count: number, number: number | null): Play<number> {
  return loseUpTo(t, count, {
    from: territory,
    number,
    dice: () => diceShowing(t, territory, number),
    different: (dice) => differentDice(t, territory, dice),
    lose: (dice) => loseFrom(t, territory, dice),
  })
}

/** The dice of a territory that can be taken from it, of one number if it is named. */
function diceShowing(t: Adventure, territory: Territory, number: number | null): DieId[] {
  return diceAt(t, territory).filter((die) => number === null || t.face[die] === number)
}

function drainVortex(t: Adventure, count: number): Play<number> {
  return loseUpTo(t, count, {
    from: 'resurrection',
    number: null,
    dice: () => t.resurrection.slice(),
    different: (dice) => oneOfEachNumber(t, dice),
    lose: (dice) => loseFromResurrection(t, dice),
  })
}

function* drainBoard(t: Adventure, id: CardId, who: 'active' | 'mostDice', count: number): Play<number> {
  const board = t.board[who === 'active' ? t.active : yield* fullestBoard(t, id)]
  return yield* loseUpTo(t, count, {
    from: 'board',
    number: null,
    dice: () => board.slice(),
    different: (dice) => oneOfEachOwner(t, dice),
    lose: (dice) => {
      for (const die of dice) takeOut(board, die)
      t.oblivion.push(...dice)
      if (dice.length > 0) tell(t, { type: 'diceLost', dice, from: 'board' })
    },
  })
}

function* fullestBoard(t: Adventure, id: CardId): Play<Seat> {
  const most = Math.max(...t.board.map((dice) => dice.length))
  if (most === 0) return t.active
  const fullest = t.board.flatMap((dice, seat) => (dice.length === most ? [seat] : []))
  const choice = yield* choose(
    t,
    { kind: 'whoseBoard', seat: t.active, card: id },
    fullest.map((board): PickBoard => ({ verb: 'pickBoard', seat: t.active, board })),
  )
  return choice.board
}

function drainPool(t: Adventure, count: number): number {
  const drained = t.pool.splice(-Math.min(count, t.pool.length), count)
  t.oblivion.push(...drained)
  if (drained.length > 0) tell(t, { type: 'diceLost', dice: drained, from: 'pool' })
  return drained.length
}

/** A barrier that was removed is put back; on side B the dice of its section come back. */
function* rebuild(t: Adventure, id: CardId): Play {
  const { barriers, sections } = t.fortress
  const whole = t.sides.fortress === 'A' ? 1 : fortressBBarriers
  const broken = barriers.flatMap((tiles, section) => (tiles < whole ? [section] : []))
  if (broken.length === 0) return
  const { section } = yield* choose(
    t,
    { kind: 'whichBarrier', seat: t.active, card: id },
    broken.map((k): PickSection => ({ verb: 'pickSection', seat: t.active, section: k })),
  )
  barriers[section]++
  tell(t, { type: 'barrierRebuilt', section })
  allComeBack(t, sections[section])
}

function* loseOne(
  t: Adventure,
  from: Losing['from'],
  number: number | null,
  among: readonly DieId[],
): Play<DieId> {
  const lost = yield* choose(
    t,
    { kind: 'loseDie', seat: t.active, from, number },
    among.map((die): Lose => ({ verb: 'lose', seat: t.active, die })),
  )
  return lost.die
}
