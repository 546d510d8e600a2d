import type { Decision } from '@dicehearth/engine'
import type { Click as Clicked } from '@dicehearth/tabletop'
import { piece } from '../speech/pieces.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { DieId } from '../rules/state.ts'
import { speech } from '../speech/index.ts'
import type { SawView } from '../view.ts'

/** The pieces that somebody has pointed at so far on the way to an answer: dice, or what goes with a die or card. */
export type Picked = readonly string[]

export const nothing: Picked = []

export type SawDecision = Decision<SawAsk, SawOption>
/** Besides answering and pointing: a card is taken up, because there is more than one thing to do with it. */
export type Click = Clicked<Picked> | { read: string }
export type Clicks = ReadonlyMap<string, Click>

/** Every piece that does something when it is clicked now, and what it does. */
export function clicks({ ask, options }: SawDecision, view: SawView, picked: Picked): Clicks {
  const found = new Map<string, Click>()
  const touched = options.map((option) => speech.touches(option, view))
  switch (ask.kind) {
    case 'watchAction':
      watchClicks(found, options, touched, picked)
      break
    case 'placeDie':
    case 'runeSecond':
    case 'stunPick':
      pairClicks(found, touched, picked)
      break
    default:
      touched.forEach((pieces, n) => {
        for (const id of pieces) if (!found.has(id)) found.set(id, { choose: n })
      })
  }
  return found
}

/** The options that what was picked leaves; null while nothing is. */
export function left({ options }: SawDecision, view: SawView, picked: Picked): number[] | null {
  if (picked.length === 0) return null
  return options.flatMap((option, n) => {
    const pieces = speech.touches(option, view)
    return picked.every((id) => pieces.includes(id)) ? [n] : []
  })
}

/** What is picked when a die is taken up to be dragged: it alone, or all that rose with it; null if it stays. */
export function takenUp(ways: Clicks, picked: Picked, id: string): Picked | null {
  if (!isDie(id)) return null
  if (picked.includes(id)) return picked
  const way = ways.get(id)
  return way && 'pick' in way ? [id] : null
}

export function diceIn(picked: Picked): DieId[] {
  return picked.filter(isDie).map((id) => Number(id.slice('die:'.length)))
}

function isDie(id: string): boolean {
  return id.startsWith('die:')
}

function toggled(picked: Picked, id: string): Picked {
  return picked.includes(id) ? picked.filter((other) => other !== id) : [...picked.filter(isDie), id]
}

// The watch: dice or the fire first, then what they are for.

function watchClicks(
  found: Map<string, Click>,
  options: readonly SawOption[],
  touched: readonly (readonly string[])[],
  picked: Picked,
): void {
  options.forEach((option, n) => {
    for (const id of touched[n])
      if (isDie(id))
        found.set(id, option.verb === 'shootAgain' ? { choose: n } : { pick: toggled(picked, id) })
    switch (option.verb) {
      case 'attack':
        if (picked.every((id) => touched[n].includes(id))) found.set(piece.position(option.at), { choose: n })
        break
      case 'feedFire':
        found.set(piece.fire, { pick: picked.includes(piece.fire) ? nothing : [piece.fire] })
        abilityClick(found, piece.ability(option.ability), touched, picked)
        break
      case 'byDie':
      case 'byExhausting':
        abilityClick(found, piece.ability(option.ability), touched, picked)
        break
      default:
    }
  })
}

/** With the fire or one die pointed at it is clear what the card is for; with nothing it is taken up. */
function abilityClick(
  found: Map<string, Click>,
  id: string,
  touched: readonly (readonly string[])[],
  picked: Picked,
): void {
  const [first] = picked
  if (first === undefined) found.set(id, { read: id })
  const n = touched.findIndex((pieces) => pieces.includes(id) && pieces.includes(first))
  if (n >= 0 && picked.length === 1) found.set(id, { choose: n })
}

/** Of dice picked for an attack, the next that can be added: the option's number and the dice still to come. */
export function nextOf(
  { ask, options }: SawDecision,
  view: SawView,
  dice: readonly DieId[],
): { option: number; rest: readonly DieId[] } | null {
  if (ask.kind !== 'attackDie') return null
  for (const die of dice) {
    const option = options.findIndex(
      (it) => it.verb === 'addDie' && speech.touches(it, view).includes(piece.die(die)),
    )
    if (option >= 0) return { option, rest: dice.filter((other) => other !== die) }
  }
  return null
}

// Two pieces make an answer, whichever is named first: a die and a space, a die and a card.

function pairClicks(
  found: Map<string, Click>,
  touched: readonly (readonly string[])[],
  [first]: Picked,
): void {
  for (const id of new Set(touched.flat())) {
    const answers = touched.flatMap((pieces, n) => (pieces.includes(id) ? [n] : []))
    if (id === first) found.set(id, { pick: nothing })
    else if (first === undefined)
      found.set(id, isDie(id) || answers.length > 1 ? { pick: [id] } : { choose: answers[0] })
    else if (isDie(id) === isDie(first)) found.set(id, { pick: [id] })
    else {
      const answer = answers.find((n) => touched[n].includes(first))
      if (answer !== undefined) found.set(id, { choose: answer })
    }
  }
}

/** What to ask about when a piece does not go with what was pointed at: the one that does not fit, and the piece. */
export function misfit(decision: SawDecision, view: SawView, picked: Picked, id: string): string[] {
  const touched = decision.options.map((option) => speech.touches(option, view))
  const fits = (other: string): boolean => touched.some((all) => all.includes(id) && all.includes(other))
  const wrong = picked.find((other) => !fits(other)) ?? picked.at(0)
  return wrong === undefined ? [id] : [wrong, id]
}
