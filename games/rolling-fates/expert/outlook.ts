import type { Clause, ClauseOf, Effect, Status, Target } from '../content/language.ts'
import type { Ability } from '../content/pieces.ts'
import { diceIn } from '../rules/costs.ts'
import { abilityDeed, enteredNumber, type Deed } from '../rules/deeds.ts'
import type { Enemy } from '../rules/figures.ts'
import { amountOf, mechanicOf } from '../rules/enemies.ts'
import { lifeTaken } from '../rules/hits.ts'
import { defense, maxLife } from '../rules/passives.ts'
import { inPlay, seats, type Fates, type Seat } from '../rules/state.ts'

/** What an expert sees when it looks at a combat: the enemies as it knows them, and what it fears from them. */
export interface Outlook {
  t: Fates
  /** Has played the adventure before, and so knows what every enemy hides. */
  knows: boolean
  /** The damage that each Character has to expect in the next Enemy Phase. */
  danger: readonly number[]
  /** The damage that each enemy will deal, by slot. */
  threat: readonly number[]
}

export function outlook(t: Fates, knows: boolean): Outlook {
  const danger = seats(t).map(() => 0)
  const threat = t.enemies.map(() => 0)
  for (const slot of inPlay(t)) {
    const enemy = t.enemies[slot]
    if (enemy.statuses.includes('stun')) continue
    for (const who of seats(t)) {
      const expected = fromEnemy(t, enemy, who, knows)
      danger[who] += expected
      threat[slot] += expected
    }
  }
  return { t, knows, danger, threat }
}

/** What one enemy is expected to do to one Character: its next step, or any of its steps if that is hidden. */
function fromEnemy(t: Fates, enemy: Enemy, who: Seat, knows: boolean): number {
  const { steps } = enemy.nature.scripts[enemy.script]
  const sees = knows || enemy.statuses.includes('investigate')
  const next = sees ? [steps[enemy.step]] : steps
  const expected = next.reduce((sum, step) => sum + stepDamage(t, enemy, step, who), 0) / next.length
  return expected + (sees ? fromFuse(t, enemy, who) : 0)
}

/** What goes off soon is feared the more, the fewer actions are left. */
function fromFuse(t: Fates, enemy: Enemy, who: Seat): number {
  const fuse = mechanicOf(enemy, 'fuse')
  return fuse ? stepDamage(t, enemy, fuse.effect, who) / Math.max(1, fuse.n - enemy.actions) : 0
}

function stepDamage(t: Fates, enemy: Enemy, step: Effect, who: Seat): number {
  return step.reduce((sum, clause) => {
    if (clause.verb !== 'hit') return sum
    const full = amountOf(t, clause) + enemy.power
    const suffered = (t.heroes[who].statuses.includes('weakness') ? 2 * full : full) - defense(t, who)
    return sum + Math.max(0, suffered - t.heroes[who].guard) * share(t, clause.target)
  }, 0)
}

function share(t: Fates, { many }: Target): number {
  if (many === 'all') return 1
  const hit = many === 'half' ? Math.ceil(t.heroes.length / 2) : many
  return Math.min(1, hit / t.heroes.length)
}

/** What an ability is worth now, with the best targets. */
export function abilityWorth(at: Outlook, who: Seat, ability: Ability): number {
  const by = abilityDeed(who, ability.id, diceIn(ability.cost))
  let before = 0
  return ability.effect.reduce((sum, clause) => {
    const [worth, target] = clauseWorth(at, by, clause, before)
    before = target
    return sum + worth
  }, 0)
}

/** The worth of a clause with its best targets, and the first of these. */
function clauseWorth(at: Outlook, by: Deed, clause: Clause, same: number): [number, number] {
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
export function targetWorth(at: Outlook, by: Deed, clause: Clause, figure: number): number {
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
  if (life <= danger[who] * 1.4 + 1) return 2.5
  if (life <= danger[who] * 2.5 + 2) return 1.2
  return 0.5
}

function hitWorth(at: Outlook, by: Deed, clause: ClauseOf<'hit'>, slot: number): number {
  const { t } = at
  const enemy = t.enemies[slot]
  const entered = enteredNumber(t, by, clause, slot)
  const took = Math.min(enemy.life, expectedLoss(at, enemy, entered))
  const kills = took >= enemy.life
  // Of two enemies the one that is nearly down goes first, and the one that hurts more.
  const haste = took > 0 ? (took / enemy.life) * (1.5 + at.threat[slot]) : 0
  return took + haste + (kills ? 2 : afflicting(at, clause.statuses, slot))
}

function expectedLoss({ t, knows }: Outlook, enemy: Enemy, entered: number): number {
  const sees = knows || enemy.statuses.includes('investigate')
  const bond = sees ? mechanicOf(enemy, 'bond') : undefined
  if (bond && inPlay(t).some((slot) => t.enemies[slot].kind === bond.enemy)) return 0
  const nature = sees ? enemy.nature : { ...enemy.nature, mechanics: [] }
  const { hits: before, last, guard, statuses } = enemy
  return lifeTaken({ nature }, { entered, before, last, guard, statuses })
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
