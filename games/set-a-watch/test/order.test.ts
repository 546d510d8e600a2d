import { describe, expect, it } from 'vitest'
import { onWatch } from './table.ts'

describe('the order of play on watch', () => {
  it('turns one card at a time and resolves its powers before the next [SAW-087, SAW-088, SAW-089, SAW-112]', () => {
    const s = onWatch({ line: ['?wyvern', '?eagle', '?caveBear'], firewood: 7 })
    expect(s.ask.kind).toBe('watchAction')
    expect(s.t.firewood).toBe(4)
    expect(s.line).toEqual(['wyvern', '?eagle', '?caveBear'])
  })

  it('lights one, two or three positions [SAW-085, SAW-086]', () => {
    const line = ['?eagle', '?caveBear', '?direWolf', '?eagle']
    const lit = (firewood: number): number =>
      onWatch({ line, firewood }).t.line.filter((foe) => foe.faceup).length
    expect([1, 6, 7, 11, 12, 15].map(lit)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('counts positions, not faceup cards [SAW-086]', () => {
    expect(onWatch({ line: ['eagle', '?caveBear', 'direWolf'], firewood: 7 }).line).toEqual([
      'eagle',
      'caveBear',
      'direWolf',
    ])
  })

  it('keeps a faceup card faceup when the light falls [SAW-090]', () => {
    expect(onWatch({ line: ['wyvern', 'eagle'], firewood: 1 }).line).toEqual(['wyvern', 'eagle'])
  })

  it('reveals at once what a higher fire lights, before any other action [SAW-091, SAW-094]', () => {
    const s = onWatch({ line: ['eagle', '?cutpurse', '?caveBear'], firewood: 6 })
    s.pick('feed topple').pick('ranger 3')
    expect(s.t.firewood).toBe(8)
    expect(s.line).toEqual(['eagle', 'cutpurse', '?caveBear'])
    // The Cutpurse has already stolen: nobody could act in between.
    expect(s.stolenBy(1)).toEqual(['ranger 3'])
  })

  it('resolves reveal, then ongoing, then first-position powers [SAW-099, SAW-199, SAW-R31]', () => {
    const s = onWatch({ line: ['?acolyte', '?eagle'], graveyard: ['summon'], firewood: 5 })
    const order = s.events.map((event) => event.type)
    expect(order.filter((type) => type === 'toHorde' || type === 'summonShuffledIn')).toEqual([
      'toHorde',
      'summonShuffledIn',
    ])
  })

  it('lets whoever moves up to first use its power before the fire shows another card [SAW-101, SAW-R32]', () => {
    const s = onWatch({
      line: ['eagle', 'wyvern', '?caveBear'],
      firewood: 9,
      shows: { warrior: [4, 1, 1] },
    })
    s.attack('eagle', 'warrior 4')
    expect(s.t.firewood).toBe(6)
    expect(s.line).toEqual(['wyvern', '?caveBear'])
  })

  it('gives one action at a time, of anybody, and then looks at the line again [SAW-119, SAW-120, SAW-200]', () => {
    const s = onWatch({
      line: ['caveBear', '?eagle'],
      firewood: 5,
      rests: 'cleric',
      shows: { warrior: [7, 1, 1], ranger: [1, 1, 1], wizard: [1, 1, 1] },
      equipped: {
        warrior: ['hurledAxe', 'cleave', 'grit'],
        ranger: ['sharpshooter', 'longShot', 'farSight'],
        wizard: ['arcBolt', 'chainSpark', 'kindle'],
      },
      exhausted: ['grit', 'longShot', 'farSight', 'arcBolt', 'chainSpark', 'kindle'],
    })
    expect(s.offers).toEqual([
      'attack caveBear',
      'hurledAxe 7',
      'hurledAxe 1',
      'hurledAxe exhausted',
      'feed sharpshooter',
      'feed hurledAxe',
      'feed cleave',
      'end',
    ])
    s.pick('hurledAxe 1')
    expect(s.ask.kind).toBe('watchAction')
    expect(s.t.line[0].wounds).toBe(6)
  })

  it('offers to end the watch at every action [SAW-121, SAW-R71]', () => {
    const s = onWatch({ line: ['eagle'], shows: { warrior: [8, 8, 8] } })
    expect(s.offers).toContain('end')
    s.pick('end')
    expect(s.ask.kind).toBe('exhaustCard')
    expect(s.line).toEqual(['eagle'])
  })

  it('gives no last power to what falls facedown, or with its text in smoke [SAW-102, SAW-103, SAW-R47]', () => {
    const hidden = onWatch({
      line: ['eagle', 'caveBear', '?boneLegion'],
      equipped: { ranger: ['longShot', 'farSight', 'elfSenses'] },
      firewood: 5,
    })
    hidden.pick('longShot 3')
    expect(hidden.line).toEqual(['eagle', 'caveBear'])
    expect(hidden.pile('graveyard')).toEqual(['boneLegion'])
    const inSmoke = onWatch({
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['smokeBomb', 'shadowWalk', 'sleightOfHand'] },
      shows: { rogue: [1, 1, 1], warrior: [4, 1, 1] },
      line: ['boneLegion', 'eagle'],
      firewood: 5,
    })
    inSmoke.play('smokeBomb 1').attack('boneLegion', 'warrior 4')
    expect(inSmoke.line).toEqual(['eagle'])
    const plain = onWatch({ line: ['boneLegion', 'eagle'], shows: { warrior: [4, 1, 1] }, firewood: 5 })
    expect(plain.attack('boneLegion', 'warrior 4').line).toEqual(['eagle', '?boneLegion'])
  })
})
