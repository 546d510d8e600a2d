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
  private readonly abilities: readonly Priced[]

  constructor(abilities: readonly Priced[]) {
    this.abilities = abilities.filter(({ ability, worth }) => ability.cost.pay !== 'luck' && worth > 0)
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
    return this.known.get(bar) ?? this.best(bar)?.worth ?? 0
  }

  private best(bar: Bar): { worth: number; use: Priced; pay: Bar } | null {
    let best = null
    let most = 0
    for (const use of this.abilities)
      for (const pay of waysToPay(use.ability.cost, bar)) {
        const worth = use.worth + this.worth(bar - pay)
        if (worth <= most) continue
        most = worth
        best = { worth, use, pay }
      }
    this.known.set(bar, most)
    return best
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

const paid = new WeakMap<Cost, Map<Bar, readonly Bar[]>>()

/** `payments`, remembered: which dice pay a cost never changes, and it is asked for thousands of bars. */
function waysToPay(cost: Cost, bar: Bar): readonly Bar[] {
  let known = paid.get(cost)
  if (!known) {
    known = new Map()
    paid.set(cost, known)
  }
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
