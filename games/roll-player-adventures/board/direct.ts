import { pickedInstead, type Click } from '@dicehearth/tabletop'
import { speech } from '../speech/index.ts'
import type { PartyView } from '../view.ts'
import type { AdventureDecision } from './context.ts'

/** The piece that was picked as the first half of an answer: a die to place, a card to give or to buy. */
export type Picked = string | null
export type Clicks = ReadonlyMap<string, Click<string>>

/** Answers that name two pieces: the last one is where the others go. */
const twoSteps = new Set<string>(['placeDie', 'buyCard', 'giveCard'])

interface Pair {
  /** The pieces that stand for what is taken up; any of them will do. */
  first: readonly string[]
  target: string
  option: number
}

function pairsOf({ options }: AdventureDecision, view: PartyView): Pair[] {
  return options.flatMap((it, option) => {
    if (!twoSteps.has(it.verb)) return []
    const touched = speech.touches(it, view)
    return [{ first: touched.slice(0, -1), target: touched.at(-1) ?? '', option }]
  })
}

/** Whether a piece can be taken up to be laid somewhere. */
export function takesUp(decision: AdventureDecision, view: PartyView, id: string): boolean {
  return pairsOf(decision, view).some(({ first }) => first.includes(id))
}

/** The options that are left once something is picked; null while nothing is. */
export function left(decision: AdventureDecision, view: PartyView, picked: Picked): readonly number[] | null {
  if (picked === null) return null
  return pairsOf(decision, view).flatMap(({ first, option }) => (first.includes(picked) ? [option] : []))
}

/** What a press on each piece does now. */
export function clicks(decision: AdventureDecision, view: PartyView, picked: Picked): Clicks {
  const ways = new Map<string, Click<string>>()
  const pairs = pairsOf(decision, view)
  for (const [option, it] of decision.options.entries()) {
    if (twoSteps.has(it.verb)) continue
    for (const piece of speech.touches(it, view)) if (!ways.has(piece)) ways.set(piece, { choose: option })
  }
  for (const { first, target, option } of pairs) {
    const fits = picked === null || first.includes(picked)
    for (const piece of first) {
      const others = pairs.filter((pair) => pair.first.includes(piece))
      const way = others.length === 1 ? { choose: option } : { pick: piece }
      if (!fits || piece === picked) ways.set(piece, { pick: piece })
      else if (!ways.has(piece))
        ways.set(piece, picked === null ? way : (pickedInstead(way) ?? { pick: piece }))
    }
    const here = pairs.filter(
      (pair) => pair.target === target && (picked === null || pair.first.includes(picked)),
    )
    if (fits && here.length === 1) ways.set(target, { choose: option })
  }
  return ways
}
