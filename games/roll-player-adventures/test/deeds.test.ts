import { deedTests, type Played } from '@dicehearth/engine/testing'
import { deeds } from '../deeds.ts'
import type { AdventureEvent } from '../rules/events.ts'
import { blankSheet } from '../rules/new-hero.ts'
import type { Party } from '../rules/state.ts'
import { gameWith } from './table.ts'

type Told = Played<Party, AdventureEvent>

const after = (adventure: string): Told => ({ arrange: (t) => void (t.adventure = adventure) })
const heroes = (n: number): Told => ({
  arrange: (t) =>
    void (t.heroes = Array.from({ length: n }, () => blankSheet('Orla', 'Hornfolk', 'Hammerhand'))),
})
const happened = (...events: AdventureEvent[]): Told => ({ events })
const ended = (kind: 'check' | 'combat', won: number, lost = 0): Told =>
  happened(
    ...Array.from({ length: won + lost }, (_, n): AdventureEvent => ({
      type: 'trialEnds',
      kind,
      won: n < won,
      open: n < won ? 0 : 1,
    })),
  )
const titles = (n: number, gained = true): Told =>
  happened(...Array.from({ length: n }, (): AdventureEvent => ({ type: 'title', title: 'T001', gained })))
const bought = (n: number): Told =>
  happened(
    ...Array.from({ length: n }, (): AdventureEvent => ({
      type: 'cardBought',
      hero: 0,
      card: 'AR01',
      gold: 2,
    })),
  )
const gold = (amount: number): Told => ({ arrange: (t) => void (t.journal.gold = amount) })
const favor = (amount: number): Told => ({ arrange: (t) => void (t.journal.favor[1] = amount) })

deedTests(gameWith(), deeds, {
  'first-bell': [after('ADV1'), after('ADV2')],
  seasoned: [after('ADV6'), after('ADV5')],
  'last-bell': [after('ADV11'), after('ADV10')],
  detour: [after('SIDE'), after('ADV1')],
  legendary: [{ arrange: (t) => void (t.legendary = true) }, {}],
  alone: [heroes(1), heroes(2)],
  company: [heroes(4), heroes(3)],
  sleepless: [{}, happened({ type: 'rest', xp: 0 })],
  'on-our-feet': [{}, happened({ type: 'exhausted', hero: 0 })],
  blades: [ended('combat', 3), ended('combat', 2), ended('combat', 3, 1), ended('check', 3)],
  'sure-hands': [ended('check', 5), ended('check', 4), ended('check', 5, 1), ended('combat', 5)],
  'talked-about': [titles(5), titles(4), titles(5, false)],
  purse: [gold(25), gold(24)],
  customers: [bought(4), bought(3)],
  'well-liked': [favor(8), favor(7)],
  'back-again': [happened({ type: 'deathMarked', box: 1 }), {}],
})
