import type { Choice, Entry, Phrase } from '../book.ts'
import { literals, type Literal } from '../conditions.ts'
import { reached, type Check, type Finding, type Study } from '../lint.ts'
import type { FilePosition } from '../problems.ts'
import type { Fact } from '../vocabulary.ts'
import { mentions } from '../walk.ts'
import { staysAfter, stepsOf, type Way } from '../ways.ts'

/**
 * Finds gains that the party can collect again and again. Some cannot be repeated: a `once` choice, a way of the game
 * that is used up, a line whose condition is used up, and a line under `not K` if the party cannot come back to it
 * without K.
 */
export function farming(id: string): Check {
  return {
    id,
    level: 'error',
    *find(study) {
      const field = new Field(study)
      const seen = reached(study.start, study.ways)
      for (const entry of study.book.entries) {
        if (!seen.has(entry.label)) continue
        yield* actionGains(study, field, entry)
        for (const choice of entry.choices) yield* choiceGain(study, field, entry, choice)
        const { block } = entry
        if (block && field.comesBack(entry, ({ by }) => by === 'block'))
          yield found(block.head.at, `this ${block.name}`)
      }
    },
  }
}

/** The ways of a book, and which of them stay open. */
class Field {
  private readonly ways: readonly Way[]
  private readonly lasting: readonly Way[]
  private readonly erased: ReadonlySet<Fact>

  constructor({ vocabulary, book, ways }: Study) {
    this.ways = ways
    this.erased = new Set(mentions(vocabulary, book).erased.map(({ fact }) => fact))
    this.lasting = ways.filter((way) => !way.once && !this.isSpent(way.guard, [way], way.from))
  }

  /** Whether the party can leave by one of these ways and come back, as often as it likes. */
  comesBack({ label }: Entry, by: (way: Way) => boolean): boolean {
    const leaving = this.lasting.filter((way) => way.from === label && by(way))
    return reached(
      leaving.map(({ to }) => to),
      this.lasting,
    ).has(label)
  }

  /** Whether a line with this guard works at most once, since one of these ways must be taken after it. */
  isSpent(guard: readonly Literal[], after: readonly Way[], label: string): boolean {
    return guard.some(({ fact, is, usedUp }) => {
      if (is) return usedUp
      if (fact === null || this.erased.has(fact)) return false
      const silent = (way: Way): boolean => !way.records.includes(fact)
      const open = after.filter(silent).map(({ to }) => to)
      return !reached(open, this.ways.filter(silent)).has(label)
    })
  }

  /** Whether taking this choice keeps it from being taken again. */
  endsItself({ vocabulary }: Study, { when, commands }: Choice): boolean {
    const records = commands.flatMap(({ form, args }) => vocabulary.commands[form].records?.(args))
    return literals(vocabulary, when).some(({ fact, is, usedUp }) =>
      is ? usedUp : fact !== null && !this.erased.has(fact) && records.includes(fact),
    )
  }

  after({ label }: Entry, line: number): Way[] {
    return this.ways.filter((way) => way.from === label && way.line >= line)
  }
}

function* actionGains(study: Study, field: Field, entry: Entry): Generator<Finding> {
  for (const { line, guard, commands } of stepsOf(study.vocabulary, entry)) {
    const gain = gainIn(study, commands)
    if (!gain || field.isSpent(guard, field.after(entry, line), entry.label)) continue
    if (field.comesBack(entry, (way) => way.line >= line)) yield found(gain.at, `"${gain.form}"`)
  }
}

function* choiceGain(study: Study, field: Field, entry: Entry, choice: Choice): Generator<Finding> {
  const gain = gainIn(study, choice.commands)
  if (!gain || choice.once) return
  const again = staysAfter(study.vocabulary, entry, choice)
    ? !field.endsItself(study, choice)
    : field.comesBack(entry, ({ at }) => at === choice.at)
  if (again) yield found(gain.at, `"${gain.form}"`)
}

function gainIn({ vocabulary }: Study, list: readonly Phrase[]): Phrase | undefined {
  return list.find(({ form }) => vocabulary.commands[form].gains)
}

function found(at: FilePosition, what: string): Finding {
  return {
    at,
    message: `The party can come back for ${what} again and again`,
    advice: 'Record a keyword and ask for it with "if not", or make the choice "once".',
  }
}
