import { offers, peek, rollAll, wantsReasons, type Play } from '@dicehearth/engine'
import type { Territory } from '../content/boards.ts'
import { master } from '../content/enemies.ts'
import { heroes, strength } from '../content/heroes.ts'
import {
  choose,
  decline,
  type Bury,
  type Decline,
  type GoOn,
  type Heal,
  type Look,
  type Mirror,
  type Sing,
  type SingNow,
  type StandIn,
  type TakeBonus,
  type Turn,
} from './decisions.ts'
import { tell } from './events.ts'
import { oneOfEachNumber, oneOfEachOwner } from './heaps.ts'
import { release } from './oblivion.ts'
import { takeOut } from './dice.ts'
import { heroOf } from './lookups.ts'
import type { Adventure, DieId } from './state.ts'
import { keepOutOthers } from './why-not.ts'

/** Whether the active hero's ability can still be used this turn. */
function canUse(t: Adventure): boolean {
  return t.used < heroes[heroOf(t)].uses
}

function spend(t: Adventure, dice: readonly DieId[], number = 0): void {
  t.used++
  tell(t, { type: 'ability', seat: t.active, hero: heroOf(t), dice, number })
}

// Before the first roll.

export function* startWindow(t: Adventure): Play {
  switch (heroOf(t)) {
    case 'healer':
      return yield* heal(t)
    case 'wayfinder':
      return yield* scout(t)
    case 'hearthkeeper':
      return yield* tendTheFire(t)
    default:
  }
}

/** Healer: one die rests, one comes back from Oblivion. */
function* heal(t: Adventure): Play {
  if (t.hand.length < strength.healerNeedsDice || t.oblivion.length === 0) return
  if (wantsReasons(t)) keepOutOthers(t, [...t.hand, ...t.oblivion], heroes.healer.rule)
  const choice = yield* choose<Heal | Decline>(t, { kind: 'healer', seat: t.active }, [
    ...oneOfEachOwner(t, t.hand).flatMap((rest) =>
      oneOfEachOwner(t, t.oblivion).map((lost): Heal => ({
        verb: 'heal',
        seat: t.active,
        rest,
        release: lost,
      })),
    ),
    decline(t.active),
  ])
  if (choice.verb === 'decline') return
  spend(t, [choice.rest])
  takeOut(t.hand, choice.rest)
  t.board[t.active].push(choice.rest)
  release(t, choice.release)
}

/** Wayfinder: looks at the top card and may put it under the deck. */
function* scout(t: Adventure): Play {
  if (t.deck.length < strength.wayfinderNeedsCards) return
  const look = yield* choose<Look | Decline>(t, { kind: 'wayfinder', seat: t.active }, [
    { verb: 'look', seat: t.active },
    decline(t.active),
  ])
  if (look.verb === 'decline') return
  spend(t, [])
  const seen = peek(t, t.deck)
  if (!t.known.includes(seen)) t.known.push(seen)
  tell(t, { type: 'scouted', card: seen })
  if (seen === master.id) return
  const choice = yield* choose<Bury | Decline>(t, { kind: 'buryCard', seat: t.active, card: seen }, [
    { verb: 'bury', seat: t.active },
    decline(t.active),
  ])
  if (choice.verb === 'decline') return
  t.deck.pop()
  t.deck.unshift(seen)
  if (t.stacks) t.stacks = { ...t.stacks, bottom: t.stacks.bottom + 1 }
  tell(t, { type: 'buried', card: seen })
}

/** Hearthkeeper: takes a bonus die into the hand. */
function* tendTheFire(t: Adventure): Play {
  if (t.hand.length > strength.hearthkeeperMostDice || t.pool.length === 0) return
  const choice = yield* choose<TakeBonus | Decline>(t, { kind: 'hearthkeeper', seat: t.active }, [
    { verb: 'takeBonus', seat: t.active },
    decline(t.active),
  ])
  if (choice.verb === 'decline') return
  const taken = t.pool.splice(-1)
  t.hand.push(...taken)
  spend(t, taken)
}

// After a roll, before the placement.

export type AfterRoll = Turn | Mirror | Sing

export function afterRollOptions(t: Adventure): AfterRoll[] {
  if (!canUse(t)) return []
  switch (heroOf(t)) {
    case 'adventurer':
      return turnOptions(t)
    case 'coinsinger':
      return singOptions(t, [])
    case 'glasswright':
      return numbers
        .filter((number) => t.hand.some((die) => t.face[die] === number))
        .map((number): Mirror => ({ verb: 'mirror', seat: t.active, number }))
    default:
      return []
  }
}

export function* workOnRoll(t: Adventure, option: AfterRoll): Play {
  switch (option.verb) {
    case 'turn':
      t.face[option.die] = option.face
      return spend(t, [option.die], option.face)
    case 'mirror': {
      const turned = t.hand.filter((die) => t.face[die] === option.number)
      for (const die of turned) t.face[die] = 7 - t.face[die]
      return spend(t, turned, option.number)
    }
    case 'sing':
      return yield* singTo(t, option.die)
  }
}

const numbers = [1, 2, 3, 4, 5, 6]

/** Adventurer: every die of the roll to every other face. */
function turnOptions(t: Adventure): Turn[] {
  const list = offers<Turn>(t)
  for (const die of oneOfEachNumber(t, t.hand)) {
    for (const face of numbers)
      list.add({ verb: 'turn', seat: t.active, die, face }, face === t.face[die] ? 'RFA-R11' : null)
  }
  return list.legal
}

/** Coinsinger: picks dice one by one, then rolls them again. */
function* singTo(t: Adventure, first: DieId): Play {
  const marked = [first]
  for (;;) {
    keepOutOthers(t, unmarked(t, marked), (at) => (at === 'hand' ? 'RFA-R60' : heroes.coinsinger.rule))
    const choice = yield* choose<Sing | SingNow>(
      t,
      { kind: 'singTo', seat: t.active, marked: marked.slice() },
      [{ verb: 'singNow', seat: t.active }, ...singOptions(t, marked)],
    )
    if (choice.verb === 'singNow') break
    marked.push(choice.die)
  }
  spend(t, marked)
  yield* rollAll(t, t.active, marked, t.face)
}

function singOptions(t: Adventure, marked: readonly DieId[]): Sing[] {
  return oneOfEachNumber(t, unmarked(t, marked)).map((die): Sing => ({ verb: 'sing', seat: t.active, die }))
}

function unmarked(t: Adventure, marked: readonly DieId[]): DieId[] {
  return t.hand.filter((die) => !marked.includes(die))
}

// After a placement.

/** Ferrywoman: after Resurrection she may go on with what is left in hand. */
export function* ferriesOn(t: Adventure): Play<boolean> {
  if (heroOf(t) !== 'ferrywoman' || !canUse(t) || t.hand.length === 0) return false
  const choice = yield* choose<GoOn | Decline>(t, { kind: 'ferrywoman', seat: t.active }, [
    { verb: 'goOn', seat: t.active },
    decline(t.active),
  ])
  if (choice.verb === 'decline') return false
  spend(t, [])
  return true
}

// In the enemy step.

/** Warrior: a die from the board goes to Oblivion instead of the damage. */
export function* standsIn(t: Adventure, territory: Territory): Play<boolean> {
  const dice = t.board[t.active]
  if (heroOf(t) !== 'warrior' || !canUse(t) || dice.length === 0) return false
  keepOutOthers(t, dice, heroes.warrior.rule)
  const choice = yield* choose<StandIn | Decline>(t, { kind: 'standIn', seat: t.active, territory }, [
    ...oneOfEachOwner(t, dice).map((die): StandIn => ({ verb: 'standIn', seat: t.active, die })),
    decline(t.active),
  ])
  if (choice.verb === 'decline') return false
  takeOut(dice, choice.die)
  t.oblivion.push(choice.die)
  spend(t, [choice.die])
  return true
}
