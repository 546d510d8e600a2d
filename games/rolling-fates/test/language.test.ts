import { describe, expect, it } from 'vitest'
import { readCost, readEffect, readMechanic, readPassives, readTag } from '../content/read.ts'

const enemy = { who: 'enemy', many: 1, by: null }

describe('the effect language', () => {
  it('joins what goes to one target by + and separates clauses by ; [RF-073, RF-074]', () => {
    expect(readEffect('hit 3 + poison + stun -> enemy; inflict investigate -> enemy', 'abilities')).toEqual([
      { verb: 'hit', n: 3, perHero: false, statuses: ['poison', 'stun'], target: enemy },
      { verb: 'inflict', statuses: ['investigate'], target: enemy },
    ])
  })

  it('reads amounts for each Character, dice, cards, flags and texts with ; in them', () => {
    expect(readEffect('turn 1 to any; add 4 -> self; treasure 2 -> ally', 'abilities')).toEqual([
      { verb: 'turn', dice: 1, to: 'any' },
      { verb: 'add', shows: 4, target: { who: 'self', many: 1, by: null } },
      { verb: 'treasure', cards: 2, target: { who: 'ally', many: 1, by: null } },
    ])
    expect(readEffect('heal 2h -> foe(weakest); hit 5 -> heroes(half)', 'steps')).toMatchObject([
      { verb: 'heal', n: 2, perHero: true, target: { who: 'foe', many: 1, by: 'weakest' } },
      { verb: 'hit', target: { who: 'hero', many: 'half', by: null } },
    ])
    expect(readEffect('say "It waits; then it does not."; flag candle on; goto 1.3', 'stories')).toEqual([
      { verb: 'say', text: 'It waits; then it does not.' },
      { verb: 'flag', flag: 'candle', on: true },
      { verb: 'goto', to: '1.3' },
    ])
  })

  it('keeps what follows a trigger together, up to the next passive', () => {
    expect(
      readPassives('mod defense +1; when hurt: hit 1 -> attacker; heal 1 -> self; immune stun'),
    ).toMatchObject([
      { is: 'mod', stat: 'defense', by: 1, when: null },
      { is: 'when', trigger: 'hurt', effect: [{ verb: 'hit' }, { verb: 'heal' }] },
      { is: 'immune', status: 'stun' },
    ])
  })

  it.each([
    ['mod hit +1 if cost>=2', { if: 'cost', least: 2 }],
    ['mod hit +2 if first-hit', { if: 'first-hit' }],
    ['mod hit -1 if target-has poison', { if: 'target-has', status: 'poison' }],
    ['mod defense +2 if life<=25%', { if: 'life', percent: 25 }],
    ['mod dice -1 if round<=1', { if: 'round', most: 1 }],
  ])('reads the condition of %s', (text, when) => {
    expect(readPassives(text)).toMatchObject([{ when }])
  })

  it.each([
    ['any3', { pay: 'any', dice: 3 }],
    ['same2', { pay: 'same', dice: 2 }],
    ['fullhouse', { pay: 'fullhouse' }],
    ['dice(5,2)', { pay: 'dice', faces: [2, 5] }],
    ['luck(4)', { pay: 'luck', face: 4 }],
  ])('reads the cost %s', (text, cost) => {
    expect(readCost(text)).toEqual(cost)
  })

  it('reads what enemies hide', () => {
    expect(readMechanic('spawn E01 1/1/2/2 at 50')).toEqual({
      is: 'spawn',
      enemy: 'E01',
      counts: [1, 1, 2, 2],
      percent: 50,
    })
    expect(readMechanic('tally 4 hit 9 -> hero(attacker)')).toMatchObject({ is: 'tally', n: 4 })
    expect(readTag('resist stun')).toEqual({ how: 'resist', status: 'stun' })
  })

  it.each([
    ['hit -> enemy', 'Expected damage such as 3'],
    ['hit 3 -> enmy', 'a target that is allowed here'],
    ['hit 3 -> hero(random)', 'a target that is allowed here'],
    ['heel 3 -> self', 'There is no command "heel". Did you mean "heal"?'],
    ['turn 1 to 7', 'a die from 1 to 6'],
    ['flag candle on', '"flag FLAG on" is not allowed here'],
  ])('says what is wrong with "%s" on a card', (text, message) => {
    expect(() => readEffect(text, 'abilities')).toThrow(message)
  })

  it('reads one condition on a card, not several', () => {
    expect(() => readPassives('mod hit +1 if first-hit and cost>=2')).toThrow('a card asks for one thing')
  })
})
