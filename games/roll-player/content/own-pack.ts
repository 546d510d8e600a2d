import { packProblems } from '@dicehearth/engine'
import * as z from 'zod'
import { wordOf, type Effect } from '../rules/effects.ts'
import { ways } from './compass.ts'
import { classColours } from './dice.ts'
import { does, familiarDoes, fiendFields, level, moment, stars, weakness, weaponFields } from './language.ts'
import type { Moment } from './moments.ts'
import type { Familiar } from './familiars.ts'
import type { Fiend } from './fiends.ts'
import { armorSetIds, type MarketCard } from './market.ts'
import type { Minion } from './minions.ts'

/** Market cards, Fiends, Minions and Familiars that people make themselves: `docs/roll-player-packs.md`. */

const called = {
  id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'id has letters, digits and dashes only'),
  name: z.string().min(1).max(40),
}
const dots = z.literal([1, 2])
const ofMarket = { ...called, dots, cost: z.int().min(0).max(10) }
const arrow = z.enum(ways)
const colour = z.enum(classColours)

const ownCard = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('weapon'), ...ofMarket, hands: z.literal([0, 1, 2]), ...weaponFields }),
  z.strictObject({ type: z.literal('armor'), ...ofMarket, set: z.enum(armorSetIds) }),
  z.strictObject({
    type: z.literal('skill'),
    ...ofMarket,
    arrow,
    when: moment.optional(),
    does,
  }),
  z.strictObject({ type: z.literal('trait'), ...ofMarket, arrow, final: stars }),
  z.strictObject({ type: z.literal('scroll'), ...ofMarket, does }),
])
const ownFiend = z.strictObject({ ...called, ...fiendFields })
const ownMinion = z.strictObject({
  ...called,
  dots,
  weakness: weakness.nullable(),
  levels: z.array(level).min(2).max(5),
})
const ownFamiliar = z.strictObject({
  ...called,
  range: z.tuple([z.int().min(3).max(18), z.int().min(3).max(18)]),
  stars: z.int().min(1).max(6),
  colours: z.tuple([colour, colour, colour]),
  does: familiarDoes,
})

/** Written out, because a state holds a pack, and the words on its cards speak of the state. */
export interface OwnPack {
  game: 'roll-player'
  name: string
  market: OwnCard[]
  fiends: Fiend[]
  minions: Minion[]
  familiars: Familiar[]
}
type Own<C> = C extends MarketCard ? Omit<C, 'box'> : never
type OwnCard = Own<MarketCard>

export const ownPack: z.ZodType<OwnPack> = z.strictObject({
  game: z.literal('roll-player'),
  name: z.string().min(1).max(60),
  market: z.array(ownCard).max(16).default([]),
  fiends: z.array(ownFiend).max(10).default([]),
  minions: z.array(ownMinion).max(8).default([]),
  familiars: z.array(ownFamiliar).max(5).default([]),
})

/** Reads a pack, or says everything that is wrong with it. */
export function readPack(
  file: unknown,
  isTaken: (idOrName: string) => boolean,
): { pack: OwnPack } | { problems: string[] } {
  const read = ownPack.safeParse(file)
  if (!read.success) return { problems: packProblems(file, read.error.issues) }
  const pack = read.data
  const problems = [
    ...idProblems(pack, isTaken),
    ...pack.market.flatMap(cardProblems),
    ...pack.fiends.flatMap(fiendProblems),
    ...pack.minions.flatMap(levelProblems),
    ...pack.familiars.flatMap(rangeProblems),
  ]
  return problems.length > 0 ? { problems } : { pack }
}

/** Every card has an id and a name of its own, so that nobody mixes two up. */
function idProblems(pack: OwnPack, isTaken: (idOrName: string) => boolean): string[] {
  const all = [...pack.market, ...pack.fiends, ...pack.minions, ...pack.familiars]
  return all.flatMap((it, i) =>
    (['id', 'name'] as const).flatMap((key) => {
      const word = it[key]
      if (isTaken(word))
        return [`"${it.name}": the ${key} "${word}" belongs to a printed card; choose another.`]
      const isTwice = all.findIndex((other) => other[key] === word) < i
      return isTwice ? [`"${it.name}": the ${key} "${word}" is used twice.`] : []
    }),
  )
}

function cardProblems(card: OwnCard): string[] {
  switch (card.type) {
    case 'weapon':
      return [
        ...(card.once ? momentProblems(card.name, card.once.when, card.once.does) : []),
        ...(card.always || card.on || card.once || card.final
          ? []
          : [`"${card.name}": a Weapon needs something that it does (always, on, once or final).`]),
      ]
    case 'skill':
      return [
        ...momentProblems(card.name, card.when, card.does),
        ...(card.does.some((it) => it.do === 'refresh')
          ? [`"${card.name}": a Skill of your own cannot refresh Skills; two such would never come to rest.`]
          : []),
      ]
    case 'scroll':
      return momentProblems(card.name, undefined, card.does)
    case 'armor':
    case 'trait':
      return []
  }
}

function momentProblems(name: string, when: Moment | undefined, does: readonly Effect[]): string[] {
  return does.flatMap((it) => {
    const needed = wordOf(it).moments
    if (!needed || (when && needed.includes(when))) return []
    return [`"${name}": ${it.do} belongs to the moment ${needed.join(' or ')}.`]
  })
}

function fiendProblems(fiend: OwnPack['fiends'][number]): string[] {
  if (fiend.always || fiend.on || fiend.final) return []
  return [`"${fiend.name}": a Fiend needs a restriction (always, on or final).`]
}

function levelProblems(minion: OwnPack['minions'][number]): string[] {
  const rising = minion.levels.every(({ from }, i) =>
    i === 0 ? from === 1 : from > minion.levels[i - 1].from,
  )
  return rising
    ? []
    : [`"${minion.name}": the levels begin at 1 and rise, so that every total has its level.`]
}

function rangeProblems(familiar: OwnPack['familiars'][number]): string[] {
  const [least, most] = familiar.range
  return least <= most ? [] : [`"${familiar.name}": its range goes from the lower sum to the higher.`]
}
