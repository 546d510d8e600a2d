import { gameIds, loadGame } from '@dicehearth/games'
import { rollForAdventure } from '@dicehearth/roll-for-adventure'
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { anotherListens, isHeard, listenIn } from './ear.ts'

const { heroes } = rollForAdventure.setup
const heroIds = heroes.kind === 'eachSeat' ? heroes.values.filter((id) => id !== 'dealt') : []

/**
 * Every test fails if the page logs an error or contacts any server but ours. Nothing is kept for playing offline unless
 * a test `keepsBuild`.
 */
export const test = base.extend<{ calm: undefined; keepsBuild: boolean }>({
  keepsBuild: [false, { option: true }],
  calm: [
    // It asks for the page, so that it looks before the page is closed: a request cut off by that is no complaint.
    async ({ page, baseURL, keepsBuild }, use) => {
      const context = page.context()
      await listenIn(context)
      if (!keepsBuild) await keepNothing(context)
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) complaints.push(`asked ${url.href}`)
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Keeps a browser from fetching the whole build for later, which takes longer than most tests. */
export async function keepNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has none.
    if (!('serviceWorker' in navigator)) return
    ServiceWorkerContainer.prototype.register = async () => {
      throw new Error('nothing is kept in this test')
    }
  })
}

export { expect }

export interface Played {
  id: string
  name: string
  /** The set-up that lays the most on the table. */
  crowded: Readonly<Record<string, unknown>>
  /** The questions that change what the board shows; all of them, if left out. */
  looksDifferentAt?: readonly string[]
  /** Tables at which everybody of the box sits once; `picks` is the question in which they are chosen, and how many. */
  everybody?: {
    tables: readonly Readonly<Record<string, unknown>>[]
    picks?: readonly [ask: string, many: number]
  }
}

export const adventure: Played = {
  id: 'roll-for-adventure',
  name: 'Roll for Adventure',
  crowded: {
    players: 4,
    board: 'jewel',
    special: ['dragons', 'phantoms'],
    desert: 'B',
    fortress: 'B',
    forest: 'B',
    iceCave: 'B',
  },
  everybody: {
    tables: [
      { players: 4, heroes: heroIds.slice(0, 4) },
      {
        players: 4,
        heroes: heroIds.slice(4, 8),
        desert: 'B',
        iceCave: 'B',
        special: ['giants'],
        board: 'sword',
      },
      { players: 2, heroes: heroIds.slice(8), fortress: 'B', forest: 'B' },
    ],
  },
}
export const watch: Played = {
  id: 'set-a-watch',
  name: 'Set a Watch',
  crowded: { players: 4, classes: 'picked' },
  looksDifferentAt: [
    'pickClass',
    'chooseRest',
    'placeDie',
    'mapChoose',
    'equipOut',
    'scoutArrange',
    'watchAction',
    'attackDie',
    'abilityTarget',
    'orderCards',
    'summonCard',
    'restRefresh',
    'exhaustCard',
  ],
  everybody: { tables: [{ players: 4, classes: 'picked', edition: 'deluxe' }], picks: ['pickClass', 8] },
}
export const rollPlayer: Played = {
  id: 'roll-player',
  name: 'Roll Player',
  crowded: { players: 4 },
  looksDifferentAt: [
    'sheet',
    'class',
    'familiar',
    'startDie',
    'sortDie',
    'initiative',
    'place',
    'market',
    'skillEffect',
    'huntTarget',
    'huntBefore',
    'banishFiend',
    'hire',
    'combatAfter',
    'last',
  ],
  everybody: { tables: [{ players: 4 }], picks: ['class', 24] },
}
export const fates: Played = {
  id: 'rolling-fates',
  name: 'Rolling Fates',
  crowded: { players: 4, characters: ['amakar', 'leyana', 'akara', 'karath'], adventure: 'V1' },
  looksDifferentAt: ['continue', 'choice', 'fate', 'act', 'payment', 'target', 'spell', 'turnTo'],
  everybody: {
    tables: ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'].map((adventure) => ({ players: 4, adventure })),
    picks: ['pickCharacter', 8],
  },
}
export const ninebell: Played = {
  id: 'roll-player-adventures',
  name: 'Roll Player Adventures',
  crowded: { players: 4, voice: 'one' },
  looksDifferentAt: ['whichWay', 'whichPath', 'buildPool', 'placeDice', 'restXp', 'guild', 'market'],
  everybody: { tables: [{ players: 4, voice: 'one' }], picks: ['chooseHero', 12] },
}

/** Games with a guide and dice of their own. */
export const known: readonly Played[] = [adventure, watch, rollPlayer, fates, ninebell]

/** Every game of the house; of one that is not named above, the table with the most players. */
export const games: readonly Played[] = await Promise.all(
  gameIds.map(async (id) => known.find((it) => it.id === id) ?? unknownGame(id)),
)

async function unknownGame(id: string): Promise<Played> {
  const game = await loadGame(id)
  return { id, name: game?.name ?? id, crowded: { players: game?.seats.max } }
}

/**
 * What is the same in every game (keys, the shell around a board) is tested with a whole game of the first one, and
 * with a dozen decisions of each of the others.
 */
export function enough(game: Played): number {
  return game === games[0] ? Infinity : 12
}

const twoPeople = 'seat=human:Anna&seat=human:Ben'

/** The game on the home page. */
export function cover(page: Page, { name }: Played): Locator {
  return page.getByRole('article', { name, exact: true })
}

export function decision(page: Page): Locator {
  return page.getByRole('region', { name: 'Decision' })
}

export function board(page: Page): Locator {
  return page.getByRole('region', { name: 'Table' })
}

export function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Table log' })
}

export function ending(page: Page): Locator {
  return page.getByRole('heading', { name: /Victory|Defeat|The game is over/ })
}

/** The visible options. */
export function options(page: Page): Locator {
  return decision(page).locator('.option:visible')
}

/** Sets up a table and starts; two people unless the set-up says otherwise. */
export async function sitDown(page: Page, { id }: Played, setUp = ''): Promise<void> {
  await page.goto(`/new/${id}?${setUp.includes('seat=') ? setUp : `${twoPeople}&${setUp}`}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await options(page).first().waitFor()
}

/** Goes elsewhere in the same page, as a link does. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const stops = 150
  for (let tabs = 0; tabs < stops; tabs++) {
    await page.keyboard.press('Tab')
    const found = await wanted.evaluateAll((all) => all.some((it) => it === document.activeElement))
    if (found) return
  }
  throw new Error(`not reached by Tab: ${wanted.toString()}`)
}

/** The number of the open decision. */
export async function position(page: Page): Promise<number> {
  await expect(decision(page)).toHaveAttribute('data-position')
  return Number(await decision(page).getAttribute('data-position'))
}

/** The button of whoever takes the device behind the curtain. */
export function curtain(page: Page): Locator {
  return page.getByRole('button', { name: /^I am .*: show the table$/ })
}

/** Waits until the next decision at this screen is heard, and lifts a curtain before it; null if the game is over. */
export async function nextDecision(page: Page, after: number): Promise<number | null> {
  await page.locator(`[data-position]:not([data-position="${after}"]), .end, .curtain`).first().waitFor()
  if (await curtain(page).isVisible()) {
    await anotherListens(page)
    await curtain(page).press('Enter')
  }
  await isHeard(page)
  const next = page.locator(`[data-position]:not([data-position="${after}"]), .end`).first()
  const at = await next.getAttribute('data-position')
  return at === null ? null : Number(at)
}

export type Answer = (page: Page, position: number) => Promise<void>

/** Presses the first button. */
export const press: Answer = async (page) => options(page).first().click()

/** Presses a different button each time, so that more of the game is seen. */
export const pressAny: Answer = async (page, at) => {
  const seen = options(page)
  await seen.nth(at % (await seen.count())).click()
}

/** Answers until the game is over or enough decisions are made. */
export async function play(page: Page, answer: Answer = press, most = Infinity): Promise<void> {
  let at: number | null = await position(page)
  for (let n = 0; n < most && at !== null; n++) {
    await answer(page, at)
    // A losing move asks for confirmation.
    const confirm = decision(page).getByRole('button', { name: /^Confirm: / })
    if ((await confirm.count()) > 0) await confirm.press('Enter')
    at = await nextDecision(page, at)
  }
}
