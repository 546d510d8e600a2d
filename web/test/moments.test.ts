import { expect, it } from 'vitest'
import type { Moment } from '@dicehearth/tabletop/moment/moment.ts'
import { momentsOf } from '../src/table/moments.ts'
import { moments, views } from './great-moments.ts'

it.each(moments)(
  '$game has great moments, of two to six seconds, and nothing else is one',
  async ({ game, events }) => {
    const momentOf = await momentsOf(game)
    const view = views[game] ?? {}
    const found = events.map((event) => momentOf(event, view))
    for (const moment of found) {
      expect(moment?.seconds).toBeGreaterThanOrEqual(2)
      expect(moment?.seconds).toBeLessThanOrEqual(6)
      expect(moment?.layers.length).toBeGreaterThan(2)
    }
    expect(new Set(found.map((moment: Moment | null) => JSON.stringify(moment))).size).toBe(events.length)
    expect(momentOf({ type: 'rolled' }, view)).toBeNull()
  },
)
