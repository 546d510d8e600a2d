import { choicesOf, newFate, pick, readConfig, Table, type Decision } from '@dicehearth/engine'
import { nothing, type Picked } from '@dicehearth/tabletop'
import { asksWhyNow } from '@dicehearth/tabletop/manner.ts'
import { expect, it } from 'vitest'
import { campSpaces } from '../content/camp.ts'
import { setAWatch as game } from '../index.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import { piece } from '../rules/pieces.ts'
import type { SawView } from '../view.ts'
import { manner, type SawDecision } from './direct.ts'

/** Answers that stand beside the board's pieces as buttons. */
const buttons = new Set<SawOption['verb']>(['shows', 'decline', 'arrange', 'toEnd', 'endWatch', 'removeIt'])

/** Everything that can be answered by clicks, whatever is pointed at on the way. */
function reachable(decision: SawDecision, view: SawView): Set<number> {
  const found = new Set<number>()
  const seen = new Set<string>()
  const ways: Picked[] = [nothing]
  for (let picked = ways.pop(); picked; picked = ways.pop()) {
    if (seen.has(JSON.stringify(picked)) || picked.length > 1) continue
    seen.add(JSON.stringify(picked))
    for (const way of manner.presses(decision, view, picked).values()) {
      if ('choose' in way) found.add(way.choose)
      else if ('pick' in way) ways.push(way.pick)
      else
        decision.choices.forEach(({ pieces }, n) => {
          if (pieces.includes(way.read)) found.add(n)
        })
    }
  }
  return found
}

/** Plays on at random and shows every decision. */
function play(
  given: Record<string, unknown>,
  seed: string,
  at: (decision: SawDecision, view: SawView) => void,
) {
  const table = new Table(game, readConfig(game, given), seed)
  const chance = newFate(seed)
  while (table.decision) {
    const { ask, options } = table.decision as Decision<SawAsk, SawOption>
    const view = game.view(table.state, 0)
    at({ ask, options, choices: choicesOf(game, { ask, options }, view) }, view)
    table.choose(pick(chance, options.length))
  }
}

it('reaches every option of random games by clicks, or by a button beside the board', () => {
  const met = new Set<string>()
  for (let n = 0; n < 12; n++) {
    const given = {
      players: 1 + (n % 4),
      edition: n % 2 ? 'deluxe' : 'base',
      summons: n % 2 ? 'variant' : 'standard',
      classes: n % 3 ? 'dealt' : 'picked',
    }
    play(given, `clicks ${n}`, (decision, view) => {
      met.add(decision.ask.kind)
      const found = reachable(decision, view)
      decision.options.forEach((option, k) => {
        if (!buttons.has(option.verb))
          expect(found.has(k), `${decision.ask.kind}: ${JSON.stringify(option)}`).toBe(true)
      })
    })
  }
  expect(met.size).toBeGreaterThan(20)
})

it('takes dice up for an attack, and lets every one of them join in when the target is named', () => {
  let attacks = 0
  const look = (decision: SawDecision, view: SawView): void => {
    if (decision.ask.kind === 'watchAction') {
      const target = decision.options.findIndex(({ verb }) => verb === 'attack')
      if (target < 0) return
      const ways = manner.presses(decision, view, nothing)
      const [id, way] = [...ways].find(([piece]) => piece.startsWith('die:')) ?? []
      expect(way).toEqual({ pick: [id] })
      expect(ways.get(piece.position(0)) ?? ways.get(piece.position(1))).toHaveProperty('choose')
    }
    if (decision.ask.kind === 'attackDie') {
      attacks++
      const free = decision.options.flatMap((it) => (it.verb === 'addDie' ? [piece.die(it.die)] : []))
      const answers = manner.follows?.([piece.fire, ...free]) ?? []
      expect(answers).toHaveLength(free.length)
      for (const answer of answers) {
        const joins = decision.options.filter((it, n) => answer(it, decision.choices[n]))
        expect(joins).toEqual(decision.options.filter(({ verb }) => verb === 'addDie'))
      }
    }
  }
  for (let n = 0; n < 8; n++) play({ players: 2 }, `dice first ${n}`, look)
  expect(attacks).toBeGreaterThan(0)
})

it('asks why about the die that was taken up and the place that does not take it, together', () => {
  let asked = 0
  play({ players: 2 }, 'misfits', (decision, view) => {
    if (decision.ask.kind !== 'placeDie') return
    const touched = decision.choices.map(({ pieces }) => pieces)
    for (const die of new Set(touched.flat().filter((id) => id.startsWith('die:')))) {
      for (const place of campSpaces.map(piece.space)) {
        if (touched.some((pieces) => pieces.includes(die) && pieces.includes(place))) continue
        expect(manner.presses(decision, view, [die]).has(place)).toBe(false)
        expect(asksWhyNow(manner, decision, view, [die], place)).toEqual([die, place])
        expect(asksWhyNow(manner, decision, view, nothing, place)).toEqual([place])
        asked++
      }
    }
  })
  expect(asked).toBeGreaterThan(0)
})
