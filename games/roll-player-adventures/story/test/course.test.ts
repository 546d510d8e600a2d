import { describe, expect, it } from 'vitest'
import { faults, textWith, withA2 } from './book.ts'

it('doubts prices that nobody can pay [L28]', () => {
  expect(faults(withA2('There.\n? "Pay" (31 gold) -> THE END\n? "Back" -> A'))).toEqual(['L28?'])
  expect(faults(withA2('There.\n? "Pay" (41 xp) -> THE END\n? "Back" -> A'))).toEqual(['L28?'])
  expect(faults(withA2('There.\n? "Pay" (30 gold, 40 xp) -> THE END\n? "Back" -> A'))).toEqual([])
})

it('misses a rest [L29]', () => {
  expect(faults({ A: 'The green.\n? move' })).toEqual(['L29?'])
})

function row(n: number, next: string): string {
  return `Step ${n}.\n\ncheck Climb I\npass -> ${next}\nfail -> THE END`
}

it('doubts four checks in a row without a rest [L29]', () => {
  const three = { A3: row(3, 'A4'), A4: row(4, 'THE END') }
  expect(faults(withA2(row(2, 'A3'), three))).toEqual([])
  expect(faults(withA2(row(2, 'A3'), { ...three, A4: row(4, 'A5'), A5: row(5, 'THE END') }))).toEqual([
    'L29?',
  ])
})

it('doubts long entries, and choices without text [L30]', () => {
  expect(faults(withA2(`${'word '.repeat(161)}\n! goto A`))).toEqual(['L30?'])
  expect(faults(withA2('! if gold >= 1: goto THE END\n? "Back" -> A'))).toEqual(['L30?'])
  expect(faults(withA2('! say "Here you are."\n? "Back" -> A'))).toEqual([])
})

it('counts the longest reading of an entry, not the sum of its lines [L30]', () => {
  const line = `say "${'word '.repeat(90)}"`
  const two = (one: string, other: string): string => `! if ${one}: ${line}\n! if ${other}: ${line}\n! goto A`
  expect(faults(withA2(two('gold >= 1', 'not gold >= 1')))).toEqual([])
  expect(faults(withA2(two('gold >= 1', 'xp >= 1')))).toEqual(['L30?'])
  expect(faults(withA2(two('title T001', 'title T002')))).toContain('L30?')
  const apart = [['title T001', 'title T002']]
  expect(faults(withA2(two('title T001', 'title T002')), { known: { apart } })).not.toContain('L30?')
  // Below a jump nothing is read.
  expect(
    faults(withA2(`! if gold >= 1: say "${'word '.repeat(90)}"; goto A\n${'word '.repeat(90)}\n! goto A`)),
  ).toEqual([])
})

/** What is wrong with a text that is read on the way. */
function told(text: string): string[] {
  return faults(withA2(`${text}\n! goto A`))
}

it('reads to a lone player what one player has [L43]', () => {
  expect(told('You pull your hats over your heads.')).toEqual(['L43?'])
  expect(told('You pull your {hat|hats} over your {head|heads}.')).toEqual([])
  expect(told('! say "All of you nod."')).toEqual(['L43?'])
  expect(told("'Those are the ones,' says a boy.")).toEqual(['L43?'])
  for (const when of [
    'players >= 2',
    'not players = 1',
    'players = 3 and gold >= 1',
    'players = 2 or players = 4',
  ])
    expect(told(`! if ${when}: say "All of you nod."`), when).toEqual([])
  for (const when of ['players >= 1', 'players <= 2', 'players >= 2 or gold >= 1', 'not players >= 2'])
    expect(told(`! if ${when}: say "All of you nod."`), when).toEqual(['L43?'])
  expect(faults(withA2('Here.\n? "Run, all of you" -> A'))).toEqual(['L43?'])
  expect(faults(withA2('Here.\n? "Run": say "You find yourselves alone."; goto A'))).toEqual(['L43?'])
})

/** What the campaign expects of this book. */
function economy(xp: number, gold: number): Parameters<typeof faults>[1] {
  return {
    known: {
      checks: { 'Climb I': { xp: 1, gold: 1 } },
      economy: { ADV1: { least: { xp, gold }, most: { xp, gold } } },
    },
  }
}

it('counts XP and gold of the map, gains, checks and combats together [L31]', () => {
  const rich = withA2('There.\n! gain 2 xp; gain 3 gold\n\ncheck Climb I\npass -> THE END\nfail -> THE END')
  expect(faults(rich, economy(4, 4))).toEqual([])
  expect(faults(rich, economy(5, 4))).toEqual(['L31?'])
  expect(faults(rich, economy(4, 5))).toEqual(['L31?'])
  expect(faults(rich, economy(1, 1))).toEqual(['L31?'])
})

it('doubts "once" without any effect [L33]', () => {
  expect(faults(withA2('There.\n? once "Wave": say "Nobody waves back."; stay\n? "Back" -> A'))).toEqual([
    'L33?',
  ])
})

it('finds forbidden words, wherever they stand [L35]', () => {
  const parts = withA2('There sits a Grumbler.\n? "Back" -> A')
  expect(faults(parts)).toEqual([])
  expect(faults(parts, { forbidden: ['grumbler', ''] })).toEqual(['L35'])
  expect(faults(withA2('There.\n? "Hail the grumbler" -> A'), { forbidden: ['Grumbler'] })).toEqual(['L35'])
})

it('offers no move and no item in the Tome, and no standard choice in THE END [L37]', () => {
  const map = 'loc A "Green" at B2\nloc B "Mill" at C2\npath A-B enc 1\nstart A\nrecover A9'
  expect(faults({ MAP: map, 'ADV1-1': 'A dog.\n? move' })).toEqual(['L37'])
  expect(faults({ 'THE END': 'That was it.\n? rest\n? "Done" : stay' })).toEqual(['L37'])
})

it('keeps triggers to SETUP, and lets them not jump [L40]', () => {
  expect(
    faults({ SETUP: 'Ready.\n! on rest: lose 1 gold\n! on arrive if legendary: fatigue each 1' }),
  ).toEqual([])
  expect(faults({ SETUP: 'Ready.\n! on rest: goto A' })).toEqual(['L40'])
  expect(faults(withA2('There.\n! on rest: lose 1 gold\n? "Back" -> A'))).toEqual(['L40'])
})

it('doubts books that are too short or too long [L42]', () => {
  expect(faults({}, { known: { entries: { least: 120, most: 160 } } })).toEqual(['L42?'])
})

describe('farming', () => {
  it.each([
    ['a gain', 'There.\n! gain 1 gold\n! goto A'],
    ['a recovery', 'There.\n! recover each 1\n! goto A'],
    ['favor', 'There.\n! favor F1 +1\n! goto A'],
    ['a choice that stays', 'There.\n? "Dig": gain 1 gold; stay\n? "Back" -> A'],
    ['a choice that leads round', 'There.\n? "Dig": gain 1 gold; goto A'],
    ['a check', 'There.\n\ncheck Climb I\npass -> A\nfail -> THE END'],
    ['a gain under a condition that lasts', 'There.\n! if legendary: gain 1 gold\n! goto A'],
    [
      'a gain under a keyword that is erased again',
      'There.\n! if not DUG: gain 1 gold\n! record DUG\n! erase DUG\n! goto A',
    ],
  ])('finds %s that can be had again and again [L36]', (_, body) => {
    expect(faults(withA2(body))).toEqual(['L36'])
  })

  it.each([
    ['once', 'There.\n? once "Dig": gain 1 gold; stay\n? "Back" -> A'],
    ['a keyword recorded below', 'There.\n! if not DUG: gain 1 gold\n! record DUG\n! goto A'],
    [
      'a keyword recorded by the choice',
      'There.\n? if not DUG: "Dig": gain 1 gold; record DUG; stay\n? "Back" -> A',
    ],
    [
      'a jump above that asks for the keyword',
      'There.\n! if DUG: goto A\n! gain 1 gold; record DUG\n! goto A',
    ],
    ['a title', 'There.\n! if not title T001: gain 1 gold\n! reveal T001\n! goto A'],
    ['no way back', 'There.\n! gain 1 gold\n! goto THE END'],
  ])('lets a gain pass that works once: %s [L36]', (_, body) => {
    expect(faults(withA2(body))).toEqual([])
  })

  it('knows that XP on the map is there once [L36]', () => {
    expect(
      faults({ B: '! if not xp-here: goto B1\n! collect\n! gain 1 gold\nThe wheel.\n! goto B1' }),
    ).toEqual([])
    expect(faults({ B: '! if xp-here: collect\n! gain 1 gold\nThe wheel.\n! goto B1' })).toEqual(['L36'])
  })

  it('finds a keyword that is recorded on one way only [L36]', () => {
    const parts = withA2('There.\n! if not DUG: goto A3\n! goto A', {
      A3: 'Dig.\n! gain 1 gold\n? "Cover it up": record DUG; goto A\n? "Leave it" -> A',
    })
    expect(faults(parts)).toEqual(['L36'])
    expect(faults({ ...parts, A3: 'Dig.\n! gain 1 gold\n! record DUG\n! goto A' })).toEqual([])
  })
})

/** What is wrong with lines at the green and others behind it, from where the party goes home. */
function before(A: string, A2: string): string[] {
  const green = `Here.\n${A}\n? "Look round" -> A2\n? rest\n? move`
  return faults({ ...withA2(`There.\n${A2}\n! goto THE END`), A: green })
}

it('doubts a line that no order of visits leads to [L44]', () => {
  // After A2 the party goes home: in A it has never been there.
  expect(before('! if SEEN: say "Again."', '! record SEEN')).toEqual(['L44?'])
  expect(before('! record SEEN', '! if SEEN: say "As you know."')).toEqual([])
  // Nobody comes to A2 but by way of A.
  expect(before('! record SEEN', '! if not SEEN: say "What is this?"')).toEqual(['L44?'])
  expect(before('! if gold >= 1: record SEEN', '! if not SEEN: say "What is this?"')).toEqual([])
})

it('asks choices the same, and leaves alone what the set-up records, what may be erased, and titles [L44]', () => {
  const A2 = 'There.\n! record SEEN\n? if not SEEN: "Look" -> THE END\n? "Go" -> THE END'
  expect(faults(withA2(A2))).toEqual(['L44?'])
  const erased = { ...withA2('There.\n! if not SEEN: say "Look."\n! erase SEEN\n! goto THE END') }
  expect(faults({ ...erased, A: 'Here.\n! record SEEN\n? "Look round" -> A2\n? rest\n? move' })).toEqual([])
  const set = withA2('There.\n! if SEEN: say "Look."\n! goto THE END')
  expect(faults({ ...set, SETUP: '! if gold >= 1: record SEEN' })).toEqual([])
  expect(faults(withA2('There.\n! if title T001: say "Look."\n! reveal T001\n! goto THE END'))).not.toContain(
    'L44?',
  )
})

it('ends a sentence before somebody speaks [L46]', () => {
  expect(told('They make room, "Nearly," they tell you.')).toEqual(['L46?'])
  expect(told('! say "It is cold, \'Up,\' says the sergeant."')).toEqual(['L46?'])
  expect(told('They make room. "Nearly," they tell you.')).toEqual([])
  expect(told('She adds, with a start, "Sorry. Were you there?"')).toEqual([])
  expect(told('"I am," he says, "in your way," and means the candle.')).toEqual([])
})

it('doubts what a later book tells of [L45]', () => {
  const later = textWith({}, 'ADV2 Another\n\ntells "the tenth bell"')
  const early = withA2('Far down hangs the tenth bell.\n! goto A')
  expect(faults(early, { shelf: [later] })).toEqual(['L45?'])
  expect(faults(early)).toEqual([])
  expect(faults(early, { shelf: [textWith({}, 'ADV1 A Test\n\ntells "the tenth bell"')] })).toEqual([])
})
