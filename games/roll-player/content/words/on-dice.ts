import { numeral } from '@dicehearth/engine'
import { whole, type Fields, type Filled } from '@dicehearth/engine/words'
import * as z from 'zod'
import {
  adjust,
  changeDice,
  copy,
  copyable,
  diceChoices,
  hasTarget,
  move,
  newValues,
  partnersOf,
  redraw,
  rerollAndKeep,
  swap,
  turnDie,
  type DiceChoice,
  type OnDie,
} from '../../rules/dice-effects.ts'
import { emptySpaces } from '../../rules/heroes.ts'
import { opposite } from '../dice.ts'
import type { EffectWord } from './effect-word.ts'

/** What is done with dice of the own sheet. "upTo" repeats it that often at most, and the player may stop. */

const dice = z.enum(diceChoices)
const upTo = whole(2, 4).optional()

const whichDie: Readonly<Record<DiceChoice, string>> = {
  any: 'one of your dice',
  rows: 'a die in your Attribute Rows',
  familiar: 'a die on your Familiar Board',
  placed: 'a die on your Familiar Board or in a row where you placed one this turn',
}

interface Which {
  dice: DiceChoice
  upTo?: number | undefined
}

function which({ dice: choice, upTo: times }: Which): string {
  return times === undefined ? whichDie[choice] : `up to ${numeral(times)} different dice`
}

/** "roll", "turn two". */
function shortly(verb: string, { upTo: times }: { upTo?: number | undefined }, one: string): string {
  return times === undefined ? one : `${verb} ${numeral(times)}`
}

function among({ dice: choice }: Which): DiceChoice {
  return choice
}

const raising = { up: 'raise', down: 'lower', either: 'raise or lower' } as const
const signs = { up: 'up', down: 'down', either: 'up/down' } as const

function onDie<F extends Fields>(
  row: Pick<EffectWord<F>, 'fields' | 'text' | 'short' | 'icon'> &
    OnDie<Filled<F> & { upTo?: number | undefined }>,
): EffectWord<F> {
  return {
    ...row,
    can: (t, seat, it) => hasTarget(t, seat, row, it),
    do: (t, seat, it, by) => changeDice(t, seat, row, it, by),
    mayDecline: ({ upTo: times }: { upTo?: number | undefined }) => times !== undefined,
  }
}

export const onDice = {
  flip: onDie({
    fields: { dice, upTo },
    text: (it) => `turn ${which(it)} to the opposite face`,
    short: (it) => shortly('turn', it, 'turn over'),
    icon: 'flip',
    asks: 'flipDie',
    among,
    *change(t, seat, _, die) {
      turnDie(t, seat, die, opposite(die, t.face[die]))
    },
  }),
  adjust: onDie({
    fields: { dice, by: whole(1, 5), way: z.enum(['up', 'down', 'either']), upTo },
    text: (it) => `${raising[it.way]} ${which(it)} by ${['1', '1 or 2'][it.by - 1] ?? `1 to ${it.by}`}`,
    short: (it) => shortly(raising[it.way], it, `${signs[it.way]} ${it.by}`),
    icon: 'flip',
    asks: 'adjustDie',
    among,
    keptOff: (t, seat, it, space) =>
      newValues(t, t.heroes[seat].sheet[space], it).length > 0 ? null : 'RP-076',
    change: adjust,
  }),
  reroll: onDie({
    fields: { dice, rolls: whole(1, 3), upTo },
    text: (it) =>
      `roll ${which(it)} again${it.rolls === 1 ? '' : ` up to ${it.rolls} times`} and keep the old or a new value`,
    short: (it) =>
      shortly('roll', it, ['roll again', 'roll twice'][it.rolls - 1] ?? `roll ${it.rolls} times`),
    icon: 'reroll',
    asks: 'rerollDie',
    among,
    change: (t, seat, { rolls }, die, by) => rerollAndKeep(t, seat, rolls, die, by),
  }),
  swap: onDie({
    fields: { among: z.enum(['any', 'oneRow']), upTo },
    text: ({ among: both, upTo: times }) =>
      `swap ${both === 'any' ? 'two of your dice' : 'two dice of one Attribute Row'}${times === undefined ? '' : `, up to ${times} times`}`,
    short: (it) => (it.upTo === undefined ? 'swap two' : `swap ${it.upTo} times`),
    icon: 'swap',
    asks: 'swapDie',
    keptOff: (t, seat, it, space) =>
      partnersOf(t.heroes[seat].sheet, space, it.among).length > 0 ? null : 'RP-074',
    change: (t, seat, it, die, by) => swap(t, seat, it.among, die, by),
    sameAgain: true,
  }),
  move: onDie({
    fields: { dice },
    text: (it) => `move ${which(it)} to any empty space`,
    short: () => 'move one',
    icon: 'move',
    asks: 'moveDie',
    among,
    keptOff: (t, seat) => (emptySpaces(t.heroes[seat]).length > 0 ? null : 'RP-081'),
    change: (t, seat, _, die, by) => move(t, seat, die, by),
  }),
  copy: onDie({
    fields: { dice },
    text: (it) => `turn ${which(it)} to the value of another die in the same line`,
    short: () => 'copy one',
    icon: 'copy',
    asks: 'copyDie',
    among,
    keptOff: (t, seat, _, space) => (copyable(t, t.heroes[seat].sheet, space).length > 0 ? null : 'RP-088'),
    change: (t, seat, _, die, by) => copy(t, seat, die, by),
  }),
  redraw: onDie({
    fields: { dice },
    text: (it) => `return ${which(it)} to the bag, then draw and roll another for its space`,
    short: () => 'draw anew',
    icon: 'bag',
    asks: 'redrawDie',
    among,
    change: (t, seat, _, die) => redraw(t, seat, die),
  }),
}
