import { newFate, pick, readConfig, Refusal, save, Table, type Game } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { readKept, Room } from '../index.ts'

let game: Game
let text = ''

beforeAll(async () => {
  const found = await loadGame('roll-for-adventure')
  if (!found) throw new Error('no game')
  game = found
  const table = new Table(game, readConfig(game, { players: 2 }), 'hostile')
  const chance = newFate('hostile')
  while (table.decision && table.position < 5) table.choose(pick(chance, table.decision.options.length))
  text = JSON.stringify(save(table, [{ player: 'human' }, { player: 'human' }]))
})

/** Opens the saved game with something changed, as the terminal and the page do. */
function open(change: (saved: Record<string, never>) => void): Room {
  const saved = JSON.parse(text) as Record<string, never>
  change(saved)
  return Room.resume(game, readKept(JSON.stringify(saved)))
}

type Parts = Record<string, Record<string, unknown>>

describe('a saved game that was written by hand', () => {
  it.each([1e8, 1e9, 2 ** 32, 0, -1, 1.5])('is refused at once with %s players', (players) => {
    expect(() => open((saved: Parts) => (saved.config.players = players))).toThrow(Refusal)
    expect(() => open((saved: Parts) => (saved.config.players = players))).toThrow(
      '"config.players" is wrong',
    )
  })

  it('is refused with more seats than players', () => {
    const crowd = Array.from({ length: 5 }, () => ({ player: 'human' }))
    expect(() => open((saved: Record<string, unknown>) => (saved.seats = crowd))).toThrow(
      'it seats 5 at a table for 2',
    )
  })

  it('is refused with somebody unknown in a seat, who would otherwise count as a person', () => {
    const seats = [{ player: 'wizard' }, { player: 'human' }]
    expect(() => open((saved: Record<string, unknown>) => (saved.seats = seats))).toThrow(
      'A seat cannot be "wizard"',
    )
  })

  it.each([7, 21, 0, -1])('is refused with scripted dice that show %s', (face) => {
    const script = Array.from({ length: 60 }, () => face)
    expect(() => open((saved: Parts) => (saved.config.script = script))).toThrow(Refusal)
    expect(() =>
      open((saved) => {
        const states = saved.states as { position: number; state: { fate: object } }[]
        for (const { state } of states) Object.assign(state.fate, { script, scripted: 0 })
      }),
    ).toThrow(Refusal)
  })

  it('is refused in one sentence if the rules cannot continue from its table', () => {
    expect(() =>
      open((saved) => {
        const states = saved.states as { state: Record<string, unknown> }[]
        for (const { state } of states) state.active = 1e6
      }),
    ).toThrow(/^This saved game is damaged: [^\n]+$/)
  })

  it.each([
    ['something that is not a change', '{"from":0}'],
    [
      'a change from after the end',
      '{"from":99,"choices":[0],"states":[],"since":[],"marks":[],"boundary":0,"outcome":null,"proven":true}',
    ],
    [
      'a state that is nothing',
      '{"from":0,"choices":[],"states":[null],"since":[],"marks":[],"boundary":0,"outcome":null,"proven":true}',
    ],
    [
      'choices in words',
      '{"from":0,"choices":["all"],"states":[],"since":[],"marks":[],"boundary":0,"outcome":null,"proven":true}',
    ],
  ])('is refused with %s after it', (_, line) => {
    expect(() => readKept(`${text}\n${line}\n`)).toThrow('one of its lines is not a change')
  })
})
