import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { onWatch, putDie, type Laid } from './table.ts'

const ones = [1, 1, 1] as const

describe('a stolen die', () => {
  it('lies on the thief and is no use there, neither in an attack nor on an ability [SAW-158]', () => {
    const s = onWatch({
      line: ['?vampire', '?eagle'],
      firewood: 5,
      shows: { ranger: [8, 2, 1], warrior: ones, wizard: ones },
    })
    expect(s.stolenBy(0)).toEqual(['ranger 8'])
    expect(s.offers.filter((it) => it.startsWith('farSight'))).toEqual([
      'farSight 2',
      'farSight 1',
      'farSight exhausted',
    ])
    s.pick('attack vampire')
    expect(s.offers).toEqual(['ranger 2', 'ranger 1', 'warrior 1', 'wizard 1'])
  })

  it('goes back to its owner as spent when the thief falls [SAW-159]', () => {
    const s = onWatch({
      line: ['cutpurse', 'lich'],
      firewood: 5,
      shows: { ranger: [5, 2, 1], warrior: [6, 1, 1] },
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'creature', 0)
      },
    })
    s.attack('cutpurse', 'warrior 6')
    expect(s.dice('ranger')).toEqual(['5 spent', '2', '1'])
    expect(s.offers.filter((it) => it.startsWith('farSight'))).toEqual([
      'farSight 2',
      'farSight 1',
      'farSight exhausted',
    ])
  })

  it('goes back as spent when the thief leaves in another way [SAW-R61, SAW-131]', () => {
    const s = onWatch({
      line: ['cutpurse', 'lich'],
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      firewood: 5,
      arrange: (t) => {
        putDie(t, 'warrior', 2, 'creature', 0)
      },
    })
    s.play('setSnares 3', 'cutpurse')
    expect(s.top('deck', 1)).toEqual(['cutpurse'])
    expect(s.dice('warrior')).toEqual(['3', '3', '3 spent'])
  })

  it('is chosen by the group among the equal ones of those who take part [SAW-R60, SAW-008]', () => {
    const s = onWatch({
      line: ['?vampire'],
      firewood: 5,
      shows: { ranger: [6, 6, 1], warrior: [8, 1, 1], wizard: [6, 1, 1], cleric: [6, 6, 6] },
      arrange: (t) => {
        putDie(t, 'warrior', 0, 'spent')
      },
    })
    expect(s.ask).toMatchObject({ kind: 'stealTie', seat: anyone })
    expect(s.offers).toEqual(['ranger 6', 'wizard 6'])
    s.pick('wizard 6')
    expect(s.dice('wizard')).toEqual(['6 creature', '1', '1'])
  })

  it('is never one of who sits out [SAW-R69, SAW-R60]', () => {
    const s = onWatch({
      line: ['?vampire'],
      shows: { ranger: [8, 8, 8], warrior: [5, 1, 1], wizard: ones },
      exhausted: ['longShot', 'farSight', 'elfSenses'],
      arrange: (t) => {
        t.adventurers[0].sitsOut = true
      },
    })
    expect(s.stolenBy(0)).toEqual(['warrior 5'])
  })
})

describe('stun', () => {
  it('takes an unspent die for an unexhausted ability of its owner that could still take one [SAW-161, SAW-162]', () => {
    const s = onWatch({
      line: ['?pixieSwarm', '?eagle'],
      firewood: 5,
      equipped: {
        ranger: ['longShot', 'farSight', 'sharpshooter'],
        warrior: ['cleave', 'topple', 'hurledAxe'],
      },
      shows: { ranger: [5, 5, 2], warrior: [4, 2, 1] },
      exhausted: ['topple', 'polymorph', 'arcBolt', 'chainSpark'],
      arrange: (t) => {
        putDie(t, 'ranger', 2, 'ability', 0)
        putDie(t, 'warrior', 0, 'attack')
      },
    })
    // Long Shot has its die, Sharpshooter and Cleave are passive, Topple and all of the Wizard's are exhausted.
    expect(s.ask).toMatchObject({ kind: 'stunPick', seat: anyone, left: 2 })
    expect(s.offers).toEqual(['ranger 5 on farSight', 'warrior 2 on hurledAxe', 'warrior 1 on hurledAxe'])
    s.pick('warrior 2 on hurledAxe')
    // Only the Ranger can still be stunned: nothing to choose.
    expect(s.ask.kind).toBe('watchAction')
    expect(s.dice('ranger')).toEqual(['5 ability', '5', '2 ability'])
    expect(s.dice('warrior')).toEqual(['4 attack', '2 ability', '1'])
    // Wasted: nothing came of it.
    expect(s.t.tonight.range).toBe(0)
    expect(s.told('used')).toEqual([])
  })

  it('makes as many as possible when there are fewer [SAW-163]', () => {
    const s = onWatch({
      line: ['?mindDevourer'],
      firewood: 5,
      exhausted: ['longShot', 'farSight', 'polymorph', 'arcBolt', 'chainSpark'],
      arrange: (t) => {
        t.lies.fill('spent', 3, 9)
      },
    })
    // Three dice, but one card: a single stun of three, with nothing to choose.
    expect(s.dice('ranger')).toEqual(['3 ability', '3', '3'])
    expect(s.ask.kind).toBe('watchAction')
    const nobody = onWatch({
      line: ['?mindDevourer'],
      firewood: 5,
      arrange: (t) => void t.lies.fill('spent'),
    })
    expect(nobody.told('stunned')).toEqual([])
    expect(nobody.ask.kind).toBe('watchAction')
  })

  it('passes over who rests and who sits out [SAW-163, SAW-R69]', () => {
    const s = onWatch({
      line: ['?pixieSwarm'],
      firewood: 5,
      exhausted: ['battleCry', 'topple', 'hurledAxe'],
      arrange: (t) => {
        t.adventurers[1].sitsOut = true
      },
    })
    expect(s.offers).toEqual([
      ...['longShot', 'farSight', 'elfSenses'].map((it) => `ranger 3 on ${it}`),
      ...['polymorph', 'arcBolt', 'chainSpark'].map((it) => `wizard 3 on ${it}`),
    ])
  })

  it('leaves the ability to be used by exhausting it, but not by another die [SAW-164]', () => {
    const s = onWatch({ line: ['?pixieSwarm', '?eagle'], firewood: 5 })
    s.play('ranger 3 on farSight', 'warrior 3 on hurledAxe')
    const of = (ability: string): string[] => s.offers.filter((it) => it.startsWith(ability))
    expect(of('farSight')).toEqual(['farSight exhausted'])
    expect(of('hurledAxe')).toEqual(['hurledAxe exhausted'])
    expect(of('elfSenses')).toEqual(['elfSenses 3', 'elfSenses exhausted'])
    s.pick('farSight exhausted')
    expect(s.t.tonight.range).toBe(1)
  })
})

describe('a recovered die', () => {
  it('comes back unspent with its value and can be used like any other [SAW-160]', () => {
    const s = onWatch({
      line: ['cutpurse', 'lich'],
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['sleightOfHand', 'smokeBomb', 'shadowWalk'] },
      firewood: 5,
      shows: { rogue: ones, warrior: [6, 1, 1], wizard: ones },
      arrange: (t) => {
        putDie(t, 'warrior', 0, 'creature', 0)
      },
    })
    expect(s.offers).toContain('attack cutpurse')
    s.play('sleightOfHand 1')
    expect(s.dice('warrior')).toEqual(['6', '1', '1'])
    s.attack('cutpurse', 'warrior 6')
    expect(s.dice('warrior')).toEqual(['6 attack', '1', '1'])
  })
})

describe('a tamed creature', () => {
  const beasts = { party: ['beastMaster', 'warrior', 'wizard', 'cleric'], firewood: 5 } as const

  it('is worth its base health, whatever it was worth in the line [SAW-166, SAW-R62, SAW-R42]', () => {
    const s = onWatch({
      ...beasts,
      location: 'whisperingWoods',
      line: ['fellBeast', 'direWolf', 'eagle'],
      shows: { beastMaster: [8, 1, 1] },
    })
    expect(s.healths).toEqual([11, 8, 6])
    s.play('tameBeast 1', 'direWolf')
    s.attack('fellBeast', 'direWolf', 'beastMaster 8')
    expect(s.told('struck')[0]).toMatchObject({ sum: 12, health: 11 })
  })

  it('reaches as far as its owner, and only what lies faceup [SAW-168]', () => {
    const s = onWatch({
      ...beasts,
      line: ['wyvern', 'caveBear', 'wyvern', '?eagle'],
      tamed: ['caveBear', 'direWolf'],
      arrange: (t) => void t.lies.fill('spent'),
    })
    expect(s.offers.filter((it) => it.startsWith('attack'))).toEqual(['attack wyvern', 'attack caveBear'])
    s.pick('attack caveBear')
    expect(s.offers).toEqual(['caveBear', 'direWolf'])
  })

  it('is neither stolen nor stunned nor put on a card [SAW-R62]', () => {
    const laid = { ...beasts, tamed: ['caveBear'], arrange: (t) => void t.lies.fill('spent') } satisfies Laid
    const thief = onWatch({ ...laid, line: ['?vampire'] })
    expect(thief.told('stolen')).toEqual([])
    expect(onWatch({ ...laid, line: ['?pixieSwarm'] }).told('stunned')).toEqual([])
    expect(thief.options.filter((it) => it.verb === 'byDie')).toEqual([])
  })
})

describe('a rider', () => {
  it('between two that it could mount takes the one the group chooses, and no second [SAW-170, SAW-R64]', () => {
    const s = onWatch({ line: ['eagle', 'goblinRaiders', 'caveBear', 'shade'], firewood: 5 })
    expect(s.ask).toMatchObject({ kind: 'riderMount', seat: anyone })
    expect(s.offers).toEqual(['eagle', 'caveBear'])
    s.pick('caveBear')
    expect(s.line).toEqual(['eagle', 'goblinRaiders on caveBear', 'shade'])
    expect(s.healths).toEqual([4, 12, 11])
    expect(s.ask.kind).toBe('watchAction')
  })

  it('takes over wounds and stolen dice of what it mounts [SAW-R64]', () => {
    const s = onWatch({
      line: ['wyvern', 'dreadDrakerider', 'eagle'],
      firewood: 5,
      arrange: (t) => {
        t.line[0].wounds = 2
        t.line[1].wounds = 1
        putDie(t, 'ranger', 0, 'creature', 0)
        putDie(t, 'warrior', 0, 'creature', 1)
      },
    })
    expect(s.line).toEqual(['dreadDrakerider on wyvern', 'eagle'])
    expect(s.healths).toEqual([17 + 6 - 3, 4])
    expect(s.stolenBy(0)).toEqual(['ranger 3', 'warrior 3'])
  })

  it('has its own type: nothing that holds for the lower card holds for it [SAW-171, SAW-R64]', () => {
    const laid = { line: ['goblinRaiders', '?eagle', 'direWolf'], firewood: 7 }
    // The wolf finds no other forest creature, and the woods raise the wolf alone.
    expect(onWatch({ ...laid, location: 'whisperingWoods' }).healths).toEqual([9, 6])
    expect(onWatch({ ...laid, location: 'goblinWarrens' }).healths).toEqual([12, 4])
  })

  it('keeps its printed base health, also for a Forest Giant before it [SAW-R64, SAW-108, SAW-172]', () => {
    const s = onWatch({ line: ['forestGiant', '?goblinRaiders', '?caveBear'], firewood: 12 })
    expect(s.line).toEqual(['forestGiant', 'goblinRaiders on caveBear'])
    expect(s.healths).toEqual([12, 12])
  })

  it('silences what it rides: a Wyvern under it never leads [SAW-R64]', () => {
    const s = onWatch({
      line: ['eagle', 'dreadDrakerider', '?wyvern'],
      firewood: 12,
      shows: { warrior: [4, 1, 1] },
    })
    s.attack('eagle', 'warrior 4')
    expect(s.line).toEqual(['dreadDrakerider on wyvern'])
    expect(s.t.firewood).toBe(12)
  })

  it('leaves with it: it lies above it in the graveyard and on the deck [SAW-R65, SAW-172]', () => {
    const laid = {
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      line: ['goblinRaiders', '?eagle', 'zombieHorde'],
      firewood: 7,
      shows: { warrior: [8, 1, 1] },
    } as const
    const fallen = onWatch(laid).attack('goblinRaiders on eagle', 'warrior 8', 'warrior 1')
    expect(fallen.pile('graveyard')).toEqual(['eagle', 'goblinRaiders'])
    expect(fallen.healths).toEqual([8 + 5])
    const snared = onWatch(laid).play('setSnares 3', 'goblinRaiders on eagle')
    expect(snared.top('deck', 2)).toEqual(['goblinRaiders', 'eagle'])
  })

  it('whose text is ignored keeps the card but not its health, and mounts no other [SAW-R47, SAW-170]', () => {
    const laid = {
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['smokeBomb', 'shadowWalk', 'sleightOfHand'] },
    } as const
    const s = onWatch({ ...laid, line: ['goblinRaiders', '?caveBear', '?eagle'], firewood: 7 })
    s.pick('smokeBomb 3')
    expect(s.line).toEqual(['goblinRaiders on caveBear', 'eagle'])
    expect(s.healths).toEqual([5, 4])
    const alone = onWatch({ ...laid, line: ['shade', 'goblinRaiders', '?eagle'], firewood: 11 })
    alone.play('smokeBomb 3', 'goblinRaiders', 'feed topple')
    expect(alone.line).toEqual(['shade', 'goblinRaiders', 'eagle'])
  })
})
