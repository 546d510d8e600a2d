import { capital, readyFor, Refusal } from '@dicehearth/engine'
import { wrapped } from '@dicehearth/engine/drawing'
import { reviewOf, type Review, type Turn } from '@dicehearth/host'
import { readSaved } from './files.ts'
import { gameOf } from './opening.ts'
import { harmless } from './paint.ts'

/** Shows the chance to win over a finished game, its turning points, and luck apart from play. */
export async function reviewFile(file: string, { json }: { json?: boolean }): Promise<void> {
  const saved = readSaved(file)
  const game = await gameOf(saved)
  await readyFor(game, saved)
  const steps = reviewOf(game, saved)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const review = step.value
  if (!review) throw new Refusal('not-over', `${file}: There is nothing to review: no odds, or no end.`)
  const lines = json ? [JSON.stringify(review)] : told(review)
  process.stdout.write(`${lines.map(harmless).join('\n')}\n`)
}

function told({ wins, course, turns, cost, luck }: Review): string[] {
  const width = process.stdout.columns ?? 80
  const first = course[0].chance
  const last = course[course.length - 1].chance
  return [
    `${wins === null ? 'The chance to win' : capital(`${wins} won`)}, from ${percent(first)} at the beginning to ${percent(last)} at the end:`,
    curve(course, width),
    '',
    ...turns.flatMap((turn) => [...wrapped(turnText(turn), width), '']),
    `Choices cost ${points(cost)}; dice, cards and all others ${luck < 0 ? 'cost' : 'gave'} ${points(Math.abs(luck))}.`,
  ]
}

function turnText({ position, asked, taken, told, swing, better }: Turn): string {
  if (better)
    return `${position}  ${asked} You took: ${taken}. Better: ${better.text}, by ${points(better.gain)}.`
  return `${position}  ${told} That ${swing < 0 ? 'cost' : 'gave'} ${points(Math.abs(swing))}.`
}

const levels = '▁▂▃▄▅▆▇█'

/** The chance as a line of bars, the game from left to right. */
function curve(course: Review['course'], width: number): string {
  const many = Math.min(width, course.length)
  return Array.from({ length: many }, (_, n) => {
    const { chance } = course[Math.round((n * (course.length - 1)) / Math.max(1, many - 1))]
    return levels[Math.min(levels.length - 1, Math.floor(chance * levels.length))]
  }).join('')
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`
}

function points(share: number): string {
  const many = Math.round(100 * share)
  return many === 1 ? '1 point' : `${many} points`
}
