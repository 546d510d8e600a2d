import { expect, it } from 'vitest'
import { hoofed, rat } from './beasts.ts'
import { borrowed } from './borrowed.ts'
import { flame } from './monsters.ts'
import { paints } from './paints.ts'

it('is the body and the colours that its name speaks of', () => {
  expect(borrowed('Marsh Rats')).toEqual(rat(paints.toad))
  expect(borrowed('The Hollow Stag of Winter')).toEqual(hoofed(paints.frost, 'antlers'))
})

it('is what stands last in its name, and its sort only where the name says nothing', () => {
  expect(borrowed('Grey Wolf Rat')).toEqual(rat(paints.ash))
  expect(borrowed('Old Nan of the Burning House', 'Fire Elemental')).toEqual(flame(paints.fire))
  expect(borrowed('Red Rat', 'Golem')).toEqual(rat(paints.blood))
})

it('is somebody even where no word is known, always the same, and others are others', () => {
  expect(borrowed('Quibble')).toEqual(borrowed('Quibble'))
  const all = ['Quibble', 'Ommo', 'Tarn', 'Nix', 'Veld', 'Brax', 'Ylg', 'Sum'].map((name) => borrowed(name))
  expect(new Set(all.map((drawing) => JSON.stringify(drawing))).size).toBeGreaterThan(4)
  expect(JSON.stringify(all)).not.toMatch(/NaN|undefined/)
})
