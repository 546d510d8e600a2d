import type { Offered } from '@dicehearth/engine'
import { nothing, type Manner, type Picked, type Press, type Presses } from '@dicehearth/tabletop'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { PartyView } from '../view.ts'

export type AdventureDecision = Offered<AdventureAsk, AdventureOption>

/** What the pieces of the board are for: one may be picked as the first half of an answer. */
export const manner: Manner<AdventureDecision, PartyView> = {
  presses,
  left: (decision, _, [first]) =>
    pairsOf(decision).flatMap((pair) => (pair.first.includes(first) ? [pair.option] : [])),
  takenUp: (decision, _, __, id) => (pairsOf(decision).some(({ first }) => first.includes(id)) ? [id] : null),
}

/** Answers that name two pieces: the last one is where the others go. */
const twoSteps = new Set<string>(['placeDie', 'buyCard', 'giveCard'])

interface Pair {
  /** The pieces that stand for what is taken up, such as a die to place or a card to give; any of them will do. */
  first: readonly string[]
  target: string
  option: number
}

function pairsOf({ options, choices }: AdventureDecision): Pair[] {
  return options.flatMap(({ verb }, option) => {
    if (!twoSteps.has(verb)) return []
    const { pieces } = choices[option]
    return [{ first: pieces.slice(0, -1), target: pieces.at(-1) ?? '', option }]
  })
}

function presses(decision: AdventureDecision, _: PartyView, [picked]: Picked): Presses {
  const ways = new Map<string, Press>()
  const pairs = pairsOf(decision)
  for (const [option, { verb }] of decision.options.entries()) {
    if (twoSteps.has(verb)) continue
    for (const id of decision.choices[option].pieces) if (!ways.has(id)) ways.set(id, { choose: option })
  }
  for (const { first, target, option } of pairs) {
    const fits = picked === undefined || first.includes(picked)
    for (const id of first) {
      const isAlone = pairs.filter((pair) => pair.first.includes(id)).length === 1
      if (id === picked) ways.set(id, { pick: nothing })
      else if (!fits) ways.set(id, { pick: [id] })
      else if (!ways.has(id))
        ways.set(id, isAlone && picked === undefined ? { choose: option } : { pick: [id] })
    }
    const here = pairs.filter(
      (pair) => pair.target === target && (picked === undefined || pair.first.includes(picked)),
    )
    if (fits && here.length === 1) ways.set(target, { choose: option })
  }
  return ways
}
