import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollingFates as game } from '../index.ts'
import { chosenName, enemyName, heroName } from '../names.ts'
import type { FatesView } from '../view.ts'
import { choice } from './pages.ts'
import { page, seen } from './scene.ts'
import { table } from './table.ts'

const addressed = (chosen: number, more: Partial<FatesView>): string => chosenName(seen({ chosen, ...more }))
const reached = (more: Partial<FatesView>): readonly string[] => game.words.figures(seen(more))[0]

describe('names', () => {
  it('are those of Characters, and of players before they have picked', () => {
    const view = seen()
    expect([anyone, 0, 1, 2].map((seat) => game.words.seat(seat, view))).toEqual([
      'Everybody',
      'Amakar',
      'Akara',
      'Player 3',
    ])
    expect(heroName({ ...view, heroes: [] }, 0)).toBe('Player 1')
    expect(heroName({ ...view, heroes: [], called: ['Ada'] }, 0)).toBe('Ada')
    expect(enemyName(view, 5)).toBe('An enemy')
  })

  it('of whoever is addressed may be a criterion, or nobody’s [RF-R78]', () => {
    expect(addressed(0, page({ by: 'weakest' }))).toBe('Amakar')
    expect(addressed(-1, page({ by: 'weakest' }))).toBe('the Character with the lowest Life')
    expect(addressed(-1, page({ by: 'group' }))).toBe('somebody')
    expect(addressed(-1, { page: null })).toBe('somebody')
  })

  it('of cards that do not lie open are not known', () => {
    const ask = { kind: 'payment', seat: 0, ability: 'T60' } as const
    expect(game.words.prompt(ask, seen())).toBe('Amakar, which dice do you spend for T60?')
  })
})

describe('the end', () => {
  it('is told as it came', () => {
    const { view } = table({
      heroes: [{ character: 'amakar' }],
      at: { kind: 'story', encounter: choice([['Go', 'nothing']]) },
    })
    const end = (outcome: FatesView['outcome']) => game.words.outcome({ ...view, outcome })
    expect(end(null)).toBe('A Walk in the Park is under way.')
    expect(end({ result: 'won' })).toBe('You have come to the end of A Walk in the Park. Everybody wins.')
    expect(end({ result: 'lost' })).toBe('A Walk in the Park ends here, in Lawn 1. Everybody loses.')
  })

  it('shows where the group got to [RF-124]', () => {
    expect(reached(page())).toEqual(['Encounter reached', '1.1 The Gate'])
    expect(reached({ page: null })).toEqual(['Encounter reached', 'none'])
  })
})
