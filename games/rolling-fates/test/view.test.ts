import { deal, readConfig } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import type { Encounter } from '../content/adventure.ts'
import { characters } from '../content/characters.ts'
import { rollingFates } from '../index.ts'
import { check, choice, combat, find, riddle, trade } from './pages.ts'
import { table, type FatesScenario } from './table.ts'

const opened = (encounter: Encounter, flags: readonly string[] = []): FatesScenario =>
  table({
    heroes: [{ character: 'amakar', treasures: ['T01'] }],
    at: { kind: 'story', encounter: [encounter, find('nothing')] },
    flags,
  })

/** What every page shows before anything of its own. */
const plain = {
  id: '1.1',
  title: 'Somewhere',
  by: 'group',
  boss: false,
  options: [],
  question: '',
  price: null,
  need: 0,
}

describe('the page that is open', () => {
  const road = choice([
    ['Left', 'nothing'],
    ['Right', 'nothing'],
    ['Under', 'nothing', 'seen'],
  ])

  it.each<[what: string, page: Encounter, shows: object]>([
    ['a find', find('nothing'), { kind: 'find' }],
    ['a combat', combat([['E01', [1, 1, 1, 1]]]), { kind: 'combat' }],
    ['a combat with a boss', combat([['E01', [1, 1, 1, 1]]], { boss: true }), { kind: 'combat', boss: true }],
    ['a check with its number', check(4, 'nothing', 'nothing'), { kind: 'check', by: 'random', need: 4 }],
    [
      'an offer with its price',
      trade('cards', 1, 'nothing'),
      { kind: 'trade', price: { what: 'cards', n: 1 } },
    ],
    ['a riddle with its question', riddle(['wake']), { kind: 'riddle', question: 'What is it?' }],
    ['the open options of a choice', road, { kind: 'choice', options: ['Left', 'Right', null] }],
  ])('shows %s, and nothing that is still to come [RF-R97]', (_, page, shows) => {
    expect(opened(page).view.page).toEqual({ ...plain, ...shows })
  })

  it('shows the options whose condition holds, and answers that were not wrong yet [RF-R97, RF-R67]', () => {
    expect(opened(road, ['seen']).view.page?.options).toEqual(['Left', 'Right', 'Under'])
    const listed = opened(riddle(['b'], { pick: ['a', 'b', 'c'], tries: 2 }))
    expect(listed.view.page?.options).toEqual(['a', 'b', 'c'])
    expect(listed.play('c').view.page?.options).toEqual(['a', 'b', null])
  })
})

/** Everything printed that the table shows, by id. */
const ids = ({ pieces }: FatesScenario['view']) => ({
  characters: pieces.characters.map(({ id }) => id),
  treasures: pieces.treasures.map((it) => it.id),
  traits: pieces.traits.map((it) => it.id),
})

describe('what lies open', () => {
  it('before the Characters are picked is everybody who may be picked, and no board [RF-002]', () => {
    const t = deal(rollingFates, readConfig(rollingFates, { players: 2 }), 'view')
    const { pieces, heroes, page } = rollingFates.view(t, 0)
    expect(pieces).toEqual({ characters, treasures: [], traits: [] })
    expect(heroes[1]).toEqual({ ...t.heroes[1], maxLife: 0, defense: 0, inventory: 0 })
    expect(page).toBeNull()
  })

  it('is what goes along: carried, looked at and put aside, and nothing of the decks [RF-R03]', () => {
    const s = table({
      heroes: [{ character: 'akara', treasures: ['T02', 'T03', 'T04', 'T05'], traits: ['X08'] }],
      at: { kind: 'story', encounter: [find('treasure 1 -> heroes(all)'), find('nothing')] },
      treasureDeck: ['T59'],
      arrange: (t) => {
        t.aside = ['T01']
        t.treasureDeck = t.treasureDeck.filter((card) => card !== 'T01')
      },
    })
    const before = { characters: ['akara'], treasures: ['T02', 'T03', 'T04', 'T05', 'T01'], traits: ['X08'] }
    expect(ids(s.view)).toEqual(before)
    s.play('go on')
    expect(s.ask.kind).toBe('swap')
    expect(ids(s.view).treasures).toEqual(['T02', 'T03', 'T04', 'T05', 'T59', 'T01'])
  })
})

const fight = (script: readonly string[], mechanics: readonly string[] = []): FatesScenario =>
  table({
    heroes: [{ character: 'amakar', stats: { maxLife: 60 } }],
    enemies: [
      { enemy: { name: 'Guard', script, mechanics }, life: 30, statuses: ['investigate'] },
      { enemy: { name: 'Captain' }, life: 30 },
    ],
  })

describe('what an enemy shows', () => {
  it('is announced by a step of words alone, and not after a blow [RF-R50]', () => {
    const s = fight(['hit 1 -> heroes(all)', 'wind "It breathes in."', 'hit 9 -> heroes(all)'])
    expect(s.view.enemies[0].announced).toBe('')
    const heard = Array.from({ length: 3 }, () => {
      s.play('Amakar passes')
      const { announced } = s.view.enemies[0]
      s.play('go on', 'go on')
      s.choose(s.options[0])
      return announced
    })
    expect(heard).toEqual(['', 'It breathes in.', ''])
  })

  it('with Investigate names the others that its mechanics speak of, and no one else [RF-R49]', () => {
    expect(fight(['nothing'], ['armor 1']).view.enemies[0].bared?.names).toEqual({})
    expect(fight(['nothing'], ['armor 1', 'bond N1']).view.enemies[0].bared?.names).toEqual({ N1: 'Captain' })
    expect(fight(['nothing'], ['spawn L90 1/1/1/1 at 50']).view.enemies[0].bared?.names).toEqual({
      L90: 'Whelp',
    })
    const both = fight(['nothing'], ['bond N1', 'spawn E01 1/1/1/1 at 50'])
    expect(Object.keys(both.view.enemies[0].bared?.names ?? {})).toEqual(['N1', 'E01'])
  })
})

describe('the log opens by itself', () => {
  it('while enemies act, also where somebody is asked in the midst of it [RF-127]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', traits: [{ name: 'Spite', effect: 'when hurt: guard 1 -> hero' }] },
        { character: 'akara' },
      ],
      enemies: [{ enemy: { script: ['hit 3 -> heroes(all)'] }, life: 30 }],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect([s.ask.kind, s.t.step, s.view.logOpens]).toEqual(['target', 'foes', true])
    s.play('Akara')
    expect([s.t.step, s.view.logOpens]).toEqual(['pause', true])
  })

  it('and while a physical table answers them [RF-127, RF-R77]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [{ enemy: {}, life: 30 }],
      options: { mode: 'companion' },
    })
    expect(s.view.logOpens).toBe(false)
    s.play('endPhase')
    expect([s.t.step, s.view.logOpens]).toEqual(['answers', true])
  })

  it('and not while a story is read [RF-127]', () => {
    expect(opened(find('nothing')).view.logOpens).toBe(false)
  })
})
