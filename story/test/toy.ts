import {
  comparison,
  commands as commandsIn,
  doubledLabels,
  missingTargets,
  number,
  rowsOf,
  storybooks,
  text,
  word,
  type Body,
  type Vocabulary,
} from '../index.ts'

/** A game small enough to be read in one sitting: a purse, some keywords, and a coin to throw. */
const kinds = {
  N: number(),
  TEXT: text,
  LABEL: word('a label', /^[a-z]+\d*$/),
  KEYWORD: word('a keyword', /^[A-Z]+$/),
  CMP: comparison,
  EFFECT: commandsIn(),
}
const rows = rowsOf(kinds)

const commands = rows.commands({
  'goto LABEL': {
    in: ['stories'],
    idle: true,
    turns: ({ label }) => label,
    says: ({ label }) => `turn to ${label}`,
  },
  leave: { in: ['stories'], turns: () => null, says: () => 'leave' },
  'say TEXT': { in: ['stories'], idle: true, reads: ({ text }) => text, says: ({ text }) => text },
  'record KEYWORD': {
    in: ['stories'],
    records: ({ keyword }) => `keyword ${keyword}`,
    says: ({ keyword }) => keyword,
  },
  'gain N gold': { in: ['stories'], gains: true, says: ({ n }) => `gain ${n} gold` },
  stay: { in: ['stories'], idle: true, stays: true, says: () => 'stay' },
  'dig N': { in: ['cards'], says: ({ n }) => `dig ${n}` },
})

const conditions = rows.conditions({
  'gold CMP N': { in: ['stories'], says: ({ cmp, n }) => `gold ${cmp} ${n}` },
  KEYWORD: { in: ['stories'], asks: ({ keyword }) => `keyword ${keyword}`, says: ({ keyword }) => keyword },
})

const entry: Body = {
  entry: true,
  text: true,
  place: 'stories',
  actions: true,
  triggers: ['rest'],
  choices: true,
  blocks: ['toss'],
  lines: rows.lines({ dark: { says: () => 'it is dark' } }),
}

export const vocabulary = {
  game: 'toy',
  kinds,
  commands,
  conditions,
  prices: rows.prices({ 'N gold': { says: ({ n }) => `${n} gold` } }),
  standard: rows.lines({ rest: { says: () => 'rest' } }),
  blocks: {
    toss: {
      head: rows.lines({ 'toss N': { says: ({ n }) => `toss ${n}` } }),
      lines: rows.lines({
        'heads: EFFECT': { does: ({ effect }) => effect, says: () => 'heads' },
        'tails -> LABEL': { turns: ({ label }) => label, says: ({ label }) => `tails: ${label}` },
        'then -> LABEL': { turns: ({ label }) => label, says: ({ label }) => `then ${label}` },
      }),
      needs: ['heads'],
    },
  },
  bodies: { book: { ...entry, entry: false, actions: false, choices: false, blocks: [] }, entry },
  title: (line) => (line.startsWith('TOY ') ? { kind: 'book', label: 'TOY', title: line.slice(4) } : null),
  titleLike: '"# TOY …"',
  heading: (line) => (/^[a-z]+\d*$/.test(line) ? { kind: 'entry', label: line, title: '' } : null),
  headingsLike: 'a word',
  assumed: { title: { kind: 'book', label: '', title: '' }, heading: 'entry' },
  groupOf: () => 'all',
  names: ['you'],
  choosesAgain: () => true,
  continuesBelow: false,
  checks: { unreadable: 'T1', broken: 'T2' },
} satisfies Vocabulary

export const toys = storybooks(
  vocabulary,
  { start: () => ['begin'], roads: () => () => [] },
  [doubledLabels('T3'), missingTargets('T4')],
  {},
)

/** A book with this text under the heading `begin`. */
export function bookOf(body: string, more = ''): ReturnType<typeof toys.read> {
  return toys.read(`# TOY Test\n\n## begin\n${body}\n\n${more}`)
}
