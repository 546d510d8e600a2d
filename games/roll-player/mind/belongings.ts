import type { Stars } from '../content/language.ts'
import { armorSetIds, armorSets } from '../content/market.ts'
import { goldPerStar } from '../content/prices.ts'
import { cardCalled, fiendsUp, isSolo } from '../rules/heroes.ts'
import { armorPieces } from '../rules/metrics.ts'
import { armorStars, otherFinals, starsOf } from '../rules/scoring.ts'
import type { RollPlayer, Seat } from '../rules/state.ts'

/** What Gold, XP and cards are worth while there are rounds to use them in. */

/** A piece of Gold in stars, as far as it can be spent, and beyond; and an XP. */
export const worthOf = {
  gold: 0.31,
  spareGold: 0.1,
  xp: 0.35,
  honor: 0.3,
  injury: 0.35,
  charm: 0.2,
  action: 0.5,
  trophy: 1,
}
const spentInARound = 3

export function purseWorth(t: RollPlayer, seat: Seat, rounds: number): number {
  const { gold, xp, charisma } = t.heroes[seat]
  const spent = Math.min(gold, spentInARound * rounds)
  return (
    worthOf.gold * spent +
    (rounds > 0 ? worthOf.spareGold * (gold - spent) : atTheEnd(t, gold)) +
    worthOf.xp * xp * Math.min(1, rounds / 3) +
    worthOf.charm * charisma * Math.min(1, rounds)
  )
}

/** Alone Gold is worth stars; else it only breaks ties. */
function atTheEnd(t: RollPlayer, gold: number): number {
  return isSolo(t) ? Math.floor(gold / goldPerStar) : gold / 1000
}

/** Armor, Traits and the rest as they would score now, and what may still become of them. */
export function cardsWorth(t: RollPlayer, seat: Seat, rounds: number): number {
  const hero = t.heroes[seat]
  const hope = rounds / 10
  let worth = 0
  for (const set of armorSetIds) {
    const pieces = armorPieces(t, hero, set)
    if (pieces === 0) continue
    const { stars } = armorSets[set]
    const next = stars[Math.min(pieces + 1, stars.length - 1)] - stars[pieces]
    worth += armorStars(t, seat, set) + 0.5 * hope * next
  }
  for (const id of hero.cards) {
    const card = cardCalled(t, id)
    if (card.type === 'trait') worth += finalWorth(t, seat, card.final, hope)
    else if (card.type === 'weapon') worth += weaponWorth(card.always ?? [], rounds)
  }
  for (const final of otherFinals(t, seat)) worth += starsOf(t, seat, final)
  return worth + skillsWorth(t, seat, rounds)
}

/** Between what it brings now and half of what it can bring. */
function finalWorth(t: RollPlayer, seat: Seat, final: Stars, hope: number): number {
  const now = starsOf(t, seat, final)
  const most = Array.isArray(final) ? Math.max(...final.map(({ stars }) => stars)) : final.most
  return now + Math.max(0, hope * 0.6 * (most - now))
}

function weaponWorth(powers: readonly { is: string }[], rounds: number): number {
  return powers.some(({ is }) => is === 'score' || is === 'combatTotal') ? 0 : 0.12 * rounds
}

/** One Skill is refreshed each round; the others wait longer. */
function skillsWorth(t: RollPlayer, seat: Seat, rounds: number): number {
  const { cards, exhausted } = t.heroes[seat]
  const skills = cards.filter((id) => cardCalled(t, id).type === 'skill')
  if (skills.length === 0) return 0
  const ready = skills.length - exhausted.length
  return (
    0.25 * Math.max(0, rounds - 1) +
    0.4 * ready * Math.min(1, rounds) +
    0.1 * skills.length * Math.min(1, rounds / 4)
  )
}

/** A Fiend in the way: the longer, the worse. */
export function fiendsWorth(t: RollPlayer, seat: Seat, rounds: number): number {
  return -(0.05 + 0.03 * rounds) * fiendsUp(t.heroes[seat]).length
}
