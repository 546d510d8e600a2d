import { describe, expect, it } from 'vitest'
import { fullSheet, table } from './table.ts'

describe('Cleanup', () => {
  it('step 1: Charisma tokens go back to the supply [RP-119, RP-155]', () => {
    const s = table({ step: 'cleanup', heroes: [{ charisma: 2 }, { charisma: 1 }] })
    expect(s.t.heroes.map((hero) => hero.charisma)).toEqual([0, 0])
  })

  it('step 2: in player order everybody may refresh one Skill [RP-156, RP-162, DEC-22]', () => {
    const s = table({
      step: 'cleanup',
      start: 1,
      heroes: [
        { class: 'mage', cards: ['bluff', 'charity'], exhausted: ['bluff', 'charity'] },
        { cards: ['insight'], exhausted: ['insight'] },
      ],
    })
    expect(s.ask).toEqual({ kind: 'refresh', seat: 1 })
    s.pick('None')
    expect(s.ask).toEqual({ kind: 'refresh', seat: 0 })
    expect(s.texts).toEqual(['Bluff', 'Charity', 'None'])
    s.pick('Charity')
    expect(s.hero(0).exhausted).toEqual(['bluff'])
    expect(s.hero(1).exhausted).toEqual(['insight'])
    expect(s.told('refreshed')).toHaveLength(1)
    expect(s.ask.kind).not.toBe('refresh')
  })

  it('step 3: dice left on Initiative cards return to the bag, the Market goes to the discard pile [RP-157]', () => {
    const s = table({
      step: 'nextRound',
      initiative: ['', '', 'red 3, gold 4'],
      market: ['ironHelm', 'trident'],
    })
    expect(s.t.discard).toEqual(['ironHelm', 'trident'])
    // All but those that were drawn for the new round.
    expect(s.t.bag.length + s.told('drawn')[0].dice.length).toBe(88)
  })

  it('step 4: a new Market of players and two more is dealt [RP-158]', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const s = table({ players, step: 'nextRound' })
      expect(s.t.market).toHaveLength([4, 4, 5, 6, 7][players - 1])
    }
  })

  it('step 4: a deck that runs out is made anew of the discard pile, with all dots together [RP-159]', () => {
    const s = table({
      step: 'nextRound',
      single: true,
      market: ['ironHelm'],
      discard: ['trident', 'bluff', 'vain', 'wild'],
      arrange: (t) => void t.trash.push(...t.deck.splice(0, t.deck.length - 1)),
    })
    expect(s.told('reshuffled')).toMatchObject([{ cards: 5 }])
    expect(s.t.market).toHaveLength(4)
    expect(s.t.deck).toHaveLength(2)
    expect(s.t.mixed).toBe(true)
  })

  it('step 4: with no card left anywhere the Market is smaller [RP-R58]', () => {
    const s = table({
      step: 'nextRound',
      single: true,
      market: ['ironHelm'],
      discard: ['trident'],
      arrange: (t) => void t.trash.push(...t.deck.splice(0)),
    })
    expect([...s.t.market].sort()).toEqual(['ironHelm', 'trident'])
  })

  it('step 5: cards with a Gold icon and no Gold receive one, never more [RP-160]', () => {
    const s = table({ players: 4, step: 'nextRound', initiativeGold: [0, 1, 0, 0, 0] })
    expect(s.t.initiative.map((card) => card.gold)).toEqual([0, 1, 1, 1, 0])
  })

  it('step 7: the player to the left becomes the Start Player [RP-162]', () => {
    expect(table({ players: 3, step: 'nextRound', start: 1 }).t.start).toBe(2)
    expect(table({ players: 3, step: 'nextRound', start: 2 }).t.start).toBe(0)
  })
})

describe('the end of character creation', () => {
  it('comes when every sheet is full, however many rounds it took [RP-163]', () => {
    const full = fullSheet()
    const s = table({ step: 'nextRound', heroes: [{ rows: full, fiends: ['fiendOfRust'] }, { rows: full }] })
    expect(s.told('creationEnds')).toHaveLength(1)
    expect(s.ask).toEqual({ kind: 'last', seat: 0 })
    const notYet = table({
      step: 'nextRound',
      heroes: [{ rows: full }, { rows: { ...full, familiar: 'red 1' } }],
    })
    expect(notYet.told('creationEnds')).toEqual([])
    expect(notYet.told('round')).toHaveLength(1)
  })

  it('leaves out all of Cleanup but steps 1 and 2 [RP-R28]', () => {
    const s = table({
      step: 'cleanup',
      start: 1,
      initiative: ['', '', 'red 3'],
      market: ['ironHelm'],
      heroes: [
        { rows: fullSheet(), charisma: 1, fiends: ['fiendOfRust'], gold: 9 },
        { rows: fullSheet(), cards: ['bluff'], exhausted: ['bluff'], charisma: 1 },
      ],
    })
    expect(s.ask).toEqual({ kind: 'refresh', seat: 1 })
    expect(s.t.heroes.map((hero) => hero.charisma)).toEqual([0, 0])
    s.pick('Bluff')
    expect(s.t.market).toEqual(['ironHelm'])
    expect(s.card(3)).toBe('red 3')
    expect(s.t.start).toBe(1)
    expect(s.t.initiative.map((card) => card.fiends)).toEqual([[], [], []])
  })

  it('gives each player in turn one last opportunity [RP-164, RP-R29, DEC-23]', () => {
    const s = table({
      step: 'last',
      start: 1,
      heroes: [
        { rows: fullSheet(), gold: 9, fiends: ['fiendOfRust'] },
        {
          rows: fullSheet(),
          xp: 9,
          injury: 1,
          cards: ['bluff', 'appraisal'],
          fiends: ['fiendOfFog'],
          gold: 9,
        },
      ],
    })
    expect(s.ask).toEqual({ kind: 'last', seat: 1 })
    expect(s.texts).toEqual([
      'Finished',
      'Use Bluff',
      'Banish the Fiend of Fog for 5 Gold',
      'Discard an Injury token for 2 XP',
      'Take an Attribute Action for 5 XP',
    ])
    s.pick(
      'Discard an Injury',
      'Take an Attribute Action',
      'CHA',
      'Banish the Fiend of Fog for a Charisma token',
    )
    expect(s.hero(1)).toMatchObject({ xp: 2, injury: 0, charisma: 0, banished: ['fiendOfFog'] })
    s.pick('Finished')
    expect(s.ask).toEqual({ kind: 'last', seat: 0 })
  })

  it('is followed by dice pools, Adventure cards, mercenaries, combat and scoring, in this order [RP-165]', () => {
    const s = table({
      step: 'last',
      heroes: [
        { rows: fullSheet(), gold: 5 },
        { rows: fullSheet(), gold: 5 },
      ],
    })
    const seen = new Set<string>()
    for (; !s.over; s.choose(s.options[0])) seen.add(s.ask.kind)
    const order = ['adventureRevealed', 'fought', 'scored', 'total'] as const
    const first = order.map((type) => s.events.findIndex((event) => event.type === type))
    expect(first).toEqual([...first].sort((a, b) => a - b))
    expect([...seen]).toEqual(['hire'])
  })
})
