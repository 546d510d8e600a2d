import { describe, expect, it } from 'vitest'
import { piece } from '../touches.ts'
import { whyNot } from '../why-not.ts'
import { inCamp, onWatch, putDie, table, type Night } from './laid.ts'

function why(s: Night, id: string): string | null {
  return whyNot(id, s.ask, s.view)?.rule ?? null
}

describe('why not, on watch', () => {
  it('explains cards of the line that cannot be attacked [SAW-095, SAW-124, SAW-R40]', () => {
    const s = onWatch({
      line: ['lich', 'eagle', 'caveBear', '?eagle'],
      firewood: 1,
      shows: { ranger: [1, 1, 1], warrior: [1, 1, 1], wizard: [1, 1, 1] },
    })
    expect(why(s, piece.position(0))).toBe('SAW-R40')
    expect(why(s, piece.position(2))).toBe('SAW-124')
    expect(why(s, piece.position(3))).toBe('SAW-095')
    expect(why(s, piece.card(s.t.line[2].card))).toBe('SAW-124')
    expect(why(s, piece.card(s.t.location))).toBeNull()
  })

  it('explains dice that are spent, stolen, at rest or out of reach [SAW-128, SAW-138, SAW-158, SAW-041, SAW-051, SAW-123]', () => {
    const s = onWatch({
      line: ['eagle', 'caveBear'],
      rests: 'cleric',
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'attack')
        putDie(t, 'ranger', 1, 'ability', 0)
        putDie(t, 'warrior', 0, 'creature', 1)
        putDie(t, 'warrior', 1, 'location')
      },
    })
    const die = (who: 'ranger' | 'warrior' | 'wizard' | 'cleric', nth: number): string =>
      piece.die(3 * s.who(who) + nth)
    expect(why(s, die('ranger', 0))).toBe('SAW-128')
    expect(why(s, die('ranger', 1))).toBe('SAW-138')
    expect(why(s, die('warrior', 0))).toBe('SAW-158')
    expect(why(s, die('warrior', 1))).toBe('SAW-041')
    expect(why(s, die('cleric', 0))).toBe('SAW-051')
    s.pick('attack caveBear')
    expect(why(s, die('warrior', 2))).toBe('SAW-123')
    expect(why(s, die('wizard', 0))).not.toBe('SAW-123')
  })

  it('explains cards that cannot be used [SAW-012, SAW-137, SAW-143, SAW-189, SAW-R49]', () => {
    const s = onWatch({
      line: ['ironGolem'],
      equipped: { ranger: ['longShot', 'sharpshooter', 'farSight'] },
      exhausted: ['farSight'],
    })
    expect(why(s, piece.ability('elfSenses'))).toBe('SAW-012')
    expect(why(s, piece.ability('farSight'))).toBe('SAW-137')
    expect(why(s, piece.ability('sharpshooter'))).toBe('SAW-143')
    expect(why(s, piece.ability('longShot'))).toBe('SAW-R49')
    expect(why(s, piece.ability('smite'))).toBe('SAW-189')
    expect(why(s, piece.space('chop'))).toBe('SAW-053')
  })
})

describe('why not, in camp', () => {
  it('explains spaces that take no die [SAW-055, SAW-060, SAW-062, SAW-063, SAW-068, SAW-R21]', () => {
    const s = inCamp({
      rests: 'warrior',
      shows: { warrior: [1, 2, 3] },
      round: 8,
      exhausted: ['arcBolt'],
      deck: ['eagle', 'caveBear'],
    })
    expect(why(s, piece.space('map'))).toBe('SAW-062')
    expect(why(s, piece.space('heal'))).toBe('SAW-063')
    expect(why(s, piece.space('seal'))).toBe('SAW-068')
    s.play('3 scout', 'top eagle caveBear bottom')
    expect(why(s, piece.space('scout'))).toBe('SAW-060')
    const healthy = inCamp({ rests: 'warrior', shows: { warrior: [6, 2, 3] } })
    expect(why(healthy, piece.space('heal'))).toBe('SAW-R21')
    expect(why(healthy.pick('6 special'), piece.space('special'))).toBe('SAW-066')
    expect(why(inCamp({ location: 'sunkenTemple' }), piece.space('heal'))).toBe('SAW-037')
    expect(why(inCamp({ location: 'plunderedVillage' }), piece.space('scout'))).toBe('SAW-037')
    expect(why(inCamp({ rests: 'warrior' }), piece.die(0))).toBe('SAW-053')
  })

  it('explains who cannot rest again [SAW-048]', () => {
    const s = table({ step: 'rest', round: 6 })
    const rested = s.t.adventurers.findIndex((it) => it.rests === 2)
    expect(why(s, piece.adventurer(rested))).toBe('SAW-048')
  })
})
