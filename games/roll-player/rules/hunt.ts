import { offers, peek, type Offers, type Play } from '@dicehearth/engine'
import { adventureTypes } from '../content/adventures.ts'
import { isOn, sides } from '../content/compass.ts'
import { firstCombatDie } from '../content/dice.ts'
import type { Weakness } from '../content/language.ts'
import type { Minion } from '../content/minions.ts'
import { usual } from '../content/prices.ts'
import {
  addCombatDice,
  facesRolled,
  putCombatDiceAway,
  rerollFace,
  rollCombatDice,
  summed,
  type Sum,
} from './combat-roll.ts'
import { choose, type Hire, type RpOption } from './decisions.ts'
import { carryOut } from './effects.ts'
import { tell } from './events.ts'
import { isFree, offerFree, takeFree } from './free.ts'
import { charismaKeptBack, gain, pay } from './gains.ts'
import { happens } from './triggers.ts'
import { marketOrder } from './heroes.ts'
import { countOf } from '../content/words/metrics.ts'
import { canCycle, cycle, takeMinion, topMinion, toTheBottom, turnUpMinion } from './minion-deck.ts'
import { fixedAmount, isForbidden, powersOf, sumOf, tellWork } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'
import { levelFor } from '../content/minions.ts'

/** Going on a Hunt, chapter 14. There is no way back to the Market from here (RP-R19). */

export function beginHunt(t: RollPlayer, seat: Seat): void {
  tell(t, { type: 'huntBegins', seat, minion: topMinion(t).id })
  t.step = 'huntTarget'
}

/** Steps 1 and 2: the face-up Minion, or for Gold the next one (RP-129 to RP-131, DEC-16). */
export function* huntTarget(t: RollPlayer): Play {
  const [seat] = marketOrder(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'gather', seat })
  const gold = passOverCost(t, seat)
  list.add({ verb: 'passOver', seat, gold }, passOverKeptBack(t, seat, gold))
  offerFree(t, seat, 'huntTarget', list)
  const choice = yield* choose(t, { kind: 'huntTarget', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  if (choice.verb === 'passOver') {
    pay(t, seat, 'gold', choice.gold)
    tellWork(t, seat, 'passOverCost')
    return cycle(t)
  }
  gather(t, seat)
}

function passOverCost(t: RollPlayer, seat: Seat): number {
  return fixedAmount(t, seat, 'passOverCost', (power) => power.gold, {
    usual: usual.passOver,
    best: Math.min,
  })
}

function passOverKeptBack(t: RollPlayer, seat: Seat, gold: number): string | null {
  if (isForbidden(t, seat, 'passOver')) return 'RP-R25'
  if (!canCycle(t)) return 'RP-R18'
  return t.heroes[seat].gold >= gold ? null : 'RP-130'
}

/** Step 3. */
function gather(t: RollPlayer, seat: Seat): void {
  t.combatDice = huntDice(t, seat, topMinion(t))
  tell(t, { type: 'gathered', seat, dice: t.combatDice })
  tellWork(t, seat, 'huntDice')
  t.step = 'huntBefore'
}

/** One Combat Die, those of the weakness and of own cards; Fiends never take the last one (RP-132 to RP-134). */
export function huntDice(t: RollPlayer, seat: Seat, { weakness }: Pick<Minion, 'weakness'>): number {
  return Math.max(1, 1 + weaknessDice(t, seat, weakness) + sumOf(t, seat, 'huntDice', ({ by }) => by))
}

export function weaknessDice(t: RollPlayer, seat: Seat, weakness: Weakness | null): number {
  if (!weakness) return 0
  if ('token' in weakness) {
    const { token } = t.heroes[seat]
    return Math.max(0, ...sides.map((side) => (isOn(token, side) ? (weakness.token[side] ?? 0) : 0)))
  }
  const count = countOf(t, seat, weakness.of)
  if ('at' in weakness) return weakness.at.filter((threshold) => count >= threshold).length
  return Math.min(weakness.most, Math.floor(count / weakness.every))
}

/** Step 4: mercenaries, and what belongs before the roll (RP-135, DEC-17). */
export function* beforeHuntRoll(t: RollPlayer): Play {
  const [seat] = marketOrder(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'roll', seat })
  offerMercenaries(t, seat, list, true)
  offerFree(t, seat, 'huntBefore', list)
  const choice = yield* choose(t, { kind: 'huntBefore', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  if (choice.verb === 'hire') {
    payMercenary(t, seat, choice)
    return yield* addCombatDice(t, seat, 1, 'mercenary')
  }
  yield* rollCombatDice(t, seat)
  t.step = 'huntAfter'
}

/** A mercenary for XP or Gold; in a Hunt a Charisma token takes 1 Gold off (RP-117, RP-R34). */
export function offerMercenaries(t: RollPlayer, seat: Seat, list: Offers<RpOption>, isHunt: boolean): void {
  const hero = t.heroes[seat]
  // Never for nothing: hiring must come to an end.
  const xp = Math.max(1, usual.mercenary.xp + sumOf(t, seat, 'mercenary', (power) => power.xp))
  const gold = Math.max(1, usual.mercenary.gold + sumOf(t, seat, 'mercenary', (power) => power.gold))
  list.add({ verb: 'hire', seat, with: 'xp', cost: xp }, hero.xp >= xp ? null : 'RP-135')
  list.add({ verb: 'hire', seat, with: 'gold', cost: gold }, hero.gold >= gold ? null : 'RP-135')
  const lowered = gold - usual.charisma
  const rules = { token: 'RP-117', price: 'RP-135' }
  const rule = isHunt ? charismaKeptBack(t, seat, lowered, rules) : 'RP-R30'
  list.add({ verb: 'hire', seat, with: 'charisma', cost: lowered }, rule)
}

export function payMercenary(t: RollPlayer, seat: Seat, { with: means, cost }: Hire): void {
  if (means === 'charisma') pay(t, seat, 'charisma', 1)
  pay(t, seat, means === 'xp' ? 'xp' : 'gold', cost)
  tellWork(t, seat, 'mercenary')
}

/** Step 5: single dice may be rolled again for XP (RP-137, DEC-18). */
export function* afterHuntRoll(t: RollPlayer): Play {
  const [seat] = marketOrder(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'accept', seat })
  offerRerolls(t, seat, list, rerollCost(t, seat, []))
  offerFree(t, seat, 'huntAfter', list)
  const choice = yield* choose(t, { kind: 'huntAfter', seat, total: huntTotal(t, seat) }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  if (choice.verb === 'reroll') {
    pay(t, seat, 'xp', choice.xp)
    return yield* rerollFace(t, seat, choice.face)
  }
  yield* reward(t, seat, topMinion(t), huntTotal(t, seat))
}

export function offerRerolls(t: RollPlayer, seat: Seat, list: Offers<RpOption>, xp: number): void {
  for (const face of facesRolled(t))
    list.add({ verb: 'reroll', seat, face, xp }, t.heroes[seat].xp >= xp ? null : 'RP-137')
}

/** Of several prices of a reroll the highest counts (RP-R34). */
export function rerollCost(t: RollPlayer, seat: Seat, others: readonly number[]): number {
  const costs = [...powersOf(t, seat, 'rerollCost').map(({ xp }) => xp), ...others]
  return costs.length > 0 ? Math.max(...costs) : usual.reroll
}

/** The total of the combat roll; Honor and Injury do not change it (RP-136, RP-138). */
export function huntSum(
  t: RollPlayer,
  seat: Seat,
  dice: readonly number[] = t.face.slice(firstCombatDie),
): Sum {
  const least = Math.max(1, ...powersOf(t, seat, 'huntLeast').map(({ face }) => face))
  const raised = dice.reduce((sum, face) => sum + Math.max(0, least - face), 0)
  return summed(dice, [{ for: 'cards', by: raised }])
}

export function huntTotal(t: RollPlayer, seat: Seat): number {
  return huntSum(t, seat).total
}

/** Steps 6 to 10: everything on the one level reached, the trophy last (RP-139 to RP-146, RP-245). */
function* reward(t: RollPlayer, seat: Seat, minion: Minion, total: number): Play {
  const { gives, trophy } = levelFor(minion, total)
  tell(t, { type: 'rewarded', seat, minion: minion.id, total, trophy })
  tellWork(t, seat, 'huntLeast')
  yield* carryOut(t, seat, gives, minion.id)
  if (trophy) yield* takeTrophy(t, seat)
  else toTheBottom(t)
  turnUpMinion(t)
  putCombatDiceAway(t)
  t.step = 'marketEnd'
}

/** The first three Trophies bring Adventure tokens and a look at their cards, each further one XP (RP-142, RP-143). */
function* takeTrophy(t: RollPlayer, seat: Seat): Play {
  const hero = t.heroes[seat]
  const minion = takeMinion(t)
  const tokens = hero.trophies.length
  hero.trophies.push(minion)
  tell(t, { type: 'trophy', seat, minion })
  if (tokens < adventureTypes.length) {
    const card = peek(t, [t.adventure[tokens]], seat)
    tell(t, { type: 'tokenTaken', seat, token: adventureTypes[tokens], card })
  } else gain(t, seat, 'xp', usual.furtherTrophy, 'furtherTrophy')
  yield* happens(t, seat, 'trophy')
}
