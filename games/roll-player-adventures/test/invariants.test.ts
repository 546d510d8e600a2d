import { digest, newFate, pick, readConfig, save, Table } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../content/opened.ts'
import type { Party } from '../rules/state.ts'
import { smallGame } from './lesson.ts'
import { gameWith, laid, underWay, type Table as Scene } from './table.ts'

const game = gameWith()
const story = (): Scene => laid({ xp: 1, hands: [['AR01', 'FA01'], ['WE02']] })
const fight = (): Scene =>
  underWay({
    kind: 'combat',
    against: ['E01'],
    pool: 'R2 K5',
    placed: { '0.1': 'B5' },
    step: 'place',
    hands: [['AR01']],
  })
const saved = (): Scene => laid({ entry: 'THE END', hands: [['AR01']] }).choose({ verb: 'done' })

/** The invariants that break when something impossible is done to the table. */
function broken(s: Scene, harm: (t: Party) => void): readonly string[] {
  const decision = s.over ? null : { ask: s.ask, options: s.options }
  expect(game.broken(s.t, decision)).toEqual([])
  const t = game.copy(s.t)
  harm(t)
  return game.broken(t, decision)
}

const legend = (t: Party): void => void (t.legendary = true)

describe('the invariants notice', () => {
  it.each<[id: string, at: () => Scene, harm: (t: Party) => void]>([
    ['INV-01', story, (t) => void t.bag.pop()],
    ['INV-01', story, (t) => void t.bag.push(0)],
    ['INV-02', fight, (t) => void (t.faces[t.trial?.pool[0] ?? 0] = 0)],
    ['INV-02', fight, (t) => void (t.counts[t.trial?.pool[0] ?? 0] = 'RK')],
    ['INV-03', story, (t) => void (t.faces[3] = 2)],
    ['INV-04', story, (t) => void (t.heroes[0].fatigue = 17)],
    ['INV-06', story, (t) => void (t.journal.gold = -1)],
    ['INV-06', story, (t) => void (t.heroes[1].rows[2] = -1)],
    ['INV-13', fight, (t) => void (t.trial && (t.trial.plays[0] = 3))],
    ['INV-14', story, (t) => void (t.heroes[0].tokens = 1)],
    ['INV-15', story, (t) => void t.heroes[1].spent.push('AR01')],
    ['INV-16', story, (t) => void t.heroes[1].discard.push('WE01')],
    ['INV-20', fight, (t) => void (t.faces[t.trial?.foes[0].dice[1] ?? 0] = 1)],
    ['INV-29', story, (t) => void (t.map.at = 'Z')],
    ['INV-31', story, (t) => void t.used.push('A31', 'A31')],
    ['INV-33', story, (t) => void (t.heroes[1].class = 'Smith')],
    ['INV-37', saved, (t) => void t.story.remembered.push('ROPE')],
    ['INV-41', story, (t) => void t.market.push('AR02', 'AR03')],
    ['INV-46', story, (t) => void (t.map.at = 'B')],
    ['INV-47', story, (t) => void t.map.gone.push(...Object.values(t.map.tokens).flat())],
  ])('%s', (id, at, harm) => {
    expect(broken(at(), harm)).toContain(id)
  })

  it('a legendary rest track without its mark, and too many cards [INV-25, INV-40]', () => {
    expect(broken(story(), legend)).toContain('INV-25')
    const { armor, weapon, skill, trait } = boxOf(saved().t).decks
    const many = (t: Party): void => {
      legend(t)
      t.heroes[0].hand = [...armor, ...weapon, ...skill, ...trait, 'R01', 'FA01']
      t.heroes[1].hand = []
    }
    expect(broken(saved(), many)).toContain('INV-40')
  })

  it('a question without an answer [INV-42]', () => {
    const s = story()
    expect(game.broken(s.t, { ask: s.ask, options: [] })).toEqual(['INV-42'])
  })
})

const begun = (seed: string): Table<Party> =>
  new Table(smallGame, readConfig(smallGame, { players: 3 }), seed)
const nth = (table: Table<Party>): number => (table.position * 7) % (table.decision?.options.length ?? 1)
const seen = (t: Party): string => JSON.stringify(smallGame.view(t, 0))

describe('a table of the small hours', () => {
  it('takes every listed number and refuses all others without a change [INV-42]', () => {
    const table = begun('listed')
    for (let n = 0; n < 200 && table.decision; n++) {
      const before = digest(table.state)
      for (const wrong of [-1, table.decision.options.length, 0.5])
        expect(() => table.choose(wrong)).toThrow()
      expect(digest(table.state)).toBe(before)
      table.choose(nth(table))
    }
    expect(table.position).toBeGreaterThan(50)
  })

  it('is the same again from the same seed and the same choices [INV-43, RPA-R08]', () => {
    const one = begun('twin')
    const other = begun('twin')
    while (one.decision && one.position < 200) {
      one.choose(nth(one))
      other.choose(nth(other))
      expect(digest(other.state)).toBe(digest(one.state))
    }
    expect(save(other).digest).toBe(save(one).digest)
    expect(digest(begun('another').state)).not.toBe(digest(begun('twin').state))
  })

  it('comes to its end by any road [INV-44]', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = begun(seed)
      const whim = newFate(seed)
      while (table.decision) {
        if (table.position > 5000) throw new Error('no end in sight')
        table.choose(pick(whim, table.decision.options.length))
      }
      expect(table.state.outcome?.result).toBe('adventure')
    }
  })

  it('shows no face of a token, no order of the bag and no die to come [INV-45, RPA-R12]', () => {
    const { state } = begun('hidden')
    const other = smallGame.copy(state)
    smallGame.imagine(other, 0, newFate('another'))
    other.bag.reverse()
    other.fate = newFate('dice to come')
    expect(seen(other)).toBe(seen(state))
    expect(seen(state)).not.toContain('"fate"')
  })
})
