import { readFileSync } from 'node:fs'
import { readSave, readyFor, resume } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import ninebellCoast from '../index.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import { remark } from '../speech/remarks.ts'

const ask: AdventureAsk = { kind: 'whichWay', entry: 'A', seat: -1, votes: [], tie: false }
const way: AdventureOption = { verb: 'takeWay', seat: -1, choice: 0 }
const kept = new URL('../../../host/test/saves/roll-player-adventures-rules-4-over.json', import.meta.url)
const saved = readSave(readFileSync(kept, 'utf8'))
await readyFor(ninebellCoast, saved)
const { state } = resume(ninebellCoast, saved, { own: true }).table

/** Everything that is said before the wish in adventure 1, as the story grows. */
function leads(titles: readonly string[], players: number): string[] {
  const seen = ninebellCoast.view(state, 0)
  const heroes = Array.from({ length: players }, (_, n) => seen.heroes[n % seen.heroes.length])
  const view = { ...seen, heroes, ways: [], journal: { ...seen.journal, titles: [...titles] } }
  return Array.from({ length: 200 }, (_, read) => ({
    ...view,
    told: Array.from({ length: read }, (_, n) => ({ label: `A${n}`, text: '' })),
  })).flatMap((now) =>
    heroes.flatMap((_, seat) => /^(?!I would say)[^:]+/.exec(remark(seat, way, ask, now))?.[0] ?? []),
  )
}

it('is never made twice at a table, whoever sits there', () => {
  for (const players of [1, 2, 4]) {
    const said = leads(['T018', 'T026', 'T049', 'T061'], players)
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter((lead, i) => said.indexOf(lead) !== i)).toEqual([])
  }
})

it('comes from what the party has lived through, and never from what is still to come', () => {
  const paper = 'It was good paper, and it burned all night'
  expect(leads([], 2)).not.toContain(paper)
  expect(leads(['T049'], 2)).toContain(paper)
})

it('does not look back on what has only just happened', () => {
  expect(leads(['T001'], 2)).toEqual(leads([], 2))
})
