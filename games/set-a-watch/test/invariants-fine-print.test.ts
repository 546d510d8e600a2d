import { describe, expect, it } from 'vitest'
import type { Rune } from '../content/camp.ts'
import type { ExhaustCause, SawAsk } from '../rules/decisions.ts'
import { broken } from '../rules/invariants.ts'
import { facedown } from '../rules/line.ts'
import type { DiePlace, Step, Watch } from '../rules/state.ts'
import { found, spend, watch } from './found.ts'
import { inCamp, putDie, table, type Faces, type Laid, type Night } from './table.ts'

/** The Warrior rests or has rested. */
const camp = (shows: Faces, laid: Laid = {}): Night =>
  inCamp({ rests: 'warrior', shows: { warrior: shows }, ...laid })
const rested = (shows: Faces): Night => watch({ rests: 'warrior', shows: { warrior: shows } })

const lay =
  (...places: readonly DiePlace[]) =>
  (t: Watch): void =>
    places.forEach((place, n) => putDie(t, 'warrior', n, place))

/** The same, at another step of the round. */
const at =
  (step: Step, wrong: (t: Watch) => void) =>
  (t: Watch): void => {
    t.step = step
    wrong(t)
  }

const onceUsed = (t: Watch): number => t.once.push(t.deck[0])
const oneMoreRest = (t: Watch): number => t.adventurers[0].rests++

const lastAside = (t: Watch): number => t.aside.length - 1

const four = (t: Watch): void => {
  const [it] = t.adventurers
  it.equipped.push({ ...it.equipped[0], ability: it.leftover.splice(0, 1)[0] })
}

/** The fire goes out while somebody is asked to exhaust a card. */
const out = (cause: ExhaustCause, outcome: Watch['outcome'] = null): string[] => {
  const { t } = watch()
  t.firewood = 0
  t.outcome = outcome
  const ask: SawAsk = { kind: 'exhaustCard', seat: 0, cause, card: 0, left: 1 }
  return broken(t, { ask, options: [{ verb: 'exhaust', seat: 0 }] })
}

/** As many rests as there should be, but somebody rested three times. */
const uneven = (t: Watch): void => {
  for (const [who, rests] of [3, 2, 1, 1].entries()) t.adventurers[who].rests = rests
}

const choosing = (): Night => table({ step: 'rest', round: 3, exhausted: ['longShot', 'farSight'] })

const strange = (t: Watch): number => putDie(t, 'ranger', 0, 'equip')

const mends = (face: number): string[] =>
  found(inCamp({ shows: { cleric: [face, 1, 2] } }), (t) => putDie(t, 'cleric', 0, 'special'))

const wyvern = (): Night => watch({ line: ['wyvern'] })

const usedUp = (t: Watch): void => {
  t.line[0].led = false
  t.once.push(t.line[0].card)
}

const over = (result: 'won' | 'lost') => (t: Watch) => {
  spend(t)
  t.outcome = { result }
}

const leaveTheEnd = (t: Watch): void => {
  ;[t.location, t.past[0]] = [t.past[0], t.location]
}

const twoEnds = (t: Watch): void => {
  ;[t.map[1], t.aside[lastAside(t)]] = [t.aside[lastAside(t)], t.map[1]]
}

const clean = (): Night => camp([3, 3, 6])

describe('cards [INV-01, INV-02]', () => {
  it('that stand for another, or for no card at all [INV-01]', () => {
    expect(found(watch(), (t) => (t.deck[0] = t.deck[1]))).toEqual(['INV-01'])
    expect(found(watch(), (t) => (t.deck[0] = -1))).toEqual(['INV-01'])
    expect(found(watch(), (t) => (t.deck[0] = t.box.length))).toEqual(['INV-01'])
  })

  it('a creature among the locations, a location among the creatures [INV-01]', () => {
    expect(
      found(watch(), (t) => {
        ;[t.unused[0], t.aside[0]] = [t.aside[0], t.unused[0]]
      }),
    ).toEqual(['INV-01'])
    expect(
      found(watch(), (t) => {
        ;[t.deck[0], t.aside[lastAside(t)]] = [t.aside[lastAside(t)], t.deck[0]]
      }),
    ).toEqual(['INV-01'])
  })

  it('are not looked at before everybody is there and the first location is reached [INV-01]', () => {
    expect(found(watch(), (t) => (t.deck.pop(), t.adventurers.pop()))).toEqual([])
    expect(found(watch(), (t) => (t.location = -1))).toEqual([])
  })

  it('four of five equipped [INV-02]', () => {
    expect(found(watch(), four)).toEqual(['INV-02'])
  })
})

describe('dice [INV-03]', () => {
  it('that show nothing, or more than they have sides [INV-03]', () => {
    expect(found(watch(), (t) => (t.face[0] = 0))).toEqual(['INV-03'])
    expect(found(watch(), (t) => (t.face[6] = 7))).toEqual(['INV-03'])
  })

  it('one too many [INV-03]', () => {
    expect(found(watch(), (t) => (t.lies.push('free'), t.on.push(-1)))).toEqual(['INV-03'])
  })

  it('that lie nowhere and on a card at once, or on a card that is not in the line [INV-03]', () => {
    expect(found(watch(), (t) => (t.on[0] = 1))).toEqual(['INV-03'])
    for (const slot of [-1, 3])
      expect(found(watch(), (t) => ((t.lies[0] = 'ability'), (t.on[0] = slot)))).toEqual(['INV-03'])
    expect(
      found(watch(), (t) => {
        putDie(t, 'ranger', 0, 'creature', 0)
        t.on[0] = t.deck[0]
      }),
    ).toEqual(['INV-03'])
  })
})

describe('the fire [INV-04]', () => {
  it('may be out while somebody answers for it, and when the game is over [INV-04]', () => {
    expect(out('zero')).toEqual([])
    expect(out('damage')).toEqual(['INV-04'])
    expect(out('damage', { result: 'lost' })).toEqual([])
    expect(found(watch(), (t) => (t.firewood = 1))).toEqual([])
  })
})

describe('rests [INV-10]', () => {
  it('nobody rests three times [INV-10]', () => {
    expect(found(watch({ round: 7 }), uneven)).toEqual(['INV-10'])
  })

  it('all eight are over before the last watch [INV-10]', () => {
    expect(found(watch({ round: 9 }), (t) => t.adventurers[0].rests--)).toEqual(['INV-10'])
    for (const step of ['roll', 'onward'] as const) {
      const lastNight = at(step, (t) => {
        t.line = []
        t.resting = 0
      })
      expect(found(table({ round: 9, step: 'watch', line: [], firewood: 5 }), lastNight)).not.toContain(
        'INV-10',
      )
    }
  })

  it('are one fewer than rounds until somebody is chosen, and then as many [INV-10]', () => {
    expect(choosing().ask.kind).toBe('chooseRest')
    expect(found(choosing(), oneMoreRest)).toEqual(['INV-10'])
    const refreshing = choosing().choose({ verb: 'pickWho', who: 0 })
    expect(refreshing.ask.kind).toBe('restRefresh')
    expect(found(refreshing, oneMoreRest)).toEqual(['INV-10'])
  })

  it('are not counted on the road, or when the game is over [INV-10]', () => {
    expect(found(watch(), oneMoreRest)).toEqual(['INV-10'])
    expect(found(watch(), at('onward', oneMoreRest))).toEqual([])
    expect(
      found(watch(), (t) => {
        oneMoreRest(t)
        t.outcome = { result: 'lost' }
      }),
    ).toEqual([])
  })
})

describe('the camp [INV-11, INV-12]', () => {
  it('takes dice of whoever rests, from the roll on [INV-11]', () => {
    expect(found(camp([3, 3, 6]), strange)).toEqual(['INV-11'])
    expect(found(camp([3, 3, 6]), at('roll', strange))).not.toContain('INV-11')
  })

  it('has as much room to chop as the location leaves [INV-11]', () => {
    const three = lay('chop', 'chop', 'chop')
    const narrow = { location: 'glaciersEdge' }
    expect(found(camp([3, 4, 6]), three)).toEqual([])
    expect(found(camp([3, 4, 6], narrow), lay('chop', 'chop'))).toEqual([])
    expect(found(camp([3, 4, 6], narrow), three)).toEqual(['INV-11'])
  })

  it('takes different dice to scout [INV-11]', () => {
    expect(found(camp([3, 4, 6]), lay('scout', 'scout'))).toEqual([])
    expect(found(camp([3, 3, 6]), lay('scout', 'scout'))).toEqual(['INV-11'])
  })

  it('takes one high die to look at the map, one six to heal [INV-11]', () => {
    expect(found(camp([4, 4, 6]), lay('map'))).toEqual([])
    expect(found(camp([4, 4, 6]), lay('map', 'map'))).toEqual(['INV-11'])
    expect(found(camp([6, 6, 7]), lay('heal'))).toEqual([])
    expect(found(camp([6, 6, 7]), lay('heal', 'heal'))).toEqual(['INV-11'])
    expect(found(camp([7, 6, 7]), lay('heal'))).toEqual(['INV-11'])
    const glade = { location: 'hiddenGlade' }
    expect(found(camp([4, 3, 7], glade), lay('heal'))).toEqual([])
    expect(found(camp([3, 3, 7], glade), lay('heal'))).toEqual(['INV-11'])
  })

  it('takes one die for a special action, a high one to mend [INV-11]', () => {
    expect(found(camp([3, 4, 6]), lay('special'))).toEqual([])
    expect(found(camp([3, 4, 6]), lay('special', 'special'))).toEqual(['INV-11'])
    expect(found(camp([3, 4, 6]), lay('trap', 'trap'))).toEqual(['INV-11'])
    expect(mends(3)).toEqual(['INV-11'])
    expect(mends(4)).toEqual([])
  })

  it.each<[Rune, Rune]>([
    ['seal', 'vanquish'],
    ['seal', 'bolster'],
    ['vanquish', 'bolster'],
  ])('%s and %s take equal dice, after the camp [INV-12]', (one, other) => {
    expect(found(rested([3, 3, 6]), lay(one, other))).toEqual([])
    expect(found(rested([3, 4, 6]), lay(one, other))).toEqual(['INV-12'])
    expect(found(rested([3, 3, 6]), lay(one))).toEqual(['INV-12'])
    for (const step of ['roll', 'rest', 'camp'] as const)
      expect(found(rested([3, 4, 6]), at(step, lay(one, other)))).not.toContain('INV-12')
  })
})

describe('the watch [INV-05, INV-16, INV-17]', () => {
  it('the first power of a creature may have been ignored or usedUp up [INV-05]', () => {
    expect(found(wyvern(), (t) => Object.assign(t.line[0], { led: false, ignored: true }))).toEqual([])
    expect(found(wyvern(), usedUp)).toEqual([])
  })

  it.each<[DiePlace]>([['creature'], ['ability'], ['attack']])(
    'no die of the rester lies at %s, once the camp is over [INV-16]',
    (place) => {
      const put = (t: Watch): number => putDie(t, 'warrior', 0, place, 0)
      expect(found(rested([3, 3, 6]), put)).toEqual(['INV-16'])
      expect(found(rested([3, 3, 6]), at('camp', put))).not.toContain('INV-16')
    },
  )

  it.each<[Step]>([['watch'], ['attack'], ['endure']])('needs a card at %s [INV-17]', (step) => {
    const under = step === 'attack' ? { at: 0, dice: [], tamed: [] } : null
    const spent = (t: Watch): void => {
      spend(t)
      t.attack = under
    }
    expect(found(watch(), at(step, spent))).toEqual(['INV-17'])
  })

  it('is won only with a card that is left, and may be lost without [INV-17]', () => {
    expect(found(watch(), over('won'))).toEqual(['INV-17'])
    expect(found(watch(), over('lost'))).toEqual([])
    expect(found(watch(), (t) => (t.outcome = { result: 'won' }))).toEqual([])
  })
})

describe('tamed creatures [INV-15]', () => {
  it('are no summons [INV-15]', () => {
    const s = watch({ party: ['beastMaster', 'warrior', 'wizard', 'cleric'], graveyard: ['summon'] })
    expect(found(s, (t) => t.adventurers[0].tamed.push(...t.graveyard.splice(0)))).toEqual(['INV-15'])
  })
})

describe('the road and the questions [INV-19, INV-21, INV-26]', () => {
  it('ends at a final location, which comes nowhere else [INV-19]', () => {
    expect(found(watch({ round: 9 }), leaveTheEnd)).toEqual(['INV-19'])
    expect(found(watch(), twoEnds)).toEqual(['INV-19'])
  })

  it('a question without an answer [INV-21]', () => {
    const s = watch()
    expect(broken(s.t, { ask: s.ask, options: [] })).toEqual(['INV-21'])
  })

  it('an attack without a step or a step without an attack, or with what is not at hand [INV-21]', () => {
    const s = watch({ firewood: 5 }).pick('attack eagle')
    expect(s.t.attack).toEqual({ at: 0, dice: [], tamed: [] })
    const attacks = (attack: Watch['attack'], step: Step = 'attack'): string[] =>
      found(s, (t) => Object.assign(t, { attack, step }))
    const whole = { at: 0, dice: [0], tamed: [] }
    expect(attacks(whole)).toEqual([])
    expect(attacks(whole, 'watch')).toEqual(['INV-21'])
    expect(attacks(null)).toEqual(['INV-21'])
    expect(attacks({ ...whole, at: 1 })).toEqual(['INV-21'])
    expect(attacks({ ...whole, at: 2 })).toEqual(['INV-21'])
    expect(attacks({ ...whole, tamed: [s.t.deck[0]] })).toEqual(['INV-21'])
    s.t.lies[0] = 'spent'
    expect(attacks(whole)).toEqual(['INV-21'])
  })

  it.each<[Step]>([['roll'], ['rest'], ['camp']])('nothing of the night is left at %s [INV-26]', (step) => {
    expect(
      found(
        clean(),
        at(step, () => undefined),
      ),
    ).not.toContain('INV-26')
    expect(found(clean(), at(step, onceUsed))).toContain('INV-26')
    expect(
      found(
        clean(),
        at(step, (t) => (t.tonight.thickHideUsed = true)),
      ),
    ).toContain('INV-26')
    expect(
      found(
        clean(),
        at(step, (t) => t.line.push(facedown(t.deck.splice(-1)[0]))),
      ),
    ).toContain('INV-26')
  })

  it('a once-only power may be usedUp up while the night lasts [INV-26]', () => {
    expect(found(watch(), onceUsed)).toEqual([])
  })
})
