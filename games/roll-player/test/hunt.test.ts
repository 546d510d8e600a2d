import { describe, expect, it } from 'vitest'
import { levelFor, minions } from '../content/minions.ts'
import { rollPlayer } from '../index.ts'
import { weaknessDice } from '../rules/hunt.ts'
import { leaveMinions, marketTurn, table, type Laid, type LaidHero, type Tale } from './table.ts'

/** Seat 0 goes on a Hunt against this Minion. */
function hunt(minion: string, hero: LaidHero = {}, laid: Laid = {}): Tale {
  return marketTurn({ step: 'huntTarget', minions: [minion, 'dreadKnight'], heroes: [hero], ...laid })
}

/** What seat 0 gives for a mercenary. */
function hire(means: 'xp' | 'gold' | 'charisma'): string[] {
  const s = hunt('plagueRat', { gold: 9, xp: 3, charisma: 1 }).pick('Go on')
  return s.choose({ verb: 'hire', with: means }).gains().slice(0, 2)
}

describe('going on a Hunt', () => {
  it('is for the Minion that lies face up on its deck [RP-040, RP-129]', () => {
    const s = marketTurn({ minions: ['plagueRat', 'bogImp'] }).pick('Hunt the Plague Rat')
    expect(s.ask).toEqual({ kind: 'huntTarget', seat: 0 })
    expect(s.told('huntBegins')).toMatchObject([{ minion: 'plagueRat' }])
  })

  it('passes over Minions for 3 Gold each, as often as one likes [RP-130, DEC-16]', () => {
    const s = hunt('plagueRat', { gold: 7, xp: 3 }, { minions: ['plagueRat', 'bogImp', 'harpy'] })
    expect(s.texts).toEqual(['Go on and gather your dice', 'Pass over it for 3 Gold and turn up the next'])
    s.pick('Pass over', 'Pass over')
    expect(s.t.minions.at(-1)).toBe('harpy')
    expect(s.t.minions.slice(0, 2)).toEqual(['bogImp', 'plagueRat'])
    expect(s.hero().gold).toBe(1)
    // The Gold does not suffice any more: there is nothing to ask but whether to hire.
    expect(s.ask.kind).toBe('huntBefore')
  })

  it('takes no Charisma token off the price of passing over [RP-131]', () => {
    const s = hunt('plagueRat', { gold: 2, charisma: 2, cards: ['bluff'] })
    expect(s.verbs).not.toContain('passOver')
    expect(s.whyNot('gold:0')).toEqual(['RP-130'])
  })

  it('does not lead back to the Market [RP-R19]', () => {
    const s = hunt('plagueRat', { gold: 9 }).pick('Pass over')
    expect(s.verbs).toEqual(['gather', 'passOver'])
  })

  it('gathers one Combat Die and those of the weakness at this moment [RP-132]', () => {
    const s = hunt('goblinSneak', { gold: 5, rows: { DEX: 'red 6, red 4' } }).pick('Go on')
    // DEX 10 reaches the first threshold.
    expect(s.t.combatDice).toBe(2)
    expect(s.told('gathered')).toMatchObject([{ dice: 2 }])
  })

  it('adds no die for a Minion without a weakness, but those of own cards and mercenaries [RP-133, RP-134]', () => {
    const s = hunt('plagueRat', { class: 'berserker', cards: ['huntingBow'], gold: 10 }).pick('Go on')
    expect(s.t.combatDice).toBe(3)
    s.pick('Hire a mercenary for 5 Gold')
    expect(s.t.combatDice).toBe(4)
  })

  it('takes dice away for Fiends last, and never the last one [RP-134]', () => {
    const s = hunt('plagueRat', { class: 'berserker', fiends: ['fiendOfFright'], gold: 5 }).pick('Go on')
    expect(s.t.combatDice).toBe(1)
  })

  it('hires any number of mercenaries for 3 XP or 5 Gold each, chosen anew [RP-135, DEC-17]', () => {
    const s = hunt('plagueRat', { gold: 11, xp: 4 }).pick('Go on')
    expect(s.say('hire')).toEqual(['Hire a mercenary for 3 XP', 'Hire a mercenary for 5 Gold'])
    s.pick('Hire a mercenary for 3 XP', 'Hire a mercenary for 5 Gold', 'Hire a mercenary for 5 Gold')
    expect(s.told('diceAdded')).toHaveLength(3)
    expect(s.hero()).toMatchObject({ gold: 1, xp: 1 })
  })

  it('lowers the Gold price of a mercenary by 1 for one Charisma token [RP-117, DEC-17]', () => {
    const s = hunt('plagueRat', { gold: 8, charisma: 2 }).pick('Go on')
    expect(s.say('hire')).toEqual([
      'Hire a mercenary for 5 Gold',
      'Hire a mercenary for 4 Gold and a Charisma token',
    ])
    s.pick('Hire a mercenary for 4 Gold', 'Hire a mercenary for 4 Gold')
    expect(s.hero()).toMatchObject({ gold: 0, charisma: 0 })
    const none = hunt('plagueRat', { gold: 9 }).pick('Go on')
    expect(none.whyNot('charisma:0')).toContain('RP-117')
  })

  it('takes from each what the mercenary costs [RP-117, RP-135]', () => {
    expect([hire('xp'), hire('gold'), hire('charisma')]).toEqual([
      ['-3 xp price'],
      ['-5 gold price'],
      ['-1 charisma price', '-4 gold price'],
    ])
  })

  it('rolls all dice together; the total is the combat roll [RP-136]', () => {
    const s = hunt('plagueRat', { gold: 5, xp: 1 }, { dice: [2, 3] }).pick('Go on', 'Hire a mercenary')
    expect(s.told('rolled')).toMatchObject([{ dice: [106, 107], faces: [2, 3] }])
    expect(s.ask).toMatchObject({ kind: 'huntAfter', total: 5 })
  })

  it('rolls single dice again for 1 XP, also the same one again; equal dice are one option [RP-137, RP-149, RP-R49, DEC-18]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [1, 1, 4],
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ xp: 3 }],
      dice: [2, 6],
    })
    expect(s.texts).toEqual(['Keep these dice', 'Roll a 1 again for 1 XP', 'Roll a 4 again for 1 XP'])
    expect(rollPlayer.touches(s.options[1], s.view)).toEqual(['die:106', 'die:107'])
    s.pick('Roll a 1')
    expect(s.ask).toMatchObject({ total: 7 })
    s.pick('Roll a 2')
    expect(s.ask).toMatchObject({ total: 11 })
    expect(s.hero().xp).toBe(1)
  })

  it('counts neither Honor nor Injury in the roll [RP-138]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [3],
      minions: ['plagueRat'],
      heroes: [{ xp: 1, honor: 3, injury: 2 }],
    })
    expect(s.ask).toMatchObject({ total: 3 })
  })

  it('gives everything on the one level that the total reaches, and nothing else [RP-139]', () => {
    const goblin = minions[0]
    expect([1, 3, 4, 6, 7, 9, 10, 30].map((total) => levelFor(goblin, total).from)).toEqual([
      1, 1, 4, 4, 7, 7, 10, 10,
    ])
    const s = hunt('minotaurGuard', { gold: 0 }, { dice: [6] })
    // One die: at most 6, the second level.
    expect(s.gains()).toEqual(['+2 xp minotaurGuard', '+1 gold minotaurGuard'])
  })

  it('gives the items in printed order and takes an action at once, or declines it [RP-140, DEC-19]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6, 3],
      minions: ['maskedAcolyte', 'bogImp'],
      heroes: [{ xp: 1 }],
    }).pick('Keep these')
    expect(s.gains()).toEqual(['+1 xp maskedAcolyte'])
    expect(s.ask).toMatchObject({ kind: 'action', by: 'maskedAcolyte' })
    expect(s.texts).toEqual(['WIS: Move your alignment token one space.', 'No action'])
    s.pick('WIS', 'Towards Good')
    expect(s.hero()).toMatchObject({ token: 'NG', trophies: ['maskedAcolyte'] })
  })

  it('takes the trophy after everything else, wherever it is printed [RP-245]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6, 4],
      minions: ['maskedAcolyte', 'bogImp'],
      heroes: [{ class: 'gladiator', xp: 1 }],
    }).pick('Keep these')
    expect(s.ask.kind).toBe('action')
    // Neither the trophy nor what comes of it is there yet.
    expect(s.hero().trophies).toEqual([])
    expect(s.gains()).toEqual(['+2 xp maskedAcolyte'])
    s.pick('No action')
    expect(s.gains().at(-1)).toBe('+2 gold gladiator')
    expect(s.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['trophy', 'tokenTaken']))
  })

  it('sends a Minion without trophy under the deck, and turns up the next [RP-141, RP-145]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [3],
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ xp: 1 }, { card: 2 }],
    })
    s.pick('Keep these')
    expect(s.t.minions[0]).toBe('plagueRat')
    expect(s.t.minions.at(-1)).toBe('bogImp')
    expect(s.told('minionUp')).toMatchObject([{ minion: 'bogImp' }])
  })

  it('gives the Minion itself as a Trophy where the level shows one [RP-141]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6],
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ xp: 1 }, { card: 2 }],
    })
    s.pick('Keep these')
    expect(s.hero().trophies).toEqual(['plagueRat'])
    expect(s.t.minions).not.toContain('plagueRat')
  })

  it('brings with the first three Trophies the tokens in order and a look at their cards [RP-142, INV-19]', () => {
    for (const [n, token] of ['location', 'obstacle', 'attack'].entries()) {
      const trophies = ['bogImp', 'harpy'].slice(0, n)
      const s = marketTurn({
        step: 'huntAfter',
        combatFaces: [6],
        minions: ['plagueRat', 'dreadKnight'],
        heroes: [{ xp: 1, trophies }],
      })
      s.pick('Keep these')
      expect(s.told('tokenTaken')).toMatchObject([{ seat: 0, token, card: s.t.adventure[n] }])
      expect(rollPlayer.view(s.t, 0).adventure).toEqual(
        s.t.adventure.map((card, i) => (i <= n ? card : null)),
      )
    }
  })

  it('gives 1 XP for each further Trophy [RP-143]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6],
      minions: ['plagueRat', 'dreadKnight'],
      heroes: [{ xp: 1, trophies: ['bogImp', 'harpy', 'gargoyle'] }],
    }).pick('Keep these')
    expect(s.told('tokenTaken')).toEqual([])
    expect(s.gains()).toEqual(['+2 xp plagueRat', '+1 xp furtherTrophy'])
  })

  it('lets others see only which token was taken [RP-144, RP-148, INV-20]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6],
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ xp: 1 }, { card: 2 }],
    })
    s.pick('Keep these')
    const [looked] = s.told('tokenTaken')
    expect(rollPlayer.hears?.(looked, 0, s.t)).toEqual(looked)
    for (const seat of [1, -1]) {
      expect(rollPlayer.hears?.(looked, seat, s.t)).toEqual({ ...looked, card: null })
      expect(rollPlayer.view(s.t, seat).adventure).toEqual([null, null, null])
    }
    // Whoever holds the token may look again at any time.
    expect(rollPlayer.view(s.t, 0).adventure[0]).toBe(s.t.adventure[0])
    expect(rollPlayer.texts(rollPlayer.view(s.t, 0)).map(({ piece }) => piece)).toContain(
      'adventure:location',
    )
    expect(rollPlayer.texts(rollPlayer.view(s.t, 1)).map(({ piece }) => piece)).not.toContain(
      'adventure:location',
    )
  })

  it('returns the Combat Dice to the supply [RP-010, RP-146]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [3, 3],
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ xp: 1 }, { card: 2 }],
    })
    s.pick('Keep these')
    expect(s.t.combatDice).toBe(0)
    expect(s.t.face).toHaveLength(106)
    expect(s.t.bag.every((die) => die < 88)).toBe(true)
  })

  it('is not possible when no Minion is left [RP-147]', () => {
    const s = marketTurn({ arrange: (t) => leaveMinions(t, 0) })
    expect(s.verbs).not.toContain('hunt')
  })

  it('leaves a lone Minion where it is [RP-R18]', () => {
    const s = marketTurn({
      step: 'huntTarget',
      minions: ['plagueRat'],
      heroes: [{ gold: 9, cards: ['bluff'] }],
      arrange: (t) => leaveMinions(t, 1),
      dice: [3],
    })
    expect(s.verbs).not.toContain('passOver')
    expect(s.whyNot('gold:0')).toContain('RP-R18')
    s.pick('Go on', 'Roll')
    expect(s.t.minions).toEqual(['plagueRat'])
    const spy = marketTurn({
      heroes: [{ cards: ['spyglass'] }],
      arrange: (t) => leaveMinions(t, 1),
    })
    expect(spy.verbs).not.toContain('ability')
    expect(spy.whyNot('card:spyglass')).toEqual(['RP-081'])
  })

  it('stops undo where a Minion is turned up [RP-145]', () => {
    const s = hunt('plagueRat', { gold: 9 }).pick('Pass over')
    expect(s.undoStop).toBe('card')
  })
})

/** The Combat Dice that the weakness of a Minion gives. */
function dice(id: string, hero: LaidHero): number {
  const { t } = table({ heroes: [hero] })
  return weaknessDice(t, 0, minions.find((minion) => minion.id === id)?.weakness ?? null)
}

describe('weaknesses', () => {
  it('by Attribute Score count dice present, race and Weapons at this moment [RP-R39]', () => {
    expect(dice('goblinSneak', { rows: { DEX: 'red 6, red 2' } })).toBe(0)
    expect(dice('goblinSneak', { race: 'halfling', rows: { DEX: 'red 6, red 2' } })).toBe(1)
    expect(dice('goblinSneak', { cards: ['parryingDagger'], rows: { DEX: 'red 6, red 2' } })).toBe(1)
    expect(dice('goblinSneak', { rows: { DEX: 'red 6, red 5, red 2' } })).toBe(2)
    expect(dice('tuskedBoar', { rows: { STR: 'red 6, red 3' } })).toBe(1)
    expect(dice('caveSpider', { rows: { CON: 'red 6, red 6, red 1' } })).toBe(2)
    expect(dice('ogreBrute', { rows: { STR: 'red 6, red 6, red 5' } })).toBe(3)
    expect(dice('gargoyle', { rows: { INT: 'red 6, red 5' } })).toBe(1)
    expect(dice('trollMarauder', { rows: { CON: 'red 6, red 6, red 2' } })).toBe(2)
  })

  it('count dice of the Character Sheet with the Familiar Board [RP-004]', () => {
    expect(
      dice('koboldMiner', { rows: { STR: 'gold 1, gold 1, gold 1', familiar: 'gold 1, gold 2, gold 3' } }),
    ).toBe(2)
    expect(dice('koboldMiner', { rows: { STR: 'gold 1', familiar: 'gold 1' } })).toBe(1)
    expect(dice('graveWraith', { rows: { STR: 'blue 1, blue 1', familiar: 'blue 1' } })).toBe(1)
    expect(dice('salamander', { rows: { STR: 'blue 1, red-blue 1', familiar: 'blue 1, blue 1' } })).toBe(2)
    expect(dice('harpy', { rows: { familiar: 'red 1, red 1', STR: 'red 1' } })).toBe(2)
  })

  it('count cards, Fiends, Trophies and the place of the token', () => {
    expect(dice('roadBandit', { cards: ['backpack', 'shortSword', 'ironPick'] })).toBe(2)
    expect(dice('maskedAcolyte', { cards: ['bluff'] })).toBe(1)
    expect(dice('hexWitch', { cards: ['wild', 'vain', 'loyal', 'humble'] })).toBe(3)
    expect(dice('minotaurGuard', { cards: ['ironHelm', 'hideHood', 'silkCowl'] })).toBe(1)
    expect(dice('bogImp', { fiends: ['fiendOfFog'], banished: ['fiendOfRust', 'fiendOfVice'] })).toBe(2)
    expect(dice('shapeThief', { trophies: ['harpy'] })).toBe(1)
    expect(dice('boneArcher', { token: 'CG' })).toBe(2)
    expect(dice('boneArcher', { token: 'LN' })).toBe(1)
    expect(dice('boneArcher', { token: 'NE' })).toBe(0)
    expect(dice('plagueRat', {})).toBe(0)
    expect(dice('dreadKnight', {})).toBe(0)
  })

  it('of the Crocodile count matches of the Backstory, never those of the Familiar Backstory [RP-214]', () => {
    // Bellringer's Child: STR 3 white, DEX 1 blue, CON 2 red, INT 1 purple, WIS 2 green, CHA 3 black.
    const rows = { DEX: 'blue 1', INT: 'purple 1', familiar: 'black 1, blue 1, purple 1' }
    expect(dice('crocodile', { familiar: 'mireToad', rows })).toBe(1)
    expect(dice('crocodile', { familiar: 'mireToad', rows: { familiar: rows.familiar } })).toBe(0)
  })
})
