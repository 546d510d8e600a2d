import type { PieceText } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { abouts } from '../src/table/about.ts'
import { asking } from './asking.ts'

const texts = [
  { piece: 'card:bow', name: 'Hunting Bow', lines: ['Weapon, 5 Gold', 'One more die in a hunt.'] },
  { piece: 'class:seer', name: 'Seer', lines: ['Blue.', 'Sight: Look at a card.', 'Goals: INT 17.'] },
  { piece: 'hero:0', name: 'Hanna the Drover', lines: ['Health 16.'] },
]

it('says what is printed on a thing beside the first option that names it', () => {
  const question = asking([
    { text: 'Buy the Hunting Bow', pieces: ['card:bow', 'hero:0'] },
    { text: 'Discard the Hunting Bow', pieces: ['card:bow'] },
    { text: 'Hanna', pieces: ['hero:0'] },
    { text: 'Use Sight', pieces: ['class:seer'] },
    { text: 'End the turn' },
  ])
  const bow = 'Weapon, 5 Gold. One more die in a hunt.'
  expect(abouts(question, texts)).toEqual([bow, '', 'Health 16.', 'Sight: Look at a card.', ''])
})

it('says nothing twice: an option may have most of it already, in its text or beside it', () => {
  const question = asking([
    { text: 'Seer: Blue. Sight: Look at a card.', pieces: ['class:seer'] },
    { text: 'Hunting Bow', risk: 'One more die in a hunt', pieces: ['card:bow'] },
  ])
  expect(abouts(question, texts)).toEqual(['', 'Weapon, 5 Gold.'])
})

function cards(line: string): PieceText[] {
  return [1, 2].map((n) => ({ piece: `card:${n}`, name: `Card ${n}`, lines: [line] }))
}

it('says once what is printed on many, unless it is short', () => {
  const question = asking(cards('').map(({ piece, name }) => ({ text: name, pieces: [piece] })))
  const long = 'Whoever takes it has its die, its Gold and what lurks there.'
  expect(abouts(question, cards(long))).toEqual([long, ''])
  expect(abouts(question, cards('Unhurt.'))).toEqual(['Unhurt.', 'Unhurt.'])
})
