import {
  doubledLabels,
  forbiddenWords,
  incompleteBlocks,
  missingTargets,
  unreachable,
  type Check,
} from '@dicehearth/story'
import type { Known } from '../known.ts'
import { counts, enemies } from './combat.ts'
import { encounters, mercy } from './encounters.ts'
import { flags } from './flags.ts'
import { forwardJumps, places } from './story.ts'
import { shortTexts } from './texts.ts'

/** The nine checks of the ledger; what cannot be read belongs to the fourth and is found while reading. */
export const checks: Check<Known>[] = [
  missingTargets('RF linter 1'),
  forwardJumps,
  unreachable('RF linter 2'),
  flags,
  doubledLabels('RF linter 4'),
  places,
  counts,
  enemies,
  incompleteBlocks('RF linter 7'),
  encounters,
  mercy,
  shortTexts,
  forbiddenWords('RF linter 9'),
]
