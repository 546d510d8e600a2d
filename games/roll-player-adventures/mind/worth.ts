import { likelihood, type Sign } from '@dicehearth/engine'
import { locationsOf } from '../rules/map.ts'
import { bestCovering } from '../rules/matching.ts'
import { isInAdventure } from '../rules/party.ts'
import { openSlots } from '../rules/slots.ts'
import type { Party, Trial } from '../rules/state.ts'
import { isNew } from './story.ts'
import { slotWorths } from './trial.ts'

/** So many checks and combats a party usually meets in an adventure. */
const usual = 14
/** Of so many it usually wins one less. */
const usuallyWon = 0.87
/** With fewer a share says little. */
const fewest = 4
const rounds = 3
/** With less than this share of its health left a hero is near to exhaustion. */
const near = 1 / 3
/** From here on adventures are won more often. */
const grown = 5

/** What share of the checks and combats of this adventure the party will have won. */
export function worth(t: Party): number {
  if (!t.outcome) return likelihood(says, signs(t))
  const { won, lost } = endedIn(t)
  return won + lost === 0 ? 1 : won / (won + lost)
}

/** Moves on when a check or combat is over; it counts for two, because what comes next is another story. */
export function clock(t: Party): number {
  const { won, lost } = endedIn(t)
  return 2 * (won + lost)
}

/** Where the party walks and what it tries is for people to say, and nobody knows the next page. */
export function weighs(t: Party): boolean {
  return t.trial !== null
}

function endedIn({ ended }: Party): { won: number; lost: number } {
  return ended ?? { won: 0, lost: 0 }
}

/** What speaks for winning the rest, each as far as it reaches: over this check or combat, or all that are to come. */
export function signs(t: Party): number[] {
  const { won, lost } = endedIn(t)
  const tried = won + lost
  // After the last page nothing can change any more.
  if (!isInAdventure(t) && tried > 0) return [...nothingToCome, logit(won / tried)]
  const under = t.trial ? 1 : 0
  const toCome = usual * unseen(t)
  const all = Math.max(fewest, tried + under + toCome)
  const one = usual / all
  const left = toCome / all
  const rooms = t.heroes.map(({ health, fatigue }) => (health - fatigue) / health)
  const cards = t.heroes.reduce((sum, it) => sum + it.hand.length + it.discard.length + it.spent.length, 0)
  const spent = t.heroes.reduce((sum, hero) => sum + hero.spent.length, 0)
  const ready = t.heroes.filter((hero) => hero.ready).length
  return [
    1,
    one * (won - usuallyWon * tried),
    left,
    left * Math.min(1, t.journal.done / grown),
    left * Math.max(0, 1 - Math.min(...rooms) / near),
    (left * spent) / Math.max(1, cards),
    (left * ready) / Math.max(1, t.heroes.length),
    ...(t.trial ? ofTrial(t, t.trial) : noTrial).map((it) => one * it),
    0,
  ]
}

/** The share of the places on the map where something new waits. */
function unseen(t: Party): number {
  const places = locationsOf(t)
  return places.filter(({ letter }) => isNew(t, letter)).length / Math.max(1, places.length)
}

/** The odds of a share, as the curve wants them. */
function logit(share: number): number {
  const within = Math.min(0.999, Math.max(0.001, share))
  return Math.log(within / (1 - within))
}

/** The check or combat under way: how much is still open, and how much there is to cover it with. */
function ofTrial(t: Party, trial: Trial): number[] {
  const open = openSlots(trial)
  const covered = bestCovering(t, slotWorths(trial)).size
  const isCombat = trial.kind === 'combat'
  const builds = trial.step === 'build'
  const left = isCombat ? rounds - trial.round : 0
  return [
    1,
    isCombat ? 1 : 0,
    builds ? Math.min(3, open / Math.max(1, trial.limit)) : 0,
    builds ? 0 : (open - covered) / (1 + left),
    !builds && open === covered ? 1 : 0,
    left,
    Math.min(1, t.heroes.reduce((sum, { hand }) => sum + hand.length, 0) / 10),
    Math.min(1, ...t.heroes.map(({ health, fatigue }) => (health - fatigue) / health)),
  ]
}

const noTrial = [0, 0, 0, 0, 0, 0, 0, 0]
const nothingToCome = Array.from({ length: 15 }, () => 0)

export const says: readonly Sign[] = [
  [2.15],
  [0.486, 'more checks and combats are won', 'fewer checks and combats are won'],
  [-1.45],
  [1.21],
  // Fitted it even helps, because whoever is tired rests; but a rest costs XP that heroes grow by.
  [-0.4, 'nobody comes so near to exhaustion', 'somebody comes near to exhaustion'],
  [-0.558, 'more cards stay unspent', 'more cards are spent'],
  [0.281, 'class cards stay ready', 'class cards are used up'],
  [-0.604],
  [-0.0841],
  [-0.024],
  [-0.0436],
  [0.0822],
  [0.0722],
  [0.655],
  [-0.0699],
  [1],
]

/** Somebody near to exhaustion, and cards that are gone until the next rest. */
export const dangers = [4, 5]
