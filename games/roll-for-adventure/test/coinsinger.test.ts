import { expect, it } from 'vitest'
import { whose } from './lists.ts'
import { ally, red, table } from './table.ts'

it('lets the Coinsinger name dice one by one, and changes nothing before they are rolled together [RFA-R60]', () => {
  const s = table({ heroes: ['coinsinger', 'fighter'], dice: [1, 1, 3, 4, 5, 6, 6, 2, 5] })
  const rolled = s.t.face.slice()
  const [one, , three] = s.t.hand
  s.choose({ verb: 'sing', die: one })
  expect(s.ask).toEqual({ kind: 'singTo', seat: red, marked: [one] })
  expect(whose(s)).toEqual(['singNow', red, red, red, red, ally])
  s.choose({ verb: 'sing', die: three })
  expect(s.ask).toEqual({ kind: 'singTo', seat: red, marked: [one, three] })
  expect(whose(s)).toEqual(['singNow', red, red, red, ally])
  expect(s.t.face).toEqual(rolled)
  expect(s.t.used).toBe(0)
  expect(s.told('rolled')).toHaveLength(1)
  s.choose({ verb: 'singNow' })
  expect(s.told('rolled')[1]).toEqual({
    type: 'rolled',
    seat: red,
    who: red,
    dice: [one, three],
    faces: [2, 5],
  })
  expect(s.t.hand.map((die) => s.t.face[die])).toEqual([2, 1, 5, 4, 5, 6, 6])
  expect(s.t.used).toBe(1)
})
