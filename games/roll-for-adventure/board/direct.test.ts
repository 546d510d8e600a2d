import {
  choicesOf,
  newFate,
  pick,
  readConfig,
  reasons,
  Table,
  type Decision,
  type Option,
} from '@dicehearth/engine'
import { nothing, type Picked, type Presses } from '@dicehearth/tabletop'
import { asksWhyNow, leftNow } from '@dicehearth/tabletop/manner.ts'
import { describe, expect, it } from 'vitest'
import { rollForAdventure as game } from '../index.ts'
import { enemy, lay, red, table } from '../test/table.ts'
import { piece } from '../rules/pieces.ts'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaView } from '../view.ts'
import { claimOf, facesFor, manner, type RfaDecision } from './direct.ts'

/** A decision as the board gets it. */
function asked({ ask, options }: Decision<RfaAsk, RfaOption>, view: RfaView): RfaDecision {
  return { ask, options, choices: choicesOf(game, { ask, options }, view) }
}

const presses = (decision: RfaDecision, view: RfaView, picked: Picked = nothing): Presses =>
  manner.presses(decision, view, picked)

const left = (decision: RfaDecision, view: RfaView, picked: Picked): readonly number[] | null =>
  leftNow(manner, decision, view, picked)

/** What a press chooses, as the option itself. */
function chosen(
  decision: RfaDecision,
  view: RfaView,
  id: string,
  picked: Picked = nothing,
): Option | undefined {
  const way = presses(decision, view, picked).get(id)
  return way && 'choose' in way ? decision.options[way.choose] : undefined
}

describe('placing by hand', () => {
  const s = table({
    heroes: ['adventurer', 'healer'],
    dice: [3, 3, 1, 6, 6, 3, 2],
    arrange: (t) => enemy(t, 'D1a'),
  })
  const { view } = s
  const decision = asked(s, s.view)
  const threes = view.hand.filter((die) => view.face[die] === 3).map(piece.die)

  it('picks all dice of a number at once, and lets go of one by a second click', () => {
    expect(presses(decision, view).get(threes[0])).toEqual({ pick: threes })
    expect(presses(decision, view, threes).get(threes[0])).toEqual({ pick: threes.slice(1) })
  })

  it('lights the places for the dice picked, and places as many of them as fit', () => {
    const picked = threes
    const places = [...presses(decision, view, picked).keys()].filter((id) => !id.startsWith('die:'))
    expect(places.sort()).toEqual(
      ['card:D1a', 'fortress', 'fortress:1', 'hero:0', 'iceCave', 'iceCave:2', 'resurrection'].sort(),
    )
    expect(chosen(decision, view, 'fortress:1', picked)).toMatchObject({ own: 2, ally: 1, at: 'fortress' })
    expect(chosen(decision, view, 'iceCave:2', picked)).toMatchObject({ own: 1, ally: 0, at: 'iceCave' })
  })

  it('takes the place first and then the dice', () => {
    expect(presses(decision, view).get('forest')).toEqual({ pick: ['forest'] })
    const [six] = view.hand.filter((die) => view.face[die] === 6).map(piece.die)
    // Two sixes could go: the one that is pointed at goes alone, unless somebody says otherwise.
    const picked = ['forest', six]
    expect(presses(decision, view, ['forest']).get(six)).toEqual({ pick: picked })
    const ways = (left(decision, view, picked) ?? []).map((n) => decision.options[n])
    expect(ways).toMatchObject([
      { verb: 'place', number: 6, own: 2, at: 'forest' },
      { verb: 'place', number: 6, own: 1, at: 'forest' },
    ])
    expect(chosen(decision, view, 'forest', picked)).toMatchObject({ number: 6, own: 1, at: 'forest' })
    const one = view.hand.find((die) => view.face[die] === 1) ?? -1
    expect(chosen(decision, view, piece.die(one), ['desert'])).toMatchObject({
      number: 1,
      own: 1,
      at: 'desert',
    })
  })

  it('leaves in the list only what can be done with what is picked', () => {
    expect(left(decision, view, nothing)).toBeNull()
    const withOne = left(decision, view, [threes[0]]) ?? []
    const withAll = left(decision, view, threes) ?? []
    expect(withOne.length).toBeGreaterThan(0)
    expect(withAll.length).toBeGreaterThan(withOne.length)
    for (const n of withAll) expect(decision.options[n]).toMatchObject({ verb: 'place', number: 3 })
    for (const n of withOne) expect(decision.options[n]).toMatchObject({ own: 1, ally: 0, bonus: 0 })
    const turns = left(decision, view, [piece.hero(red)]) ?? []
    expect(turns.length).toBeGreaterThan(0)
    for (const n of turns) expect(decision.options[n].verb).toBe('turn')
  })

  it('turns a die with the Adventurer: the hero, the die, the face', () => {
    const hero = [piece.hero(red)]
    expect(presses(decision, view).get(piece.hero(red))).toEqual({ pick: hero })
    const ways = presses(decision, view, hero)
    // Every die of the hand, though the options name one of each kind and number.
    for (const die of view.hand) expect(ways.has(piece.die(die))).toBe(true)
    const faces = facesFor(decision, view.hand[1])
    expect([...faces.keys()]).toEqual([1, 2, 4, 5, 6])
    expect(decision.options[faces.get(6) ?? -1]).toMatchObject({ verb: 'turn', face: 6 })
  })
})

it('asks why a die does not go where it was meant to, or what is wrong with a die', () => {
  const { view, ask, options } = table({})
  const decision = asked({ ask, options: [options[0]] }, view)
  const why = (id: string, picked: Picked): readonly string[] =>
    asksWhyNow(manner, decision, view, picked, id)
  expect(why('desert', ['die:3', 'die:4'])).toEqual(['die:3', 'desert'])
  expect(why('desert', nothing)).toEqual(['desert'])
  expect(why('die:7', ['forest'])).toEqual(['forest', 'die:7'])
  expect(why('die:7', ['die:3', 'die:4'])).toEqual(['die:7'])
})

it('lets the Coinsinger name each die once', () => {
  const s = table({ heroes: ['coinsinger', 'fighter'], dice: [3, 3, 1, 6, 6, 3, 2] })
  const [first, second] = s.view.hand
  s.choose({ verb: 'sing', die: first })
  const decision = asked(s, s.view)
  expect(presses(decision, s.view).has(piece.die(first))).toBe(false)
  expect(chosen(decision, s.view, piece.die(second))).toMatchObject({ verb: 'sing', die: second })
})

it('lets the Healer rest one die and free another', () => {
  const s = table({ heroes: ['healer', 'fighter'], arrange: (t) => lay(t, 1, 2, t.oblivion) })
  const decision = asked(s, s.view)
  const [rest] = s.view.hand
  const [lost] = s.view.oblivion
  for (const die of [rest, lost].map(piece.die))
    expect(presses(decision, s.view).get(die)).toEqual({ pick: [die] })
  // The one that rests and the one that is freed may be named in either order.
  const healed = { verb: 'heal', release: lost }
  expect(chosen(decision, s.view, piece.die(lost), [piece.die(rest)])).toMatchObject(healed)
  expect(chosen(decision, s.view, piece.die(rest), [piece.die(lost)])).toMatchObject(healed)
})

it('claims one line by a click and several by marking them', () => {
  const claims = [[0], [5], [0, 5]].map((lines) => ({ verb: 'claimLines', seat: 0, lines }) as const)
  const { view } = table({ setup: { iceCave: 'B' } })
  const decision = asked({ ask: { kind: 'claimLines', seat: 0, complete: [0, 5] }, options: claims }, view)
  const [upper, right] = [piece.line(0), piece.line(5)]
  expect(presses(decision, view).get(right)).toEqual({ pick: [right] })
  expect(presses(decision, view, [right]).get(upper)).toEqual({ pick: [right, upper] })
  expect(left(decision, view, [right])).toEqual([1, 2])
  expect(claimOf(decision, [0, 5])).toBe(2)
})

it('answers or explains every press at every decision of random games', () => {
  for (const [side, special] of [
    ['A', ''],
    ['B', 'dragons,phantoms,giants'],
  ]) {
    for (let n = 0; n < 6; n++) everyPress(side, special, `press ${n}`)
  }
})

function everyPress(side: string, special: string, seed: string): void {
  const sides = { desert: side, fortress: side, forest: side, iceCave: side }
  const board = special === '' ? 'book' : 'jewel'
  const config = readConfig(game, {
    players: 2 + (seed.length % 3),
    dealFrom: 'all',
    board,
    special,
    ...sides,
  })
  const play = new Table(game, config, seed)
  const chance = newFate(seed)
  while (play.decision) {
    const view = game.view(play.state, 0)
    const decision = asked(play.decision as Decision<RfaAsk, RfaOption>, view)
    const ways = presses(decision, view)
    const explained = new Set(reasons(play).flatMap(({ option }) => game.touches(option as RfaOption, view)))
    for (const id of allPieces(view)) {
      const way = ways.get(id)
      if (way === undefined) {
        const isPlacing = decision.ask.kind === 'place' || decision.ask.kind === 'secondPlacement'
        if (isPlacing) expect(explained, `${id} at ${decision.ask.kind}`).toContain(id)
      } else if ('choose' in way) expect(decision.options[way.choose]).toBeDefined()
    }
    play.choose(pick(chance, decision.options.length))
  }
}

function allPieces(view: RfaView): string[] {
  return [
    ...view.owner.map((_, die) => piece.die(die)),
    ...view.enemies.map((foe) => piece.card(foe.card)),
    ...view.heroes.map((_, seat) => piece.hero(seat)),
    ...(['desert', 'fortress', 'forest', 'iceCave'] as const).flatMap((land) => [land, piece.track(land)]),
    ...[0, 1, 2].map(piece.section),
    ...view.desert.spaces.map((_, space) => piece.desertSpace(space)),
    ...view.iceCave.map((_, space) => piece.iceSpace(space)),
    piece.resurrection,
    piece.oblivion,
    piece.pool,
    piece.deck,
    piece.adventure,
  ]
}
