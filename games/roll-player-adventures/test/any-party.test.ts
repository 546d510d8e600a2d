import { newFate } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { openBox, type Box } from '../content/box.ts'
import { anyParty, partyBefore } from '../rules/any-party.ts'
import type { PartyData } from '../rules/party-sheet.ts'
import { scoreLimit } from '../rules/scores.ts'
import { setupOf } from '../rules/setup.ts'
import { smallPack } from './pack.ts'

/** A box whose titles, rare cards and familiars come from several adventures. */
function boxOfThree(): Box {
  const [one, two] = smallPack.titles
  const [horn, flask, seal, relic] = smallPack.rares
  const [mastiff, cat] = smallPack.familiars
  return openBox(
    {
      ...smallPack,
      titles: [one, { ...two, home: 'ADV2' }, { ...two, id: 'T003', home: 'SIDE' }],
      rares: [horn, { ...flask, home: 'ADV2' }, { ...seal, home: 'SIDE' }, { ...relic, home: 'ADV3' }],
      familiars: [mastiff, { ...cat, home: 'SIDE' }],
    },
    [],
  )
}

type Progress = Parameters<typeof partyBefore>[1]

/** Many parties that have come equally far. */
function parties(progress: Partial<Progress>): PartyData[] {
  const box = boxOfThree()
  const whole = { players: 2, done: 0, sidequest: false, legendary: false, ...progress }
  return Array.from({ length: 120 }, (_, n) => partyBefore(box, whole, newFate(`party ${n}`)).data)
}

/** From the least to the most that any of them has. */
function span(all: readonly PartyData[], of: (party: PartyData) => number | readonly number[]): number[] {
  const numbers = all.flatMap(of)
  return [Math.min(...numbers), Math.max(...numbers)]
}

/** What at least one of them brings and no market sells: titles, rare cards and familiars. */
function treasures(all: readonly PartyData[]): string[] {
  const held = all.flatMap(({ titles, heroes }) => [...titles, ...heroes.flatMap(({ cards }) => cards)])
  return [...new Set(held.filter((id) => /^(?:T0|R|FA)/.test(id)))].sort()
}

describe('a party that has come so far', () => {
  it('brings what was to be had on its way, and nothing that lies ahead', () => {
    expect(treasures(parties({ done: 0 }))).toEqual([])
    expect(treasures(parties({ done: 1 }))).toEqual(['FA01', 'R01', 'T001'])
    expect(treasures(parties({ done: 2 }))).toEqual(['FA01', 'R01', 'R02', 'T001', 'T002'])
    expect(treasures(parties({ done: 2, sidequest: true }))).toEqual([
      'FA01',
      'FA02',
      'R01',
      'R02',
      'R03',
      'T001',
      'T002',
      'T003',
    ])
  })

  it('has earned a title or not', () => {
    const held = parties({ done: 1 }).filter(({ titles }) => titles.includes('T001')).length
    expect(held).toBeGreaterThan(30)
    expect(held).toBeLessThan(90)
  })

  it('has grown by no more than its adventures gave', () => {
    const four = parties({ done: 4 })
    expect(span(four, ({ heroes }) => heroes.map(({ health }) => health))).toEqual([16, 20])
    expect(span(four, ({ mastery }) => mastery)).toEqual([0, 4])
    expect(span(four, ({ deaths }) => deaths)).toEqual([0, 3])
    expect(span(four, ({ combatDice }) => combatDice)).toEqual([3, 5])
    expect(span(four, ({ bonusLimit }) => bonusLimit)).toEqual([1, 3])
    expect(span(four, ({ storyteller }) => storyteller)).toEqual([0, 1])
    expect(span(four, ({ favor }) => favor)).toEqual([0, 10])
    expect(span(four, ({ gold }) => gold)).toEqual([0, 20])
    expect(span(four, ({ xp }) => xp)).toEqual([0, 10])
    const two = parties({ done: 1, players: 3 })
    expect(span(two, ({ deaths }) => deaths)).toEqual([0, 1])
    expect(span(two, ({ combatDice }) => combatDice)).toEqual([3, 4])
    expect(span(two, ({ bonusLimit }) => bonusLimit)).toEqual([2, 4])
    expect(span(two, ({ storyteller }) => storyteller)).toEqual([0, 2])
  })

  it('has raised scores up to the limit of its mastery', () => {
    const { heroes } = boxOfThree()
    const risen = new Set<number>()
    for (const party of parties({ done: 8 }))
      for (const { name, scores } of party.heroes)
        for (const [attribute, score] of scores.entries()) {
          const printed = heroes.get(name)?.scores[attribute] ?? 0
          expect(score).toBeGreaterThanOrEqual(printed)
          expect(score).toBeLessThanOrEqual(scoreLimit(party.mastery))
          risen.add(score)
        }
    expect([...risen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('is made of printed heroes of different colours, each with its own hand and a card for every adventure', () => {
    const { heroes, classes } = boxOfThree()
    for (const party of parties({ done: 3, players: 4 })) {
      const colours = party.heroes.map((hero) => classes.get(hero.class)?.colour)
      expect(new Set(colours).size).toBe(4)
      const cards = party.heroes.flatMap((hero) => hero.cards)
      expect(new Set(cards).size).toBe(cards.length)
      const hand = heroes.get(party.heroes[0].name)?.hand ?? []
      expect(party.heroes[0].cards.slice(0, hand.length)).toEqual(hand)
      expect(party.heroes[0].cards.length).toBeGreaterThanOrEqual(hand.length)
    }
    const fresh = parties({ done: 0, players: 1 })[0].heroes[0]
    expect(fresh.cards).toEqual(heroes.get(fresh.name)?.hand)
  })
})

const any = (): PartyData[] => {
  const box = boxOfThree()
  return Array.from({ length: 200 }, (_, n) => anyParty(box, newFate(`any ${n}`)).data)
}

const sidequests = (fits: (done: number) => boolean): Set<boolean> =>
  new Set(
    any()
      .filter(({ done }) => fits(done))
      .map(({ sidequest }) => sidequest),
  )

describe('any party', () => {
  it('is of any size, before any adventure, in either mode', () => {
    const all = any()
    const seen = (of: (party: PartyData) => number): number[] =>
      [...new Set(all.map(of))].sort((a, b) => a - b)
    expect(seen(({ heroes }) => heroes.length)).toEqual([1, 2, 3, 4])
    expect(seen(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(all.map(({ legendary }) => legendary))).toEqual(new Set([true, false]))
  })

  it('may have played the sidequest, but not as its first adventure [RPA-246]', () => {
    expect(sidequests((done) => done === 0)).toEqual(new Set([false]))
    expect(sidequests((done) => done > 0)).toEqual(new Set([true, false]))
  })

  it('comes to a table that is set at random', () => {
    const { party } = setupOf(boxOfThree())
    const sheets = party.kind === 'sheets' ? party.atRandom?.(newFate('random')) : undefined
    expect(sheets).toEqual([anyParty(boxOfThree(), newFate('random'))])
  })

  it('is the same again by the same chance', () => {
    const { name, data } = anyParty(boxOfThree(), newFate('again'))
    const { legendary, sidequest, titles } = data
    expect({ name, legendary, sidequest, titles }).toEqual({
      name: 'Hanna, 7 adventures done',
      legendary: false,
      sidequest: false,
      titles: ['T002'],
    })
  })
})
