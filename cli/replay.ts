import {
  anyone,
  commitmentOf,
  list,
  Refusal,
  replay,
  wordsIn,
  type Saved,
  type Table,
} from '@dicehearth/engine'
import { loadDrawing } from '@dicehearth/games'
import { namesOf, withNames } from '@dicehearth/host'
import { about, readSaved } from './files.ts'
import { gameOf } from './opening.ts'
import { harmless, hasColours, painted } from './paint.ts'

/** Replays a saved game up to its end or to one of its decisions, and shows the table there. */
export async function replayFile(file: string, { at }: { at?: string }): Promise<void> {
  const saved = readSaved(file)
  const until = readPosition(saved, at)
  const game = await gameOf(saved)
  const names = namesOf(saved.seats)
  const story: { position: number; text: string }[] = []
  const { table, difference } = about(file, () =>
    replay(game, saved, (event, position, table) => {
      const text = game.words.event(event, withNames(table.view(anyone), names))
      if (text !== null) story.push({ position, text })
    }),
  )
  if (difference && difference.position < until)
    throw new Refusal('tampered', `${file}: This saved game does not replay: ${difference.text}.`)
  if (until < table.position) table.rewind(until)
  for (const { position, text } of story)
    if (position <= until) process.stdout.write(`${position}  ${harmless(text)}\n`)
  process.stdout.write('\n')
  await showTable(table, withNames(table.view(anyone), names))
}

async function showTable({ game, decision }: Table, view: unknown): Promise<void> {
  const drawing = await loadDrawing(game.id)
  for (const line of drawing?.draw(view, decision, process.stdout.columns ?? 80) ?? [])
    process.stdout.write(`${painted(line, hasColours(process.stdout))}\n`)
  const last = decision ? game.words.prompt(decision.ask, view) : game.words.outcome(view)
  process.stdout.write(`\n${harmless(last)}\n`)
}

function readPosition({ choices }: Saved, at: string | undefined): number {
  const position = at === undefined ? choices.length : Number(at)
  if (Number.isInteger(position) && position >= 0 && position <= choices.length) return position
  throw new Refusal('bad-value', `--at must be a decision from 0 to ${choices.length}, not "${at}".`)
}

/** Checks that a saved game replays to its digest, and its dice to what was promised, or names the first difference. */
export async function verifyFile(file: string, { commitment }: { commitment?: string }): Promise<void> {
  const saved = readSaved(file)
  const game = await gameOf(saved)
  const { table, difference } = about(file, () => replay(game, saved))
  const problem = difference
    ? `${file} does not replay. First difference: ${difference.text}.`
    : commitment === undefined
      ? null
      : notAsPromised(file, saved, commitment)
  if (problem !== null) {
    process.stdout.write(`${problem}\n`)
    process.exitCode = 1
    return
  }
  process.stdout.write(`${file} replays: ${table.position} choices, digest ${table.fingerprint}.\n`)
  const secret = aboutSecret(saved)
  if (secret !== null) process.stdout.write(`${secret}\n`)
}

/** Why the dice of a saved game are not those that a table promised at its start; null if they are. */
function notAsPromised(file: string, { seed, config }: Saved, commitment: string): string | null {
  const found = commitmentOf(seed)
  if (found === null)
    return `${file}: its dice come from a seed that people may have known, not from a secret.`
  if (found !== commitment.trim().toLowerCase())
    return `${file}: its dice come from another secret than was promised. The SHA-256 of this one is ${found}.`
  return config.script === undefined && config.dice === 'fate'
    ? null
    : `${file}: not all of its dice come from the secret.`
}

function aboutSecret({ seed, config }: Saved): string | null {
  const commitment = commitmentOf(seed)
  if (commitment === null || config.script !== undefined || config.dice === 'real') return null
  const words = wordsIn(seed)
  const added =
    words.length === 0 ? '' : ` and the players' ${words.length === 1 ? 'word' : 'words'} ${list(words)}`
  return `Every die and card comes from a secret${added}. If the table showed this SHA-256 at its start, nobody changed the secret since: ${commitment}.`
}
