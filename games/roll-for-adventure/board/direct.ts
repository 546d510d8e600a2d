import type { Decision } from '@dicehearth/engine'
import type { Click as Clicked } from '@dicehearth/tabletop'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import { kindOf } from '../rules/heaps.ts'
import { isDie, piece } from '../rules/pieces.ts'
import type { DieId } from '../rules/state.ts'
import { speech } from '../speech/index.ts'
import type { RfaView } from '../view.ts'

/** What somebody has pointed at so far on the way to an answer. */
export interface Picked {
  /** Dice that rise. */
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

/** The pieces that each option touches. */
type Touched = readonly (readonly string[])[]

/** Every piece that does something when it is clicked now, and what it does. */
export function clicks(decision: RfaDecision, view: RfaView, picked: Picked): Clicks {
  const touched = touchedBy(decision, view)
  switch (decision.ask.kind) {
    case 'place':
    case 'secondPlacement':
      return new Map([
        ...(hasAbility(decision)
          ? [[piece.hero(view.active), { pick: { ...nothing, ability: !picked.ability } }] as const]
          : []),
        ...(picked.ability ? abilityClicks(touched, view) : placementClicks(decision, touched, view, picked)),
      ])
    case 'healer':
      return healClicks(touched, view, picked)
    case 'claimLines':
      return lineClicks(decision, picked)
    default:
      return simpleClicks(decision, touched)
  }
}

function touchedBy({ options }: RfaDecision, view: RfaView): Touched {
  return options.map((option) => speech.touches(option, view))
}

/** The options that touch all of these pieces. */
function touching(touched: Touched, ...ids: readonly string[]): number[] {
  return touched.flatMap((pieces, n) => (ids.every((id) => pieces.includes(id)) ? [n] : []))
}

/** What to ask about when a piece does nothing: a place together with the die that was picked for it. */
export function asksWhy(id: string, { dice, place }: Picked): string[] {
  if (isDie(id)) return place === null ? [id] : [id, place]
  return dice.length > 0 ? [piece.die(dice[0]), id] : [id]
}

/** A piece stands for an answer if it is the only one that it touches. */
function simpleClicks({ ask }: RfaDecision, touched: Touched): Clicks {
  const pieces = new Set(touched.flat())
  // Dice that wait for the song have been named already.
  if (ask.kind === 'singTo') for (const die of ask.marked) pieces.delete(piece.die(die))
  const found = new Map<string, Click>()
  for (const id of pieces) {
    const [choose, ...others] = touching(touched, id)
    if (others.length === 0) found.set(id, { choose })
  }
  return found
}

// Placing: dice first or place first.

function placementClicks(decision: RfaDecision, touched: Touched, view: RfaView, picked: Picked): Clicks {
  const found = new Map<string, Click>()
  for (const die of view.hand) {
    const alike = view.hand.filter((other) => view.face[other] === view.face[die])
    if (picked.place === null) found.set(piece.die(die), pickDie(die, alike, picked))
    else {
      const ways = placements(decision, touched, view.face[die], picked.place)
      // One die was pointed at: whether more of its number go too is asked.
      if (ways.length > 1)
        found.set(piece.die(die), { pick: { ...nothing, place: picked.place, dice: [die] } })
      else if (ways.length === 1) found.set(piece.die(die), { choose: ways[0] })
    }
  }
  const places = new Set(decision.options.flatMap(({ verb }, n) => (verb === 'place' ? touched[n] : [])))
  for (const place of places) {
    if (isDie(place)) continue
    const there = touching(touched, place)
    const choose =
      picked.dice.length > 0
        ? largest(decision, touched, view, place, picked.dice)
        : there.length === 1
          ? there[0]
          : null
    if (choose !== null) found.set(place, { choose })
    else if (picked.dice.length === 0)
      found.set(place, { pick: { ...nothing, place: picked.place === place ? null : place } })
  }
  return found
}

/** All dice of a number rise at once; of those that rose, single ones are let go and taken up again. */
function pickDie(die: DieId, alike: readonly DieId[], { dice }: Picked): Click {
  if (!dice.some((other) => alike.includes(other))) return { pick: { ...nothing, dice: alike } }
  const others = dice.filter((other) => other !== die)
  return { pick: { ...nothing, dice: dice.includes(die) ? others : [...dice, die] } }
}

/** The placements of dice of a number, at a place if one was named. */
function placements(
  { options }: RfaDecision,
  touched: Touched,
  number: number | undefined,
  place: string | null,
): number[] {
  return options.flatMap((option, n) =>
    option.verb === 'place' &&
    (number === undefined || option.number === number) &&
    (place === null || touched[n].includes(place))
      ? [n]
      : [],
  )
}

/** The options that what was picked leaves; null while nothing is. */
export function left(decision: RfaDecision, view: RfaView, picked: Picked): number[] | null {
  const { dice, place, ability, lines } = picked
  const touched = touchedBy(decision, view)
  if (lines.length > 0)
    return decision.options.flatMap((it, n) =>
      it.verb === 'claimLines' && lines.every((line) => it.lines.includes(line)) ? [n] : [],
    )
  if (ability) return touching(touched, piece.hero(view.active), ...dice.map(piece.die))
  if (dice.length === 0 && place === null) return null
  if (decision.ask.kind === 'healer') return touching(touched, ...dice.map(piece.die))
  const ways = placements(decision, touched, dice.length > 0 ? view.face[dice[0]] : undefined, place)
  return place === null ? ways.filter((n) => uses(decision.options[n], dice, view)) : ways
}

/** Whether a placement can be made with these dice alone. */
function uses(option: RfaOption, dice: readonly DieId[], view: RfaView): boolean {
  const held = { own: 0, ally: 0, bonus: 0 }
  for (const die of dice) held[kindOf(view, die)]++
  return (
    option.verb === 'place' &&
    option.own <= held.own &&
    option.ally <= held.ally &&
    option.bonus <= held.bonus
  )
}

/** The largest placement there that uses only these dice. */
function largest(
  decision: RfaDecision,
  touched: Touched,
  view: RfaView,
  place: string,
  dice: readonly DieId[],
): number | null {
  let best: number | null = null
  let most = 0
  for (const n of placements(decision, touched, view.face[dice[0]], place)) {
    const option = decision.options[n]
    if (option.verb !== 'place' || !uses(option, dice, view)) continue
    const count = option.own + option.ally + option.bonus
    if (count <= most) continue
    most = count
    best = n
  }
  return best
}

/** What is picked when a die is taken up to be dragged: it alone, or all that rose with it; null if it stays. */
export function takenUp(
  { ask }: RfaDecision,
  view: RfaView,
  { dice, ability }: Picked,
  id: string,
): Picked | null {
  const die = [...view.hand, ...view.oblivion].find((it) => piece.die(it) === id)
  if (die === undefined || ability) return null
  switch (ask.kind) {
    case 'place':
    case 'secondPlacement':
      return view.hand.includes(die) ? { ...nothing, dice: dice.includes(die) ? dice : [die] } : null
    case 'healer':
      return { ...nothing, dice: [die] }
    default:
      return null
  }
}

// Heroes with a way with dice.

/** Whether the active hero has a way with the dice just rolled. */
export function hasAbility({ options }: RfaDecision): boolean {
  return options.some(({ verb }) => verb === 'turn' || verb === 'mirror' || verb === 'sing')
}

function abilityClicks(touched: Touched, view: RfaView): Clicks {
  const found = new Map<string, Click>()
  for (const die of view.hand) {
    const id = piece.die(die)
    const way = touching(touched, id, piece.hero(view.active))
    // A die can be turned to several faces; it is sung to or mirrored in one way.
    if (way.length === 1) found.set(id, { choose: way[0] })
    else if (way.length > 1) found.set(id, { pick: { ...nothing, ability: true, dice: [die] } })
  }
  return found
}

/** Adventurer: the faces that a die can be turned to, and the options for them. */
export function facesFor(decision: RfaDecision, view: RfaView, die: DieId): Map<number, number> {
  const faces = new Map<number, number>()
  for (const n of touching(touchedBy(decision, view), piece.die(die))) {
    const option = decision.options[n]
    if (option.verb === 'turn') faces.set(option.face, n)
  }
  return faces
}

/** Healer: the die that rests and the one that is freed, in either order. */
function healClicks(touched: Touched, view: RfaView, { dice: [picked] }: Picked): Clicks {
  const found = new Map<string, Click>()
  for (const die of [...view.hand, ...view.oblivion]) {
    const isPair = picked !== undefined && view.hand.includes(picked) !== view.hand.includes(die)
    const [choose] = isPair ? touching(touched, piece.die(picked), piece.die(die)) : []
    found.set(piece.die(die), choose === undefined ? { pick: { ...nothing, dice: [die] } } : { choose })
  }
  return found
}

// Ice cave B.

function lineClicks({ ask, options }: RfaDecision, { lines }: Picked): Clicks {
  const found = new Map<string, Click>()
  if (ask.kind !== 'claimLines') return found
  for (const line of ask.complete) {
    const marked = lines.includes(line)
      ? lines.filter((k) => k !== line)
      : [...lines, line].sort((a, b) => a - b)
    const alone = options.findIndex((it) => it.verb === 'claimLines' && it.lines.includes(line))
    found.set(
      piece.line(line),
      ask.complete.length === 1 ? { choose: alone } : { pick: { ...nothing, lines: marked } },
    )
  }
  return found
}

/** The option that claims just these lines. */
export function claimOf({ options }: RfaDecision, lines: readonly number[]): number | null {
  const n = options.findIndex((it) => it.verb === 'claimLines' && it.lines.join() === lines.join())
  return n < 0 ? null : n
}
