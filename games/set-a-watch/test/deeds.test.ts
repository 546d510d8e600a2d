import { deedTests, type Played } from '@dicehearth/engine/testing'
import { runes } from '../content/camp.ts'
import { unhallowed } from '../content/unhallowed.ts'
import { deeds } from '../deeds.ts'
import { setAWatch } from '../index.ts'
import type { SawEvent } from '../rules/events.ts'
import type { Watch } from '../rules/state.ts'

type Told = Played<Watch, SawEvent>

const won = (more: Told = {}, cards = 4): Told => ({ outcome: { result: 'won', round: 9, cards }, ...more })
const times = <T>(n: number, it: T): T[] => Array.from({ length: n }, () => it)

/** Cards by the ids of their kinds fall. */
function fall(...ids: readonly string[]): (t: Watch) => SawEvent[] {
  return (t) =>
    ids.map((id) => ({ type: 'defeated', card: t.box.indexOf(id), under: -1, facedown: false, by: [0] }))
}

function strikes(sum: number, tamed: readonly number[] = []): SawEvent[] {
  return [{ type: 'struck', card: 0, dice: [0], tamed, sum, health: 5 }]
}

const ended = (left: number): SawEvent => ({ type: 'watchEnded', left })
const [one, two, three] = unhallowed.filter((it) => it.edition === 'base').map(({ id }) => id)
const used = (idle: boolean): SawEvent[] => runes.map((rune) => ({ type: 'rune', rune, idle }))
const on = (difficulty: string): Told => ({ setup: { difficulty } })
const round =
  (n: number) =>
  (t: Watch): void => {
    t.round = n
  }

deedTests(setAWatch, deeds, {
  dawn: [won(), {}],
  'hard-road': [won(on('hard')), won(on('normal')), on('hard')],
  insane: [won(on('insane')), won(on('hard')), on('insane')],
  alone: [won({ setup: { players: 1 } }), won({ setup: { players: 2 } }), { setup: { players: 1 } }],
  'last-card': [won({}, 1), won({}, 2), { outcome: { result: 'lost', cards: 1 } }],
  'well-rested': [won({}, 8), won({}, 7), { outcome: { result: 'lost', cards: 8 } }],
  keeper: [won(), won({ events: [{ type: 'fireOut' }] }), {}],
  'quiet-nights': [
    { events: times(5, ended(0)) },
    { events: [...times(4, ended(0)), ...times(5, ended(1))] },
  ],
  unhallowed: [{ events: fall(one, two, three, 'eagle') }, { events: fall(one, two, 'eagle', 'caveBear') }],
  'mighty-blow': [{ events: strikes(20) }, { events: strikes(19) }],
  'friend-of-beasts': [{ events: strikes(4, [3]) }, { events: strikes(4) }],
  'rune-reader': [{ events: used(false) }, { events: used(true) }, { events: used(false).slice(1) }],
  'so-near': [{ arrange: round(9) }, { arrange: round(8) }, won({ arrange: round(9) })],
  'full-fire': [
    won({ setup: { players: 4 }, people: [0, 1, 2, 3] }),
    won({ setup: { players: 4 }, people: [0] }),
    { setup: { players: 4 }, people: [0, 1, 2, 3] },
  ],
})
