import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { companion, whoAnswers } from '../index.ts'
import { mindOf } from '../companion.ts'
import { answerOf } from '../mind.ts'
import { optionsOf, positionOf, type Position } from '../position.ts'
import { search } from '../search.ts'

const compared = 3

it.each(gameIds)('minds of %s answer the same whatever is hidden from their seat', async (id) => {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const config = readConfig(game, {})
  await game.ready?.(config)
  const table = new Table(game, config, 'hidden')
  const chance = newFate('hidden')
  for (let done = 0; table.decision && done < compared;) {
    const seat = whoAnswers(table, () => false)
    if (table.decision.options.length > 1 && pick(chance, 5) === 0) {
      done++
      const other = table.fork()
      other.imagine(seat, newFate(`other ${table.position}`), false)
      const here = positionOf(table, seat)
      const there = positionOf({ game, decision: other.decision, fork: (how) => other.fork(how) }, seat)
      expect(answers(there)).toEqual(answers(here))
    }
    table.choose(companion('quick', `hidden ${seat}`)(table, seat))
  }
})

function answers(position: Position | null): unknown[] {
  if (!position) throw new Error('nothing is asked')
  const { options } = position.decision
  const own = optionsOf(options, position.seat)
  return [
    mindOf('random')(position, newFate('mind')),
    mindOf('greedy')(position, newFate('mind')),
    mindOf('quick')(position, newFate('mind')),
    search({ playouts: 8 })(position, own, newFate('mind')),
    search({ playouts: 8, danger: 2.5 })(position, own, newFate('mind')),
  ].map((thinking) => options[answerOf(thinking).option])
}
