import { describe, expect, it } from 'vitest'
import { marketTurn, table } from './table.ts'

describe('Weapons', () => {
  it('need 0, 1 or 2 hands, and no player has more than two [RP-101, RP-102]', () => {
    const s = marketTurn({ market: ['backpack', 'ironHelm'], heroes: [{ gold: 9, cards: ['huntingBow'] }] })
    s.pick('Buy Backpack')
    expect(s.hero().cards).toEqual(['huntingBow', 'backpack'])
  })

  it('make room before a new one comes: owned ones are discarded until it fits [RP-103, RP-R15, DEC-14]', () => {
    const s = marketTurn({
      market: ['trident', 'ironHelm'],
      heroes: [{ gold: 9, cards: ['shortSword', 'parryingDagger', 'backpack'] }],
    })
    s.pick('Buy Trident')
    expect(s.ask).toMatchObject({ kind: 'makeRoom', card: 'trident' })
    expect(s.texts).toEqual(['Discard the Short Sword', 'Discard the Parrying Dagger'])
    // Neither the new Weapon nor one that needs no hand.
    expect(s.whyNot('card:backpack')).toEqual(['RP-R15'])
    s.pick('Discard the Parrying Dagger')
    expect(s.hero().cards).toEqual(['backpack', 'trident'])
    expect(s.t.discard).toEqual(expect.arrayContaining(['parryingDagger', 'shortSword']))
  })

  it('may be bought with both hands full [RP-R15]', () => {
    const s = marketTurn({ market: ['shortSword', 'ironHelm'], heroes: [{ gold: 9, cards: ['trident'] }] })
    s.pick('Buy Short Sword')
    expect(s.hero().cards).toEqual(['shortSword'])
  })

  it('of one hand leave the other one free, and there is no third [RP-102]', () => {
    const market = ['ironPick', 'ironHelm']
    const s = marketTurn({ market, heroes: [{ gold: 9, cards: ['shortSword'] }] }).pick('Buy Iron Pick')
    expect(s.hero().cards).toEqual(['shortSword', 'ironPick'])
    const full = marketTurn({ market, heroes: [{ gold: 9, cards: ['shortSword', 'parryingDagger'] }] })
    expect(full.pick('Buy Iron Pick').texts).toEqual([
      'Discard the Short Sword',
      'Discard the Parrying Dagger',
    ])
  })
})

describe('Traits', () => {
  it('move the token along their arrow when they are bought, if the grid allows [RP-106, RP-R16]', () => {
    const s = marketTurn({ market: ['devout', 'ironHelm'], heroes: [{ token: 'N' }] }).pick('Buy Devout')
    expect(s.hero().token).toBe('NG')
    const edge = marketTurn({ market: ['devout', 'ironHelm'], heroes: [{ token: 'CG' }] }).pick('Buy Devout')
    expect(edge.hero()).toMatchObject({ token: 'CG', cards: ['devout'], gold: 2 })
  })
})

describe('Skills', () => {
  it('can be used right after they are bought, and later while upright [RP-107]', () => {
    const s = marketTurn({ market: ['bluff', 'ironHelm'], heroes: [{ gold: 5 }] })
    s.pick('Buy Bluff', 'Use Bluff', 'Carry it out')
    expect(s.hero()).toMatchObject({ gold: 4, exhausted: ['bluff'], token: 'CN' })
  })

  it('move the token first, then do their effect, then are exhausted [RP-108, DEC-11]', () => {
    const s = table({ step: 'act', heroes: [{ cards: ['charity'] }] }).pick('Use Charity')
    expect(s.hero()).toMatchObject({ token: 'NG', exhausted: [] })
    expect(s.ask).toMatchObject({ kind: 'skillEffect', card: 'charity' })
    expect(s.texts).toEqual(['Carry it out', 'Skip the effect'])
    s.pick('Carry it out')
    expect(s.told('skillUsed')).toMatchObject([{ card: 'charity' }])
    expect(s.gains()).toEqual(['+1 charisma charity'])
  })

  it('cannot be used where the token cannot move that way [RP-109]', () => {
    const s = table({
      step: 'act',
      heroes: [{ token: 'LG', cards: ['charity', 'bluff'], fiends: ['fiendOfRust'] }],
    })
    expect(s.say('skill')).toEqual(['Use Bluff'])
    expect(s.whyNot('card:charity')).toEqual(['RP-109'])
  })

  it('cannot be used while exhausted [RP-110]', () => {
    const s = table({ step: 'act', heroes: [{ cards: ['charity', 'bluff'], exhausted: ['charity'] }] })
    expect(s.say('skill')).toEqual(['Use Bluff'])
    expect(s.whyNot('card:charity')).toEqual(['RP-110'])
  })

  it('may be used at any time of the own turn unless they name a moment [RP-111, RP-R09]', () => {
    const cards = ['bluff', 'jostle', 'appraisal', 'bloodlust', 'rally']
    const dice = ['red 1, red 1', 'red 2, red 2', 'red 3, red 3']
    const windows = [
      table({ initiative: dice, heroes: [{ cards }] }),
      table({ step: 'place', hand: 'red 1', heroes: [{ cards }] }),
      table({ step: 'act', heroes: [{ cards }] }),
      marketTurn({ heroes: [{ cards }] }),
      marketTurn({ step: 'huntTarget', heroes: [{ cards }] }),
      marketTurn({ step: 'huntBefore', combatDice: 1, heroes: [{ cards }] }),
      marketTurn({ step: 'huntAfter', combatFaces: [3], heroes: [{ cards }] }),
      marketTurn({ step: 'marketEnd', heroes: [{ cards }] }),
      table({ step: 'last', heroes: [{ cards }] }),
      table({ step: 'hire', heroes: [{ cards, gold: 9 }] }),
      table({ step: 'combatBefore', combatDice: 1, heroes: [{ cards }] }),
      table({ step: 'combatAfter', combatFaces: [3], heroes: [{ cards }] }),
    ]
    expect(windows.map((s) => s.say('skill').map((text) => text.slice(4)))).toEqual([
      ['Bluff', 'Jostle'],
      ['Bluff'],
      ['Bluff'],
      ['Bluff', 'Appraisal'],
      ['Bluff'],
      ['Bluff', 'Bloodlust'],
      ['Bluff', 'Rally'],
      ['Bluff'],
      ['Bluff'],
      [],
      ['Bloodlust'],
      ['Rally'],
    ])
    expect(windows[1].whyNot('card:jostle')).toEqual(['RP-111'])
    expect(windows[9].whyNot('card:bluff')).toEqual(['RP-111'])
  })

  it('may be used for the step alone; the card is exhausted all the same [RP-112, DEC-11]', () => {
    const s = table({ step: 'act', heroes: [{ cards: ['bluff'], fiends: ['fiendOfRust'] }] })
    s.pick('Use Bluff', 'Skip the effect')
    expect(s.hero()).toMatchObject({ token: 'CN', gold: 5, exhausted: ['bluff'] })
    // Also where the effect is not possible: nobody is asked then.
    const empty = table({ step: 'act', heroes: [{ cards: ['brawn'], fiends: ['fiendOfRust'] }] }).pick(
      'Use Brawn',
    )
    expect(empty.hero()).toMatchObject({ token: 'CN', exhausted: ['brawn'] })
  })

  it('are not asked twice where their own first question can be declined [RP-R60, DEC-11]', () => {
    const s = table({ step: 'act', heroes: [{ cards: ['warding'], fiends: ['fiendOfRust'] }] }).pick(
      'Use Warding',
    )
    expect(s.ask.kind).toBe('banishFiend')
    expect(s.texts).toEqual(['Fiend of Rust', 'Stop'])
    s.pick('Stop')
    expect(s.hero()).toMatchObject({ exhausted: ['warding'], fiends: ['fiendOfRust'] })
  })
})

describe('Scrolls', () => {
  it('are carried out once when they are bought, and kept [RP-113]', () => {
    const s = marketTurn({ market: ['scrollOfLore', 'ironHelm'] }).pick('Buy Scroll of Lore')
    expect(s.hero()).toMatchObject({ xp: 3, cards: ['scrollOfLore'] })
    const later = table({ step: 'act', heroes: [{ cards: ['scrollOfLore'], fiends: ['fiendOfRust'] }] })
    expect(later.verbs).toEqual(['endTurn', 'banish'])
  })

  it('may be bought though nothing of their effect is possible [RP-114]', () => {
    const s = marketTurn({ market: ['scrollOfMirrors', 'ironHelm'] }).pick('Buy Scroll of Mirrors')
    expect(s.hero().cards).toEqual(['scrollOfMirrors'])
    expect(s.told('turned')).toEqual([])
  })

  it('Mirrors turn up to two different dice [DEC-09]', () => {
    const s = marketTurn({ market: ['scrollOfMirrors'], heroes: [{ rows: { STR: 'red 1, blue 2' } }] })
    s.pick('Buy Scroll of Mirrors')
    expect(s.texts).toEqual(['Red 1 (STR, space 1)', 'Blue 2 (STR, space 2)', 'Stop'])
    s.pick('Red 1')
    // Not the same die once more.
    expect(s.texts).toEqual(['Blue 2 (STR, space 2)', 'Stop'])
    expect(s.pick('Stop').line('STR')).toBe('red 6, blue 2, -')
  })

  it('Exchange swaps up to twice, also the same dice', () => {
    const s = marketTurn({
      market: ['scrollOfExchange'],
      heroes: [{ rows: { STR: 'red 1, blue 2, green 3' } }],
    })
    s.pick('Buy Scroll of Exchange', 'Red 1', 'Blue 2', 'Red 1', 'Green 3')
    expect(s.line('STR')).toBe('blue 2, green 3, red 1')
  })

  it('Fate rolls up to three different dice one after the other', () => {
    const s = marketTurn({
      market: ['scrollOfFate'],
      heroes: [{ rows: { STR: 'red 1, blue 2, green 3' } }],
      dice: [6, 5, 4],
    })
    s.pick('Buy Scroll of Fate', 'Red 1', 'Keep 6', 'Blue 2', 'Keep 2', 'Green 3', 'Keep 4')
    expect(s.line('STR')).toBe('red 6, blue 2, green 4')
  })

  it('Piety moves the token up to two spaces', () => {
    const s = marketTurn({ market: ['scrollOfPiety'] }).pick(
      'Buy Scroll of Piety',
      'Towards Good',
      'Towards Law',
    )
    expect(s.hero().token).toBe('LG')
  })

  it('Tuning changes one die by 1 or 2', () => {
    const s = marketTurn({ market: ['scrollOfTuning'], heroes: [{ rows: { STR: 'red 3, blue 3' } }] })
    s.pick('Buy Scroll of Tuning', 'Red 3')
    expect(s.texts).toEqual(['Turn it to 1', 'Turn it to 2', 'Turn it to 4', 'Turn it to 5'])
  })

  it('Banishment turns up to two Fiends down [DEC-27]', () => {
    const s = marketTurn({
      market: ['scrollOfBanishment'],
      heroes: [{ fiends: ['fiendOfRust', 'fiendOfFog'], newFiends: [] }],
    })
    s.pick('Buy Scroll of Banishment', 'Fiend of Fog', 'Fiend of Rust')
    expect(s.hero()).toMatchObject({ fiends: [], banished: ['fiendOfFog', 'fiendOfRust'] })
  })

  it('Healing discards up to two Injuries and gives an Honor token [DEC-27]', () => {
    const s = marketTurn({ market: ['scrollOfHealing'], heroes: [{ injury: 3, xp: 0 }] })
    s.pick('Buy Scroll of Healing', 'Discard one', 'Discard one')
    expect(s.hero()).toMatchObject({ injury: 1, honor: 1 })
    // With nothing to heal the Honor token comes all the same.
    expect(
      marketTurn({ market: ['scrollOfHealing'] })
        .pick('Buy Scroll of Healing')
        .hero().honor,
    ).toBe(1)
  })

  it('Bonding grants the Familiar Action and 1 XP, also when the action is declined [DEC-28]', () => {
    const s = marketTurn({ market: ['scrollOfBonding'] }).pick('Buy Scroll of Bonding')
    expect(s.texts).toEqual(['Familiar Action', 'No action'])
    s.pick('No action')
    expect(s.hero()).toMatchObject({ gold: 3, xp: 1 })
  })
})
