import { anyone, offers, pick, roll, shuffle, type Play } from '@dicehearth/engine'
import { abilitiesOf } from '../content/abilities.ts'
import { classes, classIds, type ClassId } from '../content/adventurers.ts'
import { adventurersInPlay, diceEach, theFirewoodDie } from '../content/camp.ts'
import { inBox } from '../content/printings.ts'
import { pickOrder } from './company.ts'
import { choose, type PickClass } from './decisions.ts'
import { tell } from './events.ts'
import { arrive } from './journey.ts'
import type { Adventurer, Rule, Seat, Slot, Watch } from './state.ts'
import { none } from './lookups.ts'

/** One adventurer joins; when all four are there, the first location is reached. */
export function* gather(t: Watch): Play {
  const seat = pickOrder[t.players][t.adventurers.length]
  join(t, seat, t.pickClasses ? yield* pickClass(t, seat) : dealClass(t))
  if (t.adventurers.length < adventurersInPlay) return
  if (t.firewoodByDie) {
    t.firewood = yield* roll(t, anyone, theFirewoodDie)
    tell(t, { type: 'firewoodRolled', face: t.firewood })
  }
  // The first location's firewood modifier is ignored (SAW-032).
  arrive(t)
  t.step = 'roll'
}

/** The rule that keeps a class out of this party. */
function keepsClass(t: Watch, id: ClassId): Rule | null {
  if (t.adventurers.some((it) => it.class === id)) return 'SAW-R02'
  return t.deluxe || classes[id].edition === 'base' ? null : 'SAW-R77'
}

function* pickClass(t: Watch, seat: Seat): Play<ClassId> {
  const list = offers<PickClass>(t)
  for (const id of inBox(t, classIds)) list.add({ verb: 'pickClass', seat, class: id }, keepsClass(t, id))
  return (yield* choose(t, { kind: 'pickClass', seat }, list.legal)).class
}

function dealClass(t: Watch): ClassId {
  const free = inBox(t, classIds).filter((id) => keepsClass(t, id) === null)
  return free[pick(t.fate, free.length)]
}

/** Of the five cards three are equipped, the third exhausted, and two are left over (SAW-011, SAW-012). */
function join(t: Watch, seat: Seat, of: ClassId): void {
  const cards = shuffle(t.fate, inBox(t, abilitiesOf(of)))
  const it: Adventurer = {
    class: of,
    seat,
    rests: 0,
    equipped: cards
      .slice(0, 3)
      .map((ability, i): Slot => ({ ability, exhausted: i === 2, byDie: false, byExhausting: false })),
    leftover: cards.slice(3),
    tamed: [],
    sitsOut: false,
  }
  const who = t.adventurers.push(it) - 1
  for (let n = 0; n < diceEach; n++) {
    t.face.push(1)
    t.lies.push('free')
    t.on.push(none)
    t.doubled.push(false)
  }
  tell(t, { type: 'joined', who, class: of, seat, flex: seat === anyone })
}
