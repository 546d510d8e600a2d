import { describe, expect, it } from 'vitest'
import { Printings, readConfig, readSave, save, Table, type Saved } from '../index.ts'
import { before, goesOn, type Before } from '../testing/index.ts'
import { hoard, type Fault } from './hoard.ts'
import { refused } from './refused.ts'

/** A game of Hoard after so many choices, saved before the box grows. */
async function played(choices: number, treasures = 20): Promise<Before> {
  return before(hoard('none', treasures), saved(choices, 'none', treasures))
}

/** A game of Hoard after so many choices, as a file. */
function saved(choices: number, fault: Fault = 'none', treasures = 20): Saved {
  const game = hoard(fault, treasures)
  const table = new Table(game, readConfig(game, { players: 3 }), 'before')
  while (table.decision && table.position < choices)
    table.choose(table.position % table.decision.options.length)
  return readSave(JSON.stringify(save(table)))
}

describe('one more card', () => {
  it('leaves tables alone that were dealt before', async () => {
    for (const choices of [0, 7, Infinity]) await goesOn(await played(choices), hoard('none', 21))
  })

  it('is found out where the rules count what is in the box of today', async () => {
    for (const choices of [0, 7, Infinity])
      await expect(goesOn(await played(choices), hoard('printing', 21))).rejects.toThrow('it breaks INV-01')
  })

  it('is in the box of new tables, which say so, and go on when the box grows again', async () => {
    const later = await played(7, 21)
    expect(later.saved.config.printing).toEqual(['+21'])
    await goesOn(later, hoard('none', 22))
  })

  it('cannot be missing from a box that a table was dealt from', async () => {
    await expect(goesOn(await played(7, 21), hoard())).rejects.toThrow(
      'This table was dealt from a box with "21", which the game no longer has.',
    )
  })
})

describe('printings', () => {
  const printings = new Printings({
    first: ['lute', 'harp', 'drum'],
    known: ['fife', 'lute', 'harp'],
    withdrawn: ['harp'],
  })

  it('say how the box differs from the first', () => {
    expect(printings.today).toEqual(['+fife', '-harp', '-drum'])
    const holds = (piece: string): boolean => printings.holds(printings.today, piece)
    expect(['lute', 'harp', 'drum', 'fife', 'flute'].filter(holds)).toEqual(['lute', 'fife'])
    expect(['lute', 'harp', 'drum', 'fife'].filter((it) => printings.holds(undefined, it))).toEqual([
      'lute',
      'harp',
      'drum',
    ])
  })

  it('let old tables keep what was withdrawn, and refuse those whose pieces nobody knows any more', () => {
    expect(printings.read(['-drum'])).toEqual(['-drum'])
    expect(refused(() => printings.read([]))).toEqual({
      code: 'piece-gone',
      message: 'This table was dealt from a box with "drum", which the game no longer has.',
    })
    expect(refused(() => printings.read(['-drum', '+bell'])).message).toContain('"bell"')
  })

  it.each([['drum'], [['drum']], [['+']], [[1]], [Array.from({ length: 10_001 }, () => '+lute')]])(
    'refuse what is no printing',
    (given) => {
      expect(refused(() => printings.read(given)).code).toBe('bad-value')
    },
  )

  it('refuse two pieces of one name', () => {
    expect(() => new Printings({ first: [], known: ['lute', 'lute'] })).toThrow('two pieces are called lute')
  })
})
