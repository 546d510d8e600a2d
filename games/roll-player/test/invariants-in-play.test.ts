import { digest, newFate, pick, readConfig, Run, deal, written, type Option } from '@dicehearth/engine'
import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import { isForbidden } from '../rules/powers.ts'
import type { Hero } from '../rules/state.ts'
import { tokensOf } from '../view.ts'
import { setups } from './setups.ts'

/** Games by chance of every kind. */
const games = Array.from({ length: 24 }, (_, n) => ({ setup: setups(n * 7919), seed: `in play ${n}` }))

/** What an answer costs in Gold, XP and Charisma. */
function costOf(option: RpOption): { gold: number; xp: number; charisma: number } {
  const none = { gold: 0, xp: 0, charisma: 0 }
  switch (option.verb) {
    case 'buy':
      return { ...none, gold: option.gold, charisma: option.charisma ? 1 : 0 }
    case 'banish':
      return option.with === 'gold' ? { ...none, gold: option.gold } : { ...none, charisma: 1 }
    case 'hire':
      return option.with === 'xp'
        ? { ...none, xp: option.cost }
        : { ...none, gold: option.cost, charisma: option.with === 'charisma' ? 1 : 0 }
    case 'heal':
    case 'train':
    case 'reroll':
      return { ...none, xp: option.xp }
    case 'passOver':
      return { ...none, gold: option.gold }
    default:
      return none
  }
}

function canPay(hero: Hero, option: RpOption): boolean {
  const { gold, xp, charisma } = costOf(option)
  return hero.gold >= gold && hero.xp >= xp && hero.charisma >= charisma
}

describe('in games by chance', () => {
  it('no list is empty, and what is listed can be carried out [INV-21]', () => {
    for (const { setup, seed } of games.slice(0, 6)) {
      playAtRandom(rollPlayer, {
        setup,
        seed,
        look: ({ decision, next }) => {
          expect(decision.options.length).toBeGreaterThan(0)
          expect(next === null || next.options.length > 0).toBe(true)
        },
      })
    }
  })

  it('nothing is listed that a Fiend in force forbids or that cannot be paid [INV-22]', () => {
    for (const { setup, seed } of games) {
      playAtRandom(rollPlayer, {
        setup,
        seed,
        look: ({ before: t, decision }) => {
          for (const option of decision.options as readonly RpOption[]) {
            if (option.seat < 0) continue
            expect(canPay(t.heroes[option.seat], option), JSON.stringify(option)).toBe(true)
            if (option.verb === 'act' || option.verb === 'action')
              expect(isForbidden(t, option.seat, option.attribute)).toBe(false)
            if (option.verb === 'familiarAct')
              expect(isForbidden(t, option.seat, 'familiarAction')).toBe(false)
            if (option.verb === 'passOver') expect(isForbidden(t, option.seat, 'passOver')).toBe(false)
            if (option.verb === 'buy' && option.charisma)
              expect(isForbidden(t, option.seat, 'charismaDiscount')).toBe(false)
          }
        },
      })
    }
  })

  it('a banished Fiend never turns face up again [INV-17]', () => {
    for (const { setup, seed } of games) {
      playAtRandom(rollPlayer, {
        setup,
        seed,
        look: ({ before, after }) =>
          before.heroes.forEach(({ banished }, seat) =>
            expect(after.heroes[seat].banished.slice(0, banished.length)).toEqual(banished),
          ),
      })
    }
  })

  it('Adventure tokens come with Trophies, in order and three at most [INV-19]', () => {
    for (const { setup, seed } of games) {
      const tokens: string[][] = []
      const t = playAtRandom(rollPlayer, {
        setup,
        seed,
        hear: (event) => {
          if (event.type === 'tokenTaken') (tokens[event.seat] ??= []).push(event.token)
        },
      })
      t.heroes.forEach((hero, seat) => expect(tokens[seat] ?? []).toEqual(tokensOf(hero)))
    }
  })

  it('an exhausted Skill is never used, and only so many are refreshed in a Cleanup [INV-24]', () => {
    for (const { setup, seed } of games) {
      let refreshed: number[] = []
      playAtRandom(rollPlayer, {
        setup,
        seed,
        look: ({ before, decision, events }) => {
          for (const option of decision.options as readonly RpOption[])
            if (option.verb === 'skill')
              expect(before.heroes[option.seat].exhausted).not.toContain(option.card)
          if ((decision.ask as RpAsk).kind !== 'refresh') refreshed = []
          for (const event of events) {
            if (event.type !== 'refreshed' || before.step !== 'refresh') continue
            refreshed[event.seat] = (refreshed[event.seat] ?? 0) + 1
            const most = before.heroes[event.seat].class === 'chronomancer' ? 2 : 1
            expect(refreshed[event.seat]).toBeLessThanOrEqual(most)
            expect(isForbidden(before, event.seat, 'refresh')).toBe(false)
          }
        },
      })
    }
  })

  it('nobody takes more than one action for placed dice in a round [INV-25]', () => {
    for (const { setup, seed } of games) {
      let acted: number[] = []
      playAtRandom(rollPlayer, {
        setup,
        seed,
        look: ({ decision, verb, events }) => {
          if (events.some(({ type }) => type === 'round')) acted = []
          if (decision.ask.kind !== 'act' || (verb !== 'act' && verb !== 'familiarAct')) return
          const { seat } = decision.ask
          acted[seat] = (acted[seat] ?? 0) + 1
          expect(acted[seat]).toBe(1)
        },
      })
    }
  })

  it('the same seed and choices give the same table, and listing options changes nothing [INV-29]', () => {
    for (const { setup, seed } of games.slice(0, 6)) {
      const play = (): string => {
        const run = new Run(rollPlayer, deal(rollPlayer, readConfig(rollPlayer, setup), seed))
        const chance = newFate('choices')
        while (run.decision) {
          const before = written(run.state)
          const options: readonly Option[] = run.decision.options
          expect(written(run.state)).toBe(before)
          run.choose(pick(chance, options.length))
        }
        return digest(run.state)
      }
      expect(play()).toBe(play())
    }
  })

  it('no view shows an Adventure card without its token, or the order of a deck [INV-20]', () => {
    for (const { setup, seed } of games.slice(0, 8)) {
      playAtRandom(rollPlayer, {
        setup,
        seed,
        look: ({ after: t }) => {
          for (let seat = -1; seat < t.players; seat++) {
            const view = rollPlayer.view(t, seat)
            const tokens = t.heroes[seat]?.trophies.length ?? 0
            view.adventure.forEach((card, type) =>
              expect(card !== null).toBe(type < Math.max(tokens, t.revealed)),
            )
            expect(view.deck).toBe(t.deck.length)
            expect(view.fiendDeck).toBe(t.fiendDeck.length)
          }
        },
      })
    }
  })
})
