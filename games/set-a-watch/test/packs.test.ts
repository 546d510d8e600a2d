import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { textOf } from '../content/card-text.ts'
import { isPrinted, kindCalled } from '../content/box.ts'
import { creatures } from '../content/creatures.ts'
import { locations } from '../content/locations.ts'
import { readPack } from '../content/own-pack.ts'
import { summons, unhallowed } from '../content/unhallowed.ts'
import { setAWatch } from '../index.ts'
import { inCamp, onWatch } from './table.ts'
import { examplePack } from './setups.ts'

const troll = { id: 'troll', name: 'Troll', copies: 1, type: 'giant', health: 9, damage: 2 }
const ford = { id: 'ford', name: 'Ford', sort: 'normal', firewood: -1, creatures: 4, traits: [] }

function text(id: string): string {
  return textOf(kindCalled(null, id))
}

function read(cards: Readonly<Record<string, unknown>>): string[] {
  const result = readPack({ game: 'set-a-watch', name: 'Test', ...cards }, isPrinted)
  return 'problems' in result ? result.problems : []
}

describe('own packs', () => {
  it('reads the example, and what it has read once more [SAW-R80]', () => {
    const once = readPack(examplePack, isPrinted)
    expect(once).toHaveProperty('pack')
    expect(readPack('pack' in once ? once.pack : null, isPrinted)).toEqual(once)
  })

  it('reads a pack with creatures or locations alone', () => {
    expect(read({ creatures: [troll] })).toEqual([])
    expect(read({ locations: [ford] })).toEqual([])
  })

  it('says where and what is wrong, with the name of the card', () => {
    expect(read({ creatures: [{ ...troll, health: 99 }] })[0]).toContain('"Troll": health must be at most 30')
    expect(read({ creatures: [{ ...troll, first: [{ do: 'explode' }] }] })[0]).toContain('"Troll": first 1')
    expect(read({ locations: [{ ...ford, traits: [{ is: 'haunted' }] }] })[0]).toContain('"Ford": traits 1')
    expect(readPack({ game: 'chess' }, isPrinted)).toHaveProperty('problems')
    expect(readPack(null, isPrinted)).toHaveProperty('problems')
  })

  it('refuses what would break a game: taken ids, too many cards, creatures without health, powers out of place', () => {
    expect(read({ creatures: [{ ...troll, id: 'eagle' }] })).toEqual([
      '"Troll": the id "eagle" belongs to a printed card; choose another.',
    ])
    expect(read({ creatures: [troll, troll] })).toEqual(['"Troll": the id "troll" is used twice.'])
    const many = [1, 2, 3, 4].map((n) => ({ ...troll, id: `troll-${n}`, copies: 4 }))
    expect(read({ creatures: many })).toEqual(['The pack has 16 creature cards; a game has room for 12.'])
    const ends = [1, 2].map((n) => ({ ...ford, id: `end-${n}`, sort: 'final' }))
    expect(read({ locations: ends })).toEqual(['The pack has 2 final locations; a game has room for 1.'])
    expect(read({ creatures: [{ ...troll, health: 0 }] })[0]).toContain('with health 0 it falls at once')
    expect(read({ creatures: [{ ...troll, firstOnce: true }] })[0]).toContain('firstOnce')
    // Only the fallen come back, and the fallen steal nothing.
    expect(read({ creatures: [{ ...troll, reveal: [{ do: 'returnToLine' }] }] })).not.toEqual([])
    expect(
      read({ creatures: [{ ...troll, defeated: [{ do: 'steal', which: 'highest', dice: 1 }] }] }),
    ).not.toEqual([])
  })

  it('plays own cards like printed ones [SAW-037, SAW-100, SAW-101, SAW-102]', () => {
    const s = onWatch({
      setup: { cards: examplePack },
      line: ['?ford-troll', 'marsh-light', 'wolf-rider', 'eagle'],
      location: 'deep-ford',
      firewood: 6,
      shows: { ranger: [3, 3, 3] },
    })
    expect(s.t.firewood).toBe(4)
    expect(s.line).toEqual(['ford-troll', 'marsh-light', 'wolf-rider on eagle'])
    // One more for giants and fairies at the ford; the rider counts the beast.
    expect(s.healths).toEqual([10, 3, 10])
    s.attack('marsh-light', 'ranger 3')
    expect(s.t.firewood).toBe(6)
  })
})

describe('a place with too few spaces', () => {
  const ledge = {
    ...ford,
    id: 'ledge',
    name: 'Ledge',
    traits: [{ is: 'noScout' }, { is: 'chopSpaces', spaces: 1 }],
  }
  const setup = { cards: { game: 'set-a-watch', name: 'Ledges', locations: [ledge] } }

  it('leaves dice unused that no space takes, and the watch begins [SAW-R90, SAW-057, INV-21]', () => {
    const s = inCamp({ setup, location: 'ledge', shows: { cleric: [1, 2, 3] }, exhausted: ['smite'] })
    expect(s.offers).toEqual(['1 chop', '1 equip', '2 chop', '2 equip', '3 chop', '3 equip'])
    s.play('1 chop', '2 equip', 'out smite', 'in beacon')
    expect(s.told('diceUnused')).toEqual([{ type: 'diceUnused', who: 3, dice: [11] }])
    expect(s.dice('cleric')).toEqual(['1 chop', '2 equip', '3'])
    expect(s.ask.kind).toBe('watchAction')
  })

  it('can be played to the end of any game [INV-21]', () => {
    for (let n = 0; n < 30; n++) {
      const t = playAtRandom(setAWatch, { setup: { ...setup, players: 1 + (n % 4) }, seed: `ledge ${n}` })
      expect(t.outcome).not.toBeNull()
    }
  })
})

describe('the texts of cards', () => {
  it('say when and what, for every card that does something', () => {
    for (const kind of [...creatures, ...unhallowed, ...summons, ...locations]) {
      const silent = ['eagle', 'caveBear', 'oldCrossroads', 'dryRiverbed'].includes(kind.id)
      expect(textOf(kind) === '').toBe(silent)
      if (!silent) expect(textOf(kind)).toMatch(/^[A-Z].*\.$/s)
    }
  })

  it('are made from what the cards do', () => {
    expect(text('wyvern')).toBe('First position: Firewood −3.')
    expect(text('bloodCountess')).toBe('Reveal: Steals the highest unspent die, twice.')
    expect(text('boneyard')).toBe('Undead have health +2.')
    expect(text('thornwall')).toBe('Everybody reaches one position less, but never less than one.')
    expect(text('summonOfHunger')).toBe(
      'Reveal: This card is buried; the top Unhallowed takes its place. It steals the highest unspent die.',
    )
  })
})
