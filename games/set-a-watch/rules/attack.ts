import { anyone, wantsReasons, type Play } from '@dicehearth/engine'
import { atWork, controller, participants, slotOf } from './company.ts'
import {
  choose,
  decline,
  ponder,
  type AddDie,
  type AddTamed,
  type Decline,
  type PickDie,
  type Strike,
  type Trigger,
} from './decisions.ts'
import { fall, lastPower, rogueDecides, stayDead } from './defeat.ts'
import { tell } from './events.ts'
import { leaveOut, leaveOutCards, leaveOutSpaces } from './left-out.ts'
import { dieOptions, everyDie } from './offering.ts'
import { differentKinds } from './piles.ts'
import type { Attack, CardId, DieId, Foe, Rule, Watch, Who } from './state.ts'
import {
  attackBeasts,
  attackDice,
  attackValue,
  health,
  keepsBeastsFrom,
  keepsDieFrom,
  rangeOf,
  tamedValue,
} from './values.ts'
import { differentDice, none, ownerOf } from './lookups.ts'

/** The rule that keeps the group from attacking the creature at a position. */
export function keepsFromAttack(t: Watch, at: number): Rule | null {
  if (!t.line[at].faceup) return 'SAW-095'
  // Everything in reach together must be enough.
  if (worth(t, attackDice(t, at), attackBeasts(t, at)) >= health(t, at)) return null
  return participants(t).some((who) => at < rangeOf(t, who)) ? 'SAW-R40' : 'SAW-124'
}

function worth(t: Watch, dice: readonly DieId[], beasts: readonly CardId[]): number {
  let sum = 0
  for (const die of dice) sum += attackValue(t, die)
  for (const card of beasts) sum += tamedValue(t, card)
  return sum
}

/** A direct attack is put together piece by piece until the group strikes (SAW-R41). */
export function* buildAttack(t: Watch, attack: Attack): Play {
  const choice = yield* addOrStrike(t, attack)
  switch (choice.verb) {
    case 'addDie':
      attack.dice.push(choice.die)
      return
    case 'addTamed':
      attack.tamed.push(choice.card)
      return
    case 'strike':
      t.attack = null
      t.step = 'watch'
      yield* strike(t, attack)
  }
}

function* addOrStrike(t: Watch, { at, dice, tamed }: Attack): Play<AddDie | AddTamed | Strike> {
  const sum = worth(t, dice, tamed)
  const needed = health(t, at)
  const rest = differentDice(
    t,
    attackDice(t, at).filter((die) => !dice.includes(die)),
  )
  const more = [
    ...rest.map((die): AddDie => ({ verb: 'addDie', seat: anyone, die })),
    ...differentKinds(
      t,
      attackBeasts(t, at).filter((card) => !tamed.includes(card)),
    ).map((card): AddTamed => ({ verb: 'addTamed', seat: anyone, card })),
  ]
  const ask = {
    kind: 'attackDie',
    seat: anyone,
    at,
    dice: dice.slice(),
    tamed: tamed.slice(),
    sum,
    health: needed,
    more: more.length > 0,
  } as const
  if (wantsReasons(t)) leftOutOfAttack(t, { at, dice, tamed }, sum >= needed)
  if (sum < needed) return yield* choose(t, ask, more)
  // The blow is a moment of its own: until it falls nothing is spent, and every step can be taken back.
  return yield* ponder<AddDie | AddTamed | Strike>(ask, [{ verb: 'strike', seat: anyone }, ...more])
}

/** For whoever asks why not: what cannot join this attack, and that nothing else can be done before the blow. */
function leftOutOfAttack(t: Watch, { at, dice, tamed }: Attack, enough: boolean): void {
  for (const die of everyDie(t)) {
    const rule = dice.includes(die) ? 'SAW-R41' : keepsDieFrom(t, die, at)
    if (rule !== null) leaveOut(t, { verb: 'addDie', seat: anyone, die }, rule)
  }
  t.adventurers.forEach((it, who) => {
    for (const card of it.tamed) {
      const rule = tamed.includes(card) ? 'SAW-R41' : keepsBeastsFrom(t, who, at)
      if (rule !== null) leaveOut(t, { verb: 'addTamed', seat: anyone, card }, rule)
    }
  })
  if (!enough) leaveOut(t, { verb: 'strike', seat: anyone }, 'SAW-R40')
  t.line.forEach((_, other) => {
    if (other !== at) leaveOut(t, { verb: 'target', seat: anyone, at: other }, 'SAW-R41')
  })
  leaveOutCards(
    t,
    [],
    () => 'SAW-R41',
    () => 'SAW-R41',
  )
  leaveOutSpaces(t, 'SAW-053', [])
}

/** The creature falls, then the tamed creatures that fought are buried. The Warrior may keep the surplus. */
function* strike(t: Watch, { at, dice, tamed }: Attack): Play {
  const sum = worth(t, dice, tamed)
  const needed = health(t, at)
  const by = contributors(t, dice, tamed)
  tell(t, { type: 'struck', card: t.line[at].card, dice, tamed, sum, health: needed })
  for (const die of dice) {
    t.lies[die] = 'attack'
    t.doubled[die] = false
  }
  t.tonight.battleCry = 0
  const foe = fall(t, at, by)
  // They leave their owner with the blow, before anybody is asked anything else (SAW-R63, SAW-R81).
  for (const it of t.adventurers) it.tamed = it.tamed.filter((card) => !tamed.includes(card))
  t.graveyard.push(...tamed)
  yield* afterTheBlow(t, foe, by, dice, sum - needed)
  yield* lastPower(t, foe)
}

function contributors(t: Watch, dice: readonly DieId[], beasts: readonly CardId[]): Who[] {
  return t.adventurers.flatMap((it, who) =>
    dice.some((die) => ownerOf(die) === who) || it.tamed.some((card) => beasts.includes(card)) ? [who] : [],
  )
}

/** Cleave and Stay Dead: where both apply, the group decides which comes first (SAW-144). */
function* afterTheBlow(
  t: Watch,
  foe: Foe,
  by: readonly Who[],
  dice: readonly DieId[],
  surplus: number,
): Play {
  const cleaving = cleaveDice(t, dice, surplus)
  const burying = rogueDecides(t, by)
  // Without Cleave there is nothing to come before.
  let stayDeadFirst = true
  if (cleaving.length > 0 && burying) {
    const first = yield* choose<Trigger>(t, { kind: 'triggerOrder', seat: anyone }, [
      { verb: 'trigger', seat: anyone, ability: 'stayDead' },
      { verb: 'trigger', seat: anyone, ability: 'cleave' },
    ])
    stayDeadFirst = first.ability === 'stayDead'
  }
  if (burying && stayDeadFirst) yield* stayDead(t, foe)
  if (cleaving.length > 0) yield* cleave(t, cleaving, surplus)
  if (burying && !stayDeadFirst) yield* stayDead(t, foe)
}

function cleaveDice(t: Watch, dice: readonly DieId[], surplus: number): DieId[] {
  if (surplus <= 0 || !atWork(t, 'cleave')) return []
  const warrior = slotOf(t, 'cleave').who
  return dice.filter((die) => ownerOf(die) === warrior)
}

/** One of the Warrior's dice stays unspent with the remainder, at most its old value (SAW-R43). */
function* cleave(t: Watch, dice: readonly DieId[], surplus: number): Play {
  const seat = controller(t, slotOf(t, 'cleave').who)
  const others = everyDie(t).filter((die) => !dice.includes(die))
  const choice = yield* choose<PickDie | Decline>(t, { kind: 'cleaveDie', seat, surplus }, [
    ...dieOptions(t, seat, (die) => (dice.includes(die) ? null : 'SAW-151'), [...dice, ...others]),
    decline(seat),
  ])
  if (choice.verb === 'decline') return
  const { die } = choice
  t.face[die] = Math.min(surplus, t.face[die])
  t.lies[die] = 'free'
  t.on[die] = none
  tell(t, { type: 'passive', ability: 'cleave' })
  tell(t, { type: 'kept', die, face: t.face[die] })
}
