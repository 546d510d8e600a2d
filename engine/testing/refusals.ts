import { expect } from 'vitest'
import { namesPieces } from './hold.ts'
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
      if (!ruleIds.has(rule)) expect.fail(`${text} names ${rule}, which is no rule`)
      if (settled.has(text)) expect.fail(`${text} is legal or left out twice (${rule})`)
      settled.add(text)
      namesPieces(game.touches(option, view))
    }
  },
})
