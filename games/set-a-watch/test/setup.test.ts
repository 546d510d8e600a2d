import { anyone, deal, readConfig, Run } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { abilitiesOf, abilityIds } from '../content/abilities.ts'
import { classes, classIds } from '../content/adventurers.ts'
import { creatures } from '../content/creatures.ts'
import type { SawConfig } from '../rules/setup.ts'
import { locations } from '../content/locations.ts'
import { summons, unhallowed } from '../content/unhallowed.ts'
import { setAWatch } from '../index.ts'
import type { PickClass } from '../rules/decisions.ts'
import type { Watch } from '../rules/state.ts'
import { view } from '../view.ts'
import { names as kinds } from './in-short.ts'
import { examplePack } from './setups.ts'
import { isSummon, kindOf, locationOf } from '../rules/lookups.ts'

function laid(setup: Readonly<Record<string, unknown>>, seed = 'setup'): Run<Watch> {
  return new Run<Watch>(setAWatch, deal<Watch>(setAWatch, readConfig(setAWatch, setup), seed))
}

/** Plays the picks, the first free class each time. */
function picked(setup: Readonly<Record<string, unknown>>): {
  run: Run<Watch>
  seats: number[]
  offered: string[][]
} {
  const run = laid({ ...setup, classes: 'picked' })
  const seats: number[] = []
  const offered: string[][] = []
  while (run.decision?.ask.kind === 'pickClass') {
    seats.push(run.decision.ask.seat)
    offered.push((run.decision.options as readonly PickClass[]).map((option) => option.class))
    run.choose(0)
  }
  return { run, seats, offered }
}

function classesWith(key: 'dice' | 'attack', value: unknown): string[] {
  return classIds.filter((id) => classes[id][key] === value)
}

function places(edition: string, sort: string): number {
  return locations.filter((it) => it.edition === edition && it.sort === sort).length
}

const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`)

describe('players and adventurers', () => {
  it('is for one to four players, with four different adventurers in every game [SAW-001, SAW-002]', () => {
    expect(setAWatch.seats).toMatchObject({ min: 1, max: 4 })
    for (const players of [1, 2, 3, 4]) {
      const { t } = { t: laid({ players }).state }
      expect(new Set(t.adventurers.map((it) => it.class)).size).toBe(4)
    }
  })

  it('gives each of four players one, each of two players two, and one player all [SAW-003, SAW-006, SAW-007, SAW-R02]', () => {
    expect(picked({ players: 4 }).seats).toEqual([0, 1, 2, 3])
    expect(picked({ players: 2 }).seats).toEqual([0, 1, 1, 0])
    expect(picked({ players: 1 }).seats).toEqual([0, 0, 0, 0])
  })

  it('gives whoever joins three dice, which lie there until everybody rolls [SAW-014]', () => {
    const run = laid({ classes: 'picked' })
    run.choose(0)
    expect(run.state).toMatchObject({ face: [1, 1, 1], lies: ['free', 'free', 'free'], on: [-1, -1, -1] })
    expect(run.state.adventurers).toMatchObject([{ sitsOut: false, rests: 0, tamed: [] }])
  })

  it('lets three players choose a fourth together, the flex [SAW-004, SAW-R02]', () => {
    const { run, seats, offered } = picked({ players: 3 })
    expect(seats).toEqual([0, 1, 2, anyone])
    expect(run.state.adventurers.map((it) => it.seat)).toEqual([0, 1, 2, anyone])
    // Nobody picks a class that is taken.
    expect(offered.map((list) => list.length)).toEqual([6, 5, 4, 3])
  })

  it('gives every class five cards and three dice of its own [SAW-010, SAW-014, SAW-015, SAW-016, SAW-R07, SAW-R08]', () => {
    expect(abilityIds).toHaveLength(40)
    expect(classIds.map((id) => abilitiesOf(id).length)).toEqual(classIds.map(() => 5))
    expect(classesWith('dice', 8)).toEqual(['ranger', 'beastMaster', 'warrior', 'barbarian'])
    expect(classesWith('dice', 6)).toEqual(['rogue', 'wizard', 'cleric', 'alchemist'])
    expect(classesWith('attack', 'melee')).toEqual(['rogue', 'warrior', 'barbarian'])
    expect(classesWith('attack', 'ranged')).toEqual([
      'ranger',
      'beastMaster',
      'wizard',
      'cleric',
      'alchemist',
    ])
    expect(new Set(classIds.map((id) => classes[id].special)).size).toBe(8)
  })

  it('equips two cards ready, the third exhausted, and leaves two over [SAW-011, SAW-012, SAW-013]', () => {
    const first = new Set<string>()
    for (const seed of seeds) {
      for (const it of laid({}, seed).state.adventurers) {
        expect(it.equipped.map((slot) => slot.exhausted)).toEqual([false, false, true])
        expect([...it.equipped.map((slot) => slot.ability), ...it.leftover].toSorted()).toEqual(
          abilitiesOf(it.class).toSorted(),
        )
        first.add(it.equipped[0].ability)
      }
    }
    expect(first.size).toBeGreaterThan(10)
  })
})

describe('the cards', () => {
  it('has 38 creatures, 13 Unhallowed, 9 summons and 31 locations [SAW-020, SAW-036, SAW-096, SAW-R27]', () => {
    expect(creatures.reduce((sum, it) => sum + it.copies, 0)).toBe(38)
    expect(unhallowed.map((it) => it.type)).toEqual(Array.from({ length: 13 }, () => 'unhallowed'))
    expect(summons.reduce((sum, it) => sum + it.copies, 0)).toBe(9)
    expect(['normal', 'respite', 'final'].map((sort) => places('base', sort))).toEqual([14, 4, 2])
    expect(['normal', 'respite', 'final'].map((sort) => places('deluxe', sort))).toEqual([8, 2, 1])
  })

  it('puts one Unhallowed unseen into the horde and seven faceup into their deck [SAW-017, SAW-018, SAW-019, SAW-R05]', () => {
    for (const edition of ['base', 'deluxe']) {
      const { state: t } = laid({ edition })
      expect([t.horde.length, t.unhallowed.length]).toEqual([1, 7])
      expect(t.aside.filter((card) => unhallowed.some((it) => it.id === t.box[card]))).toHaveLength(
        edition === 'base' ? 1 : 5,
      )
      const seen = view(t)
      expect(seen.horde).toEqual([null])
      expect(seen.unhallowed.map((card) => card !== null)).toEqual([
        false,
        false,
        false,
        false,
        false,
        false,
        true,
      ])
    }
    expect(
      new Set(seeds.map((seed) => kinds(laid({}, seed).state, laid({}, seed).state.horde).join())).size,
    ).toBeGreaterThan(3)
  })

  it('takes one to four summons by difficulty, one in each pile, larger piles on top [SAW-021, SAW-024, SAW-025, SAW-026]', () => {
    const piles = { easy: [31], normal: [16, 16], hard: [11, 11, 11], insane: [9, 9, 8, 8] }
    for (const [difficulty, sizes] of Object.entries(piles)) {
      for (const seed of seeds) {
        const { state: t } = laid({ difficulty }, seed)
        const fromTop = t.deck.toReversed()
        expect(fromTop).toHaveLength(sizes.reduce((a, b) => a + b))
        let at = 0
        for (const size of sizes) {
          expect(fromTop.slice(at, at + size).filter((card) => isSummon(t, card))).toHaveLength(1)
          at += size
        }
        expect(t.aside.filter((card) => isSummon(t, card))).toHaveLength(4 - sizes.length)
      }
    }
  })

  it('has both Acolytes and 28 others in the deck, and never shows the rest [SAW-022, SAW-023]', () => {
    for (const seed of seeds) {
      const { state: t } = laid({}, seed)
      expect(kinds(t, t.deck).filter((kind) => kind === 'acolyte')).toHaveLength(2)
      expect(t.deck.filter((card) => kindOf(t, card).kind === 'creature')).toHaveLength(30)
      expect(t.aside.filter((card) => creatures.some((it) => it.id === t.box[card]))).toHaveLength(8)
      expect(t.aside.some((card) => t.seen[card])).toBe(false)
    }
  })

  it('lays eight normal locations over one final one, and the rest with the respites aside [SAW-027, SAW-028, SAW-029, SAW-030, SAW-031, SAW-038]', () => {
    for (const [edition, unused] of [
      ['base', 10],
      ['deluxe', 20],
    ] as const) {
      const { state: t } = laid({ edition })
      const sorts = [t.location, ...t.map.toReversed()].map((card) => locationOf(t, card).sort)
      expect(sorts).toEqual([...Array.from({ length: 8 }, () => 'normal'), 'final'])
      expect(t.unused).toHaveLength(unused)
      expect(t.unused.some((card) => locationOf(t, card).sort === 'final')).toBe(false)
      expect(t.unused.filter((card) => locationOf(t, card).sort === 'respite')).toHaveLength(
        edition === 'base' ? 4 : 6,
      )
      const finals = t.aside.filter((card) => kindOf(t, card).kind === 'location')
      expect(finals.map((card) => locationOf(t, card).sort)).toEqual(
        edition === 'base' ? ['final'] : ['final', 'final'],
      )
    }
  })

  it('takes the final location that was picked, which everybody then knows [SAW-028, SAW-R85]', () => {
    const { state: t } = laid({ final: 'shatteredGate' })
    expect(t.box[t.map[0]]).toBe('shatteredGate')
    expect(view(t).map[0]).toBe(t.map[0])
    expect(view(laid({}).state).map[0]).toBeNull()
    const drawn = new Set(seeds.map((seed) => kinds(laid({}, seed).state, laid({}, seed).state.map)[0]))
    expect(drawn.size).toBe(2)
  })

  it('starts at the first location without its firewood modifier [SAW-032, SAW-033, SAW-035]', () => {
    for (const seed of seeds) {
      const { state: t } = laid({}, seed)
      expect([t.round, t.firewood, t.graveyard.length]).toEqual([1, 7, 0])
      expect(t.adventurers.map((it) => it.rests)).toEqual([0, 0, 0, 0])
      expect(locationOf(t, t.location).sort).toBe('normal')
    }
  })

  it('may start with the firewood of one die [SAW-034]', () => {
    const found = new Set(seeds.map((seed) => laid({ firewood: 'die' }, seed).state.firewood))
    expect(Math.min(...found)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...found)).toBeLessThanOrEqual(6)
    expect(found.size).toBeGreaterThan(2)
  })
})

describe('editions, packs and chance', () => {
  it('adds two classes, four Unhallowed and eleven locations with deluxe [SAW-R77]', () => {
    expect(picked({ players: 1 }).offered[0]).toHaveLength(6)
    expect(picked({ players: 1, edition: 'deluxe' }).offered[0]).toHaveLength(8)
    const base = laid({}).state.box
    const deluxe = laid({ edition: 'deluxe' }).state.box
    expect(deluxe.length - base.length).toBe(4 + 11)
  })

  it('uses variant summons only with deluxe [SAW-R77, SAW-R78]', () => {
    expect(() => laid({ summons: 'variant' })).toThrow('SAW-R77')
    expect(() => laid({ final: 'throneOfAsh' })).toThrow('SAW-R27')
    const found = new Set<string>()
    for (const seed of seeds) {
      const { state: t } = laid({ edition: 'deluxe', summons: 'variant', difficulty: 'insane' }, seed)
      const used = t.deck.filter((card) => isSummon(t, card)).map((card) => t.box[card])
      expect(used).toHaveLength(4)
      expect(used).not.toContain('summon')
      for (const kind of used) found.add(kind)
    }
    expect(found.size).toBe(5)
  })

  it('has every card of an own pack in the game [SAW-R80]', () => {
    for (const seed of seeds) {
      const { state: t } = laid({ cards: examplePack }, seed)
      expect(
        kinds(t, t.deck).filter((kind) => ['ford-troll', 'marsh-light', 'wolf-rider'].includes(kind)),
      ).toHaveLength(5)
      expect(t.deck.filter((card) => kindOf(t, card).kind === 'creature')).toHaveLength(30)
      expect(kinds(t, [...t.horde, ...t.unhallowed])).toContain('river-queen')
      expect(kinds(t, [t.location, ...t.map])).toContain('deep-ford')
      expect(kinds(t, t.unused)).toContain('ferry-house')
    }
  })

  it('plays the same game from the same seed [SAW-R79, INV-23]', () => {
    expect(laid({}, 'one').state).toEqual(laid({}, 'one').state)
    expect(laid({}, 'one').state.deck).not.toEqual(laid({}, 'two').state.deck)
  })
})

function advice(setup: object): string | null | undefined {
  return setAWatch.advice?.(readConfig(setAWatch, { ...setup }) as SawConfig)
}

describe('advice', () => {
  it('is how often shrewd companions win at a difficulty, and silent about what nobody measured', () => {
    expect(advice({ difficulty: 'hard' })).toBe(
      'With this difficulty and edition shrewd companions win 59 of 100 games.',
    )
    expect(advice({ firewood: 'die' })).toBeNull()
  })

  it('says who decides for whom, for every number of players [SAW-003, SAW-004, SAW-006, SAW-007]', () => {
    const { min, max, tells } = setAWatch.seats
    for (let players = min; players <= max; players++) expect(tells?.[players]).toMatch(/^[A-Z].*\.$/)
  })
})
