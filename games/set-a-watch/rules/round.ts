import type { Play } from '@dicehearth/engine'
import { buildAttack } from './attack.ts'
import { placeOneDie } from './camp.ts'
import { endureOne } from './endure.ts'
import { gather } from './gather.ts'
import { onward, rollDice } from './journey.ts'
import { lineUp } from './line-up.ts'
import { goToRest } from './rest.ts'
import type { Watch } from './state.ts'
import { actOnWatch } from './watch.ts'

/** The order of play (SAW-043): each step says by itself which one follows. */
export function* round(t: Watch): Play {
  switch (t.step) {
    // Before the first round: one adventurer after the other joins.
    case 'gather':
      return yield* gather(t)
    // Every round: dice, camp, watch.
    case 'roll':
      return yield* rollDice(t)
    case 'rest':
      return yield* goToRest(t)
    case 'camp':
      return yield* placeOneDie(t)
    case 'line':
      return yield* lineUp(t)
    case 'watch':
      return yield* actOnWatch(t)
    case 'attack':
      if (t.attack) yield* buildAttack(t, t.attack)
      return
    // The end of the watch, creature by creature, and the road on.
    case 'endure':
      return yield* endureOne(t)
    case 'onward':
      return yield* onward(t)
  }
}
