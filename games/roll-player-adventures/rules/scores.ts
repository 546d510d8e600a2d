import type { Play } from '@dicehearth/engine'
import { choose } from './decisions.ts'
import type { Answer } from './decisions.ts'
import { voiceOf } from './party.ts'
import type { Hero, Party, Row } from './state.ts'
import { say } from './tell.ts'

/** The mastery track: four tiers of three boxes (RPA-R18). */
const boxesInTier = 3
const tiers = [
  { xp: 6, limit: 4 },
  { xp: 8, limit: 5 },
  { xp: 10, limit: 6 },
  { xp: 12, limit: 7 },
] as const
export const masteryBoxes = tiers.length * boxesInTier
const limitWithoutMastery = 3

/** The limit of the tier with the most recently marked box (RPA-223, RPA-R17). */
export function scoreLimit(mastery: number): number {
  return mastery === 0 ? limitWithoutMastery : tiers[Math.floor((mastery - 1) / boxesInTier)].limit
}

/** What the first free box costs (RPA-220); without one, what the last did. */
export function masteryPrice(mastery: number): number {
  return tiers[Math.min(tiers.length - 1, Math.floor(mastery / boxesInTier))].xp
}

/** The attributes that a hero can raise under this limit. */
export function raisable(t: Party, hero: Hero, limit: number): Row[] {
  return t.heroes[hero].scores.flatMap((score, attribute) => (score < limit ? [attribute] : []))
}

/** Raises a score, as far as the limit allows. Rows are filled later (RPA-R20). */
export function raiseScore(t: Party, hero: Hero, attribute: Row, by: number, limit: number): void {
  const { scores } = t.heroes[hero]
  scores[attribute] = Math.min(scores[attribute] + by, Math.max(limit, scores[attribute]))
  say(t, { type: 'scoreRaised', hero, attribute, score: scores[attribute] })
}

/** A player raises an attribute of their own choice; without one below the limit nothing happens (RPA-222). */
export function* chooseScore(
  t: Party,
  hero: Hero,
  why: 'mastery' | 'story',
  by: number,
  limit: number,
): Play {
  const seat = voiceOf(t, hero)
  const options = raisable(t, hero, limit).map((attribute): Answer<'pickAttribute'> => ({
    verb: 'pickAttribute',
    seat,
    hero,
    attribute,
  }))
  if (options.length === 0) return
  const { attribute } = yield* choose(t, { kind: 'raiseScore', seat, hero, by: why }, options)
  raiseScore(t, hero, attribute, by, limit)
}
