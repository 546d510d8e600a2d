import { companion, playOut, swiftKinds } from '@dicehearth/bots'
import {
  pick,
  readConfig,
  readSheet,
  readyFor,
  Refusal,
  save,
  Table,
  type Fate,
  type Game,
  type Sheet,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import {
  addBranch,
  addFollower,
  endOf,
  newCampaign,
  readCampaign,
  Room,
  settle,
  setupWith,
  sheetLines,
  tableAt,
  writeCampaign,
  type WholeCampaign,
} from '@dicehearth/host'
import { damaged, garbled, oneOf } from './damage.ts'
import { look, playOn, refusesOrWorks } from './files.ts'
import { anyTable } from './tables.ts'

async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Refusal('unknown-game', `There is no game "${id}" here.`)
  return game
}

/** A finished table of any game, a branch of it, and a table that begins with what it handed on, if that is allowed. */
async function anyCampaign(chance: Fate): Promise<WholeCampaign> {
  const first = await finished(chance)
  const end = endOf(first)
  let campaign = addFollower(newCampaign('road', 'The road', 1), null, first, { id: 'one', when: 2 })
  campaign = settle(campaign, 'one', end)
  const branch = tableAt(first.game, save(first), pick(chance, first.position))
  campaign = addBranch(campaign, 'one', branch, { id: 'two', when: 3, name: 'Otherwise' })
  const tables = [first, branch]
  await refusesOrWorks(async () => {
    const next = await follower(first, end?.handedOn ?? [], chance)
    campaign = addFollower(campaign, 'one', next, { id: 'three', when: 4 })
    tables.push(next)
  })
  return { campaign, tables: tables.map((table) => save(table, seatsOf(table))) }
}

async function follower({ game, config }: Table, sheets: readonly Sheet[], chance: Fate): Promise<Table> {
  const next = readConfig(game, { ...config, ...setupWith(sheets, game) })
  await game.ready?.(next)
  const table = new Table(game, next, 'next')
  for (let n = pick(chance, 20); n > 0 && table.decision; n--)
    table.choose(pick(chance, table.decision.options.length))
  return table
}

function seatsOf({ config }: Table): { player: string }[] {
  return Array.from({ length: config.players }, () => ({ player: 'human' }))
}

async function finished(chance: Fate): Promise<Table> {
  const table = await anyTable(chance)
  const kind = oneOf(chance, swiftKinds)
  playOut(
    table,
    Array.from({ length: table.config.players }, (_, seat) => companion(kind, `${table.seed} ${seat}`)),
  )
  return table
}

/** Damaged campaigns, in their letters or well written again: refused, or whole. */
export async function damagedCampaign(chance: Fate): Promise<void> {
  const whole = await anyCampaign(chance)
  const forged = writeCampaign(damaged(whole, chance) as WholeCampaign)
  const text = pick(chance, 4) === 0 ? garbled(writeCampaign(whole), chance) : forged
  await refusesOrWorks(async () => {
    const read = await readCampaign(text, gameOf)
    const again = await readCampaign(writeCampaign(read), gameOf)
    if (writeCampaign(again) !== writeCampaign(read)) throw new Error('another campaign after exporting it')
    for (const saved of read.tables) {
      const game = await gameOf(saved.game)
      await readyFor(game, saved)
      const room = Room.resume(game, saved)
      await look(room)
      for (let n = 0; n < 5 && !room.over; n++) await playOn(room, chance)
    }
  })
}

/** A sheet that some game hands on or makes up. */
async function anySheet(chance: Fate): Promise<Sheet> {
  for (;;) {
    const game = await gameOf(oneOf(chance, gameIds))
    const made = Object.values(game.setup).flatMap((option) =>
      option.kind === 'sheets' ? (option.atRandom?.(chance) ?? []) : [],
    )
    if (made.length > 0) return oneOf(chance, made)
    if (pick(chance, 20) > 0) continue
    const { handedOn } = endOf(await finished(chance)) ?? { handedOn: [] }
    if (handedOn.length > 0) return oneOf(chance, handedOn)
  }
}

/** Damaged sheets: no sheet, refused by every game that asks for one, or played with. */
export async function damagedSheet(chance: Fate): Promise<void> {
  const whole = await anySheet(chance)
  const text =
    pick(chance, 5) === 0
      ? garbled(JSON.stringify(whole), chance)
      : JSON.stringify({ ...whole, data: damaged(whole.data, chance) })
  await refusesOrWorks(async () => {
    const sheet = readSheet(text)
    sheetLines(sheet.data)
    for (const game of await Promise.all(gameIds.map(gameOf)))
      for (const [key, option] of Object.entries(game.setup))
        if (option.kind === 'sheets')
          await refusesOrWorks(async () => playWith(game, { [key]: [sheet] }, chance))
  })
}

async function playWith(game: Game, given: Record<string, unknown>, chance: Fate): Promise<void> {
  const config = readConfig(game, { ...given, players: 1 + pick(chance, game.seats.max) })
  await game.ready?.(config)
  const seats = Array.from({ length: config.players }, () => ({ player: 'human' }))
  const room = Room.begin({ game, config, seed: 'sheet', seats })
  for (let n = 0; n < 20 && !room.over; n++) {
    await playOn(room, chance)
    const broken = game.broken(room.table.state, room.table.decision)
    if (broken.length > 0) throw new Error(`${broken.join()} with a sheet`)
  }
}
