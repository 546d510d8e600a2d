import { describe, expect, it } from 'vitest'
import type { Territory } from '../content/boards.ts'
import { rollForAdventure as game } from '../index.ts'
import type { Adventure } from '../rules/state.ts'
import { blue, bonus, enemy, keepPool, lay, layOn, table } from './table.ts'

const sideB = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }

/** What placements of a number on a land read like. */
const at = (number: number, land: Territory, arrange?: (t: Adventure) => void, setup = {}) => {
  const s = table({ setup, dice: [number, 6, 6, 6, 6, 6, 6], ...(arrange && { arrange }) })
  return s.which({ verb: 'place', at: land, number }).map((it) => game.words.option(it, s.ask, s.view))
}

/** Desert B has one space left. */
const full = (t: Adventure) => {
  for (let space = 0; space < 8; space++) layOn(t, space < 5 ? blue : bonus, 1, t.desert.spaces, space)
  t.desert.closed = [true, true, false, true, false]
}

/** What can be claimed first when a 4 on the last of these spaces fills a line. */
const claims = (spaces: number[], last: number, arrange: (t: Adventure) => void = () => {}) => {
  const s = table({
    setup: sideB,
    dice: [4, 6, 6, 6, 6, 6, 6],
    arrange: (t) => {
      keepPool(t, 2)
      t.board[blue].push(...t.oblivion.splice(0))
      spaces.forEach((space, i) => layOn(t, blue, 1 + (i % 2), t.iceCave, space))
      arrange(t)
    },
  })
  return s.choose({ at: 'iceCave', number: 4, space: last }).texts[0]
}

describe('what a placement brings, in words', () => {
  it('a die sent on, a barrier, so many of so many [RFA-068, RFA-077, RFA-201]', () => {
    expect(at(1, 'desert', (t) => [1, 2].forEach(() => lay(t, blue, 1, t.desert.first)))).toEqual([
      'One 1 to the desert: sends one on',
    ])
    expect(
      at(2, 'fortress', (t) => [1, 2, 3].forEach(() => lay(t, blue, 2, t.fortress.sections[0]))),
    ).toEqual(['One 2 to the fortress: breaks a barrier'])
    expect(at(2, 'fortress')).toEqual(['One 2 to the fortress: 1 of 4'])
    const b = (tiles: number, dice: number) =>
      at(
        2,
        'fortress',
        (t) => {
          t.fortress.barriers[0] = tiles
          for (let n = 0; n < dice; n++) lay(t, blue, 2, t.fortress.sections[0])
        },
        sideB,
      )
    expect(b(2, 0)).toEqual(['One 2 to the fortress: 1 of 3'])
    expect(b(2, 2)).toEqual(['One 2 to the fortress: breaks a barrier'])
    expect(b(0, 4)).toEqual(['One 2 to the fortress: wins a stone'])
  })

  it('desert B: how many of its spaces are filled, and the stone [RFA-192]', () => {
    expect(at(1, 'desert', (t) => layOn(t, blue, 1, t.desert.spaces, 3), sideB)).toEqual([
      'One 1 to the desert: 2 of 9',
    ])
    expect(at(1, 'desert', full, sideB)).toEqual(['One 1 to the desert: wins a stone'])
  })

  it('a claim names only what can be had [RFA-R53]', () => {
    expect(claims([6], 7)).toBe('Claim its dice alone (lower row)')
    expect(claims([6], 7, (t) => lay(t, blue, 1, t.oblivion))).not.toContain('its dice alone')
    expect(claims([0, 3], 6)).toBe('Claim its dice alone (left column)')
    expect(claims([0, 3], 6, (t) => (t.skull[1] = 1))).not.toContain('its dice alone')
    expect(claims([3, 5], 4)).toBe('Claim its dice alone (middle row)')
    expect(claims([3, 5], 4, (t) => enemy(t, 'D1a'))).not.toContain('its dice alone')
  })
})
