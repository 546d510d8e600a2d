import { newFate, pick, readConfig, Table, type Sheet } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { shelf } from '../content/bound/index.ts'
import { ninebellBox } from '../content/ninebell.ts'
import { deathBook, fetchBooks } from '../content/shelf.ts'
import { rollPlayerAdventures } from '../index.ts'
import { guide } from '../guide.ts'
import { anyParty, partyBefore } from '../rules/any-party.ts'
import { unfit, type PartyData } from '../rules/party-sheet.ts'
import type { Party } from '../rules/state.ts'

await fetchBooks(ninebellBox, Object.keys(shelf))
const game = rollPlayerAdventures(ninebellBox, async () => guide)
const books = Object.keys(shelf).filter((label) => label !== deathBook)

const results: Readonly<Record<string, string>> = { SIDE: 'sidequest', ADV11: 'campaign' }

/** Plays a table by chance to its end and checks every state on the way. */
function playedOut(setup: Readonly<Record<string, unknown>>, seed: string): Party {
  const table = new Table(game, readConfig(game, setup), seed)
  const chance = newFate(seed)
  while (table.decision) {
    const broken = game.broken(table.state, table.decision)
    if (broken.length > 0) throw new Error(`${broken.join()} at ${table.position} of ${seed}`)
    if (table.position > 8000) throw new Error(`no end of ${seed}, at ${table.state.story.entry}`)
    table.choose(pick(chance, table.decision.options.length))
  }
  return table.state
}

function partyFor(
  label: string,
  n: number,
  players: number,
  done: number,
  legendary: boolean,
): Sheet<PartyData> {
  const progress = { players, done, legendary, sidequest: false }
  return partyBefore(ninebellBox, progress, newFate(`${label} ${n}`))
}

describe('a party at random', () => {
  it('is always one that a table takes', () => {
    for (let n = 0; n < 200; n++)
      expect(unfit(ninebellBox, anyParty(ninebellBox, newFate(`party ${n}`)).data)).toEqual([])
  })
})

describe('the books of the campaign', () => {
  it.each(books)(
    '%s comes to an end with any party, in both modes, with every invariant kept [INV-44]',
    (label) => {
      for (let n = 0; n < 8; n++) {
        const players = 1 + (n % 4)
        const legendary = n >= 4
        const side = label === 'SIDE'
        const done = side ? 1 + n : Number(label.slice(3)) - 1
        const voice = n % 2 === 0 ? 'one' : 'each'
        const setup =
          done === 0
            ? { players, voice, mode: legendary ? 'legendary' : 'normal' }
            : {
                players,
                voice,
                adventure: side ? 'sidequest' : 'next',
                party: [partyFor(label, n, players, done, legendary)],
              }
        const { outcome, journal } = playedOut(setup, `${label} ${n}`)
        expect(outcome?.result).toBe(results[label] ?? 'adventure')
        expect(journal.done).toBe(side ? done : done + 1)
      }
    },
  )

  it('follow one another: each begins with the party that the one before handed on [RPA-049, RPA-238, RPA-317]', () => {
    let party: readonly Sheet[] = []
    const size = [2, 3, 3, 2]
    for (const [n, players] of size.entries()) {
      const t = playedOut({ players, voice: 'one', party }, `chain ${n}`)
      expect(t.adventure).toBe(`ADV${n + 1}`)
      party = JSON.parse(JSON.stringify(game.handsOn?.(t))) as Sheet[]
      const { heroes, done, titles, gold, xp, favor } = party[0].data as PartyData
      expect(heroes).toHaveLength(players)
      expect({ done, titles, gold, xp, favor }).toEqual({
        done: n + 1,
        titles: t.journal.titles,
        gold: t.journal.gold,
        xp: t.journal.xp,
        favor: t.journal.favor,
      })
    }
    const t = playedOut({ players: 2, voice: 'one', party, adventure: 'sidequest' }, 'chain side')
    expect(t.journal).toMatchObject({ done: size.length, sidequest: true })
  })
})
