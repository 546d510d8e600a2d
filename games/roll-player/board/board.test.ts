import { choicesOf } from '@dicehearth/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { handsOn } from '../hero-sheet.ts'
import { rollPlayer } from '../index.ts'
import { fullSheet, table, type Laid, type Tale } from '../test/table.ts'
import { ifPlaced, offerOf } from './foresight.ts'
import Board from './index.tsx'
import PrintedHero from './sheet.tsx'

/** The board as it is drawn for whoever decides. */
function drawn({ view, ask, options }: Tale): string {
  return renderToStaticMarkup(
    createElement(Board, {
      view,
      decision: { ask, options, choices: choicesOf(rollPlayer, { ask, options }, view) },
      choose: () => undefined,
      texts: rollPlayer.texts(view),
      lit: new Set<string>(),
      happening: null,
      askWhy: () => undefined,
      narrow: () => undefined,
      seatName: (seat: number) => ['Ada', 'Ben'][seat],
    }),
  )
}

it('draws the hero who decides in full, and the others small', () => {
  const html = drawn(table({ step: 'place', hand: 'red 4', heroes: [{ class: 'ranger', race: 'halfling' }] }))
  for (const text of ['Ada', 'Halfling', 'Ranger', 'Mire Toad', 'Saintly', 'Open this sheet'])
    expect(html).toContain(text)
  expect(html.match(/class="piece[^"]*\brow\b/g)).toHaveLength(6)
})

it('shows what a die in hand would do for every line, before it is placed', () => {
  const rows = { STR: 'red 5, blue 5', DEX: 'red 1, blue 1, green 1' }
  const { view } = table({ step: 'place', hand: 'red 6', heroes: [{ class: 'gladiator', rows }] })
  const [die] = view.hand
  expect(ifPlaced(view, 0, die, 0)).toEqual({ score: 16, met: true, stars: 4 })
  expect(ifPlaced(view, 0, die, 1)).toBeNull()
  expect(view.heroes[0].sheet[2]).toBe(-1)
})

it('gives the price for whoever looks, with what their Fiends add', () => {
  const laid: Laid = {
    step: 'market',
    market: ['shortSword', 'ironHelm'],
    heroes: [{ card: 1, class: 'gladiator', fiends: ['fiendOfRust'] }],
  }
  const { view } = table(laid)
  expect(offerOf(view, 0, 'shortSword').price).toBe(5)
  expect(offerOf(view, 1, 'shortSword').price).toBe(3)
  expect(offerOf(view, 0, 'ironHelm')).toMatchObject({ price: 2, stars: 2 })
})

it('hides an Adventure card from a seat without its token [RP-144]', () => {
  const adventure = ['moonlessKeep', 'shadePatrol', 'raiseDead']
  const laid: Laid = { monster: 'nightLich', adventure, step: 'market', heroes: [{ card: 1 }] }
  expect(drawn(table(laid))).not.toContain('Moonless Keep')
  const seen = drawn(table({ ...laid, heroes: [{ card: 1, trophies: ['goblinSneak'] }] }))
  expect(seen).toContain('Moonless Keep')
  expect(seen).not.toContain('Shade Patrol')
})

it('draws Combat Dice in a Hunt with the level that the total reaches', () => {
  const html = drawn(
    table({ step: 'huntAfter', minions: ['goblinSneak'], combatFaces: [4, 3], heroes: [{ card: 1, xp: 1 }] }),
  )
  expect(html).toContain('aria-label="Total 7"')
  expect(html).toMatch(/level reached"><b>7–9/)
})

it('prints a finished hero', () => {
  const ended = table({ step: 'score', heroes: [{ class: 'ranger', race: 'halfling', rows: fullSheet() }] })
  const [sheet] = handsOn(ended.t)
  const html = renderToStaticMarkup(createElement(PrintedHero, { sheet }))
  for (const text of ['Halfling', 'Ranger', 'Mire Toad', 'Neutral']) expect(html).toContain(text)
})
