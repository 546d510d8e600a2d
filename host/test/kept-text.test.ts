import { save } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { changeSince, changeText, readKeptText, wholeText, type Change } from '../index.ts'
import { laid, played } from './book.ts'

const table = laid()
const saved = save(table)
const whole = wholeText(saved, 12)
const change = ((): Change => changeSince(played(table, 'pray', 1), 0))()
const line = changeText(change, 13, 7)

describe('a stored table', () => {
  it('counts its changes from those before the whole save; one from elsewhere has had none', () => {
    expect(readKeptText(whole).revision).toBe(12)
    expect(readKeptText(whole.trimEnd()).revision).toBe(12)
    for (const text of [
      JSON.stringify(saved),
      `${JSON.stringify(saved)}\n`,
      JSON.stringify({ ...saved, revision: 'none' }),
      JSON.stringify({ ...saved, seats: [{ player: 'human', name: ',"revision":3}' }] }),
    ])
      expect(readKeptText(text).revision).toBe(0)
  })

  it('says whether another line may simply follow, and how much has followed', () => {
    for (const [text, appended] of [
      [whole, 0],
      [whole + line, line.length],
      [whole + line + line, 2 * line.length],
      // Whatever follows would belong to the line that is there.
      [whole.trimEnd(), null],
      [whole + line.slice(0, 4), null],
      [whole + line + line.slice(0, 30), null],
      [JSON.stringify(saved, null, 2), null],
    ] as const)
      expect(readKeptText(text).appended).toBe(appended)
  })

  it('is read over several lines as somebody has set them out', () => {
    const { saved: read, revision } = readKeptText(`${JSON.stringify({ ...saved, revision: 12 }, null, 2)}\n`)
    expect([read, revision]).toEqual([readKeptText(JSON.stringify(saved)).saved, 0])
  })

  it('takes a line of earlier times, which does not say which change it is', () => {
    const { from, choices, states, since, marks, boundary, outcome, proven } = change
    const old = JSON.stringify({ from, choices, states, since, marks, boundary, outcome, proven })
    const { saved: read, revision } = readKeptText(`${whole}${old}\n`)
    expect([read.choices, revision]).toEqual([choices, 13])
  })

  it.each<[string, object]>([
    ['no outcome that could be one', { ...change, outcome: { result: 7 } }],
    ['an outcome that is none', { ...change, outcome: 'won' }],
    ['something else', [1, 2, 3]],
    ['a place before the game', { ...change, from: -1 }],
  ])('is refused with %s', (_, wrong) => {
    const text = `{"from":0,${JSON.stringify(wrong).slice(1)}\n`
    expect(() => readKeptText(whole + text)).toThrow(
      expect.objectContaining({
        code: 'bad-save',
        message: expect.stringContaining('is not a change') as string,
      }),
    )
  })

  it('takes how a game ended', () => {
    const over = changeText({ ...change, outcome: { result: 'over', points: 3 } }, 13, 7)
    expect(readKeptText(whole + over).revision).toBe(13)
  })
})
