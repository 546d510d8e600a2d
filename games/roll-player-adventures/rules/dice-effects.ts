import { reroll, type Play } from '@dicehearth/engine'
import { colours, opposite, type DieId } from '../content/dice.ts'
import type { Likeness, Selection } from '../story/cards.ts'
import { choose } from './decisions.ts'
import type { Answer } from './decisions.ts'
import { voiceOf } from './party.ts'
import type { Actor, Primitives } from './perform.ts'
import { distinct, sharesColour } from './slots.ts'
import type { Party } from './state.ts'
import { say } from './tell.ts'

/** Effects that change dice of the pool (chapters 35 and 36). */
export const diceEffects: Primitives<'flip SEL' | 'adj SEL' | 'reroll SEL' | 'as SEL -> LIKENESS'> = {
  'flip SEL': {
    idle: (t, { sel }) => noDie(selected(t, sel)),
    act: (t, { sel }, by) =>
      dieByDie(t, sel, by, 'flip', anyDie, function* (die) {
        setFace(t, die, opposite(t.faces[die]))
      }),
  },
  'adj SEL': {
    idle: (t, { sel }) => noDie(selected(t, sel)),
    act: (t, { sel }, by) =>
      dieByDie(t, sel, by, 'adj', anyDie, function* (die) {
        setFace(t, die, t.faces[die] + (yield* upOrDown(t, die, by)))
      }),
  },
  'reroll SEL': {
    idle: (t, { sel }) => noDie(selected(t, sel)),
    act: (t, { sel }, by) =>
      dieByDie(t, sel, by, 'reroll', anyDie, (die) => reroll(t, voiceOf(t, by.hero), die, t.faces)),
  },
  'as SEL -> LIKENESS': {
    idle: (t, { sel, likeness }) => noDie(selected(t, sel).filter((die) => wouldDiffer(t, die, likeness))),
    act: (t, { sel, likeness }, by) =>
      dieByDie(
        t,
        sel,
        by,
        'as',
        (die) => wouldDiffer(t, die, likeness),
        (die) => treat(t, die, likeness, by),
      ),
  },
}

const anyDie = (): boolean => true

function noDie(dice: readonly DieId[]): string | null {
  return dice.length === 0 ? 'RPA-R54' : null
}

/** The dice of the pool that an effect may act on (RPA-302, RPA-306), without those it has already changed. */
export function selected(t: Party, { colours: of, values }: Selection, used: readonly DieId[] = []): DieId[] {
  // Outside checks and combats there is no pool.
  return (t.trial?.pool ?? []).filter(
    (die) =>
      !used.includes(die) &&
      (of === '' || sharesColour(t.counts[die], of)) &&
      (values.length === 0 || values.includes(t.faces[die])),
  )
}

/** A counted effect works die by die: one is chosen and changed, then the next; none twice (RPA-307). */
function* dieByDie(
  t: Party,
  sel: Selection,
  by: Actor,
  verb: string,
  fits: (die: DieId) => boolean,
  act: (die: DieId) => Play,
): Play {
  const seat = voiceOf(t, by.hero)
  const used: DieId[] = []
  for (let left = sel.count; left > 0; left--) {
    const dice = distinct(t, selected(t, sel, used).filter(fits))
    if (dice.length === 0) return
    const options: (Answer<'pickDie'> | Answer<'done'>)[] = dice.map((die) => ({
      verb: 'pickDie',
      seat,
      die,
    }))
    if (used.length > 0) options.push({ verb: 'done', seat })
    const picked = yield* choose(t, { kind: 'whichDie', seat, ...by, verb, left }, options)
    if (picked.verb === 'done') return
    used.push(picked.die)
    yield* act(picked.die)
  }
}

function setFace(t: Party, die: DieId, face: number): void {
  const from = t.faces[die]
  t.faces[die] = face
  say(t, { type: 'dieChanged', die, from, to: face })
}

/** A 6 cannot be raised and a 1 cannot be lowered (RPA-297). */
function* upOrDown(t: Party, die: DieId, by: Actor): Play<number> {
  const seat = voiceOf(t, by.hero)
  const options: Answer<'adjust'>[] = []
  if (t.faces[die] < 6) options.push({ verb: 'adjust', seat, by: 1 })
  if (t.faces[die] > 1) options.push({ verb: 'adjust', seat, by: -1 })
  return (yield* choose(t, { kind: 'upOrDown', seat, ...by, die }, options)).by
}

/** The colours that a die may be treated as: never one that it already has (RPA-R99). */
export function newColours(t: Party, die: DieId, { colours: of, other }: Likeness): number[] {
  return colours.flatMap((colour, row) =>
    (other === 'colour' || of.includes(colour)) && !t.counts[die].includes(colour) ? [row] : [],
  )
}

export function newValues(t: Party, die: DieId, { values, other }: Likeness): number[] {
  const allowed = other === 'value' ? [1, 2, 3, 4, 5, 6] : values
  return allowed.filter((value) => value !== t.faces[die])
}

function wouldDiffer(t: Party, die: DieId, likeness: Likeness): boolean {
  return newColours(t, die, likeness).length > 0 || newValues(t, die, likeness).length > 0
}

/** The die counts as another colour alone, or as another value, until it leaves the pool and the slots (RPA-R55). */
function* treat(t: Party, die: DieId, likeness: Likeness, by: Actor): Play {
  const seat = voiceOf(t, by.hero)
  const rows = newColours(t, die, likeness)
  if (rows.length > 0) {
    const options = rows.map((colour): Answer<'beColour'> => ({ verb: 'beColour', seat, colour }))
    const { colour } = yield* choose(t, { kind: 'newColour', seat, ...by, die }, options)
    t.counts[die] = colours[colour]
    say(t, { type: 'dieTreated', die, colours: t.counts[die] })
    return
  }
  const options = newValues(t, die, likeness).map((value): Answer<'beValue'> => ({
    verb: 'beValue',
    seat,
    value,
  }))
  setFace(t, die, (yield* choose(t, { kind: 'newValue', seat, ...by, die }, options)).value)
}
