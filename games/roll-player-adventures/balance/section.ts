import type { Book } from '@dicehearth/story'
import { shelf } from '../content/bound/index.ts'
import { adventures, type Adventure } from '../content/adventures.ts'
import { deathBook } from '../content/shelf.ts'
import { ninebellStories } from '../content/checked-stories.ts'
import { titles as printed } from '../content/titles.ts'
import { toldInBook } from '../story/texts.ts'
import type { Play, Travels } from './campaigns.ts'
import { trials, type Tried } from './checks.ts'

const modes = [false, true].flatMap((legendary) => [1, 2, 3, 4].map((players) => ({ players, legendary })))

/** Everything that was measured, as tables. */
export async function section(found: readonly (Travels | Tried)[], campaigns: number): Promise<string> {
  const travels = found.filter((it) => it.kind === 'campaigns')
  const plays = travels.flatMap((it) => it.plays)
  const checks = found.filter((it) => it.kind === 'checks')
  return [
    `${campaigns} campaigns of adventures 1 to 11, a quarter with each number of heroes and half of them legendary; every second one also plays the sidequest on its way or after it, and every fifth party keeps the vow of adventure 7 and the peace of adventure 8 as far as it can. Each adventure begins with the party that the one before handed on. \`npm run balance roll-player-adventures -- --games ${campaigns}\`. A figure outside its target is set in bold.`,
    '### Economy',
    'Means of one play before anything is spent or lost, and in brackets the targets of the ledger. Length is counted in entries that were read and in decisions.',
    economy(plays),
    '### Difficulty',
    'Slots to cover in a combat and in a check, shares of both that were won, fatigue that each hero suffered in all, and deaths of the whole party in an adventure. Enemies and checks grow; so does the party.',
    difficulty(plays),
    '### By party',
    'XP / gold / deaths of each number of heroes, normal (n) and legendary (l).',
    byParty(plays),
    '### The skillbook',
    'How often the rows are passed by parties like those of the ledger’s calibration, in percent, and in brackets what the ledger’s rough model gave. The model knew neither class abilities nor cards that draw dice.',
    skillbook(checks),
    '### Endings',
    endings(travels),
    '### Titles',
    'In how many of a hundred campaigns each title was earned. Two sides of one choice stand side by side.',
    titles(travels),
    '### Texts',
    await texts(travels),
    '### Entries',
    await entries(travels),
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function mean(plays: readonly Play[], of: (play: Play) => number): number {
  return plays.length === 0 ? 0 : plays.reduce((sum, play) => sum + of(play), 0) / plays.length
}

function share(plays: readonly Play[], part: (play: Play) => number, of: (play: Play) => number): string {
  return `${Math.round((100 * mean(plays, part)) / mean(plays, of))} %`
}

function rowsOf(plays: readonly Play[], cells: (own: Play[], adventure: Adventure) => string[]): string[][] {
  return adventures.map((adventure) => [
    adventure.label,
    ...cells(
      plays.filter((play) => play.adventure === adventure.label),
      adventure,
    ),
  ])
}

/** Measured and, in brackets, its target; in bold outside of it. A target of one number is met by what rounds to it. */
function beside(value: number, least: number, most: number): string {
  const text = `${value.toFixed(1)} (${least === most ? least : `${least}–${most}`})`
  const shown = least === most ? Math.round(value) : Number(value.toFixed(1))
  return shown < least || shown > most ? `**${text}**` : text
}

function economy(plays: readonly Play[]): string {
  const measures = ['xp', 'gold', 'combats', 'checks', 'rests'] as const
  return table(
    ['', 'XP', 'Gold', 'Combats', 'Checks', 'Rests', 'Entries', 'Decisions'],
    rowsOf(plays, (own, { least, most }) => [
      ...measures.map((what) =>
        beside(
          mean(own, (play) => play[what]),
          least[what],
          most[what],
        ),
      ),
      mean(own, (it) => it.entries).toFixed(0),
      mean(own, (it) => it.decisions).toFixed(0),
    ]),
  )
}

function difficulty(plays: readonly Play[]): string {
  const head = [
    '',
    'Slots, combat',
    'Slots, check',
    'Combats won',
    'Checks passed',
    'Fatigue',
    'Deaths',
    'Deaths, legendary',
  ]
  return table(
    head,
    rowsOf(plays, (own) => [
      (mean(own, (it) => it.combatSlots) / mean(own, (it) => it.combats)).toFixed(1),
      (mean(own, (it) => it.checkSlots) / mean(own, (it) => it.checks)).toFixed(1),
      share(
        own,
        ({ victories }) => victories,
        ({ combats }) => combats,
      ),
      share(
        own,
        ({ passes }) => passes,
        ({ checks }) => checks,
      ),
      mean(own, ({ fatigue }) => fatigue).toFixed(0),
      ...[false, true].map((mode) =>
        mean(
          own.filter(({ legendary }) => legendary === mode),
          ({ deaths }) => deaths,
        ).toFixed(2),
      ),
    ]),
  )
}

function byParty(plays: readonly Play[]): string {
  const head = ['', ...modes.map(({ players, legendary }) => `${players} ${legendary ? 'l' : 'n'}`)]
  return table(
    head,
    rowsOf(plays, (own) =>
      modes.map(({ players, legendary }) => {
        const like = own.filter((play) => play.players === players && play.legendary === legendary)
        const [xp, gold] = [mean(like, (it) => it.xp), mean(like, (it) => it.gold)]
        return `${xp.toFixed(0)} / ${gold.toFixed(0)} / ${mean(like, ({ deaths }) => deaths).toFixed(1)}`
      }),
    ),
  )
}

function skillbook(checks: readonly Tried[]): string {
  return table(
    ['', 'I', 'II', 'III', 'IV'],
    checks.map(({ trial, passed }) => {
      const { name, ledger } = trials[trial]
      return [name, ...passed.map((it, row) => `${it} (${ledger[row]})`)]
    }),
  )
}

const epilogues = ['The Rung Coast', 'Bells Without a Court', 'The Return', 'Grey Peace', 'Nine Answers'].map(
  (name, i) => ({ name, label: `THE END.${i + 1}` }),
)

function endings(travels: readonly Travels[]): string {
  const all = travels.flatMap(({ reached }) => reached.endings)
  const times = (label: string): number => all.filter((it) => it === label).length
  return table(
    epilogues.map(({ name }) => name),
    [epilogues.map(({ label }) => `${times(label)} of ${all.length}`)],
  )
}

function titles(travels: readonly Travels[]): string {
  const campaigns = travels.flatMap(({ reached }) => reached.titles)
  const shareOf = (id: string): string => {
    const times = campaigns.filter((titles) => titles.includes(id)).length
    return times === 0 ? '**never**' : `${Math.ceil((100 * times) / campaigns.length)} %`
  }
  const homes = [...new Set(printed.map(({ home }) => home))]
  return homes
    .map((home) => {
      const own = printed.filter((title) => title.home === home)
      return `- ${home}: ${own.map(({ id, name }) => `${name} ${shareOf(id)}`).join(', ')}`
    })
    .join('\n')
}

/** How much of what every book reads aloud was heard, by one player and by several. */
async function texts(travels: readonly Travels[]): Promise<string> {
  const rows: string[][] = []
  const unheard: string[] = []
  for (const [label, fetch] of Object.entries(shelf)) {
    if (label === deathBook) continue
    const told = toldInBook(ninebellStories.read((await fetch?.()) ?? ''))
    const heardBy = (who: 'one' | 'several'): Set<number> =>
      new Set(travels.flatMap(({ reached }) => reached.heard[label]?.[who] ?? []))
    const [one, several] = [heardBy('one'), heardBy('several')]
    const part = ({ size }: Set<number>): string => `${((100 * size) / told.length).toFixed(1)} %`
    rows.push([label, String(told.length), part(one), part(several)])
    unheard.push(
      ...told
        .filter((_, place) => !one.has(place) && !several.has(place))
        .map(({ text }) => `- ${label}: ${text.split(' ').slice(0, 8).join(' ')} …`),
    )
  }
  const shares = table(['', 'Texts', 'Heard by one', 'by several'], rows)
  if (unheard.length === 0) return shares
  return [shares, 'Nobody heard these:', unheard.join('\n')].join('\n\n')
}

/** How much of every book was read, and where what nobody read can be found. */
async function entries(travels: readonly Travels[]): Promise<string> {
  const rows: string[][] = []
  const unread: string[] = []
  const sum = { read: 0, all: 0 }
  for (const [label, fetch] of Object.entries(shelf)) {
    const book = ninebellStories.read((await fetch?.()) ?? '')
    const read = new Set(
      travels.flatMap((it) => (label === deathBook ? deathsRead(it) : (it.read[label] ?? []))),
    )
    const missed = book.entries.filter((entry) => !read.has(entry.label))
    const all = book.entries.length
    sum.read += all - missed.length
    sum.all += all
    rows.push([label, String(all), `${Math.round((100 * (all - missed.length)) / all)} %`])
    unread.push(...missed.map((entry) => `- ${label} ${entry.label}: ${waysTo(book, entry.label)}`))
  }
  const total = `${((100 * sum.read) / sum.all).toFixed(1)} % of all ${sum.all} entries were read.`
  if (unread.length === 0) return [total, table(['', 'Entries', 'Read'], rows)].join('\n\n')
  const why = 'Nobody read these; what leads to each:'
  return [total, table(['', 'Entries', 'Read'], rows), why, unread.join('\n')].join('\n\n')
}

function deathsRead({ read }: Travels): string[] {
  return Object.values(read).flatMap((labels) => labels.filter((label) => label.startsWith('Death-')))
}

/** The ways that lead to an entry, and under which conditions. */
function waysTo(book: Book, label: string): string {
  const ways = ninebellStories.ways(book).filter(({ to }) => to === label)
  const said = ways.map(({ from, words, guard }) => {
    const conditions = guard.map(({ key, is }) => (is ? key : `not ${key}`))
    return [`from ${from}`, words && `“${words}”`, conditions.length > 0 && `if ${conditions.join(', ')}`]
      .filter(Boolean)
      .join(' ')
  })
  return [...new Set(said)].slice(0, 3).join('; ') || 'only after the whole party has fallen'
}
