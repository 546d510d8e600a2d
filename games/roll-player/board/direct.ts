import type { Offered } from '@dicehearth/engine'
import { isDie, nothing, type Manner, type Picked, type Press, type Presses } from '@dicehearth/tabletop'
import { firstCombatDie, type DieId } from '../content/dice.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import { piece } from '../rules/pieces.ts'
import type { RpView } from '../view.ts'

export type RpDecision = Offered<RpAsk, RpOption>

/** What the pieces of the board are for: a die in hand is pointed at, and goes where a line is pressed. */
export const manner: Manner<RpDecision, RpView> = {
  presses,
  raised: (decision, _, picked) => {
    const die = decision && dieToPlace(decision, picked)
    return die === null ? nothing : [die]
  },
  // A goal is asked about together with the die in hand, anything else alone.
  asksWhy: (decision, _, picked, id) => {
    const die = dieToPlace(decision, picked)
    return die !== null && isGoal(id) ? [die, id] : [id]
  },
  reads: (_, __, isPrinted) => isPrinted,
}

/** What is paid for is never done by the first press: the piece is taken up. */
const paid: ReadonlySet<RpOption['verb']> = new Set<RpOption['verb']>([
  'buy',
  'discard',
  'banish',
  'heal',
  'train',
  'reroll',
  'hire',
  'passOver',
  'skill',
  'ability',
  'pay',
])

function presses(decision: RpDecision, view: RpView, picked: Picked): Presses {
  const found = new Map<string, Press>()
  const die = dieToPlace(decision, picked)
  decision.options.forEach(({ verb }, n) => {
    const touched = decision.choices[n].pieces
    if (verb === 'place' || verb === 'store') {
      for (const id of touched) {
        if (isDie(id)) found.set(id, { pick: picked.includes(id) ? nothing : [id] })
        else if (die !== null && touched.includes(die)) found.set(id, { choose: n })
      }
      return
    }
    for (const id of verb === 'roll' ? unrolled(view) : touched)
      found.set(id, found.has(id) || paid.has(verb) ? { read: id } : { choose: n })
  })
  return found
}

/** The piece of the die that a press on a line would place: the one pointed at, or the first of those on offer. */
function dieToPlace({ options, choices }: RpDecision, [picked]: Picked): string | null {
  const dice = options.flatMap(({ verb }, n) => (verb === 'place' ? choices[n].pieces.filter(isDie) : []))
  return picked !== undefined && dice.includes(picked) ? picked : (dice[0] ?? null)
}

/** The die whose way to each line is shown. */
export function dieInHand(decision: RpDecision | null, picked: Picked): DieId | null {
  const id = decision && dieToPlace(decision, picked)
  return id === null ? null : Number(id.slice('die:'.length))
}

/** The Combat Dice that wait for the roll. */
function unrolled({ combatDice, face }: RpView): string[] {
  const rolled = face.length > firstCombatDie
  return rolled ? [] : Array.from({ length: combatDice }, (_, n) => piece.die(firstCombatDie + n))
}

function isGoal(id: string): boolean {
  return id.startsWith('line:') || id.startsWith('space:') || id === piece.card('backpack')
}
