import { it } from 'vitest'
import { killTerminals } from './terminal.ts'

// A few; `npm run kills` kills hundreds.
it('loses and doubles no choice when terminals are killed at random moments', async () => {
  await killTerminals(6, 'a few', () => undefined)
})
