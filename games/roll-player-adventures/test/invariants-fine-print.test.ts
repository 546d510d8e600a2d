import { describe, expect, it } from 'vitest'
import { familiarDie } from '../content/dice.ts'
import type { Party } from '../rules/state.ts'
import { bagOf, gameWith, laid, underWay, type Table } from './table.ts'

const story = (): Table => laid({ xp: 1, hands: [['AR01', 'FA02'], ['WE02']] })
const building = (): Table =>
  underWay({
    kind: 'combat',
    against: ['E01'],
    pool: 'R K',
    step: 'build',
    rows: [[6, 6, 6, 0, 0, 0]],
    hands: [['FA02']],
  })
const placing = (): Table =>
  underWay({ kind: 'combat', against: ['E01'], pool: 'R2 K5 KB4', placed: { '0.1': 'B5' }, step: 'place' })
const saved = (): Table => laid({ entry: 'THE END', hands: [['AR01']] }).choose({ verb: 'done' })
const cat = familiarDie('KB')

/** What is broken when this has been done to a table on which nothing was. */
function broken(at: () => Table, harm: (t: Party) => void): readonly string[] {
  const game = gameWith()
  const s = at()
  const decision = s.over ? null : { ask: s.ask, options: s.options }
  expect(game.broken(s.t, decision)).toEqual([])
  const t = game.copy(s.t)
  harm(t)
  return game.broken(t, decision)
}

type Harm = [id: string, what: string, at: () => Table, harm: (t: Party) => void]

const trialOf = ({ trial }: Party) => {
  if (!trial) throw new Error('no trial')
  return trial
}

/** One die lies on two slots that it fits. */
const twice = (t: Party): void => {
  const [foe] = trialOf(t).foes
  foe.slots = foe.slots.map((slot) => ({ ...slot, value: 0 }))
  foe.dice[0] = foe.dice[1]
}

/** A legendary party of two with twenty cards that count, and up to three more, of which one counts. */
const held = (n: number) => (t: Party) => {
  t.legendary = true
  t.heroes[0].hand = ['AR', 'WE', 'SK', 'TR'].flatMap((deck) =>
    [1, 2, 3, 4, 5].map((nth) => `${deck}0${nth}`),
  )
  t.heroes[0].hand.splice(t.heroes[0].hand.indexOf('AR05'), 1, 'R01')
  t.heroes[1].hand = ['FA02', 'SC01', 'R02'].slice(0, n)
  if (n > 0) t.bag.push(cat)
}

describe('an impossible table breaks exactly', () => {
  it.each<Harm>([
    ['INV-01', 'a die is there twice, and another is lost', story, (t) => void (t.bag[0] = t.bag[1])],
    ['INV-01', 'a familiar’s die is lost', story, (t) => void t.bag.splice(t.bag.indexOf(cat), 1)],
    ['INV-01', 'a die without its familiar', story, (t) => void t.bag.push(familiarDie('RK'))],
    [
      'INV-01',
      'a die on a slot is in the bag, too',
      placing,
      (t) => void t.bag.push(trialOf(t).foes[0].dice[1]),
    ],
    ['INV-02', 'a die without a colour', placing, (t) => void (t.counts[cat] = '')],
    ['INV-02', 'a plain die of two colours', building, (t) => void (t.counts[trialOf(t).pool[0]] = 'RK')],
    ['INV-02', 'a die that was not rolled', placing, (t) => void (t.faces[trialOf(t).pool[1]] = 0)],
    ['INV-03', 'a die shows something in the bag', story, (t) => void (t.faces[cat] = 1)],
    ['INV-04', 'less than no fatigue', story, (t) => void (t.heroes[1].fatigue = -1)],
    ['INV-04', 'more fatigue than health', story, (t) => void (t.heroes[1].fatigue = 17)],
    ['INV-06', 'less than no gold', story, (t) => void (t.journal.gold = -1)],
    ['INV-06', 'less than no XP', story, (t) => void (t.journal.xp = -1)],
    ['INV-06', 'less than no stamina', story, (t) => void (t.heroes[1].rows[5] = -1)],
    [
      'INV-13',
      'a card beyond limit and tokens',
      placing,
      (t) => Object.assign(trialOf(t), { plays: [0, 4], bonus: [1, 1] }),
    ],
    ['INV-14', 'a bonus play token too many', story, (t) => void (t.heroes[1].tokens = 1)],
    ['INV-14', 'a bonus play token too few', story, (t) => void (t.journal.bonusTokens = 0)],
    ['INV-14', 'more than eight tokens after an adventure', saved, (t) => void (t.journal.bonusTokens = 9)],
    ['INV-15', 'a card that is held and on offer', story, (t) => void t.market.push('AR01')],
    ['INV-16', 'a discard without a check', story, (t) => void t.heroes[0].discard.push('SC01')],
    [
      'INV-20',
      'a die on a slot that it does not fit',
      placing,
      (t) => void (t.faces[trialOf(t).foes[0].dice[1]] = 6),
    ],
    ['INV-25', 'a legendary rest track without its mark', story, (t) => void (t.legendary = true)],
    ['INV-29', 'a marker beside the map', story, (t) => Object.assign(t.map, { at: 'Q' })],
    ['INV-31', 'an item used twice in one way', story, (t) => void t.used.push('A31', 'B31', 'A31')],
    ['INV-33', 'two classes of one colour', story, (t) => void (t.heroes[1].class = 'Smith')],
    ['INV-37', 'a keyword after saving', saved, (t) => void t.story.remembered.push('ROPE')],
    ['INV-37', 'an item after saving', saved, (t) => void t.journal.items.push(31)],
    ['INV-41', 'two cards of one deck on offer', story, (t) => void t.market.push('SC01', 'SC02')],
    ['INV-46', 'an entry of another location', story, (t) => void (t.map.at = 'B')],
    ['INV-46', 'a fight of another location', building, (t) => void (t.map.at = 'B')],
    ...(['item', 'rest'] as const).map((stage): Harm => [
      'INV-46',
      `${stage} at another location`,
      story,
      (t) => void Object.assign(t, { stage, map: { ...t.map, at: 'B' } }),
    ]),
    ...(['setup', 'move', 'item', 'rest', 'trial'] as const).map((stage): Harm => [
      'INV-25',
      `no mark in ${stage}`,
      story,
      (t) => void Object.assign(t, { stage, legendary: true }),
    ]),
    ['INV-47', 'a token on the map that is gone', story, (t) => void t.map.gone.push(1)],
  ])('%s: %s', (id, _, at, harm) => {
    // Who is nowhere stands beside the entry, too.
    expect(broken(at, harm)).toEqual(id === 'INV-29' ? ['INV-29', 'INV-46'] : [id])
  })

  it('INV-20: one die lies on two slots', () => {
    expect(broken(placing, twice)).toEqual(['INV-01', 'INV-20'])
  })
})

describe('a table may have', () => {
  it.each<[what: string, at: () => Table, change: (t: Party) => void]>([
    [
      'dice that are not rolled while the pool is built',
      building,
      (t) => void (t.faces[trialOf(t).pool[0]] = 0),
    ],
    [
      'a familiar die in play whose card went back',
      placing,
      (t) => void (t.heroes[0].hand = t.heroes[0].hand.filter((card) => card !== 'FA02')),
    ],
    ['a familiar die that counts as one colour', placing, (t) => void (t.counts[cat] = 'G')],
    ['as much fatigue as health', story, (t) => void (t.heroes[0].fatigue = 16)],
    [
      'cards up to limit and tokens',
      placing,
      (t) => Object.assign(trialOf(t), { plays: [0, 3], bonus: [0, 1] }),
    ],
    ['a discard in a combat', placing, (t) => void t.heroes[0].discard.push('SC01')],
    ['any number of tokens up to eight after an adventure', saved, (t) => void (t.journal.bonusTokens = 8)],
    ['no mark on a legendary rest track after an adventure', saved, (t) => void (t.legendary = true)],
    [
      'keywords and items in an adventure',
      story,
      (t) => void (t.story.remembered.push('ROPE'), t.journal.items.push(31)),
    ],
    ['cards of different decks on offer', story, (t) => void t.market.push('SC01', 'SK02')],
    [
      'a marker elsewhere while it moves',
      story,
      (t) => {
        t.map.at = 'B'
        t.move = { from: 'B', to: 'C', path: 'B-C', entered: ['B'], behind: 0, token: 0, back: false }
      },
    ],
    ['an entry of the Tome at any location', story, (t) => void (t.story.entry = 'ADV1-1')],
    ['a marker on its way when a move begins', story, (t) => void ((t.map.at = 'B'), (t.stage = 'move'))],
  ])('%s', (_, at, change) => {
    expect(broken(at, change)).toEqual([])
  })

  it('a full hand up to the legendary limit, and no card more [INV-40]', () => {
    expect(broken(saved, held(0))).toEqual([])
    expect(broken(saved, held(3))).toEqual(['INV-40'])
    const inPlay = (t: Party): void => {
      held(3)(t)
      t.journal.rests = 1
    }
    expect(broken(() => laid({ xp: 1 }), inPlay)).toEqual([])
  })

  it('any dice in the bag as long as none is lost [INV-01]', () => {
    const s = laid({ xp: 1, arrange: (t) => void t.bag.reverse() })
    expect(gameWith().broken(s.t, null)).toEqual([])
    const fewer = laid({ xp: 1, arrange: (t) => bagOf(t, 'R R') })
    expect(gameWith().broken(fewer.t, null)).toEqual(['INV-01'])
  })
})
