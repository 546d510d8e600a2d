import { Refusal, readConfig } from '@dicehearth/engine'
import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { boxOf, isTaken } from '../content/box.ts'
import { readPack, type OwnPack } from '../content/own-pack.ts'
import { rollPlayer } from '../index.ts'
import { scoreSheet } from '../rules/scoring.ts'
import { examplePack } from './setups.ts'
import { marketTurn, table } from './table.ts'

const setup = { cards: examplePack }
const scroll = { type: 'scroll', id: 'x', name: 'X', dots: 1, cost: 1, does: [{ do: 'cycle' }] }

function problemsOf(file: object): string[] {
  const read = readPack({ game: 'roll-player', name: 'Test', ...file }, isTaken)
  return 'problems' in read ? read.problems : []
}

function pack(): OwnPack {
  const read = readPack(examplePack, isTaken)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.pack
}

describe('own packs', () => {
  it('join the decks of the box [RP-R61]', () => {
    const box = boxOf(pack())
    expect([box.market.size, box.fiends.size, box.minions.size, box.familiars.size]).toEqual([92, 28, 22, 11])
  })

  it('are passed over by the discards and the Minions that leave; own Familiars are dealt first [RP-R61]', () => {
    for (const players of [1, 3, 5]) {
      let looked = false
      playAtRandom(rollPlayer, {
        setup: { players, ...setup },
        seed: `pack ${players}`,
        look: ({ before }) => {
          if (before.step === 'familiar' && before.turn === 0)
            expect(before.heroes.flatMap((hero) => hero.boards)).toContain('copper-newt')
          if (before.step !== 'startDice' || looked) return
          looked = true
          expect([...before.discard, ...before.minionsAside].filter((id) => id.includes('-'))).toEqual([])
          expect([...before.deck, ...before.market, ...before.trash]).toContain('clockwork-bow')
          expect(before.minions).toContain('brass-golem')
        },
      })
    }
  })

  it('play by the same words as the printed cards [RP-003]', () => {
    const s = marketTurn({ setup, market: ['haggling', 'ironHelm'], deck: ['vain'], heroes: [{ gold: 9 }] })
    s.pick('Buy Haggling')
    expect(s.hero().cards).toEqual(['haggling'])
    const use = marketTurn({
      setup,
      market: ['ironHelm'],
      deck: ['vain'],
      heroes: [{ cards: ['haggling'], gold: 9 }],
    })
    use.pick('Use Haggling', 'Carry it out')
    expect(use.say('buy')).toEqual(['Buy Vain for 2 Gold'])
    const bow = marketTurn({
      setup,
      step: 'huntAfter',
      combatFaces: [1, 2, 5],
      heroes: [{ cards: ['clockwork-bow'], gold: 1, xp: 1 }],
      dice: [6, 6],
    })
    bow.pick('Use Clockwork Bow', 'A 1', 'A 2')
    expect(bow.ask).toMatchObject({ total: 17 })
    const fiend = marketTurn({
      setup,
      market: ['ironHelm'],
      heroes: [{ fiends: ['fiend-of-tangles'], gold: 3 }],
    })
    expect(fiend.say('buy')).toEqual(['Buy Iron Helm for 3 Gold'])
    const thimble = table({
      setup,
      step: 'place',
      hand: 'red 1',
      heroes: [{ cards: ['lucky-thimble'], rows: { STR: 'red 1, red 1' } }],
    })
    expect(thimble.pick('Place the red 1 in STR').gains()).toEqual(['+2 gold filledLine'])
  })

  it('restrict like the printed Fiends: of two that fix an amount the worse counts [RP-R25]', () => {
    const robbers = { id: 'robbers', name: 'Robbers', always: [{ is: 'discardGain', gold: 0 }] }
    const toll = { id: 'toll', name: 'Toll', always: [{ is: 'passOverCost', gold: 4 }] }
    const bog = { id: 'bog', name: 'Bog', always: [{ is: 'passOverCost', gold: 5 }] }
    const cards = { game: 'roll-player', name: 'Hard times', fiends: [robbers, toll, bog] }
    const discard = marketTurn({
      setup: { cards },
      market: ['ironHelm'],
      heroes: [{ class: 'outlaw', fiends: ['fiendOfSwindles', 'robbers'] }],
    })
    expect(discard.say('discard')).toEqual(['Discard Iron Helm: gain 0 Gold'])
    const hunt = marketTurn({
      setup: { cards },
      step: 'huntTarget',
      heroes: [{ class: 'ranger', gold: 9, fiends: ['toll', 'bog'] }],
    })
    expect(hunt.say('passOver')).toEqual(['Pass over it for 5 Gold and turn up the next'])
  })

  it('score like the printed cards', () => {
    const { t } = table({
      setup,
      heroes: [{ cards: ['lucky-thimble', 'well-travelled', 'scale-thimbles'], fiends: ['fiend-of-echoes'] }],
    })
    const lines = Object.fromEntries(scoreSheet(t, 0).map((line) => [line.for, line.score]))
    // One star of the thimble for no Injury, one lost by the Fiend; one piece of the Scale set.
    expect(lines).toMatchObject({ otherCards: 0, armor: 1, traits: 0 })
  })

  it('are hunted by their weaknesses and levels', () => {
    const s = marketTurn({
      setup,
      step: 'huntTarget',
      minions: ['brass-golem', 'plagueRat'],
      heroes: [{ token: 'LG', gold: 9 }],
    })
    s.pick('Go on')
    // The best side counts, not the sum.
    expect(s.t.combatDice).toBe(3)
  })

  it('are read from the set-up, which refuses what does not fit', () => {
    expect(() => readConfig(rollPlayer, { cards: { game: 'set-a-watch', name: 'x' } })).toThrow(Refusal)
    expect(() => readConfig(rollPlayer, { cards: { game: 'set-a-watch', name: 'x' } })).toThrow(
      /another game/,
    )
  })

  it('say in words what is wrong and where', () => {
    expect(problemsOf({ market: [{ ...scroll, cost: 99 }] })).toEqual(['"X": cost must be at most 10.'])
    expect(problemsOf({ market: [{ ...scroll, does: [] }] })).toEqual(['"X": does must not be empty.'])
    expect(problemsOf({ market: [{ ...scroll, does: [{ do: 'fly' }] }] })[0]).toMatch(/^"X": does 1/)
    expect(problemsOf({ market: [{ ...scroll, colour: 'red' }] })).toEqual(['"X" has no place for "colour".'])
    expect(problemsOf({ market: [{ ...scroll, id: 'a b' }] })).toEqual([
      '"X": id has letters, digits and dashes only.',
    ])
  })

  it('keep ids and names their own', () => {
    expect(problemsOf({ market: [{ ...scroll, id: 'backpack' }] })).toEqual([
      '"X": the id "backpack" belongs to a printed card; choose another.',
    ])
    expect(problemsOf({ market: [{ ...scroll, name: 'Backpack' }] })).toEqual([
      '"Backpack": the name "Backpack" belongs to a printed card; choose another.',
    ])
    expect(problemsOf({ market: [scroll, { ...scroll, name: 'Y' }] })).toEqual([
      '"Y": the id "x" is used twice.',
    ])
  })

  it('put effects only where their moment is', () => {
    expect(problemsOf({ market: [{ ...scroll, does: [{ do: 'initSwap' }] }] })).toEqual([
      '"X": its effect initSwap (swap all dice of two Initiative cards that nobody has chosen) belongs to the moment beforeInitiative (in your Dice turn, before you choose an Initiative card).',
    ])
    const skill = { ...scroll, type: 'skill', arrow: 'good' }
    expect(
      problemsOf({ market: [{ ...skill, when: 'beforeRoll', does: [{ do: 'combatReroll', dice: 1 }] }] }),
    ).toEqual([
      '"X": its effect combatReroll (roll one Combat Die again) belongs to the moment afterRoll (in combat, after you rolled).',
    ])
    expect(problemsOf({ market: [{ ...skill, does: [{ do: 'refresh', upTo: 1 }] }] })).toHaveLength(1)
    expect(
      problemsOf({ market: [{ ...skill, when: 'afterRoll', does: [{ do: 'combatReroll', dice: 'any' }] }] }),
    ).toEqual([])
  })

  it('grant no action within an action, and give Fiends nothing to use', () => {
    const weapon = { type: 'weapon', id: 'x', name: 'X', dots: 1, cost: 1, hands: 1 }
    const again = { is: 'action', row: 'STR', does: [{ do: 'attribute', of: ['STR'] }] }
    expect(problemsOf({ market: [{ ...weapon, always: [again] }] })[0]).toMatch(/^"X": always 1, does/)
    const once = { when: 'diceTurn', pay: { gold: 0, injury: 0 }, does: [{ do: 'cycle' }] }
    expect(problemsOf({ market: [{ ...weapon, once }] })).toEqual([])
    expect(problemsOf({ fiends: [{ id: 'x', name: 'X', once }] })).toContain('"X" has no place for "once".')
  })

  it('need Weapons and Fiends that do something, levels that rise, and ranges the right way round', () => {
    const level = { trophy: false, gives: [] }
    expect(
      problemsOf({ market: [{ type: 'weapon', id: 'x', name: 'X', dots: 1, cost: 1, hands: 1 }] }),
    ).toHaveLength(1)
    expect(problemsOf({ fiends: [{ id: 'x', name: 'X' }] })).toEqual([
      '"X": a Fiend needs a restriction (always, on or final).',
    ])
    const minion = { id: 'x', name: 'X', dots: 1, weakness: null }
    expect(
      problemsOf({
        minions: [
          {
            ...minion,
            levels: [
              { from: 2, ...level },
              { from: 3, ...level },
            ],
          },
        ],
      }),
    ).toHaveLength(1)
    expect(
      problemsOf({
        minions: [
          {
            ...minion,
            levels: [
              { from: 1, ...level },
              { from: 1, ...level },
            ],
          },
        ],
      }),
    ).toHaveLength(1)
    const familiar = {
      id: 'x',
      name: 'X',
      range: [9, 5],
      stars: 2,
      colours: ['red', 'red', 'red'],
      does: [{ do: 'cycle' }],
    }
    expect(problemsOf({ familiars: [familiar] })).toEqual([
      '"X": its range goes from the lower sum to the higher.',
    ])
    expect(
      problemsOf({ familiars: [{ ...familiar, range: [5, 9], does: [{ do: 'familiarAction' }] }] }),
    ).toHaveLength(1)
  })
})
