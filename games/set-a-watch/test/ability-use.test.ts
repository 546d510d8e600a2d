import { describe, expect, it } from 'vitest'
import { onWatch, putDie, type Night } from './table.ts'

/** How an ability can be used now. */
function ways(s: Night, ability: string): string[] {
  return s.offers.filter((it) => it.startsWith(`${ability} `))
}

describe('an ability', () => {
  const laid = { line: ['lich'], firewood: 5, shows: { warrior: [8, 1, 1] } } as const

  it('takes any one unspent die of its owner, once a round [SAW-133, SAW-138]', () => {
    const s = onWatch({
      ...laid,
      shows: { ranger: [7, 6, 5], warrior: [8, 2, 1], wizard: [4, 3, 3] },
      arrange: (t) => {
        putDie(t, 'warrior', 0, 'attack')
      },
    })
    expect(ways(s, 'hurledAxe')).toEqual(['hurledAxe 2', 'hurledAxe 1', 'hurledAxe exhausted'])
    s.pick('hurledAxe 1')
    expect(s.healths).toEqual([8])
    expect(s.dice('warrior')).toEqual(['8 attack', '2', '1 ability'])
    expect(ways(s, 'hurledAxe')).toEqual(['hurledAxe exhausted'])
    // The die is spent: no attack has it.
    s.pick('attack lich')
    expect(s.offers.filter((it) => it.startsWith('warrior'))).toEqual(['warrior 2'])
  })

  it('works by exhausting its card, without any die [SAW-134, SAW-136]', () => {
    const s = onWatch({ ...laid, arrange: (t) => void t.lies.fill('spent') })
    expect(ways(s, 'hurledAxe')).toEqual(['hurledAxe exhausted'])
    s.pick('hurledAxe exhausted')
    expect(s.healths).toEqual([8])
    expect(s.exhausted).toEqual(['hurledAxe'])
  })

  it('works in both ways in one round, the die first [SAW-135, SAW-137]', () => {
    const both = onWatch({ ...laid, line: ['gloomTitan'] }).play('hurledAxe 1', 'hurledAxe exhausted')
    expect(both.healths).toEqual([23 - 12])
    expect(ways(both, 'hurledAxe')).toEqual([])
    const exhausted = onWatch(laid).pick('hurledAxe exhausted')
    expect(ways(exhausted, 'hurledAxe')).toEqual([])
  })

  it('exhausted before does nothing at all, and cannot be fed to the fire [SAW-137]', () => {
    const s = onWatch({ ...laid, exhausted: ['hurledAxe'] })
    expect(ways(s, 'hurledAxe')).toEqual([])
    expect(s.offers).not.toContain('feed hurledAxe')
  })

  it('has each way once a round even if its card were refreshed in between [SAW-R50]', () => {
    const s = onWatch({
      ...laid,
      arrange: (t) => {
        t.adventurers[1].equipped[2].byExhausting = true
      },
    })
    expect(s.t.adventurers[1].equipped[2].ability).toBe('hurledAxe')
    expect(ways(s, 'hurledAxe')).toEqual(['hurledAxe 8', 'hurledAxe 1'])
    s.pick('hurledAxe 1')
    expect(ways(s, 'hurledAxe')).toEqual([])
  })

  it('is ready again in the next round, if its card is unexhausted [SAW-133, SAW-R76]', () => {
    const s = onWatch({
      line: ['lich'],
      firewood: 9,
      map: ['dryRiverbed'],
      shows: { ranger: [8, 8, 8], warrior: [8, 1, 1] },
      deck: ['ironGolem', 'caveBear'],
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    })
    s.play('hurledAxe 1', 'topple 1').attack('lich', 'ranger 8', 'ranger 8')
    s.play('ranger', '1 chop', '1 chop', '1 chop')
    expect(s.line.slice(0, 2)).toEqual(['ironGolem', 'caveBear'])
    expect(ways(s, 'hurledAxe')).toEqual(['hurledAxe 1', 'hurledAxe exhausted'])
  })

  it('is carried out to its end before the powers it brought about [SAW-139, SAW-141]', () => {
    const s = onWatch({
      line: ['eagle', '?cinderDrake', '?wyvern'],
      firewood: 5,
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      shows: { rogue: [3, 3, 1] },
    })
    s.pick('backstab 1')
    // Both stand faceup, and nothing has come of it while the Rogue may still choose.
    expect(s.line).toEqual(['eagle', 'cinderDrake', 'wyvern'])
    expect(s.t.firewood).toBe(5)
    s.pick('no')
    expect(s.t.firewood).toBe(4)
  })
})

describe('what an ability may touch', () => {
  it('is judged when it is picked: a Lich that Backstab turns hides the next card too late [SAW-R88, SAW-R54]', () => {
    const s = onWatch({
      line: ['wyvern', '?lich', '?eagle'],
      firewood: 5,
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      shows: { rogue: [6, 6, 2] },
    })
    s.pick('backstab 2')
    expect(s.line).toEqual(['wyvern', 'lich', 'eagle'])
    // But of the two only the Lich may fall now.
    expect(s.offers).toEqual(['lich', 'no'])
  })

  it('is not asked again of what a summon brings: Long Shot defeats a Whispering Idol [SAW-R88, SAW-179]', () => {
    const s = onWatch({ line: ['eagle', '?summon'], unhallowed: ['whisperingIdol'], firewood: 5 })
    s.play('longShot 3', 'wizard', 'exhaust arcBolt')
    expect(s.pile('graveyard')).toEqual(['summon', 'whisperingIdol'])
  })
})

describe('a card that is exhausted for something else', () => {
  it.each([
    ['damage', ['lich'], ['end', 'exhaust farSight']],
    ['a summon', ['eagle', '?summon'], ['attack eagle', 'ranger 5', 'strike', 'ranger', 'exhaust farSight']],
    [
      "a creature's power",
      ['eagle', '?plagueBishop'],
      ['attack eagle', 'ranger 5', 'strike', 'exhaust farSight'],
    ],
    ['firewood', ['eagle'], ['feed farSight']],
  ])('for %s gives no effect [SAW-145, SAW-117]', (_, line, choices) => {
    const s = onWatch({ line, firewood: 5, shows: { ranger: [5, 1, 1] } }).play(...choices)
    expect(s.exhausted).toEqual(['farSight'])
    expect(s.t.tonight.range).toBe(0)
    expect(s.told('used')).toEqual([])
  })

  it('may be a passive one, which then stops [SAW-143]', () => {
    const passives = {
      line: ['eagle', 'lich'],
      firewood: 5,
      equipped: {
        ranger: ['sharpshooter', 'farSight', 'elfSenses'],
        warrior: ['cleave', 'hurledAxe', 'topple'],
      },
      shows: { warrior: [8, 1, 1] },
    } as const
    const s = onWatch(passives)
    expect([...ways(s, 'sharpshooter'), ...ways(s, 'cleave')]).toEqual([])
    s.pick('feed cleave').attack('eagle', 'warrior 8')
    // Nothing of the 8 is kept.
    expect(s.dice('warrior')).toEqual(['8 attack', '1', '1'])
    s.pick('end')
    expect(s.offers).toContain('exhaust sharpshooter')
  })
})
