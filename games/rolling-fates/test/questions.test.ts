import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollingFates as game } from '../index.ts'
import type { FatesAsk } from '../rules/decisions.ts'
import type { FatesView } from '../view.ts'
import { fight, page, seen } from './scene.ts'

const asks = (ask: FatesAsk, more?: Partial<FatesView>): string => game.words.prompt(ask, seen(more))
const rules = (ask: FatesAsk, more?: Partial<FatesView>): readonly string[] =>
  game.words.rules(ask, seen(more))

describe('the question', () => {
  it.each<[FatesAsk, string]>([
    [{ kind: 'pickCharacter', seat: anyone }, 'Who goes along? Pick your Characters.'],
    [{ kind: 'pickCharacter', seat: 1 }, 'Player 2, pick a Character.'],
    [{ kind: 'continue', seat: anyone, after: 'text' }, 'Go on when you have read it.'],
    [{ kind: 'continue', seat: anyone, after: 'outcome' }, 'That is how it went. Go on?'],
    [{ kind: 'continue', seat: anyone, after: 'action' }, 'Go on with the Enemy Phase?'],
    [{ kind: 'continue', seat: anyone, after: 'reward' }, 'The combat is won. Go on?'],
    [{ kind: 'continue', seat: anyone, after: 'levelUp' }, 'Everybody has gained a level. Go on?'],
    [{ kind: 'choice', seat: anyone }, 'What do you do?'],
    [{ kind: 'payPrice', seat: anyone, what: 'cards', left: 2 }, 'Pay two Treasure cards at your table.'],
    [{ kind: 'payPrice', seat: anyone, what: 'life', left: 3 }, 'Pay 3 Life at your table.'],
    [
      { kind: 'payPrice', seat: 0, what: 'cards', left: 1 },
      'Amakar, which card do you give? Still to be paid: one Treasure card.',
    ],
    [
      { kind: 'payPrice', seat: 1, what: 'value', left: 5 },
      'Akara, which card do you give? Still to be paid: Treasure cards worth 5.',
    ],
    [
      { kind: 'swap', seat: 0, card: 'T04' },
      'Amakar has drawn Crooked Spear but can carry no more. Swap a card for it?',
    ],
    [{ kind: 'excess', seat: 0 }, 'Amakar carries too much. Which card is put aside?'],
    [{ kind: 'handOver', seat: 0, card: 'T04' }, 'Amakar offers Crooked Spear. To whom, and for what?'],
    [
      { kind: 'agree', seat: 1, from: 0, card: 'T04', against: '' },
      'Akara, Amakar offers you Crooked Spear as a gift. Do you agree?',
    ],
    [
      { kind: 'agree', seat: 1, from: 0, card: 'T04', against: 'T02' },
      'Akara, Amakar offers you Crooked Spear for Moss Poultice. Do you agree?',
    ],
    [{ kind: 'fate', seat: anyone }, 'Fate Phase of round 1: everybody sees to their own dice.'],
    [{ kind: 'act', seat: anyone }, 'Character’s Phase of round 1: who does what?'],
    [{ kind: 'act', seat: 0 }, 'Amakar, use an ability or pass.'],
    [{ kind: 'payment', seat: 0, ability: 'amakar-2' }, 'Amakar, which dice do you spend for Cleave?'],
    [
      { kind: 'target', seat: 0, source: 'amakar-2', does: 'hit', left: 1 },
      'Amakar, Cleave: whom does it hit?',
    ],
    [
      { kind: 'target', seat: 0, source: 'T04', does: 'treasure', left: 2 },
      'Amakar, Crooked Spear: whom is it for (2 to choose, one at a time)?',
    ],
    [
      { kind: 'rerollDie', seat: 0, source: 'T04', left: 1, to: 'any' },
      'Amakar, Crooked Spear: which die do you re-roll? You may choose one more die.',
    ],
    [
      { kind: 'rerollDie', seat: 0, source: 'T04', left: 2, to: 'any' },
      'Amakar, Crooked Spear: which die do you re-roll? You may choose two more dice.',
    ],
    [
      { kind: 'turnDie', seat: 0, source: 'T04', left: 1, to: 'any' },
      'Amakar, Crooked Spear: which die do you turn? You may turn one more die.',
    ],
    [
      { kind: 'turnDie', seat: 0, source: 'T04', left: 2, to: 6 },
      'Amakar, Crooked Spear: which die do you turn to 6? You may turn two more dice.',
    ],
    [{ kind: 'turnTo', seat: 0, source: 'T04', face: 3 }, 'Amakar, what shall the 3 become?'],
    [{ kind: 'concede', seat: anyone }, 'Give up the adventure? It is then lost for everybody.'],
  ])('%j: %s', (ask, prompt) => {
    expect(asks(ask)).toBe(prompt)
  })

  it.each<[FatesAsk, string]>([
    [{ kind: 'use', seat: anyone }, 'Character’s Phase of round 1: enter what your Characters do.'],
    [{ kind: 'answer', seat: anyone }, 'Apply what you read. If a card answers it, enter that; then go on.'],
    [
      { kind: 'entryNumber', seat: anyone, enemy: 1 },
      'How much damage to Wolf, with all your own modifiers?',
    ],
    [{ kind: 'entryStatus', seat: anyone, enemy: 1 }, 'Which status effects for Wolf?'],
    [{ kind: 'correct', seat: anyone, enemy: 1 }, 'What is wrong with Wolf?'],
    [{ kind: 'correctLife', seat: anyone, enemy: 1 }, 'How much Life does Wolf have?'],
    [{ kind: 'confirmCorrection', seat: anyone }, 'Make this correction?'],
    [{ kind: 'gameOver', seat: anyone }, 'Is the adventure lost?'],
    [
      { kind: 'instruction', seat: anyone },
      'Fate Phase of round 1: status effects first, then roll, keep and re-roll your dice.',
    ],
    [{ kind: 'track', seat: anyone, hero: 1 }, 'What has changed for Akara?'],
    [{ kind: 'trackNumber', seat: anyone, hero: 1, what: 'life' }, 'What is the Life of Akara now?'],
    [{ kind: 'trackNumber', seat: anyone, hero: 1, what: 'defense' }, 'What is the Defense of Akara now?'],
    [
      { kind: 'realDie', seat: 0, sides: 6, die: 0, roll: [0, 1] },
      'Amakar rolls. What does the Luck die show?',
    ],
    [{ kind: 'realDie', seat: 0, sides: 6, die: 2, roll: [2] }, 'Amakar rolls. What does Action die 2 show?'],
    [{ kind: 'realDie', seat: 0, sides: 6, die: -1, roll: [-1] }, 'Amakar rolls to recover. What shows?'],
    [{ kind: 'realDie', seat: 0, sides: 2, die: -1, roll: [-1] }, 'Amakar flips the token. What shows?'],
  ])('of a physical table, %j: %s', (ask, prompt) => {
    expect(asks(ask)).toBe(prompt)
  })

  it('is put to whoever is addressed [RF-R65]', () => {
    const ask = { kind: 'choice', seat: anyone } as const
    expect(asks(ask, { chosen: 0 })).toBe('Amakar: What do you do?')
    expect(asks(ask, { chosen: 1 })).toBe('Akara: What do you do?')
  })

  it('of a riddle tells the tries that are left [RF-R67]', () => {
    const riddle = { kind: 'riddle', seat: anyone } as const
    const spell = { kind: 'spell', seat: anyone } as const
    expect(asks(riddle, { ...page(), tries: 2 })).toBe(
      'What is it? Which answer do you give? You have two tries left.',
    )
    expect(asks(riddle, { ...page(), tries: 1, chosen: 1 })).toBe(
      'Akara: What is it? Which answer do you give? This is the last try.',
    )
    expect(asks(spell, { ...page(), tries: 3, spelled: '' })).toBe(
      'What is it? Spell your answer. You have three tries left.',
    )
    expect(asks(spell, { ...page(), tries: 3, spelled: 'sa' })).toBe(
      'Your answer so far: “sa”. Spell on, or say it.',
    )
  })

  it('of an offer names the price [RF-R70]', () => {
    const ask = { kind: 'offer', seat: anyone } as const
    const costs = (what: 'cards' | 'value' | 'life', n: number) => asks(ask, page({ price: { what, n } }))
    expect(costs('cards', 1)).toBe('It costs one Treasure card. Do you accept?')
    expect(costs('cards', 2)).toBe('It costs two Treasure cards. Do you accept?')
    expect(costs('value', 4)).toBe('It costs Treasure cards worth 4. Do you accept?')
    expect(costs('life', 3)).toBe('It costs 3 Life. Do you accept?')
    expect(asks(ask, page({ price: null }))).toBe('It costs nothing. Do you accept?')
  })

  it('of the Fate Phase is that of the task at hand [RF-108, RF-R21, RF-030]', () => {
    const task = (at: FatesView['heroes'][number]['task']) => {
      const { heroes } = fight().view
      const more = { heroes: heroes.map((hero) => ({ ...hero, task: at })) }
      const ask = { kind: 'fate', seat: 0 } as const
      return [asks(ask, more), ...rules(ask, more)]
    }
    expect(task('poison')).toEqual(['Amakar, do you try to get rid of Poison?', 'RF-108', 'RF-109'])
    expect(task('weakness')).toEqual(['Amakar, do you try to get rid of Weakness?', 'RF-108', 'RF-109'])
    expect(task('luck')).toEqual(['Amakar, do you re-roll the Luck die?', 'RF-R21'])
    expect(task('keep')).toEqual([
      'Amakar, which dice do you keep? The others are rolled again.',
      'RF-028',
      'RF-030',
    ])
    expect(task('nothing')).toEqual(['Amakar, your dice lie on the bar.', 'RF-032'])
    expect(rules({ kind: 'fate', seat: anyone })).toEqual(['RF-022', 'RF-028'])
  })

  it.each([
    ['inflict', 'whom does it afflict?'],
    ['heal', 'whom does it heal?'],
    ['guard', 'whom does it guard?'],
    ['cure', 'whom does it cure?'],
    ['add', 'who gets a die?'],
  ] as const)('whom to %s is asked in its own words [RF-064]', (does, question) => {
    const ask = { kind: 'target', seat: 1, source: 'akara-1', does, left: 1 } as const
    expect(asks(ask)).toBe(`Akara, Spark of Day: ${question}`)
  })

  it('what to enter changes when the last enemy is out of play [RF-R75]', () => {
    const { enemies } = fight().view
    const out = (...slots: number[]) => ({
      enemies: enemies.map((it, slot) => (slots.includes(slot) ? { ...it, out: 'defeated' as const } : it)),
    })
    const ask = { kind: 'use', seat: anyone } as const
    expect(asks(ask, out(0))).toBe('Character’s Phase of round 1: enter what your Characters do.')
    expect(asks(ask, out(0, 1))).toBe('No enemy is left. Go on, or take back the last input.')
  })

  it('an entry names its Character and counts its targets [RF-R75]', () => {
    const entry = { enemy: 0, number: 2, statuses: [] }
    const entered = (many: number) => ({
      input: { hero: 1, answer: false, entries: Array.from({ length: many }, () => entry) },
    })
    expect(asks({ kind: 'entryEnemy', seat: anyone }, entered(0))).toBe('Akara acts: on which enemy?')
    expect(asks({ kind: 'entryMore', seat: anyone }, entered(1))).toBe('One entry so far. Is that all?')
    expect(asks({ kind: 'entryMore', seat: anyone }, entered(2))).toBe('Two entries so far. Is that all?')
  })

  it('what a Luck die shows is asked of whoever is addressed [RF-R71, RF-R78]', () => {
    const ask = { kind: 'luckShows', seat: anyone } as const
    const shows = 'rolls a Luck die. What does it show?'
    expect(asks(ask, { chosen: 0 })).toBe(`Amakar ${shows}`)
    expect(asks(ask, { chosen: -1, ...page({ by: 'weakest' }) })).toBe(
      `The Character with the lowest Life ${shows}`,
    )
  })

  it('stands beside its rules, as the log reads them', () => {
    expect(rules({ kind: 'continue', seat: anyone, after: 'action' })).toEqual(['RF-078', 'RF-079'])
    expect(rules({ kind: 'continue', seat: anyone, after: 'text' })).toEqual(['RF-017', 'RF-R98'])
    expect(rules({ kind: 'choice', seat: anyone })).toEqual(['RF-017', 'RF-R65'])
  })
})
