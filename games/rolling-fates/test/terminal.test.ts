import { textOf } from '@dicehearth/engine/drawing'
import { describe, expect, it } from 'vitest'
import drawing from '../terminal.ts'
import { find, text } from './pages.ts'
import { table, type FatesScenario } from './table.ts'

/** What the terminal shows, line by line. */
function drawn(s: FatesScenario, width = 80): string[] {
  const lines = drawing.draw(s.view, s.over ? null : { ask: s.ask, options: s.options }, width)
  const texts = lines.map((line) => line.map(textOf).join('').trimEnd())
  for (const it of texts) expect(it.length).toBeLessThanOrEqual(width)
  return texts
}

describe('the table in a terminal', () => {
  it('shows where the story is and what was read aloud', () => {
    const s = table({
      heroes: [{ character: 'amakar', treasures: ['T01'] }],
      at: {
        kind: 'story',
        encounter: find('nothing', {
          title: 'The well',
          lines: [text('It is deep, and somebody lives in it, though not willingly, and not alone.')],
        }),
      },
    })
    expect(drawn(s, 50)).toEqual([
      'A Walk in the Park · area 1 of 1, Lawn 1 · level …',
      '1.1 The well',
      '  It is deep, and somebody lives in it, though not',
      '  willingly, and not alone.',
      'Amakar ♥21/21 ⛨1',
      '  Chipped Throwing Knife',
    ])
  })

  it('shows enemies as far as they are known, and bars with dice', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [4, 4], luck: 6, statuses: ['poison'], traits: ['X01'] }],
      enemies: [
        { enemy: 'E04', life: 5, maxLife: 10 },
        { enemy: 'E01', statuses: ['investigate'] },
      ],
    }).play('Amakar: Cleave')
    expect(drawn(s)).toEqual([
      'A Walk in the Park · area 1 of 1, Lawn 1 · level 1 · round 1 · Treasure 60, Tra…',
      'Enemies',
      '» Lantern Wisp bloodied                 » Marsh Rat ♥6/6 Investigate',
      'Amakar ♥21/21 ⛨2 Poison',
      '  [6] no dice',
      '  Thick Skin',
    ])
  })

  it('shows a physical table its last inputs, with what was undone struck through [RF-R82]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [{ enemy: {}, life: 50 }],
      options: { mode: 'companion' },
    })
    s.play('Amakar uses', 'Dummy', '5', 'stun', 'enough', 'confirm', 'undoUse')
    expect(drawn(s).slice(-3)).toEqual([
      'Amakar',
      'Undo Amakar: 5 + Stun took 5',
      '~~Use Amakar: 5 + Stun took 5~~',
    ])
  })

  it('fits a small terminal with a full party, and tells of the end', () => {
    const crowd = Array.from({ length: 12 }, () => ({ enemy: {}, life: 9 }))
    const party = ['amakar', 'akara', 'leyana', 'karath'].map((character) => ({
      character,
      dice: [1, 2, 3],
      traits: [],
    }))
    expect(drawn(table({ heroes: party, enemies: crowd })).length).toBeLessThanOrEqual(24)
    const lost = table({
      heroes: [{ character: 'amakar', life: 1 }],
      at: { kind: 'story', encounter: find('lose 9 -> heroes(all)') },
    }).play('go on')
    expect(drawn(lost)).toContain('Combats won 0')
  })
})
