import { allUses, cannotUse, costOf } from '../rules/item-uses.ts'
import { endBeyond, isOpen, locationsOf, mustStopAt, pathsOf } from '../rules/map.ts'
import type { Party } from '../rules/state.ts'

/** What is new draws the party on; what it has read often does not. */
const unread = 1.2
const readAgain = -0.5
const again = -0.4
const explored = 1.5
/** Places with something new are worth the way, one step less than the other. */
const newPlace = 0.8
const eachStep = 0.05
const forcedStop = 1
/** To end the adventure is good when nothing on the map is left to see, and not before. */
const end = { late: 2, early: -4 }
/** How often the party tries its items at one place, and what a try is worth to it. */
const triesHere = 2
const tryItem = 1.6
const considering = 0.2
/** A use that costs more, or while somebody is short of breath, is not tried just to see. */
const cheapUse = 1
const enoughRoom = 8
const rest = { needed: 3, idle: -2 }

/** What the party hopes to see: it knows no entry that it has not read. */
export function curiosity(t: Party): number {
  return explored * t.map.explored.length + tryItem * tries(t) + hope(t)
}

/** Whatever it does now, the party can still go on to the best place; to choose again here is a little less than that. */
function hope(t: Party): number {
  switch (t.stage) {
    case 'story':
      return t.story.choosing ? bestWay(t) + again : ahead(t)
    case 'move':
      return bestWay(t)
    case 'rest':
      return bestWay(t) + (needsRest(t) ? rest.needed : rest.idle)
    case 'item':
      return bestWay(t) + (mayTry(t) ? considering : -tryItem)
    default:
      return 0
  }
}

/** The entry that the party has turned to. */
function ahead(t: Party): number {
  const { entry } = t.story
  if (entry.startsWith('THE END')) return nothingLeft(t) ? end.late : end.early
  if (entry === t.map.at) return placeWorth(t, entry)
  return bestWay(t) + ((t.read[entry] ?? 0) === 0 ? unread : again + staleness(t, entry))
}

function staleness(t: Party, entry: string): number {
  return readAgain * Math.sqrt(t.read[entry] ?? 0)
}

/** There is no open place with anything new, and the story may end. */
export function nothingLeft(t: Party): boolean {
  return t.mayEnd && !hasNewPlaces(t)
}

export function hasNewPlaces(t: Party): boolean {
  return locationsOf(t).some(({ letter }) => isNew(t, letter) && !isSealed(t, letter))
}

/** No open path leads there. */
function isSealed(t: Party, letter: string): boolean {
  return pathsOf(t).every((path) => !path.ends.includes(letter) || !isOpen(t, path))
}

function usesAt({ used }: Party, letter: string): number {
  return Math.min(triesHere, used.filter((label) => label.startsWith(letter)).length)
}

function tries(t: Party): number {
  const places = new Set(t.used.map((label) => label[0]))
  return [...places].reduce((sum, letter) => sum + usesAt(t, letter), 0)
}

/** Something cheap can be tried here, with the item in hand if there is one. */
function mayTry(t: Party): boolean {
  return (
    usesAt(t, t.map.at) < triesHere &&
    t.heroes.every(({ health, fatigue }) => health - fatigue >= enoughRoom) &&
    allUses(t).some(
      (items) =>
        (t.inHand === 0 || items.includes(t.inHand)) &&
        costOf(t, items) <= cheapUse &&
        cannotUse(t, items) === null,
    )
  )
}

export function needsRest({ heroes, journal }: Party): boolean {
  const health = heroes.reduce((sum, hero) => sum + hero.health, 0)
  const fatigue = heroes.reduce((sum, hero) => sum + hero.fatigue, 0)
  const used = heroes.filter(({ ready }) => !ready).length
  return journal.xp >= 2 && (fatigue * 2 > health || (used === heroes.length && fatigue * 3 > health))
}

/** The best place that a move can lead to: a new one, or the one that was read least. What forces a stop costs. */
function bestWay(t: Party): number {
  const from = t.move?.to ?? t.map.at
  const onward = farthest(t, from, t.move?.entered ?? [], t.move ? stopping(t, from) : 0)
  const best = t.move ? Math.max(onward, placeWorth(t, from)) : onward
  return best === -Infinity ? 0 : best
}

/** What a step to this place is worth: to stay there, or to go on from it. */
export function stepWorth(t: Party, to: string): number {
  const entered = t.move?.entered ?? [t.map.at]
  return Math.max(placeWorth(t, to), farthest(t, to, entered, eachStep + stopping(t, to)))
}

/** The best of all places beyond this one. */
function farthest(t: Party, from: string, entered: readonly string[], start: number): number {
  const seen = new Set([...entered, from])
  let best = -Infinity
  let edge = [{ at: from, cost: start }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { at, cost } of edge)
      for (const to of beyond(t, at)) {
        if (seen.has(to)) continue
        seen.add(to)
        best = Math.max(best, placeWorth(t, to) - cost - eachStep)
        next.push({ at: to, cost: cost + eachStep + stopping(t, to) })
      }
    edge = next
  }
  return best
}

function stopping(t: Party, letter: string): number {
  return mustStopAt(t, letter) ? forcedStop : 0
}

function beyond(t: Party, from: string): string[] {
  return pathsOf(t)
    .filter((path) => path.ends.includes(from) && isOpen(t, path))
    .map((path) => endBeyond(path, from))
}

export function placeWorth(t: Party, letter: string): number {
  return isNew(t, letter) ? newPlace : staleness(t, letter)
}

export function isNew({ map }: Party, letter: string): boolean {
  return !map.explored.includes(letter) || (map.xp[letter] ?? 0) > 0
}
