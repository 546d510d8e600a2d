import { deal, newFate, pick, readConfig, save, Table, type Game, type Sheet } from '@dicehearth/engine'
import { setAWatch } from '@dicehearth/set-a-watch'
import { asks as adventureAsks } from '../../games/roll-for-adventure/speech/asks.ts'
import { setups as adventures } from '../../games/roll-for-adventure/test/setups.ts'
import { asks as ninebellAsks } from '../../games/roll-player-adventures/speech/asks.ts'
import { asks as rollPlayerAsks } from '../../games/roll-player/speech/asks.ts'
import { setups as heroes } from '../../games/roll-player/test/setups.ts'
import { asks as fatesAsks } from '../../games/rolling-fates/speech/asks.ts'
import { companionSetups, setups as fates } from '../../games/rolling-fates/test/setups.ts'
import type { Watch } from '../../games/set-a-watch/rules/state.ts'
import { asks as watchAsks } from '../../games/set-a-watch/speech/asks.ts'
import { setups as watches } from '../../games/set-a-watch/test/setups.ts'
import { builtHeroes } from './ninebell.ts'
import { errands, marketDay, marsh } from './own-boxes.ts'

type SetUp = Readonly<Record<string, unknown>>

/** The kinds of questions of a game, and the tables at which they come up. */
interface Asked {
  kinds: readonly string[]
  /** The set-up of a table, by its number; a campaign goes on with the party of the one before. */
  setUp: (n: number, party: readonly Sheet[]) => SetUp
  /** The tables to look at first: what they do not have is looked for at all others. */
  first: readonly number[]
}

export const asked: Readonly<Record<string, Asked>> = {
  'roll-for-adventure': {
    kinds: Object.keys(adventureAsks),
    setUp: (n) =>
      n % 4 === 3 ? { ...adventures(n), special: [], enemies: marsh, board: 'sword' } : adventures(n),
    first: [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 20, 24, 118],
  },
  'set-a-watch': {
    kinds: Object.keys(watchAsks),
    setUp: (n) =>
      n % 3 === 0
        ? watches(n)
        : {
            players: 1 + (n % 4),
            difficulty: 'easy',
            edition: n % 3 === 1 ? 'deluxe' : 'base',
            firewood: 'die',
            dice: n % 16 === 1 ? 'real' : 'fate',
          },
    first: [0, 1, 2, 3, 5, 6, 7, 8, 11, 13, 14, 35, 42, 45, 65, 129, 1402, 5303],
  },
  'roll-player': {
    kinds: Object.keys(rollPlayerAsks),
    setUp: heroes,
    first: [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 19, 30, 52, 54],
  },
  'rolling-fates': {
    kinds: Object.keys(fatesAsks),
    setUp: (n) => {
      const setUp = n % 2 === 0 ? fates(n >> 1) : companionSetups(n >> 1)
      return n % 8 > 5 ? { ...setUp, book: errands } : setUp
    },
    first: [0, 1, 2, 3, 6, 8, 20, 61, 111, 132, 200, 217, 729, 1165],
  },
  'roll-player-adventures': {
    kinds: Object.keys(ninebellAsks),
    setUp: (n, party) => {
      const voice = n % 3 === 0 ? 'each' : 'one'
      if (n % 4 === 3) return { voice, book: marketDay }
      if (party.length > 0)
        return {
          voice,
          party,
          company: n % 4 === 2 ? 'changes' : 'stays',
          dice: n % 4 === 1 ? 'real' : 'fate',
        }
      return { voice, ...(n % 8 === 0 ? { mode: 'legendary' } : { heroes: builtHeroes }) }
    },
    first: [],
  },
}

/** So many tables are looked at before a kind of question counts as one that never comes up. */
const most = 3000
/** Games that take longer are left. */
const longest = 3000
/** A question that leaves so much to choose from shows what it is. */
const enough = 3

const people = ['Anna', 'Ben', 'Clementine', 'Dorothea', 'Emil']

/** A question as it came up: the text of a saved game, and how much it leaves to choose from. */
interface Met {
  text: string
  options: number
}

/** Each kind of question, where it first leaves something to choose from, as the text of a saved game. */
export async function everyQuestion(game: Game): Promise<ReadonlyMap<string, string>> {
  const { kinds, setUp, first } = asked[game.id]
  const met = new Map<string, Met>()
  let party: readonly Sheet[] = []
  if (game.id === setAWatch.id) walk(fullGraveyard(), met)
  for (const n of [...first, ...Array.from({ length: most }, (_, n) => n)]) {
    if (kinds.every((kind) => met.has(kind))) break
    const laid = setUp(n, party)
    const config = readConfig(game, laid)
    await game.ready?.(config)
    const table = new Table(game, config, `questions ${n}`)
    walk(table, met)
    party = table.decision || laid.book ? [] : (game.handsOn?.(table.state) ?? [])
  }
  return new Map([...met].map(([kind, { text }]) => [kind, text]))
}

/** Hardly ever do two Unhallowed lie in the graveyard while somebody in camp has dice for the rune that seals one. */
function fullGraveyard(): Table<Watch> {
  const config = readConfig(setAWatch, { players: 2, difficulty: 'easy' })
  const start = deal<Watch>(setAWatch, config, 'sealed 0')
  start.graveyard.push(...start.unhallowed.splice(0, 3))
  const table = new Table(setAWatch, config, 'sealed 0', { start })
  table.proven = false
  return table
}

/** Plays a game, always what was played least, and notes the questions. */
function walk(table: Table, met: Map<string, Met>): void {
  const chance = newFate(table.seed)
  const taken = new Map<string, number>()
  const seats = people.slice(0, table.config.players).map((name) => ({ player: 'human', name }))
  while (table.decision && table.position < longest) {
    const { ask, options } = table.decision
    const many = Math.min(options.length, enough)
    if (many > (met.get(ask.kind)?.options ?? 0))
      met.set(ask.kind, { text: JSON.stringify(save(table, seats)), options: many })
    const keys = options.map(({ verb }) => `${ask.kind} ${verb}`)
    const times = keys.map((key) => taken.get(key) ?? 0)
    const least = Math.min(...times)
    const rare = [...options.keys()].filter((option) => times[option] === least)
    const option = rare[pick(chance, rare.length)]
    taken.set(keys[option], least + 1)
    table.choose(option)
  }
}
