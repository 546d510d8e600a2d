import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const dummy = { enemy: {}, life: 50 }

describe('the Character’s Phase', () => {
  it('lets only Characters act: abilities that pay, and passing [RF-033, RF-038, DEC-16]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [4, 4, 1], luck: 6 }], enemies: [dummy] })
    expect(s.offers).toEqual([
      'Amakar: Haft Jab',
      'Amakar: Cleave',
      'Amakar: War Howl',
      'Amakar passes',
      'concede',
    ])
  })

  it('says which rule keeps an ability from being used [RF-038, RF-044]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [4, 1], luck: 5 }], enemies: [dummy] })
    expect(s.whyNot('ability:amakar-2')).toEqual(['RF-038'])
    expect(s.whyNot('ability:amakar-luck')).toEqual(['RF-044'])
    expect(s.whyNot('ability:amakar-1')).toEqual([])
  })

  it('says which dice do not pay, and why a card that cannot be used cannot be traded either [RF-058, RF-061, RF-097]', () => {
    const heroes = [{ character: 'amakar', dice: [4, 4, 2, 2, 1], treasures: ['T31'] }]
    const s = table({ heroes, enemies: [dummy] })
    expect(s.whyNot('card:T31')).toEqual(['RF-097'])
    s.play('Amakar: Cleave')
    expect(s.ask?.kind).toBe('payment')
    expect(s.whyNot('die:5')).toEqual(['RF-061'])
    expect(s.whyNot('die:1')).toEqual([])
  })

  it('takes the spent dice off the bar, so they cannot be used again [RF-036, INV-16, INV-19]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [4, 4, 1] }], enemies: [dummy] })
    s.play('Amakar: Cleave')
    expect(s.bar().dice).toEqual([1])
    expect(s.offers).not.toContain('Amakar: Cleave')
    expect(s.told('used')).toMatchObject([{ ability: 'amakar-2', faces: [4, 4] }])
  })

  it('pays a Luck ability with the Luck die and nothing else [RF-034, INV-19]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [6, 6], luck: 6 }], enemies: [dummy] })
    s.play('Amakar: War Howl')
    expect(s.bar()).toEqual({ dice: [6, 6], luck: 0 })
  })

  it('uses the cards it carries as if they were printed on the board [RF-035, RF-088]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [3], treasures: ['T13'] },
        { character: 'akara', dice: [3], treasures: [] },
      ],
      enemies: [dummy],
    })
    expect(s.offers).toEqual([
      'Amakar: Haft Jab',
      'Amakar: Balanced Hatchet',
      'Amakar passes',
      'Akara passes',
      'concede',
    ])
    s.play('Amakar: Balanced Hatchet')
    expect(s.enemyLives).toEqual([48])
  })

  it('pays only with the own bar [RF-037]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [4] },
        { character: 'leyana', dice: [4, 4] },
      ],
      enemies: [dummy],
    })
    expect(s.offers).not.toContain('Amakar: Cleave')
    s.play('Amakar: Haft Jab')
    expect(s.bar(1).dice).toEqual([4, 4])
  })

  it('lets dice stay unspent, and uses one ability after the other [RF-039, RF-040, RF-R25]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [1, 2, 3] }], enemies: [dummy] })
    s.play('Amakar: Haft Jab', 'pay 1', 'Amakar: Haft Jab', 'pay 2')
    expect(s.enemyLives).toEqual([48])
    s.play('Amakar passes')
    expect(s.bar().dice).toEqual([3])
    expect(s.ask.kind).toBe('continue')
  })

  it('lets uses of different Characters alternate freely [RF-041]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [1, 1] },
        { character: 'leyana', dice: [2, 2] },
      ],
      enemies: [dummy],
    })
    s.play('Leyana: Loose Arrow', 'Amakar: Haft Jab', 'Leyana: Loose Arrow', 'Amakar: Haft Jab')
    expect(s.told('used').map(({ seat }) => seat)).toEqual([1, 0, 1, 0])
  })

  it('completes a use before the next begins: only its owner has options [RF-042, RF-R23]', () => {
    const s = table({
      heroes: [
        { character: 'veyra', dice: [1, 2, 3] },
        { character: 'leyana', dice: [2, 2] },
      ],
      enemies: [dummy, dummy],
    })
    s.play('Veyra: Flurry')
    expect(s.options.every(({ seat }) => seat === 0)).toBe(true)
    expect(s.offers).toEqual(['Dummy 1', 'Dummy 2'])
    s.play('Dummy 1')
    expect(s.options.every(({ seat }) => seat === 0)).toBe(true)
  })

  it('keeps two uses on one target two events [RF-043]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [2, 2, 3, 3] }], enemies: [dummy] })
    s.play('Amakar: Cleave', 'pay 2 2', 'Amakar: Cleave')
    expect(s.told('hit').map(({ entered }) => entered)).toEqual([3, 3])
  })

  it('ends when everybody has passed, which is final [RF-R24]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [2] },
        { character: 'leyana', dice: [] },
      ],
      enemies: [dummy],
    })
    s.play('Amakar passes')
    expect(s.offers).toEqual(['Leyana passes'])
    expect(s.whyNot('hero:0', 'ability:amakar-1')).toEqual(['RF-R24'])
    // Nobody is passed automatically for lack of dice.
    s.play('Leyana passes')
    expect(s.told('phaseBegan').at(-1)?.phase).toBe('enemies')
  })

  it('offers an ability only if one of its clauses finds a target or dice [RF-R32, RF-R103]', () => {
    const s = table({
      heroes: [
        {
          character: 'odrin',
          dice: [5],
          abilities: [{ name: 'Lend', cost: 'any1', effect: 'add roll -> ally' }],
        },
      ],
      enemies: [dummy],
    })
    // No die would be left to turn, and there is no ally.
    expect(s.offers).toEqual(['Odrin passes', 'concede'])
    expect(s.whyNot('ability:odrin-1')).toEqual(['RF-R32'])
    expect(s.whyNot('ability:Lend')).toEqual(['RF-R32'])
  })

  it('lets what changes nothing be done: healing at the maximum, curing nothing [RF-R32]', () => {
    const s = table({ heroes: [{ character: 'akara', dice: [1, 3, 3] }], enemies: [dummy] })
    s.play('Akara: Mending Touch', 'Akara: Cleansing Verse')
    expect(s.lives).toEqual([17])
  })

  it('re-rolls up to so many dice together [DEC-19, RF-R103]', () => {
    const s = table({
      heroes: [{ character: 'braugg', dice: [1, 2, 2, 4] }],
      enemies: [dummy],
      random: { heroes: { braugg: [6, 5] } },
    })
    s.play('Braugg: Rummage', 'pay 1')
    expect(s.offers).toEqual(['die 2', 'die 4', 'enough'])
    s.play('die 2')
    expect(s.offers).toEqual(['die 2', 'die 4', 'enough'])
    s.play('die 4')
    expect(s.bar().dice).toEqual([2, 2, 4])
    s.play('enough')
    expect(s.bar().dice).toEqual([6, 2, 5])
  })

  it('turns dice one at a time, each to another value [DEC-20, RF-R103]', () => {
    const s = table({
      heroes: [{ character: 'odrin', dice: [1, 3, 3], treasures: ['T50'] }],
      enemies: [dummy],
    })
    s.play('Odrin: Thimble of Turns')
    expect(s.offers).toEqual(['die 3', 'enough'])
    s.play('die 3')
    expect(s.offers).toEqual(['to 1', 'to 2', 'to 4', 'to 5', 'to 6'])
    s.play('to 6')
    // The die that was turned is not turned again: only the other three is left.
    expect(s.offers).toEqual(['die 3', 'enough'])
    s.play('enough')
    expect(s.bar().dice).toEqual([6, 3])
  })

  it('adds dice only to Characters that have not passed, while there is room [RF-R17, RF-R22, INV-14]', () => {
    const s = table({
      heroes: [
        { character: 'odrin', dice: [1, 1, 2, 2, 3, 3], luck: 2 },
        { character: 'amakar', dice: [1, 1, 1, 1, 1, 1, 1] },
        { character: 'leyana' },
      ],
      enemies: [dummy],
      random: { heroes: { odrin: [4], amakar: [], leyana: [] } },
    })
    s.play('Leyana passes', 'Odrin: Borrowed Luck')
    expect(s.offers).toEqual(['Odrin', 'Amakar'])
    expect(s.whyNot('hero:2')).toEqual(['RF-R17'])
    s.play('Odrin')
    // Amakar's bar is full: the die is neither rolled nor placed.
    expect(s.bar(0).dice).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(s.bar(1).dice).toHaveLength(7)
  })

  it('has no way back once a hit was judged [RF-R33, RF-R88]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [1, 2] }], enemies: [dummy, dummy] })
    s.play('Amakar: Haft Jab')
    // Which dice to pay with is an unsent choice: it can be stepped back from.
    expect(s.undoStop).toBeNull()
    s.play('pay 1')
    expect(s.undoStop).toBeNull()
    s.play('Dummy 1')
    expect(s.undoStop).toBe('card')
  })

  it('lets the group concede before anybody acts, asked once [RF-R83, RF-R101, DEC-27]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [1] }], enemies: [dummy] })
    s.play('concede')
    expect(s.offers).toEqual(['confirm', 'cancel'])
    expect(s.options[0].losing).toBe(true)
    s.play('cancel')
    expect(s.offers).toEqual(['Amakar: Haft Jab', 'Amakar passes'])
    const t = table({ heroes: [{ character: 'amakar', dice: [1] }], enemies: [dummy] })
    t.play('concede', 'confirm')
    expect(t.result).toBe('lost')
    const u = table({ heroes: [{ character: 'amakar', dice: [1, 1] }], enemies: [dummy] })
    expect(u.play('Amakar: Haft Jab').offers).not.toContain('concede')
  })

  it('pulls phase-start triggers in seat order, Traits before Treasures [RF-R53, DEC-21]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', treasures: ['T38'], traits: ['X20', 'X25'] },
        { character: 'akara', traits: ['X24'] },
      ],
      enemies: [dummy],
      random: { heroes: { amakar: [3, 4], akara: [] } },
    })
    expect(s.told('cardWorked').map(({ card }) => card)).toEqual(['X20', 'X25', 'T38', 'X24'])
    expect(s.t.heroes.map(({ guard }) => guard)).toEqual([2, 2])
    expect(s.bar().dice).toEqual([3, 4])
    expect(s.enemy().statuses).toEqual(['investigate'])
  })
})
