import { everyPhrase, holds, testsIn, type Check, type Entry, type Finding } from '@dicehearth/story'
import type { Group } from '../kinds.ts'
import type { Known } from '../known.ts'
import { args, groupsOf, ownEnemies } from './look.ts'

/** How many enemies come, for every number of Characters and whatever the party remembers. */
export const counts: Check<Known> = {
  id: 'RF linter 5',
  level: 'error',
  *find({ book }) {
    for (const entry of book.entries) {
      const groups = groupsOf(entry)
      if (entry.block && groups.length > 0 && !alwaysSomebody(groups))
        yield {
          at: entry.block.head.at,
          message: 'It may happen that one Character alone meets nobody',
          advice: 'Give one group without a condition a first number above 0.',
        }
    }
    for (const { phrase } of everyPhrase(book)) {
      const groups = (args(phrase, 'combat GROUPS') ?? args(phrase, 'combat boss GROUPS'))?.groups ?? []
      const joining = args(phrase, 'spawn ENEMY COUNTS at PERCENT')
      for (const many of [...groups.map((group) => group.counts), ...(joining ? [joining.counts] : [])])
        if (many.some((n, i) => n > 8 || n < (many[i - 1] ?? 0)))
          yield {
            at: phrase.at,
            message: `${many.join('/')} are no counts`,
            advice: "Four numbers from 0 to 8 that don't fall.",
          }
    }
  },
}

/** In every state of the flags some group has a first number above 0. */
function alwaysSomebody(groups: readonly Group[]): boolean {
  const first = groups.filter((group) => group.counts[0] > 0)
  const flags = [
    ...new Set(first.flatMap(({ when }) => testsIn(when)).map(({ args }) => String(args.flag))),
  ].slice(0, 12)
  for (let state = 0; state < 2 ** flags.length; state++) {
    const isOn = (flag: string): boolean => (state >> flags.indexOf(flag)) % 2 === 1
    if (!first.some(({ when }) => when === null || holds(when, ({ args }) => isOn(String(args.flag)))))
      return false
  }
  return true
}

/** The enemies of the book: percentages, scripts, winds and bonds. */
export const enemies: Check<Known> = {
  id: 'RF linter 6',
  level: 'error',
  *find({ book }) {
    const own = ownEnemies(book)
    for (const enemy of own) {
      yield* percentages(enemy)
      yield* scripts(enemy)
      yield* values(enemy)
    }
    const bonds = new Map(
      own.map((enemy) => [enemy.label, enemy.lines.flatMap((line) => args(line, 'bond ENEMY')?.enemy ?? [])]),
    )
    for (const { label, at } of own) {
      const seen = new Set(bonds.get(label))
      for (const other of seen) for (const next of bonds.get(other) ?? []) seen.add(next)
      if (seen.has(label))
        yield { at, message: 'Bonds lead round in a circle', advice: 'Nobody could ever be hurt. Cut one.' }
    }
  },
}

function* percentages({ lines }: Entry): Generator<Finding> {
  const scripts: number[] = []
  for (const line of lines) {
    const { percent } = line.args
    if (typeof percent !== 'number') continue
    if (percent < 1 || percent > 99)
      yield { at: line.at, message: `${percent} is no percentage`, advice: 'Write 1 to 99.' }
    if (line.form !== 'at PERCENT') continue
    if (scripts.includes(percent))
      yield { at: line.at, message: `A second script from ${percent} on`, advice: 'Keep one.' }
    scripts.push(percent)
  }
}

function* scripts({ lines, at }: Entry): Generator<Finding> {
  let script = { at, winds: [] as boolean[] }
  const all = [script]
  for (const line of lines) {
    if (line.form === 'at PERCENT') all.push((script = { at: line.at, winds: [] }))
    const step = args(line, 'step: STEP')?.step
    if (step) script.winds.push(step.some(({ form }) => form === 'wind TEXT'))
  }
  for (const { at, winds } of all) {
    if (winds.length === 0) yield { at, message: 'This script has no step', advice: 'Add "step: …".' }
    if (winds.length > 1 && winds.at(-1))
      yield {
        at,
        message: 'The last step of this script is a wind',
        advice: 'Let the step follow that it announces.',
      }
  }
}

/** Every enemy has a tier, Life and a hint, once. */
function* values({ lines, at }: Entry): Generator<Finding> {
  for (const form of ['tier N', 'life AMOUNT', 'hint TEXT']) {
    const n = lines.filter((line) => line.form === form).length
    if (n !== 1)
      yield {
        at,
        message: `This enemy has ${n === 0 ? 'no' : 'more than one'} line "${form}"`,
        advice: 'Write it once.',
      }
  }
  for (const line of lines)
    if (args(line, 'life AMOUNT')?.amount.n === 0)
      yield {
        at: line.at,
        message: 'An enemy without Life falls before it fights',
        advice: 'Write "life 1" or more.',
      }
}
