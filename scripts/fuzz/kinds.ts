import type { Fate } from '@dicehearth/engine'
import { damagedBook } from './books.ts'
import { damagedCampaign, damagedSheet } from './chains.ts'
import { damagedLink, damagedPack, damagedSave } from './files.ts'
import { anyArguments, anyLines } from './programs.ts'
import { wholeGame } from './tables.ts'

/** What is tried. Everything in a try follows from its seed; it throws if something is wrong. */
export const kinds: Readonly<Record<string, (chance: Fate) => Promise<void>>> = {
  games: wholeGame,
  saves: damagedSave,
  packs: damagedPack,
  books: damagedBook,
  links: damagedLink,
  campaigns: damagedCampaign,
  sheets: damagedSheet,
  lines: anyLines,
  arguments: anyArguments,
}
