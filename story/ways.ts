import {
  headOf,
  type Action,
  type Book,
  type Choice,
  type Condition,
  type Entry,
  type Phrase,
} from './book.ts'
import { literals, type Literal } from './conditions.ts'
import type { Road } from './lint.ts'
import type { FilePosition } from './problems.ts'
import type { Fact, Vocabulary } from './vocabulary.ts'

/** A way from one entry to another. */
export interface Way {
  from: string
  to: string
  /** By an action, a choice, the outcome of a block, reading on below, or something the game adds: a move, an item. */
  by: 'action' | 'choice' | 'block' | 'onwards' | 'game'
  /** What it is called in a drawing. */
  words: string
  at: FilePosition
  /** Which line of the entry: actions above it have been carried out when this way is taken. */
  line: number
  /** What must be true for it: its own condition, and that no jump above was taken. */
  guard: readonly Literal[]
  /** What has certainly been recorded when it is taken. */
  records: readonly Fact[]
  /** Something has certainly changed when it is taken. */
  changes: boolean
  /** It can be taken only once, whatever its condition. */
  once: boolean
}

/** A line of an entry with what is known when it is reached. */
export interface Step {
  entry: Entry
  line: number
  when: Condition | null
  commands: readonly Phrase[]
  guard: readonly Literal[]
  records: readonly Fact[]
  changes: boolean
}

/** The action lines of an entry in order, and a last step for its choices or its block. */
export function stepsOf(vocabulary: Vocabulary, entry: Entry): Step[] {
  const steps: Step[] = []
  let guard: Literal[] = []
  let records: Fact[] = []
  let changes = false
  const actions = entry.body.filter((part): part is Action => part.type === 'action' && part.on === null)
  for (const [line, { when, commands }] of actions.entries()) {
    const own = literals(vocabulary, when)
    const done = recordsOf(vocabulary, commands)
    steps.push({
      entry,
      line,
      when,
      commands,
      guard: [...guard, ...own],
      records: [...records, ...done],
      changes: changes || !commands.every((command) => vocabulary.commands[command.form].idle),
    })
    if (turnOf(vocabulary, commands) !== undefined) {
      guard = [...guard, ...literals(vocabulary, when, false)]
      continue
    }
    if (when === null) changes = steps[line].changes
    records = [...records, ...done.filter((fact) => when === null || asksForLackOf(vocabulary, when, fact))]
  }
  steps.push({ entry, line: actions.length, when: null, commands: [], guard, records, changes })
  return steps
}

/** `! if not K: record K` leaves K recorded, whether or not it is carried out. */
function asksForLackOf(vocabulary: Vocabulary, when: Condition, fact: Fact): boolean {
  if (!('not' in when) || !('test' in when.not)) return false
  const [{ fact: asked }] = literals(vocabulary, when.not)
  return asked === fact
}

function recordsOf(vocabulary: Vocabulary, commands: readonly Phrase[]): Fact[] {
  return commands.flatMap(({ form, args }) => vocabulary.commands[form].records?.(args) ?? [])
}

/** Where commands lead: a label, null for somewhere that is not an entry, undefined if they don't jump. */
export function turnOf(vocabulary: Vocabulary, commands: readonly Phrase[]): string | null | undefined {
  for (const { form, args } of commands) {
    const turn = vocabulary.commands[form].turns?.(args)
    if (turn !== undefined) return turn
  }
  return undefined
}

/** Where a choice leads, in the same sense. */
export function choiceTurn(vocabulary: Vocabulary, choice: Choice): string | null | undefined {
  return choice.to ?? turnOf(vocabulary, choice.commands)
}

/** Whether the party chooses again after it. */
export function staysAfter(vocabulary: Vocabulary, entry: Entry, choice: Choice): boolean {
  if (choice.standard || choiceTurn(vocabulary, choice) !== undefined) return false
  return (
    choice.commands.some(({ form }) => vocabulary.commands[form].stays) || vocabulary.choosesAgain(entry.kind)
  )
}

/** Whether an entry always jumps before it reaches its choices, its block or its end. */
export function surelyTurns(vocabulary: Vocabulary, entry: Entry): boolean {
  return stepsOf(vocabulary, entry).some(
    ({ when, commands }) => when === null && turnOf(vocabulary, commands) !== undefined,
  )
}

/** All ways of a book: those that its lines open, and those that the game knows besides. */
export function waysOf(vocabulary: Vocabulary, book: Book, roads: (entry: Entry) => Road[]): Way[] {
  return book.entries.flatMap((entry, i) => {
    const steps = stepsOf(vocabulary, entry)
    const last = steps.at(-1)
    const next = vocabulary.continuesBelow ? book.entries.at(i + 1)?.label : undefined
    const ways = steps.slice(0, -1).flatMap((step) => actionWay(vocabulary, step))
    if (!last || surelyTurns(vocabulary, entry)) return ways
    ways.push(...roads(entry).map((road) => roadWay(vocabulary, last, road)))
    if (entry.choices.length > 0)
      return [...ways, ...entry.choices.flatMap((choice) => choiceWay(vocabulary, last, choice, next))]
    if (entry.block) return [...ways, ...blockWays(vocabulary, last, next)]
    return next === undefined ? ways : [...ways, way(last, next, 'onwards', '', entry.at)]
  })
}

function way(step: Step, to: string, by: Way['by'], words: string, at: FilePosition): Way {
  const { entry, line, guard, records, changes } = step
  return { from: entry.label, to, by, words, at, line, guard, records, changes, once: false }
}

function actionWay(vocabulary: Vocabulary, step: Step): Way[] {
  const to = turnOf(vocabulary, step.commands)
  return typeof to === 'string'
    ? [way(step, to, 'action', said(vocabulary, step.when), step.commands[0].at)]
    : []
}

function choiceWay(vocabulary: Vocabulary, last: Step, choice: Choice, next: string | undefined): Way[] {
  if (choice.standard || staysAfter(vocabulary, last.entry, choice)) return []
  const turn = choiceTurn(vocabulary, choice)
  const to = turn === undefined ? next : turn
  if (typeof to !== 'string') return []
  return [
    {
      ...way(last, to, 'choice', choice.words ?? '', choice.at),
      guard: [...last.guard, ...literals(vocabulary, choice.when)],
      records: [...last.records, ...recordsOf(vocabulary, choice.commands)],
      changes: true,
      once: choice.once,
    },
  ]
}

function blockWays(vocabulary: Vocabulary, last: Step, next: string | undefined): Way[] {
  const { block } = last.entry
  if (!block) return []
  const rows = vocabulary.blocks[block.name].lines
  const ways = block.lines.flatMap((line) => {
    const to = rows[line.form].turns?.(line.args)
    return typeof to === 'string' ? [{ ...way(last, to, 'block', headOf(line), line.at), changes: true }] : []
  })
  if (ways.length > 0 || next === undefined) return ways
  return [{ ...way(last, next, 'block', block.name, block.head.at), changes: true }]
}

function roadWay(vocabulary: Vocabulary, last: Step, { to, words, when, once }: Road): Way {
  const guard = [...last.guard, ...literals(vocabulary, when)]
  return { ...way(last, to, 'game', words, last.entry.at), guard, once, changes: true }
}

/** A condition in the words of the game. */
export function said(vocabulary: Vocabulary, condition: Condition | null): string {
  if (condition === null) return ''
  if ('test' in condition) return vocabulary.conditions[condition.test.form].says(condition.test.args)
  if ('not' in condition) return `not: ${said(vocabulary, condition.not)}`
  const parts = ('all' in condition ? condition.all : condition.any).map((part) => said(vocabulary, part))
  return parts.join('all' in condition ? ' and ' : ' or ')
}
