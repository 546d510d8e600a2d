/** A test by its name, and the ids of the rules that it proves: "takes one die [RFA-117, RFA-R42]". */
export interface NamedTest {
  name: string
  ids: string[]
}

// The first string after `it`, `test` or their `each`. A skipped test proves nothing.
const named = /(?:\b(?:it|test)(?:\.(?!skip|todo)\w+)*\(|\)\s*\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const bracketed = /\[([^\]]*)\]/g
const ruleId = /^[A-Z]{2,4}-R?\d{2,3}$/

/** The tests of a source file that name rules. */
export function testsIn(source: string): NamedTest[] {
  return [...source.matchAll(named)].flatMap(([, , name]) => {
    const ids = [...name.matchAll(bracketed)]
      .flatMap(([, inside]) => inside.split(',').map((id) => id.trim()))
      .filter((id) => ruleId.test(id))
    return ids.length > 0 ? [{ name, ids }] : []
  })
}
