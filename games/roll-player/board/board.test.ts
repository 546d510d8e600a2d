import { choicesOf, readConfig, Table, type Decision } from '@dicehearth/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { handsOn, heroData } from '../hero-sheet.ts'
import { rollPlayer } from '../index.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import { fullSheet, table, Tale, type Laid, type LaidHero } from '../test/table.ts'
import { classIds, type ClassId } from '../content/classes.ts'
import { effects } from '../rules/effects.ts'
import { icons } from './icons.ts'
import Board from './index.tsx'
import PrintedHero from './sheet.tsx'

/** The board as it is drawn for whoever decides. */
function drawn({
  view,
  ask,
  options,
  previews,
}: Pick<Tale, 'view' | 'ask' | 'options' | 'previews'>): string {
  return renderToStaticMarkup(
    createElement(Board, {
      view,
      decision: { ask, options, choices: choicesOf(rollPlayer, { ask, options }, view) },
      choose: () => undefined,
      previews,
      texts: rollPlayer.texts(view),
      lit: new Set<string>(),
      happening: null,
      askWhy: () => undefined,
      narrow: () => undefined,
      seatName: (seat: number) => ['Ada', 'Ben'][seat],
    }),
  )
}

it('draws heroes who are still to be made, the others small', () => {
  const begun = new Table(rollPlayer, readConfig(rollPlayer, { players: 2 }), 'begun')
  const { ask, options } = begun.decision as Decision<RpAsk, RpOption>
  const view = rollPlayer.view(begun.state, ask.seat)
  expect(drawn({ view, ask, options, previews: [] })).toContain('makes a hero')
})

it('draws the hero who decides in full, and the others small', () => {
  const html = drawn(table({ step: 'place', hand: 'red 4', heroes: [{ class: 'ranger', race: 'halfling' }] }))
  for (const text of ['Ada', 'Halfling', 'Ranger', 'Mire Toad', 'Saintly', 'Open this sheet'])
    expect(html).toContain(text)
  expect(html.match(/class="piece[^"]*\brow\b/g)).toHaveLength(6)
})

it('shows what a die in hand would do for every line, before it is placed', () => {
  const rows = { STR: 'red 5, blue 5', DEX: 'red 1, blue 1, green 1' }
  const tale = table({ step: 'place', hand: 'red 6', heroes: [{ class: 'gladiator', rows }] })
  const html = drawn(tale)
  expect(html).toContain('with this die 16, met"')
  expect(html).toContain('→ </span>16<span class="foreseen-goal">, met</span></span><b>+4★</b></span>')
  expect(html.match(/class="verdict foreseen[^>]* aria-hidden="true"/g)).toHaveLength(6)
  expect(tale.view.heroes[0].sheet[2]).toBe(-1)
})

it('never calls a goal met while a space of its row is empty, and says how likely the last die meets it', () => {
  const rows = { STR: 'red 6, blue 5', CON: 'red 6, blue 6' }
  const html = drawn(table({ step: 'market', heroes: [{ card: 1, class: 'gladiator', rows }] }))
  expect(html).toContain('STR 11, goal 16 to 17, needs 5 to 6 with the last die (chance 27 %)')
  expect(html).not.toContain('verdict seal')
})

it('gives the price for whoever looks, with what their Fiends add', () => {
  const laid: Laid = {
    step: 'market',
    market: ['shortSword', 'ironHelm'],
    heroes: [{ card: 1, class: 'gladiator', gold: 9, fiends: ['fiendOfRust'] }],
  }
  const tale = table(laid)
  expect(tale.view.live.map(({ prices }) => prices)).toEqual([
    [5, 2],
    [3, 2],
  ])
  expect(drawn(tale)).toContain('Iron Helm, Armor · iron, 2 Gold, +2 stars as things stand')
})

function hunter(hero: LaidHero): string {
  return drawn(table({ step: 'market', minions: ['goblinSneak'], heroes: [{ card: 1, ...hero }] }))
}

it('shows as many dice for a Hunt as will be rolled, whatever cards and Fiends change [RP-133, RP-134]', () => {
  expect(hunter({})).toContain('you roll 1 die')
  expect(hunter({ cards: ['huntingBow'] })).toContain('you roll 2 dice')
  expect(hunter({ cards: ['huntingBow'], fiends: ['fiendOfFright'] })).toContain('you roll 1 die')
})

function armed(...cards: string[]): Tale {
  return table({
    step: 'market',
    market: ['shortSword'],
    heroes: [{ card: 1, gold: 9, class: 'gladiator', rows: { WIS: 'red 3, blue 3, blue 1' }, cards }],
  })
}

it('says that a Weapon goes when hands are full, and what that costs [RP-102]', () => {
  expect(drawn(armed('ironPick', 'parryingDagger'))).toContain('a Weapon goes')
  const tale = armed('oakenStaff')
  expect(drawn(tale)).toContain('−1 star as things stand')
  const before = tale.view.live[0].stars
  tale.choose({ verb: 'buy', card: 'shortSword' })
  expect(tale.view.live[0].stars - before).toBe(-1)
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
  // Eighteen dice, and for every row what the Class wants of it.
  expect(html.match(/role="img" aria-label="(?:red|blue|green|purple|black|white) 3"/g)).toHaveLength(18)
  expect(html.match(/goal \d+/g)).toHaveLength(6)
  const { rows, ...earlier } = heroData.parse(sheet.data)
  expect(rows?.STR).toHaveLength(3)
  const old = renderToStaticMarkup(createElement(PrintedHero, { sheet: { ...sheet, data: earlier } }))
  expect(old).toContain('Mire Toad')
  expect(old).not.toContain('goal ')
})

it('has a drawing for every word of the effect language', () => {
  const names = Object.values(effects).map(({ icon }) => icon)
  expect(names.filter((name) => !Object.hasOwn(icons, name))).toEqual([])
})

function actions(id: ClassId): string[] {
  const { view } = table({ heroes: [{ class: id }] })
  return view.live[0].actions.map(({ short }) => short)
}

it('names the action of a row in few words, whatever a Class has made of it', () => {
  expect(actions('ranger')).toEqual([
    'turn over',
    'swap two',
    'up/down 1',
    'roll again',
    'one step',
    'a charm',
  ])
  expect(actions('warrior')[0]).toBe('turn two')
  expect(actions('mage')[3]).toBe('roll twice')
  for (const id of classIds) for (const text of actions(id)) expect(text.length).toBeLessThan(22)
})

it('draws heroes who are still being made', () => {
  const tale = new Tale(rollPlayer, { setup: { players: 2 } })
  expect(drawn(tale)).toContain('Who are you?')
})
