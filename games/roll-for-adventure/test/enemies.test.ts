import { describe, expect, it } from 'vitest'
import type { RfaEvent } from '../rules/events.ts'
import { whose } from './lists.ts'
import {
  ally,
  attacks,
  blue,
  bonus,
  chooseDieOf,
  enemy,
  enemyStep,
  lay,
  owners,
  red,
  skullOf,
  table,
  type RfaScenario,
} from './table.ts'

function inPlay(s: RfaScenario): string[] {
  return s.t.enemies.map((e) => e.card)
}

/** The order of some kinds of events, with the card they are about. */
function acts(s: RfaScenario, types: readonly RfaEvent['type'][]): string[] {
  return s.events.flatMap((e) => (types.includes(e.type) && 'card' in e ? [`${e.type} ${e.card}`] : []))
}

describe('enemies: reveal and command', () => {
  it('turns up the top card, which stays apart while the enemies it commands attack [RFA-105, RFA-R27]', () => {
    const s = enemyStep({
      cards: ['F2a', 'I1a'],
      arrange: (t) => {
        enemy(t, 'D1a')
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
      },
    })
    expect(s.told('revealed')).toEqual([{ type: 'revealed', card: 'F2a' }])
    // The commanded Sand Devil asks for a die: the new card lies face up, and nowhere else.
    expect(s.ask.kind).toBe('loseDie')
    expect(s.t.revealed).toBe('F2a')
    expect(s.view.acting).toBe('D1a')
    expect(s.prompt).toMatch(/^The Sand Devil attacks\. .*which die is lost from the desert\?$/)
    expect(inPlay(s)).toEqual(['D1a'])
    expect(s.t.deck).not.toContain('F2a')
    chooseDieOf(s, ally)
    expect(s.t.revealed).toBeNull()
    expect(s.view.acting).toBeNull()
    expect(inPlay(s)).toEqual(['D1a', 'F2a'])
    expect(s.t.deck.at(-1)).toBe('I1a')
  })

  it('lets the commanded enemies attack first, and the new one after them [RFA-106]', () => {
    const s = enemyStep({
      cards: ['F2a'],
      arrange: (t) => {
        enemy(t, 'I1a')
        enemy(t, 'D1a')
      },
    })
    expect(attacks(s)).toEqual(['I1a iceCave', 'D1a desert', 'F2a fortress'])
  })

  it('commands every enemy of a lower rank in any territory, and none of the same or a higher rank [RFA-107, RFA-108]', () => {
    const all = ['D1a', 'F1a', 'W1a', 'I1a', 'D2a', 'W2a', 'F3a', 'I3a']
    const commanded = (card: string): string[] =>
      enemyStep({ cards: [card], arrange: (t) => all.forEach((id) => enemy(t, id)) })
        .told('commanded')
        .map((e) => e.card)
    expect(commanded('D1b')).toEqual([])
    expect(commanded('D2b')).toEqual(['D1a', 'F1a', 'W1a', 'I1a'])
    expect(commanded('D3a')).toEqual(['D1a', 'F1a', 'W1a', 'I1a', 'D2a', 'W2a'])
  })

  it('lets each commanded enemy attack once, also two of the same name [RFA-109]', () => {
    const s = enemyStep({
      cards: ['F3a'],
      arrange: (t) => {
        enemy(t, 'D1a')
        enemy(t, 'D1b')
      },
    })
    expect(attacks(s)).toEqual(['D1a desert', 'D1b desert', 'F3a fortress'])
    expect(skullOf(s.t, 'desert')).toBe(2)
  })

  it('has an empty first stage when there is no enemy [RFA-110]', () => {
    const s = enemyStep({ cards: ['F3a'] })
    expect(s.told('commanded')).toEqual([])
    expect(attacks(s)).toEqual(['F3a fortress'])
  })

  it('puts the new enemy at the territory of its colour, and then it attacks there [RFA-111, RFA-R27]', () => {
    for (const [card, territory] of [
      ['D1a', 'desert'],
      ['F1a', 'fortress'],
      ['W1a', 'forest'],
      ['I1a', 'iceCave'],
    ] as const) {
      const s = enemyStep({ cards: [card] })
      expect(attacks(s)).toEqual([`${card} ${territory}`])
      expect(s.t.skull).toEqual(
        ['desert', 'fortress', 'forest', 'iceCave'].map((t) => Number(t === territory)),
      )
    }
    // While its attack asks for a die it is in play already.
    const asking = enemyStep({
      cards: ['D1a'],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
      },
    })
    expect(asking.ask.kind).toBe('loseDie')
    expect(inPlay(asking)).toEqual(['D1a'])
    expect(asking.t.revealed).toBeNull()
    expect(asking.view.acting).toBe('D1a')
  })

  it('keeps an enemy face up after its attack, however many are at one territory [RFA-112]', () => {
    const s = enemyStep({
      cards: ['D1c'],
      arrange: (t) => {
        for (const id of ['D1a', 'D1b', 'D2a', 'D2b', 'D3a']) enemy(t, id)
      },
    })
    expect(inPlay(s)).toEqual(['D1a', 'D1b', 'D2a', 'D2b', 'D3a', 'D1c'])
    expect(s.view.enemies.map((e) => e.card)).toEqual(inPlay(s))
  })

  it('sends dice of any owner to Oblivion, where they cannot be rolled [RFA-113]', () => {
    for (const owner of [red, blue, ally, bonus]) {
      const s = enemyStep({
        cards: ['F1a'],
        arrange: (t) => {
          lay(t, owner, 2, t.fortress.sections[0])
        },
      })
      expect(owners(s.t, s.t.oblivion)).toEqual([owner])
      expect(s.told('diceLost')).toHaveLength(1)
      expect(s.t.hand).not.toContain(s.t.oblivion[0])
      expect(s.t.active).toBe(blue)
    }
  })

  it('damages a territory once when no die can be removed, and not at all when one can [RFA-114, RFA-115]', () => {
    for (const [card, territory] of [
      ['D2a', 'desert'],
      ['F2a', 'fortress'],
      ['W2a', 'forest'],
      ['I2a', 'iceCave'],
    ] as const) {
      const s = enemyStep({ cards: [card] })
      expect(s.told('damage')).toEqual([{ type: 'damage', territory, hole: 1, lastHole: 7 }])
    }
    // One 5 where a 5 and a 6 are wanted.
    const part = enemyStep({
      cards: ['W2a'],
      arrange: (t) => {
        lay(t, blue, 5, t.forest.path)
      },
    })
    expect(part.told('damage')).toEqual([])
    expect(part.t.oblivion).toHaveLength(1)
  })

  it('lets the active player pick where several dice qualify [RFA-116]', () => {
    const s = enemyStep({
      heroes: ['fighter', 'twinhand', 'warrior'],
      cards: ['F1a'],
      arrange: (t) => {
        for (const owner of [blue, 2, ally, bonus]) lay(t, owner, 3, t.fortress.sections[1])
      },
    })
    expect(s.ask).toEqual({ kind: 'loseDie', seat: red, from: 'fortress', number: 3 })
    expect(whose(s)).toEqual([blue, 2, ally, bonus])
    chooseDieOf(s, bonus)
    expect(owners(s.t, s.t.oblivion)).toEqual([bonus])
  })

  it('attacks in the order in which enemies came into play, phantoms and giants included, each to its end before the next [RFA-R26]', () => {
    const s = enemyStep({
      setup: { special: 'phantoms,giants', board: 'crown' },
      // Whisper's die shows the forest, then Hill-Breaker's the ice cave, then the Master's nothing.
      dice: [3, 4, 6],
      cards: ['MOS'],
      arrange: (t) => {
        for (const id of ['I1a', 'PH1a', 'D1a', 'GI1', 'F1a']) enemy(t, id)
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
      },
    })
    // Waiting for the die that the Sand Devil takes: the later ones have done nothing yet.
    expect(s.ask.kind).toBe('loseDie')
    expect(acts(s, ['commanded', 'attack', 'territoryDie'])).toEqual([
      'commanded I1a',
      'attack I1a',
      'commanded PH1a',
      'territoryDie PH1a',
      'attack PH1a',
      'commanded D1a',
      'attack D1a',
    ])
    chooseDieOf(s, blue)
    expect(acts(s, ['commanded', 'attack', 'territoryDie']).slice(7)).toEqual([
      'commanded GI1',
      'territoryDie GI1',
      'commanded F1a',
      'attack F1a',
      'territoryDie MOS',
    ])
  })

  it('ends at once when an attack of the first stage loses the game [RFA-R26]', () => {
    const s = enemyStep({
      cards: ['F2a'],
      arrange: (t) => {
        enemy(t, 'D1a')
        enemy(t, 'I1a')
        t.skull[0] = 6
      },
    })
    expect(s.result).toBe('lost')
    expect(attacks(s)).toEqual(['D1a desert'])
    expect(skullOf(s.t, 'fortress')).toBe(0)
  })

  it('does not let commanded enemies command others [RFA-R28]', () => {
    const s = enemyStep({
      cards: ['F3a'],
      arrange: (t) => {
        enemy(t, 'D1a')
        enemy(t, 'I2a')
      },
    })
    expect(s.told('commanded')).toEqual([
      { type: 'commanded', card: 'D1a', by: 'F3a' },
      { type: 'commanded', card: 'I2a', by: 'F3a' },
    ])
    expect(skullOf(s.t, 'desert')).toBe(1)
  })

  it('follows the placing of every turn [RFA-105]', () => {
    const s = table({ dice: [6, 6, 6, 6, 6, 5, 5], cards: ['W1a', 'I1a'] })
    expect(s.told('revealed')).toEqual([])
    s.choose({ at: 'resurrection', number: 6, own: 1 })
    expect(s.told('revealed')).toEqual([{ type: 'revealed', card: 'W1a' }])
  })
})
