import {
  blankOf,
  freshOf,
  listOf,
  partsOf,
  withField,
  type Schema,
} from '@dicehearth/tabletop/workshop/blanks.ts'
import { readText } from '@dicehearth/tabletop/workshop/pack-file.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { cardTypes } from '../content/card-types.ts'
import { does } from '../content/language.ts'
import { ownFamiliar, ownFiend, ownMinion, shelves, type OwnPack } from '../content/own-pack.ts'
import { metrics, metricSchema } from '../content/words/metrics.ts'
import { powers, powerSchema } from '../content/words/powers.ts'
import { effects } from '../rules/effects.ts'
import { marketText, minionText } from '../speech/card-texts.ts'
import { words } from './form-words.ts'
import { pictureOf } from '../view/pictures.ts'
import { cardIcon } from './look.ts'
import { marketSchema, ofType, packs, withCard, withNew, without } from './pack-file.ts'
import { samples } from './samples.ts'

/** Everything that can be made with the form of a schema by changing one thing at a time. */
function made(of: Schema): unknown[] {
  const blank = blankOf(of)
  switch (blank.kind) {
    case 'text':
      return ['Made']
    case 'pick':
      return [...blank.values]
    case 'yesOrNo':
      return [false, true]
    case 'several':
      return [...blank.values.map((value) => [value]), blank.values]
    case 'list':
      return [
        freshOf(of),
        ...made(blank.of).map((item) => Array.from({ length: Math.max(1, blank.least) }, () => item)),
        Array.from({ length: blank.most }, () => freshOf(blank.of)),
      ]
    case 'parts':
      return [freshOf(of)]
    case 'row':
      return blank.values.flatMap((values, i) => values.map((value) => listOf(freshOf(of)).with(i, value)))
    case 'group':
      return blank.fields.flatMap(([name, one]) =>
        made(one).map((value) => withField(freshOf(of), name, value)),
      )
    case 'shapes':
      return blank.shapes.flatMap(made)
    case 'maybe':
      return [blank.nothing, ...made(blank.of)]
    case 'each':
      return blank.keys.flatMap((key) => made(blank.of).map((value) => ({ [key]: value })))
  }
}

/** What the lines of a form begin with, one for each word. */
function freshWords(of: Schema): unknown[] {
  const blank = blankOf(of)
  return blank.kind === 'shapes' ? blank.shapes.map(freshOf) : []
}

const empty: OwnPack = without(packs.fresh(), { shelf: 'market', at: 0 })
const called = { id: 'made', name: 'Made' }
const market = { shelf: 'market', at: 0 } as const

/** A pack with this one Market card, changed in the form. */
function packWith(card: object): OwnPack {
  return withCard(withNew(empty, 'market'), market, card)
}

describe('the workshop of Roll Player [RP-R61]', () => {
  it('begins with a card that can be played as it is, on every shelf and of every type', () => {
    expect(packs.read(packs.fresh())).toEqual({ pack: packs.fresh() })
    for (const shelf of shelves) {
      const pack = withNew(withNew(empty, shelf), shelf)
      expect(pack[shelf].map(({ id }) => id)).toEqual(['nameless-thing', 'nameless-thing-2'])
      expect(packs.read(pack)).toEqual({ pack })
    }
    for (const type of cardTypes) {
      const pack = packWith(ofType(type, { ...called, dots: 2, cost: 7 }))
      expect(pack.market).toMatchObject([{ type, id: 'made', dots: 2, cost: 7 }])
      expect(packs.read(pack)).toEqual({ pack })
    }
  })

  it('makes every effect of the language, at its moment', () => {
    const said = freshWords(does.element).map((it) => does.parse([it]))
    expect(said.map(([it]) => it.do)).toEqual(Object.keys(effects))
    for (const doing of said) {
      const [{ do: word }] = doing
      const [when] = effects[word].moments ?? []
      const skill = { ...ofType('skill', called), does: doing, ...(when ? { when } : {}) }
      const pack = packWith(word === 'refresh' ? { ...ofType('scroll', called), does: doing } : skill)
      expect(pack.market).toMatchObject([{ does: doing }])
      expect(packs.read(pack)).toEqual({ pack })
    }
  })

  it('makes every power and counts everything that can be counted', () => {
    const always = freshWords(powerSchema).map((it) => powerSchema.parse(it))
    expect(always.map((it) => it.is)).toEqual(Object.keys(powers))
    const counted = freshWords(metricSchema).map((it) => metricSchema.parse(it))
    expect(counted.map((it) => it.count)).toEqual(Object.keys(metrics))
    const cards = [
      ...always.map((it) => ({ ...ofType('weapon', called), always: [it] })),
      ...counted.map((per) => ({ ...ofType('trait', called), final: { per, every: 1, most: 3 } })),
    ]
    for (const card of cards) {
      const pack = packWith(card)
      expect(pack.market).toMatchObject([card])
      expect(packs.read(pack)).toEqual({ pack })
    }
  })

  it('offers nothing that the check of a pack refuses', () => {
    for (const schema of [...cardTypes.map(marketSchema), ownFiend, ownMinion, ownFamiliar]) {
      const cards = made(schema).map((card) => ({ ...partsOf(card), id: 'made' }))
      expect(cards.length).toBeGreaterThan(15)
      expect(cards.filter((card) => !z.safeParse(schema, card).success)).toEqual([])
    }
  })

  it('calls every field by a name and every line by what the card will say', () => {
    const names = new Set<string>()
    const look = (of: Schema): void => {
      const blank = blankOf(of)
      if (blank.kind === 'group')
        for (const [name, one] of blank.fields) {
          if (blankOf(one).kind !== 'pick' || made(one).length > 1) names.add(name)
          look(one)
        }
      if (blank.kind === 'each') for (const key of blank.keys) names.add(key)
      if (blank.kind === 'shapes')
        for (const shape of blank.shapes) {
          expect(words.text(freshOf(shape))).not.toContain('[object')
          look(shape)
        }
      if (blank.kind === 'list' || blank.kind === 'maybe') look(blank.of)
    }
    for (const schema of [...cardTypes.map(marketSchema), ownFiend, ownMinion, ownFamiliar]) look(schema)
    names.delete('id')
    expect([...names].filter((name) => words.field(name) === name)).toEqual([])
    expect(words.text({ do: 'gold', by: 2 })).toBe('gain 2 Gold')
    expect(words.value('when', null)).toBe('at any time')
  })

  it('keeps a card as it was where there can be no such card', () => {
    const pack = packWith(ofType('scroll', called))
    expect(withCard(pack, market, { ...pack.market[0], cost: 99 })).toBe(pack)
  })

  it('draws a Trait that asks for nothing', () => {
    const [trait] = packWith({ ...ofType('trait', called), final: [{ stars: 2, if: [] }] }).market
    const card = { ...trait, box: 'expansion' as const }
    expect(cardIcon(card, pictureOf(card)).path).not.toBe('')
    expect(marketText(card).lines[1]).toBe('At the end 2 stars.')
  })

  it('says so where a level of a Minion gives nothing', () => {
    const [minion] = withNew(empty, 'minions').minions
    const levels = [{ from: 1, trophy: false, gives: [] }, minion.levels[1]]
    expect(minionText({ ...minion, levels }).lines[1]).toBe('1 to 5: nothing.')
  })

  it('says what is wrong with a file', () => {
    expect(readText(packs, '{"game"')).toEqual({ problems: ['This file is not a pack: it is not JSON.'] })
    expect(readText(packs, '{"game":"chess"}')).toEqual({
      problems: ['This pack is for another game: "chess".'],
    })
    expect(packs.read({ ...empty, name: '' })).toEqual({ problems: ['name must not be empty.'] })
    expect(packs.read(packWith({ ...ofType('scroll', called), name: '' }))).toEqual({
      problems: ['market 1: name must not be empty.'],
    })
  })

  it('offers sample packs that can be played as they are', () => {
    expect(samples).toHaveLength(3)
    for (const sample of samples) expect(packs.read(sample)).toEqual({ pack: sample })
  })
})
