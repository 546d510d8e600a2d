import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { heroData, handsOn } from '../hero-sheet.ts'
import { rollPlayer } from '../index.ts'
import { fullSheet, table } from './table.ts'

function fours(...colours: readonly string[]): { colours: string[]; face: number }[] {
  return colours.map((colour) => ({ colours: [colour], face: 4 }))
}

describe('a finished hero', () => {
  it('is handed on with everything that another table may ask for [RP-R62]', () => {
    const s = table({
      step: 'score',
      heroes: [
        {
          class: 'ranger',
          race: 'elf',
          alignment: 'knightly',
          token: 'LG',
          familiar: 'iceBear',
          cards: ['shortSword', 'bluff'],
          fiends: ['fiendOfRust'],
          trophies: ['harpy'],
          rows: fullSheet(4),
          gold: 3,
          xp: 2,
          honor: 1,
          injury: 4,
        },
        { rows: fullSheet(2) },
      ],
    })
    const [sheet, second] = handsOn(s.t)
    expect(sheet).toEqual({
      sheet: 'roll-player/hero',
      version: 1,
      name: 'Elf Ranger',
      data: {
        name: 'Elf Ranger',
        race: 'Elf',
        class: 'Ranger',
        colour: 'green',
        backstory: "Bellringer's Child",
        alignment: { card: 'Knightly', space: 'Lawful Good' },
        familiar: 'Ice Bear',
        attributes: { STR: 11, DEX: 12, CON: 12, INT: 14, WIS: 12, CHA: 12 },
        rows: {
          STR: fours('red', 'blue', 'green'),
          DEX: fours('red', 'blue', 'green'),
          CON: fours('red', 'blue', 'green'),
          INT: fours('purple', 'black', 'white'),
          WIS: fours('purple', 'black', 'white'),
          CHA: fours('purple', 'black', 'white'),
        },
        cards: [
          { name: 'Short Sword', deck: 'weapon' },
          { name: 'Bluff', deck: 'skill' },
        ],
        fiends: ['Fiend of Rust'],
        gold: 3,
        xp: 2,
        honor: 1,
        injury: 4,
        trophies: 1,
        score: s.t.outcome?.seats?.find(({ seat }) => seat === 0)?.score,
      },
    })
    expect(second.name).toMatch(/^Human /)
  })

  it('fits its own schema in every game, and nothing is handed on before the end [RP-R62]', () => {
    for (let n = 0; n < 10; n++) {
      const t = playAtRandom(rollPlayer, {
        setup: { players: 1 + (n % 5) },
        seed: `hero ${n}`,
        look: ({ before, position }) => {
          if (position % 50 === 0) expect(handsOn(before)).toEqual([])
        },
      })
      const sheets = rollPlayer.handsOn?.(t) ?? []
      expect(sheets).toHaveLength(1 + (n % 5))
      for (const { data } of sheets) expect(heroData.parse(data)).toEqual(data)
    }
  })

  it('that lost alone has earned no star [RP-R62, RP-236]', () => {
    const s = table({
      players: 1,
      step: 'combatAfter',
      monster: 'mindTyrant',
      combatFaces: [1],
      heroes: [{ xp: 1, rows: fullSheet() }],
    })
    s.pick('Keep these')
    expect(handsOn(s.t)).toMatchObject([{ data: { score: 0 } }])
  })

  it('is never handed on with less than nothing [RP-R62]', () => {
    const s = table({ step: 'score', heroes: [{ alignment: 'saintly', token: 'NE', race: 'orc' }, {}] })
    expect(s.t.outcome?.seats?.at(-1)?.score).toBe(-2)
    expect(handsOn(s.t)[0].data).toMatchObject({ score: 0, attributes: { STR: 2, CHA: 0 } })
  })
})
