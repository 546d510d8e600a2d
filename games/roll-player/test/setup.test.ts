import { none } from '../content/sheet.ts'
import { deal, readConfig } from '@dicehearth/engine'
import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { adventureCalled, boxOf } from '../content/box.ts'
import { classes, classesOf, classIds } from '../content/classes.ts'
import { monsters } from '../content/monsters.ts'
import { raceIds } from '../content/races.ts'
import { callDepth, marketSize, tableFor } from '../content/table-size.ts'
import { rollPlayer } from '../index.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpEvent } from '../rules/events.ts'
import { playerOrder } from '../rules/heroes.ts'
import type { RollPlayer, Step } from '../rules/state.ts'
import type { RpView } from '../view.ts'
import { bagOf, table, Tale } from './table.ts'

function opening(setup: Readonly<Record<string, unknown>> = {}, dice: readonly number[] = []): Tale {
  return new Tale(rollPlayer, { setup: { players: 2, ...setup }, dice })
}

/** A game played by chance up to the first decision of a step. */
function upTo(step: Step, players: number, setup: Readonly<Record<string, unknown>> = {}): RollPlayer {
  let found: RollPlayer | null = null
  playAtRandom<RollPlayer, RpAsk, RpOption, RpEvent, RpView>(rollPlayer, {
    setup: { players, ...setup },
    seed: `to ${step}`,
    look: ({ before }) => {
      if (!found && before.step === step) found = before
    },
  })
  if (!found) throw new Error(`never came to ${step}`)
  return found
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((it) => it === none)
  return [0, none, false, null, undefined].some((it) => it === value)
}

/** The names of what holds something. */
function filled(things: object): string[] {
  return Object.entries(things)
    .flatMap(([name, value]) => (isEmpty(value) ? [] : [name]))
    .sort()
}

const counts = [1, 2, 3, 4, 5] as const

describe('set-up', () => {
  it('is for one to four players, and for five with more dice [RP-001, RP-240]', () => {
    expect(rollPlayer.seats).toEqual({ min: 1, max: 5, usual: 2 })
    for (const players of counts) expect(opening({ players }).t.heroes).toHaveLength(players)
  })

  it('makes the highest roll the Start Player [RP-018]', () => {
    expect(opening({ players: 3 }, [2, 6, 5]).t.start).toBe(1)
    expect(opening({ players: 3 }, [2, 3, 5]).t.start).toBe(2)
  })

  it('lets those tied for the highest roll again among themselves, until one is highest [RP-R01]', () => {
    const s = opening({ players: 3 }, [6, 6, 1, 4, 4, 2, 3])
    expect(s.t.start).toBe(1)
    expect(s.told('rolled').map((event) => [event.seat, ...event.faces])).toEqual([
      [0, 6],
      [1, 6],
      [2, 1],
      [0, 4],
      [1, 4],
      [0, 2],
      [1, 3],
    ])
  })

  it('offers in player order the sheets that are left [RP-011, RP-019, DEC-01]', () => {
    const s = opening({}, [1, 6])
    expect(s.ask).toEqual({ kind: 'sheet', seat: 1 })
    expect(s.options).toEqual(raceIds.map((race) => ({ verb: 'takeSheet', seat: 1, race })))
    s.choose({ verb: 'takeSheet', race: 'elf' })
    expect(s.ask).toEqual({ kind: 'sheet', seat: 0 })
    expect(s.which({ race: 'elf' })).toEqual([])
    expect(s.options).toHaveLength(5)
  })

  it('gives 5, 5, 6, 7 and 8 Gold in player order [RP-021, RP-R46]', () => {
    for (const players of counts) {
      const t = upTo('class', players)
      expect(playerOrder(t).map((seat) => t.heroes[seat].gold)).toEqual([5, 5, 6, 7, 8].slice(0, players))
    }
  })

  it('draws a colour for each player, no two alike, and offers the four Classes of it [RP-022, RP-023, RP-R52, DEC-02]', () => {
    const s = opening({}, [6, 1]).pick('Human', 'Dwarf')
    const { colour } = s.hero()
    if (!colour) throw new Error('no colour was drawn')
    expect(s.ask).toEqual({ kind: 'class', seat: 0, colour })
    expect(s.options).toEqual(classesOf(colour).map((id) => ({ verb: 'takeClass', seat: 0, class: id })))
    s.choose({ verb: 'takeClass', class: classesOf(colour)[2] })
    expect(s.hero().class).toBe(classesOf(colour)[2])
    expect(s.hero(1).colour).not.toBe(colour)
    // With five players every colour but one is drawn.
    const five = upTo('startDice', 5)
    expect(new Set(five.heroes.map((hero) => hero.colour)).size).toBe(5)
    expect(five.coloursLeft).toHaveLength(1)
  })

  it('deals a Backstory and an Alignment to everybody and puts the token on the centre [RP-025, RP-026]', () => {
    const t = upTo('startDice', 4)
    expect(new Set(t.heroes.map((hero) => hero.backstory)).size).toBe(4)
    expect(new Set(t.heroes.map((hero) => hero.alignment)).size).toBe(4)
    expect(t.heroes.map((hero) => hero.token)).toEqual(['N', 'N', 'N', 'N'])
  })

  it('deals two boards to each player, who keeps one [RP-027, RP-R22, DEC-03]', () => {
    const t = upTo('familiar', 3)
    const dealt = t.heroes.flatMap((hero) => hero.boards)
    expect(new Set(dealt).size).toBe(6)
    const s = opening({}, [6, 1]).pick('Human', 'Dwarf')
    s.choose(s.options[0]).choose(s.options[0])
    const { boards } = s.hero()
    expect(s.options).toEqual(boards.map((familiar) => ({ verb: 'keepFamiliar', seat: 0, familiar })))
    s.choose({ verb: 'keepFamiliar', familiar: boards[1] })
    expect(s.hero().familiar).toBe(boards[1])
    expect(s.ask).toEqual({ kind: 'familiar', seat: 1 })
  })

  it('asks nobody where sheets, Classes and Familiars are dealt [RP-014]', () => {
    const s = opening({ sheets: 'dealt', classes: 'dealt', familiars: 'dealt' })
    expect(s.ask.kind).toBe('startDie')
    for (const hero of s.t.heroes) {
      expect(raceIds).toContain(hero.race)
      expect(classIds).toContain(hero.class)
      expect(hero.familiar).not.toBeNull()
    }
    expect(s.hero(0).race).not.toBe(s.hero(1).race)
  })

  it('stacks single-dot cards above double-dot cards and discards from the top [RP-028, RP-029, RP-R04, RP-R46]', () => {
    for (const players of counts) {
      const t = upTo('startDice', players)
      const dots = t.deck.map((id) => boxOf(null).market.get(id)?.dots)
      expect(dots).toEqual([...dots].sort((a, b) => (b ?? 0) - (a ?? 0)))
      expect(t.discard).toHaveLength([20, 20, 15, 10, 5][players - 1])
      expect(t.discard.every((id) => boxOf(null).market.get(id)?.dots === 1)).toBe(true)
      expect(t.deck.length + t.market.length + t.discard.length + t.trash.length).toBe(85)
    }
  })

  it('lays the Call to Adventure under so many cards that the sixth Market turns it up [RP-030, RP-031, RP-R05]', () => {
    expect(counts.map(callDepth)).toEqual([23, 23, 29, 35, 41])
    for (const players of [2, 3, 4, 5])
      // The cards of the first Market count among those above it.
      expect(upTo('startDice', players).callUnder).toBe(callDepth(players) - marketSize(players))
  })

  it('deals a Market of players and two more, alone of four [RP-032, RP-244]', () => {
    for (const players of counts)
      expect(upTo('startDice', players).market).toHaveLength([4, 4, 5, 6, 7][players - 1])
  })

  it('lays out Initiative cards with Gold and Fiends where they belong [RP-033, RP-034, RP-035, RP-041, RP-R07]', () => {
    const laid = counts.map((players) => {
      const t = upTo('startDice', players)
      return t.initiative.map(({ gold, fiends, by }) => {
        expect(by).toBe(none)
        return `${gold}${fiends.length}`
      })
    })
    expect(laid).toEqual([
      ['00', '10', '01'],
      ['00', '10', '01'],
      ['00', '10', '10', '01'],
      ['00', '10', '10', '11', '01'],
      ['00', '10', '10', '10', '11', '01'],
    ])
    expect(tableFor(4).goldOn).toEqual([2, 3, 4])
  })

  it('gives nobody XP or tokens to begin with [RP-036, RP-037]', () => {
    for (const hero of upTo('startDice', 3).heroes) {
      const { xp, charisma, honor, injury, trophies, fiends } = hero
      expect({ xp, charisma, honor, injury, trophies, fiends }).toEqual({
        xp: 0,
        charisma: 0,
        honor: 0,
        injury: 0,
        trophies: [],
        fiends: [],
      })
    }
  })

  it('stacks the Minions by their dots, removes five unseen and turns one up [RP-038, RP-039, RP-040]', () => {
    const t = upTo('startDice', 2)
    const dots = t.minions.map((id) => boxOf(null).minions.get(id)?.dots)
    expect(dots).toEqual([...Array.from({ length: 10 }, () => 2), 1, 1, 1, 1, 1])
    expect(t.minionsAside).toHaveLength(5)
    const view = rollPlayer.view(t, 0)
    expect(view.minion).toBe(t.minions[14])
    expect(view.minions).toBe(15)
    expect(JSON.stringify(view)).not.toContain('minionsAside')
  })

  it('lets each player draw six dice and place them one by one before the next draws [RP-042, RP-043, RP-R22, DEC-04]', () => {
    const s = table({
      step: 'startDice',
      arrange: (t) =>
        bagOf(t, 'red, red, gold, blue, green, red-blue, white, white, white, white, white, white'),
      dice: [4, 4, 6, 1, 2, 3],
    })
    expect(s.t.hand).toHaveLength(6)
    expect(s.t.bag).toHaveLength(6)
    for (let n = 0; n < 6; n++) {
      expect(s.ask).toEqual({ kind: 'startDie', seat: 0 })
      s.choose(s.options[0])
    }
    expect(s.ask).toEqual({ kind: 'startDie', seat: 1 })
    expect(s.t.bag).toHaveLength(0)
  })

  it('offers each distinct starting die for the leftmost empty space of every open line [RP-043, RP-R49, DEC-04]', () => {
    const s = table({
      step: 'startDice',
      hand: 'red 4, red 4, red 5',
      heroes: [{ rows: { STR: 'blue 1, blue 1, blue 1', DEX: 'blue 2' } }],
    })
    expect(s.texts).toEqual(
      ['red 4', 'red 5'].flatMap((die) => [
        ...['DEX', 'CON', 'INT', 'WIS', 'CHA'].map((row) => `Place the ${die} in ${row}`),
        `Place the ${die} on the Familiar Board`,
      ]),
    )
    expect(s.whyNot('line:0:STR')).toEqual(['RP-061'])
    s.pick('Place the red 5 in DEX')
    expect(s.line('DEX')).toBe('blue 2, red 5, -')
  })

  it('takes no action for starting dice, but pays for gold dice and full lines [RP-044, RP-045]', () => {
    const s = table({
      step: 'startDice',
      hand: 'gold 4, red 1',
      heroes: [{ gold: 5, rows: { familiar: 'blue 1, blue 1' } }],
    })
    s.pick('Place the gold 4 on the Familiar Board')
    expect(s.hero().gold).toBe(8)
    s.pick('Place the red 1 in STR')
    expect(s.told('acted')).toEqual([])
    expect(s.ask).toEqual({ kind: 'startDie', seat: 1 })
  })

  it('chooses a Monster of a colour that nobody has [RP-046]', () => {
    for (const players of counts) {
      const t = upTo('choose', players)
      if (!t.monster) throw new Error('no Monster')
      expect(t.heroes.map((hero) => hero.colour)).not.toContain(monsters[t.monster].colour)
    }
  })

  it('lays one Adventure card of each type of this Monster facedown, unseen by all [RP-047]', () => {
    const t = upTo('choose', 3)
    const cards = t.adventure.map(adventureCalled)
    expect(cards.map((card) => card.type)).toEqual(['location', 'obstacle', 'attack'])
    expect(cards.every((card) => card.monster === t.monster)).toBe(true)
    for (let seat = -1; seat < 3; seat++)
      expect(rollPlayer.view(t, seat).adventure).toEqual([null, null, null])
  })

  it('gives a Class six goals with stars and one ability [RP-024]', () => {
    const { goals, ability } = classes.warrior
    expect(goals.STR).toEqual([17, 99, 3])
    expect(ability.name).toBe('Drilled')
  })

  it('asks at a table with real dice which die was drawn and what it shows [RP-042]', () => {
    const s = opening({ dice: 'real', sheets: 'dealt', classes: 'dealt', familiars: 'dealt' })
    expect(s.ask.kind).toBe('realDie')
    s.pick('It shows 6', 'It shows 1')
    expect(s.ask.kind).toBe('drawn')
    expect(s.texts.slice(0, 8)).toEqual([
      'A red die',
      'A blue die',
      'A green die',
      'A purple die',
      'A black die',
      'A white die',
      'A gold die',
      'A red-blue die',
    ])
    expect(s.options).toHaveLength(22)
    s.pick('A red-blue die')
    // There was one of its kind.
    expect(s.texts).not.toContain('A red-blue die')
    s.undo().pick('A gold die', 'A red die', 'A red die', 'A red die', 'A red die', 'A blue-green die')
    for (let n = 0; n < 5; n++) s.pick('It shows 5')
    expect(s.texts).toEqual(['It shows 1', 'It shows 2', 'It shows 3', 'It shows 4'])
    s.pick('It shows 4')
    expect(s.ask.kind).toBe('startDie')
  })

  it('asks in the order of the box, however the dice lie in the bag [RP-042]', () => {
    const s = table({ setup: { dice: 'real' }, step: 'roll', arrange: (t) => t.bag.reverse() })
    const sorts = s.which({ verb: 'drew' }).map((option) => ('sort' in option ? option.sort : none))
    expect(sorts).toEqual(Array.from({ length: 22 }, (_, sort) => sort))
  })

  it('begins with everything in its box, and nothing on the table', () => {
    const t = deal<RollPlayer>(rollPlayer, readConfig(rollPlayer, { players: 2 }), 'box')
    const [hero, other] = t.heroes
    expect(other).toEqual(hero)
    expect(filled(hero)).toEqual(['token'])
    expect(filled(t)).toEqual([
      'bag',
      'classesBy',
      'coloursLeft',
      'face',
      'familiarsBy',
      'familiarsLeft',
      'fate',
      'heroes',
      'players',
      'sheetsBy',
      'sheetsLeft',
      'step',
    ])
  })

  it('tells alone which card starts the trash pile [RP-221]', () => {
    const dealt = { sheets: 'dealt', classes: 'dealt', familiars: 'dealt' }
    const s = opening({ players: 1, ...dealt })
    expect(s.ask.kind).toBe('startDie')
    expect(s.told('trashed')).toEqual([{ type: 'trashed', card: s.t.trash[0] }])
  })
})
