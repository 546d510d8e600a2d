import { gameIds, loadGame } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { covers } from '../src/covers.ts'

describe.each(gameIds)('the cover of %s', (id) => {
  it('names the game, and offers a guided first game exactly if there is one', async () => {
    const game = await loadGame(id)
    expect(covers.get(id)).toMatchObject({ name: game?.name, guided: game?.guide !== undefined })
  })
})
