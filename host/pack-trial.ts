import {
  anyone,
  deal,
  heard,
  newFate,
  NoAnswer,
  pick,
  Run,
  type Fate,
  type Game,
  type TableEvent,
  type TableState,
} from '@dicehearth/engine'
import { anySetup } from './any-setup.ts'

/** How many games are played, and how many decisions at most if they are long. */
export const trialGames = 200
const mostDecisions = 40_000
/** No game takes nearly this long: one that does will never end. */
const endless = 20_000

/** The packs of a set-up, by their options. */
export type Packs = Readonly<Record<string, unknown>>

export function packsIn(game: Game, given: Packs): Record<string, object | string> {
  return Object.fromEntries(Object.entries(given).filter(isPack(game)))
}

function isPack(game: Game) {
  return (entry: [string, unknown]): entry is [string, object | string] =>
    game.setup[entry[0]]?.kind === 'pack' &&
    (typeof entry[1] === 'string' || (typeof entry[1] === 'object' && entry[1] !== null))
}

/**
 * Plays quick games with custom cards, because cards that are fine one by one may still get a game stuck when they
 * come together. Yields after every game; returns what went wrong, in the words of the table, or null.
 */
export async function* tryPacks(game: Game, packs: Packs): AsyncGenerator<number, string | null> {
  let decisions = 0
  for (let n = 0; n < trialGames && decisions < mostDecisions; n++) {
    // Telling what happens takes longer than playing: the first game is told, and one that gets stuck is told again.
    const trial = new TrialGame(game, packs, n, n === 0)
    const trouble = await trial.play()
    if (trouble !== null) return n === 0 ? trouble : new TrialGame(game, packs, n, true).play()
    decisions += trial.decisions
    yield n + 1
  }
  return null
}

/** How many sentences of the log are quoted to show where a game got stuck. */
const lastSentences = 3

class TrialGame {
  decisions = 0
  private readonly game: Game
  private readonly chance: Fate
  private readonly packs: Packs
  private readonly aloud: boolean
  private readonly said: string[] = []
  private state: TableState | null = null

  constructor(game: Game, packs: Packs, n: number, aloud: boolean) {
    this.game = game
    this.packs = packs
    this.chance = newFate(`trial ${n}`)
    this.aloud = aloud
  }

  /** Plays to the end; returns what went wrong on the way, or null. */
  async play(): Promise<string | null> {
    try {
      return await this.toTheEnd()
    } catch (error) {
      return `A game with these cards gets stuck: ${this.reason(error)}.${this.before()}`
    }
  }

  private async toTheEnd(): Promise<string | null> {
    const { game, chance } = this
    const config = anySetup(game, this.packs, {}, chance)
    await game.ready?.(config)
    const state = deal(game, config, `trial ${pick(chance, 1_000_000)}`)
    this.state = state
    if (this.aloud) state.listener = { event: (event) => this.tell(event, state) }
    const run = new Run(game, state)
    while (run.decision) {
      if (++this.decisions > endless) return `A game with these cards never ends.${this.before()}`
      const broken = game.broken(state, run.decision)
      if (broken.length > 0) return `A game with these cards breaks ${broken.join(', ')}.${this.before()}`
      run.choose(pick(chance, run.decision.options.length))
    }
    return null
  }

  private tell(event: TableEvent, state: TableState): void {
    const { game, said } = this
    const known = heard(game, event, anyone, state)
    const text = known && game.words.event(known, game.view(state, anyone))
    if (text === null) return
    said.push(text)
    if (said.length > lastSentences) said.shift()
  }

  private reason(error: unknown): string {
    if (error instanceof NoAnswer && this.state)
      return `"${this.game.words.prompt(error.ask, this.game.view(this.state, error.ask.seat))}" has no answer`
    return error instanceof Error ? error.message : String(error)
  }

  private before(): string {
    return this.said.length === 0 ? '' : ` Just before: ${this.said.join(' ')}`
  }
}
