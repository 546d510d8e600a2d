import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coast } from '../content/coast.ts'

const titles = Array.from({ length: 11 }, (_, n) => {
  const text = readFileSync(new URL(`../content/books/adv${n + 1}.md`, import.meta.url), 'utf8')
  return /^# ADV\d+ (.+)$/m.exec(text)?.[1]
})

it('the drawing of the coast has a light for every adventure of the campaign, in order', () => {
  expect(coast.map(({ title }) => title)).toEqual(titles)
})
