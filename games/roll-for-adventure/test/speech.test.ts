import { describe, expect, it } from 'vitest'
import { rollForAdventure as game } from '../index.ts'
import { territories } from '../content/boards.ts'
import { piece } from '../rules/pieces.ts'
import type { RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import type { Adventure } from '../rules/state.ts'
import { foe, withFoes } from './foe.ts'
import { order } from './lists.ts'
import { playAtRandom } from './random-games.ts'
import {
  blue,
  enemy,
  enemyStep,
  keepDice,
  keepPool,
  lay,
  layOn,
  red,
  table,
  type RfaScenario,
} from './table.ts'

const sideB = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }

/** What the log tells, as the table lies now. */
function log(s: RfaScenario, ...types: RfaEvent['type'][]): (string | null)[] {
  return s.events.filter(({ type }) => types.includes(type)).map((event) => game.words.event(event, s.view))
}

/** The texts of placements to a place. */
function placing(s: RfaScenario, at: string): string[] {
  return s.texts.filter((_, i) => {
    const option = s.options[i]
    return option.verb === 'place' && option.at === at
  })
}

/** What can be claimed when two lines of the ice are full. */
function lines(arrange: (t: Adventure) => void): string[] {
  const s = table({
    setup: sideB,
    dice: [3, 6, 6, 6, 6, 6, 6],
    arrange: (t) => {
      arrange(t)
      for (const [space, face] of [1, 2, 0, 0, 0, 1].entries())
        if (face > 0) layOn(t, blue, face, t.iceCave, space)
    },
  })
  return s.choose({ at: 'iceCave', number: 3, space: 2 }).texts
}

describe('cards in a sentence', () => {
  it('have an article when they are one of many, and a number when two of them are in play', () => {
    const s = enemyStep({
      cards: ['D1b', 'W1a'],
      arrange: (t) => {
        enemy(t, 'D1a')
        lay(t, blue, 1, t.desert.first)
        lay(t, red, 1, t.desert.first)
      },
    })
    expect(log(s, 'revealed', 'attack')).toEqual([
      'A Sand Devil appears.',
      'Sand Devil 2 attacks the desert.',
    ])
    expect(s.prompt).toBe('Sand Devil 2 attacks. Red, which die is lost from the desert?')
    const one = enemyStep({ cards: ['D2a'], arrange: (t) => enemy(t, 'W1a') })
    expect(log(one, 'revealed', 'commanded')).toEqual([
      'A Dune Stalker appears.',
      'The Dune Stalker drives the Tree Shrike on.',
    ])
  })

  it('have none when they bear a name, and keep their own', () => {
    const setup = { special: 'dragons,phantoms,giants', board: 'crown' }
    for (const [card, appears] of [
      ['DR3', 'Thornback appears.'],
      ['PH1a', 'Whisper appears.'],
      ['PH1c', 'The Pale Guest appears.'],
      ['PH3a', 'The Unnamed appears.'],
      ['MOS', 'The Master of Shadows appears.'],
    ])
      expect(log(enemyStep({ setup, cards: [card], dice: [6, 6] }), 'revealed')).toEqual([appears])
    const unnamed = enemyStep({ setup, cards: ['PH3a'], dice: [6] })
    expect(log(unnamed, 'territoryDie')).toEqual(['The territory die for the Unnamed: no territory.'])
  })

  it('of the players are told apart by number too', () => {
    const setup = withFoes(
      foe({ name: 'Owl', copies: 2, onReveal: [{ do: 'attack', where: { at: 'home' } }] }),
    )
    const s = enemyStep({ setup, cards: ['foe#2'], arrange: (t) => enemy(t, 'foe') })
    expect(log(s, 'revealed', 'attack')).toEqual(['An Owl appears.', 'Owl 2 attacks the desert.'])
  })
})

describe('what is told', () => {
  it('tells of a dragon first and then of the dice that it takes [RFA-168]', () => {
    const s = enemyStep({
      setup: { special: 'dragons', board: 'sword' },
      cards: ['DR5'],
      arrange: (t) => {
        lay(t, blue, 5, t.forest.path)
        lay(t, blue, 5, t.resurrection)
      },
    })
    expect(order(s, 'dragonFlewBy', 'diceLost')).toEqual(['dragonFlewBy', 'diceLost', 'diceLost'])
    expect(s.told('dragonFlewBy')[0].dice).toHaveLength(2)
    expect(log(s, 'dragonFlewBy', 'diceLost')).toEqual([
      'Stormcrest burns every 5 away.',
      'A blue die is lost from the forest.',
      'A blue die is lost from Resurrection.',
    ])
  })

  it('says which placements win a stone [RFA-071, RFA-079, RFA-084, RFA-211]', () => {
    const s = table({
      dice: [1, 6, 2, 4, 4, 4, 4],
      arrange: (t) => {
        for (let n = 0; n < 2; n++) lay(t, blue, 1, t.desert.first)
        for (let n = 0; n < 2; n++) lay(t, blue, 1, t.desert.second)
        t.fortress.barriers = [1, 0, 0]
        for (let n = 0; n < 3; n++) lay(t, -2, 2, t.fortress.sections[0])
        t.forest.boundary = 1
      },
    })
    expect(placing(s, 'desert')).toEqual(['One 1 to the desert: wins a stone'])
    expect(placing(s, 'fortress')).toEqual([
      'One 2 to the fortress: breaks the last barrier and wins a stone',
    ])
    expect(placing(s, 'forest')).toEqual(['One 6 to the forest: wins a stone'])
    const arch = table({
      setup: sideB,
      dice: [1, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (let n = 0; n < 3; n++) lay(t, blue, 6, t.forest.sixes)
        for (let n = 0; n < 3; n++) lay(t, -2, 5, t.forest.fives)
      },
    })
    expect(placing(arch, 'forest')).toEqual(['One 1 to the forest: is given up and wins a stone'])
  })

  it('promises only what there is: no bonus dice from an empty pool, no enemy where none is [RFA-095, RFA-R53]', () => {
    expect(lines((t) => (t.skull[0] = 1))).toEqual([
      'Claim up to two bonus dice (upper row)',
      'Claim a skull one hole back (right column)',
      'Claim up to two bonus dice (upper row) and a skull one hole back (right column)',
      'Leave the dice',
    ])
    expect(lines((t) => keepPool(t, 0))[0]).toBe('Claim its dice alone (upper row)')
    const row = table({
      dice: [4, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        keepPool(t, 0)
        for (const space of [0, 1, 2]) layOn(t, blue, space + 1, t.iceCave, space)
      },
    }).choose({ at: 'iceCave', number: 4 })
    expect(row.texts).toEqual(['Claim its dice alone', 'Go on collecting'])
  })

  it('asks which land heals when one does [RFA-191]', () => {
    const s = table({
      setup: withFoes(foe({ onDefeat: [{ do: 'heal', where: { at: 'choice' }, amount: 1 }] })),
      dice: [6, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.skull = [1, 1, 0, 0]
        enemy(t, 'foe')
      },
    }).choose({ at: 'enemy', number: 6 })
    expect(s.prompt).toBe('Red, the Foe is gone. Which land heals?')
  })

  it('speaks of no number where it means nothing: on boards and in Oblivion', () => {
    const s = table({ heroes: ['healer', 'fighter'], arrange: (t) => lay(t, blue, 2, t.oblivion) })
    expect(s.texts).toEqual([
      'Let a red die rest, free a blue die',
      'Let an ally die rest, free a blue die',
      'Not this turn',
    ])
  })

  it('ends with figures that have names', () => {
    const lost = enemyStep({ cards: ['D1a'], arrange: (t) => (t.skull[0] = 6) })
    expect(game.words.figures(lost.view)).toEqual([
      ['Turns', '0'],
      ['Power stones', '0 of 5'],
      ['Lost because', 'the desert fell'],
    ])
  })
})

describe('before the click', () => {
  it('an option says what it wastes, and whether it ends the turn', () => {
    const s = table({ dice: [5, 5, 5, 1, 1, 1, 1], arrange: (t) => enemy(t, 'D1a') })
    const risk = (like: object): string | undefined => {
      const [option] = s.which(like)
      return game.words.risk(option, s.ask, s.view)?.text
    }
    expect(risk({ at: 'enemy', number: 5, own: 3 })).toBe('9 more than needed')
    expect(risk({ at: 'enemy', number: 5, own: 2 })).toBeUndefined()
    expect(risk({ at: 'resurrection', number: 5, own: 2 })).toBe('ends your turn, five dice unplaced')
  })

  it('laying down the last dice for nothing is marked as a loss, but not where they come back [RFA-160]', () => {
    const s = table({
      dice: [6],
      arrange: (t) => {
        keepDice(t, red, 1)
        keepDice(t, blue, 0)
        enemy(t, 'D1a')
      },
    })
    const loses = (at: string): boolean | undefined => {
      const [option] = s.which({ verb: 'place', at } as Partial<RfaOption>)
      return game.words.risk(option, s.ask, s.view)?.loses
    }
    expect(loses('forest')).toBe(true)
    expect(loses('resurrection')).toBe(true)
    expect(loses('enemy')).toBeUndefined()
    expect(loses('iceCave')).toBeUndefined()
  })

  it('taking the last damage of a land is marked as a loss [RFA-148]', () => {
    const s = enemyStep({
      heroes: ['warrior', 'fighter'],
      cards: ['D1a'],
      arrange: (t) => (t.skull[0] = 6),
    })
    const [decline] = s.which({ verb: 'decline' })
    expect(game.words.risk(decline, s.ask, s.view)).toEqual({
      text: 'the desert falls: you lose',
      loses: true,
    })
  })

  it('danger is named: a land near its end, and few dice', () => {
    const s = table({ arrange: (t) => (t.skull = [5, 6, 0, 0]) })
    expect(game.words.dangers(s.view)).toEqual([
      'The desert is two holes from falling.',
      'One more damage and the fortress falls.',
    ])
  })

  it('people go by the names they gave, with their colour when their turn begins', () => {
    const s = table({})
    const view = { ...s.view, called: ['Anna', undefined] }
    expect(game.words.seat(red, view)).toBe('Anna')
    expect(game.words.seat(blue, view)).toBe('Blue')
    expect(game.words.event({ type: 'turnBegan', turn: 1, seat: red }, view)).toMatch(
      /^Turn 1: Anna \(red\), the /,
    )
    expect(game.words.prompt(s.ask, view)).toMatch(/^Anna, choose one number/)
  })

  it('a roll is shown as the dice that fell', () => {
    const s = table({})
    expect(
      game.words.dice({ type: 'rolled', seat: red, who: red, dice: [0, 5, -1], faces: [3, 4, 2] }, s.view),
    ).toEqual([
      { face: 3, colour: 'red', mark: 'flame' },
      { face: 4, colour: 'blue', mark: 'drop' },
    ])
  })
})

describe('pieces and actors', () => {
  it('lets every die stand for an option that is as good as the one it names [RFA-R11]', () => {
    const s = enemyStep({
      cards: ['D1a'],
      arrange: (t) => [red, red, blue].forEach((who) => lay(t, who, 1, t.desert.first)),
    })
    const { first } = s.view.desert
    const [ofRed, ofBlue] = s.options.map((option) => game.touches(option, s.view))
    expect(ofRed).toEqual(first.slice(0, 2).map(piece.die))
    expect(ofBlue).toEqual([piece.die(first[2])])
    const place = table({ dice: [3, 3, 3, 6, 6, 3, 6] })
    const [two] = place.which({ verb: 'place', at: 'fortress', own: 2, ally: 0 })
    expect(game.touches(two, place.view)).toEqual([
      ...place.view.hand.slice(0, 3).map(piece.die),
      'fortress',
      piece.section(1),
    ])
  })

  it('names only actors that are to be covered, and opens a chapter with every turn', () => {
    playAtRandom(60, ({ after, events }) => {
      for (const event of events) {
        for (const actor of game.acted(event, after)) expect(game.actors).toContain(actor)
        expect(game.opens(event)).toBe(event.type === 'turnBegan')
      }
    })
    expect(new Set(game.actors).size).toBe(game.actors.length)
  })
})

describe('what can be read', () => {
  it('is printed on every land, hero and open card, and on the Master; hidden cards stay hidden', () => {
    const s = table({
      setup: { ...sideB, special: 'giants', board: 'sword' },
      arrange: (t) => enemy(t, 'D3a'),
    })
    const texts = new Map(game.texts(s.view).map((it) => [it.piece, it]))
    expect([...texts.keys()].sort()).toEqual(
      ['desert', 'fortress', 'forest', 'iceCave', 'hero:0', 'hero:1', 'card:D3a', 'card:MOS']
        .concat([0, 1, 2, 3, 4, 5].map(piece.line))
        .concat([piece.resurrection, piece.oblivion, piece.adventure, piece.deck, piece.pool])
        .concat(territories.map(piece.track))
        .sort(),
    )
    expect(texts.get('card:D3a')).toEqual({
      piece: 'card:D3a',
      name: 'Salt Queen',
      lines: [
        'Enemy of the desert, rank 3.',
        'Drives every enemy of a lower rank on.',
        'Attacks the desert.',
        'Defeated by dice that add up to 6 or more.',
      ],
    })
    expect(texts.get('desert')?.name).toBe('Desert, side B')
    expect(texts.get('hero:0')?.name).toBe('Fighter (Red)')
  })

  it('tells of the top card once the Wayfinder has shown it, and of an own enemy by its effects [RFA-191]', () => {
    const setup = withFoes(
      foe({
        onReveal: [
          { do: 'removeDice', where: { at: 'home' }, count: 2, number: 1 },
          { do: 'ifNone', then: [{ do: 'damage', where: { at: 'home' }, amount: 1 }] },
        ],
        onAgain: [{ do: 'rally', below: 'all' }],
        onDefeat: [{ do: 'bonus', count: 1 }],
      }),
    )
    const s = table({ heroes: ['wayfinder', 'fighter'], setup, cards: ['foe'] })
    const read = (): readonly string[] | undefined =>
      game.texts(s.view).find((it) => it.piece === 'card:foe')?.lines
    expect(read()).toBeUndefined()
    s.choose({ verb: 'look' })
    expect(read()).toEqual([
      'Enemy of the desert, rank 1.',
      'Takes up to two dice showing 1 from its own land.',
      'If it took no die: damages its own land by one hole.',
      'Again: Makes the other enemies of every rank attack.',
      'Defeated: Leaves the active player a bonus die.',
    ])
  })

  it('is said before the game of every option, hero and side [DEC-01]', () => {
    for (const option of Object.values(game.setup)) expect(option.about).toMatch(/\.$/)
    const { heroes, desert, fortress, forest, iceCave, special } = game.setup
    for (const option of [heroes, desert, fortress, forest, iceCave, special]) {
      if (!('values' in option)) throw new Error('no values')
      for (const value of option.values) expect(option.tells[value], value).toMatch(/\.$/)
    }
  })
})

describe('what lights up for an option', () => {
  const s = table({ dice: [2, 2, 5, 6, 1, 3, 4] })
  const withFace = (face: number): string[] =>
    s.t.hand.filter((die) => s.t.face[die] === face).map((die) => piece.die(die))

  it('is every die that the Glasswright would mirror, and the hero, with both numbers in words', () => {
    const mirror = { verb: 'mirror', seat: red, number: 2 } as const
    expect(game.words.option(mirror, s.ask, s.view)).toBe('Mirror the 2s to 5s')
    expect(withFace(2)).toHaveLength(2)
    expect(game.touches(mirror, s.view)).toEqual([...withFace(2), piece.hero(red)])
  })

  it('is the die that would be freed from Oblivion', () => {
    const [die] = s.t.hand
    expect(game.touches({ verb: 'release', seat: red, die }, s.view)).toContain(piece.die(die))
    const others = s.t.board[blue].map((other) => piece.die(other))
    expect(game.touches({ verb: 'release', seat: red, die }, s.view)).not.toEqual(
      expect.arrayContaining(others),
    )
  })
})
