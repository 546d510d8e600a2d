import { describe, expect, it } from 'vitest'
import { broken } from '../rules/invariants.ts'
import { inCamp, onWatch, table, type Laid, type Night } from './table.ts'
import { ledgerRows } from './ledger-rows.ts'

const everybody = -1
const tired = ['longShot', 'topple', 'smite'] as const

/** The Rogue rests, in the second seat. */
const rogueRests = { party: ['ranger', 'rogue', 'wizard', 'cleric'], rests: 'rogue' } satisfies Laid

/**
 * Every kind of decision in the ledger's list: a table where it is open, who may answer, and all that may be
 * answered.
 */
const decisions: readonly [kind: string, open: () => Night, seat: number, offers: readonly string[]][] = [
  [
    'pickClass',
    () =>
      table({
        setup: { players: 2, classes: 'picked', edition: 'base' },
        step: 'gather',
        arrange: (t) => {
          t.adventurers = t.adventurers.slice(0, 1)
          for (const list of [t.face, t.lies, t.on, t.doubled]) list.splice(3)
        },
      }),
    1,
    ['beastMaster', 'rogue', 'warrior', 'wizard', 'cleric'],
  ],
  [
    'locationDie',
    () => table({ step: 'roll', location: 'snowyPass' }),
    everybody,
    ['ranger', 'warrior', 'wizard', 'cleric'],
  ],
  [
    'locationReroll',
    () => table({ step: 'roll', location: 'crystalCavern', dice: [8, 7, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1] }),
    0,
    ['ranger 8', 'ranger 7', 'ranger 6', 'no'],
  ],
  [
    'chooseRest',
    () => table({ step: 'rest', round: 6, rests: 'ranger' }),
    everybody,
    ['warrior', 'wizard', 'cleric'],
  ],
  [
    'restRefresh',
    () => table({ step: 'rest', exhausted: ['smite', 'turnUndead'] }).pick('cleric'),
    3,
    ['refresh turnUndead', 'refresh smite'],
  ],
  [
    'springRefresh',
    () => table({ step: 'rest', location: 'healingSpring', exhausted: tired }).pick('cleric'),
    everybody,
    ['refresh longShot', 'refresh topple', 'no'],
  ],
  [
    'placeDie',
    () => inCamp({ exhausted: tired, shows: { cleric: [6, 6, 4] } }),
    3,
    [
      ...['chop', 'scout', 'map', 'heal', 'equip', 'special', 'seal', 'vanquish', 'bolster'].map(
        (it) => `6 ${it}`,
      ),
      ...['chop', 'scout', 'map', 'equip', 'special'].map((it) => `4 ${it}`),
    ],
  ],
  [
    'runeSecond',
    () => inCamp({ shows: { cleric: [2, 2, 4] } }).pick('2 vanquish'),
    3,
    ['2 seal', '2 bolster'],
  ],
  [
    'scoutArrange',
    () => inCamp({ deck: ['eagle', 'lich'] }).pick('3 scout'),
    3,
    [
      'top eagle lich bottom',
      'top eagle bottom lich',
      'top bottom eagle lich',
      'top lich eagle bottom',
      'top lich bottom eagle',
      'top bottom lich eagle',
    ],
  ],
  [
    'pathArrange',
    () => inCamp({ rests: 'ranger', deck: ['eagle', 'lich', 'shade', 'eagle'] }).pick('3 special'),
    0,
    ['eagle', 'lich', 'shade'],
  ],
  [
    'mapChoose',
    () => inCamp({ map: ['boneyard'], unused: ['runeShrine'], shows: { cleric: [4, 1, 2] } }).pick('4 map'),
    3,
    ['boneyard', 'runeShrine'],
  ],
  [
    'chartChoose',
    () => inCamp({ rests: 'wizard', unused: ['runeShrine', 'boneyard', 'waysideInn'] }).pick('3 special'),
    2,
    ['runeShrine', 'boneyard', 'waysideInn', 'no'],
  ],
  [
    'chartOrder',
    () =>
      inCamp({ rests: 'wizard', unused: ['runeShrine', 'boneyard', 'waysideInn'] }).play(
        '3 special',
        'boneyard',
      ),
    2,
    ['runeShrine', 'unknown 1', 'waysideInn'],
  ],
  [
    'healTarget',
    () => inCamp({ exhausted: tired, shows: { cleric: [6, 1, 2] } }).pick('6 heal'),
    3,
    ['refresh longShot', 'refresh topple', 'refresh smite'],
  ],
  ['equipOut', () => inCamp({}).pick('3 equip'), 3, ['out turnUndead', 'out smite', 'out innerLight']],
  ['equipIn', () => inCamp({}).play('3 equip', 'out smite'), 3, ['in sanctuary', 'in beacon']],
  [
    'quartermasterWho',
    () => inCamp(rogueRests).pick('3 special').play('ranger', 'out longShot', 'in arrowStorm'),
    1,
    ['rogue', 'wizard', 'cleric', 'no'],
  ],
  [
    'brewTarget',
    () =>
      inCamp({
        party: ['ranger', 'warrior', 'wizard', 'alchemist'],
        shows: { ranger: [8, 8, 2], alchemist: [6, 1, 1] },
      }).pick('6 special'),
    3,
    ['ranger 8', 'ranger 2', 'warrior 3', 'wizard 3'],
  ],
  [
    'sealChoose',
    () =>
      inCamp({ graveyard: ['lich', 'eagle', 'emberTyrant'], shows: { cleric: [2, 2, 4] } }).pick('2 seal'),
    3,
    ['lich', 'emberTyrant'],
  ],
  [
    'rerollPick',
    () => inCamp({ shows: { cleric: [2, 2, 4], warrior: [8, 8, 1] } }).play('2 bolster', 'no'),
    1,
    ['warrior 8', 'warrior 1', 'no'],
  ],
  [
    'attackDie',
    () =>
      onWatch({ line: ['caveBear'], firewood: 3, shows: { ranger: [7, 7, 1] } }).play(
        'attack caveBear',
        'ranger 7',
      ),
    everybody,
    ['strike', 'ranger 7', 'ranger 1', 'warrior 3', 'wizard 3'],
  ],
  [
    'cleaveDie',
    () =>
      onWatch({
        line: ['eagle', 'lich'],
        equipped: { warrior: ['cleave', 'topple', 'grit'] },
        shows: { warrior: [8, 8, 2] },
        firewood: 3,
      }).attack('eagle', 'warrior 8', 'warrior 2'),
    1,
    ['warrior 8', 'warrior 2', 'no'],
  ],
  [
    'stayDead',
    () =>
      onWatch({
        ...rogueRests,
        rests: 'cleric',
        line: ['eagle', 'lich'],
        equipped: { rogue: ['stayDead', 'backstab', 'smokeBomb'] },
        firewood: 3,
      }).attack('eagle', 'rogue 3', 'rogue 3'),
    1,
    ['remove', 'no'],
  ],
  [
    'abilityTarget',
    () => onWatch({ line: ['eagle', 'caveBear', '?shade'], firewood: 3 }).pick('hurledAxe 3'),
    everybody,
    ['eagle', 'caveBear'],
  ],
  [
    'abilityMay',
    () =>
      onWatch({
        ...rogueRests,
        rests: 'cleric',
        line: ['emberTyrant', 'shade', 'eagle', '?wyvern'],
        firewood: 3,
      }).pick('backstab 3'),
    everybody,
    ['eagle', 'wyvern', 'no'],
  ],
  [
    'exhaustCard',
    () => onWatch({ line: ['eagle'], exhausted: tired, firewood: 3 }).pick('end'),
    everybody,
    ['farSight', 'elfSenses', 'battleCry', 'hurledAxe', 'polymorph', 'arcBolt', 'chainSpark'].map(
      (it) => `exhaust ${it}`,
    ),
  ],
  [
    'summonWho',
    () => onWatch({ line: ['?summon'], firewood: 3 }),
    everybody,
    ['ranger', 'warrior', 'wizard'],
  ],
  [
    'summonCard',
    () => onWatch({ line: ['?summon'], exhausted: tired, firewood: 3 }).pick('warrior'),
    1,
    ['exhaust battleCry', 'exhaust hurledAxe'],
  ],
  [
    'stunPick',
    () =>
      onWatch({
        line: ['?pixieSwarm'],
        exhausted: ['farSight', 'elfSenses', 'topple', 'hurledAxe', 'arcBolt', 'chainSpark'],
        shows: { ranger: [2, 2, 5] },
        firewood: 3,
      }),
    everybody,
    ['ranger 2 on longShot', 'ranger 5 on longShot', 'warrior 3 on battleCry', 'wizard 3 on polymorph'],
  ],
  [
    'stealTie',
    () => onWatch({ line: ['?vampire'], shows: { ranger: [6, 6, 1], wizard: [6, 1, 1] }, firewood: 3 }),
    everybody,
    ['ranger 6', 'wizard 6'],
  ],
  [
    'riderMount',
    () => onWatch({ line: ['eagle', '?goblinRaiders', 'caveBear'], firewood: 7 }),
    everybody,
    ['eagle', 'caveBear'],
  ],
  [
    'triggerOrder',
    () =>
      onWatch({
        party: ['warrior', 'rogue', 'wizard', 'cleric'],
        line: ['eagle', 'lich'],
        equipped: { warrior: ['cleave', 'topple', 'grit'], rogue: ['stayDead', 'backstab', 'smokeBomb'] },
        firewood: 3,
      }).attack('eagle', 'warrior 3', 'rogue 3'),
    everybody,
    ['stayDead', 'cleave'],
  ],
]

/** What the rules call a question that the ledger tells apart by its cause. */
const asked: Readonly<Record<string, string>> = {
  locationReroll: 'rerollPick',
  pathArrange: 'orderCards',
  chartOrder: 'orderCards',
  quartermasterWho: 'equipWho',
}

describe('decisions', () => {
  it.each(decisions)(
    '%s: who answers, and exactly what [SAW-R01, SAW-008, INV-21]',
    (kind, open, seat, offers) => {
      const s = open()
      expect(s.ask).toMatchObject({ kind: asked[kind] ?? kind, seat })
      expect(s.offers).toEqual(offers)
      expect(s.options.every((option) => option.seat === seat)).toBe(true)
    },
  )

  it("are all of the ledger's list, besides the free choice of actions on watch [SAW-R01]", () => {
    const listed = ledgerRows(/^`[a-zA-Z]+`(?:, `[a-zA-Z]+`)*$/)
      .filter((row) => row.length >= 4 && !/^[A-Z]/.test(row[0]))
      .flatMap(([first]) => first.replaceAll('`', '').split(', '))
    expect(listed).toContain('watchAction')
    expect(decisions.map(([kind]) => kind).toSorted()).toEqual(
      listed.filter((kind) => kind !== 'watchAction').toSorted(),
    )
  })

  it('an action on watch is one of everything that anybody may do, and fewer than 80 [SAW-R01, SAW-120]', () => {
    const s = onWatch({
      party: ['ranger', 'warrior', 'wizard', 'cleric'],
      round: 9,
      line: ['caveBear', 'zombieHorde', '?shade', 'eagle'],
      graveyard: ['wyvern'],
      firewood: 3,
      shows: { ranger: [8, 7, 6], warrior: [8, 7, 3], wizard: [6, 5, 4], cleric: [6, 5, 4] },
    })
    expect(s.ask).toEqual({ kind: 'watchAction', seat: everybody })
    // Twelve cards with three different dice each, each by exhausting, twelve for the fire, two attacks, the end.
    expect(s.options).toHaveLength(36 + 12 + 12 + 2 + 1)
    expect(s.options.length).toBeLessThan(80)
  })

  it('without an answer would be found out [INV-21]', () => {
    const { t, ask } = onWatch({ line: ['eagle'], firewood: 3 })
    expect(broken(t, { ask, options: [] })).toEqual(['INV-21'])
  })

  it('with one answer are not asked, but told [INV-21]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 3 }).pick('hurledAxe 3')
    expect(s.told('onlyWay').map((it) => it.ask.kind)).toContain('abilityTarget')
    expect(s.pile('graveyard')).toEqual(['eagle'])
  })
})
