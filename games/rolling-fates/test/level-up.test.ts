import { describe, expect, it } from 'vitest'
import { table, type Laid } from './table.ts'

const levelUp = (heroes: Laid['heroes'], more: Partial<Laid> = {}) =>
  table({ heroes, at: { kind: 'levelup' }, ...more })

describe('level up', () => {
  it('raises everybody when the group travels to the next area [RF-117, DEC-04]', () => {
    const s = levelUp([{ character: 'amakar' }, { character: 'akara' }], { traitDeck: ['X13', 'X14'] })
    expect(s.view.level).toBe(2)
    expect(s.view.heroes).toMatchObject([
      { maxLife: 24, defense: 1, inventory: 4 },
      { maxLife: 20, defense: 1, inventory: 5 },
    ])
    expect(s.ask).toMatchObject({ kind: 'continue', after: 'levelUp' })
  })

  it('draws a Trait, turns the dial to the new maximum and reads the new row, in this order [RF-118, RF-R62]', () => {
    const s = levelUp([{ character: 'amakar', life: 3 }], { traitDeck: ['X01'] })
    expect(s.events.map(({ type }) => type)).toEqual(['levelUp', 'traitDrawn', 'characterGrew'])
    expect(s.told('characterGrew')).toMatchObject([{ life: 24, defense: 2, inventory: 4 }])
  })

  it('heals completely whatever the Life was, up to the maximum that the new Trait gives [RF-119, RF-R62]', () => {
    expect(levelUp([{ character: 'amakar', life: 1 }], { traitDeck: ['X01'] }).lives).toEqual([24])
    expect(levelUp([{ character: 'amakar', life: 1 }], { traitDeck: ['X03'] }).lives).toEqual([28])
    expect(levelUp([{ character: 'amakar', life: 1 }], { traitDeck: ['X30'] }).lives).toEqual([21])
  })

  it('ends status effects [RF-R62, RF-R69]', () => {
    expect(levelUp([{ character: 'amakar', statuses: ['poison', 'weakness'] }]).hero().statuses).toEqual([])
  })

  it('gives no choice between Traits, and no limit to their number [RF-120, INV-07]', () => {
    const s = levelUp([{ character: 'amakar', level: 4, traits: ['X30', 'X31', 'X32'] }], {
      traitDeck: ['X33'],
    })
    expect(s.hero().traits).toEqual(['X30', 'X31', 'X32', 'X33'])
    expect(s.offers).toEqual(['go on'])
  })

  it('settles an Inventory that shrinks [RF-R62, RF-R57]', () => {
    const cards = ['T01', 'T02', 'T03', 'T04']
    const s = levelUp([{ character: 'amakar', stats: { inventory: 4 }, treasures: cards }], {
      traitDeck: ['X32'],
    })
    expect(s.ask).toEqual({ kind: 'excess', seat: 0 })
    s.play('Amakar drops Moss Poultice')
    expect(s.hero().treasures).toEqual(['T01', 'T03', 'T04'])
  })

  it('pulls level-up triggers in seat order when all have grown, those of the new Trait included [RF-R62]', () => {
    const s = levelUp(
      [
        { character: 'amakar', traits: ['X38'] },
        { character: 'akara', life: 2 },
      ],
      { traitDeck: ['X01', 'X23'], treasureDeck: ['T01'] },
    )
    const grown = s.events.findLastIndex(({ type }) => type === 'characterGrew')
    const works = s.events.findIndex(({ type }) => type === 'cardWorked')
    expect(works).toBeGreaterThan(grown)
    expect(s.told('cardWorked').map(({ card }) => card)).toEqual(['X38', 'X23'])
    expect(s.lives).toEqual([21, 20])
    expect(s.hero(1).treasures).toEqual(['T01'])
  })

  it('goes on without a Trait when the deck is empty [RF-R55, INV-07]', () => {
    const s = levelUp([{ character: 'amakar', traits: [] }], {
      arrange: (t) => {
        t.heroes[0].traits = t.traitDeck
        t.traitDeck = []
        t.heroes[0].treasures = []
      },
    })
    expect(s.told('deckEmpty')).toMatchObject([{ deck: 'trait' }])
  })

  it('may lose the game: a Character at 0 Life loses also here [RF-R72]', () => {
    const s = levelUp([{ character: 'amakar', stats: { maxLife: 3 }, traits: ['X38'] }], {
      traitDeck: ['X01'],
    })
    expect(s.result).toBe('lost')
  })
})
