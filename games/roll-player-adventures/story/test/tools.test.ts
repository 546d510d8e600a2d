import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toSvg } from '@dicehearth/story/drawing'
import { shown, toldOfDamage } from '@dicehearth/story/testing'
import { expect, it } from 'vitest'
import { stories } from '../index.ts'

const books = stories()
const sample = readFileSync(path.join(import.meta.dirname, 'mute-bell.md'), 'utf8')

it('shows a whole book in words, in measures and as a graph', async () => {
  await expect(shown(books, sample)).toMatchFileSnapshot('mute-bell.txt')
})

it('draws a whole book', async () => {
  await expect(toSvg(books.graph(books.read(sample)))).toMatchFileSnapshot('mute-bell.svg')
})

it.each([1, 2, 3])('says the same of the same damage: %i', async (seed) => {
  await expect(toldOfDamage(books, sample, seed)).toMatchFileSnapshot(`mute-bell-damaged-${seed}.txt`)
})
