import type { Condition, Stat, Status } from '../content/language.ts'
import type { Passive } from '../content/words/passives.ts'
import type { Character, LevelRow } from '../content/pieces.ts'
import { pieceOf } from '../content/box.ts'
import { boxOf, characterOf, level, type Fates, type Seat } from './state.ts'

/** Traits before Treasures, each in the order in which the Character got them. */
export function cardsOf(t: Fates, who: Seat): string[] {
  return [...t.heroes[who].traits, ...t.heroes[who].treasures]
}

export function passivesOn(t: Fates, card: string): readonly Passive[] {
  const { traits, treasures } = boxOf(t)
  return (traits.get(card) ?? pieceOf(treasures, card)).passives
}

/** What a hit is about, for conditions that look at it. */
export interface HitInView {
  dice: number
  isFirst: boolean
  target: readonly Status[]
}

export function isMet(t: Fates, who: Seat, condition: Condition | null, hit?: HitInView): boolean {
  if (condition === null) return true
  switch (condition.if) {
    case 'round':
      return t.fighting && t.round <= condition.most
    case 'life':
      return atOrBelow(t.heroes[who].life, maxLife(t, who), condition.percent)
    case 'cost':
      return hit !== undefined && hit.dice >= condition.least
    case 'first-hit':
      return hit !== undefined && hit.isFirst
    case 'target-has':
      return hit !== undefined && hit.target.includes(condition.status)
  }
}

/** Whether a Life percentage is reached, unrounded (RF-R95). */
export function atOrBelow(life: number, max: number, percent: number): boolean {
  return life * 100 <= percent * max
}

/** What the cards of a Character change about it, taken together. */
export function modifier(t: Fates, who: Seat, stat: Stat, hit?: HitInView): number {
  let sum = 0
  const { traits, treasures } = t.heroes[who]
  for (const cards of [traits, treasures])
    for (const card of cards)
      for (const it of passivesOn(t, card))
        if (it.is === 'mod' && it.stat === stat && isMet(t, who, it.when, hit)) sum += it.by
  return sum
}

function row(t: Fates, who: Seat): LevelRow {
  return rowAt(characterOf(t, who), level(t))
}

export function rowAt(character: Character, at: number): LevelRow {
  return character.rows[at - 1]
}

export function maxLife(t: Fates, who: Seat): number {
  return Math.max(1, row(t, who).life + t.heroes[who].moreLife + modifier(t, who, 'life'))
}

export function defense(t: Fates, who: Seat): number {
  return Math.max(0, row(t, who).defense + t.heroes[who].moreDefense + modifier(t, who, 'defense'))
}

export function inventory(t: Fates, who: Seat): number {
  return Math.max(0, row(t, who).inventory + modifier(t, who, 'inventory'))
}

export function isImmune(t: Fates, who: Seat, status: Status): boolean {
  return cardsOf(t, who).some((card) =>
    passivesOn(t, card).some((it) => it.is === 'immune' && it.status === status),
  )
}

/** How attempts of a Character against a status effect go (RF-R63, RF-R90). */
export function recoveryOf(t: Fates, who: Seat, status: Status): 'never' | 'auto' | 'twice' | 'once' {
  const ways = cardsOf(t, who).flatMap((card) =>
    passivesOn(t, card).flatMap((it) =>
      it.is === 'recover' && (it.status === status || it.status === 'any') ? [it.how] : [],
    ),
  )
  return (['never', 'auto', 'twice'] as const).find((way) => ways.includes(way)) ?? 'once'
}
