import { expect } from 'vitest'
import type { Check } from './walk.ts'

/**
 * Every option left out names an existing rule, and no legal one does. One that is left out twice was left out the first
 * time of a question that nobody was asked.
 */
export const refusesByRules: Check = (game, { ruleIds }) => ({
  step: ({ table, decision, leftOut }) => {
    const settled = new Set(decision.options.map((option) => JSON.stringify(option)))
    const view = game.view(table.state, decision.ask.seat)
    for (const { option, rule } of leftOut) {
      const text = JSON.stringify(option)
      expect(ruleIds, text).toContain(rule)
      expect(settled.has(text), `${text} is legal or left out twice (${rule})`).toBe(false)
      settled.add(text)
      for (const piece of game.touches(option, view)) expect(piece).toMatch(/^\w/)
    }
  },
})
