import { pick, type Fate } from '@dicehearth/engine'
import { argsOf, entryOf, type Choice, type Phrase } from '@dicehearth/story'
import { needsRest, hasNewPlaces, nothingLeft, placeWorth, stepWorth } from '../story.ts'
import type { AdventureOption } from '../../rules/decisions.ts'
import { allUses, cannotUse, labelOf } from '../../rules/item-uses.ts'
import { roomOf } from '../../rules/party.ts'
import { bookOf, type Party } from '../../rules/state.ts'
import { kinds } from '../../story/kinds.ts'

type Options = readonly AdventureOption[]

const args = argsOf(kinds)

/** How gladly the party takes a way: by weight, so that two parties rarely go the same one. */
const gladly = {
  rest: 40,
  use: 8,
  unread: 8,
  canWait: 1,
  move: 1.5,
  again: 0.4,
  idle: 0.02,
  end: 12,
} as const
/** After so many entries a party wants to go home. */
const longEnough = 220
/** Nobody tries an item just to see when this short of breath. */
const breathForItems = 4
/** What a rest's die gives back on average. */
const dieOfRest = 3.5

/** Any way, but none that would record a keyword that the party shuns. */
export function anyWay(
  t: Party,
  options: Options,
  chance: Fate,
  shuns: readonly string[] = [],
): AdventureOption {
  const choices = entryOf(bookOf(t), t.story.entry)?.choices ?? []
  const wanted = (choice: Choice): number =>
    recordedBy(t, choice).some((keyword) => shuns.includes(keyword)) ? 0 : eagerness(t, choice)
  return weighted(
    options,
    (it) => {
      if (it.verb !== 'takeWay') return 0
      return it.choice < choices.length ? wanted(choices[it.choice]) : eagernessToEnd(t)
    },
    chance,
  )
}

/** People read it in the words of a choice; a party without eyes looks at the entry behind it. */
function recordedBy(t: Party, choice: Choice): string[] {
  const entry = entryOf(bookOf(t), targetOf(choice) ?? '')
  const told: Phrase[] =
    entry?.body.flatMap((it) => (it.type === 'action' && !it.when ? it.commands : [])) ?? []
  return [...choice.commands, ...told].flatMap((phrase) => args(phrase, 'record KEYWORD')?.keyword ?? [])
}

function targetOf({ to, commands }: Choice): string | undefined {
  return to ?? commands.map(({ args }) => args.label).find((label) => typeof label === 'string')
}

function eagerness(t: Party, choice: Choice): number {
  switch (choice.standard?.form) {
    case 'rest':
      return needsRest(t) ? gladly.rest : gladly.idle
    case 'item':
      return usesHere(t).length > 0 ? gladly.use : gladly.idle
    case 'move':
      return gladly.move
    default: {
      const target = targetOf(choice)
      if (target === undefined) return choice.once ? gladly.unread : gladly.again
      if (target.startsWith('THE END')) return eagernessToEnd(t)
      const read = t.read[target] ?? 0
      if (read > 0) return gladly.again / read
      // What stays open can wait until everything else has been seen.
      return choice.once || !hasNewPlaces(t) ? gladly.unread : gladly.canWait
    }
  }
}

function eagernessToEnd(t: Party): number {
  return nothingLeft(t) || isLate(t) ? gladly.end : gladly.idle
}

function isLate({ read }: Party): boolean {
  return Object.values(read).reduce((sum, times) => sum + times, 0) > longEnough
}

/** Where the way to something new is shortest; a little by whim. */
export function bestPath(t: Party, options: Options, chance: Fate): AdventureOption {
  let best = options[0]
  let highest = -Infinity
  for (const option of options) {
    const worth = option.verb === 'takePath' ? stepWorth(t, option.to) : placeWorth(t, t.map.at)
    const value = worth + pick(chance, 100) / 400
    if (value > highest) [best, highest] = [option, value]
  }
  return best
}

/** People see from the text what may help; a party without eyes looks whether the book says anything about it. */
function usesHere(t: Party): (readonly number[])[] {
  if (t.heroes.some((hero) => roomOf(hero) < breathForItems)) return []
  const book = bookOf(t)
  return allUses(t).filter((items) => cannotUse(t, items) === null && entryOf(book, labelOf(t, items)))
}

export function bestItem(t: Party, options: Options, chance: Fate): AdventureOption {
  const uses = usesHere(t).filter((items) => t.inHand === 0 || items.includes(t.inHand))
  return weighted(
    options,
    (it) => {
      if (it.verb === 'useAlone') return uses.some((items) => items.length === 1) ? 1 : 0
      if (it.verb === 'useItem') return uses.some((items) => items.includes(it.item)) ? 1 : 0
      return gladly.idle
    },
    chance,
  )
}

/** Enough XP to sleep off what the weariest hero carries. */
export function restWith(t: Party, options: Options): AdventureOption {
  const weariest = Math.max(...t.heroes.map(({ fatigue }) => fatigue))
  const wanted = Math.ceil(weariest / dieOfRest)
  return options.find((it) => it.verb === 'spendXp' && it.xp >= wanted) ?? options[options.length - 1]
}

function weighted<O>(options: readonly O[], weight: (option: O) => number, chance: Fate): O {
  const weights = options.map(weight)
  const sum = weights.reduce((all, it) => all + it, 0)
  let left = (pick(chance, 10_000) / 10_000) * sum
  for (const [n, option] of options.entries()) {
    left -= weights[n]
    if (left < 0) return option
  }
  return options[pick(chance, options.length)]
}
