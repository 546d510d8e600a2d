import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollingFates as game } from '../index.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesView } from '../view.ts'
import { page, seen } from './scene.ts'

const act: FatesAsk = { kind: 'act', seat: anyone }
/** Its text, its heading if there is one, and the pieces that it uses. */
const read = (option: FatesOption, ask: FatesAsk = act, more?: Partial<FatesView>) => {
  const view = seen(more)
  return [
    game.words.option(option, ask, view),
    game.words.group(option, ask, view),
    game.touches(option, view),
  ]
}

describe('the answer', () => {
  it.each<[FatesOption, string, string | null, readonly string[]]>([
    [{ verb: 'goOn', seat: anyone }, 'Go on', null, []],
    [
      { verb: 'pickCharacter', seat: 0, character: 'amakar' },
      'Amakar the Barbarian',
      'Player 1',
      ['character:amakar'],
    ],
    [{ verb: 'pickCharacter', seat: 1, character: 'nobody' }, 'nobody', 'Player 2', ['character:nobody']],
    [{ verb: 'letter', seat: anyone, letter: 'a' }, 'a', 'Letters', []],
    [{ verb: 'letter', seat: anyone, letter: ' ' }, 'a blank', 'Letters', []],
    [{ verb: 'giveUp', seat: anyone }, 'Give up', null, []],
    [{ verb: 'payCard', seat: 0, card: 'T04' }, 'Give Crooked Spear (value 1)', null, ['card:T04']],
    [{ verb: 'swapOut', seat: 0, card: 'T04' }, 'Put Crooked Spear aside for it', null, ['card:T04']],
    [{ verb: 'dropCard', seat: 0, card: 'T04' }, 'Put Crooked Spear aside', null, ['card:T04']],
    [{ verb: 'offerCard', seat: 0, card: 'T04' }, 'Amakar offers Crooked Spear', 'Trade', ['card:T04']],
    [{ verb: 'giveTo', seat: 0, hero: 1 }, 'Give it to Akara', null, ['hero:1']],
    [
      { verb: 'swapFor', seat: 0, hero: 1, card: 'T02' },
      'Swap it for Moss Poultice of Akara',
      null,
      ['hero:1', 'card:T02'],
    ],
    [{ verb: 'agree', seat: 1 }, 'Agree', null, []],
    [
      { verb: 'attempt', seat: 0, status: 'poison' },
      'Try to get rid of Poison',
      'Amakar',
      ['token:0:poison'],
    ],
    [{ verb: 'skip', seat: 0, status: 'poison' }, 'Keep Poison for now', 'Amakar', []],
    [{ verb: 'rerollLuck', seat: 1 }, 'Re-roll the Luck die', 'Akara', ['die:8']],
    [{ verb: 'leaveLuck', seat: 1 }, 'Leave the Luck die as it is', 'Akara', []],
    [{ verb: 'keep', seat: 0, faces: [] }, 'Keep nothing, roll everything again', 'Amakar', []],
    [{ verb: 'keep', seat: 0, faces: [3, 5] }, 'Keep 3 and 5', 'Amakar', ['die:1', 'die:2', 'die:3']],
    [
      { verb: 'keep', seat: 0, faces: [1, 3, 3, 5, 6] },
      'Keep everything',
      'Amakar',
      ['die:1', 'die:2', 'die:3', 'die:4', 'die:5'],
    ],
    [
      { verb: 'use', seat: 0, ability: 'amakar-2' },
      'Cleave (two equal dice)',
      'Amakar',
      ['hero:0', 'ability:amakar-2'],
    ],
    [
      { verb: 'use', seat: 0, ability: 'T04' },
      'Crooked Spear (any two dice)',
      'Amakar',
      ['hero:0', 'card:T04'],
    ],
    [{ verb: 'use', seat: 0, ability: 'lost' }, 'lost', 'Amakar', ['hero:0', 'ability:lost']],
    [{ verb: 'pass', seat: 1 }, 'Pass', 'Akara', ['hero:1']],
    [{ verb: 'concede', seat: anyone }, 'Give up the adventure', 'The group', []],
    [{ verb: 'pay', seat: 0, faces: [3, 3] }, 'Spend 3 and 3', null, ['die:1', 'die:2']],
    [{ verb: 'aim', seat: 0, enemy: 1 }, 'Wolf', null, ['enemy:1']],
    [{ verb: 'aid', seat: 0, hero: 1 }, 'Akara', null, ['hero:1']],
    [{ verb: 'pickDie', seat: 0, face: 5 }, 'The 5', null, ['die:3']],
    [{ verb: 'turnTo', seat: 0, face: 6 }, 'To 6', null, []],
    [{ verb: 'confirm', seat: anyone }, 'Yes', null, []],
    [{ verb: 'cancel', seat: anyone }, 'Never mind', null, []],
    [{ verb: 'decline', seat: anyone }, 'No', null, []],
  ])('%j: %s', (option, ...words) => {
    expect(read(option)).toEqual(words)
  })

  it.each<[FatesOption, string, string | null, readonly string[]]>([
    [{ verb: 'enterUse', seat: anyone, hero: 1 }, 'Akara uses an ability or card', null, ['hero:1']],
    [{ verb: 'endPhase', seat: anyone }, 'End the Character’s Phase', null, []],
    [{ verb: 'undoUse', seat: anyone }, 'Take back the last use', null, []],
    [{ verb: 'number', seat: anyone, number: 12 }, '12', null, []],
    [{ verb: 'inflict', seat: anyone, status: 'stun' }, 'Stun', null, []],
    [{ verb: 'addTarget', seat: anyone }, 'Add a target', null, []],
    [{ verb: 'correct', seat: anyone, enemy: 1 }, 'Correct Wolf', 'Corrections', ['enemy:1']],
    [{ verb: 'correctLife', seat: anyone }, 'Its Life', null, []],
    [{ verb: 'setStatus', seat: anyone, status: 'stun', on: true }, 'Stun on', null, []],
    [{ verb: 'setStatus', seat: anyone, status: 'stun', on: false }, 'Stun off', null, []],
    [{ verb: 'gameOver', seat: anyone }, 'Game Over', 'The group', []],
    [{ verb: 'done', seat: anyone }, 'Done', null, []],
    [{ verb: 'luckShows', seat: anyone, face: 4 }, 'It shows 4', null, []],
    [{ verb: 'track', seat: anyone, hero: 1 }, 'Set a value of Akara', 'Dials and tokens', ['hero:1']],
    [{ verb: 'trackWhat', seat: anyone, what: 'guard' }, 'Guard', null, []],
    [{ verb: 'shows', seat: 0, face: 1 }, 'It shows 1', null, []],
  ])('of a physical table, %j: %s', (option, ...words) => {
    expect(read(option)).toEqual(words)
  })

  it('to a choice names whoever is addressed, and who votes [RF-R65]', () => {
    const ask = { kind: 'choice', seat: anyone } as const
    const decide = { verb: 'decide', seat: 1, option: 0 } as const
    expect(read(decide, ask, { ...page(), chosen: 0 })).toEqual(['Knock, Amakar', null, ['option:0']])
    expect(read(decide, ask, { ...page(), chosen: 0, votes: [-1, -1] })).toEqual([
      'Knock, Amakar',
      'Akara',
      ['option:0'],
    ])
    expect(read({ ...decide, option: 1 }, ask, page())[0]).toBe('')
  })

  it('to an offer is grouped by who votes, and declining other things is not [RF-R70]', () => {
    const offer = { kind: 'offer', seat: anyone } as const
    const pay = { kind: 'payPrice', seat: 1, what: 'cards', left: 1 } as const
    const no = { verb: 'decline', seat: 1 } as const
    const voting = { votes: [-1, -1] }
    expect(read({ verb: 'accept', seat: 1 }, offer, voting)).toEqual(['Accept', 'Akara', []])
    expect(read(no, offer, voting)).toEqual(['Decline', 'Akara', []])
    expect(read(no, offer)).toEqual(['Decline', null, []])
    expect(read(no, pay, voting)).toEqual(['Give nothing now', null, []])
    expect(read(no, { kind: 'agree', seat: 1, from: 0, card: 'T04', against: '' })[0]).toBe('No, thank you')
  })

  it('that a card is left says which [RF-094]', () => {
    expect(read({ verb: 'leaveCard', seat: 0 }, act, { drawn: 'T04' })).toEqual([
      'Leave the new card',
      null,
      ['card:T04'],
    ])
  })

  it('that is spelled is said without blanks around it [RF-R102]', () => {
    expect(read({ verb: 'sayIt', seat: anyone }, act, { spelled: 'the sea ' })[0]).toBe('Say “the sea”')
  })

  it('that it is enough means dice, or targets of an entry [RF-R75]', () => {
    const enough = { verb: 'enough', seat: 0 } as const
    expect(read(enough, act, { input: null })[0]).toBe('No more dice')
    expect(read(enough, act, { input: { hero: 0, answer: false, entries: [] } })[0]).toBe('That is all')
  })

  it('to a token that is flipped is its side, and a price is paid rather than done [RF-110, RF-R70]', () => {
    const flip = { kind: 'realDie', seat: 0, sides: 2, die: -1, roll: [-1] } as const
    expect(read({ verb: 'shows', seat: 0, face: 1 }, flip)[0]).toBe('The icon shows')
    expect(read({ verb: 'shows', seat: 0, face: 2 }, flip)[0]).toBe('The icon is hidden')
    expect(read({ verb: 'shows', seat: 0, face: 2 }, { ...flip, sides: 6 })[0]).toBe('It shows 2')
    const price = { kind: 'payPrice', seat: anyone, what: 'life', left: 2 } as const
    expect(read({ verb: 'done', seat: anyone }, price)[0]).toBe('Paid')
  })
})
