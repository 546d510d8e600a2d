import { textOf, widthOf, type Line } from '@dicehearth/engine/drawing'
import { deal, newFate, pick, readConfig, Run, type Decision } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RollPlayer } from '../rules/state.ts'
import drawing from '../terminal.ts'
import { setups } from './setups.ts'
import { table } from './table.ts'

const text = (lines: readonly Line[]): string[] => lines.map((line) => line.map(textOf).join('').trimEnd())

describe('the table in a terminal', () => {
  it('shows cards, Market, foes and heroes', () => {
    const s = table({
      initiative: ['red 1, red-blue 2', 'blue 3, gold 3', 'green 5, green 6'],
      initiativeFiends: [[], [], ['fiendOfRust']],
      market: ['ironHelm', 'trident'],
      minions: ['plagueRat'],
      heroes: [
        {
          class: 'warrior',
          race: 'orc',
          rows: { STR: 'red 6, red 5, red 6', familiar: 'gold 4' },
          cards: ['bluff', 'charity'],
          exhausted: ['bluff'],
          fiends: ['fiendOfFog'],
          xp: 2,
        },
        { class: 'mage' },
      ],
    })
    const drawn = text(drawing.draw(s.view, { ask: s.ask, options: s.options }, 80))
    expect(drawn[1]).toBe('Initiative 1  r1 rb2   2  b3  $3 +1 Gold   3  g5  g6 Fiend of Rust')
    expect(drawn).toContain('Market Iron Helm Armor 2  Trident Weapon 5')
    const all = drawn.join('\n')
    expect(all).toContain('▶ Orc Warrior')
    expect(all).toContain('STR  r6  r5  r6  19 of 17+, 3★')
    expect(all).toContain('[Bluff]  Charity  Fiend of Fog')
    expect(all).toContain('5 Gold 2 XP')
    expect(all).toContain('Plague Rat (15)')
  })

  it('never is wider than the terminal, in any game', () => {
    for (let n = 0; n < 10; n++) {
      const run = new Run<RollPlayer>(
        rollPlayer,
        deal(rollPlayer, readConfig(rollPlayer, setups(n * 7919)), `draw ${n}`),
      )
      const chance = newFate(`draw ${n}`)
      for (let position = 0; run.decision; position++) {
        const decision = run.decision as Decision<RpAsk, RpOption>
        if (position % 9 === 0)
          for (const width of [80, 120])
            for (const line of drawing.draw(rollPlayer.view(run.state, decision.ask.seat), decision, width))
              expect(widthOf(line)).toBeLessThanOrEqual(width)
        run.choose(pick(chance, decision.options.length))
      }
    }
  })
})
