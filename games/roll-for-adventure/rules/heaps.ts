import type { Territory } from '../content/boards.ts'
import { ally, bonus, occupied } from './lookups.ts'
import type { DieId, Open } from './state.ts'

/** Where dice lie. On desert A those sent on and those devoured lie apart from the others. */
export type Lies =
  | Territory
  | 'board'
  | 'hand'
  | 'laying'
  | 'sentOn'
  | 'devoured'
  | 'enemy'
  | 'resurrection'
  | 'oblivion'
  | 'pool'

interface Heap {
  at: Lies
  dice: readonly DieId[]
}

function each(at: Lies, list: readonly (readonly DieId[])[]): Heap[] {
  return list.map((dice) => ({ at, dice }))
}

function alone(at: Lies, spaces: readonly DieId[]): Heap[] {
  return occupied(spaces).map((space) => ({ at, dice: [spaces[space]] }))
}

/** Every heap of dice on the table. A die on a space of its own is a heap of one. */
export function heaps(t: Open): Heap[] {
  const { desert, fortress, forest } = t
  return [
    ...each('board', t.board),
    { at: 'hand', dice: t.hand },
    { at: 'laying', dice: t.laying },
    { at: 'desert', dice: desert.first },
    { at: 'sentOn', dice: desert.second },
    { at: 'devoured', dice: desert.third },
    ...alone('desert', desert.spaces),
    ...each('fortress', fortress.sections),
    ...each('forest', [forest.path, forest.sixes, forest.fives]),
    ...alone('iceCave', t.iceCave),
    ...each(
      'enemy',
      t.enemies.map((enemy) => enemy.dice),
    ),
    { at: 'resurrection', dice: t.resurrection },
    { at: 'oblivion', dice: t.oblivion },
    { at: 'pool', dice: t.pool },
  ]
}

export function heapOf(t: Open, die: DieId): Heap {
  const heap = heaps(t).find(({ dice }) => dice.includes(die))
  if (!heap) throw new Error(`die ${die} lies nowhere`)
  return heap
}

/** Nobody asks for the number of a die that waits on a hero board, in the pool or in Oblivion. */
const numberless: readonly Lies[] = ['board', 'oblivion', 'pool']

/** The dice of the same heap that can stand in for this one, itself included (RFA-R11). */
export function asGoodAs(t: Open, die: DieId): readonly DieId[] {
  const { at, dice } = heapOf(t, die)
  return dice.filter(
    (other) => t.owner[other] === t.owner[die] && (numberless.includes(at) || t.face[other] === t.face[die]),
  )
}

/** One die of each owner: for where the numbers do not matter. */
export function oneOfEachOwner(t: Open, dice: readonly DieId[]): DieId[] {
  const different: DieId[] = []
  for (const die of dice) {
    if (!different.some((other) => t.owner[other] === t.owner[die])) different.push(die)
  }
  return different
}

/** One die of each owner and number. */
export function oneOfEachNumber(t: Open, dice: readonly DieId[]): DieId[] {
  const different: DieId[] = []
  for (const die of dice) {
    if (!different.some((other) => t.owner[other] === t.owner[die] && t.face[other] === t.face[die]))
      different.push(die)
  }
  return different
}

/** A player's own die, an ally die or a bonus die. */
export type Kind = 'own' | 'ally' | 'bonus'

export function kindOf(t: Pick<Open, 'owner'>, die: DieId): Kind {
  const owner = t.owner[die]
  if (owner === bonus) return 'bonus'
  return owner === ally ? 'ally' : 'own'
}
