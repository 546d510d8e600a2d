import { describe, expect, it } from 'vitest'
import type { HeroId } from '../content/heroes.ts'
import { placements, verbs } from './lists.ts'
import {
  blue,
  bonus,
  endTurn,
  keepDice,
  keepPool,
  lay,
  owners,
  red,
  table,
  type RfaScenario,
} from './table.ts'

function has(s: RfaScenario, verb: string): boolean {
  return verbs(s).includes(verb)
}

const ones = [1, 1, 1, 1, 1, 1, 1]

describe('Wayfinder', () => {
  const heroes: HeroId[] = ['wayfinder', 'fighter']

  const looked = () => table({ heroes, cards: ['D1a', 'F1a'] }).choose({ verb: 'look' })

  it('looks at the top card, which everybody then knows, and keeps it or puts it under the deck [DEC-17, RFA-R71]', () => {
    const s = looked()
    expect(s.told('rolled')).toEqual([])
    expect(s.ask).toEqual({ kind: 'buryCard', seat: red, card: 'D1a' })
    expect(verbs(s)).toEqual(['bury', 'decline'])
    expect(s.view.deck.filter((card) => card !== null)).toEqual(['D1a'])
    expect(s.view.deck.at(-1)).toBe('D1a')
    expect(s.undoStop).toBe('card')
    s.choose({ verb: 'decline' })
    expect(s.t.deck.slice(-2)).toEqual(['F1a', 'D1a'])
    const buried = looked().choose({ verb: 'bury' })
    expect(buried.t.deck[0]).toBe('D1a')
    expect(buried.t.deck.at(-1)).toBe('F1a')
    expect(buried.view.deck[0]).toBe('D1a')
    expect(buried.t.deck).toHaveLength(25)
  })

  it('lifts the middle stack by the card that is put under the deck [DEC-17, RFA-031]', () => {
    const { bottom, middle } = looked().t.stacks ?? { bottom: 0, middle: 0 }
    expect(looked().choose({ verb: 'bury' }).t.stacks).toEqual({ bottom: bottom + 1, middle })
    expect(looked().choose({ verb: 'decline' }).t.stacks).toEqual({ bottom, middle })
  })

  it('leaves the deck as it is when declining [RFA-054]', () => {
    const s = table({ heroes, cards: ['D1a'] }).choose({ verb: 'decline' })
    expect(s.view.deck.every((card) => card === null)).toBe(true)
    expect(s.t.deck.at(-1)).toBe('D1a')
    expect(s.ask.kind).toBe('place')
  })

  it('leaves the Master on top [DEC-17]', () => {
    const s = table({ heroes, cards: ['MOS'] }).choose({ verb: 'look' })
    expect(s.ask.kind).toBe('place')
    expect(s.t.deck.at(-1)).toBe('MOS')
    expect(s.view.deck.at(-1)).toBe('MOS')
  })

  it('keeps the card known until it is turned up or the deck is shuffled [DEC-17]', () => {
    const kept = table({ heroes, dice: ones, cards: ['I1a'] })
      .choose({ verb: 'look' })
      .choose({ verb: 'decline' })
    endTurn(kept)
    expect(kept.t.enemies.map((e) => e.card)).toEqual(['I1a'])
    expect(kept.t.known).toEqual([])
    const shuffled = table({ heroes, dice: [...ones, 6], cards: ['I1a', 'MOS'] })
      .choose({ verb: 'look' })
      .choose({ verb: 'bury' })
    expect(shuffled.view.deck).toContain('I1a')
    endTurn(shuffled)
    expect(shuffled.told('masterShuffled')).toHaveLength(1)
    expect(shuffled.view.deck.every((card) => card === null)).toBe(true)
  })

  it('may look at a card that everybody knows already [RFA-R63]', () => {
    const s = table({ heroes, cards: ['D1a'], arrange: (t) => void t.known.push('D1a') }).choose({
      verb: 'look',
    })
    expect(s.ask.kind).toBe('buryCard')
    expect(s.t.known).toEqual(['D1a'])
  })

  it('needs a deck of two cards, but no dice [DEC-17, RFA-R18]', () => {
    const deckOf = (cards: string[]) => table({ heroes, arrange: (t) => void (t.deck = cards) }).ask.kind
    expect(deckOf(['MOS'])).toBe('place')
    expect(deckOf(['D1a', 'MOS'])).toBe('wayfinder')
    const bare = table({ heroes, cards: ['D1a', 'I1a'], arrange: (t) => keepDice(t, red, 0) })
    expect(bare.ask.kind).toBe('wayfinder')
    bare.choose({ verb: 'look' }).choose({ verb: 'bury' })
    expect(bare.told('revealed').map((e) => e.card)).toEqual(['I1a'])
  })
})

const faces = (s: RfaScenario) => s.t.hand.map((die) => s.t.face[die])

describe('Coinsinger', () => {
  const heroes: HeroId[] = ['coinsinger', 'fighter']

  it('rolls any of the dice just rolled again, twice a turn, also on the same roll [DEC-17, RFA-R72]', () => {
    const s = table({ heroes, dice: [1, 1, 2, 3, 4, 5, 6, 6, 5, 5] })
    const hand = s.t.hand.slice()
    // One die of each kind and number stands for its like.
    expect(s.options.flatMap((o) => (o.verb === 'sing' ? [o.die] : []))).toEqual(
      [0, 2, 3, 4, 5, 6].map((n) => hand[n]),
    )
    s.choose({ verb: 'sing', die: hand[0] })
    expect(s.options.map((o) => (o.verb === 'sing' ? o.die : o.verb))).toEqual(['singNow', ...hand.slice(1)])
    s.choose({ verb: 'sing', die: hand[6] }).choose({ verb: 'singNow' })
    expect(faces(s)).toEqual([6, 1, 2, 3, 4, 5, 5])
    expect(s.told('rolled')[1].dice).toEqual([hand[0], hand[6]])
    s.choose({ verb: 'sing', die: hand[1] }).choose({ verb: 'singNow' })
    expect(faces(s)).toEqual([6, 5, 2, 3, 4, 5, 5])
    expect(has(s, 'sing')).toBe(false)
  })

  it('counts both uses over the whole turn [DEC-17]', () => {
    const s = table({
      heroes,
      dice: [1, 1, 1, 2, 2, 3, ...ones, ...ones],
      arrange: (t) => keepDice(t, red, 3),
    })
    const sing = () => s.choose({ verb: 'sing', die: s.t.hand[0] }).choose({ verb: 'singNow' })
    sing()
    s.choose({ at: 'fortress', number: 2 })
    sing()
    expect(s.told('ability')).toHaveLength(2)
    expect(has(s, 'sing')).toBe(false)
  })
})

describe('Twinhand', () => {
  const heroes: HeroId[] = ['twinhand', 'fighter']
  const dice = [1, 1, 2, 2, 6, 6, 5, 3, 3, 3, 3, 3, 3]

  const first = () => table({ heroes, dice }).choose({ at: 'desert', number: 1, own: 1 })

  it('makes a second placement from the same roll, of any number and anywhere, or none [DEC-17, RFA-R73]', () => {
    const s = first()
    expect(s.ask).toEqual({ kind: 'secondPlacement', seat: red })
    expect(placements(s)).toEqual([
      'o 1 desert',
      'o 1 iceCave 0',
      'o 1 resurrection',
      'oo 2 fortress',
      'o 2 fortress',
      'o 2 iceCave 1',
      'oo 2 resurrection',
      'o 2 resurrection',
      'a 5 forest',
      'a 5 iceCave 4',
      'a 5 resurrection',
      'oa 6 forest',
      'o 6 forest',
      'a 6 forest',
      'o 6 iceCave 5',
      'a 6 iceCave 5',
      'oa 6 resurrection',
      'o 6 resurrection',
      'a 6 resurrection',
    ])
    expect(verbs(s).at(-1)).toBe('rollOn')
    expect(s.told('rolled')).toHaveLength(1)
    s.choose({ at: 'desert', number: 1 })
    // Once a roll: what is left is rolled now.
    expect(s.ask.kind).toBe('place')
    expect(s.told('rolled')[1].dice).toHaveLength(5)
    const none = first().choose({ verb: 'rollOn' })
    expect(none.told('rolled')[1].dice).toHaveLength(6)
    // And again with the next roll.
    none.choose({ at: 'fortress', own: 1, ally: 0 })
    expect(none.ask.kind).toBe('secondPlacement')
  })

  it('puts one die a roll in the ice cave with both hands together [DEC-17]', () => {
    const s = table({ heroes, dice }).choose({ at: 'iceCave', number: 1 })
    expect(placements(s, { at: 'iceCave' })).toEqual([])
    s.choose({ verb: 'rollOn' })
    expect(placements(s, { at: 'iceCave' })).toEqual(['o 3 iceCave 2', 'a 3 iceCave 2'])
  })

  it('ends the step with a second placement on Resurrection, and has none after a first one there [DEC-17]', () => {
    const second = table({ heroes, dice: [...dice.slice(0, 7), ...ones], cards: ['I1a'] })
      .choose({ at: 'desert', own: 2 })
      .choose({ at: 'resurrection', number: 5 })
    expect(second.t.active).toBe(blue)
    expect(second.t.board[red]).toHaveLength(4)
    const first = table({ heroes, dice: [...dice.slice(0, 7), ...ones], cards: ['I1a'] })
    first.choose({ at: 'resurrection', number: 5 })
    expect(first.t.active).toBe(blue)
  })

  it('has no second placement without dice left [DEC-17]', () => {
    const s = table({ heroes, dice: [1, 1], cards: ['I1a'], arrange: (t) => keepDice(t, red, 2) })
    s.choose({ at: 'desert', own: 2 })
    expect(s.t.active).toBe(blue)
  })
})

describe('Glasswright', () => {
  const heroes: HeroId[] = ['glasswright', 'fighter']

  const rolled = () => table({ heroes, dice: [1, 1, 2, 3, 6, 1, 3, 2, 2, 2, 2] })

  it('turns all dice of one number shown to the opposite face, once a turn [DEC-17, RFA-R74]', () => {
    expect(rolled().options.flatMap((o) => (o.verb === 'mirror' ? [o.number] : []))).toEqual([1, 2, 3, 6])
    const mirrored = (number: number) => {
      const s = rolled().choose({ verb: 'mirror', number })
      expect(has(s, 'mirror')).toBe(false)
      return s.t.hand.map((die) => s.t.face[die])
    }
    expect(mirrored(1)).toEqual([6, 6, 2, 3, 6, 6, 3])
    expect(mirrored(2)).toEqual([1, 1, 5, 3, 6, 1, 3])
    expect(mirrored(3)).toEqual([1, 1, 2, 4, 6, 1, 4])
    expect(mirrored(6)).toEqual([1, 1, 2, 3, 1, 1, 3])
    const s = rolled().choose({ verb: 'mirror', number: 3 })
    expect(placements(s, { at: 'fortress' })).toEqual([
      'o 2 fortress',
      'oa 4 fortress',
      'o 4 fortress',
      'a 4 fortress',
    ])
    s.choose({ at: 'fortress', number: 2 })
    expect(has(s, 'mirror')).toBe(false)
  })
})

describe('Ferrywoman', () => {
  const heroes: HeroId[] = ['ferrywoman', 'fighter']

  it('goes on after Resurrection with the dice left in hand, once a turn [DEC-17, RFA-R75]', () => {
    const s = table({
      heroes,
      dice: [6, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, ...ones],
      cards: ['I1a'],
      arrange: (t) => {
        for (let n = 0; n < 2; n++) lay(t, blue, 3, t.resurrection)
      },
    })
    s.choose({ at: 'resurrection', number: 6 })
    // The vortex has been emptied; her own die came back and is not among those she goes on with.
    expect(s.told('vortexEmptied')).toHaveLength(1)
    expect(s.ask).toEqual({ kind: 'ferrywoman', seat: red })
    expect(verbs(s)).toEqual(['goOn', 'decline'])
    s.choose({ verb: 'goOn' })
    expect(s.told('rolled')[1].dice).toHaveLength(6)
    expect(s.t.board[red]).toHaveLength(1)
    s.choose({ at: 'resurrection', number: 3, ally: 1 })
    expect(s.t.active).toBe(blue)
    expect(s.t.board[red]).toHaveLength(6)
  })

  it('may stop, is not asked elsewhere, and not without dice left [DEC-17]', () => {
    const stop = table({ heroes, dice: [6, ...ones], cards: ['I1a'] })
      .choose({ at: 'resurrection', number: 6 })
      .choose({ verb: 'decline' })
    expect(stop.t.active).toBe(blue)
    expect(table({ heroes, dice: [6, 1, 1, 1, 1, 1, 1] }).choose({ at: 'forest' }).ask.kind).toBe('place')
    const last = table({ heroes, dice: [6], cards: ['I1a'], arrange: (t) => keepDice(t, red, 1) })
    expect(last.choose({ at: 'resurrection' }).t.active).toBe(blue)
  })
})

describe('Hearthkeeper', () => {
  const heroes: HeroId[] = ['hearthkeeper', 'fighter']

  it('takes a bonus die into the hand and rolls it at once, with at most three dice [DEC-17, RFA-R76]', () => {
    const asked = (dice: number) => table({ heroes, arrange: (t) => keepDice(t, red, dice) }).ask.kind
    expect([4, 3, 2, 1].map(asked)).toEqual(['place', 'hearthkeeper', 'hearthkeeper', 'hearthkeeper'])
    const s = table({ heroes, arrange: (t) => keepDice(t, red, 3) })
    expect(verbs(s)).toEqual(['takeBonus', 'decline'])
    s.choose({ verb: 'takeBonus' })
    expect(owners(s.t, s.told('rolled')[0].dice)).toEqual([red, red, red, bonus])
    expect(s.t.pool).toHaveLength(3)
    const none = table({ heroes, arrange: (t) => keepDice(t, red, 3) }).choose({ verb: 'decline' })
    expect(none.told('rolled')[0].dice).toHaveLength(3)
  })

  it('can do nothing with an empty pool [DEC-17]', () => {
    const s = table({
      heroes,
      arrange: (t) => {
        keepDice(t, red, 3)
        keepPool(t, 0)
      },
    })
    expect(s.ask.kind).toBe('place')
  })

  it('works with an empty hand, once the loss check has been passed [DEC-17, RFA-R18]', () => {
    const s = table({ heroes, dice: [6], arrange: (t) => keepDice(t, red, 0) }).choose({ verb: 'takeBonus' })
    expect(placements(s, { at: 'forest' })).toEqual(['b 6 forest'])
    const lost = table({
      heroes,
      arrange: (t) => {
        keepDice(t, red, 0)
        keepDice(t, blue, 0)
      },
    })
    expect(lost.t.outcome).toMatchObject({ result: 'lost', reason: 'outOfDice' })
  })
})
