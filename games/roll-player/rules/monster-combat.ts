import { end, offers, type Play } from '@dicehearth/engine'
import { firstCombatDie } from '../content/dice.ts'
import type { MonsterAbility } from '../content/monsters.ts'
import { usual } from '../content/prices.ts'
import { putCombatDiceAway, rerollFace, rollCombatDice, summed, type Sum } from './combat-roll.ts'
import { choose, type DropWeapon, type RpOption, type Simple } from './decisions.ts'
import { tell } from './events.ts'
import { isFree, offerFree, takeFree } from './free.ts'
import { pay } from './gains.ts'
import { isSolo, seatInTurn, weaponsOf } from './heroes.ts'
import { offerMercenaries, offerRerolls, payMercenary, rerollCost } from './hunt.ts'
import { dropWeapon } from './market-phase.ts'
import { sumOf, tellWork } from './powers.ts'
import { passOn } from './game-setup.ts'
import type { RollPlayer, Seat } from './state.ts'
import { chartOf, strengthOf, monsterOf } from './monster.ts'

/** Mercenaries and Monster Combat, chapter 19, and what may be discarded before the stars are counted. */

/** Everybody hires before the first roll against the Monster (RP-174, RP-175, DEC-24). */
export function* hireForCombat(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'finish', seat })
  offerMercenaries(t, seat, list, false)
  offerFree(t, seat, 'hire', list)
  const choice = yield* choose(t, { kind: 'hire', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  if (choice.verb === 'hire') {
    payMercenary(t, seat, choice)
    t.heroes[seat].pool++
    return tell(t, { type: 'diceAdded', seat, dice: 1, for: 'mercenary' })
  }
  passOn(t, 'combatBefore')
  if (t.step === 'combatBefore') takePool(t)
}

function takePool(t: RollPlayer): void {
  t.combatDice = t.heroes[seatInTurn(t)].pool
}

/** DEC-25, before the roll. */
export function* beforeCombatRoll(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'roll', seat })
  offerFree(t, seat, 'combatBefore', list)
  const choice = yield* choose(t, { kind: 'combatBefore', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  yield* rollCombatDice(t, seat)
  t.step = 'combatAfter'
}

/** DEC-25, after the roll: once the dice are declared final nothing changes them any more (RP-177, RP-178). */
export function* afterCombatRoll(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const { ability } = monsterOf(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'accept', seat })
  offerRerolls(t, seat, list, rerollCost(t, seat, ability.is === 'rerollCost' ? [ability.xp] : []))
  offerFree(t, seat, 'combatAfter', list)
  const choice = yield* choose(t, { kind: 'combatAfter', seat, total: finalTotal(t, seat) }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  if (choice.verb === 'reroll') {
    pay(t, seat, 'xp', choice.xp)
    return yield* rerollFace(t, seat, choice.face)
  }
  yield* fight(t, seat)
}

/** Final Dice after the Monster's ability, Honor and Injury, and what cards add (RP-153, RP-180). */
export function finalSum(
  t: RollPlayer,
  seat: Seat,
  dice: readonly number[] = t.face.slice(firstCombatDie),
): Sum {
  const { honor, injury } = t.heroes[seat]
  const { ability } = monsterOf(t)
  return summed(dice, [
    { for: 'monster', by: -lostTo(ability, dice) },
    { for: 'honor', by: ability.is === 'noHonor' ? 0 : honor },
    { for: 'injury', by: -injury * (ability.is === 'injury' ? ability.minus : usual.injury) },
    { for: 'cards', by: sumOf(t, seat, 'combatTotal', (power) => power.by) },
  ])
}

export function finalTotal(t: RollPlayer, seat: Seat): number {
  return finalSum(t, seat).total
}

/** What the Monster's ability takes from the Final Dice. */
function lostTo(ability: MonsterAbility, faces: readonly number[]): number {
  switch (ability.is) {
    case 'zero':
      return ability.face * faces.filter((face) => face === ability.face).length
    case 'topCut':
      return faces.length > 1 ? Math.max(...faces) : 0
    case 'pairCap':
      return faces.reduce((sum, face, i) => {
        const before = faces.slice(0, i).filter((other) => other === face).length
        return before < ability.most ? sum : sum + face
      }, 0)
    case 'injury':
    case 'noHonor':
    case 'rerollCost':
      return 0
  }
}

/** Below the Strength no star; else those that the card lists (RP-181 to RP-183). */
function* fight(t: RollPlayer, seat: Seat): Play {
  const hero = t.heroes[seat]
  const total = finalTotal(t, seat)
  hero.total = total
  hero.monsterStars = starsFor(t, total)
  if (t.monster) tell(t, { type: 'fought', seat, monster: t.monster, total, stars: hero.monsterStars })
  tellWork(t, seat, 'combatTotal')
  putCombatDiceAway(t)
  if (isSolo(t) && total < strengthOf(t)) yield* loseAlone(t)
  t.step = 'combatBefore'
  passOn(t, 'champion')
  if (t.step === 'combatBefore') takePool(t)
}

/** Stars by the final total; alone by how far it exceeds the Strength (RP-237). */
export function starsFor(t: RollPlayer, total: number): number {
  const chart = chartOf(t)
  const reached = isSolo(t) ? total - strengthOf(t) : total
  return chart.findLast(([from]) => reached >= from)?.[1] ?? 0
}

/** Whoever plays alone and does not beat the Monster has lost; nothing is scored (RP-236). */
function* loseAlone(t: RollPlayer): Play {
  yield* end(t, { result: 'lost', seats: [{ seat: 0, place: 1, score: 0, lines: [] }] })
}

/** The highest total also earns the Champion Bonus, if it beats the Monster; ties all earn it (RP-184, RP-R32). */
export function* awardChampion(t: RollPlayer): Play {
  const best = Math.max(...t.heroes.map(({ total }) => total ?? -Infinity))
  if (!isSolo(t) && best >= strengthOf(t)) {
    const { champion } = monsterOf(t)
    t.heroes.forEach((hero, seat) => {
      if (hero.total !== best) return
      hero.championStars = champion
      tell(t, { type: 'champion', seat, stars: champion })
    })
  }
  t.step = 'discard'
}

/** Weapons that change a score may be discarded before it is counted (RP-187, RP-R38, DEC-26). */
export function* discardBeforeScoring(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const list = offers<DropWeapon | Simple>(t)
  for (const { id, always = [] } of weaponsOf(t, t.heroes[seat])) {
    const isMeant = always.some((power) => power.is === 'score')
    list.add({ verb: 'dropWeapon', seat, card: id }, isMeant ? null : 'RP-R38')
  }
  list.add({ verb: 'finish', seat })
  const choice = yield* choose(t, { kind: 'dropWeapon', seat }, list.legal)
  if (choice.verb === 'dropWeapon') return dropWeapon(t, seat, choice.card)
  passOn(t, 'score')
}
