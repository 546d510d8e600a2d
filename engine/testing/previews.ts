import { expect } from 'vitest'
import { previews, tried } from '../preview.ts'
import type { Check } from './walk.ts'

/** Whatever an option is said to change is what changes at the true table when it is taken. */
export const previewsComeTrue: Check = (game) => ({
  step: ({ table, decision }) => {
    if (!game.preview) return
    const run = table.fork()
    previews(table).forEach((preview, option) => {
      const really = tried(run, option, decision.ask.seat)
      expect(preview).toEqual(really && game.preview?.(really))
    })
  },
})
