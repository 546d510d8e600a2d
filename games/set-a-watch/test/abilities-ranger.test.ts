import { describe, expect, it } from 'vitest'
import { onWatch, putDie, type Laid, type Night } from './table.ts'

/** The Ranger with every card but one passive; the Cleric rests. */
function ranger(laid: Laid): Night {
  return onWatch({ firewood: 5, ...laid })
}

describe('Long Shot', () => {
  it('defeats a facedown card anywhere in the line, unseen and without its powers [SAW-146, SAW-102, SAW-103]', () => {
    const s = ranger({ line: ['eagle', '?wyvern', 'caveBear', '?boneLegion'] })
    s.pick('longShot 3')
    expect(s.offers).toEqual(['?wyvern', '?boneLegion'])
    s.pick('?boneLegion')
    expect(s.line).toEqual(['eagle', '?wyvern', 'caveBear'])
    expect(s.pile('graveyard')).toEqual(['boneLegion'])
    expect(s.told('power')).toEqual([])
    expect(s.dice('ranger')).toEqual(['3 ability', '3', '3'])
  })

  it('is not offered without a facedown card [SAW-R49]', () => {
    const s = ranger({ line: ['eagle', 'wyvern'] })
    expect(s.offers.filter((it) => it.startsWith('longShot'))).toEqual([])
  })

  it('on a summon: it resolves first, and then the Unhallowed falls [SAW-179, SAW-R56, SAW-140]', () => {
    const s = ranger({ line: ['eagle', '?summon'], unhallowed: ['bloodCountess'] })
    s.pick('longShot 3')
    expect(s.ask.kind).toBe('summonWho')
    s.play('warrior', 'exhaust topple')
    expect(s.line).toEqual(['eagle'])
    expect(s.pile('graveyard')).toEqual(['summon', 'bloodCountess'])
    // Its reveal power never came.
    expect(s.told('stolen')).toEqual([])
  })
})

describe('Far Sight', () => {
  it("raises everybody's range by 1 for the round [SAW-147, SAW-125]", () => {
    const s = ranger({
      line: ['eagle', 'eagle', 'caveBear', 'wyvern'],
      shows: { warrior: [8, 8, 8], ranger: [8, 8, 8] },
    })
    expect(s.offers.filter((it) => it.startsWith('attack'))).toEqual(['attack eagle', 'attack eagle'])
    s.pick('farSight 8')
    expect(s.offers.filter((it) => it.startsWith('attack'))).toEqual([
      'attack eagle',
      'attack eagle',
      'attack caveBear',
    ])
    // The Warrior reaches the second position, the Ranger and the Wizard the third.
    s.pick('attack eagle', 1)
    expect(s.offers).toEqual(['ranger 8', 'warrior 8', 'wizard 3'])
  })

  it('adds up when it is used twice [SAW-R36, SAW-135]', () => {
    const s = ranger({ line: ['eagle', 'eagle', 'caveBear', 'wyvern'], shows: { ranger: [8, 8, 8] } })
    s.play('farSight 8', 'farSight exhausted')
    expect(s.offers).toContain('attack wyvern')
  })
})

describe('Elf Senses', () => {
  it('lights one more position and cancels the next reveal power [SAW-148, SAW-R37]', () => {
    const s = ranger({ line: ['eagle', '?cinderDrake', '?cinderDrake'] })
    s.pick('elfSenses 3')
    expect(s.line).toEqual(['eagle', 'cinderDrake', '?cinderDrake'])
    expect(s.t.firewood).toBe(5)
    expect(s.told('prevented')).toHaveLength(1)
    // The second use lights a third position and cancels once more.
    s.pick('elfSenses exhausted')
    expect(s.line).toEqual(['eagle', 'cinderDrake', 'cinderDrake'])
    expect(s.t.firewood).toBe(5)
  })

  it('cancels one reveal power alone: the next one works [SAW-148, SAW-R37]', () => {
    const s = ranger({ line: ['eagle', '?cinderDrake', '?cinderDrake'], shows: { warrior: [4, 1, 1] } })
    s.pick('elfSenses 3').attack('eagle', 'warrior 4')
    expect(s.line).toEqual(['cinderDrake', 'cinderDrake'])
    expect(s.t.firewood).toBe(4)
  })

  it('is not used up by a creature without a reveal power [SAW-R37]', () => {
    const s = ranger({ line: ['eagle', '?caveBear', '?cutpurse'], shows: { warrior: [4, 1, 1] } })
    s.pick('elfSenses 3')
    expect(s.line).toEqual(['eagle', 'caveBear', '?cutpurse'])
    s.attack('eagle', 'warrior 4')
    expect(s.line).toEqual(['caveBear', 'cutpurse'])
    expect(s.told('stolen')).toEqual([])
    expect(s.told('prevented')).toHaveLength(1)
  })
})

describe('Sharpshooter', () => {
  const equipped = { ranger: ['sharpshooter', 'longShot', 'farSight'] } as const

  it("rolls one of the Ranger's dice spent on an attack again, later too, once a round [SAW-149, SAW-150, SAW-R58]", () => {
    const s = ranger({
      line: ['eagle', 'eagle', 'caveBear'],
      equipped,
      shows: { ranger: [4, 8, 5], warrior: [8, 1, 1] },
      dice: [7],
    })
    expect(s.offers.filter((it) => it.startsWith('shoot'))).toEqual([])
    s.pick('attack eagle', 0).play('ranger 4', 'strike')
    s.attack('eagle', 'warrior 8')
    // Only the Ranger's own die that was spent in an attack.
    expect(s.offers.filter((it) => it.startsWith('shoot'))).toEqual(['shoot 4 again'])
    s.pick('shoot 4 again')
    expect(s.dice('ranger')).toEqual(['7', '8', '5'])
    s.attack('caveBear', 'ranger 7')
    expect(s.t.round).toBe(2)
  })

  it('works once a round, and takes neither die nor exhausting [SAW-142, SAW-143]', () => {
    const s = ranger({
      line: ['eagle', 'caveBear'],
      equipped,
      shows: { ranger: [4, 8, 5] },
      dice: [4],
      arrange: (t) => {
        putDie(t, 'ranger', 1, 'attack')
      },
    })
    expect(s.offers.filter((it) => it.startsWith('sharpshooter'))).toEqual([])
    s.pick('shoot 8 again')
    s.attack('eagle', 'ranger 4')
    expect(s.offers.filter((it) => it.startsWith('shoot'))).toEqual([])
  })

  it('does not touch dice spent on abilities, and stops when its card is exhausted [SAW-R58, SAW-143]', () => {
    const s = ranger({
      line: ['eagle', '?caveBear'],
      equipped,
      shows: { ranger: [4, 8, 5] },
      arrange: (t) => {
        putDie(t, 'ranger', 1, 'attack')
      },
    })
    s.pick('farSight 5')
    expect(s.offers.filter((it) => it.startsWith('shoot'))).toEqual(['shoot 8 again'])
    s.pick('feed sharpshooter')
    expect(s.offers.filter((it) => it.startsWith('shoot'))).toEqual([])
  })
})

describe('Arrow Storm', () => {
  const equipped = { ranger: ['arrowStorm', 'longShot', 'farSight'] } as const

  it('wounds every faceup creature for 2, and no facedown one [SAW-R45, SAW-R46]', () => {
    const s = ranger({ line: ['eagle', 'wyvern', '?caveBear', 'lich'], equipped })
    s.pick('arrowStorm 3')
    expect(s.healths).toEqual([2, 4, null, 12])
    s.pick('arrowStorm exhausted')
    // The Eagle fell, the others moved up, and the Wyvern led.
    expect(s.line).toEqual(['wyvern', '?caveBear', 'lich'])
    expect(s.healths).toEqual([2, null, 10])
    expect(s.told('defeated').map((it) => it.by)).toEqual([[0]])
  })

  it('skips what abilities cannot touch, and needs something to wound [SAW-R53, SAW-R54, SAW-R49]', () => {
    const s = ranger({ line: ['eagle', 'ironGolem', 'lich', 'wyvern'], equipped })
    s.pick('arrowStorm 3')
    expect(s.healths).toEqual([2, 8, 12, 6])
    const none = ranger({ line: ['ironGolem', '?eagle'], equipped })
    expect(none.offers.filter((it) => it.startsWith('arrowStorm'))).toEqual([])
  })
})
