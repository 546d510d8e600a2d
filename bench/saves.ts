import { readConfig, resume, save, Table, type Saved } from '@dicehearth/engine'
import { changeSince } from '@dicehearth/host'
import { makeLadder } from './ladder.ts'
import { each, perSecond, rounded, times, type Figure } from './measure.ts'

/** High enough that the game is still going after both measurements. */
const long = makeLadder(100_000)
const short = 50
const far = 5_000

/** Storing, loading and going back should cost the same early and late in a game. */
export function* figures(): Generator<Figure> {
  const [early, late] = [short, far].map(tableAt)
  yield* compared('storing one more choice', early, late, storeOneMore)
  yield* compared('loading from the last rounds', early, late, (table) => {
    const saved = recent(table)
    return () => resume(long, saved, { own: true })
  })
  yield* compared('undo and redo of one choice', early, late, (table) => () => {
    table.rewind(table.position - 1)
    table.redo()
  })
}

function* compared(
  what: string,
  early: Table,
  late: Table,
  work: (table: Table) => () => unknown,
): Generator<Figure> {
  const [one, other] = [early, late].map((table) => {
    const act = work(table)
    return perSecond(() => times(500, act))
  })
  yield [`${what}, at choice ${rounded(short)}`, each(one)]
  yield [`${what}, at choice ${rounded(far)}`, each(other)]
  yield ['ratio', rounded(one / other)]
}

function tableAt(position: number): Table {
  const table = new Table(long, readConfig(long, {}), 'long')
  while (table.position < position) table.choose(0)
  return table
}

function storeOneMore(table: Table): () => unknown {
  return () => {
    table.choose(0)
    const change = JSON.stringify(changeSince(table, table.position - 1))
    table.rewind(table.position - 1)
    return change
  }
}

/** What a store reads to resume: the last rounds and their choices. */
function recent(table: Table): Saved {
  const saved = save(table)
  const leftOut = saved.states[0].position
  return { ...saved, choices: saved.choices.slice(leftOut), marks: [], leftOut }
}
