// Two kinds of change that Stryker does not know: a statement is left out, and of `Math.max(0, n)` only `n` is left.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** @typedef {{ name: string, mutate(path: any): Iterable<object> }} Mutator */

const core = createRequire(import.meta.resolve('@stryker-mutator/core'))
const index = pathToFileURL(core.resolve('@stryker-mutator/instrumenter'))
/** @type {{ allMutators: Mutator[] }} The list that Stryker goes through, which it does not hand out at its door. */
const { allMutators } = await import(new URL('mutators/index.js', index).href)

/** A statement that does something, among others: alone it would be its whole block, which Stryker empties. */
const leftOut = {
  name: 'StatementLeftOut',
  *mutate(/** @type {any} */ path) {
    if (!path.isExpressionStatement() || path.node.expression.callee?.type === 'Super') return
    const isAlone = path.parentPath.isBlockStatement() && path.parentPath.node.body.length === 1
    if (!isAlone) yield { type: 'EmptyStatement' }
  },
}

const onlyOne = {
  name: 'OnlyOneOfMax',
  *mutate(/** @type {any} */ path) {
    if (!path.isCallExpression()) return
    const { callee, arguments: given } = path.node
    const isMath = callee.type === 'MemberExpression' && callee.object.name === 'Math'
    if (!isMath || !['max', 'min'].includes(callee.property.name) || given.length !== 2) return
    for (const one of given) if (!/Literal|Spread|Unary/.test(one.type)) yield structuredClone(one)
  },
}

allMutators.push(leftOut, onlyOne)
