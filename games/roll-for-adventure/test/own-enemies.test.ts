import { describe, expect, it } from 'vitest'
import type { Boon, Effect, Where } from '../content/effects.ts'
import type { OwnEnemy } from '../content/own-enemies.ts'
import type { Adventure } from '../rules/state.ts'
import { appears, foe, withFoes } from './foe.ts'
import { order, whose } from './lists.ts'
import {
  ally,
  blue,
  bonus,
  chooseDieOf,
  dieShows,
  endTurn,
  enemy,
  enemyStep,
  keepPool,
  lay,
  layOn,
  owners,
  red,
  table,
  type RfaScenario,
} from './table.ts'

function territoriesOffered(s: RfaScenario): string[] {
  return s.options.flatMap((o) => (o.verb === 'pickTerritory' ? [o.territory] : []))
}

/** One damage, there. */
function damage(at: Where['at']): Effect[] {
  return [{ do: 'damage', where: { at }, amount: 1 }]
}

function hurt(t: Adventure): void {
  t.skull = [1, 4, 4, 0]
}

function lost(t: Adventure): void {
  for (const owner of [blue, blue, ally, bonus]) lay(t, owner, 1, t.oblivion)
}

/** Whom the foe commands when it finds one enemy of each rank. */
function commanded(wanted: Partial<OwnEnemy>): string[] {
  return appears(
    damage('forest'),
    { arrange: (t) => ['D1a', 'F2a', 'W3a'].forEach((id) => enemy(t, id)) },
    wanted,
  )
    .told('commanded')
    .map((e) => e.card)
}

describe('player-made enemies: where an effect hits', () => {
  it('a territory, its home or all four [RFA-191]', () => {
    expect(appears(damage('forest')).t.skull).toEqual([0, 0, 1, 0])
    expect(appears(damage('home'), {}, { home: 'fortress' }).t.skull).toEqual([0, 1, 0, 0])
    expect(appears(damage('all')).t.skull).toEqual([1, 1, 1, 1])
  })

  it('what the territory die shows [RFA-191]', () => {
    expect(appears(damage('die'), { dice: [dieShows.iceCave] }).t.skull).toEqual([0, 0, 0, 1])
    expect(appears(damage('die'), { dice: [dieShows.all] }).t.skull).toEqual([1, 1, 1, 1])
    expect(appears(damage('die'), { dice: [dieShows.none] }).t.skull).toEqual([0, 0, 0, 0])
  })

  it('the most or the least damaged, of which the active player picks one [RFA-191, DEC-18]', () => {
    const most = appears(damage('mostDamaged'), { arrange: hurt })
    expect(most.ask).toEqual({ kind: 'whichTerritory', seat: red, card: 'foe', does: 'damage' })
    expect(territoriesOffered(most)).toEqual(['fortress', 'forest'])
    expect(most.choose({ territory: 'forest' }).t.skull).toEqual([1, 4, 5, 0])
    expect(appears(damage('leastDamaged'), { arrange: hurt }).t.skull).toEqual([1, 4, 4, 1])
    const even = appears(damage('leastDamaged'))
    expect(territoriesOffered(even)).toEqual(['desert', 'fortress', 'forest', 'iceCave'])
  })

  it('the one with the most dice, counting only dice that could be taken; none where there are no dice [RFA-191, RFA-R58, DEC-18]', () => {
    const s = appears(damage('mostDice'), {
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        for (let n = 0; n < 2; n++) lay(t, blue, 1, t.desert.second)
        lay(t, blue, 1, t.desert.third)
        for (let n = 0; n < 2; n++) lay(t, red, 2, t.fortress.sections[0])
        for (const number of [3, 4]) layOn(t, red, number, t.iceCave, number - 1)
      },
    })
    expect(territoriesOffered(s)).toEqual(['fortress', 'iceCave'])
    expect(s.choose({ territory: 'iceCave' }).t.skull).toEqual([0, 0, 0, 1])
    const devoured = appears(damage('mostDice'), {
      arrange: (t) => {
        lay(t, blue, 1, t.desert.second)
        lay(t, blue, 1, t.desert.third)
      },
    })
    expect(devoured.t.skull).toEqual([0, 0, 0, 0])
  })

  it('one of all four that the active player picks [RFA-191, DEC-18]', () => {
    const s = appears(damage('choice'))
    expect(territoriesOffered(s)).toEqual(['desert', 'fortress', 'forest', 'iceCave'])
    expect(s.choose({ territory: 'fortress' }).t.skull).toEqual([0, 1, 0, 0])
  })

  it('nobody is asked where no candidate would feel it [RFA-191, DEC-18]', () => {
    const bare = appears([{ do: 'removeDice', where: { at: 'choice' }, count: 1 }])
    expect(bare.ask.kind).toBe('place')
    const noFours = appears([{ do: 'removeDice', where: { at: 'choice' }, count: 1, number: 4 }], {
      arrange: (t) => void lay(t, blue, 2, t.fortress.sections[0]),
    })
    expect(noFours.ask.kind).toBe('place')
  })
})

/** A table with a foe in play where these cards come. */
function meets(
  wanted: Partial<OwnEnemy>,
  cards: readonly string[],
  dice: readonly number[] = [],
): RfaScenario {
  return enemyStep({ setup: withFoes(foe(wanted)), cards, dice, arrange: (t) => enemy(t, 'foe') })
}

describe('player-made enemies: how they come and go', () => {
  it('stay as enemies at their home before they act, or beside the adventure board after it [RFA-191, RFA-R27]', () => {
    for (const home of ['desert', 'aside'] as const) {
      const s = appears(damage('choice'), {}, { home })
      expect(s.ask.kind).toBe('whichTerritory')
      expect(s.t.enemies.map((e) => e.card)).toEqual(home === 'aside' ? [] : ['foe'])
      expect(s.t.revealed).toBe(home === 'aside' ? 'foe' : null)
      s.choose({ territory: 'forest' })
      expect(s.t.enemies).toEqual([{ card: 'foe', dice: [] }])
      expect(s.t.discard).toEqual([])
    }
  })

  it('that do not stay are discarded after their attack and never attack again [RFA-191]', () => {
    const s = appears(damage('iceCave'), { dice: [dieShows.none], cards: ['foe', 'MOS'] }, { stays: false })
    expect(s.t.enemies).toEqual([])
    expect(s.t.discard).toEqual(['foe'])
    endTurn(s)
    expect(s.told('revealed').map((e) => e.card)).toEqual(['foe', 'MOS'])
    expect(s.told('commanded')).toEqual([])
  })

  it('command lower ranks first if they command, and nobody otherwise or without a rank [RFA-191]', () => {
    expect(commanded({ commands: true, rank: 3 })).toEqual(['D1a', 'F2a'])
    expect(commanded({ commands: true, rank: 2 })).toEqual(['D1a'])
    expect(commanded({ commands: false, rank: 3 })).toEqual([])
    expect(commanded({ commands: true, rank: null })).toEqual([])
  })

  it('attack again for a higher rank, and always for the Master; without a rank for him alone [RFA-191]', () => {
    const onAgain = damage('iceCave')
    expect(meets({ rank: 1, onAgain }, ['D1a']).t.skull[3]).toBe(0)
    expect(meets({ rank: 1, onAgain }, ['D2a']).t.skull[3]).toBe(1)
    expect(meets({ rank: 3, onAgain }, ['D3a']).t.skull[3]).toBe(0)
    expect(meets({ rank: null, onAgain }, ['D3a']).t.skull[3]).toBe(0)
    for (const rank of [1, 3, null] as const)
      expect(meets({ rank, onAgain }, ['MOS'], [dieShows.none]).t.skull[3]).toBe(1)
  })

  it('do the same again if they say so, or something else [RFA-191]', () => {
    const onReveal = [{ do: 'damage', where: { at: 'forest' }, amount: 2 }] as const
    expect(meets({ onReveal: [...onReveal], onAgain: 'same' }, ['D2a']).t.skull).toEqual([1, 0, 2, 0])
    expect(meets({ onReveal: [...onReveal], onAgain: damage('iceCave') }, ['D2a']).t.skull).toEqual([
      1, 0, 0, 1,
    ])
  })

  it('come in copies that are cards of their own [RFA-191]', () => {
    const s = enemyStep({
      setup: withFoes(foe({ copies: 3, onReveal: damage('iceCave') })),
      cards: ['D2a'],
      arrange: (t) => {
        enemy(t, 'foe')
        enemy(t, 'foe#3')
      },
    })
    expect(s.t.deck.filter((id) => id.startsWith('foe'))).toEqual(['foe#2'])
    expect(s.told('commanded').map((e) => e.card)).toEqual(['foe', 'foe#3'])
    expect(s.t.skull).toEqual([1, 0, 0, 2])
  })

  it('fall to dice of their own total [RFA-191, INV-18]', () => {
    for (const [number, falls] of [
      [3, false],
      [4, true],
    ] as const) {
      const s = table({
        heroes: ['adventurer', 'warrior'],
        setup: withFoes(foe({ defeat: { total: 9 } })),
        dice: [number, 1, 1, 1, 1, 1, 1],
        arrange: (t) => enemy(t, 'foe', [[blue, 5]]),
      })
      s.choose({ at: 'enemy', card: 'foe', number })
      expect(s.t.discard).toEqual(falls ? ['foe'] : [])
    }
  })
})

/** The foe is defeated by red's 6 and gives this. */
function falls(
  onDefeat: Boon[],
  arrange: (t: Adventure) => void = () => undefined,
  dice: number[] = [],
): RfaScenario {
  const s = table({
    setup: withFoes(foe({ onDefeat })),
    dice: [6, 1, 1, 1, 1, 1, 1, ...dice],
    arrange: (t) => {
      enemy(t, 'foe')
      arrange(t)
    },
  })
  return s.choose({ at: 'enemy', number: 6 })
}

describe('player-made enemies: what they give when they fall', () => {
  it('release: up to so many dice from Oblivion, each may be refused [RFA-191, DEC-11, DEC-18]', () => {
    const s = falls([{ do: 'release', count: 2 }], lost)
    expect(whose(s)).toEqual([blue, ally, bonus, 'decline'])
    chooseDieOf(s, ally)
    expect(whose(s)).toEqual([blue, bonus, 'decline'])
    chooseDieOf(s, bonus)
    expect(s.ask.kind).toBe('place')
    expect(owners(s.t, s.t.oblivion)).toEqual([blue, blue])
    expect(falls([{ do: 'release', count: 2 }], lost).choose({ verb: 'decline' }).t.oblivion).toHaveLength(4)
    expect(falls([{ do: 'release', count: 3 }]).ask.kind).toBe('place')
  })

  it('heal: skulls back, never below the first hole, without a question where none is damaged [RFA-191, DEC-18, RFA-R25]', () => {
    expect(falls([{ do: 'heal', where: { at: 'all' }, amount: 2 }], hurt).t.skull).toEqual([0, 2, 2, 0])
    const most = falls([{ do: 'heal', where: { at: 'mostDamaged' }, amount: 1 }], hurt)
    expect(territoriesOffered(most)).toEqual(['fortress', 'forest'])
    expect(most.choose({ territory: 'fortress' }).t.skull).toEqual([1, 3, 4, 0])
    const whole = falls([{ do: 'heal', where: { at: 'choice' }, amount: 1 }])
    expect(whole.ask.kind).toBe('place')
    expect(whole.told('skullMovedBack')).toEqual([])
  })

  it('bonus: bonus dice from the pool for the active player, if any [RFA-191]', () => {
    for (const [left, given] of [
      [4, 2],
      [1, 1],
      [0, 0],
    ]) {
      const s = falls([{ do: 'bonus', count: 2 }], (t) => keepPool(t, left))
      expect(owners(s.t, s.t.board[red]).filter((owner) => owner === bonus)).toHaveLength(given)
      expect(s.t.pool).toHaveLength(left - given)
    }
  })

  it('both, in order, also when an ice cave reward fells them [RFA-191, DEC-08]', () => {
    const s = table({
      setup: withFoes(
        foe({
          onDefeat: [
            { do: 'heal', where: { at: 'desert' }, amount: 1 },
            { do: 'bonus', count: 1 },
          ],
        }),
      ),
      dice: [5, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        for (const number of [1, 2, 3, 4]) layOn(t, blue, number, t.iceCave, number - 1)
        enemy(t, 'foe')
        t.skull[0] = 2
      },
    })
    s.choose({ at: 'iceCave', number: 5 }).choose({ verb: 'claimRow' }).choose({ verb: 'defeat' })
    expect(s.t.skull).toEqual([1, 0, 0, 0])
    // One for red in the row, one for blue, and the boon.
    expect(owners(s.t, s.t.board[red]).filter((owner) => owner === bonus)).toHaveLength(2)
    expect(order(s, 'defeated', 'skullMovedBack', 'bonusGiven')).toEqual([
      'bonusGiven',
      'defeated',
      'skullMovedBack',
      'bonusGiven',
    ])
  })
})

const sandLeech = foe({
  id: 'sand-leech',
  name: 'Sand Leech',
  rank: 1,
  home: 'desert',
  commands: true,
  stays: true,
  onReveal: [
    { do: 'removeDice', where: { at: 'desert' }, count: 1 },
    { do: 'ifNone', then: [{ do: 'damage', where: { at: 'desert' }, amount: 1 }] },
  ],
  onAgain: 'same',
})
const graveTide = foe({
  id: 'grave-tide',
  name: 'Grave Tide',
  rank: null,
  home: 'aside',
  commands: false,
  stays: false,
  onReveal: [
    { do: 'drainVortex', count: 3 },
    { do: 'attack', where: { at: 'die' } },
  ],
})

describe('player-made enemies: the samples', () => {
  it('Sand Leech takes a die of the desert or else damages it, and again for a higher rank [RFA-191]', () => {
    const setup = withFoes(sandLeech)
    const dice = enemyStep({
      setup,
      cards: ['sand-leech', 'I2a'],
      arrange: (t) => void lay(t, blue, 1, t.desert.first),
    })
    expect(owners(dice.t, dice.t.oblivion)).toEqual([blue])
    expect(dice.t.skull).toEqual([0, 0, 0, 0])
    endTurn(dice)
    // Blue's turn is over, and the Cave Troll commands the leech in an empty desert.
    expect(dice.told('commanded')).toEqual([{ type: 'commanded', card: 'sand-leech', by: 'I2a' }])
    expect(dice.t.skull).toEqual([1, 0, 0, 1])
  })

  it('Grave Tide washes three dice off Resurrection, attacks where the die says, and is gone [RFA-191]', () => {
    const s = enemyStep({
      setup: withFoes(graveTide),
      cards: ['grave-tide'],
      dice: [dieShows.all],
      arrange: (t) => {
        enemy(t, 'D1a')
        for (let n = 0; n < 4; n++) lay(t, blue, 1, t.resurrection)
        lay(t, red, 2, t.fortress.sections[0])
      },
    })
    expect(s.told('commanded')).toEqual([])
    expect(owners(s.t, s.t.resurrection)).toEqual([blue])
    expect(owners(s.t, s.t.oblivion)).toEqual([blue, blue, blue, red])
    expect(s.t.skull).toEqual([1, 0, 1, 1])
    expect(s.t.discard).toEqual(['grave-tide'])
    expect(s.t.enemies.map((e) => e.card)).toEqual(['D1a'])
  })
})
