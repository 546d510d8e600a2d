import { describe, expect, it } from 'vitest'
import { described, looksOf, type Person } from './person.ts'
import { portrait } from './portrait.ts'

const dwarf: Person = { name: 'Dwarf Warrior', people: 'Dwarf', calling: 'Warrior', colour: 'red' }

describe('a portrait', () => {
  it('follows from who it shows, and from nothing else', () => {
    expect(portrait(dwarf, 'window')).toBe(portrait({ ...dwarf }, 'window'))
    expect(portrait(dwarf, 'window')).not.toBe(portrait({ ...dwarf, name: 'Bram' }, 'window'))
  })

  it('keeps the face of a hero from Roll Player where it is of another people and class', () => {
    const there: Person = { name: 'Dwarf Warrior', people: 'Stonekin', calling: 'Gatewarden', colour: 'red' }
    expect(portrait(there, 'coin')).toBe(portrait(dwarf, 'coin'))
  })

  it('shows wounds, weariness and joy, and says so', () => {
    const faces = (['calm', 'weary', 'hurt', 'joyful'] as const).map((mood) =>
      portrait({ ...dwarf, mood }, 'pane'),
    )
    expect(new Set(faces).size).toBe(4)
    expect(described({ ...dwarf, mood: 'hurt' })).toMatch(/^Portrait of Dwarf Warrior.*, wounded$/)
  })

  it('is drawn for any people, calling and colour', () => {
    for (const people of ['Elf', 'Hollowkin', 'Somebody'])
      for (const [n, colour] of ['red', 'yellow', 'white', 'nothing'].entries()) {
        const person = { name: `${people} ${n}`, people, calling: 'Lamp-lighter', colour }
        expect(portrait(person, 'coin')).not.toMatch(/undefined|NaN/)
        expect(looksOf(person).palette).toBeTruthy()
      }
  })
})
