import { copyFate, newFate, pick, type Fate } from '../fate.ts'
import type { Game } from '../game.ts'
import { anyone, type Ask, type Option, type TableEvent, type TableState } from '../play.ts'
import { readConfig, type Config } from '../setup.ts'
import type { ShownDie } from '../speech.ts'
import { Table } from '../table.ts'
import { reasons } from '../why.ts'
import { isFate } from './fates-in.ts'

/** So many sentences that differ by more than their numbers are kept for each kind of question, answer and event. */
const most = 8
/** After so many nothing new is expected. */
const enough = 200

/** At every third decision it is also noted which options are left out, and what a seat imagines. */
const third = 3

/** So many names lead to a place in the state; what lies deeper is read with it. */
const deep = 3

/**
 * What a game says: for every kind of question, answer and event some sentences with what goes with them, as they come
 * up in one game with each set-up; which rules leave options out; and what a seat imagines in place of what it cannot
 * see. Read as a diff, it shows what a change does to the words.
 */
export async function phrasebook<S extends TableState>(
  game: Game<Config, S>,
  setups: readonly Readonly<Record<string, unknown>>[],
): Promise<string> {
  const book = new Map<string, { heard: number; sentences: Map<string, string> }>()
  const note: Note = (kind, parts, like) => {
    const entry = book.get(kind) ?? { heard: 0, sentences: new Map<string, string>() }
    book.set(kind, entry)
    if (entry.sentences.size === most || ++entry.heard > enough) return
    const sentence = parts()
      .map(inShort)
      .filter((part) => part !== '')
      .join(' | ')
    const shape = like ?? sentence.replaceAll(/\d+/g, '0')
    if (!entry.sentences.has(shape) && ![...entry.sentences.values()].includes(sentence))
      entry.sentences.set(shape, sentence)
  }
  const taken = new Map<string, number>()
  for (const [n, setup] of setups.entries()) {
    const config = readConfig(game, setup)
    await game.ready?.(config)
    const table = new Table(game, config, `phrasebook ${n}`, {
      listener: (event, _, { state }) => hear(game, state as S, event, note),
    })
    const chance = newFate(`phrasebook ${n}`)
    while (table.decision) {
      const { ask, options } = table.decision
      read(game, table.state, ask, options, note)
      if (table.position % third === 0) {
        for (const { option, rule } of reasons(table))
          note(`left out by ${rule}`, () => [`${option.verb} at ${ask.kind}`])
        for (const { place, thing } of imagined(game, table.state, ask.seat))
          // Once at each table for each kind of question: decks change little from one question to the next.
          note(`imagined ${place}`, () => [thing], `${ask.kind} ${n}`)
      }
      // What has been chosen least comes first, so that a few games show nearly everything.
      const times = options.map(({ verb }) => taken.get(`${ask.kind} ${verb}`) ?? 0)
      const least = Math.min(...times)
      const rare = [...options.keys()].filter((i) => times[i] === least)
      const choice = rare[pick(chance, rare.length)]
      taken.set(`${ask.kind} ${options[choice].verb}`, least + 1)
      table.choose(choice)
    }
    const view = game.view(table.state, anyone)
    note('the end', () => [game.words.outcome(view), game.words.figures(view)])
  }
  const kinds = [...book].sort(([a], [b]) => (a < b ? -1 : 1))
  return `${kinds.map(([kind, { sentences }]) => [kind, ...sentences.values()].join('\n  ')).join('\n')}\n`
}

/** What a seat imagines otherwise than it is: each place of the state with what lies there now. */
function imagined<S extends TableState>(game: Game<Config, S>, state: S, seat: number): Imagined[] {
  const copy = game.copy(state)
  game.imagine(copy, seat, newFate('imagined'))
  return differences(game.copy(state), copy, [])
}

interface Imagined {
  readonly place: string
  readonly thing: string
}

function differences(before: unknown, after: unknown, names: readonly string[]): Imagined[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (names.length === deep || !hasParts(before) || !hasParts(after) || isFate(after))
    return [{ place: names.join(' '), thing: lying(after) }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], Array.isArray(after) ? names : [...names, key]),
  )
}

/** A list of cards or numbers is read as a whole. */
function hasParts(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  return !Array.isArray(value) || value.some((it) => typeof it === 'object')
}

function lying(thing: unknown): string {
  if (thing === undefined) return 'nothing'
  if (Array.isArray(thing) && thing.length > 0 && !hasParts(thing)) return thing.join(', ')
  if (hasParts(thing) && isFate(thing)) return `dice to come: ${diceToCome(thing).join(', ')}`
  return JSON.stringify(thing, (_, it: unknown) => (typeof it === 'string' ? opening(it) : it))
}

function diceToCome(fate: Fate): number[] {
  const copy = copyFate(fate)
  return Array.from({ length: 6 }, () => pick(copy, 6) + 1)
}

/** Enough of a text to know it by. */
function opening(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** Of sentences that are alike only the first is kept; unless something else is said, those that differ by numbers alone. */
type Note = (kind: string, parts: () => readonly unknown[], like?: string) => void

function hear<S extends TableState>(game: Game<Config, S>, state: S, event: TableEvent, note: Note): void {
  note(`event ${event.type}`, () => {
    const view = game.view(state, anyone)
    const { words } = game
    return [
      words.event(event, view),
      game.sound(event),
      words.dice(event, view).map(dieInShort).join(', '),
      game.acted(event, state),
      game.touches(event, view),
    ]
  })
}

function dieInShort({ colour, second, face }: ShownDie): string {
  return `${second ? `${colour}-${second.colour}` : colour} ${face}`
}

function read<S extends TableState>(
  game: Game<Config, S>,
  state: S,
  ask: Ask,
  options: readonly Option[],
  note: Note,
): void {
  const { words } = game
  const view = game.view(state, ask.seat)
  note(`ask ${ask.kind}`, () => [words.prompt(ask, view), words.rules(ask, view)])
  for (const danger of words.dangers(view)) note('danger', () => [danger])
  for (const option of options) {
    note(`answer ${option.verb} at ${ask.kind}`, () => [
      words.option(option, ask, view),
      words.group(option, ask, view),
      words.risk(option, ask, view),
      game.touches(option, view),
    ])
  }
}

/** Nothing where there is nothing to read. */
function inShort(part: unknown): string {
  if (part === null || (Array.isArray(part) && part.length === 0)) return ''
  return typeof part === 'string' ? part : JSON.stringify(part)
}
