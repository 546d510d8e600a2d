import { literals, type Literal } from '../conditions.ts'
import { reached, type Check, type Study } from '../lint.ts'
import type { Fact } from '../vocabulary.ts'
import { mentions, type Mention } from '../walk.ts'
import { stepsOf } from '../ways.ts'

/**
 * A line that no order of visits leads to: what it asks for is recorded only behind it, or on every way to it what must
 * not be there has been recorded already. Facts that the party may bring along, or whose mention lies outside the
 * entries, are left alone.
 */
export function unreadLines(id: string, isBrought: (fact: Fact) => boolean): Check {
  return {
    id,
    level: 'warning',
    *find(study) {
      const orders = new Orders(study)
      for (const entry of study.book.entries) {
        const steps = stepsOf(study.vocabulary, entry)
        const lines = steps.slice(0, -1).map((step) => ({ ...step, at: step.commands[0]?.at ?? entry.at }))
        const known = steps.at(-1)?.records ?? []
        const choices = entry.choices.map(({ when, at }) => ({ when, at, commands: [], records: known }))
        for (const { when, at, commands, records } of [...lines, ...choices]) {
          const own = commands.flatMap(
            ({ form, args }) => study.vocabulary.commands[form].records?.(args) ?? [],
          )
          const before = records.filter((fact) => !own.includes(fact))
          const missed = literals(study.vocabulary, when).find(
            (it) => it.fact !== null && !isBrought(it.fact) && !orders.allow(it, entry.label, before),
          )
          if (missed) yield { at, ...unread(missed) }
        }
      }
    },
  }
}

function unread({ key, is }: Literal): { message: string; advice: string } {
  return {
    message: is
      ? `In no order of visits does the party have the ${key} here`
      : `In every order of visits the party has the ${key} here already`,
    advice: 'Ask for something else, or leave the line out.',
  }
}

/** What a party may have when it comes to an entry, whatever it visited before. */
class Orders {
  private readonly study: Study
  private readonly recorded: ReadonlyMap<Fact, Mention[]>
  private readonly erased: ReadonlySet<Fact>
  private readonly outside: ReadonlySet<Fact>

  constructor(study: Study) {
    this.study = study
    const { recorded, erased } = mentions(study.vocabulary, study.book)
    this.recorded = Map.groupBy(recorded, ({ fact }) => fact)
    this.erased = new Set(erased.map(({ fact }) => fact))
    const entries = new Set(study.book.entries)
    this.outside = new Set(recorded.flatMap(({ fact, entry }) => (entries.has(entry) ? [] : [fact])))
  }

  allow({ fact, is }: Literal, label: string, before: readonly Fact[]): boolean {
    if (fact === null || this.outside.has(fact)) return true
    return is ? this.mayHave(fact, label) : this.mayLack(fact, label, before)
  }

  private mayHave(fact: Fact, label: string): boolean {
    const places = new Set((this.recorded.get(fact) ?? []).map(({ entry }) => entry.label))
    // What nothing records is another check's finding; to a start the party may come from anywhere.
    if (places.size === 0 || this.study.start.includes(label)) return true
    return places.has(label) || reached(places, this.study.ways).has(label)
  }

  private mayLack(fact: Fact, label: string, before: readonly Fact[]): boolean {
    if (this.erased.has(fact)) return true
    const { start, ways } = this.study
    return (
      !before.includes(fact) &&
      reached(
        start,
        ways.filter(({ records }) => !records.includes(fact)),
      ).has(label)
    )
  }
}
