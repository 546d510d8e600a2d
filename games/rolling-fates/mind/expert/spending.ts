import type { Cost } from '../../content/language.ts'
import type { Ability } from '../../content/pieces.ts'
import { payments } from '../../rules/costs.ts'

/** An ability and what it is worth at the moment. */
export interface Priced {
  ability: Ability
  worth: number
}

export interface Plan {
  worth: number
  /** The abilities to use, none if the dice are good for nothing. */
  uses: readonly Priced[]
}

const nothing: Plan = { worth: 0, uses: [] }

/** The best way to spend dice on abilities, remembered for every bar that was ever looked at. */
export class Spending {
  private readonly known = new Map<number, Plan>()
  private readonly abilities: readonly Priced[]

  constructor(abilities: readonly Priced[]) {
    this.abilities = abilities.filter(({ ability, worth }) => ability.cost.pay !== 'luck' && worth > 0)
  }

  of(tally: readonly number[]): Plan {
    const key = keyOf(tally)
    const known = this.known.get(key)
    if (known) return known
    let best = nothing
    for (const priced of this.abilities)
      for (const faces of waysToPay(priced.ability.cost, tally, key)) {
        const rest = this.of(without(tally, faces))
        if (priced.worth + rest.worth > best.worth)
          best = { worth: priced.worth + rest.worth, uses: [priced, ...rest.uses] }
      }
    this.known.set(key, best)
    return best
  }

  /** What to expect if these dice are kept and so many rolled again. */
  expected(kept: readonly number[], rolled: number): number {
    let sum = 0
    each(kept.slice(), rolled, 1, 1, (tally, ways) => {
      sum += ways * this.of(tally).worth
    })
    return sum / 6 ** rolled
  }
}

function keyOf(tally: readonly number[]): number {
  return tally.reduce((sum, dice) => sum * 8 + dice, 0)
}

const paid = new WeakMap<Cost, Map<number, readonly number[][]>>()

/** `payments`, remembered: which dice pay a cost never changes, and it is asked for thousands of bars. */
function waysToPay(cost: Cost, tally: readonly number[], key: number): readonly number[][] {
  const known = paid.get(cost) ?? new Map<number, readonly number[][]>()
  paid.set(cost, known)
  const ways = known.get(key) ?? payments(cost, tally)
  known.set(key, ways)
  return ways
}

/** Every way in which so many dice may fall on top of these, and in how many orders it may come about. */
function each(
  tally: number[],
  dice: number,
  from: number,
  ways: number,
  visit: (tally: readonly number[], ways: number) => void,
): void {
  if (dice === 0) return visit(tally, ways)
  if (from > 6) return
  let orders = ways
  for (let n = 0; n <= dice; n++) {
    tally[from] += n
    each(tally, dice - n, from + 1, orders, visit)
    tally[from] -= n
    orders = (orders * (dice - n)) / (n + 1)
  }
}

export function without(tally: readonly number[], faces: readonly number[]): number[] {
  const left = tally.slice()
  for (const face of faces) left[face]--
  return left
}
