import { nearest } from '@dicehearth/engine'
import { everyPhrase, type Book, type Check, type Entry, type Finding, type Phrase } from '@dicehearth/story'
import type { Known } from '../known.ts'
import { addressee, areaOf, args, effectOf, outcomes, ownEnemies } from './look.ts'

/** Jumps lead forward, so that an area cannot go round in circles. */
export const forwardJumps: Check<Known> = {
  id: 'RF linter 1',
  level: 'error',
  *find({ book, ways }) {
    const order = new Map(book.entries.map(({ label }, i) => [label, i]))
    for (const { from, to, by, at } of ways) {
      const [here, there] = [order.get(from), order.get(to)]
      if (by === 'onwards' || here === undefined || there === undefined) continue
      const goesOn = there === here + 1
      if (there <= here || (areaOf(from) !== areaOf(to) && !goesOn))
        yield {
          at,
          message: `"${to}" is no later encounter of the same area`,
          advice: 'Jumps lead forward, within their area.',
        }
    }
  },
}

/** What the general reader cannot know: where lines of this game may stand, and whom they may name. */
export const places: Check<Known> = {
  id: 'RF linter 4',
  level: 'error',
  *find(study) {
    const { book } = study
    yield* headings(book)
    for (const entry of book.entries) {
      yield* effectsAbove(entry)
      yield* outcomePlaces(entry)
      if (addressee(entry) === null) yield* chosenByNobody(entry)
    }
    for (const entry of ownEnemies(book)) yield* windsAlone(entry)
    yield* unknownEnemies(book, study.known)
  },
}

/** A book that is tried from its middle begins with an encounter that is there. */
function* beginning([front, ...parts]: Book['parts']): Generator<Finding> {
  for (const line of front.lines) {
    const label = args(line, 'begin LABEL')?.label
    if (label !== undefined && !parts.some((part) => part.label === label))
      yield {
        at: line.at,
        message: `There is no encounter "${label}" to begin with`,
        advice: 'Name one of the book.',
      }
  }
}

function* headings({ parts }: Book): Generator<Finding> {
  let area = 0
  let encounters = 0
  const difficulty = parts[0].lines.filter(({ form }) => form === 'difficulty N')
  const advice = 'Write "difficulty 1" (to 5) below the title, once.'
  if (difficulty.length === 0) yield { at: parts[0].at, message: 'The difficulty is missing', advice }
  for (const [i, line] of difficulty.entries()) {
    const n = args(line, 'difficulty N')?.n ?? 0
    if (i > 0) yield { at: line.at, message: 'This is a second difficulty', advice }
    else if (n < 1 || n > 5) yield { at: line.at, message: `There is no difficulty ${n}`, advice }
  }
  yield* beginning(parts)
  for (const { kind, label, at } of parts) {
    if (kind === 'area') {
      if (area > 0 && encounters === 0)
        yield { at, message: 'The area above has no encounter', advice: 'Add one.' }
      encounters = 0
      if (++area > 5) yield { at, message: 'This is a sixth area', advice: 'An adventure has 1 to 5.' }
    }
    if (kind !== 'encounter') continue
    encounters++
    if (areaOf(label) !== area)
      yield { at, message: `"${label}" stands in area ${area}`, advice: `Number it ${area}.… or move it.` }
  }
}

/** Above choices and blocks there are words only: effects belong to what comes of them. */
function* effectsAbove({ body, lines, choices, block }: Entry): Generator<Finding> {
  if (choices.length === 0 && !block) return
  for (const part of body)
    for (const { form, at } of part.type === 'action' ? part.commands : [])
      if (form !== 'say TEXT')
        yield {
          at,
          message: `"${form}" stands above choices or a block`,
          advice: 'Put it into an option or an outcome.',
        }
  for (const { form, at } of lines)
    if (form === 'trap')
      yield { at, message: 'A trap has neither choices nor a block', advice: 'Cut the line "trap".' }
}

function* outcomePlaces({ block, choices }: Entry): Generator<Finding> {
  for (const { once, at } of choices)
    if (once)
      yield { at, message: '"once" means nothing here', advice: 'Every encounter is met once. Cut it.' }
  for (const line of block?.lines ?? [])
    for (const { form, at } of block ? effectOf(block, line) : []) {
      if (form === 'goto LABEL')
        yield {
          at,
          message: 'An outcome cannot jump',
          advice: 'Write "then -> LABEL" as the last line of the block.',
        }
      if (line.form === 'decline: EFFECT' && form !== 'say TEXT' && form !== 'nothing')
        yield { at, message: 'To decline has no effect', advice: 'Only "say" may stand here.' }
    }
}

function* chosenByNobody(entry: Entry): Generator<Finding> {
  const commands = [
    ...entry.body.flatMap((part) => (part.type === 'action' ? part.commands : [])),
    ...outcomes(entry).flat(),
  ]
  const texts = entry.body.filter((part) => part.type === 'text' && part.text.includes('{chosen}'))
  for (const { at } of [...commands.filter(({ args }) => args.target === 'chosen'), ...texts])
    yield {
      at,
      message: '"chosen" means nobody here',
      advice: 'Address one Character: "by hero(random)" below the heading.',
    }
}

/** A wind is a step by itself. */
function* windsAlone({ lines }: Entry): Generator<Finding> {
  for (const line of lines) {
    const step = args(line, 'step: STEP')?.step ?? []
    if (step.length > 1 && step.some(({ form }) => form === 'wind TEXT'))
      yield {
        at: line.at,
        message: '"wind" stands beside other effects',
        advice: 'Give it a step of its own.',
      }
  }
}

function* unknownEnemies(book: Book, { names }: Known): Generator<Finding> {
  const there = names.enemies && [...names.enemies, ...ownEnemies(book).map(({ label }) => label)]
  if (!there) return
  for (const { phrase } of everyPhrase(book))
    for (const name of enemiesIn(phrase))
      if (!there.includes(name))
        yield { at: phrase.at, message: `There is no enemy "${name}"`, advice: nearest(name, there) }
}

function enemiesIn(phrase: Phrase): string[] {
  const groups = (args(phrase, 'combat GROUPS') ?? args(phrase, 'combat boss GROUPS'))?.groups ?? []
  const { enemy } = phrase.args
  return [...groups.map((group) => group.enemy), ...(typeof enemy === 'string' ? [enemy] : [])]
}
