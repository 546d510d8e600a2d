import { headOf, type Choice, type Entry } from '../book.ts'
import { implies } from '../conditions.ts'
import { reached, type Check, type Finding } from '../lint.ts'
import { stepsOf, surelyTurns, turnOf, type Way } from '../ways.ts'

/** A label is used twice. */
export function doubledLabels(id: string): Check {
  return {
    id,
    level: 'error',
    *find({ book }) {
      const first = new Map<string, number>()
      for (const { label, at } of book.parts.slice(1)) {
        const line = first.get(label)
        if (line === undefined) first.set(label, at.line)
        else
          yield {
            at,
            message: `"${label}" is already used in line ${line}`,
            advice: 'Give one of them another label.',
          }
      }
    },
  }
}

/** A jump leads nowhere. */
export function missingTargets(id: string): Check {
  return {
    id,
    level: 'error',
    *find({ vocabulary, book, ways }) {
      const labels = new Set(book.entries.map(({ label }) => label))
      const lines = book.parts.flatMap(({ kind, lines }) =>
        lines.map(({ form, args, at }) => ({ to: vocabulary.bodies[kind].lines[form].turns?.(args), at })),
      )
      // What the game adds leads from a map or a list to entries, and has checks of its own.
      for (const { to, at } of [...ways.filter(({ by }) => by !== 'game'), ...lines])
        if (typeof to === 'string' && !labels.has(to))
          yield {
            at,
            message: `There is no entry "${to}"`,
            advice: `Write "## ${to}", or change where this leads.`,
          }
    },
  }
}

/** Nothing leads to an entry. */
export function unreachable(id: string): Check {
  return {
    id,
    level: 'error',
    *find({ book, start, ways }) {
      const seen = reached(start, ways)
      for (const { label, at } of book.entries)
        if (!seen.has(label))
          yield {
            at,
            message: `Nothing leads to "${label}"`,
            advice: 'Lead a jump or a choice here, or delete this entry.',
          }
    },
  }
}

/** An entry ends, and nothing says how to continue. */
export function deadEnds(id: string, mayEnd: (entry: Entry) => boolean): Check {
  return {
    id,
    level: 'error',
    *find({ vocabulary, book }) {
      for (const entry of book.entries)
        if (!mayEnd(entry) && entry.choices.length === 0 && !entry.block && !surelyTurns(vocabulary, entry))
          yield {
            at: entry.at,
            message: `"${entry.label}" is a dead end`,
            advice: 'End it with a choice, a block, or a jump without a condition.',
          }
    },
  }
}

/** All choices of an entry can be missing at the same time. */
export function vanishingChoices(id: string, always: (choice: Choice) => boolean): Check {
  return {
    id,
    level: 'error',
    *find({ book }) {
      for (const { label, choices } of book.entries)
        if (choices.length > 0 && !choices.some(always))
          yield {
            at: choices[0].at,
            message: `"${label}" may offer no choice at all`,
            advice: 'Add one without a condition, a price or "once".',
          }
    },
  }
}

/** Jumps form a loop in which nothing changes. */
export function endlessJumps(id: string): Check {
  return {
    id,
    level: 'error',
    *find({ ways }) {
      const idle = Map.groupBy(
        ways.filter(({ by, changes }) => by === 'action' && !changes),
        ({ from }) => from,
      )
      for (const way of [...idle.values()].flat())
        if (leadsBack(way, way.from, idle, [], { steps: 0 }))
          yield {
            at: way.at,
            message: `From here, jumps lead back to "${way.from}" for ever`,
            advice: 'Let something change on the way, or offer a choice.',
          }
    },
  }
}

/** Where nothing changes, what one jump needs cannot be what another forbids. */
function leadsBack(
  way: Way,
  home: string,
  idle: ReadonlyMap<string, readonly Way[]>,
  path: readonly Way[],
  search: { steps: number },
): boolean {
  // Nobody writes this many jumps in a row.
  if (++search.steps > 5000 || path.some(({ from }) => from === way.from)) return false
  const known = path.flatMap(({ guard }) => guard)
  if (way.guard.some(({ key, is }) => known.some((it) => it.key === key && it.is !== is))) return false
  if (way.to === home) return true
  return (idle.get(way.to) ?? []).some((next) => leadsBack(next, home, idle, [...path, way], search))
}

/** What comes after a jump that always happens is never seen. */
export function belowJumps(id: string): Check {
  return {
    id,
    level: 'warning',
    *find({ vocabulary, book }) {
      for (const entry of book.entries) {
        const jump = entry.body.findIndex(
          (part) =>
            part.type === 'action' && part.when === null && turnOf(vocabulary, part.commands) !== undefined,
        )
        const below =
          jump < 0
            ? []
            : [...entry.body.slice(jump + 1), ...entry.choices, ...(entry.block ? [entry.block.head] : [])]
        if (below.length > 0)
          yield {
            at: below[0].at,
            message: 'This comes after a jump that always happens',
            advice: 'Move it above the jump, or give the jump a condition.',
          }
      }
    },
  }
}

/** A general condition comes before a special one, and both jump: the special one is never reached. */
export function shadowedJumps(id: string): Check {
  return {
    id,
    level: 'warning',
    *find({ vocabulary, book }) {
      for (const entry of book.entries) {
        const jumps = stepsOf(vocabulary, entry).filter(
          ({ commands }) => turnOf(vocabulary, commands) !== undefined,
        )
        for (const [i, below] of jumps.entries())
          if (jumps.slice(0, i).some((above) => above.when && implies(vocabulary, below.when, above.when)))
            yield {
              at: below.commands[0].at,
              message: 'A more general condition above always jumps first',
              advice: 'Put the special condition above the general one.',
            }
      }
    },
  }
}

/** The end of the book cannot be reached from an entry. */
export function noWayOut(id: string, isEnd: (label: string) => boolean): Check {
  return {
    id,
    level: 'error',
    *find(study): Generator<Finding> {
      const { book, start, ways } = study
      const ends = book.entries.map(({ label }) => label).filter(isEnd)
      if (ends.length === 0) return
      const seen = reached(start, ways)
      const leading = reached(ends, ways.map(backwards))
      for (const { label, at } of book.entries)
        if (seen.has(label) && !leading.has(label))
          yield {
            at,
            message: `The end cannot be reached from "${label}"`,
            advice: 'Add a jump, a choice or a move that leads there.',
          }
    },
  }
}

function backwards(way: Way): Way {
  return { ...way, from: way.to, to: way.from }
}

/** A block lacks one of the lines that give its outcome, or has one twice. */
export function incompleteBlocks(id: string): Check {
  return {
    id,
    level: 'error',
    *find({ vocabulary, book }) {
      for (const { block } of book.entries) {
        if (!block) continue
        const { needs, lines: rows } = vocabulary.blocks[block.name]
        for (const needed of needs)
          if (!block.lines.some((line) => headOf(line) === needed))
            yield {
              at: block.head.at,
              message: `This ${block.name} has no line "${needed}"`,
              advice: `Add it: ${Object.keys(rows).find((form) => form.startsWith(needed)) ?? needed}.`,
            }
        for (const [i, line] of block.lines.entries())
          if (!rows[line.form].repeats && block.lines.slice(0, i).some((above) => above.form === line.form))
            yield {
              at: line.at,
              message: `This ${block.name} has a second line "${headOf(line)}"`,
              advice: 'Keep one.',
            }
      }
    },
  }
}
