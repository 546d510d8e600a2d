import { readFileSync, rmSync } from 'node:fs'
import { Refusal } from '@dicehearth/engine'
import { isRunning, writeWhole } from './files.ts'

/**
 * One terminal at a time plays at a table in a file: it leaves a note with its process id beside the file. A terminal
 * that takes the table over replaces the note, and the other notices before it stores anything more.
 */
export class Claim {
  private readonly note: string

  constructor(file: string) {
    this.note = noteOf(file)
    claimed(file)
  }

  /** Refuses if another terminal has taken over. */
  check(): void {
    if (processIn(this.note) === process.pid) return
    throw new Refusal('taken-over', 'Another terminal has taken this table over: play continues there.')
  }

  release(): void {
    if (processIn(this.note) === process.pid) rmSync(this.note, { force: true })
  }
}

/** Claims the table for this terminal. */
export function claimed(file: string): void {
  writeWhole(noteOf(file), String(process.pid))
}

/** The process that is playing at this table, or null. */
export function playerAt(file: string): number | null {
  const pid = processIn(noteOf(file))
  return pid !== null && pid !== process.pid && isRunning(pid) ? pid : null
}

function noteOf(file: string): string {
  return `${file}.open`
}

function processIn(note: string): number | null {
  try {
    const pid = Number(readFileSync(note, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}
