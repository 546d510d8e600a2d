import { readFileSync } from 'node:fs'
import { deal, readConfig, Refusal } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { piecesFrom, readPack } from '../content/own-pack.ts'
import { rollingFates } from '../index.ts'
import { foeOf } from '../rules/state.ts'
import { texts } from '../speech/texts.ts'

export const examplePack: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/examples/rolling-fates-pack.json', import.meta.url), 'utf8'),
)

const card = { id: 'lamp', name: 'Lamp', value: 1, effect: 'mod defense +1' }
const trait = { id: 'rust', name: 'Rust', kind: 'curse', effect: 'mod hit -1' }
const enemy = { id: 'Z01', name: 'Heron', tier: 1, life: '9', script: ['hit 2 -> heroes(all)'], hint: 'thin' }
const hero = {
  id: 'maren',
  name: 'Maren',
  title: 'the Ferrywoman',
  part: 'rowing',
  life: [9, 9, 9, 9, 9],
  defense: [0, 0, 0, 0, 0],
  inventory: [1, 1, 1, 1, 1],
  abilities: [
    { name: 'A', cost: 'any1', effect: 'hit 1 -> enemy' },
    { name: 'B', cost: 'any2', effect: 'hit 2 -> enemy' },
    { name: 'C', cost: 'luck(2)', effect: 'hit 3 -> enemy' },
  ],
}

function problems(pieces: Readonly<Record<string, unknown>>): string[] {
  const read = readPack({ game: 'rolling-fates', name: 'Test', ...pieces })
  return 'problems' in read ? read.problems : []
}

describe('own packs', () => {
  it('reads the example, and what it has read once more [RF-R105]', () => {
    const once = readPack(examplePack)
    expect(once).toHaveProperty('pack')
    expect(readPack('pack' in once ? once.pack : null)).toEqual(once)
  })

  it('reads packs with one kind of piece alone', () => {
    for (const pieces of [
      { treasures: [card] },
      { traits: [trait] },
      { enemies: [enemy] },
      { characters: [hero] },
    ])
      expect(problems(pieces)).toEqual([])
  })

  it.each<[what: string, pieces: Readonly<Record<string, unknown>>, message: string]>([
    [
      'an effect that cannot be read',
      { treasures: [{ ...card, effect: 'mod defence +1' }] },
      '"Lamp": effect: “mod defence +1”',
    ],
    ['a usable card with a passive effect', { treasures: [{ ...card, cost: 'any1' }] }, '"Lamp": effect'],
    [
      'a cost that is none',
      { treasures: [{ ...card, cost: 'any9', effect: 'hit 1 -> enemy' }] },
      'Write a cost such as any2',
    ],
    [
      'a target that is not allowed there',
      { treasures: [{ ...card, cost: 'any1', effect: 'hit 1 -> hero(random)' }] },
      'a target that is allowed here',
    ],
    [
      'a combat effect at a level up',
      { traits: [{ ...trait, effect: 'when level-up: hit 1 -> enemy' }] },
      '"Rust": effect',
    ],
    [
      'an id of a printed card',
      {
        treasures: [
          { ...card, id: 't' },
          { ...card, id: 't' },
        ],
      },
      '"Lamp": the id "t" is used twice.',
    ],
    [
      'an id of a printed Character',
      { characters: [{ ...hero, id: 'amakar' }] },
      'belongs to a printed piece',
    ],
    [
      'a Character without a Luck ability',
      { characters: [{ ...hero, abilities: hero.abilities.map((it) => ({ ...it, cost: 'any1' })) }] },
      'exactly one ability is paid with the Luck die',
    ],
    [
      'a Character with four rows',
      { characters: [{ ...hero, life: [1, 2, 3, 4] }] },
      'has one number for each of the 5 levels',
    ],
    [
      'a wind step at the end',
      { enemies: [{ ...enemy, script: ['nothing', 'wind "It waits."'] }] },
      'a wind step announces the next one',
    ],
    [
      'an enemy that calls nobody known',
      { enemies: [{ ...enemy, mechanics: ['spawn Z99 1/1/1/1 at 50'] }] },
      '"Heron": there is no enemy Z99.',
    ],
    ['a stand-in for nobody', { enemies: [{ ...enemy, insteadOf: 'E99' }] }, 'there is no printed enemy E99'],
    ['a mechanic that is none', { enemies: [{ ...enemy, mechanics: ['shield 3'] }] }, '"Heron": mechanics 1'],
  ])('refuses %s, and says where', (_, pieces, message) => {
    expect(problems(pieces).join('\n')).toContain(message)
  })

  it('refuses maximum Life that depends on Life [RF-R108]', () => {
    const found = problems({ traits: [{ ...trait, effect: 'mod life +1 if life<=50%' }] })
    expect(found.join()).toContain('maximum Life cannot depend on the Life that is left [RF-R108]')
  })

  it('refuses a pack for another game', () => {
    expect(readPack({ game: 'set-a-watch', name: 'x' })).toEqual({
      problems: ['This pack is for another game: "set-a-watch".'],
    })
  })

  it('shuffles own cards into the decks and lets own Characters be picked [RF-R105]', () => {
    const t = deal(rollingFates, readConfig(rollingFates, { players: 1, pieces: examplePack }), 'pack')
    expect(t.treasureDeck).toHaveLength(63)
    expect(t.traitDeck).toHaveLength(42)
    t.heroes[0].character = 'maren'
    t.heroes[0].treasures = ['net-of-hair']
    const printed = texts(rollingFates.view(t, 0))
    expect(printed.find(({ piece }) => piece === 'card:net-of-hair')?.lines).toEqual([
      'Treasure, value 3.',
      'Dice 3 and 5.',
      'Deal 2 damage and inflict Stun on one enemy. You gain 1 guard.',
    ])
  })

  it('lets own enemies stand in for printed ones, for everybody’s eyes only by name [RF-R105, INV-42]', () => {
    const t = deal(rollingFates, readConfig(rollingFates, { players: 1, pieces: examplePack }), 'pack')
    expect(foeOf(t, 'E03').name).toBe('Toll Heron')
    expect(JSON.stringify(rollingFates.view(t, 0))).not.toContain('reeds')
  })

  it('plays a storybook that names own enemies, and refuses one that names unknown ones [RF-018]', () => {
    const book =
      '# V91 The Desk\ndifficulty 1\n\nA clerk.\n\n## AREA The office\n\n## 1.1 The desk\nHe looks up.\n\ncombat Z02 1/1/1/1'
    expect(() => readConfig(rollingFates, { players: 1, book, pieces: examplePack })).not.toThrow()
    expect(() => readConfig(rollingFates, { players: 1, book })).toThrow(Refusal)
    expect(() => readConfig(rollingFates, { players: 1, book })).toThrow('names the enemy Z02')
  })

  it('makes pieces of it as the box has them', () => {
    const read = readPack(examplePack)
    if (!('pack' in read)) throw new Error('the example is broken')
    const pieces = piecesFrom(read.pack)
    expect(pieces.characters[0]).toMatchObject({
      id: 'maren',
      abilities: [{ id: 'maren-1' }, {}, {}, { cost: { pay: 'luck' } }],
    })
    expect(pieces.standIns).toEqual([{ for: 'E03', enemy: 'Z01' }])
  })

  it('lets a stand-in come for the enemy it is meant for, and for no other [RF-R105]', () => {
    const heron = { ...enemy, insteadOf: 'E03' }
    const crane = { ...enemy, id: 'Z02', name: 'Crane', insteadOf: 'E04' }
    const pieces = { game: 'rolling-fates', name: 'Birds', enemies: [heron, crane] }
    const t = deal(rollingFates, readConfig(rollingFates, { players: 1, pieces }), 'pack')
    expect(['E03', 'E04', 'Z01'].map((id) => foeOf(t, id).name)).toEqual(['Heron', 'Crane', 'Heron'])
    expect(foeOf(t, 'E01').name).not.toBe('Heron')
  })

  it('names the rule by which a storybook with an unknown enemy is refused [RF-018]', () => {
    const book =
      '# V91 The Desk\ndifficulty 1\n\nA clerk.\n\n## AREA The office\n\n## 1.1 The desk\nHe looks up.\n\ncombat Z02 1/1/1/1'
    expect(() => readConfig(rollingFates, { players: 1, book })).toThrow(
      'The adventure "The Desk" names the enemy Z02, which is neither in it nor in the box. [RF-018]',
    )
  })
})
