import { newFate, readConfig } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import type { SawConfig } from '../rules/setup.ts'
import { setAWatch } from '../index.ts'
import { deal, problems } from '../rules/setup.ts'
import { freshNight, type CardId, type Watch } from '../rules/state.ts'
import { names } from './in-short.ts'
import { kindOf, none } from '../rules/lookups.ts'

const config = (setup: Readonly<Record<string, unknown>>): SawConfig =>
  readConfig(setAWatch, { players: 4, ...setup }) as SawConfig

const laid = (setup: Readonly<Record<string, unknown>> = {}, seed = 'laid'): Watch =>
  deal(config(setup), newFate(seed))

/** How many cards of each sort lie somewhere. */
function sorts(t: Watch, cards: readonly CardId[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const card of cards) {
    const kind = kindOf(t, card)
    const sort = kind.kind === 'location' ? kind.sort : isUnhallowed(t, card) ? 'unhallowed' : kind.kind
    counted[sort] = (counted[sort] ?? 0) + 1
  }
  return counted
}

function isUnhallowed(t: Watch, card: CardId): boolean {
  const kind = kindOf(t, card)
  return kind.kind === 'creature' && kind.type === 'unhallowed'
}

const zones = ['deck', 'horde', 'unhallowed', 'map', 'unused', 'aside'] as const

const known = (t: Watch): CardId[] => t.seen.flatMap((seen, card) => (seen ? [card] : []))

const troll = { id: 'troll', name: 'Troll', copies: 3, type: 'giant', health: 9, damage: 2 }
const queen = { ...troll, id: 'queen', name: 'Queen', copies: 1, type: 'unhallowed' }
const ford = { id: 'ford', name: 'Ford', sort: 'normal', firewood: -1, creatures: 4, traits: [] }
const inn = { ...ford, id: 'inn', name: 'Inn', sort: 'respite' }
const end = { ...ford, id: 'end', name: 'End', sort: 'final' }

const pack = (creatures: readonly unknown[], locations: readonly unknown[]) => ({
  cards: { game: 'set-a-watch', name: 'Own', creatures, locations },
})

describe('every card has its place', () => {
  it('of the base box [SAW-017, SAW-018, SAW-020, SAW-021, SAW-028, SAW-029, SAW-030]', () => {
    const t = laid()
    expect(zones.map((zone) => sorts(t, t[zone]))).toEqual([
      { creature: 30, summon: 2 },
      { unhallowed: 1 },
      { unhallowed: 7 },
      { normal: 8, final: 1 },
      { normal: 6, respite: 4 },
      { creature: 8, unhallowed: 1, summon: 2, final: 1 },
    ])
    expect(zones.flatMap((zone) => t[zone]).toSorted((a, b) => a - b)).toEqual([...t.box.keys()])
    expect(names(t, t.deck).filter((id) => id === 'acolyte')).toHaveLength(2)
  })

  it('with own cards, which are all in the game [SAW-R80]', () => {
    const t = laid(pack([troll, queen], [ford, inn, end]))
    expect(zones.map((zone) => sorts(t, t[zone]))).toEqual([
      { creature: 30, summon: 2 },
      { unhallowed: 1 },
      { unhallowed: 7 },
      { normal: 8, final: 1 },
      { normal: 7, respite: 5 },
      { creature: 11, unhallowed: 2, summon: 2, final: 2 },
    ])
    expect(zones.flatMap((zone) => t[zone]).toSorted((a, b) => a - b)).toEqual([...t.box.keys()])
    expect(names(t, t.deck).filter((id) => id === 'troll' || id === 'acolyte')).toHaveLength(5)
    expect(names(t, [...t.horde, ...t.unhallowed])).toContain('queen')
    expect(names(t, t.map)).toContain('ford')
    expect(names(t, t.map)[0]).toBe('end')
    expect(names(t, t.unused)).toContain('inn')
  })

  it('with own creatures or own locations alone, by edition and summons [SAW-R77, SAW-R78, SAW-R80]', () => {
    const base = laid(pack([troll], []))
    const deluxe = laid({ ...pack([], [inn]), edition: 'deluxe' })
    const variant = laid({ ...pack([], [inn]), edition: 'deluxe', summons: 'variant' })
    expect(
      sorts(
        base,
        base.box.map((_, card) => card),
      ),
    ).toEqual({
      creature: 41,
      unhallowed: 9,
      summon: 4,
      normal: 14,
      respite: 4,
      final: 2,
    })
    expect(
      sorts(
        deluxe,
        deluxe.box.map((_, card) => card),
      ),
    ).toEqual({
      creature: 38,
      unhallowed: 13,
      summon: 4,
      normal: 22,
      respite: 7,
      final: 3,
    })
    expect([base, deluxe, variant].map((t) => names(t, t.deck).includes('summon'))).toEqual([
      true,
      true,
      false,
    ])
    expect(sorts(variant, [...variant.deck, ...variant.aside])).toMatchObject({ summon: 5 })
  })

  it('with a summon in each half of the deck [SAW-024, SAW-025, SAW-026]', () => {
    const t = laid()
    expect(sorts(t, t.deck.slice(0, 16))).toEqual({ creature: 15, summon: 1 })
    const hard = laid({ difficulty: 'insane' })
    expect(sorts(hard, hard.deck.slice(-9))).toEqual({ creature: 8, summon: 1 })
    expect(sorts(hard, hard.deck.slice(0, 8))).toEqual({ creature: 7, summon: 1 })
  })
})

describe('what is known and what is open', () => {
  it('everybody knows the top Unhallowed, and the final location where it is no chance [SAW-019, SAW-R85]', () => {
    const t = laid()
    expect(known(t)).toEqual([t.unhallowed[6]])
    const picked = laid({ final: 'forbiddenTower' })
    expect(names(picked, known(picked)).toSorted()).toEqual(
      names(picked, [picked.unhallowed[6], picked.map[0]]).toSorted(),
    )
    expect(names(picked, picked.map)[0]).toBe('forbiddenTower')
    const own = laid(pack([], [end]))
    expect(known(own)).toContain(own.map[0])
    expect(names(own, own.map)[0]).toBe('end')
    const both = laid({ ...pack([], [end]), final: 'shatteredGate' })
    expect(names(both, both.map)[0]).toBe('shatteredGate')
  })

  it('every shuffle is remembered with its cards [SAW-R04]', () => {
    expect(laid().lots.map((lot) => lot.length)).toEqual([36, 30, 4, 16, 16, 9, 8, 14, 8, 10, 2])
  })

  it('nothing has happened yet [SAW-033, SAW-035]', () => {
    expect(laid()).toMatchObject({
      outcome: null,
      round: 0,
      step: 'gather',
      resting: none,
      location: none,
      tonight: freshNight(),
      attack: null,
      firewood: 7,
      once: [],
      adventurers: [],
      face: [],
      lies: [],
      on: [],
      doubled: [],
      line: [],
      graveyard: [],
      removed: [],
      past: [],
    })
  })

  it('the table is set as it was wished [SAW-034, SAW-R77]', () => {
    const plain = { deluxe: false, pickClasses: false, firewoodByDie: false, difficulty: 'normal', own: null }
    expect(laid()).toMatchObject(plain)
    expect(laid({ edition: 'deluxe' })).toMatchObject({ ...plain, deluxe: true })
    expect(laid({ classes: 'picked' })).toMatchObject({ ...plain, pickClasses: true })
    expect(laid({ firewood: 'die' })).toMatchObject({ ...plain, firewoodByDie: true })
  })
})

describe('what the rules forbid', () => {
  it('things of the deluxe edition without it [SAW-R27, SAW-R77]', () => {
    const asked = { ...config({ edition: 'deluxe', summons: 'variant', final: 'throneOfAsh' }) }
    expect(problems(asked)).toEqual([])
    expect(problems({ ...asked, edition: 'base' })).toEqual([
      { rule: 'SAW-R77', text: 'The variant summons belong to the deluxe edition.' },
      { rule: 'SAW-R27', text: 'Throne of Ash belongs to the deluxe edition.' },
    ])
    expect(problems(config({ final: 'shatteredGate' }))).toEqual([])
  })
})
