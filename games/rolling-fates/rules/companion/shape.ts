import { open } from '@dicehearth/engine'
import * as z from 'zod'
import { statuses } from '../../content/language.ts'
import { chanceShape } from '../chance-shape.ts'
import { enemyShape, heroShape } from '../figures.ts'
import { statisticsShape } from '../statistics.ts'

const count = z.int().min(0)
const bears = z.array(z.enum(statuses))

/** One target of an ability use, as the players enter it (RF-R75). */
const entryShape = z.strictObject({ enemy: count, number: z.int().min(0).max(99), statuses: bears })
export type Entry = z.infer<typeof entryShape>

/** The use that is being entered. */
export const inputShape = z.strictObject(
  open({
    hero: z.int().min(0).max(3),
    /** It answers an enemy's action, outside the Character's Phase (RF-R77). */
    answer: z.boolean(),
    entries: z.array(entryShape.readonly()),
  }),
)

/** A line of the companion's log; what was undone stays, struck through (RF-R82). */
export const logShape = z.strictObject({
  what: z.enum(['use', 'answer', 'undo', 'correction']),
  round: count,
  hero: z.int().min(-1).max(3),
  struck: z.boolean(),
  /** For each target: what was entered, and the Life it took (RF-R49). */
  targets: z
    .array(
      z.strictObject({
        enemy: count,
        kind: z.string(),
        number: count,
        statuses: bears,
        took: count,
      }),
    )
    .readonly(),
})
export type LogLine = z.infer<typeof logShape>

/** Everything that an undone use gives back (RF-R81): it is laid aside before the use and never changed. */
export const pastShape = z.strictObject({
  fate: chanceShape,
  heroes: z.array(heroShape),
  enemies: z.array(enemyShape),
  statistics: statisticsShape,
})
