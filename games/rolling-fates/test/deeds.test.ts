import { deedTests, type Played } from '@dicehearth/engine/testing'
import { deeds } from '../deeds.ts'
import { rollingFates } from '../index.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { Fates } from '../rules/state.ts'
import type { Tally } from '../rules/statistics.ts'

type Told = Played<Fates, FatesEvent>

const won = { result: 'won' } as const
const healthy = (t: Fates): void => {
  for (const hero of t.heroes) hero.life = 20
}

function after(adventure: string, players = 2): Told {
  return { setup: { adventure, players }, outcome: won, arrange: healthy }
}

/** The Character of a seat did so much of something. */
function did(what: keyof Tally, amount: number, seat = 0): Told {
  return { setup: { players: 2 }, arrange: (t) => void (t.statistics.deeds[seat][what] = amount) }
}

function solved(riddles: number, failed = 0): Told {
  const events = Array.from({ length: failed }, (): FatesEvent => ({ type: 'riddleFailed', answer: 'salt' }))
  return { events, arrange: (t) => void (t.statistics.riddles = riddles) }
}

const stood = (seat: number): FatesEvent[] => [{ type: 'lastStand', seat, card: 'any', life: 1 }]

function withLife(life: number, seat = 0): Told {
  return {
    ...after('V1'),
    arrange: (t) => {
      healthy(t)
      t.heroes[seat].life = life
    },
  }
}

const lost = { ...after('V1'), outcome: { result: 'lost' } } as const

deedTests(rollingFates, deeds, {
  bell: [after('V1'), after('V2'), lost],
  keep: [after('V2'), after('V3')],
  road: [after('V3'), after('V4')],
  brood: [after('V4'), after('V5')],
  orchard: [after('V5'), after('V6')],
  king: [after('V6'), after('V1')],
  alone: [after('V1', 1), after('V1', 2), { ...after('V1', 1), outcome: { result: 'lost' } }],
  'full-table': [after('V1', 4), after('V1', 3), { ...after('V1', 4), outcome: { result: 'lost' } }],
  'mighty-blow': [did('largest', 10), did('largest', 9), did('largest', 10, 1)],
  mender: [did('healed', 25), did('healed', 24), did('healed', 25, 1)],
  hoarder: [did('treasures', 6), did('treasures', 5), did('treasures', 6, 1)],
  nuisance: [did('inflicted', 8), did('inflicted', 7), did('inflicted', 8, 1)],
  riddler: [solved(3), solved(2), solved(3, 1)],
  'last-stand': [
    { ...after('V1'), events: stood(0) },
    { ...after('V1'), events: stood(1) },
    { ...lost, events: stood(0) },
  ],
  narrow: [withLife(3), withLife(4), withLife(3, 1), { ...withLife(3), outcome: { result: 'lost' } }],
})
