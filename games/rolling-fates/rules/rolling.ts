import { anyone, offers, wantsReasons, type Play } from '@dicehearth/engine'
import type { Status } from '../content/language.ts'
import { rollBeside, rollDice } from './chance.ts'
import { selections } from './costs.ts'
import { ponder, type FatesOption } from './decisions.ts'
import { actionDice, diceShowing, facesOf, luckDie, mostActionDice, onBar, tallyOf } from './dice.ts'
import { tell } from './events.ts'
import { endStatus } from './life.ts'
import { modifier, recoveryOf } from './passives.ts'
import { seats, type Fates, type Seat } from './state.ts'

const actionDiceEach = 5

/**
 * The players' part of the Fate Phase. Attempts, the Luck re-roll and keeping run side by side for all players, in any
 * order of input (RF-022, RF-R12): each Character has its own next task, and every answer is for one of them.
 */
export function* rollingStep(t: Fates): Play {
  const pending = seats(t).filter((who) => t.heroes[who].task !== 'nothing')
  if (pending.length === 0) {
    t.step = 'fateEnd'
    return
  }
  if (wantsReasons(t)) for (const who of seats(t)) lieStill(t, who)
  const seat = pending.length === 1 ? pending[0] : anyone
  const choice = yield* ponder(
    { kind: 'fate', seat },
    pending.flatMap((who) => taskOptions(t, who)),
  )
  yield* doTask(t, choice)
}

/** Dice that are not rolled again: the Luck die, and those of whoever has had the re-roll. */
function lieStill(t: Fates, who: Seat): void {
  const { task } = t.heroes[who]
  const list = offers<FatesOption>(t)
  if (task === 'keep' || task === 'nothing') list.add({ verb: 'rerollLuck', seat: who }, 'RF-027')
  if (task === 'nothing') list.add({ verb: 'keep', seat: who, faces: facesOf(t, onBar(t, who)) }, 'RF-031')
}

function taskOptions(t: Fates, who: Seat): FatesOption[] {
  const { task } = t.heroes[who]
  switch (task) {
    case 'poison':
    case 'weakness':
      return [
        { verb: 'attempt', seat: who, status: task },
        { verb: 'skip', seat: who, status: task },
      ]
    case 'luck':
      return [
        { verb: 'rerollLuck', seat: who },
        { verb: 'leaveLuck', seat: who },
      ]
    case 'keep':
      return selections(tallyOf(facesOf(t, onBar(t, who)))).map((faces) => ({
        verb: 'keep',
        seat: who,
        faces,
      }))
    // Whoever has nothing to do is not asked.
    case 'nothing':
      return []
  }
}

function* doTask(t: Fates, choice: FatesOption): Play {
  const who = choice.seat
  switch (choice.verb) {
    case 'attempt':
      yield* attempt(t, who, choice.status)
      return yield* afterAttempt(t, who, choice.status)
    case 'skip':
      tell(t, { type: 'skipped', seat: who, status: choice.status })
      return yield* afterAttempt(t, who, choice.status)
    case 'rerollLuck':
      yield* rollDice(t, who, [luckDie(who)])
      t.heroes[who].rerolls--
      if (t.heroes[who].rerolls === 0) beginKeeping(t, who)
      return
    case 'leaveLuck':
      return beginKeeping(t, who)
    case 'keep':
      return yield* keep(t, who, choice.faces)
    default:
      throw new Error(`${choice.verb} is no part of the Fate Phase`)
  }
}

/** A Character's first task: attempts come before the roll (RF-024). */
export function* beginTasks(t: Fates, who: Seat): Play {
  if (mayAttempt(t, who, 'poison')) t.heroes[who].task = 'poison'
  else yield* afterAttempt(t, who, 'poison')
}

function* afterAttempt(t: Fates, who: Seat, status: Status): Play {
  if (status === 'poison' && mayAttempt(t, who, 'weakness')) t.heroes[who].task = 'weakness'
  else yield* firstRoll(t, who)
}

/** One attempt for each Poison or Weakness; with "never" none is offered (RF-108, RF-R90). */
function mayAttempt(t: Fates, who: Seat, status: Status): boolean {
  return t.heroes[who].statuses.includes(status) && recoveryOf(t, who, status) !== 'never'
}

/** The token is flipped or a die is rolled; if it works the effect ends (RF-110, RF-111). */
function* attempt(t: Fates, who: Seat, status: Status): Play {
  const way = recoveryOf(t, who, status)
  let worked = way === 'auto'
  if (worked) tell(t, { type: 'attempted', seat: who, status, how: 'auto', shows: 0, worked })
  for (let tries = way === 'twice' ? 2 : 1; tries > 0 && !worked; tries--) {
    const flips = t.options.recovery === 'flip'
    const shows = yield* rollBeside(t, who, flips ? 2 : 6)
    worked = flips ? shows === 2 : shows >= 4
    tell(t, { type: 'attempted', seat: who, status, how: flips ? 'icon' : 'die', shows, worked })
  }
  t.statistics.deeds[who].attempts++
  if (!worked) return
  t.statistics.deeds[who].recoveries++
  endStatus(t, who, status)
}

/** Stun comes off and costs the roll; everybody else throws the Luck die and all Action dice (RF-025, RF-102). */
function* firstRoll(t: Fates, who: Seat): Play {
  const hero = t.heroes[who]
  hero.task = 'nothing'
  if (hero.statuses.includes('stun')) {
    endStatus(t, who, 'stun')
    hero.stunned = true
    hero.passed = true
    return tell(t, { type: 'stunLost', seat: who })
  }
  const dice = Math.min(mostActionDice, Math.max(0, actionDiceEach + modifier(t, who, 'dice')))
  yield* rollDice(t, who, [luckDie(who), ...actionDice(who, dice)])
  hero.rerolls = Math.max(0, modifier(t, who, 'luck-rerolls'))
  if (hero.rerolls > 0) hero.task = 'luck'
  else beginKeeping(t, who)
}

/** One re-roll, and those that cards grant (RF-030, RF-R20). */
function beginKeeping(t: Fates, who: Seat): void {
  const hero = t.heroes[who]
  hero.rerolls = Math.max(0, 1 + modifier(t, who, 'rerolls'))
  hero.task = hero.rerolls > 0 && onBar(t, who).length > 0 ? 'keep' : 'nothing'
}

/** What is not kept is rolled again together; who keeps everything rolls no more (RF-028 to RF-030). */
function* keep(t: Fates, who: Seat, faces: readonly number[]): Play {
  const hero = t.heroes[who]
  const dice = onBar(t, who)
  const kept = diceShowing(t, dice, faces)
  tell(t, { type: 'kept', seat: who, faces })
  hero.rerolls--
  if (kept.length === dice.length) hero.rerolls = 0
  else
    yield* rollDice(
      t,
      who,
      dice.filter((die) => !kept.includes(die)),
    )
  if (hero.rerolls === 0) hero.task = 'nothing'
}
