import { anyone, deal, newFate, readConfig, Refusal, Table } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { covers } from '../content/adventures.ts'
import { characters } from '../content/characters.ts'
import { rollingFates } from '../index.ts'
import { actionDice, diceEach, isLuckDie, luckDie, ownerOf } from '../rules/dice.ts'
import { copyEnemy, copyHero } from '../rules/figures.ts'
import { inShort } from './in-short.ts'
import { table } from './table.ts'

const setUp = (given: Readonly<Record<string, unknown>>, seed = 'setup') =>
  deal(rollingFates, readConfig(rollingFates, given), seed)
const newTable = (given: Readonly<Record<string, unknown>>) =>
  new Table(rollingFates, readConfig(rollingFates, given), 'setup')

function offers(at: Table<ReturnType<typeof setUp>>): string[] {
  const view = rollingFates.view(at.state, anyone)
  return (at.decision?.options ?? []).map((option) => inShort(option as never, view))
}

const play = (seed: string): string => {
  const at = new Table(rollingFates, readConfig(rollingFates, { players: 2 }), seed)
  for (let n = 0; n < 60 && at.decision; n++) at.choose(n % at.decision.options.length)
  return at.fingerprint
}

describe('preparation', () => {
  it.each([1, 2, 3, 4])('seats %i players, each with a Character [RF-001, DEC-01]', (players) => {
    expect(setUp({ players }).heroes).toHaveLength(players)
  })

  it('seats neither none nor five [RF-001]', () => {
    expect(() => readConfig(rollingFates, { players: 0 })).toThrow(Refusal)
    expect(() => readConfig(rollingFates, { players: 5 })).toThrow('1 to 4 players')
  })

  it('lets each player pick any free Character, in any order [RF-002, RF-003, RF-R02, DEC-01]', () => {
    const at = newTable({ players: 2 })
    const names = characters.map(({ name }) => name)
    expect(offers(at)).toEqual([1, 2].flatMap((seat) => names.map((name) => `${seat}: ${name}`)))
    at.choose(names.length + names.indexOf('Odrin'))
    expect(at.state.heroes.map(({ character }) => character)).toEqual(['', 'odrin'])
    // Odrin is taken by one player and free for nobody else.
    expect(offers(at)).toEqual(names.filter((name) => name !== 'Odrin').map((name) => `1: ${name}`))
    expect(at.decision?.ask.seat).toBe(0)
  })

  it('takes a Character that was picked before the game for one seat only [RF-R02]', () => {
    expect(setUp({ players: 2, characters: ['akara', 'karath'] }).heroes).toMatchObject([
      { character: 'akara' },
      { character: 'karath' },
    ])
    expect(() => readConfig(rollingFates, { players: 2, characters: ['akara', 'akara'] })).toThrow(
      'only once',
    )
  })

  it('gives every player five Action dice and a Luck die of their own [RF-004]', () => {
    const t = setUp({ players: 4 })
    expect(t.face).toHaveLength(4 * diceEach)
    expect(actionDice(2, 5).map(ownerOf)).toEqual([2, 2, 2, 2, 2])
    expect(ownerOf(luckDie(3))).toBe(3)
    expect(new Set([luckDie(1), ...actionDice(1)]).size).toBe(diceEach)
  })

  it('shows level 1 on boards and dials [RF-005, RF-008, RF-009]', () => {
    const { heroes, level } = table({
      heroes: [{ character: 'amakar' }, { character: 'braugg' }],
      enemies: [{ enemy: 'E01' }],
    }).view
    expect(level).toBe(1)
    expect(heroes).toMatchObject([
      { life: 21, maxLife: 21, defense: 1, inventory: 3 },
      { life: 23, maxLife: 23, defense: 0, inventory: 5 },
    ])
  })

  it('shuffles two separate decks, face down, and deals nothing [RF-006, RF-010]', () => {
    const [one, other] = [setUp({}, 'a'), setUp({}, 'b')]
    expect(one.treasureDeck).toHaveLength(60)
    expect(one.traitDeck).toHaveLength(40)
    expect(one.treasureDeck).not.toEqual(other.treasureDeck)
    expect(one.traitDeck).not.toEqual(other.traitDeck)
    expect(one.heroes.flatMap(({ treasures, traits }) => [...treasures, ...traits])).toEqual([])
    const view = rollingFates.view(one, 0)
    expect([view.treasureDeck, view.traitDeck]).toEqual([60, 40])
  })

  it('shuffles what was put aside back before the next game [RF-013]', () => {
    expect(setUp({}, 'next').aside).toEqual([])
    expect([...setUp({}, 'next').treasureDeck].sort()).toEqual([...setUp({}, 'again').treasureDeck].sort())
  })

  it('has tokens for everybody: the supply never runs out [RF-007]', () => {
    const all = ['poison', 'stun', 'weakness'] as const
    const s = table({
      heroes: ['amakar', 'leyana', 'akara', 'karath'].map((character) => ({ character, statuses: all })),
      enemies: [{ enemy: {}, statuses: all }, { enemy: {} }],
    })
    s.t.heroes.forEach(({ statuses }) => expect(statuses).toHaveLength(3))
  })

  it('starts any adventure at any time [RF-011, DEC-03]', () => {
    for (const { id } of covers) expect(setUp({ adventure: id }).adventure).toBe(id)
    expect(() => readConfig(rollingFates, { adventure: 'V0' })).toThrow('adventure cannot be "V0"')
  })

  it('offers the table options with their defaults [DEC-02, RF-R14, RF-R104]', () => {
    expect(setUp({}).options).toEqual({ recovery: 'flip', weariness: true, votes: false, mode: 'digital' })
    expect(setUp({ recovery: 'die', weariness: 'off', votes: 'on', mode: 'tracked' }).options).toEqual({
      recovery: 'die',
      weariness: false,
      votes: true,
      mode: 'tracked',
    })
    for (const option of Object.values(rollingFates.setup)) expect(option.about.length).toBeGreaterThan(0)
  })

  it('plays the same game for the same seed and the same choices [RF-R86, INV-02]', () => {
    expect(play('one')).toBe(play('one'))
    expect(play('one')).not.toBe(play('two'))
  })

  it('gives each Character a chance of its own, and the App one [RF-R19]', () => {
    const t = setUp({ players: 3 })
    const words = [t.fate, ...t.chances].map(({ a, b, c, d }) => [a, b, c, d].join())
    expect(new Set(words).size).toBe(4)
    expect(newFate('x').script).toEqual([])
  })

  it('knows the Luck die of every bar from its Action dice [RF-004, RF-062]', () => {
    for (const who of [0, 1, 2, 3]) {
      expect(isLuckDie(luckDie(who))).toBe(true)
      expect(actionDice(who).some(isLuckDie)).toBe(false)
    }
  })

  it('gives dice that were laid out beforehand to the first Character alone [RF-R19]', () => {
    const t = setUp({ players: 3, script: [3, 1, 2] })
    expect(t.chances.map(({ script }) => script)).toEqual([[3, 1, 2], [], []])
    expect(t.fate.script).toEqual([])
  })

  it('lets copies of Characters and enemies share no list with what they were copied from [RF-R81]', () => {
    const { t } = table({ heroes: [{ character: 'amakar' }], enemies: [{ enemy: 'E01' }] })
    for (const [figure, copy] of [
      [t.heroes[0], copyHero(t.heroes[0])],
      [t.enemies[0], copyEnemy(t.enemies[0])],
    ] as const) {
      expect(copy).toEqual(figure)
      const shared = Object.entries(figure).filter(
        ([key, it]) => Array.isArray(it) && Reflect.get(copy, key) === it,
      )
      expect(shared).toEqual([])
    }
  })
})
