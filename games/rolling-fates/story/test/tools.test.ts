import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toSvg } from '@dicehearth/story/drawing'
import { shown, toldOfDamage } from '@dicehearth/story/testing'
import { expect, it } from 'vitest'
import { stories } from '../index.ts'

const example = path.join(import.meta.dirname, '../../../../docs/examples/rolling-fates-adventure.md')
const text = readFileSync(example, 'utf8')
const books = stories()

it('shows a whole adventure in words, in measures and as a graph', async () => {
  await expect(shown(books, text)).toMatchFileSnapshot('example.txt')
})

it('draws a whole adventure', async () => {
  await expect(toSvg(books.graph(books.read(text)))).toMatchFileSnapshot('example.svg')
})

it.each([1, 2, 3])('says the same of the same damage: %i', async (seed) => {
  await expect(toldOfDamage(books, text, seed)).toMatchFileSnapshot(`example-damaged-${seed}.txt`)
})
