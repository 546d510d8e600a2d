import { describe, expect, it } from 'vitest'
import { onWatch, type Night } from './table.ts'

const eights = { ranger: [8, 8, 8], warrior: [8, 8, 8], wizard: [6, 6, 6] } as const

/** The direct attacks that are offered. */
function attacks(s: Night): string[] {
  return s.offers.filter((it) => it.startsWith('attack'))
}

/** The Lich stands first; the dice make 11 and what the Ranger's first shows. */
function againstTheLich(ranger: number): Night {
  return onWatch({
    line: ['lich'],
    firewood: 5,
    shows: { ranger: [ranger, 1, 1], warrior: [3, 1, 1], wizard: [2, 1, 1] },
  })
}

describe('on watch', () => {
  it('everybody acts in any order and as often as they like, one action at a time [SAW-119, SAW-121]', () => {
    const s = onWatch({
      line: ['eagle', 'caveBear', 'wyvern', 'shade'],
      firewood: 5,
      shows: { ranger: [8, 4, 1], warrior: [4, 8, 1] },
    })
    s.attack('eagle', 'warrior 4')
    s.pick('farSight 1').attack('caveBear', 'warrior 8').pick('elfSenses 4').attack('wyvern', 'ranger 8')
    // The Warrior keeps a die that nobody has to use.
    expect(s.dice('warrior')).toEqual(['4 attack', '8 attack', '1'])
    expect(s.line).toEqual(['shade'])
    s.pick('end')
    expect(s.ask.kind).toBe('exhaustCard')
  })
})

describe('a direct attack', () => {
  it('reaches the first position for melee, the first two for ranged adventurers [SAW-124, SAW-123]', () => {
    const s = onWatch({ line: ['caveBear', 'wyvern', 'eagle'], firewood: 5, shows: eights })
    expect(attacks(s)).toEqual(['attack caveBear', 'attack wyvern'])
    const first = onWatch({ line: ['caveBear', 'wyvern', 'eagle'], firewood: 5, shows: eights })
    expect(first.pick('attack caveBear').offers).toEqual(['ranger 8', 'warrior 8', 'wizard 6'])
    // The Warrior, who does not reach it, cannot help the others.
    expect(s.pick('attack wyvern').offers).toEqual(['ranger 8', 'wizard 6'])
  })

  it('is not helped by whoever does not reach the target [SAW-123, SAW-R40]', () => {
    const s = onWatch({
      line: ['lich', 'fellBeast'],
      firewood: 5,
      shows: { ranger: [2, 2, 2], warrior: [8, 8, 8], wizard: [2, 1, 1] },
    })
    // 6 and 4 of the ranged make 10; the Fell Beast has 11.
    expect(attacks(s)).toEqual(['attack lich'])
  })

  it('needs a faceup target, however near it lies [SAW-095, SAW-122]', () => {
    const s = onWatch({ line: ['eagle', '?caveBear', '?shade'], firewood: 5, shows: eights })
    expect(attacks(s)).toEqual(['attack eagle'])
  })

  it('is offered only if everything in reach together is enough [SAW-126, SAW-R40]', () => {
    expect(attacks(againstTheLich(3))).toEqual(['attack lich'])
    expect(attacks(againstTheLich(2))).toEqual([])
  })

  it('is put together die by die of anybody, and falls when the sum is enough [SAW-122, SAW-126, SAW-R41]', () => {
    const s = onWatch({
      line: ['lich', 'shade'],
      firewood: 5,
      shows: { ranger: [5, 5, 2], warrior: [6, 1, 1], wizard: [4, 3, 1] },
    })
    s.pick('attack lich')
    expect(s.offers).toEqual([
      'ranger 5',
      'ranger 2',
      'warrior 6',
      'warrior 1',
      'wizard 4',
      'wizard 3',
      'wizard 1',
    ])
    s.play('ranger 5', 'warrior 6')
    expect(s.ask).toMatchObject({ kind: 'attackDie', sum: 11, health: 14 })
    expect(s.offers).toEqual(['ranger 5', 'ranger 2', 'warrior 1', 'wizard 4', 'wizard 3', 'wizard 1'])
    s.pick('wizard 3')
    // 14 is just enough: now it may fall, and more may still be added.
    expect(s.offers).toEqual(['strike', 'ranger 5', 'ranger 2', 'warrior 1', 'wizard 4', 'wizard 1'])
    s.pick('strike')
    expect(s.line).toEqual(['shade'])
    expect(s.told('defeated').map((it) => it.by)).toEqual([[0, 1, 2]])
  })

  it('may be stronger than needed: the surplus is lost [SAW-127, SAW-R41]', () => {
    const s = onWatch({ line: ['eagle', 'shade'], firewood: 5, shows: { ranger: [8, 7, 1] } })
    s.play('attack eagle', 'ranger 8', 'ranger 7', 'strike')
    expect(s.dice('ranger')).toEqual(['8 attack', '7 attack', '1'])
    expect(s.healths).toEqual([11])
  })

  it('spends its dice for the round, and no others [SAW-128, SAW-138]', () => {
    const s = onWatch({
      line: ['eagle', 'caveBear'],
      firewood: 5,
      shows: { ranger: [5, 4, 1], warrior: [1, 1, 1], wizard: [1, 1, 1] },
    })
    s.attack('eagle', 'ranger 5')
    expect(s.dice('ranger')).toEqual(['5 attack', '4', '1'])
    expect(s.offers.filter((it) => it.startsWith('farSight'))).toEqual([
      'farSight 4',
      'farSight 1',
      'farSight exhausted',
    ])
    s.pick('attack caveBear')
    expect(s.offers).toEqual(['ranger 4', 'ranger 1', 'warrior 1', 'wizard 1'])
  })

  it('spends nothing before the blow: each step can be taken back [SAW-R81]', () => {
    const s = onWatch({
      line: ['wyvern'],
      firewood: 5,
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      tamed: ['eagle'],
      shows: { beastMaster: [4, 2, 1] },
    })
    s.play('attack wyvern', 'eagle', 'beastMaster 4')
    expect(s.offers).toContain('strike')
    expect(s.dice('beastMaster')).toEqual(['4', '2', '1'])
    expect(s.t.adventurers[0].tamed).toHaveLength(1)
    s.undo().undo()
    expect(s.offers).toEqual([
      'beastMaster 4',
      'beastMaster 2',
      'beastMaster 1',
      'warrior 3',
      'wizard 3',
      'eagle',
    ])
    s.undo()
    expect(s.ask.kind).toBe('watchAction')
    expect(s.t.attack).toBe(null)
  })

  it('leaves no damage behind: wounds alone lower what is needed [SAW-R40, SAW-R45]', () => {
    const s = onWatch({
      line: ['lich'],
      firewood: 5,
      shows: { ranger: [5, 1, 1], warrior: [1, 1, 1], wizard: [1, 1, 1] },
    })
    expect(attacks(s)).toEqual([])
    s.pick('hurledAxe 1')
    s.pick('attack lich')
    expect(s.ask).toMatchObject({ health: 8 })
  })
})

describe('a defeated creature', () => {
  it('lies on top of the graveyard, the line closes up and revealing is checked again [SAW-129, SAW-130]', () => {
    const s = onWatch({
      line: ['eagle', '?cinderDrake', '?caveBear'],
      firewood: 5,
      graveyard: ['wyvern'],
      shows: { warrior: [4, 1, 1] },
    })
    s.attack('eagle', 'warrior 4')
    expect(s.pile('graveyard')).toEqual(['wyvern', 'eagle'])
    expect(s.line).toEqual(['cinderDrake', '?caveBear'])
    // Before anybody could act it was revealed, and its power was carried out.
    expect(s.t.firewood).toBe(4)
    expect(s.ask.kind).toBe('watchAction')
  })

  it('from the middle lets only those behind it move up [SAW-130]', () => {
    const s = onWatch({
      line: ['wyvern', 'eagle', 'caveBear', '?shade'],
      firewood: 8,
      shows: { ranger: [4, 1, 1] },
    })
    s.attack('eagle', 'ranger 4')
    expect(s.line).toEqual(['wyvern', 'caveBear', '?shade'])
    // Nobody came first: the Wyvern did not lead again.
    expect(s.t.firewood).toBe(8)
  })

  it('of the Unhallowed goes to the graveyard like any other, and can be drawn again [SAW-180, SAW-084]', () => {
    const s = onWatch({ line: ['lich', 'shade'], firewood: 5, shows: eights, graveyard: ['eagle'] })
    s.attack('lich', 'ranger 8', 'warrior 8')
    expect(s.pile('graveyard')).toEqual(['eagle', 'lich'])
    const drawn = onWatch({ line: ['eagle', '?lich'], firewood: 5, shows: eights })
    drawn.attack('eagle', 'ranger 8')
    expect(drawn.line).toEqual(['lich'])
    expect(drawn.exhausted).toEqual([])
  })

  it('tamed or put back instead: the line closes up in the same way, and nothing is buried [SAW-131, SAW-132]', () => {
    const s = onWatch({
      line: ['eagle', '?cinderDrake', '?caveBear'],
      firewood: 5,
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
    })
    s.pick('tameBeast 3')
    expect(s.line).toEqual(['cinderDrake', '?caveBear'])
    expect(s.t.firewood).toBe(4)
    s.pick('setSnares 3')
    expect(s.line).toEqual(['caveBear'])
    expect(s.t.graveyard).toEqual([])
    expect(s.told('defeated')).toEqual([])
  })

  it('is credited to those alone who had a hand in it [SAW-R44]', () => {
    const s = onWatch({ line: ['eagle', 'caveBear', 'shade'], firewood: 15, shows: eights })
    s.attack('eagle', 'ranger 8').play('hurledAxe 8', 'shade', 'arcBolt 6')
    // The Shade of 1 fell to the axe, the Cave Bear to the bolt.
    expect(s.told('defeated').map((it) => [s.t.box[it.card], it.by])).toEqual([
      ['eagle', [0]],
      ['shade', [1]],
      ['caveBear', [2]],
    ])
  })
})
