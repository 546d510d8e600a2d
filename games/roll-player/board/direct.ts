import type { Decision } from '@dicehearth/engine'
import type { Click as Clicked } from '@dicehearth/tabletop'
import { firstCombatDie, type DieId } from '../content/dice.ts'
import { pieces } from '../speech/pieces.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpView } from '../view.ts'
import { speech } from '../speech/index.ts'

/** The die that somebody has pointed at; null while the first one is meant. */
export type Picked = string | null

export type RpDecision = Decision<RpAsk, RpOption>
/** Besides answering and pointing: a piece is taken up, because it costs something or has several uses. */
export type Click = Clicked<Picked> | { read: string }
export type Clicks = ReadonlyMap<string, Click>

/** What is paid for is never done by the first press. */
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

/** Every piece that does something when it is pressed now, and what it does. */
export function clicks(decision: RpDecision, view: RpView, picked: Picked): Clicks {
  const found = new Map<string, Click>()
  const die = dieToPlace(decision, view, picked)
  decision.options.forEach((option, n) => {
    const touched = speech.touches(option, view)
    if (option.verb === 'place' || option.verb === 'store') {
      for (const id of touched) {
        if (isDie(id)) found.set(id, { pick: id })
        else if (die !== null && touched.includes(die)) found.set(id, { choose: n })
      }
      return
    }
    for (const id of option.verb === 'roll' ? unrolled(view) : touched)
      found.set(id, found.has(id) || paid.has(option.verb) ? { read: id } : { choose: n })
  })
  return found
}

function isDie(id: string): boolean {
  return id.startsWith('die:')
}

/** The piece of the die that a press on a line would place: the one pointed at, or the first of those on offer. */
function dieToPlace({ options }: RpDecision, view: RpView, picked: Picked): Picked {
  const dice = options.flatMap((it) => (it.verb === 'place' ? speech.touches(it, view).filter(isDie) : []))
  return picked !== null && dice.includes(picked) ? picked : (dice[0] ?? null)
}

/** The die whose way to each line is shown. */
export function dieInHand(decision: RpDecision | null, view: RpView, picked: Picked): DieId | null {
  const piece = decision && dieToPlace(decision, view, picked)
  return piece === null ? null : Number(piece.slice('die:'.length))
}

/** The Combat Dice that wait for the roll. */
function unrolled({ combatDice, face }: RpView): string[] {
  const rolled = face.length > firstCombatDie
  return rolled ? [] : Array.from({ length: combatDice }, (_, n) => pieces.die(firstCombatDie + n))
}

/** What to ask about when a piece does nothing: together with the die in hand, or alone. */
export function asksWhy(id: string, inHand: DieId | null): string[] {
  const isGoal = id.startsWith('line:') || id.startsWith('space:') || id === pieces.card('backpack')
  return inHand !== null && isGoal ? [pieces.die(inHand), id] : [id]
}

/** The options that a piece stands for, by their numbers. */
export function usesOf(piece: string, { options }: RpDecision, view: RpView): number[] {
  return options.flatMap((option, n) => (speech.touches(option, view).includes(piece) ? [n] : []))
}
