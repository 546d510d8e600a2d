import { colours, printedOn } from '../content/dice.ts'
import { bestCovering, type Spot } from '../rules/matching.ts'
import { sharesColour } from '../rules/slots.ts'
import type { Party, Trial } from '../rules/state.ts'

/** What a covered slot is worth by itself, and all of them together. */
const slotWorth = 2
const victory = 6
/** Dice of the pool fit, but they do not lie yet. */
const notYet = 0.9
/** What a die of a wanted colour is worth before the roll: the first for a slot, and more of them. */
const wanted = 1.8
const moreOfIt = 0.6
/** To be done with a step is better than to do nothing in it. */
const done = 0.02

/** A covered slot is worth its reward and the blow it saves. */
export function slotWorths({ foes }: Trial): (spot: Spot) => number {
  return ({ foe, slot }) => {
    const { counter, xp, gold } = foes[foe].slots[slot]
    return slotWorth + xp + 0.6 * gold + counter
  }
}

/** How the check or combat goes. */
export function prospects(t: Pick<Party, 'trial' | 'faces' | 'counts'>): number {
  const { trial } = t
  if (!trial) return 0
  const worthOf = slotWorths(trial)
  let sum = done * trial.ready.filter(Boolean).length
  let open = 0
  for (const [foe, { dice }] of trial.foes.entries())
    for (const [slot, die] of dice.entries()) {
      if (die >= 0) sum += worthOf({ foe, slot })
      else open++
    }
  if (trial.step === 'build') return sum + colourHopes(trial)
  const covering = [...bestCovering(t, worthOf).values()]
  for (const spot of covering) sum += notYet * worthOf(spot)
  return sum + (open === covering.length ? victory : 0)
}

/** Before the roll: how many open slots ask for the colours of the dice that have been bought. */
function colourHopes({ foes, pool }: Trial): number {
  const asked = foes.flatMap(({ slots, dice }) =>
    slots.flatMap(({ colours: of, value }, i) => (dice[i] < 0 && of !== '' ? [{ of, value }] : [])),
  )
  let sum = 0
  for (const colour of colours) {
    const bought = pool.filter((die) => printedOn(die) === colour).length
    const slots = asked.filter(({ of }) => sharesColour(of, colour)).length
    const first = Math.min(bought, slots)
    sum += wanted * first + (slots > 0 ? moreOfIt * (bought - first) : 0)
  }
  return sum
}
