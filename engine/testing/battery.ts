import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest, written } from '../digest.ts'
import { newFate } from '../fate.ts'
import type { Game } from '../game.ts'
import type { Decision, TableState } from '../play.ts'
import { deal, Run } from '../run.ts'
import { readSave, replay, resume, save } from '../save.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table } from '../table.ts'
import { longestGame, pickOf, tableOf, walks, walkThrough } from './walk.ts'

/** What a game gives the battery: how to vary its set-up, and what must hold at every decision. */
export interface Trial<S extends TableState> {
  /** A set-up for any number, so that all of them come up. */
  setups(n: number): Readonly<Record<string, unknown>>
  /** The invariants of the ledger that this state breaks, by id; empty when all hold. */
  broken(state: S, decision: Decision | null): readonly string[]
  /** The ids of the ledger, to see that prompts name rules that exist. */
  ruleIds: ReadonlySet<string>
  /** Whole games for the broad tests; the thorough ones play a tenth and less. */
  games: number
}

/** The tests that every game passes. */
export function battery<S extends TableState>(game: Game<Config, S>, trial: Trial<S>): void {
  const few = { numRuns: Math.ceil(trial.games / 60) }

  describe(`${game.name}: the battery`, () => {
    it(`ends every game, with legal lists never empty or doubled and all invariants kept, in ${trial.games} games`, () => {
      fc.assert(
        fc.property(walks, (walk) => {
          const run = new Run(game, deal(game, readConfig(game, trial.setups(walk.setup)), walk.seed))
          for (let position = 0; run.decision; position++) {
            if (position > longestGame) throw new Error(`not over after ${position} decisions`)
            listIsSound(run.decision)
            const broken = trial.broken(run.state, run.decision)
            if (broken.length > 0) throw new Error(`${broken.join(', ')} at decision ${position}`)
            run.choose(pickOf(walk, position, run.decision.options.length))
          }
          expect(run.state.outcome).not.toBeNull()
          expect(trial.broken(run.state, null)).toEqual([])
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
            // A long list is sampled, with another part of it at every decision.
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

    it('comes back to the byte by undo, and forward again by redo, at every step', () => {
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

    it('is the same table after save and load at every step', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          walkThrough(tableOf(game, trial, walk), walk, (table) => {
            if (table.position % 7 !== 0) return
            const { table: loaded, notice } = resume(game, readSave(JSON.stringify(save(table))))
            expect(notice).toBeNull()
            expect(written(loaded.state)).toBe(written(table.state))
            expect(JSON.stringify(loaded.decision)).toBe(JSON.stringify(table.decision))
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

    it('shows a seat nothing that it cannot see: with other hidden cards its view and its options stay the same', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          walkThrough(tableOf(game, trial, walk), walk, (table) => {
            for (let seat = 0; seat < table.config.players; seat++) {
              const other = imagined(table, seat)
              expect(seen(game, other, seat)).toBe(seen(game, table, seat))
            }
          })
        }),
        few,
      )
    })

    it('lets undo pass only where nothing new was learned', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          const table = tableOf(game, trial, walk)
          while (table.decision) {
            const seat = table.decision.ask.seat
            const other = imagined(table, seat)
            const pick = pickOf(walk, table.position, table.decision.options.length)
            table.choose(pick)
            other.choose(pick)
            // If chance or a hidden card had mattered, another fate would show something else.
            if (table.undoStop === null) expect(seen(game, other, seat)).toBe(seen(game, table, seat))
          }
        }),
        few,
      )
    })

    it('has words for everything: prompts with rules that exist, and no two options alike', () => {
      fc.assert(
        fc.property(walks, (walk) => {
          const config = readConfig(game, trial.setups(walk.setup))
          const told: string[] = []
          const table = new Table(game, config, walk.seed, {
            listener: (event, _, { state }) => {
              const view = game.view(state as S, 0)
              const text = game.words.event(event, view)
              if (text !== null) told.push(text)
              for (const piece of game.touches(event, view)) expect(piece).toMatch(/^\w/)
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
              return `${option.seat} ${game.words.group(option, decision.ask, view) ?? ''}: ${game.words.option(option, decision.ask, view)}`
            })
            expect(doubled(texts)).toEqual([])
          })
          for (const text of told) expect(text).toMatch(sentence)
          expect(game.words.outcome(game.view(table.state, 0))).toMatch(sentence)
        }),
        few,
      )
    })

    it('lets its guided first game be played from the first step to the last', async () => {
      const guide = await game.guide()
      const table = new Table(game, readConfig(game, guide.setup), guide.seed)
      expect(guide.steps.length).toBeGreaterThan(10)
      for (const step of guide.steps) {
        const take = Object.entries(step.take)
        const asked = table.decision?.options.findIndex((option) =>
          take.every(
            ([key, value]) =>
              JSON.stringify(Object.entries(option).find(([k]) => k === key)?.[1]) === JSON.stringify(value),
          ),
        )
        expect(asked, step.say).toBeGreaterThanOrEqual(0)
        table.choose(asked ?? 0)
      }
    })
  })
}

const sentence = /^\S.*[.!?]$/s

function listIsSound({ ask, options }: Decision): void {
  const twice = doubled(options.map((option) => JSON.stringify(option)))
  if (options.length === 0 || twice.length > 0)
    throw new Error(`${ask.kind}: ${options.length} options, twice ${twice.join()}`)
}

function doubled(texts: readonly string[]): string[] {
  if (new Set(texts).size === texts.length) return []
  return texts.filter((text, i) => texts.indexOf(text) < i)
}

/** The same table with other hidden cards and other dice to come. */
function imagined<S extends TableState>(table: Table<S>, seat: number): Run<S> {
  const other = table.fork()
  other.imagine(seat, newFate(`another fate ${table.position}`))
  return other
}

/** What a seat sees and may answer. */
function seen<S extends TableState>(
  game: Game<Config, S>,
  at: { state: S; decision: Decision | null },
  seat: number,
): string {
  return JSON.stringify([game.view(at.state, seat), at.decision])
}
