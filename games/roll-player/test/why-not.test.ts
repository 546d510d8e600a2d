import { describe, expect, it } from 'vitest'
import { fullSheet, leaveMinions, marketTurn, ownPack, table, type LaidHero, type Tale } from './table.ts'

/** A question, the pieces that somebody points at, and the rules that keep them out. */
type Case = readonly [what: string, at: () => Tale, pieces: readonly string[], rules: readonly string[]]

/** Something to do besides, so that there is a question. */
const busy = { cards: ['bluff'] }
const dice = ['red 1, red 2', 'blue 3, blue 3', 'green 5, green 6'] as const

function check(cases: readonly Case[]): void {
  const found = cases.map(([what, at, pieces]) => [what, at().whyNot(...pieces)])
  expect(found).toEqual(cases.map(([what, , , rules]) => [what, rules]))
}

function place(hero: LaidHero): Tale {
  return table({ step: 'place', hand: 'red 1', heroes: [hero] })
}

function act(hero: LaidHero): Tale {
  return table({ step: 'act', placed: ['CHA'], heroes: [hero] })
}

function hiring(hero: LaidHero): Tale {
  return marketTurn({ step: 'huntBefore', combatDice: 1, heroes: [{ ...busy, ...hero }] })
}

function rolled(xp: number): Tale {
  return marketTurn({ step: 'huntAfter', combatFaces: [2, 5], heroes: [{ ...busy, xp }] })
}

describe('why not?', () => {
  it('in the Dice Phase [RP-057, RP-061, RP-066, RP-082, RP-R24, RP-R55]', () => {
    check([
      ['a card that lies there', () => table({ initiative: dice }), ['initiative:3'], []],
      ['a card that is not in play', () => table({ initiative: dice }), ['initiative:4'], []],
      ['a Backpack that nobody has', () => place({}), ['card:backpack'], []],
      ['a full row', () => place({ rows: { STR: 'red 1, red 2, red 3' } }), ['line:0:STR'], ['RP-061']],
      ['a row without a new die', () => act({ rows: { STR: 'red 1' } }), ['line:0:STR'], ['RP-066']],
      ['a row with a new die', () => act(busy), ['line:0:CHA'], []],
      ['the board without a new die', () => act({}), ['line:0:familiar'], ['RP-082']],
      ['an Encore of nothing', () => act({ class: 'jester', gold: 9 }), ['class:jester'], []],
    ])
    const acted = table({ step: 'act', placed: ['STR', 'familiar'], acted: true, heroes: [busy] })
    expect([acted.whyNot('line:0:STR'), acted.whyNot('line:0:familiar')]).toEqual([['RP-066'], ['RP-066']])
  })

  it('in the turn of the 21st die [RP-R24]', () => {
    const rows = { ...fullSheet(), STR: 'red 3, blue 3', DEX: 'red 3, blue 3' }
    const hero = { ...busy, cards: ['backpack', 'bluff'], rows, backpack: 'blue 6, gold 1' }
    expect(table({ step: 'place', heroes: [hero] }).whyNot()).toContain('RP-R24')
    const earlier = { ...hero, rows: { STR: 'red 3' } }
    expect(table({ step: 'place', heroes: [earlier] }).whyNot()).not.toContain('RP-R24')
  })

  it('which die [RP-005, RP-074, RP-076, RP-088, RP-R54]', () => {
    const rows = { STR: 'red 1, blue 4', DEX: 'green 3', familiar: 'gold 1, white 6' }
    const play = (card: string, ...picks: readonly string[]): Tale =>
      table({ step: 'act', heroes: [{ cards: [card], rows }] }).pick(...picks)
    const knives = (): Tale => play('throwingKnives', 'Use Throwing Knives')
    const forgery = (): Tale => play('forgery', 'Use Forgery', 'Carry it out')
    const bear = (): Tale =>
      table({ step: 'act', placed: ['familiar'], heroes: [{ familiar: 'iceBear', rows }] }).pick('Familiar')
    const second = (): Tale =>
      table({ step: 'act', placed: ['STR'], heroes: [{ class: 'warrior', rows }] }).pick(
        'STR action',
        'Red 1',
      )
    const own = (): Tale =>
      table({
        setup: ownPack([
          { id: 'tune', type: 'skill', does: [{ do: 'adjust', dice: 'familiar', by: 1, way: 'either' }] },
        ]),
        step: 'act',
        heroes: [{ cards: ['tune'], rows }],
      }).pick('Use Own tune', 'Carry it out')
    check([
      ['a lone die of a row', knives, ['space:0:3'], ['RP-074']],
      ['two of the board', knives, ['space:0:18'], ['RP-074']],
      ['two of a row', knives, ['space:0:0'], []],
      ['a lone die to copy for', forgery, ['space:0:3'], ['RP-088']],
      ['a 1 that should be lowered', bear, ['space:0:0'], ['RP-076']],
      ['a 6 that should be lowered', bear, ['space:0:19'], []],
      ['the same die twice', second, ['space:0:0'], ['RP-R54']],
      ['another die', second, ['space:0:1'], []],
      ['a die of a row for the Familiar', own, ['space:0:0'], ['RP-005']],
      ['a die of the board for the Familiar', own, ['space:0:18'], []],
    ])
  })

  it('in the Market [RP-095, RP-116, RP-147]', () => {
    const poor = { gold: 3, charisma: 1 }
    const market = ['trident', 'ironHelm']
    check([
      [
        'with a token',
        () => marketTurn({ market, heroes: [poor] }),
        ['card:trident', 'charisma:0'],
        ['RP-095'],
      ],
      ['without', () => marketTurn({ market }), ['card:trident', 'charisma:0'], ['RP-116']],
    ])
    expect(marketTurn({ arrange: (t) => leaveMinions(t, 0) }).whyNot()).toContain('RP-147')
    expect(marketTurn().whyNot()).not.toContain('RP-147')
  })

  it('in Hunts [RP-117, RP-135, RP-137, RP-R30]', () => {
    check([
      ['for XP', () => hiring({ xp: 2 }), ['xp:0'], ['RP-135', 'RP-151']],
      ['for Gold', () => hiring({ gold: 4 }), ['gold:0'], ['RP-135']],
      ['with a token', () => hiring({ gold: 3, charisma: 1 }), ['charisma:0'], ['RP-135']],
      ['without a token', () => hiring({ gold: 3 }), ['charisma:0'], ['RP-117']],
      ['a roll again', () => rolled(0), ['die:107'], ['RP-137']],
      ['a roll again that can be paid', () => rolled(1), ['die:107'], []],
      [
        'a token against the Monster',
        () => table({ step: 'hire', heroes: [{ gold: 9, charisma: 1 }] }),
        ['charisma:0'],
        ['RP-R30'],
      ],
    ])
  })

  it('an ability that cannot be paid, or that would do nothing [RP-012, RP-081, RP-R58]', () => {
    const master = { class: 'beastmaster', gold: 0, ...busy } as const
    const nothing = ownPack([
      {
        id: 'bandage',
        type: 'weapon',
        once: { when: 'diceTurn', pay: { gold: 0, injury: 0 }, does: [{ do: 'injury', by: 0 }] },
      },
    ])
    const idle = { cards: ['bandage', 'bluff'] }
    check([
      [
        'no Gold',
        () => marketTurn({ step: 'huntBefore', combatDice: 1, heroes: [master] }),
        ['class:beastmaster'],
        ['RP-012'],
      ],
      [
        'no card to replace',
        () => marketTurn({ market: [], heroes: [{ class: 'seer', ...busy }] }),
        ['class:seer'],
        ['RP-081'],
      ],
      [
        'no Injury',
        () => table({ setup: nothing, step: 'act', heroes: [idle] }),
        ['card:bandage'],
        ['RP-081'],
      ],
    ])
  })

  it('an ability for Fiends, Skills or a Familiar that cannot be helped [RP-081]', () => {
    const pay = { gold: 0, injury: 0 }
    const weapon = (id: string, does: object): { id: string; type: string; once: object } => ({
      id,
      type: 'weapon',
      once: { when: 'diceTurn', pay, does: [does] },
    })
    const setup = ownPack([
      weapon('bell', { do: 'banish', upTo: 1 }),
      weapon('book', { do: 'refresh', upTo: 1 }),
      weapon('leash', { do: 'familiarAction' }),
    ])
    const cards = ['bluff', 'bell', 'book', 'leash']
    const at = (hero: LaidHero): Tale => table({ setup, step: 'act', heroes: [{ cards, ...hero }] })
    check([
      ['no Fiend', () => at({}), ['card:bell'], ['RP-081']],
      ['a Fiend', () => at({ newFiends: ['fiendOfRust'] }), ['card:bell'], []],
      ['no Skill', () => at({}), ['card:book'], ['RP-081']],
      ['a Skill', () => at({ exhausted: ['bluff'] }), ['card:book'], []],
      ['a forbidden Familiar', () => at({ fiends: ['fiendOfLeashes'] }), ['card:leash'], ['RP-081']],
      ['a Familiar', () => at({}), ['card:leash'], []],
    ])
  })

  it('an Encore for which the action has no target left, or which was used [RP-R50, RP-R55]', () => {
    const setup = ownPack([
      {
        id: 'salve',
        type: 'weapon',
        always: [
          { is: 'action', row: 'CON', does: [{ do: 'injury', by: -1 }] },
          { is: 'actionOr', row: 'CON', does: [{ do: 'gold', by: 1 }] },
        ],
      },
    ])
    const hero = { class: 'jester', gold: 9, ...busy, cards: ['salve', 'bluff'] } as const
    const heal = (injury: number, used: readonly string[]): Tale =>
      table({ setup, step: 'act', placed: ['CON'], heroes: [{ ...hero, injury, used }] })
        .choose({ verb: 'act', other: false })
        .pick('Discard one')
    check([
      ['nothing is left to heal', () => heal(1, []), ['class:jester'], ['RP-R55']],
      ['it was used this round', () => heal(2, ['jester']), ['class:jester'], ['RP-R50']],
      ['it may be repeated', () => heal(2, []), ['class:jester'], []],
    ])
    const paid = table({ setup, step: 'act', placed: ['CON'], heroes: [{ ...hero, injury: 1 }] })
    paid.choose({ verb: 'act', other: true }).pick('Encore', 'Discard one')
    expect(paid.hero()).toMatchObject({ gold: 9 + 1 - 3, injury: 0 })
  })

  it('training where no Attribute Action could be taken [RP-151]', () => {
    const fiends = ['fiendOfDoubt', 'fiendOfMumbling']
    const hero = { xp: 5, gold: 0, ...busy }
    expect(table({ step: 'act', heroes: [{ ...hero, fiends }] }).verbs).not.toContain('train')
    const one = { ...hero, fiends: ['fiendOfDoubt'] }
    expect(table({ step: 'act', heroes: [one] }).verbs).toContain('train')
  })
})
