import { anyone, type Play } from '@dicehearth/engine'
import { ponder, type EnterNumber, type FatesOption, type Track, type Tracked } from '../decisions.ts'
import { tell } from '../events.ts'
import { askToGiveUp } from '../losing.ts'
import { defense, maxLife } from '../passives.ts'
import { seats, type Fates, type Seat } from '../state.ts'

/** So many inputs between two steps of the game: a guard against endless loops (RF-R113). */
export const mostInputs = 60

/** The highest number that players may set. */
const most: Readonly<Record<Tracked, number>> = { life: 60, defense: 9, guard: 20 }

/** With tracked Life the players may set a value at any time: the physical dial is right (RF-R84). */
export function trackOptions(t: Fates): Track[] {
  if (t.options.mode !== 'tracked' || t.inputs >= mostInputs) return []
  return seats(t).map((hero) => ({ verb: 'track', seat: anyone, hero }))
}

/** A Character, then Life, Defense or guard and its new value, or a status effect on or off (DEC-28). */
export function* track(t: Fates, who: Seat): Play {
  const hero = t.heroes[who]
  const options: FatesOption[] = [
    ...kept(t).map((what) => ({
      verb: 'trackWhat' as const,
      seat: anyone,
      what,
    })),
    ...(['poison', 'stun', 'weakness'] as const).map((status) => ({
      verb: 'setStatus' as const,
      seat: anyone,
      status,
      on: !hero.statuses.includes(status),
    })),
    { verb: 'cancel', seat: anyone },
  ]
  const choice = yield* ponder({ kind: 'track', seat: anyone, hero: who }, options)
  if (choice.verb === 'trackWhat') yield* setValue(t, who, choice.what)
  if (choice.verb !== 'setStatus') return
  if (choice.on) hero.statuses.push(choice.status)
  else hero.statuses.splice(hero.statuses.indexOf(choice.status), 1)
  tell(t, { type: 'trackedStatus', seat: who, status: choice.status, on: choice.on })
}

/** Guard lasts within a combat only. */
function kept(t: Fates): Tracked[] {
  return t.fighting ? ['life', 'defense', 'guard'] : ['life', 'defense']
}

function* setValue(t: Fates, who: Seat, what: Tracked): Play {
  const values = Array.from({ length: most[what] + 1 }, (_, number): EnterNumber => {
    return { verb: 'number', seat: anyone, number }
  })
  const { number } = yield* ponder({ kind: 'trackNumber', seat: anyone, hero: who, what }, values)
  const hero = t.heroes[who]
  tell(t, { type: 'tracked', seat: who, what, value: number })
  if (what === 'guard') hero.guard = number
  // What the row does not say comes from cards that the App does not know.
  if (what === 'defense') hero.moreDefense += number - defense(t, who)
  if (what === 'life') yield* setLife(t, who, number)
}

function* setLife(t: Fates, who: Seat, life: number): Play {
  const hero = t.heroes[who]
  hero.moreLife += Math.max(0, life - maxLife(t, who))
  hero.life = life
  if (life > 0) return
  yield* askToGiveUp(t, 'gameOver')
  hero.life = 1
}
