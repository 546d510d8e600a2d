import { newFate } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import {
  ally,
  blue,
  chooseDieOf,
  dieShows,
  endTurn,
  enemy,
  enemyStep,
  lay,
  layOn,
  owners,
  red,
  table,
} from './table.ts'

/** Where the skulls are when the Master came with this number on the territory die. */
function skulls(face: number): number[] {
  return enemyStep({ dice: [face], cards: ['MOS'] }).t.skull
}

describe('the Master of Shadows', () => {
  it('stays face up while all enemies attack, then rolls the territory die, then goes back into the deck [RFA-137, RFA-138, RFA-139, RFA-144]', () => {
    const s = enemyStep({
      dice: [dieShows.fortress],
      cards: ['MOS'],
      arrange: (t) => {
        for (const id of ['D3a', 'W2a', 'I1a']) enemy(t, id)
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
      },
    })
    expect(s.ask.kind).toBe('loseDie')
    expect(s.t.revealed).toBe('MOS')
    expect(s.t.deck).not.toContain('MOS')
    const cards = s.t.deck.length
    chooseDieOf(s, blue)
    const stages = s.events.flatMap((e) =>
      e.type === 'attack' || e.type === 'territoryDie'
        ? [`${e.type} ${e.card}`]
        : e.type === 'masterShuffled'
          ? [e.type]
          : [],
    )
    expect(stages).toEqual(['attack D3a', 'attack W2a', 'attack I1a', 'territoryDie MOS', 'masterShuffled'])
    expect(s.t.revealed).toBeNull()
    expect(s.t.deck).toHaveLength(cards + 1)
    expect(s.t.deck.filter((id) => id === 'MOS')).toHaveLength(1)
    expect(s.view.deck.every((card) => card === null)).toBe(true)
  })

  it('damages the one territory that the die shows twice, all four once, and none not at all [RFA-140, RFA-141, RFA-142]', () => {
    expect(skulls(dieShows.desert)).toEqual([2, 0, 0, 0])
    expect(skulls(dieShows.fortress)).toEqual([0, 2, 0, 0])
    expect(skulls(dieShows.forest)).toEqual([0, 0, 2, 0])
    expect(skulls(dieShows.iceCave)).toEqual([0, 0, 0, 2])
    expect(skulls(dieShows.all)).toEqual([1, 1, 1, 1])
    expect(skulls(dieShows.none)).toEqual([0, 0, 0, 0])
  })

  it('does not touch the dice on territories, and they do not protect [RFA-143]', () => {
    const s = enemyStep({
      dice: [dieShows.all],
      cards: ['MOS'],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, blue, 2, t.fortress.sections[0])
        lay(t, blue, 5, t.forest.path)
        layOn(t, blue, 6, t.iceCave, 5)
      },
    })
    expect(s.t.skull).toEqual([1, 1, 1, 1])
    expect(s.t.oblivion).toEqual([])
    expect(owners(s.t, [...s.t.desert.first, ...s.t.fortress.sections[0], ...s.t.forest.path])).toEqual([
      blue,
      blue,
      blue,
    ])
    expect(s.told('attack')).toEqual([])
  })

  it('is shuffled with the whole remaining deck, so that he may be anywhere in it [RFA-144, RFA-R30]', () => {
    const places = new Set<number>()
    const tops = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const s = enemyStep({
        arrange: (t) => {
          t.deck = ['D1a', 'D1b', 'F1a', 'MOS']
          t.discard = ['I1a']
          t.fate = { ...newFate(`shuffle ${n}`), script: [dieShows.none] }
        },
      })
      expect([...s.t.deck].sort()).toEqual(['D1a', 'D1b', 'F1a', 'MOS'])
      expect(s.t.discard).toEqual(['I1a'])
      places.add(s.t.deck.indexOf('MOS'))
      tops.add(s.t.deck[3])
    }
    expect(places).toEqual(new Set([0, 1, 2, 3]))
    expect(tops).toEqual(new Set(['D1a', 'D1b', 'F1a', 'MOS']))
  })

  it('is no enemy in play: nothing can be placed on him and no reward fells him [RFA-145, RFA-R30]', () => {
    const s = enemyStep({ dice: [dieShows.none], cards: ['MOS'] })
    expect(s.t.enemies).toEqual([])
    expect(s.t.discard).toEqual([])
    expect(s.which({ at: 'enemy' })).toEqual([])
    const reward = table({
      dice: [5, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (const number of [1, 2, 3, 4]) layOn(t, blue, number, t.iceCave, number - 1)
      },
    })
    reward.choose({ at: 'iceCave', number: 5 }).choose({ verb: 'claimRow' })
    expect(reward.ask.kind).toBe('place')
  })

  it('calls normal enemies, phantoms, giants and player-made ones that stay, each rolling for itself [RFA-R30]', () => {
    const marsh = {
      game: 'roll-for-adventure',
      name: 'Marsh',
      enemies: [
        {
          id: 'bog',
          name: 'Bog',
          copies: 1,
          rank: null,
          home: 'aside',
          commands: false,
          stays: true,
          defeat: { total: 6 },
          onReveal: [{ do: 'damage', where: { at: 'iceCave' }, amount: 1 }],
          onAgain: 'same',
        },
      ],
    }
    const s = enemyStep({
      setup: { special: 'phantoms,giants', board: 'crown', enemies: marsh },
      dice: [dieShows.forest, dieShows.fortress, dieShows.none],
      cards: ['MOS'],
      arrange: (t) => {
        for (const id of ['PH3a', 'GI1', 'bog', 'D1a']) enemy(t, id)
      },
    })
    expect(s.told('commanded').map((e) => e.card)).toEqual(['PH3a', 'GI1', 'bog', 'D1a'])
    expect(s.told('territoryDie').map((e) => [e.card, e.shows])).toEqual([
      ['PH3a', 'forest'],
      ['GI1', 'fortress'],
      ['MOS', 'none'],
    ])
    expect(s.t.skull).toEqual([1, 0, 1, 1])
    expect(s.t.lastHole).toEqual([7, 6, 7, 7])
  })

  it('comes again every turn when he is the last card [RFA-146]', () => {
    const s = table({
      dice: [6, 6, 6, 6, 6, 6, 6, dieShows.none, 5, 5, 5, 5, 5, 5, 5, dieShows.none],
      arrange: (t) => {
        t.discard = t.deck.filter((id) => id !== 'MOS')
        t.deck = ['MOS']
      },
    })
    endTurn(s)
    expect(s.t.active).toBe(blue)
    expect(s.t.deck).toEqual(['MOS'])
    endTurn(s)
    expect(s.t.active).toBe(red)
    expect(s.told('revealed').map((e) => e.card)).toEqual(['MOS', 'MOS'])
  })
})
