import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { newFate, pick, type Fate } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { readKept, type Campaign } from '@dicehearth/host'

const program = path.resolve(import.meta.dirname, '..', '..', 'dicehearth')

/** The only campaign of a home. */
const road = path.join('campaigns', 'road')
/** The longest time between an answer and the kill, in milliseconds: storing one takes a few. */
const longest = 30
/** Answers before the fatal one. */
const mostBefore = 5

interface Heard {
  type: string
  position?: number
  options?: unknown[]
}

/** Where the killed tables are kept: each for itself, or in a campaign. */
export type Kept = 'alone' | 'in a campaign'

/** A program at a table that will be killed. */
class Victim {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly lines: AsyncIterator<string>

  constructor(args: readonly string[], home: string) {
    this.child = spawn(program, [...args, '--json-lines'], {
      env: { ...process.env, DICEHEARTH_HOME: home },
    })
    this.child.stdin.on('error', () => undefined)
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()
  }

  /** The next decision or the result; null if there is none. */
  async next(): Promise<Heard | null> {
    for (;;) {
      const line = await this.lines.next()
      if (line.done) return null
      const heard = JSON.parse(line.value) as Heard
      if (heard.type === 'decision' || heard.type === 'result') return heard
    }
  }

  say(option: number): void {
    this.child.stdin.write(`${option}\n`)
  }

  async kill(): Promise<void> {
    const { child } = this
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
}

/** What a killed terminal left: its table, the choices that were acknowledged, and the one that was being stored. */
interface Left {
  home: string
  known: number[]
  pending: number
}

/** Kills terminals at random moments; throws if an acknowledged choice is lost, or one is made twice. */
export async function killTerminals(
  kept: Kept,
  kills: number,
  seed: string,
  tell: (n: number) => void,
): Promise<void> {
  const chance = newFate(seed)
  const house = mkdtempSync(path.join(tmpdir(), 'dicehearth-kills-'))
  try {
    let left: Left | null = null
    for (let n = 0; n < kills;) {
      left = await killOne(kept, left, house, chance)
      // A game that came to its end was not killed.
      if (left) tell(++n)
    }
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

async function killOne(kept: Kept, left: Left | null, house: string, chance: Fate): Promise<Left | null> {
  const home = left?.home ?? newHome(kept, house)
  const victim = new Victim(left ? goingOn[kept] : newTable(kept, chance), home)
  try {
    let asked = await victim.next()
    const known = left ? checked(left, asked) : []
    for (let before = pick(chance, mostBefore + 1); asked?.type === 'decision'; before--) {
      const option = pick(chance, asked.options?.length ?? 1)
      victim.say(option)
      if (before === 0) {
        await new Promise((resolve) => setTimeout(resolve, pick(chance, longest)))
        await victim.kill()
        return { home, known, pending: option }
      }
      asked = await victim.next()
      known.push(option)
    }
    return null
  } finally {
    await victim.kill()
  }
}

const goingOn: Readonly<Record<Kept, readonly string[]>> = {
  alone: ['play', '--continue'],
  'in a campaign': ['campaign', 'play', 'road'],
}

function newHome(kept: Kept, house: string): string {
  const home = mkdtempSync(path.join(house, 'home-'))
  const env = { ...process.env, DICEHEARTH_HOME: home }
  if (kept === 'in a campaign') spawnSync(program, ['campaign', 'new', 'Road'], { env })
  return home
}

function newTable(kept: Kept, chance: Fate): string[] {
  const game = gameIds[pick(chance, gameIds.length)]
  const at = kept === 'alone' ? ['play'] : goingOn[kept]
  return [...at, game, '--seat', 'human', '--seat', 'human', '--seed', `kill ${pick(chance, 1_000_000)}`]
}

/** The choices that are stored: all that were acknowledged, and perhaps the one that was being stored. */
function checked({ home, known, pending }: Left, asked: Heard | null): number[] {
  const stored = storedIn(home)
  const wanted = [known, [...known, pending]].map((choices) => choices.join())
  if (!wanted.includes(stored.join()))
    throw new Error(`acknowledged ${wanted[0]}, answered ${pending}, but stored ${stored.join()}`)
  if (asked?.type === 'decision' && asked.position !== stored.length)
    throw new Error(`resumed at ${asked.position} instead of ${stored.length}`)
  const drafts = ['tables', road]
    .flatMap((shelf) => filesIn(home, shelf))
    .filter((name) => name.endsWith('.tmp'))
  if (drafts.length > 0) throw new Error(`left behind: ${drafts.join()}`)
  checkRecord(home, asked)
  return stored
}

/** The choices of the only table there, which may be over; there may be sheets beside it that it handed on. */
function storedIn(home: string): number[] {
  const texts = ['tables', 'finished', road].flatMap((shelf) =>
    filesIn(home, shelf)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(path.join(home, shelf, name), 'utf8')),
  )
  const table = texts.find((text) => text.startsWith('{"format":'))
  // Killed before the new table was stored.
  return table === undefined ? [] : readKept(table).choices
}

/** A campaign lists its table, and how it ended as soon as it is opened again. */
function checkRecord(home: string, asked: Heard | null): void {
  const book = path.join(home, road, 'campaign.json')
  if (!existsSync(book)) return
  const { chapters } = JSON.parse(readFileSync(book, 'utf8')) as Campaign
  if (chapters.length !== 1) throw new Error(`the campaign lists ${chapters.length} tables`)
  if (asked?.type === 'result' && !chapters[0].ended) throw new Error('the campaign does not know the end')
}

function filesIn(home: string, shelf: string): string[] {
  const folder = path.join(home, shelf)
  return existsSync(folder) ? readdirSync(folder) : []
}
