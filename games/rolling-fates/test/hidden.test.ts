import { newFate, readConfig, Table } from '@dicehearth/engine'
import { imaginesEvenlyAt } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import type { Fates } from '../rules/state.ts'
import { readAdventure } from '../content/own-book.ts'
import { places } from './hidden-places.ts'
import { choice, find, riddle } from './pages.ts'
import { park } from './park.ts'
import { table, type FatesScenario, type LaidEnemy } from './table.ts'

const blow = { name: 'Blow', cost: 'any1', effect: 'hit 3 -> enemy' }
const look = { name: 'Look', cost: 'any1', effect: 'inflict investigate -> enemy' }
const secretive = {
  name: 'Secretive',
  tags: ['resist stun', 'immune poison'],
  mechanics: ['armor 1', 'frenzy 50 2'],
  script: ['hit 1 -> heroes(all)', 'wind "Secret words."', 'hit 7 -> heroes(all)'],
  hint: 'it has a secret',
}

/** The table as somebody imagines it, many times over. */
function imaginings(s: FatesScenario, times = 60) {
  return Array.from({ length: times }, (_, n) => {
    const t = rollingFates.copy(s.t)
    rollingFates.imagine(t, 0, newFate(`imagine ${n}`))
    return t
  })
}

const fight = (enemies: readonly LaidEnemy[], dice: readonly number[] = [1, 2, 3]) =>
  table({ heroes: [{ character: 'amakar', dice, abilities: [blow, look], stats: { maxLife: 60 } }], enemies })

describe('what can be seen of an enemy', () => {
  it('is name, tokens, guard and a wound word, and nothing that it hides [RF-R49, RF-R03, INV-42]', () => {
    const s = fight([{ enemy: secretive, life: 20, maxLife: 40, guard: 2, statuses: ['weakness'] }])
    expect(s.view.enemies[0]).toEqual({
      kind: 'N0',
      name: 'Secretive',
      statuses: ['weakness'],
      guard: 2,
      out: '',
      wound: 'bloodied',
      tags: [],
      announced: '',
      bared: null,
    })
    const seen = JSON.stringify(s.view)
    for (const secret of ['armor', 'frenzy', 'Secret words', 'it has a secret', 'resist', '"seenHits"'])
      expect(seen).not.toContain(secret)
  })

  it('is also what it has just announced, until it acts again [RF-R50, RF-R49]', () => {
    const s = fight([{ enemy: secretive }])
    expect(s.view.enemies[0].announced).toBe('')
    const announced = { ...s.t.enemies[0], step: 2, seenSteps: [2] }
    expect(rollingFates.view({ ...s.t, enemies: [announced] }, 0).enemies[0].announced).toBe('Secret words.')
    // Nobody has seen that step.
    const unseen = { ...announced, seenSteps: [1] }
    expect(rollingFates.view({ ...s.t, enemies: [unseen] }, 0).enemies[0].announced).toBe('')
  })

  it('says unhurt, hurt below 100%, bloodied at 50% or less, failing at 25% or less [RF-R49, RF-R95]', () => {
    const words = [40, 39, 21, 20, 11, 10, 1].map(
      (life) => fight([{ enemy: secretive, life, maxLife: 40 }]).view.enemies[0].wound,
    )
    expect(words).toEqual(['unhurt', 'hurt', 'hurt', 'bloodied', 'bloodied', 'failing', 'failing'])
  })

  it('with Investigate is everything: Life, tags, mechanics in words, hint and next step [RF-R49, RF-107]', () => {
    const s = fight([{ enemy: secretive, life: 20, maxLife: 40, step: 3 }]).play('Amakar: Look', 'pay 1')
    expect(s.view.enemies[0]).toMatchObject({
      tags: [
        { how: 'resist', status: 'stun' },
        { how: 'immune', status: 'poison' },
      ],
      bared: { life: 20, maxLife: 40, hint: 'it has a secret', next: [{ verb: 'hit', n: 7 }] },
    })
    const [, lines] = [0, rollingFates.texts(s.view).find(({ piece }) => piece === 'enemy:0')?.lines]
    expect(lines).toEqual([
      'Bloodied: 20 of 40 Life.',
      'Investigate.',
      'Resists Stun.',
      'Immune to Poison.',
      'Each hit takes 1 less Life.',
      'At 50% of its Life or less, its hits deal 2 more damage.',
      'It has a secret.',
      'Next: It deals 7 damage to every Character.',
    ])
  })

  it('is in the log whatever it does, the number entered and the Life that was taken, not why [RF-R49]', () => {
    const s = fight([{ enemy: secretive, life: 30 }]).play('Amakar: Blow', 'pay 1')
    expect(s.told('hit')).toEqual([{ type: 'hit', seat: 0, enemy: 0, entered: 3, took: 2, answer: false }])
    // What works unseen is for nobody's ears.
    expect(rollingFates.hears?.({ type: 'workedUnseen', enemy: 0, mechanic: 'frenzy' }, 0, s.t)).toBeNull()
  })
})

describe('what companions imagine', () => {
  it('gives enemies other Life, mechanics, tags and steps, and leaves what was seen [RF-R03, INV-42]', () => {
    const s = fight([{ enemy: secretive, life: 30 }]).play('Amakar: Blow', 'pay 1')
    const natures = imaginings(s).map((t) => t.enemies[0])
    const kinds = new Set(natures.flatMap(({ nature }) => nature.mechanics.map(({ is }) => is)))
    expect(kinds.size).toBeGreaterThan(3)
    expect(new Set(natures.map(({ maxLife }) => maxLife)).size).toBeGreaterThan(3)
    expect(new Set(natures.map(({ nature }) => JSON.stringify(nature.scripts))).size).toBeGreaterThan(5)
  })

  it('fits every hit that was seen: 3 that took 2 is no wall of 3, and thorns would have pricked', () => {
    const s = fight([{ enemy: secretive, life: 30 }]).play('Amakar: Blow', 'pay 1')
    for (const {
      enemies: [{ nature }],
    } of imaginings(s, 200)) {
      const has = (is: string): boolean => nature.mechanics.some((it) => it.is === is)
      expect(has('thorns')).toBe(false)
      expect(nature.mechanics.some((it) => it.is === 'thick' && it.n >= 3)).toBe(false)
      // Something must explain the missing point, and only armor of 1 does.
      expect(nature.mechanics).toContainEqual({ is: 'armor', n: 1 })
    }
  })

  it('keeps tags that were tried, and steps that were seen [RF-R48]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [1],
          abilities: [{ name: 'Daze', cost: 'any1', effect: 'inflict stun -> enemy' }],
          stats: { maxLife: 60 },
        },
      ],
      enemies: [{ enemy: { ...secretive, tags: ['immune stun', 'immune poison'] }, life: 30 }],
    }).play('Amakar: Daze', 'Amakar passes')
    for (const {
      enemies: [{ nature, step }],
    } of imaginings(s)) {
      expect(nature.tags).toContainEqual({ how: 'immune', status: 'stun' })
      expect(nature.scripts[0].steps[0]).toEqual(s.enemy().nature.scripts[0].steps[0])
      expect(nature.scripts[0].steps.length).toBeGreaterThan(step)
    }
    const poison = imaginings(s).map((t) =>
      t.enemies[0].nature.tags.some(({ status }) => status === 'poison'),
    )
    expect(new Set(poison).size).toBe(2)
  })

  it('keeps everything of an enemy that was investigated', () => {
    const s = fight([{ enemy: secretive, life: 30, statuses: ['investigate'] }])
    for (const t of imaginings(s, 20)) expect(t.enemies[0]).toEqual(s.enemy())
  })

  it('shuffles decks and dice to come [RF-R03]', () => {
    const s = fight([{ enemy: secretive, life: 30 }])
    const decks = imaginings(s).map((t) => t.treasureDeck.join())
    expect(new Set(decks).size).toBeGreaterThan(50)
    expect(new Set(imaginings(s).map((t) => t.chances[0].a)).size).toBeGreaterThan(50)
  })

  it('knows neither what comes of a choice nor the answer of a riddle [RF-R97, INV-42]', () => {
    const pages = [
      choice([
        ['Left', 'lose 9 -> heroes(all); goto 1.3'],
        ['Right', 'heal 9 -> heroes(all)'],
      ]),
      find('nothing'),
      riddle(['b'], { pick: ['a', 'b', 'c'], tries: 1 }),
    ]
    const s = table({ heroes: [{ character: 'amakar' }], at: { kind: 'story', encounter: pages } })
    const effects = imaginings(s, 400).map(({ page }) =>
      page?.kind === 'choice' ? page.options[0].effect : [],
    )
    const verbs = effects.map((effect) => effect[0].verb)
    expect(verbs).toContain('lose')
    expect(verbs).toContain('heal')
    // Where an option leads is kept, so that the table can be played on.
    for (const effect of effects) expect(effect.at(-1)).toEqual({ verb: 'goto', to: '1.3' })
    s.play('Left', 'go on')
    const answers = imaginings(s).map(({ page }) => (page?.kind === 'riddle' ? page.answers[0] : ''))
    expect(new Set(answers)).toEqual(new Set(['a', 'b', 'c']))
  })
})

/** Everybody stands at this page of the park, and has read it or met its enemies. */
function tableAt(page: string): Table<Fates> {
  const book = park.replace(/^difficulty.*$/m, (line) => `${line}\nbegin ${page}`)
  const config = readConfig(rollingFates, { players: 2, characters: ['amakar', 'akara'], book })
  const table = new Table(rollingFates, config, page)
  while (table.state.page?.kind === 'combat' && table.state.enemies.length === 0) table.choose(0)
  return table
}

describe('whatever a page and its enemies hide', () => {
  const pages = readAdventure(park).areas.flatMap(({ encounters }) => encounters.map(({ id }) => id))
  // Nothing comes of the gate.
  it.each(pages.filter((id) => id !== '4.2'))(
    'may be anything that a page or an enemy could hide, each as often [RF-R49, RF-R97]: %s',
    (page) => {
      const table = tableAt(page)
      const hidden = places(table.state).filter(({ name }) => !name.includes('Deck'))
      expect(hidden).not.toEqual([])
      imaginesEvenlyAt(table, 0, hidden)
    },
  )
})

describe('the log and the App', () => {
  it('lists the newest line first and keeps the earlier ones [RF-125, RF-126, INV-36]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [{ enemy: {}, life: 50 }],
      options: { mode: 'companion' },
    })
    for (const number of ['4', '7']) s.play('Amakar uses', 'Dummy', number, 'enough', 'confirm')
    expect(s.view.log.map(({ targets }) => targets[0].number)).toEqual([7, 4])
  })

  it('is open by default throughout the Enemy Phase, and only there [RF-127]', () => {
    const s = fight([{ enemy: secretive, life: 30 }])
    expect(s.view.logOpens).toBe(false)
    s.play('Amakar passes')
    expect(s.ask.kind).toBe('continue')
    expect(s.view.logOpens).toBe(true)
    s.play('go on')
    expect(s.view.logOpens).toBe(false)
  })

  it('has a line with round, phase, actor, amounts and description for what happens [RF-R87, RF-079]', () => {
    const s = fight([{ enemy: secretive, life: 30 }]).play('Amakar: Blow', 'pay 1', 'Amakar passes')
    const lines = s.events.flatMap((event) => rollingFates.words.event(event, s.view) ?? [])
    expect(lines).toEqual([
      'Round 1: Character’s Phase.',
      'Amakar uses Blow for 1.',
      'Amakar hits Secretive for 3: it loses 2 Life.',
      'Amakar passes.',
      'Round 1: Enemy Phase.',
      'Secretive acts. It deals 1 damage to every Character.',
      'Amakar suffers 1 damage and loses 0 Life.',
    ])
  })
})
