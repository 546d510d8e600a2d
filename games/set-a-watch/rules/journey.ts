import { anyone, turnUp, type Play } from '@dicehearth/engine'
import { lastRound } from '../content/camp.ts'
import { everybody } from './company.ts'
import { choose } from './decisions.ts'
import { freeAllDice, rollEverything } from './dice.ts'
import { tell } from './events.ts'
import { changeFirewood } from './fire.ts'
import { whoOptions } from './offering.ts'
import { win } from './outcome.ts'
import { mayReroll } from './reroll.ts'
import { freshNight, type Watch } from './state.ts'
import { diceOf, locationOf, none, trait } from './lookups.ts'

/** From location to location: the end of one round and the beginning of the next. */

/** The next location is revealed and its firewood modifier applies, or the last watch is won. */
export function* onward(t: Watch): Play {
  endNight(t)
  if (t.round === lastRound) return yield* win(t)
  t.past.push(t.location)
  arrive(t)
  // Whoever kept watch must still answer for a fire that goes out now (SAW-R14).
  yield* changeFirewood(t, locationOf(t, t.location).firewood)
  t.step = 'roll'
}

/** What held for this round alone is over (SAW-R76). */
function endNight(t: Watch): void {
  t.tonight = freshNight()
  t.once = []
  freeAllDice(t)
  for (const it of t.adventurers) {
    for (const slot of it.equipped) {
      slot.byDie = false
      slot.byExhausting = false
    }
  }
}

/** The top card of the map becomes the current location. */
export function arrive(t: Watch): void {
  const known = t.seen[t.map[t.map.length - 1]]
  t.location = known ? (t.map.pop() ?? none) : turnUp(t, t.map)
  t.seen[t.location] = true
  t.round++
  tell(t, { type: 'arrived', card: t.location, round: t.round })
}

/** Everybody rolls; what the location does with the dice comes next. */
export function* rollDice(t: Watch): Play {
  t.resting = none
  for (const it of t.adventurers) it.sitsOut = false
  yield* rollEverything(t)
  yield* dieToLocation(t)
  if (trait(t, 'rerollOne')) {
    tell(t, { type: 'locationActs', card: t.location, trait: 'rerollOne' })
    yield* mayReroll(t, everybody(t), 1, 'crystalCavern')
  }
  // Nobody rests in the final round (SAW-192).
  t.step = t.round === lastRound ? 'line' : 'rest'
}

/** Snowy Pass: somebody's lowest die lies on the card for this round (SAW-039 to SAW-041). */
function* dieToLocation(t: Watch): Play {
  if (!trait(t, 'dieToLocation')) return
  tell(t, { type: 'locationActs', card: t.location, trait: 'dieToLocation' })
  const { who } = yield* choose(
    t,
    { kind: 'locationDie', seat: anyone },
    whoOptions(t, anyone, () => null),
  )
  // Equal dice of one adventurer are alike: any of the lowest will do.
  const die = diceOf(who).reduce((low, it) => (t.face[it] < t.face[low] ? it : low))
  t.lies[die] = 'location'
  tell(t, { type: 'dieToLocation', die })
}
