import { describe, expect, it } from 'vitest'
import { areNumbers, typedAnswers, whatToType } from '../typed.ts'

const numbers = ['0', '1', '2', '3', '12']
const letters = ['a', 'b', ' ', '']

describe('what is typed', () => {
  it('is asked for by its kind, and not at all where everything is in the list', () => {
    expect(whatToType(numbers)).toBe('Type a number from 0 to 12.')
    expect(whatToType(letters)).toBe('Type your answer.')
    expect(whatToType([])).toBe('')
    expect(areNumbers([])).toBe(false)
  })

  it('is a number that can be entered, however it is written', () => {
    expect(typedAnswers(numbers, '12')).toEqual(['12'])
    expect(typedAnswers(numbers, '03')).toEqual(['3'])
    for (const wrong of ['7', 'three', '', '-1', '1 2']) expect(typedAnswers(numbers, wrong)).toBeNull()
  })

  it('is the letters of an answer and its end, whatever its capitals and signs', () => {
    expect(typedAnswers(letters, ' A,  Bab! ')).toEqual(['a', ' ', 'b', 'a', 'b', ''])
    expect(typedAnswers(letters, '?!')).toBeNull()
    expect(typedAnswers([], 'ab')).toBeNull()
  })
})
