import { readFileSync } from 'node:fs'
import path from 'node:path'
import { survivesDamage } from '@dicehearth/story/testing'
import { it } from 'vitest'
import { stories } from '../index.ts'

// Five hundred broken books in all.
it.each(['v90.md', 'v1.md'])(
  'has a message with its place for whatever happened to %s, and never breaks',
  (name) => {
    survivesDamage(
      stories(),
      readFileSync(path.join(import.meta.dirname, '../../content/books', name), 'utf8'),
      250,
    )
  },
)
