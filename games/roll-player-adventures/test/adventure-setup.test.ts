import { readConfig } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { tomeKeeper } from '../rules/storyteller.ts'
import { heroData, partySheetWith } from './sheets.ts'
import { openBox } from '../content/box.ts'
import { smallPack } from './pack.ts'
import { bookText, boxWith, deaths, gameWith, inShort, laid, take, type Table } from './table.ts'

/** A party that goes on, before its next adventure. */
function goesOn(
  data: Parameters<typeof partySheetWith>[0] = {},
  setup: Readonly<Record<string, unknown>> = {},
  more: readonly string[] = [],
): Table {
  return new Scenario(gameWith(boxWith({}, undefined, more)), {
    setup: { players: 2, voice: 'one', party: [partySheetWith(data)], ...setup },
  })
}

describe('adventure set-up', () => {
  it('plays the adventure of the first unmarked box, or the sidequest [RPA-049, RPA-R44, DEC-08]', () => {
    const second = bookText({ 'ADV1-1': null, 'ADV2-1': 'A wagon.' }, 'ADV2 Another')
    const side = bookText({ 'ADV1-1': null, 'SIDE-1': 'A gull.' }, 'SIDE The Wager')
    expect(goesOn({ done: 1 }, {}, [second]).t.adventure).toBe('ADV2')
    expect(goesOn({ done: 1 }, { adventure: 'sidequest' }, [side]).t.adventure).toBe('SIDE')
  })

  it('lays out everything that a table needs [RPA-050]', () => {
    const view = gameWith().view(goesOn().t, 0)
    expect(view.decks).toMatchObject({ armor: 3, weapon: 4, familiar: 2, rare: 4 })
    expect(view.bag).toEqual({ R: 6, K: 6, G: 6, B: 6, W: 6, P: 6 })
    expect(view.map.locations.map(({ name }) => name)).toEqual(['Green', 'Mill', 'Weir'])
  })

  it('asks the party who tells the story first; whose turn it is comes first [RPA-051, RPA-R11, DEC-07]', () => {
    const s = goesOn({ storyteller: 0 })
    expect(s.ask.kind).toBe('firstStoryteller')
    expect(inShort(s)).toEqual(['pickHero 1', 'pickHero 0'])
    take(s, 'pickHero 1')
    expect(s.t.storyteller).toBe(1)
  })

  it('gives the Tome to the storyteller’s right-hand neighbour [RPA-052, RPA-056, INV-28]', () => {
    const heroes = [0, 1, 2, 3]
    expect(heroes.map((storyteller) => tomeKeeper({ storyteller, heroes }))).toEqual([3, 0, 1, 2])
    expect(tomeKeeper({ storyteller: 0, heroes: [0] })).toBe(0)
  })

  it('carries out the book’s set-up, then reads its opening [RPA-053, RPA-059]', () => {
    const box = boxWith({
      SETUP: 'Coins first.\n! gain 2 gold',
      BEGIN: 'It is late.\n! if gold >= 2: gain 1 xp\n! goto A',
    })
    const s = new Scenario(gameWith(box), { setup: { players: 2, voice: 'one', party: [partySheetWith()] } })
    take(s, 'pickHero 1')
    expect(s.told('adventureBegins')).toEqual([{ type: 'adventureBegins', adventure: 'ADV1' }])
    expect(s.told('storyteller')).toEqual([{ type: 'storyteller', hero: 1 }])
    expect(s.t.journal).toMatchObject({ gold: 2, xp: 1 })
    expect(s.told('readAloud').map(({ text }) => text)).toEqual(['Coins first.', 'It is late.', 'The green.'])
  })

  it('refreshes the party [RPA-R10, RPA-R20, RPA-122, INV-07]', () => {
    const s = goesOn({ bonusLimit: 3, gold: 4, xp: 5 })
    const [orla] = s.t.heroes
    expect(orla).toMatchObject({ fatigue: 0, rows: orla.scores, ready: true, hand: ['AR01'], tokens: 0 })
    expect(s.t.journal).toMatchObject({ bonusTokens: 3, rests: 0, gold: 4, xp: 5 })
  })

  it('refreshes whatever was used: fatigue, rows, class card, tokens and all cards [RPA-R10]', () => {
    const s = new Scenario(gameWith(), {
      setup: { players: 2, voice: 'one', party: [partySheetWith()] },
      arrange: (t) => {
        Object.assign(t.heroes[1], { fatigue: 7, rows: [0, 0, 0, 0, 0, 0], ready: false, tokens: 2 })
        Object.assign(t.heroes[1], { hand: ['AR02'], discard: ['AR03'], spent: ['WE03'], aside: ['R02'] })
      },
    })
    expect(s.t.heroes[1]).toMatchObject({
      fatigue: 0,
      rows: [1, 1, 1, 1, 1, 1],
      ready: true,
      tokens: 0,
      hand: ['AR02', 'AR03', 'WE03', 'R02'],
      discard: [],
      spent: [],
      aside: [],
    })
  })

  it('fills rows from scores, which stay when stamina is spent [RPA-R10]', () => {
    const strong = { ...heroData('Orla', 'Hornfolk', 'Breaker'), scores: [3, 0, 0, 0, 0, 0] }
    const s = new Scenario(gameWith(boxWith({ BEGIN: 'It is late.\n! rows each -1\n! goto A' })), {
      setup: { players: 1, party: [partySheetWith({ heroes: [strong] })] },
    })
    expect(s.t.heroes[0]).toMatchObject({ scores: [3, 0, 0, 0, 0, 0], rows: [2, 0, 0, 0, 0, 0] })
  })

  it('reads the set-up on a page of its own, which is put away before the story begins [RPA-053]', () => {
    const parts = { SETUP: 'Set.\n! gain card armor' }
    const s = new Scenario(gameWith(boxWith(parts)), {
      setup: { players: 2, voice: 'one', party: [partySheetWith()] },
    })
    take(s, 'pickHero 1')
    expect(s.ask.kind).toBe('whoGetsRandom')
    expect(s.t).toMatchObject({ page: ['Set.'], newPage: false, stage: 'setup' })
    take(s, 'pickHero 0')
    expect(s.t.page).toEqual(['It is late.', 'The green.'])
  })

  it('asks from the storyteller on while the book is set up [RPA-R104]', () => {
    const s = new Scenario(gameWith(boxWith({ SETUP: 'Set.\n! rows each +1' })), {
      setup: { players: 2, voice: 'one', party: [partySheetWith()] },
    })
    take(s, 'pickHero 1')
    expect(s.ask).toMatchObject({ kind: 'gainRow', hero: 1 })
  })

  it('may do without a set-up', () => {
    const s = new Scenario(gameWith(boxWith({ SETUP: null })), {
      setup: { players: 1, party: [partySheetWith({ heroes: [heroData('Orla', 'Hornfolk', 'Breaker')] })] },
    })
    expect(s.t.page).toEqual(['It is late.', 'The green.'])
  })

  it('deals the encounter tokens face down and puts XP on every location but the start [RPA-R33, RPA-R35]', () => {
    const parts = {
      MAP: 'loc A "Green" at B2\nloc B "Mill" at C2 xp 2\nloc C "Weir" at B4\npath A-B enc 2\npath B-C enc 1\nstart A\nrecover A9\nevent 2 at C\nsentry at B',
      'ADV1-2': 'Two.',
      'ADV1-3': 'Three.',
    }
    const s = laid({ parts, xp: 1 })
    expect(
      Object.values(s.t.map.tokens)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3])
    expect(s.t.map.tokens['A-B']).toHaveLength(2)
    expect(s.t.map.xp).toEqual({ A: 0, B: 2, C: 1 })
    expect(s.t.map.events).toEqual(['', 'C', '', '', '', ''])
    expect(s.t.map.sentry).toBe('B')
  })

  it('uses the tokens that the map names [RPA-R33]', () => {
    const MAP =
      'loc A "Green" at B2\nloc B "Mill" at C2\nloc C "Weir" at B4\npath A-B enc 1\npath B-C\nstart A\nrecover A9\ntokens 7'
    const s = laid({ parts: { MAP, 'ADV1-1': null, 'ADV1-7': 'Seven.' }, xp: 1 })
    expect(s.t.map.tokens).toEqual({ 'A-B': [7] })
  })

  it('is refused without a book [RPA-049]', () => {
    const game = gameWith()
    expect(() => readConfig(game, { players: 2, party: [partySheetWith({ done: 3 })] })).toThrow(
      'The box holds no book for ADV4.',
    )
  })
})

/** A book whose cover names the entry with which it begins, on a map with two paths for encounters and a hidden cellar. */
function begunWith(cover: string): Table {
  const parts = {
    MAP: `loc A "Green" at B2
loc B "Mill" at C2
loc N "Nook" at B4
card M01 loc V "Vault" at D4
path A-B enc 1
path B-N enc 2
card M01 path B-V
start A
recover A9
tokens 1 12`,
    BEGIN: 'It is late.\n? "On" -> A\n? "Back" -> B',
    C: null,
    N: 'The nook.\n? rest\n? move',
    N4: 'Behind the stove.\n? rest\n? move',
    V3: 'In the vault.\n? "Up" -> A\n? "Out" -> B',
    'ADV1-12': 'Twelve.\n? "On": say "On."\n? rest',
    'ADV1-3.1': 'Three.\n? "On": say "On."\n? rest',
  }
  const box = openBox(smallPack, [bookText(parts, `ADV1 A Test\n${cover}`), deaths])
  return new Scenario(gameWith(box), {
    setup: {
      players: 1,
      party: [partySheetWith({ xp: 1, heroes: [heroData('Orla', 'Hornfolk', 'Breaker')] })],
    },
    seed: 'beside',
  })
}

describe('the party’s marker', () => {
  it('is on the start while the opening is read, whatever letter that begins with [RPA-R124, RPA-053]', () => {
    const s = begunWith('')
    expect(s.t).toMatchObject({ story: { entry: 'BEGIN' }, map: { at: 'A' }, move: null })
  })

  it.each([
    ['N', 'N'],
    ['N4', 'N'],
    ['A6', 'A'],
    // The card with the vault is not revealed.
    ['V3', 'A'],
  ])('is where entry %s is read, if a book is tried from there [RPA-R124]', (label, at) => {
    expect(begunWith(`begin ${label}`).t).toMatchObject({ story: { entry: label }, map: { at }, move: null })
  })

  it('is beside the token whose entry is read, on its path or on any [RPA-R124]', () => {
    const { t } = begunWith('begin ADV1-12')
    const [path] = Object.entries(t.map.tokens).find(([, tokens]) => tokens.includes(12)) ?? ['']
    expect(path).toBe('B-N')
    expect(t.map.at).toBe('B')
    expect(t.move).toEqual({ from: 'B', to: 'N', path, entered: ['B'], behind: 2, token: 12, back: false })
    const elsewhere = begunWith('begin ADV1-3.1').t
    expect(elsewhere.move).toEqual({
      from: 'A',
      to: 'B',
      path: 'A-B',
      entered: ['A'],
      behind: 1,
      token: 3,
      back: false,
    })
  })
})

/** Takes the choice to move. */
const move = (s: Table): Table => {
  const way = s.options.find(
    (it) => it.verb === 'takeWay' && s.texts[s.options.indexOf(it)].startsWith('Move'),
  )
  return way ? s.choose(way) : s
}

describe('the storyteller', () => {
  it('changes at each arrival, before the base entry is read [RPA-054, RPA-055, RPA-058, RPA-060]', () => {
    const s = laid({
      heroes: ['Orla', 'Sile', 'Hanna'],
      parts: { B: '{player} of the {people} speaks.\n? rest\n? move' },
      xp: 1,
    })
    expect(s.t.storyteller).toBe(0)
    move(s)
    take(s, 'takePath A-B B')
    expect(s.t.storyteller).toBe(1)
    expect(gameWith().view(s.t, 0).tomeKeeper).toBe(0)
    expect(s.t.page).toEqual(['Sile of the Reedling speaks.'])
  })

  it('reads to one player what is for one, and to several what is for several', () => {
    const parts = { A: 'You take off your {hat|hats}.\n? "Put {it|them} on" -> B\n? move' }
    const read = (heroes: string[]): unknown[] => {
      const { t } = laid({ heroes, parts, xp: 1 })
      const { told, ways } = gameWith().view(t, 0)
      return [t.page.at(-1), told.at(-1)?.text, ways[0].words]
    }
    expect(read(['Orla'])).toEqual(['You take off your hat.', 'You take off your hat.', 'Put it on'])
    expect(read(['Orla', 'Sile'])).toEqual([
      'You take off your hats.',
      'You take off your hats.',
      'Put them on',
    ])
  })

  it('swaps with the tome keeper in a party of two; a lone player holds both books [RPA-057]', () => {
    const s = laid({ xp: 1 })
    move(s)
    take(s, 'takePath A-B B')
    expect(s.t.storyteller).toBe(1)
    const alone = laid({ heroes: ['Orla'], xp: 1 })
    move(alone)
    take(alone, 'takePath A-B B')
    expect(alone.t.storyteller).toBe(0)
    expect(alone.told('storyteller')).toEqual([])
    expect(alone.told('arrived')).toEqual([{ type: 'arrived', at: 'B' }])
    expect(tomeKeeper(alone.t)).toBe(0)
  })

  it('does not change by encounters, by passing through, or by jumps of the story [RPA-097, RPA-R30, RPA-R87]', () => {
    const s = laid({
      parts: { A: 'Here.\n? "Fly" -> B1\n? move', B1: 'There.\n? "Back" -> A\n? rest' },
      xp: 1,
    })
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t).toMatchObject({ storyteller: 0, map: { at: 'B' } })
    const met = laid({ parts: { 'ADV1-1': 'A wagon.\n? "Push": say "It moves."\n? rest' }, xp: 1 })
    move(met)
    take(met, 'takePath A-C C')
    expect(met.t.storyteller).toBe(0)
  })
})
