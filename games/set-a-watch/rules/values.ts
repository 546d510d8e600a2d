import { strength } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import { lightsThree, lightsTwo } from '../content/camp.ts'
import type { Ongoing } from '../content/ongoing.ts'
import { atWork, exhaustedOf, keepsFromWatch } from './company.ts'
import { keepsDie } from './dice.ts'
import type { CardId, DieId, Foe, Rule, Watch, Who } from './state.ts'
import { creatureOf, freeDice, kindOf, none, ownerOf, trait } from './lookups.ts'

/** Everything that is recalculated at every change (SAW-100): health, damage, light, range, attack values. */

/** The ongoing powers of a foe: none while it is facedown or its text is ignored. */
export function ongoingOf(t: Watch, foe: Foe): readonly Ongoing[] {
  if (!foe.faceup || foe.ignored) return nothing
  return creatureOf(t, foe.card).ongoing ?? nothing
}
const nothing: readonly never[] = []

export function has<K extends Ongoing['is']>(
  t: Watch,
  foe: Foe,
  is: K,
): Extract<Ongoing, { is: K }> | undefined {
  for (const it of ongoingOf(t, foe)) if (it.is === is) return it as Extract<Ongoing, { is: K }>
  return undefined
}

/** The printed health; a summon counts as 0 (SAW-098, SAW-182). */
export function baseHealth(t: Watch, card: CardId): number {
  const kind = kindOf(t, card)
  return kind.kind === 'creature' ? kind.health : 0
}

/** The current health of the faceup creature at a position (SAW-R46). */
export function health(t: Watch, at: number): number {
  const foe = t.line[at]
  const it = creatureOf(t, foe.card)
  let sum = it.health - foe.wounds
  for (const power of ongoingOf(t, foe)) sum += healthFrom(t, at, power)
  const land = trait(t, 'health')
  if (land?.types.includes(it.type)) sum += land.by
  return sum
}

/** What an ongoing power adds to its creature's health. */
function healthFrom(t: Watch, at: number, power: Ongoing): number {
  const foe = t.line[at]
  switch (power.is) {
    case 'healthPer':
      return power.by * othersFaceup(t, at, power.type)
    case 'healthOfNext':
      // The next card counts with its printed health alone (SAW-108).
      return at + 1 < t.line.length && t.line[at + 1].faceup ? baseHealth(t, t.line[at + 1].card) : 0
    case 'healthOfGrave': {
      const top = t.graveyard.at(-1)
      return top === undefined ? 0 : baseHealth(t, top)
    }
    case 'healthOfStolen': {
      const printed = baseHealth(t, foe.card)
      return Math.max(printed, ...diceOn(t, foe.card).map((die) => t.face[die])) - printed
    }
    case 'healthOfFirewood':
      return t.firewood
    case 'healthOfDark':
      return power.from - t.firewood
    case 'rides':
      return foe.under === none ? 0 : baseHealth(t, foe.under)
    default:
      return 0
  }
}

function othersFaceup(t: Watch, at: number, type: string): number {
  return t.line.filter(
    (foe, i) => i !== at && foe.faceup && (type === 'any' || creatureOf(t, foe.card).type === type),
  ).length
}

/** Stolen dice that lie on a creature. */
export function diceOn(t: Watch, card: CardId): DieId[] {
  const dice: DieId[] = []
  for (let die = 0; die < t.lies.length; die++) {
    if (t.lies[die] === 'creature' && t.on[die] === card) dice.push(die)
  }
  return dice
}

/** How many cards a creature that is not defeated demands (SAW-R48). */
export function damage(t: Watch, at: number): number {
  const foe = t.line[at]
  if (foe.harmless) return 0
  const it = creatureOf(t, foe.card)
  const land = trait(t, 'damage')
  return Math.max(0, it.damage + (land?.types.includes(it.type) ? land.by : 0))
}

/** How many positions so much firewood lights by itself. */
export function lightOf(firewood: number): number {
  return firewood >= lightsThree ? 3 : firewood >= lightsTwo ? 2 : 1
}

/** How many positions the fire lights (SAW-085, SAW-R35). */
export function revealLevel(t: Watch): number {
  let level = lightOf(t.firewood)
  level += t.tonight.level + (trait(t, 'level')?.by ?? 0)
  for (const foe of t.line) level += has(t, foe, 'level')?.by ?? 0
  return Math.max(1, level, trait(t, 'levelMin')?.level ?? 1, atWork(t, 'beacon') ? strength.beacon : 1)
}

/** How many positions an adventurer reaches (SAW-124, SAW-R36). */
export function rangeOf(t: Watch, who: Who): number {
  const it = classes[t.adventurers[who].class]
  if (t.adventurers[who].class === 'rogue' && t.tonight.shadowWalk > 0) return t.line.length
  const printed = it.attack === 'melee' ? 1 : 2
  return Math.max(1, printed + t.tonight.range + (trait(t, 'range')?.by ?? 0))
}

/** What a die is worth in a direct attack (SAW-R42). */
export function attackValue(t: Watch, die: DieId): number {
  const who = ownerOf(die)
  let value = t.doubled[die] ? 2 * t.face[die] : t.face[die]
  const of = t.adventurers[who].class
  if (of === 'barbarian' && atWork(t, 'rage'))
    value += strength.rage.always + strength.rage.perExhausted * exhaustedOf(t, who).length
  if (of === 'rogue') value += t.tonight.shadowWalk
  return value + t.tonight.battleCry
}

export function tamedValue(t: Watch, card: CardId): number {
  return baseHealth(t, card) + (atWork(t, 'beastBond') ? strength.beastBond : 0) + t.tonight.battleCry
}

/** The rule that keeps ability effects off the card at a position (SAW-R53, SAW-R54). */
export function keepsAbilitiesOff(t: Watch, at: number): Rule | null {
  if (has(t, t.line[at], 'untargetable')) return 'SAW-R53'
  for (let front = 0; front < at; front++) if (has(t, t.line[front], 'shieldsBehind')) return 'SAW-R54'
  return null
}

/** The sum of an adventurer's three dice, wherever they lie (SAW-153, SAW-R09). */
export function totalRoll(t: Watch, who: Who): number {
  return t.face[who * 3] + t.face[who * 3 + 1] + t.face[who * 3 + 2]
}

// Who and what can take part in a direct attack on a position.

export function attackDice(t: Watch, at: number): DieId[] {
  const dice: DieId[] = []
  for (let who = 0; who < t.adventurers.length; who++) {
    if (keepsWhoFrom(t, who, at) !== null) continue
    for (const die of freeDice(t, who)) if (!isTooLow(t, die, at)) dice.push(die)
  }
  return dice
}

/** The rule that keeps an adventurer from attacking a position. */
function keepsWhoFrom(t: Watch, who: Who, at: number): Rule | null {
  return keepsFromWatch(t, who) ?? (at < rangeOf(t, who) ? null : 'SAW-123')
}

/** A creature may shrug off low dice by an ongoing power. */
function isTooLow(t: Watch, die: DieId, at: number): boolean {
  return t.face[die] < (has(t, t.line[at], 'minFace')?.least ?? 1)
}

/** The rule that keeps a die out of a direct attack. */
export function keepsDieFrom(t: Watch, die: DieId, at: number): Rule | null {
  return keepsDie(t, die) ?? keepsWhoFrom(t, ownerOf(die), at) ?? (isTooLow(t, die, at) ? 'SAW-100' : null)
}

/** Tamed creatures are bound by the limits of their owner's dice (SAW-168). */
export function attackBeasts(t: Watch, at: number): CardId[] {
  const beasts: CardId[] = []
  for (let who = 0; who < t.adventurers.length; who++) {
    if (t.adventurers[who].tamed.length > 0 && keepsBeastsFrom(t, who, at) === null)
      beasts.push(...t.adventurers[who].tamed)
  }
  return beasts
}

/** The rule that keeps somebody's tamed creatures out of a direct attack. */
export function keepsBeastsFrom(t: Watch, who: Who, at: number): Rule | null {
  const rule = keepsWhoFrom(t, who, at)
  if (rule !== null) return rule === 'SAW-123' ? 'SAW-168' : rule
  return trait(t, 'noTame') ? 'SAW-037' : null
}
