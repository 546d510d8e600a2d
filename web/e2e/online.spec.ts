import { anyone, newFate, pick } from '@dicehearth/engine'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  adventure,
  board,
  decision,
  ending,
  expect,
  fates,
  keepNothing,
  known,
  log,
  options,
  test as base,
  type Played,
} from './house.ts'

// Tables over the network: every person has a browser of their own.

interface Person {
  name: string
  page: Page
  context: BrowserContext
}

/** Brings people along; their browsers are closed afterwards. */
const test = base.extend<{ bring: (name: string) => Promise<Person> }>({
  bring: async ({ browser, contextOptions, baseURL }, give) => {
    const people: Person[] = []
    await give(async (name) => {
      const person = await newPerson(browser, name, { ...contextOptions, ...(baseURL ? { baseURL } : {}) })
      people.push(person)
      return person
    })
    await Promise.all(people.map(async ({ context }) => context.close()))
  },
})

async function newPerson(
  browser: Browser,
  name: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<Person> {
  const context = await browser.newContext(options)
  await keepNothing(context)
  return { name, context, page: await context.newPage() }
}

const names = ['Anna', 'Ben', 'Cleo', 'Dan']

async function sayName({ page, name }: Person, go: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: go }).click()
}

/** Opens a table in the page; the result is its code and the links. */
async function openTable(
  host: Person,
  game: Played,
  setUp: string,
): Promise<{ code: string; seat: string; watch: string }> {
  const { page } = host
  await page.goto(`/new/${game.id}?where=network&${setUp}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await sayName(host, 'Open the table')
  const sheet = page.getByRole('dialog', { name: 'People and talk' })
  const code = (await sheet.getByRole('img', { name: /^Code: / }).getAttribute('aria-label')) ?? ''
  const seat = await sheet.getByLabel('Link to a seat').inputValue()
  const watch = await sheet.getByLabel('Link to watch').inputValue()
  await page.keyboard.press('Escape')
  return { code: code.slice('Code: '.length), seat, watch }
}

/** Comes by a code and takes the first free seat. */
async function join(person: Person, code: string): Promise<void> {
  const { page } = person
  await page.goto(`/join#${code}`)
  await sayName(person, 'Come in')
  await page
    .getByRole('button', { name: /^Take this seat/ })
    .first()
    .click()
  await expect(board(page)).toBeVisible()
}

/** The table of as many people as have a seat, with everybody at it. */
async function gather(
  bring: (name: string) => Promise<Person>,
  game: Played,
  setUp = '',
): Promise<{ people: Person[]; watch: string }> {
  const people = await Promise.all(names.map(bring))
  const seats = people.map(() => 'seat=human').join('&')
  const { code, watch } = await openTable(people[0], game, `${seats}&seed=embers${setUp}`)
  for (const person of people.slice(1)) await join(person, code)
  return { people, watch }
}

/** Whoever is asked presses the first button, until the game is over or enough decisions are made. */
async function playTogether(people: readonly Person[], most = Infinity): Promise<void> {
  for (let n = 0; n < most; n++) {
    const asked = await whoIsAsked(people)
    if (!asked) return
    const { page } = asked
    const at = await decision(page).getAttribute('data-position')
    await options(page).first().click()
    const confirm = decision(page).getByRole('button', { name: /^Confirm: / })
    if ((await confirm.count()) > 0) await confirm.press('Enter')
    await expect(decision(page)).not.toHaveAttribute('data-position', String(at))
  }
}

/** The questions that these pages show, which is one as soon as everybody has heard of the last answer. */
async function shown(pages: readonly Page[]): Promise<Set<string | null>> {
  return new Set(await Promise.all(pages.map(async (page) => decision(page).getAttribute('data-position'))))
}

async function haveHeard(pages: readonly Page[]): Promise<void> {
  await expect.poll(async () => (await shown(pages)).size).toBe(1)
}

/** Somebody who has a question before them; null if the game is over. */
async function whoIsAsked(people: readonly Person[]): Promise<Person | null> {
  let found: Person | null | undefined
  await expect
    .poll(
      async () => {
        for (const person of people) {
          if ((await options(person.page).count()) > 0) found = person
          else if ((await ending(person.page).count()) > 0) found = null
          if (found !== undefined) break
        }
        return found
      },
      { intervals: [20] },
    )
    .not.toBeUndefined()
  return found ?? null
}

/** As much of a table as those who answer need. */
interface Seen {
  you: number[]
  decision: { position: number; asked: number[]; options: { seat: number }[] } | null
}

/**
 * Everybody closes the page, each browser plays to the end by the calls for programs, as the guest that it is, and opens
 * the table again.
 */
async function playOut(game: Played, people: readonly Person[], watcher: Person): Promise<void> {
  const pages = [...people, watcher].map(({ page }) => ({ page, address: page.url() }))
  const table = new URL(pages[0].address).pathname.split('/').at(-1) ?? ''
  for (const { page } of pages) await page.goto('about:blank')
  const chance = newFate('play out')
  // Limits are for each address, and other games are played at the same time.
  let calls = known.indexOf(game) << 16
  const headers = (): Record<string, string> => {
    const from = ++calls >> 9
    return { 'x-forwarded-for': `10.9.${from >> 8}.${from & 255}` }
  }
  const look = async ({ page }: Person): Promise<Seen> => {
    const reply = await page.request.get(`/api/tables/${table}`, { headers: headers() })
    expect(reply.status()).toBe(200)
    return (await reply.json()) as Seen
  }
  for (;;) {
    const first = await look(people[0])
    if (!first.decision) break
    const asked = people[first.decision.asked[0]]
    const { you, decision: own } = asked === people[0] ? first : await look(asked)
    if (own?.position !== first.decision.position) continue
    const mine = own.options.flatMap(({ seat }, n) => (seat === anyone || you.includes(seat) ? [n] : []))
    const data = { position: own.position, option: mine[pick(chance, mine.length)] }
    const answer = await asked.page.request.post(`/api/tables/${table}/choices`, {
      headers: headers(),
      data,
    })
    expect(answer.status()).toBe(200)
  }
  for (const { page, address } of pages) await page.goto(address)
}

for (const game of known)
  test(`${game.name}: four browsers finish a game: one reloads, one loses the line, one seat goes to a companion and back, one watches`, async ({
    bring,
  }) => {
    test.setTimeout(900_000)
    // One is played with buttons to its end, the others for a while.
    const few = game === adventure ? 4 : 2
    const { people, watch: watchLink } = await gather(bring, game, game === fates ? '&adventure=V90' : '')
    const [anna, ben, cleo, dan] = people
    const watcher = await bring('Wim')
    await watcher.page.goto(watchLink)
    await expect(board(watcher.page)).toBeVisible()
    await playTogether(people, few)

    // Whatever stood in the log before a reload stands there after it; meanwhile there may be more.
    const told = log(ben.page).locator('[data-line]')
    const lines = await told.allInnerTexts()
    expect(lines.length).toBeGreaterThan(0)
    await ben.page.reload()
    await expect.poll(async () => (await told.allInnerTexts()).slice(0, lines.length)).toEqual(lines)

    // Somebody who is away for a while is told the rest.
    await cleo.context.setOffline(true)
    await expect(cleo.page.getByText('The connection is down')).toBeVisible()
    await cleo.context.setOffline(false)
    await expect(cleo.page.getByText('The connection is down')).toHaveCount(0)
    await playTogether(people, few)

    // A companion keeps a seat, and gives it back.
    await dan.page.getByRole('button', { name: 'People and talk' }).first().click()
    await dan.page.getByRole('button', { name: /^Give it to a companion/ }).click()
    await expect(anna.page.getByText('kept by a companion')).toBeVisible()
    await playTogether(people.slice(0, 3), few)
    await dan.page.getByRole('button', { name: /^Take it back/ }).click()
    await expect(anna.page.getByText('kept by a companion')).toHaveCount(0)
    await dan.page.keyboard.press('Escape')

    // Whoever watches is never asked.
    await expect(options(watcher.page)).toHaveCount(0)
    if (game === adventure) await playTogether(people)
    else await playOut(game, people, watcher)
    for (const { page } of [...people, watcher]) await expect(ending(page)).toBeVisible()
    await expect(options(watcher.page)).toHaveCount(0)
  })

test('whoever listens hears who sits down, what is said, and who goes', async ({ bring }) => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map(bring))
  const { code } = await openTable(anna, adventure, 'seat=human&seat=human&seed=embers')
  await join(ben, code)
  const heard = anna.page.locator('.aside')
  await expect(heard).toHaveText(/^Ben (sits down|is here)\.$/)
  await ben.page.getByRole('button', { name: 'Your call.' }).click()
  await expect(heard).toHaveText('Ben: “Your call.”')
  await ben.page.goto('about:blank')
  await expect(heard).toHaveText('Ben is away.')
})

test('ten tabs of one browser stay live over plain HTTP', async ({ bring }) => {
  const anna = await bring('Anna')
  await openTable(anna, adventure, 'seat=human&seat=random&seed=embers')
  const address = anna.page.url().replace(/\?.*/, '')
  const tabs = [anna.page]
  while (tabs.length < 10) {
    const tab = await anna.context.newPage()
    await tab.goto(address)
    tabs.push(tab)
  }
  const [before] = await shown(tabs)
  await playTogether([anna], 2)
  await haveHeard(tabs)
  expect(await shown(tabs)).not.toContain(before)
  // The last of them answers, and the first one hears of it.
  await playTogether([{ ...anna, page: tabs[9] }], 1)
  await haveHeard(tabs)
})
