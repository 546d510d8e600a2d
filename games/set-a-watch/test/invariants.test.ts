import { describe, expect, it } from 'vitest'
import type { Watch } from '../rules/state.ts'
import { found, spend, watch } from './found.ts'
import { inCamp, putDie, table, type Laid, type Night } from './table.ts'

const buried = (t: Watch): void => {
  for (const foe of t.line.splice(0)) t.graveyard.push(foe.card)
}

const camp = (): Night => inCamp({ rests: 'warrior', shows: { warrior: [3, 3, 6] } })

const rested = (): Night => watch({ rests: 'warrior', shows: { warrior: [3, 3, 6] } })

const lay =
  (...places: readonly ('map' | 'heal' | 'scout' | 'equip')[]) =>
  (t: Watch): void =>
    places.forEach((place, n) => putDie(t, 'warrior', n, place))

const pair = (second: number) => (t: Watch) => {
  putDie(t, 'warrior', 0, 'seal')
  putDie(t, 'warrior', second, 'vanquish')
}

describe('the invariants are looked after', () => {
  it('a card that is lost, or in two places [INV-01]', () => {
    expect(found(watch(), (t) => t.deck.pop())).toContain('INV-01')
    expect(found(watch(), (t) => t.graveyard.push(t.deck[0]))).toContain('INV-01')
    expect(found(watch(), (t) => (t.box = t.box.with(0, 'nobody')))).toEqual(['INV-01'])
  })

  it('equipped and leftover cards that are not three and two of the class [INV-02]', () => {
    expect(found(watch(), (t) => t.adventurers[0].leftover.pop())).toContain('INV-02')
    expect(found(watch(), (t) => (t.adventurers[0].equipped[0].ability = 'smite'))).toContain('INV-02')
  })

  it('a die that shows too much, or lies on nothing [INV-03]', () => {
    expect(found(watch(), (t) => (t.face[0] = 9))).toContain('INV-03')
    expect(found(watch(), (t) => (t.lies[0] = 'creature'))).toContain('INV-03')
    expect(found(watch(), (t) => t.face.push(1))).toContain('INV-03')
  })

  it('a fire that is out or higher than the track [INV-04]', () => {
    expect(found(watch(), (t) => (t.firewood = 0))).toContain('INV-04')
    expect(found(watch(), (t) => (t.firewood = 16))).toContain('INV-04')
  })

  it('an action before everything in the light has been seen and felt [INV-05]', () => {
    expect(found(watch(), (t) => (t.line[0].faceup = false))).toContain('INV-05')
    expect(found(watch(), (t) => (t.line[0].pending = true))).toContain('INV-05')
    expect(found(watch({ line: ['wyvern'] }), (t) => (t.line[0].led = false))).toContain('INV-05')
  })

  it('a faceup creature without health [INV-07]', () => {
    expect(found(watch(), (t) => (t.line[0].wounds = 4))).toEqual(['INV-07'])
  })

  it('a summon that stands faceup [INV-08]', () => {
    const s = watch({ line: ['eagle', '?summon'], firewood: 5 })
    expect(found(s, (t) => (t.line[1].faceup = true))).toEqual(['INV-08'])
  })

  it('an action before an empty line [INV-09]', () => {
    expect(found(watch(), buried)).toEqual(['INV-09'])
  })

  it('rests that do not add up [INV-10]', () => {
    expect(found(watch(), (t) => (t.adventurers[0].rests = 3))).toContain('INV-10')
    expect(found(watch(), (t) => t.adventurers[0].rests++)).toContain('INV-10')
    expect(found(watch({ round: 9 }), (t) => (t.resting = 0))).toContain('INV-10')
  })

  it('dice in camp where they do not belong [INV-11]', () => {
    expect(found(camp(), lay('map'))).toContain('INV-11')
    expect(found(camp(), lay('heal'))).toContain('INV-11')
    expect(found(camp(), lay('scout', 'scout'))).toContain('INV-11')
    expect(found(camp(), lay('equip', 'equip'))).toContain('INV-11')
    expect(found(camp(), lay('equip'))).toEqual([])
  })

  it('one die alone on a rune, or unequal ones [INV-12]', () => {
    expect(found(rested(), (t) => putDie(t, 'warrior', 0, 'seal'))).toContain('INV-12')
    expect(found(rested(), pair(2))).toContain('INV-12')
    expect(found(rested(), pair(1))).toEqual([])
  })

  it('two dice on a card, or one that it did not take [INV-13]', () => {
    expect(
      found(watch(), (t) => {
        putDie(t, 'ranger', 0, 'ability', 0)
        putDie(t, 'ranger', 1, 'ability', 0)
      }),
    ).toContain('INV-13')
    expect(
      found(watch(), (t) => {
        putDie(t, 'ranger', 0, 'ability', 0)
        t.adventurers[0].equipped[0].byDie = false
      }),
    ).toContain('INV-13')
  })

  it('a die on a passive or exhaust-only card [INV-14]', () => {
    const passive: Laid = { equipped: { ranger: ['sharpshooter', 'longShot', 'farSight'] } }
    expect(found(watch(passive), (t) => putDie(t, 'ranger', 0, 'ability', 0))).toEqual(['INV-14'])
    const barbarian: Laid = { party: ['barbarian', 'warrior', 'wizard', 'cleric'] }
    for (const slot of [0, 1, 2])
      expect(found(watch(barbarian), (t) => putDie(t, 'barbarian', 0, 'ability', slot))).toEqual(['INV-14'])
  })

  it('too many tamed, or what cannot be tamed, or with somebody else [INV-15]', () => {
    const party = ['beastMaster', 'warrior', 'wizard', 'cleric'] as const
    const tamed = (kinds: readonly string[]): Night => watch({ party, tamed: kinds })
    const three = tamed(['eagle', 'caveBear'])
    expect(
      found(three, (t) => t.adventurers[0].tamed.push(t.deck.splice(kindAt(t, 'direWolf'), 1)[0])),
    ).toContain('INV-15')
    expect(
      found(tamed([]), (t) => t.adventurers[0].tamed.push(t.deck.splice(kindAt(t, 'shade'), 1)[0])),
    ).toContain('INV-15')
    expect(
      found(tamed(['eagle']), (t) => t.adventurers[1].tamed.push(...t.adventurers[0].tamed.splice(0))),
    ).toContain('INV-15')
  })

  it('a die of the rester in the fight [INV-16]', () => {
    expect(found(watch({ rests: 'warrior' }), (t) => putDie(t, 'warrior', 0, 'attack'))).toContain('INV-16')
  })

  it('a watch that goes on without a card [INV-17]', () => {
    expect(found(watch(), spend)).toContain('INV-17')
    expect(found(inCamp({}), spend)).not.toContain('INV-17')
  })

  it('the horde stands in the last line behind the cards of the deck, its top first [INV-18]', () => {
    const s = table({
      round: 9,
      step: 'line',
      deck: ['caveBear', 'direWolf'],
      horde: ['lich', 'eagle', 'cutpurse'],
      firewood: 5,
    })
    expect(s.line.slice(0, 2)).toEqual(['caveBear', '?direWolf'])
    expect(s.line.slice(-3)).toEqual(['?cutpurse', '?eagle', '?lich'])
    expect(s.pile('horde')).toEqual([])
  })

  it('a map that is too long, or does not end with a final location [INV-19]', () => {
    expect(found(watch(), (t) => t.past.push(...t.map.splice(-1)))).toContain('INV-19')
    expect(found(watch(), (t) => t.map.reverse())).toContain('INV-19')
  })

  it('an unused pile that has grown or shrunk [INV-20]', () => {
    expect(found(watch(), (t) => t.past.push(...t.unused.splice(-1)))).toContain('INV-20')
  })

  it('wounds on a facedown card, and a night that is not over when the next begins [INV-26]', () => {
    expect(found(watch({ firewood: 5 }), (t) => (t.line[1].wounds = 1))).toContain('INV-26')
    expect(found(inCamp({}), (t) => (t.tonight.wards = 1))).toContain('INV-26')
  })
})

function kindAt(t: Watch, kind: string): number {
  return t.deck.findIndex((card) => t.box[card] === kind)
}
