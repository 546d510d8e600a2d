import { choicesOf } from '@dicehearth/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { rollForAdventure as game } from '../index.ts'
import type { RfaEvent } from '../rules/events.ts'
import { foe } from '../test/foe.ts'
import { dieShows, enemyStep, red, table, type RfaScenario } from '../test/table.ts'
import { EnemyForm } from './enemy-form.tsx'
import Board from './index.tsx'

/** The board as it is drawn for whoever decides. */
function drawn(s: RfaScenario, happening: RfaEvent | null = null): string {
  return renderToStaticMarkup(
    createElement(Board, {
      view: s.view,
      decision: { ask: s.ask, options: s.options, choices: choicesOf(game, s, s.view) },
      choose: () => undefined,
      previews: [],
      texts: game.texts(s.view),
      lit: new Set<string>(),
      happening,
      askWhy: () => undefined,
      narrow: () => undefined,
      seatName: (seat: number) => (seat === red ? 'Ada' : 'Ben'),
    }),
  )
}

/** How many holes the four tracks show, and how many of them are out of the game. */
function holes(html: string): { shown: number; gone: number } {
  return { shown: html.match(/class="hole /g)?.length ?? 0, gone: html.match(/hole-gone/g)?.length ?? 0 }
}

it('shows no hole behind an end-of-game marker, on one track or on all four [RFA-R35]', () => {
  const setup = { special: 'giants', board: 'sword' }
  expect(holes(drawn(table({ setup })))).toEqual({ shown: 4 * 8, gone: 0 })
  const one = enemyStep({ setup, cards: ['GI1'], dice: [dieShows.forest] })
  expect(holes(drawn(one))).toEqual({ shown: 4 * 8 - 1, gone: 0 })
  const all = enemyStep({ setup, cards: ['GI1'], dice: [dieShows.all] })
  expect(holes(drawn(all))).toEqual({ shown: 4 * 7, gone: 0 })
})

it('shows what a card does where it stands, and as it is turned up, wherever it lies by then', () => {
  const stands = enemyStep({ cards: ['D1a'] })
  expect(drawn(stands)).toContain('<p>Attacks the desert.</p>')
  const flewOn = enemyStep({ setup: { special: 'dragons', board: 'sword' }, cards: ['DR4'] })
  expect(flewOn.t.discard).toContain('DR4')
  expect(drawn(flewOn)).not.toContain('Then it flies on.')
  expect(drawn(flewOn, { type: 'revealed', card: 'DR4' })).toContain(
    '<p>Every 4 in the lands and on Resurrection is lost. Then it flies on.</p>',
  )
})

it('draws all sides, with the people at the table', () => {
  const sides = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }
  for (const setup of [{}, sides]) {
    const html = drawn(table({ setup }))
    for (const text of ['Desert', 'Fortress', 'Forest', 'Ice Cave', 'Resurrection', 'Ada', 'Ben'])
      expect(html).toContain(text)
  }
})

it('writes an enemy of the workshop as sentences with blanks [RFA-191]', () => {
  const html = renderToStaticMarkup(
    createElement(EnemyForm, {
      enemy: foe({
        onReveal: [
          { do: 'removeDice', where: { at: 'forest' }, count: 2, number: 5 },
          { do: 'ifNone', then: [{ do: 'rebuild' }] },
        ],
      }),
      others: [],
      onChange: () => undefined,
    }),
  )
  const chosen = [...html.matchAll(/selected="">([^<]*)</g)].map(([, text]) => text)
  expect(chosen).toContain('takes …')
  for (const text of ['up to two dice', 'showing 5', 'the forest', 'if it took no die: …'])
    expect(chosen).toContain(text)
  expect(chosen).toContain('rebuilds a broken barrier of the fortress')
})
