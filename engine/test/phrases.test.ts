import { describe, expect, it } from 'vitest'
import { capital, closest, count, list, nearest, numeral } from '../index.ts'

describe('help for an unknown word', () => {
  const heroes = ['fighter', 'Warrior', 'healer']

  it.each([
    ['figther', 'fighter'],
    ['fighte', 'fighter'],
    ['fighters', 'fighter'],
    ['warrior', 'Warrior'],
    ['WARIOR', 'Warrior'],
    ['hea', null],
    ['healxx', 'healer'],
    ['dragon', null],
    ['', null],
  ])('takes "%s" for %s', (word, meant) => {
    expect(closest(word, heroes)).toBe(meant)
  })

  it('allows one slip in three letters of a long word, and two in a short one', () => {
    expect(closest('abcdefghxxx', ['abcdefghi'])).toBe('abcdefghi')
    expect(closest('abcdefxxxx', ['abcdefghi'])).toBeNull()
    expect(closest('xy', ['ab'])).toBe('ab')
    expect(closest('xyz', ['ab'])).toBeNull()
  })

  it('takes the first of two that are equally near, and finds nothing in an empty list', () => {
    expect(closest('bat', ['cat', 'hat'])).toBe('cat')
    expect(closest('bat', [])).toBeNull()
  })

  it('says what was meant, and what there is', () => {
    expect(nearest('figther', heroes)).toBe('Did you mean "fighter"? Choose from: fighter, Warrior, healer.')
    expect(nearest('zzzzzzzz', ['bow'])).toBe('Choose from: bow.')
    expect(nearest('bwo', ['bow'])).toBe('Did you mean "bow"? Choose from: bow.')
  })
})

describe('phrases', () => {
  it('begin with a capital', () => {
    expect(capital('two dice')).toBe('Two dice')
    expect(capital('')).toBe('')
  })

  it('join what they name', () => {
    expect(list([])).toBe('nothing')
    expect(list(['a die'])).toBe('a die')
    expect(list(['a die', 'a card'])).toBe('a die and a card')
    expect(list(['a die', 'a card', 'a stone'])).toBe('a die, a card and a stone')
  })

  it('spell small numbers out', () => {
    expect([0, 1, 10, 11].map(numeral)).toEqual(['no', 'one', 'ten', '11'])
    expect(count(1, 'die', 'dice')).toBe('one die')
    expect(count(2, 'die', 'dice')).toBe('two dice')
    expect(count(0, 'card')).toBe('no cards')
    expect(count(12, 'card')).toBe('12 cards')
  })
})
