import type { FormWords } from '@dicehearth/tabletop/workshop/blank-form.tsx'
import type * as z from 'zod'
import { typeNames } from '../content/card-types.ts'
import {
  condition,
  does,
  level,
  occasions,
  once,
  stars,
  trigger,
  weakness,
  type Effect,
} from '../content/language.ts'
import { armorSets } from '../content/market.ts'
import { moments } from '../content/moments.ts'
import { metricSchema, nounsOf } from '../content/words/metrics.ts'
import { forbidden, gainNames, powerSchema, powerText } from '../content/words/powers.ts'
import { wayNames } from '../content/compass.ts'
import { effectText, printedLines } from '../speech/texts-effects.ts'
import { conditionText, finalText, sideNames, weaknessText } from '../speech/texts-metrics.ts'

/** What the fields of a pack are called in its form. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  dots: 'Dots',
  cost: 'Cost in Gold',
  hands: 'Hands',
  set: 'Set',
  arrow: 'Arrow',
  when: 'When',
  does: 'What it does',
  always: 'Always',
  on: 'Each time',
  once: 'Once a round',
  final: 'At the end',
  weakness: 'Weakness',
  levels: 'By the total of the roll',
  range: 'Sum of its dice',
  stars: 'Stars',
  colours: 'Colours',
  pay: 'Pay',
  gold: 'Gold',
  injury: 'Injury tokens',
  xp: 'XP',
  by: 'By how much',
  way: 'Which way',
  rolls: 'Rolls',
  dice: 'Dice',
  upTo: 'Up to',
  among: 'Among',
  steps: 'Spaces',
  may: 'Stop wherever you like',
  of: 'Of what',
  row: 'Attribute',
  for: 'For',
  cards: 'Cards',
  face: 'Face',
  what: 'What is forbidden',
  colour: 'Colour',
  type: 'Type',
  if: 'If',
  per: 'For every',
  every: 'So many',
  least: 'At least',
  most: 'At most',
  at: 'From',
  token: 'The token stands on',
  from: 'From a total of',
  trophy: 'A Trophy',
  gives: 'It gives',
  ...sideNames,
}

/** The values of a field, where they are not words for themselves. */
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dice: {
    rows: 'in your rows',
    familiar: 'on your Familiar Board',
    placed: 'on the board, or in a row of this turn',
  },
  among: { any: 'all of your dice', oneRow: 'one Attribute Row' },
  way: { either: 'up or down' },
  arrow: wayNames,
  when: moments,
  on: occasions,
  for: gainNames,
  what: forbidden,
  token: sideNames,
  type: typeNames,
  of: { ...typeNames, any: 'any card' },
  set: Object.fromEntries(Object.entries(armorSets).map(([set, { name }]) => [set, name])),
}

/** What a field says that is left open. */
const openNames: Readonly<Record<string, string>> = { when: 'at any time', upTo: 'once' }

/** Words for something of this shape; null for anything else. */
function reading<T>(of: z.ZodType<T>, text: (it: T) => string): (it: unknown) => string | null {
  return (it) => {
    const read = of.safeParse(it)
    return read.success ? text(read.data) : null
  }
}

const readings = [
  reading<Effect>(does.element, effectText),
  reading(powerSchema, powerText),
  reading(metricSchema, (it) => nounsOf(it)[1]),
  reading(condition, conditionText),
  reading(trigger, (it) => printedLines({ on: [it] })[0]),
  reading(once, (it) => printedLines({ once: it })[0]),
  reading(stars, finalText),
  reading(stars.options[0].element, (it) => finalText([it])),
  reading(weakness, weaknessText),
  reading(level, ({ from }) => `the level from ${from}`),
]

/** How the form of a card speaks; the sentences are those that the game prints. */
export const words: FormWords = {
  field: (name) => fieldNames[name] ?? name,
  value: (field, value) =>
    value === null ? (openNames[field] ?? 'none') : (valueNames[field]?.[value] ?? String(value)),
  text: (it) => readings.map((read) => read(it)).find((text) => text !== null) ?? String(it),
}
