import { playAtRandom } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'

it('lets every card, Class, Familiar, Fiend, Minion and Monster act in games by chance', () => {
  const missing = new Set(rollPlayer.actors)
  for (let n = 0; n < 2000 && missing.size > 0; n++) {
    playAtRandom(rollPlayer, {
      setup: { players: 1 + (n % 5) },
      seed: `covered ${n}`,
      hear: (event, t) => {
        for (const actor of rollPlayer.acted(event, t)) missing.delete(actor)
      },
    })
  }
  expect([...missing]).toEqual([])
})
