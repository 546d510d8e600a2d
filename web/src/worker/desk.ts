import { companionWords, kindsFor, usualKind } from '@dicehearth/bots'
import {
  capital,
  type Game,
  type Problem,
  readConfig,
  readyFor,
  Refusal,
  resume,
  save,
  type SeatOf,
  type SetupOption,
  type Sheet,
  Table,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import {
  addFollower,
  chapterOf,
  packsIn,
  person,
  readKept,
  setupWith,
  reviewOf,
  tryPacks,
  type Chapter,
  type Review,
} from '@dicehearth/host'
import { addChapter, findCampaign } from '../table/campaigns.ts'
import { addTable, findTable } from '../table/store.ts'
import { tellPage } from './rpc.ts'

/** A set-up option, ready to be shown. */
export interface Field {
  key: string
  label: string
  kind: SetupOption['kind']
  about: string
  values: readonly { value: string; name: string; tells: string }[]
  usual: string
  /** Its values stand side by side, each with its picture. */
  shelf?: true
  /** Which kind of sheets it takes. */
  sheet?: string
  /** What is in the file of a pack. */
  file?: 'json' | 'text'
}

/** Where a new table belongs: a campaign, and the chapter that it follows. */
export interface CampaignPlace {
  campaign: string
  after: string | null
}

export interface Form {
  game: string
  name: string
  seats: Game['seats']
  fields: readonly Field[]
  companions: readonly { kind: string; name: string; tells: string }[]
  /** Which of them sits down where nobody was chosen. */
  usualCompanion: string
  /** The name of the campaign that the table is for. */
  campaign: string | null
  /** What comes from the previous chapter: the sheets that it hands on, and the packs that it was played with. */
  brought: Readonly<Record<string, readonly Sheet[] | object | string>>
}

export interface Judged {
  problems: readonly Problem[]
  advice: string | null
}

export type Given = Readonly<Record<string, unknown>>

/** The wanted set-up. */
export interface Wanted {
  game: string
  given: Given
  seed: string
  seats: SeatOf[]
  takebacks: boolean
  /** Its place in a campaign, if any. */
  place?: CampaignPlace | null
}

export async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game)
    throw new Refusal('unknown-game', `There is no game "${id}" here. Choose from: ${gameIds.join(', ')}.`)
  return game
}

/** Creates tables: lists the set-up options, checks a set-up, and stores the new table. */
export const desk = {
  async form(id: string, place: CampaignPlace | null = null): Promise<Form> {
    const game = await gameOf(id)
    const { name, seats, setup } = game
    const campaign = place && (await findCampaign(place.campaign))
    const before = campaign && place?.after ? chapterOf(campaign, place.after) : null
    return {
      game: id,
      name,
      seats,
      companions: kindsFor(game).map((kind) => ({ kind, ...companionWords[kind] })),
      usualCompanion: usualKind(game),
      fields: Object.entries(setup).map(field),
      campaign: campaign?.name ?? null,
      brought: before ? { ...(await packsOf(before, game)), ...handedOnTo(before, game) } : {},
    }
  },

  /** Why this set-up is not allowed, or else how hard it is; throws if it cannot even be read. */
  async judge(id: string, given: Given): Promise<Judged> {
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
    const config = readConfig(judge, given)
    return { problems: found, advice: found.length > 0 ? null : (game.advice?.(config) ?? null) }
  },

  /** Plays quick games with custom cards and counts them to the page; returns what went wrong, or null. */
  async tryPacks(id: string, packs: Given): Promise<string | null> {
    const trial = tryPacks(await gameOf(id), packs)
    for (;;) {
      const step = await trial.next()
      if (step.done) return step.value
      tellPage(step.value)
    }
  },

  /** Looks at a finished game again, and tells the page how far it is. */
  async review(text: string): Promise<Review | null> {
    const saved = readKept(text)
    const game = await gameOf(saved.game)
    await readyFor(game, saved)
    const steps = reviewOf(game, saved)
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      tellPage(step.value)
    }
  },

  async create({ game: id, given, seed, seats, takebacks, place }: Wanted): Promise<string> {
    const game = await gameOf(id)
    const config = readConfig(game, given)
    await game.ready?.(config)
    const table = new Table(game, config, seed)
    const saved = save(table, seats)
    const how = { takebacks, guided: false }
    if (!place) return addTable(saved, null, how)
    return addChapter(place.campaign, { saved, outcome: null, how }, (campaign, id) =>
      addFollower(campaign, place.after, table, { id, when: Date.now() }),
    )
  },

  /** A guided first game: fixed dice, every seat at this screen. */
  async guided(id: string): Promise<string> {
    const game = await gameOf(id)
    const guide = await game.guide?.()
    if (!guide) throw new Refusal('no-guide', `${game.name} has no guided first game.`)
    const config = readConfig(game, guide.setup)
    await game.ready?.(config)
    const seats = Array.from({ length: config.players }, () => ({ player: person }))
    return addTable(save(new Table(game, config, guide.seed), seats), null, { takebacks: true, guided: true })
  },

  /** Adds a saved game as a new table; one that continues from a replay is for practice. */
  async load(text: string, practice = false): Promise<string> {
    const saved = readKept(text)
    const game = await gameOf(saved.game)
    await readyFor(game, saved)
    const { table, notice } = resume(game, saved)
    const { outcome } = table.state
    const how = { takebacks: true, guided: false, notice, practice: practice || outcome !== null }
    return addTable(save(table, saved.seats), outcome, how)
  },
}

function handedOnTo({ ended }: Chapter, game: Game): Record<string, readonly Sheet[]> {
  return setupWith(ended?.handedOn ?? [], game)
}

async function packsOf(before: Chapter, game: Game): Promise<ReturnType<typeof packsIn>> {
  const table = before.game === game.id ? await findTable(before.id) : undefined
  return table ? packsIn(game, { ...table.head.config }) : {}
}

function field([key, option]: [string, SetupOption]): Field {
  const { kind, label, about } = option
  const bare = { key, label, kind, about, values: [], usual: '' }
  if (kind === 'pack') return { ...bare, file: option.file }
  if (kind === 'sheets') return { ...bare, sheet: option.sheet }
  return {
    ...bare,
    values: option.values.map((value) => ({
      value,
      name: option.names[value] ?? capital(value),
      tells: option.tells[value] ?? '',
    })),
    usual: kind === 'some' ? '' : option.usual,
    ...(option.shelf ? { shelf: true } : {}),
  }
}
