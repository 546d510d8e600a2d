import { describe, expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import type { Fates } from '../rules/state.ts'
import { choice, find } from './pages.ts'
import { table, type FatesScenario, type Laid, type LaidHero } from './table.ts'

const dice = [1, 2, 3, 4, 5]
const amakar = { character: 'amakar' }
const akara = { character: 'akara' }
const pair: readonly LaidHero[] = [amakar, akara]

/** Two Characters at the beginning of a Character's Phase. */
const fight = (more: Partial<Laid> = {}): FatesScenario =>
  table({
    heroes: pair.map((hero) => ({ ...hero, dice, luck: 3 })),
    enemies: [{ enemy: {}, life: 9 }],
    ...more,
  })
const story = (heroes: readonly LaidHero[] = pair, more: Partial<Laid> = {}): FatesScenario =>
  table({
    heroes,
    at: { kind: 'story', encounter: [find('nothing'), find('nothing')] },
    ...more,
  })

function broken(s: FatesScenario, harm: (t: Fates) => void = () => {}): readonly string[] {
  const t = rollingFates.copy(s.t)
  harm(t)
  return rollingFates.broken(t, { ask: s.ask, options: s.options })
}

function disown(t: Fates, who: number): void {
  t.traitDeck.push(...t.heroes[who].traits.splice(0))
}

describe('the invariants look at everybody', () => {
  const wrongs: readonly [id: string, at: () => FatesScenario, harm: (t: Fates, who: number) => void][] = [
    ['INV-03', story, (t, who) => void (t.heroes[who].life = 99)],
    [
      'INV-07',
      () =>
        story([
          { ...amakar, level: 2, traits: ['X01'] },
          { ...akara, traits: ['X02'] },
        ]),
      disown,
    ],
    ['INV-10', story, (t, who) => void t.heroes[who].treasures.push(...t.treasureDeck.splice(0, 9))],
    ['INV-15', fight, (t, who) => void (t.face[8 * who] = 0)],
    ['INV-15', fight, (t, who) => void (t.face[8 * who + 3] = 0)],
    ['INV-20', story, (t, who) => void (t.heroes[who].stunned = true)],
    ['INV-21', story, (t, who) => void t.heroes[who].statuses.push('investigate')],
    [
      'INV-22',
      () =>
        story([
          { ...amakar, traits: ['X04'] },
          { ...akara, treasures: ['T35'] },
        ]),
      (t, who) => void t.heroes[who].statuses.push('poison'),
    ],
    ['INV-23', story, (t, who) => void t.heroes[who].statuses.push('poison', 'poison')],
    ['INV-24', story, (t, who) => void (t.heroes[who].guard = 1)],
    ['INV-25', fight, (t, who) => void t.heroes[who].statuses.push('stun')],
  ]

  it.each(wrongs)('%s, whoever breaks it', (id, at, harm) => {
    expect(broken(at())).toEqual([])
    for (const who of [0, 1]) expect(broken(at(), (t) => harm(t, who))).toEqual([id])
  })
})

describe('the invariants know', () => {
  it('dice that are not there, and dice that no die shows [INV-14]', () => {
    expect(broken(fight(), (t) => void t.face.pop())).toContain('INV-14')
    expect(broken(fight(), (t) => void t.face.push(0))).toContain('INV-14')
    expect(broken(fight(), (t) => void (t.face[7] = -1))).toContain('INV-14')
  })

  it('how many dice cards allow, and that more may have been added [INV-15]', () => {
    const shaky = fight({ heroes: [{ character: 'amakar', dice: [1, 1, 1, 1], luck: 1, traits: ['X37'] }] })
    expect(broken(shaky)).toEqual([])
    expect(broken(shaky, (t) => void (t.face[4] = 0))).toEqual(['INV-15'])
    expect(broken(shaky, (t) => void (t.face[7] = 6))).toEqual([])
    const lucky = fight({
      heroes: [{ character: 'amakar', dice: [...dice, 6], luck: 1, treasures: ['T58'] }],
    })
    expect(broken(lucky)).toEqual([])
    expect(broken(lucky, (t) => void (t.face[6] = 0))).toEqual(['INV-15'])
  })

  it('that a stunned Character has no dice at all [INV-15]', () => {
    const stunned = fight({
      heroes: [amakar, { ...akara, dice, luck: 3 }],
      arrange: (t) => Object.assign(t.heroes[0], { stunned: true, passed: true }) && undefined,
    })
    expect(broken(stunned)).toEqual([])
    expect(broken(stunned, (t) => void (t.face[1] = 1))).toEqual(['INV-15'])
    expect(broken(stunned, (t) => void (t.face[0] = 1))).toEqual(['INV-15'])
  })

  it('tokens that an enemy has twice [INV-23]', () => {
    expect(broken(fight(), (t) => void t.enemies[0].statuses.push('poison', 'poison'))).toEqual(['INV-23'])
  })

  it('that some page of the area must be open, also on the first pages after a level up [INV-06]', () => {
    expect(broken(story(), (t) => void (t.page = null))).toEqual(['INV-06'])
    const either = choice([
      ['Left', 'nothing'],
      ['Right', 'nothing'],
    ])
    const asked = story([amakar], {
      at: { kind: 'story', encounter: [either] },
      arrange: (t) => void (t.after = 'levelUp'),
    })
    expect(broken(asked)).toEqual([])
    expect(broken(asked, (t) => void (t.page = { ...either, id: '9.9' }))).toEqual(['INV-06'])
  })

  it('that a level up lies between two areas, and that not all have grown in its midst [INV-06, INV-07]', () => {
    const up = table({
      heroes: [
        { character: 'amakar', treasures: ['T01', 'T02', 'T03', 'T04'], stats: { inventory: 4 } },
        akara,
      ],
      traitDeck: ['X32', 'X01'],
      at: { kind: 'levelup' },
    })
    expect([up.ask.kind, up.t.step, up.hero(1).traits]).toEqual(['excess', 'levelUp', []])
    expect(broken(up)).toEqual([])
    up.play('Amakar drops Moss Poultice')
    expect([up.t.step, up.t.after]).toEqual(['pause', 'levelUp'])
    expect(broken(up)).toEqual([])
  })

  it('that an empty deck gives nobody a Trait, and a physical deck is not known [INV-07]', () => {
    const drawn = story([{ ...amakar, level: 2, traits: ['X01'] }, akara], {
      arrange: (t) => {
        t.heroes[0].traits.push(...t.traitDeck.splice(0))
        t.heroes[0].life = 1
        t.heroes[0].treasures = []
      },
    })
    expect(broken(drawn)).not.toContain('INV-07')
    const physical = story([{ ...amakar, level: 2 }, akara], { options: { mode: 'companion' } })
    expect(broken(physical)).toEqual([])
  })
})
