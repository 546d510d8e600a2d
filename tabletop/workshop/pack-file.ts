/** What the workshop knows of the packs of a game. */
export interface PackKind<P> {
  game: string
  fresh: () => P
  /** Checks a pack; the problems are sentences about its cards. */
  read: (file: unknown) => { pack: P } | { problems: string[] }
}

/** An unfinished pack is kept in this browser until it is saved to a file. */
function keyOf({ game }: { game: string }): string {
  return `dicehearth.pack.${game}`
}

export function readText<P>(kind: PackKind<P>, text: string): { pack: P } | { problems: string[] } {
  try {
    return kind.read(JSON.parse(text))
  } catch {
    return { problems: ['This file is not a pack: it is not JSON.'] }
  }
}

export function keptPack<P>(kind: PackKind<P>): P {
  const kept = localStorage.getItem(keyOf(kind))
  const read = kept === null ? null : readText(kind, kept)
  return read && 'pack' in read ? read.pack : kind.fresh()
}

export function keepPack<P>(kind: PackKind<P>, pack: P): void {
  localStorage.setItem(keyOf(kind), JSON.stringify(pack))
}

export function saveToFile(pack: { name: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(pack, null, 2)}\n`], { type: 'application/json' }),
  )
  link.download = `${idFrom(pack.name, [], 'pack')}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

const longestSlug = 34

/** An id made from a name, different from those of all other cards. */
export function idFrom(name: string, others: readonly { id: string }[], fallback: string): string {
  const slug =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, longestSlug) || fallback
  const free = (id: string): boolean => !others.some((other) => other.id === id)
  let id = slug
  for (let n = 2; !free(id); n++) id = `${slug}-${n}`
  return id
}
