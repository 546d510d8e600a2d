/** What a schema finds wrong in a file, as Zod tells it. */
interface Issue {
  code?: string
  path: readonly PropertyKey[]
  message: string
  /** Of a choice between shapes: what each of them finds. */
  errors?: readonly (readonly Issue[])[]
}

/** What is wrong in a pack, each with its place as the author of the file finds it. */
export function packProblems(file: unknown, issues: readonly Issue[]): string[] {
  return issues.flatMap(meant).map(({ path, message }) => `${place(file, path)}: ${message}.`)
}

/** Where a thing may have several shapes, only what the shape that was meant finds wrong helps. */
function meant(issue: Issue): Issue[] {
  const within = issue.errors?.find((shape) => !shape.some(isOfAnotherShape))
  if (!within) return [issue]
  return within.flatMap(meant).map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

function isOfAnotherShape({ path, code }: Issue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')
}

/** A pack holds lists of things with names. */
function place(file: unknown, path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The pack'
  const thing = path.length > 1 && typeof path[1] === 'number' ? within(within(file, path[0]), path[1]) : null
  const name = within(thing, 'name')
  return path
    .map((part, i) => (i === 1 && typeof name === 'string' ? `${String(part)} ("${name}")` : String(part)))
    .join('.')
}

function within(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
