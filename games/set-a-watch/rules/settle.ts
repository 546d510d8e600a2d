import { anyone, offers, type Play } from '@dicehearth/engine'
import { choose, type Target } from './decisions.ts'
import { defeat, fallen, nobody } from './defeat.ts'
import { carryOut } from './effects.ts'
import { tell } from './events.ts'
import { changeFirewood } from './fire.ts'
import { wound } from './line.ts'
import { turnFaceup } from './reveal.ts'
import type { Watch } from './state.ts'
import { diceOn, has, revealLevel } from './values.ts'
import { creatureOf, none, trait } from './lookups.ts'

/**
 * What happens by itself before the adventurers may act (SAW-199, SAW-R31): one thing at a time, and after each
 * everything is looked at again from the top.
 */
export function* settle(t: Watch): Play {
  for (;;) {
    forgetLeaders(t)
    const trap = t.lies.indexOf('trap')
    if (trap !== none && t.line.length > 0 && t.line[0].faceup) springTrap(t, trap)
    else if (fallen(t) !== none) yield* defeat(t, fallen(t), nobody)
    else if (revealDue(t) !== none) yield* revealPower(t, revealDue(t))
    else if (ongoingDue(t) !== none) yield* ongoingPower(t, ongoingDue(t))
    else if (firstDue(t)) yield* firstPower(t)
    else if (inTheLight(t) !== none) yield* turnFaceup(t, inTheLight(t), 'fire')
    else return
  }
}

/** A creature that is not first any more may use its power again when it is (SAW-R33). */
function forgetLeaders(t: Watch): void {
  for (let at = 1; at < t.line.length; at++) t.line[at].led = false
}

/** A trap wounds the first creature that stands faceup before the camp, ahead of its powers (SAW-R26). */
function springTrap(t: Watch, die: number): void {
  t.lies[die] = 'spent'
  wound(t, 0, t.face[die])
  tell(t, { type: 'trapSprung', card: t.line[0].card, wounds: t.face[die] })
}

function revealDue(t: Watch): number {
  return t.line.findIndex((foe) => foe.pending)
}

function* revealPower(t: Watch, at: number): Play {
  const foe = t.line[at]
  foe.pending = false
  if (t.tonight.prevented > 0) {
    t.tonight.prevented--
    tell(t, { type: 'prevented', card: foe.card })
    return
  }
  yield* carryOut(t, creatureOf(t, foe.card).reveal ?? [], foe.card, 'reveal')
}

/** The first foe whose ongoing power changes the line: a rider beside a mount, a giant before a facedown card. */
function ongoingDue(t: Watch): number {
  return t.line.findIndex((_, at) => mounts(t, at).length > 0 || hidesBehind(t, at))
}

function* ongoingPower(t: Watch, at: number): Play {
  if (hidesBehind(t, at)) yield* turnFaceup(t, at + 1, 'creature')
  else yield* mount(t, at)
}

function hidesBehind(t: Watch, at: number): boolean {
  return at + 1 < t.line.length && !t.line[at + 1].faceup && has(t, t.line[at], 'revealsNext') !== undefined
}

/** The neighbours that a rider can mount (SAW-170, SAW-174). */
function mounts(t: Watch, at: number): number[] {
  const rider = t.line[at]
  const rides = has(t, rider, 'rides')
  if (!rides || rider.under !== none) return []
  return [at - 1, at + 1].filter((beside) => {
    if (beside < 0 || beside >= t.line.length) return false
    const foe = t.line[beside]
    return foe.faceup && foe.under === none && creatureOf(t, foe.card).type === rides.type
  })
}

/** Rider and mount become one creature in the position of the front one (SAW-R64). */
function* mount(t: Watch, at: number): Play {
  const list = offers<Target>(t)
  const those = mounts(t, at)
  t.line.forEach((_, it) =>
    list.add({ verb: 'target', seat: anyone, at: it }, those.includes(it) ? null : 'SAW-170'),
  )
  const { at: beside } = yield* choose(t, { kind: 'riderMount', seat: anyone, at }, list.legal)
  const rider = t.line[at]
  const ridden = t.line[beside]
  rider.under = ridden.card
  rider.wounds += ridden.wounds
  for (const die of diceOn(t, ridden.card)) t.on[die] = rider.card
  t.line[Math.min(at, beside)] = rider
  t.line.splice(Math.max(at, beside), 1)
  tell(t, { type: 'mounted', rider: rider.card, mount: ridden.card })
}

/** Whether the first creature has a first-position power that it has not used since it became first. */
function firstDue(t: Watch): boolean {
  if (t.line.length === 0) return false
  const foe = t.line[0]
  if (!foe.faceup || foe.ignored || foe.led) return false
  const it = creatureOf(t, foe.card)
  return it.first !== undefined && !(it.firstOnce && t.once.includes(foe.card))
}

function* firstPower(t: Watch): Play {
  const foe = t.line[0]
  const it = creatureOf(t, foe.card)
  foe.led = true
  if (it.firstOnce) t.once.push(foe.card)
  yield* carryOut(t, it.first ?? [], foe.card, 'first')
  const wind = trait(t, 'afterFirst')
  if (wind) {
    tell(t, { type: 'locationActs', card: t.location, trait: 'afterFirst' })
    yield* changeFirewood(t, wind.firewood)
  }
}

/** The facedown card closest to the camp within the light of the fire (SAW-086, SAW-087). */
function inTheLight(t: Watch): number {
  const lit = Math.min(revealLevel(t), t.line.length)
  for (let at = 0; at < lit; at++) if (!t.line[at].faceup) return at
  return none
}
