import { describe, expect, it } from 'vitest'
import { onWatch, table } from './table.ts'
import { allBut } from './tired.ts'
import { none } from '../rules/lookups.ts'

describe('the way to the end', () => {
  it('leads through eight rounds to the final location, and the ninth ends the game [SAW-009, SAW-031]', () => {
    for (let round = 1; round <= 8; round++) {
      const s = table({ step: 'onward', round, firewood: 9 })
      expect(s.over).toBe(false)
      expect(s.t.round).toBe(round + 1)
      expect(s.t.map).toHaveLength(8 - round)
      expect(s.told('arrived').map((it) => s.t.box[it.card] === 'forbiddenTower')).toEqual([round === 8])
    }
    expect(table({ step: 'onward', round: 9 }).result).toBe('won')
  })
})

describe('the final round', () => {
  const dice = [8, 7, 6, 6, 5, 4, 3, 2, 1, 6, 6, 6]

  it('rolls, and sends nobody to camp: all four keep watch at once [SAW-192]', () => {
    const s = table({
      step: 'roll',
      round: 9,
      dice,
      deck: ['ironGolem', 'eagle'],
      firewood: 5,
      exhausted: ['smite'],
    })
    expect(s.t.face).toEqual(dice)
    expect(s.ask.kind).toBe('watchAction')
    expect(s.t.resting).toBe(none)
    expect(s.told('rests')).toEqual([])
    expect(s.told('refreshed')).toEqual([])
    expect(s.exhausted).toEqual(['smite'])
    // The Cleric, who else would rest, gives dice and cards like everybody.
    s.pick('attack ironGolem')
    expect(s.offers).toEqual([
      'ranger 8',
      'ranger 7',
      'ranger 6',
      'warrior 6',
      'warrior 5',
      'warrior 4',
      'wizard 3',
      'wizard 2',
      'wizard 1',
      'cleric 6',
    ])
  })

  it('lays the line as usual and the horde facedown behind it, from its top to its bottom [SAW-193, SAW-194, SAW-080]', () => {
    const s = table({
      step: 'line',
      round: 9,
      firewood: 5,
      deck: ['eagle', 'eagle', 'caveBear', 'caveBear', 'direWolf', 'wyvern', 'shade', 'shade', 'fireSerpent'],
      horde: ['lich', 'vampire', 'cutpurse'],
    })
    expect(s.line).toEqual([
      'eagle',
      '?eagle',
      '?caveBear',
      '?caveBear',
      '?direWolf',
      '?wyvern',
      '?shade',
      '?shade',
      '?fireSerpent',
      '?cutpurse',
      '?vampire',
      '?lich',
    ])
    expect(s.t.horde).toEqual([])
    expect(s.told('lineFormed')).toEqual([{ type: 'lineFormed', cards: 9, horde: 3 }])
  })

  it('is the only one that the horde joins [SAW-193]', () => {
    const s = table({ step: 'line', round: 8, rests: 'cleric', firewood: 5, horde: ['lich', 'wyvern'] })
    expect(s.line).toHaveLength(6)
    expect(s.pile('horde')).toEqual(['lich', 'wyvern'])
  })

  it('has a summon of the horde resolve when it is revealed in the line, not before [SAW-R68, SAW-176]', () => {
    const s = onWatch({ line: ['?acolyte', '?shade'], deck: ['summon'], firewood: 5, unhallowed: ['lich'] })
    expect(s.pile('horde')).toEqual(['summon'])
    expect(s.told('summoning')).toEqual([])
    const last = table({
      step: 'line',
      round: 9,
      firewood: 5,
      deck: ['eagle'],
      horde: ['summon'],
      unhallowed: ['lich'],
      shows: { warrior: [4, 1, 1] },
      arrange: (t) => {
        t.aside.push(...t.deck.splice(0, t.deck.length - 1))
      },
    })
    expect(last.line).toEqual(['eagle', '?summon'])
    expect(last.told('summoning')).toEqual([])
    last.attack('eagle', 'warrior 4')
    expect(last.ask.kind).toBe('summonWho')
    last.play('cleric', 'exhaust smite')
    expect(last.line).toEqual(['lich'])
  })

  it('forgets what joins the horde during it [SAW-R75, SAW-195]', () => {
    const s = onWatch({
      round: 9,
      line: ['?acolyte', '?eagle'],
      deck: ['lich'],
      firewood: 5,
      shows: { warrior: [7, 1, 1] },
      exhausted: allBut('longShot'),
    })
    expect(s.pile('horde')).toEqual(['lich'])
    s.attack('acolyte', 'warrior 7')
    expect(s.line).toEqual(['eagle'])
    s.play('end', 'exhaust longShot')
    expect(s.result).toBe('won')
    expect(s.pile('horde')).toEqual(['lich', 'eagle'])
  })
})
