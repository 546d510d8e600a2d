import type { Play } from '@dicehearth/engine'
import { pause } from './beside.ts'
import { pullForAll } from './carry-out.ts'
import { tell } from './events.ts'
import { endStatus } from './life.ts'
import { defense, inventory, maxLife } from './passives.ts'
import { isDigital, keepsLife, level, seats, type Fates, type Seat } from './state.ts'
import { drawTrait, settle } from './treasure.ts'

/** Between two areas every Character gains a level (RF-117); the triggers come when all have (RF-R62). */
export function* levelUp(t: Fates): Play {
  // The level is that of the area that is entered.
  t.area++
  tell(t, { type: 'levelUp', level: level(t) })
  if (isDigital(t)) {
    for (const who of seats(t)) yield* grow(t, who)
    yield* pullForAll(t, 'level-up')
  } else instructLevelUp(t)
  pause(t, 'levelUp', 'enter')
}

/** Status effects end, a Trait is drawn and in force, Life is full whatever it was, and the limit holds. */
export function* grow(t: Fates, who: Seat): Play {
  const hero = t.heroes[who]
  for (const status of hero.statuses.slice()) endStatus(t, who, status)
  drawTrait(t, who)
  hero.life = maxLife(t, who)
  yield* settle(t, who)
  tell(t, {
    type: 'characterGrew',
    seat: who,
    life: hero.life,
    defense: defense(t, who),
    inventory: inventory(t, who),
  })
}

/** Players draw their Traits themselves (RF-R80); tracked values start from the new row. */
function instructLevelUp(t: Fates): void {
  tell(t, { type: 'levelUpInstructed', level: level(t) })
  if (!keepsLife(t)) return
  for (const [who, hero] of t.heroes.entries()) {
    for (const status of hero.statuses.slice()) endStatus(t, who, status)
    hero.life = maxLife(t, who)
  }
}
