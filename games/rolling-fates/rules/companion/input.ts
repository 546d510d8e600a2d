import { anyone, offers, type Play } from '@dicehearth/engine'
import { statuses, type Status } from '../../content/language.ts'
import { strike } from '../carry-out.ts'
import { abilityAct, triggerAct } from '../acts.ts'
import {
  ponder,
  type Aim,
  type Cancel,
  type Enough,
  type EnterNumber,
  type EnterStatus,
  type FatesOption,
} from '../decisions.ts'
import { beginEnemyPhase } from '../enemy-phase.ts'
import { inPlay, isInPlay, isWon, seats, type Fates, type Seat } from '../state.ts'
import { besideInCombat, doBesideInCombat } from './correction.ts'
import type { Entry } from './shape.ts'
import { mostInputs } from './tracked.ts'
import { layAside, undoUse } from './undo.ts'

const mostDamage = 99

/** The Character's Phase of a physical table: one use is entered after the other (RF-R75, DEC-22 to DEC-24). */
export function* companionAct(t: Fates): Play {
  const onwards: FatesOption[] = [{ verb: isWon(t) ? 'goOn' : 'endPhase', seat: anyone }]
  const options = [...(isWon(t) ? [] : entryOptions(t)), ...onwards, ...undoOptions(t), ...besideInCombat(t)]
  const choice = yield* ponder({ kind: 'use', seat: anyone }, options)
  switch (choice.verb) {
    case 'enterUse':
      return yield* enterUse(t, choice.hero, false)
    case 'undoUse':
      t.inputs++
      return undoUse(t)
    case 'endPhase':
      t.past = []
      return beginEnemyPhase(t)
    case 'goOn':
      t.step = 'won'
      return
    default:
      return yield* doBesideInCombat(t, choice)
  }
}

/** After an enemy's action: hits of cards that answer it are entered, then the next enemy acts (RF-R77). */
export function* companionAnswer(t: Fates): Play {
  const onwards: FatesOption[] = [{ verb: 'goOn', seat: anyone }]
  const options = [...onwards, ...entryOptions(t), ...besideInCombat(t)]
  const choice = yield* ponder({ kind: 'answer', seat: anyone }, options)
  if (choice.verb === 'goOn') t.step = 'foes'
  else if (choice.verb === 'enterUse') yield* enterUse(t, choice.hero, true)
  else yield* doBesideInCombat(t, choice)
}

function entryOptions(t: Fates): FatesOption[] {
  if (t.inputs >= mostInputs) return []
  return seats(t).map((hero) => ({ verb: 'enterUse', seat: anyone, hero }))
}

function undoOptions(t: Fates): FatesOption[] {
  return t.past.length > 0 && t.inputs < mostInputs ? [{ verb: 'undoUse', seat: anyone }] : []
}

/** One entry for every target; confirmation applies them in order. Cancelling leaves everything as it was. */
function* enterUse(t: Fates, hero: Seat, answer: boolean): Play {
  const entries: Entry[] = []
  t.inputs++
  t.input = { hero, answer, entries }
  for (;;) {
    const entry = yield* enterTarget(t)
    if (!entry) break
    entries.push(entry)
    const more: FatesOption[] = [
      { verb: 'confirm', seat: anyone },
      { verb: 'addTarget', seat: anyone },
      { verb: 'cancel', seat: anyone },
    ]
    const { verb } = yield* ponder({ kind: 'entryMore', seat: anyone }, more)
    if (verb === 'addTarget') continue
    if (verb === 'confirm') yield* confirmUse(t, hero, answer, entries)
    break
  }
  t.input = null
}

/** Enemy, number and status effects of one target; null if the input is called off. */
function* enterTarget(t: Fates): Play<Entry | null> {
  const cancel: Cancel = { verb: 'cancel', seat: anyone }
  const targets = inPlay(t).map((enemy): Aim => ({ verb: 'aim', seat: anyone, enemy }))
  const at = yield* ponder<Aim | Cancel>({ kind: 'entryEnemy', seat: anyone }, [...targets, cancel])
  if (at.verb === 'cancel') return null
  const { enemy } = at
  const numbers = Array.from({ length: mostDamage + 1 }, (_, number): EnterNumber => {
    return { verb: 'number', seat: anyone, number }
  })
  const { number } = yield* ponder({ kind: 'entryNumber', seat: anyone, enemy }, numbers)
  return { enemy, number, statuses: yield* enterStatuses(t, enemy, number) }
}

function* enterStatuses(t: Fates, enemy: number, number: number): Play<Status[]> {
  const chosen: Status[] = []
  while (chosen.length < statuses.length) {
    const list = offers<EnterStatus | Enough>(t)
    // No damage and no status effect is no use at all (RF-R77).
    list.add({ verb: 'enough', seat: anyone }, number === 0 && chosen.length === 0 ? 'RF-R77' : null)
    for (const status of statuses)
      if (!chosen.includes(status)) list.add({ verb: 'inflict', seat: anyone, status })
    const choice = yield* ponder({ kind: 'entryStatus', seat: anyone, enemy }, list.legal)
    if (choice.verb === 'enough') break
    chosen.push(choice.status)
  }
  return chosen
}

/** The entries are applied in order, each judged on its own (RF-067). */
function* confirmUse(t: Fates, hero: Seat, answer: boolean, entries: readonly Entry[]): Play {
  if (!answer) layAside(t)
  // A hit that was entered asks no question that would name its source.
  const act = answer ? triggerAct(hero, '', -1) : abilityAct(hero, '', 0)
  const targets = []
  for (const { enemy, number, statuses: inflicted } of entries) {
    if (!isInPlay(t.enemies[enemy])) continue
    const { kind, life: before } = t.enemies[enemy]
    yield* strike(t, act, enemy, number, inflicted)
    const took = Math.max(0, before - t.enemies[enemy].life)
    targets.push({ enemy, kind, number, statuses: [...inflicted], took })
  }
  t.log.push({ what: answer ? 'answer' : 'use', round: t.round, hero, struck: false, targets })
}
