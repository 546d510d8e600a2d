import { entryOf } from '@dicehearth/story'
import { fetchBooks } from './content/shelf.ts'
import { boxOf } from './rules/state.ts'

export interface ReadEntry {
  label: string
  text: string
}

/** The text of every entry that was read in this adventure, in the order in which each was first opened. */
export async function readSoFar(view: {
  box: string
  adventure: string
  read: Readonly<Record<string, number>>
}): Promise<ReadEntry[]> {
  const box = boxOf(view)
  await fetchBooks(box, [view.adventure])
  const book = box.volumes.get(view.adventure)?.book
  const entries = book ? Object.keys(view.read).flatMap((label) => entryOf(book, label) ?? []) : []
  return entries.map(({ label, body }) => ({
    label,
    text: body.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' '),
  }))
}
