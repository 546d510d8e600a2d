import { expect, it } from 'vitest'
import { killServers } from './server.ts'
import { killTerminals } from './terminal.ts'

// `npm run kills` kills hundreds.
it.each(['alone', 'in a campaign'] as const)(
  'loses and doubles no choice when terminals are killed at random moments, tables %s',
  async (kept) => {
    let killed = 0
    await killTerminals(kept, 4, 'a few', () => killed++)
    expect(killed).toBe(4)
  },
)

it.each([
  ['on SQLite', 'sqlite'],
  ['two of them on one PostgreSQL, while people go from one to the other', 'postgres'],
] as const)(
  'loses and doubles no choice and no line when servers are killed (kill -9) in play: %s',
  async (_, kind) => {
    let killed = 0
    await killServers(kind, 25, 'a few', () => killed++)
    expect(killed).toBe(25)
  },
  600_000,
)
