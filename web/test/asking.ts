import type { Choice } from '@dicehearth/engine'
import type { Question } from '@dicehearth/host'

/** A question with these options. */
export function asking(choices: readonly Partial<Choice>[]): Question {
  const options = choices.map(() => ({ verb: 'take', seat: 0 }))
  const all = choices.map((it) => ({ text: '', group: null, pieces: [], grave: false, risk: null, ...it }))
  return {
    ask: { kind: 'which', seat: 0 },
    options,
    choices: all,
    position: 0,
    prompt: 'Which?',
    rules: [],
    seats: [0],
    yours: true,
    advice: false,
  }
}
