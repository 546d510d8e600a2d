import type { Play } from '@dicehearth/engine'
import { putBack } from './bag.ts'
import { takeBack } from './cards.ts'
import { actOn, addedSlots } from './modifiers.ts'
import { everyone } from './party.ts'
import { changeGold, changeXp } from './purse.ts'
import { trialOf, type Foe, type Party, type Trial } from './state.ts'
import { say } from './tell.ts'

// What skill checks and combats have in common: how they begin, and how they are cleared away.

/** A check or an enemy with its modifiers; the slots that they add belong to it in every respect (RPA-R67). */
export function foeOf(t: Party, name: string, slots: Foe['slots'], modifiers: readonly string[]): Foe {
  const all = [...slots, ...addedSlots(t, modifiers)]
  return { name, modifiers, slots: all, dice: all.map(() => -1) }
}

/** Puts a check or a combat in the active space; then its modifiers do what they do at the beginning. */
export function* begin(t: Party, trial: Pick<Trial, 'kind' | 'level' | 'limit' | 'foes'>): Play {
  t.trial = {
    kind: trial.kind,
    level: trial.level,
    limit: trial.limit,
    round: 1,
    step: 'build',
    foes: trial.foes,
    pool: [],
    guests: 0,
    calledOff: [],
    plays: t.heroes.map(() => 0),
    bonus: t.heroes.map(() => 0),
    ready: t.heroes.map(() => false),
  }
  t.stage = 'trial'
  say(t, {
    type: 'trialBegins',
    kind: trial.kind,
    names: trial.foes.map(({ name }) => name),
    modifiers: trial.foes.flatMap(({ modifiers }) => modifiers),
  })
  for (const foe of t.trial.foes) yield* actOn(t, 'setup', foe)
}

/** How it ended is noted for whoever looks back on the adventure. */
export function noteEnd(t: Party, won: boolean): void {
  t.ended ??= { won: 0, lost: 0 }
  t.ended[won ? 'won' : 'lost']++
}

/** Rewards of every covered slot, won or lost (RPA-143, RPA-191, RPA-204); they are given once (RPA-288). */
export function gainRewards(t: Party): void {
  let gold = 0
  let xp = 0
  for (const { slots, dice } of trialOf(t).foes)
    for (const [i, die] of dice.entries()) {
      if (die < 0) continue
      gold += slots[i].gold
      xp += slots[i].xp
    }
  if (gold + xp > 0) say(t, { type: 'rewards', gold, xp })
  changeGold(t, gold)
  changeXp(t, xp)
}

/** Dice go back to the bag, discarded cards to their hands; spent cards stay spent (RPA-144, RPA-145, RPA-192, RPA-193). */
export function clearAway(t: Party): void {
  const { pool, foes } = trialOf(t)
  for (const die of [...pool, ...foes.flatMap(({ dice }) => dice.filter((it) => it >= 0))]) putBack(t, die)
  for (const hero of everyone(t)) takeBack(t, hero, 'discard')
  t.trial = null
  t.stage = 'story'
}
