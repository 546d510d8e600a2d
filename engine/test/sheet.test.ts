import { describe, expect, it } from 'vitest'
import { isSheet, readSheet } from '../index.ts'
import { longestSheet } from '../sheet.ts'
import { refused } from './refused.ts'

const hero = { sheet: 'hoard/veteran', version: 1, name: 'Bram', data: { fame: 3 } }

describe('a sheet', () => {
  it('is read from the text of its file', () => {
    expect(readSheet(JSON.stringify(hero))).toEqual(hero)
    expect(isSheet({ ...hero, data: null })).toBe(true)
  })

  it.each([
    ['no kind', { ...hero, sheet: undefined }],
    ['a kind that is not text', { ...hero, sheet: 7 }],
    ['half a version', { ...hero, version: 1.5 }],
    ['no name', { ...hero, name: undefined }],
    ['no data', { sheet: hero.sheet, version: 1, name: 'Bram' }],
    ['nothing', null],
    ['a word', 'sheet'],
  ])('is refused with %s', (_, file) => {
    expect(isSheet(file)).toBe(false)
    expect(refused(() => readSheet(JSON.stringify(file)))).toEqual({
      code: 'bad-sheet',
      message: 'This is not a sheet of Dicehearth: it must have "sheet", "version", "name" and "data".',
    })
  })

  it('is refused when it is cut off or too long', () => {
    expect(refused(() => readSheet('{"sheet":'))).toEqual({
      code: 'bad-sheet',
      message: 'This is not a sheet: the file is cut off or is not JSON.',
    })
    const padding = longestSheet - JSON.stringify({ ...hero, data: '' }).length
    expect(readSheet(JSON.stringify({ ...hero, data: 'x'.repeat(padding) })).name).toBe('Bram')
    const tooLong = JSON.stringify({ ...hero, data: 'x'.repeat(padding + 1) })
    expect(refused(() => readSheet(tooLong))).toEqual({
      code: 'bad-sheet',
      message: 'This file is far too large for a sheet.',
    })
  })
})
