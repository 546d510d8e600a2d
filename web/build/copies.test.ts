import { deal, digest, newFate, pick, readConfig, Run } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { beforeAll, expect, it } from 'vitest'
import type { ZodObject } from 'zod'
import { built, fieldsOf, type MakeCopy } from '../../engine/copier.ts'
import { copiesOfGames } from './copies.ts'

let brought: ReadonlyMap<string, MakeCopy>

beforeAll(async () => {
  const source = encodeURIComponent(await copiesOfGames())
  const { builtCopies } = (await import(`data:text/javascript,${source}`)) as {
    builtCopies: typeof brought
  }
  brought = builtCopies
})

it.each(gameIds)('the page brings a compiled copy for the state of %s', async (id) => {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const { shape } = (await import(`../../games/${id}/rules/state.ts`)) as { shape: ZodObject }
  const copy = built(fieldsOf(shape), brought)
  const config = readConfig(game, {})
  await game.ready?.(config)
  const run = new Run(game, deal(game, config, 'copies'))
  const chance = newFate('copies')
  for (let n = 0; n < 40 && run.decision; n++) {
    const twin = copy?.(run.state) as typeof run.state
    expect(digest(twin)).toBe(digest(run.state))
    expect(twin).toEqual({ ...game.copy(run.state), listener: undefined })
    run.choose(pick(chance, run.decision.options.length))
  }
})
