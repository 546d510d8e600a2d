import { describe, expect, it } from 'vitest'
import { sheetLines } from '../index.ts'

describe('a sheet of any kind', () => {
  it('becomes a readable list', () => {
    const data = {
      fame: 7,
      isBold: true,
      goldCoins: [1, 2],
      'kept-items': [],
      oath: null,
      friends: [{ name: 'Ada', age: 9 }, { age: 4 }],
    }
    expect(sheetLines(data)).toEqual([
      { label: 'Fame', text: '7', lines: [] },
      { label: 'Is bold', text: 'yes', lines: [] },
      { label: 'Gold coins', text: '1, 2', lines: [] },
      { label: 'Kept items', text: 'none', lines: [] },
      { label: 'Oath', text: 'none', lines: [] },
      {
        label: 'Friends',
        text: '',
        lines: [
          {
            label: 'Ada',
            text: '',
            lines: [
              { label: 'Name', text: 'Ada', lines: [] },
              { label: 'Age', text: '9', lines: [] },
            ],
          },
          { label: '2', text: '', lines: [{ label: 'Age', text: '4', lines: [] }] },
        ],
      },
    ])
  })
})
