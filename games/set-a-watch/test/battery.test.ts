import { readFileSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { battery, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { setAWatch } from '../index.ts'
import { setups } from './setups.ts'

const ledger = readLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'))

battery(setAWatch, {
  setups,
  ruleIds: new Set(ledger.rules.map((rule) => rule.id)),
  games: 2000,
})

it('plays the game of the golden playthrough', async () => {
  const setup = { players: 3, difficulty: 'easy', edition: 'deluxe', summons: 'variant', classes: 'picked' }
  await expect(playthrough(setAWatch, setup, 'golden')).toMatchFileSnapshot('playthrough.txt')
})
