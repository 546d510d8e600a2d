import { readFileSync } from 'node:fs'
import path from 'node:path'
import { survivesDamage } from '@dicehearth/story/testing'
import { it } from 'vitest'
import { stories } from '../index.ts'

it('has a message with its place for whatever happened to a book, and never breaks', () => {
  survivesDamage(
    stories(),
    readFileSync(path.join(import.meta.dirname, '../../content/books/v90.md'), 'utf8'),
    250,
  )
})
