import type { Decision } from '@dicehearth/engine'
import type { Click as Clicked } from '@dicehearth/tabletop'
import type { Place, RfaAsk, RfaOption } from '../rules/decisions.ts'
import { kindOf } from '../rules/placement.ts'
import { empty, type DieId } from '../rules/state.ts'
import { piece, touches } from '../touches.ts'
import type { RfaView } from '../view.ts'

/** What somebody has pointed at so far on the way to an answer. */
export interface Picked {
  /** Dice in hand that rise. */
  dice: readonly DieId[]
  /** A place that was named before the dice. */
  place: string | null
  /** The hero is to use their ability. */
  ability: boolean
  /** Lines of ice cave B to be claimed together. */
  lines: readonly number[]
}

export const nothing: Picked = { dice: [], place: null, ability: false, lines: [] }

type Click = Clicked<Picked>

export type RfaDecision = Decision<RfaAsk, RfaOption>
export type Clicks = ReadonlyMap<string, Click>

/** A line of ice cave B: a piece of the board alone. */
export const linePiece = (line: number): string => `line:${line}`

/** Every piece that does something when it is clicked now, and what it does. */
export function clicks(decision: RfaDecision, view: RfaView, picked: Picked): Clicks {
  const found = new Map<string, Click>()
  switch (decision.ask.kind) {
    case 'place':
    case 'secondPlacement':
      if (hasAbility(decision)) {
        found.set(piece.hero(view.active), { pick: { ...nothing, ability: !picked.ability } })
      }
      if (picked.ability) abilityClicks(found, decision, view)
      else placementClicks(found, decision, view, picked)
      break
    case 'healer':
      healClicks(found, decision, view, picked)
      break
    case 'claimLines':
      lineClicks(found, decision, picked)
      break
    default:
      decision.options.forEach((option, n) => {
        for (const id of pressed(option, view)) if (!found.has(id)) found.set(id, { choose: n })
      })
  }
  return found
}

/** Whether the active hero has a way with the dice just rolled. */
export function hasAbility({ options }: RfaDecision): boolean {
  return options.some(({ verb }) => verb === 'turn' || verb === 'mirror' || verb === 'sing')
}

/** The pieces that stand for a simple answer. */
function pressed(option: RfaOption, view: RfaView): readonly string[] {
  switch (option.verb) {
    case 'lose':
    case 'move':
    case 'standIn':
    case 'release':
    case 'sing':
      return alike(option.die, view).map(piece.die)
    case 'lay':
      return [piece.desertSpace(option.space)]
    case 'goWithout':
      return option.seats.length === 1 ? option.seats.map(piece.hero) : []
    case 'takeAllBack':
    case 'leaveRest':
    case 'goOn':
      return []
    default:
      return touches(option, view)
  }
}

// Placing: dice first or place first.

function placementClicks(
  found: Map<string, Click>,
  decision: RfaDecision,
  view: RfaView,
  picked: Picked,
): void {
  for (const die of view.hand) {
    const click = dieClick(die, decision, view, picked)
    if (click) found.set(piece.die(die), click)
  }
  const places = new Set<string>()
  for (const option of decision.options) if (option.verb === 'place') places.add(placeOf(option, view))
  for (const place of places) {
    const click = placeClick(place, decision, view, picked)
    if (click) found.set(place, click)
  }
  const toTheNet = found.get('desert')
  if (toTheNet)
    view.desert.spaces.forEach((die, space) => {
      if (die === empty) found.set(piece.desertSpace(space), toTheNet)
    })
  wholeLand(found, 'fortress', picked)
  if (view.sides.iceCave === 'A') wholeLand(found, 'iceCave', picked)
}

/** Where the number says which space is meant, the whole land stands for its spaces. */
function wholeLand(found: Map<string, Click>, land: string, picked: Picked): void {
  const spaces = [...found].filter(([id]) => id.startsWith(`${land}:`))
  if (spaces.length === 1) found.set(land, spaces[0][1])
  else if (spaces.length > 1)
    found.set(land, { pick: { ...nothing, place: picked.place === land ? null : land } })
}

function dieClick(die: DieId, decision: RfaDecision, view: RfaView, picked: Picked): Click | null {
  const number = view.face[die]
  const alikeInHand = view.hand.filter((other) => view.face[other] === number)
  if (picked.place !== null) {
    const n = largest(decision, view, picked.place, alikeInHand)
    return n === null ? null : { choose: n }
  }
  const sameNumber = picked.dice.length > 0 && view.face[picked.dice[0]] === number
  if (!sameNumber) return { pick: { ...nothing, dice: alikeInHand } }
  const dice = picked.dice.includes(die)
    ? picked.dice.filter((other) => other !== die)
    : [...picked.dice, die]
  return { pick: { ...nothing, dice } }
}

function placeClick(place: string, decision: RfaDecision, view: RfaView, picked: Picked): Click | null {
  if (picked.dice.length > 0) {
    const n = largest(decision, view, place, picked.dice)
    return n === null ? null : { choose: n }
  }
  const there = decision.options.flatMap((option, n) =>
    option.verb === 'place' && placeOf(option, view) === place ? [n] : [],
  )
  if (there.length === 1) return { choose: there[0] }
  return { pick: { ...nothing, place: picked.place === place ? null : place } }
}

/** The largest placement there that uses none but these dice. */
export function largest(
  decision: RfaDecision,
  view: RfaView,
  place: string,
  dice: readonly DieId[],
): number | null {
  const held = { own: 0, ally: 0, bonus: 0 }
  for (const die of dice) held[kindOf(view, die)]++
  let best: number | null = null
  let most = 0
  decision.options.forEach((option, n) => {
    if (option.verb !== 'place' || option.number !== view.face[dice[0]]) return
    if (placeOf(option, view) !== place && option.at !== place) return
    if (option.own > held.own || option.ally > held.ally || option.bonus > held.bonus) return
    const count = option.own + option.ally + option.bonus
    if (count <= most) return
    most = count
    best = n
  })
  return best
}

export function placeOf(option: Place, view: RfaView): string {
  return touches(option, view).at(-1) ?? ''
}

// Heroes with a way with dice.

function abilityClicks(found: Map<string, Click>, { options }: RfaDecision, view: RfaView): void {
  options.forEach((option, n) => {
    if (option.verb === 'turn') {
      for (const die of alike(option.die, view))
        found.set(piece.die(die), { pick: { ...nothing, ability: true, dice: [die] } })
    }
    if (option.verb === 'mirror') for (const id of touches(option, view)) found.set(id, { choose: n })
    if (option.verb === 'sing')
      for (const die of alike(option.die, view)) found.set(piece.die(die), { choose: n })
  })
}

/** Adventurer: the faces that a die can be turned to, and the options for them. */
export function facesFor({ options }: RfaDecision, view: RfaView, die: DieId): Map<number, number> {
  const faces = new Map<number, number>()
  options.forEach((option, n) => {
    if (option.verb === 'turn' && alike(option.die, view).includes(die)) faces.set(option.face, n)
  })
  return faces
}

/** Healer: first the die that rests, then the one that is freed. */
function healClicks(
  found: Map<string, Click>,
  { options }: RfaDecision,
  view: RfaView,
  { dice: [rest] }: Picked,
): void {
  options.forEach((option, n) => {
    if (option.verb !== 'heal') return
    const resting = view.hand.filter((die) => view.owner[die] === view.owner[option.rest])
    for (const die of resting) found.set(piece.die(die), { pick: { ...nothing, dice: [die] } })
    if (rest === undefined || !resting.includes(rest)) return
    for (const die of alike(option.release, view)) found.set(piece.die(die), { choose: n })
  })
}

// Ice cave B.

function lineClicks(found: Map<string, Click>, { ask, options }: RfaDecision, { lines }: Picked): void {
  if (ask.kind !== 'claimLines') return
  for (const line of ask.complete) {
    const marked = lines.includes(line)
      ? lines.filter((k) => k !== line)
      : [...lines, line].sort((a, b) => a - b)
    const alone = options.findIndex((it) => it.verb === 'claimLines' && it.lines.includes(line))
    found.set(
      linePiece(line),
      ask.complete.length === 1 ? { choose: alone } : { pick: { ...nothing, lines: marked } },
    )
  }
}

/** The option that claims just these lines. */
export function claimOf({ options }: RfaDecision, lines: readonly number[]): number | null {
  const n = options.findIndex((it) => it.verb === 'claimLines' && it.lines.join() === lines.join())
  return n < 0 ? null : n
}

// Dice that are as good as each other.

/** Dice that lie with this one and differ from it in nothing that matters there. */
function alike(die: DieId, view: RfaView): readonly DieId[] {
  // Nobody asks for the number of a die that waits on a hero board or lies in Oblivion.
  for (const heap of [view.oblivion, ...view.board])
    if (heap.includes(die)) return heap.filter((other) => view.owner[other] === view.owner[die])
  const heaps = [
    view.hand,
    view.resurrection,
    view.desert.first,
    view.desert.second,
    view.forest.path,
    view.forest.sixes,
    view.forest.fives,
    ...view.fortress.sections,
  ]
  const heap = heaps.find((dice) => dice.includes(die)) ?? [die]
  return heap.filter((other) => view.owner[other] === view.owner[die] && view.face[other] === view.face[die])
}
