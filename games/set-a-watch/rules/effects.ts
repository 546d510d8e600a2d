import { anyone, wantsReasons, type Play } from '@dicehearth/engine'
import type { CreatureType } from '../content/creature-types.ts'
import type { Effect } from '../content/effects.ts'
import { keepsDiceOff, participants, takesPart } from './company.ts'
import { choose, type Stun } from './decisions.ts'
import { keepsDie, turnDie } from './dice.ts'
import { tell, type SawEvent } from './events.ts'
import { changeFirewood, demandExhaust } from './fire.ts'
import { leaveOut, leaveOutDice } from './left-out.ts'
import { faceup, facedown, insert, positionOf } from './line.ts'
import { dieOptions, everyCard, everyDie } from './offering.ts'
import { creaturesInGrave, deckToHorde, draw, shufflePile, takeFrom } from './piles.ts'
import type { CardId, Rule, Slot, Watch, Who } from './state.ts'
import { differentDice, freeDice, isSummon, none, ownerOf } from './lookups.ts'

type When = Extract<SawEvent, { type: 'power' }>['when']

/** A card carries out what it says, in order. */
export function* carryOut(t: Watch, effects: readonly Effect[], self: CardId, when: When): Play {
  for (const effect of effects) {
    tell(t, { type: 'power', card: self, when, does: effect.do })
    yield* doEffect(t, effect, self)
  }
}

export function* doEffect(t: Watch, effect: Effect, self: CardId): Play {
  switch (effect.do) {
    case 'firewood':
      return yield* changeFirewood(t, effect.by)
    case 'deckToHorde':
      return deckToHorde(t, effect.cards)
    case 'exhaust':
      return yield* demandExhaust(t, effect.cards, 'power', self)
    case 'steal':
      for (let n = 0; n < effect.dice; n++) yield* steal(t, effect.which, self)
      return
    case 'stun':
      return yield* stun(t, effect.dice, self)
    case 'lowerDice':
      return lowerDice(t, effect.by)
    case 'summonToDeck':
      return summonToDeck(t)
    case 'graveToLine':
      return graveToLine(t, effect.type, self)
    case 'deckToLine':
      return deckToLine(t, self)
    case 'returnToLine':
      return returnToLine(t, self)
  }
}

/** The highest or lowest unspent die of those who take part goes onto the creature (SAW-158, SAW-R60). */
function* steal(t: Watch, which: 'highest' | 'lowest', thief: CardId): Play {
  const dice = participants(t).flatMap((who) => freeDice(t, who))
  if (dice.length === 0) return
  const faces = dice.map((die) => t.face[die])
  const wanted = which === 'highest' ? Math.max(...faces) : Math.min(...faces)
  const { die } = yield* choose(
    t,
    { kind: 'stealTie', seat: anyone, card: thief },
    dieOptions(t, anyone, (it) => (dice.includes(it) && t.face[it] === wanted ? null : 'SAW-R60')),
  )
  t.lies[die] = 'creature'
  t.on[die] = thief
  t.doubled[die] = false
  tell(t, { type: 'stolen', die, card: thief })
}

/** Dice of the group are wasted on abilities that could have used them (SAW-161 to SAW-164). */
function* stun(t: Watch, dice: number, by: CardId): Play {
  for (let left = dice; left > 0; left--) {
    const options = stunOptions(t)
    if (options.length === 0) return
    const { die, ability } = yield* choose(t, { kind: 'stunPick', seat: anyone, card: by, left }, options)
    const nth = t.adventurers[ownerOf(die)].equipped.findIndex((slot) => slot.ability === ability)
    t.adventurers[ownerOf(die)].equipped[nth].byDie = true
    t.lies[die] = 'ability'
    t.on[die] = nth
    t.doubled[die] = false
    tell(t, { type: 'stunned', die, ability })
  }
}

function stunOptions(t: Watch): Stun[] {
  const options = participants(t).flatMap((who) => {
    const open = t.adventurers[who].equipped.filter((slot) => keepsFromStun(t, who, slot) === null)
    return differentDice(t, freeDice(t, who)).flatMap((die) =>
      open.map(({ ability }): Stun => ({ verb: 'stun', seat: anyone, die, ability })),
    )
  })
  if (options.length > 0 && wantsReasons(t)) leftOutOfStun(t)
  return options
}

/** The rule that keeps a stunning die off a card: it must be one that could still be used by die. */
function keepsFromStun(t: Watch, who: Who, slot: Slot | null): Rule | null {
  if (slot === null) return 'SAW-012'
  if (!takesPart(t, who)) return 'SAW-161'
  if (t.adventurers[who].class === 'barbarian') return 'SAW-165'
  return slot.exhausted || keepsDiceOff(slot) !== null ? 'SAW-162' : null
}

/** For whoever asks why not: dice and cards that cannot be stunned, and dice on cards of somebody else. */
function leftOutOfStun(t: Watch): void {
  leaveOutDice(t, (die) => (takesPart(t, ownerOf(die)) ? keepsDie(t, die) : 'SAW-161'))
  for (const { who, ability, slot } of everyCard(t)) {
    const rule = keepsFromStun(t, who, slot)
    for (const die of everyDie(t)) {
      const apart = rule ?? (ownerOf(die) === who ? null : 'SAW-162')
      if (apart !== null && t.lies[die] === 'free')
        leaveOut(t, { verb: 'stun', seat: anyone, die, ability }, apart)
    }
  }
}

/** The highest unspent die of everybody who takes part is lowered, but not below 1. */
function lowerDice(t: Watch, by: number): void {
  for (const who of participants(t)) {
    const [first, ...rest] = freeDice(t, who)
    if (first === undefined) continue
    const highest = rest.reduce((best, die) => (t.face[die] > t.face[best] ? die : best), first)
    turnDie(t, highest, Math.max(1, t.face[highest] - by))
  }
}

/** The topmost summon of the graveyard is shuffled into the creature deck (SAW-106). */
function summonToDeck(t: Watch): void {
  const card = t.graveyard.findLast((it) => isSummon(t, it))
  if (card === undefined) return
  takeFrom(t.graveyard, card)
  t.deck.push(card)
  tell(t, { type: 'summonShuffledIn', card })
  shufflePile(t, t.deck)
}

/** The topmost fitting card of the graveyard comes faceup into the line, directly behind the caller. */
function graveToLine(t: Watch, wanted: CreatureType | 'any', caller: CardId): void {
  const card = creaturesInGrave(
    t,
    (type) => type !== 'unhallowed' && (wanted === 'any' || type === wanted),
  ).at(-1)
  if (card === undefined) return
  takeFrom(t.graveyard, card)
  const at = positionOf(t, caller) + 1
  insert(t, at, faceup(t, card))
  tell(t, { type: 'cameFromGrave', card, at })
}

/** A card of the deck comes facedown into the line, directly in front of the caller (SAW-R34). */
function deckToLine(t: Watch, caller: CardId): void {
  const card = draw(t)
  if (card === none) return
  const at = positionOf(t, caller)
  insert(t, at, facedown(card))
  tell(t, { type: 'cameFromDeck', at })
}

/** Once per watch, from the graveyard facedown to the end of the line. */
function returnToLine(t: Watch, self: CardId): void {
  if (t.once.includes(self) || !t.graveyard.includes(self)) return
  t.once.push(self)
  takeFrom(t.graveyard, self)
  insert(t, t.line.length, facedown(self))
  tell(t, { type: 'cameFromGrave', card: self, at: t.line.length - 1 })
}
