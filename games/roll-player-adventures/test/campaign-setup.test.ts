import { deal, readConfig } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { attributeDice, isFamiliarDie } from '../content/dice.ts'
import { healthFor, scoreFor } from '../rules/import-scores.ts'
import { heroFromForm, readHero } from '../rules/hero-sheet.ts'
import { heroSheetWith } from './sheets.ts'
import { gameWith, inShort, take, type Table } from './table.ts'

const game = gameWith()
const begun = (setup: Readonly<Record<string, unknown>>): Table => new Scenario(game, { setup })

const imported = (...data: Parameters<typeof heroSheetWith>[0][]): Table =>
  begun({ players: data.length, voice: 'one', heroes: data.map((it) => heroSheetWith(it)) })
const passes = (s: Table): Table => {
  while (s.ask.kind === 'raiseImport') s.choose({ verb: 'done' })
  return s
}

describe('a new campaign', () => {
  it('has the 36 attribute dice in the bag, six of each colour, and no familiar die [RPA-017, RPA-R02, RPA-R03]', () => {
    const s = begun({ players: 1 })
    expect(s.t.bag).toHaveLength(attributeDice)
    expect(s.t.bag.some(isFamiliarDie)).toBe(false)
    expect(game.view(s.t, 0).bag).toEqual({ R: 6, K: 6, G: 6, B: 6, W: 6, P: 6 })
  })

  it.each([
    [1, 4, 1, 7, 'RPA-018'],
    [2, 2, 1, 5, 'RPA-019'],
    [3, 1, 2, 3, 'RPA-020'],
    [4, 1, 1, 2, 'RPA-021'],
  ])(
    'with %i players has play limit %i, bonus play limit %i and %i gold [RPA-018, RPA-019, RPA-020, RPA-021, RPA-029]',
    (players, playLimit, bonusLimit, gold) => {
      const s = begun({ players, voice: 'one' })
      for (const name of ['Orla', 'Sile', 'Hanna', 'Vesna'].slice(0, players))
        s.choose({ verb: 'takeHero', name })
      expect(s.t.journal).toMatchObject({ bonusLimit, gold, xp: 0, combatDice: 3 })
      expect(game.view(s.t, 0).playLimit).toBe(playLimit)
    },
  )

  it('starts without XP, with all favor on 5 and nothing marked [RPA-R09]', () => {
    const s = begun({ players: 2 })
    expect(s.t.journal).toMatchObject({
      xp: 0,
      favor: [5, 5, 5],
      mastery: 0,
      done: 0,
      deaths: 0,
      rests: 0,
      sidequest: false,
    })
  })

  it('offers each player in seat order the characters whose class colour is free [RPA-022, RPA-R13, DEC-03, INV-33]', () => {
    const s = begun({ players: 2, voice: 'each' })
    expect(s.ask).toMatchObject({ kind: 'chooseHero', seat: 0 })
    expect(inShort(s)).toEqual(
      ['Orla', 'Berta', 'Sile', 'Hanna', 'Vesna', 'Amity', 'Finn'].map((name) => `takeHero ${name}`),
    )
    take(s, 'takeHero Orla')
    expect(s.t.heroes[0]).toMatchObject({ portrait: 'Orla', fatigue: 0, ready: true, tokens: 0 })
    expect(s.ask).toMatchObject({ kind: 'chooseHero', seat: 1 })
    expect(inShort(s)).not.toContain('takeHero Berta')
    expect(s.whyNot('portrait:Berta')).toEqual(['RPA-022'])
  })

  it('copies name, people, class and scores, fills the rows, and gives health 16 and a ready class card [RPA-023, RPA-024, RPA-025, RPA-026, RPA-027]', () => {
    const s = begun({ players: 1 })
    take(s, 'takeHero Hanna')
    expect(s.t.heroes[0]).toMatchObject({
      name: 'Hanna',
      people: 'Stonekin',
      class: 'Drover',
      health: 16,
      fatigue: 0,
      scores: [1, 0, 3, 0, 0, 2],
      rows: [1, 0, 3, 0, 0, 2],
      ready: true,
    })
  })

  it('gives exactly the hand on the back of the portrait, or a random card of the deck if it is taken [RPA-028, RPA-R13]', () => {
    const s = begun({ players: 3, voice: 'one' })
    take(s, 'takeHero Sile', 'takeHero Amity')
    const [sile, amity] = s.t.heroes
    expect(sile.hand).toEqual(['AR02', 'WE02', 'SK02', 'TR02', 'SC02'])
    // Both have the Hood on their list; the earlier seat has it.
    expect(amity.hand.slice(1)).toEqual(['WE05', 'SK05', 'TR05', 'SC05'])
    expect(amity.hand[0]).toMatch(/^AR0[134]$/)
  })

  it('is set up once, each adventure anew [RPA-317, RPA-R10]', () => {
    const s = begun({ players: 1 })
    take(s, 'takeHero Orla')
    // The first entry has been reached: the adventure was set up.
    expect(s.t.stage).toBe('story')
    expect(s.t.story.entry).toBe('A')
    expect(s.t.journal.bonusTokens).toBe(s.t.journal.bonusLimit)
  })

  it('is legendary only if all players agree [RPA-268, DEC-01]', () => {
    const s = begun({ players: 2, mode: 'legendary', voice: 'each' })
    expect(s.ask).toMatchObject({ kind: 'agree', seat: 0 })
    s.choose({ verb: 'agree' }).choose({ verb: 'agree' })
    expect(s.t.legendary).toBe(true)
    expect(s.told('legendary')).toEqual([{ type: 'legendary', agreed: true }])
    expect(s.ask).toMatchObject({ kind: 'chooseHero', seat: 0 })
    const other = begun({ players: 2, mode: 'legendary', voice: 'each' })
    other.choose({ verb: 'agree' }).choose({ verb: 'decline' })
    expect(other.t.legendary).toBe(false)
    expect(other.told('legendary')).toEqual([{ type: 'legendary', agreed: false }])
    expect(begun({ players: 2, mode: 'legendary', voice: 'each' }).choose({ verb: 'decline' }).ask.kind).toBe(
      'chooseHero',
    )
  })

  it('is legendary without a vote where one voice speaks for all, or alone [RPA-268, RPA-R107]', () => {
    for (const setup of [
      { players: 2, voice: 'one' },
      { players: 1, voice: 'each' },
    ]) {
      const s = begun({ ...setup, mode: 'legendary' })
      expect(s.ask.kind).toBe('chooseHero')
      expect(s.t.legendary).toBe(true)
      expect(s.told('legendary')).toEqual([{ type: 'legendary', agreed: true }])
    }
  })
})

describe('characters from Roll Player', () => {
  it('replace the pregenerated ones, all or nothing [RPA-030, RPA-R15, DEC-02]', () => {
    expect(() => readConfig(game, { players: 2, heroes: [heroSheetWith()] })).toThrow('RPA-R15')
    const s = imported({})
    expect(s.ask.kind).not.toBe('chooseHero')
    expect(s.t.bag).toHaveLength(attributeDice)
    expect(s.t.journal.combatDice).toBe(3)
  })

  it('come only when a campaign begins [RPA-004]', async () => {
    const { partySheetWith } = await import('./sheets.ts')
    const setup = { players: 2, heroes: [heroSheetWith()], party: [partySheetWith()] }
    expect(() => readConfig(game, setup)).toThrow('RPA-004')
  })

  it('have classes of different colours [RPA-031]', () => {
    const heroes = [heroSheetWith(), heroSheetWith({ name: 'Brak' })]
    expect(() => readConfig(game, { players: 2, heroes })).toThrow('RPA-031')
  })

  it('keep their name, and their class and race where the box knows them [RPA-032]', () => {
    const s = passes(imported({ name: 'Mia', class: 'Smith', race: 'Reedling' }))
    expect(s.t.heroes[0]).toMatchObject({ name: 'Mia', class: 'Smith', people: 'Reedling' })
  })

  it('whose class, race or familiar is unknown are asked for another [RPA-R103, DEC-43]', () => {
    const s = imported({ race: 'Halfling', familiar: 'Griffon' })
    expect(s.ask.kind).toBe('importClass')
    expect(inShort(s)).toEqual(['takeName Breaker', 'takeName Smith'])
    take(s, 'takeName Smith')
    // The likeliest people comes first.
    expect(inShort(s)).toEqual(['takeName Reedling', 'takeName Stonekin', 'takeName Hornfolk'])
    take(s, 'takeName Stonekin')
    passes(s)
    take(s, 'takePortrait Stonekin 2')
    expect(s.ask.kind).toBe('importFamiliar')
    expect(inShort(s)).toEqual(['takeName Mastiff', 'takeName Cat'])
  })

  it.each([
    [0, 14],
    [20, 14],
    [21, 15],
    [25, 15],
    [26, 16],
    [35, 16],
    [36, 17],
    [40, 17],
    [41, 18],
    [99, 18],
  ])('with %i stars have health %i [RPA-033, RPA-034, RPA-035, RPA-036, RPA-037]', (stars, health) => {
    expect(healthFor(stars)).toBe(health)
  })

  it.each([
    [0, 0],
    [13, 0],
    [14, 1],
    [15, 1],
    [16, 2],
    [17, 2],
    [18, 3],
    [30, 3],
  ])('with an attribute of %i have the score %i [RPA-039, RPA-040, RPA-041, RPA-042]', (attribute, score) => {
    expect(scoreFor(attribute)).toBe(score)
  })

  it('bring scores that include the bonuses of their race [RPA-038]', () => {
    const s = imported({ class: 'Smith', race: 'Reedling' })
    expect(s.t.heroes[0].scores).toEqual([3, 2, 1, 0, 0, 0])
  })

  it('may raise weak scores to a sum of six, none above three [RPA-043, RPA-R15, DEC-05]', () => {
    const attributes = { STR: 18, DEX: 16, CON: 0, INT: 0, WIS: 0, CHA: 0 }
    const s = imported({ class: 'Smith', race: 'Reedling', attributes })
    expect(s.ask).toMatchObject({ kind: 'raiseImport', left: 1 })
    expect(inShort(s)).toEqual(
      ['K', 'G', 'B', 'W', 'P'].map((row) => `pickAttribute 0 ${row}`).concat('done'),
    )
    expect(s.whyNot('row:0:0')).toEqual(['RPA-R15'])
    // Rows are filled when the scores are known.
    expect(s.t.heroes[0].rows).toEqual([0, 0, 0, 0, 0, 0])
    take(s, 'pickAttribute 0 G')
    expect(s.t.heroes[0].scores).toEqual([3, 2, 1, 0, 0, 0])
    expect(s.ask.kind).toBe('portrait')
    expect(s.t.heroes[0].rows).toEqual(s.t.heroes[0].scores)
  })

  it('take the portrait of their people, either side, or any unused one [RPA-044, RPA-R16, DEC-06]', () => {
    const s = passes(
      imported(
        { class: 'Smith', race: 'Reedling' },
        { name: 'Lea', class: 'Runner', colour: 'black', race: 'Reedling' },
      ),
    )
    expect(inShort(s)).toEqual(['takePortrait Reedling 1', 'takePortrait Reedling 2'])
    passes(take(s, 'takePortrait Reedling 2'))
    expect(inShort(s)).toEqual(
      ['Stonekin 1', 'Stonekin 2', 'Hornfolk 1', 'Hornfolk 2'].map((it) => `takePortrait ${it}`),
    )
  })

  it('have the market cards of the same names; the earlier seat has it, and unknown ones are random [RPA-045, RPA-R15]', () => {
    const cards = [
      { name: 'Vest', deck: 'armor' as const },
      { name: 'Dragon Tooth', deck: 'weapon' as const },
    ]
    const s = passes(
      imported(
        { class: 'Smith', race: 'Reedling', cards },
        { name: 'Lea', class: 'Runner', colour: 'black', race: 'Stonekin', cards },
      ),
    )
    take(s, 'takePortrait Reedling 1')
    passes(s)
    take(s, 'takePortrait Stonekin 1')
    const [first, second] = s.t.heroes.map(({ hand }) => hand)
    expect(first[0]).toBe('AR01')
    expect(first[1]).toMatch(/^WE/)
    expect(second[0]).toMatch(/^AR0[234]$/)
    expect(second[1]).not.toBe(first[1])
  })

  it('are asked about what the box does not know, each question naming it [RPA-R103, DEC-43]', () => {
    const s = imported({ race: 'Halfling', familiar: 'Griffon' })
    expect(s.ask).toEqual({ kind: 'importClass', seat: -1, hero: 0, name: 'Warrior' })
    take(s, 'takeName Smith')
    expect(s.ask).toEqual({ kind: 'importPeople', seat: -1, hero: 0, name: 'Halfling' })
    take(s, 'takeName Reedling')
    expect(s.ask).toEqual({ kind: 'portrait', seat: -1, hero: 0 })
    expect(s.t.heroes[0].portrait).toBe('')
    expect(s.t.heroes[0]).toMatchObject({ name: 'Grom', people: 'Reedling', class: 'Smith', health: 16 })
    take(s, 'takePortrait Reedling 1')
    expect(s.ask).toEqual({ kind: 'importFamiliar', seat: -1, hero: 0, name: 'Griffon' })
    take(s, 'takeName Cat')
    expect(s.told('cardGained')).toEqual([{ type: 'cardGained', hero: 0, card: 'FA02' }])
    expect(s.told('heroJoined')).toEqual([{ type: 'heroJoined', hero: 0 }])
    expect(s.t.heroes[0].portrait).toBe('Reedling 1')
  })

  it('have a class of their own colour, whatever it is called elsewhere [RPA-R103, RPA-031]', () => {
    // The box has a Smith, but she is red.
    const s = imported({ class: 'Smith', colour: 'black', race: 'Reedling' })
    expect(s.t.heroes[0].class).toBe('Runner')
  })

  it('have each card by its name, wherever it lies in its deck [RPA-045]', () => {
    const cards = [
      { name: 'Flail', deck: 'weapon' as const },
      { name: 'Oath', deck: 'scroll' as const },
    ]
    const s = passes(imported({ class: 'Smith', race: 'Reedling', cards }))
    take(s, 'takePortrait Reedling 1')
    expect(s.t.heroes[0].hand).toEqual(['WE02', 'SC04'])
  })

  it('go without a familiar, a portrait of their own or a card where the box has none left [RPA-R16, RPA-R103]', () => {
    const bare = { race: 'Reedling', attributes: { STR: 18, DEX: 18, CON: 0, INT: 0, WIS: 0, CHA: 0 } }
    const cards = Array.from({ length: 5 }, () => ({ name: 'Nothing', deck: 'armor' as const }))
    const s = imported(
      { ...bare, class: 'Smith', familiar: 'Cat', cards },
      { ...bare, name: 'Lea', class: 'Runner', colour: 'black', familiar: 'Mastiff' },
      { ...bare, name: 'Tor', class: 'Drover', colour: 'green', familiar: 'Griffon' },
      { ...bare, name: 'Ina', class: 'Scribe', colour: 'blue' },
    )
    const portraits: string[][] = []
    while (s.ask.kind === 'portrait') {
      portraits.push(inShort(s))
      s.choose(s.options[0])
    }
    expect(portraits.map((options) => options.length)).toEqual([2, 4, 2, 2])
    // Every portrait is taken: she looks like the first of her people.
    expect(portraits[3]).toEqual(['takePortrait Reedling 1', 'takePortrait Reedling 2'])
    const hands = s.t.heroes.map(({ hand }) => [...hand].sort())
    expect(hands).toEqual([['AR01', 'AR02', 'AR03', 'AR04', 'FA02'], ['FA01'], [], []])
  })

  it('bring their familiar and its die [RPA-046]', () => {
    const s = passes(imported({ class: 'Smith', race: 'Reedling', familiar: 'Cat' }))
    take(s, 'takePortrait Reedling 1')
    expect(s.t.heroes[0].hand).toEqual(['FA02'])
    expect(game.view(s.t, 0).bag.KB).toBe(1)
  })

  it('put their leftover gold and XP together and divide them by the players, rounded down [RPA-047, RPA-048]', () => {
    const s = passes(
      imported(
        { class: 'Smith', race: 'Reedling', gold: 4, xp: 1 },
        { name: 'Lea', class: 'Runner', colour: 'black', race: 'Stonekin', gold: 3, xp: 2 },
      ),
    )
    take(s, 'takePortrait Reedling 1')
    passes(s)
    take(s, 'takePortrait Stonekin 1')
    expect(s.t.journal).toMatchObject({ gold: 3, xp: 1 })
  })

  it('may be written down as a form of numbers, which is checked [DEC-04]', () => {
    const { data } = heroSheetWith()
    const made = heroFromForm(data)
    if ('problems' in made) throw new Error(made.problems.join())
    expect(deal(game, readConfig(game, { players: 1, heroes: [made.sheet] }), 'x')).toBeDefined()
    expect(heroFromForm({ ...data, score: -1 })).toEqual({ problems: ['score must be at least 0.'] })
    const wrong = readHero({ ...data, score: -1, attributes: { ...data.attributes, STR: 120 }, colour: 'Q' })
    expect(wrong).toEqual({
      problems: [
        'colour must be one of "red", "black", "green", "blue", "white", "purple".',
        'score must be at least 0.',
        'attributes, STR must be at most 99.',
      ],
    })
  })

  it('come without what this game has no use for', () => {
    const { data } = heroSheetWith()
    expect(readHero({ ...data, backstory: 'hermit', alignment: 'lawful good' })).toEqual({ data })
  })
})
