import type { Decision } from '@dicehearth/engine'
import {
  archMost,
  archSpaces,
  bonusDice,
  connections,
  diceEach,
  forestAFirst,
  forestALast,
  fortressBGroup,
  fortressNumbers,
  iceNeighbours,
  resurrectionHolds,
} from '../content/boards.ts'
import { enemyCards, master, ownCards, specialCards } from '../content/enemies.ts'
import { inBox } from '../content/printings.ts'
import { holds } from './defeat.ts'
import { heaps } from './heaps.ts'
import { ally, bonus, card, empty, occupied, total } from './lookups.ts'
import type { Adventure } from './state.ts'

/** The invariants of the ledger that a state breaks, by id. Without a decision it stands between two rounds or at the end. */
export function broken(t: Adventure, decision: Decision | null): string[] {
  const found = Object.entries(always).flatMap(([id, ok]) => (ok(t, decision) ? [] : [id]))
  const atRest = t.outcome === null && (decision === null || restful.has(decision.ask.kind))
  if (found.length > 0 || !atRest) return found
  return Object.entries(resting).flatMap(([id, ok]) => (ok(t) ? [] : [id]))
}

const restful: ReadonlySet<string> = new Set([
  'place',
  'secondPlacement',
  'healer',
  'wayfinder',
  'buryCard',
  'hearthkeeper',
  'singTo',
])

const allies: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 0 }

const always: Readonly<Record<string, (t: Adventure, decision: Decision | null) => boolean>> = {
  'INV-01': (t) => {
    const dice = heaps(t)
      .flatMap((heap) => heap.dice)
      .sort((a, b) => a - b)
    return (
      dice.length === t.owner.length &&
      dice.every((die, i) => die === i) &&
      t.face.length === t.owner.length &&
      t.pool.every((die) => t.owner[die] === bonus)
    )
  },
  'INV-02': (t) =>
    [t.board, t.heroes, t.colours].every((bySeat) => bySeat.length === t.players) &&
    t.board.every((_, seat) => t.owner.filter((whose) => whose === seat).length === diceEach) &&
    t.owner.filter((whose) => whose === ally).length === allies[t.players] &&
    t.owner.filter((whose) => whose === bonus).length === bonusDice &&
    (t.allyColour === null ? t.players === 4 : !t.colours.includes(t.allyColour)),
  'INV-03': (t) =>
    t.board.every((dice, seat) => dice.every((die) => t.owner[die] === seat || t.owner[die] < 0)) &&
    t.hand.every((die) => t.owner[die] === t.active || t.owner[die] < 0),
  'INV-04': (t) => t.active < t.players && (t.hand.length === 0 || t.step !== 'enemy'),
  'INV-05': (t) => t.stones >= 0 && t.stones <= t.spaces,
  'INV-07': (t) => (t.outcome?.result === 'won') === (t.stones === t.spaces),
  'INV-08': (t) =>
    t.skull.every((hole, track) => hole >= 0 && hole <= t.lastHole[track]) &&
    t.skull.some((hole, track) => hole === t.lastHole[track]) === (t.outcome?.reason === 'fallen'),
  'INV-20': (t) => {
    const active = t.enemies.map((enemy) => enemy.card)
    const cards = [...t.deck, ...active, ...t.discard, ...(t.revealed ? [t.revealed] : [])]
    const types = Object.values(specialCards).filter((type) => type.some(({ id }) => cards.includes(id)))
    const printed = [...enemyCards, master, ...types.flat()].map(({ id }) => id)
    const all = [...inBox(t, printed), ...ownCards(t.ownEnemies).map(({ id }) => id)]
    return (
      cards.length === all.length &&
      all.every((id) => cards.includes(id)) &&
      t.known.every((id) => t.deck.includes(id)) &&
      !active.includes(master.id) &&
      !t.discard.includes(master.id) &&
      active.every((id) => card(t, id).kind !== 'dragon')
    )
  },
  'INV-21': (t) => t.step === 'enemy' || t.outcome !== null || t.deck.includes(master.id),
  'INV-29': (t, decision) =>
    t.outcome === null || (decision === null && ['won', 'lost'].includes(t.outcome.result)),
}

const resting: Readonly<Record<string, (t: Adventure) => boolean>> = {
  'INV-10': (t) =>
    t.desert.first.length < 3 &&
    t.desert.second.length < 3 &&
    [...t.desert.first, ...t.desert.second, ...t.desert.third].every((die) => t.face[die] === 1),
  'INV-11': (t) =>
    t.sides.fortress !== 'A' ||
    (t.fortress.sections.every(
      (dice, k) =>
        dice.length <= 3 &&
        dice.every((die) => t.face[die] === fortressNumbers[k]) &&
        (t.fortress.barriers[k] === 1 || dice.length === 0),
    ) &&
      t.fortress.barriers.some((tiles) => tiles === 1)),
  'INV-12': (t) =>
    t.sides.fortress !== 'B' ||
    t.fortress.sections.every((dice, k) => {
      const tiles = t.fortress.barriers[k]
      return (
        tiles >= 0 &&
        tiles <= 2 &&
        dice.length < fortressBGroup[tiles] &&
        dice.every((die) => t.face[die] === fortressNumbers[k])
      )
    }),
  'INV-13': (t) =>
    t.sides.forest !== 'A' ||
    (t.forest.path.length < t.forest.boundary &&
      t.forest.path.every((die) => t.face[die] >= 5) &&
      t.forest.boundary >= forestAFirst &&
      t.forest.boundary <= forestALast),
  'INV-14': (t) =>
    t.forest.sixes.length <= archMost &&
    t.forest.fives.length <= archMost &&
    t.forest.sixes.length + t.forest.fives.length <= archSpaces &&
    t.forest.sixes.every((die) => t.face[die] === 6) &&
    t.forest.fives.every((die) => t.face[die] === 5),
  'INV-15': (t) =>
    t.sides.iceCave !== 'A' ||
    (occupied(t.iceCave).length < 6 &&
      occupied(t.iceCave).every((space) => t.face[t.iceCave[space]] === space + 1)),
  'INV-16': (t) =>
    t.sides.iceCave !== 'B' ||
    (occupied(t.iceCave).length < 8 &&
      occupied(t.iceCave).every((space) =>
        iceNeighbours[space].every(
          (next) => t.iceCave[next] === empty || t.face[t.iceCave[next]] !== t.face[t.iceCave[space]],
        ),
      )),
  'INV-17': (t) =>
    t.sides.desert !== 'B' ||
    (t.desert.closed.length === connections.length &&
      !t.desert.closed.every((closed) => closed) &&
      t.desert.spaces.every((die) => die === empty || t.face[die] === 1) &&
      connections.every(
        (spaces, k) => t.desert.closed[k] || spaces.some((space) => t.desert.spaces[space] === empty),
      )),
  'INV-18': (t) => t.enemies.every((enemy) => total(t, enemy.dice) < holds(t, enemy.card)),
  'INV-19': (t) => total(t, t.resurrection) < resurrectionHolds,
}
