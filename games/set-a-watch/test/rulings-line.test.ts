import { describe, expect, it } from 'vitest'
import { keepTop, onWatch, putDie, table, type Laid, type Night } from './laid.ts'

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

  it('who moves up to first acts before the fire shows another card [SAW-R32]', () => {
    const s = onWatch({ line: ['eagle', 'wyvern', '?shade'], firewood: 8, shows: { warrior: [4, 1, 1] } })
    s.attack('eagle', 'warrior 4')
    // The Wyvern's fire went down first, so that the Shade stays in the dark.
    expect(s.line).toEqual(['wyvern', '?shade'])
    expect(s.t.firewood).toBe(5)
  })

  it('ongoing powers of two take effect from the front [SAW-R31]', () => {
    const s = onWatch({ line: ['forestGiant', '?shade', 'forestGiant', '?eagle'], firewood: 3 })
    expect(s.told('revealed').map((it) => it.at)).toEqual([1, 3])
  })
})

describe('first-position powers', () => {
  it('come again when the creature has left the first position and is first again [SAW-R33]', () => {
    const s = onWatch({
      party: ['barbarian', 'beastMaster', 'wizard', 'cleric'],
      line: ['?wyvern', 'eagle'],
      firewood: 9,
    })
    expect(s.t.firewood).toBe(6)
    s.pick('roar exhausted')
    expect(s.line).toEqual(['eagle', 'wyvern'])
    s.play('lure 3')
    expect(s.line).toEqual(['wyvern', 'eagle'])
    expect(s.t.firewood).toBe(3)
  })

  it('do not come again while it stays first [SAW-R33, SAW-101]', () => {
    const s = onWatch({ line: ['?wyvern', 'eagle'], firewood: 9 }).play('farSight 3', 'elfSenses 3')
    expect(s.t.firewood).toBe(6)
  })

  it('limited to once a watch, are ready again with the next watch [SAW-R33, SAW-105]', () => {
    const s = onWatch({ line: ['?fellBeast'], deck: ['eagle'], firewood: 3, shows: { warrior: [4, 1, 1] } })
    expect(s.t.once).toHaveLength(1)
    s.attack('eagle', 'warrior 4')
    expect(s.line).toEqual(['fellBeast'])
    s.play('end', 'exhaust topple', 'exhaust hurledAxe')
    expect(s.t.round).toBe(2)
    expect(s.t.once).toEqual([])
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

describe('an empty deck', () => {
  it('is made anew from the whole graveyard at the moment a card is needed, not before [SAW-082, SAW-083, SAW-084]', () => {
    const s = table({
      step: 'line',
      location: 'healingSpring',
      firewood: 1,
      deck: ['caveBear'],
      graveyard: ['summon', 'lich', 'eagle'],
      arrange: (t) => keepTop(t, 1),
    })
    expect(s.told('reshuffled')).toEqual([{ type: 'reshuffled', cards: 3 }])
    expect(s.line[0]).toBe('caveBear')
    expect(s.line).toHaveLength(3)
    expect(s.t.graveyard).toEqual([])
    const just = table({
      step: 'line',
      location: 'healingSpring',
      firewood: 1,
      deck: ['caveBear', 'eagle', 'shade'],
      graveyard: ['summon'],
      arrange: (t) => keepTop(t, 3),
    })
    expect(just.told('reshuffled')).toEqual([])
    expect(just.pile('graveyard')).toEqual(['summon'])
  })

  it('and an empty graveyard: the draw does not happen, and the line is shorter [SAW-R39]', () => {
    const s = table({
      step: 'line',
      firewood: 1,
      deck: ['acolyte', 'eagle'],
      arrange: (t) => keepTop(t, 2),
    })
    expect(s.line).toEqual(['acolyte', '?eagle'])
    expect(s.t.horde).toEqual([])
    const beast = onWatch({ line: ['?fellBeast'], firewood: 1, arrange: (t) => keepTop(t, 0) })
    expect(beast.line).toEqual(['fellBeast'])
  })

  it('of the graveyard it is the topmost summon that an Acolyte takes [SAW-R83]', () => {
    const s = onWatch({
      setup: { summons: 'variant' },
      line: ['?acolyte'],
      graveyard: ['summonOfAsh', 'eagle', 'summonOfBone', 'shade'],
      firewood: 1,
    })
    expect(s.pile('graveyard')).toEqual(['summonOfAsh', 'eagle', 'shade'])
  })
})
