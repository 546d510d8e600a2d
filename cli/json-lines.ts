import { Refusal, type Decision } from '@dicehearth/engine'
import { scoresOf, type Room } from '@dicehearth/host'
import type { Lines } from './lines.ts'
import type { Session } from './session.ts'

/** What a table says to a program; `docs/protocol.md` describes each. */
export const messageTypes = [
  'notice',
  'event',
  'view',
  'decision',
  'reasons',
  'cards',
  'advice',
  'error',
  'result',
] as const

interface Message {
  type: (typeof messageTypes)[number]
  [field: string]: unknown
}

/**
 * The same table for programs: one JSON object per line out, one option number per line in; or "undo", "why" for what
 * the rules leave out, "cards" for their printed text, "advise" for the best options, "keep <file>" to store the table elsewhere.
 * A loaded game begins with its open decision.
 */
export async function playJsonLines(session: Session, read: number, lines: Lines): Promise<void> {
  try {
    await playOn(session, read, lines)
  } finally {
    session.leave()
  }
}

async function playOn(session: Session, read: number, lines: Lines): Promise<void> {
  const { room } = session
  if (room.notice !== null) write({ type: 'notice', text: room.notice })
  for (;;) {
    const trouble = await session.letCompanionsPlay(() => lines.leaves)
    if (lines.leaves && !room.over) return
    const { looking: seat, story } = session
    for (read = Math.min(read, story.length); read < story.length; read++) {
      const { position, text, event } = story[read]
      write({ type: 'event', position, text, data: event })
    }
    const { decision } = room.table
    if (!decision) return write(result(session, seat))
    if (trouble) writeError(trouble)
    else {
      write({ type: 'view', position: room.table.position, seat, data: room.view(seat) })
      write(question(room, decision, seat))
    }
    if (trouble?.code === 'taken-over' || trouble?.code === 'in-circles') return
    const line = await lines.next()
    if (line === null) return
    try {
      // While a companion's choice cannot be stored, there is nothing for the program to decide.
      if (trouble) await keepElsewhere(session, line.trim())
      else await answer(session, line.trim())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      writeError(error)
      if (error.code === 'taken-over') return
    }
  }
}

async function answer(session: Session, line: string): Promise<void> {
  const { room, place } = session
  if (line === 'undo') return place.undo()
  if (wantedPlace(line)) return keepElsewhere(session, line)
  if (line === 'why') return write({ type: 'reasons', reasons: place.reasons() })
  if (line === 'cards') return write({ type: 'cards', cards: room.game.texts(room.view(session.looking)) })
  if (line === 'advise') {
    const { counsels, games, close } = await place.advise()
    return write({ type: 'advice', position: room.table.position, counsels, games, close })
  }
  if (!/^\d+$/.test(line)) {
    throw new Refusal(
      'bad-line',
      `A line is the number of an option, "undo", "why", "cards", "advise" or "keep <file>", not ${JSON.stringify(line.slice(0, 80))}.`,
    )
  }
  return place.choose(room.table.position, Number(line))
}

const keep = 'keep '

async function keepElsewhere(session: Session, line: string): Promise<void> {
  const place = wantedPlace(line)
  if (!place)
    throw new Refusal('bad-line', 'The table cannot be stored: send "keep <file>", or close the input.')
  await session.moveTo(place.file, place.replace)
}

/** Where a line wants the table to be stored: "keep <file>", or an object that may allow to replace one. */
function wantedPlace(line: string): { file: string; replace: boolean } | null {
  if (line.startsWith(keep)) return { file: line.slice(keep.length), replace: false }
  try {
    const wanted: unknown = JSON.parse(line)
    if (typeof wanted !== 'object' || wanted === null || !('keep' in wanted)) return null
    if (typeof wanted.keep !== 'string') return null
    return { file: wanted.keep, replace: 'replace' in wanted && wanted.replace === true }
  } catch {
    return null
  }
}

function question(room: Room, { ask, options }: Decision, seat: number): Message {
  const { table, game } = room
  const view = room.view(seat)
  return {
    type: 'decision',
    position: table.position,
    seat,
    prompt: game.words.prompt(ask, view),
    rules: game.words.rules(ask, view),
    options: options.map((option) => ({
      text: game.words.option(option, ask, view),
      group: game.words.group(option, ask, view),
      risk: game.words.risk(option, ask, view)?.text ?? null,
      data: option,
      pieces: game.touches(option, view),
    })),
  }
}

function result({ room, sheets }: Session, seat: number): Message {
  const { table, game, seats } = room
  const { result: outcome, seats: _, ...figures } = table.state.outcome ?? { result: 'open' }
  const view = room.view(seat)
  const scores = scoresOf(table, seats, view)
  return {
    type: 'result',
    outcome,
    text: game.words.outcome(view),
    position: table.position,
    ...figures,
    ...(scores.length > 0 ? { scores } : {}),
    ...(sheets.length > 0 ? { sheets } : {}),
    proven: table.proven,
    seed: table.seed,
    digest: table.fingerprint,
  }
}

function writeError({ code, message }: Refusal): void {
  write({ type: 'error', code, message })
}

function write(message: Message): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
