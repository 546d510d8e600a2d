import { anyone, offers, wantsReasons, type Play } from '@dicehearth/engine'
import { pieceOf } from '../content/box.ts'
import type { Ability } from '../content/pieces.ts'
import { carryOut, pullForAll } from './carry-out.ts'
import { canPay, diceIn, payments, ruleOf } from './costs.ts'
import { abilityAct } from './acts.ts'
import { choose, ponder, type Pay, type FatesOption } from './decisions.ts'
import { diceShowing, facesOf, luckDie, onBar, takeOff, tallyOf, type DieId } from './dice.ts'
import { beginEnemyPhase } from './enemy-phase.ts'
import { tell } from './events.ts'
import { askToGiveUp } from './losing.ts'
import { boxOf, characterOf, seats, type Fates, type Seat } from './state.ts'
import { hasTarget } from './targets.ts'

/** The Character's Phase begins: what counts within a round starts anew, then come the triggers (RF-R53). */
export function* beginCharactersPhase(t: Fates): Play {
  tell(t, { type: 'phaseBegan', phase: 'characters', round: t.round })
  for (const enemy of t.enemies) {
    enemy.hits = 0
    enemy.last = 0
  }
  for (const hero of t.heroes) hero.hasHit = false
  t.past = []
  t.mayGiveUp = true
  t.step = 'act'
  yield* pullForAll(t, 'phase-start')
}

/** One ability use, or one pass. Whoever has not passed may act, in any order (RF-041, RF-R23). */
export function* act(t: Fates): Play {
  const able = seats(t).filter((who) => !t.heroes[who].passed)
  if (able.length === 0) return beginEnemyPhase(t)
  const choice = yield* ponder({ kind: 'act', seat: able.length === 1 ? able[0] : anyone }, acts(t))
  if (choice.verb === 'concede') return yield* askToGiveUp(t, 'concede')
  t.mayGiveUp = false
  if (choice.verb === 'use') return yield* makeUse(t, choice.seat, choice.ability)
  t.heroes[choice.seat].passed = true
  tell(t, { type: 'passed', seat: choice.seat })
}

function acts(t: Fates): FatesOption[] {
  const list = offers<FatesOption>(t)
  for (const who of seats(t)) {
    const { passed } = t.heroes[who]
    if (passed && !wantsReasons(t)) continue
    const bar = { tally: tallyOf(facesOf(t, onBar(t, who))), luck: t.face[luckDie(who)] }
    for (const ability of abilitiesOf(t, who))
      list.add({ verb: 'use', seat: who, ability: ability.id }, keepsFromUse(t, who, ability, bar))
    if (!passed) list.add({ verb: 'pass', seat: who })
    if (wantsReasons(t)) keepCards(t, who)
  }
  // Conceding is for the group, before anybody has acted in this phase (RF-R101).
  if (t.mayGiveUp) list.add({ verb: 'concede', seat: anyone })
  return list.legal
}

/** In a combat nobody trades, not even what is good for nothing else (RF-097). */
function keepCards(t: Fates, who: Seat): void {
  const { treasures } = boxOf(t)
  const list = offers<FatesOption>(t)
  for (const card of t.heroes[who].treasures)
    if (!pieceOf(treasures, card).ability) list.add({ verb: 'offerCard', seat: who, card }, 'RF-097')
}

/** Base abilities, the Luck ability, and those of carried Treasure cards as if they were printed there (RF-035). */
export function abilitiesOf(t: Fates, who: Seat): Ability[] {
  const { treasures } = boxOf(t)
  const carried = t.heroes[who].treasures.flatMap((card) => pieceOf(treasures, card).ability ?? [])
  return [...characterOf(t, who).abilities, ...carried]
}

interface Bar {
  tally: readonly number[]
  luck: number
}

/** The rule that keeps a Character from using an ability. */
function keepsFromUse(t: Fates, who: Seat, { cost, effect }: Ability, { tally, luck }: Bar): string | null {
  if (t.heroes[who].stunned) return 'RF-104'
  if (t.heroes[who].passed) return 'RF-R24'
  if (!canPay(cost, tally, luck)) return cost.pay === 'luck' ? 'RF-044' : 'RF-038'
  const left = onBar(t, who).length - (cost.pay === 'luck' ? 0 : diceIn(cost))
  const does = effect.some((clause) => {
    if (clause.verb === 'reroll' || clause.verb === 'turn') return left > 0
    return 'target' in clause && hasTarget(t, who, clause.target, clause.verb)
  })
  return does ? null : 'RF-R32'
}

/** The dice are spent, then the ability is carried out completely (RF-036, RF-042). */
function* makeUse(t: Fates, who: Seat, id: string): Play {
  const ability = abilitiesOf(t, who).find((it) => it.id === id)
  if (!ability) throw new Error(`there is no ability "${id}"`)
  const dice = yield* pay(t, who, ability)
  tell(t, { type: 'used', seat: who, ability: id, dice, faces: facesOf(t, dice) })
  takeOff(t, dice)
  yield* carryOut(t, abilityAct(who, id, diceIn(ability.cost)), ability.effect)
}

/** Where different sets of values would pay, the player chooses (RF-R26). */
function* pay(t: Fates, who: Seat, { id, cost }: Ability): Play<DieId[]> {
  if (cost.pay === 'luck') return [luckDie(who)]
  const bar = onBar(t, who)
  const faces = facesOf(t, bar)
  const sets = payments(cost, tallyOf(faces))
  const list = offers<Pay>(t)
  for (const set of sets) list.add({ verb: 'pay', seat: who, faces: set })
  for (const face of faces)
    if (!sets.some((set) => set.includes(face)))
      list.add({ verb: 'pay', seat: who, faces: [face] }, ruleOf(cost))
  const chosen = yield* choose(t, { kind: 'payment', seat: who, ability: id }, list.legal)
  return diceShowing(t, bar, chosen.faces)
}
