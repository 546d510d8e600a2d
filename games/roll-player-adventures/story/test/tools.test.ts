import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shown, toldOfDamage } from '@dicehearth/story/testing'
import { expect, it } from 'vitest'
import { stories } from '../index.ts'

const sample = readFileSync(path.join(import.meta.dirname, 'mute-bell.md'), 'utf8')

it('shows a whole book in words, in measures and as a graph', async () => {
  await expect(shown(stories(), sample)).toMatchFileSnapshot('mute-bell.txt')
})

it.each([1, 2, 3])('says the same of the same damage: %i', async (seed) => {
  await expect(toldOfDamage(stories(), sample, seed)).toMatchFileSnapshot(`mute-bell-damaged-${seed}.txt`)
})
