import { phrasebook, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { smallGame } from './lesson.ts'
import { setups } from './setups.ts'

it('plays the same game as ever, as one can read', async () => {
  await expect(playthrough(smallGame, { players: 2, voice: 'each' }, 'small hours')).toMatchFileSnapshot(
    'playthrough.txt',
  )
})

it('says what stands in the phrasebook', async () => {
  const some = Array.from({ length: 4 }, (_, n) => setups(n * 13 + 1))
  await expect(await phrasebook(smallGame, some)).toMatchFileSnapshot('phrasebook.txt')
})
