import { capital, count } from '@dicehearth/engine'
import {
  occasions,
  type Effect,
  type Once,
  type Printed,
  type Stars,
  type Trigger,
} from '../content/language.ts'
import { isInCombat, moments } from '../content/moments.ts'
import { changeText } from '../content/score-lines.ts'
import { powerShort, powerText } from '../content/words/powers.ts'
import { wordOf } from '../rules/effects.ts'
import { finalText } from './texts-metrics.ts'

/** What is done and what is always so, in words. */

export function effectText(it: Effect): string {
  return wordOf(it).text(it)
}

/** "Gain 2 XP, then gain 1 Gold." */
export function effectsText(effects: readonly Effect[]): string {
  return capital(`${effects.map(effectText).join(', then ')}.`)
}

function onceText({ when, pay, does }: Once): string {
  const costs = [
    ...(pay.gold > 0 ? [`pay ${pay.gold} Gold`] : []),
    ...(pay.injury > 0 ? [`take ${count(pay.injury, 'Injury token')}`] : []),
  ]
  const all = [...costs, ...does.map(effectText)].join(', then ')
  return `Once a ${isInCombat(when) ? 'combat roll' : 'round'}, ${moments[when]}: ${all}.`
}

/** The rules text of a Class, a Weapon or a Fiend, a sentence a line. */
export function printedLines({ always = [], on = [], once, final }: Printed): string[] {
  return [
    ...always.map(powerText),
    ...on.map((trigger) => `${occasions[trigger.on]}: ${trigger.does.map(effectText).join(', then ')}.`),
    ...(once ? [onceText(once)] : []),
    ...(final ? [finalText(final)] : []),
  ]
}

const occasionsShortly: Readonly<Partial<Record<Trigger['on'], string>>> = { marketPhase: 'each Market' }

/** The same in a few words, for Fiends beside each other: "no CHA action", "−2 stars at the end". */
export function burdenText({ always = [], on = [], final }: Printed): string {
  return [
    ...always.map((it) => powerShort(it) ?? powerText(it)),
    ...on.map(
      ({ on: when, does }) =>
        `${occasionsShortly[when] ?? occasions[when]}: ${does.map(effectText).join(', ')}`,
    ),
    ...(final ? [finalShort(final)] : []),
  ].join(', ')
}

function finalShort(final: Stars): string {
  const isSure = Array.isArray(final) && final[0].if.length === 0
  return isSure ? `${changeText(final[0].stars)} at the end` : finalText(final)
}
