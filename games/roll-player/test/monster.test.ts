import { describe, expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { fullSheet, table, type LaidHero, type Tale } from './table.ts'

/** Seat 0 has rolled these Final Dice against the Mind Tyrant; XP keeps the question open. */
function fighting(combatFaces: readonly number[], hero: LaidHero = {}): Tale {
  return table({ step: 'combatAfter', monster: 'mindTyrant', combatFaces, heroes: [{ xp: 9, ...hero }, {}] })
}

/** The stars for a final total against the Mind Tyrant. */
function starsFor(total: number): number {
  return fighting([3], { honor: total - 3 })
    .pick('Keep these')
    .hero().monsterStars
}

describe('mercenaries against the Monster', () => {
  it('are hired in player order for 3 XP or 5 Gold, and join the dice pool [RP-174, RP-R29, DEC-24]', () => {
    const s = table({
      step: 'hire',
      start: 1,
      heroes: [
        { pool: 1, gold: 5 },
        { pool: 2, gold: 10, xp: 3, fiends: ['fiendOfFog'] },
      ],
    })
    expect(s.ask).toEqual({ kind: 'hire', seat: 1 })
    expect(s.texts).toEqual([
      'Finished',
      'Hire a mercenary for 3 XP',
      'Hire a mercenary for 5 Gold',
      'Banish the Fiend of Fog for 5 Gold',
    ])
    s.pick('Hire a mercenary for 3 XP', 'Hire a mercenary for 5 Gold')
    expect(s.hero(1)).toMatchObject({ pool: 4, gold: 5, xp: 0 })
    s.pick('Finished')
    expect(s.ask).toEqual({ kind: 'hire', seat: 0 })
  })

  it('are all hired before the first roll [RP-175]', () => {
    const s = table({
      step: 'hire',
      heroes: [
        { pool: 1, gold: 5 },
        { pool: 1, gold: 5 },
      ],
    }).pick('Finished')
    expect(s.ask).toEqual({ kind: 'hire', seat: 1 })
    expect(s.told('rolled')).toEqual([])
  })

  it('do not become cheaper by Charisma there, which still pays for banishing [RP-R30]', () => {
    const s = table({ step: 'hire', heroes: [{ pool: 1, gold: 5, charisma: 1, fiends: ['fiendOfFog'] }] })
    expect(s.say('hire')).toEqual(['Hire a mercenary for 5 Gold'])
    expect(s.whyNot('charisma:0')).toContain('RP-R30')
    expect(s.say('banish')).toContain('Banish the Fiend of Fog for a Charisma token')
  })
})

describe('Monster Combat', () => {
  it('lets each player in turn roll the whole dice pool [RP-176, RP-R29, DEC-25]', () => {
    const s = table({
      step: 'hire',
      monster: 'mindTyrant',
      heroes: [
        { pool: 3, gold: 5, cards: ['bloodlust'] },
        { pool: 1, gold: 0 },
      ],
      dice: [2, 3, 4],
    }).pick('Finished')
    expect(s.ask).toEqual({ kind: 'combatBefore', seat: 0 })
    expect(s.texts).toEqual(['Roll', 'Use Bloodlust'])
    s.pick('Roll')
    expect(s.told('rolled')[0]).toMatchObject({ seat: 0, faces: [2, 3, 4] })
    // Mind Tyrant takes one of the highest.
    expect(s.told('fought')[0]).toMatchObject({ seat: 0, total: 5 })
  })

  it('rolls single dice again for 1 XP, as often as it can be paid [RP-177, DEC-25]', () => {
    const s = table({
      step: 'combatAfter',
      monster: 'mindTyrant',
      combatFaces: [1, 4, 4],
      heroes: [{ xp: 2 }],
      dice: [5, 6],
    })
    expect(s.texts).toEqual(['Keep these dice', 'Roll a 1 again for 1 XP', 'Roll a 4 again for 1 XP'])
    s.pick('Roll a 1')
    expect(s.ask).toMatchObject({ total: 8 })
    s.pick('Roll a 5')
    expect(s.hero().xp).toBe(0)
    expect(s.told('fought')).toMatchObject([{ total: 8 }, {}])
  })

  it('applies abilities on Final Dice once, when the player stops rerolling [RP-178, RP-R33]', () => {
    const s = fighting([6, 6, 2]).pick('Keep these')
    // One of the two highest is removed, no second time.
    expect(s.told('fought')[0]).toMatchObject({ total: 8 })
  })

  it.each([
    ['cinderDrake', [1, 1, 6], 6],
    ['mindTyrant', [5, 3, 5], 8],
    ['mindTyrant', [5], 5],
    ['nightLich', [3, 3, 3, 3, 5], 11],
    ['frostLeviathan', [1, 2], 3],
  ] as const)('the ability of %s makes %j count %i [RP-179, RP-180]', (monster, faces, total) => {
    const class_ = monster === 'frostLeviathan' || monster === 'cinderDrake' ? 'paladin' : 'mage'
    const s = table({
      step: 'combatAfter',
      monster,
      combatFaces: [...faces],
      heroes: [{ class: class_, xp: 9 }, { class: 'ranger' }],
    })
    expect(s.ask).toMatchObject({ total })
  })

  it('makes rerolls cost 2 XP against the Frost Leviathan; of several prices the highest counts [RP-179, RP-R34]', () => {
    const s = table({
      step: 'combatAfter',
      monster: 'frostLeviathan',
      combatFaces: [3],
      heroes: [{ class: 'warrior', xp: 3, fiends: ['fiendOfJitters'] }, { class: 'exorcist' }],
    })
    expect(s.say('reroll')).toEqual(['Roll a 3 again for 2 XP'])
  })

  it('counts Injuries double against the Plague Hydra and no Honor against the Bone Colossus [RP-153, RP-179]', () => {
    const hydra = table({
      step: 'combatAfter',
      monster: 'plagueHydra',
      combatFaces: [6],
      heroes: [{ xp: 1, injury: 2, honor: 1 }],
    })
    expect(hydra.ask).toMatchObject({ total: 3 })
    const colossus = table({
      step: 'combatAfter',
      monster: 'boneColossus',
      combatFaces: [6],
      heroes: [{ xp: 1, injury: 2, honor: 1 }],
    })
    expect(colossus.ask).toMatchObject({ total: 4 })
  })

  it('adds card effects to the total [RP-180]', () => {
    const s = fighting([4], { cards: ['trident'] })
    expect(s.ask).toMatchObject({ total: 7 })
  })

  it('may come to nothing or less through Injuries, which is simply below the Strength [RP-R35]', () => {
    const s = fighting([1], { injury: 4 })
    expect(s.ask).toMatchObject({ total: -3 })
    s.pick('Keep these')
    expect(s.hero().monsterStars).toBe(0)
  })

  it('gives no star below the Strength, else those listed for the total [RP-181, RP-182]', () => {
    // Mind Tyrant: 10 to 13 two stars, 14 to 17 four, 18 to 22 six, 23 and more eight; the highest die is cut.
    expect([9, 10, 13, 14, 17, 18, 22, 23, 40].map(starsFor)).toEqual([0, 2, 2, 4, 4, 6, 6, 8, 8])
  })

  it('is fought by everybody alone [RP-183]', () => {
    const s = fighting([3], { honor: 20 }).pick('Keep these')
    expect(s.told('fought').map(({ seat, stars }) => [seat, stars])).toEqual([
      [0, 8],
      [1, 0],
    ])
  })

  it('gives the highest total the Champion Bonus, in full to all who are tied [RP-184]', () => {
    const s = table({
      step: 'champion',
      monster: 'mindTyrant',
      heroes: [{ total: 15 }, { total: 15 }, { total: 14 }],
    })
    expect(s.told('champion').map(({ seat, stars }) => [seat, stars])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(s.t.heroes.map(({ championStars }) => championStars)).toEqual([2, 2, 0])
  })

  it('gives the Champion Bonus only to a Monster Slayer [RP-R32]', () => {
    const s = table({ step: 'champion', monster: 'mindTyrant', heroes: [{ total: 9 }, { total: 3 }] })
    expect(s.told('champion')).toEqual([])
    expect(s.over).toBe(true)
  })

  it('leads to the score whether or not anybody slew the Monster [RP-016, RP-185]', () => {
    const s = table({
      step: 'champion',
      monster: 'mindTyrant',
      heroes: [
        { total: 0, rows: fullSheet() },
        { total: 1, rows: fullSheet() },
      ],
    })
    expect(s.result).toBe('finished')
    expect(s.t.outcome?.seats).toHaveLength(2)
  })

  it('leaves Fiends banishable until the score is counted; the Gold is gone then [RP-R51]', () => {
    const s = fighting([3], { gold: 5, fiends: ['fiendOfInfamy'] }).pick('Banish the Fiend of Infamy')
    expect(s.hero()).toMatchObject({ gold: 0, banished: ['fiendOfInfamy'] })
  })

  it('uses what belongs to a combat roll, once each [RP-R50, DEC-25, DEC-27]', () => {
    const s = fighting([1, 2, 5], { cards: ['luckySling', 'rally'] })
    expect(s.say('ability')).toEqual(['Use Lucky Sling'])
    s.pick('Use Lucky Sling', 'A 1')
    expect(s.say('ability')).toEqual([])
    expect(s.whyNot('card:luckySling')).toEqual(['RP-R50'])
    expect(rollPlayer.touches(s.which({ verb: 'skill' })[0], s.view)).toEqual(['card:rally'])
  })

  it('lets Fiends be banished to the last, while people hire and before they roll [RP-R09]', () => {
    const hero = { gold: 14, pool: 1, cards: ['bloodlust'], fiends: ['fiendOfRust', 'fiendOfFog'] }
    for (const step of ['hire', 'combatBefore'] as const) {
      const s = table({ step, combatDice: 1, heroes: [hero, {}] }).pick('Banish the Fiend of Rust')
      expect(s.ask).toEqual({ kind: step, seat: 0 })
      expect(s.hero().banished).toEqual(['fiendOfRust'])
      expect(s.told('rolled')).toEqual([])
    }
  })

  it('gives everybody the own dice pool, once all have hired [RP-175, RP-176]', () => {
    const s = table({
      step: 'hire',
      heroes: [
        { gold: 5, xp: 1, fiends: ['fiendOfFog'], pool: 2 },
        { gold: 5, xp: 1, fiends: ['fiendOfRust'], pool: 3 },
      ],
    })
    expect(s.pick('Finished').t.combatDice).toBe(0)
    expect(s.pick('Finished').t.combatDice).toBe(2)
    expect(s.pick('Roll', 'Keep these').t.combatDice).toBe(3)
  })

  it('is beaten by a total that equals its Strength, alone and for the Champion Bonus [RP-184, RP-236]', () => {
    const alone = table({
      players: 1,
      step: 'combatAfter',
      monster: 'boneColossus',
      combatFaces: [6, 6, 2],
      heroes: [{ xp: 1 }],
    }).pick('Keep these')
    expect([alone.hero().monsterStars, alone.result]).toEqual([2, 'won'])
    const s = table({ step: 'champion', monster: 'plagueHydra', heroes: [{ total: 12 }, { total: 5 }] })
    expect(s.t.heroes.map((hero) => hero.championStars)).toEqual([3, 0])
  })
})
