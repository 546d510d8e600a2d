import { open } from '@dicehearth/engine'
import * as z from 'zod'
import { statuses, tag } from '../content/language.ts'
import { nature } from '../content/pieces.ts'

const count = z.int().min(0)
const bears = z.array(z.enum(statuses))

/** What a Character still has to do in the Fate Phase, in this order (RF-R12). */
export const fateTasks = ['poison', 'weakness', 'luck', 'keep', 'nothing'] as const

/** A Character with its dial, tokens and cards; its seat is its place in the list. */
export const heroShape = z.strictObject(
  open({
    character: z.string(),
    life: count,
    statuses: bears,
    guard: count,
    /** In the order in which they were got. */
    treasures: z.array(z.string()),
    traits: z.array(z.string()),
    /** Its Stun came off in this round's Fate Phase: no dice and no abilities (RF-103, RF-104). */
    stunned: z.boolean(),
    passed: z.boolean(),
    /** An ability of it has hit in this Character's Phase. */
    hasHit: z.boolean(),
    task: z.enum(fateTasks),
    /** Re-rolls left for its task in the Fate Phase. */
    rerolls: count,
    /** What players of the physical game set beside the printed row (RF-R84). */
    moreLife: count,
    moreDefense: z.int(),
  }),
)
export type Hero = z.infer<typeof heroShape>

/** A hit as everybody saw it: what it met and what it took, though not why (RF-R49). */
const seenHit = z.strictObject({
  entered: count,
  /** How many hits came before it in its round, and the number of the last one; 0 for none. */
  before: count,
  last: count,
  guard: count,
  statuses: bears,
  took: count,
})
export type SeenHit = z.infer<typeof seenHit>

/** An enemy of the combat under way; its slot is its place in the list. */
export const enemyShape = z.strictObject({
  ...open({ kind: z.string() }),
  /** Hidden until it is investigated. */
  nature: nature.readonly(),
  life: count,
  maxLife: z.int().min(1),
  ...open({ statuses: bears, guard: count }),
  /** What its hits deal more (frenzy). */
  power: count,
  /** Empty while it is in play. */
  ...open({ out: z.enum(['', 'defeated', 'gone']) }),
  /** The script in force, its next step, and how often it has acted. */
  script: count,
  step: count,
  actions: count,
  /** The mechanics that came to pass at a Life percentage, by their place in the nature. */
  passed: z.array(count),
  /** Hits on it in this round, and the number entered for the last one; 0 for none. */
  hits: count,
  last: count,
  /** The Life that the hits of each Character took. */
  taken: z.array(count),
  /** What players have seen of it: tags, status effects tried, mechanics that worked, steps of each script, hits. */
  knownTags: z.array(tag.readonly()),
  tried: bears,
  shown: z.array(count),
  seenSteps: z.array(count),
  seenHits: z.array(seenHit.readonly()),
})
export type Enemy = z.infer<typeof enemyShape>

export function copyHero(hero: Hero): Hero {
  return {
    ...hero,
    statuses: hero.statuses.slice(),
    treasures: hero.treasures.slice(),
    traits: hero.traits.slice(),
  }
}

export function copyEnemy(enemy: Enemy): Enemy {
  return {
    ...enemy,
    statuses: enemy.statuses.slice(),
    passed: enemy.passed.slice(),
    taken: enemy.taken.slice(),
    knownTags: enemy.knownTags.slice(),
    tried: enemy.tried.slice(),
    shown: enemy.shown.slice(),
    seenSteps: enemy.seenSteps.slice(),
    seenHits: enemy.seenHits.slice(),
  }
}
