import { newFate, pick, readConfig, Table, type Decision } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import type { Locator, Page } from '@playwright/test'
import { drop, take } from './drag.ts'
import {
  adventure,
  board,
  decision,
  expect,
  fates,
  nextDecision,
  ninebell,
  position,
  rollPlayer,
  sitDown,
  test,
  watch,
  type Played,
} from './house.ts'
import { pressAll } from './ninebell.ts'

/** A board, and a question at which something can be picked up that leaves only some of the answers. */
interface Board {
  game: Played
  setUp: Readonly<Record<string, unknown>>
  isAsked: (decision: Decision) => boolean
}

const boards: readonly Board[] = [
  { game: adventure, setUp: { players: 2 }, isAsked: ({ ask }) => ask.kind === 'place' },
  { game: watch, setUp: { players: 1 }, isAsked: ({ ask }) => ask.kind === 'placeDie' },
  { game: rollPlayer, setUp: { players: 1 }, isAsked: (it) => diceIn(it, 'place') > 1 },
  { game: fates, setUp: { players: 1, characters: ['amakar'], adventure: 'V1' }, isAsked: keeps },
  { game: ninebell, setUp: { players: 1 }, isAsked: (it) => diceIn(it, 'placeDie') > 1 && hasChoice(it) },
]

/** How many different dice the answers are about. */
function diceIn({ options }: Decision, verb: string): number {
  return new Set(options.flatMap((it) => (it.verb === verb && 'die' in it ? [it.die] : []))).size
}

/** Every die can go to more than one place. */
function hasChoice({ options }: Decision): boolean {
  const dice = options.flatMap((it) => (it.verb === 'placeDie' && 'die' in it ? [it.die] : []))
  return dice.every((die) => dice.indexOf(die) !== dice.lastIndexOf(die))
}

function keeps({ options }: Decision): boolean {
  return options.filter(({ verb }) => verb === 'keep').length > 2
}

/** The answers of somebody who plays at random until the question comes. */
async function answersTo({ game: { id }, setUp, isAsked }: Board, seed: string): Promise<number[]> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const config = readConfig(game, setUp)
  await game.ready?.(config)
  for (let n = 0; n < 40; n++) {
    const table = new Table(game, config, seed)
    const chance = newFate(`${seed} ${n}`)
    const answers: number[] = []
    while (table.decision && answers.length < 400) {
      if (isAsked(table.decision)) return answers
      const option = pick(chance, table.decision.options.length)
      answers.push(option)
      table.choose(option)
    }
  }
  throw new Error(`${id} never asks for it`)
}

const carried = '.piece.carries.usable > .piece-hit'
/** What answers once something is picked: a place, or a button that takes pieces. */
const goals = '.piece.usable:not(.chosen, .carries, .hero, :has(.piece.usable)) > .piece-hit, [data-drop]'

for (const at of boards)
  test(`${at.game.name}: what is picked narrows the list, is put back, and can be dragged to its place`, async ({
    page,
  }) => {
    const { players, ...others } = at.setUp
    const seats = Array.from({ length: Number(players) }, (_, n) => `seat=human:P${n + 1}`)
    const rest = Object.entries(others).map(([option, value]) => `${option}=${String(value)}`)
    await sitDown(page, at.game, [...seats, ...rest, 'seed=hands'].join('&'))
    await pressAll(page, await answersTo(at, 'hands'))
    await expect(board(page).locator(carried).first()).toBeVisible()

    await test.step('by Cancel and by Escape', async () => {
      const list = decision(page).locator('.option')
      const all = await list.count()
      for (const putBack of [async () => cancel(page).click(), async () => page.keyboard.press('Escape')]) {
        await board(page).locator(carried).first().click()
        await expect(cancel(page)).toBeVisible()
        const left = await list.count()
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThan(all)
        await putBack()
        await expect(cancel(page)).toHaveCount(0)
        await expect(list).toHaveCount(all)
      }
    })

    await test.step('where it was, when it is dropped nowhere', async () => {
      const now = await position(page)
      const piece = board(page).locator(carried).first()
      await take(page, piece)
      await expect(cancel(page)).toBeVisible()
      await drop(page, page.getByRole('region', { name: 'Players' }))
      await expect(cancel(page)).toHaveCount(0)
      expect(await position(page)).toBe(now)
      await take(page, piece)
      await expect(cancel(page)).toBeVisible()
      await drop(page, board(page).locator(goals).first())
      expect(await nextDecision(page, now)).toBe(now + 1)
    })
  })

function cancel(page: Page): Locator {
  return decision(page).getByRole('button', { name: 'Cancel' })
}
