import { readFileSync } from 'node:fs'
import { companion, playOut } from '@dicehearth/bots'
import { newFate, pick, readConfig, save, Table, type Sheet } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import type { Page } from '@playwright/test'
import { ninebell } from './house.ts'

/** Two heroes as a finished game of Roll Player handed them on. */
export const builtHeroes = JSON.parse(
  readFileSync(
    new URL('../../games/roll-player-adventures/test/roll-player-heroes.json', import.meta.url),
    'utf8',
  ),
) as Sheet[]

/** A way through an adventure: its answers, and what it hands on. */
export interface Walk {
  answers: readonly number[]
  /** A decision in the middle of a combat. */
  inCombat: number
  party: readonly Sheet[]
}

/** A short way through an adventure with a combat in it: the shortest of forty that chance takes. */
export async function shortWalk(setUp: Readonly<Record<string, unknown>>, seed: string): Promise<Walk> {
  const game = await loadGame(ninebell.id)
  if (!game) throw new Error(`no game ${ninebell.id}`)
  const config = readConfig(game, setUp)
  await game.ready?.(config)
  let best: Walk = { answers: Array.from({ length: 2000 }, () => 0), inCombat: 0, party: [] }
  for (let n = 0; n < 40; n++) {
    const table = new Table(game, config, seed)
    const chance = newFate(`${seed} ${n}`)
    const answers: number[] = []
    let inCombat = 0
    while (table.decision && answers.length < best.answers.length) {
      const { ask } = table.decision
      if (ask.kind === 'playCards' && inCombat === 0 && isCombat(game.words.prompt(ask, table.view(0))))
        inCombat = table.position
      const option = pick(chance, table.decision.options.length)
      answers.push(option)
      table.choose(option)
    }
    if (!table.decision && inCombat > 0)
      best = { answers, inCombat, party: game.handsOn?.(table.state) ?? [] }
  }
  return best
}

/** What chance answers until a combat is in its second round, with a slip that tells of the first. */
export async function toSecondRound(
  setUp: Readonly<Record<string, unknown>>,
  seed: string,
): Promise<number[]> {
  const game = await loadGame(ninebell.id)
  if (!game) throw new Error(`no game ${ninebell.id}`)
  const config = readConfig(game, setUp)
  await game.ready?.(config)
  const table = new Table(game, config, seed)
  const chance = newFate(seed)
  const answers: number[] = []
  for (;;) {
    if (!table.decision) throw new Error(`${seed} has no second round`)
    if (game.words.prompt(table.decision.ask, table.view(0)).startsWith('Round 2:')) return answers
    const option = pick(chance, table.decision.options.length)
    answers.push(option)
    table.choose(option)
  }
}

const attic = `# OWN1 The Attic

## MAP
loc A "Attic" at B3
loc B "Cellar" at D5
path A-B
start A
recover A9

## SETUP
The marker stands under the roof.

## BEGIN
Everything was up here all along.

! FOUND; goto A

## A
There is no room for one more thing.

? "Leave it at that" -> THE END
? item
? move

## B
Coal.

? "Up again" -> THE END

## A9
Somebody has put a blanket over you.

! recover each 4; goto A

## THE END
You take the stairs, slowly.
`

/** A table whose party has found seven items, and whose first hero half a dozen cards, as a saved game. */
export async function ladenParty(players: number): Promise<string> {
  const game = await loadGame(ninebell.id)
  if (!game) throw new Error(`no game ${ninebell.id}`)
  const finds = [31, 32, 33, 34, 35, 36, 37].map((item) => `reveal item ${item}`)
  const gifts = ['armor', 'weapon', 'skill', 'trait', 'scroll'].map((deck) => `gain card ${deck}`)
  const book = attic.replace('FOUND', [...finds, ...gifts].join('; '))
  const config = readConfig(game, { players, voice: 'one', book })
  await game.ready?.(config)
  const table = new Table(game, config, 'laden')
  while (table.decision && table.decision.ask.kind !== 'whichWay') table.choose(0)
  return JSON.stringify(save(table, []))
}

/** An adventure of a campaign that companions play: which party sets out, and with which seed. */
export interface Journey {
  adventure: number
  party: readonly Sheet[]
  seed: string
}

const adventures = 11
const tries = 8

/** The later adventures of a campaign of two companions, each in the shortest way of the few that they try. */
export async function companionsCampaign(from: number): Promise<Journey[]> {
  const game = await loadGame(ninebell.id)
  if (!game) throw new Error(`no game ${ninebell.id}`)
  const journeys: Journey[] = []
  let party: readonly Sheet[] = []
  for (let adventure = 1; adventure <= adventures; adventure++) {
    const config = readConfig(game, { players: 2, voice: 'one', party })
    await game.ready?.(config)
    const plays = Array.from({ length: adventure < from ? 1 : tries }, (_, n) => {
      const table = new Table(game, config, `lamp ${n}`)
      playOut(
        table,
        [0, 1].map((seat) => companion('random', `${table.seed} ${seat}`)),
      )
      return table
    })
    const shortest = plays.reduce((best, table) => (table.position < best.position ? table : best))
    journeys.push({ adventure, party, seed: shortest.seed })
    party = game.handsOn?.(shortest.state) ?? []
  }
  return journeys.slice(from - 1)
}

function isCombat(prompt: string): boolean {
  return /^Round \d/.test(prompt)
}

/** Presses the buttons of these answers one after the other, beginning with the decision `from`. */
export async function pressAll(page: Page, answers: readonly number[], from = 0): Promise<void> {
  await page.evaluate(
    async ({ answers, from }) => {
      for (const [n, option] of answers.entries()) {
        const wanted = `.decision[data-position="${from + n}"] [data-option="${option}"]`
        let button = document.querySelector<HTMLButtonElement>(wanted)
        while (!button) {
          await new Promise(requestAnimationFrame)
          button = document.querySelector<HTMLButtonElement>(wanted)
        }
        button.click()
      }
    },
    { answers, from },
  )
}
