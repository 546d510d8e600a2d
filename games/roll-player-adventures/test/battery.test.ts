import { readFileSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { battery, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { smallGame } from './lesson.ts'
import { setups } from './setups.ts'

const { rules } = readLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'))

battery(smallGame, { setups, ruleIds: new Set(rules.map(({ id }) => id)), games: 150 })

it('plays the same game as ever, as one can read', async () => {
  await expect(playthrough(smallGame, { players: 2, voice: 'each' }, 'small hours')).toMatchFileSnapshot(
    './playthrough.txt',
  )
})
