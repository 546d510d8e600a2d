import type { Body, Vocabulary } from '@dicehearth/story'
import { commands } from '../content/words/effects.ts'
import { mechanicLines } from '../content/words/mechanics.ts'
import { lasting } from '../content/words/passives.ts'
import { conditions } from './conditions.ts'
import { kinds } from './kinds.ts'
import { adventure, blocks, encounter, enemy } from './lines.ts'

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

/** The storybooks of Rolling Fates: what can stand in them and how it is written. */
export const vocabulary = {
  game: 'rolling-fates',
  kinds,
  commands: { ...commands, ...lasting },
  conditions,
  prices: {},
  standard: {},
  blocks,
  bodies: {
    adventure: { ...nothing, text: true, lines: adventure },
    area: nothing,
    enemy: { ...nothing, place: 'enemies', lines: { ...enemy, ...mechanicLines } },
    encounter: {
      ...nothing,
      entry: true,
      text: true,
      actions: true,
      choices: true,
      blocks: ['trade', 'check', 'riddle', 'combat'],
      lines: encounter,
    },
  },
  title(text) {
    const [, label, title] = /^(V\d{1,3})\s+(\S.*)$/.exec(text) ?? []
    return label === undefined ? null : { kind: 'adventure', label, title }
  },
  titleLike: '"# V1 The Bell Under the Marsh"',
  heading(text) {
    const [, what, label, title] = /^(AREA|ENEMY)?\s*(\d+\.\d+\b|[A-Z]\d+\b)?\s*(.*)$/.exec(text) ?? []
    if (title === undefined || title === '') return null
    if (what === 'AREA') return { kind: 'area', label: [label, title].filter(Boolean).join(' '), title }
    if (what === 'ENEMY') return label === undefined ? null : { kind: 'enemy', label, title }
    return /^\d/.test(label ?? '') ? { kind: 'encounter', label, title } : null
  },
  headingsLike: '"AREA Sallow Marsh", "1.4 The stones tilt", "ENEMY L01 Brine Wight"',
  assumed: { title: { kind: 'adventure', label: '', title: '' }, heading: 'encounter' },
  groupOf: ({ label }) => `Area ${Number.parseInt(label, 10)}`,
  names: ['chosen'],
  choosesAgain: () => false,
  continuesBelow: true,
  checks: { unreadable: 'RF linter 4', broken: 'RF linter 4' },
} satisfies Vocabulary
