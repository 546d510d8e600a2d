import { describe, expect, it } from 'vitest'
import { nearest } from '../nearest.ts'

const words = (n: number): string[] => Array.from({ length: n }, (_, i) => `number${i + 1}`)

describe('help for a word that is not there', () => {
  it('names forty words, and of more the first eight', () => {
    expect(nearest('zzzzzzzz', words(3))).toBe('Choose from: number1, number2, number3.')
    expect(nearest('zzzzzzzz', words(40))).toBe(`Choose from: ${words(40).join(', ')}.`)
    expect(nearest('zzzzzzzz', words(41))).toBe(`Choose from: ${words(8).join(', ')} and 33 more.`)
  })

  it('names the nearest spelling first', () => {
    expect(nearest('nunber2', words(2))).toBe('Did you mean "number2"? Choose from: number1, number2.')
  })
})
