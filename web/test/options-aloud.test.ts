import { expect, it } from 'vitest'
import { optionsAloud } from '../src/table/options-aloud.ts'
import { asking } from './asking.ts'

it('reads options with their numbers, what they change and what they cost', () => {
  const question = asking([{ text: 'Strike.' }, { text: 'Wait', risk: 'costs 1 Life' }])
  expect(optionsAloud(question, [], [{ text: 'defeats it' }, null])).toBe(
    'Two options. 1: Strike, defeats it. 2: Wait, costs 1 Life.',
  )
})

it('ends a heading before the numbers, so that its own are not taken for theirs', () => {
  const question = asking([
    { group: 'White 6', text: 'White 6 on any white' },
    { group: 'Black 5', text: 'Black 5 on any 5' },
  ])
  expect(optionsAloud(question, [], [])).toBe(
    'Two options. White 6. 1: White 6 on any white. Black 5. 2: Black 5 on any 5.',
  )
})

it('reads a long list under its headings, without numbers that would do nothing', () => {
  const choices = ['2s', '5s'].flatMap((group) =>
    ['desert', 'forest', 'cave', 'keep'].map((text) => ({ group, text })),
  )
  expect(optionsAloud(asking(choices), [], [])).toBe(
    'Eight options. 2s: desert. forest. cave. keep. 5s: desert. forest. cave. keep.',
  )
})

it('says what to type in place of every number or letter', () => {
  const numbers = ['0', '1', '2'].map((typed) => ({ text: typed, typed }))
  expect(optionsAloud(asking([...numbers, { text: 'Give up' }]), [], [])).toBe(
    'Type a number from 0 to 2. One option. 4: Give up.',
  )
})
