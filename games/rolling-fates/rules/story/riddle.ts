import { anyone, look, offers, type Play } from '@dicehearth/engine'
import { askBeside } from '../beside.ts'
import { ponder, type Decide, type Spell } from '../decisions.ts'
import { tell } from '../events.ts'
import { pageAs, type Fates, type Seat } from '../state.ts'
import { comeOf } from './encounter.ts'
import { decideBy, passLeadership, votes } from './vote.ts'

/** Nobody spells out a longer answer (RF-R102). */
export const longestAnswer = 24

/** A riddle with its tries; listed answers are picked, others are spelled (RF-R67). */
export function* answerRiddle(t: Fates): Play {
  if (pageAs(t, 'riddle').pick.length > 0) yield* pickAnswer(t)
  else yield* spellAnswer(t)
}

/** A listed answer that was wrong is not offered again. */
function* pickAnswer(t: Fates): Play {
  const { pick } = pageAs(t, 'riddle')
  const choice = yield* decideBy(t, { kind: 'riddle', seat: t.chosen }, (seat) => {
    const list = offers<Decide>(t)
    for (const option of pick.keys())
      list.add({ verb: 'decide', seat, option }, t.wrong.includes(option) ? 'RF-R67' : null)
    return list.legal
  })
  if (!choice) return
  if (!isRight(t, pick[choice.option])) t.wrong.push(choice.option)
  yield* judge(t, pick[choice.option])
}

/** One letter, or the answer as it is spelled: so typing it is choosing, too (RF-R102). */
function* spellAnswer(t: Fates): Play {
  const seat = speller(t)
  const ask = { kind: 'spell', seat } as const
  // Cards change hands before a word is begun, not in the middle of it.
  const choice = yield* t.spelled === ''
    ? askBeside(t, ask, spellOptions(t, seat))
    : ponder(ask, spellOptions(t, seat))
  if (!choice) return
  if (choice.verb === 'letter') {
    t.spelled += choice.letter
    return
  }
  const answer = t.spelled.trim()
  t.spelled = ''
  if (choice.verb === 'giveUp') t.tries = 0
  yield* judge(t, choice.verb === 'sayIt' ? answer : null)
}

/** For a group that votes the leader types. */
function speller(t: Fates): Seat {
  if (t.chosen >= 0) return t.chosen
  return votes(t) ? t.leader : anyone
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')

function spellOptions(t: Fates, seat: Seat): Spell[] {
  const list = offers<Spell>(t)
  const full = t.spelled.length >= longestAnswer ? 'RF-R102' : null
  for (const letter of letters) list.add({ verb: 'letter', seat, letter }, full)
  const blank = t.spelled === '' || t.spelled.endsWith(' ') ? 'RF-R102' : full
  list.add({ verb: 'letter', seat, letter: ' ' }, blank)
  list.add({ verb: 'sayIt', seat }, t.spelled === '' ? 'RF-R102' : null)
  list.add({ verb: 'giveUp', seat })
  return list.legal
}

/** Right, wrong with a try left, or failed: then the answer is shown. Giving up counts as all tries used. */
function* judge(t: Fates, answer: string | null): Play {
  const solved = answer !== null && isRight(t, answer)
  look(t)
  if (answer !== null) {
    t.tries--
    tell(t, { type: 'answered', text: answer, right: solved })
  }
  if (!solved && t.tries > 0) return
  const { answers, right, wrong } = pageAs(t, 'riddle')
  if (solved) t.statistics.riddles++
  else tell(t, { type: 'riddleFailed', answer: answers[0] })
  t.tries = 0
  t.wrong = []
  passLeadership(t)
  yield* comeOf(t, solved ? right : wrong)
}

function isRight(t: Fates, answer: string): boolean {
  return pageAs(t, 'riddle').answers.some((it) => plain(it) === plain(answer))
}

/** Compared without capitals, punctuation and a leading a, an or the. */
function plain(answer: string): string {
  return answer
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/^(?:an?|the) +/, '')
    .replaceAll(/ +/g, ' ')
}
