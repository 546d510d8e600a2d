import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import { gameWith, laid, underWay, type Table } from './table.ts'

/** A question to everybody with one voice. */
const all = { seat: anyone, votes: [], tie: false }

const meant = (what: Extract<AdventureAsk, { kind: 'whoIsMeant' }>['for'], n: number): AdventureAsk => ({
  ...all,
  kind: 'whoIsMeant',
  for: what,
  n,
})

const asked = ({ view }: Table): string => gameWith().words.prompt({ kind: 'placeDice', seat: anyone }, view)

const placing = (slots: string): string[] =>
  underWay({ against: ['Climb'], slots: [slots], pool: 'R4', step: 'place' }).texts

describe('a question', () => {
  it.each<[text: string, ask: AdventureAsk]>([
    ['Sile catches up, two points to go: what grows by 1?', { kind: 'joinBonus', seat: 1, hero: 1, left: 2 }],
    ['Sile catches up, one point to go: what grows by 1?', { kind: 'joinBonus', seat: 1, hero: 1, left: 1 }],
    ['Sile draws a card: from which deck?', { kind: 'joinDeck', seat: 1, hero: 1 }],
    ['Who draws a card from the trait deck?', { ...all, kind: 'whoGetsRandom', deck: 'trait' }],
    ['One of you adds 2 fatigue. Who?', meant('fatigue', 2)],
    ['One of you removes 2 fatigue. Who?', meant('recover', 2)],
    ['One of you recovers fully. Who?', meant('recover', 0)],
    ['One of you gains 3 stamina in attribute rows. Who?', meant('rows', 3)],
    ['One of you loses 3 stamina in attribute rows. Who?', meant('rows', -3)],
    ['The health of one of you rises by 2. Whose?', meant('health', 2)],
    ['The health of one of you falls by 2. Whose?', meant('health', -2)],
    ['One of you raises an attribute by 1. Who?', meant('attribute', 1)],
    ['One of you takes spent cards back and turns the class card up. Who?', meant('refresh', 0)],
    ['Orla, which attribute do you raise?', { kind: 'raiseScore', seat: 0, hero: 0, by: 'story' }],
    ['Sile, your vote: who gets Horn?', { ...all, kind: 'whoGets', card: 'R01', seat: 1 }],
    [
      'The votes are tied, Orla decides. Who gets Horn?',
      { ...all, kind: 'whoGets', card: 'R01', seat: 0, tie: true },
    ],
    ['Roll the red die. What does it show?', { kind: 'realDie', seat: 0, sides: 6, die: 0, roll: [0] }],
    ['You rest: roll a die. What does it show?', { kind: 'realDie', seat: 0, sides: 6, die: -1, roll: [-1] }],
  ])('reads "%s"', (text, ask) => {
    expect(gameWith().words.prompt(ask, laid().view)).toBe(text)
  })

  it('of a check begins with the skill, of a combat with the round', () => {
    const hands = [['AR01']]
    expect(asked(underWay({ against: ['Climb'], level: 2, pool: 'R4', slots: ['P6'], hands }))).toBe(
      'Climb II: which die covers which slot?',
    )
    expect(asked(underWay({ kind: 'combat', against: ['E01'], round: 2, pool: 'R4', hands }))).toBe(
      'Round 2: which die covers which slot?',
    )
  })

  it('is asked about every real die of a rest [RPA-119, RPA-R07]', () => {
    const s = laid({
      parts: { A: 'Green.\n? rest\n? move' },
      xp: 1,
      fatigue: [5, 5],
      arrange: (t) => void (t.fate.real = true),
    })
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.ask).toMatchObject({ kind: 'realDie', die: -1 })
    expect(s.prompt).toBe('You rest: roll a die. What does it show?')
    s.choose({ verb: 'shows', face: 4 })
    expect(s.t.heroes[0].fatigue).toBe(1)
  })
})

describe('an answer', () => {
  const way: AdventureAsk = { ...all, kind: 'whichWay', entry: 'A' }
  const pay: AdventureAsk = { kind: 'pay', seat: anyone, colour: 0, due: 2, instead: false }

  it.each<[text: string, option: AdventureOption, ask: AdventureAsk, touches: string[]]>([
    ['Sile leaves', { verb: 'removeHero', seat: anyone, hero: 1 }, { ...all, kind: 'company' }, ['hero:1']],
    ['The company is complete', { verb: 'done', seat: anyone }, { ...all, kind: 'company' }, []],
    [
      'Health, now 16',
      { verb: 'raiseHealth', seat: 1, hero: 1 },
      { kind: 'joinBonus', seat: 1, hero: 1, left: 1 },
      ['fatigue:1'],
    ],
    [
      'Scroll',
      { verb: 'pickDeck', seat: 1, deck: 'scroll' },
      { kind: 'joinDeck', seat: 1, hero: 1 },
      ['deck:scroll'],
    ],
    [
      'Rope (1 fatigue each)',
      { verb: 'useItem', seat: 0, item: 31 },
      { ...all, kind: 'firstItem' },
      ['item:31'],
    ],
    [
      'With the Rope (1 fatigue each)',
      { verb: 'useItem', seat: 0, item: 31 },
      { ...all, kind: 'secondItem', item: 34 },
      ['item:31'],
    ],
    ['To Mill', { verb: 'takePath', seat: 0, path: 'A-B', to: 'B' }, way, ['path:A-B', 'location:B']],
    [
      'To Weir, past an encounter',
      { verb: 'takePath', seat: 0, path: 'A-C', to: 'C' },
      way,
      ['path:A-C', 'location:C'],
    ],
    ['Turn to THE END', { verb: 'takeWay', seat: 0, choice: -1 }, way, ['choice:-1']],
    ['Back', { verb: 'back', seat: anyone }, { ...all, kind: 'secondItem', item: 34 }, []],
    ['Call it off', { verb: 'back', seat: anyone }, pay, []],
    ['Orla: call it off', { verb: 'back', seat: 0 }, pay, []],
    [
      'Raise the combat dice limit to 4, for 8 XP',
      { verb: 'buyAdvance', seat: anyone, what: 'combatDice', hero: -1, price: 8 },
      { ...all, kind: 'guild' },
      ['journal:combatDice'],
    ],
    [
      'Raise the bonus play limit to 2, for 9 XP',
      { verb: 'buyAdvance', seat: anyone, what: 'bonusLimit', hero: -1, price: 9 },
      { ...all, kind: 'guild' },
      ['journal:bonusLimit'],
    ],
    [
      'Mark box 1 of the mastery track, for 6 XP',
      { verb: 'buyAdvance', seat: anyone, what: 'mastery', hero: -1, price: 6 },
      { ...all, kind: 'guild' },
      ['journal:mastery'],
    ],
    [
      'Raise the health of Sile to 17, for 1 XP',
      { verb: 'buyAdvance', seat: anyone, what: 'health', hero: 1, price: 1 },
      { ...all, kind: 'guild' },
      ['fatigue:1'],
    ],
    [
      'Raise the bonus card limit by 1, for 5 gold',
      { verb: 'buyBonusCard', seat: anyone, price: 5 },
      { ...all, kind: 'market' },
      ['journal:bonusCards'],
    ],
  ])('reads "%s", and touches its pieces', (text, option, ask, touches) => {
    const { view } = laid()
    expect(gameWith().words.option(option, ask, view)).toBe(text)
    expect(gameWith().touches(option, view)).toEqual(touches)
  })

  it('to buy a die stands under the name of who proposes it', () => {
    const { view } = laid()
    const under = (hero: number): string | null =>
      gameWith().words.group({ verb: 'buyDie', seat: anyone, hero, colour: 0 }, pay, view)
    expect([under(0), under(1), under(-1)]).toEqual(['Orla', 'Sile', null])
  })

  it('tells slots that look alike apart', () => {
    expect(placing('R* x1; R* x1; R* x1; R* x1; R*; P6')).toEqual([
      'Red 4 on any red (1 XP), first of its kind',
      'Red 4 on any red (1 XP), second of its kind',
      'Red 4 on any red (1 XP), third of its kind',
      'Red 4 on any red (1 XP), last of its kind',
      'Red 4 on any red',
      'No more dice are placed',
    ])
  })

  it('names the enemy where there are several, and touches all dice that are as good', () => {
    const s = underWay({ kind: 'combat', against: ['E01', 'E02'], pool: 'R4 R4 B4', hands: [['AR01']] })
    const { view } = s
    const place = { verb: 'placeDie', seat: anyone, die: 0, foe: 1, slot: 1 } as const
    expect(gameWith().words.option(place, { kind: 'placeDice', seat: anyone }, view)).toBe(
      'Red 4 on any 4 (strikes for 2) of Hounds',
    )
    expect(gameWith().touches(place, view)).toEqual(['die:0', 'die:1', 'slot:1:1'])
  })
})
