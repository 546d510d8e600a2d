import { describe, expect, it } from 'vitest'
import { inCamp, keepTop, onWatch, putDie, table } from './table.ts'
import { kindOf, none } from '../rules/lookups.ts'

const three = { players: 3 }

describe('the flex adventurer of three players', () => {
  it('is decided for by the player whose own adventurer rests, from then to the end of the round [SAW-005, SAW-R03]', () => {
    // The Cleric is the flex; the Warrior of seat 1 rests and bolsters.
    const s = inCamp({ setup: three, rests: 'warrior', shows: { warrior: [4, 4, 1] } })
    expect(s.ask).toMatchObject({ kind: 'placeDie', seat: 1 })
    s.play('4 bolster', 'no')
    expect(s.ask).toMatchObject({ kind: 'rerollPick', who: 2, seat: 2 })
    s.pick('no')
    expect(s.ask).toMatchObject({ kind: 'rerollPick', who: 3, seat: 1 })
    const called = onWatch({ setup: three, rests: 'warrior', line: ['?summon'], firewood: 3 }).pick('cleric')
    expect(called.ask).toMatchObject({ kind: 'summonCard', seat: 1 })
  })

  it('is everybody when it rests itself, and in the final round [SAW-R03]', () => {
    const s = inCamp({ setup: three, rests: 'cleric' })
    expect(s.ask).toMatchObject({ kind: 'placeDie', seat: -1 })
    const last = onWatch({ setup: three, round: 9, line: ['?summon'], firewood: 3 }).pick('cleric')
    expect(last.ask).toMatchObject({ kind: 'summonCard', seat: -1 })
  })

  it('rests twice like everybody else [SAW-R03, SAW-048]', () => {
    const s = table({ setup: three, step: 'rest', round: 5, rests: 'cleric' })
    expect(s.t.adventurers[3].rests).toBe(1)
    s.pick('cleric')
    expect(s.t.adventurers[3].rests).toBe(2)
  })
})

describe('what everybody knows', () => {
  it('a scouted card stays known where it was put, until its pile is shuffled [SAW-R04, SAW-R23]', () => {
    const s = inCamp({ deck: ['summon', 'acolyte', 'eagle'], firewood: 5, shows: { cleric: [1, 2, 3] } })
    s.play('1 scout', 'top acolyte bottom summon')
    // Looking is not revealing: nothing was summoned, nothing went to the horde.
    expect(s.told('summoning')).toEqual([])
    expect(s.t.horde).toEqual([])
    const { deck } = s.view
    expect(
      [deck[0], deck.at(-1)].map((card) => card !== null && card !== undefined && s.t.box[card]),
    ).toEqual(['summon', 'acolyte'])
    expect(deck.slice(1, -1).every((card) => card === null)).toBe(true)
  })

  it('a card of the line is known in the horde, and unknown again after a shuffle [SAW-R04]', () => {
    const s = onWatch({ line: ['eagle'], graveyard: ['summon', 'shade'] }).play('end', 'exhaust topple')
    expect(s.view.horde).toEqual(s.t.horde)
    const shuffled = onWatch({ line: ['?acolyte'], graveyard: ['summon', 'shade'], firewood: 3 })
    const summon = shuffled.t.deck.find((card) => shuffled.t.box[card] === 'summon') ?? none
    expect(shuffled.t.seen[summon]).toBe(false)
    expect(shuffled.view.deck.every((card) => card === null)).toBe(true)
  })

  it('the top of the Unhallowed deck lies open, what is under it only once it was seen [SAW-R05, SAW-018]', () => {
    const s = inCamp({
      unhallowed: ['emberTyrant', 'gloomTitan'],
      graveyard: ['lich'],
      shows: { cleric: [2, 2, 1] },
    })
    const open = (): (string | null)[] =>
      s.view.unhallowed.map((card) => (card === null ? null : s.t.box[card]))
    expect(open()).toEqual([null, null, null, null, null, null, 'emberTyrant'])
    s.pick('2 seal')
    expect(open()).toEqual(['lich', null, null, null, null, null, null, 'emberTyrant'])
  })
})

describe('what there is not', () => {
  it('no items: creatures, summons and locations are all the cards, and five things can be done [SAW-R06, SAW-120]', () => {
    const s = onWatch({
      line: ['caveBear', 'lich'],
      equipped: { ranger: ['sharpshooter', 'farSight', 'longShot'] },
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'attack')
      },
    })
    expect([...new Set(s.t.box.map((_, card) => kindOf(s.t, card).kind))]).toEqual([
      'creature',
      'summon',
      'location',
    ])
    expect([...new Set(s.options.map((option) => option.verb))].toSorted()).toEqual([
      'attack',
      'byDie',
      'byExhausting',
      'endWatch',
      'feedFire',
      'shootAgain',
    ])
  })
})

describe('camp spaces', () => {
  it('Heal and Mend are offered only where a card is exhausted [SAW-R21]', () => {
    const healing = /heal|special/
    const fresh = inCamp({ shows: { cleric: [6, 5, 1] } })
    expect(fresh.offers.filter((it) => healing.test(it))).toEqual([])
    const tired = inCamp({ shows: { cleric: [6, 5, 1] }, exhausted: ['smite'] })
    expect(tired.offers.filter((it) => healing.test(it))).toEqual(['6 heal', '6 special', '5 special'])
  })

  it('Check Map and Star Chart need an unused location, and a map whose top is not final [SAW-R21, SAW-062]', () => {
    const wizard = { rests: 'wizard', shows: { wizard: [4, 4, 4] } } as const
    const maps = /map|special/
    expect(inCamp(wizard).offers.filter((it) => maps.test(it))).toEqual(['4 map', '4 special'])
    expect(inCamp({ ...wizard, round: 8 }).offers.filter((it) => maps.test(it))).toEqual([])
  })

  it('Scout Ahead and Pathfinder need a card that can be drawn, if need be after a reshuffle [SAW-R21]', () => {
    const ranger = { rests: 'ranger' } as const
    const looking = /scout|special/
    const empty = inCamp({ ...ranger, arrange: (t) => keepTop(t, 0) })
    expect(empty.offers.filter((it) => looking.test(it))).toEqual([])
    const buried = inCamp({ ...ranger, graveyard: ['eagle'], arrange: (t) => keepTop(t, 0) })
    expect(buried.offers.filter((it) => looking.test(it))).toEqual(['3 scout', '3 special'])
    // Chop Wood and Equip are always there.
    expect(empty.offers).toContain('3 chop')
    expect(empty.offers).toContain('3 equip')
  })

  it('a deck that runs out while it is looked at is made anew, and all go back onto it [SAW-R24, SAW-082]', () => {
    const s = inCamp({
      rests: 'ranger',
      deck: ['wyvern'],
      graveyard: ['eagle', 'eagle', 'eagle'].slice(0, 2),
      arrange: (t) => keepTop(t, 1),
    })
    s.pick('3 special')
    // The Wyvern and both Eagles: three cards are all there are.
    expect(s.told('looked')[0].cards.map((card) => s.t.box[card])).toEqual(['wyvern', 'eagle', 'eagle'])
    expect(s.t.graveyard).toEqual([])
    s.pick('wyvern')
    expect(s.top('deck', 3)).toEqual(['eagle', 'eagle', 'wyvern'])
  })
})

describe('locations', () => {
  it('a respite has a watch, and counts as one of the first eight rounds [SAW-R29]', () => {
    const s = table({
      step: 'line',
      location: 'healingSpring',
      firewood: 3,
      deck: ['eagle', 'shade', 'caveBear'],
    })
    expect(s.line).toEqual(['eagle', '?shade', '?caveBear'])
    s.play('end', 'exhaust topple', 'exhaust hurledAxe', 'exhaust battleCry')
    expect(s.t.round).toBe(2)
    expect(s.pile('past')).toEqual(['healingSpring'])
  })

  it('unused ones are never shuffled: what goes under them comes up in its turn [SAW-R30, SAW-061]', () => {
    const s = inCamp({
      map: ['snowyPass'],
      unused: ['runeShrine', 'waysideInn'],
      shows: { cleric: [4, 4, 1] },
    })
    const before = s.pile('unused')
    s.play('4 map', 'snowyPass')
    expect(s.pile('unused')).toEqual(['runeShrine', ...before.slice(0, -1)])
    expect(s.top('map', 1)).toEqual(['snowyPass'])
    const exchanged = inCamp({ map: ['snowyPass'], unused: ['runeShrine'], shows: { cleric: [4, 1, 1] } })
    exchanged.play('4 map', 'runeShrine')
    expect(exchanged.top('map', 1)).toEqual(['runeShrine'])
    expect(exchanged.pile('unused')[0]).toBe('snowyPass')
  })
})
