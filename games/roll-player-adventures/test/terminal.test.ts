import { textOf } from '@dicehearth/engine/drawing'
import { describe, expect, it } from 'vitest'
import drawing from '../terminal.ts'
import { laid, take, underWay, type Table } from './table.ts'

/** What the terminal shows, line by line. */
function drawn(s: Table, width = 80): string[] {
  const lines = drawing.draw(s.view, s.over ? null : { ask: s.ask, options: s.options }, width)
  const texts = lines.map((line) => line.map(textOf).join('').trimEnd())
  for (const it of texts) expect(it.length).toBeLessThanOrEqual(width)
  return texts
}

describe('the table in a terminal', () => {
  it('shows the page, the map with its ways, and the party', () => {
    const s = laid({
      xp: 2,
      items: [31],
      hands: [['AR01'], []],
      keywords: ['ROPE'],
      rows: [[3, 1, 2, 0, 0, 0]],
      parts: { A: 'The green is wet, and so is everybody on it.\n? rest\n? move' },
      arrange: (t) => {
        t.map.sentry = 'B'
        t.map.closed = ['B-C']
        t.heroes[1].spent = ['WE02']
      },
    })
    expect(drawn(s, 70)).toEqual([
      'A Test · Green · Orla has the book',
      '0 gold, 2 XP · favor 5/5/5 · rests 0/4, deaths 0 · dice 3, bonus play…',
      '  The green is wet, and so is everybody on it.',
      '◆ Green → Mill, Weir?',
      '  Mill 1 XP, sentry → Green, (Weir)',
      '  Weir 1 XP → Green?, (Mill)',
      'Items Rope',
      'Orla fatigue 0/16 · STR 3/3 DEX 1/1 CON 2/2 INT 0/0 WIS 0/0 CHA 0/0',
      '  Breaker used: Vest',
      'Sile fatigue 0/16 · STR 0/1 DEX 0/3 CON 0/0 INT 0/0 WIS 0/0 CHA 0/2',
      '  Runner used:   (Flail)',
    ])
    s.choose({ verb: 'takeWay', choice: 1 })
    expect(drawn(s)[4]).toMatch(/^» Mill/)
  })

  it('shows slots, the dice on them and the pool', () => {
    const s = underWay({
      kind: 'combat',
      against: ['Cornered E02', 'E05'],
      pool: 'R4 K1',
      placed: { '0.1': 'B4' },
      step: 'place',
    })
    expect(drawn(s).slice(2, 6)).toEqual([
      'Combat, round 1 of 3',
      '  Hounds (Cornered) [K3 c1 x1] <B4>',
      '  Crab [*1]',
      'Pool R4 K1',
    ])
    const building = underWay({ against: ['Climb'], step: 'build', rows: [[4, 0, 0, 0, 0, 0]] })
    take(building, 'buyDie -1 R')
    expect(drawn(building)[4]).toBe('Pool R? and 2 from the bag')
  })

  it('shows what is on offer at the market', () => {
    const s = laid({ entry: 'THE END', hands: [['AR01']], arrange: (t) => void (t.market = []) })
    expect(s.t.market).toHaveLength(5)
    expect(drawn(s, 120).some((line) => line.startsWith('On offer '))).toBe(true)
  })
})
