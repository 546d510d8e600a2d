import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { openBox } from '../content/box.ts'
import { knownOf } from '../content/known.ts'
import { attributes, colours } from '../content/dice.ts'
import { ninebell } from '../content/pack.ts'
import { marketDecks, type Icon } from '../content/printed.ts'
import { neverBoth } from '../content/titles.ts'
import { ledgerRows } from './ledger-rows.ts'

const box = openBox(ninebell, [])
const homeOf = (adventure: string): string => (adventure === 'SIDE' ? adventure : `ADV${adventure}`)
const flags: Readonly<Record<Icon, string>> = { spent: 'S', once: 'A', return: 'X' }
const flagsOf = (icons: readonly Icon[] = []): string => icons.map((icon) => flags[icon]).join('')

describe('the cards are those of the ledger', () => {
  it('has 15 skills with four rows each', () => {
    const rows = ninebell.skills.map(({ name, colours: pair, rows }) => [
      name,
      pair.split('').join(', '),
      ...Object.values(rows).map(([, slots]) => slots),
    ])
    expect(rows).toEqual(ledgerRows('Skillbook', /^(?!Skill$)[A-Z]/))
    expect(rows).toHaveLength(15)
    for (const { rows: levels } of ninebell.skills)
      expect(Object.values(levels).map(([limit]) => limit)).toEqual([3, 4, 5, 6])
  })

  it('has 61 enemies', () => {
    const signs = { tire: 'f', gold: 'g', xp: 'x', drain: 'r', fill: '+' } as const
    const sign = (effect: string): string => {
      if (effect === '') return '-'
      const [verb] = effect.split(' ') as [keyof typeof signs]
      return signs[verb] + effect.replaceAll(/\D/g, '')
    }
    const rows = ninebell.enemies.map(({ id, name, tier, slots, track }) => [
      id,
      name,
      String(tier),
      slots,
      ...track.map(sign),
    ])
    expect(rows).toEqual(ledgerRows('Enemies', /^E\d\d$/))
    expect(rows).toHaveLength(61)
  })

  it('has 38 modifiers', () => {
    const kinds = { check: 'S', combat: 'C', both: 'B' }
    const rows = ninebell.modifiers.map(({ number, name, kind, does }) => [
      String(number),
      name,
      kinds[kind],
      does,
    ])
    const printed = ledgerRows('Modifiers', /^\d+$/).map((row) =>
      row.map((cell) => cell.replace(/ \(.*\)$/, '')),
    )
    expect(rows).toEqual(printed)
    expect(rows).toHaveLength(38)
  })

  it('has 36 classes, six of each colour', () => {
    const rows = ninebell.classes.map(({ colour, name, does }) => [colour, name, does])
    expect(rows).toEqual(ledgerRows('Classes', /^[RKGBWP]$/))
    for (const colour of colours)
      expect(ninebell.classes.filter((it) => it.colour === colour)).toHaveLength(6)
  })

  it('has 129 market cards, each with a cost [RPA-R86]', () => {
    const rows = marketDecks
      .flatMap((deck) => ninebell.market[deck])
      .map(({ id, name, colour = '-', cost = '-', does, icons }) => [
        id,
        name,
        colour,
        cost,
        does,
        flagsOf(icons),
      ])
    expect(rows).toEqual(ledgerRows('Market cards', /^[A-Z]{2}\d\d$/))
    expect(marketDecks.map((deck) => box.decks[deck].length)).toEqual([23, 26, 25, 36, 19])
    for (const deck of marketDecks)
      for (const id of box.decks[deck]) expect(box.cards.get(id)?.cost).not.toBeNull()
    for (const id of [...box.decks.familiar, ...box.decks.rare]) expect(box.cards.get(id)?.cost).toBeNull()
  })

  it('has 15 familiars, one for each pair of colours [RPA-R03]', () => {
    const rows = ninebell.familiars.map(({ number, name, die, does, home }) => [
      String(number),
      name,
      die,
      does,
      home,
    ])
    const printed = ledgerRows('Familiars', /^\d+$/).map((row) => [...row.slice(0, 4), homeOf(row[4])])
    expect(rows).toEqual(printed)
    expect(new Set(ninebell.familiars.map(({ die }) => die)).size).toBe(15)
    for (const { icons } of ninebell.familiars) expect(icons).toEqual(['spent'])
  })

  it('has 60 rare cards', () => {
    const rows = ninebell.rares.map(({ id, name, home, does, icons }) => [
      id,
      name,
      home,
      does,
      flagsOf(icons),
    ])
    const printed = ledgerRows('Rare cards', /^R\d\d$/).map(([id, name, home, ...rest]) => [
      id,
      name,
      homeOf(home),
      ...rest,
    ])
    expect(rows).toEqual(printed)
    expect(rows).toHaveLength(60)
  })

  it('has 103 discovery cards: 34 map cards and the items 31 to 99 [RPA-R37]', () => {
    expect(ninebell.mapCards.map(({ id, name, home }) => [id, home, name])).toEqual(
      ledgerRows('Discovery cards', /^M\d\d$/).map(([id, home, name]) => [id, homeOf(home), name]),
    )
    expect(
      ninebell.items.map(({ number, name, cost, homes }) => [String(number), name, String(cost), ...homes]),
    ).toEqual(
      ledgerRows('Discovery cards', /^\d\d$/).map(([number, name, cost, homes]) => [
        number,
        name,
        cost,
        ...homes.split(', ').map(homeOf),
      ]),
    )
    expect(ninebell.mapCards.length + ninebell.items.length).toBe(103)
    expect(ninebell.items.map(({ number }) => number)).toEqual(Array.from({ length: 69 }, (_, i) => i + 31))
  })

  it('has 114 titles', () => {
    expect(ninebell.titles.map(({ id, name }) => [id, name])).toEqual(
      ledgerRows('Titles', /^T\d{3}$/).map((row) => row.slice(0, 2)),
    )
    expect(ninebell.titles).toHaveLength(114)
  })

  it('says which titles are never held together', () => {
    const ledger = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')
    const [, sets] = /Never both: ([\d/, ]+)\./.exec(ledger) ?? []
    const asNumbers = neverBoth.map((titles) => titles.map((title) => Number(title.slice(1))).join('/'))
    expect(asNumbers.join(', ')).toBe(sets)
  })

  it('remembers on every title card what was done and what it left, in two sentences', () => {
    const memories = ninebell.titles.map(({ memory }) => memory ?? '')
    for (const memory of memories) expect(memory).toMatch(/^[A-Z*].+[.?] [A-Z].+[.?]$/)
    expect(new Set(memories).size).toBe(ninebell.titles.length)
  })

  it('has 36 characters with six points, five cards of their colour and 16 health [RPA-R14]', () => {
    const rows = ninebell.heroes.map(({ name, people, class: className, scores, hand, past }) => [
      name,
      people,
      className,
      ...scores.map(String),
      hand.join(', '),
      past,
    ])
    expect(rows).toEqual(ledgerRows('Pregenerated characters', /^(?!Name$)[A-Z]/))
    expect(rows).toHaveLength(36)
    for (const { class: className, scores, hand } of ninebell.heroes) {
      expect(scores.reduce((sum, score) => sum + score, 0)).toBe(6)
      expect(Math.max(...scores)).toBe(3)
      expect(hand.map((id) => box.cards.get(id)?.deck)).toEqual([...marketDecks])
      for (const id of hand) expect(box.cards.get(id)?.colour).toBe(box.classes.get(className)?.colour)
    }
  })

  it('names peoples and attributes that exist wherever a card is cheaper', () => {
    for (const { cost, name } of box.cards.values()) {
      if (cost?.people) expect(ninebell.peoples, name).toContain(cost.people)
      if (cost?.less !== null && cost) expect(attributes[cost.less]).toBeDefined()
    }
  })
})

describe('a box', () => {
  it('says which card cannot be read, and why', () => {
    const wrong = { ...ninebell.classes[0], does: 'flop R' }
    expect(() => openBox({ ...ninebell, classes: [wrong, ...ninebell.classes.slice(1)] }, [])).toThrow(
      /Hammerhand: There is no command "flop"/,
    )
  })

  it('says which hero lacks a card', () => {
    const wrong = { ...ninebell.heroes[0], hand: ['AR99'] }
    expect(() => openBox({ ...ninebell, heroes: [wrong] }, [])).toThrow('Orla Venn: there is no card AR99')
  })
})

describe('what the linter knows', () => {
  it('has the economy and the combat dice of the ledger', () => {
    const economy = ledgerRows('Economy targets', /^(?:\d+-\d+|sidequest)$/).map(
      ([, ...measures]) => measures,
    )
    const ours = ['ADV1', 'ADV3', 'ADV6', 'ADV9', 'SIDE'].map((label) => {
      const found = adventures.find((it) => it.label === label)
      if (!found) throw new Error(label)
      return (['xp', 'gold', 'combats', 'checks', 'rests'] as const).map((what) => {
        const [least, most] = [found.least[what], found.most[what]]
        return least === most ? String(least) : `${least}-${most}`
      })
    })
    expect(ours).toEqual(economy)
    const dice = ledgerRows('Adventures', /^\d+$/).map(([, , limit]) => Number(limit.split(' ').at(-1)))
    expect(adventures.slice(0, 11).map((it) => it.dice)).toEqual(dice)
  })

  it('has names, rewards and homes of everything', () => {
    const known = knownOf(box)
    expect(known.names?.enemies).toHaveLength(61)
    expect(known.enemies?.E60).toEqual({ slots: 9, xp: 4, gold: 3 })
    expect(known.checks?.['Climb II']).toEqual({ xp: 1, gold: 1 })
    expect(known.homes?.['item 43']).toEqual(['ADV2', 'ADV5', 'SIDE'])
  })
})

it('has Death entries that do what the ledger says [RPA-R25]', () => {
  const text = readFileSync(new URL('../content/books/death.md', import.meta.url), 'utf8')
  const effects = text.split(/^## Death-\d$/m).slice(1)
  const always = effects.map((entry) =>
    [...entry.matchAll(/^! (?!if)(.*)$/gm)].map(([, line]) => line).join('; '),
  )
  expect(always).toEqual(ledgerRows('Death entries', /^Death-\d$/).map(([, effect]) => effect))
  for (const entry of effects) expect(entry).toMatch(/^! if legendary: .*; lose 2 xp$/m)
})
