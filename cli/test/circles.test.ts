import path from 'node:path'
import { ponder, readConfig, type Game } from '@dicehearth/engine'
import { inCircles } from '@dicehearth/host'
import { expect, it } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { Session } from '../session.ts'
import { newFolder } from './command.ts'

/** Everybody looks around, for ever. */
const endless: Game = {
  ...hoard(),
  *round() {
    yield* ponder({ kind: 'turn', seat: 0 }, [{ verb: 'pray', seat: 0 }])
  },
}

it('stops companions that go in circles and says so, once: whoever goes on knows', async () => {
  const seats = [{ player: 'random' }, { player: 'random' }]
  const opening = { game: endless, config: readConfig(endless, {}), seed: 'circles', seats }
  const session = await Session.begin(opening, { file: path.join(newFolder(), 'table.json') })
  const { table } = session.room
  const played = async (until: number): Promise<unknown> =>
    session.letCompanionsPlay(() => table.position >= until)
  expect(await played(600)).toMatchObject({ code: 'in-circles', message: inCircles })
  expect(table.position).toBeLessThan(600)
  expect(await played(600)).toBeNull()
  expect(table.position).toBe(600)
  session.leave()
})
