import { argsOf, type Phrase } from '@dicehearth/story'
import { colours, familiarDie, opposite, type DieId } from '../../content/dice.ts'
import { prospects } from '../trial.ts'
import { plainDie } from '../../rules/bag.ts'
import { newColours, newValues, selected } from '../../rules/dice-effects.ts'
import { lookOf } from '../../rules/slots.ts'
import { trialOf, type Hero, type Party } from '../../rules/state.ts'
import { cardKinds, type Source } from '../../story/cards.ts'

const args = argsOf(cardKinds)
const faces = [1, 2, 3, 4, 5, 6]

/** What a point is worth beside a covered slot. */
const worth = { healed: 0.35, filled: 0.2, gold: 0.6, xp: 1 } as const

/** What can become of one die, by choice or by chance. */
interface Outcome {
  die: DieId
  /** How the table would look; every one is as likely as the others. */
  tables: readonly Party[]
}

/** Weighs what cards would do, without doing it. */
export class Imagination {
  private readonly known = new Map<string, number>()

  /** How well the pool covers the slots. Pools that look the same are weighed once. */
  hopes(t: Party): number {
    const key = trialOf(t)
      .pool.map((die) => lookOf(t, die))
      .sort()
      .join(' ')
    let value = this.known.get(key)
    if (value === undefined) this.known.set(key, (value = prospects(t)))
    return value
  }

  /** How much better the party would stand after an effect. */
  gain(t: Party, effect: readonly Phrase[], hero: Hero): number {
    let sum = 0
    let table = t
    for (const phrase of effect) {
      const used: DieId[] = []
      sum += bodily(table, phrase, hero)
      for (let left = args(phrase, 'draw SOURCE') ? 1 : countOf(phrase); left > 0; left--) {
        const best = this.best(table, phrase, used)
        const better = best ? this.mean(best) - this.hopes(table) : 0
        if (!best || better <= 0) break
        sum += better
        used.push(best.die)
        // What chance will bring cannot be built on.
        if (best.tables.length === 1) [table] = best.tables
      }
    }
    return sum
  }

  /** The outcome that is worth most. */
  private best(t: Party, phrase: Phrase, used: readonly DieId[]): Outcome | null {
    let best: Outcome | null = null
    let highest = -Infinity
    for (const outcome of outcomes(t, phrase, used)) {
      const value = this.mean(outcome)
      if (value > highest) [best, highest] = [outcome, value]
    }
    return best
  }

  /** What it would be worth to change any die but these; null if it cannot. */
  after(t: Party, phrase: Phrase, used: readonly DieId[]): number | null {
    const best = this.best(t, phrase, used)
    return best && this.mean(best)
  }

  private mean({ tables }: Outcome): number {
    return tables.reduce((sum, table) => sum + this.hopes(table), 0) / tables.length
  }
}

/** Up to how many dice an effect changes. */
function countOf(phrase: Phrase): number {
  const { sel } = phrase.args
  return sel && typeof sel === 'object' && 'count' in sel ? Number(sel.count) : 0
}

/** The table with one die changed. */
export function withDie(t: Party, die: DieId, face: number, counts = t.counts[die]): Party {
  return { ...t, faces: t.faces.with(die, face), counts: t.counts.with(die, counts) }
}

function* outcomes(t: Party, phrase: Phrase, used: readonly DieId[]): Generator<Outcome, void> {
  const draw = args(phrase, 'draw SOURCE')
  if (draw) return yield* drawn(t, draw.source)
  const flip = args(phrase, 'flip SEL')
  for (const die of flip ? selected(t, flip.sel, used) : [])
    yield { die, tables: [withDie(t, die, opposite(t.faces[die]))] }
  const adjust = args(phrase, 'adj SEL')
  for (const die of adjust ? selected(t, adjust.sel, used) : [])
    for (const face of [t.faces[die] - 1, t.faces[die] + 1])
      if (faces.includes(face)) yield { die, tables: [withDie(t, die, face)] }
  const reroll = args(phrase, 'reroll SEL')
  for (const die of reroll ? selected(t, reroll.sel, used) : [])
    yield { die, tables: faces.map((face) => withDie(t, die, face)) }
  const treat = args(phrase, 'as SEL -> LIKENESS')
  for (const die of treat ? selected(t, treat.sel, used) : []) {
    for (const row of newColours(t, die, treat?.likeness ?? none))
      yield { die, tables: [withDie(t, die, t.faces[die], colours[row])] }
    for (const value of newValues(t, die, treat?.likeness ?? none))
      yield { die, tables: [withDie(t, die, value)] }
  }
}

const none = { colours: '', values: [], other: null }

/** A die from the bag, of whatever colour it may be and whatever it may show. */
function* drawn(t: Party, source: Source): Generator<Outcome, void> {
  const rows = colours.flatMap((colour, row) =>
    source.colours === '' || source.colours === colour ? [row] : [],
  )
  const dice = source.familiar ? [familiarDie(source.colours)] : rows.flatMap((row) => plainDie(t, row) ?? [])
  if (dice.length === 0) return
  const shown = source.value === null ? faces : [source.value]
  yield {
    die: dice[0],
    tables: dice.flatMap((die) => shown.map((face) => withDie(joined(t, die), die, face))),
  }
}

/** The table with one die more in the pool. */
export function joined(t: Party, die: DieId): Party {
  const trial = trialOf(t)
  return { ...t, trial: { ...trial, pool: [...trial.pool, die] } }
}

/** What an effect does for bodies and purse. */
function bodily(t: Party, phrase: Phrase, hero: Hero): number {
  const heal = args(phrase, 'heal SELF N')
  if (heal) {
    const tired = t.heroes.map(({ fatigue }) => Math.min(heal.n, fatigue))
    if (heal.self === 'self') return worth.healed * tired[hero]
    const all = heal.self === 'each' ? tired.reduce((sum, n) => sum + n, 0) : Math.max(...tired)
    return worth.healed * all
  }
  const fill = args(phrase, 'fill SELF N')
  if (fill) return worth.filled * fill.n * (fill.self === 'each' ? t.heroes.length : 1)
  return (
    worth.gold * (args(phrase, 'gold CHANGE')?.change ?? 0) +
    worth.xp * (args(phrase, 'xp CHANGE')?.change ?? 0)
  )
}
