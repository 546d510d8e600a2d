import { describe, expect, it } from 'vitest'
import { atDawn, onWatch, type Laid, type Night } from './table.ts'

function cleric(laid: Laid): Night {
  return onWatch({ firewood: 5, party: ['cleric', 'warrior', 'ranger', 'wizard'], ...laid })
}

describe('Turn Undead', () => {
  it('defeats a faceup undead, or wounds a faceup Unhallowed for 7 [SAW-129, SAW-R45]', () => {
    const line = ['eagle', 'zombieHorde', '?vampire', 'emberTyrant', 'boneLegion']
    const s = cleric({ line })
    s.pick('turnUndead 3')
    expect(s.offers).toEqual(['zombieHorde', 'emberTyrant', 'boneLegion'])
    s.pick('zombieHorde')
    expect(s.pile('graveyard')).toEqual(['zombieHorde'])
    expect(s.told('defeated')[0].by).toEqual([0])
    s.play('turnUndead exhausted', 'emberTyrant')
    expect(s.healths).toEqual([4, null, 12, 4])
  })

  it('is not offered against the living [SAW-R49]', () => {
    const s = cleric({ line: ['eagle', 'wyvern'] })
    expect(s.offers.filter((it) => it.startsWith('turnUndead'))).toEqual([])
  })
})

describe('Smite', () => {
  it('wounds for 5, an undead or Unhallowed for 9 [SAW-R45]', () => {
    const line = ['mireHulk', 'emberTyrant', 'zombieHorde', '?eagle']
    const smitten = (at: string): Night => cleric({ line, graveyard: ['wyvern'] }).play('smite 3', at)
    expect(smitten('mireHulk').healths).toEqual([3, 19, 14, null])
    expect(smitten('emberTyrant').healths).toEqual([8, 10, 14, null])
    expect(smitten('zombieHorde').healths).toEqual([8, 19, 5, null])
  })
})

describe('Inner Light', () => {
  it('turns a facedown card faceup; then two faceup creatures may change places [SAW-092, SAW-139]', () => {
    const s = cleric({ line: ['eagle', '?caveBear', '?cutpurse', '?wyvern'], shows: { ranger: [1, 2, 2] } })
    s.pick('innerLight 3')
    expect(s.offers).toEqual(['?caveBear', '?cutpurse', '?wyvern'])
    s.pick('?cutpurse')
    expect(s.ask).toMatchObject({ kind: 'abilityMay', ability: 'innerLight' })
    expect(s.offers).toEqual(['eagle', 'cutpurse', 'no'])
    // The Cutpurse waits until the ability is done.
    expect(s.told('stolen')).toEqual([])
    s.pick('cutpurse')
    // The Eagle is the only other one.
    expect(s.line).toEqual(['cutpurse', '?caveBear', 'eagle', '?wyvern'])
    expect(s.told('stolen')).toHaveLength(1)
  })

  it('need not swap, and can do nothing but swap where all stand faceup [SAW-R49]', () => {
    const s = cleric({ line: ['eagle', '?caveBear'] }).play('innerLight 3', 'no')
    expect(s.line).toEqual(['eagle', 'caveBear'])
    s.play('innerLight exhausted', 'eagle')
    expect(s.line).toEqual(['caveBear', 'eagle'])
    const alone = cleric({ line: ['eagle'] })
    expect(alone.offers.filter((it) => it.startsWith('innerLight'))).toEqual([])
  })

  it('a creature swapped to the front uses its first-position power [SAW-101]', () => {
    const s = cleric({ line: ['eagle', '?wyvern'] }).play('innerLight 3', 'wyvern')
    expect(s.line).toEqual(['wyvern', 'eagle'])
    expect(s.t.firewood).toBe(2)
  })
})

describe('Sanctuary', () => {
  const equipped = { cleric: ['sanctuary', 'smite', 'turnUndead'] } as const

  it('cancels the next two exhaustions that creatures or summons demand [SAW-R66]', () => {
    const s = cleric({ line: ['wyvern', 'eagle', 'caveBear'], equipped, firewood: 9 })
    s.play('sanctuary 3', 'end')
    // The Wyvern's two are cancelled; the Eagle's one is not.
    expect(s.line).toEqual(['eagle', 'caveBear'])
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', cause: 'damage' })
    expect(s.told('warded').map((it) => it.by)).toEqual(['sanctuary', 'sanctuary'])
    expect(s.exhausted).toEqual([])
  })

  it('cancels the card of a summon and a demanding power, not the fire that went out [SAW-R66]', () => {
    const s = cleric({
      line: ['eagle', '?summon', '?plagueBishop'],
      unhallowed: ['emberTyrant'],
      equipped,
      firewood: 5,
    })
    s.play('sanctuary 3', 'feed topple')
    expect(s.line).toEqual(['eagle', 'emberTyrant', '?plagueBishop'])
    expect(s.t.tonight.wards).toBe(1)
    s.pick('feed battleCry').pick('feed hurledAxe').pick('feed longShot')
    expect(s.line).toEqual(['eagle', 'emberTyrant', 'plagueBishop'])
    expect(s.t.tonight.wards).toBe(0)
    expect(s.told('exhausted').map((it) => it.cause)).toEqual(Array.from({ length: 4 }, () => 'firewood'))
    const out = cleric({ line: ['eagle', 'wyvern'], equipped, firewood: 3, shows: { warrior: [4, 1, 1] } })
    out.pick('sanctuary 3').attack('eagle', 'warrior 4')
    expect(out.ask).toMatchObject({ kind: 'exhaustCard', cause: 'zero' })
  })

  it('adds up when it is used twice, and ends with the round [SAW-R36, SAW-R76]', () => {
    const s = cleric({ line: ['eagle'], equipped }).play('sanctuary 3', 'sanctuary exhausted')
    expect(s.t.tonight.wards).toBe(4)
    s.pick('end')
    expect(s.t.round).toBe(2)
    expect(s.t.tonight.wards).toBe(0)
  })
})

describe('Beacon', () => {
  const equipped = { cleric: ['beacon', 'smite', 'turnUndead'] } as const

  it('lights at least two positions while the Cleric takes part [SAW-R35, SAW-142]', () => {
    const line = ['?eagle', '?caveBear', '?wyvern']
    expect(cleric({ line, equipped, firewood: 3 }).line).toEqual(['eagle', 'caveBear', '?wyvern'])
    expect(cleric({ line, equipped, firewood: 12 }).line).toEqual(['eagle', 'caveBear', 'wyvern'])
  })

  it('is dark when exhausted, and while the Cleric rests [SAW-143, SAW-R51]', () => {
    const line = ['?eagle', '?caveBear', '?wyvern']
    const dark = ['eagle', '?caveBear', '?wyvern']
    expect(cleric({ line, equipped, firewood: 3, exhausted: ['beacon'] }).line).toEqual(dark)
    expect(cleric({ line, equipped, firewood: 3, rests: 'cleric' }).line).toEqual(dark)
  })

  it('still shines while the line takes its toll [SAW-R72]', () => {
    const s = atDawn({
      party: ['cleric', 'warrior', 'ranger', 'wizard'],
      line: ['eagle', '?caveBear', '?wyvern'],
      equipped,
      firewood: 3,
    })
    s.pick('exhaust topple')
    expect(s.line).toEqual(['caveBear', 'wyvern'])
  })
})
