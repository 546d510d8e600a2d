import { describe, expect, it } from 'vitest'
import type { Party } from '../rules/state.ts'
import { gameWith, inShort, laid, take, type Laid, type Table } from './table.ts'

/** A map with a ring and a spur: A-B-C-A and C-D, D beyond a closed path E. */
const MAP = `loc A "Green" at B2
loc B "Mill" at C2
loc C "Weir" at B4
loc D "Toll" at C4
loc E "Cave" at D4
path A-B
path B-C
path A-C enc 2
path C-D
path D-E closed
start A
recover A9`
const plain = 'Here.\n? rest\n? move'
const ring = {
  MAP,
  A: plain,
  B: plain,
  C: plain,
  D: plain,
  E: plain,
  'ADV1-1': 'One.\n? "On": say "On."\n? rest',
  'ADV1-2': 'Two.\n? "On": say "On."\n? rest',
}

/** The party has chosen to move. */
function moving(it: Laid = {}, arrange?: (t: Party) => void): Table {
  const s = laid({ parts: ring, xp: 1, ...it, ...(arrange ? { arrange } : {}) })
  return s.choose({ verb: 'takeWay', choice: 1 })
}

const explored =
  (...letters: string[]) =>
  (t: Party): void => {
    t.map.explored.push(...letters)
    for (const letter of letters) t.map.xp[letter] = 0
    t.map.tokens = {}
  }

describe('movement', () => {
  it('happens only where the entry offers it [RPA-086]', () => {
    const s = laid({ parts: { ...ring, A: 'Here.\n? "Wait": say "You wait."\n? rest' }, xp: 1 })
    expect(s.texts).toEqual(['Wait', 'Rest'])
  })

  it('goes along an open path of the party’s choice [RPA-087, RPA-R32, DEC-11]', () => {
    const s = moving()
    expect(s.ask).toMatchObject({ kind: 'whichPath', mayStop: false })
    expect(inShort(s)).toEqual(['takePath A-B B', 'takePath A-C C'])
    const atD = moving({ at: 'D', entry: 'D' }, explored('D', 'C', 'B'))
    // One path leads away, and the party is asked at its end.
    expect(atD.t.map.at).toBe('C')
    expect(atD.ask).toMatchObject({ kind: 'whichPath', mayStop: true })
  })

  it('cannot take a closed path until the story opens it [RPA-R32]', () => {
    const parts = { ...ring, D: 'Here.\n? "Open": open D-E; stay\n? move' }
    const s = laid({ parts, at: 'D', entry: 'D' })
    s.choose({ verb: 'takeWay', choice: 1 })
    // The only open path was taken by itself: C was not explored.
    expect(s.t.map.at).toBe('C')
    const other = laid({ parts, at: 'D', entry: 'D' })
    other.choose({ verb: 'takeWay', choice: 0 }).choose({ verb: 'takeWay', choice: 1 })
    expect(inShort(other)).toEqual(['takePath C-D C', 'takePath D-E E'])
  })

  it('says why a path cannot be taken', () => {
    const s = moving({}, explored('B', 'C'))
    take(s, 'takePath A-B B')
    expect(s.whyNot('path:A-B')).toEqual(['RPA-R31'])
    const shut = moving({ at: 'C', entry: 'C' }, (t) => t.map.closed.push('C-D'))
    expect(inShort(shut)).toEqual(['takePath B-C B', 'takePath A-C A'])
    expect(shut.whyNot('path:C-D')).toEqual(['RPA-R32'])
    const closed = moving({}, (t) => t.map.closed.push('A-C'))
    expect(closed.t.map.at).toBe('B')
  })

  it('may go on through explored locations, or stop there in the normal way [RPA-088, RPA-092, RPA-R30, RPA-R31, DEC-12]', () => {
    const s = moving({}, explored('B', 'C'))
    take(s, 'takePath A-B B')
    expect(s.ask).toMatchObject({ kind: 'whichPath', at: 'B', mayStop: true })
    const on = { from: 'A', to: 'B', path: 'A-B', entered: ['A', 'B'], behind: 0, token: 0, back: false }
    expect(s.t.move).toEqual(on)
    // The start may not be entered again.
    expect(inShort(s)).toEqual(['stop', 'takePath B-C C'])
    expect(s.t.storyteller).toBe(0)
    take(s, 'takePath B-C C')
    expect(inShort(s)).toEqual(['stop', 'takePath C-D D'])
    take(s, 'stop')
    expect(s.t).toMatchObject({ storyteller: 1, story: { entry: 'C' }, map: { at: 'C' } })
    expect(s.told('passed').map(({ at }) => at)).toEqual(['B'])
  })

  it('stops at every location not yet explored [RPA-089, RPA-R29]', () => {
    const s = moving()
    take(s, 'takePath A-B B')
    expect(s.t.story.entry).toBe('B')
    expect(s.t.map.explored).toEqual(['A', 'B'])
  })

  it('stops where XP or any token lies, explored or not [RPA-090]', () => {
    for (const lay of [
      (t: Party) => void (t.map.xp.B = 1),
      (t: Party) => void (t.map.events[3] = 'B'),
      (t: Party) => void (t.map.sentry = 'B'),
    ]) {
      const s = moving({}, (t) => {
        explored('B')(t)
        lay(t)
      })
      take(s, 'takePath A-B B')
      expect(s.t.story.entry).toBe('B')
    }
  })

  it('stops where no further path is possible [RPA-R31]', () => {
    const s = moving({ at: 'B', entry: 'B' }, (t) => {
      explored('B', 'C', 'D')(t)
      t.map.closed.push('A-B', 'A-C')
    })
    take(s, 'takePath C-D D')
    expect(s.t.story.entry).toBe('D')
  })
})

describe('encounters', () => {
  it('stop the party beside the token and turn it over [RPA-091, RPA-093, RPA-094, INV-29]', () => {
    const s = moving({}, (t) => void (t.map.tokens['A-C'] = [2, 1]))
    take(s, 'takePath A-C C')
    expect(s.t.move).toMatchObject({ token: 2, from: 'A', to: 'C' })
    expect(s.t.story.entry).toBe('ADV1-2')
    expect(s.undoStop).toBe('card')
  })

  it('leave the path free, and the party goes on in its direction [RPA-095, RPA-096, RPA-R34, INV-30]', () => {
    const s = moving({}, (t) => void (t.map.tokens['A-C'] = [2, 1]))
    take(s, 'takePath A-C C')
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.story.entry).toBe('ADV1-1')
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.story.entry).toBe('C')
    expect(s.t.map.tokens['A-C']).toEqual([0, 0])
    expect(s.t.map.gone).toEqual([2, 1])
  })

  it('are met from the other end in the other order', () => {
    const s = moving({ at: 'C', entry: 'C' }, (t) => void (t.map.tokens['A-C'] = [2, 1]))
    take(s, 'takePath A-C A')
    expect(s.t.story.entry).toBe('ADV1-1')
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.story.entry).toBe('ADV1-2')
  })

  it('may send the party back, which is a normal arrival [RPA-R34]', () => {
    const parts = { ...ring, 'ADV1-1': 'One.\n! return\n? rest' }
    const s = moving({ parts }, (t) => void (t.map.tokens['A-C'] = [1, 0]))
    take(s, 'takePath A-C C')
    expect(s.t).toMatchObject({ storyteller: 1, move: null, story: { entry: 'A' }, map: { at: 'A' } })
    expect(s.t.map.gone).toEqual([1])
  })

  it('end with a jump into the storybook, but not with one inside the Tome [RPA-R88, RPA-R87]', () => {
    const parts = {
      ...ring,
      'ADV1-1': 'One.\n! goto ADV1-1.1',
      'ADV1-1.1': 'Still.\n? "Flee" -> B1\n? rest',
      B1: 'The loft.\n? rest\n? move',
    }
    const s = moving({ parts }, (t) => void (t.map.tokens['A-C'] = [1, 2]))
    take(s, 'takePath A-C C')
    expect(s.t.move?.token).toBe(1)
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t).toMatchObject({ move: null, map: { at: 'B', gone: [1] }, storyteller: 0 })
  })

  it('end with an arrival that the story commands [RPA-R88, RPA-R30]', () => {
    const parts = { ...ring, 'ADV1-1': 'One.\n? "Fall": arrive D\n? rest' }
    const s = moving({ parts }, (t) => void (t.map.tokens['A-C'] = [1, 2]))
    take(s, 'takePath A-C C')
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t).toMatchObject({ move: null, story: { entry: 'D' }, map: { at: 'D', gone: [1] } })
    expect(s.t.map.tokens).toEqual({ 'A-C': [0, 2] })
    expect(s.told('arrived')).toEqual([{ type: 'arrived', at: 'D' }])
  })

  it('whose token the story itself takes off leave no second one behind [INV-47]', () => {
    const parts = { ...ring, 'ADV1-1': 'One.\n! token remove enc 1\n? "On": say "On."\n? rest' }
    const s = moving({ parts }, (t) => void (t.map.tokens['A-C'] = [1, 2]))
    take(s, 'takePath A-C C')
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.map).toMatchObject({ gone: [1], tokens: { 'A-C': [0, 2] } })
    expect(s.t.story.entry).toBe('ADV1-2')
  })

  it('end where no choice of a Tome entry is open [RPA-R88]', () => {
    const parts = { ...ring, 'ADV1-1': 'One.\n? if ROPE: "Climb": gain 1 gold' }
    const s = moving({ parts }, (t) => void (t.map.tokens['A-C'] = [1, 0]))
    take(s, 'takePath A-C C')
    expect(s.t.story.entry).toBe('C')
    expect(s.t.map).toMatchObject({ gone: [1], tokens: { 'A-C': [0, 0] } })
  })

  it('see no XP and no tokens, for the party stands beside the path', () => {
    const parts = {
      ...ring,
      'ADV1-1': 'One.\n! if xp-here: gain 5 gold\n! collect\n? "On": say "On."\n? rest',
    }
    const s = moving({ parts }, (t) => {
      t.map.tokens['A-C'] = [1, 0]
      t.map.xp.A = 3
    })
    take(s, 'takePath A-C C')
    expect(s.t.journal).toMatchObject({ gold: 0, xp: 1 })
    expect(s.t.map.xp).toEqual({ A: 3, B: 1, C: 1, D: 1, E: 1 })
  })

  it('that leave everybody exhausted end with a death [RPA-R89, RPA-R26]', () => {
    const parts = { ...ring, 'ADV1-1': 'One.\n! fatigue each 30', A9: plain }
    const s = moving({ parts }, (t) => void (t.map.tokens['A-C'] = [1, 0]))
    take(s, 'takePath A-C C')
    expect(s.t.journal.deaths).toBe(1)
    expect(s.t).toMatchObject({ move: null, story: { entry: 'A9' }, map: { gone: [1] } })
    expect(s.told('arrived')).toEqual([])
  })
})

describe('map cards and tokens', () => {
  const parts = {
    ...ring,
    MAP: `${MAP}\ncard M01 loc I "Vault" at D2 xp 2\ncard M01 path B-I enc 1`,
    A: 'Here.\n? "Look": reveal M01; stay\n? rest\n? move',
    I: plain,
    'ADV1-3': 'Three.\n? "On": say "On."\n? rest',
  }

  it('come into play when they are revealed, with their XP [RPA-083, RPA-R91, RPA-R40]', () => {
    const s = laid({ parts, xp: 1 })
    expect(gameWith().view(s.t, 0).map.locations).toHaveLength(5)
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.map.cards).toEqual(['M01'])
    expect(s.t.map.xp.I).toBe(2)
    expect(gameWith().view(s.t, 0).map.locations).toHaveLength(6)
    // A card that is there already does nothing.
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.map.cards).toEqual(['M01'])
  })

  it('have encounter tokens that wait beside the map [RPA-R91, INV-47]', () => {
    const s = laid({ parts, xp: 1 })
    expect(
      Object.values(s.t.map.tokens)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3])
    expect(
      gameWith()
        .view(s.t, 0)
        .map.paths.map(({ path }) => path),
    ).not.toContain('B-I')
  })

  it('are placed and removed by the story', () => {
    const A =
      'Here.\n! token place event 2 at C; token place sentry; token place event 3\n! if token-here and sentry here and event 3 here: gain 1 gold\n! if event 2 here: gain 9 gold\n! token remove sentry; token remove enc 1\n! token place enc 4 at C-A\n? rest\n? move'
    const s = laid({
      parts: { ...ring, A, 'ADV1-4': 'Four.' },
      xp: 1,
      arrange: (t) => void (t.map.tokens['A-C'] = [2, 1]),
    })
    expect(s.t.map).toMatchObject({
      events: ['', 'C', 'A', '', '', ''],
      sentry: '',
      gone: [1],
      tokens: { 'A-C': [2, 4] },
    })
    expect(s.t.journal.gold).toBe(1)
  })

  it('are placed in an encounter where the party set out [RPA-R125]', () => {
    const s = moving(
      {
        parts: {
          ...ring,
          'ADV1-1': 'One.\n! token place event 2; token place sentry\n? "On": say "On."\n? rest',
        },
      },
      (t) => void (t.map.tokens['A-C'] = [1, 2]),
    )
    s.choose({ verb: 'takePath', path: 'A-C' })
    expect(s.t.story.entry).toBe('ADV1-1')
    expect(s.t.map).toMatchObject({ events: ['', 'A', '', '', '', ''], sentry: 'A' })
  })

  it('are moved where they lie elsewhere, and that is news to everybody', () => {
    const A = 'Here.\n? "Look": token place enc 1 at B-C; stay\n? rest\n? move'
    const s = laid({
      parts: { ...ring, A },
      xp: 1,
      arrange: (t) => void (t.map.tokens = { 'A-C': [2, 1], 'B-C': [0] }),
    })
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.map.tokens).toEqual({ 'A-C': [2, 0], 'B-C': [1] })
    expect(s.undoStop).toBe('card')
  })

  it('place no encounter token without a free space, or one that is used up', () => {
    const A = 'Here.\n! token place enc 4 at A-C; token place enc 3 at A-B\n? rest\n? move'
    const s = laid({
      parts: { ...ring, A, 'ADV1-4': 'Four.', 'ADV1-3': 'Three.' },
      xp: 1,
      arrange: (t) => {
        t.map.tokens['A-C'] = [2, 0]
        t.map.gone = [4, 1]
      },
    })
    expect(s.t.map.tokens).toEqual({ 'A-C': [2, 0] })
  })

  it('put XP on a location, and arrive there if the story says so [RPA-R30]', () => {
    const A = 'Here.\n! put 2 xp at D\n? "Go": arrive D\n? rest'
    const s = laid({ parts: { ...ring, A }, xp: 1 })
    expect(s.t.map.xp.D).toBe(3)
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t).toMatchObject({ storyteller: 1, map: { at: 'D' }, story: { entry: 'D' } })
  })

  it('wait for arrivals: all triggers are tested first, before the base entry is read [RPA-R90, RPA-055]', () => {
    const SETUP =
      'Set.\n! on arrive if gold = 0: gain 1 gold\n! on arrive if gold >= 1: gain 5 gold\n! on arrive: close A-B'
    const B = '! if gold = 1: gain 1 xp\nHere.\n? rest\n? move'
    const s = moving({ parts: { ...ring, SETUP, B } })
    take(s, 'takePath A-B B')
    expect(s.t.journal).toMatchObject({ gold: 1, xp: 2 })
    expect(s.t.map.closed).toContain('A-B')
  })
})
