import { readFileSync } from 'node:fs'
import { readConfig, type Sheet } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { ninebellBox } from '../content/ninebell.ts'
import { ninebell } from '../content/pack.ts'
import { fetchBooks } from '../content/shelf.ts'
import { rollPlayerAdventures } from '../index.ts'
import { guide } from '../guide.ts'
import { inShort, take } from './table.ts'

/** Two heroes as a finished game of Roll Player handed them on. */
const heroes = JSON.parse(
  readFileSync(new URL('roll-player-heroes.json', import.meta.url), 'utf8'),
) as Sheet[]
await fetchBooks(ninebellBox, ['ADV1', 'DEATH'])
const game = rollPlayerAdventures(ninebellBox, async () => guide)

it('takes heroes as Roll Player hands them on, with the colours written out [RPA-030, RPA-R103]', () => {
  const s = new Scenario(game, { setup: { players: 2, voice: 'one', heroes } })
  // A cleric is white there; here are six white classes to choose from.
  expect(s.ask).toMatchObject({ kind: 'importClass', name: 'Cleric' })
  const white = ninebell.classes.filter(({ colour }) => colour === 'W').map(({ name }) => name)
  expect(inShort(s)).toEqual(white.map((name) => `takeName ${name}`))
  take(s, `takeName ${white[0]}`)
  expect(s.ask).toMatchObject({ kind: 'importPeople', name: 'Dwarf' })
  expect(inShort(s)[0]).toBe('takeName Stonekin')
  while (s.ask.kind !== 'firstStoryteller') s.choose(s.options[0])
  const [cleric, ranger] = s.t.heroes
  expect(cleric).toMatchObject({ name: 'Dwarf Cleric', people: 'Stonekin', class: white[0] })
  // 14 of constitution is one point, and the rest was raised to a sum of six.
  expect(cleric.scores.reduce((sum, score) => sum + score, 0)).toBe(6)
  expect(cleric.scores[2]).toBeGreaterThanOrEqual(1)
  expect(ranger).toMatchObject({ name: 'Human Ranger', people: 'Coastfolk' })
  const data = heroes.map((sheet) => sheet.data as { cards: unknown[]; gold: number; xp: number })
  // Every card has become one of its own deck, and there is a familiar.
  expect(s.t.heroes.map(({ hand }) => hand.length)).toEqual(data.map(({ cards }) => cards.length + 1))
  expect(s.t.journal.gold).toBe(Math.floor((data[0].gold + data[1].gold) / 2))
  expect(game.broken(s.t, null)).toEqual([])
})

it('keeps them in a set-up that can be read again', () => {
  const config = readConfig(game, { players: 2, heroes })
  expect(readConfig(game, JSON.parse(JSON.stringify(config)) as Record<string, unknown>)).toEqual(config)
})
