import { choicesOf, newFate, pick, readConfig, Table, type Decision } from '@dicehearth/engine'
import { nothing, type Picked, type Presses } from '@dicehearth/tabletop'
import { leftNow, takenUpNow } from '@dicehearth/tabletop/manner.ts'
import { describe, expect, it } from 'vitest'
import { enemies } from '../content/enemies.ts'
import { rollingFates } from '../index.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import { ownerOf } from '../rules/dice.ts'
import { choice, find } from '../test/pages.ts'
import { table, type FatesScenario } from '../test/table.ts'
import type { FatesView } from '../view.ts'
import type { FatesDecision } from './context.ts'
import { manner, rollPiece, votePiece } from './direct.ts'
import { figureOf } from './figures/index.ts'
import { placeOf } from './scene.tsx'

function asked({ ask, options }: Decision<FatesAsk, FatesOption>, view: FatesView): FatesDecision {
  return { ask, options, choices: choicesOf(rollingFates, { ask, options }, view) }
}

const here = (s: FatesScenario, picked: Picked = nothing): Presses =>
  manner.presses(asked(s, s.view), s.view, picked)

/** Answers that a form of the board gives, or that stand in the prompt alone. */
const elsewhere = new Set<FatesOption['verb']>([
  ...(['letter', 'sayIt', 'shows', 'luckShows', 'turnTo', 'number', 'inflict', 'setStatus'] as const),
  ...(['skip', 'leaveLuck', 'trackWhat', 'correct', 'track', 'enterUse', 'aim', 'pickCharacter'] as const),
])

/** What can be answered with pieces, whichever dice are taken hold of on the way. */
function reachable(decision: FatesDecision, view: FatesView): Set<number> {
  const found = new Set<number>()
  const seen = new Set<string>()
  const ways: Picked[] = [nothing]
  for (let picked = ways.pop(); picked; picked = ways.pop()) {
    const key = picked.toSorted().join()
    // What one Character keeps says nothing about another.
    if (seen.has(key) || new Set(picked.map((id) => ownerOf(Number(id.slice(4))))).size > 1) continue
    seen.add(key)
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

describe('pieces of the board', () => {
  it('answer everything that is asked in whole games', () => {
    for (const [n, votes] of (['off', 'on', 'off'] as const).entries()) {
      const config = readConfig(rollingFates, { players: 2 + (n % 2), adventure: 'V1', votes })
      const game = new Table(rollingFates, config, `board ${n}`)
      const chance = newFate(`hand ${n}`)
      while (game.decision && game.position < 260) {
        const { ask, options } = game.decision as Decision<FatesAsk, FatesOption>
        const view = rollingFates.view(game.state, 0)
        const found = reachable(asked({ ask, options }, view), view)
        const missing = options.filter((option, at) => !found.has(at) && !elsewhere.has(option.verb))
        expect(missing, ask.kind).toEqual([])
        game.choose(pick(chance, options.length))
      }
    }
  })

  it('keep the dice that are taken hold of, and roll the others', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [{ enemy: 'E01' }],
      at: { kind: 'combat', phase: 'fate', round: 2 },
      random: { heroes: { amakar: [6, 4, 4, 4, 2, 1] } },
    })
    const first = here(s).get('die:1')
    expect(first).toEqual({ pick: ['die:1'] })
    const roll = here(s, ['die:1', 'die:2', 'die:3']).get(rollPiece(0))
    expect(roll).toBeDefined()
    if (roll && 'choose' in roll) expect(s.options[roll.choose]).toMatchObject({ faces: [4, 4, 4] })
    expect(here(s, ['die:1', 'die:2', 'die:3']).get('die:2')).toEqual({ pick: ['die:1', 'die:3'] })
    // The list shows every roll that keeps them, and a die can be dragged to those that are held.
    const left = leftNow(manner, asked(s, s.view), s.view, ['die:1', 'die:2']) ?? []
    expect(left.length).toBeGreaterThan(1)
    for (const option of left.map((n) => s.options[n])) {
      const fours = option.verb === 'keep' ? option.faces.filter((face) => face === 4) : []
      expect(fours.length).toBeGreaterThanOrEqual(2)
    }
    expect(takenUpNow(manner, here(s, ['die:1']), asked(s, s.view), s.view, ['die:1'], 'die:2')).toEqual([
      'die:1',
      'die:2',
    ])
  })

  it('pay with the dice that are pointed at, and only with those that fit', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [2, 2, 5, 5, 6] }],
      enemies: [{ enemy: 'E01' }],
    }).play('Amakar: Cleave')
    expect([...here(s).keys()]).toEqual(['die:1', 'die:2', 'die:3', 'die:4'])
    const second = here(s, ['die:3']).get('die:4')
    expect(here(s, ['die:3']).has('die:1')).toBe(false)
    if (second && 'choose' in second) expect(s.options[second.choose]).toMatchObject({ faces: [5, 5] })
    else expect(second).toBe('an answer')
  })

  it('have a ballot for everybody where a group votes', () => {
    const s = table({
      heroes: [{ character: 'amakar' }, { character: 'akara' }, { character: 'leyana' }],
      options: { votes: true },
      at: {
        kind: 'story',
        encounter: [
          choice([
            ['Left', 'nothing'],
            ['Right', 'nothing'],
          ]),
          find('nothing'),
        ],
      },
    })
    expect(here(s).has(votePiece(2, 1))).toBe(true)
    expect(here(s).has('option:0')).toBe(false)
  })
})

describe('drawings', () => {
  it('show every enemy of the box, and no two of them alike', () => {
    const drawn = enemies.map(({ id }) => JSON.stringify(figureOf(id)))
    expect(drawn).not.toContain(undefined)
    expect(new Set(drawn).size).toBe(enemies.length)
  })

  it.each([
    ['Sallow Marsh', 'fen'],
    ['The Sunken Abbey', 'hall'],
    ['The Black Foundry', 'forge'],
    ['The Silk Vault', 'web'],
    ['The Throne Without Dice', 'throne'],
    ['Somewhere', 'hall'],
  ])('set %s in a %s', (area, place) => expect(placeOf(area)).toBe(place))
})
