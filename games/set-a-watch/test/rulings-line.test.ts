import { describe, expect, it } from 'vitest'
import type { Watch } from '../rules/state.ts'
import { onWatch, putDie, type Laid, type Night } from './table.ts'

/** What happened, by type, as far as it is among these. */
function order(s: Night, ...types: readonly string[]): string[] {
  return s.events.map((event) => event.type).filter((type) => types.includes(type))
}

/** An own creature beside the printed ones. */
function pack(...creatures: readonly object[]): Laid {
  const cards = creatures.map((it) => ({ copies: 1, type: 'human', health: 5, damage: 1, ...it }))
  return { setup: { cards: { game: 'set-a-watch', name: 'Tests', creatures: cards } } }
}

describe('what happens by itself, in this order', () => {
  it('whoever has no health falls before any reveal power, to the credit of nobody [SAW-R31, SAW-R87]', () => {
    const s = onWatch({
      rests: 'beastMaster',
      party: ['rogue', 'warrior', 'wizard', 'beastMaster'],
      equipped: { rogue: ['stayDead', 'smokeBomb', 'backstab'] },
      line: ['?cutpurse', '?shade'],
      firewood: 3,
      shows: { beastMaster: [8, 1, 1] },
      arrange: (t) => {
        putDie(t, 'beastMaster', 0, 'trap')
      },
    })
    expect(order(s, 'trapSprung', 'defeated', 'stolen')).toEqual(['trapSprung', 'defeated'])
    expect(s.told('defeated')[0].by).toEqual([])
    expect(s.line).toEqual(['shade'])
  })

  it('pending reveal powers come from the front [SAW-R31, SAW-141]', () => {
    const s = onWatch({
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      line: ['eagle', '?cinderDrake', '?cutpurse'],
      shows: { rogue: [1, 1, 1], warrior: [2, 3, 3] },
      firewood: 3,
    })
    s.play('backstab 1')
    expect(order(s, 'revealed', 'firewood', 'stolen')).toEqual(['revealed', 'revealed', 'firewood', 'stolen'])
  })

  it('a reveal power comes before a rider mounts its creature [SAW-R31, SAW-099]', () => {
    const s = onWatch({ line: ['dreadDrakerider', '?cinderDrake'], firewood: 8 })
    expect(order(s, 'firewood', 'mounted')).toEqual(['firewood', 'mounted'])
    expect(s.line).toEqual(['dreadDrakerider on cinderDrake'])
  })

  it('a rider mounts before the first-position power of what it rides [SAW-R31, SAW-R64]', () => {
    const s = onWatch({ line: ['?wyvern', 'dreadDrakerider'], firewood: 5 })
    expect(s.line).toEqual(['dreadDrakerider on wyvern'])
    expect(s.t.firewood).toBe(5)
  })

  it('a giant turns the next card before the fire shows another [SAW-R31, SAW-107]', () => {
    const s = onWatch({ line: ['?forestGiant', '?caveBear', '?eagle'], firewood: 12 })
    expect(s.told('revealed').map((it) => it.by)).toEqual(['fire', 'creature', 'fire'])
  })

  it('ongoing powers of two take effect from the front [SAW-R31]', () => {
    const s = onWatch({ line: ['forestGiant', '?shade', 'forestGiant', '?eagle'], firewood: 3 })
    expect(s.told('revealed').map((it) => it.at)).toEqual([1, 3])
  })
})

describe('light and reveals', () => {
  it('bonuses and penalties add up, at least 1; then what lights two at least [SAW-R35]', () => {
    const line = ['?eagle', '?caveBear', '?shade', '?wyvern', 'gloomTitan']
    const elf = onWatch({ line, firewood: 12 }).pick('elfSenses exhausted')
    // 3 by the fire, 1 more by the Ranger, 1 less by the Titan.
    expect(elf.line.filter((it) => !it.startsWith('?'))).toHaveLength(4)
    const beacon = onWatch({
      party: ['cleric', 'warrior', 'ranger', 'wizard'],
      equipped: { cleric: ['beacon', 'smite', 'turnUndead'] },
      line,
      firewood: 3,
      location: 'foggyMoor',
    })
    // 1 less 2 is 1; the Beacon makes it 2.
    expect(beacon.line).toEqual(['eagle', 'caveBear', '?shade', '?wyvern', 'gloomTitan'])
    const bright = onWatch({ line: ['?eagle', '?caveBear'], firewood: 15 })
    expect(bright.line).toEqual(['eagle', 'caveBear'])
  })

  it('a reveal power that was to be prevented is forgotten with the round [SAW-R37, SAW-R76]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 3 }).play('elfSenses 3', 'end', 'exhaust topple')
    expect(s.t.round).toBe(2)
    expect(s.t.tonight).toMatchObject({ prevented: 0, level: 0 })
  })
})

describe('a defeated power', () => {
  it('comes right after the card has reached its place, before any other check [SAW-R38]', () => {
    const s = onWatch({
      ...pack({ id: 'ember', name: 'Ember', defeated: [{ do: 'firewood', by: 4 }] }),
      line: ['ember', 'wyvern', '?shade'],
      firewood: 3,
      shows: { warrior: [5, 1, 1] },
    })
    s.attack('ember', 'warrior 5')
    // 3 and 4 more, and only then the Wyvern leads.
    expect(s.told('firewood').map((it) => it.to)).toEqual([7, 4])
    expect(s.line).toEqual(['wyvern', '?shade'])
  })

  it('works for what the Rogue removes, as far as it needs no graveyard [SAW-R57]', () => {
    const s = onWatch({
      ...pack({ id: 'ember', name: 'Ember', defeated: [{ do: 'firewood', by: 4 }] }),
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['stayDead', 'smokeBomb', 'backstab'] },
      line: ['ember', 'shade'],
      firewood: 3,
    })
    s.attack('ember', 'rogue 3', 'rogue 3').pick('remove')
    expect(s.pile('removed')).toEqual(['ember'])
    expect(s.t.firewood).toBe(7)
  })
})

/** So many wounds on the cards of the line, from the front. */
const wounded =
  (...wounds: readonly number[]) =>
  (t: Watch): void =>
    wounds.forEach((n, at) => (t.line[at].wounds = n))

describe('creatures that one ability brings down', () => {
  const storm: Laid = { equipped: { ranger: ['arrowStorm', 'farSight', 'longShot'] }, firewood: 3 }

  it('fall one after the other: the one in front may save the one behind [SAW-R89, SAW-R46]', () => {
    const s = onWatch({ ...storm, line: ['eagle', 'zombieHorde', 'lich'], arrange: wounded(2, 7) })
    expect(s.healths).toEqual([2, 1, 14])
    s.pick('arrowStorm 3')
    // Buried, the Eagle adds its 4 to the Zombie Horde, which had 9 wounds on 8 health.
    expect(s.line).toEqual(['zombieHorde', 'lich'])
    expect(s.healths).toEqual([3, 12])
    expect(s.pile('graveyard')).toEqual(['eagle'])
  })

  it('fall from the front, before anything behind can save them [SAW-R89, SAW-R31]', () => {
    const s = onWatch({ ...storm, line: ['zombieHorde', 'eagle', 'lich'], arrange: wounded(7, 2) })
    s.pick('arrowStorm 3')
    expect(s.line).toEqual(['lich'])
    expect(s.pile('graveyard')).toEqual(['zombieHorde', 'eagle'])
    expect(s.told('defeated').map((it) => it.by)).toEqual([[0], [0]])
  })

  it('are credited to whoever used it, but not those that fall because another fell [SAW-R89, SAW-R44]', () => {
    const s = onWatch({ ...storm, line: ['eagle', 'direWolf', 'lich'], arrange: wounded(2, 3) })
    expect(s.healths).toEqual([2, 3, 14])
    s.pick('arrowStorm 3')
    expect(s.line).toEqual(['lich'])
    expect(s.told('defeated').map((it) => it.by)).toEqual([[0], []])
  })
})
