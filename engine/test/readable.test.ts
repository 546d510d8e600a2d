import { describe, expect, it } from 'vitest'
import { readable } from '../index.ts'

describe('a text in a language of a game', () => {
  it('is read, or refused with what is wrong, without the full stop at the end of the sentence', () => {
    const text = readable((it) => (it.includes('?') ? 'A. question mark.' : null))
    expect(text.parse('fine.')).toBe('fine.')
    expect(text.safeParse('').success).toBe(false)
    const { error } = text.safeParse('what?')
    expect(error?.issues).toMatchObject([{ code: 'custom', message: 'A. question mark' }])
  })
})
