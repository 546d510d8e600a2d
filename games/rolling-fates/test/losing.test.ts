import { describe, expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import { find } from './pages.ts'
import { table } from './table.ts'

describe('losing', () => {
  it('ends the adventure for all the moment one Character has 0 Life [RF-122, RF-R10, INV-04]', () => {
    const s = table({
      heroes: [
        { character: 'amakar' },
        { character: 'akara', life: 2, stats: { defense: 0 } },
        { character: 'leyana' },
      ],
      enemies: [{ enemy: { script: ['hit 5 -> heroes(all)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.over).toBe(true)
    expect(s.t.outcome).toMatchObject({ result: 'lost', fell: 1 })
    // Leyana, next in seat order, was not hit any more.
    expect(s.lives).toEqual([17, 0, 18])
  })

  it('is checked after every single change of Life [RF-R10]', () => {
    const s = table({
      heroes: [{ character: 'akara', life: 3 }],
      at: { kind: 'story', encounter: find('lose 3 -> heroes(all); heal 9 -> heroes(all)') },
    }).play('go on')
    expect(s.result).toBe('lost')
    expect(s.lives).toEqual([0])
  })

  it('happens in role-playing encounters, too [RF-R72, RF-R68]', () => {
    const s = table({
      heroes: [{ character: 'akara', life: 3, statuses: ['weakness'], stats: { defense: 1 } }],
      at: { kind: 'story', encounter: [find('hit 2 -> heroes(all)'), find('nothing')] },
    }).play('go on')
    // A trap's hit is damage: doubled by Weakness, lessened by Defense.
    expect(s.told('suffered')).toMatchObject([{ amount: 2, weak: true, lost: 3 }])
    expect(s.result).toBe('lost')
  })

  it('never takes Life below 0 [RF-R42, INV-03]', () => {
    const s = table({
      heroes: [{ character: 'akara', life: 3 }],
      at: { kind: 'story', encounter: find('lose 9 -> heroes(all)') },
    }).play('go on')
    expect(s.lives).toEqual([0])
    expect(s.told('lost')).toMatchObject([{ lost: 3 }])
  })

  it('shows the statistics of the adventure just played [RF-124, RF-R85]', () => {
    const s = table({
      heroes: [{ character: 'akara', life: 3 }],
      at: { kind: 'story', encounter: find('lose 9 -> heroes(all)', { title: 'The pit' }) },
    }).play('go on')
    const figures = rollingFates.words.figures(s.view)
    expect(figures).toContainEqual(['Encounter reached', '1.1 The pit'])
    expect(figures).toContainEqual(['Akara', expect.stringContaining('0 Life lost to damage, 3 otherwise')])
  })
})

describe('precedence', () => {
  it('lets a card override the general rules for its owner alone [RF-129, RF-130]', () => {
    const s = table({
      heroes: [{ character: 'amakar', traits: ['X09', 'X07'] }, { character: 'akara' }],
      enemies: [{ enemy: {}, life: 9 }],
      at: { kind: 'combat', phase: 'fate', round: 1 },
      random: { heroes: { amakar: [1, 1, 1, 1, 1, 1, 2, 3, 4, 4], akara: [1, 1, 1, 1, 1, 1, 3] } },
    })
    expect(s.bar(0).dice).toHaveLength(6)
    expect(s.bar(1).dice).toHaveLength(5)
    s.play('Akara keeps 1 1 1 1', 'Amakar keeps 1 1 1 1 1')
    // Akara has re-rolled once and is through; Amakar may do it again.
    expect(s.options.every(({ seat }) => seat === 0)).toBe(true)
    s.play('Amakar keeps 1 1 1 1')
    expect(s.ask.kind).toBe('act')
  })
})
