import { stories, type Known } from '../index.ts'

/** A small adventure without any fault. */
const head = '# V90 A Test\ndifficulty 1\n\nA cellar with a tenant.'
const area = `## AREA The cellar

## 1.1 The stair
It is long.

## 1.2 The door
It is shut.

! heal 1 -> heroes(all)

## 1.3 The room
It is empty.`

interface Changes {
  /** The lines of the title, instead of a difficulty and a pitch. */
  head?: string
  /** What stands under 1.2. */
  door?: string
  /** Further headings behind the area. */
  more?: string
}

export function textWith({ head: other = head, door, more = '' }: Changes): string {
  const body = door === undefined ? area : area.replace('It is shut.\n\n! heal 1 -> heroes(all)', door)
  return `${other}\n\n${body}\n\n${more}`
}

export const withFlags = (flags: string): string => `# V90 A Test\ndifficulty 1\nflags ${flags}\n\nA cellar.`

const known: Known = { names: { enemies: ['E01', 'E02'] }, frailest: [17, 20] }

/** The numbers of the checks that find something, each once. */
export function faults(changes: Changes): number[] {
  const books = stories(known)
  const problems = books.check(books.read(textWith(changes)))
  return [...new Set(problems.map(({ check }) => Number(check.replace('RF linter ', ''))))].sort(
    (a, b) => a - b,
  )
}
