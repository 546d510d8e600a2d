import { listOf, partsOf } from '@dicehearth/tabletop/workshop/blanks.ts'
import { expect, it } from 'vitest'
import example from '../../../docs/examples/roll-player-adventures-pack.json' with { type: 'json' }
import { packs, shelves } from './own-shelves.ts'

it.each(shelves.map((shelf) => [shelf.all, shelf] as const))(
  '%s: a new one can be played as it is',
  (_, shelf) => {
    const pack = { ...packs.fresh(), [shelf.key]: [shelf.fresh(1)] }
    expect(packs.read(pack)).toHaveProperty('pack')
  },
)

it.each(shelves.map((shelf) => [shelf.all, shelf] as const))(
  '%s: those of the example are read',
  (_, shelf) => {
    const read = listOf(partsOf(example)[shelf.key]).map((card) => shelf.reads(partsOf(card)))
    expect(read.flat().filter((line) => /undefined|null/.test(line))).toEqual([])
    // A line that cannot be read says nothing, and harms nothing.
    expect(() => shelf.reads({ name: 'Half', does: '→', effect: '→', life: '?' })).not.toThrow()
  },
)
