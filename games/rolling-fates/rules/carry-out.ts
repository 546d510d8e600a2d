import type { Play } from '@dicehearth/engine'
import type { Status, Target, Trigger } from '../content/language.ts'
import type { Clause, ClauseOf, Effect } from '../content/words/effects.ts'
import { enemyAct, enteredNumber, heroDamage, storyAct, triggerAct, type Act } from './acts.ts'
import { addDie, rerollDice, turnDice } from './dice-effects.ts'
import {
  afflictEnemy,
  amountOf,
  cureEnemy,
  dropLife,
  guardEnemy,
  healEnemy,
  leavePlay,
  mechanicOf,
  passThresholds,
  show,
} from './enemies.ts'
import { tell } from './events.ts'
import { landHit } from './hits.ts'
import { afflict, cure, guard, heal, loseLife, suffer } from './life.ts'
import { cardsOf, isMet, passivesOn } from './passives.ts'
import { nobody, picked, type Aim } from './selectors.ts'
import { isDigital, isInPlay, isWon, keepsLife, type Fates, type Seat } from './state.ts'
import { aimBy } from './targets.ts'
import { drawTrait, drawTreasures, settle } from './treasure.ts'

/** Clauses are carried out from left to right, each with targets of its own (RF-R30). */
export function* carryOut(t: Fates, by: Act, effect: Effect): Play {
  let before: Aim = nobody
  for (const clause of effect) before = yield* carryOutClause(t, by, clause, before)
}

function* carryOutClause(t: Fates, by: Act, clause: Clause, before: Aim): Play<Aim> {
  switch (clause.verb) {
    case 'reroll':
      yield* rerollDice(t, by.seat, by.source, clause.dice)
      return before
    case 'turn':
      yield* turnDice(t, by.seat, by.source, clause.dice, clause.to)
      return before
    case 'flag':
      setFlag(t, clause.flag, clause.on)
      return before
    case 'say':
      readAloud(t, clause.text)
      return before
    case 'goto':
      t.jump = clause.to
      return before
    case 'wind':
    case 'nothing':
      return before
    default: {
      const aim = yield* aimOf(t, by, clause.target, clause.verb, before)
      if (mustInstruct(t, clause) && (aim.heroes.length > 0 || aim.by !== null))
        tell(t, {
          type: 'instructed',
          does: inFigures(t, by, clause),
          seats: aim.heroes,
          by: aim.by,
          enemy: by.slot,
        })
      else for (const who of aim.heroes) yield* onHero(t, by, clause, who)
      for (const slot of aim.enemies) if (isInPlay(t.enemies[slot])) yield* onEnemy(t, by, clause, slot)
      return aim
    }
  }
}

function aimOf(t: Fates, by: Act, target: Target, does: Clause['verb'], before: Aim): Play<Aim> {
  if (by.by === 'hero') return aimBy(t, by, target, does, before)
  return settled(picked(t, target, by.slot, by.attacker))
}

function* settled<R>(result: R): Play<R> {
  return result
}

/** What the App of a physical table cannot do itself is printed for the players (RF-R79, RF-R80, RF-R84). */
function mustInstruct(t: Fates, { verb }: Clause): boolean {
  if (isDigital(t)) return false
  return !keepsLife(t) || (verb !== 'hit' && verb !== 'lose' && verb !== 'inflict' && verb !== 'guard')
}

/** What is printed of a hit is what it deals, power and solo adjustment included (RF-R34, RF-R79). */
function inFigures(t: Fates, by: Act, clause: Aimed): Aimed {
  return clause.verb === 'hit' ? { ...clause, n: heroDamage(t, by, clause), perHero: false } : clause
}

type Aimed = Extract<Clause, { target: Target }>

function* onHero(t: Fates, by: Act, clause: Aimed, who: Seat): Play {
  switch (clause.verb) {
    case 'hit':
      return yield* hitHero(t, by, clause, who)
    case 'inflict':
      for (const status of clause.statuses) afflict(t, who, status)
      return
    case 'heal':
      return heal(t, who, amountOf(t, clause), by.seat)
    case 'lose':
      return yield* loseLife(t, who, amountOf(t, clause), by.by === 'hero' ? 'card' : by.by)
    case 'guard':
      return guard(t, who, amountOf(t, clause))
    case 'cure':
      return cure(t, who, clause.what)
    case 'add':
      return yield* addDie(t, who, clause.shows)
    case 'treasure':
      return yield* drawTreasures(t, who, clause.cards)
    case 'trait':
      for (let n = 0; n < clause.cards; n++) {
        drawTrait(t, who)
        yield* settle(t, who)
      }
  }
}

function* onEnemy(t: Fates, by: Act, clause: Aimed, slot: number): Play {
  switch (clause.verb) {
    case 'hit':
      return yield* strike(t, by, slot, enteredNumber(t, by, clause, slot), clause.statuses)
    case 'inflict':
      return inflictEnemy(t, slot, clause.statuses, by.seat)
    case 'heal':
      return healEnemy(t, slot, amountOf(t, clause))
    case 'lose':
      return yield* enemyLoses(t, slot, amountOf(t, clause))
    case 'guard':
      return guardEnemy(t, slot, amountOf(t, clause))
    case 'cure':
      return cureEnemy(t, slot, clause.what)
    // An enemy gets neither dice nor cards.
    case 'add':
    case 'treasure':
    case 'trait':
  }
}

/** The full damage and every status effect, also if Defense absorbed it all (RF-080, RF-083); then what it triggers. */
function* hitHero(t: Fates, by: Act, clause: ClauseOf<'hit'>, who: Seat): Play {
  const lost = yield* suffer(
    t,
    who,
    heroDamage(t, by, clause),
    by.by === 'enemy' ? 'enemy' : 'story',
    by.slot,
  )
  for (const status of clause.statuses) afflict(t, who, status)
  if (by.as === 'action' && lost > 0) yield* pullTriggers(t, who, 'hurt', by.slot)
}

/**
 * One hit on one enemy with the number that is entered, and everything that follows from it before anything else
 * (RF-042, RF-R40). In companion mode the players say the number (RF-R76).
 */
export function* strike(t: Fates, by: Act, slot: number, entered: number, statuses: readonly Status[]): Play {
  const enemy = t.enemies[slot]
  // A hit of 0 is no hit, though its status effects apply (RF-R36).
  if (entered === 0) return inflictEnemy(t, slot, statuses, by.seat)
  if (by.as === 'ability') t.heroes[by.seat].hasHit = true
  const took = dropLife(t, slot, landHit(t, slot, entered, by.seat, by.as === 'trigger'))
  if (enemy.life === 0) return yield* fall(t, slot, by)
  inflictEnemy(t, slot, statuses, by.seat)
  if (took > 0) passThresholds(t, slot)
  if (by.as !== 'ability') return
  if (took > 0) yield* prick(t, slot, by.seat)
  const tally = mechanicOf(enemy, 'tally')
  if (tally && enemy.hits === tally.n) yield* react(t, slot, tally, by.seat)
}

function inflictEnemy(t: Fates, slot: number, statuses: readonly Status[], by: Seat): void {
  for (const status of statuses) afflictEnemy(t, slot, status, by)
}

/** Thorns are damage but no hit: neither power nor solo adjustment changes them (RF-R92). */
function* prick(t: Fates, slot: number, who: Seat): Play {
  const thorns = mechanicOf(t.enemies[slot], 'thorns')
  if (!thorns) return
  show(t, slot, 'thorns')
  tell(t, { type: 'reacted', enemy: slot, by: 'thorns', seat: who })
  if (keepsLife(t)) yield* suffer(t, who, thorns.n, 'thorns', slot)
  else
    tell(t, {
      type: 'instructed',
      does: {
        verb: 'hit',
        n: thorns.n,
        perHero: false,
        statuses: [],
        target: { who: 'hero', many: 1, by: 'attacker' },
      },
      seats: [who],
      by: null,
      enemy: slot,
    })
}

interface Reaction {
  is: 'tally' | 'burst'
  effect: Effect
}

function* react(t: Fates, slot: number, what: Reaction, attacker: Seat): Play {
  show(t, slot, what.is)
  tell(t, { type: 'reacted', enemy: slot, by: what.is, seat: attacker })
  yield* carryOut(t, enemyAct(t, slot, 'reaction', attacker), what.effect)
}

/** An enemy is defeated: its burst, then the kill triggers of whoever hit it (RF-R40). */
function* fall(t: Fates, slot: number, by: Act): Play {
  leavePlay(t, slot, 'defeated', by.seat)
  const burst = mechanicOf(t.enemies[slot], 'burst')
  if (burst) yield* react(t, slot, burst, by.seat)
  if (by.as === 'ability') yield* pullTriggers(t, by.seat, 'kill', -1)
}

/** An enemy loses Life by Poison or an effect that is no hit. */
export function* enemyLoses(t: Fates, slot: number, amount: number, cause: 'poison' | 'card' = 'card'): Play {
  const lost = dropLife(t, slot, amount)
  tell(t, { type: 'enemyLost', enemy: slot, lost, cause })
  if (t.enemies[slot].life === 0) return yield* fall(t, slot, storyAct)
  if (lost > 0) passThresholds(t, slot)
}

/** What the cards of a Character do at a trigger: Traits before Treasures, in the order they were got. */
export function* pullTriggers(t: Fates, who: Seat, trigger: Trigger, attacker: number): Play {
  // Those of a hit belong to the use or action that it is part of, which comes to its end first (RF-R08).
  const standsAlone = trigger !== 'hurt' && trigger !== 'kill'
  for (const card of cardsOf(t, who))
    for (const it of passivesOn(t, card)) {
      if (it.is !== 'when' || it.trigger !== trigger || !isMet(t, who, it.when)) continue
      tell(t, { type: 'cardWorked', seat: who, card })
      yield* carryOut(t, triggerAct(who, card, attacker), it.effect)
      if (standsAlone && isWon(t)) return
    }
}

/** The triggers of everybody in seat order; none is left when the combat is won (RF-R08). */
export function* pullForAll(t: Fates, trigger: Trigger): Play {
  for (let who = 0; who < t.heroes.length; who++) {
    if (trigger === 'fate-end' && t.heroes[who].stunned) continue
    yield* pullTriggers(t, who, trigger, -1)
    if (isWon(t)) return
  }
}

/** Words of the story: they change nothing in the game. */
export function readAloud(t: Fates, text: string): void {
  t.texts.push(text)
  tell(t, { type: 'readAloud', text })
}

function setFlag(t: Fates, flag: string, on: boolean): void {
  t.flags = t.flags.filter((it) => it !== flag)
  if (on) t.flags.push(flag)
  tell(t, { type: 'flagged', flag, on })
}
