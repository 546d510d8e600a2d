import { isInStyle, styleOf } from '@dicehearth/story'
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { adventure, type Adventure, type PageLine } from '../content/adventure.ts'
import { covers, printedAdventure } from '../content/adventures.ts'
import { books } from '../content/books.ts'
import { checkedStories } from '../content/checked-stories.ts'
import type { Clause } from '../content/words/effects.ts'
import { readAdventure, readOwnBook } from '../content/own-book.ts'
import { ledgerBooks } from './ledger-adventures.ts'
import { park } from './park.ts'

/** What an effect does, without what it only says. */
const silent = (effect: readonly Clause[]): Clause[] =>
  effect.filter(
    (clause) =>
      clause.verb !== 'say' &&
      clause.verb !== 'nothing' &&
      !(clause.verb === 'flag' && clause.flag.startsWith('s-')),
  )

/** An adventure without its words: what happens, to whom, and where it leads. */
function mechanicsOf({ areas }: Adventure): unknown {
  return areas.map(({ encounters }) =>
    encounters.map(
      (page) =>
        JSON.parse(
          JSON.stringify(page, (key, value: unknown) => {
            if (
              key === 'title' ||
              key === 'label' ||
              key === 'question' ||
              key === 'text' ||
              key === 'answers' ||
              key === 'pick'
            )
              return undefined
            if (key === 'lines') return (value as PageLine[]).flatMap((line) => silent(line.effect))
            return Array.isArray(value) &&
              value.every((it: unknown) => typeof it === 'object' && it !== null && 'verb' in it)
              ? silent(value as Clause[])
              : value
          }),
        ) as unknown,
    ),
  )
}

const saltCellar = printedAdventure('V90')
const example = readFileSync(
  new URL('../../../docs/examples/rolling-fates-adventure.md', import.meta.url),
  'utf8',
)

describe('storybooks as the rules play them', () => {
  it.each([...ledgerBooks, park, example])('reads a whole book with nothing wrong: %.30s', (text) => {
    expect(readOwnBook(text)).toEqual({ pack: text })
    expect(adventure.safeParse(readAdventure(text)).error).toBeUndefined()
  })

  it('finds nothing wrong with any book of the box, names included [RF-R115]', () => {
    const checked = checkedStories()
    for (const text of books) expect(checked.check(checked.read(text))).toEqual([])
  })

  it('keeps to the house style in every book', () => {
    const checked = checkedStories()
    for (const text of books) {
      const { measures } = styleOf(checked.vocabulary, checked.read(text))
      expect([text.slice(0, 4), measures.filter((measure) => !isInStyle(measure))]).toEqual([
        text.slice(0, 4),
        [],
      ])
    }
  })

  it('shows on the covers what the books say inside', () => {
    expect(covers.map(({ id }) => id)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V90'])
    for (const cover of covers) {
      const { id, title, difficulty, pitch, areas } = printedAdventure(cover.id)
      expect(cover).toEqual({ id, title, difficulty, pitch, areas: areas.length })
    }
  })

  it.each([
    ['V4', '3.2', 'E24'],
    ['V6', '3.2', 'E22'],
  ])('sends one more enemy against a Character alone in %s [RF-R117]', (id, place, enemy) => {
    const page = printedAdventure(id)
      .areas.flatMap(({ encounters }) => encounters)
      .find((it) => it.id === place)
    expect(page?.kind === 'combat' && page.groups).toContainEqual({ enemy, counts: [1, 1, 1, 2], when: null })
  })

  it.each(covers.slice(0, 6).map(({ id }, n) => [id, n] as const))(
    'keeps to the mechanics of the ledger in %s',
    (id, n) => {
      expect(mechanicsOf(printedAdventure(id))).toEqual(mechanicsOf(readAdventure(ledgerBooks[n])))
    },
  )

  it('changes the way after a riddle that was failed, and leaves Life alone [RF-R118]', () => {
    const places = [
      ['V1', '1.5', 'deep', '1.8'],
      ['V2', '2.1', 'barred', '2.7'],
      ['V3', '2.1', 'benighted', '2.8'],
      ['V4', '2.1', 'astray', '2.6'],
      ['V5', '1.3', 'hedged', '1.6'],
      ['V5', '4.1', 'strayed', '4.8'],
      ['V6', '3.1', 'christened', '3.6'],
      ['V6', '5.1', 'led', '5.5'],
    ] as const
    for (const [id, riddle, flag, to] of places) {
      const pages = printedAdventure(id).areas.flatMap(({ encounters }) => encounters)
      const at = pages.findIndex((page) => page.id === riddle)
      const [failed, ...later] = pages.slice(at)
      const next = later.find(({ lines }) =>
        lines.some(({ when }) => when && 'flag' in when && when.flag === flag),
      )
      expect(failed.kind === 'riddle' && silent(failed.wrong)).toEqual([{ verb: 'flag', flag, on: true }])
      expect(next?.lines).toContainEqual({ when: { flag }, text: null, effect: [{ verb: 'goto', to }] })
    }
  })

  it('has two last pages in every adventure [RF-R118]', () => {
    for (const { id } of covers.slice(0, 6)) {
      const last = printedAdventure(id).areas.at(-1)?.encounters.at(-1)
      expect([id, last?.kind]).toEqual([id, 'find'])
      const conditions = (last?.lines ?? []).flatMap(({ when }) => (when ? [Object.keys(when)[0]] : []))
      expect(new Set(conditions)).toEqual(new Set(['flag', 'not']))
    }
  })

  it('spreads encounters over areas [RF-015]', () => {
    expect(saltCellar.areas.map(({ name, encounters }) => [name, encounters.map(({ id }) => id)])).toEqual([
      ['Below the taproom', ['1.1', '1.2', '1.3', '1.4', '1.5']],
      ['The sea door', ['2.1']],
    ])
  })

  it('knows every kind of encounter, role-playing and combat [RF-016, RF-017]', () => {
    const [area, sea] = saltCellar.areas
    expect([...area.encounters, ...sea.encounters].map(({ kind }) => kind)).toEqual([
      'choice',
      'trap',
      'riddle',
      'trade',
      'combat',
      'check',
    ])
  })

  it('reads choices with jumps and words of their own', () => {
    expect(saltCellar.areas[0].encounters[0]).toMatchObject({
      by: 'group',
      lines: [{ when: null, text: 'There is one candle and a long stair.', effect: [] }],
      options: [
        {
          label: 'Take the candle',
          effect: [
            { verb: 'flag', flag: 'candle', on: true },
            { verb: 'goto', to: '1.3' },
          ],
        },
        { label: 'Feel your way', effect: [{ verb: 'say' }, { verb: 'treasure' }] },
      ],
    })
  })

  it('reads riddles, offers, checks and who is addressed', () => {
    const [, , riddle, offer] = saltCellar.areas[0].encounters
    expect(riddle).toMatchObject({
      answers: ['salt', 'the salt'],
      pick: [],
      tries: 2,
      right: [{}, { verb: 'heal' }],
    })
    expect(offer).toMatchObject({ by: 'random', pay: { what: 'value', n: 3 }, decline: [{ verb: 'say' }] })
    expect(saltCellar.areas[1].encounters[0]).toMatchObject({
      by: 'weakest',
      need: 4,
      fail: [{ verb: 'inflict' }],
    })
  })

  it('reads combats with conditions, and what weakens an enemy', () => {
    expect(saltCellar.areas[0].encounters[4]).toMatchObject({
      boss: true,
      lines: [{}, { when: { flag: 'candle' }, effect: [{ verb: 'say' }] }],
      groups: [
        { enemy: 'L01', counts: [1, 1, 1, 1], when: null },
        { enemy: 'E01', counts: [0, 1, 2, 2], when: { not: { flag: 'candle' } } },
      ],
    })
    const king = readAdventure(ledgerBooks[5]).areas[4].encounters.find(({ id }) => id === '5.7')
    expect(king).toMatchObject({
      weaken: [{ enemy: 'E40', n: 4, flags: ['die-bone', 'die-gold', 'die-glass'] }],
    })
  })

  it('reads own enemies with scripts for less Life', () => {
    expect(saltCellar.enemies).toMatchObject([
      {
        id: 'L01',
        name: 'Brine Wight',
        life: { n: 30, perHero: true },
        nature: {
          tags: [
            { how: 'immune', status: 'poison' },
            { how: 'resist', status: 'stun' },
          ],
          mechanics: [
            { is: 'ward', n: 1 },
            { is: 'frenzy', percent: 50, n: 1 },
          ],
          scripts: [
            { at: 100, steps: [{}, [{ verb: 'wind' }], {}] },
            { at: 50, steps: [{}, {}] },
          ],
        },
      },
    ])
  })

  it('says what is wrong with a book, with its line', () => {
    const broken = park.replace('! treasure 2 -> heroes(all)', '! treasure 2 -> everybody')
    expect(readOwnBook(broken)).toEqual({
      problems: [expect.stringMatching(/^Line \d+, column \d+: Expected a target.*, but found "everybody"/)],
    })
    expect(readOwnBook({ title: 'no text' })).toHaveProperty('problems')
  })
})
