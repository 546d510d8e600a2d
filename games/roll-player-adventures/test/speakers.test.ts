import { expect, it } from 'vitest'
import { wholeName } from '../content/people.ts'
import { speakersIn } from '../view/speakers.ts'

it('knows who says what, and what they add', () => {
  expect(speakersIn('"I hold this," says Captain Brand. "I was told to." It rains.')).toEqual([
    { name: 'Captain Brand', said: 'I hold this … I was told to.' },
  ])
  expect(speakersIn(`'It's the damp,' says Madge Loom, and spits.`)).toEqual([
    { name: 'Madge Loom', said: "It's the damp" },
  ])
  expect(speakersIn('*Busy*, signs Nan Teasel, and goes.')).toEqual([{ name: 'Nan Teasel', said: 'Busy' }])
})

it('does not take a stranger for somebody', () => {
  expect(speakersIn('"Sh," says a man with a spoon. He is called Corse.')).toEqual([])
})

it('calls people by their whole names', () => {
  expect(wholeName('Brand')).toBe('Captain Ysolt Brand')
  expect(wholeName('Captain Brand')).toBe('Captain Ysolt Brand')
  expect(wholeName('Maud')).toBe('Maud')
})
