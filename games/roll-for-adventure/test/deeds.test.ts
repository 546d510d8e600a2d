import { deedTests, type Played } from '@dicehearth/engine/testing'
import { territories } from '../content/boards.ts'
import { enemyCards } from '../content/enemies.ts'
import { deeds } from '../deeds.ts'
import { rollForAdventure } from '../index.ts'
import type { RfaEvent } from '../rules/events.ts'
import type { Adventure } from '../rules/state.ts'

type Told = Played<Adventure, RfaEvent>

const victory = { result: 'won' }
const won = (more: Told = {}): Told => ({ outcome: victory, ...more })

function hurt(...lands: readonly (typeof territories)[number][]): RfaEvent[] {
  return lands.map((territory) => ({ type: 'damage', territory, hole: 1, lastHole: 7 }))
}

function defeated(cards: readonly string[]): RfaEvent[] {
  return cards.map((card) => ({ type: 'defeated', card, by: 'dice', blow: 7, needed: 6 }))
}

function skulls(...holes: readonly number[]): (t: Adventure) => void {
  return (t) => holes.forEach((hole, track) => (t.skull[track] = hole))
}

const turns =
  (turn: number) =>
  (t: Adventure): void => {
    t.turn = turn
  }
const many = enemyCards.slice(0, 15).map(({ id }) => id)
const highRank = ['D3a', 'F3a', 'W3a', 'GI1']
const turnBegan: RfaEvent = { type: 'turnBegan', seat: 0, turn: 2 }
const comes = (times: number): RfaEvent[] =>
  Array.from({ length: times }, () => ({ type: 'revealed', card: 'MOS' }))
const bSides = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }
const special = { board: 'crown', special: ['dragons', 'phantoms', 'giants'] }

deedTests(rollForAdventure, deeds, {
  'first-light': [won(), {}],
  swift: [won({ arrange: turns(12) }), won({ arrange: turns(13) }), { arrange: turns(3) }],
  unscarred: [
    won({ events: hurt('desert', 'forest', 'iceCave') }),
    won({ events: hurt(...territories) }),
    { events: [] },
  ],
  'last-hole': [
    won({ arrange: skulls(6, 0, 6, 2) }),
    won({ arrange: skulls(6, 5, 5, 2) }),
    { arrange: skulls(6, 6) },
  ],
  whirlwind: [
    { events: [turnBegan, ...defeated(many.slice(0, 3))] },
    { events: [...defeated(many.slice(0, 2)), turnBegan, ...defeated(many.slice(2, 4))] },
  ],
  'high-and-mighty': [{ events: defeated(highRank) }, { events: defeated([...highRank.slice(1), 'D1a']) }],
  'clean-sweep': [
    won({ events: defeated(many) }),
    won({ events: defeated(many.slice(1)) }),
    { events: defeated(many) },
  ],
  'shadow-twice': [won({ events: comes(2) }), won({ events: comes(1) }), { events: comes(2) }],
  'other-sides': [won({ setup: bSides }), won({ setup: { ...bSides, forest: 'A' } }), { setup: bSides }],
  menagerie: [
    won({ setup: special }),
    won({ setup: { ...special, special: ['dragons', 'giants'] } }),
    { setup: special },
  ],
  jewel: [
    won({ setup: { board: 'jewel' } }),
    won({ setup: { board: 'crown' } }),
    { setup: { board: 'jewel' } },
  ],
  'thin-ice': [
    won({ setup: { trackLength: '6' } }),
    won({ setup: { trackLength: '7' } }),
    { setup: { trackLength: '6' } },
  ],
  'full-table': [
    won({ setup: { players: 4 }, people: [0, 1, 2, 3] }),
    won({ setup: { players: 4 }, people: [0, 1, 2] }),
    { setup: { players: 4 }, people: [0, 1, 2, 3] },
  ],
})
