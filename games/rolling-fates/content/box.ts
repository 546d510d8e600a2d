import * as z from 'zod'
import { characters } from './characters.ts'
import { enemies } from './enemies.ts'
import {
  character,
  enemy,
  trait,
  treasure,
  type Character,
  type Enemy,
  type Trait,
  type Treasure,
} from './pieces.ts'
import { traits } from './traits.ts'
import { treasures } from './treasures.ts'

/** What a group adds to the box: content/own-pack.ts reads it from a file. */
export const ownPieces = z.strictObject({
  name: z.string(),
  characters: z.array(character),
  treasures: z.array(treasure),
  traits: z.array(trait),
  enemies: z.array(enemy),
  /** Own enemies that come wherever an adventure names a printed one. */
  standIns: z.array(z.strictObject({ for: z.string(), enemy: z.string() })),
})
export type OwnPieces = z.infer<typeof ownPieces>

/** Everything that lies in the box of one table, by id. */
export interface Box {
  characters: ReadonlyMap<string, Character>
  treasures: ReadonlyMap<string, Treasure>
  traits: ReadonlyMap<string, Trait>
  enemies: ReadonlyMap<string, Enemy>
}

const byId = <T extends { id: string }>(...lists: (readonly T[])[]): Map<string, T> =>
  new Map(lists.flat().map((it) => [it.id, it]))

const printed: Box = {
  characters: byId(characters),
  treasures: byId(treasures),
  traits: byId(traits),
  enemies: byId(enemies),
}

const extended = new WeakMap<OwnPieces, Box>()

export function boxWith(own: OwnPieces | null): Box {
  if (!own) return printed
  const known = extended.get(own)
  if (known) return known
  const box = {
    characters: byId(characters, own.characters),
    treasures: byId(treasures, own.treasures),
    traits: byId(traits, own.traits),
    enemies: byId(enemies, own.enemies),
  }
  extended.set(own, box)
  return box
}

/** The piece with this id; that it is there was checked when the table was set. */
export function pieceOf<T>(pieces: ReadonlyMap<string, T>, id: string): T {
  const piece = pieces.get(id)
  if (piece === undefined) throw new Error(`there is no "${id}" in the box`)
  return piece
}
