import { expect, it } from 'vitest'
import { jumpsOf } from '../src/table/jumps.ts'

it('jumps to each step once, whatever opens there', () => {
  expect(
    jumpsOf([
      { position: 0, text: 'Round 1.' },
      { position: 47, text: 'Round 2.' },
      { position: 47, text: 'Paladin: Dice turn.' },
    ]),
  ).toEqual([
    { position: 0, text: 'Round 1.' },
    { position: 47, text: 'Round 2. Paladin: Dice turn.' },
  ])
})
