import { shaped } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import { shape, type Fates } from '../rules/state.ts'
import { find } from './pages.ts'
import { table, type FatesScenario } from './table.ts'

const fight = (): FatesScenario =>
  table({
    heroes: [{ character: 'amakar', dice: [1, 2, 3, 4, 5], luck: 3, treasures: ['T01'], traits: [] }],
    enemies: [{ enemy: { tags: ['immune stun'] }, life: 9 }],
  })
const story = (): FatesScenario =>
  table({
    heroes: [{ character: 'amakar', treasures: ['T01'] }],
    at: { kind: 'story', encounter: [find('nothing'), find('nothing')] },
  })

/** The invariants that break when something impossible is done to the table. */
function broken(s: FatesScenario, harm: (t: Fates) => void): readonly string[] {
  expect(rollingFates.broken(s.t, { ask: s.ask, options: s.options })).toEqual([])
  const t = rollingFates.copy(s.t)
  harm(t)
  return rollingFates.broken(t, { ask: s.ask, options: s.options })
}

describe('the invariants notice', () => {
  it.each<[id: string, at: () => FatesScenario, harm: (t: Fates) => void]>([
    ['INV-03', fight, (t) => void (t.heroes[0].life = 99)],
    ['INV-04', fight, (t) => void (t.heroes[0].life = 0)],
    ['INV-04', fight, (t) => void (t.outcome = { result: 'lost', fell: 0 })],
    ['INV-06', story, (t) => t.page && void (t.page = { ...t.page, id: '9.9' })],
    [
      'INV-07',
      () =>
        table({
          heroes: [{ character: 'amakar', level: 2, traits: ['X01'] }],
          at: { kind: 'story', encounter: [find('nothing')] },
        }),
      (t) => void t.traitDeck.push(...t.heroes[0].traits.splice(0)),
    ],
    ['INV-08', fight, (t) => void t.treasureDeck.pop()],
    ['INV-08', fight, (t) => void t.traitDeck.push('X01')],
    ['INV-09', fight, (t) => void t.aside.push('T01')],
    ['INV-10', fight, (t) => void t.heroes[0].treasures.push(...t.treasureDeck.splice(0, 3))],
    ['INV-13', story, (t) => void (t.face[1] = 4)],
    ['INV-14', fight, (t) => void (t.face[1] = 7)],
    ['INV-20', fight, (t) => void (t.heroes[0].stunned = true)],
    ['INV-21', fight, (t) => void t.heroes[0].statuses.push('investigate')],
    ['INV-22', fight, (t) => void t.enemies[0].statuses.push('stun')],
    [
      'INV-22',
      () =>
        table({
          heroes: [{ character: 'amakar', traits: ['X04'] }],
          at: { kind: 'story', encounter: [find('nothing')] },
        }),
      (t) => void t.heroes[0].statuses.push('poison'),
    ],
    ['INV-23', fight, (t) => void t.heroes[0].statuses.push('poison', 'poison')],
    ['INV-24', story, (t) => void (t.heroes[0].guard = 1)],
    ['INV-25', fight, (t) => void t.heroes[0].statuses.push('stun')],
    ['INV-29', fight, (t) => void (t.enemies[0].life = 0)],
    ['INV-29', fight, (t) => void (t.enemies[0].life = 99)],
    ['INV-30', fight, (t) => void (t.enemies[0].out = 'gone')],
  ])('%s broken', (id, at, harm) => {
    expect(broken(at(), harm)).toContain(id)
  })

  it('a bar without its Luck die after the Fate Phase [INV-15]', () => {
    expect(broken(fight(), (t) => void (t.face[0] = 0))).toContain('INV-15')
  })

  it('no options, and a victory in the wrong place [INV-01, INV-05]', () => {
    const s = table({ heroes: [{ character: 'amakar' }], at: { kind: 'levelup' } })
    expect(rollingFates.broken(s.t, { ask: s.ask, options: [] })).toContain('INV-01')
    const t = rollingFates.copy(s.t)
    t.area = 0
    t.outcome = { result: 'won' }
    expect(rollingFates.broken(t, null)).toContain('INV-05')
  })

  it('a state that is written and read again is equal, with nothing in it but plain data [INV-41]', () => {
    const { t } = fight()
    expect(shaped<Fates>(shape).readState(JSON.parse(JSON.stringify({ ...t, listener: undefined })))).toEqual(
      {
        ...t,
        listener: undefined,
      },
    )
    expect(() => shaped<Fates>(shape).readState({ ...t, round: -1 })).toThrow('round')
  })
})
