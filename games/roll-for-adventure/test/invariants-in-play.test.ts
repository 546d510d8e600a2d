import { deal, newFate, pick, readConfig, Refusal, Table, written, type Fate } from '@dicehearth/engine'
import { playAtRandom, type AtRandom, type Step } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { rollForAdventure } from '../index.ts'
import type { RfaEvent } from '../rules/events.ts'
import { bonus } from '../rules/lookups.ts'
import type { Adventure } from '../rules/state.ts'
import { setups } from './setups.ts'

/** A set-up for every number: printed cards and player-made ones, all sides and heroes. */
function setupOf(n: number): Readonly<Record<string, unknown>> {
  return { ...setups(n * 7919), dice: 'fate' }
}

function tableOf(setup: Readonly<Record<string, unknown>>, seed: string): Table<Adventure> {
  return new Table<Adventure>(rollForAdventure, readConfig(rollForAdventure, setup), seed)
}

/** Plays a game at random, but mostly on tasks. */
function play(
  setup: Readonly<Record<string, unknown>>,
  seed: string,
  heard: Pick<AtRandom<Adventure, RfaEvent>, 'hear' | 'look'>,
): void {
  playAtRandom(rollForAdventure, { setup, seed, choice: mostlyTasks, ...heard })
}

function mostlyTasks(options: readonly object[], chance: Fate): number {
  const task = options.findIndex((o) => 'at' in o && (o.at === 'desert' || o.at === 'forest'))
  return task >= 0 && pick(chance, 4) > 0 ? task : pick(chance, options.length)
}

/** Everything that was told of a game. */
function story(setup: Readonly<Record<string, unknown>>, seed: string): RfaEvent[] {
  const events: RfaEvent[] = []
  play(setup, seed, { hear: (event) => events.push(event) })
  return events
}

/** Looks at every choice of many games. */
function everyStep(look: (step: Step<Adventure, RfaEvent>) => void): void {
  for (let n = 0; n < 150; n++) play(setupOf(n), `steps ${n}`, { look })
}

/** The events of each turn. */
function turns(events: readonly RfaEvent[]): RfaEvent[][] {
  const split: RfaEvent[][] = []
  for (const event of events) {
    if (event.type === 'turnBegan') split.push([])
    split.at(-1)?.push(event)
  }
  return split
}

function stonesOf(step: Step<Adventure, RfaEvent>, territory: string): number {
  return step.events.filter((e) => e.type === 'stone' && e.side === 'A' && e.territory === territory).length
}

/** Whether an end-of-game marker may move in this game. */
function hasMarkers(t: Adventure): boolean {
  const cards = [...t.deck, ...t.discard, ...t.enemies.map((enemy) => enemy.card), t.revealed]
  return cards.includes('GI1') || t.ownEnemies.length > 0
}

describe('from one decision to the next', () => {
  it('stones never leave the adventure board [INV-06]', () => {
    let gained = 0
    everyStep(({ before, after }) => {
      if (after.stones < before.stones) throw new Error('a stone is gone')
      gained += after.stones - before.stones
    })
    expect(gained).toBeGreaterThan(50)
  })

  it('the last hole never rises, and without giants and their like it never changes [INV-09]', () => {
    let moved = 0
    everyStep(({ before, after }) => {
      for (const [track, hole] of before.lastHole.entries()) {
        const now = after.lastHole[track]
        if (now > hole || (now < hole && !hasMarkers(before))) throw new Error(`from ${hole} to ${now}`)
        moved += hole - now
      }
    })
    expect(moved).toBeGreaterThan(20)
  })

  it('desert A has devoured one die for every stone it gave [INV-10]', () => {
    let stones = 0
    let most = 0
    everyStep((step) => {
      stones = (step.before.stones === 0 ? 0 : stones) + stonesOf(step, 'desert')
      most = Math.max(most, stones)
      expect(step.after.desert.third).toHaveLength(stones)
    })
    expect(most).toBeGreaterThan(0)
  })

  it('the boundary of forest A is where its stones have brought it [INV-13]', () => {
    let stones = 0
    let most = 0
    everyStep((step) => {
      stones = (step.before.stones === 0 ? 0 : stones) + stonesOf(step, 'forest')
      most = Math.max(most, stones)
      // The stone that wins is the last thing that happens.
      if (step.after.outcome?.result !== 'won')
        expect(step.after.forest.boundary).toBe(Math.min(9, 6 + stones))
    })
    expect(most).toBeGreaterThan(1)
  })

  it('the hand gets smaller with every placement [INV-26]', () => {
    let seen = 0
    everyStep(({ before, after, verb, events }) => {
      const [placed] = events.flatMap((e) => (e.type === 'placed' ? [e.dice.length] : []))
      if (verb !== 'place') return
      expect(placed).toBeGreaterThan(0)
      if (after.turn !== before.turn || after.step !== 'rollAndPlace') return
      expect(after.hand).toHaveLength(before.hand.length - placed)
      seen++
    })
    expect(seen).toBeGreaterThan(500)
  })

  it('devoured dice never change place [INV-27]', () => {
    let devoured = 0
    everyStep(({ before, after }) => {
      const { third } = before.desert
      if (third.length === 0) return
      expect(after.desert.third.slice(0, third.length)).toEqual(third)
      devoured++
    })
    expect(devoured).toBeGreaterThan(20)
  })
})

describe('over whole games', () => {
  it('a turn has at most as many rolls as dice at its start, each with fewer dice [INV-26]', () => {
    for (let n = 0; n < 150; n++) {
      for (const events of turns(story(setupOf(n), `rolls ${n}`))) {
        const rolls = events.flatMap((event, i) => {
          const before = events[i - 1]
          const sung = before?.type === 'ability' && before.hero === 'coinsinger'
          // The territory die, which is thrown for an enemy, is no piece of the table.
          const isHand = event.type === 'rolled' && event.dice[0] >= 0
          return isHand && !sung ? [event.dice.length] : []
        })
        expect(rolls.length).toBeLessThanOrEqual(rolls[0] ?? 0)
        for (let i = 1; i < rolls.length; i++) expect(rolls[i]).toBeLessThan(rolls[i - 1])
      }
    }
  })

  it('a bonus die that was placed is in no hand before it has been in the pool [INV-28]', () => {
    let seen = 0
    for (let n = 0; n < 150; n++) {
      const placed = new Set<number>()
      play(setupOf(n), `bonus ${n}`, {
        hear: (event, t) => {
          if (event.type === 'placed')
            for (const die of event.dice) if (t.owner[die] === bonus) placed.add(die)
          for (const die of t.pool) placed.delete(die)
          const held = [...t.board.flat(), ...t.hand]
          if (held.some((die) => placed.has(die))) throw new Error(`held again at ${event.type}`)
          seen += placed.size
        },
      })
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('every enemy step reveals one card, and one more only where a player-made enemy calls for it [INV-25]', () => {
    let more = 0
    for (let n = 0; n < 300; n++) {
      const all = turns(story(setupOf(n), `reveals ${n}`))
      for (const [i, events] of all.entries()) {
        const revealed = events.filter((e) => e.type === 'revealed').length
        const called = events.some((e) => e.type === 'ownEffect' && e.does === 'revealNext')
        // The last turn may end before its enemy step does.
        if (i === all.length - 1) expect(revealed).toBeLessThanOrEqual(called ? 2 : 1)
        else expect(revealed).toBe(called ? 2 : 1)
        if (called) more++
      }
    }
    expect(more).toBeGreaterThan(0)
  })

  it('the Master lies between the 9th and the 17th card of every basic deck [INV-22]', () => {
    const above = new Set<number>()
    for (let n = 0; n < 2000; n++) {
      const { deck } = deal<Adventure>(rollForAdventure, readConfig(rollForAdventure, {}), `deck ${n}`)
      above.add(deck.length - 1 - deck.indexOf('MOS'))
    }
    expect([...above].sort((a, b) => a - b)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16])
  })

  it('8 to 16 cards have been revealed before he first appears, without a Wayfinder [INV-22]', () => {
    let seen = 0
    for (let n = 0; n < 300; n++) {
      const cards = story({ players: 4, trackLength: '9' }, `master ${n}`).flatMap((e) =>
        e.type === 'revealed' ? [e.card] : [],
      )
      const before = cards.indexOf('MOS')
      if (before >= 0) seen++
      else expect(cards.length).toBeLessThanOrEqual(16)
      if (before >= 0) expect(before).toBeGreaterThanOrEqual(8)
      expect(before).toBeLessThanOrEqual(16)
    }
    expect(seen).toBeGreaterThan(20)
  })
})

describe('the legal list', () => {
  it('is never empty or doubled, and every option on it can be carried out [INV-23]', () => {
    for (let n = 0; n < 12; n++) {
      const table = tableOf(setupOf(n), `list ${n}`)
      const chance = newFate(`list ${n}`)
      while (table.decision) {
        const { options } = table.decision
        expect(options.length).toBeGreaterThan(0)
        expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length)
        for (const option of options.keys()) table.fork().choose(option)
        table.choose(pick(chance, options.length))
      }
    }
  })

  it('is all that is accepted: any other number is refused and changes nothing [INV-24]', () => {
    const table = tableOf(setupOf(5), 'refused')
    const chance = newFate('refused')
    while (table.decision) {
      const { length } = table.decision.options
      const before = written(table.state)
      for (const other of [-1, length, length + 7, 0.5, Number.NaN])
        expect(() => table.choose(other)).toThrow(Refusal)
      expect(written(table.state)).toBe(before)
      table.choose(pick(chance, length))
    }
  })

  it('ends with the game: no decision is open and nothing changes any more [INV-29]', () => {
    for (let n = 0; n < 20; n++) {
      const table = tableOf(setupOf(n), `over ${n}`)
      const chance = newFate(`over ${n}`)
      while (table.decision) table.choose(pick(chance, table.decision.options.length))
      const over = written(table.state)
      expect(table.state.outcome).not.toBeNull()
      for (const option of [0, 1]) expect(() => table.choose(option)).toThrow(/over/)
      // Even the bare rules do nothing more.
      const run = table.fork()
      run.choose(0)
      run.choose(0)
      expect(run.decision).toBeNull()
      expect(written(run.state)).toBe(over)
    }
  })
})
