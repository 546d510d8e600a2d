import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { covers, printedAdventure } from '../content/adventures.ts'
import { expert } from '../mind/expert/index.ts'
import { rollingFates } from '../index.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'

/** Alone, as somebody who knows the enemies and does anything in the story; gives the entries that were read. */
function entriesRead(adventure: string, seed: string): Set<string> {
  const config = readConfig(rollingFates, { players: 1, adventure })
  const table = new Table(rollingFates, config, seed)
  const [player, chance] = [expert(true), newFate(seed)]
  const read = new Set<string>()
  while (table.decision) {
    const { ask, options } = table.decision as { ask: FatesAsk; options: readonly FatesOption[] }
    expect(rollingFates.broken(table.state, table.decision)).toEqual([])
    if (table.state.page) read.add(table.state.page.id)
    table.choose(
      ask.kind === 'choice'
        ? pick(chance, options.length)
        : player.answer(table.state, { ask, options }, chance),
    )
  }
  return read
}

const mostGames = 60

it.each(covers.map(({ id }) => id))('reads every entry of %s, with every invariant in force', (id) => {
  const missing = new Set(
    printedAdventure(id).areas.flatMap(({ encounters }) => encounters.map((it) => it.id)),
  )
  for (let n = 0; n < mostGames && missing.size > 0; n++)
    for (const entry of entriesRead(id, `entries ${n}`)) missing.delete(entry)
  expect([...missing]).toEqual([])
})
