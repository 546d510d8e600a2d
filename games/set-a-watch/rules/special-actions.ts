import type { Play } from '@dicehearth/engine'
import {
  classes,
  fellTreeWood,
  pathfinderCards,
  quartermasterSwaps,
  starChartCards,
} from '../content/adventurers.ts'
import { equipSwap, healSomebody, whoSwaps } from './camp-actions.ts'
import { controller, watchers } from './company.ts'
import { choose, decline, type Decline, type TakeLocation } from './decisions.ts'
import { keepsDie, turnDie } from './dice.ts'
import { tell } from './events.ts'
import { changeFirewood } from './fire.ts'
import { lookAtDeck, order, putBackOnTop, topPlaces } from './looking.ts'
import { dieOptions } from './offering.ts'
import { see } from './piles.ts'
import { mayReroll } from './reroll.ts'
import type { CardId, DieId, Watch, Who } from './state.ts'
import { none, ownerOf, sidesOf } from './lookups.ts'

/** What only this class can do in camp (SAW-016, SAW-066). */
export function* specialAction(t: Watch, die: DieId): Play {
  const who = t.resting
  const action = classes[t.adventurers[who].class].special
  tell(t, { type: 'special', who, action })
  switch (action) {
    case 'pathfinder':
      return yield* pathfinder(t)
    case 'setTrap':
      t.lies[die] = 'trap'
      return tell(t, { type: 'trapSet', die })
    case 'quartermaster':
      return yield* quartermaster(t)
    case 'fellTree':
      return yield* changeFirewood(t, fellTreeWood)
    case 'starChart':
      return yield* starChart(t)
    case 'mend':
      return yield* healSomebody(t, 'mend')
    case 'warDrums':
      return yield* mayReroll(t, watchers(t), 1, 'warDrums')
    case 'brew':
      return yield* brew(t, die)
  }
}

/** The top cards go back on top in any order, the deepest first. */
function* pathfinder(t: Watch): Play {
  yield* putBackOnTop(t, controller(t, t.resting), lookAtDeck(t, pathfinderCards).length)
}

/** One or two different adventurers swap a card each. */
function* quartermaster(t: Watch): Play {
  const done: Who[] = []
  while (done.length < quartermasterSwaps) {
    const who = yield* whoSwaps(t, 'quartermaster', done)
    if (who === none) return
    yield* equipSwap(t, who)
    done.push(who)
  }
}

/** Of the top unused locations one may change places with the next on the map; the rest go under the unused. */
function* starChart(t: Watch): Play {
  const seat = controller(t, t.resting)
  const places = topPlaces(t.unused, starChartCards)
  const cards = places.map((place) => t.unused[place])
  for (const card of cards) see(t, card)
  const choice = yield* choose<TakeLocation | Decline>(
    t,
    { kind: 'chartChoose', seat, cards, top: nextIfKnown(t) },
    [...cards.map((card): TakeLocation => ({ verb: 'takeLocation', seat, card })), decline(seat)],
  )
  if (choice.verb === 'takeLocation') {
    const { card } = choice
    const other = nextIfKnown(t)
    t.unused[t.unused.indexOf(card)] = t.map[t.map.length - 1]
    t.map[t.map.length - 1] = card
    tell(t, { type: 'mapChosen', card, other, exchanged: true })
  } else tell(t, { type: 'mapChosen', card: null, other: null, exchanged: false })
  const ordered = (yield* order(t, seat, 'starChart', 'unused', places)).map((place) => t.unused[place])
  t.unused.splice(-ordered.length, ordered.length)
  t.unused.unshift(...ordered.toReversed())
}

/** The next location, unless nobody knows it. */
function nextIfKnown(t: Watch): CardId | null {
  const next = t.map[t.map.length - 1]
  return t.seen[next] ? next : null
}

/** A free die of somebody on watch takes over the value, as far as its faces go (SAW-R10). */
function* brew(t: Watch, die: DieId): Play {
  const seat = controller(t, t.resting)
  const choice = yield* choose(
    t,
    { kind: 'brewTarget', seat, face: t.face[die] },
    dieOptions(t, seat, (it) => (ownerOf(it) === t.resting ? 'SAW-R91' : keepsDie(t, it))),
  )
  turnDie(t, choice.die, Math.min(t.face[die], sidesOf(t, choice.die)))
}
