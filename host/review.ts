import { chanceToWin, hindsight, type Hindsight } from '@dicehearth/bots'
import { anyone, replay, type Game, type Option, type Saved, Table } from '@dicehearth/engine'
import { namesOf, withNames } from './names.ts'
import { peopleAt } from './seats.ts'

/** A moment that decided much. */
export interface Turn {
  /** The decision after which it happened. */
  position: number
  /** What was asked and taken there. */
  asked: string
  taken: string
  /** What came of it, from the log; empty if nothing was said. */
  told: string
  /** How much likelier or less likely the win became, dice and all. */
  swing: number
  /** What would have been better, and by how much; null if nothing clearly would. */
  better: { text: string; gain: number } | null
}

/** A finished game, looked at again: chances are from 0 to 1. */
export interface Review {
  /** For whom: everybody where all win together. */
  seat: number
  /** What is won more or less often in a game that is not won or lost as a whole; null for others. */
  wins: string | null
  /** The chance to win before each decision, and at the end. */
  course: readonly { position: number; chance: number }[]
  /** The turning points, in the order of play. */
  turns: readonly Turn[]
  /** What the choices of people cost altogether, and what dice, cards and all others gave (or took, if below 0). */
  cost: number
  luck: number
}

/** A decision as it was answered. */
interface Answered {
  position: number
  seat: number
  choice: number
  asked: string
  taken: string
  isPersons: boolean
}

/** So many decisions are looked at closely: those around which the chance changed most. */
const mostLookedAt = 40
const mostTurns = 3
/** Less than this is no turning point. */
const leastSwing = 0.02

/**
 * Plays a finished game again and looks at its choices with a mind that knows only what was known then. Yields how much
 * is done, from 0 to 1. Null for a game without odds, or one that does not lead to its end.
 */
export function* reviewOf(game: Game, saved: Saved): Generator<number, Review | null> {
  if (!game.mind?.ahead) return null
  // Where only companions play, theirs are the choices.
  const named = peopleAt(saved.seats)
  const people = named.length > 0 ? named : [...saved.seats.keys()]
  const [seat = 0] = people
  const answers: Answered[] = []
  const chances: number[] = []
  let isOver = false
  for (const table of positions(game, saved)) {
    chances.push(chanceToWin(table, seat) ?? 0)
    const answered = answerAt(table, saved, game.rivals ? [seat] : people)
    if (answered) answers.push(answered)
    isOver = table.decision === null
  }
  const end = answers.length
  if (end === 0 || end < saved.choices.length || !isOver) return null
  const swings = answers.map((_, n) => chances[n + 1] - chances[n])
  const lookedAt = answers
    .filter(({ isPersons }) => isPersons)
    .toSorted((a, b) => Math.abs(swings[b.position]) - Math.abs(swings[a.position]))
    .slice(0, mostLookedAt)
    .map(({ position }) => position)
  const found = new Map<number, Hindsight & { text: string }>()
  let done = 0
  for (const table of positions(game, saved)) {
    const { position, decision } = table
    if (!decision || !lookedAt.includes(position)) continue
    const { seat, choice } = answers[position]
    const better = hindsight(table, seat, choice)
    if (better) found.set(position, { ...better, text: optionText(table, saved, seat, better.option) })
    yield ++done / lookedAt.length
  }
  const told = sentences(game, saved)
  const weight = ({ position }: Answered): number =>
    Math.max(Math.abs(swings[position]), found.get(position)?.gain ?? 0)
  const turns = answers
    .filter((it) => weight(it) >= leastSwing)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, mostTurns)
    .sort((a, b) => a.position - b.position)
    .map(({ position, asked, taken }): Turn => {
      const { text, gain } = found.get(position) ?? { text: '', gain: 0 }
      const better = gain > 0 ? { text, gain } : null
      return { position, asked, taken, told: told.get(position + 1) ?? '', swing: swings[position], better }
    })
  const cost = [...found.values()].reduce((sum, { gain }) => sum + gain, 0)
  const luck = chances[end] - chances[0] + cost
  const wins = game.mind.ahead.wins ?? null
  return { seat, wins, course: chances.map((chance, position) => ({ position, chance })), turns, cost, luck }
}

/** The table before each choice, and at the end. */
function* positions(game: Game, saved: Saved): Generator<Table> {
  const { table: end } = replay(game, { ...saved, choices: [] })
  const table = new Table(game, end.config, saved.seed)
  for (const choice of saved.choices) {
    yield table
    if (choice >= (table.decision?.options.length ?? 0)) return
    table.choose(choice)
  }
  yield table
}

function answerAt(table: Table, saved: Saved, people: readonly number[]): Answered | null {
  const { decision, position } = table
  const choice = saved.choices[position]
  const option = decision?.options[choice]
  if (!decision || !option) return null
  const seat = seatOf(option, people)
  const view = viewOf(table, saved, seat)
  const asked = table.game.words.prompt(decision.ask, view)
  const taken = optionText(table, saved, seat, choice)
  return { position, seat, choice, asked, taken, isPersons: people.includes(seat) }
}

/** Whose answer it was; one that anybody may give is people's, if there are any. */
function seatOf({ seat }: Option, people: readonly number[]): number {
  return seat === anyone ? (people[0] ?? 0) : seat
}

function optionText(table: Table, saved: Saved, seat: number, option: number): string {
  const { decision, game } = table
  if (!decision) return ''
  return game.words.option(decision.options[option], decision.ask, viewOf(table, saved, seat))
}

function viewOf(table: Table, saved: Saved, seat: number): unknown {
  return withNames(table.view(seat), namesOf(saved.seats))
}

/** What the log said last after so many choices, unless it told of a success or a failure. */
function sentences(game: Game, saved: Saved): Map<number, string> {
  const names = namesOf(saved.seats)
  const told = new Map<number, string>()
  const decided = new Set<number>()
  replay(game, saved, (event, position, table) => {
    const text = game.words.event(event, withNames(table.view(anyone), names))
    const decides = ['good', 'bad'].includes(game.words.onSlip(event) ?? '')
    if (text === null || (decided.has(position) && !decides)) return
    told.set(position, text)
    if (decides) decided.add(position)
  })
  return told
}
