import { describe, expect, it } from 'vitest'
import { piece } from '../rules/pieces.ts'
import { placements } from '../rules/camp.ts'
import { keepsCard, keepsFromWatch } from '../rules/company.ts'
import { arrive } from '../rules/journey.ts'
import { buriedOptions } from '../rules/offering.ts'
import { view } from '../view.ts'
import { anyone, inCamp, keepTop, onWatch, putDie, table, whoIs, type Night } from './table.ts'
import { alikeDice } from '../rules/lookups.ts'

const quartermaster = (): Night =>
  inCamp({ party: ['rogue', 'warrior', 'wizard', 'cleric'], rests: 'rogue' }).play(
    '3 special',
    'warrior',
    'out topple',
    'in grit',
  )

const cave = (): Night => inCamp({ location: 'hermitsCave' }).pick('3 equip')

const shrine = (second: number): Night =>
  inCamp({ location: 'runeShrine', shows: { cleric: [1, second, 6] }, horde: ['lich'] }).play(
    '1 vanquish',
    `${second} seal`,
  )

const chart = (known: boolean): Night =>
  inCamp({
    rests: 'wizard',
    map: ['snowyPass'],
    arrange: (t) => (t.seen[t.map[t.map.length - 1]] = known),
  }).pick('3 special')

const lake = (): Night =>
  inCamp({ location: 'moonlitLake', deck: ['eagle', 'lich', 'shade'] }).pick('3 scout')

const turns = (known: boolean): number => {
  const { t } = inCamp({})
  t.seen[t.map[t.map.length - 1]] = known
  const before = t.fate.turns
  arrive(t)
  return t.fate.turns - before
}

const to = (end: 'top' | 'bottom'): Night => {
  const s = lake()
  for (let n = 0; n < 3; n++) s.choose({ verb: 'toEnd', end })
  return s
}

describe('what a location has to do with it', () => {
  it("Hermit's Cave is named when somebody else swaps a card, and only then [SAW-064]", () => {
    const other = cave().pick('warrior')
    expect(other.told('locationActs')).toEqual([
      { type: 'locationActs', card: other.t.location, trait: 'equipAnyone' },
    ])
    expect(cave().pick('cleric').told('locationActs')).toEqual([])
  })

  it('Rune Shrine is named when unequal dice match, and only then [SAW-068]', () => {
    const { t } = shrine(2)
    expect(shrine(2).told('locationActs')).toEqual([
      { type: 'locationActs', card: t.location, trait: 'runesMatchAny' },
    ])
    expect(shrine(1).told('locationActs')).toEqual([])
  })

  it('Crystal Cavern is why dice may be rolled again [SAW-037]', () => {
    const s = table({ step: 'roll', location: 'crystalCavern' })
    expect(s.ask).toMatchObject({ kind: 'rerollPick', cause: 'crystalCavern' })
  })
})

describe('runes', () => {
  it('three equal dice wake all three, and the camp is over [SAW-070]', () => {
    const s = inCamp({ shows: { cleric: [2, 2, 2] }, horde: ['lich'], line: [] })
    s.play('2 vanquish', '2 seal', '2 bolster')
    while (s.ask.kind === 'rerollPick') s.pick('no')
    expect(s.dice('cleric')).toEqual(['2 vanquish', '2 seal', '2 bolster'])
    expect(s.ask.kind).toBe('watchAction')
  })

  it('while the second die is chosen, dice of the others are as shut as before [SAW-052]', () => {
    const s = inCamp({ shows: { cleric: [2, 2, 1] }, horde: ['lich'] }).pick('2 vanquish')
    expect(s.ask.kind).toBe('runeSecond')
    expect(s.whyNot(piece.die(0))).toEqual(['SAW-052'])
  })
})

describe('special actions', () => {
  it('Quartermaster asks for two and then no more [SAW-016]', () => {
    const s = quartermaster()
    expect(s.ask).toMatchObject({ kind: 'equipWho', cause: 'quartermaster', may: true })
    const [out] = s.t.adventurers[2].equipped
    const [ready] = s.t.adventurers[2].leftover
    s.play('wizard', `out ${out.ability}`, `in ${ready}`)
    expect(s.ask.kind).toBe('placeDie')
  })

  it('Mend says that it is not the Heal space [SAW-016]', () => {
    const s = inCamp({ shows: { cleric: [4, 1, 2] }, exhausted: ['farSight', 'longShot'] }).pick('4 special')
    expect(s.ask).toMatchObject({ kind: 'healTarget', cause: 'mend' })
  })

  it('Star Chart shows the next location if it is known [SAW-R84]', () => {
    expect(chart(true).ask).toMatchObject({ top: chart(true).t.map.at(-1) })
    expect(chart(false).ask).toMatchObject({ top: null })
  })
})

describe('cards that are looked at', () => {
  it('the only one left goes to one end, and nothing to the other [SAW-R22]', () => {
    const s = inCamp({ deck: ['eagle'], arrange: (t) => keepTop(t, 1) }).pick('3 scout')
    const [card] = s.t.deck
    expect(s.options).toMatchObject([
      { top: [card], bottom: [] },
      { top: [], bottom: [card] },
    ])
  })

  it('of three, those for the top are put in order first, then those for the bottom [SAW-R22]', () => {
    expect(to('top').ask).toMatchObject({ kind: 'orderCards', cause: 'scoutTop' })
    expect(to('bottom').ask).toMatchObject({ kind: 'orderCards', cause: 'scoutBottom' })
  })

  it('equal cards of the graveyard are one choice [SAW-R91]', () => {
    const { t } = onWatch({ line: ['shade'], graveyard: ['eagle', 'eagle', 'lich'] })
    const offered = (rule: null | 'SAW-072'): number[] =>
      buriedOptions(t, anyone, () => rule).map(({ card }) => t.graveyard.indexOf(card))
    expect(offered(null)).toEqual([0, 2])
    expect(offered('SAW-072')).toEqual([])
  })
})

describe('dice that are alike', () => {
  it('show the same, lie on the same card and count the same [SAW-158, SAW-R42]', () => {
    const { t } = onWatch({ line: ['eagle', 'caveBear'], firewood: 7 })
    expect(alikeDice(t, 0)).toEqual([0, 1, 2])
    t.doubled[1] = true
    expect(alikeDice(t, 0)).toEqual([0, 2])
    putDie(t, 'ranger', 0, 'creature', 0)
    putDie(t, 'ranger', 2, 'creature', 1)
    expect(alikeDice(t, 0)).toEqual([0])
    putDie(t, 'ranger', 2, 'creature', 0)
    expect(alikeDice(t, 0)).toEqual([0, 2])
  })
})

describe('the road', () => {
  it('without unused locations there is nothing to check on the map [SAW-R21]', () => {
    const { t } = inCamp({ shows: { cleric: [6, 6, 6] } })
    const offersMap = (): boolean => placements(t, t.resting).some(({ space }) => space === 'map')
    expect(offersMap()).toBe(true)
    t.unused = []
    expect(offersMap()).toBe(false)
  })

  it('a location that everybody knows is reached without turning up a card [SAW-061]', () => {
    expect(turns(true)).toBe(0)
    expect(turns(false)).toBe(1)
  })
})

describe('what everybody sees', () => {
  it('is how far each adventurer reaches, how far the fire lights, and which dice could strike [SAW-124, SAW-085]', () => {
    const { t } = onWatch({
      line: ['eagle', '?caveBear'],
      firewood: 1,
      arrange: (it) => {
        it.line[0].faceup = true
      },
    })
    t.tonight.level = 1
    const seen = view(t)
    expect(seen.adventurers.map((it) => it.range)).toEqual([2, 1, 2, 2])
    expect(seen.level).toBe(2)
    expect(seen.line.map((foe) => foe.dice)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8], []])
  })

  it('before the first location there is no range yet, and the fire lights as far as its wood goes [SAW-085]', () => {
    const { t } = onWatch({ line: ['eagle'], firewood: 15 })
    t.location = -1
    t.line = []
    const { adventurers, level } = view(t)
    expect(adventurers.map((it) => it.range)).toEqual([0, 0, 0, 0])
    expect(level).toBe(3)
  })

  it('who rests is not on watch, and a passive card is not used [SAW-051, SAW-143]', () => {
    const { t } = onWatch({ line: ['eagle'], equipped: { ranger: ['sharpshooter', 'longShot', 'farSight'] } })
    expect(keepsFromWatch(t, whoIs(t, 'cleric'))).toBe('SAW-051')
    expect(t.adventurers[0].equipped.map(keepsCard)).toEqual(['SAW-143', null, null])
  })
})
