import { likelihood, type Sign } from '@dicehearth/engine'
import { maxLife } from '../rules/passives.ts'
import { adventureOf, boxOf, inPlay, seats, type Fates } from '../rules/state.ts'
import { promise } from './evaluate.ts'
import { outlook } from './expert/outlook.ts'

/** How likely the group is to come through. */
export function worth(t: Fates): number {
  return t.outcome ? Number(t.outcome.result === 'won') : likelihood(says, signs(t))
}

/** Moves on with every round of a combat, and twice with every encounter, so that nobody stops in the middle of one. */
export function clock(t: Fates): number {
  const { areas } = adventureOf(t)
  const before = areas.slice(0, t.area).reduce((sum, { encounters }) => sum + encounters.length, 0)
  return t.statistics.rounds + t.statistics.combatsWon + 2 * (before + placeInArea(t))
}

function placeInArea(t: Fates): number {
  return Math.max(
    0,
    adventureOf(t).areas[t.area].encounters.findIndex(({ id }) => id === t.page?.id),
  )
}

const printed = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6']

/** What speaks for victory and against it. */
export function signs(t: Fates): number[] {
  const { areas } = adventureOf(t)
  const many = Math.max(1, t.heroes.length)
  const ahead = (areas.length - t.area - placeInArea(t) / areas[t.area].encounters.length) / areas.length
  // Whoever has no Character yet will be in the best of health.
  const shares = seats(t).map((who) =>
    t.heroes[who].character === '' ? 1 : t.heroes[who].life / Math.max(1, maxLife(t, who)),
  )
  const life = t.heroes.reduce((sum, hero) => sum + hero.life + hero.guard, 0)
  const fought = t.fighting ? inPlay(t) : []
  const theirs = fought.reduce((sum, slot) => sum + t.enemies[slot].life + t.enemies[slot].guard, 0)
  const stunned = fought.filter((slot) => t.enemies[slot].statuses.some((it) => it !== 'investigate')).length
  const bared = fought.filter((slot) => t.enemies[slot].statuses.includes('investigate')).length
  const feared = fought.length > 0 ? fears(t) : [0]
  const cards = seats(t).map((who) => worthOfCards(t, who))
  const troubles = t.heroes.reduce((sum, hero) => sum + hero.statuses.length, 0)
  return [
    1,
    ...printed.map((id) => (t.book === null && t.adventure === id ? ahead : 0)),
    ahead * (many - 1),
    many - 1,
    Math.min(1, ...shares),
    shares.reduce((sum, it) => sum + it, 0) / many,
    theirs / Math.max(1, life),
    fought.length / many,
    Math.min(3, Math.max(...feared)),
    stunned / many,
    bared / many,
    troubles / many,
    cards.reduce((sum, it) => sum + it, 0) / many,
    seats(t).reduce((sum, who) => sum + promise(t, who), 0) / Math.max(1, theirs + 4),
  ]
}

/** What the next Enemy Phase may take of the Life of each. */
function fears(t: Fates): number[] {
  const { danger } = outlook(t, false, false)
  return seats(t).map((who) => danger[who] / Math.max(1, t.heroes[who].life))
}

function worthOfCards(t: Fates, who: number): number {
  const { treasures, traits } = t.heroes[who]
  const carried = treasures.reduce((sum, card) => sum + 1 + (boxOf(t).treasures.get(card)?.value ?? 0), 0)
  return carried / 4 + traits.filter((card) => boxOf(t).traits.get(card)?.kind === 'blessing').length
}

export const says: readonly Sign[] = [
  [1.12],
  [1.77],
  [-0.796],
  [-2.38],
  [-1.28],
  [-3.37],
  [-2.93],
  [0.452],
  [0.112],
  [1.17, 'nobody comes so near to falling', 'somebody comes near to falling'],
  [0.607, 'the Characters keep more Life', 'the Characters lose more Life'],
  [-0.123, 'the enemies lose more Life', 'the enemies keep more Life'],
  [-0.244, 'fewer enemies are left', 'more enemies are left'],
  [-0.413, 'their next blow hurts less', 'their next blow hurts more'],
  [0.231, 'the enemies are hampered', 'the enemies stay unhampered'],
  [0.0438, 'more is known of the enemies', 'less is known of the enemies'],
  [-0.00358, 'fewer status effects stay on the Characters', 'more status effects stay on the Characters'],
  [-0.00448],
  [0.0836, 'the dice on the bars are good for more', 'the dice on the bars are good for less'],
]

/** Somebody near to falling, and the enemies' next blow. */
export const dangers = [9, 13]
