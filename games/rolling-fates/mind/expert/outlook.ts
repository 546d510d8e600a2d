import type { Status, Target } from '../../content/language.ts'
import type { Clause, ClauseOf, Effect } from '../../content/words/effects.ts'
import type { Ability } from '../../content/pieces.ts'
import { diceIn } from '../../rules/costs.ts'
import { abilityAct, enteredNumber, type Act } from '../../rules/acts.ts'
import type { Enemy } from '../../rules/figures.ts'
import { amountOf, mechanicOf } from '../../rules/enemies.ts'
import { lifeTaken } from '../../rules/hits.ts'
import { defense, maxLife } from '../../rules/passives.ts'
import { fit } from '../../rules/selectors.ts'
import { inPlay, seats, type Fates, type Seat } from '../../rules/state.ts'

/** What an expert sees when it looks at a combat: the enemies as it knows them, and what it fears from them. */
export interface Outlook {
  t: Fates
  /** Has played the adventure before, and so knows what every enemy hides. */
  knows: boolean
  /** The damage that each Character has to expect in the next Enemy Phase. */
  danger: readonly number[]
  /** The damage that each enemy will deal, by slot. */
  threat: readonly number[]
  /** Whether dice are spent now; else they are still to be rolled. */
  spends: boolean
}

export function outlook(t: Fates, knows: boolean, spends: boolean): Outlook {
  const danger = seats(t).map(() => 0)
  const threat = t.enemies.map(() => 0)
  for (const slot of inPlay(t)) {
    const enemy = t.enemies[slot]
    if (enemy.statuses.includes('stun')) continue
    for (const who of seats(t)) {
      const expected = fromEnemy(t, slot, who, knows)
      danger[who] += expected
      threat[slot] += expected
    }
  }
  for (const who of seats(t)) if (t.heroes[who].statuses.includes('poison')) danger[who] += 2
  return { t, knows, danger, threat, spends }
}

/** What one enemy is expected to do to one Character: its next step, or any of its steps if that is hidden. */
function fromEnemy(t: Fates, slot: number, who: Seat, knows: boolean): number {
  const enemy = t.enemies[slot]
  const { steps } = enemy.nature.scripts[enemy.script]
  const mean = steps.reduce((sum, step) => sum + stepDamage(t, slot, step, who), 0) / steps.length
  if (!sees(enemy, knows)) return mean
  // Whoever knows that it only lifts its hand now also knows why.
  return Math.max(stepDamage(t, slot, steps[enemy.step], who), 0.6 * mean) + fromFuse(t, slot, who)
}

function sees({ statuses }: Enemy, knows: boolean): boolean {
  return knows || statuses.includes('investigate')
}

/** What goes off soon is feared the more, the fewer actions are left. */
function fromFuse(t: Fates, slot: number, who: Seat): number {
  const enemy = t.enemies[slot]
  const fuse = mechanicOf(enemy, 'fuse')
  return fuse ? stepDamage(t, slot, fuse.effect, who) / Math.max(1, fuse.n - enemy.actions) : 0
}

function stepDamage(t: Fates, slot: number, step: Effect, who: Seat): number {
  return step.reduce((sum, clause) => {
    if (clause.verb !== 'hit') return sum
    return (
      sum + suffers(t, who, amountOf(t, clause) + t.enemies[slot].power) * share(t, slot, clause.target, who)
    )
  }, 0)
}

/** The Life that a hit would take from a Character. */
function suffers(t: Fates, who: Seat, damage: number): number {
  const { statuses, guard } = t.heroes[who]
  return Math.max(0, (statuses.includes('weakness') ? 2 * damage : damage) - defense(t, who) - guard)
}

/** How likely this Character is to be among the targets. */
function share(t: Fates, slot: number, { many, by }: Target, who: Seat): number {
  if (many === 'all') return 1
  const meant = by === null ? [] : fit(t, by, slot, who)
  if (meant.length > 0) return meant.includes(who) ? 1 / meant.length : 0
  const hit = many === 'half' ? Math.ceil(t.heroes.length / 2) : many
  return Math.min(1, hit / t.heroes.length)
}

/** What an ability is worth now, with the best targets. */
export function abilityWorth(at: Outlook, who: Seat, ability: Ability): number {
  const by = abilityAct(who, ability.id, diceIn(ability.cost))
  let before = 0
  return ability.effect.reduce((sum, clause) => {
    const [worth, target] = clauseWorth(at, by, clause, before)
    before = target
    return sum + worth
  }, 0)
}

/** The worth of a clause with its best targets, and the first of these. */
function clauseWorth(at: Outlook, by: Act, clause: Clause, same: number): [number, number] {
  if (!('target' in clause)) return [0, same]
  const { who, many } = clause.target
  const on = (figure: number): number => targetWorth(at, by, clause, figure)
  if (who === 'same') return [on(same), same]
  const from = who === 'enemy' ? inPlay(at.t) : who === 'self' ? [by.seat] : seats(at.t)
  const able = who === 'ally' ? from.filter((it) => it !== by.seat) : from
  const sorted = able.map((figure) => [on(figure), figure] as const).sort(([a], [b]) => b - a)
  const taken = sorted.slice(0, typeof many === 'number' ? many : able.length)
  return [taken.reduce((sum, [worth]) => sum + worth, 0), taken[0]?.[1] ?? same]
}

/** What one clause is worth against or for one figure. */
export function targetWorth(at: Outlook, by: Act, clause: Clause, figure: number): number {
  const { t } = at
  switch (clause.verb) {
    case 'hit':
      return hitWorth(at, by, clause, figure)
    case 'inflict':
      return afflicting(at, clause.statuses, figure)
    case 'heal':
      return Math.min(clause.n, maxLife(t, figure) - t.heroes[figure].life) * urgency(at, figure)
    case 'guard':
      return at.danger[figure] > 0 ? Math.min(clause.n, at.danger[figure]) * 0.8 * urgency(at, figure) : 0
    case 'cure':
      return (
        2.5 * t.heroes[figure].statuses.filter((it) => clause.what === 'all' || clause.what === it).length
      )
    case 'lose':
      return -clause.n * urgency(at, figure)
    case 'add':
      return t.heroes[figure].passed ? 0 : 1.5
    case 'treasure':
      return 4
    default:
      return 0
  }
}

/** Life counts for more the sooner it may be gone. */
function urgency({ t, danger }: Outlook, who: Seat): number {
  const { life } = t.heroes[who]
  if (life <= danger[who]) return 4
  if (life <= danger[who] * 1.4 + 1) return 2.5
  if (life <= danger[who] * 2.5 + 2) return 1.2
  return 0.5
}

function hitWorth(at: Outlook, by: Act, clause: ClauseOf<'hit'>, slot: number): number {
  const { t } = at
  const enemy = t.enemies[slot]
  const entered = enteredNumber(t, by, clause, slot)
  const took = Math.min(enemy.life, expectedLoss(at, enemy, entered))
  const kills = took >= enemy.life
  // Of two enemies the one that is nearly down goes first, and the one that hurts more.
  const haste = took > 0 ? (took / enemy.life) * (1.5 + at.threat[slot]) : 0
  const worth = took + haste + (kills ? 2 : afflicting(at, clause.statuses, slot))
  return worth - (sees(enemy, at.knows) ? answered(at, by.seat, slot, took) : 0)
}

/** What a hit brings down on whoever deals it. */
function answered(at: Outlook, who: Seat, slot: number, took: number): number {
  const { t } = at
  const enemy = t.enemies[slot]
  const thorns = took > 0 && took < enemy.life ? (mechanicOf(enemy, 'thorns')?.n ?? 0) : 0
  const tally = mechanicOf(enemy, 'tally')
  const answer = tally && enemy.hits + 1 === tally.n ? stepDamage(t, slot, tally.effect, who) : 0
  return (suffers(t, who, thorns) + answer) * urgency(at, who)
}

function expectedLoss({ t, knows, spends }: Outlook, enemy: Enemy, entered: number): number {
  const { hits: before, last, guard, statuses } = enemy
  const meets = { entered, before, last, guard, statuses }
  if (!sees(enemy, knows)) return lifeTaken({ nature: { ...enemy.nature, mechanics: [] } }, meets)
  const bond = mechanicOf(enemy, 'bond')
  if (bond && inPlay(t).some((slot) => t.enemies[slot].kind === bond.enemy)) return 0
  const ward = mechanicOf(enemy, 'ward')?.n ?? 0
  const open = lifeTaken(enemy, { ...meets, before: Math.max(before, ward) })
  if (before >= ward) return open
  // Any hit opens its guard: the smallest will do. While dice are rolled, most of them will find it open.
  return spends ? Math.min(1, open) : 0.7 * open
}

/** What status effects on an enemy are worth. */
function afflicting(at: Outlook, statuses: readonly Status[], slot: number): number {
  const { t, knows, threat } = at
  const enemy = t.enemies[slot]
  return statuses.reduce((sum, status) => {
    if (enemy.statuses.includes(status)) return sum
    const known = knows ? enemy.nature.tags : enemy.knownTags
    const tag = known.find((it) => it.status === status)
    const chance = tag ? (tag.how === 'immune' ? 0 : 0.5) : 1
    return sum + chance * statusWorth(status, enemy, threat[slot], t, knows)
  }, 0)
}

function statusWorth(
  status: Status,
  { life, maxLife: max }: Enemy,
  threat: number,
  t: Fates,
  knows: boolean,
): number {
  switch (status) {
    case 'poison':
      return Math.min(life, 3.5)
    case 'stun':
      return threat
    case 'weakness':
      return Math.min(life, 2.5 + 2 * t.heroes.length) * 0.8
    case 'investigate':
      return knows ? 0 : max > 20 ? 2 : 0.5
  }
}
