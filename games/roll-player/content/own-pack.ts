import { packProblems } from '@dicehearth/engine'
import * as z from 'zod'
import { wordOf, type Effect } from '../rules/effects.ts'
import { ways } from './compass.ts'
import { classColours } from './dice.ts'
import { does, familiarDoes, fiendFields, level, moment, stars, weakness, weaponFields } from './language.ts'
import { moments, type Moment } from './moments.ts'
import type { Familiar } from './familiars.ts'
import type { Fiend } from './fiends.ts'
import { armorSetIds, type MarketCard } from './market.ts'
import type { Minion } from './minions.ts'

/** Market cards, Fiends, Minions and Familiars that people make themselves: `docs/roll-player-packs.md`. */

const called = {
  id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'id has letters, digits and dashes only'),
  // That every card has one is told apart: a card in the making may be nameless.
  name: z.string().max(40),
}
const dots = z.literal([1, 2])
const ofMarket = { ...called, dots, cost: z.int().min(0).max(10) }
const arrow = z.enum(ways)
const colour = z.enum(classColours)

export const ownCard = z.discriminatedUnion('type', [
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
export const ownFiend = z.strictObject({ ...called, ...fiendFields })
export const ownMinion = z.strictObject({
  ...called,
  dots,
  weakness: weakness.nullable(),
  levels: z.array(level).min(2).max(5),
})
export const ownFamiliar = z.strictObject({
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

/** The cards of a pack, and how many of each there may be. */
export const room = { market: 16, fiends: 10, minions: 8, familiars: 5 } as const
export type Shelf = keyof typeof room
export const shelves = ['market', 'fiends', 'minions', 'familiars'] as const satisfies readonly Shelf[]

export const ownPack: z.ZodType<OwnPack> = z.strictObject({
  game: z.literal('roll-player'),
  name: z.string().max(60),
  market: z.array(ownCard).max(room.market).default([]),
  fiends: z.array(ownFiend).max(room.fiends).default([]),
  minions: z.array(ownMinion).max(room.minions).default([]),
  familiars: z.array(ownFamiliar).max(room.familiars).default([]),
})

interface Named {
  id: string
  name: string
}

/** All cards of a pack. */
export function cardsOf(pack: OwnPack): readonly Named[] {
  return shelves.flatMap((shelf): readonly Named[] => pack[shelf])
}

/** What is wrong with a card, and the field that is to blame. */
interface Problem {
  field: string
  text: string
}

/** Reads a pack, or says everything that is wrong with it. */
export function readPack(
  file: unknown,
  isTaken: (idOrName: string) => boolean,
): { pack: OwnPack } | { problems: string[] } {
  const read = ownPack.safeParse(file)
  if (!read.success) return { problems: packProblems(file, read.error.issues) }
  const pack = read.data
  const problems = [
    ...(pack.name === '' ? ['name must not be empty.'] : []),
    ...shelves.flatMap((shelf) =>
      pack[shelf].flatMap((card, at) => {
        const called = card.name === '' ? `${shelf} ${at + 1}` : `"${card.name}"`
        return problemsOf(pack, shelf, at, isTaken).map(({ text }) => `${called}: ${text}`)
      }),
    ),
  ]
  return problems.length > 0 ? { problems } : { pack }
}

/** What is wrong with one card of a pack whose fields are all as they should be. */
export function problemsOf(
  pack: OwnPack,
  shelf: Shelf,
  at: number,
  isTaken: (idOrName: string) => boolean,
): Problem[] {
  return [...nameProblems(pack, pack[shelf][at], isTaken), ...ownProblems(pack, shelf, at)]
}

function ownProblems(pack: OwnPack, shelf: Shelf, at: number): Problem[] {
  switch (shelf) {
    case 'market':
      return cardProblems(pack.market[at])
    case 'fiends':
      return fiendProblems(pack.fiends[at])
    case 'minions':
      return levelProblems(pack.minions[at])
    case 'familiars':
      return rangeProblems(pack.familiars[at])
  }
}

/** Every card has an id and a name of its own, so that nobody mixes two up. */
function nameProblems(pack: OwnPack, card: Named, isTaken: (idOrName: string) => boolean): Problem[] {
  if (card.name === '') return [{ field: 'name', text: 'name must not be empty.' }]
  return (['id', 'name'] as const).flatMap((key) => {
    const word = card[key]
    // The id follows from the name, so the name is what can be changed.
    const problem = (text: string): Problem[] => [{ field: 'name', text: `the ${key} "${word}" ${text}` }]
    if (isTaken(word)) return problem('belongs to a printed card; choose another.')
    const isTwice = cardsOf(pack).find((other) => other[key] === word) !== card
    return isTwice ? problem('is used twice.') : []
  })
}

function cardProblems(card: OwnCard): Problem[] {
  switch (card.type) {
    case 'weapon':
      return [
        ...(card.once ? momentProblems('once', card.once.when, card.once.does) : []),
        ...(card.always || card.on || card.once || card.final
          ? []
          : [
              { field: 'always', text: 'a Weapon needs something that it does (always, on, once or final).' },
            ]),
      ]
    case 'skill':
      return [
        ...momentProblems('does', card.when, card.does),
        ...(card.does.some((it) => it.do === 'refresh')
          ? [
              {
                field: 'does',
                text: 'a Skill of your own cannot refresh Skills; two such would never come to rest.',
              },
            ]
          : []),
      ]
    case 'scroll':
      return momentProblems('does', undefined, card.does)
    case 'armor':
    case 'trait':
      return []
  }
}

function momentProblems(field: string, at: Moment | undefined, does: readonly Effect[]): Problem[] {
  return does.flatMap((it) => {
    const needed = wordOf(it).moments
    if (!needed || (at && needed.includes(at))) return []
    const when = needed.map((moment) => `${moment} (${moments[moment]})`).join(' or ')
    return [{ field, text: `its effect ${it.do} (${wordOf(it).text(it)}) belongs to the moment ${when}.` }]
  })
}

function fiendProblems(fiend: Fiend): Problem[] {
  if (fiend.always || fiend.on || fiend.final) return []
  return [{ field: 'always', text: 'a Fiend needs a restriction (always, on or final).' }]
}

function levelProblems({ levels }: Minion): Problem[] {
  const rising = levels.every(({ from }, i) => (i === 0 ? from === 1 : from > levels[i - 1].from))
  return rising
    ? []
    : [{ field: 'levels', text: 'the levels begin at 1 and rise, so that every total has its level.' }]
}

function rangeProblems({ range: [least, most] }: Familiar): Problem[] {
  return least <= most ? [] : [{ field: 'range', text: 'its range goes from the lower sum to the higher.' }]
}
