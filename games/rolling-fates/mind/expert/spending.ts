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

/** The best way to spend dice on abilities, remembered for every bar that was ever looked at. */
export class Spending {
  private readonly known = new Map<Bar, number>()
  private readonly payable: readonly { use: Priced; ways: Payments }[]

  constructor(abilities: readonly Priced[]) {
    this.payable = abilities
      .filter(({ ability, worth }) => ability.cost.pay !== 'luck' && worth > 0)
      .map((use) => ({ use, ways: paymentsOf(use.ability.cost) }))
  }

  of(tally: readonly number[]): Plan {
    const bar = barOf(tally)
    const uses: Priced[] = []
    for (let left = bar, best = this.best(left); best; best = this.best(left)) {
      uses.push(best.use)
      left -= best.pay
    }
    return { worth: this.worth(bar), uses }
  }

  private worth(bar: Bar): number {
    const known = this.known.get(bar)
    if (known !== undefined) return known
    let most = 0
    for (const { use, ways } of this.payable)
      for (const pay of waysToPay(ways, bar)) most = Math.max(most, use.worth + this.worth(bar - pay))
    this.known.set(bar, most)
    return most
  }

  /** The first use on the best way. */
  private best(bar: Bar): { use: Priced; pay: Bar } | null {
    const most = this.worth(bar)
    if (most === 0) return null
    for (const { use, ways } of this.payable)
      for (const pay of waysToPay(ways, bar))
        if (use.worth + this.worth(bar - pay) === most) return { use, pay }
    return null
  }

  /** What to expect if these dice are kept and so many rolled again. */
  expected(kept: readonly number[], rolled: number): number {
    let sum = 0
    each(barOf(kept), rolled, 1, 1, (bar, ways) => {
      sum += ways * this.worth(bar)
    })
    return sum / 6 ** rolled
  }
}

/** A bar as one number: so many dice of each face, eight to a place. */
type Bar = number

const places = [0, 1, 8, 64, 512, 4096, 32768]

function barOf(tally: readonly number[]): Bar {
  return tally.reduce((sum, dice, face) => sum + dice * places[face], 0)
}

function tallyOn(bar: Bar): number[] {
  return places.map((place, face) => (face === 0 ? 0 : Math.floor(bar / place) % 8))
}

/** Every way in which so many dice may fall on top of these, and in how many orders it may come about. */
function each(
  bar: Bar,
  dice: number,
  from: number,
  ways: number,
  visit: (bar: Bar, ways: number) => void,
): void {
  if (dice === 0) return visit(bar, ways)
  if (from > 6) return
  let orders = ways
  for (let n = 0; n <= dice; n++) {
    each(bar + n * places[from], dice - n, from + 1, orders, visit)
    orders = (orders * (dice - n)) / (n + 1)
  }
}

/** `payments`, remembered: which dice pay a cost never changes, and it is asked for thousands of bars. */
interface Payments {
  cost: Cost
  known: Map<Bar, readonly Bar[]>
}

const paid = new WeakMap<Cost, Payments>()

function paymentsOf(cost: Cost): Payments {
  let payments = paid.get(cost)
  if (!payments) {
    payments = { cost, known: new Map() }
    paid.set(cost, payments)
  }
  return payments
}

function waysToPay({ cost, known }: Payments, bar: Bar): readonly Bar[] {
  let ways = known.get(bar)
  if (!ways) {
    ways = payments(cost, tallyOn(bar)).map((faces) => faces.reduce((sum, face) => sum + places[face], 0))
    known.set(bar, ways)
  }
  return ways
}

export function without(tally: readonly number[], faces: readonly number[]): number[] {
  const left = tally.slice()
  for (const face of faces) left[face]--
  return left
}
