import { describe, expect, it } from 'vitest'
import { played } from '../balance/table.ts'
import { shelf } from '../content/bound/index.ts'
import { ninebell } from '../content/pack.ts'
import { expert } from '../mind/expert/index.ts'
import ninebellCoast from '../index.ts'
import { ninebellStories } from '../content/checked-stories.ts'
import { heroData, partySheetWith } from './sheets.ts'

const epilogues = [1, 2, 3, 4, 5].map((n) => `THE END.${n}`)

/** Two of the friends without whom nobody would think of the third answer. */
const titles = ['T038', 'T057']

/** The entries that a party reads in the last adventure, with these factions in favor. */
async function lastAdventure(favor: number[], n: number): Promise<string[]> {
  const [first, second] = ninebell.heroes
    .filter((hero, i, all) => i === 0 || colourOf(hero.class) !== colourOf(all[0].class))
    .map(({ name, people, class: className, hand }) => ({
      ...heroData(name, people, className, [...hand]),
      health: 24,
      scores: [4, 4, 4, 4, 4, 4],
    }))
  const party = [partySheetWith({ heroes: [first, second], done: 10, combatDice: 7, favor, xp: 10, titles })]
  const read: string[] = []
  await played(ninebellCoast, { players: 2, party }, `epilogue ${n}`, expert(), (event) => {
    if (event.type === 'entryOpened') read.push(event.entry)
  })
  return read
}

function colourOf(className: string): string | undefined {
  return ninebell.classes.find(({ name }) => name === className)?.colour
}

describe('the epilogues', () => {
  it('can all five be reached', async () => {
    const reached = new Set<string>()
    for (let n = 0; n < 40 && reached.size < epilogues.length; n++) {
      const favor = [5, 5, 5]
      favor[n % 3] = 9
      for (const entry of await lastAdventure(favor, n)) if (epilogues.includes(entry)) reached.add(entry)
    }
    expect([...reached].sort()).toEqual(epilogues)
  })

  it('differ in more than a paragraph: each has three entries of its own', async () => {
    const book = ninebellStories.read((await shelf.ADV11?.()) ?? '')
    const next = new Map(ninebellStories.ways(book).map(({ from, to }) => [from, to]))
    const chains = epilogues.map((first) => {
      const chain: string[] = []
      for (let at: string | undefined = first; at !== undefined; at = next.get(at)) chain.push(at)
      return chain
    })
    for (const chain of chains) expect(chain.length).toBeGreaterThanOrEqual(3)
    expect(new Set(chains.flat()).size).toBe(chains.flat().length)
  })
})
