import { existsSync } from 'node:fs'
import path from 'node:path'
import { Refusal, type Game, type SeatOf } from '@dicehearth/engine'
import { gameIds, loadDrawing } from '@dicehearth/games'
import { about, readSaved } from './files.ts'
import { person, readPlayer, type Opening } from '@dicehearth/host'
import { findGame, open, readSettings } from './opening.ts'
import { playJsonLines } from './json-lines.ts'
import { Lines } from './lines.ts'
import { Session } from './session.ts'
import { lastTable, newPlace, running } from './shelf.ts'
import { TerminalTable } from './table.ts'

export interface PlayOptions {
  seat: string[]
  set: string[]
  seed?: string
  realDice?: boolean
  load?: string
  save?: string
  continue?: boolean
  jsonLines?: boolean
  /** Files of the game's packs, by the keys of their options. */
  packs: Record<string, string>
}

/** A table, and how much of its story is known already. */
export interface Sitting {
  session: Session
  read: number
}

export async function play(named: string | undefined, options: PlayOptions): Promise<void> {
  await playAt(async (lines) => sit(named ?? (await ask(options, lines)), options), options)
}

/** Plays a table until its end, or until people leave it. */
export async function playAt(
  sit: (lines: Lines) => Promise<Sitting>,
  { jsonLines = false }: { jsonLines?: boolean },
): Promise<void> {
  const lines = new Lines(!jsonLines && process.stdin.isTTY && process.stdout.isTTY)
  try {
    const { session, read } = await sit(lines)
    if (jsonLines) await playJsonLines(session, read, lines)
    else {
      const drawing = await loadDrawing(session.room.game.id)
      await new TerminalTable(session, drawing, read, lines).play()
    }
  } finally {
    lines.close()
  }
}

/** The table that was asked for. */
async function sit(named: string | undefined, options: PlayOptions): Promise<Sitting> {
  const file = options.continue ? lastTable(named) : options.load
  if (file === undefined) return { session: await begin(named ?? '', options), read: 0 }
  checkNothingSet(options)
  const saved = readSaved(file)
  if (named !== undefined && named !== saved.game)
    throw new Refusal('other-game', `"${file}" is a game of ${saved.game}, not of ${named}.`)
  const seats = otherPlayers(saved.seats, options.seat)
  const place = options.save ?? (options.continue ? file : newPlace(saved.game))
  if (place !== file) checkFree(place)
  const game = await findGame(saved.game)
  const own = options.continue === true
  const session = about(file, () => Session.resume(game, { ...saved, seats }, { file: place }, own))
  return { session, read: session.story.length }
}

async function begin(named: string, options: PlayOptions): Promise<Session> {
  const opening = openAs(await findGame(named), options)
  if (options.save !== undefined) checkFree(options.save)
  return Session.begin(opening, { file: options.save ?? newPlace(opening.game.id) })
}

/** How the flags of a command want a table to be. */
export type Wanted = Pick<PlayOptions, 'seat' | 'set' | 'seed' | 'realDice' | 'packs'>

/** A new table as it is wanted; what the flags do not say is taken from what is brought along. */
export function openAs(game: Game, wanted: Wanted, brought: Readonly<Record<string, unknown>> = {}): Opening {
  const settings = {
    ...brought,
    ...readSettings(wanted.set),
    ...wanted.packs,
    ...(wanted.realDice ? { dice: 'real' } : {}),
  }
  const seats = wanted.seat.length > 0 ? wanted.seat : [person]
  return open(game, seats, 'greedy', settings, wanted.seed)
}

export function checkNothingSet({ seed, set, packs }: Wanted): void {
  if (seed === undefined && set.length === 0 && Object.keys(packs).length === 0) return
  throw new Refusal('bad-value', 'A saved game brings its own seed and set-up: leave --seed and --set away.')
}

/** Other people or companions may go on with a saved game. */
export function otherPlayers(seats: readonly SeatOf[], named: readonly string[]): SeatOf[] {
  return seats.map((seat, i) => (named[i] === undefined ? seat : { player: readPlayer(named[i]) }))
}

/** A file that is no saved game is never written over. */
function checkFree(file: string): void {
  if (!existsSync(file)) return
  try {
    readSaved(file)
  } catch {
    throw new Refusal('bad-file', `"${file}" exists and is no saved game: choose another name for --save.`)
  }
}

/** Nobody said which game: a person is asked. */
async function ask(options: PlayOptions, lines: Lines): Promise<string | undefined> {
  if (options.continue || options.load !== undefined) return undefined
  if (!lines.isScreen) throw new Refusal('no-game', `Which game? There are: ${gameIds.join(', ')}.`)
  const last = running().at(-1)
  const games = await Promise.all(gameIds.map(findGame))
  const choices = [
    ...games.map(({ id, name }) => ({ text: name, take: (): string | undefined => id })),
    ...(last
      ? [
          {
            text: `Continue ${path.basename(last, '.json')}`,
            take: (): undefined => void (options.continue = true),
          },
        ]
      : []),
  ]
  process.stdout.write('\nDicehearth\n\n')
  choices.forEach(({ text }, i) => process.stdout.write(`  ${i + 1}  ${text}\n`))
  for (;;) {
    process.stdout.write('\nWhich number? (q leaves)\n')
    const line = await lines.next()
    if (line === null || line.trim() === 'q') throw new Refusal('left', 'No game was chosen.')
    const choice = choices[Number(line) - 1]
    if (choice) return choice.take()
  }
}
