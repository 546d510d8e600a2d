import { expect } from 'vitest'
import { heard } from '../game.ts'
import { anyone } from '../play.ts'
import { namesPieces, none, reads } from './hold.ts'
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
      if (text !== null) reads(text, sentence)
      namesPieces(game.touches(known, view))
    }
  },
  step: (step) => {
    const { ask, options } = step.decision
    const view = step.view(ask.seat)
    reads(game.words.prompt(ask, view), sentence)
    const rules = game.words.rules(ask, view)
    if (rules.length === 0) expect.fail(`${ask.kind} names no rule`)
    none(rules.filter((id) => !ruleIds.has(id)))
    const texts = options.map((option) => {
      namesPieces(game.touches(option, view))
      return `${game.words.group(option, ask, view) ?? ''}: ${game.words.option(option, ask, view)}`
    })
    none(doubled(texts))
    none(game.texts(view).filter(({ name, lines }) => name.length * lines.length === 0))
  },
  over: ({ state, config }) => {
    for (let seat = anyone; seat < config.players; seat++)
      reads(game.words.outcome(game.view(state, seat)), sentence)
  },
})

/** What stands in a list more than once. */
export function doubled(texts: readonly string[]): string[] {
  if (new Set(texts).size === texts.length) return []
  return texts.filter((text, i) => texts.indexOf(text) < i)
}
