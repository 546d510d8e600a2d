import { copyFate, newFate, pick, type Game, type Table } from '@dicehearth/engine'
import { chanceAt } from './chance.ts'
import { greedy } from './greedy.ts'
import { answerOf, type Mind, type Thinking } from './mind.ts'
import { optionsOf, positionOf } from './position.ts'
import { quick } from './quick.ts'
import { random } from './random.ts'
import { search } from './search.ts'

const kinds = {
  random,
  greedy,
  quick,
  thoughtful: search({ playouts: 64 }),
  wise: search({ playouts: 512 }),
  bold: search({ playouts: 64, danger: 0.4 }),
  careful: search({ playouts: 64, danger: 2.5 }),
}

export type CompanionKind = keyof typeof kinds

/** The kinds of companions that can join a table. */
export const companionKinds = Object.keys(kinds) as CompanionKind[]

/** The kinds that play differently in a game: one without a quick player, a worth or signs of danger has fewer. */
export function kindsFor({ mind }: Game): CompanionKind[] {
  return [
    'random',
    'greedy',
    ...(mind?.quick ? (['quick'] as const) : []),
    ...(mind?.ahead ? (['thoughtful', 'wise'] as const) : []),
    ...(mind?.ahead?.dangers ? (['bold', 'careful'] as const) : []),
  ]
}

/** Who sits down where nobody was named: the strongest that answers soon enough on a phone. */
export function usualKind({ mind }: Game): CompanionKind {
  if (mind?.ahead?.soon) return 'thoughtful'
  return mind?.quick ? 'quick' : 'greedy'
}

/** Those that answer at once: for tests and simulations that meet them by chance. */
export const swiftKinds: readonly CompanionKind[] = ['random', 'greedy', 'quick']

export function isCompanion(kind: string): kind is CompanionKind {
  return Object.hasOwn(kinds, kind)
}

const unminding: readonly CompanionKind[] = ['random', 'greedy']

export function mindOf(kind: CompanionKind): Mind {
  return function* think(position, chance) {
    const { game, decision } = position
    const { ask, options } = decision
    const all = optionsOf(options, position.seat)
    const forth = all.filter((option) => !game.mind?.takesBack?.(options[option], ask))
    // Those of chance and of one step ahead take whatever comes.
    const own = forth.length > 0 && !unminding.includes(kind) ? forth : all
    const only = { option: own[0], weighed: [] }
    if (own.length === 1) return only
    // A companion must not choose what real dice show.
    if (ask.kind === 'realDie') return { ...only, option: own[pick(copyFate(chance), own.length)] }
    return yield* kinds[kind](position, own, chance)
  }
}

/**
 * A computer player: given a table with an open decision and the seat to answer for, returns the number of an
 * option. The same table at the same position always gets the same answer.
 */
export type Companion = (table: Table, seat: number) => number

/** A companion of a kind; the seed (of the table and the seat) makes it play the same way again. */
export function companion(kind: CompanionKind, seed: string): Companion {
  const think = thinker(kind, seed)
  return (table, seat) => answerOf(think(table, seat)).option
}

/** The same companion, whose thinking may be interrupted. */
export function thinker(kind: CompanionKind, seed: string): (table: Table, seat: number) => Thinking {
  const base = newFate(`${seed} ${kind}`)
  return (table, seat) => {
    const position = positionOf(table, seat)
    if (!position) throw new Error('nothing is asked')
    return mindOf(kind)(position, chanceAt(base, table.position))
  }
}
