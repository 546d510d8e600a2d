import { save } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { changeSince, changeText, readKeptText, wholeText, type Change } from '../index.ts'
import { laid, played } from './book.ts'

/** A table as it is stored: the whole save, then a line for every choice. */
function stored(choices: number): { whole: string; changes: Change[] } {
  const table = laid()
  const whole = wholeText(save(table), 0)
  const changes = Array.from({ length: choices }, () => {
    const before = table.position
    played(table, 'pray', 1)
    return changeSince(table, before)
  })
  return { whole, changes }
}

const line = (change: Change, revision: number): string => changeText(change, revision, 1)

describe('a stored table', () => {
  it('is its whole save with every change since', () => {
    const { whole, changes } = stored(3)
    const kept = readKeptText(whole + changes.map((change, n) => line(change, n + 1)).join(''))
    expect([kept.saved.choices, kept.revision]).toEqual([changes.flatMap(({ choices }) => choices), 3])
  })

  it('is refused when a line between others is gone, even one that took something back', () => {
    const { whole, changes } = stored(3)
    const [one, , three] = changes
    for (const text of [
      line(one, 1) + line(three, 3),
      // Its choices would fit here, but another change came between.
      line(one, 1) + line({ ...three, from: 1 }, 3),
      line(three, 1),
    ])
      expect(() => readKeptText(whole + text)).toThrow('one of its lines is not a change')
  })

  it('counts the first of two lines that were written at the same moment', () => {
    const { whole, changes } = stored(2)
    const [one, two] = changes
    const { saved, revision } = readKeptText(whole + line(one, 1) + line(two, 1) + line(two, 2))
    expect([saved.choices.length, revision]).toEqual([2, 2])
  })

  it('is refused when a change holds a table of later', () => {
    const { whole, changes } = stored(2)
    const [one, { states }] = changes
    expect(states).not.toEqual([])
    expect(() => readKeptText(whole + line({ ...one, states }, 1))).toThrow(
      'a state comes after the last choice',
    )
  })
})
