import { describe, expect, it } from 'vitest'
import { onWatch, putDie, type Laid, type Night } from './table.ts'

function wizard(laid: Laid): Night {
  return onWatch({ firewood: 5, party: ['wizard', 'warrior', 'ranger', 'cleric'], ...laid })
}

describe('Polymorph', () => {
  it('exchanges a faceup creature with one of the graveyard, neither summon nor Unhallowed [SAW-093, SAW-R34]', () => {
    const s = wizard({
      line: ['eagle', 'lich', '?shade'],
      graveyard: ['wyvern', 'summon', 'emberTyrant', 'cinderDrake'],
    })
    s.pick('polymorph 3')
    expect(s.offers).toEqual(['eagle', 'lich'])
    s.pick('lich')
    expect(s.offers).toEqual(['wyvern', 'cinderDrake'])
    s.pick('cinderDrake')
    expect(s.line).toEqual(['eagle', 'cinderDrake', '?shade'])
    expect(s.pile('graveyard')).toEqual(['wyvern', 'summon', 'emberTyrant', 'lich'])
    // Its reveal power comes, and the Lich was not defeated.
    expect(s.t.firewood).toBe(4)
    expect(s.told('defeated')).toEqual([])
  })

  it('is no defeat: a Bone Legion does not come back, and stolen dice return as spent [SAW-R61, SAW-132]', () => {
    const s = wizard({
      line: ['boneLegion', 'shade'],
      graveyard: ['eagle'],
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'creature', 0)
      },
    })
    s.play('polymorph exhausted', 'boneLegion')
    expect(s.line).toEqual(['eagle', 'shade'])
    expect(s.pile('graveyard')).toEqual(['boneLegion'])
    expect(s.dice('ranger')).toEqual(['3 spent', '3', '3'])
  })

  it('a new first creature uses its first-position power [SAW-101]', () => {
    const s = wizard({ line: ['eagle', 'shade'], graveyard: ['wyvern'] })
    s.play('polymorph 3', 'eagle')
    expect(s.t.firewood).toBe(2)
  })

  it('is not offered without a creature to change into [SAW-R49]', () => {
    const s = wizard({ line: ['eagle'], graveyard: ['lich', 'summon'] })
    expect(s.offers.filter((it) => it.startsWith('polymorph'))).toEqual([])
  })
})

describe('Arc Bolt', () => {
  it('defeats a faceup creature with health 7 or less [SAW-129, SAW-098]', () => {
    const s = wizard({ line: ['caveBear', 'ironGolem', 'mireHulk', '?eagle', 'wyvern'] })
    s.pick('arcBolt 3')
    expect(s.offers).toEqual(['caveBear', 'wyvern'])
    s.pick('wyvern')
    expect(s.pile('graveyard')).toEqual(['wyvern'])
    expect(s.told('defeated')[0].by).toEqual([0])
  })

  it('counts the current health [SAW-098, SAW-R45]', () => {
    const s = wizard({ line: ['mireHulk', 'lich'] })
    expect(s.offers).not.toContain('arcBolt 3')
    s.play('chainSpark 3', 'mireHulk')
    expect(s.healths).toEqual([3, 12])
    expect(s.offers).toContain('arcBolt 3')
  })
})

describe('Chain Spark', () => {
  it('wounds a faceup creature for 5 and each faceup neighbour for 2 [SAW-R45]', () => {
    const s = wizard({ line: ['fellBeast', 'mireHulk', 'wyvern', '?eagle', 'caveBear'] })
    s.play('chainSpark 3', 'mireHulk')
    expect(s.healths).toEqual([9, 3, 4, null, 7])
    s.play('chainSpark exhausted', 'caveBear')
    expect(s.healths).toEqual([9, 3, 4, null, 2])
  })

  it('leaves out neighbours that abilities cannot touch [SAW-R53, SAW-R54]', () => {
    const s = wizard({ line: ['ironGolem', 'lich', 'wyvern'] })
    s.pick('chainSpark 3')
    expect(s.healths).toEqual([8, 9, 6])
  })
})

describe('Withering Hex', () => {
  const equipped = { wizard: ['witheringHex', 'arcBolt', 'kindle'] } as const

  it.each([
    ['caveBear', 3],
    ['mireHulk', 4],
  ])('halves the health of the %s to %i, rounded against it [SAW-R45]', (kind, left) => {
    const s = wizard({ line: [kind, 'lich'], equipped }).play('witheringHex 3', kind)
    expect(s.healths).toEqual([left, 14])
  })
})

describe('Kindle', () => {
  const equipped = { wizard: ['kindle', 'arcBolt', 'polymorph'] } as const

  it('raises firewood by 3, as far as it goes [SAW-R11]', () => {
    expect(wizard({ line: ['lich'], equipped }).pick('kindle 3').t.firewood).toBe(8)
    const s = wizard({ line: ['lich'], equipped, firewood: 14 }).pick('kindle 3')
    expect(s.t.firewood).toBe(15)
    expect(s.offers).not.toContain('kindle exhausted')
  })
})
