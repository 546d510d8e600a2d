import { newFate } from '@dicehearth/engine'
import { argsOf, phrases } from '@dicehearth/story'
import { describe, expect, it } from 'vitest'
import { played } from '../balance/table.ts'
import { shelf } from '../content/bound/index.ts'
import { ninebellBox } from '../content/ninebell.ts'
import { expert } from '../mind/expert/index.ts'
import ninebellCoast from '../index.ts'
import { partyBefore } from '../rules/any-party.ts'
import type { AdventureEvent } from '../rules/events.ts'
import { ninebellStories } from '../content/checked-stories.ts'
import { kinds } from '../story/kinds.ts'

const args = argsOf(kinds)
const factions = ['F1', 'F2', 'F3']

/** Where the books ask for a standing, and in which way: at least, at most, highest, lowest. */
async function standingsAsked(): Promise<string[]> {
  const asked: string[] = []
  for (const fetch of Object.values(shelf)) {
    const book = ninebellStories.read((await fetch?.()) ?? '')
    for (const { phrase, entry } of phrases(book, 'test')) {
      const favor = args(phrase, 'favor FACTION CMP N')
      const highest = args(phrase, 'highest FACTION')
      const lowest = args(phrase, 'lowest FACTION')
      if (favor) asked.push(`${favor.faction} ${favor.cmp}`)
      // What the set-up asks for, people do not see yet.
      if (entry.label === 'SETUP') continue
      if (highest) asked.push(`${highest.faction} highest`)
      if (lowest) asked.push(`${lowest.faction} lowest`)
    }
  }
  return asked
}

/** Whether this happens in one of a dozen plays of an adventure, by people who shun what these keywords stand for. */
async function happens(
  adventure: number | 'SIDE',
  shuns: readonly string[],
  is: (event: AdventureEvent) => boolean,
): Promise<boolean> {
  const done = adventure === 'SIDE' ? 6 : adventure - 1
  for (let n = 0; n < 12; n++) {
    let found = false
    const progress = { players: 2, done, legendary: false, sidequest: false }
    const party = [partyBefore(ninebellBox, progress, newFate(`thread ${n}`))]
    const setup = { players: 2, party, adventure: adventure === 'SIDE' ? 'sidequest' : 'next' }
    const seed = `thread ${adventure} ${n}`
    await played(ninebellCoast, setup, seed, expert({ shuns }), (event) => (found ||= is(event)))
    if (found) return true
  }
  return false
}

function gains(title: string) {
  return (event: AdventureEvent): boolean => event.type === 'title' && event.gained && event.title === title
}

describe('the standing with each faction', () => {
  it('is asked for where people see what it decides: by a friend and an enemy, by the best and the worst', async () => {
    const asked = await standingsAsked()
    for (const faction of factions)
      expect(asked).toEqual(
        expect.arrayContaining(['>=', '<=', 'highest', 'lowest'].map((how) => `${faction} ${how}`)),
      )
  })
})

describe('what only careful people come by', () => {
  it('is a vow that was kept at Feltholm', async () => {
    expect(await happens(7, ['SPOKE'], gains('T061'))).toBe(true)
  })

  it('is a moot at which no blood was shed', async () => {
    expect(await happens(8, ['BLOOD'], gains('T075'))).toBe(true)
  })

  it('is a spyglass out of the cave under the light, which can be used at once', async () => {
    expect(await happens('SIDE', [], (event) => event.type === 'cardPlayed' && event.card === 'R29')).toBe(
      true,
    )
  })
})
