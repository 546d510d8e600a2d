import type { Decision, Game, Preview } from '@dicehearth/engine'
import { fitted, inColumns, styled, widthOf, wrapped, type Line } from '@dicehearth/engine/drawing'

/** What a typed number stands for: an option, or a group of options to open. */
export interface Entry {
  text: string
  choice: number | Group
}

export interface Group {
  heading: string | null
  /** The options of the group, by their numbers in the decision. */
  options: { text: string; option: number }[]
}

export interface Menu {
  lines: Line[]
  entries: Entry[]
}

/** The options of a decision by group, in the order in which the groups first appear. */
export function groupsOf(
  game: Game,
  { ask, options }: Decision,
  view: unknown,
  previews: readonly (Preview | null)[] = [],
): Group[] {
  const groups: Group[] = []
  for (const [option, it] of options.entries()) {
    // What is typed needs no place in the list.
    if (game.words.typed(it) !== null) continue
    const heading = game.words.group(it, ask, view)
    let group = groups.find((known) => known.heading === heading)
    if (!group) groups.push((group = { heading, options: [] }))
    const notes = [previews[option]?.text, game.words.risk(it, ask, view)?.text].filter(Boolean)
    group.options.push({
      text: [game.words.option(it, ask, view), ...notes.map((note) => `(${note})`)].join(' '),
      option,
    })
  }
  return groups
}

/** Every option on its own line (or side by side) if that fits, else one line per group. */
export function menuOf(groups: readonly Group[], width: number, rows: number): Menu {
  const whole = spreadOut(groups, width)
  const collapsible = groups.some((group) => group.heading !== null && group.options.length > 1)
  return whole.lines.length <= rows || !collapsible ? whole : collapsed(groups, width)
}

export function spreadOut(groups: readonly Group[], width: number): Menu {
  const entries: Entry[] = groups.flatMap(({ options }) =>
    options.map(({ text, option }) => ({ text, choice: option })),
  )
  const longest = Math.max(...entries.map(({ text }) => text.length))
  const column = longest + 7
  let number = 0
  const lines = groups.flatMap(({ heading, options }) => {
    const numbered = options.flatMap(({ text }) => numberedLines(++number, text, width))
    // A heading helps only if there are several groups.
    return [
      ...(groups.length === 1 || heading === null ? [] : [[styled(heading, 'bold')]]),
      ...inColumns(numbered, Math.min(column, width), width),
    ]
  })
  return { lines, entries }
}

function collapsed(groups: readonly Group[], width: number): Menu {
  const entries = groups.flatMap((group): Entry[] =>
    group.heading === null || group.options.length === 1
      ? group.options.map(({ text, option }) => ({ text, choice: option }))
      : [{ text: `${group.heading}: ${group.options.length} ways`, choice: group }],
  )
  const longest = Math.max(
    ...entries.map(({ text, choice }) => (typeof choice === 'number' ? 0 : text.length)),
  )
  const lines = entries.flatMap(({ text, choice }, i): Line[] => {
    if (typeof choice === 'number') return numberedLines(i + 1, text, width)
    const ways = choice.options.map((option) => option.text).join(' · ')
    const line = [...numberedLine(i + 1, `${text.padEnd(longest)}  `), styled(ways, 'dim')]
    return [widthOf(line) > width ? fitted(line, width) : line]
  })
  return { lines, entries }
}

/** Where the text of an option begins. */
const margin = '     '

function numberedLine(number: number, text: string): Line {
  return [styled(String(number).padStart(3), 'bold'), `  ${text}`]
}

/** An option, over several lines if it is long: nobody has to guess how it ends. */
function numberedLines(number: number, text: string, width: number): Line[] {
  const [first, ...more] = wrapped(text, width - margin.length)
  return [numberedLine(number, first), ...more.map((line): Line => [margin, line])]
}
