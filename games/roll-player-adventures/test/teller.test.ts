import { expect, it } from 'vitest'
import type { AdventureOption } from '../rules/decisions.ts'
import { AdventureTeller } from '../teller.ts'
import { laid } from './table.ts'

const parts = { A: 'Here.\n? "Left" -> A6\n? "Right" -> A7\n? "Neither" -> A6\n? move' }
const ways: readonly AdventureOption[] = [0, 1, 2, 3].map((choice) => ({ verb: 'takeWay', seat: 0, choice }))

function voted(...choices: readonly [seat: number, choice: number, tie?: boolean][]): unknown {
  const { t } = laid({ parts, voice: 'each' })
  const teller = new AdventureTeller()
  for (const [seat, choice, tie = false] of choices) {
    const options = tie ? ways.slice(0, 2) : ways
    teller.chose({ kind: 'whichWay', entry: 'A', seat, votes: [], tie }, ways[choice], options, t)
    teller.heard({ type: 'voted', seat, ask: { kind: 'agree', seat }, option: ways[choice] }, t)
  }
  return teller.tale(t).passages.filter(({ kind }) => kind === 'choice')
}

it('tells what most have chosen, who was against it, and what else there was', () => {
  expect(voted([0, 1], [1, 0], [2, 1])).toEqual([
    { kind: 'choice', text: 'Right', against: ['Sile'], others: ['Left', 'Neither'] },
  ])
})

it('tells of a tie what the storyteller decided, and every road that was open before it', () => {
  expect(voted([0, 1], [1, 0], [0, 0, true])).toEqual([
    { kind: 'choice', text: 'Left', against: ['Orla'], others: ['Right', 'Neither'] },
  ])
})

it('says nothing of moving on', () => {
  expect(voted([0, 3])).toEqual([])
})

it('tells a paragraph once, however often it is read, and numbers the way', () => {
  const { t } = laid({ parts })
  const teller = new AdventureTeller()
  teller.heard({ type: 'storyteller', hero: 0 }, t)
  for (const text of ['The green.', 'The green.']) teller.heard({ type: 'readAloud', text }, t)
  teller.heard({ type: 'setOut', from: 'A', path: 'A-B' }, t)
  teller.heard({ type: 'arrived', at: 'B' }, t)
  teller.heard({ type: 'readAloud', text: '"Flour," says Madge, "and more flour."' }, t)
  teller.heard({ type: 'trialBegins', kind: 'combat', names: ['E01'], modifiers: [] }, t)
  teller.heard({ type: 'trialEnds', kind: 'combat', won: false, open: 1 }, t)
  const { passages, map, met } = teller.tale(t)
  expect(passages).toMatchObject([
    { kind: 'place', name: 'Green', step: 0 },
    { kind: 'words', text: 'The green.' },
    { kind: 'place', name: 'Mill', step: 1 },
    { kind: 'words' },
    { kind: 'trial', won: false },
  ])
  expect(map?.way.map(([from, to]) => [map.places[from].name, map.places[to].name])).toEqual([
    ['Green', 'Mill'],
  ])
  expect(met).toContainEqual({
    kind: 'person',
    name: 'Madge Loom',
    where: 'Mill',
    said: 'Flour … and more flour.',
  })
})

it('remembers a place as it was last found, not by what happened there', () => {
  const { t } = laid({ parts })
  const teller = new AdventureTeller()
  const come = (...texts: string[]): void => {
    teller.heard({ type: 'setOut', from: 'A', path: 'A-B' }, t)
    teller.heard({ type: 'arrived', at: 'B' }, t)
    for (const text of texts) teller.heard({ type: 'readAloud', text }, t)
  }
  come('The wheel turns. It is loud.', 'A sack falls on your foot.')
  come('The wheel stands.', 'Nothing else.')
  come()
  expect(teller.tale(t).met).toEqual([{ kind: 'place', name: 'Mill', where: '', said: 'The wheel stands.' }])
})

it('tells only what was read if nobody listened from the beginning', () => {
  const { t } = laid({ parts })
  t.read = { A: 1 }
  expect(new AdventureTeller().tale(t).passages).toEqual([{ kind: 'words', text: 'Here.', because: [] }])
})
