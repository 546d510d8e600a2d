import type { Body, Heading, Vocabulary } from '@dicehearth/story'
import { cardCommands, cardKinds } from './cards.ts'
import { commands } from './commands.ts'
import { conditions } from './conditions.ts'
import { kinds } from './kinds.ts'
import { blocks, cover, map, prices, standard } from './lines.ts'

/** A line may wait for these. That such lines stand in SETUP alone is a check of its own (L40). */
const triggers = ['rest', 'arrive']

const nothing: Body = {
  entry: false,
  text: false,
  place: 'stories',
  actions: false,
  triggers: [],
  choices: false,
  blocks: [],
  lines: {},
}
const entry: Body = {
  entry: true,
  text: true,
  place: 'stories',
  actions: true,
  triggers,
  choices: true,
  blocks: ['check', 'combat'],
  lines: {},
}

/** The storybooks of Roll Player Adventures: what can stand in them and how it is written. */
export const vocabulary = {
  game: 'roll-player-adventures',
  kinds: { ...cardKinds, ...kinds },
  commands: { ...commands, ...cardCommands },
  conditions,
  prices,
  standard,
  blocks,
  bodies: {
    adventure: { ...nothing, lines: cover },
    deaths: nothing,
    map: { ...nothing, lines: map },
    setup: { ...nothing, text: true, actions: true, triggers },
    begin: entry,
    base: entry,
    place: entry,
    item: entry,
    tome: entry,
    end: entry,
    death: entry,
  },
  title(text) {
    const adventure = /^((?:ADV|OWN)(?:[1-9]|10|11)|SIDE)\s+(\S.*)$/.exec(text)
    if (adventure) return { kind: 'adventure', label: adventure[1], title: adventure[2] }
    return /^DEATH\b/.test(text) ? { kind: 'deaths', label: 'DEATH', title: text.slice(5).trim() } : null
  },
  titleLike: '"# OWN1 The Hush Comes Up" (1 to 11); in the box also "# ADV1 …", "# SIDE …" and "# DEATH"',
  heading(text, { label: book }) {
    const kind = kindOf(text, book)
    return kind === null ? null : { kind, label: text, title: '' }
  },
  headingsLike:
    'MAP, SETUP, BEGIN, C, C2, C65, C31.34, ADV3-4, ADV3-4.1, THE END, THE END.1; in the file DEATH: Death-1',
  assumed: { title: { kind: 'adventure', label: '', title: '' } satisfies Heading, heading: 'place' },
  groupOf: ({ kind, label }) => groups[kind] ?? `Location ${label[0]}`,
  names: ['player', 'people'],
  oneOrSeveral: true,
  choosesAgain: (kind) => kind !== 'tome',
  continuesBelow: false,
  several: true,
  checks: { unreadable: 'L01', broken: 'L41' },
} satisfies Vocabulary

const groups: Readonly<Partial<Record<string, string>>> = {
  begin: 'BEGIN and THE END',
  end: 'BEGIN and THE END',
  tome: 'Tome',
  death: 'Death',
}

/** The kind of an entry is in its label. */
function kindOf(label: string, book: string): string | null {
  if (book === 'DEATH') return /^Death-[1-6]$/.test(label) ? 'death' : null
  if (label === 'MAP' || label === 'SETUP' || label === 'BEGIN') return label.toLowerCase()
  if (/^[A-Z]$/.test(label)) return 'base'
  if (/^THE END(?:\.\d+)?$/.test(label)) return 'end'
  if (new RegExp(`^${book || '(?:(?:ADV|OWN)\\d+|SIDE)'}-\\d+(?:\\.\\d+)?$`).test(label)) return 'tome'
  const [, n, pair] = /^[A-Z](\d+)(\.\d+)?$/.exec(label) ?? []
  if (n === undefined) return null
  return pair === undefined && Number(n) <= 30 ? 'place' : 'item'
}
