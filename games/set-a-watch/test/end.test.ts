import { describe, expect, it } from 'vitest'
import { inCamp, onWatch, table } from './table.ts'
import { allBut, onWatchCards } from './tired.ts'

describe('winning', () => {
  const last = {
    line: ['eagle'],
    firewood: 5,
    shows: { warrior: [4, 1, 1] },
    exhausted: allBut('arcBolt'),
  } as const

  it('is to empty the line of the final round with a card left [SAW-195]', () => {
    const s = onWatch({ ...last, round: 9, exhausted: [...allBut('arcBolt'), 'smite', 'innerLight'] })
    s.attack('eagle', 'warrior 4')
    expect(s.t.outcome).toEqual({ result: 'won', round: 9, cards: 2 })
    expect(s.told('won')).toEqual([{ type: 'won', cards: 2 }])
  })

  it('does not come with an empty line before [SAW-195, SAW-191]', () => {
    const s = onWatch({ ...last, round: 8 }).attack('eagle', 'warrior 4')
    expect(s.over).toBe(false)
    expect(s.t.round).toBe(9)
  })

  it('is also to endure the last creatures with a card left [SAW-195, SAW-R74]', () => {
    const s = onWatch({ round: 9, rests: 'nobody', line: ['eagle', 'caveBear'], firewood: 5, ...spent })
    s.play('end', 'exhaust longShot', 'exhaust smite')
    expect(s.t.outcome).toEqual({ result: 'won', round: 9, cards: 1 })
    expect(s.exhausted).not.toContain('farSight')
  })
})

/** In the final round three cards are left on watch. */
const spent = { exhausted: [...allBut('longShot', 'farSight'), 'turnUndead', 'innerLight'] } as const

describe('losing', () => {
  it('comes with the last card exhausted for firewood, and the option says so [SAW-196, SAW-R16]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 5, exhausted: allBut('longShot') })
    expect(s.offers.filter((it) => it.startsWith('feed'))).toEqual(['feed longShot and lose'])
    s.pick('feed longShot and lose')
    expect(s.t.outcome).toEqual({ result: 'lost', reason: 'exhausted', round: 1, cards: 0 })
    // At the very moment: the wood never reached the fire.
    expect(s.t.firewood).toBe(5)
  })

  it('comes even if the same action would have emptied the line [SAW-196, SAW-R16]', () => {
    const s = onWatch({
      line: ['eagle'],
      firewood: 5,
      round: 9,
      exhausted: [...allBut('hurledAxe'), 'turnUndead', 'smite', 'innerLight'],
    })
    s.pick('hurledAxe exhausted and lose')
    expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'exhausted' })
    expect(s.line).toEqual(['eagle'])
    expect(s.told('defeated')).toEqual([])
  })

  it('is no danger with two cards left: no option says it would lose [SAW-R16]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 5, exhausted: allBut('longShot', 'hurledAxe') })
    expect(s.offers).toEqual([
      'attack eagle',
      'hurledAxe 3',
      'hurledAxe exhausted',
      'feed longShot',
      'feed hurledAxe',
      'end',
    ])
    s.pick('feed longShot')
    expect(s.over).toBe(false)
    expect(s.offers).toEqual([
      'attack eagle',
      'hurledAxe 3',
      'hurledAxe exhausted and lose',
      'feed hurledAxe and lose',
      'end',
    ])
  })

  it.each([
    ["a creature's power", '?plagueBishop', 5],
    ['a summon', '?summon', 5],
    ['a fire that goes out', '?wyvern', 3],
  ])('comes with the last card exhausted by %s [SAW-196]', (_, first, firewood) => {
    const s = onWatch({ line: [first, '?eagle'], firewood, exhausted: allBut('topple') })
    expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'exhausted', cards: 0 })
    expect(s.exhausted).toContain('topple')
  })

  it('comes when more is demanded than there are cards: the last are exhausted [SAW-R73, SAW-196, SAW-R16]', () => {
    const s = onWatch({ line: ['lich', '?eagle'], firewood: 5, exhausted: allBut('topple', 'arcBolt') })
    s.play('end', 'exhaust arcBolt')
    expect(s.told('onlyWay').map((it) => it.option)).toMatchObject([{ ability: 'topple', losing: true }])
    expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'exhausted' })
    expect(s.exhausted).toEqual([...onWatchCards])
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.t.horde).toEqual([])
  })

  it('is not prevented by the cards of who rests [SAW-197, SAW-189]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 5, exhausted: allBut('longShot') })
    expect(s.t.adventurers[s.who('cleric')].equipped.every((slot) => !slot.exhausted)).toBe(true)
    s.pick('feed longShot and lose')
    expect(s.result).toBe('lost')
    const four = onWatch({
      line: ['eagle'],
      firewood: 5,
      rests: 'nobody',
      round: 9,
      exhausted: allBut('longShot'),
    })
    four.pick('feed longShot')
    expect(four.over).toBe(false)
  })

  it('comes when nobody on watch has a card as the watch begins, before the line is laid [SAW-R70, SAW-196]', () => {
    const s = table({ step: 'line', exhausted: onWatchCards })
    expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'exhausted' })
    expect(s.told('lineFormed')).toEqual([])
  })

  it('does not come in camp before, where a Heal can still save the group [SAW-R70, SAW-076]', () => {
    const camp = { shows: { cleric: [6, 1, 2] }, exhausted: onWatchCards, firewood: 5 } as const
    const healed = inCamp(camp)
    expect(healed.over).toBe(false)
    healed.play('6 heal', 'refresh arcBolt', '1 chop', '2 chop')
    expect(healed.ask.kind).toBe('watchAction')
    const lost = inCamp(camp).play('1 chop', '2 chop')
    expect(lost.over).toBe(false)
    lost.pick('6 chop')
    expect(lost.result).toBe('lost')
  })

  it('comes in no other way: no deck, no graveyard, no firewood to spare, a great horde [SAW-198]', () => {
    const s = onWatch({
      line: ['?eagle', '?caveBear'],
      firewood: 1,
      horde: ['lich', 'emberTyrant', 'gloomTitan', 'wyvern', 'wyvern'],
      map: ['dryRiverbed'],
      exhausted: allBut('topple', 'arcBolt', 'longShot'),
      arrange: (t) => {
        t.aside.push(...t.deck.splice(0), ...t.unhallowed.splice(0))
      },
    })
    s.play('end', 'exhaust topple', 'exhaust arcBolt')
    expect(s.over).toBe(false)
    expect(s.t.round).toBe(2)
    expect(s.exhausted).not.toContain('longShot')
  })
})
