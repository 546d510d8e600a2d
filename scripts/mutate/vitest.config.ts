import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that play whole games are slow: they run only for mutants that no scenario has killed. */
const playsGames = /battery\(|playAtRandom|random-games|fast-check/

function slow({ moduleId }: TestSpecification): number {
  return playsGames.test(readFileSync(moduleId, 'utf8')) ? 1 : 0
}

class ScenariosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => slow(a) - slow(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

// Stryker works on a copy of the repository: names of our own packages must lead into the copy.
const root = process.cwd()
const rooms = (process.env.DICEHEARTH_MUTATED_ROOMS ?? '').split(',')

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@dicehearth\/engine$/, replacement: path.join(root, 'engine/index.ts') },
      { find: /^@dicehearth\/engine\/testing$/, replacement: path.join(root, 'engine/testing/index.ts') },
      { find: /^@dicehearth\/engine\/(drawing|ledger)$/, replacement: path.join(root, 'engine/$1.ts') },
    ],
  },
  test: {
    root,
    include: rooms.map((room) => `${room}/**/*.test.ts`),
    exclude: ['**/node_modules/**', '**/board/**'],
    setupFiles: [path.join(import.meta.dirname, 'same-every-time.ts')],
    sequence: { sequencer: ScenariosFirst },
    testTimeout: 60_000,
    isolate: false,
  },
})
