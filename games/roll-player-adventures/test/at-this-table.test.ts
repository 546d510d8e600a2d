import { readConfig, type Config, type Game } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { openBox } from '../content/box.ts'
import { attributes, colours } from '../content/dice.ts'
import type { PrintedPack } from '../content/printed.ts'
import type { Party } from '../rules/state.ts'
import { smallPack } from './pack.ts'
import {
  bagOf,
  bookText,
  boxWith,
  deaths,
  gameWith,
  inShort,
  laid,
  poolOf,
  take,
  underWay,
  type Laid,
  type Table,
} from './table.ts'

/** The box with one more modifier. */
function withModifier(does: string): PrintedPack {
  return {
    ...smallPack,
    modifiers: [...smallPack.modifiers, { number: 99, name: 'Odd', kind: 'both', does }],
  }
}

const battle = (foes: string, it: Laid = {}): Table =>
  laid({
    parts: {
      A: `Fight.\n\ncombat ${foes}\nvictory -> A6\ndefeat -> A7`,
      A6: 'Good.\n? rest\n? move',
      A7: 'Bad.\n? rest\n? move',
    },
    rows: [[6, 0, 0, 0, 0, 0]],
    xp: 1,
    ...it,
  })

describe('the pieces', () => {
  it('have six attributes with their colours in order [RPA-R01]', () => {
    expect(attributes).toEqual(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'])
    expect(colours).toEqual(['R', 'K', 'G', 'B', 'W', 'P'])
    // A black die is paid from dexterity.
    const s = underWay({ against: ['Climb'], step: 'build', rows: [[0, 2, 0, 0, 0, 0]] })
    take(s, 'buyDie -1 K')
    expect(s.t.heroes[0].rows[attributes.indexOf('DEX')]).toBe(0)
  })

  it('show how many numbered cards are left, and no face that nobody has turned [RPA-R106]', () => {
    const s = laid({ hands: [['R02']], titles: ['T001'], xp: 1 })
    const game = gameWith()
    const view = game.view(s.t, 0)
    expect(view.decks.rare).toBe(3)
    const named = game.texts(view).map(({ piece }) => piece)
    expect(named).toContain('card:R02')
    expect(named).toContain('title:T001')
    expect(named).not.toContain('card:R01')
    expect(named).not.toContain('title:T002')
  })

  it('pay at every attempt; that nothing can be farmed is the duty of the books [RPA-R93]', () => {
    const parts = {
      A: 'Here.\n? "Try" -> A5\n? rest',
      A5: 'Up.\n\ncheck Climb I\npass -> A\nfail -> A',
    }
    const s = laid({ parts, xp: 1, dice: [1, 1, 1, 1], arrange: (t) => bagOf(t, 'R K') })
    for (const gold of [1, 2]) {
      s.choose({ verb: 'takeWay', choice: 0 })
      take(s, 'placeDie K1 0 1', 'placeDie R1 0 0')
      expect(s.t.journal.gold).toBe(gold)
    }
  })
})

describe('where nobody is named', () => {
  it('the storyteller acts for modifiers and round tracks [RPA-R109]', () => {
    const s = battle('[Odd] E05', {
      pack: withModifier('setup: heal one 2'),
      voice: 'each',
      fatigue: [5, 5],
      arrange: (t) => void (t.storyteller = 1),
    })
    expect(s.ask).toEqual({ kind: 'whom', seat: 1, hero: 1, card: '', verb: 'heal', n: 2 })
  })

  it('two enemies may have the same modifier [RPA-R110]', () => {
    const s = battle('[Shielded] E01 + [Shielded] E05')
    expect(s.t.trial?.foes.map(({ slots }) => slots.length)).toEqual([3, 2])
  })

  it('a familiar die plays on after its card has gone back, and then leaves [RPA-R111]', () => {
    const familiars = smallPack.familiars.map((it) => ({ ...it, icons: ['return' as const] }))
    const s = underWay({
      pack: { ...smallPack, familiars },
      against: ['Climb'],
      slots: ['B6'],
      pool: 'R4',
      hands: [['FA02', 'AR01']],
      dice: [6],
    })
    take(s, 'playCard 0 FA02')
    expect(poolOf(s)).toBe('R4 KB6')
    expect(s.t.heroes[0].hand).toEqual(['AR01'])
    take(s, 'ready -1', 'placeDie KB6 0 0')
    expect(s.t.trial).toBeNull()
    expect(s.t.bag).toHaveLength(36)
  })
})

describe('small questions', () => {
  it('offer each card once in a trade [RPA-R112]', () => {
    const s = laid({ hands: [['AR01', 'WE01'], []], parts: { A: 'Here.\n! trade\n? rest\n? move' }, xp: 1 })
    take(s, 'giveCard 0 1 AR01')
    expect(inShort(s)).toEqual(['giveCard 0 1 WE01', 'done'])
    take(s, 'giveCard 0 1 WE01')
    expect(s.ask.kind).toBe('whichWay')
    expect(s.told('onlyWay')).toEqual([])
    expect(s.t.heroes[1].hand).toEqual(['AR01', 'WE01'])
  })

  it('are spared where buying was the choice and there is one way to pay [RPA-R113]', () => {
    const rows = [[2, 0, 0, 0, 0, 0]]
    const one = underWay({ against: ['Climb'], step: 'build', rows })
    take(one, 'buyDie -1 R')
    expect(one.ask.kind).not.toBe('pay')
    const each = underWay({ against: ['Climb'], step: 'build', rows, voice: 'each' })
    each.choose({ verb: 'buyDie', hero: 0, colour: 0 })
    expect(each.ask.kind).toBe('pay')
    expect(inShort(each)).toEqual(['pickRow 0 R', 'back'])
  })

  it('ask for the way even where there is only one; what leads on by itself is one page [RPA-R114]', () => {
    const s = laid({ parts: { A: 'Here.\n! goto A6', A6: 'Good.\n? "On" -> A9' } })
    expect(s.texts).toEqual(['On'])
    expect(s.t.page).toEqual(['Here.', 'Good.'])
    s.choose({ verb: 'takeWay' })
    expect(s.t.page).toEqual(['You wake in straw.'])
  })

  it('take back a placed die by undo [RPA-R115, RPA-R51]', () => {
    const s = underWay({ against: ['Climb'], slots: ['R*; K*'], pool: 'R1 K2', step: 'place' })
    expect(inShort(s)).toEqual(['placeDie R1 0 0', 'placeDie K2 0 1', 'done'])
    take(s, 'placeDie R1 0 0')
    expect(s.undoStop).toBeNull()
    s.undo()
    expect(inShort(s)).toEqual(['placeDie R1 0 0', 'placeDie K2 0 1', 'done'])
  })
})

describe('beside an encounter token', () => {
  it('the party is at no location: nothing lies there to be collected [RPA-R117]', () => {
    const parts = { 'ADV1-1': '! if xp-here: gain 5 gold\n! if token-here: gain 5 gold\n! collect\nA wagon.' }
    const s = laid({
      parts,
      xp: 1,
      arrange: (t) => {
        t.map.xp.A = 3
        t.map.events[0] = 'A'
      },
    })
    s.choose({ verb: 'takeWay', choice: 2 })
    take(s, 'takePath A-C C')
    expect(s.told('encounter')).toHaveLength(1)
    // One XP of the weir was collected on arrival.
    expect(s.t.journal).toMatchObject({ gold: 0, xp: 2 })
    expect(s.t.map.xp.A).toBe(3)
  })
})

describe('attributes by story', () => {
  it('raise one attribute, as far as the limit allows [RPA-R118, RPA-222, DEC-41]', () => {
    const parts = { A: 'Here.\n! attribute storyteller +2\n? rest\n? move' }
    const s = laid({ parts, xp: 1 })
    // Orla has 3, 1, 2 and nothing else: strength is at its limit.
    expect(inShort(s)).toEqual(['K', 'G', 'B', 'W', 'P'].map((row) => `pickAttribute 0 ${row}`))
    take(s, 'pickAttribute 0 G')
    expect(s.t.heroes[0].scores).toEqual([3, 1, 3, 0, 0, 0])
  })
})

/** A table as it lies in a file. */
const filed = (change: (t: Party) => void = () => undefined): unknown => {
  const t = gameWith().copy(laid({ xp: 1, hands: [['AR01']] }).t)
  change(t)
  return JSON.parse(JSON.stringify(t))
}

/** The table from a file, at a table of this game. */
const reads = (game: Game<Config, Party>, file: unknown): Party =>
  game.readState(file, readConfig(gameWith(), {}))

/** In a combat, or a check, with somebody or something of this name. */
const fights =
  (name: string, modifiers: string[]) =>
  (t: Party): void => {
    const { trial } = underWay({
      kind: 'combat',
      against: ['E01'],
      rows: [[6, 0, 0, 0, 0, 0]],
      step: 'build',
    }).t
    t.trial = trial && { ...trial, foes: [{ ...trial.foes[0], name, modifiers }] }
  }

describe('another edition', () => {
  const mown = boxWith({ A: 'The green, mown.\n? rest\n? move' })

  it('of box and book takes over a table whose entry it still has [RPA-R119]', () => {
    const t = reads(gameWith(mown), filed())
    expect(t).toMatchObject({ box: mown.digest, book: mown.volumes.get('ADV1')?.book.digest })
  })

  it('refuses one whose entry, book or cards are no longer there [RPA-R119]', () => {
    const entry = filed((t) => void (t.story.entry = 'A29'))
    expect(() => reads(gameWith(mown), entry)).toThrow('no longer has the entry A29')
    const without = gameWith(openBox(smallPack, [bookText({ 'ADV1-1': null }, 'ADV2 Another'), deaths]))
    expect(() => reads(without, filed())).toThrow('no book for ADV1')
  })

  it.each<[what: string, change: (t: Party) => void, message: string]>([
    ['a card', (t) => void t.heroes[0].spent.push('XX01'), 'the box holds no XX01'],
    ['a card on offer', (t) => void t.market.push('XX02'), 'the box holds no XX02'],
    ['a class', (t) => void (t.heroes[1].class = 'Wizard'), 'the box holds no Wizard'],
    ['an item', (t) => void t.journal.items.push(99), 'the box holds no 99'],
    ['a title', (t) => void t.journal.titles.push('T999'), 'the box holds no T999'],
    ['a map card', (t) => void t.map.cards.push('M99'), 'the box holds no M99'],
    ['an enemy', fights('E99', []), 'the box holds no E99'],
    ['a modifier', fights('E01', ['Cornered', 'Grumpy']), 'the box holds no Grumpy'],
    ['a book', (t) => void (t.adventure = 'ADV9'), 'the box holds no book for ADV9'],
    [
      'an entry',
      (t) => void (t.story.entry = 'A29'),
      'the book of this adventure no longer has the entry A29',
    ],
  ])('refuses a table with %s that it lacks [RPA-R119]', (_, change, message) => {
    const refused: unknown = expect.objectContaining({ name: 'Refusal', code: 'bad-state', message })
    expect(() => reads(gameWith(), filed(change))).toThrow(refused)
  })

  it('knows both enemies and skills [RPA-R119]', () => {
    for (const change of [fights('E01', ['Cornered']), fights('Climb', ['Hurried'])])
      expect(reads(gameWith(), filed(change)).trial?.foes).toHaveLength(1)
  })

  it('leaves a table its book as long as that is in the box [RPA-R119, RPA-R122]', () => {
    const both = openBox(smallPack, [bookText(), bookText({ A6: 'Better.\n? "On" -> A' }), deaths])
    const first = boxWith().volumes.get('ADV1')?.book.digest
    expect(reads(gameWith(both), filed()).book).toBe(first)
    expect(both.volumes.get('ADV1')?.book.digest).not.toBe(first)
  })
})
