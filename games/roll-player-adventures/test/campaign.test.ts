import { readConfig, type Sheet } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { partySheet, readParty, unfit, type PartyData } from '../rules/party-sheet.ts'
import { heroData, partySheetWith } from './sheets.ts'
import { bookText, boxWith, gameWith, inShort, laid, take, type Table } from './table.ts'

const second = bookText({ 'ADV1-1': null, 'ADV2-1': 'A wagon.' }, 'ADV2 Another')
const side = bookText({ 'ADV1-1': null, 'SIDE-1': 'A gull.' }, 'SIDE The Wager')
const last = bookText({ 'ADV1-1': null, 'ADV11-1': 'The bell.' }, 'ADV11 The Last')
const game = gameWith(boxWith({}, undefined, [second, side, last]))

function goesOn(data: Partial<PartyData> = {}, setup: Readonly<Record<string, unknown>> = {}): Table {
  return new Scenario(game, { setup: { players: 2, voice: 'one', party: [partySheetWith(data)], ...setup } })
}

/** Leads a party to its end at once. */
function saved(data: Partial<PartyData> = {}, setup: Readonly<Record<string, unknown>> = {}): Table {
  const s = new Scenario(game, {
    setup: { players: 2, voice: 'one', party: [partySheetWith(data)], ...setup },
    arrange: (t) => {
      t.stage = 'market'
      t.market = []
      t.story.remembered = ['ROPE']
      t.journal.items = [31]
      t.map.cards = ['M01']
      t.journal.bonusTokens = 1
      t.heroes[0].tokens = 1
    },
  })
  while (!s.over) s.choose({ verb: 'done' })
  return s
}

const setup = (data: Partial<PartyData>) => ({
  players: 2,
  adventure: 'sidequest',
  party: [partySheetWith(data)],
})

describe('saving', () => {
  it('erases keywords, returns items and map cards, and takes bonus play tokens back [RPA-239, RPA-240, RPA-243]', () => {
    const { t } = saved()
    expect(t.story.remembered).toEqual([])
    expect(t.journal).toMatchObject({ items: [], bonusTokens: 0 })
    expect(t.map.cards).toEqual([])
    expect(t.heroes.map(({ tokens }) => tokens)).toEqual([0, 0])
  })

  it('keeps cards, gold, XP and favor, and marks the box of the adventure [RPA-241, RPA-242, RPA-244, RPA-245, INV-38]', () => {
    const { t } = saved({ gold: 7, xp: 3, favor: [1, 2, 9], titles: ['T002'] })
    expect(t.journal).toMatchObject({ gold: 7, xp: 3, favor: [1, 2, 9], done: 1, titles: ['T002'] })
    expect(t.heroes.map(({ hand }) => hand)).toEqual([['AR01'], ['WE02']])
    expect(t.outcome).toMatchObject({ result: 'adventure', adventures: 1 })
  })

  it('hands on a party that the next table takes, to the last card [RPA-242, RPA-317]', () => {
    const { t } = saved({ gold: 7, xp: 3, favor: [1, 2, 9], mastery: 2, combatDice: 4, titles: ['T001'] })
    const [sheet] = game.handsOn?.(t) ?? []
    expect(sheet).toMatchObject({ sheet: partySheet, version: 1, name: 'Orla and Sile, 1 adventure done' })
    const next = new Scenario(game, {
      setup: { players: 2, voice: 'one', party: [JSON.parse(JSON.stringify(sheet)) as Sheet] },
    })
    expect(next.t).toMatchObject({
      adventure: 'ADV2',
      journal: { gold: 7, xp: 3, favor: [1, 2, 9], mastery: 2, combatDice: 4 },
    })
    expect(next.t.heroes.map(({ hand }) => hand)).toEqual([['AR01'], ['WE02']])
  })

  it('never marks a box for the sidequest, which can be completed once [RPA-246, RPA-R75, RPA-R74]', () => {
    const { t } = saved({ done: 1 }, { adventure: 'sidequest' })
    expect(t.journal).toMatchObject({ done: 1, sidequest: true })
    expect(t.outcome?.result).toBe('sidequest')
    expect(() => readConfig(game, setup({ done: 0 }))).toThrow('RPA-246')
    expect(() => readConfig(game, setup({ done: 2, sidequest: true }))).toThrow('RPA-R75')
    expect(() => readConfig(game, setup({ done: 11 }))).not.toThrow()
  })

  it('completes the campaign with the eleventh box, after advancement [RPA-R74, RPA-002]', () => {
    const { t } = saved({ done: 10 })
    expect(t.outcome?.result).toBe('campaign')
    expect(() => readConfig(game, { players: 2, party: [partySheetWith({ done: 11 })] })).toThrow('RPA-R74')
  })

  it('puts familiar dice of held cards into the bag of the next table [RPA-264, INV-01]', () => {
    const s = goesOn({
      heroes: [heroData('Orla', 'Hornfolk', 'Breaker', ['FA02']), heroData('Sile', 'Reedling', 'Runner')],
    })
    expect(game.view(s.t, 0).bag.KB).toBe(1)
  })

  it('refuses a party that does not fit the box', () => {
    const box = boxWith()
    const wrong = (data: Partial<PartyData>): string[] => unfit(box, partySheetWith(data).data)
    const orla = heroData('Orla', 'Hornfolk', 'Breaker', ['AR01'])
    expect(wrong({ heroes: [orla, heroData('Berta', 'Stonekin', 'Smith', ['AR01'])] })).toEqual([
      'Two heroes have classes of one colour.',
      'A card is held twice.',
    ])
    expect(
      wrong({ heroes: [{ ...orla, class: 'Wizard', people: 'Elf', cards: ['XX01'] }], titles: ['T999'] }),
    ).toEqual([
      'There is no class "Wizard".',
      'There is no people "Elf".',
      'There is no card "XX01".',
      'There is no title "T999".',
    ])
    expect(wrong({ titles: ['T001', 'T002', 'T001'] })).toEqual(['A title is held twice.'])
    expect(() => readConfig(game, { players: 2, party: [partySheetWith({ titles: ['T999'] })] })).toThrow(
      'There is no title "T999". [RPA-242]',
    )
    expect(readParty(partySheetWith({ gold: -1 }).data)).toEqual({ problems: ['gold must be at least 0.'] })
  })

  it('keeps to the mode that was chosen when the campaign began [RPA-268]', () => {
    expect(() => readConfig(game, { players: 2, mode: 'legendary', party: [partySheetWith()] })).toThrow(
      'RPA-268',
    )
    expect(goesOn({ legendary: true }).t).toMatchObject({ legendary: true, journal: { rests: 1 } })
  })
})

const joined = (heroes: number, bonusLimit: number): [number, number, number] => {
  const names = [
    heroData('Orla', 'Hornfolk', 'Breaker'),
    heroData('Sile', 'Reedling', 'Runner'),
    heroData('Hanna', 'Stonekin', 'Drover'),
  ]
  const s = goesOn({ heroes: names.slice(0, heroes), bonusLimit, combatDice: 5 }, { players: heroes + 1 })
  take(s, 'takeHero Vesna')
  return [game.view(s.t, 0).playLimit, s.t.journal.bonusLimit, s.t.journal.combatDice]
}

describe('a new player', () => {
  it('joins only between adventures, with a pregenerated character [RPA-247, RPA-253, DEC-42]', () => {
    const s = goesOn({}, { players: 3 })
    expect(s.ask.kind).toBe('chooseHero')
    expect(inShort(s)).toEqual(['Hanna', 'Vesna', 'Amity', 'Finn'].map((name) => `takeHero ${name}`))
    take(s, 'takeHero Hanna')
    expect(s.t.heroes[2]).toMatchObject({ name: 'Hanna', health: 16, rows: [1, 0, 3, 0, 0, 2] })
    expect(s.t.journal.gold).toBe(0)
    expect(s.ask.kind).toBe('firstStoryteller')
  })

  it('changes play limit and bonus play limit with the number of players [RPA-248, RPA-249, RPA-250, RPA-251, RPA-252, INV-34]', () => {
    expect(joined(1, 3)).toEqual([2, 3, 5])
    expect(joined(2, 1)).toEqual([1, 2, 5])
    expect(joined(3, 2)).toEqual([1, 1, 5])
    expect(joined(3, 0)).toEqual([1, 0, 5])
    expect(joined(2, 8)).toEqual([1, 8, 5])
  })

  it('keeps the bonus play limit within 0 and 8 [RPA-R79]', () => {
    const s = goesOn({ bonusLimit: 8 }, { players: 3 })
    take(s, 'takeHero Hanna')
    expect(s.t.journal.bonusLimit).toBe(8)
  })

  it('takes a random card for each one that another player holds [RPA-254]', () => {
    const heroes = [heroData('Orla', 'Hornfolk', 'Breaker', ['AR03']), heroData('Sile', 'Reedling', 'Runner')]
    const s = goesOn({ heroes }, { players: 3 })
    take(s, 'takeHero Hanna')
    expect(s.t.heroes[2].hand.slice(1)).toEqual(['WE03', 'SK03', 'TR03', 'SC03'])
    expect(s.t.heroes[2].hand[0]).toMatch(/^AR0[124]$/)
  })

  it('catches up: a point for every completed adventure, a card for every two [RPA-255, RPA-256, RPA-R77, DEC-37, DEC-38]', () => {
    const s = new Scenario(
      gameWith(boxWith({}, undefined, [bookText({ 'ADV1-1': null, 'ADV4-1': 'x.' }, 'ADV4 Four')])),
      {
        setup: { players: 3, voice: 'one', party: [partySheetWith({ done: 3 })] },
      },
    )
    take(s, 'takeHero Hanna')
    expect(s.ask).toMatchObject({ kind: 'joinBonus', left: 3 })
    // Her constitution is at the limit of 3.
    expect(inShort(s)).toEqual(
      ['R', 'K', 'B', 'W', 'P'].map((row) => `pickAttribute 2 ${row}`).concat('raiseHealth 2'),
    )
    take(s, 'pickAttribute 2 R', 'raiseHealth 2', 'raiseHealth 2')
    expect(s.told('health')).toEqual([
      { type: 'health', hero: 2, change: 1 },
      { type: 'health', hero: 2, change: 1 },
    ])
    expect(s.ask.kind).toBe('joinDeck')
    expect(inShort(s)).toEqual(
      ['armor', 'weapon', 'skill', 'trait', 'scroll'].map((deck) => `pickDeck ${deck}`),
    )
    take(s, 'pickDeck trait')
    expect(inShort(s)).not.toContain('pickDeck trait')
    take(s, 'pickDeck armor')
    expect(s.t.heroes[2]).toMatchObject({ health: 18, scores: [2, 0, 3, 0, 0, 2], rows: [2, 0, 3, 0, 0, 2] })
    expect(s.t.heroes[2].hand).toHaveLength(7)
    expect(s.ask.kind).toBe('firstStoryteller')
  })

  it('has at most five extra cards, and no depleted deck to choose [RPA-R77, RPA-256]', () => {
    const all = boxWith().decks
    const heroes = [
      heroData('Orla', 'Hornfolk', 'Breaker', [...all.armor]),
      heroData('Sile', 'Reedling', 'Runner'),
    ]
    const box = boxWith({}, undefined, [side])
    const s = new Scenario(gameWith(box), {
      setup: {
        players: 3,
        voice: 'one',
        adventure: 'sidequest',
        party: [partySheetWith({ done: 11, heroes })],
      },
    })
    take(s, 'takeHero Hanna', ...Array.from({ length: 11 }, () => 'raiseHealth 2'))
    expect(inShort(s)).toEqual(['weapon', 'skill', 'trait', 'scroll'].map((deck) => `pickDeck ${deck}`))
    take(s, 'pickDeck weapon', 'pickDeck skill', 'pickDeck trait')
    expect(s.ask.kind).toBe('firstStoryteller')
  })
})

describe('a player who leaves', () => {
  const trio = [
    heroData('Orla', 'Hornfolk', 'Breaker', ['AR01', 'R01', 'FA01']),
    heroData('Sile', 'Reedling', 'Runner', ['WE02']),
    heroData('Hanna', 'Stonekin', 'Drover'),
  ]

  it('leaves nobody without an answer: an empty seat neither breaks a tie nor chooses a hero [RPA-R76, RPA-080]', () => {
    const s = goesOn({ heroes: trio, storyteller: 1 }, { voice: 'each' })
    take(s, 'removeHero 0', 'removeHero 1')
    expect(s.ask).toMatchObject({ kind: 'company', tie: true, seat: 0 })
    const alone = goesOn({ heroes: trio.slice(0, 1) }, { players: 1, voice: 'each', company: 'changes' })
    take(alone, 'addHero')
    expect(alone.ask.kind).toBe('chooseHero')
    expect(new Set(alone.options.map(({ seat }) => seat))).toEqual(new Set([-1]))
  })

  it.each([
    { last: 0, leaves: 0, next: 'Sile' },
    { last: 0, leaves: 1, next: 'Hanna' },
    { last: 0, leaves: 2, next: 'Sile' },
    { last: 1, leaves: 0, next: 'Hanna' },
    { last: 1, leaves: 1, next: 'Hanna' },
    // After the last seat comes the first.
    { last: 1, leaves: 2, next: 'Orla' },
    { last: 2, leaves: 0, next: 'Sile' },
    { last: 2, leaves: 1, next: 'Orla' },
    { last: 2, leaves: 2, next: 'Orla' },
  ])(
    'leaves the book to the one whose turn it is: $last had it, $leaves leaves [RPA-R11, RPA-R102]',
    (it) => {
      const s = goesOn({ heroes: trio.map((hero) => ({ ...hero, cards: [] })), storyteller: it.last })
      take(s, `removeHero ${it.leaves}`)
      expect(s.ask.kind).toBe('firstStoryteller')
      const [first] = s.which({ verb: 'pickHero' })
      expect(s.t.heroes['hero' in first ? first.hero : -1].name).toBe(it.next)
    },
  )

  it('moves the turn up by one seat in a larger party, too [RPA-R11, RPA-R102]', () => {
    const heroes = [...trio, heroData('Vesna', 'Reedling', 'Scribe')].map((hero) => ({ ...hero, cards: [] }))
    const s = goesOn({ heroes, storyteller: 1 }, { players: 3 })
    take(s, 'removeHero 0')
    expect(s.t.heroes[s.t.storyteller].name).toBe('Hanna')
    expect(inShort(s)).toEqual(['pickHero 1', 'pickHero 2', 'pickHero 0'])
  })

  it('tells which cards go back to their decks [RPA-257]', () => {
    const s = goesOn({ heroes: trio, done: 1 })
    take(s, 'removeHero 1')
    expect(s.told('cardLost')).toEqual([{ type: 'cardLost', hero: 1, card: 'WE02' }])
  })

  it('cannot go while somebody is still to come [RPA-R76, RPA-R116]', () => {
    const s = goesOn({}, { players: 3, company: 'changes' })
    expect(s.ask.kind).toBe('chooseHero')
    expect(s.told('onlyWay').map(({ option }) => option.verb)).toEqual(['addHero'])
  })

  it('returns cards with a cost and leaves the others to the party, one by one [RPA-257, RPA-258, RPA-R78, DEC-39]', () => {
    const s = goesOn({ heroes: trio, done: 1 })
    expect(s.ask.kind).toBe('company')
    expect(inShort(s)).toEqual(['removeHero 0', 'removeHero 1', 'removeHero 2'])
    take(s, 'removeHero 0')
    expect(s.ask).toMatchObject({ kind: 'whoGets', card: 'R01' })
    expect(inShort(s)).toEqual(['pickHero 1', 'pickHero 2'])
    take(s, 'pickHero 2', 'pickHero 1')
    // The later seats move up.
    expect(s.t.heroes.map(({ name, hand }) => [name, hand])).toEqual([
      ['Sile', ['WE02', 'FA01']],
      ['Hanna', ['R01']],
    ])
    expect(game.view(s.t, 0).bag.RK).toBe(1)
    expect(game.view(s.t, 0).decks.armor).toBe(4)
  })

  it('leaves 2 gold and 2 XP for every completed adventure, and other limits [RPA-259, RPA-260, RPA-261, RPA-262, RPA-263, RPA-R102]', () => {
    const s = goesOn({ heroes: trio, done: 1, bonusLimit: 2 })
    take(s, 'removeHero 2')
    expect(s.t.journal).toMatchObject({ gold: 2, xp: 2, bonusLimit: 1 })
    expect(game.view(s.t, 0).playLimit).toBe(2)
    const four = goesOn(
      { heroes: [...trio, heroData('Vesna', 'Reedling', 'Scribe')], bonusLimit: 1 },
      { players: 3 },
    )
    take(four, 'removeHero 3')
    expect(four.t.journal).toMatchObject({ gold: 0, xp: 0, bonusLimit: 2 })
    const alone = goesOn({ bonusLimit: 2 }, { players: 1 })
    take(alone, 'removeHero 1')
    expect(alone.t.journal.bonusLimit).toBe(2)
  })

  it('may be replaced, one player at a time, also where there is only one [RPA-R76, RPA-R116]', () => {
    const s = goesOn({}, { company: 'changes' })
    expect(inShort(s)).toEqual(['removeHero 0', 'removeHero 1', 'done'])
    take(s, 'removeHero 0')
    expect(s.ask.kind).toBe('chooseHero')
    take(s, 'takeHero Orla')
    // Who has just joined does not leave again.
    expect(inShort(s)).toEqual(['removeHero 0', 'done'])
    const alone = goesOn({ heroes: [trio[1]] }, { players: 1, company: 'changes' })
    expect(inShort(alone)).toEqual(['addHero', 'done'])
    take(alone, 'addHero', 'takeHero Vesna')
    expect(alone.t.heroes.map(({ name }) => name)).toEqual(['Vesna'])
  })

  it('changes the legendary card limit with the number, and keeps the bonus card limit [RPA-R80]', () => {
    const s = goesOn({ heroes: trio, legendary: true, bonusCards: 3 })
    take(s, 'removeHero 2')
    expect(s.t.journal.bonusCards).toBe(3)
  })
})

describe('familiars', () => {
  it('bring their die when they are gained, and take it along when they go [RPA-264, RPA-265, RPA-R105, DEC-18]', () => {
    const parts = { A: 'Here.\n! gain familiar 2\n! gain familiar 2\n? "Drop": giveup one 1; stay\n? rest' }
    const s = laid({ parts, xp: 1 })
    expect(inShort(s)).toEqual(['pickHero 0', 'pickHero 1'])
    take(s, 'pickHero 1')
    expect(s.t.heroes[1].hand).toEqual(['FA02'])
    expect(gameWith().view(s.t, 0).bag.KB).toBe(1)
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(gameWith().view(s.t, 0).bag.KB).toBeUndefined()
  })

  it('go to one player of the party’s choice, like rare cards and random market cards [RPA-082, RPA-085, DEC-18]', () => {
    const s = laid({ parts: { A: 'Here.\n! reveal R01; gain card weapon\n? rest\n? move' }, xp: 1 })
    expect(s.ask).toMatchObject({ kind: 'whoGets', card: 'R01' })
    take(s, 'pickHero 1')
    expect(s.ask).toMatchObject({ kind: 'whoGetsRandom', deck: 'weapon' })
    take(s, 'pickHero 0')
    expect(s.t.heroes[0].hand[0]).toMatch(/^WE/)
  })
})
