import { describe, expect, it } from 'vitest'
import { inCamp, onWatch, table, type Night } from './table.ts'
import { onWatchCards } from './tired.ts'

function fed(s: Night): string[] {
  return s.offers.filter((it) => it.startsWith('feed'))
}

function verbs(s: Night): string[] {
  return s.options.map((option) => option.verb)
}

/** What is left of 9 firewood when the next location is revealed. */
function after(round: number, map: readonly string[]): number {
  return table({ step: 'onward', round, map, firewood: 9 }).t.firewood
}

describe('a fire that goes out', () => {
  it('is fed at once with a card of somebody on watch, and burns with 2 [SAW-115, SAW-R13]', () => {
    const s = onWatch({ line: ['?wyvern', '?eagle'], firewood: 3, exhausted: ['topple'] })
    expect(s.t.firewood).toBe(0)
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', cause: 'zero' })
    expect(s.offers).toEqual(onWatchCards.filter((it) => it !== 'topple').map((it) => `exhaust ${it}`))
    s.pick('exhaust arcBolt')
    expect(s.t.firewood).toBe(2)
    expect(s.ask.kind).toBe('watchAction')
    expect(s.exhausted).toEqual(['topple', 'arcBolt'])
  })

  it('costs one card, however much more was to be lost [SAW-R12]', () => {
    const s = onWatch({ line: ['?emberTyrant'], firewood: 1 }).pick('exhaust longShot')
    expect(s.t.firewood).toBe(2)
    expect(s.exhausted).toEqual(['longShot'])
  })

  it('is fed inside the effect that put it out, before that goes on [SAW-R13]', () => {
    const s = onWatch({
      setup: { summons: 'variant' },
      line: ['?summonOfAsh', '?eagle'],
      unhallowed: ['lich'],
      firewood: 2,
    })
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', cause: 'zero' })
    expect(s.line[0]).toBe('?summonOfAsh')
    expect(s.t.graveyard).toEqual([])
    s.pick('exhaust longShot')
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.t.firewood).toBe(2)
  })

  it('does not bring a Fire Serpent down in that moment [SAW-R82, SAW-113]', () => {
    const s = onWatch({ line: ['?wyvern', 'fireSerpent', '?eagle'], firewood: 3 })
    expect(s.t.firewood).toBe(0)
    s.pick('exhaust longShot')
    expect(s.line).toEqual(['wyvern', 'fireSerpent', '?eagle'])
    expect(s.healths).toEqual([6, 2, null])
  })
})

describe('a card for the fire', () => {
  it('raises firewood by 2 without its effect, of anybody on watch [SAW-116, SAW-117]', () => {
    const s = onWatch({ line: ['eagle', '?shade'], firewood: 3, exhausted: ['topple'] })
    expect(fed(s)).toEqual(onWatchCards.filter((it) => it !== 'topple').map((it) => `feed ${it}`))
    s.pick('feed elfSenses')
    expect(s.t.firewood).toBe(5)
    expect(s.t.tonight.level).toBe(0)
    expect(s.line).toEqual(['eagle', '?shade'])
  })

  it('can be given at every action, again and again, one at a time, to the end of the track [SAW-R15, SAW-R11]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 12 })
    s.pick('feed longShot')
    expect(s.t.firewood).toBe(14)
    s.pick('feed farSight')
    expect(s.t.firewood).toBe(15)
    s.pick('feed elfSenses')
    expect(s.t.firewood).toBe(15)
    expect(fed(s)).toHaveLength(6)
  })

  it('is given on watch alone: not in camp, not while an attack is made, not at dawn [SAW-R15]', () => {
    expect(verbs(inCamp({}))).not.toContain('feedFire')
    const s = onWatch({ line: ['eagle'], firewood: 5, shows: { ranger: [5, 1, 1] } })
    expect(verbs(s)).toContain('feedFire')
    s.pick('attack eagle')
    expect(verbs(s)).not.toContain('feedFire')
    expect(verbs(onWatch({ line: ['eagle'], firewood: 5 }).pick('end'))).not.toContain('feedFire')
  })
})

describe('locations and the fire', () => {
  it('a location changes the firewood when it is revealed, the final one too [SAW-118]', () => {
    expect(after(1, ['snowyPass'])).toBe(6)
    expect(after(3, ['burningFields'])).toBe(11)
    // The Forbidden Tower.
    expect(after(8, [])).toBe(7)
  })

  it('at the Forbidden Tower a card gives 3, freely or because the fire went out [SAW-042, SAW-R12]', () => {
    const laid = { round: 9, location: 'forbiddenTower' } as const
    expect(onWatch({ ...laid, line: ['eagle'], firewood: 4 }).pick('feed smite').t.firewood).toBe(7)
    const out = onWatch({ ...laid, line: ['?wyvern'], firewood: 2 }).pick('exhaust smite')
    expect(out.t.firewood).toBe(3)
    const gate = onWatch({ round: 9, location: 'shatteredGate', line: ['eagle'], firewood: 4 })
    expect(gate.pick('feed smite').t.firewood).toBe(6)
  })
})
