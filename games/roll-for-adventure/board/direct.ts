import type { Offered } from '@dicehearth/engine'
import { isDie, nothing, touching, without, type Manner, type Picked, type Press } from '@dicehearth/tabletop'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import { kindOf } from '../rules/heaps.ts'
import { piece } from '../rules/pieces.ts'
import type { DieId } from '../rules/state.ts'
import type { RfaView } from '../view.ts'

export type RfaDecision = Offered<RfaAsk, RfaOption>

type Found = Map<string, Press>

/** What the pieces of the board are for. */
export const manner: Manner<RfaDecision, RfaView> = {
  presses,
  left,
  // Dice that wait for the song have been named already.
  raised: (decision) => (decision?.ask.kind === 'singTo' ? decision.ask.marked.map(piece.die) : []),
}

/** What somebody has pointed at so far: dice, a place that was named before them, lines of ice cave B. */
interface Pointed {
  dice: readonly DieId[]
  place: string | null
  lines: readonly number[]
}

export function pointedAt(picked: Picked, view: RfaView): Pointed {
  const dice = view.owner.flatMap((_, die) => (picked.includes(piece.die(die)) ? [die] : []))
  const lines = picked.flatMap((id) => (id.startsWith('line:') ? [Number(id.slice('line:'.length))] : []))
  const place = picked.find((id) => !isDie(id) && !id.startsWith('line:') && id !== piece.hero(view.active))
  return { dice, place: place ?? null, lines: lines.sort((a, b) => a - b) }
}

function presses(decision: RfaDecision, view: RfaView, picked: Picked): Found {
  switch (decision.ask.kind) {
    case 'place':
    case 'secondPlacement':
      return new Map([
        ...(hasAbility(decision)
          ? [
              [
                piece.hero(view.active),
                { pick: usesAbility(picked, view) ? nothing : [piece.hero(view.active)] },
              ] as const,
            ]
          : []),
        ...(usesAbility(picked, view) ? abilityPresses(decision, view) : placing(decision, view, picked)),
      ])
    case 'healer':
      return healing(decision, view, picked)
    case 'claimLines':
      return claiming(decision, picked)
    default:
      return simple(decision)
  }
}

/** A piece stands for an answer if it is the only one that it touches. */
function simple(decision: RfaDecision): Found {
  const { ask, choices } = decision
  const pieces = new Set(choices.flatMap((choice) => choice.pieces))
  if (ask.kind === 'singTo') for (const die of ask.marked) pieces.delete(piece.die(die))
  const found: Found = new Map()
  for (const id of pieces) {
    const [choose, ...others] = touching(decision, id)
    if (others.length === 0) found.set(id, { choose })
  }
  return found
}

// Placing: dice first or place first.

function placing(decision: RfaDecision, view: RfaView, picked: Picked): Found {
  const found: Found = new Map()
  const { dice, place } = pointedAt(picked, view)
  for (const die of view.hand) {
    const id = piece.die(die)
    const alike = view.hand.filter((other) => view.face[other] === view.face[die])
    if (place === null) found.set(id, { pick: withDie(id, alike.map(piece.die), picked) })
    else {
      const ways = placements(decision, view.face[die], place)
      // One die was pointed at: whether more of its number go too is asked.
      if (ways.length > 1) found.set(id, { pick: [place, id] })
      else if (ways.length === 1) found.set(id, { choose: ways[0] })
    }
  }
  const { options, choices } = decision
  const places = new Set(options.flatMap(({ verb }, n) => (verb === 'place' ? choices[n].pieces : [])))
  for (const id of places) {
    if (isDie(id)) continue
    const there = touching(decision, id)
    const choose = dice.length > 0 ? largest(decision, view, id, dice) : there.length === 1 ? there[0] : null
    if (choose !== null) found.set(id, { choose })
    else if (dice.length === 0) found.set(id, { pick: place === id ? nothing : [id] })
  }
  return found
}

/** All dice of a number rise at once; of those that rose, single ones are let go and taken up again. */
function withDie(die: string, alike: Picked, picked: Picked): Picked {
  if (!picked.some((other) => alike.includes(other))) return alike
  return picked.includes(die) ? without(picked, die) : [...picked, die]
}

/** The placements of dice of a number, at a place if one was named. */
function placements(
  { options, choices }: RfaDecision,
  number: number | null,
  place: string | null,
): number[] {
  return options.flatMap((option, n) =>
    option.verb === 'place' &&
    (number === null || option.number === number) &&
    (place === null || choices[n].pieces.includes(place))
      ? [n]
      : [],
  )
}

/** The options that what was picked leaves. */
function left(decision: RfaDecision, view: RfaView, picked: Picked): number[] {
  const { dice, place, lines } = pointedAt(picked, view)
  if (lines.length > 0)
    return decision.options.flatMap((it, n) =>
      it.verb === 'claimLines' && lines.every((line) => it.lines.includes(line)) ? [n] : [],
    )
  if (usesAbility(picked, view) || decision.ask.kind === 'healer') return touching(decision, ...picked)
  const ways = placements(decision, dice.length > 0 ? view.face[dice[0]] : null, place)
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
function largest(decision: RfaDecision, view: RfaView, place: string, dice: readonly DieId[]): number | null {
  let best: number | null = null
  let most = 0
  for (const n of placements(decision, view.face[dice[0]], place)) {
    const option = decision.options[n]
    if (option.verb !== 'place' || !uses(option, dice, view)) continue
    const count = option.own + option.ally + option.bonus
    if (count <= most) continue
    most = count
    best = n
  }
  return best
}

// Heroes with a way with dice.

/** Whether the active hero has a way with the dice just rolled. */
export function hasAbility({ options }: RfaDecision): boolean {
  return options.some(({ verb }) => verb === 'turn' || verb === 'mirror' || verb === 'sing')
}

/** Whether the hero was pointed at, to use their ability. */
export function usesAbility([first]: Picked, view: RfaView): boolean {
  return first === piece.hero(view.active)
}

function abilityPresses(decision: RfaDecision, view: RfaView): Found {
  const hero = piece.hero(view.active)
  const found: Found = new Map()
  for (const die of view.hand) {
    const id = piece.die(die)
    const ways = touching(decision, id, hero)
    // A die can be turned to several faces; it is sung to or mirrored in one way.
    if (ways.length === 1) found.set(id, { choose: ways[0] })
    else if (ways.length > 1) found.set(id, { pick: [hero, id] })
  }
  return found
}

/** Adventurer: the faces that a die can be turned to, and the options for them. */
export function facesFor(decision: RfaDecision, die: DieId): Map<number, number> {
  const faces = new Map<number, number>()
  for (const n of touching(decision, piece.die(die))) {
    const option = decision.options[n]
    if (option.verb === 'turn') faces.set(option.face, n)
  }
  return faces
}

/** Healer: the die that rests and the one that is freed, in either order. */
function healing(decision: RfaDecision, view: RfaView, [picked]: Picked): Found {
  const inHand = view.hand.map(piece.die)
  const found: Found = new Map()
  for (const id of [...inHand, ...view.oblivion.map(piece.die)]) {
    const isPair = picked !== undefined && inHand.includes(picked) !== inHand.includes(id)
    const [choose] = isPair ? touching(decision, picked, id) : []
    found.set(id, choose === undefined ? { pick: [id] } : { choose })
  }
  return found
}

// Ice cave B.

function claiming({ ask, options }: RfaDecision, picked: Picked): Found {
  const found: Found = new Map()
  if (ask.kind !== 'claimLines') return found
  for (const line of ask.complete) {
    const id = piece.line(line)
    const alone = options.findIndex((it) => it.verb === 'claimLines' && it.lines.includes(line))
    const marked = picked.includes(id) ? without(picked, id) : [...picked, id]
    found.set(id, ask.complete.length === 1 ? { choose: alone } : { pick: marked })
  }
  return found
}

/** The option that claims just these lines. */
export function claimOf({ options }: RfaDecision, lines: readonly number[]): number | null {
  const n = options.findIndex((it) => it.verb === 'claimLines' && it.lines.join() === lines.join())
  return n < 0 ? null : n
}
