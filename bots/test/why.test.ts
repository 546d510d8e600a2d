import { loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { surprise } from '../index.ts'
import type { Answer, Weighed } from '../mind.ts'

function weighed(option: number, chance: number, speaks: readonly number[]): Weighed {
  return { option, chance, error: 0.01, games: 20, speaks, ends: 0 }
}

async function said(answer: Answer, rivals = false): Promise<string> {
  const game = await loadGame('roll-for-adventure')
  if (!game) throw new Error('no game')
  return surprise({ ...game, rivals }, answer)
}

// The second sign is the Power Stones that are missing.
const usual = weighed(0, 0.5, [0, -0.9])
const bold = weighed(1, 0.6, [0, -0.2])

it('a companion says why it did what a quick one would not have done', async () => {
  expect(await said({ option: 1, usual: 0, weighed: [bold, usual] })).toBe('Power Stones come sooner')
})

it('says nothing where it did the usual, where that hardly matters, and among rivals', async () => {
  expect(await said({ option: 0, usual: 0, weighed: [bold, usual] })).toBe('')
  expect(await said({ option: 1, usual: 0, weighed: [{ ...bold, chance: 0.54 }, usual] })).toBe('')
  expect(await said({ option: 1, weighed: [] })).toBe('')
  expect(await said({ option: 1, usual: 0, weighed: [bold, usual] }, true)).toBe('')
})
