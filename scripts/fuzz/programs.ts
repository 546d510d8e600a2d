import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pick, save, type Fate } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { oneOf } from './damage.ts'
import { tableUnderWay } from './tables.ts'

const program = path.resolve(import.meta.dirname, '..', '..', 'dicehearth')

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

async function run(args: readonly string[], input: string, folder: string): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, DICEHEARTH_HOME: path.join(folder, 'home'), NO_COLOR: '1' },
  })
  // A program that has ended reads no more.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return { code, stdout, stderr }
}

/** Runs a command in a folder of its own. */
async function alone(args: readonly string[], input: string, files: Record<string, string>): Promise<Ended> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dicehearth-fuzz-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    const ended = await run(args, input, folder)
    const { code, stderr } = ended
    if (code === null || code > 2 || /\n\s+at /.test(stderr))
      throw new Error(`${JSON.stringify(args)} ended with ${code}:\n${stderr}`)
    return ended
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const typed = ['0', '1', '2', '7', '99999', '-1', '', 'undo', 'why', 'cards', 'keep x.json', 'keep /no/where']
const nonsense = ['{"option":0}', '0x1', '1e3', '٣', '\u0000', ' 1', 'UNDO', 'keep', '𝔛'.repeat(50)]

/** Types random lines at a JSON-lines table: every line that comes back must be JSON. */
export async function anyLines(chance: Fate): Promise<void> {
  const lines = Array.from({ length: 5 + pick(chance, 60) }, () =>
    pick(chance, 4) > 0 ? String(pick(chance, 6)) : oneOf(chance, [...typed, ...nonsense]),
  )
  const seats = ['human', 'random', 'greedy'].slice(0, 2).flatMap(() => ['--seat', oneOf(chance, kinds)])
  const args = ['play', oneOf(chance, gameIds), '--json-lines', '--seed', String(pick(chance, 999)), ...seats]
  const { code, stdout } = await alone(args, `${lines.join('\n')}\n`, {})
  if (code !== 0) throw new Error(`ended with ${code}`)
  for (const line of stdout.trim().split('\n')) JSON.parse(line)
}

const kinds = ['human', 'human', 'random', 'greedy']
const commands = ['play', 'simulate', 'games', 'rules', 'replay', 'verify', 'campaign', 'sheet', 'story', 'x']
const flags = [
  '--seat',
  '--set',
  '--seed',
  '--load',
  '--save',
  '--continue',
  '--watch',
  '--take-over',
  '--json-lines',
  '--real-dice',
  '--games',
  '--workers',
  '--seats',
  '--json',
  '--at',
  '--find',
  '--coverage',
  '--enemies',
  '--cards',
  '--nonsense',
  '--help',
]
const values = [
  'human',
  'greedy',
  'random,greedy',
  'board=book',
  'players=3',
  '__proto__=x',
  'a=b=c',
  '=',
  '',
  '-1',
  '0',
  '2',
  '1.5',
  'table.json',
  'broken.json',
  'nowhere.json',
  '.',
  'new',
  'list',
  'show',
  'RFA-036',
  'dragon',
  '\u001b[2J',
]

/** Random words on the command line: refused in words, or carried out. */
export async function anyArguments(chance: Fate): Promise<void> {
  const words = [...values, ...gameIds, ...gameIds]
  const args = [
    oneOf(chance, commands),
    ...Array.from({ length: pick(chance, 6) }, () => oneOf(chance, pick(chance, 2) === 0 ? flags : words)),
  ]
  const table = JSON.stringify(save(await tableUnderWay(chance)))
  const { stderr } = await alone(args, 'q\n', { 'table.json': table, 'broken.json': table.slice(0, 99) })
  if (stderr.includes('\u001b')) throw new Error('an escape came through')
}
