import { newFate } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { gameWith, laid, underWay, type Table } from './table.ts'

const view = (s: Table) => gameWith().view(s.t, 0)

const MAP = `loc A "Green" at B2
loc B "Mill" at C2 xp 2
loc C "Weir" at B4
card M01 loc V "Vault" at D4
path A-B closed
path A-C enc 2
path B-C
card M01 path B-V
start A
recover A9
event 2 at C
event 5 at C
sentry at B`

describe('a seat sees', () => {
  it('the map as it lies, with tokens face down and nothing of cards that are not laid [RPA-R12, RPA-R91]', () => {
    const s = laid({
      parts: { MAP, 'ADV1-2': 'Two.' },
      xp: 1,
      arrange: (t) => void (t.map.tokens['A-C'] = [0, 2]),
    })
    expect(view(s).map).toEqual({
      at: 'A',
      cards: [],
      gone: [],
      locations: [
        { letter: 'A', name: 'Green', coord: 'B2', xp: 0, explored: true, events: [], sentry: false },
        { letter: 'B', name: 'Mill', coord: 'C2', xp: 2, explored: false, events: [], sentry: true },
        { letter: 'C', name: 'Weir', coord: 'B4', xp: 1, explored: false, events: [2, 5], sentry: false },
      ],
      paths: [
        { path: 'A-B', ends: ['A', 'B'], open: false, tokens: [] },
        { path: 'A-C', ends: ['A', 'C'], open: true, tokens: [false, true] },
        { path: 'B-C', ends: ['B', 'C'], open: true, tokens: [] },
      ],
    })
  })

  it('the ways of an entry whose conditions hold, with their prices, only while it chooses [RPA-078]', () => {
    const A = 'Here.\n? "Gold" (2 gold) -> A6\n? if ROPE: "Rope" -> A6\n? rest\n? move'
    expect(view(laid({ parts: { A }, xp: 1 })).ways).toEqual([
      { choice: 0, words: 'Gold', standard: null, price: '2 gold', because: [] },
      { choice: 2, words: null, standard: 'rest', price: '', because: [] },
      { choice: 3, words: null, standard: 'move', price: '', because: [] },
    ])
    const fight = underWay({ kind: 'combat', against: ['E01'], step: 'build', rows: [[6, 0, 0, 0, 0, 0]] })
    expect(view(fight).ways).toEqual([])
    const away = laid({ parts: { A }, xp: 1 }).choose({ verb: 'takeWay', choice: 3 })
    expect(away.t).toMatchObject({ stage: 'move', story: { choosing: true } })
    expect(view(away).ways).toEqual([])
  })

  it('how many cards are left in each deck, and which dice are in the bag [RPA-050]', () => {
    const seen = view(
      laid({
        xp: 1,
        hands: [
          ['AR01', 'WE01', 'SK01', 'TR01', 'SC01'],
          ['R01', 'FA02'],
        ],
      }),
    )
    expect(seen.decks).toEqual({ armor: 3, weapon: 4, skill: 4, trait: 4, scroll: 4, familiar: 1, rare: 3 })
    expect(seen.bag).toEqual({ R: 6, K: 6, G: 6, B: 6, W: 6, P: 6, KB: 1 })
    expect(Object.keys(seen.bag)).toEqual(['R', 'K', 'G', 'B', 'W', 'P', 'KB'])
  })

  it('limits and prices, which are nothing where nobody sits and nothing is fought', () => {
    const empty = new Scenario(gameWith(), { setup: { players: 2 } })
    expect(view(empty)).toMatchObject({ tomeKeeper: 0, playLimit: 0, poolSize: 0, priceOfDie: 0 })
    expect(view(laid({ heroes: ['Orla', 'Sile', 'Hanna'], xp: 1 }))).toMatchObject({
      tomeKeeper: 2,
      playLimit: 1,
      poolSize: 0,
      priceOfDie: 0,
    })
    const fight = underWay({ kind: 'combat', against: ['E01'], step: 'build', rows: [[6, 0, 0, 0, 0, 0]] })
    expect(view(fight)).toMatchObject({ tomeKeeper: 1, playLimit: 2, poolSize: 3, priceOfDie: 2 })
  })
})

describe('a seat imagines', () => {
  it('any face for tokens that lie face down, but not for the one that was turned over [RPA-R12]', () => {
    const parts = { MAP, 'ADV1-1': 'One.\n? "On": say "On."\n? rest', 'ADV1-2': 'Two.' }
    const seen = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const t = gameWith().copy(
        laid({ parts, xp: 1, arrange: (it) => void (it.map.tokens = { 'A-C': [1, 0], 'B-C': [2, 3] }) }).t,
      )
      t.move = { from: 'A', to: 'C', path: 'A-C', entered: ['A'], behind: 1, token: 1, back: false }
      gameWith().imagine(t, 0, newFate(`imagined ${n}`))
      seen.add(JSON.stringify(t.map.tokens))
    }
    expect([...seen].sort()).toEqual(['{"A-C":[1,0],"B-C":[2,3]}', '{"A-C":[1,0],"B-C":[3,2]}'])
  })
})
