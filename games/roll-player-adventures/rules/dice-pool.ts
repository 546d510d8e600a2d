import { offers, rollAll, type Play } from '@dicehearth/engine'
import { colours, type DieId } from '../content/dice.ts'
import { choose } from './decisions.ts'
import { drawBlind, plainDie, takeOut } from './bag.ts'
import type { Answer } from './decisions.ts'
import { changeOf } from './modifiers.ts'
import { everyone, isExhausted, roomOf, voiceOf } from './party.ts'
import { isEverybodyReady, readyOptions, setReady } from './ready.ts'
import { trialOf, type Hero, type Party, type Row } from './state.ts'
import { say } from './tell.ts'

/** A missing point of the right colour is replaced by three others (RPA-153). */
const insteadOfOne = 3

/** How many dice the pool must have before the roll (RPA-140, RPA-180, RPA-R68). */
export function poolSize(t: Party): number {
  const { limit, guests } = trialOf(t)
  return Math.max(1, limit + changeOf(t, 'limit CHANGE')) + guests
}

/** What a die of a chosen colour costs: the number of players, exhausted ones too (RPA-149, RPA-R66, RPA-R68). */
export function priceOfDie(t: Party): number {
  return Math.max(1, t.heroes.length + changeOf(t, 'price CHANGE'))
}

/** What a die of this colour would cost now (RPA-R52): stamina of the matching rows, and of others for what is missing. */
export function billFor(t: Party, colour: Row): { matching: number; others: number } {
  const price = priceOfDie(t)
  const matching = Math.min(
    price,
    sum(t, (hero) => payable(t, hero, colour)),
  )
  return { matching, others: insteadOfOne * (price - matching) }
}

/** What a hero could pay from one row. */
function payable(t: Party, hero: Hero, row: Row): number {
  return Math.min(t.heroes[hero].rows[row], roomOf(t.heroes[hero]))
}

/** What a hero could still pay from other rows after paying all it can from the matching one. */
function payableInstead(t: Party, hero: Hero, colour: Row): number {
  const { rows } = t.heroes[hero]
  const others = rows.reduce((all, stamina, row) => (row === colour ? all : all + stamina), 0)
  return Math.min(others, roomOf(t.heroes[hero]) - payable(t, hero, colour))
}

function sum(t: Party, of: (hero: Hero) => number): number {
  return everyone(t).reduce((all, hero) => all + of(hero), 0)
}

/** The rule that keeps a die of this colour from being bought; null if it can be. */
function notForSale(t: Party, colour: Row): string | null {
  if (trialOf(t).pool.length >= poolSize(t)) return 'RPA-148'
  if (trialOf(t).calledOff.includes(colour)) return 'RPA-R120'
  if (plainDie(t, colour) === undefined) return 'RPA-R06'
  const { others } = billFor(t, colour)
  return sum(t, (hero) => payableInstead(t, hero, colour)) >= others ? null : 'RPA-R52'
}

/** A round of building the pool: one die is bought, or somebody is ready; at last blind dice fill it and all are rolled. */
export function* buildPool(t: Party): Play {
  const able = everyone(t).filter((hero) => roomOf(t.heroes[hero]) > 0)
  const list = offers<Answer<'buyDie'> | Answer<'ready'>>(t)
  for (const { seat, hero } of readyOptions(t, able))
    for (const colour of colours.keys())
      list.add({ verb: 'buyDie', seat, hero, colour }, notForSale(t, colour))
  if (list.legal.length === 0 || isEverybodyReady(t, able)) return yield* fillAndRoll(t)
  for (const ready of readyOptions(t, able)) list.add(ready)
  const choice = yield* choose(t, { kind: 'buildPool', seat: -1 }, list.legal)
  if (choice.verb === 'ready') setReady(t, choice.hero)
  else yield* buyDie(t, choice.colour)
}

/** Stamina moves from rows to the fatigue boxes of those who pay it; then the die comes out of the bag. */
function* buyDie(t: Party, colour: Row): Play {
  const bill = billFor(t, colour)
  const paid: { hero: Hero; row: Row }[] = []
  for (let due = bill.matching + bill.others; due > 0; due--) {
    const instead = due <= bill.others
    const payment = yield* onePayment(t, colour, due, instead)
    if (payment === 'back') {
      for (const { hero, row } of paid) pay(t, hero, row, -1)
      trialOf(t).calledOff.push(colour)
      return
    }
    pay(t, payment.hero, payment.row, 1)
    paid.push(payment)
  }
  const die = plainDie(t, colour)
  if (die === undefined) throw new Error('bought a die that is not in the bag')
  takeOut(t, die)
  trialOf(t).pool.push(die)
  trialOf(t).calledOff = []
  say(t, { type: 'dieBought', die })
}

/** Each unit is paid by a choice of its owner, who may also call the purchase off (RPA-R53). */
function* onePayment(
  t: Party,
  colour: Row,
  due: number,
  instead: boolean,
): Play<{ hero: Hero; row: Row } | 'back'> {
  const list = offers<Answer<'pickRow'> | Answer<'back'>>(t)
  for (const hero of everyone(t))
    for (const row of colours.keys())
      list.add(
        { verb: 'pickRow', seat: voiceOf(t, hero), hero, row },
        cannotPay(t, hero, row, colour, instead),
      )
  const payers = list.legal
  // Where one voice speaks for all and there is one way to pay, buying was the choice.
  const agreed = payers.length === 1 && (t.voice === 'one' || t.heroes.length === 1)
  const seats = new Set(payers.map(({ seat }) => seat))
  if (!agreed) for (const seat of seats) list.add({ verb: 'back', seat })
  const ask = { kind: 'pay', seat: -1, colour, due, instead } as const
  const choice = yield* choose(t, ask, list.legal)
  return choice.verb === 'back' ? 'back' : choice
}

/** The rule that keeps a hero from paying one stamina from a row; null if nothing does. */
function cannotPay(t: Party, hero: Hero, row: Row, colour: Row, instead: boolean): string | null {
  if (isExhausted(t.heroes[hero])) return 'RPA-174'
  if (roomOf(t.heroes[hero]) === 0) return 'RPA-157'
  if (instead !== (row !== colour)) return instead ? 'RPA-155' : 'RPA-151'
  return t.heroes[hero].rows[row] > 0 ? null : 'RPA-152'
}

function pay(t: Party, hero: Hero, row: Row, n: number): void {
  t.heroes[hero].rows[row] -= n
  t.heroes[hero].fatigue += n
  say(t, { type: 'rows', hero, row, change: -n })
  say(t, { type: 'fatigue', hero, change: n })
}

/** Blind dice fill the pool, as far as the bag goes; then all are rolled once (RPA-159, RPA-161, RPA-R06). */
function* fillAndRoll(t: Party): Play {
  const trial = trialOf(t)
  const drawn: DieId[] = []
  const size = poolSize(t)
  while (trial.pool.length < size && t.bag.length > 0) {
    const die = drawBlind(t)
    trial.pool.push(die)
    drawn.push(die)
  }
  if (drawn.length > 0) say(t, { type: 'diceDrawn', dice: drawn })
  const unrolled = trial.pool.filter((die) => t.faces[die] === 0)
  yield* rollAll(t, voiceOf(t, t.storyteller), unrolled, t.faces)
  trial.step = 'play'
  trial.plays = t.heroes.map(() => 0)
  trial.bonus = t.heroes.map(() => 0)
  trial.ready = t.heroes.map(() => false)
}
