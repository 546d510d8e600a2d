import { describe, expect, it } from 'vitest'
import { alignments } from '../content/alignments.ts'
import type { ClassId } from '../content/classes.ts'
import type { ScoreLine } from '../rules/events.ts'
import { goalsMet, scoreOf } from '../rules/metrics.ts'
import { rankFor, scoreSheet } from '../rules/scoring.ts'
import { fullSheet, table, type LaidHero, type Tale } from './table.ts'

/** The stars of one line for a hero as laid. */
function stars(line: ScoreLine, hero: LaidHero, players = 2): number {
  const { t } = table({ players, heroes: [hero] })
  return scoreSheet(t, 0).find((it) => it.for === line)?.score ?? Number.NaN
}

function scored(...heroes: readonly LaidHero[]): Tale {
  return table({ step: 'score', heroes })
}

function places(s: Tale): string[] {
  return (s.t.outcome?.seats ?? []).map(({ seat, place }) => `${place}. ${seat}`)
}

function power(dice: string): number {
  return stars('familiarPower', { familiar: 'iceBear', rows: { familiar: dice } })
}

function matches(dice: string): number {
  return stars('familiarBackstory', { familiar: 'iceBear', rows: { familiar: dice } })
}

function score(hero: LaidHero): number {
  return scoreOf(table({ heroes: [hero] }).t, 0, 'STR')
}

function met(id: ClassId, row: 'STR' | 'CHA', dice: string): boolean {
  const { t } = table({ heroes: [{ class: id, rows: { [row]: dice } }] })
  return goalsMet(t, 0).includes(row)
}

function worth(cards: readonly string[], id: ClassId = 'chronomancer'): number {
  return stars('armor', { class: id, cards })
}

/** The stars of one Trait for a hero as laid. */
function trait(card: string, hero: LaidHero): number {
  return stars('traits', { ...hero, cards: [...(hero.cards ?? []), card] })
}

function relentless(monster: number, champion: number): number {
  const { t } = table({ heroes: [{ cards: ['relentless'] }] })
  t.heroes[0].monsterStars = monster
  t.heroes[0].championStars = champion
  return scoreSheet(t, 0).find((line) => line.for === 'traits')?.score ?? 0
}

describe('final scoring', () => {
  it('adds the lines of the score sheet in their order [RP-186]', () => {
    const s = scored({ rows: fullSheet() }, { rows: fullSheet() })
    const lines = s.t.outcome?.seats?.[0].lines ?? []
    expect(lines.map((line) => line.for)).toEqual([
      'monster',
      'champion',
      'familiarPower',
      'familiarBackstory',
      'goals',
      'classColour',
      'alignment',
      'backstory',
      'armor',
      'traits',
      'otherCards',
    ])
    expect(s.t.outcome?.seats?.[0].score).toBe(lines.reduce((sum, line) => sum + line.score, 0))
  })

  it('lets a player discard Weapons that change a score before anything is counted [RP-187, RP-R38, DEC-26]', () => {
    const s = table({
      step: 'discard',
      heroes: [
        {
          cards: ['shortSword', 'backpack', 'warlike'],
          rows: fullSheet(),
        },
        { rows: fullSheet() },
      ],
    })
    expect(s.ask).toEqual({ kind: 'dropWeapon', seat: 0 })
    expect(s.texts).toEqual(['Discard the Short Sword', 'Finished'])
    expect(s.whyNot('card:backpack')).toEqual(['RP-R38'])
    s.pick('Discard the Short Sword')
    // It counts no more for Warlike either: the Backpack alone.
    expect(s.t.outcome?.seats?.find(({ seat }) => seat === 0)?.lines).toContainEqual({
      for: 'traits',
      score: 1,
    })
  })

  it('Familiar Power: the sum of three dice within the range earns its stars [RP-188]', () => {
    expect(power('red 1, red 1, red 2')).toBe(0)
    expect(power('red 1, red 2, red 2')).toBe(2)
    expect(power('red 1, red 2, red 4')).toBe(2)
    expect(power('red 2, red 2, red 4')).toBe(0)
    expect(power('red 6')).toBe(0)
  })

  it('Familiar Backstory: two matches are worth 1, three are worth 3 [RP-189]', () => {
    expect(matches('white 1, red 1, red 1')).toBe(0)
    expect(matches('white 1, blue 1, red 1')).toBe(1)
    expect(matches('white 1, blue 1, green 1')).toBe(3)
    expect(matches('blue 1, white 1, green 1')).toBe(0)
  })

  it('an Attribute Score is dice, race and Weapons; dice of the Familiar Board never count [RP-020, RP-190, RP-193]', () => {
    const rows = { STR: 'red 4, red 5, red 6', familiar: 'red 6, red 6, red 6' }
    expect(score({ rows })).toBe(15)
    expect(score({ rows, race: 'orc' })).toBe(17)
    expect(score({ rows, race: 'elf', cards: ['shortSword'] })).toBe(14)
  })

  it('goals: one number is met exactly, a range by both ends, a plus by everything above [RP-191, RP-192]', () => {
    // Gladiator: CHA 14; Vanguard: STR 15 to 16; Warrior: STR 17 and more.
    expect(
      ['red 6, red 6, red 1', 'red 6, red 6, red 2', 'red 6, red 6, red 3'].map((dice) =>
        met('gladiator', 'CHA', dice),
      ),
    ).toEqual([false, true, false])
    expect(
      ['red 6, red 6, red 2', 'red 6, red 6, red 3', 'red 6, red 6, red 4', 'red 6, red 6, red 5'].map(
        (dice) => met('vanguard', 'STR', dice),
      ),
    ).toEqual([false, true, true, false])
    expect(
      ['red 6, red 6, red 4', 'red 6, red 6, red 5', 'red 6, red 6, red 6'].map((dice) =>
        met('warrior', 'STR', dice),
      ),
    ).toEqual([false, true, true])
    expect(
      stars('goals', { class: 'warrior', rows: { STR: 'red 6, red 6, red 5', INT: 'red 3, red 3, red 3' } }),
    ).toBe(4)
  })

  it('a star for each die of the Class Colour, on the Familiar Board and Split Dice too [RP-194, RP-195]', () => {
    // The Chronomancer is blue.
    expect(
      stars('classColour', { rows: { STR: 'blue 1, red 1, red-blue 1', familiar: 'blue 1, blue-green 1' } }),
    ).toBe(4)
  })

  it('Alignment: the number under the token, which may be negative [RP-196]', () => {
    expect(stars('alignment', { alignment: 'saintly', token: 'NG' })).toBe(3)
    expect(stars('alignment', { alignment: 'saintly', token: 'NE' })).toBe(-2)
    expect(alignments.saintly.stars.NE).toBe(-2)
  })

  it('Backstory: dice of the right colour on exactly the right spaces, whatever they show [RP-197, RP-R36]', () => {
    // STR 3 white, DEX 1 blue, CON 2 red, INT 1 purple, WIS 2 green, CHA 3 black.
    const all = {
      STR: 'red 1, red 1, white 1',
      DEX: 'blue 6',
      CON: 'black 1, red 2',
      INT: 'purple 3',
      WIS: 'black 1, green 4',
      CHA: 'red 1, red 1, black 5',
    }
    expect(
      [0, 1, 2, 3, 4, 5, 6].map((n) =>
        stars('backstory', { rows: Object.fromEntries(Object.entries(all).slice(0, n)) }),
      ),
    ).toEqual([0, 0, 0, 1, 3, 4, 6])
    // Blue in DEX 2 is beside the mark.
    expect(stars('backstory', { rows: { ...all, DEX: 'red 1, blue 6' } })).toBe(4)
  })

  it('Armor: by the number of pieces of each set, and one more star once for the right Class Colour [RP-198, RP-199, RP-R37]', () => {
    const iron = ['ironHelm', 'ironGauntlets', 'ironGreaves', 'ironCuirass', 'ironPavise']
    const scale = ['scaleVisor', 'scaleVambraces', 'scaleSkirt', 'scaleHauberk', 'scaleMantle']
    expect([1, 2, 3, 4, 5].map((n) => worth(iron.slice(0, n)))).toEqual([1, 2, 4, 6, 9])
    expect([1, 2, 3, 4, 5].map((n) => worth(scale.slice(0, n)))).toEqual([1, 3, 5, 7, 10])
    expect(worth(iron.slice(0, 3), 'warrior')).toBe(5)
    expect(worth(['ironHelm', 'silkCowl', 'silkGloves'])).toBe(1 + 2 + 1)
  })

  it('Gold is worth no star in company [RP-201]', () => {
    const { t } = table({ heroes: [{ gold: 80 }] })
    expect(scoreSheet(t, 0).map((line) => line.for)).not.toContain('gold')
  })

  it('a total may be negative [RP-R40]', () => {
    const s = scored({ alignment: 'saintly', token: 'NE', fiends: ['fiendOfInfamy'] }, {})
    expect(s.t.outcome?.seats?.at(-1)).toMatchObject({ seat: 0, score: -4 })
  })

  it('Infamy costs 2 stars only while it lies face up [RP-200]', () => {
    expect(stars('otherCards', { fiends: ['fiendOfInfamy'] })).toBe(-2)
    expect(stars('otherCards', { banished: ['fiendOfInfamy'] })).toBe(0)
  })
})

describe('Traits', () => {
  it('of the alignment ask for the side of the grid [RP-200]', () => {
    expect(['LG', 'NG', 'CG', 'N', 'NE'].map((token) => trait('devout', { token: token as 'LG' }))).toEqual([
      2, 2, 2, 0, 0,
    ])
    expect(['LE', 'N'].map((token) => trait('ruthless', { token: token as 'LE' }))).toEqual([2, 0])
    expect(['LN', 'N'].map((token) => trait('disciplined', { token: token as 'LN' }))).toEqual([2, 0])
    expect(['CE', 'N'].map((token) => trait('wild', { token: token as 'CE' }))).toEqual([2, 0])
  })

  it('count dice by their values on the whole sheet [RP-004]', () => {
    expect(trait('humble', { rows: { STR: 'red 1, red 1, red 1', familiar: 'red 1' } })).toBe(2)
    expect(
      trait('mighty', {
        rows: {
          STR: 'red 6, red 6, red 6',
          DEX: 'blue 6, blue 6, blue 6',
          CON: 'green 6, green 6, green 6',
          familiar: 'white 6',
        },
      }),
    ).toBe(4)
  })

  it('count cards of a type; the Backpack is a Weapon card [RP-R24]', () => {
    expect(trait('studious', { cards: ['bluff', 'charity'] })).toBe(2)
    expect(trait('warlike', { cards: ['backpack', 'shortSword'] })).toBe(2)
    expect(trait('vain', { cards: ['ironHelm', 'ironGreaves', 'silkCowl'] })).toBe(2)
    expect(trait('bookish', { cards: ['scrollOfLore'] })).toBe(1)
  })

  it('count Gold, Fiends, Trophies and Injuries', () => {
    expect(trait('thrifty', { gold: 11 })).toBe(2)
    expect(trait('thrifty', { gold: 40 })).toBe(4)
    expect(trait('haunted', { fiends: ['fiendOfFog'], banished: ['fiendOfRust'] })).toBe(2)
    expect(trait('decorated', { trophies: ['harpy', 'bogImp'] })).toBe(2)
    expect(trait('scarred', { injury: 5 })).toBe(3)
  })

  it('Eclectic counts rows of three colours; a Split Die stands for either of its own, gold is a colour [RP-005]', () => {
    expect(trait('eclectic', { rows: { STR: 'red 1, blue 1, gold 1' } })).toBe(1)
    expect(trait('eclectic', { rows: { STR: 'red 1, red 1, gold 1' } })).toBe(0)
    expect(trait('eclectic', { rows: { STR: 'red 1, red-blue 1, blue 1' } })).toBe(0)
    expect(trait('eclectic', { rows: { STR: 'red 1, red-blue 1, green 1' } })).toBe(1)
    expect(trait('eclectic', { rows: { STR: 'red 1, blue 1' } })).toBe(0)
    expect(trait('eclectic', { rows: { familiar: 'red 1, blue 1, green 1' } })).toBe(0)
  })

  it('Loyal counts rows with two dice of the Class Colour [RP-005, RP-086]', () => {
    expect(
      trait('loyal', { rows: { STR: 'blue 1, red-blue 1', DEX: 'blue 1', familiar: 'blue 1, blue 1' } }),
    ).toBe(1)
  })

  it('Exacting, Well-Rounded and Bonded ask for goals, scores and the Familiar', () => {
    expect(trait('wellRounded', { rows: fullSheet(3) })).toBe(0)
    expect(trait('wellRounded', { rows: fullSheet(4) })).toBe(4)
    expect(trait('wellRounded', { rows: { ...fullSheet(4), STR: 'red 4, red 4, red 2' } })).toBe(2)
    // Chronomancer: CON 13 to 14, INT 15 to 16, DEX 15 to 16, STR 11 to 12.
    const four = {
      STR: 'red 4, red 4, red 4',
      DEX: 'red 5, red 5, red 5',
      CON: 'blue 5, blue 5, blue 4',
      INT: 'blue 5, blue 5, blue 5',
    }
    expect(trait('exacting', { rows: four })).toBe(3)
    expect(trait('exacting', { rows: { ...four, INT: 'blue 1' } })).toBe(0)
    const bear = (dice: string): number => trait('bonded', { familiar: 'iceBear', rows: { familiar: dice } })
    expect([
      bear('red 1, red 1, red 1'),
      bear('red 2, red 2, red 2'),
      bear('white 2, blue 2, red 2'),
    ]).toEqual([0, 2, 3])
  })

  it('Relentless asks for 4 stars from the Monster, without the Champion Bonus [RP-216]', () => {
    expect([relentless(4, 0), relentless(2, 3), relentless(8, 2)]).toEqual([3, 0, 3])
  })
})

const titles = ['monsterSlayer', 'trueHero', 'clanLeader', 'luminary', 'adventurer', 'hireling', 'npc']

describe('the winner', () => {
  it('has the most stars [RP-202]', () => {
    expect(places(scored({ token: 'N' }, { alignment: 'saintly', token: 'NG', class: 'gladiator' }))).toEqual(
      ['1. 1', '2. 0'],
    )
  })

  it('of those tied has the most Gold [RP-203]', () => {
    expect(places(scored({ gold: 3 }, { gold: 4 }))).toEqual(['1. 1', '2. 0'])
  })

  it('of those still tied has the fewest dice of the own colour, Split Dice and Familiar Board included [RP-204, RP-R41]', () => {
    // Two stars each: by two blue dice, or by one red and one star for a piece of Armor.
    const s = scored(
      { rows: { STR: 'blue 1', familiar: 'blue-green 1' }, gold: 5 },
      { class: 'gladiator', rows: { STR: 'red 1' }, cards: ['silkCowl'], gold: 5 },
    )
    expect(s.t.outcome?.seats?.map(({ score }) => score)).toEqual([2, 2])
    expect(places(s)).toEqual(['1. 1', '2. 0'])
  })

  it('is shared by those who are tied even then [RP-205]', () => {
    const s = scored({ gold: 5 }, { gold: 5 }, { gold: 4 })
    expect(places(s)).toEqual(['1. 0', '1. 1', '3. 2'])
  })

  it('alone gets a title by the stars [RP-239]', () => {
    expect([47, 43, 39, 35, 31, 27, 26].map((stars) => rankFor(stars))).toEqual(titles)
    expect([60, 46, 42, 38, 34, 30, -3].map((stars) => rankFor(stars))).toEqual(titles)
  })
})
