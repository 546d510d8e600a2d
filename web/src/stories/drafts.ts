/** Unfinished books, kept in this browser. */
export interface Draft {
  id: string
  text: string
  /** The cards that the book may name besides those of the box, as the text of a file. */
  pack: string | null
  /** When it was changed last. */
  touched: number
}

const keyOf = (game: string): string => `dicehearth.books.${game}`

/** Books were kept without cards once. */
type Kept = Omit<Draft, 'pack'> & Partial<Draft>

/** The last one that was worked on comes first. */
export function draftsOf(game: string): Draft[] {
  const kept = localStorage.getItem(keyOf(game))
  if (kept === null) return []
  return (JSON.parse(kept) as Kept[])
    .map((draft) => ({ pack: null, ...draft }))
    .toSorted((a, b) => b.touched - a.touched)
}

/** Keeps a draft; an empty one is dropped. False if the browser has no room left. */
export function keepDraft(game: string, draft: Draft): boolean {
  const others = draftsOf(game).filter(({ id }) => id !== draft.id)
  const kept = draft.text.trim() === '' ? others : [{ ...draft, touched: Date.now() }, ...others]
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function titleOf(text: string): string {
  return /^#\s+(.*\S)/m.exec(text)?.[1] ?? 'Without a title'
}
