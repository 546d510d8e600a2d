import type { Play } from '@dicehearth/engine'
import { type Status, statuses as allStatuses } from '../content/language.ts'
import { tell, type Cause, type Inflicted } from './events.ts'
import { askToGiveUp, loseAdventure } from './losing.ts'
import { cardsOf, defense, isImmune, maxLife, modifier, passivesOn } from './passives.ts'
import { isDigital, type Fates, type Seat } from './state.ts'

/** Damage to a Character (RF-R34): Weakness doubles it, then Defense and guard are subtracted. Gives the Life lost. */
export function* suffer(t: Fates, who: Seat, amount: number, cause: Cause, enemy: number): Play<number> {
  const hero = t.heroes[who]
  const weak = hero.statuses.includes('weakness')
  const remains = Math.max(0, (weak ? 2 : 1) * amount - defense(t, who) - hero.guard)
  const lost = Math.min(remains, hero.life)
  tell(t, { type: 'suffered', seat: who, amount, weak, lost, cause, enemy })
  t.statistics.deeds[who].lostToDamage += lost
  yield* drop(t, who, lost)
  return lost
}

/** Life is lost, not suffered as damage: neither Defense nor Weakness counts (RF-101). */
export function* loseLife(t: Fates, who: Seat, amount: number, cause: Cause): Play {
  const lost = Math.min(amount, t.heroes[who].life)
  tell(t, { type: 'lost', seat: who, lost, cause })
  t.statistics.deeds[who].lostOtherwise += lost
  yield* drop(t, who, lost)
}

/** The dial goes down; at 0 the adventure is lost, unless a card makes a last stand (RF-R10, RF-R64). */
function* drop(t: Fates, who: Seat, lost: number): Play {
  const hero = t.heroes[who]
  hero.life -= lost
  if (hero.life > 0 || makesLastStand(t, who)) return
  if (isDigital(t)) yield* loseAdventure(t, who)
  // The physical dial is right: the App only proposes the end (RF-R84, RF-R107).
  yield* askToGiveUp(t, 'gameOver')
  hero.life = 1
}

function makesLastStand(t: Fates, who: Seat): boolean {
  for (const card of cardsOf(t, who)) {
    const stand = passivesOn(t, card).find((it) => it.is === 'laststand')
    if (!stand || t.usedUp.includes(card)) continue
    t.usedUp.push(card)
    t.heroes[who].life = Math.min(stand.life, maxLife(t, who))
    tell(t, { type: 'lastStand', seat: who, card, life: t.heroes[who].life })
    return true
  }
  return false
}

/** Healing (RF-R94): modifiers of the healer and the healed, then up to the maximum. No healer is -1. */
export function heal(t: Fates, who: Seat, amount: number, healer: Seat): void {
  const hero = t.heroes[who]
  const more = (healer >= 0 ? modifier(t, healer, 'heal-out') : 0) + modifier(t, who, 'heal-in')
  const healed = Math.min(Math.max(0, amount + more), maxLife(t, who) - hero.life)
  hero.life += healed
  t.statistics.deeds[who].healed += healed
  tell(t, { type: 'healed', seat: who, healed })
}

/** A Character is inflicted a status effect and takes its token (RF-085). */
export function afflict(t: Fates, who: Seat, status: Status): void {
  const hero = t.heroes[who]
  const result = reception(t, who, status)
  if (result === 'took') hero.statuses.push(status)
  tell(t, { type: 'inflicted', seat: who, status, result })
}

function reception(t: Fates, who: Seat, status: Status): Inflicted {
  if (status === 'investigate') return 'nothing'
  if (isImmune(t, who, status)) return 'immune'
  return t.heroes[who].statuses.includes(status) ? 'already' : 'took'
}

export function guard(t: Fates, who: Seat, by: number): void {
  t.heroes[who].guard += by
  tell(t, { type: 'guarded', seat: who, by })
}

/** Removes one status effect or all of them; curing nothing is legal (RF-R32). */
export function cure(t: Fates, who: Seat, what: Status | 'all'): void {
  for (const status of what === 'all' ? allStatuses : [what]) endStatus(t, who, status)
}

/** The token goes back to the supply. */
export function endStatus(t: Fates, who: Seat, status: Status): void {
  const { statuses } = t.heroes[who]
  const at = statuses.indexOf(status)
  if (at < 0) return
  statuses.splice(at, 1)
  tell(t, { type: 'cured', seat: who, status })
}
