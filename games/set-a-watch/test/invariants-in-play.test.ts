import { copyFate, newFate, pick, Run, type Fate, type Option } from '@dicehearth/engine'
import { playAtRandom, type Step } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import type { CardId, Watch } from '../rules/state.ts'
import { setAWatch } from '../index.ts'
import { cardsLeft } from '../rules/company.ts'
import type { SawEvent } from '../rules/events.ts'
import { damage } from '../rules/values.ts'
import { broken } from '../rules/invariants.ts'
import { table } from './table.ts'
import { setups } from './setups.ts'
import { creatureOf, diceOf, none } from '../rules/lookups.ts'

/** What a group that wants to see the next morning would rather do. */
const eager = new Set(['strike', 'attack', 'addDie', 'byDie', 'refresh', 'target'])
const reluctant = new Set(['endWatch', 'feedFire', 'byExhausting'])

/** Half at random. */
function choice(options: readonly Option[], chance: Fate): number {
  const liked = options.flatMap((option, i) => (eager.has(option.verb) ? [i] : []))
  if (liked.length > 0 && pick(chance, 5) > 0) return liked[pick(chance, liked.length)]
  const any = options.flatMap((option, i) => (reluctant.has(option.verb) ? [] : [i]))
  return any.length > 0 ? any[pick(chance, any.length)] : pick(chance, options.length)
}

/** Looks at every choice of many games, through several nights. */
function everyStep(look: (step: Step<Watch, SawEvent>) => void): void {
  let furthest = 0
  for (let n = 0; n < 120; n++) {
    const setup = { ...setups(n * 7919), difficulty: 'easy' }
    const t = playAtRandom(setAWatch, { setup, seed: `steps ${n}`, choice, look })
    furthest = Math.max(furthest, t.round)
  }
  expect(furthest).toBeGreaterThan(3)
}

/** The most that one creature demands. */
const worst = 5

const watching = (t: Watch): boolean => t.step === 'watch' || t.step === 'attack' || t.step === 'endure'

function hiddenInLine(t: Watch): CardId[] {
  return t.line.filter((foe) => !foe.faceup).map((foe) => foe.card)
}

describe('from one decision to the next', () => {
  it('a faceup card of the line never lies facedown again, but for one that has left and come back [INV-06]', () => {
    let kept = 0
    everyStep(({ before, after, events }) => {
      const back = events.flatMap((event) =>
        event.type === 'cameFromGrave' || event.type === 'snared' ? [event.card] : [],
      )
      for (const foe of before.line) {
        if (!foe.faceup || back.includes(foe.card) || after.round > before.round) continue
        expect(hiddenInLine(after)).not.toContain(foe.card)
        kept++
      }
    })
    expect(kept).toBeGreaterThan(500)
  })

  it("the rester's cards do not change while the others watch [INV-16]", () => {
    let nights = 0
    everyStep(({ before, after }) => {
      if (!watching(before) || !watching(after) || before.resting === none) return
      const cards = (t: Watch): string => JSON.stringify(t.adventurers[before.resting].equipped)
      expect(cards(after)).toBe(cards(before))
      expect(diceOf(after.resting).map((die) => after.lies[die])).not.toContain('ability')
      nights++
    })
    expect(nights).toBeGreaterThan(500)
  })

  it('no watch ends with more unexhausted cards than it began with [INV-25]', () => {
    let lower = 0
    everyStep(({ before, after }) => {
      if (!watching(before) || !watching(after) || before.round !== after.round) return
      expect(cardsLeft(after)).toBeLessThanOrEqual(cardsLeft(before))
      if (cardsLeft(after) < cardsLeft(before)) lower++
    })
    expect(lower).toBeGreaterThan(50)
  })

  it('every choice changes the table, or what is asked [INV-21]', () => {
    everyStep(({ before, after, decision, next }) => {
      expect(JSON.stringify([{ ...after, listener: undefined }, next])).not.toBe(
        JSON.stringify([before, decision]),
      )
    })
  })

  it('a game is over long before 4,000 decisions [INV-22]', () => {
    let longest = 0
    everyStep(({ position }) => (longest = Math.max(longest, position)))
    expect(longest).toBeLessThan(4000)
  })
})

describe('late in the journey', () => {
  it('every invariant holds from any night to the end, with a horde, a graveyard and the last line [INV-10, INV-18, INV-19]', () => {
    const ends = new Set<string>()
    for (let n = 0; n < 90; n++) {
      const { t } = table({
        round: 1 + (n % 9),
        step: 'roll',
        rests: 'nobody',
        setup: { players: 1 + (n % 4), difficulty: 'insane', summons: n % 2 ? 'variant' : 'standard' },
        horde: ['lich', 'eagle', 'graveCaller'],
        graveyard: ['wyvern', 'gloomTitan', 'boneLegion'],
      })
      const run = new Run<Watch>(setAWatch, setAWatch.copy(t))
      const chance = newFate(`late ${n}`)
      while (run.decision) {
        expect(broken(run.state, run.decision)).toEqual([])
        run.choose(choice(run.decision.options, chance))
      }
      expect(broken(run.state, null)).toEqual([])
      ends.add(`${run.state.outcome?.result} ${run.state.round === 9 ? 'at the end' : 'on the way'}`)
    }
    expect([...ends]).toEqual(expect.arrayContaining(['lost at the end', 'lost on the way']))
  })
})

describe('what the watch leaves behind', () => {
  it('costs as many cards as the creatures that join the horde demand, less what was cancelled [INV-27]', () => {
    let demanded = 0
    for (let n = 0; n < 60; n++) {
      const tally = { demanded: 0, paid: 0 }
      const t = playAtRandom(setAWatch, {
        setup: { ...setups(n * 104_729), difficulty: 'easy' },
        seed: `damage ${n}`,
        choice,
        hear: (event, now) => {
          if (event.type === 'endured') {
            expect(event.damage).toBe(damage(now, 0))
            tally.demanded += event.damage
          }
          if ((event.type === 'exhausted' || event.type === 'warded') && event.cause === 'damage')
            tally.paid++
        },
      })
      // The creature that ends a game does not get all that it demands.
      const least = t.outcome?.result === 'lost' ? tally.demanded - worst : tally.demanded
      expect(tally.paid).toBeGreaterThanOrEqual(least)
      expect(tally.paid).toBeLessThanOrEqual(tally.demanded)
      demanded += tally.demanded
    }
    expect(demanded).toBeGreaterThan(50)
  })

  it('shows no seat what nobody knows, and no dice to come [INV-24]', () => {
    everyStep(({ after, position }) => {
      if (position % 9 !== 0 || after.outcome) return
      const other = setAWatch.copy(after)
      setAWatch.imagine(other, 0, newFate(`other ${position}`))
      other.fate = copyFate(newFate('another fate'))
      expect(JSON.stringify(setAWatch.view(other, 0))).toBe(JSON.stringify(setAWatch.view(after, 0)))
      // What is imagined is a table that could be: the same cards, none twice.
      expect(other.deck.map((card) => creatureOrSummon(other, card)).toSorted()).toHaveLength(
        after.deck.length,
      )
    })
  })
})

function creatureOrSummon(t: Watch, card: CardId): string {
  return t.box[card].startsWith('summon') ? t.box[card] : creatureOf(t, card).id
}
