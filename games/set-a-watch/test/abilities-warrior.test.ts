import { describe, expect, it } from 'vitest'
import { onWatch, type Laid, type Night } from './table.ts'

function warrior(laid: Laid): Night {
  return onWatch({ firewood: 5, party: ['warrior', 'ranger', 'wizard', 'cleric'], ...laid })
}

describe('Cleave', () => {
  const equipped = { warrior: ['cleave', 'topple', 'hurledAxe'] } as const

  it('keeps the remainder on one of the Warrior dice, at most its old value [SAW-151, SAW-R43]', () => {
    const s = warrior({ line: ['eagle', 'lich'], equipped, shows: { warrior: [8, 2, 1] } })
    s.attack('eagle', 'warrior 8', 'warrior 2', 'ranger 3')
    expect(s.ask).toMatchObject({ kind: 'cleaveDie', seat: 0, surplus: 9 })
    // A die of the Ranger is never kept.
    expect(s.offers).toEqual(['warrior 8', 'warrior 2', 'no'])
    s.pick('warrior 8')
    expect(s.dice('warrior')).toEqual(['8', '2 attack', '1'])
  })

  it('lowers the die to a smaller remainder, again and again in a round [SAW-151, SAW-R43]', () => {
    const s = warrior({ line: ['eagle', 'eagle', 'shade'], equipped, shows: { warrior: [8, 7, 1] } })
    s.pick('attack eagle', 0).play('warrior 7', 'strike', 'warrior 7')
    expect(s.dice('warrior')).toEqual(['8', '3', '1'])
    s.attack('eagle', 'warrior 8').pick('warrior 8')
    expect(s.dice('warrior')).toEqual(['4', '3', '1'])
  })

  it('can be declined, and has nothing to say without surplus or without a Warrior die [SAW-R43, SAW-127]', () => {
    const s = warrior({
      line: ['eagle', 'eagle', 'wyvern', 'shade'],
      equipped,
      shows: { warrior: [4, 8, 1], ranger: [8, 1, 1] },
    })
    s.pick('attack eagle', 0).play('warrior 4', 'strike')
    expect(s.ask.kind).toBe('watchAction')
    s.attack('eagle', 'ranger 8')
    expect(s.ask.kind).toBe('watchAction')
    s.attack('wyvern', 'warrior 8').pick('no')
    expect(s.dice('warrior')).toEqual(['4 attack', '8 attack', '1'])
  })

  it('with Stay Dead the group decides which comes first [SAW-144]', () => {
    const s = warrior({
      party: ['warrior', 'rogue', 'wizard', 'cleric'],
      line: ['eagle', 'shade'],
      equipped: { ...equipped, rogue: ['stayDead', 'smokeBomb', 'backstab'] },
    })
    s.attack('eagle', 'warrior 3', 'rogue 3')
    expect(s.ask).toMatchObject({ kind: 'triggerOrder', seat: -1 })
    expect(s.offers).toEqual(['stayDead', 'cleave'])
    s.pick('cleave')
    expect(s.ask.kind).toBe('cleaveDie')
    s.pick('warrior 3')
    expect(s.ask.kind).toBe('stayDead')
    s.pick('remove')
    expect(s.pile('removed')).toEqual(['eagle'])
    expect(s.dice('warrior')).toEqual(['2', '3', '3'])
  })
})

describe('Battle Cry', () => {
  it('lets every die and tamed creature count 2 more in the next direct attack alone [SAW-R42]', () => {
    const s = warrior({
      party: ['warrior', 'beastMaster', 'wizard', 'cleric'],
      line: ['lich', 'eagle'],
      tamed: ['eagle'],
    })
    s.pick('battleCry 3').pick('attack lich')
    s.play('warrior 3', 'eagle', 'wizard 3')
    // 3 + 2, 4 + 2, 3 + 2.
    expect(s.ask).toMatchObject({ sum: 16 })
    s.pick('strike')
    s.pick('attack eagle').pick('warrior 3')
    expect(s.ask).toMatchObject({ sum: 3 })
  })

  it('twice before the same attack counts 4 more, and is lost with the round [SAW-R36, SAW-R76]', () => {
    const s = warrior({ line: ['wyvern', 'eagle'] }).play('battleCry 3', 'battleCry exhausted')
    s.pick('attack wyvern').pick('warrior 3')
    expect(s.ask).toMatchObject({ sum: 7 })
    const idle = warrior({ line: ['eagle'] }).play('battleCry 3', 'end', 'exhaust topple')
    expect(idle.t.tonight.battleCry).toBe(0)
  })
})

/** The healths after a Fire Serpent, as strong as the fire, was toppled. */
function toppled(firewood: number): (number | null)[] {
  return warrior({ line: ['fireSerpent', 'lich'], firewood }).pick('topple 3').healths
}

describe('Topple', () => {
  it.each([
    ['fellBeast', 11, 2],
    ['caveBear', 7, 2],
  ])('wounds the first creature: %s from %i to %i [SAW-R45]', (kind, before, after) => {
    const s = warrior({ line: [kind, 'lich'] })
    expect(s.healths[0]).toBe(before)
    s.pick('topple 3')
    expect(s.line).toEqual([kind, 'lich'])
    expect(s.healths).toEqual([after, 14])
  })

  it('reads the current health: 10 is enough for 9 wounds, 9 is not [SAW-098]', () => {
    expect(toppled(10)).toEqual([1, 14])
    expect(toppled(9)).toEqual([4, 14])
  })

  it('is not offered while the first cannot be picked [SAW-R53, SAW-R49]', () => {
    const s = warrior({ line: ['ironGolem', 'eagle'] })
    expect(s.offers.filter((it) => it.startsWith('topple'))).toEqual([])
  })
})

describe('Hurled Axe', () => {
  it('wounds a faceup creature anywhere for 6 [SAW-R45, SAW-R44]', () => {
    const s = warrior({ line: ['eagle', '?shade', 'fellBeast', 'wyvern'] })
    s.pick('hurledAxe 3')
    expect(s.offers).toEqual(['eagle', 'fellBeast', 'wyvern'])
    s.pick('fellBeast')
    expect(s.healths).toEqual([4, null, 5, 6])
    s.play('hurledAxe exhausted', 'wyvern')
    expect(s.pile('graveyard')).toEqual(['wyvern'])
    expect(s.told('defeated')[0].by).toEqual([0])
  })
})

describe('Grit', () => {
  const equipped = { warrior: ['grit', 'topple', 'hurledAxe'] } as const

  it('turns every unspent Warrior die showing 4 or less to 5 [SAW-R10]', () => {
    const s = warrior({ line: ['fellBeast'], equipped, shows: { warrior: [4, 1, 8], ranger: [1, 1, 1] } })
    s.pick('grit exhausted')
    expect(s.dice('warrior')).toEqual(['5', '5', '8'])
    expect(s.dice('ranger')).toEqual(['1', '1', '1'])
  })

  it('needs such a die left after paying [SAW-R49]', () => {
    const s = warrior({ line: ['fellBeast'], equipped, shows: { warrior: [4, 6, 8] } })
    expect(s.offers.filter((it) => it.startsWith('grit'))).toEqual(['grit 6', 'grit 8', 'grit exhausted'])
    s.pick('grit 6')
    expect(s.dice('warrior')).toEqual(['5', '6 ability', '8'])
    const strong = warrior({ line: ['fellBeast'], equipped, shows: { warrior: [5, 6, 8] } })
    expect(strong.offers.filter((it) => it.startsWith('grit'))).toEqual([])
  })
})
