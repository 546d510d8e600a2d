import { describe, expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { marketTurn, table, type Tale } from './table.ts'

/** What may come of each answer, as it stands below it. */
function risks(tale: Tale): Record<string, string | null> {
  const { words } = rollPlayer
  return Object.fromEntries(
    tale.options.map((option, n) => [tale.texts[n], words.risk(option, tale.ask, tale.view)?.text ?? null]),
  )
}

describe('the odds of a roll', () => {
  it('are told for each reward of a Hunt, as it is and with one mercenary more [RP-136, RP-139]', () => {
    const s = marketTurn({
      step: 'huntTarget',
      minions: ['bogImp', 'goblinSneak'],
      heroes: [{ gold: 5 }],
    })
    expect(risks(s)).toMatchObject({ 'Go on and gather your dice': '1–3: 50 %, 4–6: 50 %' })
    s.pick('Go on')
    expect(risks(s)).toMatchObject({
      Roll: '1–3: 50 %, 4–6: 50 %',
      'Hire a mercenary for 5 Gold': 'then 1–3: 8 %, 4–6: 33 %, 7–9 (Trophy): 42 %, 10+ (Trophy): 17 %',
    })
  })

  it('count what cards and the Monster change in the sum [RP-179, RP-180, RP-181]', () => {
    const s = table({
      step: 'hire',
      monster: 'cinderDrake',
      heroes: [{ pool: 1, gold: 5, honor: 10, injury: 1 }, {}],
    })
    // A 1 counts as nothing there: 9 and 11 to 15, and 12 are needed.
    expect(risks(s)).toMatchObject({
      Finished: 'no star: 33 %, 2 ★: 67 %',
      'Hire a mercenary for 5 Gold': 'then no star: 8 %, 2 ★: 39 %, 4 ★: 50 %, 6 ★: 3 %',
    })
  })
})
