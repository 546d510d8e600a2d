import { anyone, offers, wantsReasons, type Offers, type Play } from '@dicehearth/engine'
import { strength, type AbilityId } from '../content/abilities.ts'
import { effects } from './abilities.ts'
import { keepsFromAttack } from './attack.ts'
import {
  atWork,
  cardsLeft,
  keepsCard,
  keepsDiceOff,
  participants,
  slotOf,
  unexhaustedOf,
  watchers,
} from './company.ts'
import {
  ponder,
  type Attack,
  type ByDie,
  type ByExhausting,
  type EndWatch,
  type FeedFire,
  type ShootAgain,
} from './decisions.ts'
import { sweep } from './defeat.ts'
import { rerollDie } from './dice.ts'
import { tell } from './events.ts'
import { changeFirewood, exhaust, feedFire } from './fire.ts'
import { settle } from './settle.ts'
import type { DieId, Watch, Who } from './state.ts'
import { leftOutOnWatch } from './watch-left-out.ts'
import { diceOf, differentDice, freeDice, none } from './lookups.ts'

export type WatchAction = Attack | ByDie | ByExhausting | ShootAgain | FeedFire | EndWatch

/** First everything that happens by itself, then one action of anybody: again and again (SAW-199, SAW-200). */
export function* actOnWatch(t: Watch): Play {
  yield* settle(t)
  if (t.line.length === 0) {
    t.step = 'onward'
    return
  }
  yield* perform(t, yield* ponder({ kind: 'watchAction', seat: anyone }, watchOptions(t)))
}

/** Everything that anybody on watch may do now. */
export function watchOptions(t: Watch): WatchAction[] {
  const list = offers<WatchAction>(t)
  for (let at = 0; at < t.line.length; at++)
    list.add({ verb: 'attack', seat: anyone, at }, keepsFromAttack(t, at))
  const losing = cardsLeft(t) === 1
  for (const who of participants(t)) addAbilities(t, who, losing, list)
  for (const die of shotDice(t)) list.add({ verb: 'shootAgain', seat: anyone, die })
  for (const who of watchers(t)) {
    for (const ability of unexhaustedOf(t, who)) list.add({ verb: 'feedFire', seat: anyone, ability, losing })
  }
  list.add({ verb: 'endWatch', seat: anyone })
  if (wantsReasons(t)) leftOutOnWatch(t)
  return list.legal
}

/** By die and by exhausting, each once a round, while the card is unexhausted and would do something. */
function addAbilities(t: Watch, who: Who, losing: boolean, list: Offers<WatchAction>): void {
  const dice = differentDice(t, freeDice(t, who))
  for (const slot of t.adventurers[who].equipped) {
    if (keepsCard(slot) !== null) continue
    const { ability } = slot
    const byDie = keepsDiceOff(slot)
    for (const die of dice)
      list.add(
        { verb: 'byDie', seat: anyone, ability, die },
        byDie ?? effects[ability].keepsBack(t, { who, ability, die }),
      )
    list.add(
      { verb: 'byExhausting', seat: anyone, ability, losing },
      slot.byExhausting ? 'SAW-R50' : effects[ability].keepsBack(t, { who, ability, die: none }),
    )
  }
}

/** The Ranger's dice that Sharpshooter can roll again (SAW-149). */
function shotDice(t: Watch): DieId[] {
  if (t.tonight.sharpshooterUsed || !atWork(t, 'sharpshooter')) return []
  return differentDice(
    t,
    diceOf(slotOf(t, 'sharpshooter').who).filter((die) => t.lies[die] === 'attack'),
  )
}

function* perform(t: Watch, act: WatchAction): Play {
  switch (act.verb) {
    case 'attack':
      t.attack = { at: act.at, dice: [], tamed: [] }
      t.step = 'attack'
      return
    case 'byDie':
      return yield* spendDieOn(t, act.ability, act.die)
    case 'byExhausting':
      return yield* exhaustFor(t, act.ability)
    case 'shootAgain':
      t.tonight.sharpshooterUsed = true
      t.lies[act.die] = 'free'
      tell(t, { type: 'passive', ability: 'sharpshooter' })
      return yield* rerollDie(t, act.die)
    case 'feedFire':
      return yield* feedFire(t, act.ability)
    case 'endWatch':
      t.step = 'endure'
      tell(t, { type: 'watchEnded', left: t.line.length })
  }
}

function* spendDieOn(t: Watch, ability: AbilityId, die: DieId): Play {
  const { who, slot, nth } = slotOf(t, ability)
  slot.byDie = true
  t.lies[die] = 'ability'
  t.on[die] = nth
  t.doubled[die] = false
  tell(t, { type: 'used', ability, who, die })
  if (t.adventurers[who].class === 'alchemist') yield* catalyst(t, who)
  yield* resolve(t, who, ability, die)
}

/** Once a round the fire flares up when the Alchemist spends a die on an ability. */
function* catalyst(t: Watch, who: Who): Play {
  if (t.tonight.catalystUsed || !atWork(t, 'catalyst')) return
  t.tonight.catalystUsed = true
  tell(t, { type: 'passive', ability: 'catalyst' })
  yield* changeFirewood(t, strength.catalyst)
  yield* sweep(t, [who])
}

function* exhaustFor(t: Watch, ability: AbilityId): Play {
  const { who, slot } = slotOf(t, ability)
  slot.byExhausting = true
  tell(t, { type: 'used', ability, who, die: none })
  yield* exhaust(t, ability, 'effect')
  yield* resolve(t, who, ability, none)
}

/** The ability is carried out to its end before any creature's power that it brought about (SAW-139). */
function* resolve(t: Watch, who: Who, ability: AbilityId, die: DieId): Play {
  yield* effects[ability].play(t, { who, ability, die })
  yield* sweep(t, [who])
}
