import { readFileSync } from 'node:fs'
import { meant, readConfig, typedAnswers } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { Room, Told, type Question } from '@dicehearth/host'
import { expect, it } from 'vitest'
import { inOneBreath, momentOf, news, saying, type Moment, type Saying } from '../src/table/news.ts'
import type { Choice } from '../src/table/stage.ts'

/** A table of one of the transcripts. */
interface Table {
  game: string
  setUp: Readonly<Record<string, unknown>>
  people: readonly string[]
  seed: string
}

/** In the order of the transcripts. */
const tables: readonly Table[] = [
  { game: 'roll-for-adventure', setUp: { players: 2 }, people: ['Anna', 'Ben'], seed: 'embers' },
  { game: 'set-a-watch', setUp: { players: 1 }, people: ['Anna'], seed: 'embers' },
  { game: 'roll-player', setUp: { players: 1 }, people: ['Anna'], seed: 'embers' },
  { game: 'rolling-fates', setUp: { characters: ['amakar'], players: 1 }, people: ['Anna'], seed: 'bell' },
  { game: 'roll-player-adventures', setUp: { players: 1, voice: 'one' }, people: ['Anna'], seed: 'bell' },
]

const file = new URL('../../docs/accessibility.md', import.meta.url)

/** What the page says once each of these was written in its line, with others in brief; first what it says by itself. */
async function heard(
  { game: id, setUp, people, seed }: Table,
  written: readonly string[],
): Promise<string[]> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const config = readConfig(game, setUp)
  await game.ready?.(config)
  const seats = people.map((name) => ({ player: 'human', name }))
  const place = Room.begin({ game, config, seed, seats }).place()
  const told = new Told()
  let moment: Moment | null = null
  let question: Question | null = null
  let since: Choice | null = null
  let said: readonly Saying[] = []
  await place.subscribe((update) => {
    const { standing, keep, lines } = told.hear(update)
    const before: Moment | null = moment
    moment = momentOf(standing, [...(before?.lines.slice(0, keep) ?? []), ...lines])
    question = standing.question
    said = saying(said, news(before, moment, since, 'brief'))
  })
  const choose = async ({ position, choices, seats: [seat] }: Question, option: number): Promise<void> => {
    expect(choices[option]).toBeDefined()
    since = { position, seat }
    await place.choose(position, option)
  }
  const answer = async (words: string): Promise<void> => {
    const { choices } = asked(question)
    const letters = typedAnswers(
      choices.flatMap(({ typed }) => typed ?? []),
      words,
    )
    for (const letter of letters ?? [])
      await choose(
        asked(question),
        asked(question).choices.findIndex(({ typed }) => typed === letter),
      )
    if (letters) return
    const found = meant(choices, words)
    expect(found, `${words}: ${asked(question).prompt}`).toHaveLength(1)
    await choose(asked(question), found[0])
  }
  const breaths = [inOneBreath(said)]
  for (const words of written) {
    said = []
    await answer(words)
    breaths.push(inOneBreath(said))
  }
  return breaths
}

function asked(question: Question | null): Question {
  if (!question) throw new Error('nothing is asked')
  return question
}

it('sounds as it is written in docs/accessibility.md', async () => {
  const [about, ...transcripts] = readFileSync(file, 'utf8').split(/^(?=\*\*.*Seed `\w+`\.$)/m)
  expect(transcripts).toHaveLength(tables.length)
  const now = await Promise.all(
    transcripts.map(async (transcript, n) => {
      const [head] = transcript.split('\n')
      const written = [...transcript.matchAll(/^> \*(?!Page:)(\w+):\* (.*)\\$/gm)]
      const breaths = await heard(
        tables[n],
        written.map(([, , words]) => words),
      )
      const lines = breaths.flatMap((breath, i) => {
        const [, who, words] = written[i] ?? []
        return [`> *Page:* ${breath}`, ...(who ? [`> *${who}:* ${words}`] : [])]
      })
      return `${head}\n\n${lines.join('\\\n')}\n`
    }),
  )
  await expect(`${about}${now.join('\n')}`).toMatchFileSnapshot(file.pathname)
})
