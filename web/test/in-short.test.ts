import { describe, expect, it } from 'vitest'
import { inShort } from '../src/table/in-short.ts'

const text = "Hob's Cat: take one Charisma token."

describe('a button', () => {
  it('has the name of a card that lies on the board, and says the rest to who cannot see it', () => {
    expect(inShort({ text, named: "Hob's Cat" })).toEqual({
      text: 'Hob’s Cat',
      rest: ': take one Charisma token.',
    })
  })

  it('shows everything where nothing on the board does', () => {
    expect(inShort({ text })).toEqual({ text: 'Hob’s Cat: take one Charisma token.', rest: '' })
  })
})
