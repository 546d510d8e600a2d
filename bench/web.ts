import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { gameIds, loadGame } from '@dicehearth/games'
import lighthouse, { desktopConfig, type Config, type Flags } from 'lighthouse'
import { findBrowser } from '../scripts/browser.mjs'
import { rounded, type Figure } from './measure.ts'
import { throwFigures } from './throw.ts'

const port = 4610
const debugging = 4611
const home = `http://127.0.0.1:${port}`
const assets = new URL('../web/dist/assets/', import.meta.url)
const answersMeasured = 20
const slowdown = 4
const looksTaken = 3
const questionsThoughtAbout = 6

/** The page: its script size, its response time on a slow machine, and its Lighthouse scores. */
export async function* figures(): AsyncGenerator<Figure> {
  const profile = mkdtempSync(path.join(tmpdir(), 'dicehearth-bench-'))
  const server = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = spawn(
    findBrowser(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${debugging}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  try {
    await answered(home)
    await answered(`http://127.0.0.1:${debugging}/json/version`)
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${debugging}`)
    const page = await connection.contexts()[0].newPage()
    yield* pageFigures(page)
    await connection.close()
  } finally {
    await ended(server)
    await ended(browser)
    rmSync(profile, { recursive: true, force: true })
  }
}

async function* pageFigures(page: Page): AsyncGenerator<Figure> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(home, { waitUntil: 'networkidle' })
  const first = await scriptsOf(page)
  yield ['first page: script, gzip (at most 100 kB)', weight(first)]
  for (const id of gameIds) {
    const looks = []
    for (let look = 0; look < looksTaken; look++) {
      await sitDown(page, id)
      if (look === 0)
        yield [`${id}: further script for set-up and board, gzip`, weight(await scriptsOf(page), first)]
      looks.push(await answerTimes(page))
    }
    const answers = quickest(looks.map((look) => look.answers))
    const redraws = quickest(looks.map((look) => look.redraws))
    yield [
      `${id}: answer to paint, ${slowdown}× slower processor (under 100 ms)`,
      `median ${rounded(median(answers))} ms, slowest ${rounded(Math.max(...answers))} ms`,
    ]
    yield [
      `${id}: beside its board put up as ready HTML, without rules or React`,
      `${rounded(median(redraws))} ms, ratio ${rounded(median(answers) / median(redraws))}`,
    ]
    if (id === gameIds[0]) yield* throwFigures(page)
    const table = page.url()
    yield await thinkingFigure(page, id)
    // Our own page would use the processor while Lighthouse measures.
    await page.goto('about:blank')
    yield* lighthouseFigures(`${id}: table`, table)
  }
  yield* lighthouseFigures('home', home)
}

/** Opens the same table every time, with people in its usual seats. */
async function sitDown(page: Page, id: string): Promise<void> {
  const people = Array.from({ length: (await loadGame(id))?.seats.usual ?? 0 }, () => 'seat=human')
  await page.goto(`${home}/new/${id}?${people.join('&')}&seed=bench`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('[data-position]').first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
}

/** Of each answer the quickest look at it: whatever disturbs one says nothing about the page. */
function quickest(looks: readonly (readonly number[])[]): number[] {
  return looks[0].map((_, n) => Math.min(...looks.map((times) => times[n])))
}

/** The sizes of scripts by their names. */
type Scripts = ReadonlyMap<string, number>

/** The scripts that the page itself has loaded; those of its workers are in their own lists. */
async function scriptsOf(page: Page): Promise<Scripts> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const names = loaded
    .map((url) => path.basename(new URL(url).pathname))
    // The rules in their worker come beside the page, and nothing that is drawn waits for them.
    .filter((name) => name.endsWith('.js') && !name.startsWith('worker-'))
  return new Map(names.map((name) => [name, gzipSync(readFileSync(new URL(name, assets))).length]))
}

function weight(scripts: Scripts, known?: Scripts): string {
  let bytes = 0
  for (const [name, size] of scripts) if (!known?.has(name)) bytes += size
  return `${rounded(bytes / 1000)} kB`
}

/**
 * From pressing an option to painting the next question, in milliseconds; and what the browser alone takes to
 * put up the same board, because machines differ.
 */
async function answerTimes(page: Page): Promise<{ answers: number[]; redraws: number[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const answers: number[] = []
  const redraws: number[] = []
  while (answers.length < answersMeasured && (await page.locator('.end').count()) === 0) {
    answers.push(await page.evaluate(answerOnce))
    await page.locator('[data-position], .end').first().waitFor({ timeout: 120_000 })
    redraws.push(await page.evaluate(redrawOnce))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { answers, redraws }
}

/** The longest task of the worker of a table, in processor time, while thoughtful companions play with somebody. */
async function thinkingFigure(page: Page, id: string): Promise<Figure> {
  await page.goto(`${home}/new/${id}?seat=human&seat=thoughtful`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Start' }).click()
  const mine = page.locator('[data-position] .option, .end').first()
  await mine.waitFor({ timeout: 120_000 })
  const tasks = await workerTasks(page, async () => {
    for (let n = 0; n < questionsThoughtAbout && (await page.locator('.end').count()) === 0; n++) {
      await page.evaluate(answerOnce)
      await mine.waitFor({ timeout: 120_000 })
    }
  })
  return [
    `${id}: longest task where companions think (at most 50 ms)`,
    `${rounded(Math.max(...tasks))} ms of ${tasks.length} tasks`,
  ]
}

/** An event of Chromium's tracing, as far as it is read here. */
interface Traced {
  name: string
  pid: number
  tid: number
  /** How long it took its thread, in microseconds of processor time. */
  tdur?: number
  args: { name?: string }
}

/** How long each task of the page's workers took meanwhile, in milliseconds. */
async function workerTasks(page: Page, meanwhile: () => Promise<void>): Promise<number[]> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('there is no browser')
  const traced: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => void traced.push(...(value as unknown as Traced[])))
  const traceConfig = { includedCategories: ['toplevel', '__metadata'] }
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  await meanwhile()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const threads = traced.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'DedicatedWorker thread',
  )
  const workers = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
  return traced.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith('RunTask') && tdur !== undefined && workers.has(`${pid} ${tid}`) ? [tdur / 1000] : [],
  )
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
}

/** Runs in the page. */
async function answerOnce(): Promise<number> {
  const asked = document.querySelector('[data-position]')
  const before = asked?.getAttribute('data-position')
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-position] .option')]
  const button = buttons.find((it) => it.offsetParent !== null)
  const begin = performance.now()
  button?.click()
  return new Promise((resolve) => {
    const look = (): void => {
      const now = document.querySelector('[data-position]')?.getAttribute('data-position')
      if (now === before) requestAnimationFrame(look)
      // This frame will show it, so a task after the frame runs once it is painted.
      else setTimeout(() => resolve(performance.now() - begin))
    }
    look()
  })
}

/** Runs in the page: a copy of the board takes its place for a moment. */
async function redrawOnce(): Promise<number> {
  const board = document.querySelector<HTMLElement>('.board')
  const copy = document.createElement('section')
  copy.className = 'board'
  board?.style.setProperty('display', 'none')
  board?.after(copy)
  // A task after a frame runs once that frame is painted.
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const begin = performance.now()
        copy.innerHTML = board?.innerHTML ?? ''
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve(performance.now() - begin)
            copy.remove()
            board?.style.removeProperty('display')
          }),
        )
      }),
    )
  })
}

/** The Lighthouse scores for its two presets: a laptop, and a slow phone on a slow connection. */
async function* lighthouseFigures(name: string, url: string): AsyncGenerator<Figure> {
  yield [`${name}, Lighthouse, laptop (at least 95)`, await scores(url, desktopConfig)]
  yield [`${name}, Lighthouse, phone`, await scores(url)]
}

/** The median of several runs, because a disturbed run says nothing about the page. */
async function scores(url: string, config?: Config): Promise<string> {
  const looks = []
  for (let look = 0; look < looksTaken; look++) {
    const flags: Flags = {
      port: debugging,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // The measured table is stored in the browser.
      disableStorageReset: true,
    }
    const result = await lighthouse(url, flags, config)
    looks.push(Object.values(result?.lhr.categories ?? {}))
  }
  looks.sort(([a], [b]) => (a.score ?? 0) - (b.score ?? 0))
  return looks[Math.floor(looksTaken / 2)]
    .map(({ title, score }) => `${title.toLowerCase()} ${Math.round((score ?? 0) * 100)}`)
    .join(', ')
}

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  throw new Error(`${url} did not answer.`)
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await gone
}
