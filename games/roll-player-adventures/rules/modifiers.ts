import type { Play } from '@dicehearth/engine'
import { argsOf, type Phrase } from '@dicehearth/story'
import { boxOf, known } from '../content/opened.ts'
import { cardKinds } from '../story/cards.ts'
import { perform } from './perform.ts'
import { isCovered } from './slots.ts'
import { trialOf, type Foe, type Party } from './state.ts'
import { say } from './tell.ts'

const args = argsOf(cardKinds)

/** When something of a modifier is carried out (RPA-R67). */
export type Hook = 'setup' | 'each round' | 'pass' | 'fail' | 'victory' | 'defeat'

const hooks = {
  setup: 'setup: EFFECT',
  'each round': 'each round: EFFECT',
  pass: 'pass: EFFECT',
  fail: 'fail: EFFECT',
  victory: 'victory: EFFECT',
  defeat: 'defeat: EFFECT',
} as const

function phrasesOf(t: Party, name: string): readonly Phrase[] {
  return known(boxOf(t).modifiers, name).phrases
}

/** What holds all the time for a check or an enemy, with what holds in the first round while that lasts. */
function* lasting(t: Party, { modifiers }: Foe): Generator<Phrase> {
  const { round } = trialOf(t)
  for (const name of modifiers)
    for (const phrase of phrasesOf(t, name)) {
      const first = args(phrase, 'round1: EFFECT')
      if (!first) yield phrase
      else if (round === 1) yield* first.effect
    }
}

/** The same for all that are not yet defeated: a beaten enemy's modifiers no longer apply (RPA-200, RPA-R64). */
function* inForce(t: Party): Generator<Phrase> {
  for (const foe of trialOf(t).foes) if (!isCovered(foe)) yield* lasting(t, foe)
}

/** The sum of all changes to the dice limit or to the price of a coloured die (RPA-R68). */
export function changeOf(t: Party, form: 'limit CHANGE' | 'price CHANGE'): number {
  let sum = 0
  for (const phrase of inForce(t)) sum += args(phrase, form)?.change ?? 0
  return sum
}

/** What is added to every counterattack of an enemy (RPA-R96). */
export function counterChange(t: Party, foe: Foe): number {
  let sum = 0
  for (const phrase of lasting(t, foe)) sum += args(phrase, 'counter CHANGE')?.change ?? 0
  return sum
}

/** How often the round track of an enemy counts. */
export function trackTimes(t: Party, foe: Foe): number {
  let times = 1
  for (const { form } of lasting(t, foe)) if (form === 'track x2') times *= 2
  return times
}

export function isBanned(t: Party, verb: string): boolean {
  for (const phrase of inForce(t)) if (args(phrase, 'ban VERB')?.verb === verb) return true
  return false
}

/** The fatigue that a player adds who uses a verb (RPA-R97). */
export function tollFor(t: Party, verb: string): number {
  let sum = 0
  for (const phrase of inForce(t)) {
    const toll = args(phrase, 'toll VERB N')
    if (toll?.verb === verb) sum += toll.n
  }
  return sum
}

export function forbids(t: Party, what: 'no tokens' | 'no class'): boolean {
  for (const { form } of inForce(t)) if (form === what) return true
  return false
}

/** The slots that modifiers add to a check or an enemy. */
export function addedSlots(t: Party, modifiers: readonly string[]): Foe['slots'] {
  return modifiers.flatMap((name) =>
    phrasesOf(t, name).flatMap((phrase) => args(phrase, 'slot SLOT')?.slot ?? []),
  )
}

/** Carries out what the modifiers of a check or an enemy do now, in the order in which they were named. */
export function* actOn(t: Party, hook: Hook, { modifiers }: Foe): Play {
  for (const name of modifiers) yield* act(t, hook, name)
}

/** Carries out what one modifier does now. */
export function* act(t: Party, hook: Hook, name: string): Play {
  for (const phrase of phrasesOf(t, name)) {
    const due = args(phrase, hooks[hook])
    if (!due) continue
    say(t, { type: 'modifierActs', modifier: name })
    yield* perform(t, due.effect, { hero: t.storyteller, card: '' })
  }
}
