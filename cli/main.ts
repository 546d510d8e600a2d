import { Command, CommanderError } from 'commander'
import { list, Refusal } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import type { ChapterOptions } from './campaign-play.ts'
import type { Flags, Kept } from './hosting.ts'
import type { ChronicleOptions } from './chronicle.ts'
import { fileKeys } from './opening.ts'
import { harmless } from './paint.ts'
import type { PlayOptions } from './play.ts'
import type { SimulateOptions } from './simulate.ts'

/** Exit code for refused input. */
const badInput = 2

const collect = (value: string, earlier: string[]): string[] => [...earlier, value]

/** Adds the flags that say where a server keeps its tables. */
function kept(command: Command): Command {
  return command
    .option('--data <folder>', 'where the tables are (DICEHEARTH_HOME, or ~/.dicehearth)')
    .option('--database-url <address>', 'the PostgreSQL where they are instead (DATABASE_URL)')
}

async function program(args: readonly string[]): Promise<Command> {
  const flags = await packFlags(args)
  const packs = flags.map(({ key }) => key)

  const dicehearth = new Command('dicehearth')
    .description('Dice-adventure board games on one table.')
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(`${harmless(text.trim().replaceAll('\n', ' '))}\n`),
    })

  dicehearth
    .command('games')
    .description('list the games with their seats and options')
    .option('--json', 'as JSON')
    .action(async (options: { json?: boolean }) => (await import('./games.ts')).listGames(options))

  /** Adds the flags that set up a table. */
  const setting = (command: Command): Command => {
    command
      .option(
        '--seat <player>',
        'human, random, greedy, quick, thoughtful, wise, bold or careful, with a name if you like (human:Anna); once for each seat',
        collect,
        [],
      )
      .option('--set <key=value>', 'an option of the game (see: dicehearth games)', collect, [])
      .option('--seed <text>', 'the same seed and choices give the same game')
      .option('--real-dice', 'roll your own dice and enter what they show')
      .option('--watch', 'watch a table that is being played in another terminal')
      .option('--take-over', 'continue a table here that is open in another terminal')
      .option('--json-lines', 'the same table for programs: one JSON object per line')
    for (const { key, about } of flags) command.option(`--${key} <file>`, about)
    return command
  }

  setting(dicehearth.command('play'))
    .description('play at a table in this terminal')
    .argument('[game]')
    .option('--load <file>', 'continue a saved game')
    .option('--save <file>', 'keep the game in this file')
    .option('--replace', 'let --save replace a file that is there already')
    .option('--continue', 'continue the last table that you left')
    .action(async (game: string | undefined, options: Omit<PlayOptions, 'packs'>) => {
      const { play } = await import('./play.ts')
      await play(game, { ...options, packs: picked(options, packs) })
    })

  const simulate = dicehearth
    .command('simulate')
    .description('let companions play many games')
    .argument('<game>')
    .option('--games <n>', 'how many games (100, or at most 20000 with --until-covered)')
    .option(
      '--seats <players>',
      'random, greedy, quick, thoughtful, wise, bold or careful for each seat, such as random,greedy; a single one takes every seat',
    )
    .option('--set <key=value>', 'an option of the game (see: dicehearth games)', collect, [])
    .option('--seed <text>', 'the same seed gives the same games', 'dicehearth')
    .option('--workers <n>', 'how many games are played at the same time')
    .option('--until-covered', 'vary set-ups until every hero, card, place and branch has acted')
    .option('--json', 'as JSON')
  for (const { key, about } of flags) simulate.option(`--${key} <file>`, about)
  simulate.action(async (game: string, options: Omit<SimulateOptions, 'packs'>) => {
    const { simulate } = await import('./simulate.ts')
    await simulate(game, { ...options, packs: picked(options, packs) })
  })

  dicehearth
    .command('replay')
    .description('show how a saved game went')
    .argument('<file>')
    .option('--at <n>', 'only up to this decision')
    .action(async (file: string, options: { at?: string }) => {
      await (await import('./replay.ts')).replayFile(file, options)
    })

  dicehearth
    .command('review')
    .description('look at a finished game again: how likely the win was, and what decided it')
    .argument('<file>')
    .option('--json', 'as JSON')
    .action(async (file: string, options: { json?: boolean }) => {
      await (await import('./review.ts')).reviewFile(file, options)
    })

  dicehearth
    .command('verify')
    .description('prove that a saved game replays to its digest, die by die')
    .argument('<file>')
    .option(
      '--commitment <sha256>',
      'what a table on a server showed at its start: prove that its dice kept to it',
    )
    .action(async (file: string, options: { commitment?: string }) => {
      await (await import('./replay.ts')).verifyFile(file, options)
    })

  dicehearth
    .command('rules')
    .description('show the rules of a game')
    .argument('<game>')
    .argument('[id]', 'one rule, such as RFA-036')
    .option('--find <text>', 'only the rules that contain this text')
    .option('--coverage', 'every rule with the tests that name it')
    .action(async (game: string, id: string | undefined, options: { find?: string; coverage?: boolean }) => {
      await (await import('./rules.ts')).showRules(game, id, options)
    })

  kept(dicehearth.command('serve'))
    .description('serve the page, and tables that people share over the network (docs/hosting.md)')
    .option('--port <n>', 'the port (PORT, or 4000)')
    .option('--host <name>', 'the address to listen on (HOST, or localhost); 0.0.0.0 for other machines too')
    .option('--public-url <address>', 'the address that people use, behind a proxy (PUBLIC_URL)')
    .action(async (options: Flags) => {
      await (await import('./hosting.ts')).serveTables(options)
    })
  kept(dicehearth.command('backup'))
    .description('copy everything that a server keeps into one file, while people play (docs/hosting.md)')
    .argument('<file>')
    .option('--replace', 'even if that file is there already')
    .action(async (file: string, options: Kept & { replace?: boolean }) => {
      await (await import('./hosting.ts')).backUpTables(file, options)
    })
  kept(dicehearth.command('restore'))
    .description('fill the empty place of a server from a backup')
    .argument('<file>')
    .action(async (file: string, options: Kept) => {
      await (await import('./hosting.ts')).restoreTables(file, options)
    })

  const story = dicehearth
    .command('story')
    .description('storybooks: check and draw them (docs/storybooks.md)')

  story
    .command('check')
    .description('report what is wrong with storybooks, with line and column')
    .argument('<file...>')
    .option('--forbidden <file>', 'words that must not occur, one per line')
    .option('--pack <file>', 'a pack whose cards the books may name')
    .option('--style', 'how the books read: speech, rhythms and counts, beside what they should be')
    .action(async (files: string[], options: { forbidden?: string; pack?: string; style?: boolean }) => {
      await (await import('./story.ts')).checkStories(files, options)
    })

  story
    .command('names')
    .description('the names in storybooks that occur once, and those that look alike')
    .argument('<file...>')
    .action(async (files: string[]) => {
      ;(await import('./story.ts')).listNames(files)
    })

  story
    .command('graph')
    .description('draw the entries of a storybook and the links between them as SVG')
    .argument('<file>')
    .option('--dot', 'for Graphviz instead')
    .option('-o, --out <file>', 'write it to this file')
    .option('--replace', 'even if that file is there already')
    .action(async (file: string, options: { dot?: boolean; out?: string; replace?: boolean }) => {
      await (await import('./story.ts')).drawStory(file, options)
    })

  const campaign = dicehearth
    .command('campaign')
    .description('campaigns: tables in a chain, each starting with what the last one handed on')
  campaign
    .command('list')
    .description('list your campaigns')
    .action(async () => (await import('./campaign.ts')).listCampaigns())
  campaign
    .command('new')
    .description('start a campaign')
    .argument('<name>')
    .action(async (name: string) => (await import('./campaign.ts')).beginCampaign(name))
  campaign
    .command('show')
    .description('show the tables of a campaign, its save points and branches')
    .argument('<campaign>')
    .action(async (id: string) => (await import('./campaign.ts')).showCampaign(id))
  setting(campaign.command('play'))
    .description('continue a campaign: at its open table, or at a new one after it')
    .argument('<campaign>')
    .argument('[game]', 'the game of a new table')
    .option('--table <n>', 'the table to continue or to follow')
    .action(async (id: string, game: string | undefined, options: Omit<ChapterOptions, 'packs'>) => {
      const { playCampaign } = await import('./campaign-play.ts')
      await playCampaign(id, game, { ...options, packs: picked(options, packs) })
    })
  campaign
    .command('branch')
    .description('make a save point: a copy of a table to branch off from')
    .argument('<campaign>')
    .argument('<table>', 'the number of the table')
    .option('--at <n>', 'up to this decision')
    .option('--name <name>', 'what it is called')
    .action(async (id: string, table: string, options: { at?: string; name?: string }) =>
      (await import('./campaign.ts')).branchCampaign(id, table, options),
    )
  campaign
    .command('name')
    .description('name a table of a campaign')
    .argument('<campaign>')
    .argument('<table>', 'the number of the table')
    .argument('<name>')
    .action(async (id: string, table: string, name: string) =>
      (await import('./campaign.ts')).nameTable(id, table, name),
    )
  campaign
    .command('export')
    .description('export a whole campaign to one file')
    .argument('<campaign>')
    .argument('[file]')
    .option('--replace', 'even if that file is there already')
    .action(async (id: string, file: string | undefined, options: { replace?: boolean }) =>
      (await import('./campaign.ts')).exportCampaign(id, file, options),
    )
  campaign
    .command('chronicle')
    .description('write a campaign as a book to read: an EPUB, or one page if the file ends in .html')
    .argument('<campaign>')
    .argument('[file]')
    .option('--table <number>', 'up to this table, where the campaign branches')
    .option('--roads', 'also what else could have been chosen')
    .option('--replace', 'even if that file is there already')
    .action(async (id: string, file: string | undefined, options: ChronicleOptions) =>
      (await import('./chronicle.ts')).writeChronicle(id, file, options),
    )
  campaign
    .command('import')
    .description('import a campaign from a file')
    .argument('<file>')
    .action(async (file: string) => (await import('./campaign.ts')).importCampaign(file))

  dicehearth
    .command('sheet')
    .description('sheets: what finished tables handed on')
    .command('show')
    .description('show what is on a sheet')
    .argument('<file>')
    .action(async (file: string) => (await import('./sheets.ts')).showSheet(file))

  return dicehearth
}

/** Each pack or sheet option of the named game is a flag; help without a game lists those of all games. */
async function packFlags(args: readonly string[]): Promise<{ key: string; about: string }[]> {
  const named = gameIds.filter((id) => args.includes(id)).slice(0, 1)
  const isHelp = args.some((arg) => ['help', '--help', '-h'].includes(arg))
  const ids = named.length === 0 && isHelp ? gameIds : named
  const found = await Promise.all(
    ids.map(async (id) => {
      const game = await loadGame(id)
      return game ? fileKeys(game).map((key) => ({ key, label: game.setup[key].label, game: game.name })) : []
    }),
  )
  return [...Map.groupBy(found.flat(), ({ key }) => key)].map(([key, same]) => ({
    key,
    about: ids === named ? same[0].label : `${same[0].label} (${list(same.map(({ game }) => game))})`,
  }))
}

/** Those of these flags that were given. */
function picked(options: object, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => keys.includes(key) && typeof value === 'string'),
  )
}

// A reader that stops early (… | head) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  const args = process.argv.slice(2)
  await (await program(args)).parseAsync(args, { from: 'user' })
} catch (error) {
  if (error instanceof Refusal) {
    process.stderr.write(`${harmless(error.message)}\n`)
    process.exitCode = badInput
  } else if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : badInput
  } else throw error
}
