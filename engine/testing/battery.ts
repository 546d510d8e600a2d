import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guidedOption, type Game } from '../game.ts'
import type { Decision, TableState } from '../play.ts'
import { deal, Run } from '../run.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table } from '../table.ts'
import { imaginesEvenly, type HiddenPlace } from './evenness.ts'
import { forksAreTheirRuns } from './forks.ts'
import { carriesOutEveryOption, goesBackAndForth, replaysToItsDigest, savesAndLoads } from './keeping.ts'
import { hidesFromSeats, keepsSecrets, tellsOnlyTheKnown, undoesOnlyTheKnown } from './knowledge.ts'
import { showsOnlyWhatIsOpen } from './permission.ts'
import { previewsComeTrue } from './previews.ts'
import { refusesByRules } from './refusals.ts'
import { checkAll, longestGame, pickOf, walks, type Check } from './walk.ts'
import { doubled, hasWords } from './wording.ts'

/** What the battery needs from a game: how to vary its set-up, the rules that it can name, and what it hides. */
export interface Trial<S extends TableState = TableState> {
  /** A set-up for any number, so that every variant comes up. */
  setups(n: number): Readonly<Record<string, unknown>>
  /** The ids of the ledger, to see that prompts and refusals name rules that exist. */
  ruleIds: ReadonlySet<string>
  /** Everything that a seat cannot see, according to the rules; missing in a game with nothing hidden but dice to come. */
  places?(state: S, seat: number): readonly HiddenPlace<S>[]
  /** How many whole games the broad tests play; the thorough one plays a few of them. */
  games: number
}

/** What is checked at every decision of the same games. */
const everyCheck: readonly Check[] = [
  carriesOutEveryOption,
  forksAreTheirRuns,
  goesBackAndForth,
  savesAndLoads,
  replaysToItsDigest,
  hidesFromSeats,
  showsOnlyWhatIsOpen,
  keepsSecrets,
  undoesOnlyTheKnown,
  tellsOnlyTheKnown,
  hasWords,
  refusesByRules,
  previewsComeTrue,
]

/** The tests that every game passes. */
export function battery<S extends TableState>(game: Game<Config, S>, trial: Trial<S>): void {
  const thorough = Math.ceil(trial.games / 60)

  describe(`${game.name}: the battery`, () => {
    it(`ends every game, with no empty list, no option twice or for an empty seat, and all invariants kept, in ${trial.games} games`, () => {
      fc.assert(
        fc.property(walks, (walk) => {
          const config = readConfig(game, trial.setups(walk.setup))
          const run = new Run(game, deal(game, config, walk.seed))
          for (let position = 0; run.decision; position++) {
            if (position > longestGame) throw new Error(`not over after ${position} decisions`)
            listIsSound(run.decision, config.players)
            const broken = game.broken(run.state, run.decision)
            if (broken.length > 0) throw new Error(`${broken.join(', ')} at decision ${position}`)
            run.choose(pickOf(walk, position, run.decision.options.length))
          }
          expect(run.state.outcome).not.toBeNull()
          expect(game.broken(run.state, null)).toEqual([])
        }),
        { numRuns: trial.games },
      )
    })

    it(`keeps what every table promises at each decision of ${thorough} games`, () => {
      checkAll(game, trial, everyCheck, thorough)
    })

    it('imagines every hidden place and the dice to come evenly', () => {
      imaginesEvenly(game, trial)
    })

    if (!game.guide) return
    it('lets its guided first game be played from the first step to the last', async () => {
      const guide = await game.guide?.()
      if (!guide) throw new Error('the game has lost its guide')
      const table = new Table(game, readConfig(game, guide.setup), guide.seed)
      expect(guide.steps.length).toBeGreaterThan(10)
      for (const step of guide.steps) {
        const asked = guidedOption(step, table.decision?.options ?? [])
        expect(asked, step.say).toBeGreaterThanOrEqual(0)
        table.choose(asked)
      }
    })
  })
}

function listIsSound({ ask, options }: Decision, players: number): void {
  const twice = doubled(options.map((option) => JSON.stringify(option)))
  if (options.length === 0 || twice.length > 0)
    throw new Error(`${ask.kind}: ${options.length} options, twice ${twice.join()}`)
  const absent = options.find(({ seat }) => seat >= players)
  if (absent) throw new Error(`${ask.kind}: nobody sits in seat ${absent.seat}`)
}
