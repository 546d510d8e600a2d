import { literals } from '../conditions.ts'
import type { Check, Study } from '../lint.ts'
import type { Fact, Vocabulary } from '../vocabulary.ts'
import { mentions, type Mention } from '../walk.ts'
import { reached } from '../lint.ts'

/** The facts of one kind: "keyword", "title". */
export function ofKind(kind: string, list: readonly Mention[]): Mention[] {
  return list.filter(({ fact }) => fact.startsWith(`${kind} `))
}

/** Asked for but never recorded (error); recorded but never asked for (warning). */
export function looseFacts(
  id: string,
  kind: string,
  isSpare: (name: string) => boolean = () => false,
): Check {
  return {
    id,
    level: 'error',
    *find({ vocabulary, book }) {
      const { asked, recorded } = mentions(vocabulary, book)
      for (const { fact, at } of missingIn(ofKind(kind, asked), recorded))
        yield {
          at,
          message: `Nothing in this book records the ${fact}`,
          advice: "Record it somewhere, or don't ask for it.",
        }
      for (const { fact, at } of missingIn(ofKind(kind, recorded), asked))
        if (!isSpare(fact.slice(kind.length + 1)))
          yield {
            at,
            message: `Nothing in this book asks for the ${fact}`,
            advice: 'Ask for it somewhere, or leave it out.',
            level: 'warning',
          }
    },
  }
}

/** The first mention of each fact that does not occur in the other list. */
export function missingIn(list: readonly Mention[], other: readonly Mention[]): Mention[] {
  const there = new Set(other.map(({ fact }) => fact))
  const first = new Map<Fact, Mention>()
  for (const mention of list)
    if (!there.has(mention.fact) && !first.has(mention.fact)) first.set(mention.fact, mention)
  return [...first.values()]
}

/** The same card is revealed twice on one path, without a test in between whether the party has it. */
export function revealedTwice(id: string, kinds: readonly string[]): Check {
  return {
    id,
    level: 'warning',
    *find(study) {
      const { recorded } = mentions(study.vocabulary, study.book)
      const byFact = Map.groupBy(recorded, ({ fact }) => fact)
      for (const [fact, places] of byFact) {
        if (!kinds.includes(fact.split(' ')[0])) continue
        for (const [i, again] of places.entries()) {
          if (asksFirst(study.vocabulary, again)) continue
          if (places.some((first, j) => j !== i && leads(study, fact, first, again, j < i)))
            yield {
              at: again.at,
              message: `The ${fact} may have been revealed before on the way here`,
              advice: 'Ask with "if not" whether the party has it, or reveal it in one place only.',
            }
        }
      }
    },
  }
}

/** `! if not title T: reveal T` reveals nothing a second time, whatever came before. */
function asksFirst(vocabulary: Vocabulary, { fact, at, entry }: Mention): boolean {
  const lines = [...entry.body.filter((part) => part.type === 'action'), ...entry.choices]
  const line = lines.find(({ commands }) => commands.some((command) => command.at === at))
  return literals(vocabulary, line?.when ?? null).some((literal) => literal.fact === fact && !literal.is)
}

function leads({ ways }: Study, fact: Fact, first: Mention, again: Mention, above: boolean): boolean {
  if (first.entry === again.entry) return above
  const unasked = ways.filter(({ guard }) => !guard.some((literal) => literal.fact === fact))
  const after = unasked.filter(({ from }) => from === first.entry.label).map(({ to }) => to)
  return reached(after, unasked).has(again.entry.label)
}
