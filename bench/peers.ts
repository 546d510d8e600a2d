import { companion } from '@dicehearth/bots'
import { deal, newFate, pick, readConfig, Run, Table } from '@dicehearth/engine'
import { playByHand } from './ladder-by-hand.ts'
import { ladder, type Ladder, type Put } from './ladder.ts'
import { perSecond, rounded, worked, type Figure } from './measure.ts'
import { loadPeer, peerName } from './peer.ts'

type Choose = (options: number) => number
type Play = (games: number, choose: Choose) => number
type Bot = (standing: { player: number; dice: number[]; boards: number[][] }) => Promise<number>

interface Peer {
  playByClient: Play
  playByReducer: Play
  botThatPlays: (iterations: number) => Bot
}

/** One small dice game, written for both engines and by hand, measured in the same run. */
export async function* figures(): AsyncGenerator<Figure> {
  const { playByClient, playByReducer, botThatPlays } = (await loadPeer('ladder.ts')) as Peer
  const peer = peerName()
  const table = rate(playTables, 4_000)
  const client = rate(playByClient, 60, 3)
  yield ['a table with its journal: moves a second', rounded(table)]
  yield [`${peer}, its client with its log: moves a second`, rounded(client)]
  yield ['ratio', `${rounded(table / client)} times`]
  const run = rate(playRuns, 20_000)
  const reducer = rate(playByReducer, 60, 3)
  yield ['a bare run: moves a second', rounded(run)]
  yield [`${peer}, its bare reducer: moves a second`, rounded(reducer)]
  yield ['ratio', `${rounded(run / reducer)} times`]
  const hand = rate(playByHand, 20_000)
  yield ['by hand, without an engine: moves a second', rounded(hand)]
  yield ['ratio of a bare run to it (the limit is 1)', rounded(run / hand)]
  yield* botFigures(peer, botThatPlays)
}

/** Its bot plays so many random games to their end for a move. */
const itsGames = 16
const matches = 20

/** Games played ahead a second, from the same question; then matches in which neither may think longer than the other. */
async function* botFigures(peer: string, botThatPlays: Peer['botThatPlays']): AsyncGenerator<Figure> {
  const bot = botThatPlays(itsGames)
  const ours = perSecond(() => playAhead(2_000))
  const begun = worked()
  const moves = 20
  for (let n = 0; n < moves; n++) await bot(standingOf(new Table(ladder, readConfig(ladder, {}), 'ahead')))
  const theirs = (itsGames * moves) / ((worked() - begun) / 1000)
  yield ['random games to the end on imagined tables, a second', rounded(ours)]
  yield [`${peer}, its bot: random games to the end, a second`, rounded(theirs)]
  yield ['ratio', `${rounded(ours / theirs)} times`]
  const { won, time, itsTime } = await playMatches(bot)
  yield [`a thoughtful companion against that bot, ${matches} games`, `wins ${won}`]
  yield ['its thinking beside that of the bot', `${rounded(time / itsTime)} times as long`]
}

function playAhead(games: number): number {
  const here = new Table(ladder, readConfig(ladder, {}), 'ahead').fork()
  const chance = newFate('ahead')
  for (let n = 0; n < games; n++) {
    const run = here.fork({ bare: true })
    run.imagine(0, chance)
    while (run.decision) run.choose(pick(chance, run.decision.options.length))
  }
  return games
}

function standingOf(table: Table): Parameters<Bot>[0] {
  const { active, dice, boards } = table.state as Ladder
  return { player: active, dice, boards }
}

async function playMatches(bot: Bot): Promise<{ won: number; time: number; itsTime: number }> {
  let won = 0
  let time = 0
  let itsTime = 0
  for (let n = 0; n < matches; n++) {
    const table = new Table(ladder, readConfig(ladder, {}), `match ${n}`)
    const mine = n % 2
    const own = companion('thoughtful', `match ${n}`)
    while (table.decision) {
      const { ask, options } = table.decision
      const begun = worked()
      if (ask.seat === mine) {
        table.choose(own(table, mine))
        time += worked() - begun
      } else {
        const column = await bot(standingOf(table))
        table.choose(options.findIndex((it) => (it as Put).column === column))
        itsTime += worked() - begun
      }
    }
    won += Number(table.state.outcome?.seat === mine)
  }
  return { won, time, itsTime }
}

function rate(play: Play, games: number, runs = 5): number {
  const chance = newFate('peers')
  return perSecond(() => play(games, (options) => pick(chance, options)), runs)
}

function playRuns(games: number, choose: Choose): number {
  const config = readConfig(ladder, {})
  let moves = 0
  for (let n = 0; n < games; n++) {
    const run = new Run(ladder, deal(ladder, config, `game ${n}`))
    for (; run.decision; moves++) run.choose(choose(run.decision.options.length))
  }
  return moves
}

function playTables(games: number, choose: Choose): number {
  const config = readConfig(ladder, {})
  let moves = 0
  for (let n = 0; n < games; n++) {
    const table = new Table(ladder, config, `game ${n}`)
    for (; table.decision; moves++) table.choose(choose(table.decision.options.length))
  }
  return moves
}
