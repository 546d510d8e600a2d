import { expect } from 'vitest'
import { heard } from '../game.ts'
import { anyone } from '../play.ts'
import type { Check } from './walk.ts'

const sentence = /^\S.*[.!?]['’"”]?$/s

/** There are words for everything: prompts name existing rules, and no two options read alike. */
export const hasWords: Check = (game, { ruleIds }) => ({
  event: (event, { state, config }) => {
    for (let seat = anyone; seat < config.players; seat++) {
      const known = heard(game, event, seat, state)
      if (!known) continue
      const view = game.view(state, seat)
      const text = game.words.event(known, view)
      if (text !== null) expect(text).toMatch(sentence)
      for (const piece of game.touches(known, view)) expect(piece).toMatch(/^\w/)
    }
  },
  step: (step) => {
    const { ask, options } = step.decision
    const view = step.view(ask.seat)
    expect(game.words.prompt(ask, view)).toMatch(sentence)
    const rules = game.words.rules(ask, view)
    expect(rules.length).toBeGreaterThan(0)
    for (const id of rules) expect(ruleIds).toContain(id)
    const texts = options.map((option) => {
      for (const piece of game.touches(option, view)) expect(piece).toMatch(/^\w/)
      return `${game.words.group(option, ask, view) ?? ''}: ${game.words.option(option, ask, view)}`
    })
    expect(doubled(texts)).toEqual([])
    for (const { name, lines } of game.texts(view)) expect(name.length * lines.length).toBeGreaterThan(0)
  },
  over: ({ state, config }) => {
    for (let seat = anyone; seat < config.players; seat++)
      expect(game.words.outcome(game.view(state, seat))).toMatch(sentence)
  },
})

/** What stands in a list more than once. */
export function doubled(texts: readonly string[]): string[] {
  if (new Set(texts).size === texts.length) return []
  return texts.filter((text, i) => texts.indexOf(text) < i)
}
