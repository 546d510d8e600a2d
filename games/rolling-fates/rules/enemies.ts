import { look } from '@dicehearth/engine'
import type { Status } from '../content/language.ts'
import type { Mechanic } from '../content/words/mechanics.ts'
import type { Enemy as Foe } from '../content/pieces.ts'
import { iconShows } from './chance.ts'
import { tell, type Inflicted } from './events.ts'
import type { Enemy } from './figures.ts'
import { atOrBelow } from './passives.ts'
import { foeOf, type Fates, type Seat } from './state.ts'
import type { Wound } from './wounds.ts'

/** Party scaling for 1, 2, 3 and 4 Characters (RF-R51), in tenths and hundredths. */
const lifeTimes10 = [5, 19, 30, 50] as const
const plainTimes100 = [65, 100, 100, 100] as const

export function scaledLife({ n, perHero }: Foe['life'], players: number): number {
  return perHero
    ? Math.ceil((n * lifeTimes10[players - 1]) / 10)
    : Math.ceil((n * plainTimes100[players - 1]) / 100)
}

/** An amount in an effect: 2h is two for each Character. */
export function amountOf(t: Fates, { n, perHero }: { n: number; perHero: boolean }): number {
  return perHero ? n * t.heroes.length : n
}

/** An enemy takes the next slot (RF-R43). */
export function join(t: Fates, kind: string, spawned: boolean, less = 0): void {
  const { nature, life } = foeOf(t, kind)
  const maxLife = Math.max(1, scaledLife(life, t.heroes.length) - less)
  look(t)
  t.enemies.push(newEnemy(kind, nature, maxLife, t.heroes.length))
  tell(t, { type: 'enemyJoined', enemy: t.enemies.length - 1, kind, spawned })
}

export function newEnemy(kind: string, nature: Foe['nature'], maxLife: number, players: number): Enemy {
  return {
    kind,
    nature,
    life: maxLife,
    maxLife,
    statuses: [],
    guard: 0,
    power: 0,
    out: '',
    script: 0,
    step: 0,
    actions: 0,
    passed: [],
    hits: 0,
    last: 0,
    taken: Array.from({ length: players }, () => 0),
    knownTags: [],
    tried: [],
    shown: [],
    seenSteps: nature.scripts.map(() => 0),
    seenHits: [],
  }
}

export function mechanicOf<K extends Mechanic['is']>(
  enemy: Pick<Enemy, 'nature'>,
  is: K,
): (Mechanic & { is: K }) | undefined {
  return enemy.nature.mechanics.find((it): it is Mechanic & { is: K } => it.is === is)
}

/** A mechanic has shown itself to everybody. */
export function show(t: Fates, slot: number, is: Mechanic['is']): void {
  const { nature, shown } = t.enemies[slot]
  const at = nature.mechanics.findIndex((it) => it.is === is)
  if (!shown.includes(at)) shown.push(at)
}

/** Life goes. Gives what was lost. */
export function dropLife(t: Fates, slot: number, amount: number): number {
  const enemy = t.enemies[slot]
  const lost = Math.min(amount, enemy.life)
  look(t)
  enemy.life -= lost
  return lost
}

/** At 0 Life an enemy is defeated; either way it leaves play at once with its tokens (RF-R39). */
export function leavePlay(t: Fates, slot: number, how: 'defeated' | 'gone', by: Seat): void {
  const enemy = t.enemies[slot]
  enemy.out = how
  enemy.statuses = []
  enemy.guard = 0
  if (how === 'gone') return tell(t, { type: 'left', enemy: slot })
  t.statistics.defeated++
  tell(t, { type: 'defeated', enemy: slot, seat: by })
}

/** What comes to pass at a Life percentage: frenzy, then spawn, then another script (RF-R40). */
export function passThresholds(t: Fates, slot: number): void {
  const enemy = t.enemies[slot]
  for (const { it, at } of due(enemy, 'frenzy')) {
    enemy.passed.push(at)
    enemy.power += it.n
    tell(t, { type: 'workedUnseen', enemy: slot, mechanic: it.is })
  }
  for (const { it, at } of due(enemy, 'spawn')) {
    enemy.passed.push(at)
    tell(t, { type: 'workedUnseen', enemy: slot, mechanic: it.is })
    for (let n = it.counts[t.heroes.length - 1]; n > 0; n--) join(t, it.enemy, true)
  }
  changeScript(t, slot)
}

/** The mechanics of a kind whose percentage is reached for the first time, the higher one first. */
function due<K extends 'frenzy' | 'spawn'>(
  { nature, passed, life, maxLife }: Enemy,
  is: K,
): { it: Mechanic & { is: K }; at: number }[] {
  return nature.mechanics
    .map((it, at) => ({ it, at }))
    .filter((entry): entry is { it: Mechanic & { is: K }; at: number } => entry.it.is === is)
    .filter(({ it, at }) => !passed.includes(at) && atOrBelow(life, maxLife, it.percent))
    .sort((a, b) => b.it.percent - a.it.percent)
}

/** The lowest percentage reached counts, once; healing does not undo it (RF-R44). */
function changeScript(t: Fates, slot: number): void {
  const enemy = t.enemies[slot]
  const { scripts } = enemy.nature
  const now = scripts.findLastIndex((it) => atOrBelow(enemy.life, enemy.maxLife, it.at))
  if (now <= enemy.script) return
  enemy.script = now
  enemy.step = 0
  tell(t, { type: 'workedUnseen', enemy: slot, mechanic: 'script' })
}

/** An enemy is inflicted a status effect: it may be immune or resistant (RF-R48). */
export function afflictEnemy(t: Fates, slot: number, status: Status, by: Seat): void {
  const enemy = t.enemies[slot]
  const result = reception(t, enemy, status)
  if (result === 'took') {
    enemy.statuses.push(status)
    if (by >= 0) t.statistics.deeds[by].inflicted++
  }
  if (!enemy.tried.includes(status)) enemy.tried.push(status)
  tell(t, { type: 'enemyInflicted', enemy: slot, seat: by, status, result })
}

function reception(t: Fates, enemy: Enemy, status: Status): Inflicted {
  if (enemy.statuses.includes(status)) return 'already'
  look(t)
  const tag = enemy.nature.tags.find((it) => it.status === status)
  if (!tag) return 'took'
  if (!enemy.knownTags.some((it) => it.status === status)) enemy.knownTags.push(tag)
  if (tag.how === 'immune') return 'immune'
  return iconShows(t) ? 'took' : 'resisted'
}

export function healEnemy(t: Fates, slot: number, amount: number): void {
  const enemy = t.enemies[slot]
  const healed = Math.min(amount, enemy.maxLife - enemy.life)
  look(t)
  enemy.life += healed
  tell(t, { type: 'enemyHealed', enemy: slot, healed })
}

export function guardEnemy(t: Fates, slot: number, by: number): void {
  t.enemies[slot].guard += by
  tell(t, { type: 'enemyGuarded', enemy: slot, by })
}

/** Investigate is no token that goes away: it stays until the enemy leaves play (RF-R47). */
export function cureEnemy(t: Fates, slot: number, what: Status | 'all'): void {
  const enemy = t.enemies[slot]
  const cured = enemy.statuses.filter(
    (status) => status !== 'investigate' && (what === 'all' || what === status),
  )
  for (const status of cured) endEnemyStatus(t, slot, status)
}

export function endEnemyStatus(t: Fates, slot: number, status: Status): void {
  const { statuses } = t.enemies[slot]
  statuses.splice(statuses.indexOf(status), 1)
  tell(t, { type: 'enemyCured', enemy: slot, status })
}

export function woundOf(life: number, max: number): Wound {
  if (atOrBelow(life, max, 25)) return 'failing'
  if (atOrBelow(life, max, 50)) return 'bloodied'
  return life < max ? 'hurt' : 'unhurt'
}
