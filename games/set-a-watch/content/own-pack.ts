import { packProblems } from '@dicehearth/engine'
import * as z from 'zod'
import { creatureFields, locationFields } from './cards.ts'

/** Creatures, Unhallowed and locations that people make themselves: `docs/set-a-watch-packs.md` explains them. */

const called = {
  id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'id has letters, digits and dashes only'),
  name: z.string().min(1).max(40),
}
const ownCreature = z.strictObject({ ...called, copies: z.int().min(1).max(4), ...creatureFields })
const ownLocation = z.strictObject({ ...called, ...locationFields })

export const ownPack = z.strictObject({
  game: z.literal('set-a-watch'),
  name: z.string().min(1).max(60),
  creatures: z.array(ownCreature).max(12).default([]),
  locations: z.array(ownLocation).max(12).default([]),
})

export type OwnCreature = z.infer<typeof ownCreature>
export type OwnLocation = z.infer<typeof ownLocation>
export type OwnPack = z.infer<typeof ownPack>

/** How many cards of a pack fit into one game. */
const most = { creatures: 12, unhallowed: 4, normal: 8, final: 1 } as const

/** Reads a pack, or says everything that is wrong with it. */
export function readPack(
  file: unknown,
  isTaken: (id: string) => boolean,
): { pack: OwnPack } | { problems: string[] } {
  const read = ownPack.safeParse(file)
  if (!read.success) return { problems: packProblems(file, read.error.issues) }
  const pack = read.data
  const problems = [...idProblems(pack, isTaken), ...countProblems(pack), ...creatureProblems(pack)]
  return problems.length > 0 ? { problems } : { pack }
}

function idProblems(pack: OwnPack, isTaken: (id: string) => boolean): string[] {
  const cards = [...pack.creatures, ...pack.locations]
  return cards.flatMap((it, i) => [
    ...(isTaken(it.id) ? [`"${it.name}": the id "${it.id}" belongs to a printed card; choose another.`] : []),
    ...(cards.findIndex((other) => other.id === it.id) < i
      ? [`"${it.name}": the id "${it.id}" is used twice.`]
      : []),
  ])
}

function cardsIn(those: readonly OwnCreature[]): number {
  return those.reduce((sum, it) => sum + it.copies, 0)
}

function countProblems(pack: OwnPack): string[] {
  const counted = {
    creatures: cardsIn(pack.creatures.filter((it) => it.type !== 'unhallowed')),
    unhallowed: cardsIn(pack.creatures.filter((it) => it.type === 'unhallowed')),
    normal: pack.locations.filter((it) => it.sort === 'normal').length,
    final: pack.locations.filter((it) => it.sort === 'final').length,
  }
  const names = {
    creatures: 'creature cards',
    unhallowed: 'Unhallowed',
    normal: 'normal locations',
    final: 'final locations',
  }
  return (['creatures', 'unhallowed', 'normal', 'final'] as const)
    .filter((sort) => counted[sort] > most[sort])
    .map((sort) => `The pack has ${counted[sort]} ${names[sort]}; a game has room for ${most[sort]}.`)
}

/** A creature needs health of some kind, and `firstOnce` needs a first-position power. */
function creatureProblems(pack: OwnPack): string[] {
  return pack.creatures.flatMap((it) => [
    ...(it.health === 0 && !it.ongoing?.some((o) => o.is.startsWith('health'))
      ? [`"${it.name}": with health 0 it falls at once; give it health or an ongoing health power.`]
      : []),
    ...(it.firstOnce && !it.first ? [`"${it.name}": firstOnce means nothing without a first power.`] : []),
  ])
}
