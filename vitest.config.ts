import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { bindBooks } from './scripts/books.mjs'

// Tests read the books as they are now.
bindBooks()

// Tests start hundreds of processes; what one has compiled, the next takes from here.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.dicehearth', 'compiled')

// A limit is there to end what hangs: properties play thousands of games, and whole programs start on busy machines.
// How fast something is, the benchmark shows.
const common = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 300_000 } },
  setupFiles: ['scripts/same-games.ts'],
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // One worker less than there are processors would be a single one on a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          ...common,
          include: ['{engine,story,games}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'games/*/board/**'],
          // Pure code leaves nothing behind, so the files of a worker can share one world.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'rooms',
          include: [
            '{tabletop,bots,host,cli,server,web,bench,scripts}/**/*.test.ts',
            'games/*/board/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'web/e2e/**'],
          ...common,
        },
      },
    ],
  },
})
