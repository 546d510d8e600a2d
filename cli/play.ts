import { existsSync } from 'node:fs'
import path from 'node:path'
import { usualKind } from '@dicehearth/bots'
import { list, Refusal, type Game, type SeatOf } from '@dicehearth/engine'
import { gameIds, loadDrawing } from '@dicehearth/games'
import { claimed, playerAt } from './claim.ts'
import { aboutLater, readSaved, readTable } from './files.ts'
import type { KeptAt } from './keeper.ts'
import { checkNamed } from './named-file.ts'
import { packsIn, person, readSeat, trialGames, tryPacks, type Opening } from '@dicehearth/host'
import { findGame, gameOf, open, readSettings } from './opening.ts'
import { playJsonLines } from './json-lines.ts'
import { Lines } from './lines.ts'
import { progress } from './progress.ts'
import { Session } from './session.ts'
import { lastTable, newPlace, running } from './shelf.ts'
import { TerminalTable } from './table.ts'
import { watchTable } from './watch.ts'

export interface PlayOptions {
  seat: string[]
  set: string[]
  seed?: string
  realDice?: boolean
  load?: string
  save?: string
  replace?: boolean
  continue?: boolean
  takeOver?: boolean
  watch?: boolean
  jsonLines?: boolean
  /** Files of the game's packs, by option key. */
  packs: Record<string, string>
}

/** A table, and how much of its story has been read. */
export interface Sitting {
  session: Session
  read: number
}

export async function play(named: string | undefined, options: PlayOptions): Promise<void> {
  if (options.continue && options.load !== undefined)
    throw new Refusal(
      'bad-value',
      '--continue resumes the last table, --load one from a file: use only one of them.',
    )
  await playAt(options, async (lines) => {
    const game = named ?? (await ask(options, lines))
    return { file: placeOf(game, options), sit: async () => sit(game, options) }
  })
}

/** How a table is joined. */
export type Joining = Pick<PlayOptions, 'takeOver' | 'watch' | 'jsonLines'>

/** Plays a table until its end, or until people leave; its file is null for a new table. */
export async function playAt(
  options: Joining,
  find: (lines: Lines) => Promise<{ file: string | null; sit: () => Promise<Sitting> }>,
): Promise<void> {
  const lines = new Lines(!options.jsonLines && process.stdin.isTTY && process.stdout.isTTY)
  try {
    const { file, sit } = await find(lines)
    if (file === null && options.watch)
      throw new Refusal(
        'nothing-to-watch',
        '--watch needs an existing table: name it with --continue, --load or --save.',
      )
    if (file !== null && (await howToJoin(file, options, lines)) === 'watch')
      return await watchTable(file, lines)
    const { session, read } = await sit()
    if (options.jsonLines) await playJsonLines(session, read, lines)
    else {
      const drawing = await loadDrawing(session.room.game.id)
      await new TerminalTable(session, drawing, read, lines).play()
    }
  } finally {
    lines.close()
  }
}

/** The file of an existing table that would be written to or looked at; null for a new table. */
function placeOf(named: string | undefined, options: PlayOptions): string | null {
  const { load, save } = options
  if (options.watch && (load ?? save) !== undefined) return load ?? save ?? null
  if (options.continue) return lastTable(named)
  return load !== undefined && save !== undefined && isSame(load, save) ? load : null
}

/** A table that is open in another terminal can be watched or taken over. */
async function howToJoin(
  file: string,
  { takeOver, watch }: Joining,
  lines: Lines,
): Promise<'play' | 'watch'> {
  if (watch) return 'watch'
  // What is no table is refused before a note is left beside it.
  readSaved(file)
  const other = playerAt(file)
  if (other === null || takeOver) {
    // From here on the other terminal stores nothing more, so what is read next is complete.
    claimed(file)
    return 'play'
  }
  const where = `"${file}" is being played in another terminal (process ${other}).`
  if (!lines.isScreen)
    throw new Refusal('in-use', `${where} Watch it with --watch, or continue here with --take-over.`)
  for (;;) {
    process.stdout.write(`${where}\n\n  w  watch\n  t  take it over\n  q  leave\n`)
    const line = (await lines.next())?.trim() ?? 'q'
    if (line === 'q') throw new Refusal('left', 'You left the table to the other terminal.')
    if (line === 'w') return 'watch'
    if (line !== 't') continue
    claimed(file)
    return 'play'
  }
}

/** The table that was asked for. */
async function sit(named: string | undefined, options: PlayOptions): Promise<Sitting> {
  const file = options.continue ? lastTable(named) : options.load
  if (file === undefined) return { session: await begin(named ?? '', options), read: 0 }
  checkNothingSet(options)
  const { saved, revision } = readTable(file)
  if (named !== undefined && named !== saved.game)
    throw new Refusal('other-game', `"${file}" is a game of ${saved.game}, not of ${named}.`)
  const seats = otherPlayers(saved.seats, options.seat)
  const place = options.save ?? (options.continue ? file : newPlace(saved.game))
  const isThere = isSame(place, file)
  if (!isThere) checkFree(place, options)
  const game = await gameOf(saved)
  const own = options.continue === true
  const session = await aboutLater(file, async () =>
    Session.resume(game, { ...saved, seats }, placed(place, options, isThere ? revision : undefined), own),
  )
  return { session, read: session.story.length }
}

async function begin(named: string, options: PlayOptions): Promise<Session> {
  const opening = await openAs(await findGame(named), options)
  await opening.game.ready?.(opening.config)
  if (options.save !== undefined) checkFree(options.save, options)
  return Session.begin(opening, placed(options.save ?? newPlace(opening.game.id), options))
}

function placed(file: string, { replace = false }: PlayOptions, revision?: number): KeptAt {
  return { file, replace, ...(revision === undefined ? {} : { revision }) }
}

function isSame(one: string, other: string): boolean {
  return path.resolve(one) === path.resolve(other)
}

/** The flags that describe a new table. */
export type Wanted = Pick<PlayOptions, 'seat' | 'set' | 'seed' | 'realDice' | 'packs'>

/** A new table as the flags describe it; `brought` fills in what they leave open. */
export async function openAs(
  game: Game,
  wanted: Wanted,
  brought: Readonly<Record<string, unknown>> = {},
): Promise<Opening> {
  // As in the page, one person plays with as many companions as is usual.
  const alone = wanted.seat.length === 0
  const settings = {
    ...(alone ? { players: game.seats.usual } : {}),
    ...readSettings(wanted.set),
    ...wanted.packs,
    ...(wanted.realDice ? { dice: 'real' } : {}),
  }
  const opening = open(game, alone ? [person] : wanted.seat, usualKind(game), settings, wanted.seed, brought)
  await tryOut(opening)
  return opening
}

/** Refuses custom cards that get a game stuck. */
async function tryOut({ game, config }: Opening): Promise<void> {
  const packs = packsIn(game, { ...config })
  if (Object.keys(packs).length === 0) return
  const bar = progress(trialGames)
  const trial = tryPacks(game, packs)
  let step = await trial.next()
  for (; !step.done; step = await trial.next()) bar?.update(step.value)
  bar?.stop()
  if (step.value !== null) throw new Refusal('bad-pack', step.value)
}

/** Refuses flags that make sense only for a new table. */
export function checkNothingSet({ seed, set, realDice, packs }: Wanted): void {
  const fixed = [
    ...(seed === undefined ? [] : ['--seed']),
    ...(set.length > 0 ? ['--set'] : []),
    ...(realDice ? ['--real-dice'] : []),
    ...Object.keys(packs).map((key) => `--${key}`),
  ]
  if (fixed.length > 0)
    throw new Refusal('bad-value', `A saved game brings its own seed and set-up: leave out ${list(fixed)}.`)
}

/** Other people or companions may take over seats of a saved game. */
export function otherPlayers(seats: readonly SeatOf[], named: readonly string[]): SeatOf[] {
  return seats.map((seat, i) => (named[i] === undefined ? seat : readSeat(named[i])))
}

/** Looks before anything is done, because setting up a table may take long. */
function checkFree(file: string, { replace = false }: PlayOptions): void {
  if (!replace && existsSync(file)) {
    const how = `To continue the game in it: --load ${file} --save ${file}. To replace it: --replace.`
    throw new Refusal('already-exists', `"${file}" already exists: choose another name for --save. ${how}`)
  }
  checkNamed(file, replace)
}

/** Asks which game, if none was named. */
async function ask(options: PlayOptions, lines: Lines): Promise<string | undefined> {
  if (options.continue || options.load !== undefined) return undefined
  if (!lines.isScreen) throw new Refusal('no-game', `Which game? Choose from: ${gameIds.join(', ')}.`)
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
    process.stdout.write('\nWhich number? (q to leave)\n')
    const line = await lines.next()
    if (line === null || line.trim() === 'q') throw new Refusal('left', 'No game was chosen.')
    const choice = choices[Number(line) - 1]
    if (choice) return choice.take()
  }
}
