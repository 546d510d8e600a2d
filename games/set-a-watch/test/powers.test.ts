import { describe, expect, it } from 'vitest'
import { onWatch } from './table.ts'

describe('a reveal power', () => {
  it('is carried out wherever the creature is turned faceup, and whoever turns it [SAW-092]', () => {
    const light = onWatch({
      line: ['eagle', '?shade', '?cinderDrake'],
      firewood: 5,
      party: ['cleric', 'warrior', 'wizard', 'ranger'],
      equipped: { cleric: ['innerLight', 'smite', 'sanctuary'] },
    })
    light.play('innerLight 3', '?cinderDrake', 'no')
    expect(light.line).toEqual(['eagle', '?shade', 'cinderDrake'])
    expect(light.t.firewood).toBe(4)
    const giant = onWatch({ line: ['?forestGiant', '?cinderDrake'], firewood: 5 })
    expect(giant.t.firewood).toBe(4)
  })

  it('comes once, not again when its creature moves [SAW-092, SAW-093]', () => {
    const s = onWatch({ line: ['eagle', '?cinderDrake'], firewood: 9, shows: { warrior: [4, 1, 1] } })
    s.attack('eagle', 'warrior 4')
    expect(s.told('power')).toHaveLength(1)
    expect(s.t.firewood).toBe(8)
  })

  it('belongs to each card turned: all are done, one after the other, before anybody acts [SAW-088, SAW-094]', () => {
    const s = onWatch({ line: ['?cinderDrake', '?cinderDrake', '?eagle'], firewood: 13 })
    expect(s.told('power')).toHaveLength(2)
    // 13, 12 after the first, 11 after the second: the third position is dark by then.
    expect(s.line).toEqual(['cinderDrake', 'cinderDrake', '?eagle'])
    expect(s.t.firewood).toBe(11)
  })
})

describe('a first-position power', () => {
  const wind = {
    party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
    line: ['?wyvern', '?eagle'],
    firewood: 10,
    shows: { warrior: [4, 1, 1] },
  } as const

  it('comes again when its creature left the first position and is first once more [SAW-R33, SAW-101]', () => {
    const s = onWatch(wind)
    expect(s.t.firewood).toBe(7)
    s.pick('lure 3')
    expect(s.line).toEqual(['eagle', 'wyvern'])
    expect(s.t.firewood).toBe(7)
    s.attack('eagle', 'warrior 4')
    expect(s.t.firewood).toBe(4)
  })

  it('comes once while its creature stays first [SAW-101, SAW-R33]', () => {
    const s = onWatch(wind).pick('feed topple')
    expect(s.t.firewood).toBe(9)
    expect(s.told('power')).toHaveLength(1)
  })

  it('of the Fell Beast is ready again in the next watch [SAW-R33, SAW-105]', () => {
    const s = onWatch({
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      line: ['?fellBeast'],
      deck: ['eagle', 'caveBear'],
      map: ['dryRiverbed'],
      firewood: 5,
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      shows: { warrior: [4, 1, 1] },
    })
    expect(s.line).toEqual(['eagle', 'fellBeast'])
    // Put back on the deck it will come first tomorrow.
    s.play('setSnares 3', 'fellBeast').attack('eagle', 'warrior 4')
    expect(s.t.round).toBe(2)
    s.play('wizard', '1 equip', 'out arcBolt', 'in kindle', '1 scout')
    s.pick('top fellBeast caveBear bottom').pick('1 chop')
    expect(s.told('cameFromDeck')).toHaveLength(2)
    expect(s.line.at(1)).toBe('fellBeast')
  })

  it('of a facedown creature does nothing, and waits until it is turned [SAW-101, SAW-103]', () => {
    const s = onWatch({ line: ['eagle', '?wyvern'], firewood: 5, shows: { warrior: [4, 1, 1] } })
    s.attack('eagle', 'warrior 4')
    const order = s.events.flatMap((it) => (it.type === 'revealed' || it.type === 'power' ? [it.type] : []))
    expect(order).toEqual(['revealed', 'power'])
    expect(s.t.firewood).toBe(2)
  })
})

describe('an ongoing power', () => {
  it('of a facedown creature does nothing [SAW-103, SAW-100]', () => {
    const s = onWatch({ line: ['eagle', '?gloomTitan', '?forestGiant', '?shade'], firewood: 3 })
    expect(s.line).toEqual(['eagle', '?gloomTitan', '?forestGiant', '?shade'])
    s.play('feed longShot', 'feed topple')
    // 7 firewood would light two; the titan, once seen, darkens one, which changes nothing for what is seen.
    expect(s.line).toEqual(['eagle', 'gloomTitan', '?forestGiant', '?shade'])
  })
})

describe('a defeated power', () => {
  it('needs a creature that stood faceup when it fell [SAW-102]', () => {
    const seen = onWatch({ line: ['boneLegion', 'shade'], firewood: 5, shows: { warrior: [4, 1, 1] } })
    expect(seen.attack('boneLegion', 'warrior 4').line).toEqual(['shade', '?boneLegion'])
    const unseen = onWatch({ line: ['shade', '?boneLegion'], firewood: 5 }).pick('longShot 3')
    expect(unseen.line).toEqual(['shade'])
    expect(unseen.pile('graveyard')).toEqual(['boneLegion'])
  })
})

describe('an effect that takes a summon from the graveyard', () => {
  it('takes the topmost one [SAW-R83, SAW-106]', () => {
    const s = onWatch({
      setup: { summons: 'variant' },
      line: ['?acolyte'],
      graveyard: ['summonOfAsh', 'eagle', 'summonOfBone', 'wyvern'],
      firewood: 5,
    })
    expect(s.pile('graveyard')).toEqual(['summonOfAsh', 'eagle', 'wyvern'])
    expect(s.pile('deck')).toContain('summonOfBone')
  })
})
