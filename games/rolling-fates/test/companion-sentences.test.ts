import { describe, it } from 'vitest'
import type { Clause } from '../content/words/effects.ts'
import { readEffect } from '../content/read.ts'
import { says, type Row } from './scene.ts'

const clauseIn = (words: string): Clause => readEffect(words, 'stories')[0]

describe('a physical table is told', () => {
  it.each([
    ['hit 3 -> chosen', 'suffer 3 damage'],
    ['hit 3h -> chosen', 'suffer 6 damage'],
    ['hit 1 + poison + stun -> chosen', 'suffer 1 damage, Poison and Stun'],
    ['inflict weakness -> chosen', 'take Weakness'],
    ['heal 2 -> chosen', 'regain 2 Life'],
    ['lose 2 -> chosen', 'lose 2 Life'],
    ['cure all -> chosen', 'put away all status effects'],
    ['cure stun -> chosen', 'put away Stun'],
    ['treasure 1 -> chosen', 'draw one Treasure card'],
    ['trait 2 -> chosen', 'draw two Trait cards'],
  ])('what to do for %s [RF-R79, RF-R80]', (words, told) => {
    says([
      { type: 'instructed', does: clauseIn(words), seats: [0, 1], by: null, enemy: -1 },
      `Amakar and Akara: ${told}.`,
      ['hero:0', 'hero:1'],
    ])
  })

  it('to gain guard in a combat, and whom a criterion means [RF-R78, RF-R79]', () => {
    const [does] = readEffect('guard 2 -> heroes(all)', 'abilities')
    says([
      { type: 'instructed', does, seats: [], by: 'softest', enemy: 0 },
      'The Character with the lowest Defense: gain 2 guard.',
      [],
    ])
  })

  it.each<Row>([
    [{ type: 'fateInstructed' }, 'Carry out the Fate Phase with your Characters.', []],
    [
      { type: 'levelUpInstructed', level: 3 },
      'Each Character draws a Trait card, sets the dial to full Life and reads the row of level 3.',
      [],
    ],
    [{ type: 'useUndone', seat: 1 }, 'The last use of Akara is taken back.', []],
    [
      { type: 'corrected', enemy: 1, life: 7, status: null, on: false },
      'Correction: Wolf has 7 Life.',
      ['enemy:1'],
    ],
    [
      { type: 'corrected', enemy: 1, life: 7, status: 'stun', on: true },
      'Correction: Wolf has Stun.',
      ['enemy:1'],
    ],
    [
      { type: 'corrected', enemy: 1, life: 7, status: 'stun', on: false },
      'Correction: Wolf does not have Stun.',
      ['enemy:1'],
    ],
    [{ type: 'tracked', seat: 0, what: 'life', value: 12 }, 'Amakar now has Life 12.', ['hero:0']],
    [{ type: 'tracked', seat: 0, what: 'guard', value: 1 }, 'Amakar now has guard 1.', ['hero:0']],
    [{ type: 'trackedStatus', seat: 0, status: 'stun', on: true }, 'Amakar now has Stun.', ['token:0:stun']],
    [
      { type: 'trackedStatus', seat: 0, status: 'stun', on: false },
      'Amakar is free of Stun.',
      ['token:0:stun'],
    ],
  ])('%j: %s', (...row) => {
    says(row)
  })
})
