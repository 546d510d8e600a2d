import { describe, expect, it } from 'vitest'
import { facesOf, spoken, thrown, type Speech } from '../speech.ts'
import {
  choicesOf,
  decline,
  offers,
  type Ask,
  type Decline,
  type Option,
  type Rerolled,
  type Rolled,
  type Shows,
} from '../index.ts'
import { refuse, wantsReasons } from '../offers.ts'
import { newFate } from '../fate.ts'

interface Act extends Option {
  verb: 'act'
  die: number
}
interface Wait extends Option {
  verb: 'wait'
}
type Event = Rolled | { type: 'quiet' } | { type: 'loud'; by: number }
interface Plain extends Ask {
  kind: 'plain'
}
interface Rich extends Ask {
  kind: 'rich'
  what: string
}

type Spoken = Speech<Plain | Rich, Act | Wait | Decline | Shows, Event, { turn: number }, object>

const speech: Spoken = {
  asks: {
    plain: { prompt: 'What now?', rules: ['ABC-01'] },
    rich: {
      prompt: ({ what }, { turn }) => `${what} in turn ${turn}?`,
      rules: ({ what }) => [`ABC-${what.length}`],
      decline: 'Leave it',
    },
  },
  options: {
    act: {
      text: ({ die }, { turn }, { kind }) => `${die} ${turn} ${kind}`,
      group: ({ die }) => (die > 5 ? 'High' : null),
      touches: ({ die }) => [`die:${die}`],
      risk: ({ die }) => (die > 5 ? { text: 'high', loses: true } : null),
    },
    wait: { text: 'Wait' },
  },
  events: {
    rolled: { text: 'Dice roll.', sound: 'dice' },
    quiet: {},
    loud: {
      text: ({ by }, { turn }) => `${by} shouts in turn ${turn}.`,
      touches: ({ by }) => [`hero:${by}`],
      acted: ({ by }) => [`hero ${by}`],
      opens: true,
      digest: true,
      dice: ({ by }) => [by],
    },
  },
  die: (die) => ({ face: 1, colour: 'red', mark: 'flame', ...(die > 5 ? { sides: 8 } : {}) }),
  seat: (seat) => `Seat ${seat}`,
  outcome: ({ turn }) => `Over in turn ${turn}.`,
  scoreLines: { gold: 'Gold' },
}

const view = { turn: 3 }
const plain: Plain = { kind: 'plain', seat: 0 }
const rich: Rich = { kind: 'rich', seat: 0, what: 'dragon' }
const act: Act = { verb: 'act', seat: 0, die: 6 }
const wait: Wait = { verb: 'wait', seat: 0 }
const roll: Rolled = { type: 'rolled', seat: 0, who: 0, dice: [2, -1, 7], faces: [4, 9, 8] }

describe('speech', () => {
  it('asks in fixed words or in words about the question', () => {
    const said = spoken(speech)
    expect(said.words.prompt(plain, view)).toBe('What now?')
    expect(said.words.prompt(rich, view)).toBe('dragon in turn 3?')
    expect(said.words.rules(plain, view)).toEqual(['ABC-01'])
    expect(said.words.rules(rich, view)).toEqual(['ABC-6'])
  })

  it('has words for every answer, and for declining where a question has none of its own', () => {
    const said = spoken(speech)
    expect(said.words.option(act, rich, view)).toBe('6 3 rich')
    expect(said.words.option(wait, plain, view)).toBe('Wait')
    expect(said.words.option(decline(0), plain, view)).toBe('No')
    expect(said.words.option(decline(0), rich, view)).toBe('Leave it')
    expect(said.words.option({ verb: 'shows', seat: 0, face: 5 }, plain, view)).toBe('It shows 5')
  })

  it('gives a board every option with its words and pieces; only a loss that could be avoided is grave', () => {
    const said = spoken(speech)
    const lost = { verb: 'act', seat: 0, die: 6 } as const
    const choices = choicesOf(said, { ask: plain, options: [lost, wait] }, view)
    expect(choices.map(({ text, pieces }) => ({ text, pieces }))).toEqual(
      [lost, wait].map((it) => ({
        text: said.words.option(it, plain, view),
        pieces: said.touches(it, view),
      })),
    )
    expect(choices).toMatchObject([
      { grave: true, risk: 'high' },
      { grave: false, risk: null },
    ])
    expect(choicesOf(said, { ask: plain, options: [lost] }, view)).toMatchObject([{ grave: false }])
  })

  it('knows heading, risk and pieces of an answer, or that it has none', () => {
    const said = spoken(speech)
    expect([act, { ...act, die: 1 }, wait].map((it) => said.words.group(it, plain, view))).toEqual([
      'High',
      null,
      null,
    ])
    expect(said.words.risk(act, plain, view)).toEqual({ text: 'high', loses: true })
    expect(said.words.risk(wait, plain, view)).toBeNull()
    expect(said.touches(act, view)).toEqual(['die:6'])
    expect(said.touches(wait, view)).toEqual([])
  })

  it('describes events, their pieces, actors, sounds and chapters, or nothing', () => {
    const said = spoken(speech)
    const loud = { type: 'loud', by: 2 } as const
    const quiet = { type: 'quiet' } as const
    expect(said.words.event(loud, view)).toBe('2 shouts in turn 3.')
    expect(said.words.event(roll, view)).toBe('Dice roll.')
    expect(said.words.event(quiet, view)).toBeNull()
    expect([loud, quiet].map((it) => said.touches(it, view))).toEqual([['hero:2'], []])
    expect([loud, quiet].map((it) => said.acted(it, {}))).toEqual([['hero 2'], []])
    expect([loud, quiet].map((it) => said.opens(it))).toEqual([true, false])
    expect([loud, quiet].map((it) => said.words.isDigest(it))).toEqual([true, false])
    expect([roll, quiet].map((it) => said.sound(it))).toEqual(['dice', null])
  })

  it('shows the dice of a roll with what they rolled, and those of other events as they lie', () => {
    const said = spoken(speech)
    expect(said.words.dice(roll, view)).toEqual([
      { face: 4, colour: 'red', mark: 'flame' },
      { face: 8, colour: 'red', mark: 'flame', sides: 8 },
    ])
    expect(said.words.dice({ type: 'loud', by: 2 }, view)).toEqual([
      { face: 1, colour: 'red', mark: 'flame' },
    ])
    expect(said.words.dice({ type: 'quiet' }, view)).toEqual([])
    expect(facesOf(roll)).toEqual([
      [2, 4],
      [7, 8],
    ])
    expect(facesOf({ type: 'quiet' })).toBeNull()
    expect(thrown(roll)).toEqual([4, 9, 8])
    expect(thrown({ type: 'quiet' })).toEqual([])
  })

  it('has words for seats, the end and score lines, even where a game gives none', () => {
    const said = spoken(speech)
    expect(said.words.seat(1, view)).toBe('Seat 1')
    expect(said.words.outcome(view)).toBe('Over in turn 3.')
    expect(['gold', 'fame'].map((line) => said.words.scoreLine(line))).toEqual(['Gold', 'fame'])
    expect(said.words.figures(view)).toEqual([])
    expect(said.words.dangers(view)).toEqual([])
    expect(said.words.leads(0, view)).toBe('')
    expect(said.words.use('die:4')).toBeNull()
    expect(said.words.phase(plain)).toBe('')
  })

  it('shows no dice and plain score lines where a game has neither', () => {
    const { asks, options, events } = speech
    const bare: Spoken = { asks, options, events, seat: () => '', outcome: () => '' }
    const { words } = spoken(bare)
    expect(words.dice(roll, view)).toEqual([])
    expect(words.scoreLine('gold')).toBe('gold')
  })

  it('has figures, dangers and leaders where a game tells them', () => {
    const die = { text: 'Dice are rolled.', rule: 'SPE-01' }
    const telling: Spoken = {
      ...speech,
      figures: ({ turn }) => [['Turns', String(turn)]],
      dangers: ({ turn }) => [`Turn ${turn}`],
      leads: (seat, { turn }) => `leads ${seat} in ${turn}`,
      uses: { die },
      phases: { plain: 'the evening' },
    }
    const { words } = spoken(telling)
    expect(words.figures(view)).toEqual([['Turns', '3']])
    expect(words.dangers(view)).toEqual(['Turn 3'])
    expect(words.leads(1, view)).toBe('leads 1 in 3')
    expect(['die:4', 'die', 'dice:4'].map((piece) => words.use(piece))).toEqual([die, die, null])
    expect(words.phase(plain)).toBe('the evening')
  })

  it('knows an actor by one word', () => {
    const nightly: Spoken = { ...speech, events: { ...speech.events, quiet: { acted: 'night' } } }
    expect(spoken(nightly).acted({ type: 'quiet' }, {})).toEqual(['night'])
  })
})

describe('the dice of an event', () => {
  const rerolled: Rerolled = { type: 'rerolled', seat: 0, die: 3, from: 1, to: 5 }

  it('are those of a reroll with what they show now', () => {
    expect(facesOf(rerolled)).toEqual([[3, 5]])
    expect(thrown(rerolled)).toEqual([5])
  })

  it('count from number 0', () => {
    const low: Rolled = { ...roll, dice: [0, 1, -1] }
    expect(facesOf(low)).toEqual([
      [0, 4],
      [1, 9],
    ])
  })
})

describe('offers', () => {
  const silent = { fate: newFate('offers'), outcome: null, listener: undefined }

  it('lists what no rule keeps out, and reports the rest to whoever asks why', () => {
    const refused: [Option, string][] = []
    const heard = {
      ...silent,
      listener: { refusal: (option: Option, rule: string) => void refused.push([option, rule]) },
    }
    for (const t of [silent, heard]) {
      const list = offers<Act>(t)
      list.add(act)
      list.add({ ...act, die: 1 }, null)
      list.add({ ...act, die: 2 }, 'ABC-02')
      expect(list.legal).toEqual([act, { ...act, die: 1 }])
    }
    expect(refused).toEqual([[{ ...act, die: 2 }, 'ABC-02']])
    refuse(heard, act, 'ABC-03')
    expect(refused[1]).toEqual([act, 'ABC-03'])
    expect([silent, heard, { ...silent, listener: {} }].map(wantsReasons)).toEqual([false, true, false])
  })
})
