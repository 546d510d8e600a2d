import { expect, it } from 'vitest'
import { formOf, growthOf } from './layout.ts'

const normal = 16
const larger = 20.8

function forms(width: number, height: number): string[] {
  return [normal, larger].map((rem) => formOf(width, height, rem))
}

it('lays the table out by the room that the text leaves', () => {
  expect(forms(360, 740)).toEqual(['tall', 'tall'])
  expect(forms(768, 1024)).toEqual(['tall', 'tall'])
  expect(forms(740, 360)).toEqual(['side', 'side'])
  expect(forms(844, 390)).toEqual(['side', 'side'])
  expect(forms(1280, 720)).toEqual(['wide', 'side'])
  expect(forms(1440, 900)).toEqual(['wide', 'wide'])
})

it('gives a laptop at a zoom of 200 % the form of a phone on its side', () => {
  expect(formOf(640, 360, normal)).toBe('side')
})

it('grows with a large screen, as far as both its sides allow, and never shrinks', () => {
  expect(growthOf('wide', 1440, 900)).toBe(1)
  expect(growthOf('wide', 1920, 1080)).toBeCloseTo(1.2)
  expect(growthOf('wide', 2560, 1440)).toBeCloseTo(1.6)
  expect(growthOf('wide', 3440, 1440)).toBeCloseTo(1.6)
  expect(growthOf('wide', 1280, 720)).toBe(1)
  expect(growthOf('tall', 1200, 1920)).toBe(1)
})
