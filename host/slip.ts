import type { Question } from './standing.ts'
import type { LogLine } from './story.ts'

/** What has just happened and should be read before somebody goes on: an enemy's act, a check, a fight. */
export interface Slip {
  /** How it ended, where it can end well or badly. */
  tone: 'good' | 'bad' | null
  lines: readonly LogLine[]
}

/** The slip that a question is shown with: what the log says since it began. Null if there is nothing to read. */
export function slipOf(
  lines: readonly LogLine[],
  question: Pick<Question, 'position' | 'slip'>,
): Slip | null {
  const told = lines.slice(beginning(lines, question)).filter(({ slip }) => slip !== 'elsewhere')
  if (told.length === 0) return null
  const tone = told.findLast(({ slip }) => slip === 'good' || slip === 'bad')?.slip
  return { tone: tone === 'good' || tone === 'bad' ? tone : null, lines: told }
}

/** Where the slip begins; after the last line if there is none. */
function beginning(
  lines: readonly LogLine[],
  { position, slip }: Pick<Question, 'position' | 'slip'>,
): number {
  const last = lines.findLast(begins)
  // What happened before it, after the same choice, was the answer to that.
  const begun = lines.findIndex((line) => line.position === last?.position && begins(line))
  if (begun >= 0 && (last?.position === position || slip === 'kept')) return begun
  const since = lines.findIndex((line) => line.position === position)
  return slip === 'since' && since >= 0 ? since : lines.length
}

function begins({ slip }: LogLine): boolean {
  return slip !== undefined && slip !== 'elsewhere'
}
