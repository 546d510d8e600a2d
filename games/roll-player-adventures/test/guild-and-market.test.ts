import { describe, expect, it } from 'vitest'
import { masteryPrice, scoreLimit } from '../rules/scores.ts'
import type { Party } from '../rules/state.ts'
import { smallPack } from './pack.ts'
import { inShort, laid, take, type Laid, type Table } from './table.ts'

const over = (it: Laid = {}): Table => laid({ entry: 'THE END', ...it })

describe('after an adventure', () => {
  it('come guild, market, clean-up and saving, in this order [RPA-214, RPA-137, RPA-238]', () => {
    const s = over({ xp: 1, gold: 1, hands: [['AR01']], fatigue: [4, 0] })
    expect(s.ask.kind).toBe('guild')
    expect(s.t.market.length).toBeGreaterThan(0)
    take(s, 'done')
    expect(s.ask.kind).toBe('market')
    take(s, 'done')
    expect(s.over).toBe(true)
    expect(s.t.stage).toBe('saved')
  })

  it('all cards are taken back first, so that each can be sold [RPA-R72]', () => {
    const s = over({
      arrange: (t) => {
        t.heroes[0].spent = ['AR02']
        t.heroes[0].aside = ['R02']
      },
    })
    expect(s.t.heroes[0].hand).toEqual(['AR02', 'R02'])
    expect(inShort(s)).toContain('sellCard 0 AR02')
  })
})

const full = (hero: number) => (t: Party) => {
  t.heroes[hero].scores = [4, 4, 4, 4, 4, 4]
  t.journal.mastery = 1
}

describe('the guild', () => {
  it('sells four advancements in any order, each any number of times [RPA-215, DEC-33]', () => {
    const s = over({ xp: 20 })
    expect(inShort(s)).toEqual([
      'buyAdvance health 0 1',
      'buyAdvance health 1 1',
      'buyAdvance combatDice -1 8',
      'buyAdvance bonusLimit -1 8',
      'buyAdvance mastery -1 6',
      'done',
    ])
    take(s, 'buyAdvance health 0 1', 'buyAdvance health 0 1')
    expect(s.t.heroes[0].health).toBe(18)
    expect(s.t.journal.xp).toBe(18)
  })

  it('asks 1 XP for health below 25, else 2 [RPA-216, RPA-217]', () => {
    const s = over({ xp: 5, health: [24, 25] })
    expect(inShort(s).slice(0, 2)).toEqual(['buyAdvance health 0 1', 'buyAdvance health 1 2'])
    take(s, 'buyAdvance health 0 1')
    expect(inShort(s)[0]).toBe('buyAdvance health 0 2')
  })

  it('asks the combat dice limit plus 5, reckoned anew [RPA-218, INV-35]', () => {
    const s = over({ xp: 20 })
    take(s, 'buyAdvance combatDice -1 8')
    expect(s.t.journal.combatDice).toBe(4)
    expect(inShort(s)).toContain('buyAdvance combatDice -1 9')
  })

  it('asks play limit plus bonus play limit plus 5, up to eight tokens [RPA-219, RPA-R05]', () => {
    const s = over({ xp: 40 })
    take(s, 'buyAdvance bonusLimit -1 8')
    expect(inShort(s)).toContain('buyAdvance bonusLimit -1 9')
    const full = over({ xp: 40, arrange: (t) => void (t.journal.bonusLimit = 8) })
    expect(inShort(full).join()).not.toContain('bonusLimit')
    expect(full.whyNot('journal:bonusLimit')).toEqual(['RPA-R05'])
  })

  it('sells no play limit [RPA-224]', () => {
    expect(inShort(over({ xp: 40 })).join()).not.toContain('playLimit')
  })

  it('says what is too dear [RPA-215]', () => {
    const s = over({ xp: 7 })
    expect(s.whyNot('journal:combatDice')).toEqual(['RPA-215'])
    expect(inShort(s)).toEqual([
      'buyAdvance health 0 1',
      'buyAdvance health 1 1',
      'buyAdvance mastery -1 6',
      'done',
    ])
  })

  it('has a mastery track of four tiers of three boxes [RPA-220, RPA-R17, RPA-R18]', () => {
    expect([0, 2, 3, 6, 9, 11].map(masteryPrice)).toEqual([6, 6, 8, 10, 12, 12])
    expect([0, 1, 3, 4, 6, 7, 10, 12].map(scoreLimit)).toEqual([3, 4, 4, 5, 5, 6, 7, 7])
    const full = over({ xp: 40, arrange: (t) => void (t.journal.mastery = 12) })
    expect(full.whyNot('journal:mastery')).toEqual(['RPA-R18'])
  })

  it('lets every player raise one attribute for a level of mastery, under the new limit [RPA-221, RPA-222, RPA-223, RPA-R20, DEC-34, INV-36]', () => {
    const s = over({ xp: 6 })
    take(s, 'buyAdvance mastery -1 6')
    expect(s.t.journal.mastery).toBe(1)
    // Orla's strength of 3 may already go to 4.
    expect(inShort(s)).toHaveLength(6)
    take(s, 'pickAttribute 0 R', 'pickAttribute 1 G')
    expect(s.t.heroes.map(({ scores }) => scores)).toEqual([
      [4, 1, 2, 0, 0, 0],
      [1, 3, 1, 0, 0, 2],
    ])
    expect(s.t.heroes[0].rows[0]).toBe(0)
  })

  it('raises attributes in the order of the seats, whoever told the story last [RPA-221, RPA-R104]', () => {
    const s = over({ xp: 6, arrange: (t) => void (t.storyteller = 1) })
    take(s, 'buyAdvance mastery -1 6')
    expect(s.ask).toMatchObject({ kind: 'raiseScore', hero: 0 })
  })

  it('leaves out a player who is at the limit everywhere, and offers nothing if all are [RPA-R19]', () => {
    const s = over({ xp: 6, arrange: full(0) })
    take(s, 'buyAdvance mastery -1 6')
    expect(s.ask).toMatchObject({ kind: 'raiseScore', hero: 1 })
    const both = over({
      xp: 6,
      arrange: (t) => {
        full(0)(t)
        full(1)(t)
      },
    })
    expect(both.whyNot('journal:mastery')).toEqual(['RPA-R19'])
  })

  it('is closed once the party has left it [RPA-R71]', () => {
    const s = over({ xp: 20, hands: [['AR01']] })
    take(s, 'done')
    expect(inShort(s).join()).not.toContain('buyAdvance')
  })

  it('decides every purchase as a party [RPA-R73, RPA-215]', () => {
    const s = over({ xp: 20, voice: 'each' })
    expect(s.ask).toMatchObject({ kind: 'guild', seat: 1 })
    s.choose({ verb: 'buyAdvance', what: 'combatDice' })
    expect(s.ask.seat).toBe(0)
  })
})

const stalls = (market: string[]) => (t: Party) => {
  t.market = market
  t.stage = 'market'
}
const atMarket = (market: string[], it: Laid = {}): Table => laid({ ...it, arrange: stalls(market) })

describe('the market', () => {
  it('offers one card of each deck that has any left [RPA-225, RPA-226, INV-41]', () => {
    const s = over({ hands: [['AR01', 'AR02', 'AR03', 'AR04']] })
    expect(s.t.market).toHaveLength(4)
    expect(s.t.market.map((card) => card.slice(0, 2))).toEqual(['WE', 'SK', 'TR', 'SC'])
  })

  it('mixes purchases and sales freely [RPA-227, RPA-228, DEC-35]', () => {
    const s = atMarket(['AR01', 'WE03'], { gold: 4, hands: [['WE02']] })
    expect(inShort(s)).toEqual(['buyCard 0 AR01 4', 'buyCard 1 AR01 4', 'sellCard 0 WE02', 'done'])
    expect(s.whyNot('card:WE03')).toEqual(['RPA-228'])
    take(s, 'buyCard 1 AR01 4')
    expect(s.t.heroes[1].hand).toEqual(['AR01'])
    expect(s.t.journal.gold).toBe(0)
    take(s, 'sellCard 0 WE02')
    expect(s.t.journal.gold).toBe(2)
  })

  it('replaces no bought card and offers no sold one [RPA-229, RPA-230]', () => {
    const s = atMarket(['AR01'], { gold: 8, hands: [['AR03']] })
    take(s, 'buyCard 0 AR01 4', 'sellCard 0 AR03')
    expect(s.t.market).toEqual([])
    expect(s.t.journal.gold).toBe(6)
  })

  it('buys only market cards that have a cost [RPA-231, RPA-008, RPA-R86]', () => {
    const s = atMarket([], { hands: [['R01', 'FA01', 'AR01']] })
    expect(inShort(s)).toEqual(['sellCard 0 AR01', 'done'])
    expect(s.whyNot('card:R01')).toEqual(['RPA-231'])
    expect(s.whyNot('card:FA01')).toEqual(['RPA-231'])
  })

  it('takes the cost for what it is: without one nothing is sold, and nothing but market cards [RPA-231]', () => {
    const vest = { id: 'AR01', name: 'Vest', colour: 'R', does: 'flip any' } as const
    const armor = smallPack.market.armor.map((card) => (card.id === 'AR01' ? vest : card))
    const rares = smallPack.rares.map((card) => (card.id === 'R01' ? { ...card, cost: '5' } : card))
    const pack = { ...smallPack, market: { ...smallPack.market, armor }, rares }
    const s = atMarket(['AR04'], { pack, hands: [['AR01', 'AR02', 'R01']], gold: 6 })
    expect(inShort(s)).toEqual(['sellCard 0 AR02', 'done'])
    expect(s.whyNot('card:AR01')).toEqual(['RPA-231'])
    expect(s.whyNot('card:R01')).toEqual(['RPA-231'])
    expect(inShort(atMarket(['AR01'], { pack }))).toEqual(['buyCard 0 AR01 0', 'buyCard 1 AR01 0', 'done'])
  })

  it('gives discounts by attribute and by people, down to 0 [RPA-232, RPA-233, RPA-234, RPA-235]', () => {
    const s = atMarket(['SK01', 'TR01', 'SK04'], { gold: 20, heroes: ['Orla', 'Vesna'] })
    expect(inShort(s)).toEqual([
      'buyCard 0 SK01 5',
      'buyCard 0 TR01 3',
      'buyCard 0 SK04 2',
      'buyCard 1 SK01 8',
      'buyCard 1 TR01 5',
      'buyCard 1 SK04 0',
      'done',
    ])
  })

  it('sells a card only with its owner’s consent, and does not ask twice [RPA-R73, RPA-R121]', () => {
    const s = atMarket([], { hands: [['AR01', 'WE01'], []], voice: 'each' })
    const sells = { verb: 'sellCard', card: 'AR01' } as const
    s.choose(sells)
    expect(s.ask).toMatchObject({ kind: 'agreeToSell', seat: 0 })
    s.choose({ verb: 'decline' })
    expect(s.t.heroes[0].hand).toEqual(['AR01', 'WE01'])
    expect(inShort(s)).toEqual(['sellCard 0 WE01', 'done'])
    expect(s.whyNot('card:AR01')).toEqual(['RPA-R121'])
    s.choose({ verb: 'sellCard' }).choose({ verb: 'agree' })
    expect(s.t.heroes[0].hand).toEqual(['AR01'])
  })

  it('never votes on a single card, and where things are talked over asks for no consent [RPA-R127]', () => {
    const hands = [['AR01', 'WE01'], []]
    expect(atMarket([], { hands, voice: 'each' }).ask).toEqual({ kind: 'market', seat: -1 })
    const s = atMarket([], { hands, voice: 'talk' }).choose({ verb: 'sellCard', card: 'AR01' })
    expect(s.t.heroes[0].hand).toEqual(['WE01'])
  })

  it('closes: unsold cards go back, fatigue boxes and rest track are emptied [RPA-236, RPA-237]', () => {
    const s = laid({
      gold: 9,
      fatigue: [3, 3],
      arrange: (t) => {
        stalls(['AR01'])(t)
        t.journal.rests = 3
      },
    })
    take(s, 'done')
    expect(s.t.market).toEqual([])
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 0])
    expect(s.t.journal.rests).toBe(0)
  })
})
