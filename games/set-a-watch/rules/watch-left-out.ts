import { anyone } from '@dicehearth/engine'
import { effects } from './abilities.ts'
import { keepsFromAttack } from './attack.ts'
import { atWork, keepsCard, keepsFromWatch, slotOf } from './company.ts'
import { keepsDie } from './dice.ts'
import { leaveOut, leaveOutCards, leaveOutDice, leaveOutSpaces } from './left-out.ts'
import { everyCard, everyDie, type Card } from './offering.ts'
import type { DieId, Rule, Watch } from './state.ts'
import { keepsDieFrom } from './values.ts'
import { diceOf, none, ownerOf, trait } from './lookups.ts'

/**
 * For whoever asks why not: what the list of actions on watch never has. Pieces that nobody can use are named by
 * themselves; then those that could be used, but not together.
 */
export function leftOutOnWatch(t: Watch): void {
  const dice = everyDie(t).filter((die) => keepsDieFromWatch(t, die) === null)
  leaveOutDice(t, (die) => keepsDieFromWatch(t, die))
  leaveOutSpaces(t, 'SAW-053', dice)
  leaveOutCards(
    t,
    dice,
    (card) => keepsCardFromWatch(t, card),
    (card) => keepsFromFire(t, card),
  )
  t.adventurers.forEach((it, who) => {
    const rule = keepsFromWatch(t, who)
    if (rule !== null) leaveOut(t, { verb: 'pickWho', seat: anyone, who }, rule)
    const idle = rule ?? (trait(t, 'noTame') ? 'SAW-037' : null)
    for (const card of it.tamed)
      if (idle !== null) leaveOut(t, { verb: 'addTamed', seat: anyone, card }, idle)
  })
  shotTwice(t)
  diceOnFoes(t, dice)
  for (const card of everyCard(t)) {
    if (keepsCardFromWatch(t, card) !== null) continue
    for (const die of dice)
      if (ownerOf(die) !== card.who)
        leaveOut(t, { verb: 'byDie', seat: anyone, ability: card.ability, die }, 'SAW-133')
    cardOnFoes(t, card)
  }
}

function keepsDieFromWatch(t: Watch, die: DieId): Rule | null {
  return keepsFromWatch(t, ownerOf(die)) ?? keepsDie(t, die)
}

function keepsCardFromWatch(t: Watch, { who, slot }: Card): Rule | null {
  return slot === null ? 'SAW-012' : (keepsFromWatch(t, who) ?? keepsCard(slot))
}

/** Only an unexhausted card of somebody on watch feeds the fire. */
function keepsFromFire(t: Watch, { who, slot }: Card): Rule | null {
  if (slot === null) return 'SAW-012'
  return slot.exhausted || who === t.resting ? 'SAW-116' : null
}

/** Sharpshooter has been used this round. */
function shotTwice(t: Watch): void {
  if (!t.tonight.sharpshooterUsed || !atWork(t, 'sharpshooter')) return
  for (const die of diceOf(slotOf(t, 'sharpshooter').who))
    if (t.lies[die] === 'attack') leaveOut(t, { verb: 'shootAgain', seat: anyone, die }, 'SAW-149')
}

/** A die that cannot be used on a creature. */
function diceOnFoes(t: Watch, dice: readonly DieId[]): void {
  t.line.forEach((_, at) => {
    const whole = keepsFromAttack(t, at)
    for (const die of dice) {
      const rule = whole ?? keepsDieFrom(t, die, at)
      if (rule !== null) leaveOut(t, { verb: 'attack', seat: anyone, at, with: die }, rule)
    }
  })
}

/** An ability that can be used, but not on a creature. */
function cardOnFoes(t: Watch, { who, ability }: Card): void {
  const use = { who, ability, die: none }
  const back = effects[ability].keepsBack(t, use)
  t.line.forEach((_, at) => {
    const rule = effects[ability].keepsOff(t, at, use) ?? back
    if (rule !== null) leaveOut(t, { verb: 'target', seat: anyone, at, ability }, rule)
  })
}
