import { expect } from 'vitest'
import { rollingFates } from '../index.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { FatesView, PageView } from '../view.ts'
import { table, type FatesScenario } from './table.ts'

// The table before which the words of the game are read.

/** Amakar with five dice, a spear and a thick skin, and Akara, before a Dummy and a Wolf. */
export function fight(): FatesScenario {
  return table({
    heroes: [
      { character: 'amakar', dice: [3, 3, 5, 1, 6], luck: 4, treasures: ['T04'], traits: ['X02', 'X01'] },
      { character: 'akara', treasures: ['T02'] },
    ],
    enemies: [
      { enemy: {}, life: 50 },
      { enemy: { name: 'Wolf' }, life: 9 },
    ],
  })
}

export const seen = (more: Partial<FatesView> = {}): FatesView => ({ ...fight().view, ...more })

const gate: PageView = {
  id: '1.1',
  title: 'The Gate',
  kind: 'choice',
  by: 'group',
  boss: false,
  options: ['Knock, {chosen}', null],
  question: 'What is it?',
  price: null,
  need: 0,
}

/** The encounter that is open. */
export const page = (more: Partial<PageView> = {}): Partial<FatesView> => ({ page: { ...gate, ...more } })

/** An event, its sentence, and the pieces that it touches. */
export type Row = [event: FatesEvent, sentence: string | null, touched: readonly string[]]

export function says([event, sentence, touched]: Row, more: Partial<FatesView> = {}): void {
  const view = seen(more)
  expect([rollingFates.words.event(event, view), rollingFates.touches(event, view)]).toEqual([
    sentence,
    touched,
  ])
}
