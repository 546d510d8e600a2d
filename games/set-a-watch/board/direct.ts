import type { Offered } from '@dicehearth/engine'
import { isDie, nothing, touching, without, type Manner, type Picked, type Press } from '@dicehearth/tabletop'
import { piece } from '../rules/pieces.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { DieId } from '../rules/state.ts'
import type { SawView } from '../view.ts'

export type SawDecision = Offered<SawAsk, SawOption>

type Found = Map<string, Press>

/** What the pieces of the board are for. */
export const manner: Manner<SawDecision, SawView> = {
  presses,
  raised: (_, { attack }) => (attack?.dice ?? []).map(piece.die),
  // Dice picked before the target join the attack one by one, as soon as the table asks for them.
  follows: (picked) =>
    picked.filter(isDie).map(
      () =>
        ({ verb }, { pieces }) =>
          verb === 'addDie' && pieces.some((id) => picked.includes(id)),
    ),
}

function presses(decision: SawDecision, _: SawView, picked: Picked): Found {
  switch (decision.ask.kind) {
    case 'watchAction':
      return watching(decision, picked)
    case 'placeDie':
    case 'runeSecond':
    case 'stunPick':
      return pairing(decision, picked)
    default:
      return answering(decision)
  }
}

function answering({ choices }: SawDecision): Found {
  const found: Found = new Map()
  choices.forEach(({ pieces }, n) => {
    for (const id of pieces) if (!found.has(id)) found.set(id, { choose: n })
  })
  return found
}

export function diceIn(picked: Picked): DieId[] {
  return picked.filter(isDie).map((id) => Number(id.slice('die:'.length)))
}

// The watch: dice or the fire first, then what they are for.

function watching(decision: SawDecision, picked: Picked): Found {
  const found: Found = new Map()
  decision.options.forEach((option, n) => {
    const { pieces } = decision.choices[n]
    for (const id of pieces)
      if (isDie(id))
        found.set(id, option.verb === 'shootAgain' ? { choose: n } : { pick: toggled(picked, id) })
    switch (option.verb) {
      case 'attack':
        if (picked.every((id) => pieces.includes(id))) found.set(piece.position(option.at), { choose: n })
        break
      case 'feedFire':
        found.set(piece.fire, { pick: picked.includes(piece.fire) ? nothing : [piece.fire] })
        pressAbility(found, piece.ability(option.ability), decision, picked)
        break
      case 'byDie':
      case 'byExhausting':
        pressAbility(found, piece.ability(option.ability), decision, picked)
        break
      default:
    }
  })
  return found
}

function toggled(picked: Picked, id: string): Picked {
  return picked.includes(id) ? without(picked, id) : [...picked.filter(isDie), id]
}

/** With the fire or one die pointed at it is clear what the card is for; with nothing it is taken up. */
function pressAbility(found: Found, id: string, decision: SawDecision, picked: Picked): void {
  if (picked.length === 0) found.set(id, { read: id })
  const [choose] = picked.length === 1 ? touching(decision, id, ...picked) : []
  if (choose !== undefined) found.set(id, { choose })
}

// Two pieces make an answer, whichever is named first: a die and a space, a die and a card.

function pairing(decision: SawDecision, [first]: Picked): Found {
  const found: Found = new Map()
  for (const id of new Set(decision.choices.flatMap(({ pieces }) => pieces))) {
    const answers = touching(decision, id)
    if (id === first) found.set(id, { pick: nothing })
    else if (first === undefined)
      found.set(id, isDie(id) || answers.length > 1 ? { pick: [id] } : { choose: answers[0] })
    else if (isDie(id) === isDie(first)) found.set(id, { pick: [id] })
    else {
      const [choose] = touching(decision, id, first)
      if (choose !== undefined) found.set(id, { choose })
    }
  }
  return found
}
