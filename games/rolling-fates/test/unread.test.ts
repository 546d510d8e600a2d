import { heard } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import type { Encounter } from '../content/adventure.ts'
import { covers, printedAdventure } from '../content/adventures.ts'
import type { Effect } from '../content/words/effects.ts'
import type { Enemy as Foe } from '../content/pieces.ts'
import { readEffect } from '../content/read.ts'
import { rollingFates } from '../index.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesEvent } from '../rules/events.ts'
import { boxOf, foeOf, type Fates } from '../rules/state.ts'
import type { FatesView } from '../view.ts'

// Two tables whose books differ only in what nobody has reached: they must look, ask and sound the same.

const something = readEffect('lose 1 -> heroes(all)', 'stories')
const quiet = new Set(['say', 'goto', 'nothing'])
const isQuiet = (effect: Effect): boolean => effect.every(({ verb }) => quiet.has(verb))

/** The same page with everything else behind it. */
function otherPage(page: Encounter): Encounter {
  switch (page.kind) {
    case 'find':
    case 'trap':
      return {
        ...page,
        lines: page.lines.map((line) => (isQuiet(line.effect) ? line : { ...line, effect: something })),
      }
    case 'choice':
      return { ...page, options: page.options.map((option) => ({ ...option, effect: something })) }
    case 'trade':
      return { ...page, accept: page.decline, decline: something }
    case 'check':
      return { ...page, pass: page.fail, fail: something }
    case 'riddle':
      return { ...page, answers: [page.pick.at(-1) ?? 'nobody knows'], right: page.wrong, wrong: something }
    case 'combat':
      return { ...page, reward: something }
  }
}

/** The same enemy in name with everything else hidden in it. */
function otherFoe(foe: Foe, nth: number, foes: readonly Foe[]): Foe {
  const { nature } = foes[(nth + 1) % foes.length]
  return {
    ...foe,
    life: { ...foe.life, n: foe.life.n + 7 },
    nature: { ...nature, hint: 'it is another one' },
  }
}

/** Everything that a seat is told until somebody does something about it. */
function toldOf(adventure: string, page: Encounter, isOther: boolean): string {
  const book = printedAdventure(adventure)
  const s = new Scenario<Fates, FatesAsk, FatesOption, FatesEvent, FatesView>(rollingFates, {
    setup: { players: 2, characters: ['amakar', 'akara'] },
    seed: page.id,
    arrange: (t) => {
      const ids = new Set([...boxOf(t).enemies.keys(), ...book.enemies.map(({ id }) => id)])
      const foes = [...ids].map((id) => foeOf({ own: null, adventure, book }, id))
      t.book = {
        ...book,
        areas: [{ name: 'Here', encounters: [isOther ? otherPage(page) : page] }],
        enemies: isOther ? foes.map(otherFoe) : foes,
      }
    },
  })
  const told: unknown[] = []
  for (;;) {
    const { view, ask, options, texts, prompt } = s
    told.push([view, ask, options, texts, prompt, rollingFates.texts(view)])
    const isReached = page.kind === 'combat' ? ask.kind === 'act' : view.page !== null
    if (isReached) break
    s.choose(options[0])
  }
  return JSON.stringify([told, s.events.map((event) => heard(rollingFates, event, 0, s.t))])
}

it.each(covers.map(({ id }) => id))(
  'tells nothing of what is still to be read in %s, nor of enemies that have just come [RF-R49, RF-R97, INV-42]',
  (id) => {
    for (const page of printedAdventure(id).areas.flatMap(({ encounters }) => encounters))
      expect(toldOf(id, page, true)).toBe(toldOf(id, page, false))
  },
)
