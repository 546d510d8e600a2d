import { newFate, pick, readConfig, reasons, Table, type Option } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import type { AbilityId } from '../content/abilities.ts'
import type { ClassId } from '../content/adventurers.ts'
import { campSpaces, type CampSpace } from '../content/camp.ts'
import { setAWatch } from '../index.ts'
import { piece } from '../rules/pieces.ts'
import type { SawOption } from '../rules/decisions.ts'
import type { Watch } from '../rules/state.ts'
import { setups } from './setups.ts'
import { inCamp, onWatch, putDie, table, type Laid, type Night } from './table.ts'
import { diceOf } from '../rules/lookups.ts'

const die = (s: Night, of: ClassId, nth = 0): string => piece.die(diceOf(s.who(of))[nth])
const space = (of: CampSpace): string => piece.space(of)
const card = (of: AbilityId): string => piece.ability(of)
const foe = (at: number): string => piece.position(at)

describe('why not, on watch: creatures', () => {
  const weak: Laid = {
    line: ['lich', 'eagle', 'caveBear', '?eagle'],
    firewood: 1,
    shows: { ranger: [1, 1, 1], warrior: [1, 1, 1], wizard: [1, 1, 1] },
  }

  it('that are too strong, out of reach or facedown [SAW-R40, SAW-124, SAW-095]', () => {
    const s = onWatch(weak)
    expect(s.whyNot(foe(0))).toContain('SAW-R40')
    expect(s.whyNot(foe(2))).toContain('SAW-124')
    expect(s.whyNot(piece.card(s.t.line[2].card))).toContain('SAW-124')
    expect(s.whyNot(foe(3))).toContain('SAW-095')
    expect(s.whyNot(piece.location)).toEqual([])
  })

  it('that are attacked with a die of somebody who does not reach them, or too low a die [SAW-123, SAW-100, SAW-R40]', () => {
    const s = onWatch({ line: ['eagle', 'caveBear'], firewood: 3 })
    expect(s.whyNot(die(s, 'warrior'), foe(1))).toEqual(['SAW-123'])
    expect(s.whyNot(die(s, 'ranger'), foe(1))).toEqual([])
    const hulk = onWatch({ line: ['mireHulk'], shows: { ranger: [2, 8, 8] } })
    expect(hulk.whyNot(die(hulk, 'ranger'), foe(0))).toEqual(['SAW-100'])
    const strong = onWatch(weak)
    expect(strong.whyNot(die(strong, 'ranger'), foe(0))).toEqual(['SAW-R40'])
    expect(strong.whyNot(die(strong, 'ranger'), foe(3))).toEqual(['SAW-095'])
  })

  it('that an ability cannot touch, or that its text does not name [SAW-R53, SAW-R54, SAW-R91, SAW-173]', () => {
    const s = onWatch({
      party: ['beastMaster', 'ranger', 'wizard', 'cleric'],
      line: ['ironGolem', 'caveBear', 'fellBeast', '?shade'],
      equipped: {
        beastMaster: ['tameBeast', 'setSnares', 'lure'],
        wizard: ['arcBolt', 'kindle', 'chainSpark'],
      },
      graveyard: ['wyvern'],
      firewood: 3,
    })
    expect(s.whyNot(card('setSnares'), foe(0))).toEqual(['SAW-R53'])
    expect(s.whyNot(card('setSnares'), foe(1))).toEqual([])
    expect(s.whyNot(card('setSnares'), foe(3))).toEqual(['SAW-R91'])
    expect(s.whyNot(card('tameBeast'), foe(2))).toEqual(['SAW-R91'])
    expect(s.whyNot(card('arcBolt'), foe(1))).toEqual([])
    expect(s.whyNot(card('arcBolt'), foe(2))).toEqual(['SAW-R91'])
    expect(s.whyNot(card('kindle'), foe(1))).toEqual(['SAW-R91'])
    expect(s.whyNot(card('longShot'), foe(1))).toEqual(['SAW-R91'])
    const lich = onWatch({ line: ['eagle', 'lich', 'caveBear'], firewood: 3 })
    expect(lich.whyNot(card('hurledAxe'), foe(2))).toEqual(['SAW-R54'])
    // The same while the target is being chosen.
    lich.pick('hurledAxe 3')
    expect(lich.whyNot(foe(2))).toEqual(['SAW-R54'])
    expect(lich.whyNot(card('hurledAxe'), foe(2))).toEqual(['SAW-R54'])
    expect(lich.whyNot(foe(0))).toEqual([])
    const centaur = {
      id: 'centaur',
      name: 'Centaur',
      copies: 1,
      type: 'forest',
      health: 6,
      damage: 1,
      ongoing: [{ is: 'rides', type: 'forest' }],
    }
    const rider = onWatch({
      setup: { cards: { game: 'set-a-watch', name: 'Riders', creatures: [centaur] } },
      party: ['beastMaster', 'ranger', 'wizard', 'cleric'],
      line: ['caveBear', '?centaur', 'eagle'],
      equipped: { beastMaster: ['tameBeast', 'setSnares', 'lure'] },
      firewood: 7,
    }).pick('caveBear')
    expect(rider.line).toEqual(['centaur on caveBear', 'eagle'])
    expect(rider.whyNot(card('tameBeast'), foe(0))).toEqual(['SAW-173'])
  })

  it('that are too strong for Backstab, or have nothing to ignore [SAW-152, SAW-R49]', () => {
    const s = onWatch({
      party: ['ranger', 'rogue', 'wizard', 'cleric'],
      line: ['wyvern', 'emberTyrant', 'eagle'],
      equipped: { rogue: ['backstab', 'smokeBomb', 'sleightOfHand'] },
      shows: { rogue: [1, 2, 3] },
      firewood: 7,
    })
    expect(s.whyNot(card('backstab'), foe(1))).toEqual(['SAW-152'])
    expect(s.whyNot(card('backstab'), foe(0))).toEqual(['SAW-R91'])
    expect(s.whyNot(card('smokeBomb'), foe(2))).toEqual(['SAW-R49'])
    expect(s.whyNot(card('smokeBomb'), foe(0))).toEqual([])
  })
})

describe('why not, on watch: dice', () => {
  it('that are spent, stolen, left at the location, or at rest [SAW-128, SAW-138, SAW-158, SAW-159, SAW-041, SAW-051]', () => {
    const s = onWatch({
      line: ['eagle', 'caveBear'],
      rests: 'cleric',
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'attack')
        putDie(t, 'ranger', 1, 'ability', 0)
        putDie(t, 'warrior', 0, 'creature', 1)
        putDie(t, 'warrior', 1, 'location')
        putDie(t, 'wizard', 2, 'spent')
      },
    })
    expect(s.whyNot(die(s, 'ranger', 0))).toEqual(['SAW-128'])
    expect(s.whyNot(die(s, 'ranger', 1))).toEqual(['SAW-138'])
    expect(s.whyNot(die(s, 'warrior', 0))).toEqual(['SAW-158'])
    expect(s.whyNot(die(s, 'warrior', 1))).toEqual(['SAW-041'])
    expect(s.whyNot(die(s, 'wizard', 2))).toEqual(['SAW-159'])
    expect(s.whyNot(die(s, 'cleric', 0))).toEqual(['SAW-051'])
    expect(s.whyNot(piece.adventurer(s.who('cleric')))).toEqual(['SAW-051'])
    s.pick('attack caveBear')
    expect(s.whyNot(die(s, 'warrior', 2))).toEqual(['SAW-123'])
    expect(s.whyNot(die(s, 'cleric', 0))).toEqual(['SAW-051'])
    expect(s.whyNot(die(s, 'wizard', 0))).toEqual([])
  })

  it('of somebody who sits the watch out, and a trap that waits [SAW-075, SAW-R26]', () => {
    const s = onWatch({
      party: ['ranger', 'warrior', 'wizard', 'beastMaster'],
      line: ['?eagle'],
      location: 'foggyMoor',
      arrange: (t) => {
        t.adventurers[0].sitsOut = true
        for (const slot of t.adventurers[0].equipped) slot.exhausted = true
      },
    })
    expect(s.whyNot(die(s, 'ranger'))).toEqual(['SAW-075'])
    expect(s.whyNot(piece.adventurer(s.who('ranger')))).toEqual(['SAW-075'])
    const trap = inCamp({ party: ['ranger', 'warrior', 'wizard', 'beastMaster'] }).pick('3 special')
    expect(trap.whyNot(die(trap, 'beastMaster', 0))).toEqual(['SAW-R26'])
  })

  it('on cards and camp spaces where they do not belong [SAW-133, SAW-R52, SAW-053]', () => {
    const s = onWatch({
      party: ['ranger', 'barbarian', 'wizard', 'cleric'],
      line: ['eagle', 'caveBear'],
      equipped: { barbarian: ['recklessBlow', 'roar', 'bloodFrenzy'] },
    })
    expect(s.whyNot(die(s, 'wizard'), card('farSight'))).toEqual(['SAW-133'])
    expect(s.whyNot(die(s, 'ranger'), card('farSight'))).toEqual([])
    expect(s.whyNot(die(s, 'barbarian'), card('roar'))).toEqual(['SAW-R52'])
    expect(s.whyNot(space('chop'))).toEqual(['SAW-053'])
    expect(s.whyNot(die(s, 'ranger'), space('chop'))).toEqual(['SAW-053'])
    s.pick('farSight 3')
    expect(s.whyNot(die(s, 'ranger', 1), card('farSight'))).toEqual(['SAW-133'])
  })

  it('that have joined the attack, or would have to be enough for it [SAW-R41, SAW-R40]', () => {
    const s = onWatch({ line: ['caveBear', 'eagle'], firewood: 3 }).play('attack caveBear', 'ranger 3')
    expect(s.whyNot(die(s, 'ranger', 0))).toEqual(['SAW-R41'])
    expect(s.whyNot(foe(0))).toEqual(['SAW-R40'])
    expect(s.whyNot(foe(1))).toEqual(['SAW-R41'])
    expect(s.whyNot(card('hurledAxe'))).toEqual(['SAW-R41'])
    expect(s.whyNot(space('heal'))).toEqual(['SAW-053'])
  })

  it('that Sharpshooter has had already [SAW-149, SAW-128]', () => {
    const s = onWatch({
      line: ['eagle', 'caveBear', 'lich'],
      equipped: { ranger: ['sharpshooter', 'longShot', 'farSight'] },
      shows: { ranger: [4, 5, 6] },
      dice: [8],
      firewood: 3,
    })
    s.attack('eagle', 'ranger 4').pick('shoot 4 again')
    s.attack('caveBear', 'ranger 8')
    expect(s.whyNot(die(s, 'ranger', 0))).toEqual(['SAW-128', 'SAW-149'])
  })
})

describe('why not, on watch: cards', () => {
  it('that are left over, exhausted, passive, idle or at rest [SAW-012, SAW-137, SAW-143, SAW-R49, SAW-051, SAW-116]', () => {
    const s = onWatch({
      line: ['ironGolem'],
      equipped: { ranger: ['longShot', 'sharpshooter', 'farSight'] },
      exhausted: ['farSight'],
    })
    expect(s.whyNot(card('elfSenses'))).toEqual(['SAW-012'])
    expect(s.whyNot(card('farSight'))).toEqual(['SAW-116', 'SAW-137'])
    expect(s.whyNot(piece.fire, card('farSight'))).toEqual(['SAW-116'])
    expect(s.whyNot(card('sharpshooter'))).toEqual(['SAW-143'])
    expect(s.whyNot(piece.fire, card('sharpshooter'))).toEqual([])
    expect(s.whyNot(die(s, 'ranger'), card('longShot'))).toEqual(['SAW-R49'])
    expect(s.whyNot(card('smite'))).toEqual(['SAW-051', 'SAW-116'])
  })

  it('that were used before, or need what is not there [SAW-133, SAW-R50, SAW-R91, SAW-169, SAW-037]', () => {
    const s = onWatch({
      line: ['eagle', 'lich'],
      firewood: 3,
      arrange: (t) => (t.adventurers[0].equipped[1].byExhausting = true),
    })
    s.pick('farSight 3')
    expect(s.whyNot(die(s, 'ranger', 1), card('farSight'))).toEqual(['SAW-133'])
    expect(s.whyNot(card('farSight'))).toContain('SAW-R50')
    const flask = onWatch({
      party: ['alchemist', 'warrior', 'wizard', 'cleric'],
      line: ['eagle'],
      firewood: 2,
    })
    expect(flask.whyNot(card('fireFlask'))).toContain('SAW-R91')
    const beasts: Laid = {
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      line: ['eagle', 'lich'],
      tamed: ['caveBear', 'direWolf'],
      firewood: 7,
    }
    expect(onWatch(beasts).whyNot(card('tameBeast'))).toContain('SAW-169')
    const orchard = onWatch({ ...beasts, tamed: ['caveBear'], location: 'cursedOrchard' })
    expect(orchard.whyNot(card('tameBeast'))).toContain('SAW-037')
    expect(orchard.whyNot(piece.card(orchard.t.adventurers[0].tamed[0]))).toEqual(['SAW-037'])
  })

  it('that a demand cannot take [SAW-189, SAW-186, SAW-115, SAW-012, SAW-177]', () => {
    const s = onWatch({ line: ['eagle'], exhausted: ['longShot'], firewood: 3 }).pick('end')
    expect(s.whyNot(card('smite'))).toEqual(['SAW-189'])
    expect(s.whyNot(card('longShot'))).toEqual(['SAW-186'])
    expect(s.whyNot(card('sharpshooter'))).toEqual(['SAW-012'])
    const cold = onWatch({ line: ['?wyvern'], exhausted: ['longShot'], firewood: 2 })
    expect(cold.ask).toMatchObject({ cause: 'zero' })
    expect(cold.whyNot(card('smite'))).toEqual(['SAW-115'])
    expect(cold.whyNot(card('longShot'))).toEqual(['SAW-115'])
    const summon = onWatch({
      line: ['?summon'],
      exhausted: ['longShot', 'farSight', 'elfSenses'],
      firewood: 3,
    })
    expect(summon.whyNot(piece.adventurer(0))).toEqual(['SAW-177'])
    expect(summon.whyNot(piece.adventurer(3))).toEqual(['SAW-189'])
    summon.pick('warrior')
    expect(summon.whyNot(card('polymorph'))).toEqual(['SAW-177'])
  })

  it('that cannot be stunned, and dice that cannot [SAW-161, SAW-162, SAW-165, SAW-128]', () => {
    const s = onWatch({
      party: ['ranger', 'barbarian', 'wizard', 'cleric'],
      line: ['?pixieSwarm'],
      exhausted: ['arcBolt'],
      firewood: 3,
      arrange: (t) => putDie(t, 'ranger', 0, 'attack'),
    })
    expect(s.ask.kind).toBe('stunPick')
    expect(s.whyNot(card('roar'))).toEqual(['SAW-165'])
    expect(s.whyNot(card('arcBolt'))).toEqual(['SAW-162'])
    expect(s.whyNot(card('smite'))).toEqual(['SAW-161'])
    expect(s.whyNot(die(s, 'ranger', 0))).toEqual(['SAW-128'])
    expect(s.whyNot(die(s, 'cleric', 0))).toContain('SAW-161')
    expect(s.whyNot(die(s, 'ranger', 1), card('polymorph'))).toEqual(['SAW-162'])
    expect(s.whyNot(die(s, 'ranger', 1), card('longShot'))).toEqual([])
  })
})

describe('why not, on watch: what creatures and abilities choose among', () => {
  it('dice that are not stolen, recovered, kept or turned [SAW-R60, SAW-160, SAW-151, SAW-R91, SAW-R49]', () => {
    const thief = onWatch({
      line: ['?vampire'],
      shows: { ranger: [6, 6, 1], wizard: [6, 1, 1] },
      firewood: 3,
    })
    expect(thief.whyNot(die(thief, 'ranger', 2))).toEqual(['SAW-R60'])
    expect(thief.whyNot(die(thief, 'ranger', 1))).toEqual([])
    const rogue = onWatch({
      party: ['ranger', 'rogue', 'wizard', 'cleric'],
      line: ['eagle', 'lich'],
      equipped: { rogue: ['sleightOfHand', 'smokeBomb', 'backstab'] },
      firewood: 3,
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'attack')
        putDie(t, 'wizard', 0, 'attack')
      },
    }).pick('sleightOfHand 3')
    expect(rogue.whyNot(die(rogue, 'ranger', 1))).toEqual(['SAW-160'])
    expect(rogue.whyNot(die(rogue, 'rogue', 1))).toEqual(['SAW-R91'])
    const warrior = onWatch({
      line: ['eagle', 'lich'],
      equipped: { warrior: ['cleave', 'topple', 'grit'] },
      shows: { warrior: [8, 8, 2] },
      firewood: 3,
    }).attack('eagle', 'warrior 8', 'warrior 2')
    expect(warrior.whyNot(die(warrior, 'ranger', 0))).toEqual(['SAW-151'])
    const potion = onWatch({
      party: ['alchemist', 'ranger', 'wizard', 'cleric'],
      line: ['eagle', 'lich'],
      equipped: { alchemist: ['transmute', 'acidVial', 'fireFlask'] },
      shows: { ranger: [8, 1, 2] },
      firewood: 3,
    }).pick('transmute 3')
    expect(potion.whyNot(die(potion, 'ranger', 0))).toEqual(['SAW-R49'])
  })

  it('cards of the graveyard, and mounts out of reach [SAW-R91, SAW-072, SAW-170]', () => {
    const s = onWatch({
      line: ['eagle', 'caveBear'],
      graveyard: ['summon', 'wyvern', 'lich', 'shade'],
      firewood: 3,
    })
    s.play('polymorph 3', 'eagle')
    expect(s.whyNot(piece.card(s.t.graveyard[0]))).toEqual(['SAW-R91'])
    expect(s.whyNot(piece.card(s.t.graveyard[2]))).toEqual(['SAW-R91'])
    expect(s.whyNot(piece.card(s.t.graveyard[1]))).toEqual([])
    const seal = inCamp({ graveyard: ['lich', 'eagle', 'emberTyrant'], shows: { cleric: [2, 2, 4] } }).pick(
      '2 seal',
    )
    expect(seal.whyNot(piece.card(seal.t.graveyard[1]))).toEqual(['SAW-072'])
    const rider = onWatch({ line: ['eagle', '?goblinRaiders', 'caveBear', 'lich'], firewood: 7 })
    expect(rider.whyNot(foe(3))).toEqual(['SAW-170'])
  })
})

describe('why not, in camp', () => {
  it('spaces that are full, shut, or do not take this die [SAW-060, SAW-061, SAW-062, SAW-063, SAW-068, SAW-R21]', () => {
    const s = inCamp({
      rests: 'warrior',
      shows: { warrior: [1, 2, 3] },
      round: 8,
      exhausted: ['arcBolt'],
      deck: ['eagle', 'caveBear'],
    })
    expect(s.whyNot(space('map'))).toEqual(['SAW-062'])
    expect(s.whyNot(space('heal'))).toEqual(['SAW-063'])
    expect(s.whyNot(space('seal'))).toEqual(['SAW-068'])
    s.play('3 scout', 'top eagle caveBear bottom')
    expect(s.whyNot(space('scout'))).toEqual(['SAW-060'])
    expect(s.whyNot(die(s, 'warrior', 0), space('scout'))).toEqual(['SAW-060'])
    const early = inCamp({ rests: 'warrior', shows: { warrior: [6, 2, 4] } })
    expect(early.whyNot(die(early, 'warrior', 1), space('map'))).toEqual(['SAW-061'])
    expect(early.whyNot(die(early, 'warrior', 2), space('map'))).toEqual([])
    expect(early.whyNot(space('heal'))).toEqual(['SAW-R21'])
  })

  it('spaces that have been used [SAW-055, SAW-066, SAW-069, SAW-070, SAW-046]', () => {
    const s = inCamp({ rests: 'warrior', shows: { warrior: [6, 2, 3] } }).pick('6 special')
    expect(s.whyNot(space('special'))).toEqual(['SAW-066'])
    expect(s.whyNot(die(s, 'warrior', 0))).toEqual(['SAW-046'])
    s.play('2 equip', 'out battleCry', 'in cleave')
    expect(s.whyNot(space('equip'))).toEqual(['SAW-055'])
    const runes = inCamp({ rests: 'warrior', shows: { warrior: [2, 2, 3] } }).play('2 vanquish', '2 seal')
    expect(runes.whyNot(space('seal'))).toEqual(['SAW-069'])
    expect(runes.whyNot(space('bolster'))).toEqual(['SAW-070'])
  })

  it('what the location forbids or changes, as it stands there [SAW-037, SAW-063, SAW-068]', () => {
    expect(inCamp({ location: 'sunkenTemple' }).whyNot(space('heal'))).toEqual(['SAW-037'])
    expect(inCamp({ location: 'plunderedVillage' }).whyNot(space('scout'))).toEqual(['SAW-037'])
    const edge = inCamp({ location: 'glaciersEdge' }).play('3 chop', '3 chop')
    expect(edge.whyNot(space('chop'))).toEqual(['SAW-037'])
    // Hidden Glade heals with 4 or more: what keeps a 3 off is the place, not the six.
    const glade = inCamp({ location: 'hiddenGlade', exhausted: ['arcBolt'], shows: { cleric: [3, 4, 5] } })
    expect(glade.whyNot(die(glade, 'cleric', 0), space('heal'))).toEqual(['SAW-037'])
    expect(glade.whyNot(die(glade, 'cleric', 1), space('heal'))).toEqual([])
    // Rune Shrine takes any dice; only one alone wakes nothing.
    const shrine = inCamp({ location: 'runeShrine', shows: { cleric: [1, 3, 5] } })
    expect(shrine.whyNot(die(shrine, 'cleric', 0), space('seal'))).toEqual([])
    shrine.play('1 chop', '3 chop')
    expect(shrine.whyNot(space('seal'))).toEqual(['SAW-068'])
  })

  it('dice of the others, and what belongs to the watch [SAW-052, SAW-041, SAW-120, SAW-R15, SAW-056]', () => {
    const s = inCamp({
      shows: { cleric: [3, 3, 4] },
      exhausted: ['arcBolt'],
      arrange: (t) => putDie(t, 'cleric', 2, 'location'),
    })
    expect(s.whyNot(die(s, 'ranger'))).toEqual(['SAW-052'])
    expect(s.whyNot(die(s, 'cleric', 2))).toEqual(['SAW-041'])
    expect(s.whyNot(card('smite'))).toEqual(['SAW-120', 'SAW-R15'])
    expect(s.whyNot(piece.fire)).toEqual(['SAW-R15'])
    expect(s.whyNot(die(s, 'cleric', 0), space('special'))).toEqual(['SAW-056'])
  })

  it('the second die for the runes [SAW-R18, SAW-069, SAW-068]', () => {
    const s = inCamp({ shows: { cleric: [2, 2, 4] } }).pick('2 vanquish')
    expect(s.whyNot(space('chop'))).toEqual(['SAW-R18'])
    expect(s.whyNot(space('vanquish'))).toEqual(['SAW-069'])
    expect(s.whyNot(die(s, 'cleric', 2), space('seal'))).toEqual(['SAW-068'])
    expect(s.whyNot(die(s, 'cleric', 1), space('seal'))).toEqual([])
  })

  it('who cannot rest again, and cards that cannot be refreshed or swapped [SAW-048, SAW-050, SAW-175, SAW-012, SAW-037, SAW-064]', () => {
    const s = table({ step: 'rest', round: 6 })
    const rested = s.t.adventurers.findIndex((it) => it.rests === 2)
    expect(s.whyNot(piece.adventurer(rested))).toEqual(['SAW-048'])
    const rest = table({ step: 'rest', exhausted: ['smite', 'turnUndead', 'longShot'] }).pick('cleric')
    expect(rest.whyNot(card('longShot'))).toEqual(['SAW-050'])
    expect(rest.whyNot(card('innerLight'))).toEqual(['SAW-175'])
    expect(rest.whyNot(card('beacon'))).toEqual(['SAW-012'])
    const spring = table({
      step: 'rest',
      location: 'healingSpring',
      exhausted: ['smite', 'turnUndead', 'longShot'],
    })
    spring.play('cleric', 'refresh smite')
    expect(spring.whyNot(card('turnUndead'))).toEqual(['SAW-037'])
    const equip = inCamp({}).pick('3 equip')
    expect(equip.whyNot(card('beacon'))).toEqual(['SAW-064'])
    expect(equip.whyNot(card('longShot'))).toEqual(['SAW-064'])
    equip.pick('out smite')
    expect(equip.whyNot(card('innerLight'))).toEqual(['SAW-064'])
  })

  it('dice that cannot be rolled again or turned, and who has swapped already [SAW-R20, SAW-041, SAW-R91]', () => {
    const s = inCamp({
      shows: { cleric: [2, 2, 4], ranger: [1, 2, 3] },
      dice: [8],
      arrange: (t) => putDie(t, 'ranger', 2, 'location'),
    }).play('2 bolster', 'ranger 1')
    expect(s.whyNot(die(s, 'ranger', 0))).toEqual(['SAW-R20'])
    expect(s.whyNot(die(s, 'ranger', 2))).toEqual(['SAW-041'])
    expect(s.whyNot(die(s, 'warrior', 0))).toEqual(['SAW-R20'])
    const nobody = inCamp({
      shows: { cleric: [2, 2, 4] },
      arrange: (t) => [0, 1, 2].forEach((nth) => putDie(t, 'ranger', nth, 'location')),
    }).pick('2 bolster')
    expect(nobody.ask).toMatchObject({ kind: 'rerollPick', who: nobody.who('warrior') })
    expect(nobody.whyNot(die(nobody, 'warrior', 0))).toEqual([])
    const rogue = inCamp({ party: ['ranger', 'rogue', 'wizard', 'cleric'], rests: 'rogue' })
    rogue.play('3 special', 'ranger', 'out longShot', 'in arrowStorm')
    expect(rogue.whyNot(piece.adventurer(0))).toEqual(['SAW-R91'])
    const brew = inCamp({
      party: ['ranger', 'warrior', 'wizard', 'alchemist'],
      shows: { alchemist: [6, 1, 1] },
    })
    brew.pick('6 special')
    expect(brew.whyNot(die(brew, 'alchemist', 1))).toEqual(['SAW-R91'])
  })
})

describe('why not, before the journey', () => {
  it('classes that are taken, or belong to the deluxe edition [SAW-R02, SAW-R77]', () => {
    const s = table({
      setup: { players: 2, classes: 'picked', edition: 'base' },
      step: 'gather',
      arrange: (t) => {
        t.adventurers = t.adventurers.slice(0, 1)
        for (const list of [t.face, t.lies, t.on, t.doubled]) list.splice(3)
      },
    })
    expect(s.whyNot(piece.class('ranger'))).toEqual(['SAW-R02'])
    expect(s.whyNot(piece.class('barbarian'))).toEqual(['SAW-R77'])
    expect(s.whyNot(piece.class('rogue'))).toEqual([])
  })
})

/** What a die that can be taken up may be pressed on: spaces, cards and creatures. */
function places(t: Watch): string[] {
  const cards = t.adventurers.flatMap((it) => [...it.equipped.map((slot) => slot.ability), ...it.leftover])
  return [...campSpaces.map(space), ...cards.map(card), ...t.line.map((_, at) => foe(at))]
}

describe('why not, for any two pieces', () => {
  it('the rules give a reason wherever a die and a place do not go together [SAW-053, SAW-133, SAW-123]', () => {
    let apart = 0
    for (let n = 0; n < 12; n++) {
      const setup = { ...setups(n * 7919), dice: 'fate' }
      const table = new Table<Watch>(setAWatch, readConfig(setAWatch, setup), `pairs ${n}`)
      const chance = newFate(`pairs ${n}`)
      while (table.decision) {
        const { ask, options } = table.decision
        if (ask.kind === 'placeDie' || ask.kind === 'watchAction') {
          const view = setAWatch.view(table.state, ask.seat)
          const touches = (option: Option): readonly string[] => setAWatch.touches(option as SawOption, view)
          const legal = options.map(touches)
          const refused = reasons(table).map(({ option }) => touches(option))
          const dice = table.state.lies.flatMap((lies, it) => (lies === 'free' ? [piece.die(it)] : []))
          for (const id of dice.filter((it) => legal.flat().includes(it)))
            for (const place of places(table.state)) {
              const both = (pieces: readonly string[]): boolean =>
                pieces.includes(id) && pieces.includes(place)
              if (legal.some(both)) continue
              expect(refused.some(both), `${ask.kind}: ${id} and ${place}`).toBe(true)
              apart++
            }
        }
        table.choose(pick(chance, options.length))
      }
    }
    expect(apart).toBeGreaterThan(1000)
  })
})
