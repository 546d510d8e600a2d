import { describe, expect, it } from 'vitest'
import { onWatch, putDie, table, type Laid, type Night } from './table.ts'

/** The Rogue with Backstab, Smoke Bomb and Sleight of Hand. */
function rogue(laid: Laid): Night {
  return onWatch({ firewood: 3, party: ['rogue', 'warrior', 'wizard', 'cleric'], ...laid })
}

/** A watch with four on it whose Cleric has no card left; the Wizard rests. */
const tired = {
  party: ['cleric', 'beastMaster', 'warrior', 'wizard'],
  exhausted: ['turnUndead', 'smite', 'innerLight'],
  step: 'line',
  firewood: 3,
} satisfies Laid

describe('who sits out', () => {
  it('and who rests: even passive cards do nothing [SAW-R51]', () => {
    const out = table({
      ...tired,
      equipped: { cleric: ['beacon', 'turnUndead', 'smite'] },
      exhausted: ['beacon', 'turnUndead', 'smite'],
      location: 'healingSpring',
      deck: ['eagle', 'caveBear', 'shade'],
    })
    expect(out.line).toEqual(['eagle', '?caveBear', '?shade'])
    const hide = onWatch({
      party: ['ranger', 'warrior', 'wizard', 'barbarian'],
      equipped: { barbarian: ['thickHide', 'rage', 'roar'] },
      line: ['?summon'],
      firewood: 3,
    })
    expect(hide.ask.kind).toBe('summonWho')
    expect(hide.offers).toEqual(['ranger', 'warrior', 'wizard'])
  })
})

describe('targets', () => {
  it('what cannot be targeted can still be hit by a trap and attacked with passive bonuses [SAW-R53]', () => {
    const s = onWatch({
      party: ['barbarian', 'warrior', 'wizard', 'beastMaster'],
      equipped: { barbarian: ['rage', 'roar', 'recklessBlow'] },
      line: ['?ironGolem'],
      firewood: 3,
      shows: { beastMaster: [2, 1, 1], barbarian: [5, 1, 1] },
      arrange: (t) => {
        putDie(t, 'beastMaster', 0, 'trap')
      },
    })
    expect(s.healths).toEqual([6])
    s.attack('ironGolem', 'barbarian 5')
    expect(s.t.round).toBe(2)
  })

  it.each([
    ['ranger', 'arrowStorm'],
    ['beastMaster', 'setSnares'],
    ['beastMaster', 'lure'],
    ['rogue', 'smokeBomb'],
    ['warrior', 'topple'],
    ['warrior', 'hurledAxe'],
    ['wizard', 'witheringHex'],
    ['wizard', 'chainSpark'],
    ['cleric', 'smite'],
    ['cleric', 'turnUndead'],
    ['alchemist', 'fireFlask'],
    ['alchemist', 'acidVial'],
  ] as const)(
    '%s: %s finds no target in an Idol before a facedown card [SAW-R53, SAW-R49]',
    (of, ability) => {
      const [a, b, c] = (['ranger', 'warrior', 'wizard', 'cleric'] as const).filter((it) => it !== of)
      const fills = {
        ranger: ['farSight', 'elfSenses'],
        beastMaster: ['callThePack', 'tameBeast'],
        rogue: ['shadowWalk', 'stayDead'],
        warrior: ['battleCry', 'grit'],
        wizard: ['kindle', 'polymorph'],
        cleric: ['sanctuary', 'beacon'],
        barbarian: ['rage', 'roar'],
        alchemist: ['transmute', 'catalyst'],
      } as const
      const s = onWatch({
        party: [of, a, b, c],
        equipped: { [of]: [ability, ...fills[of]] },
        line: ['whisperingIdol', 'ironGolem'],
        firewood: 5,
      })
      expect(s.offers.filter((it) => it.startsWith(ability))).toEqual([])
    },
  )

  it('a Lich shields facedown cards too, and Backstab leaves the shielded out [SAW-R54, SAW-R55]', () => {
    const s = rogue({ line: ['eagle', 'lich', '?shade'], shows: { rogue: [6, 6, 6] } }).pick('backstab 6')
    expect(s.line).toEqual(['eagle', 'lich', '?shade'])
    expect(s.offers).toEqual(['lich', 'no'])
  })
})

describe('Backstab and summons', () => {
  it('turns the rear card last, and the Unhallowed is one of the two [SAW-R55, SAW-176, SAW-R56]', () => {
    const s = rogue({
      line: ['eagle', '?summon', '?caveBear'],
      unhallowed: ['bloodCountess'],
      shows: { rogue: [6, 6, 6], warrior: [8, 8, 1] },
    })
    s.pick('backstab 6')
    expect(s.ask.kind).toBe('summonWho')
    // The rear card still lies facedown.
    expect(s.line).toEqual(['eagle', '?summon', '?caveBear'])
    s.play('warrior', 'exhaust topple')
    expect(s.offers).toEqual(['bloodCountess', 'caveBear', 'no'])
    // Her reveal power waits, and is lost with her.
    expect(s.told('stolen')).toEqual([])
    s.pick('bloodCountess')
    expect(s.told('stolen')).toEqual([])
    expect(s.pile('graveyard')).toEqual(['summon', 'bloodCountess'])
  })

  it('her reveal power comes after the ability, if she is left standing [SAW-R56]', () => {
    const s = rogue({
      line: ['eagle', '?summon'],
      unhallowed: ['bloodCountess'],
      shows: { rogue: [6, 6, 6], warrior: [8, 7, 1] },
    })
    s.play('backstab 6', 'warrior', 'exhaust topple', 'eagle')
    expect(s.line).toEqual(['bloodCountess'])
    expect(s.stolenBy(0)).toEqual(['warrior 8', 'warrior 7'])
  })
})

describe('the total of the dice', () => {
  it('counts what they show now: a die that was changed, not one that was doubled [SAW-R09]', () => {
    const s = rogue({
      party: ['rogue', 'alchemist', 'wizard', 'cleric'],
      line: ['eagle', 'wyvern', 'caveBear'],
      shows: { rogue: [1, 2, 2], wizard: [6, 6, 6] },
    })
    // 5 is too little for the Wyvern and the Bear.
    expect(s.offers.filter((it) => it.startsWith('backstab'))).toEqual([])
    s.play('transmute 3', 'rogue 1').pick('backstab 6')
    expect(s.offers).toEqual(['wyvern', 'caveBear', 'no'])
  })
})

describe('Catalyst', () => {
  it('may take the last target away; the ability then does nothing more [SAW-R86]', () => {
    const s = onWatch({
      party: ['alchemist', 'warrior', 'wizard', 'cleric'],
      equipped: { alchemist: ['catalyst', 'acidVial', 'transmute'] },
      line: ['shade', '?eagle'],
      firewood: 5,
      arrange: (t) => {
        t.line[0].wounds = 10
      },
    })
    expect(s.healths).toEqual([1, null])
    s.pick('acidVial 3')
    expect(s.pile('graveyard')).toEqual(['shade'])
    expect(s.line).toEqual(['eagle'])
    expect(s.told('wounded')).toEqual([])
  })
})

describe('credit', () => {
  it('a creature that dies later for another reason is credited to nobody [SAW-R44, SAW-R87]', () => {
    const s = rogue({
      equipped: { rogue: ['stayDead', 'smokeBomb', 'backstab'] },
      line: ['eagle', 'direWolf', 'wyvern'],
      shows: { warrior: [4, 1, 1] },
      arrange: (t) => {
        t.line[1].wounds = 5
      },
    })
    // The wolf lives by the Eagle alone; the Warrior strikes the Eagle.
    s.attack('eagle', 'warrior 4')
    expect(s.told('defeated').map((it) => it.by)).toEqual([[1], []])
    expect(s.pile('graveyard')).toEqual(['eagle', 'direWolf'])
  })
})
