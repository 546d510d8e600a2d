import type { Play } from '@dicehearth/engine'
import { choose, type Lose } from './decisions.ts'
import { tell, type LostFrom } from './events.ts'
import { oneOfEachNumber, oneOfEachOwner, type Lies } from './heaps.ts'
import { takeOut } from './dice.ts'
import { empty } from './lookups.ts'
import type { Adventure, DieId } from './state.ts'
import { keepOutOthers, type RuleId } from './why-not.ts'

/** Dice are lost to the Vortex of Oblivion. */
export function lose(t: Adventure, from: LostFrom, dice: readonly DieId[]): void {
  for (const die of dice) {
    lift(t, from, die)
    t.oblivion.push(die)
  }
  if (dice.length > 0) tell(t, { type: 'diceLost', dice, from })
}

/** Takes a die away from where it lies; forests and heaps close up. */
function lift(t: Adventure, from: LostFrom, die: DieId): void {
  for (const heap of heapsOf(t, from)) if (heap.includes(die)) takeOut(heap, die)
  for (const spaces of [t.desert.spaces, t.iceCave])
    if (spaces.includes(die)) spaces[spaces.indexOf(die)] = empty
}

function heapsOf(t: Adventure, from: LostFrom): DieId[][] {
  switch (from) {
    case 'desert':
      return [t.desert.first]
    case 'fortress':
      return t.fortress.sections
    case 'forest':
      return [t.forest.path, t.forest.sixes, t.forest.fives]
    case 'iceCave':
      return []
    case 'resurrection':
      return [t.resurrection]
    case 'board':
      return t.board
    case 'pool':
      return [t.pool]
  }
}

/** Some of these dice are lost: up to so many, the active player's pick; gives how many. */
export function* loseUpTo(
  t: Adventure,
  count: number,
  from: Exclude<LostFrom, 'pool'>,
  number: number | null,
  dice: () => readonly DieId[],
  rule: RuleId,
): Play<number> {
  for (let lost = 0; lost < count; lost++) {
    const left = dice()
    // Where all must go there is nothing to choose.
    if (left.length <= count - lost) {
      lose(t, from, left)
      return lost + left.length
    }
    yield* loseOneOf(t, from, number, left, rule)
  }
  return count
}

/** The active player picks which of these dice is lost; `rule` is the one that spares all others. */
export function* loseOneOf(
  t: Adventure,
  from: Exclude<LostFrom, 'pool'>,
  number: number | null,
  dice: readonly DieId[],
  rule: RuleId,
): Play {
  const isLand = from !== 'resurrection' && from !== 'board'
  keepOutOthers(t, dice, (at) => (isLand ? neverLost[at] : undefined) ?? rule)
  const { die } = yield* choose(
    t,
    { kind: 'loseDie', seat: t.active, from, number },
    different(t, from, dice).map((it): Lose => ({ verb: 'lose', seat: t.active, die: it })),
  )
  lose(t, from, [die])
}

/** What no attack on a territory ever takes. */
const neverLost: Readonly<Partial<Record<Lies, RuleId>>> = {
  sentOn: 'RFA-118',
  devoured: 'RFA-118',
  enemy: 'RFA-136',
  resurrection: 'RFA-159',
  oblivion: 'RFA-113',
}

/** The dice between which there is something to choose; those on spaces of their own are all different. */
function different(t: Adventure, from: LostFrom, dice: readonly DieId[]): readonly DieId[] {
  if (from === 'board') return oneOfEachOwner(t, dice)
  const spaced = from === 'iceCave' || (from === 'desert' && t.sides.desert === 'B')
  return spaced ? dice : oneOfEachNumber(t, dice)
}
