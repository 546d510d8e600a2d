import type { Decision } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { broken } from '../rules/invariants.ts'
import type { RollPlayer } from '../rules/state.ts'
import { fullSheet, table, type Laid } from './table.ts'

/** A table right after sorting, with everything as it should be. */
const sound: Laid = {
  initiative: ['red 1, red 2', 'blue 3, blue 3', 'green 5, green 6'],
  heroes: [
    { rows: { STR: 'red 1, red 2', DEX: 'blue 3, blue 4', familiar: 'gold 5, white 6' } },
    { rows: { STR: 'black 1, red 2', DEX: 'blue 3, blue 4', familiar: 'gold 5, white 6' } },
  ],
}
const asked: Decision = { ask: { kind: 'initiative', seat: 0 }, options: [] }

/** Which invariants break when this is done to a sound table. */
function spoiled(
  spoil: (t: RollPlayer) => void,
  laid: Laid = sound,
  decision: Decision | null = asked,
): string[] {
  const { t } = table(laid)
  expect(broken(t, decision)).toEqual([])
  spoil(t)
  return broken(t, decision)
}

/** A finished game. */
const finished: Laid = {
  step: 'score',
  heroes: [{ rows: fullSheet() }, { rows: fullSheet() }],
  arrange: (t) => {
    t.doubles = 5
    t.singles = 5
    t.callUnder = -1
    for (const hero of t.heroes) hero.turns = 10
  },
}

/** The second die of the first row slides to the right. */
function shiftDie({ heroes: [{ sheet }] }: RollPlayer): void {
  ;[sheet[1], sheet[2]] = [sheet[2], sheet[1]]
}

const bounds = [
  ['goals', 12],
  ['familiarBackstory', 3],
  ['backstory', 6],
  ['classColour', 21],
] as const

describe('the invariants find what is wrong', () => {
  it('a die that is lost [INV-01]', () => {
    expect(spoiled((t) => void t.bag.pop())).toEqual(['INV-01'])
  })

  it('a die in two places [INV-02]', () => {
    expect(spoiled((t) => void t.bag.push(t.bag[0]))).toEqual(['INV-02'])
  })

  it('a Split Die that shows 5, a die that shows 7 [INV-03]', () => {
    expect(spoiled((t) => (t.face[80] = 5))).toEqual(['INV-03'])
    expect(spoiled((t) => (t.face[0] = 7))).toContain('INV-03')
  })

  it('a gap in a line of somebody who moved no die [INV-04]', () => {
    expect(spoiled(shiftDie)).toEqual(['INV-04'])
    expect(
      spoiled((t) => {
        shiftDie(t)
        t.heroes[0].gaps = true
      }),
    ).toEqual([])
  })

  it('a die too many for the rounds played [INV-05]', () => {
    expect(spoiled((t) => (t.heroes[0].sheet[6] = t.bag.pop() ?? 0))).toEqual(['INV-05'])
    expect(spoiled((t) => (t.heroes[0].turns = 1))).toEqual(['INV-05'])
  })

  it('more stored dice than the Backpack or the sheet has room for [INV-06]', () => {
    expect(spoiled((t) => void t.heroes[0].backpack.push(...t.bag.splice(0, 5)))).toEqual([
      'INV-05',
      'INV-06',
    ])
  })

  it('players with different numbers of turns outside the Dice Phase [INV-07]', () => {
    expect(
      spoiled((t) => {
        t.step = 'market'
        t.heroes[0].turns = 1
        t.heroes[0].sheet[6] = t.bag.pop() ?? 0
        t.heroes[0].sheet[7] = t.bag.pop() ?? 0
      }),
    ).toEqual(['INV-07'])
  })

  it('Initiative cards that are not sorted, or lack dice [INV-08]', () => {
    expect(spoiled((t) => (t.face[t.initiative[0].dice[0]] = 6))).toEqual(['INV-08'])
    expect(spoiled((t) => void t.bag.push(...t.initiative[0].dice.splice(1)))).toEqual(['INV-08'])
  })

  it('less than nothing of something [INV-09]', () => {
    for (const what of ['gold', 'xp', 'charisma', 'honor', 'injury'] as const)
      expect(spoiled((t) => (t.heroes[1][what] = -1))).toEqual(['INV-09'])
  })

  it('Gold where none belongs, or two of it [INV-10]', () => {
    expect(spoiled((t) => (t.initiative[0].gold = 1))).toEqual(['INV-10'])
    expect(spoiled((t) => (t.initiative[1].gold = 2))).toEqual(['INV-10'])
  })

  it('a card chosen by two, or by somebody who does not have it [INV-11]', () => {
    expect(spoiled((t) => (t.initiative[0].by = 1))).toEqual(['INV-11'])
    expect(spoiled((t) => (t.heroes[0].card = 2))).toEqual(['INV-11'])
  })

  it('a token off the grid [INV-12]', () => {
    expect(spoiled((t) => Reflect.set(t.heroes[0], 'token', 'XX'))).toEqual(['INV-12'])
  })

  it('three hands full of Weapons [INV-13]', () => {
    expect(
      spoiled((t) => {
        t.heroes[0].cards = ['trident', 'shortSword']
        t.deck = t.deck.filter((id) => id !== 'trident' && id !== 'shortSword')
        t.callUnder = 0
      }),
    ).toEqual(['INV-13'])
  })

  it('a card that does not exist in the place of another [INV-14, INV-17, INV-18]', () => {
    expect(spoiled((t) => (t.market[0] = 'x'))).toEqual(['INV-14'])
    expect(spoiled((t) => (t.fiendDeck[0] = 'x'))).toEqual(['INV-17'])
    expect(spoiled((t) => (t.minions[0] = 'x'))).toEqual(['INV-18'])
  })

  it('a Market card that is lost or doubled [INV-14]', () => {
    expect(
      spoiled((t) => {
        t.deck.pop()
        t.callUnder = 0
      }),
    ).toEqual(['INV-14'])
    expect(spoiled((t) => void t.discard.push(t.deck[0]))).toEqual(['INV-14'])
    expect(spoiled((t) => (t.callUnder = 99))).toEqual(['INV-14'])
  })

  it('a Market that is not full right after dealing [INV-15]', () => {
    expect(spoiled((t) => void t.discard.push(...t.market.splice(1)))).toEqual(['INV-15'])
  })

  it('a single round with the Call still in the deck [INV-16]', () => {
    expect(spoiled((t) => (t.singles = 1))).toContain('INV-16')
  })

  it('a Fiend that is lost [INV-17]', () => {
    expect(spoiled((t) => void t.fiendDeck.pop())).toEqual(['INV-17'])
  })

  it('a Minion that is lost [INV-18]', () => {
    expect(spoiled((t) => void t.minions.shift())).toEqual(['INV-18'])
    expect(spoiled((t) => (t.minionsSeen = 99))).toEqual(['INV-18'])
  })

  it('Charisma tokens in Cleanup [INV-23]', () => {
    expect(
      spoiled((t) => {
        t.step = 'refresh'
        t.heroes[0].charisma = 1
      }),
    ).toEqual(['INV-23'])
  })

  it('an exhausted Skill that nobody owns [INV-24]', () => {
    expect(spoiled((t) => void t.heroes[0].exhausted.push('bluff'))).toEqual(['INV-24'])
  })

  it('two players of a colour, or a Monster of a player’s [INV-26]', () => {
    expect(spoiled((t) => (t.heroes[1].colour = t.heroes[0].colour))).toEqual(['INV-26'])
    expect(spoiled((t) => (t.monster = 'frostLeviathan'))).toEqual(['INV-26'])
  })

  it('another number of rounds, unless Market cards were drawn besides [INV-27]', () => {
    expect(spoiled((t) => (t.singles = 4), finished, null)).toEqual(['INV-27'])
    expect(
      spoiled(
        (t) => {
          t.singles = 4
          t.drawnBesides = true
        },
        finished,
        null,
      ),
    ).toEqual([])
  })

  it('a hero who is not complete, or a sum that is wrong [INV-28]', () => {
    expect(spoiled((t) => void t.heroes[0].backpack.push(t.bag.pop() ?? 0), finished, null)).toContain(
      'INV-28',
    )
    expect(
      spoiled(
        (t) => (t.outcome = { result: 'finished', seats: [{ seat: 0, place: 1, score: 9, lines: [] }] }),
        finished,
        null,
      ),
    ).toEqual(['INV-28'])
  })

  it('more stars in a line than there can be [INV-30]', () => {
    for (const [line, most] of bounds) {
      const result = (score: number): RollPlayer['outcome'] => ({
        result: 'finished',
        seats: [{ seat: 0, place: 1, score, lines: [{ for: line, score }] }],
      })
      expect(spoiled((t) => (t.outcome = result(most)), finished, null)).toEqual([])
      expect(spoiled((t) => (t.outcome = result(most + 1)), finished, null)).toEqual(['INV-30'])
    }
  })
})
