import { describe, expect, it } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { rollPlayer } from '../index.ts'
import { table, type LaidHero, type Tale } from './table.ts'

const trophies = ['harpy', 'gargoyle', 'dreadKnight'] as const
const others = ['ogreBrute', 'hexWitch', 'salamander'] as const

/** Reveals one Adventure card; the two heroes hold as many tokens as they have Trophies. */
function reveal(card: string, heroes: readonly LaidHero[], players = heroes.length): Tale {
  const it = adventures.find(({ id }) => id === card)
  if (!it) throw new Error(`no card ${card}`)
  const at = ['location', 'obstacle', 'attack'].indexOf(it.type)
  const cards = ['location', 'obstacle', 'attack'].map(
    (type) => adventures.find((other) => other.monster === it.monster && other.type === type)?.id ?? '',
  )
  cards[at] = card
  return table({
    players,
    step: 'adventure',
    revealed: at,
    monster: it.monster,
    adventure: cards,
    heroes: heroes.map((hero) => ({ gold: 5, pool: 1, ...hero })),
  })
}

/** What the holders gained from the first card revealed. */
function benefits(s: Tale): [seat: number, dice: number, xp: number][] {
  const [{ card }] = s.told('adventureRevealed')
  return s
    .told('benefited')
    .filter((event) => event.card === card)
    .map(({ seat, dice, xp }) => [seat, dice, xp])
}

/** A hero with all three tokens and so much Honor. */
function holder(seat: number, honor: number): LaidHero {
  return { honor, trophies: seat === 0 ? [...trophies] : [...others] }
}

function holderOf(...cards: readonly string[]): LaidHero {
  return { cards, trophies: [...trophies] }
}

describe('Adventure cards', () => {
  it('find dice pools of one Combat Die, and are revealed in order [RP-166, RP-167]', () => {
    const s = table({ step: 'adventure', heroes: [{}, {}] })
    expect(s.told('adventureRevealed').map(({ card }) => card)).toEqual(s.t.adventure)
    expect(s.t.heroes.map((hero) => hero.pool)).toEqual([1, 1])
    expect(rollPlayer.view(s.t, -1).adventure).toEqual(s.t.adventure)
  })

  it('help only holders of their token; without one nothing happens [RP-168, RP-172]', () => {
    const hero: LaidHero = { rows: { CON: 'red 6, red 6, red 6' } }
    expect(
      benefits(
        reveal('ashfallCrater', [hero, { ...hero, rows: { CON: 'blue 5' }, trophies: [trophies[0]] }]),
      ),
    ).toEqual([[1, 2, 0]])
    expect(benefits(reveal('ashfallCrater', [hero, hero]))).toEqual([])
  })

  it('of the second and third type ask for the second and third token [RP-142, RP-168]', () => {
    const strong: LaidHero = { rows: { DEX: 'red 6, red 6, red 6' } }
    const with1 = { ...strong, trophies: trophies.slice(0, 1) }
    const with3 = { ...strong, rows: { DEX: 'blue 5, blue 5' }, trophies: others.slice(0, 3) }
    expect(benefits(reveal('blackIce', [with1, with3]))).toEqual([[1, 2, 0]])
    expect(benefits(reveal('tailSweep', [with1, with3]))).toEqual([[1, 2, 0]])
  })

  it('MOST compares holders alone; ties all win, and 0 never wins [RP-169, RP-170, RP-R31]', () => {
    expect(benefits(reveal('moltenClaw', [holder(0, 2), holder(1, 3)]))).toEqual([[1, 2, 0]])
    expect(benefits(reveal('moltenClaw', [holder(0, 2), holder(1, 2)]))).toEqual([
      [0, 2, 0],
      [1, 2, 0],
    ])
    expect(benefits(reveal('moltenClaw', [holder(0, 0), holder(1, 0)]))).toEqual([])
    // The one with the most holds no token: the next one wins.
    expect(benefits(reveal('moltenClaw', [holder(0, 1), { honor: 5 }]))).toEqual([[0, 2, 0]])
  })

  it('EACH helps every holder who is so, PER by what they have, up to the most [RP-170, RP-171]', () => {
    expect(benefits(reveal('regrowth', [holderOf('bluff'), {}]))).toEqual([])
    expect(benefits(reveal('regrowth', [holderOf('bluff', 'wild', 'charity'), {}]))).toEqual([[0, 1, 0]])
    expect(
      benefits(
        reveal('regrowth', [holderOf('bluff', 'charity', 'insight', 'jostle', 'brawn', 'forgery'), {}]),
      ),
    ).toEqual([[0, 2, 0]])
    expect(benefits(reveal('crushingCoil', [holderOf(), { trophies: [...others], injury: 1 }]))).toEqual([
      [0, 1, 1],
    ])
  })

  it('give Combat Dice to the pool and XP at once, which counts for the next card [RP-171, RP-173]', () => {
    const s = reveal('scorchedPlain', [{ gold: 9, trophies: [...trophies] }, { gold: 1 }])
    expect(s.hero().pool).toBeGreaterThanOrEqual(2)
    expect(s.gains()[0]).toBe('+1 xp scorchedPlain')
    expect(s.told('benefited')[0]).toMatchObject({ seat: 0, dice: 1, xp: 1 })
  })

  it('alone ask for the 1P requirement besides the token [RP-235]', () => {
    const rows = (faces: string): LaidHero => ({ gold: 9, trophies: [...trophies], rows: { CON: faces } })
    expect(benefits(reveal('ashfallCrater', [rows('red 6, red 6, red 1')], 1))).toEqual([])
    expect(benefits(reveal('ashfallCrater', [rows('red 6, red 6, red 2')], 1))).toEqual([[0, 2, 0]])
    expect(benefits(reveal('ashfallCrater', [{ gold: 9, rows: { CON: 'red 6, red 6, red 2' } }], 1))).toEqual(
      [],
    )
    // Without a requirement they work as in company.
    expect(
      benefits(
        reveal('obsidianCaves', [{ gold: 9, trophies: [...trophies], rows: { DEX: 'red 6, red 6' } }], 1),
      ),
    ).toEqual([[0, 1, 0]])
  })
})

describe('every Adventure card', () => {
  /** A hero who has a lot of everything. */
  const rich: LaidHero = {
    race: 'human',
    backstory: 'bellringersChild',
    alignment: 'knightly',
    familiar: 'iceBear',
    honor: 4,
    gold: 9,
    trophies: [...trophies],
    banished: ['fiendOfRust', 'fiendOfFog', 'fiendOfVice'],
    cards:
      'shortSword ironPick ironHelm ironGauntlets ironGreaves ironCuirass bluff charity wild vain scrollOfLore'.split(
        ' ',
      ),
    rows: {
      STR: 'red 6, blue-white 4, white 6',
      DEX: 'blue 6, red-blue 4, black 6',
      CON: 'green 6, red 6, green 6',
      INT: 'purple 6, purple 6, green 6',
      WIS: 'white 6, green 6, white 6',
      CHA: 'purple 6, red-black 4, black 6',
      familiar: 'white 3, blue 4, purple 6',
    },
  }
  const tokens = { siren: 'LG', gallows: 'LE' } as const

  it.each(adventures.map(({ id, name }) => [name, id]))(
    '%s helps a hero who has what it asks for [RP-171]',
    (_, id) => {
      const token = id === 'gallowsHill' ? tokens.gallows : tokens.siren
      const hero = { ...rich, token }
      const helped = benefits(reveal(id, [hero, {}]))
      expect(helped.map(([seat]) => seat)).toEqual([0])
      expect(helped[0][1]).toBeGreaterThan(0)
    },
  )
})
