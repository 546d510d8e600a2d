import { choicesOf, newFate, pick, readConfig, Table, type Decision } from '@dicehearth/engine'
import { nothing, touching, type Picked } from '@dicehearth/tabletop'
import { asksWhyNow, leftNow, takenUpNow } from '@dicehearth/tabletop/manner.ts'
import { expect, it } from 'vitest'
import { rollPlayer as game } from '../index.ts'
import { piece } from '../rules/pieces.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import { table } from '../test/table.ts'
import type { RpView } from '../view.ts'
import { dieInHand, manner, type RpDecision } from './direct.ts'

function asked({ ask, options }: Decision<RpAsk, RpOption>, view: RpView): RpDecision {
  return { ask, options, choices: choicesOf(game, { ask, options }, view) }
}

/** Answers that stand beside the board's pieces as buttons, or as faces of a die. */
const buttons = new Set<RpOption['verb']>([
  'shows',
  'value',
  'drew',
  'again',
  'decline',
  'done',
  'endTurn',
  'pass',
  'accept',
  'finish',
  'carryOut',
  'roll',
])

/** Everything that can be answered by pressing pieces, whichever die is pointed at on the way. */
function reachable(decision: RpDecision, view: RpView): Set<number> {
  const found = new Set<number>()
  const seen = new Set<string>()
  const ways: Picked[] = [nothing]
  for (let picked = ways.pop(); picked; picked = ways.pop()) {
    if (seen.has(picked.join())) continue
    seen.add(picked.join())
    for (const way of manner.presses(decision, view, picked).values()) {
      if ('choose' in way) found.add(way.choose)
      else if ('pick' in way) ways.push(way.pick)
      else for (const n of touching(decision, way.read)) found.add(n)
    }
  }
  return found
}

it('reaches every option of random games by pieces, or by a button beside the board', () => {
  const met = new Set<string>()
  for (let n = 0; n < 8; n++) {
    const seed = `clicks ${n}`
    const played = new Table(game, readConfig(game, { players: 1 + (n % 4) }), seed)
    const chance = newFate(seed)
    while (played.decision) {
      const open = played.decision as Decision<RpAsk, RpOption>
      const view = game.view(played.state, open.ask.seat)
      const decision = asked(open, view)
      met.add(decision.ask.kind)
      const found = reachable(decision, view)
      decision.options.forEach((option, k) => {
        if (!buttons.has(option.verb))
          expect(found.has(k), `${decision.ask.kind}: ${JSON.stringify(option)}`).toBe(true)
      })
      played.choose(pick(chance, decision.options.length))
    }
  }
  expect(met.size).toBeGreaterThan(25)
})

it('places the die that was pointed at, and the first one where none was', () => {
  const { view, ask, options } = table({ step: 'place', hand: 'red 4, blue 2' })
  const decision = asked({ ask, options }, view)
  const [red, blue] = view.hand
  const str = piece.line(0, 0)
  const taken = (...picked: Picked) => {
    const way = manner.presses(decision, view, picked).get(str)
    return way && 'choose' in way ? options[way.choose] : undefined
  }
  expect(taken()).toMatchObject({ verb: 'place', die: red, line: 0 })
  expect(taken(piece.die(blue))).toMatchObject({ verb: 'place', die: blue, line: 0 })
  const held = [piece.die(blue)]
  const ways = manner.presses(decision, view, nothing)
  expect(ways.get(piece.die(blue))).toEqual({ pick: held })
  expect(dieInHand(decision, held)).toBe(blue)
  // The list follows, a second press puts it back, and it can be dragged.
  const left = leftNow(manner, decision, view, held) ?? []
  expect(left.length).toBeGreaterThan(0)
  for (const n of left) expect(options[n]).toMatchObject({ die: blue })
  expect(manner.presses(decision, view, held).get(piece.die(blue))).toEqual({ pick: nothing })
  expect(takenUpNow(manner, ways, decision, view, nothing, piece.die(blue))).toEqual(held)
})

it('asks about a line together with the die in hand, and about anything else alone', () => {
  const { view, ask, options } = table({ step: 'place', hand: 'red 4' })
  const [die] = view.hand.map(piece.die)
  const why = (id: string, among: readonly RpOption[]): readonly string[] =>
    asksWhyNow(manner, asked({ ask, options: among }, view), view, nothing, id)
  expect(why(piece.line(0, 2), options)).toEqual([die, 'line:0:CON'])
  expect(why(piece.card('shortSword'), options)).toEqual(['card:shortSword'])
  expect(why(piece.line(0, 2), [])).toEqual(['line:0:CON'])
})

it('never pays by the first press: a Market card is taken up first', () => {
  const { view, ask, options } = table({ step: 'market', heroes: [{ card: 1, gold: 9 }] })
  const card = piece.card(view.market[0])
  const decision = asked({ ask, options }, view)
  expect(manner.presses(decision, view, nothing).get(card)).toEqual({ read: card })
  const verbs = touching(decision, card).map((n) => options[n].verb)
  expect(verbs).toEqual(['buy', 'discard'])
})
