import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { enemyDice, isGold } from '../content/dice.ts'
import { monsters } from '../content/monsters.ts'
import { rollPlayer } from '../index.ts'
import { scoreSheet } from '../rules/scoring.ts'
import { fullSheet, leaveMinions, table, type Laid, type Tale } from './table.ts'

const dice = ['red 1, red 2', 'blue 3, blue 3', 'green 5, green 6'] as const
const market = ['ironHelm', 'hideHood', 'silkCowl', 'scaleVisor'] as const

function alone(laid: Laid): Tale {
  return table({ players: 1, ...laid })
}

/** The player has chosen a card and ends the Dice turn; these are the enemy dice. */
function enemy(card: number, rolls: readonly number[], laid: Laid = {}): Tale {
  return alone({ step: 'enemy', market, heroes: [{ card, fiends: ['fiendOfRust'] }], dice: rolls, ...laid })
}

function starsForGold(amount: number): number | undefined {
  const { t } = alone({ heroes: [{ gold: amount }] })
  return scoreSheet(t, 0).find((line) => line.for === 'gold')?.score
}

describe('the solo game', () => {
  it('is set up for one player with three Initiative cards and a Market of four [RP-218, RP-032, RP-033]', () => {
    const s = alone({ step: 'roll' })
    expect(s.t.initiative).toHaveLength(3)
    expect(s.t.market).toHaveLength(4)
    expect(s.told('drawn')[0].dice).toHaveLength(6)
  })

  it('meets the Monster on its card for one player, never of the own colour, with its own Adventure cards [RP-219]', () => {
    for (let n = 0; n < 12; n++) {
      const t = playAtRandom(rollPlayer, { setup: { players: 1 }, seed: `alone ${n}` })
      if (!t.monster) throw new Error('no Monster')
      expect(monsters[t.monster].colour).not.toBe(t.heroes[0].colour)
    }
    const s = alone({ step: 'combatAfter', monster: 'cinderDrake', combatFaces: [6, 6], heroes: [{ xp: 1 }] })
    // Strength 13 instead of 12: 12 is not enough.
    expect(s.prompt).toContain('the Strength is 13')
  })

  it('keeps two gold dice out of the bag as enemy dice, which never return [RP-220, RP-R02, RP-233]', () => {
    const s = alone({ step: 'roll' })
    expect(s.t.enemyDice).toEqual(enemyDice)
    expect(enemyDice.every(isGold)).toBe(true)
    expect(s.t.bag.length + 6).toBe(86)
    const later = alone({ step: 'nextRound', initiative: dice })
    expect(later.t.enemyDice).toEqual(enemyDice)
    expect(later.t.bag).not.toContain(enemyDice[0])
  })

  it('starts the trash pile with the card after the first Market [RP-221, RP-R42]', () => {
    const told: string[] = []
    const t = playAtRandom(rollPlayer, {
      setup: { players: 1 },
      seed: 'trash',
      hear: (event) => {
        if (event.type === 'marketDealt' || event.type === 'trashed') told.push(event.type)
      },
    })
    expect(told.slice(0, 2)).toEqual(['marketDealt', 'trashed'])
    expect(t.trash.length).toBeGreaterThan(0)
  })

  it('has the same Start Player in every round [RP-222]', () => {
    expect(alone({ step: 'nextRound' }).t.start).toBe(0)
    expect(alone({ step: 'nextRound' }).told('drawn')).toMatchObject([{ seat: 0 }])
  })

  it('lets the player take any of the three cards and leaves two [RP-223, RP-071]', () => {
    const s = alone({ initiative: dice, heroes: [{ gold: 9, cards: ['bluff'] }] })
    expect(s.say('initiative')).toHaveLength(3)
    s.pick('Initiative card 1', 'Place the red 1 in STR', 'Place the red 2 in STR', 'End')
    expect([s.card(2), s.card(3)]).toEqual(['blue 3, blue 3', 'green 5, green 6'])
    expect(s.t.initiative.filter(({ by }) => by === -1)).toHaveLength(2)
  })

  it('rolls no enemy die for card 1 [RP-224]', () => {
    const s = enemy(1, [])
    expect(s.told('rolled')).toEqual([])
    expect(s.t.market).toEqual(market)
  })

  it('rolls one for card 2, after the action and before the Market Phase [RP-225, RP-R43]', () => {
    const s = alone({
      step: 'act',
      market,
      heroes: [{ card: 2, gold: 9, newFiends: ['fiendOfRust'] }],
      dice: [2],
    }).pick('End')
    expect(s.told('rolled')).toMatchObject([{ dice: [enemyDice[0]], faces: [2] }])
    expect(s.t.market).toEqual(['ironHelm', 'silkCowl', 'scaleVisor'])
    const order = s.events.map(({ type }) => type)
    expect(order.indexOf('rolled')).toBeLessThan(order.indexOf('fiendWakes'))
  })

  it('rolls both for card 3; equal ones until they differ [RP-226, RP-R44]', () => {
    const s = enemy(3, [4, 4, 4, 1])
    expect(s.told('rolled')).toMatchObject([{ faces: [4, 4] }])
    expect(s.told('rerolled')).toMatchObject([
      { die: enemyDice[1], from: 4, to: 4 },
      { die: enemyDice[1], from: 4, to: 1 },
    ])
    expect(s.t.market).toEqual(['hideHood', 'silkCowl'])
  })

  it('sends the card of the place rolled to the trash pile [RP-227]', () => {
    for (const [at, card] of market.entries()) {
      const s = enemy(2, [at + 1])
      expect(s.t.market).toEqual(market.filter((it) => it !== card))
      expect(s.t.trash).toEqual([card])
    }
  })

  it('passes a Minion for a 5 or 6, and two for both [RP-228, RP-R44]', () => {
    const minions = ['plagueRat', 'bogImp', 'harpy']
    expect(enemy(2, [5], { minions }).t.minions.at(-1)).toBe('bogImp')
    const both = enemy(3, [5, 6], { minions })
    expect(both.t.minions.at(-1)).toBe('harpy')
    expect(both.t.minions.slice(0, 2)).toEqual(['bogImp', 'plagueRat'])
  })

  it('does nothing for a 5 or 6 with one Minion left, or none [RP-R18]', () => {
    expect(enemy(2, [6], { arrange: (t) => leaveMinions(t, 1) }).t.minions).toHaveLength(1)
    expect(enemy(2, [6], { arrange: (t) => leaveMinions(t, 0) }).t.minions).toEqual([])
  })

  it('carries out two different results by the places as they lay, in ascending order [RP-229, RP-R43]', () => {
    const s = enemy(3, [3, 1])
    expect(s.t.trash).toEqual(['ironHelm', 'silkCowl'])
    expect(s.t.market).toEqual(['hideHood', 'scaleVisor'])
    const mixed = enemy(3, [6, 2], { minions: ['plagueRat', 'bogImp'] })
    expect(mixed.t.trash).toEqual(['hideHood'])
    expect(mixed.t.minions.at(-1)).toBe('bogImp')
  })

  it('ignores a place that is empty [RP-R45]', () => {
    const s = enemy(2, [4], { market: ['ironHelm', 'hideHood'] })
    expect(s.t.market).toEqual(['ironHelm', 'hideHood'])
  })

  it('lets the player act with what is left; then the leftmost is discarded and the others are trashed [RP-230, RP-231, RP-R45]', () => {
    const s = alone({
      step: 'market',
      market: ['hideHood', 'silkCowl', 'scaleVisor'],
      heroes: [{ card: 1 }],
      single: true,
    })
    s.pick('Buy Hide Hood')
    expect(s.t.discard).toEqual(['silkCowl'])
    expect(s.t.trash).toEqual(['scaleVisor'])
    expect(s.told('leftOver')).toMatchObject([{ card: 'silkCowl' }])
  })

  it('never brings a trashed card back [RP-232]', () => {
    const s = alone({
      step: 'nextRound',
      single: true,
      market: [],
      discard: ['trident', 'vain'],
      arrange: (t) => void t.trash.push(...t.deck.splice(0)),
    })
    expect([...s.t.market].sort()).toEqual(['trident', 'vain'])
    expect(s.t.trash.length).toBeGreaterThan(70)
  })

  it('cleans up as in company, with four new cards [RP-233]', () => {
    expect(alone({ step: 'nextRound' }).t.market).toHaveLength(4)
  })

  it('ends as in company: last opportunity, pool, mercenaries, combat [RP-234]', () => {
    const s = alone({ step: 'nextRound', heroes: [{ rows: fullSheet(), gold: 9, xp: 5 }] })
    expect(s.ask.kind).toBe('last')
    s.pick('Finished')
    expect(s.ask.kind).toBe('hire')
    s.pick('Hire a mercenary for 5 Gold')
    expect(s.hero().pool).toBe(2)
  })

  it('is lost at once when the total is below the Strength [RP-236]', () => {
    const s = alone({
      step: 'combatAfter',
      monster: 'mindTyrant',
      combatFaces: [5, 5],
      heroes: [{ xp: 1, honor: 4 }],
    })
    // 5 of the dice and 4 Honor: 9 against 11.
    s.pick('Keep these')
    expect(s.over).toBe(true)
    expect(s.result).toBe('lost')
    expect(s.t.outcome?.seats).toEqual([{ seat: 0, place: 1, score: 0, lines: [] }])
  })

  it('gives stars by the excess over the Strength, and no Champion Bonus [RP-237]', () => {
    const won = (total: number): number => {
      const s = alone({
        step: 'combatAfter',
        monster: 'mindTyrant',
        combatFaces: [5],
        heroes: [{ xp: 1, honor: total - 5 }],
      })
      return s.pick('Keep these').hero().monsterStars
    }
    expect([11, 13, 14, 17, 18, 22, 23, 40].map(won)).toEqual([2, 2, 4, 4, 6, 6, 8, 8])
    const s = alone({
      step: 'combatAfter',
      monster: 'mindTyrant',
      combatFaces: [5],
      heroes: [{ xp: 1, honor: 20 }],
    }).pick('Keep these')
    expect(s.told('champion')).toEqual([])
    expect(s.result).toBe('won')
  })

  it('adds a star for every full 8 Gold [RP-238]', () => {
    expect([7, 8, 15, 16, 40].map(starsForGold)).toEqual([0, 1, 1, 2, 5])
  })

  it('ends with a title [RP-239]', () => {
    const s = alone({
      step: 'combatAfter',
      monster: 'mindTyrant',
      combatFaces: [5],
      heroes: [{ xp: 1, honor: 20 }],
    }).pick('Keep these')
    expect(s.t.outcome?.rank).toBe('npc')
    expect(rollPlayer.words.outcome(s.view)).toBe('The Mind Tyrant is beaten: 8 stars, and the title of NPC.')
  })
})
