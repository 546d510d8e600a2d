import { describe, expect, it } from 'vitest'
import type { Encounter } from '../content/adventure.ts'
import { check, choice, combat, effect, find, riddle, text, trade } from './pages.ts'
import { table, type FatesScenario, type Laid } from './table.ts'

const pair = [
  { character: 'amakar', treasures: ['T01'] },
  { character: 'akara', treasures: ['T02', 'T13'] },
]
const next = find('nothing', { title: 'Next' })
const told = (encounter: Encounter, more: Partial<Laid> = {}): FatesScenario =>
  table({ heroes: pair, at: { kind: 'story', encounter: [encounter, next] }, ...more })
const voting = { options: { votes: true } } as const
const either = choice([
  ['Left', 'nothing'],
  ['Right', 'nothing'],
])
const titles = (s: FatesScenario): string[] => s.told('encounterBegan').map(({ title }) => title)

describe('reading a page', () => {
  it('waits before what happens, also where that is the first line [RF-R98]', () => {
    const s = told(find('nothing', { lines: [effect('lose 2 -> heroes(all)'), text('It hurt.')] }))
    expect([s.lives[0], s.told('readAloud')]).toEqual([21, []])
    s.play('go on')
    expect([s.lives[0], s.told('readAloud')]).toEqual([19, [{ type: 'readAloud', text: 'It hurt.' }]])
  })

  it('is over with one "go on" where it only leads elsewhere', () => {
    const pages = [find('goto 1.3'), find('nothing', { title: 'Skipped' }), next]
    const s = table({ heroes: pair, at: { kind: 'story', encounter: pages } }).play('go on')
    expect(titles(s)).toEqual(['Somewhere', 'Next'])
  })

  it('comes first in checks and combats, too [RF-R98, DEC-04]', () => {
    const pages = [find('nothing'), check(4, 'nothing', 'nothing'), combat([['E01', [1, 1, 1, 1]]])]
    for (const page of pages) expect(told(page).ask).toEqual({ kind: 'continue', seat: -1, after: 'text' })
  })

  it('of a check rolls a die that is no piece of the table [RF-R71]', () => {
    const page = check(4, 'nothing', 'nothing', { by: 'strongest' })
    const s = told(page, { random: { app: [5] } }).play('go on')
    expect(s.told('rolled')).toEqual([{ type: 'rolled', seat: 0, who: 0, dice: [-1], faces: [5] }])
    expect(s.told('checked')).toEqual([{ type: 'checked', seat: 0, shows: 5, need: 4, passed: true }])
  })

  it('of the last one finishes the area, and in the last area the adventure [RF-014, RF-R85]', () => {
    const s = table({ heroes: pair, at: { kind: 'story', encounter: [find('nothing')] } }).play('go on')
    expect(s.told('areaFinished')).toEqual([{ type: 'areaFinished', area: 0 }])
    expect(s.told('adventureOver')).toEqual([{ type: 'adventureOver', result: 'won', seat: -1 }])
    expect(s.t.statistics.areas).toBe(1)
    expect(s.t.outcome).toEqual({
      result: 'won',
      adventure: 'A Walk in the Park',
      area: 1,
      encounter: '1.1',
      rounds: 0,
      fell: -1,
    })
  })

  it('may end the adventure: who fell and where is kept [RF-122, RF-124]', () => {
    const heroes = [pair[0], { ...pair[1], life: 2 }]
    const s = told(find('lose 2 -> heroes(all)'), { heroes }).play('go on')
    expect(s.told('adventureOver')).toEqual([{ type: 'adventureOver', result: 'lost', seat: 1 }])
    expect(s.t.outcome).toMatchObject({ result: 'lost', encounter: '1.1', fell: 1 })
  })
})

describe('who is asked', () => {
  it('is anyone in a group, and the addressed Character’s player alone, votes or not [RF-R65, DEC-06]', () => {
    expect(told(either).ask).toEqual({ kind: 'choice', seat: -1 })
    const addressed = choice(
      [
        ['Left', 'lose 1 -> chosen'],
        ['Right', 'nothing'],
      ],
      { by: 'strongest' },
    )
    for (const more of [{}, voting]) {
      const s = told(addressed, more)
      expect([s.ask, s.offers.slice(0, 2)]).toEqual([
        { kind: 'choice', seat: 0 },
        ['Amakar: Left', 'Amakar: Right'],
      ])
      expect(s.play('Amakar: Left').told('decided')).toEqual([
        { type: 'decided', seat: 0, option: 0, label: 'Left' },
      ])
    }
  })

  it('is the last one who has not voted yet [RF-R65]', () => {
    const s = told(either, voting)
    expect(s.ask).toEqual({ kind: 'choice', seat: -1 })
    expect(s.play('Amakar: Left').ask).toEqual({ kind: 'choice', seat: 1 })
    expect(s.told('voted')).toEqual([{ type: 'voted', seat: 0, option: 0 }])
    const four = ['amakar', 'akara', 'leyana', 'karath'].map((character) => ({ character }))
    const big = told(either, { ...voting, heroes: four }).play('Akara: Left')
    expect(big.ask.seat).toBe(-1)
    // Two of four are not more than half: the leader decides.
    big.play('Leyana: Right', 'Karath: Left')
    expect(big.told('decided')).toEqual([])
    expect(big.play('Amakar: Right').told('decided')).toMatchObject([{ label: 'Right' }])
  })

  it('by a riddle is the same, picked or spelled [RF-R67]', () => {
    expect(told(riddle(['a'], { pick: ['a', 'b'] })).ask).toEqual({ kind: 'riddle', seat: -1 })
    const own = told(riddle(['a'], { pick: ['a', 'b'], by: 'strongest' }), voting)
    expect([own.ask, own.offers.slice(0, 2)]).toEqual([
      { kind: 'riddle', seat: 0 },
      ['Amakar: a', 'Amakar: b'],
    ])
    expect(told(riddle(['wake'], { by: 'strongest' })).ask).toEqual({ kind: 'spell', seat: 0 })
    expect(told(riddle(['wake'])).ask).toEqual({ kind: 'spell', seat: -1 })
  })

  it('stays asked while cards change hands [RF-R59]', () => {
    const offer = ['Amakar offers Chipped Throwing Knife', 'cancel']
    for (const page of [
      either,
      trade('cards', 1, 'nothing'),
      riddle(['wake']),
      riddle(['a'], { pick: ['a', 'b'] }),
    ]) {
      const s = told(page)
      const { kind } = s.ask
      expect(s.play(...offer).ask.kind).toBe(kind)
      expect(s.t.proposals).toBe(1)
    }
    // In the midst of a word nothing is traded.
    expect(told(riddle(['wake'])).play('w').offers).not.toContain(offer[0])
  })
})

const answer = (accepted: readonly string[], said: string): boolean =>
  told(riddle(accepted))
    .play(...said.split(''), 'sayIt')
    .told('answered')[0].right

describe('riddles', () => {
  it('accept every listed spelling, and see through signs and blanks [RF-R67]', () => {
    expect(['wake', 'trail', 'sail'].map((said) => answer(['Wake', 'Trail'], said))).toEqual([
      true,
      true,
      false,
    ])
    expect(answer(['“ Wake ”'], 'wake')).toBe(true)
    expect(answer(['The – Wake'], 'wake')).toBe(true)
    expect(answer(['Clock - Spring'], 'clock spring')).toBe(true)
  })

  it('take words apart, and leave an article alone that does not lead [RF-R67]', () => {
    expect(answer(['clock spring'], 'clockspring')).toBe(false)
    expect(answer(['spin the wheel'], 'spin wheel')).toBe(false)
    expect(answer(['spin a wheel'], 'spin a wheel')).toBe(true)
  })

  it('are answered without the last blank [RF-R102]', () => {
    const s = told(riddle(['wake'])).play('w', 'a', 'k', 'e', ' ', 'sayIt')
    expect(s.told('answered')).toEqual([{ type: 'answered', text: 'wake', right: true }])
    expect(s.t.spelled).toBe('')
  })

  it('say why a sign cannot follow [RF-R102]', () => {
    const s = told(riddle(['wake']))
    // Neither a blank nor the answer can come first.
    expect(s.whyNot()).toEqual(['RF-R102'])
    expect(s.offers).not.toContain('sayIt')
    expect(s.play('w').whyNot()).toEqual([])
    expect(s.play(' ').whyNot()).toEqual(['RF-R102'])
    const full = told(riddle(['wake']), { arrange: (t) => void (t.spelled = '') })
    full.play(...'a'.repeat(24).split(''))
    expect([full.offers, full.whyNot()]).toEqual([['sayIt', 'giveUp'], ['RF-R102']])
  })
})

const verbs = (s: FatesScenario): string[] =>
  s.options.filter(({ verb }) => verb !== 'offerCard').map(({ verb }) => verb)

describe('offers', () => {
  it('are weighed against the addressed Character’s own cards [RF-R70]', () => {
    const own = told(trade('cards', 2, 'nothing', { by: 'strongest' }))
    expect(verbs(own)).toEqual(['decline'])
    expect(own.whyNot()).toEqual(['RF-R70'])
    expect(verbs(told(trade('cards', 2, 'nothing')))).toEqual(['accept', 'decline'])
    expect(verbs(told(trade('cards', 2, 'nothing', { by: 'weakest' })))).toEqual(['accept', 'decline'])
  })

  it('count cards or what they are worth [RF-R70, RF-098]', () => {
    // T01 and T02 are worth 1 each, T13 2.
    expect([3, 4].map((n) => verbs(told(trade('cards', n, 'nothing'))).length)).toEqual([2, 1])
    expect([4, 5].map((n) => verbs(told(trade('value', n, 'nothing'))).length)).toEqual([2, 1])
  })

  it('are paid by the addressed Character alone, card by card [RF-R70, DEC-09]', () => {
    const heroes = [{ character: 'amakar', treasures: ['T01', 'T03', 'T04'] }, pair[1]]
    const s = told(trade('cards', 2, 'nothing', { by: 'strongest' }), { heroes }).play('Amakar: accept')
    expect(s.ask).toEqual({ kind: 'payPrice', seat: 0, what: 'cards', left: 2 })
    s.play('Amakar pays Hard Biscuit')
    expect(s.ask).toEqual({ kind: 'payPrice', seat: 0, what: 'cards', left: 1 })
    expect(s.offers).toEqual(['Amakar pays Chipped Throwing Knife', 'Amakar pays Crooked Spear'])
    expect(s.view.pot).toEqual(['T03'])
    s.play('Amakar pays Crooked Spear')
    expect(s.told('putAside')).toEqual([
      { type: 'putAside', seat: 0, card: 'T03', as: 'price' },
      { type: 'putAside', seat: 0, card: 'T04', as: 'price' },
    ])
    expect([s.view.pot, s.t.leader]).toEqual([[], 0])
  })

  it('leave no pot behind when everybody passes, and move the lead on [RF-R65, RF-R70]', () => {
    const s = told(trade('cards', 3, 'nothing')).play('accept', 'Amakar pays Chipped Throwing Knife')
    s.play('Akara: decline')
    expect(s.told('offerAnswered')).toEqual([{ type: 'offerAnswered', accepted: false }])
    expect([s.view.pot, s.t.leader, s.t.aside]).toEqual([[], 1, []])
    expect(told(trade('cards', 1, 'nothing')).play('decline').t.leader).toBe(1)
  })

  it('for Life are paid at once, as a price [RF-R70]', () => {
    const s = told(trade('life', 3, 'nothing', { by: 'strongest' })).play('Amakar: accept')
    expect(s.told('lost')).toEqual([{ type: 'lost', seat: 0, lost: 3, cause: 'price' }])
    expect(s.ask).toMatchObject({ kind: 'continue', after: 'outcome' })
  })
})
