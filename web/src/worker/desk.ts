import { companionKinds, type CompanionKind } from '@dicehearth/bots'
import {
  capital,
  type Game,
  type Problem,
  readConfig,
  Refusal,
  resume,
  save,
  type SeatOf,
  type SetupOption,
  Table,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { person, readKept } from '@dicehearth/host'
import { addTable } from '../table/store.ts'

/** A choice of the host, ready to be shown. */
export interface Field {
  key: string
  label: string
  kind: SetupOption['kind']
  about: string
  values: readonly { value: string; name: string; tells: string }[]
  usual: string
}

export interface Form {
  game: string
  name: string
  seats: Game['seats']
  fields: readonly Field[]
  companions: readonly CompanionKind[]
}

export type Given = Readonly<Record<string, unknown>>

/** How a table is wanted. */
export interface Wanted {
  game: string
  given: Given
  seed: string
  seats: SeatOf[]
  takebacks: boolean
}

export async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game)
    throw new Refusal('unknown-game', `There is no game "${id}" here. There are: ${gameIds.join(', ')}.`)
  return game
}

/** Where tables are ordered: what can be set, what is forbidden, and a place for the new table. */
export const desk = {
  async form(id: string): Promise<Form> {
    const { name, seats, setup } = await gameOf(id)
    return { game: id, name, seats, companions: companionKinds, fields: Object.entries(setup).map(field) }
  },

  /** What forbids this set-up; throws when it cannot even be read. */
  async problems(id: string, given: Given): Promise<Problem[]> {
    const game = await gameOf(id)
    let found: Problem[] = []
    const { name, seats, setup } = game
    const judge = {
      name,
      seats,
      setup,
      problems(config: Parameters<Game['problems']>[0]): Problem[] {
        found = game.problems(config)
        return []
      },
    }
    readConfig(judge, given)
    return found
  },

  async create({ game: id, given, seed, seats, takebacks }: Wanted): Promise<string> {
    const game = await gameOf(id)
    const table = new Table(game, readConfig(game, given), seed)
    return addTable(save(table, seats), { takebacks, guided: false })
  },

  /** A guided first game: fixed dice, every seat at this screen. */
  async guided(id: string): Promise<string> {
    const game = await gameOf(id)
    const guide = await game.guide()
    const config = readConfig(game, guide.setup)
    const seats = Array.from({ length: config.players }, () => ({ player: person }))
    return addTable(save(new Table(game, config, guide.seed), seats), { takebacks: true, guided: true })
  },

  /** The table of a saved game, as a new table here. */
  async load(text: string): Promise<string> {
    const saved = readKept(text)
    const { table, notice } = resume(await gameOf(saved.game), saved)
    return addTable(save(table, saved.seats), { takebacks: true, guided: false, notice })
  },
}

function field([key, option]: [string, SetupOption]): Field {
  const { kind, label, about } = option
  if (kind === 'pack' || kind === 'sheets') return { key, label, kind, about, values: [], usual: '' }
  return {
    key,
    label,
    kind,
    about,
    values: option.values.map((value) => ({
      value,
      name: option.names[value] ?? capital(value),
      tells: option.tells[value] ?? '',
    })),
    usual: kind === 'some' ? '' : option.usual,
  }
}
