import { choicesOf, newFate, pick, readConfig, Table, type Decision } from '@dicehearth/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setAWatch as game } from '../index.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import Board from './index.tsx'

beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterAll(() => vi.unstubAllGlobals())

it('draws every question of games by chance from what the view brings', () => {
  const met = new Set<string>()
  for (let n = 0; n < 6; n++) {
    const seed = `drawn ${n}`
    const played = new Table(
      game,
      readConfig(game, {
        players: 1 + (n % 4),
        edition: n % 2 === 0 ? 'deluxe' : 'base',
        classes: n === 1 ? 'picked' : 'dealt',
      }),
      seed,
    )
    const chance = newFate(seed)
    while (played.decision) {
      const { ask, options } = played.decision as Decision<SawAsk, SawOption>
      const view = JSON.parse(JSON.stringify(game.view(played.state, ask.seat))) as ReturnType<
        typeof game.view
      >
      if (!met.has(ask.kind)) {
        met.add(ask.kind)
        const html = renderToStaticMarkup(
          createElement(Board, {
            view,
            decision: { ask, options, choices: choicesOf(game, { ask, options }, view) },
            choose: () => undefined,
            previews: [],
            texts: game.texts(view),
            lit: new Set<string>(),
            happening: null,
            askWhy: () => undefined,
            narrow: () => undefined,
            seatName: String,
          }),
        )
        expect(html).toContain('class="frame saw')
      }
      played.choose(pick(chance, options.length))
    }
  }
  expect(met.size).toBeGreaterThan(15)
})
