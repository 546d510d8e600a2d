import { describe, expect, it } from 'vitest'
import type { AbilityId } from '../content/abilities.ts'
import type { ClassId } from '../content/adventurers.ts'
import { onWatch, putDie, table, type Laid, type Night } from './table.ts'

/** Somebody with three cards on watch, beside others who are in nobody's way. */
function hero(of: ClassId, equipped: readonly [AbilityId, AbilityId, AbilityId], laid: Laid): Night {
  const party = of === 'warrior' ? (['ranger', of] as const) : ([of, 'warrior'] as const)
  return onWatch({
    firewood: 5,
    party: [...party, 'wizard', 'alchemist'],
    equipped: { [of]: equipped },
    ...laid,
  })
}

/** The kinds of the cards that events of a type name. */
function cards(
  s: Night,
  type: 'tamed' | 'snared' | 'ignored' | 'moved' | 'defeated' | 'stayedDead',
): string[] {
  return s.told(type).map(({ card }) => s.t.box[card])
}

const cleaving = ['cleave', 'topple', 'hurledAxe'] as const
const beasts = ['tameBeast', 'setSnares', 'lure'] as const

/** The Barbarian has struck with all dice and gets the first back. */
const frenzy = (): Night =>
  hero('barbarian', ['bloodFrenzy', 'rage', 'roar'], {
    line: ['eagle', 'shade'],
    firewood: 3,
    shows: { barbarian: [5, 6, 7] },
    arrange: (t) => [0, 1, 2].forEach((nth) => putDie(t, 'barbarian', nth, 'attack')),
  }).play('bloodFrenzy exhausted', 'barbarian 5')

/** The Cleric can light up this line. */
const light = (line: string[]) => hero('cleric', ['innerLight', 'smite', 'turnUndead'], { line })

/** The Warrior has struck harder than needed. */
const struck = () =>
  hero('warrior', cleaving, {
    line: ['eagle', 'shade'],
    shows: { warrior: [8, 1, 1] },
    firewood: 3,
  }).attack('eagle', 'warrior 8')

describe('what an ability does is told', () => {
  it('a creature that is tamed, from the line or from the graveyard [SAW-156, SAW-166]', () => {
    const s = hero('beastMaster', beasts, { line: ['wyvern', 'eagle'] }).play('tameBeast 3')
    expect(s.told('tamed')).toMatchObject([{ who: 0, fromGrave: false }])
    expect(cards(s, 'tamed')).toEqual(['eagle'])
    const called = hero('beastMaster', ['callThePack', 'setSnares', 'lure'], {
      line: ['wyvern'],
      graveyard: ['eagle', 'shade'],
    }).play('callThePack 3')
    expect(called.told('tamed')).toMatchObject([{ who: 0, fromGrave: true }])
  })

  it('where one goes that is snared, lured or driven off [SAW-157, SAW-092]', () => {
    const snared = hero('beastMaster', beasts, { line: ['wyvern', '?eagle'] }).play('setSnares 3')
    expect(cards(snared, 'snared')).toEqual(['wyvern'])
    const lured = hero('beastMaster', beasts, { line: ['wyvern', 'eagle', 'shade'] }).play('lure 3', 'eagle')
    expect(lured.told('moved').map(({ to }) => to)).toEqual([2])
    const roar = hero('barbarian', ['roar', 'rage', 'thickHide'], { line: ['wyvern', 'eagle', 'shade'] })
    expect(
      roar
        .play('roar exhausted')
        .told('moved')
        .map(({ to }) => to),
    ).toEqual([2])
  })

  it('a power that is ignored, a die that is doubled, an ability that is used [SAW-155, SAW-R42]', () => {
    const rogue = hero('rogue', ['smokeBomb', 'backstab', 'shadowWalk'], {
      line: ['wyvern', 'vampire'],
      firewood: 3,
    })
    expect(cards(rogue.play('smokeBomb 3', 'vampire'), 'ignored')).toEqual(['vampire'])
    const s = hero('barbarian', ['recklessBlow', 'rage', 'roar'], {
      line: ['lich', 'shade'],
      shows: { barbarian: [7, 2, 1] },
    }).play('recklessBlow exhausted', 'barbarian 7')
    expect(s.told('doubled')).toHaveLength(1)
    expect(s.told('used')).toEqual([{ type: 'used', ability: 'recklessBlow', who: 0, die: -1 }])
    expect(s.told('exhausted')).toEqual([{ type: 'exhausted', ability: 'recklessBlow', cause: 'effect' }])
    expect(s.t.adventurers[0].equipped[0].byExhausting).toBe(true)
    s.attack('lich', 'barbarian 7')
    expect(s.t.doubled).not.toContain(true)
  })

  it('cards that are turned by it, and by whom one falls that nobody saw [SAW-179, SAW-152]', () => {
    const s = hero('ranger', ['longShot', 'farSight', 'elfSenses'], {
      line: ['eagle', '?wyvern'],
      firewood: 3,
    })
    const [, hidden] = s.t.line.map(({ card }) => card)
    s.play('longShot 3')
    expect(s.told('defeated')).toMatchObject([{ facedown: true, by: [0] }])
    expect(s.t.seen[hidden]).toBe(true)
    const summon = hero('ranger', ['longShot', 'farSight', 'elfSenses'], {
      line: ['eagle', '?summon'],
      firewood: 3,
      unhallowed: ['emberTyrant'],
    }).play('longShot 3')
    expect(summon.told('revealed').at(-1)).toMatchObject({ by: 'ability' })
    const stab = hero('rogue', ['backstab', 'smokeBomb', 'shadowWalk'], {
      line: ['eagle', 'wyvern', '?caveBear'],
      firewood: 3,
    }).play('backstab 3')
    expect(stab.told('revealed')).toMatchObject([{ at: 2, by: 'ability' }])
  })

  it('dice that come back to hand, as many as wanted [SAW-160]', () => {
    expect(frenzy().play('no').told('recovered')).toHaveLength(1)
    const both = frenzy().play('barbarian 6')
    expect(both.told('recovered')).toHaveLength(2)
    expect(both.ask.kind).toBe('watchAction')
  })

  it('two that change places, but not with one that cannot be touched [SAW-R53]', () => {
    expect(light(['ironGolem', 'eagle']).offers).not.toContain('innerLight 3')
    expect(light(['eagle', 'wyvern']).offers).toContain('innerLight 3')
    const lit = light(['ironGolem', 'eagle', '?shade']).play('innerLight 3')
    expect(lit.told('revealed').at(-1)).toMatchObject({ by: 'ability' })
    // Without a facedown card the places are next; with one that can be touched there is nothing to change.
    expect(light(['eagle', 'wyvern']).play('innerLight 3').ask).toMatchObject({ kind: 'abilityMay' })
    expect(light(['ironGolem', '?eagle']).play('innerLight 3').ask.kind).toBe('watchAction')
  })

  it('which creature of the graveyard takes the place of another [SAW-R49]', () => {
    const s = onWatch({ line: ['eagle', 'shade'], graveyard: ['wyvern', 'caveBear'], firewood: 3 })
    s.play('polymorph 3', 'eagle')
    expect(s.ask).toMatchObject({ kind: 'abilityTarget', ability: 'polymorph', first: 0 })
  })
})

describe('what a blow does is told', () => {
  it('the die that the Warrior keeps, if wanted [SAW-151, SAW-R43]', () => {
    const kept = struck().play('warrior 8')
    expect(kept.told('passive')).toEqual([{ type: 'passive', ability: 'cleave' }])
    expect(kept.told('kept')).toMatchObject([{ face: 4 }])
    const left = struck().play('no')
    expect(left.told('kept')).toEqual([])
    expect(left.dice('warrior')).toEqual(['8 attack', '1', '1'])
  })

  it('what the Rogue removes for good; whatever else lies in the graveyard stays [SAW-154, SAW-R57]', () => {
    const s = hero('rogue', ['stayDead', 'smokeBomb', 'shadowWalk'], {
      line: ['eagle', 'shade'],
      firewood: 3,
      graveyard: ['wyvern'],
      shows: { rogue: [5, 1, 1] },
    })
      .attack('eagle', 'rogue 5')
      .play('remove')
    expect(cards(s, 'stayedDead')).toEqual(['eagle'])
    expect(s.pile('graveyard')).toEqual(['wyvern'])
    expect(s.pile('removed')).toEqual(['eagle'])
  })

  it('which comes first of Stay Dead and Cleave is the group’s choice [SAW-144]', () => {
    const s = onWatch({
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['stayDead', 'smokeBomb', 'shadowWalk'], warrior: cleaving },
      line: ['wyvern', 'shade'],
      firewood: 3,
      shows: { rogue: [5, 1, 1], warrior: [8, 1, 1] },
    })
      .attack('wyvern', 'warrior 8', 'rogue 5')
      .play('stayDead')
    expect(s.ask.kind).toBe('stayDead')
  })

  it('a tamed creature fights once and is buried; another stays, and its owner has a hand in it [SAW-168]', () => {
    const s = hero('beastMaster', beasts, {
      line: ['eagle', 'shade'],
      tamed: ['caveBear', 'direWolf'],
      firewood: 3,
    })
    s.play('attack eagle', 'caveBear')
    expect(s.offers).not.toContain('caveBear')
    s.pick('strike')
    expect(s.told('defeated')).toMatchObject([{ by: [0] }])
    expect(s.t.adventurers[0].tamed.map((card) => s.t.box[card])).toEqual(['direWolf'])
  })
})

describe('what a location does is told', () => {
  it.each<[trait: string, played: () => Night]>([
    ['lastFaceup', () => table({ step: 'line', location: 'collapsedMine', firewood: 5 })],
    ['beforeLine', () => table({ step: 'line', location: 'hauntedMill', firewood: 5 })],
    ['afterFirst', () => onWatch({ location: 'windsweptRidge', line: ['?acolyte', '?wyvern'], firewood: 6 })],
    [
      'afterSummon',
      () =>
        onWatch({
          location: 'echoingCanyon',
          line: ['?summon'],
          unhallowed: ['emberTyrant'],
          firewood: 5,
        }).play('ranger', 'exhaust longShot'),
    ],
    [
      'exhaustWood',
      () =>
        onWatch({ location: 'forbiddenTower', round: 9, line: ['shade'], firewood: 3 }).play('feed farSight'),
    ],
    [
      'springRefresh',
      () =>
        table({ step: 'rest', location: 'healingSpring', firewood: 5, exhausted: ['farSight'] }).play(
          'cleric',
          'refresh farSight',
        ),
    ],
    [
      'restRefresh',
      () =>
        table({
          step: 'rest',
          location: 'waysideInn',
          firewood: 5,
          exhausted: ['smite', 'turnUndead', 'sanctuary'],
        }).play('cleric', 'refresh smite'),
    ],
  ])('%s [SAW-037]', (trait, played) => {
    const s = played()
    expect(s.told('locationActs')).toEqual([{ type: 'locationActs', card: s.t.location, trait }])
  })

  it('nothing where nothing is special, and no firewood where the fire is full [SAW-R11]', () => {
    const s = onWatch({ line: ['shade'], firewood: 15 }).play('feed farSight')
    expect([s.told('locationActs'), s.told('firewood')]).toEqual([[], []])
    expect(s.told('fed')).toEqual([{ type: 'fed', ability: 'farSight' }])
  })

  it('a spring that nobody needs asks nothing, and may be left alone [SAW-037]', () => {
    const fresh = table({ step: 'rest', location: 'healingSpring', firewood: 5 }).play('cleric')
    expect(fresh.told('onlyWay').map(({ ask }) => ask.kind)).not.toContain('springRefresh')
    const left = table({ step: 'rest', location: 'healingSpring', firewood: 5, exhausted: ['farSight'] })
    left.play('cleric', 'no')
    expect([left.told('locationActs'), left.exhausted]).toEqual([[], ['farSight']])
  })
})
