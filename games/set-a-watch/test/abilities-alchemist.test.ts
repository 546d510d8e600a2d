import { describe, expect, it } from 'vitest'
import { onWatch, putDie, type Laid, type Night } from './table.ts'

function alchemist(laid: Laid): Night {
  return onWatch({ firewood: 5, party: ['alchemist', 'warrior', 'ranger', 'wizard'], ...laid })
}

describe('Fire Flask', () => {
  it('burns 2 firewood and wounds a faceup creature for 10 [SAW-R45]', () => {
    const s = alchemist({ line: ['fellBeast', 'emberTyrant', '?eagle'] })
    s.pick('fireFlask 3')
    expect(s.t.firewood).toBe(3)
    expect(s.offers).toEqual(['fellBeast', 'emberTyrant'])
    s.pick('fellBeast')
    expect(s.healths).toEqual([1, 19, null])
  })

  it('needs 3 firewood [SAW-R49]', () => {
    expect(alchemist({ line: ['fellBeast'], firewood: 3 }).offers).toContain('fireFlask 3')
    const s = alchemist({ line: ['fellBeast'], firewood: 2 })
    expect(s.offers.filter((it) => it.startsWith('fireFlask'))).toEqual([])
  })

  it('may put out a Fire Serpent with its own fuel, to the credit of the Alchemist [SAW-R44]', () => {
    const s = alchemist({
      line: ['fireSerpent', 'caveBear'],
      arrange: (t) => {
        t.line[0].wounds = 3
      },
    })
    s.pick('fireFlask 3')
    // It fell as the fire went down; the Bear is the only target left.
    expect(s.pile('graveyard')).toEqual(['fireSerpent', 'caveBear'])
    expect(s.told('defeated').map((it) => it.by)).toEqual([[0], [0]])
  })
})

describe('Transmute', () => {
  it('turns an unspent die of another who takes part to its highest face [SAW-R10]', () => {
    const s = alchemist({
      line: ['lich'],
      shows: { alchemist: [1, 1, 1], warrior: [8, 2, 1], ranger: [5, 4, 3], wizard: [1, 1, 1] },
      arrange: (t) => {
        putDie(t, 'ranger', 2, 'attack')
      },
    })
    s.pick('transmute 1')
    // A die that shows its highest face already has nothing to gain.
    expect(s.offers).toEqual(['warrior 2', 'warrior 1', 'ranger 5', 'ranger 4'])
    s.pick('ranger 4')
    expect(s.dice('ranger')).toEqual(['5', '8', '3 attack'])
  })

  it('a d6 ends at 6 [SAW-R10, SAW-R07]', () => {
    const s = alchemist({
      party: ['alchemist', 'cleric', 'ranger', 'wizard'],
      line: ['lich'],
      shows: { cleric: [2, 6, 6], ranger: [8, 8, 8] },
    })
    s.pick('transmute 3')
    expect(s.dice('cleric')).toEqual(['6', '6', '6'])
    expect(s.offers.filter((it) => it.startsWith('transmute'))).toEqual([])
  })
})

describe('Acid Vial', () => {
  it('wounds a faceup creature for 5, and its damage is 0 this round [SAW-R48, SAW-R45]', () => {
    const s = alchemist({ line: ['lich', 'eagle'], firewood: 4 })
    s.pick('acidVial 3')
    expect(s.healths).toEqual([9, 4])
    expect(s.view.line[0].damage).toBe(0)
    s.pick('end')
    // The Lich went without a toll; the Eagle demands its own.
    expect(s.pile('horde')).toEqual(['lich'])
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', left: 1 })
  })
})

describe('Catalyst', () => {
  const equipped = { alchemist: ['catalyst', 'acidVial', 'fireFlask'] } as const

  it('raises firewood by 1 before the ability that a die is spent on, once a round [SAW-R86, SAW-142]', () => {
    const s = alchemist({ line: ['lich', '?eagle'], equipped, firewood: 4 }).pick('acidVial 3')
    expect(s.t.firewood).toBe(5)
    s.pick('fireFlask 3')
    expect(s.t.firewood).toBe(3)
    expect(s.told('passive')).toHaveLength(1)
  })

  it('says nothing when a card is exhausted, or when somebody else uses a die [SAW-142]', () => {
    const s = alchemist({ line: ['lich', '?eagle'], equipped, firewood: 4 })
    s.pick('acidVial exhausted').pick('topple 3')
    expect(s.t.firewood).toBe(4)
    expect(s.told('passive')).toEqual([])
  })
})

describe('Smelling Salts', () => {
  const equipped = { alchemist: ['smellingSalts', 'acidVial', 'transmute'] } as const

  it('recovers a spent or stolen die of anybody who takes part, and rolls it again [SAW-160]', () => {
    const s = alchemist({
      line: ['cutpurse', 'lich'],
      equipped,
      shows: { alchemist: [1, 2, 3], warrior: [8, 7, 6], ranger: [5, 4, 3] },
      dice: [2],
      arrange: (t) => {
        putDie(t, 'alchemist', 0, 'attack')
        putDie(t, 'warrior', 0, 'creature', 0)
        putDie(t, 'wizard', 0, 'chop')
      },
    })
    s.pick('smellingSalts 3')
    // The die just spent is spent too.
    expect(s.offers).toEqual(['alchemist 1', 'alchemist 3', 'warrior 8'])
    s.pick('warrior 8')
    expect(s.dice('warrior')).toEqual(['2', '7', '6'])
  })

  it('by exhausting it needs a spent die [SAW-R49]', () => {
    const s = alchemist({ line: ['lich'], equipped })
    expect(s.offers.filter((it) => it.startsWith('smellingSalts'))).toEqual(['smellingSalts 3'])
  })
})
