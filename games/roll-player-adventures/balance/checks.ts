import { newFate, pick, shuffle, type Fate, type Sheet } from '@dicehearth/engine'
import type { Expert } from '@dicehearth/engine'
import { openBox } from '../content/box.ts'
import { attributes } from '../content/dice.ts'
import { ninebell } from '../content/pack.ts'
import { marketDecks, type Level } from '../content/printed.ts'
import { expert } from '../mind/expert/index.ts'
import { rollPlayerAdventures } from '../index.ts'
import { guide } from '../guide.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import { partySheet, type PartyData } from '../rules/party-sheet.ts'
import type { Party } from '../rules/state.ts'
import { played } from './table.ts'

/** The checks of one kind of party, by its place in the list. */
export interface Checks {
  kind: 'checks'
  trial: number
}

export interface Tried extends Checks {
  /** In percent, for the rows I to IV. */
  passed: readonly number[]
}

interface Trial {
  name: string
  players: number
  /** That each player holds. */
  cards: number
  bonusPlays: number
  /** Dice of chosen colours that are bought for the roll. */
  buys: number
  /** What the ledger measured, for the rows I to IV. */
  ledger: readonly number[]
}

// prettier-ignore
/** The parties of the ledger's calibration. Four players play one card each, and one more for every bonus play. */
export const trials: readonly Trial[] = [
  { name: '20 cards, five plays, no bought die', players: 4, cards: 5, bonusPlays: 1, buys: 0, ledger: [88, 56, 40, 23] },
  { name: '20 cards, five plays, one bought die', players: 4, cards: 5, bonusPlays: 1, buys: 1, ledger: [94, 60, 46, 31] },
  { name: '20 cards, five plays, two bought dice', players: 4, cards: 5, bonusPlays: 1, buys: 2, ledger: [94, 79, 58, 39] },
  { name: '28 cards, six plays, three bought dice', players: 4, cards: 7, bonusPlays: 2, buys: 3, ledger: [96, 86, 83, 69] },
  { name: '10 cards, five plays, two bought dice', players: 2, cards: 5, bonusPlays: 1, buys: 2, ledger: [82, 62, 33, 16] },
  { name: '5 cards, five plays, two bought dice', players: 1, cards: 5, bonusPlays: 1, buys: 2, ledger: [70, 40, 15, 6] },
]

const levels: readonly Level[] = ['I', 'II', 'III', 'IV']
/** How often every row is played. */
const times = 20
/** Enough stamina in every row for the dice that are bought. */
const score = 4

const rows = ninebell.skills.flatMap(({ name }) => levels.map((level) => ({ name, level })))

/** A book that offers every row of the skillbook as a choice. */
const book = [
  '# ADV1 The Skillbook',
  '## MAP\nloc A "Here" at A1\nloc B "There" at B1\npath A-B\nstart A\nrecover A30',
  `## BEGIN\n${rows.map(({ name, level }, n) => `? "${name} ${level}" -> ${labelOf(n)}`).join('\n')}`,
  ...rows.map(({ name, level }, n) => `## ${labelOf(n)}\ncheck ${name} ${level}\npass -> B\nfail -> B`),
  '## B\n! goto THE END',
  '## A30\n! goto THE END',
  '## THE END\nDone.',
].join('\n\n')

function labelOf(n: number): string {
  return `${'CDEFGHIJKLMNOPQ'[Math.floor(n / levels.length)]}${1 + (n % levels.length)}`
}

const game = rollPlayerAdventures(openBox(ninebell, [book]), async () => guide)

export async function playChecks({ trial }: Checks): Promise<Tried> {
  const passed = levels.map(() => 0)
  for (const [row, { level }] of rows.entries())
    for (let n = 0; n < times; n++)
      if (await isPassed(trials[trial], row, `check ${trial} ${row} ${n}`)) passed[levels.indexOf(level)]++
  const all = times * ninebell.skills.length
  return { kind: 'checks', trial, passed: passed.map((it) => Math.round((100 * it) / all)) }
}

async function isPassed(trial: Trial, row: number, seed: string): Promise<boolean> {
  const setup = { players: trial.players, party: [anyParty(trial, newFate(seed))] }
  const quick = expert({ buys: trial.buys })
  const player: Expert<Party, AdventureAsk, AdventureOption> = {
    answer: (t, decision, chance) =>
      decision.ask.kind === 'whichWay' ? row : quick.answer(t, decision, chance),
  }
  let passed = false
  const hears = (event: AdventureEvent): void => {
    if (event.type === 'trialEnds') passed = event.won
  }
  await played(game, setup, seed, player, hears, ({ stage }) => stage === 'guild')
  return passed
}

/** Heroes of different colours with any cards of the market. */
function anyParty({ players, cards, bonusPlays }: Trial, chance: Fate): Sheet<PartyData> {
  const deck = shuffle(
    chance,
    marketDecks.flatMap((name) => ninebell.market[name].map(({ id }) => id)),
  )
  const colours = shuffle(chance, [...new Set(ninebell.classes.map(({ colour }) => colour))])
  const heroes = colours.slice(0, players).map((colour, n) => {
    const classes = ninebell.classes.filter((it) => it.colour === colour)
    const { name } = classes[pick(chance, classes.length)]
    return {
      name: `Hero ${n + 1}`,
      people: ninebell.peoples[0],
      class: name,
      portrait: ninebell.heroes[n].name,
      health: 16,
      scores: attributes.map(() => score),
      cards: deck.slice(n * cards, (n + 1) * cards),
    }
  })
  const purse = { gold: 0, xp: 0, favor: [5, 5, 5], mastery: 0, bonusCards: 0, titles: [] }
  const campaign = {
    done: 0,
    deaths: 0,
    sidequest: false,
    combatDice: 3,
    bonusLimit: bonusPlays,
    storyteller: 0,
  }
  return {
    sheet: partySheet,
    version: 1,
    name: 'A party',
    data: { legendary: false, heroes, ...purse, ...campaign },
  }
}
