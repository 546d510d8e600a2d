import { readFileSync } from 'node:fs'
import type { Guide } from '@dicehearth/engine'
import { openBox } from '../content/box.ts'
import { rollPlayerAdventures } from '../index.ts'
import type { AdventureOption } from '../rules/decisions.ts'
import { smallPack } from './pack.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** A small adventure in which everything can happen, and which ends by itself after a few arrivals. */
export const smallHours = openBox(smallPack, [read('small-hours.md'), read('../content/books/death.md')])

const guide: Guide<AdventureOption> = {
  setup: { players: 1 },
  seed: 'guide',
  // Any answer will do: the true lesson is tested with the true books.
  steps: Array.from({ length: 12 }, () => ({ say: 'Go on.', take: {} })),
}

export const smallGame = rollPlayerAdventures(smallHours, async () => guide)
