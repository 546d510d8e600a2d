/** A test by its name, and the ids of the rules that it proves: "takes one die [RFA-117, RFA-R42]". */
export interface NamedTest {
  name: string
  ids: string[]
}

// The first string after `it`, `test` or their `each`. A skipped test proves nothing.
const named = /(?:\b(?:it|test)(?:\.(?!skip|todo)\w+)*\(|\)\s*\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const bracketed = /\[([^\]]*)\]/g
const ruleId = /^[A-Z]{2,4}-R?\d{2,3}$/
// A table begins with the first list in round brackets, whatever the types of its rows are.
const table = /\b(?:it|test|describe)\.each\b[^[]*?(?:<[\s\S]*?>)?\(\s*\[/g
const string = /^(['"`])((?:\\.|(?!\1)[^\\])*)\1/
const rowName = /^\[\s*'([^']*)'/

/** The tests of a source file that name rules. */
export function testsIn(source: string): NamedTest[] {
  const tests = [...source.matchAll(named)].map(([, , name]) => ({ name, ids: idsIn(name) }))
  const rows = [...source.matchAll(table)].flatMap(({ 0: { length }, index }) =>
    rowsIn(source.slice(index + length)),
  )
  return [...tests.filter(({ ids }) => ids.length > 0), ...rows]
}

/** The rows of a table of tests that begin with the id of a rule; the text begins after the table's bracket. */
function rowsIn(text: string): NamedTest[] {
  const rows: NamedTest[] = []
  let depth = 0
  for (let at = 0; depth >= 0 && at < text.length; at++) {
    const rest = text.slice(at)
    const id = depth === 0 ? rowName.exec(rest)?.[1] : undefined
    if (id !== undefined && ruleId.test(id)) rows.push({ name: id, ids: [id] })
    at += Math.max(0, (string.exec(rest)?.[0].length ?? 0) - 1)
    if ('[({'.includes(text[at])) depth++
    if ('])}'.includes(text[at])) depth--
  }
  return rows
}

function idsIn(name: string): string[] {
  return [...name.matchAll(bracketed)]
    .flatMap(([, inside]) => inside.split(',').map((id) => id.trim()))
    .filter((id) => ruleId.test(id))
}
