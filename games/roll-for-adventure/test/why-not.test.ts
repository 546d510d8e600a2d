import { describe, expect, it } from 'vitest'
import { piece } from '../rules/pieces.ts'
import type { Adventure } from '../rules/state.ts'
import { appears, foe, withFoes } from './foe.ts'
import {
  ally,
  blue,
  bonus,
  enemy,
  enemyStep,
  green,
  keepPool,
  lay,
  layOn,
  red,
  table,
  type RfaScenario,
} from './table.ts'

/** Heroes that do not come between. */
const quiet = ['fighter', 'twinhand', 'warrior', 'adventurer'] as const
const sideB = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }

/** Red holds two dice and has rolled these. */
function rolled(dice: readonly [number, number], arrange?: (t: Adventure) => void, setup = {}): RfaScenario {
  return table({
    heroes: quiet,
    setup,
    dice,
    arrange: (t) => {
      arrange?.(t)
      t.board[blue].push(...t.board[red].splice(2))
    },
  })
}

/** The die in hand that shows a number. */
function showing(s: RfaScenario, number: number): string {
  return piece.die(s.view.hand.find((die) => s.view.face[die] === number) ?? -1)
}

/** So many 6s and 5s on the arch. */
function arch(sixes: number, fives: number): (t: Adventure) => void {
  return (t) => {
    for (let n = 0; n < sixes; n++) lay(t, n < 3 ? blue : green, 6, t.forest.sixes)
    for (let n = 0; n < fives; n++) lay(t, n < 3 ? green : blue, 5, t.forest.fives)
  }
}

describe('why a die does not go to a land', () => {
  it('desert A: the number, and no more than its free spaces [RFA-065, RFA-066]', () => {
    const s = rolled([1, 6])
    expect(s.whyNot(showing(s, 6), 'desert')).toEqual(['RFA-065'])
    expect(s.whyNot(showing(s, 1), 'desert')).toEqual([])
    const tight = rolled([1, 1], (t) => [1, 2].forEach(() => lay(t, blue, 1, t.desert.first)))
    expect(tight.whyNot(showing(tight, 1), 'desert')).toEqual(['RFA-066'])
    expect(tight.which({ verb: 'place', at: 'desert' })).toHaveLength(1)
  })

  it('desert B: the number, and spaces where a die lies [RFA-192]', () => {
    const s = rolled([6, 1], (t) => layOn(t, blue, 1, t.desert.spaces, 4), sideB)
    for (const number of [1, 6])
      expect(s.whyNot(showing(s, number), piece.desertSpace(4))).toEqual(['RFA-192'])
    expect(s.whyNot(showing(s, 1), piece.desertSpace(0))).toEqual([])
    expect(s.whyNot(showing(s, 6), piece.desertSpace(0))).toEqual(['RFA-192'])
    expect(s.whyNot(showing(s, 1), 'desert')).toEqual([])
  })

  it('desert B: more 1s than free spaces [RFA-044]', () => {
    const s = rolled(
      [1, 1],
      (t) => {
        for (let space = 0; space < 8; space++) layOn(t, space < 4 ? blue : green, 1, t.desert.spaces, space)
        t.desert.closed = [true, true, false, true, false]
      },
      sideB,
    )
    expect(s.whyNot(showing(s, 1), 'desert')).toEqual(['RFA-044'])
  })

  it('fortress A: the number of each section, a broken barrier, its four spaces [RFA-075, RFA-078, RFA-044]', () => {
    const s = rolled([3, 6], (t) => (t.fortress.barriers[1] = 0))
    expect(s.whyNot(showing(s, 6), 'fortress')).toEqual(['RFA-075'])
    expect(s.whyNot(showing(s, 6), piece.section(0))).toEqual(['RFA-075'])
    expect(s.whyNot(showing(s, 3), piece.section(0))).toEqual(['RFA-075'])
    expect(s.whyNot(showing(s, 3), piece.section(1))).toEqual(['RFA-078'])
    expect(s.whyNot(showing(s, 3), 'fortress')).toEqual(['RFA-078'])
    const tight = rolled([2, 2], (t) => [1, 2, 3].forEach(() => lay(t, blue, 2, t.fortress.sections[0])))
    expect(tight.whyNot(showing(tight, 2), 'fortress')).toEqual(['RFA-044'])
  })

  it('fortress B: the number of each section, and the spaces that its barriers leave [RFA-200, RFA-R43]', () => {
    const s = rolled([3, 6], undefined, sideB)
    expect(s.whyNot(showing(s, 6), 'fortress')).toEqual(['RFA-200'])
    expect(s.whyNot(showing(s, 3), piece.section(2))).toEqual(['RFA-200'])
    expect(s.whyNot(showing(s, 3), piece.section(1))).toEqual([])
    const tight = rolled([3, 3], (t) => [1, 2].forEach(() => lay(t, blue, 3, t.fortress.sections[1])), sideB)
    expect(tight.whyNot(showing(tight, 3), piece.section(1))).toEqual(['RFA-R43'])
  })

  it('forest A: the number, and the boundary [RFA-082, RFA-083]', () => {
    const s = rolled([4, 5])
    expect(s.whyNot(showing(s, 4), 'forest')).toEqual(['RFA-082'])
    expect(s.whyNot(showing(s, 5), 'forest')).toEqual([])
    const tight = rolled([5, 5], (t) => [1, 2, 3, 4, 5].forEach(() => lay(t, blue, 6, t.forest.path)))
    expect(tight.whyNot(showing(tight, 5), 'forest')).toEqual(['RFA-083'])
  })

  it('forest B: the number, five of a kind, and the last space [RFA-207, RFA-R45, RFA-044]', () => {
    const open = rolled([2, 6], undefined, sideB)
    expect(open.whyNot(showing(open, 2), 'forest')).toEqual(['RFA-207'])
    expect(open.whyNot(showing(open, 6), 'forest')).toEqual([])
    const sixes = rolled([6, 5], arch(5, 0), sideB)
    expect(sixes.whyNot(showing(sixes, 6), 'forest')).toEqual(['RFA-R45'])
    expect(sixes.whyNot(showing(sixes, 5), 'forest')).toEqual([])
    const fives = rolled([6, 5], arch(0, 5), sideB)
    expect(fives.whyNot(showing(fives, 5), 'forest')).toEqual(['RFA-R45'])
    const last = rolled([6, 6], arch(3, 2), sideB)
    expect(last.whyNot(showing(last, 6), 'forest')).toEqual(['RFA-044'])
  })

  it('forest B: a full arch wants one die of its value, from a later roll [RFA-210, RFA-R47]', () => {
    const full = rolled([5, 6], arch(3, 3), sideB)
    for (const number of [5, 6]) expect(full.whyNot(showing(full, number), 'forest')).toEqual(['RFA-210'])
    const two = rolled([1, 1], arch(3, 3), sideB)
    expect(two.which({ verb: 'place', at: 'forest' })).toHaveLength(1)
    expect(two.whyNot(showing(two, 1), 'forest')).toEqual(['RFA-R47'])
    const same = table({
      heroes: ['twinhand', 'fighter', 'healer', 'warrior'],
      setup: sideB,
      dice: [5, 1, 1, 1, 1],
      arrange: arch(3, 2),
    })
    same.choose({ verb: 'place', at: 'forest', number: 5 })
    expect(same.ask.kind).toBe('secondPlacement')
    expect(same.whyNot(showing(same, 1), 'forest')).toEqual(['RFA-R47'])
  })

  it('ice cave A: the space of another number, a filled space, one die a roll [RFA-088, RFA-089]', () => {
    const s = rolled([3, 4], (t) => layOn(t, blue, 3, t.iceCave, 2))
    expect(s.whyNot(showing(s, 3), piece.iceSpace(2))).toEqual(['RFA-088'])
    expect(s.whyNot(showing(s, 3), 'iceCave')).toEqual(['RFA-088'])
    expect(s.whyNot(showing(s, 4), piece.iceSpace(4))).toEqual(['RFA-088'])
    expect(s.whyNot(showing(s, 4), piece.iceSpace(3))).toEqual([])
    expect(s.whyNot(showing(s, 4), 'iceCave')).toEqual([])
    const twice = rolled([4, 4])
    expect(twice.whyNot(showing(twice, 4), 'iceCave')).toEqual(['RFA-089'])
    const second = table({ heroes: ['twinhand', 'fighter'], dice: [1, 2, 3, 4, 5, 6, 6] })
    second.choose({ verb: 'place', number: 1, at: 'iceCave' })
    expect(second.whyNot(showing(second, 2), piece.iceSpace(1))).toEqual(['RFA-089'])
    expect(second.whyNot(showing(second, 2), piece.iceSpace(2))).toEqual(['RFA-088'])
  })

  it('ice cave B: filled spaces, equal neighbours, blocked numbers, one die a roll [RFA-212, RFA-213, RFA-R55]', () => {
    const s = rolled([3, 2], (t) => layOn(t, blue, 3, t.iceCave, 4), sideB)
    expect(s.whyNot(showing(s, 3), piece.iceSpace(1))).toEqual(['RFA-213'])
    expect(s.whyNot(showing(s, 3), piece.iceSpace(4))).toEqual(['RFA-212'])
    expect(s.whyNot(showing(s, 2), piece.iceSpace(1))).toEqual([])
    expect(s.whyNot(showing(s, 3), piece.iceSpace(0))).toEqual([])
    const blocked = rolled([3, 3], (t) => [0, 2, 4, 6].forEach((k) => layOn(t, blue, 3, t.iceCave, k)), sideB)
    expect(blocked.whyNot(showing(blocked, 3), piece.iceSpace(3))).toEqual(['RFA-213'])
    expect(blocked.whyNot(showing(blocked, 3), 'iceCave')).toEqual(['RFA-R55'])
    const second = table({ heroes: ['twinhand', 'fighter'], setup: sideB, dice: [1, 2, 3, 4, 5, 6, 6] })
    second.choose({ verb: 'place', number: 1, at: 'iceCave', space: 0 })
    expect(second.whyNot(showing(second, 2), piece.iceSpace(1))).toEqual(['RFA-212'])
  })
})

describe('why a die does not go elsewhere', () => {
  const s = rolled(
    [1, 5],
    (t) => {
      enemy(t, 'D1a')
      t.discard.push(...['W1a', 'DR2'].filter((id) => t.deck.includes(id)))
      t.deck = t.deck.filter((id) => !t.discard.includes(id))
    },
    { special: 'dragons', board: 'sword' },
  )

  it('is told nothing against enemies in play and Resurrection [RFA-041]', () => {
    for (const place of [piece.card('D1a'), piece.resurrection])
      expect(s.whyNot(showing(s, 5), place)).toEqual([])
  })

  it('is told of the Master, of defeated enemies and of dragons [RFA-145, RFA-135, RFA-171]', () => {
    expect(s.whyNot(showing(s, 5), piece.card('MOS'))).toEqual(['RFA-145'])
    expect(s.whyNot(showing(s, 5), piece.card('W1a'))).toEqual(['RFA-135'])
    expect(s.whyNot(showing(s, 5), piece.card('DR2'))).toEqual(['RFA-171'])
  })

  it('is told what is no place for dice [RFA-153, RFA-041, RFA-057, RFA-147, RFA-092, RFA-217, RFA-214]', () => {
    for (const [place, rule] of [
      [piece.oblivion, 'RFA-153'],
      [piece.deck, 'RFA-041'],
      [piece.adventure, 'RFA-057'],
      [piece.track('forest'), 'RFA-147'],
      [piece.pool, 'RFA-092'],
    ]) {
      expect(s.whyNot(place)).toEqual([rule])
      expect(s.whyNot(showing(s, 1), place)).toEqual([rule])
    }
    const b = rolled([1, 5], undefined, sideB)
    expect(b.whyNot(piece.pool)).toEqual(['RFA-217'])
    expect(b.whyNot(piece.line(0))).toEqual(['RFA-214'])
  })

  it('is told where the die lies instead [RFA-113, RFA-092, RFA-048, RFA-100, RFA-035, RFA-074, RFA-045]', () => {
    const lying = rolled([6, 6], (t) => {
      enemy(t, 'D1a')
      enemy(t, 'W1a', [[blue, 1]])
      lay(t, blue, 1, t.desert.first)
      lay(t, blue, 1, t.desert.second)
      lay(t, blue, 1, t.desert.third)
      lay(t, green, 2, t.oblivion)
      lay(t, green, 2, t.resurrection)
      lay(t, green, 2, t.fortress.sections[0])
    })
    const { desert, oblivion, resurrection, fortress, pool, board, enemies } = lying.view
    for (const [die, rule] of [
      [oblivion[0], 'RFA-113'],
      [pool[0], 'RFA-092'],
      [board[green][0], 'RFA-035'],
      [desert.third[0], 'RFA-074'],
      [desert.first[0], 'RFA-045'],
      [desert.second[0], 'RFA-045'],
      [fortress.sections[0][0], 'RFA-045'],
      [resurrection[0], 'RFA-045'],
      [enemies[1].dice[0], 'RFA-045'],
    ] as const)
      expect(lying.whyNot(piece.die(die))).toEqual([rule])
    lying.choose({ verb: 'place', at: 'enemy', card: 'D1a', own: 1 })
    expect(lying.whyNot(piece.die(lying.view.board[red][0]))).toEqual(['RFA-048'])
    const given = rolled([4, 6], (t) => [1, 2, 3].forEach((n) => layOn(t, red, n, t.iceCave, n - 1)))
    given.choose({ verb: 'place', at: 'iceCave', number: 4 }).choose({ verb: 'claimRow' })
    const [gift] = given.view.board[red].filter((die) => given.view.owner[die] === bonus)
    expect(given.whyNot(piece.die(gift))).toEqual(['RFA-100'])
  })
})

describe('why a hero does not act', () => {
  it('not their turn, not their moment, or they have acted already [RFA-053, RFA-R67, RFA-R68, RFA-R73]', () => {
    const s = table({ heroes: ['adventurer', 'fighter'], dice: [1, 5, 5, 5, 5, 5, 5] })
    const [die] = s.view.hand
    expect(s.whyNot(piece.hero(blue))).toEqual(['RFA-053'])
    // The die may be turned, but not to the face that it shows.
    expect(s.whyNot(piece.hero(red), piece.die(die))).toEqual(['RFA-R11'])
    s.choose({ verb: 'turn', die, face: 6 })
    expect(s.whyNot(piece.hero(red))).toEqual(['RFA-R67'])
    expect(s.whyNot(piece.hero(red), piece.die(die))).toEqual(['RFA-R67'])
    expect(rolled([1, 5]).whyNot(piece.hero(red))).toEqual(['RFA-R68'])
    const twin = table({ heroes: ['twinhand', 'fighter'], dice: [1, 5, 5, 5, 5, 5, 5] })
    expect(twin.whyNot(piece.hero(red))).toEqual(['RFA-R73'])
    twin.choose({ verb: 'place', at: 'desert' })
    expect(twin.whyNot(piece.hero(red))).toEqual(['RFA-R73'])
  })

  it('the Healer lets a die of the hand rest and frees one from Oblivion [RFA-R69]', () => {
    const s = table({
      heroes: ['healer', 'fighter'],
      arrange: (t) => {
        lay(t, blue, 2, t.oblivion)
        lay(t, blue, 5, t.forest.path)
      },
    })
    expect(s.ask.kind).toBe('healer')
    const { hand, oblivion, forest, board, pool } = s.view
    for (const die of [forest.path[0], board[blue][0], pool[0]])
      expect(s.whyNot(piece.die(die))).toEqual(['RFA-R69'])
    for (const die of [...hand, ...oblivion]) expect(s.whyNot(piece.die(die))).toEqual([])
  })

  it('the Coinsinger sings to dice of the roll, to each once [RFA-R60, RFA-R72]', () => {
    const s = table({ heroes: ['coinsinger', 'fighter'], dice: [1, 2, 3, 4, 5, 6, 6] })
    const [first, second] = s.view.hand
    s.choose({ verb: 'sing', die: first })
    expect(s.whyNot(piece.die(first))).toEqual(['RFA-R60'])
    expect(s.whyNot(piece.die(second))).toEqual([])
    expect(s.whyNot(piece.die(s.view.board[blue][0]))).toEqual(['RFA-R72'])
  })

  it('the Warrior gives a die from the own board [RFA-R70]', () => {
    const s = enemyStep({ heroes: ['warrior', 'fighter'], cards: ['D1a'] })
    expect(s.ask.kind).toBe('standIn')
    expect(s.whyNot(piece.die(s.view.board[blue][0]))).toEqual(['RFA-R70'])
    expect(s.whyNot(piece.die(s.view.pool[0]))).toEqual(['RFA-R70'])
    expect(s.whyNot(piece.die(s.view.board[red][0]))).toEqual([])
  })
})

describe('why another die is not lost', () => {
  it('desert A loses dice of its first section alone [RFA-117, RFA-118, RFA-136, RFA-159, RFA-113]', () => {
    const s = enemyStep({
      heroes: quiet,
      cards: ['D1a'],
      arrange: (t) => {
        enemy(t, 'F3a', [[green, 2]])
        lay(t, green, 3, t.resurrection)
        lay(t, green, 3, t.oblivion)
        lay(t, red, 1, t.desert.first)
        lay(t, blue, 1, t.desert.first)
        lay(t, blue, 1, t.desert.second)
        lay(t, blue, 1, t.desert.third)
        lay(t, blue, 5, t.forest.path)
      },
    })
    expect(s.ask.kind).toBe('loseDie')
    const { desert, forest, board, enemies, resurrection, oblivion } = s.view
    for (const die of desert.first) expect(s.whyNot(piece.die(die))).toEqual([])
    for (const [die, rule] of [
      [desert.second[0], 'RFA-118'],
      [desert.third[0], 'RFA-118'],
      [forest.path[0], 'RFA-117'],
      [board[red][0], 'RFA-117'],
      [enemies[0].dice[0], 'RFA-136'],
      [resurrection[0], 'RFA-159'],
      [oblivion[0], 'RFA-113'],
    ] as const)
      expect(s.whyNot(piece.die(die))).toEqual([rule])
    // A land has nothing to do with it: the table says what is asked.
    expect(s.whyNot('desert')).toEqual([])
  })

  it('desert B loses dice of its spaces [RFA-119]', () => {
    const s = enemyStep({
      setup: sideB,
      cards: ['D1a'],
      arrange: (t) => [0, 1, 4].forEach((space) => layOn(t, blue, 1, t.desert.spaces, space)),
    })
    expect(s.whyNot(piece.die(s.view.board[red][0]))).toEqual(['RFA-119'])
    for (const space of [0, 1, 4]) expect(s.whyNot(piece.die(s.view.desert.spaces[space]))).toEqual([])
  })

  it('the fortress loses one of each section, in their order [RFA-121]', () => {
    const s = enemyStep({
      cards: ['F1a'],
      arrange: (t) => {
        for (const who of [red, blue]) {
          lay(t, who, 2, t.fortress.sections[0])
          lay(t, who, 4, t.fortress.sections[2])
        }
      },
    })
    const [twos, , fours] = s.view.fortress.sections
    expect(s.whyNot(piece.die(fours[0]))).toEqual(['RFA-121'])
    expect(s.whyNot(piece.die(twos[0]))).toEqual([])
  })

  it('the forest loses a 5, then a 6 [RFA-123]', () => {
    const s = enemyStep({
      cards: ['W1a'],
      arrange: (t) =>
        [
          [red, 5],
          [blue, 5],
          [blue, 6],
        ].forEach(([who, face]) => lay(t, who, face, t.forest.path)),
    })
    const [five, , six] = s.view.forest.path
    expect(s.whyNot(piece.die(six))).toEqual(['RFA-123'])
    expect(s.whyNot(piece.die(five))).toEqual([])
  })

  it('ice cave B loses one with the highest number [RFA-127]', () => {
    const s = enemyStep({
      setup: sideB,
      cards: ['I1a'],
      arrange: (t) => [5, 2, 5].forEach((face, space) => layOn(t, blue, face, t.iceCave, space)),
    })
    expect(s.whyNot(piece.die(s.view.iceCave[1]))).toEqual(['RFA-127'])
    expect(s.whyNot(piece.die(s.view.iceCave[0]))).toEqual([])
  })

  it('a player-made enemy takes what its card says [RFA-191]', () => {
    const board = appears([{ do: 'drainBoard', who: 'active', count: 1 }])
    expect(board.whyNot(piece.die(board.view.board[blue][0]))).toEqual(['RFA-191'])
    const fives = appears([{ do: 'removeDice', where: { at: 'forest' }, count: 1, number: 5 }], {
      arrange: (t) => [red, blue, ally].forEach((who, k) => lay(t, who, k < 2 ? 5 : 6, t.forest.path)),
    })
    expect(fives.whyNot(piece.die(fives.view.forest.path[2]))).toEqual(['RFA-191'])
  })
})

describe('why another answer is not to be had', () => {
  it('dice that move on come from the full section [RFA-068, RFA-072]', () => {
    const s = rolled([1, 1], (t) => {
      lay(t, blue, 1, t.desert.first)
      for (const who of [blue, green]) lay(t, who, 1, t.desert.second)
    })
    s.choose({ verb: 'place', at: 'desert', own: 2 })
    expect(s.ask).toMatchObject({ kind: 'movesOn', from: 'first' })
    const [waiting] = s.view.desert.second
    expect(s.whyNot(piece.die(waiting))).toEqual(['RFA-068'])
    expect(s.whyNot(piece.die(s.view.desert.first[0]))).toEqual([])
    s.choose({ verb: 'move', die: s.view.desert.first[0] })
    expect(s.ask).toMatchObject({ kind: 'movesOn', from: 'second' })
    expect(s.whyNot(piece.die(waiting))).toEqual([])
    expect(s.whyNot(piece.die(s.view.board[green][0]))).toEqual(['RFA-072'])
  })

  it('1s are laid on free spaces, one after the other; only the closed connection gives dice back [RFA-192, RFA-R56, RFA-196]', () => {
    const s = table({
      heroes: quiet.slice(0, 2),
      setup: sideB,
      dice: [1, 6, 6, 6, 6, 1, 6],
      arrange: (t) => {
        layOn(t, blue, 1, t.desert.spaces, 0)
        layOn(t, blue, 1, t.desert.spaces, 4)
      },
    })
    s.choose({ verb: 'place', at: 'desert', own: 1, ally: 1 })
    expect(s.ask.kind).toBe('laySpace')
    expect(s.whyNot(piece.desertSpace(4))).toEqual(['RFA-192'])
    expect(s.whyNot(piece.desertSpace(2))).toEqual([])
    expect(s.whyNot(piece.die(s.view.laying[1]))).toEqual(['RFA-R56'])
    s.choose({ verb: 'lay', space: 2 }).choose({ verb: 'lay', space: 8 })
    expect(s.ask.kind).toBe('takeBack')
    const { spaces } = s.view.desert
    expect(s.whyNot(piece.die(spaces[4]))).toEqual(['RFA-196'])
    expect(s.whyNot(piece.die(spaces[0]))).toEqual([])
  })

  it('lines must be full, and a full grid must be claimed from [RFA-214, RFA-R50]', () => {
    const s = rolled([2, 6], (t) => layOn(t, blue, 1, t.iceCave, 2), sideB)
    s.choose({ verb: 'place', at: 'iceCave', space: 5, number: 2 })
    expect(s.ask.kind).toBe('claimLines')
    expect(s.whyNot(piece.line(0))).toEqual(['RFA-214'])
    expect(s.whyNot(piece.line(5))).toEqual([])
    const faces = [1, 2, 1, 2, 1, 2, 1]
    const full = rolled(
      [2, 6],
      (t) => faces.forEach((face, k) => layOn(t, k < 4 ? blue : green, face, t.iceCave, k)),
      sideB,
    )
    full.choose({ verb: 'place', at: 'iceCave', number: 2 })
    expect(full.which({ verb: 'decline' })).toEqual([])
    expect(full.whyNot()).toContain('RFA-R50')
  })

  it('only those who share the reward can go without it [RFA-094]', () => {
    const s = rolled([4, 6], (t) => {
      keepPool(t, 1)
      ;[red, blue, blue].forEach((who, k) => layOn(t, who, k + 1, t.iceCave, k))
    })
    s.choose({ verb: 'place', at: 'iceCave', number: 4 }).choose({ verb: 'claimRow' })
    expect(s.ask.kind).toBe('goWithout')
    expect(s.whyNot(piece.hero(green))).toEqual(['RFA-094'])
    expect(s.whyNot(piece.hero(blue))).toEqual([])
  })

  it('only enemies in play can be defeated, and never the Master [RFA-R30, RFA-135]', () => {
    const s = rolled([5, 6], (t) => {
      ;[1, 2, 3, 4].forEach((n) => layOn(t, n < 3 ? blue : red, n, t.iceCave, n - 1))
      enemy(t, 'D1a')
      t.deck = t.deck.filter((id) => id !== 'W1a')
      t.discard.push('W1a')
    })
    s.choose({ verb: 'place', at: 'iceCave', number: 5 }).choose({ verb: 'claimRow' })
    expect(s.ask.kind).toBe('defeatOne')
    expect(s.whyNot(piece.card('MOS'))).toEqual(['RFA-R30'])
    expect(s.whyNot(piece.deck)).toEqual(['RFA-R30'])
    expect(s.whyNot(piece.card('W1a'))).toEqual(['RFA-135'])
    expect(s.whyNot(piece.card('D1a'))).toEqual([])
  })

  it('a land that is not damaged has no skull to move back [RFA-R24]', () => {
    const s = rolled(
      [2, 6],
      (t) => {
        layOn(t, blue, 1, t.iceCave, 2)
        t.skull[1] = 2
      },
      sideB,
    )
    s.choose({ verb: 'place', at: 'iceCave', space: 5, number: 2 }).choose({ verb: 'claimLines' })
    expect(s.ask.kind).toBe('moveSkullBack')
    expect(s.whyNot(piece.track('desert'))).toEqual(['RFA-R24'])
    expect(s.whyNot(piece.track('fortress'))).toEqual([])
  })

  it('a die is freed from Oblivion, by the ice or by a boon [RFA-219, RFA-191]', () => {
    const ice = rolled(
      [2, 6],
      (t) => {
        for (const who of [blue, green]) lay(t, who, 3, t.oblivion)
        layOn(t, blue, 1, t.iceCave, 6)
      },
      sideB,
    )
    ice.choose({ verb: 'place', at: 'iceCave', space: 7, number: 2 }).choose({ verb: 'claimLines' })
    expect(ice.ask.kind).toBe('releaseDie')
    expect(ice.whyNot(piece.die(ice.view.board[green][0]))).toEqual(['RFA-219'])
    expect(ice.whyNot(piece.die(ice.view.oblivion[0]))).toEqual([])
    const boon = rolled(
      [6, 6],
      (t) => {
        for (const who of [blue, green]) lay(t, who, 3, t.oblivion)
        enemy(t, 'foe')
      },
      withFoes(foe({ onDefeat: [{ do: 'release', count: 1 }] })),
    )
    boon.choose({ verb: 'place', at: 'enemy', own: 1 })
    expect(boon.ask.kind).toBe('releaseDie')
    expect(boon.whyNot(piece.die(boon.view.board[green][0]))).toEqual(['RFA-191'])
  })

  it('a player-made enemy strikes, drains and rebuilds where its card says [RFA-191, RFA-R58]', () => {
    const land = appears([{ do: 'damage', where: { at: 'mostDamaged' }, amount: 1 }], {
      arrange: (t) => (t.skull = [2, 2, 0, 1]),
    })
    expect(land.whyNot('forest')).toEqual(['RFA-191'])
    expect(land.whyNot('desert')).toEqual([])
    const fullest = appears([{ do: 'removeDice', where: { at: 'mostDice' }, count: 1 }], {
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, blue, 5, t.forest.path)
      },
    })
    expect(fullest.whyNot('fortress')).toEqual(['RFA-R58'])
    const board = appears([{ do: 'drainBoard', who: 'mostDice', count: 1 }], {
      heroes: quiet.slice(0, 3),
      arrange: (t) => t.oblivion.push(...t.board[green].splice(0, 1)),
    })
    expect(board.ask.kind).toBe('whoseBoard')
    expect(board.whyNot(piece.hero(green))).toEqual(['RFA-191'])
    const barrier = appears([{ do: 'rebuild' }], { arrange: (t) => (t.fortress.barriers = [0, 0, 1]) })
    expect(barrier.whyNot(piece.section(2))).toEqual(['RFA-191'])
    expect(barrier.whyNot(piece.section(0))).toEqual([])
  })
})
