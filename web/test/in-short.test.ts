import { describe, expect, it } from 'vitest'
import { inShort } from '../src/table/in-short.ts'

const says = 'Familiar Action: take one Charisma token, then move your alignment token up to one space.'
const text = `Hob's Cat: ${says}`
const card = { piece: 'familiar:cat', name: "Hob's Cat", lines: [says] }

describe('a button', () => {
  it('has the name of a card that lies on the board, and says the rest to who cannot see it', () => {
    expect(inShort({ text, pieces: ['familiar:cat'] }, [card])).toEqual({
      text: 'Hob’s Cat',
      rest: `: ${says}`,
    })
  })

  it('shows everything where the card lies nowhere, belongs to something else, or says little', () => {
    const whole = { text: `Hob’s Cat: ${says}`, rest: '' }
    expect(inShort({ text, pieces: ['familiar:cat'] }, [])).toEqual(whole)
    expect(inShort({ text, pieces: ['die:1'] }, [card])).toEqual(whole)
    expect(inShort({ text: "Hob's Cat: one Gold", pieces: ['familiar:cat'] }, [card])).toEqual({
      text: 'Hob’s Cat: one Gold',
      rest: '',
    })
  })
})
