import { fitted, styled, type Line, type Span, type Style } from '@dicehearth/engine/drawing'
import type { DieId } from './content/dice.ts'
import { foeName } from './speech/box-names.ts'
import type { Foe, Trial } from './rules/state.ts'
import type { Slot } from './story/cards.ts'
import type { PartyView } from './view.ts'

const colourStyles: Readonly<Partial<Record<string, Style>>> = {
  R: 'red',
  K: 'dim',
  G: 'green',
  B: 'blue',
  W: 'bold',
  P: 'magenta',
}

/** The slots of each enemy or of the check, with the dice on them, and the pool. */
export function trialLines(view: PartyView, trial: Trial, width: number): Line[] {
  const round = trial.kind === 'combat' ? `Combat, round ${trial.round} of 3` : 'Skill check'
  const missing = view.poolSize - trial.pool.length
  return [
    fitted([styled(round, 'bold', 'red')], width),
    ...trial.foes.map((foe) => fitted(foeLine(view, foe, trial.level), width)),
    fitted(
      [
        styled('Pool ', 'bold'),
        ...spaced(trial.pool.map((die) => dieSpan(view, die))),
        ...(trial.step === 'build' ? [styled(` and ${missing} from the bag`, 'dim')] : []),
      ],
      width,
    ),
  ]
}

function foeLine(view: PartyView, { name, modifiers, slots, dice }: Foe, level: number): Line {
  return [
    '  ',
    styled(foeName(view, name, level), 'bold'),
    ...(modifiers.length > 0 ? [styled(` (${modifiers.join(', ')})`, 'yellow')] : []),
    ' ',
    ...spaced(slots.map((slot, i) => slotSpan(view, slot, dice[i]))),
  ]
}

/** "[R3 c1 x1]" while it is empty, "<R3>" with the die that covers it. */
function slotSpan(view: PartyView, { colours, value, counter, xp, gold }: Slot, die: DieId): Span {
  if (die >= 0) return styled(`<${dieText(view, die)}>`, 'dim')
  const notes = [
    ...(counter > 0 ? [` c${counter}`] : []),
    ...(xp > 0 ? [` x${xp}`] : []),
    ...(gold > 0 ? [` g${gold}`] : []),
  ]
  return styled(`[${colours || '*'}${value || '*'}${notes.join('')}]`, 'bold')
}

function dieSpan(view: PartyView, die: DieId): Span {
  const style = colourStyles[view.counts[die][0]]
  return style ? styled(dieText(view, die), style) : dieText(view, die)
}

function dieText({ counts, faces }: PartyView, die: DieId): string {
  return `${counts[die]}${faces[die] || '?'}`
}

function spaced(spans: readonly Span[]): Span[] {
  return spans.flatMap((span, i) => (i === 0 ? [span] : [' ', span]))
}
