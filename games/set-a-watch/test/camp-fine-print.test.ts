import { describe, expect, it } from 'vitest'
import type { CampSpace } from '../content/camp.ts'
import { piece } from '../rules/pieces.ts'
import { inCamp, putDie, table, type Laid, type Night } from './table.ts'

const spaceOf = (of: CampSpace): string => piece.space(of)

/** The Cleric rests; the first die lies on a space already. */
function used(space: CampSpace, laid: Laid = {}): Night {
  return inCamp({
    shows: { cleric: [6, 6, 6] },
    exhausted: ['farSight'],
    firewood: 5,
    ...laid,
    arrange: (t) => {
      putDie(t, 'cleric', 0, space)
      laid.arrange?.(t)
    },
  })
}

/** Somebody rests whose special action could do nothing. */
function special(of: 'ranger' | 'wizard' | 'cleric' | 'barbarian' | 'alchemist', laid: Laid): Night {
  return inCamp({
    party: [of, 'warrior', 'rogue', 'beastMaster'],
    rests: of,
    firewood: 5,
    shows: { [of]: [6, 5, 4] },
    ...laid,
  })
}

/** These dice are spent. */
const spent = (dice: readonly number[]): Laid => ({
  arrange: (t) => dice.forEach((die) => (t.lies[die] = 'spent')),
})

const chop = (location: string) =>
  inCamp({ location, firewood: 5, shows: { cleric: [4, 1, 2] } }).play('4 chop')

describe('spaces of the camp', () => {
  it.each<[CampSpace]>([['map'], ['heal'], ['equip']])('%s takes one die [SAW-055]', (space) => {
    expect(used(space).whyNot(spaceOf(space))).toEqual(['SAW-055'])
  })

  it('scout is shut where there is nothing to look at [SAW-R21]', () => {
    const empty = inCamp({
      shows: { cleric: [4, 6, 6] },
      firewood: 5,
      arrange: (t) => {
        t.aside.push(...t.deck.splice(0), ...t.graveyard.splice(0))
      },
    })
    expect(empty.whyNot(spaceOf('scout'))).toEqual(['SAW-R21'])
  })

  it('a special action is shut that would do nothing [SAW-R21]', () => {
    const noCards = special('ranger', {
      arrange: (t) => t.aside.push(...t.deck.splice(0), ...t.graveyard.splice(0)),
    })
    expect(noCards.whyNot(spaceOf('special'))).toEqual(['SAW-R21'])
    for (const who of ['barbarian', 'alchemist'] as const) {
      const all = [3, 4, 5, 6, 7, 8, 9, 10, 11]
      expect(special(who, spent(all)).whyNot(spaceOf('special'))).toEqual(['SAW-R21'])
      expect(special(who, spent(all.slice(1))).whyNot(spaceOf('special'))).toEqual([])
    }
  })
})

describe('what the camp tells', () => {
  it('of more wood where there is more, and of nothing elsewhere [SAW-037]', () => {
    const hut = chop('woodcuttersHut')
    expect(hut.told('locationActs')).toEqual([
      { type: 'locationActs', card: hut.t.location, trait: 'chopGain' },
    ])
    expect(chop('oldCrossroads').told('locationActs')).toEqual([])
  })

  it('of the die that stays at a location: the lowest of whoever is chosen [SAW-040]', () => {
    const s = table({
      step: 'onward',
      location: 'oldCrossroads',
      map: ['snowyPass'],
      firewood: 9,
      shows: { ranger: [5, 2, 4] },
    })
    while (s.ask.kind !== 'locationDie') s.choose(s.options[0])
    s.choose({ verb: 'pickWho', who: 0 })
    expect(s.told('locationActs')).toMatchObject([{ trait: 'dieToLocation' }])
    expect(s.told('dieToLocation').map(({ die }) => s.t.face[die])).toEqual([
      Math.min(...[0, 1, 2].map((die) => s.t.face[die])),
    ])
  })

  it('both locations of Check Map are known to all from then on [SAW-061]', () => {
    const s = inCamp({ map: ['boneyard'], unused: ['runeShrine'], shows: { cleric: [4, 1, 2] } })
    const cards = [s.t.map.at(-1) ?? -1, s.t.unused.at(-1) ?? -1]
    for (const card of cards) s.t.seen[card] = false
    s.pick('4 map')
    expect(cards.map((card) => s.t.seen[card])).toEqual([true, true])
  })
})
