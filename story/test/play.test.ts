import {
  anyone,
  newFate,
  type Decision,
  type Play,
  type TableEvent,
  type TableState,
} from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import {
  anybodyDecides,
  compare,
  copyStory,
  forget,
  newStory,
  playEntry,
  playOutcome,
  playTriggers,
  remember,
  remembers,
  type Does,
  type StoryState,
  type Telling,
  type Tests,
  type Turn,
} from '../index.ts'
import { bookOf, vocabulary } from './toy.ts'

interface Purse extends TableState {
  story: StoryState
  gold: number
}

function* nothing(): Play {}

const does = {
  'goto LABEL': nothing,
  leave: nothing,
  'say TEXT': nothing,
  *'record KEYWORD'(t, { keyword }) {
    remember(t.story, keyword)
  },
  *'gain N gold'(t, { n }) {
    t.gold += n
  },
  stay: nothing,
  'dig N': nothing,
} satisfies Does<typeof vocabulary.commands, typeof vocabulary.kinds, Purse>

const tests = {
  'gold CMP N': (t, { cmp, n }) => compare(t.gold, cmp, n),
  KEYWORD: (t, { keyword }) => remembers(t.story, keyword),
} satisfies Tests<typeof vocabulary.conditions, typeof vocabulary.kinds, Purse>

const telling: Telling<Purse> = {
  vocabulary,
  story: (t) => t.story,
  does,
  tests,
  cannotPay: (t, prices) => (t.gold >= total(prices) ? null : 'TOY-01'),
  *pay(t, prices) {
    t.gold -= total(prices)
  },
  standard: {
    rest: {
      closed: (t) => (t.gold > 0 ? null : 'TOY-02'),
      *take(t) {
        t.gold = 0
        return 'stay'
      },
    },
  },
  onceRule: 'TOY-03',
  decide: anybodyDecides,
  *stuck() {
    return 'finished'
  },
}

function total(prices: readonly { args: Readonly<Record<string, unknown>> }[]): number {
  return prices.reduce((sum, { args }) => sum + Number(args.n), 0)
}

/** Plays something with these answers; returns how it ended, what was heard and what was asked. */
function played(t: Purse, play: Play<Turn | void>, answers: number[] = []) {
  const heard: string[] = []
  const asked: number[][] = []
  const refused: string[] = []
  t.listener = {
    event: (event: TableEvent & { text?: string }) => heard.push(event.text ?? event.type),
    refusal: (_, rule) => refused.push(rule),
  }
  let step = play.next(0)
  while (!step.done) {
    const { options }: Decision = step.value
    asked.push(options.map((option) => ('choice' in option ? Number(option.choice) : -1)))
    step = play.next(answers.shift() ?? 0)
  }
  return { turn: step.value, heard, asked, refused }
}

function purse(gold = 0): Purse {
  return { fate: newFate('toy'), listener: undefined, outcome: null, story: newStory('begin'), gold }
}

describe('an entry', () => {
  it('reads its text aloud and carries out its actions, from top to bottom', () => {
    const t = purse()
    const book = bookOf(
      'One.\n! gain 1 gold\n! if gold >= 1: say "Rich."\nTwo.\n! if gold >= 2: say "Richer."',
    )
    const { turn, heard } = played(t, playEntry(t, book, telling))
    expect(heard).toEqual(['entryOpened', 'One.', 'Rich.', 'Two.'])
    expect(turn).toBe('finished')
    expect(t.gold).toBe(1)
  })

  it('is read with the names of the table filled in', () => {
    const t = purse()
    const named = { ...telling, aloud: (_: Purse, text: string) => text.replace('{player}', 'Orla') }
    expect(played(t, playEntry(t, bookOf('{player} waits.\n! say "{player}!"'), named)).heard).toEqual([
      'entryOpened',
      'Orla waits.',
      'Orla!',
    ])
  })

  it('is left at once by a jump', () => {
    const t = purse()
    const { turn, heard } = played(
      t,
      playEntry(t, bookOf('One.\n! goto next; gain 9 gold\nTwo.\n? rest'), telling),
    )
    expect(turn).toEqual({ to: 'next' })
    expect(heard).not.toContain('Two.')
    expect(t).toMatchObject({ gold: 0, story: { entry: 'next', choosing: false } })
  })

  it('can be left for something that is not an entry', () => {
    const t = purse()
    expect(played(t, playEntry(t, bookOf('One.\n! leave\n? rest'), telling)).turn).toBe('finished')
  })
})

describe('a pause', () => {
  const pausing: Telling<Purse> = {
    ...telling,
    *pause(t) {
      t.gold += 10
    },
  }
  const after = (body: string): number => {
    const t = purse()
    played(t, playEntry(t, bookOf(body), pausing))
    return t.gold
  }

  it('comes once, before the first line that changes something', () => {
    expect(after('One.\n! gain 1 gold\n! gain 1 gold\n? "On" -> next')).toBe(12)
    expect(after('One.\n! say "Two."\n? "On" -> next')).toBe(0)
    expect(after('One.\n! say "Two."; gain 1 gold\n? "On" -> next')).toBe(11)
  })

  it('comes before a block, if nothing has changed before it', () => {
    expect(after('One.\n\ntoss 2\nheads: stay')).toBe(10)
    expect(after('One.\n! gain 1 gold\n\ntoss 2\nheads: stay')).toBe(11)
  })
})

it('plays no entry that the book lacks', () => {
  const t = purse()
  t.story.entry = 'nowhere'
  expect(() => played(t, playEntry(t, bookOf('One.'), telling))).toThrow('the book has no entry nowhere')
})

it('asks anybody which way to go, and tells what it reads aloud', () => {
  const t = purse()
  const events: TableEvent[] = []
  t.listener = { event: (event) => void events.push(event) }
  const step = playEntry(t, bookOf('One.\n? "On" -> next\n? "Off" -> last'), telling).next(0)
  expect(step.value).toMatchObject({
    ask: { kind: 'whichWay', seat: anyone, entry: 'begin' },
    options: [
      { verb: 'takeWay', seat: anyone, choice: 0 },
      { verb: 'takeWay', seat: anyone, choice: 1 },
    ],
  })
  expect(events).toMatchObject([
    { type: 'entryOpened', entry: 'begin' },
    { type: 'readAloud', text: 'One.' },
  ])
})

it('remembers words and choices until they are forgotten, a copy by itself', () => {
  const story = newStory('begin')
  expect(story).toEqual({ entry: 'begin', choosing: false, remembered: [], taken: [] })
  remember(story, 'KEY')
  remember(story, 'LAMP')
  remember(story, 'KEY')
  const copy = copyStory(story)
  forget(story, 'KEY')
  copy.remembered.push('ROPE')
  copy.taken.push('begin?1')
  expect(story).toEqual({ entry: 'begin', choosing: false, remembered: ['LAMP'], taken: [] })
  expect(copy.remembered).toEqual(['KEY', 'LAMP', 'ROPE'])
})

it('remembers of each choice and entry by itself that it was taken', () => {
  const t = purse()
  const both = '? once "Dig": stay\n? once "Delve": stay\n? "On" -> next'
  const book = bookOf(`Here.\n${both}`, `## next\nThere.\n${both.replace('-> next', '-> begin')}`)
  played(t, playEntry(t, book, telling), [0])
  expect(played(t, playEntry(t, book, telling), [1]).asked).toEqual([[1, 2]])
  expect(t.story).toMatchObject({ entry: 'next', choosing: false })
  expect(played(t, playEntry(t, book, telling), [2]).asked).toEqual([[0, 1, 2]])
})

describe('choices', () => {
  const book = bookOf(`Here.
? "Pay" (2 gold) -> next
? if KEY: "Open" -> next
? once "Dig": gain 1 gold; stay
? "Wait": say "You wait."
? rest`)

  it('are those whose condition holds and whose price can be paid', () => {
    const t = purse()
    expect(played(t, playEntry(t, book, telling)).asked).toEqual([[2, 3]])
    const rich = purse(2)
    remember(rich.story, 'KEY')
    expect(played(rich, playEntry(rich, book, telling)).asked).toEqual([[0, 1, 2, 3, 4]])
  })

  it('take their price and lead on', () => {
    const t = purse(3)
    expect(played(t, playEntry(t, book, telling), [0]).turn).toEqual({ to: 'next' })
    expect(t.gold).toBe(1)
  })

  it('are asked again without reading the text again, each time in a round of its own', () => {
    const t = purse()
    expect(played(t, playEntry(t, book, telling), [1]).turn).toBe('stay')
    expect(t.story).toMatchObject({ entry: 'begin', choosing: true })
    expect(played(t, playEntry(t, book, telling), [0]).heard).toEqual([])
  })

  it('can be taken once if they say so', () => {
    const t = purse()
    played(t, playEntry(t, book, telling), [0])
    expect(played(t, playEntry(t, book, telling)).asked).toEqual([[3, 4]])
  })

  it('are refused with the rule that keeps them out, except where their condition is a secret', () => {
    const t = purse()
    expect(played(t, playEntry(t, book, telling), [0]).refused).toEqual(['TOY-01', 'TOY-02'])
    t.gold = 0
    expect(played(t, playEntry(t, book, telling)).refused).toEqual(['TOY-01', 'TOY-03', 'TOY-02'])
  })

  it('are offered beside entries that may always be turned to', () => {
    const t = purse()
    const also = { ...telling, alsoTo: () => ['last'] }
    const { asked, turn } = played(t, playEntry(t, book, also), [2])
    expect(asked).toEqual([[2, 3, 5]])
    expect(turn).toEqual({ to: 'last' })
  })

  it('come after what must happen first, which may lead elsewhere', () => {
    const t = purse()
    const elsewhere: Telling<Purse> = {
      ...telling,
      *before(_, { label }) {
        return { to: `${label} over` }
      },
    }
    expect(played(t, playEntry(t, book, elsewhere))).toMatchObject({ turn: { to: 'begin over' }, asked: [] })
  })

  it('may all be closed', () => {
    const t = purse()
    expect(played(t, playEntry(t, bookOf('Here.\n? if KEY: "Open" -> next'), telling)).turn).toBe('finished')
  })
})

describe('a block', () => {
  const book = bookOf('Toss it.\n\ntoss 2\nheads: say "Heads."; gain 1 gold\ntails -> next\nthen -> last')

  it('is handed to the game, and its outcome is carried out', () => {
    const t = purse()
    const { turn } = played(t, playEntry(t, book, telling))
    if (typeof turn !== 'object' || !('block' in turn)) throw new Error('no block')
    expect(turn.block.head.args.n).toBe(2)
    expect(played(t, playOutcome(t, turn.block, 'heads', telling))).toMatchObject({
      turn: { to: 'last' },
      heard: ['Heads.'],
    })
    expect(t.gold).toBe(1)
    expect(played(t, playOutcome(t, turn.block, 'tails', telling)).turn).toEqual({ to: 'next' })
  })
})

it('carries out triggers that held before the first of them', () => {
  const t = purse()
  const book = bookOf(
    '! on rest if gold <= 0: gain 1 gold\n! on rest if gold >= 1: gain 5 gold\n! on rest: gain 1 gold',
  )
  played(t, playTriggers(t, book, 'rest', telling))
  expect(t.gold).toBe(2)
})
