import { phrasebook, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import { companionSetups, setups } from './setups.ts'

it('plays the game of the golden playthrough', async () => {
  const setup = { players: 2, adventure: 'V90', characters: ['amakar', 'akara'] }
  await expect(playthrough(rollingFates, setup, 'golden 187')).toMatchFileSnapshot('playthrough.txt')
})

it('plays the game of the golden playthrough at a physical table', async () => {
  const setup = { players: 2, adventure: 'V90', characters: ['karath', 'sivrel'], mode: 'companion' }
  await expect(playthrough(rollingFates, setup, 'golden 217')).toMatchFileSnapshot(
    'playthrough-companion.txt',
  )
})

it('says what stands in the phrasebook', async () => {
  const some = Array.from({ length: 6 }, (_, n) => setups(n * 13 + 1))
  await expect(await phrasebook(rollingFates, some)).toMatchFileSnapshot('phrasebook.txt')
})

it('says what stands in the phrasebook for physical tables', async () => {
  const some = Array.from({ length: 10 }, (_, n) => companionSetups(n * 7))
  await expect(await phrasebook(rollingFates, some)).toMatchFileSnapshot('phrasebook-companion.txt')
})
