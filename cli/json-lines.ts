import { Refusal } from '@dicehearth/engine'
import type { Lines } from './lines.ts'
import type { Session } from './session.ts'

/**
 * The same table for programs: one JSON object a line, and one option number (or "undo") a line in return. Games that
 * were loaded begin with the decision that is open.
 */
export async function playJsonLines(session: Session, told: number, lines: Lines): Promise<void> {
  const { table, story } = session
  const tell = (): void => {
    told = Math.min(told, story.length)
    for (; told < story.length; told++) {
      const { position, text, event } = story[told]
      write({ type: 'event', position, text, data: event })
    }
  }
  for (;;) {
    const seat = session.untilPerson()
    tell()
    if (!table.decision) return write(result(session, seat))
    write(decision(session, seat))
    const line = await lines.next()
    if (line === null) return
    try {
      answer(session, line.trim())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      write({ type: 'error', code: error.code, message: error.message })
    }
  }
}

function answer(session: Session, line: string): void {
  if (line === 'undo') return session.undo()
  if (!/^\d+$/.test(line)) {
    throw new Refusal(
      'bad-line',
      `A line is the number of an option or "undo", not ${JSON.stringify(line.slice(0, 80))}.`,
    )
  }
  session.choose(Number(line))
}

function decision({ table }: Session, seat: number): object {
  const { game, decision } = table
  const view = table.view(seat)
  if (!decision) return {}
  const { ask, options } = decision
  return {
    type: 'decision',
    position: table.position,
    seat,
    prompt: game.words.prompt(ask, view),
    rules: game.words.rules(ask, view),
    options: options.map((option) => ({
      text: game.words.option(option, ask, view),
      group: game.words.group(option, ask, view),
      data: option,
    })),
  }
}

function result({ table }: Session, seat: number): object {
  const { result: outcome, ...figures } = table.state.outcome ?? { result: 'open' }
  return {
    type: 'result',
    outcome,
    text: table.game.words.outcome(table.view(seat)),
    position: table.position,
    ...figures,
    seed: table.seed,
    digest: table.fingerprint,
  }
}

function write(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
