import { expect, it } from 'vitest'
import { stories } from '../index.ts'
import { known, textWith, withA2 } from './book.ts'

type Parts = Readonly<Record<string, string | null>>

const on = '? "On" -> A7\n? "Back" -> A'
const end = 'pass -> THE END\nfail -> THE END'
const long = 'word '.repeat(161)
const tome = 'loc A "Green" at B2\nloc B "Mill" at C2\npath A-B enc 1\nstart A\nrecover A9'

/** A book for every kind of fault, as the tests of the checks have them. */
const books: readonly Parts[] = [
  { A: 'The green.\n! gian 2 gold\n? rest\n? move' },
  { A: 'The green.\n\n- one\n- two\n\n? rest\n? move' },
  { A: 'The green.\n? "Go" B\n? rest\n? move' },
  { A: 'The green.\n? move\n! lose 1 gold\n? rest' },
  { A: 'The green.\n? move\n? rest\n\nAnd then?' },
  { A: '{nobody} waves.\n? move\n? rest' },
  { SETUP: null },
  { MAP: 'loc A "Green" at B2\nloc B "Mill" at C2\npath A-B\nstart A\nrecover A8', A9: null },
  { B2: 'A loft.\n? move' },
  { 'THE END': null, B1: 'Here.\n? move' },
  { B1: 'Here.\n? move' },
  { A: '! if ROPE: goto B2\nOff.\n! record ROPE\n? move\n? rest', B2: '! goto A' },
  { BEGIN: 'It is late.\n! goto A\nNobody reads this.' },
  {
    A: '! record ROPE; record LAMP\n! if ROPE: goto B1\n! if ROPE and LAMP: goto A9\nThe green.\n? rest\n? move',
  },
  { A: 'The green.\n? move' },
  { MAP: tome, 'ADV1-1': 'A dog.\n? move' },
  { 'THE END': 'That was it.\n? rest\n? "Done" : stay' },
  { SETUP: 'Ready.\n! on rest: goto A' },
  ...[
    `There.\n${on}`,
    'There.\n! if exhausted: death -> A7\n! goto A',
    'A hedge.\n! if gold >= 3: goto THE END',
    'A hedge.\n? if gold >= 2: "Back" -> A\n? once "Off" -> A',
    'You sit.\n? "Sit on": stay',
    'There.\n\ncheck Climb I\npass -> THE END',
    `There.\n\ncheck Climb I\n${end}\npass -> A`,
    `There.\n\ncheck Juggle I\n${end}`,
    `There.\n\ncheck [Cornered] Climb I\n${end}`,
    'There.\n\ncombat E01 + E01\nvictory -> THE END\ndefeat -> A',
    'There.\n\ncombat E01 + E02 + E03 + E04\nvictory -> THE END\ndefeat -> A',
    'There.\n! reveal R77\n! goto THE END',
    'There.\n! gain card hats\n! goto THE END',
    'There.\n! reveal R01\n! goto A',
    'There.\n! if LAMP: goto A\n! goto THE END',
    'There.\n! record LAMP\n! goto THE END',
    'There.\n! favor F4 +1\n! goto THE END',
    'There.\n! favor F1 +4\n! goto THE END',
    'There.\n? "Pay" (31 gold) -> THE END\n? "Pay" (41 xp) -> THE END\n? "Back" -> A',
    `${long}\n! goto A`,
    '! if gold >= 1: goto THE END\n? "Back" -> A',
    'All of you pull your hats over your heads.\n! goto A',
    'There.\n? once "Wave": say "Nobody waves back."; stay\n? "Back" -> A',
    'There sits a Grumbler.\n? "Back" -> A',
    'There.\n! on rest: lose 1 gold\n? "Back" -> A',
    'There.\n! gain 1 gold\n! goto A',
    'There.\n? "Dig": gain 1 gold; stay\n? "Back" -> A',
    'There.\n\ncheck Climb I\npass -> A\nfail -> THE END',
    'There.\n! record SEEN\n? if not SEEN: "Look" -> THE END\n? "Go" -> THE END',
    'There.\n! if SEEN: say "Again."\n! goto THE END',
    'Far down hangs the tenth bell.\n! goto A',
  ].map((body) => withA2(body)),
  { ...withA2('There.\n! if SEEN: say "Again."\n! record SEEN\n! goto THE END') },
]

/** What a campaign may ask of a whole book. */
const demanding = {
  ...known,
  checks: { 'Climb I': { xp: 1, gold: 1 } },
  economy: { ADV1: { least: { xp: 9, gold: 9 }, most: { xp: 9, gold: 9 } } },
  entries: { least: 120, most: 160 },
}

it('whoever writes a book is told where something is wrong, what it is, and what to do about it', async () => {
  const told = books.map((parts, n) => {
    const reader = stories(n === 0 ? demanding : known)
    const later = reader.read(textWith({}, 'ADV2 Another\n\ntells "the tenth bell"'))
    const found = reader
      .check(reader.read(textWith(parts)), [later], ['Grumbler'])
      .map(
        ({ check, level, line, column, message, advice }) =>
          `${check} ${level} ${line}:${column} ${message}. ${advice}`,
      )
    const [[heading, body]] = Object.entries(parts).slice(-1)
    return [`## ${heading}`, (body ?? '(left out)').slice(0, 300), '', ...found, ''].join('\n')
  })
  await expect(told.join('\n')).toMatchFileSnapshot('problems.txt')
})
