import { describe, expect, it } from 'vitest'
import { guide } from '../guide.ts'
import { onWatch, type Night } from './table.ts'

/** What the guide would say now, of all its lessons. */
function lessons({ ask, view }: Night): string[] {
  return guide.lessons?.filter((it) => it.when(ask, view)).map(({ say }) => say) ?? []
}

describe('the lessons after the guided round', () => {
  it('explain enduring as soon as the dice cannot fell the first creature', () => {
    const strong = onWatch({ line: ['eagle'], firewood: 3, shows: { ranger: [8, 1, 1] } })
    expect(lessons(strong)).toEqual([])
    const spent = onWatch({ line: ['eagle'], firewood: 3, arrange: (t) => t.lies.fill('spent') })
    expect(lessons(spent)).toEqual([expect.stringContaining('end the watch and endure')])
  })

  it('explain the final night when its watch begins', () => {
    const last = onWatch({ round: 9, line: ['eagle'], firewood: 3, shows: { ranger: [8, 1, 1] } })
    expect(lessons(last)).toEqual([expect.stringContaining('The final night')])
  })

  it('explain a fire that goes out and a creature that drains the watch', () => {
    const bishop = onWatch({ line: ['?plagueBishop'], firewood: 3 })
    expect(lessons(bishop)).toEqual([expect.stringContaining('drain the watch')])
  })
})
