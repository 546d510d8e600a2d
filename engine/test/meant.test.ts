import { describe, expect, it } from 'vitest'
import { meant } from '../meant.ts'

const choices = [
  { group: 'The black 3', text: 'in Strength' },
  { group: 'The black 3', text: 'in Dexterity' },
  { group: 'The red 3', text: 'in Strength' },
  { group: null, text: 'Keep the 5 and the 5' },
  { group: null, text: 'Keep the 5' },
  { group: null, text: '5' },
]

describe('an option named by a few words', () => {
  it('is the only one that has them all, in any order', () => {
    expect(meant(choices, 'black 3 str')).toEqual([0])
    expect(meant(choices, 'dex black')).toEqual([1])
    expect(meant(choices, 'STRENGTH red')).toEqual([2])
  })

  it('takes each word for one of its own', () => {
    expect(meant(choices, 'keep 5 5')).toEqual([3])
    expect(meant(choices, 'keep 5')).toEqual([3, 4])
  })

  it('is all of those that are left, if the words are too few, and none if a word fits nowhere', () => {
    expect(meant(choices, 'black')).toEqual([0, 1])
    expect(meant(choices, 'black 4')).toEqual([])
    expect(meant(choices, ' , ')).toEqual([])
  })

  it('is known by its name first, and by its explanation only if no name fits', () => {
    const forts = [
      { group: null, text: 'One 3 to the fortress: 1 of 4' },
      { group: null, text: 'One 4 to the fortress: 1 of 5' },
    ]
    expect(meant(forts, 'fort one 4')).toEqual([1])
    expect(meant(forts, '1 of 5')).toEqual([1])
  })

  it('is the one that is typed whole', () => {
    expect(meant(choices, '5')).toEqual([5])
    expect(meant(choices, 'keep the 5')).toEqual([4])
  })
})
