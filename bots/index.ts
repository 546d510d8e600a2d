import type { CompanionKind } from './companion.ts'

export { advise, type Advice, type Counsel } from './advise.ts'
export {
  companion,
  companionKinds,
  isCompanion,
  kindsFor,
  swiftKinds,
  thinker,
  usualKind,
  type Companion,
  type CompanionKind,
} from './companion.ts'
export { chanceToWin, hindsight, type Hindsight } from './hindsight.ts'
export { answerAtEase, type Answer } from './mind.ts'
export { playOut, whoAnswers, whoGoesAhead } from './play-out.ts'
export { insider, quickly } from './quick.ts'
export { surprise } from './why.ts'

/** What people are told of each kind: its name, and how it plays. */
export const companionWords: Readonly<Record<CompanionKind, { name: string; tells: string }>> = {
  random: { name: 'carefree', tells: 'Does whatever comes to mind.' },
  greedy: { name: 'shrewd', tells: 'Weighs every option and takes what serves best.' },
  quick: { name: 'brisk', tells: 'Plays by what experience says, without a second thought.' },
  thoughtful: { name: 'thoughtful', tells: 'Plays the next turns through in mind before it answers.' },
  wise: { name: 'wise', tells: 'Thinks eight times as long as a thoughtful one.' },
  bold: { name: 'bold', tells: 'Thinks like a thoughtful one, and takes risks for what they promise.' },
  careful: { name: 'careful', tells: 'Thinks like a thoughtful one, and sees to every danger first.' },
}
