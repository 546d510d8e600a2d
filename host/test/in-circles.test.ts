import { ponder, readConfig, tell, type Game } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { inCircles, Room } from '../index.ts'
import { game } from './book.ts'

/** Everybody looks around, for ever. */
const endless: Game = {
  ...game,
  *round() {
    yield* ponder({ kind: 'turn', seat: 0 }, [{ verb: 'pray', seat: 0 }])
  },
}

async function after(choices: number, player: string, rules = endless): Promise<Room> {
  const config = readConfig(rules, { players: 2 })
  const seats = [{ player }, { player: 'random' }]
  const room = Room.begin({ game: rules, config, seed: 'round and round', seats })
  while (room.table.position < choices) {
    const { position } = room.table
    if (player === 'human') await room.place().choose(position, 0)
    else await room.letCompanionChoose()
  }
  return room
}

async function dangersAt(room: Room): Promise<readonly string[]> {
  const told: string[][] = []
  await room.place([]).subscribe((news) => void told.push(dangersIn(news.standing)))
  return told.flat()
}

function dangersIn(standing: unknown): string[] {
  return JSON.stringify(standing).includes(inCircles) ? [inCircles] : []
}

it('notices companions that go on for ever without anything new, and says so', async () => {
  expect((await after(400, 'random')).inCircles).toBe(false)
  const room = await after(520, 'random')
  expect(room.inCircles).toBe(true)
  expect(await dangersAt(room)).toEqual([inCircles])
})

it('waits anew after a sentence that was never said before', async () => {
  let rounds = 0
  const seldom: Game = {
    ...endless,
    *round(t) {
      yield* endless.round(t)
      if (++rounds === 300) tell(t, { type: 'turn', seat: 0, turn: rounds })
    },
  }
  expect((await after(520, 'random', seldom)).inCircles).toBe(false)
})

it('leaves tables alone at which somebody sits', async () => {
  const room = await after(520, 'human')
  expect(room.inCircles).toBe(false)
  expect(await dangersAt(room)).toEqual([])
})
