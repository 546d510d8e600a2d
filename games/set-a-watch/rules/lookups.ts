import { classes } from '../content/adventurers.ts'
import { unpack } from '../content/box.ts'
import { diceEach } from '../content/camp.ts'
import type { Creature, Kind, Location } from '../content/cards.ts'
import type { Trait } from '../content/traits.ts'
import type { CardId, DieId, Watch, Who } from './state.ts'

/** What lies on the table, looked up. */

/** No adventurer, no card, no die. */
export const none = -1

// Cards.

/** What it takes to know of which kind a card is. */
type Box = Pick<Watch, 'own' | 'box'>

export function kindOf(t: Box, card: CardId): Kind {
  return unpack(t.own, t.box)[card]
}

export function creatureOf(t: Box, card: CardId): Creature {
  const kind = kindOf(t, card)
  if (kind.kind !== 'creature') throw new Error(`${kind.name} is no creature`)
  return kind
}

export function locationOf(t: Box, card: CardId): Location {
  const kind = kindOf(t, card)
  if (kind.kind !== 'location') throw new Error(`${kind.name} is no location`)
  return kind
}

export function isSummon(t: Box, card: CardId): boolean {
  return kindOf(t, card).kind === 'summon'
}

/** The trait of this sort that the current location has, if any. */
export function trait<K extends Trait['is']>(
  t: Box & Pick<Watch, 'location'>,
  is: K,
): Extract<Trait, { is: K }> | undefined {
  for (const it of locationOf(t, t.location).traits) if (it.is === is) return it as Extract<Trait, { is: K }>
  return undefined
}

// Dice.

export function ownerOf(die: DieId): Who {
  return Math.floor(die / diceEach)
}

export function diceOf(who: Who): DieId[] {
  return [who * diceEach, who * diceEach + 1, who * diceEach + 2]
}

export function sidesOf(t: Pick<Watch, 'adventurers'>, die: DieId): 6 | 8 {
  return classes[t.adventurers[ownerOf(die)].class].dice
}

export function freeDice(t: Watch, who: Who): DieId[] {
  const free: DieId[] = []
  for (let die = who * diceEach; die < (who + 1) * diceEach; die++) if (t.lies[die] === 'free') free.push(die)
  return free
}

/** Of dice, one of each sort: between dice that are alike there is nothing to choose. */
export function differentDice(t: Dice, dice: readonly DieId[]): DieId[] {
  const different: DieId[] = []
  for (const die of dice) if (!different.some((other) => alike(t, die, other))) different.push(die)
  return different
}

/** A die and all that are as good as it is. */
export function alikeDice(t: Dice, die: DieId): DieId[] {
  return diceOf(ownerOf(die)).filter((other) => alike(t, die, other))
}

type Dice = Readonly<Record<'face' | 'lies' | 'on' | 'doubled', readonly unknown[]>>

/** The same owner, the same number, the same place. */
function alike(t: Dice, one: DieId, other: DieId): boolean {
  return (
    t.face[one] === t.face[other] &&
    ownerOf(one) === ownerOf(other) &&
    t.doubled[one] === t.doubled[other] &&
    t.lies[one] === t.lies[other] &&
    t.on[one] === t.on[other]
  )
}
