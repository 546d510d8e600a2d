import { allUses, cannotUse, costOf } from './rules/item-uses.ts'
import { endBeyond, isOpen, locationsOf, mustStopAt, pathsOf } from './rules/map.ts'
import type { Party } from './rules/state.ts'

/** What is new draws the party on; what it has read often does not. */
const unread = 1.2
const readAgain = -0.3
const explored = 1.5
/** Places with something new are worth the way, one step less than the other. */
const newPlace = 0.8
const eachStep = -0.05
/** To end the adventure is good when nothing on the map is left to see, and not before. */
const end = { late: 0.5, early: -3 }
/** How often the party tries its items at one place, and what a try is worth to it. */
const triesHere = 2
const tryItem = 1.2
const considering = 0.2
/** A use that costs more, or while somebody is short of breath, is not tried just to see. */
const cheapUse = 1
const enoughRoom = 8
const rest = { needed: 3, idle: -2 }

/** What the party hopes to see: it knows no entry that it has not read. */
export function curiosity(t: Party): number {
  return explored * t.map.explored.length + tryItem * Math.min(triesHere, usesHere(t)) + hope(t)
}

function hope(t: Party): number {
  switch (t.stage) {
    case 'story':
      return t.story.choosing ? 0 : ahead(t)
    case 'move':
      return bestWay(t)
    case 'rest':
      return needsRest(t) ? rest.needed : rest.idle
    case 'item':
      return mayTry(t) ? considering : -tryItem
    default:
      return 0
  }
}

/** The entry that the party has turned to. */
function ahead(t: Party): number {
  const { entry } = t.story
  if (entry.startsWith('THE END')) return nothingLeft(t) ? end.late : end.early
  return (t.read[entry] ?? 0) === 0 ? unread : staleness(t, entry)
}

function staleness(t: Party, entry: string): number {
  return readAgain * Math.min(t.read[entry] ?? 0, 12)
}

function nothingLeft(t: Party): boolean {
  return t.mayEnd && locationsOf(t).every(({ letter }) => !mustStopAt(t, letter) || isSealed(t, letter))
}

/** No open path leads there. */
function isSealed(t: Party, letter: string): boolean {
  return pathsOf(t).every((path) => !path.ends.includes(letter) || !isOpen(t, path))
}

function usesHere(t: Party): number {
  return t.used.filter((label) => label.startsWith(t.map.at)).length
}

/** Something cheap can be tried here, with the item in hand if there is one. */
function mayTry(t: Party): boolean {
  return (
    usesHere(t) < triesHere &&
    t.heroes.every(({ health, fatigue }) => health - fatigue >= enoughRoom) &&
    allUses(t).some(
      (items) =>
        (t.inHand === 0 || items.includes(t.inHand)) &&
        costOf(t, items) <= cheapUse &&
        cannotUse(t, items) === null,
    )
  )
}

function needsRest({ heroes, journal }: Party): boolean {
  const health = heroes.reduce((sum, hero) => sum + hero.health, 0)
  const fatigue = heroes.reduce((sum, hero) => sum + hero.fatigue, 0)
  const used = heroes.filter(({ ready }) => !ready).length
  return journal.xp >= 2 && (fatigue * 2 > health || (used === heroes.length && fatigue * 3 > health))
}

/** The best place that a move can still lead to: one with something new, or the one that was read least often. */
function bestWay(t: Party): number {
  const entered = new Set(t.move?.entered ?? [t.map.at])
  const underWay = t.move ? t.move.to : t.map.at
  let best = t.move ? placeWorth(t, underWay) : -Infinity
  let edge = [underWay]
  for (let steps = 1; edge.length > 0; steps++) {
    const next = edge.flatMap((from) => beyond(t, from)).filter((to) => !entered.has(to))
    edge = [...new Set(next)]
    for (const to of edge) {
      entered.add(to)
      best = Math.max(best, placeWorth(t, to) + eachStep * steps)
    }
  }
  return best === -Infinity ? 0 : best
}

function beyond(t: Party, from: string): string[] {
  return pathsOf(t)
    .filter((path) => path.ends.includes(from) && isOpen(t, path))
    .map((path) => endBeyond(path, from))
}

function placeWorth(t: Party, letter: string): number {
  return mustStopAt(t, letter) ? newPlace : staleness(t, letter)
}
