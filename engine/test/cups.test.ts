import { describe, expect, it } from 'vitest'
import { heard, readConfig, Run, deal, type Game, type TableEvent } from '../index.ts'
import { imaginesEvenly } from '../testing/evenness.ts'
import { battery, equally, type Trial } from '../testing/index.ts'
import { keepsSecrets, tellsOnlyTheKnown } from '../testing/knowledge.ts'
import { checkAll, type Check } from '../testing/walk.ts'
import { cupRules, cups, type Cups, type Hiding } from './cups.ts'

const trial: Trial<Cups> = {
  setups: (n) => ({ players: 2 + (n % 3), dice: n % 5 === 0 ? 'real' : 'fate' }),
  ruleIds: new Set(cupRules),
  places: (t, seat) =>
    t.dice.flatMap((face, owner) =>
      t.lifted || owner === seat || face === 0
        ? []
        : [
            {
              name: `cup ${owner}`,
              read: (it: Cups) => it.dice[owner],
              chances: equally([1, 2, 3, 4, 5, 6]),
            },
          ],
    ),
  games: 300,
}

battery(cups(), trial)

describe('without', () => {
  it.each<[Hiding, Check]>([
    ['hears', tellsOnlyTheKnown],
    ['overhears', tellsOnlyTheKnown],
    ['secrets', keepsSecrets],
  ])('%s the battery is red', (missing, check) => {
    expect(() => checkAll(cups(), trial, [check], 20)).not.toThrow()
    expect(() => checkAll(cups(missing), trial, [check], 20)).toThrow('Property failed')
  })

  it('other dice under the cups, imagining is uneven', () => {
    const game: Game = { ...cups(), imagine: () => undefined }
    expect(() => imaginesEvenly(game, trial)).toThrow(/unevenness of cup \d/)
  })
})

it('hides a secret roll from the others, even in a game that hides nothing itself', () => {
  const game = cups('hears')
  const events: TableEvent[] = []
  const t = deal(game, readConfig(game, {}), 'cups')
  t.listener = { event: (event) => void events.push(event) }
  const run = new Run(game, t)
  const roll = { type: 'rolledSecretly', seat: 0, who: 0, dice: [0] }
  expect(events).toEqual([{ ...roll, faces: [run.state.dice[0]] }])
  expect(heard(game, events[0], 0, t)).toEqual(events[0])
  expect(heard(game, events[0], 1, t)).toEqual({ ...roll, faces: null })
})
