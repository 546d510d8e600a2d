import type { LogLine } from '@dicehearth/host'
import { describe, expect, it } from 'vitest'
import { inOneBreath, news, saying, type Moment } from '../src/table/news.ts'
import type { Choice } from '../src/table/stage.ts'
import type { Settings } from '../src/settings.ts'

function line(position: number, text: string, more: Partial<LogLine> = {}): LogLine {
  return {
    position,
    text,
    pieces: [],
    opens: false,
    dice: [],
    danger: false,
    digest: false,
    event: { type: 'told' },
    ...more,
  }
}

function moment(
  position: number,
  lines: readonly LogLine[],
  asks: string,
  more: Partial<Moment> = {},
): Moment {
  return { position, viewer: 0, mine: [0], lines, dangers: [], remark: '', asks, ...more }
}

/** All of it, one after the other. */
function heard(before: Moment, now: Moment, since: Choice, told: Settings['told'] = 'all'): string[] {
  const { happened, asks } = news(before, now, since, told)
  return [...happened, ...(asks ? [asks] : [])]
}

const mine = { position: 4, seat: 0 }
const early = [line(3, 'Dusk falls.')]
const before = moment(4, early, 'Which die?')

describe('what a screen reader is told', () => {
  it('is what came of my answer, what others did, and the question, in this order', () => {
    const later = [...early, line(5, 'You place the 3.'), line(6, 'Ben rolls.')]
    const now = moment(6, later, 'Which card?', {
      dangers: ['The forest falls next.'],
      remark: 'Ben: “Hurry.”',
    })
    expect(heard(before, now, mine)).toEqual([
      'You place the 3.',
      'Ben rolls.',
      'The forest falls next.',
      'Ben: “Hurry.”',
      'Which card?',
    ])
  })

  it('says no line and no danger twice, even if the whole table was sent again', () => {
    const again = moment(4, structuredClone(early), 'Which die?')
    expect(heard(before, again, mine)).toEqual([])
    const dangers = ['The forest falls next.']
    expect(heard({ ...before, dangers }, { ...again, dangers }, mine)).toEqual([])
  })

  it('is where the game is and what happened last, for whoever opens a table again, and not its whole log', () => {
    const lines = [
      line(1, 'Turn 1.', { opens: true }),
      line(2, 'You roll.'),
      line(3, 'Turn 2.', { opens: true }),
      ...[3, 3, 4, 4].map((position, n) => line(position, `Thing ${n}.`)),
    ]
    const wanted = ['Turn 2.', 'Thing 1.', 'Thing 2.', 'Thing 3.']
    const now = moment(4, lines, 'Which die?')
    expect(news(null, now, null, 'all')).toEqual({ happened: wanted, asks: 'Which die?' })
    // What was before the last rounds comes a moment later, or all of it does.
    expect(heard(moment(4, lines.slice(4), 'Which die?'), now, mine)).toEqual([])
    expect(heard(moment(4, [], 'Which die?'), now, mine)).toEqual(wanted)
  })

  it('is how a new table was set', () => {
    const lines = [1, 2, 3, 4, 5].map((n) => line(0, `Card ${n}.`))
    expect(news(null, moment(0, lines, 'Which?'), null, 'own').happened).toHaveLength(5)
    expect(heard(moment(0, [], 'Which?'), moment(0, lines, 'Which?'), mine)).toHaveLength(5)
  })

  it('tells others in brief, or not at all, but always what came of my own answer', () => {
    const own = line(5, 'You place the 3.')
    const small = line(6, 'Ben thinks aloud.')
    const great = line(6, 'Ben wins a stone.', { digest: true })
    const roll = line(6, 'You roll 3 and 5.', { event: { type: 'rolled', seat: 0 } as LogLine['event'] })
    const now = moment(6, [...early, own, small, great, roll], '')
    const told = (how: 'all' | 'brief' | 'own'): string[] => heard(before, now, mine, how)
    expect(told('all')).toEqual([own.text, small.text, great.text, roll.text])
    expect(told('brief')).toEqual([own.text, great.text, roll.text])
    expect(told('own')).toEqual([own.text, roll.text])
  })

  it('says what was taken back, and asks again', () => {
    const after = moment(5, [...early, line(5, 'You place the 3.')], 'Which card?')
    expect(heard(after, before, mine)).toEqual(['Taken back: You place the 3.', 'Which die?'])
  })

  it('tells whoever takes the device what has happened since the last question', () => {
    const theirs = [line(2, 'Seen by Ben alone.'), ...early, line(5, 'Anna places the 3.')]
    const now = moment(5, theirs, 'Ben: which die?', { viewer: 1 })
    expect(heard(before, now, mine)).toEqual(['Anna places the 3.', 'Ben: which die?'])
  })

  it('says that something was taken back that left no line', () => {
    const after = moment(5, early, 'How many?')
    expect(heard(after, before, mine)).toEqual(['Taken back.', 'Which die?'])
  })

  it('is one breath for answers that follow each other: a question that was answered since is not asked', () => {
    const first = saying([], { happened: ['You take the 3.'], asks: 'Which more?' })
    const nothing = saying(first, { happened: [], asks: null })
    expect(nothing).toBe(first)
    const said = saying(nothing, { happened: ['You *strike*.'], asks: 'Which card?' })
    expect(said.map(({ n }) => n)).toEqual([1, 2])
    expect(inOneBreath(said)).toBe('You take the 3. You strike. Which card?')
    const rolled = saying(said, { happened: ['Ben rolls.'], asks: null })
    expect(inOneBreath(rolled)).toBe('You take the 3. You strike. Ben rolls. Which card?')
    const waiting = saying(rolled, { happened: ['Ben thinks.'], asks: '' })
    expect(inOneBreath(waiting)).toBe('You take the 3. You strike. Ben rolls. Ben thinks.')
  })
})
