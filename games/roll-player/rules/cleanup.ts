import { decline, type Decline, type Play } from '@dicehearth/engine'
import { usual } from '../content/prices.ts'
import { spacesOnSheet } from '../content/sheet.ts'
import { tableFor } from '../content/table-size.ts'
import { choose, type Refresh } from './decisions.ts'
import { refreshSkill } from './effects.ts'
import { tell } from './events.ts'
import { placeFiends } from './fiends.ts'
import { gain } from './gains.ts'
import { diceOnSheet, seatInTurn } from './heroes.ts'
import { dealMarket } from './market-deck.ts'
import { fixedAmount, isForbidden, tellWork } from './powers.ts'
import { passOn } from './game-setup.ts'
import type { RollPlayer, Seat } from './state.ts'

/** The Cleanup Phase, chapter 16. */

/** Step 1: Charisma tokens go back to the supply (RP-119, RP-155). */
export function* cleanup(t: RollPlayer): Play {
  t.heroes.forEach(({ charisma }, seat) => gain(t, seat, 'charisma', -charisma, 'cleanup'))
  t.turn = 0
  t.refreshed = 0
  t.step = 'refresh'
}

/** Step 2: in player order everybody may refresh one Skill (RP-156, DEC-22). */
export function* refreshOne(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const { exhausted } = t.heroes[seat]
  if (exhausted.length > 0 && t.refreshed < mayRefresh(t, seat)) {
    const options = exhausted.map((card): Refresh | Decline => ({ verb: 'refresh', seat, card }))
    const choice = yield* choose(t, { kind: 'refresh', seat }, [...options, decline(seat)])
    if (choice.verb === 'refresh') {
      t.refreshed++
      if (t.refreshed > usual.refreshes) tellWork(t, seat, 'refreshes')
      return refreshSkill(t, seat, choice.card)
    }
  }
  t.refreshed = 0
  passOn(t, 'nextRound')
}

function mayRefresh(t: RollPlayer, seat: Seat): number {
  if (isForbidden(t, seat, 'refresh')) return 0
  return fixedAmount(t, seat, 'refreshes', (power) => power.cards, { usual: usual.refreshes, best: Math.max })
}

/** Steps 3 to 7, unless every Character Sheet is full: then character creation is over (RP-163, RP-R28). */
export function* nextRound(t: RollPlayer): Play {
  if (t.heroes.every((hero) => diceOnSheet(hero).length === spacesOnSheet)) {
    tell(t, { type: 'creationEnds' })
    t.step = 'last'
    return
  }
  for (const card of t.initiative) t.bag.push(...card.dice.splice(0))
  t.discard.push(...t.market.splice(0))
  dealMarket(t)
  for (const number of tableFor(t.players).goldOn) t.initiative[number - 1].gold = 1
  placeFiends(t)
  t.start = (t.start + 1) % t.players
  tell(t, { type: 'startPasses', seat: t.start })
  t.step = 'roll'
}
