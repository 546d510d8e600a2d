import { readConfig, type Game, type Sheet } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { makesCampaigns, nextSetup } from '../index.ts'

async function theGame(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}
const ninebell = await theGame('roll-player-adventures')

it('knows which games go on from table to table', async () => {
  const others = await Promise.all(['roll-player', 'set-a-watch', 'rolling-fates'].map(theGame))
  expect([ninebell, ...others].map(makesCampaigns)).toEqual([true, false, false, false])
})

it('keeps seats, dice and the way of deciding; what was chosen for one table is as usual', () => {
  const chosen = { players: 3, dice: 'real', voice: 'each', company: 'changes', mode: 'legendary' }
  const config = readConfig(ninebell, chosen)
  const party: Sheet = { sheet: 'roll-player-adventures/party', version: 1, name: 'Ours', data: {} }
  const kept = { players: 3, dice: 'real', voice: 'each' }
  expect(nextSetup(ninebell, config, [party])).toEqual({ ...kept, party: [party] })
  expect(nextSetup(ninebell, config, [{ ...party, sheet: 'roll-player/dragon' }])).toEqual(kept)
})

it('calls an adventure by the title of its book', async () => {
  const config = readConfig(ninebell, {})
  await ninebell.ready?.(config)
  expect(ninebell.chapter?.(config)).toBe('The Mute Bell')
})
