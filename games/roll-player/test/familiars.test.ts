import { describe, expect, it } from 'vitest'
import { boxOf } from '../content/box.ts'
import { table, type LaidHero, type Tale } from './table.ts'

/** Seat 0 has placed a die on the board of this Familiar. */
function withFamiliar(familiar: string, hero: LaidHero = {}, dice: readonly number[] = []): Tale {
  return table({
    step: 'act',
    placed: ['familiar'],
    heroes: [{ familiar, rows: { STR: 'red 4, blue 2', familiar: 'gold 5' }, ...hero }],
    dice,
  })
}

describe('the Familiar Action', () => {
  it('is there when a die was placed on the board this turn, or when a card grants it [RP-082]', () => {
    const s = withFamiliar('mireToad')
    expect(s.texts).toEqual(['Familiar Action', 'End the turn'])
    s.pick('Familiar Action')
    expect(s.hero().gold).toBe(7)
    const other = table({ step: 'act', placed: ['STR'], heroes: [{ rows: { STR: 'red 1' } }] })
    expect(other.verbs).not.toContain('familiarAct')
    expect(other.whyNot('familiar:mireToad')).toEqual(['RP-082'])
    const tamed = table({ step: 'act', heroes: [{ cards: ['taming'] }] }).pick(
      'Use Taming',
      'Familiar Action',
    )
    expect(tamed.hero().gold).toBe(7)
  })

  it('is no Attribute Action: XP cannot buy it, and no ban on an Attribute Action stops it [RP-083]', () => {
    const s = withFamiliar('iceBear', { xp: 5, fiends: ['fiendOfRigidity'] })
    expect(s.texts).toContain('Familiar Action')
    s.pick('Take an Attribute Action')
    expect(s.texts.some((text) => text.includes('Familiar'))).toBe(false)
    expect(s.texts.some((text) => text.startsWith('CON'))).toBe(false)
  })

  it('carries its parts out in printed order and skips what is impossible [RP-015, RP-084]', () => {
    const s = withFamiliar('emberFox', { rows: { familiar: 'gold 6' } }).pick('Familiar Action')
    expect(s.line('familiar')).toBe('gold 6, -, -')
    expect(s.gains()).toEqual(['+1 gold emberFox'])
  })

  it('cannot be taken when no part of it is possible [RP-R54]', () => {
    const s = withFamiliar('iceBear', { rows: { familiar: 'gold 1' }, fiends: ['fiendOfRust'] })
    expect(s.verbs).not.toContain('familiarAct')
    expect(s.whyNot('familiar:iceBear')).toEqual(['RP-R54'])
  })

  it('must be carried out once it is taken, but for parts that say "up to" or "may" [RP-R54]', () => {
    const bear = withFamiliar('iceBear').pick('Familiar Action')
    expect(bear.verbs).toEqual(['die'])
    const owl = withFamiliar('moonOwl').pick('Familiar Action')
    expect(owl.verbs).toEqual(['die', 'decline'])
    const stag = withFamiliar('sunStag').pick('Familiar Action')
    expect(stag.verbs).toEqual(['step', 'decline'])
  })
})

describe('the Familiars', () => {
  it('Ice Bear lowers a die by 1 or 2', () => {
    const s = withFamiliar('iceBear').pick('Familiar Action', 'Red 4')
    expect(s.texts).toEqual(['Turn it to 2', 'Turn it to 3'])
    expect(s.pick('Turn it to 2').line('STR')).toBe('red 2, blue 2, -')
  })

  it('Ember Fox raises a die by 1 and pays 1 Gold', () => {
    const s = withFamiliar('emberFox').pick('Familiar Action', 'Red 4')
    expect(s.line('STR')).toBe('red 5, blue 2, -')
    expect(s.hero().gold).toBe(6)
  })

  it('Moon Owl rolls up to two different dice again', () => {
    const s = withFamiliar('moonOwl', {}, [6, 1]).pick('Familiar Action', 'Red 4', 'Keep 6')
    expect(s.texts).toEqual(['Blue 2 (STR, space 2)', 'Gold 5 (Familiar Board, space 1)', 'Stop'])
    s.pick('Blue 2', 'Keep 1')
    expect(s.line('STR')).toBe('red 6, blue 1, -')
  })

  it('Thorn Boar turns a die of a row used this turn or of its board, only in the running Dice turn [RP-R56]', () => {
    const s = table({
      step: 'act',
      placed: ['familiar', 'CON'],
      heroes: [{ familiar: 'thornBoar', rows: { STR: 'red 4', CON: 'blue 2', familiar: 'gold 5' } }],
    }).pick('Familiar Action')
    expect(s.texts).toEqual(['Blue 2 (CON, space 1)', 'Gold 5 (Familiar Board, space 1)'])
    const market = table({
      step: 'marketEnd',
      heroes: [
        {
          card: 1,
          familiar: 'thornBoar',
          cards: ['taming'],
          rows: { CON: 'blue 2', familiar: 'gold 5, red 3' },
        },
      ],
    }).pick('Use Taming', 'Familiar Action')
    expect(market.texts).toEqual(['Gold 5 (Familiar Board, space 1)', 'Red 3 (Familiar Board, space 2)'])
    const before = table({
      initiative: ['red 1, red 1', 'red 2, red 2', 'red 3, red 3'],
      heroes: [
        { familiar: 'thornBoar', cards: ['taming'], rows: { CON: 'blue 2', familiar: 'gold 5, red 3' } },
      ],
    }).pick('Use Taming', 'Familiar Action')
    expect(before.texts).toHaveLength(2)
  })

  it('Thorn Boar no longer turns dice of the rows of a Dice turn that is over [RP-R56]', () => {
    const s = table({
      step: 'act',
      turn: 1,
      placed: ['CON'],
      heroes: [
        { card: 1 },
        {
          card: 2,
          familiar: 'thornBoar',
          cards: ['taming'],
          rows: { CON: 'blue 2', familiar: 'gold 5, red 3' },
        },
      ],
    })
    s.pick('End the turn', 'Discard Iron Helm', 'Discard Iron Gauntlets', 'Use Taming', 'Familiar Action')
    expect(s.texts).toEqual(['Gold 5 (Familiar Board, space 1)', 'Red 3 (Familiar Board, space 2)'])
  })

  it('Tide Serpent swaps two dice and pays 1 Gold', () => {
    const s = withFamiliar('tideSerpent').pick('Familiar Action', 'Red 4', 'Gold 5')
    expect(s.line('STR')).toBe('gold 5, blue 2, -')
    expect(s.hero().gold).toBe(6)
  })

  it('Storm Raven gives 1 XP and 1 Gold', () => {
    const s = withFamiliar('stormRaven').pick('Familiar Action')
    expect([s.hero().xp, s.hero().gold]).toEqual([1, 6])
  })

  it('Shade Cat gives a Charisma token and up to one step of alignment [RP-R59]', () => {
    const s = withFamiliar('shadeCat').pick('Familiar Action')
    expect(s.hero().charisma).toBe(1)
    expect(s.verbs).toEqual(['step', 'decline'])
    s.pick('Stop')
    expect(s.hero().token).toBe('N')
  })

  it('Stone Tortoise changes up to two different dice by 1', () => {
    const s = withFamiliar('stoneTortoise').pick(
      'Familiar Action',
      'Red 4',
      'Turn it to 5',
      'Blue 2',
      'Turn it to 1',
    )
    expect(s.line('STR')).toBe('red 5, blue 1, -')
  })

  it('Sun Stag moves the token up to two spaces and may heal an Injury [DEC-10, DEC-27]', () => {
    const s = withFamiliar('sunStag', { injury: 1 }).pick('Familiar Action', 'Towards Good', 'Stop')
    expect(s.hero().token).toBe('NG')
    expect(s.texts).toEqual(['Discard one', 'Stop'])
    s.pick('Discard one')
    expect(s.hero().injury).toBe(0)
  })

  it('Mire Toad pays 2 Gold', () => {
    expect(withFamiliar('mireToad').pick('Familiar Action').hero().gold).toBe(7)
  })

  it('are ten', () => {
    expect(boxOf(null).familiars.size).toBe(10)
  })
})
