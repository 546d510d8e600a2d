import { expect, it } from 'vitest'
import type { Theme } from '@dicehearth/tabletop/theme.ts'
import { tuneOf } from '../src/table/tune.ts'

const found = import.meta.glob<{ default: Theme }>('../../games/*/board/theme.ts', { eager: true })
const rate = 8000

it('every game has a theme of its own, which danger makes quicker and the end brings home', () => {
  const themes = Object.values(found).map((it) => it.default)
  expect(themes).toHaveLength(5)
  expect(new Set(themes.map((theme) => JSON.stringify(theme))).size).toBe(5)
  for (const theme of themes) {
    const calm = tuneOf(theme, { danger: 0, ending: null }, rate)
    const dark = tuneOf(theme, { danger: 3, ending: null }, rate)
    const won = tuneOf(theme, { danger: 0, ending: 'won' }, rate)
    expect(dark.length).toBeLessThan(calm.length)
    expect(won.length).toBeGreaterThan(calm.length)
    for (const tune of [calm, dark, won]) {
      expect(tune.every(Number.isFinite)).toBe(true)
      expect(Math.max(...tune.map(Math.abs))).toBeLessThanOrEqual(0.31)
    }
  }
})
