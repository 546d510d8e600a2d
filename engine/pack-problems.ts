/** What a schema finds wrong in a file, as Zod reports it. */
interface Issue {
  code?: string
  path: readonly PropertyKey[]
  message: string
  origin?: string
  expected?: string
  minimum?: number | bigint
  maximum?: number | bigint
  values?: readonly unknown[]
  keys?: readonly string[]
  /** For a union: what each of its shapes finds wrong. */
  errors?: readonly (readonly Issue[])[]
}

/** What is wrong in a pack: sentences about its cards, each with a place that the file's author will recognise. */
export function packProblems(file: unknown, issues: readonly Issue[]): string[] {
  const game = within(file, 'game')
  if (typeof game === 'string' && issues.some(({ path }) => path[0] === 'game'))
    return [`This pack is for another game: "${game}".`]
  return issues.flatMap(meant).map((issue) => sentence(file, issue))
}

/** The problem as a sentence. A message written in the schema is kept as it is. */
function said(issue: Issue): string {
  // Zod gives the values and keys wherever they are read; only its types leave them open.
  const { code, message, origin, expected, minimum, maximum, values = [], keys = [] } = issue
  if (!/^(?:Too |Invalid |Unrecognized )/.test(message)) return message
  const size = origin === 'array' ? 'entries' : 'letters'
  switch (code) {
    case 'too_small':
      if (origin === 'number') return `must be at least ${minimum}`
      return Number(minimum) === 1 ? 'must not be empty' : `must have at least ${minimum} ${size}`
    case 'too_big':
      return origin === 'number' ? `must be at most ${maximum}` : `must have at most ${maximum} ${size}`
    case 'invalid_type':
      return `is missing or is not ${types[expected ?? ''] ?? `a ${expected}`}`
    case 'invalid_value':
      return `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'unrecognized_keys':
      return `has no place for ${keys.map((key) => JSON.stringify(key)).join(', ')}`
    default:
      return message
        .replace(/^Invalid discriminator value\. Expected /, 'must be one of ')
        .replaceAll(' | ', ', ')
  }
}

const types: Readonly<Partial<Record<string, string>>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of {…}',
  boolean: 'true or false',
}

/** For a union, only the problems of the shape that was meant are helpful. */
function meant(issue: Issue): Issue[] {
  const shape = issue.errors?.find((found) => !found.some(isOfAnotherShape))
  if (!shape) return [issue]
  return shape.flatMap(meant).map((part) => ({ ...part, path: [...issue.path, ...part.path] }))
}

function isOfAnotherShape({ path, code }: Issue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')
}

/** "Owl": size must be at most 5. */
function sentence(file: unknown, issue: Issue): string {
  const { thing, part } = place(file, issue.path)
  const text = said(issue)
  // Some messages name the part themselves.
  const namesPart = text.startsWith(`${part} `)
  const where = [thing, namesPart ? '' : part].filter((it) => it !== '').join(': ')
  if (where === '') return `${text}.`
  return `${where}${/^(?:must|is|has) /.test(text) ? '' : ':'} ${text}.`
}

/** Where in a pack: the thing by its name, else by its number, and which part of it. */
function place(file: unknown, path: readonly PropertyKey[]): { thing: string; part: string } {
  if (path.length === 0) return { thing: 'The pack', part: '' }
  const [list, n, ...rest] = path
  if (typeof n !== 'number') return { thing: '', part: inWords(path) }
  const name = within(within(within(file, list), n), 'name')
  const thing = typeof name === 'string' && name !== '' ? `"${name}"` : `${String(list)} ${n + 1}`
  return { thing, part: inWords(rest) }
}

/** Entries of a list are counted from one: "onReveal 2, then". */
function inWords(path: readonly PropertyKey[]): string {
  return path.reduce<string>((words, part) => {
    if (words === '') return String(part)
    return typeof part === 'number' ? `${words} ${part + 1}` : `${words}, ${String(part)}`
  }, '')
}

function within(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
