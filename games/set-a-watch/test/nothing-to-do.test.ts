import { describe, expect, it } from 'vitest'
import type { AbilityId } from '../content/abilities.ts'
import type { ClassId } from '../content/adventurers.ts'
import { piece } from '../rules/pieces.ts'
import { onWatch, putDie, type Laid } from './table.ts'
import { diceOf } from '../rules/lookups.ts'

describe('why an ability is not used that would do nothing [SAW-R49]', () => {
  it.each<[AbilityId, ClassId, Laid]>([
    ['arrowStorm', 'ranger', { line: ['ironGolem'] }],
    ['callThePack', 'beastMaster', { line: ['eagle'], graveyard: ['shade'] }],
    ['grit', 'warrior', { line: ['eagle'], shows: { warrior: [8, 8, 8] } }],
    ['kindle', 'wizard', { line: ['eagle'], firewood: 15 }],
    ['recklessBlow', 'barbarian', { line: ['eagle'], arrange: (t) => t.doubled.fill(true) }],
    ['fireFlask', 'alchemist', { line: ['ironGolem'] }],
    ['sleightOfHand', 'rogue', { line: ['eagle'] }],
    ['backstab', 'rogue', { line: ['ironGolem'] }],
    ['polymorph', 'wizard', { line: ['eagle'] }],
    ['innerLight', 'cleric', { line: ['eagle'] }],
    ['bloodFrenzy', 'barbarian', { line: ['eagle'] }],
  ])('%s', (ability, of, laid) => {
    const party = of === 'warrior' ? (['ranger', of] as const) : ([of, 'warrior'] as const)
    const others = (['wizard', 'cleric', 'alchemist'] as const).filter((it) => it !== of)
    const s = onWatch({
      firewood: 5,
      party: [...party, others[0], others[1]],
      rests: others[1],
      ...laid,
      arrange: (t) => {
        laid.arrange?.(t)
        const it = t.adventurers[t.adventurers.findIndex((one) => one.class === of)]
        if (it.equipped.some((slot) => slot.ability === ability)) return
        it.leftover = it.leftover.map((left) => (left === ability ? it.equipped[0].ability : left))
        it.equipped[0].ability = ability
      },
    })
    expect(s.offers.filter((offer) => offer.startsWith(ability))).toEqual([])
    expect(s.whyNot(piece.ability(ability))).toContain('SAW-R49')
  })

  it('a passive card works by itself [SAW-143]', () => {
    const s = onWatch({ line: ['eagle'], equipped: { warrior: ['cleave', 'topple', 'hurledAxe'] } })
    expect(s.whyNot(piece.ability('cleave'))).toContain('SAW-143')
  })
})

/** The Beast Master has two tamed creatures. */
const beasts = (laid: Laid) =>
  onWatch({
    party: ['beastMaster', 'ranger', 'wizard', 'cleric'],
    equipped: { beastMaster: ['tameBeast', 'setSnares', 'lure'] },
    tamed: ['caveBear', 'direWolf'],
    firewood: 3,
    ...laid,
  })

describe('why something takes no part in an attack', () => {
  it('a creature that is fighting already, or does not reach so far [SAW-R41, SAW-168]', () => {
    const s = beasts({ line: ['lich', 'eagle'] }).play('attack lich')
    const [bear, wolf] = s.t.adventurers[0].tamed
    expect(s.whyNot(piece.card(bear))).toEqual([])
    s.play('caveBear')
    expect(s.whyNot(piece.card(bear))).toContain('SAW-R41')
    expect(s.whyNot(piece.card(wolf))).toEqual([])
    const far = beasts({
      party: ['beastMaster', 'rogue', 'wizard', 'cleric'],
      equipped: { rogue: ['shadowWalk', 'smokeBomb', 'backstab'] },
      line: ['lich', 'eagle', 'shade'],
      shows: { rogue: [6, 6, 6] },
      firewood: 9,
    })
    const [hound] = far.t.adventurers[0].tamed
    far.play('shadowWalk exhausted', 'attack shade')
    expect(far.whyNot(piece.card(hound))).toContain('SAW-168')
  })

  it('a tamed creature where none fights [SAW-037]', () => {
    const s = beasts({ line: ['eagle', 'shade'], location: 'cursedOrchard', shows: { ranger: [8, 8, 8] } })
    s.play('attack eagle')
    expect(s.whyNot(piece.card(s.t.adventurers[0].tamed[0]))).toEqual(['SAW-037'])
  })

  it('the blow, until it is enough [SAW-R40]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 3, shows: { ranger: [3, 1, 1] } }).play('attack eagle')
    expect(s.whyNot(piece.position(0))).toContain('SAW-R40')
    s.play('ranger 3', 'ranger 1')
    expect(s.offers).toContain('strike')
    expect(s.whyNot(piece.position(0))).not.toContain('SAW-R40')
  })

  it('a creature that only some of those reach who are too weak [SAW-R40]', () => {
    const s = onWatch({
      line: ['eagle', 'lich', 'caveBear'],
      firewood: 9,
      shows: { ranger: [1, 1, 1], warrior: [1, 1, 1], wizard: [1, 1, 1] },
    })
    expect(s.whyNot(piece.position(1))).toContain('SAW-R40')
    expect(s.whyNot(piece.position(1))).not.toContain('SAW-124')
  })

  it('a die that lies on the location, or is not spent, is none to get back [SAW-041, SAW-160]', () => {
    const s = onWatch({
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['sleightOfHand', 'smokeBomb', 'shadowWalk'] },
      line: ['eagle', 'shade'],
      firewood: 3,
      arrange: (t) => {
        putDie(t, 'warrior', 0, 'spent')
        putDie(t, 'warrior', 1, 'location')
        putDie(t, 'wizard', 0, 'spent')
      },
    }).play('sleightOfHand exhausted')
    const [, onLocation, free] = diceOf(s.who('warrior'))
    expect(s.ask).toMatchObject({ kind: 'abilityTarget', ability: 'sleightOfHand' })
    expect(s.whyNot(piece.die(onLocation))).toEqual(['SAW-041'])
    expect(s.whyNot(piece.die(free))).toEqual(['SAW-160'])
  })
})
