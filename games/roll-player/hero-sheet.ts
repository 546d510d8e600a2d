import type { Sheet } from '@dicehearth/engine'
import * as z from 'zod'
import { classColours, dieColours, sortOf } from './content/dice.ts'
import { cardTypes } from './content/card-types.ts'
import { attributes, rowOf } from './content/sheet.ts'
import { cardName } from './speech/names.ts'
import {
  alignmentOf,
  backstoryOf,
  cardCalled,
  classOf,
  diceOn,
  familiarOf,
  fiendsUp,
  raceOf,
} from './rules/heroes.ts'
import { scoreOf } from './rules/metrics.ts'
import type { RollPlayer, Seat } from './rules/state.ts'
import { alignmentName } from './content/compass.ts'

/** A finished hero as other tables take it: `docs/sheets.md`. Names are those on the cards, so that anybody can read it. */

export const heroSheetKind = 'roll-player/hero'

const amount = z.int().min(0)

export const heroData = z.strictObject({
  name: z.string().min(1).max(60),
  race: z.string().min(1),
  class: z.string().min(1),
  colour: z.enum(classColours),
  backstory: z.string().min(1),
  alignment: z.strictObject({ card: z.string().min(1), space: z.string().min(1) }),
  familiar: z.string().min(1),
  /** Attribute Scores with race and Weapons. */
  attributes: z.record(z.enum(attributes), amount),
  /** The dice of each Attribute Row from left to right; sheets of earlier games have none. */
  rows: z
    .record(
      z.enum(attributes),
      z
        .array(z.strictObject({ colours: z.array(z.enum(dieColours)).min(1), face: z.int().min(1).max(6) }))
        .max(3),
    )
    .optional(),
  cards: z.array(z.strictObject({ name: z.string().min(1), deck: z.enum(cardTypes) })),
  /** Fiends that still lie face up. */
  fiends: z.array(z.string().min(1)),
  gold: amount,
  xp: amount,
  honor: amount,
  injury: amount,
  trophies: amount,
  /** Reputation Stars. */
  score: amount,
})
type Rows = NonNullable<HeroData['rows']>
export type HeroData = z.infer<typeof heroData>

/** The heroes of a finished game, in the order of the seats; nothing is handed on below 0 (RP-R62). */
export function handsOn(t: RollPlayer): Sheet<HeroData>[] {
  const results = t.outcome?.seats
  if (!results) return []
  return t.heroes.map((_, seat) => {
    const score = results.find((result) => result.seat === seat)?.score ?? 0
    const data = heroOf(t, seat, score)
    return { sheet: heroSheetKind, version: 1, name: data.name, data }
  })
}

function heroOf(t: RollPlayer, seat: Seat, score: number): HeroData {
  const hero = t.heroes[seat]
  const race = raceOf(hero).name
  const { name: title, colour } = classOf(hero)
  const of = (row: (typeof attributes)[number]): number => Math.max(0, scoreOf(t, seat, row))
  const dice = (row: (typeof attributes)[number]): Rows['STR'] =>
    diceOn(hero, rowOf(row)).map((die) => ({ colours: [...sortOf(die).colours], face: t.face[die] }))
  return {
    name: `${race} ${title}`,
    race,
    class: title,
    colour,
    backstory: backstoryOf(hero).name,
    alignment: { card: alignmentOf(hero).name, space: alignmentName(hero.token) },
    familiar: familiarOf(t, hero).name,
    attributes: {
      STR: of('STR'),
      DEX: of('DEX'),
      CON: of('CON'),
      INT: of('INT'),
      WIS: of('WIS'),
      CHA: of('CHA'),
    },
    rows: {
      STR: dice('STR'),
      DEX: dice('DEX'),
      CON: dice('CON'),
      INT: dice('INT'),
      WIS: dice('WIS'),
      CHA: dice('CHA'),
    },
    cards: hero.cards.map((id) => {
      const { name, type: deck } = cardCalled(t, id)
      return { name, deck }
    }),
    fiends: fiendsUp(hero).map((id) => cardName(id, t)),
    gold: hero.gold,
    xp: hero.xp,
    honor: hero.honor,
    injury: hero.injury,
    trophies: hero.trophies.length,
    score: Math.max(0, score),
  }
}
