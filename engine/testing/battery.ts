import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest, written } from '../digest.ts'
import { guidedOption, type Game } from '../game.ts'
import { anyone, type Decision, type TableState } from '../play.ts'
import { deal, Run } from '../run.ts'
import { readSave, replay, resume, save } from '../save.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table } from '../table.ts'
import { forksAreTheirRuns } from './forks.ts'
import { hidesFromSeats, tellsOnlyTheKnown, undoesOnlyTheKnown } from './knowledge.ts'
import { showsOnlyWhatIsOpen } from './permission.ts'
import { refusesByRules } from './refusals.ts'
import { longestGame, pickOf, tableOf, walks, walkThrough } from './walk.ts'

/** What the battery needs from a game: how to vary its set-up, and the rules that it can name. */
export interface Trial {
  /** A set-up for any number, so that every variant comes up. */
  setups(n: number): Readonly<Record<string, unknown>>
  /** The ids of the ledger, to see that prompts and refusals name rules that exist. */
  ruleIds: ReadonlySet<string>
  /** False for a game with nothing hidden. */
  hides?: boolean
  /** How many whole games the broad tests play; the thorough ones play a tenth or less. */
  games: number
}

/** The tests that every game passes. */
export function battery<S extends TableState>(game: Game<Config, S>, trial: Trial): void {
  const few = { numRuns: Math.ceil(trial.games / 60) }

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

    it('carries out every listed option, on copies that leave the original alone', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          walkThrough(tableOf(game, trial, walk), walk, (table) => {
            const before = written(table.state)
            const options = table.decision?.options ?? []
            // A long list is sampled, a different part at every decision.
            const stride = Math.max(1, Math.floor(options.length / 8))
            for (let i = table.position % stride; i < options.length; i += stride) {
              const fork = table.fork()
              expect(written(fork.state)).toBe(before)
              fork.choose(i)
            }
            expect(written(table.state)).toBe(before)
          })
        }),
        few,
      )
    })

    it('forks in the middle of a round, on true and imagined tables, and plays on the same from there', () => {
      forksAreTheirRuns(game, trial, few.numRuns)
    })

    it('is byte for byte the same after undo, and after redo, at every step', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          const table = tableOf(game, trial, walk)
          while (table.decision) {
            const before = written(table.state)
            const options = JSON.stringify(table.decision)
            table.choose(pickOf(walk, table.position, table.decision.options.length))
            const after = written(table.state)
            table.rewind(table.position - 1)
            expect(written(table.state)).toBe(before)
            expect(JSON.stringify(table.decision)).toBe(options)
            table.redo()
            expect(written(table.state)).toBe(after)
          }
        }),
        few,
      )
    })

    it('is the same table after save and load at every step, with the same undo', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          walkThrough(tableOf(game, trial, walk), walk, (table) => {
            if (table.position % 7 !== 0) return
            const saved = readSave(JSON.stringify(save(table)))
            for (const own of [true, false]) {
              const { table: loaded, notice } = resume(game, saved, { own })
              expect(notice).toBeNull()
              expect(written(loaded.state)).toBe(written(table.state))
              expect(JSON.stringify(loaded.decision)).toBe(JSON.stringify(table.decision))
              expect(loaded.boundary).toBe(table.boundary)
              expect(loaded.fingerprint).toBe(table.fingerprint)
            }
          })
        }),
        few,
      )
    })

    it('replays every journal to the same digest', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          const table = tableOf(game, trial, walk)
          walkThrough(table, walk, () => undefined)
          const again = replay(game, save(table))
          expect(again.difference).toBeNull()
          expect(digest(again.table.state)).toBe(digest(table.state))
        }),
        few,
      )
    })

    it('shows a seat nothing that it cannot see, and imagines only tables that are possible', () => {
      hidesFromSeats(game, trial, few.numRuns)
    })

    it('shows nobody a field that is new in the state until it is opened', () => {
      showsOnlyWhatIsOpen(game, trial, few.numRuns)
    })

    it('allows undo only where nothing new was learned', () => {
      undoesOnlyTheKnown(game, trial, few.numRuns)
    })

    it('asks and tells a seat nothing that depends on cards hidden from it', () => {
      tellsOnlyTheKnown(game, trial, few.numRuns)
    })

    it('has words for everything: prompts name existing rules, and no two options read alike', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          const config = readConfig(game, trial.setups(walk.setup))
          const sentences: string[] = []
          const table = new Table(game, config, walk.seed, {
            listener: (event, _, { state }) => {
              for (let seat = anyone; seat < config.players; seat++) {
                const view = game.view(state as S, seat)
                const known = game.hears ? game.hears(event, seat, state as S) : event
                const text = known && game.words.event(known, view)
                if (text !== null) sentences.push(text)
                if (known) for (const piece of game.touches(known, view)) expect(piece).toMatch(/^\w/)
              }
            },
          })
          walkThrough(table, walk, () => {
            const decision = table.decision
            if (!decision) return
            const view = game.view(table.state, decision.ask.seat)
            expect(game.words.prompt(decision.ask, view)).toMatch(sentence)
            const rules = game.words.rules(decision.ask, view)
            expect(rules.length).toBeGreaterThan(0)
            for (const id of rules) expect(trial.ruleIds).toContain(id)
            const texts = decision.options.map((option) => {
              for (const piece of game.touches(option, view)) expect(piece).toMatch(/^\w/)
              return `${game.words.group(option, decision.ask, view) ?? ''}: ${game.words.option(option, decision.ask, view)}`
            })
            expect(doubled(texts)).toEqual([])
            for (const { name, lines } of game.texts(view))
              expect(name.length * lines.length).toBeGreaterThan(0)
          })
          for (const text of sentences) expect(text).toMatch(sentence)
          for (let seat = anyone; seat < config.players; seat++)
            expect(game.words.outcome(game.view(table.state, seat))).toMatch(sentence)
        }),
        few,
      )
    })

    it('names an existing rule for every option left out, and for no legal one', () => {
      refusesByRules(game, trial, few.numRuns)
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

const sentence = /^\S.*[.!?]['’"”]?$/s

function listIsSound({ ask, options }: Decision, players: number): void {
  const twice = doubled(options.map((option) => JSON.stringify(option)))
  if (options.length === 0 || twice.length > 0)
    throw new Error(`${ask.kind}: ${options.length} options, twice ${twice.join()}`)
  const absent = options.find(({ seat }) => seat >= players)
  if (absent) throw new Error(`${ask.kind}: nobody sits in seat ${absent.seat}`)
}

function doubled(texts: readonly string[]): string[] {
  if (new Set(texts).size === texts.length) return []
  return texts.filter((text, i) => texts.indexOf(text) < i)
}
