import { describe, expect, it } from 'vitest'
import type { AbilityId } from '../content/abilities.ts'
import { onWatch, putDie, type Laid, type Night } from './table.ts'

function barbarian(laid: Laid): Night {
  return onWatch({ firewood: 5, party: ['barbarian', 'warrior', 'ranger', 'wizard'], ...laid })
}

describe('the Barbarian', () => {
  it('can never be stunned: none of his cards takes a die [SAW-165, SAW-163, SAW-R52]', () => {
    const s = barbarian({ line: ['?pixieSwarm'] })
    expect(s.offers.filter((it) => it.startsWith('barbarian'))).toEqual([])
    expect(s.offers).toHaveLength(6)
    s.play('ranger 3 on longShot', 'ranger 3 on farSight')
    expect(s.offers.filter((it) => /^(?:roar|recklessBlow|bloodFrenzy)/.test(it))).toEqual([
      'recklessBlow exhausted',
    ])
  })
})

describe('Rage', () => {
  const equipped = { barbarian: ['rage', 'roar', 'recklessBlow'] } as const

  /** An attack with an 8, with these cards exhausted. */
  function worth(exhausted: readonly AbilityId[]): unknown {
    return barbarian({ line: ['lich'], equipped, exhausted, shows: { barbarian: [4, 4, 8] } })
      .pick('attack lich')
      .pick('barbarian 8').ask
  }

  it('counts 1 more for each die, and 1 more for each exhausted card on his board [SAW-R42]', () => {
    expect(worth([])).toMatchObject({ sum: 9 })
    expect(worth(['roar'])).toMatchObject({ sum: 10 })
    expect(worth(['roar', 'recklessBlow'])).toMatchObject({ sum: 11 })
    // An exhausted Rage does nothing; cards of others do not count.
    expect(worth(['rage', 'roar'])).toMatchObject({ sum: 8 })
    expect(worth(['topple'])).toMatchObject({ sum: 9 })
  })

  it("does nothing for other adventurers' dice [SAW-R42]", () => {
    const s = barbarian({ line: ['lich'], equipped, shows: { barbarian: [8, 8, 8] } })
    s.pick('attack lich').pick('warrior 3')
    expect(s.ask).toMatchObject({ sum: 3 })
  })
})

describe('Thick Hide', () => {
  const equipped = { barbarian: ['thickHide', 'roar', 'recklessBlow'] } as const

  it('cancels one exhaustion a round that a creature demands, by itself [SAW-R66]', () => {
    const s = barbarian({ line: ['wyvern', 'eagle'], equipped, firewood: 9 }).pick('end')
    expect(s.told('warded')).toEqual([{ type: 'warded', by: 'thickHide', cause: 'damage' }])
    // The second of the Wyvern's two is to be paid.
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', left: 1 })
    s.pick('exhaust topple')
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', cause: 'damage' })
  })

  it('comes before wards, and is ready again next round [SAW-R66, SAW-R76]', () => {
    const s = barbarian({
      party: ['barbarian', 'warrior', 'cleric', 'wizard'],
      line: ['wyvern'],
      equipped: { ...equipped, cleric: ['sanctuary', 'smite', 'turnUndead'] },
      firewood: 9,
    }).play('sanctuary 3', 'end')
    expect(s.told('warded').map((it) => it.by)).toEqual(['thickHide', 'sanctuary'])
    expect(s.t.round).toBe(2)
    expect(s.t.tonight.thickHideUsed).toBe(false)
  })

  it('cancels the card of a summon, but not a fire that went out; exhausted it does nothing [SAW-R66, SAW-143]', () => {
    const s = barbarian({ line: ['?summon'], unhallowed: ['lich'], equipped })
    expect(s.line).toEqual(['lich'])
    expect(s.exhausted).toEqual([])
    const out = barbarian({ line: ['?wyvern'], equipped, firewood: 3 })
    expect(out.ask).toMatchObject({ kind: 'exhaustCard', cause: 'zero' })
    const tired = barbarian({ line: ['?summon'], unhallowed: ['lich'], equipped, exhausted: ['thickHide'] })
    expect(tired.ask.kind).toBe('summonWho')
  })
})

describe('Reckless Blow', () => {
  it('doubles one unspent Barbarian die in the attack it is spent on [SAW-R42, SAW-R52]', () => {
    const s = barbarian({ line: ['lich'], shows: { barbarian: [7, 2, 1] } })
    expect(s.offers.filter((it) => it.startsWith('recklessBlow'))).toEqual(['recklessBlow exhausted'])
    s.pick('recklessBlow exhausted')
    expect(s.offers).toEqual(['barbarian 7', 'barbarian 2', 'barbarian 1'])
    s.pick('barbarian 7').attack('lich', 'barbarian 7')
    expect(s.told('struck')[0]).toMatchObject({ sum: 14, health: 14 })
    expect(s.t.round).toBe(2)
  })

  it('does not double the bonus of Rage, nor the total of a later roll [SAW-R42, SAW-R09]', () => {
    const s = barbarian({
      line: ['lich'],
      equipped: { barbarian: ['rage', 'recklessBlow', 'roar'] },
      shows: { barbarian: [5, 2, 1] },
    })
    s.play('recklessBlow exhausted', 'barbarian 5').pick('attack lich').pick('barbarian 5')
    // Twice 5, 1 for Rage and 1 for the exhausted card.
    expect(s.ask).toMatchObject({ sum: 12 })
  })
})

describe('a die that Reckless Blow doubled', () => {
  it('is an ordinary die again once it was stolen, also when it comes back [SAW-R92]', () => {
    const s = barbarian({
      line: ['wyvern', '?vampire'],
      party: ['barbarian', 'rogue', 'warrior', 'wizard'],
      equipped: { rogue: ['sleightOfHand', 'smokeBomb', 'backstab'] },
      shows: { barbarian: [8, 1, 1], rogue: [3, 2, 2] },
      firewood: 1,
    })
    s.play('recklessBlow exhausted', 'barbarian 8')
    expect(s.t.doubled[0]).toBe(true)
    s.play('backstab 3', 'no')
    expect(s.told('stolen')).toMatchObject([{ die: 0 }])
    s.play('sleightOfHand 2').pick('attack wyvern').pick('barbarian 8')
    expect(s.ask).toMatchObject({ sum: 8 })
  })
})

describe('Roar', () => {
  it('sends the first creature to the end of the line [SAW-R52]', () => {
    const s = barbarian({ line: ['wyvern', '?eagle', '?shade'], firewood: 5 })
    expect(s.offers.filter((it) => it.startsWith('roar'))).toEqual(['roar exhausted'])
    s.pick('roar exhausted')
    expect(s.line).toEqual(['eagle', '?shade', 'wyvern'])
  })

  it('needs two cards in the line, and a first that can be picked [SAW-R49, SAW-R53]', () => {
    expect(barbarian({ line: ['wyvern'] }).offers).not.toContain('roar exhausted')
    expect(barbarian({ line: ['ironGolem', 'eagle'] }).offers).not.toContain('roar exhausted')
  })
})

describe('Blood Frenzy', () => {
  it('recovers up to two of his dice that were spent on attacks [SAW-160, SAW-R52]', () => {
    const s = barbarian({
      line: ['lich'],
      shows: { barbarian: [7, 2, 1], warrior: [8, 8, 8] },
      arrange: (t) => {
        putDie(t, 'barbarian', 0, 'attack')
        putDie(t, 'barbarian', 1, 'attack')
        putDie(t, 'barbarian', 2, 'spent')
        putDie(t, 'warrior', 0, 'attack')
      },
    })
    s.pick('bloodFrenzy exhausted')
    expect(s.offers).toEqual(['barbarian 7', 'barbarian 2'])
    s.pick('barbarian 7')
    expect(s.offers).toEqual(['barbarian 2', 'no'])
    s.pick('barbarian 2')
    expect(s.dice('barbarian')).toEqual(['7', '2', '1 spent'])
  })

  it('is not offered before he has struck [SAW-R49]', () => {
    expect(barbarian({ line: ['lich'] }).offers).not.toContain('bloodFrenzy exhausted')
  })
})
