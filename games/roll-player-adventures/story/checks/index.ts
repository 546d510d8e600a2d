import {
  belowJumps,
  deadEnds,
  doubledLabels,
  emptyOnce,
  endlessJumps,
  entryTexts,
  farming,
  forbiddenWords,
  incompleteBlocks,
  looseFacts,
  missingTargets,
  noWayOut,
  revealedTwice,
  shadowedJumps,
  unknownNames,
  unreachable,
  unreadLines,
  vanishingChoices,
  type Check,
  type Choice,
} from '@dicehearth/story'
import type { Known } from '../known.ts'
import { blockChecks } from './blocks.ts'
import { cardChecks } from './cards.ts'
import { courseChecks } from './course.ts'
import { mapChecks } from './map.ts'
import { readerChecks } from './readers.ts'

/** What a book has besides its entries, in this order. */
const sections: Check<Known> = {
  id: 'L01',
  level: 'error',
  *find({ book }) {
    const needed = ['MAP', 'SETUP', 'BEGIN']
    const labels = book.parts.slice(1).map(({ label }) => label)
    if (needed.some((label, i) => labels[i] !== label))
      yield {
        at: book.parts[1]?.at ?? { line: 1, column: 1 },
        message: 'A book begins with MAP, SETUP and BEGIN',
        advice: 'Write these three headings first, in this order.',
      }
  },
}

/** Checks for adventures; the file of Death entries has neither map nor end. */
const forAdventures: Check<Known>[] = [
  sections,
  ...mapChecks,
  ...cardChecks,
  ...courseChecks,
  looseFacts('L11', 'keyword'),
  noWayOut('L26', (label) => label.startsWith('THE END')),
  revealedTwice('L27', ['rare', 'title', 'item']),
  farming('L36'),
  unreadLines('L44', (fact) => fact.startsWith('title ')),
]

/** All checks of the ledger, L01 to L46; what cannot be read (L01, L41) is found while reading. */
export const checks: Check<Known>[] = [
  doubledLabels('L02'),
  missingTargets('L03'),
  unreachable('L05'),
  deadEnds('L06', ({ kind }) => ['tome', 'end', 'death'].includes(kind)),
  vanishingChoices('L07', isAlwaysThere),
  endlessJumps('L08'),
  belowJumps('L09'),
  shadowedJumps('L10'),
  unknownNames('L18'),
  ...blockChecks,
  ...readerChecks,
  entryTexts('L30', 160),
  emptyOnce('L33'),
  forbiddenWords('L35'),
  incompleteBlocks('L01'),
  ...forAdventures.map(onlyForAdventures),
]

/** A move can always be made; rest and items depend on what the party has. */
function isAlwaysThere({ when, once, prices, standard }: Choice): boolean {
  return when === null && !once && prices.length === 0 && (standard === null || standard.form === 'move')
}

function onlyForAdventures(check: Check<Known>): Check<Known> {
  return { ...check, find: (study) => (study.book.kind === 'adventure' ? check.find(study) : []) }
}
