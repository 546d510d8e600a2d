import { describe, expect, it } from 'vitest'
import type { Deed } from '../deeds.ts'
import type { Game } from '../game.ts'
import type { Ask, Option, Outcome, TableEvent, TableState } from '../play.ts'
import { deal } from '../run.ts'
import { readConfig, type Config } from '../setup.ts'

/** A finished game in brief: whatever is left out is as after the deal, and the game was lost by one person. */
export interface Played<S, E> {
  setup?: Readonly<Record<string, unknown>>
  outcome?: Outcome
  people?: readonly number[]
  /** Where the numbers of pieces matter, they can be looked up on the table. */
  events?: readonly E[] | ((t: S) => readonly E[])
  arrange?: (t: S) => void
}

/** One game that earns a deed, and others that almost do. */
export type DeedCases<S, E> = Readonly<Record<string, readonly [earns: Played<S, E>, ...not: Played<S, E>[]]>>

/** Tests that every deed of a game is earned by some games and not by others. */
export function deedTests<C extends Config, S extends TableState, E extends TableEvent>(
  game: Game<Config, S, Ask, Option, E>,
  deeds: readonly Deed<C, S, E>[],
  cases: DeedCases<S, E>,
): void {
  const earned = (
    deed: Deed<C, S, E>,
    { setup, outcome, people, events, arrange }: Played<S, E>,
  ): boolean => {
    const config = readConfig(game, setup ?? {})
    const state = deal<S>(game, config, 'deeds')
    state.outcome = outcome ?? { result: 'lost' }
    arrange?.(state)
    const told = typeof events === 'function' ? events(state) : (events ?? [])
    return deed.earned({ config: config as C, state, events: told, people: people ?? [0] })
  }

  describe(`${game.name}: deeds`, () => {
    it('are a dozen or a few more, each with its own id and name and a sentence on how it is earned', () => {
      expect(deeds.length).toBeGreaterThanOrEqual(12)
      expect(deeds.length).toBeLessThanOrEqual(16)
      expect(new Set(deeds.map(({ id }) => id)).size).toBe(deeds.length)
      expect(new Set(deeds.map(({ name }) => name)).size).toBe(deeds.length)
      for (const { text } of deeds) expect(text).toMatch(/^[A-Z].*\.$/)
      expect(Object.keys(cases).toSorted()).toEqual(deeds.map(({ id }) => id).toSorted())
    })

    it.each(deeds.map((deed) => [deed.name, deed] as const))('%s is earned, and not for less', (_, deed) => {
      const [earns, ...others] = cases[deed.id]
      expect(earned(deed, earns)).toBe(true)
      expect(others.length).toBeGreaterThan(0)
      for (const other of others) expect(earned(deed, other)).toBe(false)
    })
  })
}
