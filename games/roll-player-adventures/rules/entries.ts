import type { Play } from '@dicehearth/engine'
import { playEntry, playOutcome, turnTo, type Block, type Entry, type Turn } from '@dicehearth/story'
import { arrive } from './arrival.ts'
import { beginCombat, endCombat, endRound } from './combat.ts'
import { death, diesAt } from './death.ts'
import { buildPool } from './dice-pool.ts'
import { encounterOver, tokenLeaves } from './encounters.ts'
import { allExhausted } from './party.ts'
import { placeDice } from './placing.ts'
import { playCards } from './playing-cards.ts'
import { beginCheck, endCheck } from './skill-check.ts'
import { bookOf, openEntry, placeOf, trialOf, type Party } from './state.ts'
import { recoveryOf, telling } from './telling.ts'
import { theEnd } from './the-end.ts'

/** A round of the story: the open entry is read and carried out, up to the party's choice. */
export function* readEntry(t: Party): Play {
  const { kind, label } = openEntry(t)
  if (!t.story.choosing) {
    if (t.newPage) turnPage(t)
    t.read[label] = (t.read[label] ?? 0) + 1
  }
  // A location counts as explored from the moment its base entry is first read (RPA-R29).
  if (kind === 'base' && !t.map.explored.includes(label)) t.map.explored.push(label)
  yield* follow(t, yield* playEntry(t, bookOf(t), telling))
}

/** Entries that lead on by themselves are read on one page. */
function turnPage(t: Party): void {
  t.page = []
  t.newPage = false
}

/** A round of a check or a combat: a die is bought, a card is played, a die is placed (RPA-141, RPA-179). */
export function* playTrial(t: Party): Play {
  const { step, kind } = trialOf(t)
  if (step === 'build') return yield* buildPool(t)
  if (step === 'play') return yield* playCards(t)
  if (!(yield* placeDice(t))) return
  if (kind === 'combat' && !(yield* endRound(t))) return
  t.newPage = true
  const outcome = kind === 'check' ? yield* endCheck(t) : yield* endCombat(t)
  yield* follow(t, yield* playOutcome(t, blockOf(openEntry(t)), outcome, telling))
}

function blockOf({ block, label }: Entry): Block {
  if (!block) throw new Error(`${label} has neither a check nor a combat`)
  return block
}

/** What comes after an entry. */
function* follow(t: Party, turn: Turn): Play {
  if (turn === 'stay') return
  if (turn === 'finished') yield* finish(t)
  else if ('to' in turn) yield* turned(t, turn.to)
  else yield* (turn.block.name === 'check' ? beginCheck : beginCombat)(t, turn.block.head)
}

/** The party has turned to another entry; by a death only after that was read. */
function* turned(t: Party, to: string): Play {
  const { turning } = t
  t.turning = 'plainly'
  if (turning === 'dying') return death(t, to)
  if (turning === 'arriving') return yield* arriveFrom(t, to)
  followBook(t)
}

function* arriveFrom(t: Party, to: string): Play {
  tokenLeaves(t)
  yield* arrive(t, to)
}

/** The marker follows the book; a jump out of the Tome ends the encounter and the move (RPA-R87, RPA-R88). */
function followBook(t: Party): void {
  const entry = openEntry(t)
  if (entry.kind === 'tome') return
  tokenLeaves(t)
  t.move = null
  t.map.at = placeOf(entry) ?? t.map.at
}

/** Nothing is left to do in the open entry. */
function* finish(t: Party): Play {
  const { kind, label } = openEntry(t)
  if (kind === 'end') return theEnd(t)
  if (kind === 'death') {
    turnTo(t.story, diesAt(t))
    return followBook(t)
  }
  if (kind !== 'tome') throw new Error(`${label} leads nowhere`)
  // The end of an encounter is a moment without an action left, too (RPA-R89).
  if (!allExhausted(t)) return yield* encounterOver(t)
  death(t, recoveryOf(t))
}
