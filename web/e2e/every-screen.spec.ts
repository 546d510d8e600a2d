import { companion } from '@dicehearth/bots'
import { readConfig, save, Table } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import type { Page } from '@playwright/test'
import { curtain, decision, ending, expect, games, test, walkTo, type Played } from './house.ts'
import { faults } from './measure.ts'

type Size = readonly [width: number, height: number]

const sizes: readonly Size[] = [
  [360, 740],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
]
const onItsSide: Size = [844, 390]
/** One of each form that a table has. */
const forms: readonly Size[] = [[390, 844], onItsSide, [1280, 720]]

/** A game up to a decision or to its end, as the text of a file. */
interface Moment {
  about: string
  text: string
}

const people = ['Anna', 'Ben', 'Clementine', 'Dorothea']

/** Plays a game: the moments that lay the most on the table, and the first question of each kind. */
async function played(
  { id, looksDifferentAt }: Played,
  setUp: Readonly<Record<string, unknown>>,
): Promise<{ longest: Moment; late: Moment; end: Moment; questions: Moment[] }> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const config = readConfig(game, setUp)
  await game.ready?.(config)
  const table = new Table(game, config, 'screens')
  const think = companion('greedy', 'screens')
  const asked: { about: string; options: number }[] = []
  while (table.decision) {
    const { ask, options } = table.decision
    asked.push({ about: ask.kind, options: options.length })
    // A question to anybody is answered by the first who can.
    table.choose(think(table, options[0].seat))
  }
  const seats = people.slice(0, config.players).map((name) => ({ player: 'human', name }))
  const at = (position: number): Moment => {
    const then = new Table(game, config, 'screens')
    for (const choice of table.choices.slice(0, position)) then.choose(choice)
    return { about: asked[position]?.about ?? 'the end', text: JSON.stringify(save(then, seats)) }
  }
  const most = Math.max(...asked.map(({ options }) => options))
  const kinds = [...new Set(asked.map(({ about }) => about))].filter(
    (about) => looksDifferentAt?.includes(about) ?? true,
  )
  return {
    longest: at(asked.findIndex(({ options }) => options === most)),
    late: at(Math.floor(asked.length * 0.8)),
    end: at(asked.length),
    questions: kinds.map((kind) => at(asked.findIndex(({ about }) => about === kind))),
  }
}

/** Enough for a table to fill. */
const aWhile = 120

/** Tables in the middle of play, at which everybody of the box sits once: whoever can be picked is picked only once. */
async function everybody({ id, everybody }: Played): Promise<Moment[]> {
  const game = await loadGame(id)
  if (!game || !everybody) return []
  const { tables, picks: [ask, many] = ['', 0] } = everybody
  const met = new Set<string>()
  const moments: Moment[] = []
  for (let n = 0; n < tables.length || met.size < many; n++) {
    if (n > tables.length + many) throw new Error(`${id}: only ${[...met].join(', ')}`)
    const before = met.size
    const config = readConfig(game, tables[n % tables.length])
    await game.ready?.(config)
    const table = new Table(game, config, `everybody ${n}`)
    const think = companion('greedy', 'screens')
    for (let at = 0; table.decision && at < aWhile; at++) {
      const { decision } = table
      const [{ seat }] = decision.options
      const names = decision.options.map((option) =>
        game.words.option(option, decision.ask, table.view(seat)),
      )
      const fresh = decision.ask.kind === ask ? names.findIndex((name) => !met.has(name)) : -1
      const option = fresh < 0 ? think(table, seat) : fresh
      if (decision.ask.kind === ask) met.add(names[option])
      table.choose(option)
    }
    if (n >= tables.length && met.size === before) continue
    const seats = people.slice(0, config.players).map((name) => ({ player: 'human', name }))
    moments.push({ about: `table ${n + 1} of everybody`, text: JSON.stringify(save(table, seats)) })
  }
  return moments
}

async function sitDownAt(page: Page, { text }: Moment): Promise<void> {
  // The page is loaded once: from one table to the next one walks.
  if (page.url().startsWith('http')) await walkTo(page, '/')
  else await page.goto('/')
  await page
    .getByLabel('Open a saved game')
    .setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const table = decision(page).locator('.option').or(ending(page))
  await table.or(curtain(page)).first().waitFor()
  if (await curtain(page).isVisible()) await curtain(page).click()
  await table.first().waitFor()
}

/** Takes one open table through these sizes and measures it at each. */
async function measure(
  page: Page,
  moment: Moment,
  at: readonly Size[],
  text: 'normal' | 'larger',
): Promise<string[]> {
  const found: string[] = []
  await page.evaluate((size) => (document.documentElement.dataset.text = size), text)
  for (const [width, height] of at) {
    await page.setViewportSize({ width, height })
    // The page lays itself out, and what scrolls tells what is out of sight, by the second frame.
    await page.evaluate(
      async () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    const seen = await page.evaluate(faults)
    found.push(...seen.map((fault) => `${moment.about}, ${width}×${height}, ${text} text: ${fault}`))
  }
  return found
}

/** Whether anything that is asked for can be seen, if it lies on the table at all, and the board keeps to its place. */
function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const frame = document.querySelector('.frame')
    const around = frame?.closest('.surface')
    const scrolls = frame && getComputedStyle(frame).overflowY !== 'visible'
    if (scrolls && around && frame.getBoundingClientRect().top < around.getBoundingClientRect().top - 2)
      return false
    // A page of a story is read from its beginning.
    if (document.querySelector('.frame.telling:not(.tab-map)')) return true
    const wanted = [...document.querySelectorAll('.frame .piece.usable')].filter((it) => it.checkVisibility())
    if (wanted.length === 0) return true
    const seen = await new Promise<IntersectionObserverEntry[]>((done) => {
      const observer = new IntersectionObserver(done)
      for (const piece of wanted) observer.observe(piece)
    })
    return seen.some(({ intersectionRatio }) => intersectionRatio > 0.5)
  })
}

/** Measures tables at all sizes, with both sizes of text. */
async function measureAll(page: Page, moments: readonly Moment[]): Promise<string[]> {
  const found: string[] = []
  for (const moment of moments) {
    await sitDownAt(page, moment)
    found.push(...(await measure(page, moment, sizes, 'normal')))
    found.push(...(await measure(page, moment, sizes, 'larger')))
  }
  return found
}

// A trace would record the page at every one of a hundred sizes.
test.use({ trace: 'off' })

for (const game of games) {
  test(`${game.name}: at a table for two nothing is covered, cut or too small, on any screen`, async ({
    page,
  }) => {
    test.slow()
    const { longest, end } = await played(game, { players: 2 })
    expect(await measureAll(page, [longest, end])).toEqual([])
  })

  test(`${game.name}: at a crowded table nothing is either, whatever is asked, and that is in sight`, async ({
    page,
  }) => {
    test.slow()
    const { longest, late, questions } = await played(game, game.crowded)
    const found = await measureAll(page, [longest, late])
    for (const [n, moment] of questions.entries()) {
      // On a phone on its side there is the least room; the other forms take turns.
      const opened = n % 2 === 0 ? [onItsSide] : [onItsSide, forms[n % forms.length]]
      for (const [width, height] of opened) {
        await page.setViewportSize({ width, height })
        await sitDownAt(page, moment)
        await expect.poll(() => isInSight(page), `${moment.about}, ${width}×${height}`).toBe(true)
      }
      found.push(...(await measure(page, moment, sizes, 'normal')))
    }
    expect(found).toEqual([])
  })

  if (game.everybody)
    test(`${game.name}: whoever sits there, nothing is either`, async ({ page }) => {
      test.slow()
      const found: string[] = []
      for (const moment of await everybody(game)) {
        await sitDownAt(page, moment)
        found.push(...(await measure(page, moment, sizes, 'normal')))
      }
      expect(found).toEqual([])
    })
}
