import { readFileSync, readdirSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { describe, expect, it } from 'vitest'
import { characters } from '../content/characters.ts'
import { enemies } from '../content/enemies.ts'
import type { Treasure } from '../content/pieces.ts'
import { traits } from '../content/traits.ts'
import { treasures } from '../content/treasures.ts'
import { actors } from '../actors.ts'
import { rollingFates } from '../index.ts'
import { ledgerText } from './ledger-rows.ts'
import { effect, find } from './pages.ts'
import { table, type FatesScenario, type Laid } from './table.ts'

/** Everything that acted in what a scenario has told. */
const acted = (s: FatesScenario): string[] => s.events.flatMap((event) => [...rollingFates.acted(event, s.t)])

/** Takes the first option that is no dead end until the questions of a use are through. */
function through(s: FatesScenario, until: (kind: string) => boolean): FatesScenario {
  while (!s.over && !until(s.ask.kind)) s.choose(s.options[0])
  return s
}

const dummies = [1, 2, 3].map(() => ({ enemy: {}, life: 50 }))

/** A bar that pays for one ability of a card or board. */
function diceFor(cost: Treasure['ability'] & object): { dice: number[]; luck: number } {
  const it = cost.cost
  switch (it.pay) {
    case 'luck':
      return { dice: [1, 2, 3], luck: it.face }
    case 'dice':
      return { dice: [...it.faces, 6, 6], luck: 1 }
    case 'low5':
      return { dice: [1, 2, 3, 4, 5], luck: 1 }
    case 'high5':
      return { dice: [2, 3, 4, 5, 6], luck: 1 }
    default:
      return { dice: [1, 1, 1, 1, 1, 2], luck: 1 }
  }
}

const draws = (words: string, times: number) => Array.from({ length: times }, () => effect(words))

describe('everything acts', () => {
  it.each(
    characters.flatMap(({ id, abilities }) =>
      abilities.map((ability) => [ability.name, id, ability] as const),
    ),
  )('the ability %s of %s', (name, character, ability) => {
    const s = table({
      heroes: [
        { character, life: 9, ...diceFor(ability) },
        { character: character === 'akara' ? 'amakar' : 'akara', life: 9 },
      ],
      enemies: dummies,
    })
    s.play(`${s.view.heroes[0] && characters.find(({ id }) => id === character)?.name}: ${name}`)
    through(s, (kind) => kind === 'act')
    expect(acted(s)).toContain(ability.id)
  })

  it.each(treasures.flatMap((card) => (card.ability ? [[card.name, card.id, card.ability] as const] : [])))(
    'the Treasure card %s',
    (name, id, ability) => {
      const s = table({
        heroes: [
          { character: 'amakar', life: 15, treasures: [id], ...diceFor(ability) },
          { character: 'akara', life: 9 },
        ],
        enemies: dummies,
      })
      s.play(`Amakar: ${name}`)
      through(s, (kind) => kind === 'act')
      expect(acted(s)).toContain(id)
    },
  )

  it('every Treasure and every Trait when it is drawn', () => {
    const lines = [...draws('treasure 5 -> heroes(all)', 12), ...draws('trait 5 -> heroes(all)', 8)]
    const s = table({
      heroes: [{ character: 'amakar', stats: { maxLife: 60, inventory: 90 } }],
      at: { kind: 'story', encounter: [find('nothing', { lines }), find('nothing')] },
    }).play('go on')
    through(s, (kind) => kind === 'continue')
    const all = new Set(acted(s))
    for (const { id } of treasures) expect(all).toContain(`${id} carried`)
    for (const { id } of traits) expect(all).toContain(id)
  })

  const working: readonly (readonly [card: string, laid: Partial<Laid> & { play?: string[] }])[] = [
    ['T24', { play: ['Amakar: Haft Jab'] }],
    ['X19', { play: ['Amakar: Haft Jab'] }],
    ['X22', { play: ['Amakar: Haft Jab'] }],
    ['X39', { play: ['Amakar: Haft Jab'] }],
    ['T38', {}],
    ['X20', {}],
    ['X24', {}],
    ['X25', {}],
    ['T45', { at: { kind: 'combat', phase: 'enemy' } }],
    ['X21', { at: { kind: 'combat', phase: 'enemy' } }],
    ['T60', { at: { kind: 'combat', phase: 'enemy' } }],
    ['X29', { at: { kind: 'combat', phase: 'enemy' } }],
    [
      'X28',
      {
        at: { kind: 'combat', phase: 'fate' },
        play: ['Amakar keeps 1 1 1 1 1'],
        random: { heroes: { amakar: [1, 1, 1, 1, 1, 1] } },
      },
    ],
    ['X36', { at: { kind: 'story', encounter: find('nothing') } }],
    ['X23', { at: { kind: 'levelup' } }],
    ['X38', { at: { kind: 'levelup' } }],
  ]

  it.each(working)('the card %s at its moment', (card, { play = [], ...laid }) => {
    const cards = card.startsWith('T') ? { treasures: [card] } : { traits: [card] }
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [1],
          life: card === 'T60' || card === 'X29' ? 1 : 15,
          stats: { defense: 0 },
          ...cards,
        },
      ],
      enemies: [{ enemy: { script: ['hit 3 -> heroes(all)'] }, life: 1 }],
      ...laid,
      ...(card === 'X36'
        ? { at: { kind: 'combat', phase: 'fate' } as const, arrange: (t) => void (t.step = 'muster') }
        : {}),
    })
    s.play(...play)
    expect(acted(s)).toContain(`${card} works`)
  })

  it.each(enemies.map(({ id, name }) => [name, id] as const))(
    'the enemy %s, with everything it hides',
    (_, id) => {
      const nature = enemies.find((it) => it.id === id)?.nature
      const s = table({
        heroes: ['amakar', 'akara'].map((character) => ({
          character,
          stats: { maxLife: 60 },
          dice: [1, 1, 1, 1, 1, 1],
          abilities: character === 'amakar' ? [{ name: 'Big', cost: 'any1', effect: 'hit 6 -> enemy' }] : [],
        })),
        enemies: [{ enemy: id, life: 60, maxLife: 60 }, dummies[0]],
      })
      // Many hits, then it acts.
      for (let n = 0; n < 6 && s.offers.includes('Amakar: Big'); n++) {
        s.play('Amakar: Big')
        if (s.ask.kind === 'target') s.choose(s.options[0])
      }
      const all = new Set(acted(s))
      for (const { is } of nature?.mechanics ?? [])
        if (is === 'thorns' || is === 'tally') expect(all).toContain(is)
      through(s, (kind) => kind === 'continue')
    },
  )

  it('lists as actors everything that is in the box', () => {
    expect(new Set(actors).size).toBe(actors.length)
    for (const { id } of enemies) expect(actors).toContain(id)
    for (const { abilities } of characters) for (const { id } of abilities) expect(actors).toContain(id)
  })
})

describe('the ledger', () => {
  it('has no rule, ruling, decision or invariant that no test names', () => {
    const ids = readLedger(ledgerText).rules.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(300)
    const tests = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('\n')
    expect(ids.filter((id) => !new RegExp(`${id}\\b`).test(tests))).toEqual([])
  })
})
