import { describe, expect, it } from 'vitest'
import { find, trade } from './pages.ts'
import { table, type Laid, type LaidHero } from './table.ts'

const draw = (words: string, heroes: readonly LaidHero[], more: Partial<Laid> = {}) =>
  table({ heroes, at: { kind: 'story', encounter: [find(words), find('nothing')] }, ...more }).play('go on')

const carry = (s: ReturnType<typeof draw>): string[][] => s.t.heroes.map(({ treasures }) => treasures)

const drawAtTheLimit = () =>
  draw('treasure 1 -> heroes(all)', [{ character: 'amakar', treasures: ['T01', 'T02', 'T03'] }], {
    treasureDeck: ['T59'],
  })

describe('Treasure cards', () => {
  it('are drawn when an event says so, one for each Character in seat order [RF-087, RF-092, RF-093, RF-R66]', () => {
    const s = draw('treasure 1 -> heroes(all)', [{ character: 'amakar' }, { character: 'akara' }], {
      treasureDeck: ['T01', 'T02'],
    })
    expect(carry(s)).toEqual([['T01'], ['T02']])
  })

  it('are all drawn by one Character before the next [RF-R66]', () => {
    const s = draw('treasure 2 -> heroes(all)', [{ character: 'amakar' }, { character: 'akara' }], {
      treasureDeck: ['T01', 'T02', 'T03', 'T04'],
    })
    expect(carry(s)).toEqual([
      ['T01', 'T02'],
      ['T03', 'T04'],
    ])
  })

  it('go only to the addressed Character where one is addressed [RF-091]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }, { character: 'akara', life: 3 }],
      at: { kind: 'story', encounter: [find('treasure 1 -> chosen', { by: 'weakest' }), find('nothing')] },
      treasureDeck: ['T01'],
    }).play('go on')
    expect(carry(s)).toEqual([[], ['T01']])
  })

  it('are limited by the Inventory of the level [RF-089, RF-090, INV-10]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', level: 3 },
        { character: 'braugg', level: 3 },
      ],
      enemies: [{ enemy: 'E01' }],
    })
    expect(s.view.heroes.map(({ inventory }) => inventory)).toEqual([5, 9])
  })

  it('at the limit are swapped for a carried one or left, and the other is out of the game [RF-094, RF-095, DEC-10, RF-R56]', () => {
    const s = drawAtTheLimit()
    expect(s.ask).toEqual({ kind: 'swap', seat: 0, card: 'T59' })
    expect(s.view.drawn).toBe('T59')
    expect(s.offers).toEqual([
      'Amakar leaves it',
      'Amakar swaps Chipped Throwing Knife',
      'Amakar swaps Moss Poultice',
      'Amakar swaps Hard Biscuit',
    ])
    s.play('Amakar swaps Moss Poultice')
    expect(carry(s)).toEqual([['T01', 'T03', 'T59']])
    expect(s.t.aside).toEqual(['T02'])
    const t = drawAtTheLimit().play('Amakar leaves it')
    expect(carry(t)).toEqual([['T01', 'T02', 'T03']])
    expect(t.t.aside).toEqual(['T59'])
    expect(t.t.treasureDeck).not.toContain('T59')
  })

  it('are measured against the limit before the new card is carried [RF-R57]', () => {
    const s = draw('treasure 1 -> heroes(all)', [{ character: 'amakar', treasures: ['T01', 'T02', 'T03'] }], {
      treasureDeck: ['T09'],
    })
    // Saddle Straps would make room, but only once they are carried.
    expect(s.ask.kind).toBe('swap')
  })

  it('above a lowered limit are put aside at once, by the owner’s choice, also in combat [RF-R57, DEC-11]', () => {
    const s = draw(
      'treasure 1 -> heroes(all)',
      [{ character: 'amakar', treasures: ['T09', 'T01', 'T02', 'T03', 'T04'] }],
      {
        treasureDeck: ['T59'],
      },
    )
    s.play('Amakar swaps Saddle Straps')
    expect(s.ask).toEqual({ kind: 'excess', seat: 0 })
    expect(s.offers).toHaveLength(5)
    s.play('Amakar drops Crooked Spear')
    expect(s.ask.kind).toBe('excess')
    s.play('Amakar drops Hard Biscuit')
    expect(carry(s)).toEqual([['T01', 'T02', 'T59']])
    expect(s.t.aside).toEqual(['T09', 'T04', 'T03'])
    const fight = table({
      heroes: [
        {
          character: 'amakar',
          dice: [1],
          treasures: ['T01', 'T02', 'T03'],
          abilities: [{ name: 'Age', cost: 'any1', effect: 'trait 1 -> self' }],
        },
      ],
      enemies: [{ enemy: 'E01' }],
      traitDeck: ['X32'],
    }).play('Amakar: Age')
    expect(fight.ask.kind).toBe('excess')
  })

  it('run out: drawing from an empty deck gives nothing, and nothing refills it [RF-R55, INV-08, INV-09]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      at: {
        kind: 'story',
        encounter: [find('treasure 1 -> heroes(all); trait 1 -> heroes(all)'), find('nothing')],
      },
      arrange: (t) => {
        t.aside.push(...t.treasureDeck)
        t.treasureDeck = []
      },
    })
    s.play('go on')
    expect(carry(s)).toEqual([[]])
    expect(s.told('deckEmpty')).toMatchObject([{ deck: 'treasure' }])
    expect(s.hero().traits).toHaveLength(1)
  })

  it('may be drawn in combat and used at once [RF-R61]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [1, 3],
          abilities: [{ name: 'Grab', cost: 'dice(1)', effect: 'treasure 1 -> self' }],
        },
      ],
      enemies: [{ enemy: {}, life: 9 }],
      treasureDeck: ['T13'],
    })
    s.play('Amakar: Grab', 'Amakar: Balanced Hatchet')
    expect(s.enemyLives).toEqual([7])
  })

  it('change maximum Life: it stays when the maximum rises and drops with it [RF-R60, RF-R42, RF-012]', () => {
    const rises = draw('treasure 1 -> heroes(all)', [{ character: 'amakar' }], { treasureDeck: ['T51'] })
    expect(rises.hero().life).toBe(21)
    expect(rises.view.heroes[0].maxLife).toBe(27)
    const falls = draw(
      'treasure 1 -> heroes(all)',
      [{ character: 'amakar', treasures: ['T51', 'T01', 'T02'] }],
      { treasureDeck: ['T03'] },
    )
    falls.play("Amakar swaps Giant's Belt")
    expect(falls.hero().life).toBe(21)
    const least = draw(
      'trait 1 -> heroes(all)',
      [{ character: 'amakar', stats: { maxLife: 2, defense: 0, inventory: 0 }, treasures: [] }],
      {
        traitDeck: [{ name: 'Dust', effect: 'mod life -9; mod defense -9; mod inventory -9' }],
      },
    )
    expect(least.view.heroes[0]).toMatchObject({ life: 1, maxLife: 1, defense: 0, inventory: 0 })
  })

  it('make a last stand once in an adventure, Traits before Treasures, and stay used [RF-R64]', () => {
    const s = draw('lose 90 -> heroes(all)', [{ character: 'amakar', treasures: ['T60'], traits: ['X29'] }])
    expect(s.lives).toEqual([3])
    expect(s.t.usedUp).toEqual(['X29'])
    const next = table({
      heroes: [{ character: 'amakar', treasures: ['T60'], traits: ['X29'] }],
      at: {
        kind: 'story',
        encounter: [find('lose 90 -> heroes(all); lose 90 -> heroes(all); lose 90 -> heroes(all)')],
      },
    }).play('go on')
    expect(next.told('lastStand').map(({ card, life }) => [card, life])).toEqual([
      ['X29', 3],
      ['T60', 4],
    ])
    expect(next.result).toBe('lost')
  })

  it('cannot be thrown away except by a swap or as a payment [RF-R58]', () => {
    const s = draw('nothing', [{ character: 'amakar', treasures: ['T01'] }])
    expect(s.offers).toEqual(['go on'])
  })

  it('have a value that matters only where an event asks for it [RF-098]', () => {
    const s = table({
      heroes: [{ character: 'amakar', treasures: ['T01', 'T59'] }],
      at: { kind: 'story', encounter: trade('value', 6, 'heal 1 -> chosen', { by: 'random' }) },
    })
    s.play('Amakar: accept', 'Amakar pays Worldsplitter')
    expect(s.hero().treasures).toEqual(['T01'])
  })
})

const two = (mine: readonly string[], theirs: readonly string[]): LaidHero[] => [
  { character: 'amakar', treasures: mine },
  { character: 'karath', treasures: theirs },
]

const market = (mine: readonly string[], theirs: readonly string[]) =>
  table({ heroes: two(mine, theirs), at: { kind: 'story', encounter: [find('nothing'), find('nothing')] } })

describe('trading', () => {
  it('is open outside combat: a gift or a swap, if the other agrees [RF-096, RF-R59, DEC-12]', () => {
    const s = market(['T01'], ['T02'])
    expect(s.offers).toEqual(['go on', 'Amakar offers Chipped Throwing Knife', 'Karath offers Moss Poultice'])
    s.play('Amakar offers Chipped Throwing Knife')
    expect(s.offers).toEqual(['to Karath', 'for Moss Poultice', 'cancel'])
    s.play('to Karath')
    expect(s.ask).toMatchObject({ kind: 'agree', seat: 1, from: 0, card: 'T01', against: '' })
    s.play('agree')
    expect(s.t.heroes.map(({ treasures }) => treasures)).toEqual([[], ['T02', 'T01']])
    s.play('Karath offers Moss Poultice', 'to Amakar', 'Amakar: decline')
    expect(s.t.heroes.map(({ treasures }) => treasures)).toEqual([[], ['T02', 'T01']])
    // The question that was open is still open.
    expect(s.offers[0]).toBe('go on')
  })

  it('checks the limits after the trade, so two full Characters may swap [RF-096, RF-R59]', () => {
    const s = market(['T01', 'T02', 'T03'], ['T04', 'T05', 'T06'])
    s.play('Amakar offers Chipped Throwing Knife')
    expect(s.offers).toEqual(['for Crooked Spear', 'for Nettle Pouch', 'for Peephole Lens', 'cancel'])
    expect(s.whyNot('hero:1')).toEqual(['RF-096'])
    s.play('for Nettle Pouch', 'agree')
    expect(s.t.heroes.map(({ treasures }) => treasures)).toEqual([
      ['T02', 'T03', 'T05'],
      ['T04', 'T06', 'T01'],
    ])
  })

  it('counts what the traded card itself changes about a limit [RF-096]', () => {
    const s = market(['T09', 'T01', 'T02', 'T03', 'T04'], [])
    // Without the straps Amakar could not carry the other four.
    expect(s.offers).not.toContain('Amakar offers Saddle Straps')
    expect(s.whyNot('card:T09')).toEqual(['RF-096'])
  })

  it('is closed from the first text of a combat to its end, and open at its reward [RF-097, RF-R89, INV-11]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', treasures: ['T01'], dice: [1] },
        { character: 'karath', treasures: ['T02'] },
      ],
      enemies: [{ enemy: {}, life: 1 }],
    })
    s.play('Amakar: Haft Jab')
    expect(s.ask).toMatchObject({ kind: 'continue', after: 'reward' })
    expect(s.offers).toContain('Amakar offers Chipped Throwing Knife')
    const text = table({
      heroes: two(['T01'], ['T02']),
      enemies: [{ enemy: {}, life: 1 }],
      arrange: (t) => Object.assign(t, { step: 'arrive', fighting: false, round: 0 }) && undefined,
    })
    expect(text.ask).toMatchObject({ kind: 'continue', after: 'text' })
    expect(text.offers).toEqual(['go on'])
    expect(text.whyNot('card:T01')).toEqual(['RF-097'])
  })

  it('is closed while a payment, a swap or another proposal is pending [RF-R59]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', treasures: ['T01', 'T02', 'T03'] },
        { character: 'karath', treasures: ['T04'] },
      ],
      at: { kind: 'story', encounter: [find('treasure 1 -> hero(strongest)'), find('nothing')] },
    }).play('go on')
    expect(s.ask.kind).toBe('swap')
    expect(s.offers.every((offer) => !offer.includes('offers'))).toBe(true)
  })

  it('allows twenty proposals in an encounter [RF-R59, INV-40]', () => {
    const s = market(['T01'], [])
    for (let n = 0; n < 20; n++) s.play('Amakar offers Chipped Throwing Knife', 'cancel')
    expect(s.offers).toEqual(['go on'])
    expect(s.whyNot('card:T01')).toEqual(['RF-R59'])
    // The next encounter begins with all of them again.
    expect(s.play('go on').offers).toEqual(['go on', 'Amakar offers Chipped Throwing Knife'])
  })

  it('never moves a Trait card [RF-121, INV-12]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', traits: ['X01'] },
        { character: 'karath', treasures: ['T02'] },
      ],
      at: { kind: 'story', encounter: [find('nothing'), find('nothing')] },
    })
    expect(s.offers).toEqual(['go on', 'Karath offers Moss Poultice'])
    s.play('Karath offers Moss Poultice')
    expect(s.offers).toEqual(['to Amakar', 'cancel'])
  })

  it('drops Life with a maximum that is traded away [RF-R60]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', treasures: ['T51'] },
        { character: 'karath', life: 5 },
      ],
      at: { kind: 'story', encounter: [find('nothing'), find('nothing')] },
    })
    expect(s.lives[0]).toBe(27)
    s.play("Amakar offers Giant's Belt", 'to Karath', 'agree')
    expect(s.lives).toEqual([21, 5])
  })
})
