import type { SeatResult } from '@dicehearth/engine'
import { deedTests, type Played } from '@dicehearth/engine/testing'
import { deeds } from '../deeds.ts'
import { rollPlayer } from '../index.ts'
import type { RpEvent } from '../rules/events.ts'
import type { RollPlayer } from '../rules/state.ts'
import { layHero, type LaidHero } from './table.ts'

type Told = Played<RollPlayer, RpEvent>

/** The person in seat 0 got so many stars and this place. */
function scored(score: number, place = 1, players = 2, lines: SeatResult['lines'] = []): Told {
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1)
  const seats = [
    { seat: 0, place, score, lines },
    ...others.map((seat) => ({ seat, place: place === 1 ? 2 : 1, score: 50, lines })),
  ]
  return { setup: { players }, outcome: { result: 'finished', seats } }
}

/** Seat 0 ends with this hero; the other seat has a dull one. */
function hero(laid: LaidHero, more: Told = {}): Told {
  return { ...more, arrange: (t) => layHero(t, 0, laid.class ?? 'warrior', laid) }
}

/** The other seat has it: a companion's hero earns nothing. */
function theirs(laid: LaidHero): Told {
  return {
    arrange: (t) => {
      layHero(t, 0, 'bard', {})
      layHero(t, 1, laid.class ?? 'warrior', laid)
    },
  }
}

const goals = {
  STR: 'red 6, blue 6, green 5',
  DEX: 'red 5, blue 5, green 4',
  CON: 'red 5, blue 5, green 5',
  INT: 'purple 3, black 3, white 3',
  WIS: 'purple 4, black 4, white 3',
  CHA: 'purple 5, black 4, white 4',
}
const past = {
  STR: '-, -, white 1',
  DEX: 'blue 1',
  CON: '-, red 1',
  INT: 'purple 1',
  WIS: '-, green 1',
  CHA: '-, -, black 1',
}
const reds = 'red 1, red 1, red 1'
const colours = { STR: reds, DEX: reds, CON: reds, INT: 'red 1' }
const armour = ['ironHelm', 'ironGauntlets', 'ironGreaves', 'ironCuirass', 'ironPavise']
const banished = (seat: number): RpEvent[] =>
  Array.from({ length: 4 }, () => ({ type: 'banished', seat, fiend: 'any', with: 'gold' }))
const bought = (seat: number, n: number): RpEvent[] =>
  Array.from({ length: n }, () => ({ type: 'bought', seat, card: 'ironHelm', gold: 2, charisma: false }))
const title = (rank: string): Told => ({ setup: { players: 1 }, outcome: { result: 'won', rank } })
const trophies = (n: number): string[] => ['one', 'two', 'three', 'four'].slice(0, n)

deedTests(rollPlayer, deeds, {
  'first-name': [scored(20), scored(20, 2), scored(20, 1, 1)],
  'out-of-the-crowd': [scored(20, 1, 4), scored(20, 1, 3), scored(20, 2, 4)],
  'great-name': [scored(35, 2), scored(34, 2)],
  legend: [scored(45), scored(44, 2)],
  'all-six': [
    hero({ rows: goals }),
    hero({ rows: { ...goals, INT: 'purple 6, black 6' } }),
    theirs({ rows: goals }),
  ],
  'true-to-the-past': [
    hero({ rows: past }),
    hero({ rows: { ...past, CHA: '-, -, blue 1' } }),
    theirs({ rows: past }),
  ],
  'true-colours': [
    hero({ rows: colours }),
    hero({ rows: { ...colours, INT: 'blue 1' } }),
    theirs({ rows: colours }),
  ],
  'whole-armour': [
    hero({ cards: armour }),
    hero({ cards: [...armour.slice(1), 'hideHood'] }),
    theirs({ cards: armour }),
  ],
  'never-alone': [
    hero({ familiar: 'mireToad', rows: { familiar: 'red 2, blue 2, green 3' } }),
    hero({ familiar: 'mireToad', rows: { familiar: 'red 1, blue 1, green 1' } }),
  ],
  champion: [
    scored(20, 1, 2, [{ for: 'champion', score: 2 }]),
    scored(20, 1, 2, [{ for: 'monster', score: 2 }]),
  ],
  trophies: [
    hero({ trophies: trophies(4) }),
    hero({ trophies: trophies(3) }),
    theirs({ trophies: trophies(4) }),
  ],
  begone: [
    hero({}, { events: banished(0) }),
    hero({}, { events: banished(1) }),
    hero({ fiends: ['any'] }, { events: banished(0) }),
    hero({}, { events: banished(0).slice(1) }),
  ],
  regular: [{ events: bought(0, 8) }, { events: bought(0, 7) }, { events: bought(1, 8) }],
  slayer: [title('monsterSlayer'), title('trueHero')],
})
