import { argsOf, type Block, type BlockRow, type Book, type Entry, type Phrase } from '@dicehearth/story'
import { blocks } from '../lines.ts'
import { kinds, type Group } from '../kinds.ts'

export const args = argsOf(kinds)

/** The area of an encounter, by its label: 1 for 1.4. */
export function areaOf(label: string): number {
  return Number.parseInt(label, 10)
}

/** Who decides: one Character, or with null the group. */
export function addressee({ lines }: Entry): string | null {
  return lines.map((line) => args(line, 'by HERO')?.hero).find((hero) => hero !== undefined) ?? null
}

/** The groups of its combat, if the entry has one. */
export function groupsOf({ block }: Entry): Group[] {
  if (!block) return []
  return (args(block.head, 'combat GROUPS') ?? args(block.head, 'combat boss GROUPS'))?.groups ?? []
}

/** What may come of an encounter, each as one list of effects. */
export function outcomes({ choices, block }: Entry): readonly (readonly Phrase[])[] {
  return [
    ...choices.map(({ commands }) => commands),
    ...(block ? block.lines.map((line) => effectOf(block, line)) : []),
  ]
}

/** The effect of an outcome line. */
export function effectOf({ name }: Block, { form, args }: Phrase): readonly Phrase[] {
  const rows: Readonly<Record<string, BlockRow>> = blocks
  return rows[name].lines[form].does?.(args) ?? []
}

/** The enemies of this book alone. */
export function ownEnemies(book: Book): Entry[] {
  return book.parts.filter(({ kind }) => kind === 'enemy')
}
