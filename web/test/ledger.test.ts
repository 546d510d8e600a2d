import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readLedger } from '@dicehearth/engine/ledger'
import { gameIds } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../build/ledger.ts'
import { words } from '../src/rules/book.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

function book(game: string): ReturnType<typeof bookOf> {
  return bookOf(readLedger(readFileSync(path.join(root, 'games', game, 'rules.md'), 'utf8')))
}

function read(game: string): string {
  const { pages, rules } = book(game)
  return [...pages.map(words), ...rules.map(({ text }) => text)].join('\n')
}

describe('the rules that players read and search', () => {
  for (const game of gameIds) {
    it(`${game}: speak of the game, not of how it was made`, () => {
      expect(read(game)).not.toMatch(
        /\b(?:engine|ledger|implementation|linter|content to author|invariants?)\b/i,
      )
      expect(book(game).rules.length).toBeGreaterThan(200)
    })
  }

  it('tell nothing of what lies ahead in a story', () => {
    const fates = read('rolling-fates')
    for (const told of ['Adventures (6)', 'Lantern Wisp', 'hides nothing', 'Lights with teeth'])
      expect(fates).not.toContain(told)
    const coast = read('roll-player-adventures')
    for (const told of ['Left Your Own Name', 'Your Own House', 'Sample (our own'])
      expect(coast).not.toContain(told)
  })

  it('still hold every rule and every ruling', () => {
    const ids = book('roll-player').rules.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['RP-001', 'RP-245', 'RP-R01']))
    expect(ids.some((id) => /^(?:DEC|INV)-/.test(id))).toBe(false)
  })
})
