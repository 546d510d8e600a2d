import { choose, pack, tell, type Config, type Game, type Play } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { camp, type Camp } from '../../engine/test/camp.ts'
import { packsIn, trialGames, tryPacks } from '../index.ts'

/** Plays the trial to its end. */
async function tried(
  game: Game,
  packs: Readonly<Record<string, unknown>>,
): Promise<{ games: number; trouble: string | null }> {
  const trial = tryPacks(game, packs)
  let games = 0
  for (;;) {
    const step = await trial.next()
    if (step.done) return { games, trouble: step.value }
    games = step.value
  }
}

/** A camp where a dish from a pack is served once somebody has waited: some dishes spoil the game. */
function kitchen(): Game {
  const base: Game<Config, Camp> = camp()
  let dish: unknown = null
  const game: Game<Config, Camp> = {
    ...base,
    setup: { dishes: pack('Dishes', (file) => ({ pack: file })) },
    deal(config, fate) {
      dish = 'dishes' in config ? config.dishes : null
      return base.deal(config, fate)
    },
    *round(t): Play {
      if (dish === 'bottomless') t.points = 0
      yield* base.round(t)
      if (t.points < 5) return
      tell(t, { type: 'wait' })
      if (dish === 'poison') yield* choose(t, { kind: 'act', seat: 0 }, [])
      if (dish === 'doubled') t.deck = [1, 1]
    },
  }
  return game
}

describe('custom cards are played before they are accepted', () => {
  it('accepts cards with which every game ends', async () => {
    expect(await tried(kitchen(), { dishes: 'soup' })).toEqual({ games: trialGames, trouble: null })
  })

  it('says which question has no answer, and what happened just before', async () => {
    expect((await tried(kitchen(), { dishes: 'poison' })).trouble).toMatch(
      /^A game with these cards gets stuck: "What now\?" has no answer\. Just before: .*wait\.$/,
    )
  })

  it('says which invariant cards break', async () => {
    expect((await tried(kitchen(), { dishes: 'doubled' })).trouble).toContain(
      'A game with these cards breaks INV-01.',
    )
  })

  it('says that a game never ends', async () => {
    expect((await tried(kitchen(), { dishes: 'bottomless' })).trouble).toContain('never ends.')
  })

  it('finds the packs among the other options', () => {
    expect(packsIn(kitchen(), { players: 2, dishes: 'soup' })).toEqual({ dishes: 'soup' })
    expect(packsIn(kitchen(), { dishes: null })).toEqual({})
  })
})

it.each([
  ['roll-for-adventure', 'enemies', 'own-enemies.json'],
  ['set-a-watch', 'cards', 'set-a-watch-pack.json'],
  ['roll-player-adventures', 'cards', 'roll-player-adventures-pack.json'],
])('accepts the example of %s', async (id, key, file) => {
  const examples = path.join(import.meta.dirname, '..', '..', 'docs', 'examples')
  const game = await loadGame(id)
  if (!game) throw new Error(id)
  const example: unknown = JSON.parse(readFileSync(path.join(examples, file), 'utf8'))
  expect((await tried(game, { [key]: example })).trouble).toBeNull()
})

it('plays a place where hardly any die can be used', async () => {
  const game = await loadGame('set-a-watch')
  if (!game) throw new Error('set-a-watch')
  const barren = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
    id: `barren-${n}`,
    name: `Barren ${n}`,
    sort: 'normal',
    firewood: -1,
    creatures: 4,
    traits: [{ is: 'noScout' }, { is: 'chopSpaces', spaces: 1 }, { is: 'noHeal' }],
  }))
  const { trouble } = await tried(game, { cards: { game: 'set-a-watch', name: 'Barren', locations: barren } })
  expect(trouble).toBeNull()
})
