import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { rollPlayer as game } from '../index.ts'
import { pieces } from '../speech/pieces.ts'
import type { RpOption } from '../rules/decisions.ts'
import { table } from '../test/table.ts'
import type { RpView } from '../view.ts'
import { asksWhy, clicks, dieInHand, usesOf, type Picked, type RpDecision } from './direct.ts'

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
  const seen = new Set<Picked>()
  const ways: Picked[] = [null]
  for (let picked = ways.pop(); picked !== undefined; picked = ways.pop()) {
    if (seen.has(picked)) continue
    seen.add(picked)
    for (const way of clicks(decision, view, picked).values()) {
      if ('choose' in way) found.add(way.choose)
      else if ('pick' in way) ways.push(way.pick)
      else for (const n of usesOf(way.read, decision, view)) found.add(n)
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
      const decision = played.decision as RpDecision
      const view = game.view(played.state, decision.ask.seat)
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
  const decision: RpDecision = { ask, options }
  const [red, blue] = view.hand
  const str = pieces.line(0, 0)
  const taken = (picked: Picked) => {
    const way = clicks(decision, view, picked).get(str)
    return way && 'choose' in way ? options[way.choose] : undefined
  }
  expect(taken(null)).toMatchObject({ verb: 'place', die: red, line: 0 })
  expect(taken(pieces.die(blue))).toMatchObject({ verb: 'place', die: blue, line: 0 })
  expect(clicks(decision, view, null).get(pieces.die(blue))).toEqual({ pick: pieces.die(blue) })
  expect(dieInHand(decision, view, pieces.die(blue))).toBe(blue)
})

it('asks about a line together with the die in hand, and about anything else alone', () => {
  expect(asksWhy(pieces.line(0, 2), 7)).toEqual(['die:7', 'line:0:CON'])
  expect(asksWhy(pieces.card('shortSword'), 7)).toEqual(['card:shortSword'])
  expect(asksWhy(pieces.line(0, 2), null)).toEqual(['line:0:CON'])
})

it('never pays by the first press: a Market card is taken up first', () => {
  const { view, ask, options } = table({ step: 'market', heroes: [{ card: 1, gold: 9 }] })
  const card = pieces.card(view.market[0])
  expect(clicks({ ask, options }, view, null).get(card)).toEqual({ read: card })
  const verbs = usesOf(card, { ask, options }, view).map((n) => options[n].verb)
  expect(verbs).toEqual(['buy', 'discard'])
})
