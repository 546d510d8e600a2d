import { describe, expect, it } from 'vitest'
import { bookOf } from '../rules/state.ts'
import { texts } from '../speech/texts.ts'
import { gameWith, inShort, laid, take, underWay } from './table.ts'

const here = (lines: string, more: Readonly<Record<string, string>> = {}) => ({
  A: `Here.\n${lines}\n? rest\n? move`,
  ...more,
})

describe('entries', () => {
  it('are labelled by location, by number and, in the Tome, by adventure and token [RPA-059, RPA-061, RPA-062]', () => {
    expect(['B', 'A6', 'ADV1-1'].map((label) => entryKind(label))).toEqual(['base', 'place', 'tome'])
  })

  it('drop what is left of the one before when another is turned to [RPA-063, RPA-073]', () => {
    const s = laid({ parts: here('! goto A6\n! gain 9 gold'), xp: 1 })
    expect(s.t.story.entry).toBe('A6')
    expect(s.t.journal.gold).toBe(0)
    // What leads on by itself is read on one page.
    expect(s.t.page).toEqual(['Here.', 'Good.'])
  })

  it('mark whatever is said alike, also inside a text in quotation marks', () => {
    const parts = here(
      "She nods.\n\n! say \"'Don't,' says Hob. 'It's the keepers' oil.'\"\n! say \"The keepers' oil.\"",
    )
    const texts = laid({ parts })
      .told('readAloud')
      .map(({ text }) => text)
    expect(texts.slice(-2)).toEqual(['"Don\'t," says Hob. "It\'s the keepers\' oil."', "The keepers' oil."])
  })

  it('are told in the log as whole sentences, wherever their last one ends', () => {
    const s = laid({ parts: here('! say "\'Is it long?\'"\n! say "*Not long.*"\n! say "Steps"'), xp: 1 })
    const lines = s.told('readAloud').map((event) => gameWith().words.event(event, s.view))
    expect(lines.slice(-3)).toEqual(['"Is it long?"', '*Not long.*', 'Steps.'])
  })

  it('have numbers up to 30; from 31 on they belong to items [RPA-R36]', () => {
    const parts = { A30: 'Thirty.\n? move', A31: 'Rope.\n! goto A' }
    expect(['A30', 'A31'].map((label) => entryKind(label, parts))).toEqual(['place', 'item'])
  })
})

describe('the marker of the party', () => {
  it.each([
    ['B', 'B'],
    ['B6', 'B'],
    ['B31', 'B'],
    ['THE END', 'A'],
  ])('follows the book: entry %s is read at %s [RPA-R87]', (to, at) => {
    const parts = {
      A: `Here.\n? "Go" -> ${to}\n? rest`,
      B6: 'Loft.\n? rest\n? move',
      B31: 'Rope.\n? rest\n? move',
      'THE END': 'Over.\n? "Well" -> THE END.1\n? "So" -> THE END.1',
      'THE END.1': 'Done.',
    }
    const s = laid({ parts, xp: 1 }).choose({ verb: 'takeWay', choice: 0 })
    expect(s.t).toMatchObject({ story: { entry: to }, map: { at } })
  })
})

function entryKind(label: string, parts: Readonly<Record<string, string>> = {}): string | undefined {
  return bookOf(laid({ parts, xp: 1 }).t).entries.find((entry) => entry.label === label)?.kind
}

describe('keywords and titles', () => {
  it('are recorded, erased and tested [RPA-064, RPA-065, RPA-067, RPA-070]', () => {
    const s = laid({
      parts: here(
        '! record ROPE; record ROPE\n! if ROPE: gain 1 gold\n! erase ROPE\n! if ROPE: gain 5 gold\n! reveal T001\n! if title T001: gain 2 gold',
      ),
      xp: 1,
    })
    expect(s.t.story.remembered).toEqual([])
    expect(s.t.journal).toMatchObject({ gold: 3, titles: ['T001'] })
  })

  it('are told in the sentence that the book has for them, and not at all without one [RPA-R126]', () => {
    const s = laid({ parts: here('! record ROPE; record CLOCK'), xp: 1 })
    const { notes } = gameWith().view(s.t, 0)
    expect(s.t.story.remembered).toEqual(['ROPE', 'CLOCK'])
    expect(notes).toEqual(['You have a rope.'])
    expect(texts(gameWith().view(s.t, 0))).toContainEqual({
      piece: 'journal:keywords',
      name: 'Kept in mind',
      lines: notes,
    })
  })

  it('are kept or erased when the adventure is saved [RPA-066, RPA-068, RPA-239, INV-37]', () => {
    const s = laid({ entry: 'THE END', keywords: ['ROPE'], titles: ['T001'], items: [31], hands: [['AR01']] })
    s.choose({ verb: 'done' })
    expect(s.t.story.remembered).toEqual([])
    expect(s.t.journal).toMatchObject({ titles: ['T001'], items: [] })
  })
})

describe('action indicators', () => {
  it('must be resolved, from top to bottom, each condition when its line is reached [RPA-069, RPA-071, RPA-072]', () => {
    const s = laid({ parts: here('! if gold >= 1: gain 5 xp\n! gain 1 gold\n! if gold >= 1: gain 2 xp') })
    expect(s.t.journal).toMatchObject({ gold: 1, xp: 2 })
  })

  it('let a line with two keywords stand above one with one of them [RPA-074]', () => {
    const parts = here('! if ROPE and LAMP: goto A6\n! if ROPE: goto A7', {
      A6: 'Both.\n? rest\n? move',
      A7: 'One.\n? rest\n? move',
    })
    expect(laid({ parts, keywords: ['ROPE', 'LAMP'], xp: 1 }).t.story.entry).toBe('A6')
    expect(laid({ parts, keywords: ['ROPE'], xp: 1 }).t.story.entry).toBe('A7')
  })

  it('collect the XP that lies at a location; later visits see none [RPA-075, RPA-076]', () => {
    const B = '! if not xp-here: goto B1\n! collect\nFirst.\n? rest\n? move'
    const s = laid({ parts: { B, B1: 'Again.\n? rest\n? move' }, xp: 1 })
    s.choose({ verb: 'takeWay', choice: 2 })
    take(s, 'takePath A-B B')
    expect(s.t.journal.xp).toBe(2)
    expect(s.t.map.xp.B).toBe(0)
    expect(s.t.page).toEqual(['First.'])
    s.choose({ verb: 'takeWay', choice: 1 })
    take(s, 'takePath A-B A', 'stop')
    s.choose({ verb: 'takeWay', choice: 2 })
    take(s, 'takePath A-B B', 'stop')
    expect(s.t.story.entry).toBe('B1')
  })
})

describe('choice indicators', () => {
  it('are alternatives offered after the actions; exactly one is taken [RPA-077, RPA-078, RPA-081, DEC-09]', () => {
    const s = laid({
      parts: { A: 'Here.\n! gain 1 gold\n? "Left" -> A6\n? if ROPE: "Right" -> A7\n? rest\n? item\n? move' },
      xp: 1,
      items: [31],
    })
    expect(s.t.journal.gold).toBe(1)
    expect(s.texts).toEqual(['Left', 'Rest', 'Use an item', 'Move on the map'])
  })

  it('are refused with the rule where they cannot be paid or carried out [RPA-R42, RPA-114, RPA-098]', () => {
    const A =
      'Here.\n? "Gold" (2 gold) -> A6\n? "XP" (1 xp) -> A6\n? "Key" (erase KEY) -> A6\n? "Rope" (item 31) -> A6\n? "Sweat" (9 fatigue) -> A6\n? "Stay": say "You stay."\n? rest\n? item\n? move'
    const s = laid({ parts: { A }, gold: 1, health: [9, 8] })
    expect(s.texts).toEqual(['Stay', 'Move on the map'])
    for (const choice of [0, 1, 2, 3, 4]) expect(s.whyNot(`choice:${choice}`)).toEqual(['RPA-R42'])
    expect(s.whyNot('choice:6')).toEqual(['RPA-114'])
    expect(s.whyNot('choice:7')).toEqual(['RPA-098'])
  })

  it('may cost fatigue as long as somebody keeps standing [RPA-R42]', () => {
    const parts = { A: 'Here.\n? "Sweat" (9 fatigue) -> A6\n? rest\n? move' }
    expect(laid({ parts, xp: 1, health: [9, 10] }).texts[0]).toContain('Sweat')
    expect(laid({ parts, xp: 1, health: [9, 9] }).texts[0]).toBe('Rest')
    expect(laid({ parts, xp: 1, health: [16, 9], fatigue: [16, 0] }).texts[0]).toBe('Rest')
  })

  it('take their prices', () => {
    const A = 'Here.\n? "All" (2 gold, 1 xp, erase KEY, item 31, 1 fatigue) -> A6\n? rest'
    const s = laid({
      parts: { A, A6: 'Paid.\n? "On" -> A\n? move' },
      gold: 3,
      xp: 2,
      keywords: ['KEY'],
      items: [31],
    })
    expect(s.texts[0]).toBe('All (2 gold, 1 XP, KEY, the Rope and 1 fatigue for each player)')
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.journal).toMatchObject({ gold: 1, xp: 1, items: [] })
    expect(s.t.story.remembered).toEqual([])
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([1, 1])
  })

  it('can be taken once if they say so', () => {
    const s = laid({ parts: { A: 'Here.\n? once "Dig": gain 1 gold; stay\n? rest\n? move' }, xp: 1 })
    s.choose({ verb: 'takeWay', choice: 0 })
    // The entry was read once, and its page still lies open.
    expect(s.t.read).toEqual({ A: 1 })
    expect(s.t.page).toEqual(['Here.'])
    expect(s.texts).toEqual(['Rest', 'Move on the map'])
    expect(s.whyNot('choice:0')).toEqual(['RPA-077'])
  })

  it('lead to a move where none is open to the party [RPA-R45]', () => {
    const s = laid({ parts: { A: 'Here.\n? if ROPE: "Climb" -> A6' } })
    expect(s.ask.kind).toBe('whichPath')
  })
})

describe('votes', () => {
  const A = 'Here.\n? "Red" -> A6\n? "Blue" -> A7\n? "Green" -> A8'
  const ways = { A, A6: 'Red.\n? rest\n? move', A7: 'Blue.\n? rest\n? move', A8: 'Green.\n? rest\n? move' }
  const heroes = ['Orla', 'Sile', 'Hanna', 'Vesna']

  it('are taken in seat order from the storyteller’s left; most votes win [RPA-079, RPA-R28]', () => {
    const s = laid({ parts: ways, heroes: heroes.slice(0, 3), voice: 'each', xp: 1 })
    expect(s.ask).toMatchObject({ kind: 'whichWay', seat: 1, votes: [] })
    s.choose({ choice: 1 })
    expect(s.ask).toMatchObject({ seat: 2, votes: [1] })
    s.choose({ choice: 0 })
    expect(s.ask).toMatchObject({ seat: 0, votes: [1, 0] })
    s.choose({ choice: 1 })
    expect(s.t.story.entry).toBe('A7')
    expect(s.told('voted').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  it('end as soon as nothing can change any more [RPA-R108]', () => {
    const s = laid({ parts: ways, heroes: heroes.slice(0, 3), voice: 'each', xp: 1 })
    s.choose({ choice: 2 }).choose({ choice: 2 })
    expect(s.t.story.entry).toBe('A8')
  })

  it.each([0, 1, 2, 3])(
    'begin at the left of seat %i and are its to break [RPA-079, RPA-080, RPA-R28]',
    (teller) => {
      const s = laid({
        parts: ways,
        heroes,
        voice: 'each',
        xp: 1,
        arrange: (t) => void (t.storyteller = teller),
      })
      for (const [nth, choice] of [1, 0, 1, 0].entries()) {
        expect(s.ask).toMatchObject({ seat: (teller + 1 + nth) % 4, tie: false })
        s.choose({ choice })
      }
      expect(s.ask).toMatchObject({ seat: teller, tie: true })
      s.choose({ choice: 1 })
      expect(s.t.story.entry).toBe('A7')
    },
  )

  it('that are tied are decided by the storyteller among the tied options [RPA-080, RPA-R28, DEC-10]', () => {
    const s = laid({ parts: ways, heroes, voice: 'each', xp: 1 })
    s.choose({ choice: 1 }).choose({ choice: 0 }).choose({ choice: 1 }).choose({ choice: 0 })
    expect(s.ask).toMatchObject({ seat: 0, tie: true })
    expect(inShort(s)).toEqual(['takeWay 0', 'takeWay 1'])
    expect(s.prompt).toBe('The votes are tied, Orla decides. What do you do?')
    const before = s.view
    s.choose({ choice: 1 })
    expect(s.t.story.entry).toBe('A7')
    const [last] = s.told('voted').slice(-1)
    expect(gameWith().words.event(last, { ...s.view, ways: before.ways })).toBe(
      'The votes are tied. Orla, who has the storybook, decides: Blue.',
    )
  })

  it('are not needed by talking: anybody says what it will be, and each plays their own hero [RPA-R107]', () => {
    const s = laid({
      parts: { ...ways, A7: 'Blue.\n! trade\n? move' },
      voice: 'talk',
      hands: [['AR01'], []],
      xp: 1,
    })
    expect(s.ask).toMatchObject({ kind: 'whichWay', seat: -1 })
    s.choose({ choice: 1 })
    expect(s.ask).toMatchObject({ kind: 'trade', seat: -1 })
    s.choose({ verb: 'giveCard', card: 'AR01' })
    expect(s.t.heroes[1].hand).toEqual(['AR01'])
    const trial = underWay({
      against: ['Climb'],
      step: 'build',
      voice: 'talk',
      rows: [
        [2, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
    })
    expect(new Set(trial.options.filter(({ verb }) => verb === 'ready').map(({ seat }) => seat))).toEqual(
      new Set([0, 1]),
    )
  })

  it('are not needed where one voice speaks for all, nor alone [RPA-R28, RPA-R107]', () => {
    const together = laid({ parts: ways, heroes, voice: 'one', xp: 1 })
    together.choose({ choice: 1 })
    expect(together.t.story.entry).toBe('A7')
    const alone = laid({ parts: ways, heroes: ['Orla'], voice: 'each', xp: 1 })
    alone.choose({ choice: 1 })
    expect(alone.t.story.entry).toBe('A7')
  })
})

describe('commands that need a choice', () => {
  it('ask the party for one player, among those for whom it does something [DEC-19, RPA-R104]', () => {
    const s = laid({
      parts: here('! recover one 2'),
      heroes: ['Orla', 'Sile', 'Hanna'],
      fatigue: [0, 3, 1],
      xp: 1,
    })
    expect(s.ask).toMatchObject({ kind: 'whoIsMeant', for: 'recover' })
    expect(inShort(s)).toEqual(['pickHero 1', 'pickHero 2'])
    take(s, 'pickHero 1')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 1, 1])
    // Nobody is tired: nothing is asked.
    expect(laid({ parts: here('! recover one 2'), xp: 1 }).ask.kind).toBe('whichWay')
  })

  it('let owners choose rows and attributes, from the storyteller on [DEC-30, DEC-31, DEC-41, RPA-R104]', () => {
    const s = laid({
      parts: here('! rows each -1; rows each +1; attribute each +1'),
      rows: [
        [2, 1, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 1],
      ],
      xp: 1,
      arrange: (t) => void (t.storyteller = 1),
    })
    // Sile has one row that could lose, so only Orla is asked.
    expect(s.ask).toMatchObject({ kind: 'loseRow', hero: 0 })
    expect(inShort(s)).toEqual(['pickRow 0 R', 'pickRow 0 K'])
    take(s, 'pickRow 0 R')
    expect(s.ask).toMatchObject({ kind: 'gainRow', hero: 1 })
    expect(inShort(s)).toHaveLength(6)
    take(s, 'pickRow 1 W', 'pickRow 0 P')
    expect(s.t.heroes.map(({ rows }) => rows)).toEqual([
      [1, 1, 0, 0, 0, 1],
      [0, 0, 0, 0, 1, 0],
    ])
    // Sile's dexterity and Orla's strength are at the limit.
    expect(inShort(s)).toEqual(['R', 'G', 'B', 'W', 'P'].map((row) => `pickAttribute 1 ${row}`))
    take(s, 'pickAttribute 1 R')
    expect(inShort(s)).toEqual(['K', 'G', 'B', 'W', 'P'].map((row) => `pickAttribute 0 ${row}`))
  })

  it('change health within bounds, and cut fatigue to it [RPA-R22]', () => {
    const s = laid({
      parts: here('! health each -9; health storyteller +2'),
      health: [16, 9],
      fatigue: [0, 7],
      xp: 1,
    })
    expect(s.t.heroes.map(({ health, fatigue }) => [health, fatigue])).toEqual([
      [9, 0],
      [5, 5],
    ])
    expect(s.told('exhausted').map(({ hero }) => hero)).toEqual([1])
  })

  it('refresh class cards and spent cards', () => {
    const s = laid({
      parts: here('! refresh each'),
      xp: 1,
      arrange: (t) => void t.heroes[0].spent.push('AR02'),
    })
    expect(s.t.heroes[0]).toMatchObject({ ready: true, hand: ['AR02'], spent: [] })
  })

  it('let players give up cards of any zone [DEC-16, DEC-17, RPA-R60]', () => {
    const s = laid({
      parts: here('! giveup one 1; giveup each 1'),
      hands: [['AR01'], ['WE01', 'FA01']],
      xp: 1,
      arrange: (t) => void t.heroes[1].aside.push('R02'),
    })
    expect(inShort(s)).toEqual(['pickHero 0', 'pickHero 1'])
    take(s, 'pickHero 1')
    expect(inShort(s)).toEqual(['pickCard 1 WE01', 'pickCard 1 FA01', 'pickCard 1 R02'])
    take(s, 'pickCard 1 FA01')
    expect(s.t.heroes.map(({ hand }) => hand.length)).toEqual([0, 1])
    expect(gameWith().view(s.t, 0).bag.RK).toBeUndefined()
  })

  it('open a trade: a card changes hands if both agree, until the party closes it [RPA-R85, DEC-40]', () => {
    const s = laid({ parts: here('! trade'), hands: [['AR01', 'FA01'], ['WE01']], voice: 'each', xp: 1 })
    expect(inShort(s)).toEqual(['giveCard 0 1 AR01', 'giveCard 0 1 FA01', 'giveCard 1 0 WE01', 'done'])
    take(s, 'giveCard 0 1 FA01')
    expect(s.ask).toMatchObject({ kind: 'acceptCard', seat: 1, from: 0 })
    s.choose({ verb: 'agree' })
    expect(s.t.heroes[1].hand).toEqual(['WE01', 'FA01'])
    expect(gameWith().view(s.t, 0).bag.RK).toBe(1)
    expect(inShort(s)).toEqual(['giveCard 0 1 AR01', 'giveCard 1 0 WE01', 'done'])
    take(s, 'giveCard 1 0 WE01')
    s.choose({ verb: 'decline' })
    expect(s.t.heroes[0].hand).toEqual(['AR01'])
    take(s, 'done')
    expect(s.ask.kind).toBe('whichWay')
  })

  it('know peoples, classes, players, adventures done and who stands highest [RPA-R92, RPA-134]', () => {
    const lines = [
      'people "Reedling"',
      'class "Breaker"',
      'class "Smith"',
      'players = 2',
      'done >= 1',
      'highest F1',
      'lowest F3',
      'favor F2 >= 5',
      'explored A',
      'exhausted',
      'legendary',
    ]
    const parts = here(lines.map((line, i) => `! if ${line}: record KEY${i}`).join('\n'))
    const s = laid({ parts, xp: 1, fatigue: [16, 0] })
    expect(s.t.story.remembered).toEqual(['KEY0', 'KEY1', 'KEY3', 'KEY5', 'KEY6', 'KEY7', 'KEY8'])
  })

  it('know when none of it is so [RPA-R92, RPA-134]', () => {
    const lines = [
      'people "Stonekin"',
      'class "Smith"',
      'highest F2',
      'lowest F1',
      'favor F2 >= 6',
      'explored B',
    ]
    const parts = here(lines.map((line, i) => `! if ${line}: record KEY${i}`).join('\n'))
    expect(laid({ parts, xp: 1 }).t.story.remembered).toEqual([])
    const reedlings = here('! if people "Reedling": record ALONE')
    expect(laid({ parts: reedlings, heroes: ['Sile'], xp: 1 }).t.story.remembered).toEqual(['ALONE'])
  })

  it.each<[what: string, events: string[], sentry: string, is: boolean]>([
    ['an event token', ['B', 'A', '', '', '', ''], '', true],
    ['the sentry', ['B', '', '', '', '', ''], 'A', true],
    ['nothing', ['B', '', '', '', '', ''], 'C', false],
  ])('know whether a token is here: %s', (_, events, sentry, is) => {
    const s = laid({
      parts: here('! if token-here: record TOKEN'),
      xp: 1,
      arrange: (t) => void Object.assign(t.map, { events, sentry }),
    })
    expect(s.t.story.remembered).toEqual(is ? ['TOKEN'] : [])
  })
})
