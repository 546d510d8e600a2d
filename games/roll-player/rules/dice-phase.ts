import { offers, wantsReasons, type Offers, type Play } from '@dicehearth/engine'
import { attributes, familiarBoard, rowOf, spacesOnSheet, type Attribute } from '../content/sheet.ts'
import { choose, type Act, type RpOption } from './decisions.ts'
import {
  actionKeptBack,
  familiarActionKeptBack,
  takeAction,
  takeFamiliarAction,
  usualOrOther,
} from './effects.ts'
import { tell } from './events.ts'
import { gainFiends } from './fiends.ts'
import { isFree, offerFree, takeFree } from './free.ts'
import { gainGold, pay } from './gains.ts'
import { diceOnSheet, differentDice, isSolo, seatInTurn, takeOut } from './heroes.ts'
import { unchosen } from './initiative-effects.ts'
import { placeDie, placements } from './placing.ts'
import { isForbidden, powersOf, sourceOf, sumOf } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'

/** The Dice Phase, chapters 5 and 22: choose an Initiative card, place its dice, take at most one action. */

export function beginDiceTurn(t: RollPlayer): void {
  t.step = 'choose'
  tell(t, { type: 'turn', seat: seatInTurn(t), phase: 'dice' })
}

// Choosing a card (DEC-06).

export function* chooseInitiative(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const list = offers<RpOption>(t)
  for (let card = 0; card < t.initiative.length; card++)
    list.add({ verb: 'initiative', seat, card }, cardKeptBack(t, seat, card))
  offerFree(t, seat, 'initiative', list)
  const choice = yield* choose(t, { kind: 'initiative', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  if (choice.verb === 'initiative') takeInitiative(t, seat, choice.card)
}

function cardKeptBack(t: RollPlayer, seat: Seat, card: number): string | null {
  const free = unchosen(t)
  if (!free.includes(card)) return 'RP-057'
  const isBarred = card === free[0] && free.length > 1 && isForbidden(t, seat, 'lowestInitiative')
  return isBarred ? 'RP-R25' : null
}

/** The card is taken with all dice, Gold and Fiends on it (RP-057 to RP-059). */
function takeInitiative(t: RollPlayer, seat: Seat, number: number): void {
  const card = t.initiative[number]
  t.heroes[seat].card = number
  t.heroes[seat].turns++
  card.by = seat
  tell(t, { type: 'initiativeTaken', seat, card: number })
  if (card.gold > 0) gainGold(t, seat, 'initiative', card.gold)
  card.gold = 0
  gainFiends(t, seat, card.fiends.splice(0))
  t.hand = card.dice.splice(0)
  t.acted = false
  t.encore = null
  t.step = 'place'
}

// Placing (DEC-07).

export function* placeOneDie(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const { backpack } = t.heroes[seat]
  if (t.hand.length + backpack.length === 0) return donePlacing(t)
  const list = offers<RpOption>(t)
  for (const option of placements(t, seat, [...t.hand, ...backpack])) list.add(option)
  offerStoring(t, seat, list)
  if (t.hand.length === 0) list.add({ verb: 'done', seat }, isLastTurn(t, seat) ? 'RP-R24' : null)
  offerFree(t, seat, 'place', list)
  const choice = yield* choose(t, { kind: 'place', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  switch (choice.verb) {
    case 'place':
      if (!t.placed.includes(choice.line)) t.placed.push(choice.line)
      return yield* placeDie(t, seat, choice.die, choice.line)
    case 'store':
      takeOut(t.hand, choice.die)
      backpack.push(choice.die)
      return tell(t, { type: 'stored', seat, die: choice.die, face: t.face[choice.die] })
    case 'done':
      return donePlacing(t)
    default:
  }
}

function donePlacing(t: RollPlayer): void {
  t.step = 'act'
}

/** A die of the Initiative card may wait on the Backpack (RP-206, RP-207). */
function offerStoring(t: RollPlayer, seat: Seat, list: Offers<RpOption>): void {
  const room = sumOf(t, seat, 'stores', (power) => power.dice)
  if (room === 0) return
  const rule = isLastTurn(t, seat) ? 'RP-207' : t.heroes[seat].backpack.length >= room ? 'RP-206' : null
  for (const die of differentDice(t, t.hand)) list.add({ verb: 'store', seat, die }, rule)
}

/** The turn in which the 21st die comes: there will be no other to place what is stored (RP-R24). */
function isLastTurn(t: RollPlayer, seat: Seat): boolean {
  const hero = t.heroes[seat]
  return diceOnSheet(hero).length + hero.backpack.length + t.hand.length >= spacesOnSheet
}

// The action (DEC-08).

export function* takeTurnAction(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const list = offers<RpOption>(t)
  offerActions(t, seat, list)
  offerEncore(t, seat, list)
  list.add({ verb: 'endTurn', seat })
  offerFree(t, seat, 'act', list)
  const choice = yield* choose(t, { kind: 'act', seat }, list.legal)
  const repeated = t.encore
  // Any other choice gives the encore up (RP-R55).
  t.encore = null
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  switch (choice.verb) {
    case 'act':
      return yield* actOnRow(t, seat, choice)
    case 'familiarAct':
      t.acted = true
      return yield* takeFamiliarAction(t, seat)
    case 'encore':
      if (repeated) yield* repeatAction(t, seat, repeated)
      return
    default:
      endDiceTurn(t)
  }
}

/** At most one action, of a line in which a die was placed this turn (RP-066). */
function offerActions(t: RollPlayer, seat: Seat, list: Offers<RpOption>): void {
  if (t.acted && !wantsReasons(t)) return
  for (const attribute of attributes) {
    const isPlaced = t.placed.includes(rowOf(attribute))
    const bent = !isPlaced && canBend(t, seat, attribute)
    if (!isPlaced && !bent && !wantsReasons(t)) continue
    for (const other of usualOrOther) {
      const rule = actionKeptBack(t, seat, attribute, other)
      if (rule === undefined) continue
      const unplaced = bent || isPlaced ? null : 'RP-066'
      list.add({ verb: 'act', seat, attribute, other, bent }, taken(t) ?? unplaced ?? rule)
    }
  }
  const unplaced = t.placed.includes(familiarBoard) ? null : 'RP-082'
  if (unplaced === null || wantsReasons(t))
    list.add({ verb: 'familiarAct', seat }, taken(t) ?? unplaced ?? familiarActionKeptBack(t, seat))
}

function taken(t: RollPlayer): string | null {
  return t.acted ? 'RP-066' : null
}

/** Misdirection: the action of the row above or below one with a new die, once a round. */
function canBend(t: RollPlayer, seat: Seat, attribute: Attribute): boolean {
  const row = rowOf(attribute)
  if (!t.placed.some((line) => line !== familiarBoard && Math.abs(line - row) === 1)) return false
  const source = sourceOf(t, seat, 'neighbourAction')
  return source !== null && !t.heroes[seat].used.includes(source)
}

function* actOnRow(t: RollPlayer, seat: Seat, { attribute, other, bent }: Act): Play {
  t.acted = true
  if (bent) spend(t, seat, 'neighbourAction')
  yield* takeAction(t, seat, { attribute, other }, attribute)
  t.encore = attribute
}

/** Encore: the same Attribute Action once more, right after it (RP-R55). */
function offerEncore(t: RollPlayer, seat: Seat, list: Offers<RpOption>): void {
  const [power] = powersOf(t, seat, 'repeatAction')
  if (!power || t.encore === null) return
  list.add({ verb: 'encore', seat }, encoreKeptBack(t, seat, t.encore, power.gold))
}

function encoreKeptBack(t: RollPlayer, seat: Seat, attribute: Attribute, gold: number): string | null {
  const hero = t.heroes[seat]
  const source = sourceOf(t, seat, 'repeatAction')
  if (source !== null && hero.used.includes(source)) return 'RP-R50'
  if (hero.gold < gold) return 'RP-012'
  return actionKeptBack(t, seat, attribute, false) === null ? null : 'RP-R55'
}

function* repeatAction(t: RollPlayer, seat: Seat, attribute: Attribute): Play {
  pay(t, seat, 'gold', powersOf(t, seat, 'repeatAction')[0].gold)
  spend(t, seat, 'repeatAction')
  yield* takeAction(t, seat, { attribute, other: false }, attribute)
}

/** Once a round (RP-R50). */
function spend(t: RollPlayer, seat: Seat, is: 'neighbourAction' | 'repeatAction'): void {
  const source = sourceOf(t, seat, is)
  // Whoever may repeat or bend an action has the card for it.
  if (source === null) return
  t.heroes[seat].used.push(source)
  tell(t, { type: 'worked', seat, source })
}

/** When everybody has had a Dice turn, the Market Phase follows; alone the enemy dice come first (RP-071, RP-R43). */
function endDiceTurn(t: RollPlayer): void {
  t.placed = []
  t.turn++
  if (t.turn < t.players) return beginDiceTurn(t)
  t.turn = 0
  t.step = isSolo(t) ? 'enemy' : 'marketPhase'
}
