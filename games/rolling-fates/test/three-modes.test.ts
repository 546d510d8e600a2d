import { expect, it } from 'vitest'
import { enemyAct } from '../rules/acts.ts'
import { carryOut } from '../rules/carry-out.ts'
import type { FatesEvent } from '../rules/events.ts'
import { boxOf, type Fates } from '../rules/state.ts'
import { table } from './table.ts'

type Mode = (typeof modes)[number]

const modes = ['digital', 'tracked', 'companion'] as const
const company = ['amakar', 'akara', 'leyana', 'karath'].map((character) => ({ character }))

/** What the hits of an effect deal to Characters: suffered where the App keeps Life, printed where it does not. */
function damageIn(mode: Mode, players: number, kind: string, power: number): number[][] {
  const s = table({
    heroes: company.slice(0, players),
    enemies: [{ enemy: kind, life: 99 }],
    options: { mode },
    arrange: (t) => void (t.enemies[0].power = power),
  })
  const { scripts } = s.enemy().nature
  return scripts.flatMap(({ steps }) => steps.map((effect) => amounts(s.t, effect)))
}

function amounts(t: Fates, effect: Parameters<typeof carryOut>[2]): number[] {
  const dealt = new Set<number>()
  const hear = (event: FatesEvent): void => {
    if (event.type === 'suffered') dealt.add(event.amount)
    if (event.type === 'instructed' && event.does.verb === 'hit') dealt.add(event.does.n)
  }
  for (const hero of t.heroes) hero.life = 99
  t.listener = { event: (event) => hear(event as FatesEvent) }
  const play = carryOut(t, enemyAct(t, 0, 'action'), effect)
  for (let step = play.next(0); !step.done;) step = play.next(0)
  return [...dealt].sort((a, b) => a - b)
}

it('the same enemies deal the same damage in digital, tracked and companion mode [RF-R34, RF-R51, RF-R79, RF-R84]', () => {
  const kinds = [...boxOf({ own: null }).enemies.keys()]
  expect(kinds.length).toBeGreaterThan(20)
  for (const kind of kinds)
    for (const players of [1, 2, 4])
      for (const power of [0, 2]) {
        const [digital, tracked, companion] = modes.map((mode) => damageIn(mode, players, kind, power))
        expect(tracked, kind).toEqual(digital)
        expect(companion, kind).toEqual(digital)
      }
})
