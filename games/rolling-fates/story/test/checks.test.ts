import { describe, expect, it } from 'vitest'
import { stories } from '../index.ts'
import { faults, textWith, withFlags } from './book.ts'

/** An enemy of this book with these lines instead of its script. */
function enemy(lines: string, id = 'L01'): { door: string; more: string } {
  return {
    door: `It opens.\n\ncombat ${id} 1/1/1/1`,
    more: `## ENEMY ${id} Wight\ntier 1\nlife 10h\nhint "cold"\n${lines}`,
  }
}

const { door, more } = enemy('step: hit 3 -> hero(random)')
const lifeless = { door, more: more.replace('life 10h', 'life 0') }

it('finds nothing wrong with a small adventure', () => {
  expect(faults({})).toEqual([])
})

describe('ways', () => {
  it('lets jumps lead forward within the area [RF linter 1]', () => {
    expect(faults({ door: 'A sign.\n? "On": nothing\n? "Back" -> 1.1' })).toEqual([1])
    expect(faults({ door: 'A sign.\n? "On": nothing\n? "Off" -> 1.9' })).toEqual([1])
    expect(
      faults({
        door: 'A sign.\n? "On": nothing\n? "Down" -> 2.2',
        more: '## AREA Below\n\n## 2.1 One\nIt.\n\n## 2.2 Two\nIt.',
      }),
    ).toEqual([1])
    expect(faults({ door: 'It opens.\n\ncombat E01 1/1/1/1\nthen -> 1.2' })).toEqual([1, 2])
    expect(faults({ door: 'A sign.\n? "On": nothing\n? "Far on" -> 1.3' })).toEqual([])
  })

  it('finds an encounter that cannot be reached [RF linter 2]', () => {
    const more =
      '## 1.4 The well\nIt is deep.\n\n! goto 1.6\n\n## 1.5 The ledge\nIt is bare.\n\n## 1.6 The end\nIt is.'
    expect(faults({ more })).toEqual([2])
  })
})

describe('flags [RF linter 3]', () => {
  const set = 'A sign.\n? "Take it": flag lamp on\n? if lamp: "Light it": nothing\n? "On": nothing'

  it('must be declared [RF linter 3]', () => {
    expect(faults({ door: set })).toEqual([3])
    expect(faults({ door: set, head: withFlags('lamp') })).toEqual([])
  })

  it('must be turned on somewhere [RF linter 3]', () => {
    expect(faults({ door: 'A sign.\n! if lamp: say "It glows."', head: withFlags('lamp') })).toEqual([3])
  })

  it('must be asked for somewhere, unless they are for the story alone [RF linter 3]', () => {
    expect(faults({ door: 'A sign.\n! flag lamp on', head: withFlags('lamp') })).toEqual([3])
    expect(faults({ door: 'A sign.\n! flag s-lamp on', head: withFlags('s-lamp') })).toEqual([])
  })

  it('are asked for by groups and by what weakens an enemy [RF linter 3]', () => {
    const door = 'A sign.\n! flag lamp on; flag rope on'
    const more = '## 1.4 Rats\nMany.\n\ncombat E01 1/1/1/1 + E02 0/1/1/1 if not lamp\nweaken E01 2 for rope'
    expect(faults({ door, more, head: withFlags('lamp, rope') })).toEqual([])
    expect(faults({ door: 'A sign.', more, head: withFlags('lamp, rope') })).toEqual([3])
  })
})

describe('what may stand where [RF linter 4]', () => {
  it.each([
    ['an effect that cannot be read', 'A sign.\n! hit three -> hero(random)'],
    ['a target of another place', 'A sign.\n! hit 3 -> enemy'],
    ['a clause of another place', 'A sign.\n! guard 2 -> heroes(all)'],
    ['an effect above choices', 'A sign.\n! hit 1 -> hero(random)\n? "On": nothing\n? "Off": nothing'],
    ['an enemy that does not exist', 'Rats.\n\ncombat E09 1/1/1/1'],
    ['"chosen" where nobody is addressed', 'A sign.\n! heal 1 -> chosen'],
    ['{chosen} where nobody is addressed', 'A sign for {chosen}.'],
    ['an outcome that jumps', 'by hero(random)\nA font.\n\ncheck luck 3\npass: goto 1.3\nfail: nothing'],
    [
      'a refusal with an effect',
      'A man.\n\ntrade cards 1\naccept: heal 1 -> heroes(all)\ndecline: lose 1 -> heroes(all)',
    ],
    ['something behind a jump', 'A sign.\n! goto 1.3; heal 1 -> heroes(all)'],
    ['a trap with choices', 'trap\nA sign.\n? "On": nothing\n? "Off": nothing'],
    ['"once"', 'A sign.\n? once "On": nothing\n? "Off": nothing'],
    ['a price', 'A sign.\n? "On" (2 gold): nothing\n? "Off": nothing'],
  ])('finds %s [RF linter 4]', (_, door) => {
    expect(faults({ door })).toEqual([4])
  })

  it('finds ids that stand twice [RF linter 4]', () => {
    expect(faults({ more: '## 1.3 Again\nIt is.' })).toEqual([4])
  })

  it('finds a wrong number of an area, an empty area and a missing difficulty [RF linter 4]', () => {
    expect(faults({ more: '## AREA Below\n\n## 3.1 Stair\nIt.' })).toEqual([4])
    expect(faults({ more: '## AREA Below\n\n## AREA Deeper\n\n## 3.1 Stair\nIt.' })).toEqual([4])
    expect(faults({ head: '# V90 A Test\n\nA cellar.' })).toEqual([4])
  })

  it('finds a wind beside other effects, and enemies that a bond or a spawn invents [RF linter 4]', () => {
    expect(faults(enemy('step: wind "It breathes."; hit 3 -> hero(random)'))).toEqual([4])
    expect(faults(enemy('step: hit 3 -> hero(random)\nbond E09'))).toEqual([4])
    expect(faults(enemy('step: hit 3 -> hero(random)\nspawn E09 1/1/1/1 at 50'))).toEqual([4])
  })

  it.each([
    [
      'a misspelt word in a fight',
      { door: 'It opens.\n\ncombat bos E01 1/1/1/1 + E02 0/1/1/2' },
      '14:8 error Write: combat GROUPS, or: combat boss GROUPS.',
    ],
    [
      'a capital letter',
      { door: 'It opens.\n\nCombat E01 1/1/1/1 + E02 0/1/1/2' },
      '14:1 error Did you mean "combat"? Choose from: combat.',
    ],
    [
      'three numbers for four players',
      { door: 'It opens.\n\ncombat E01 1/1/1 + E02 0/1/1' },
      '14:12 error Write: combat GROUPS.',
    ],
    [
      'a misspelt reward',
      { door: 'It opens.\n\ncombat E01 1/1/1/1\nrewad: heal 1 -> heroes(all)' },
      '15:1 error Did you mean "reward"? Choose from: weaken, reward, then.',
    ],
    [
      'a misspelt trap',
      { door: 'tarp\nIt opens.' },
      '12:1 warning Did you mean "trap"? Choose from: by, trap.',
    ],
    [
      'lines of a fight whose first line is misspelt beyond knowing',
      { door: 'It opens.\n\nquarrel E01 and E02\nreward: heal 1 -> heroes(all)' },
      '15:1 error Write first what it belongs to: trade, check, riddle, combat.',
    ],
    ['an enemy without Life', lifeless, '21:1 error Write "life 1" or more.'],
    [
      'a difficulty that there is not',
      { head: '# V90 A Test\ndifficulty 9\n\nA cellar.' },
      '2:1 error Write "difficulty 1" (to 5) below the title, once.',
    ],
  ])('says where and what to do about %s [RF linter 4]', (_, changes, told) => {
    const books = stories({ names: { enemies: ['E01', 'E02'] }, frailest: [17, 20] })
    const [problem] = books.check(books.read(textWith(changes)))
    expect(`${problem.line}:${problem.column} ${problem.level} ${problem.advice}`).toBe(told)
  })

  it('reports them with line, column and advice [RF linter 4]', () => {
    const [problem] = stories().read(textWith({ door: 'A sign.\n! hit 3 -> enmy' })).problems
    expect(problem).toMatchObject({ line: 13, column: 12, check: 'RF linter 4', level: 'error' })
    expect(problem.message).toBe('Expected a target that is allowed here, but found "enmy"')
  })
})

it('wants four counts from 0 to 8 that do not fall [RF linter 5]', () => {
  expect(faults({ door: 'Rats.\n\ncombat E01 2/1/1/1' })).toEqual([5])
  expect(faults({ door: 'Rats.\n\ncombat E01 1/1/1/9' })).toEqual([5])
  expect(faults(enemy('step: hit 3 -> hero(random)\nspawn E01 2/1/1/1 at 50'))).toEqual([5])
})

it('wants somebody to fight in every state of the flags [RF linter 5]', () => {
  const head = withFlags('lamp')
  const more = '## 1.4 Lamp\nIt.\n\n! flag lamp on'
  expect(faults({ door: 'Rats.\n\ncombat E01 0/1/1/1' })).toEqual([5])
  expect(faults({ door: 'Rats.\n\ncombat E01 1/1/1/1 if lamp', head, more })).toEqual([5])
  expect(
    faults({ door: 'Rats.\n\ncombat E01 1/1/1/1 if lamp + E02 1/1/1/1 if not lamp', head, more }),
  ).toEqual([])
})

describe('own enemies', () => {
  const hit = 'step: hit 3 -> hero(random)'

  it.each([
    ['a percentage out of bounds', `${hit}\nat 100\n${hit}`],
    ['a percentage of 0', `${hit}\nfrenzy 0 2`],
    ['two scripts from the same percentage on', `${hit}\nat 50\n${hit}\nat 50\n${hit}`],
    ['an empty script', `${hit}\nat 50`],
    ['no script at all', 'ward 1'],
    ['a wind as the last step', `${hit}\nstep: wind "It breathes in."`],
    ['a bond in a circle', `${hit}\nbond L01`],
    ['a second tier', `${hit}\ntier 2`],
  ])('finds %s [RF linter 6]', (_, lines) => {
    expect(faults(enemy(lines))).toEqual([6])
  })

  it('lets spawn and frenzy share a percentage with a script, and a lone wind be a script [RF linter 6]', () => {
    expect(faults(enemy(`${hit}\nat 50\n${hit}\nfrenzy 50 2\nspawn E01 1/1/1/1 at 50`))).toEqual([])
    expect(faults(enemy('step: wind "It ticks."\nfuse 3 hit 9 -> heroes(half)'))).toEqual([])
  })
})

describe('choices, checks, trades and riddles', () => {
  it.each([
    ['a choice with one option', 'A sign.\n? "On": nothing'],
    ['a choice with five options', `A sign.\n${'? "On": nothing\n'.repeat(5)}`],
    ['a check that addresses nobody', 'A font.\n\ncheck luck 3\npass: nothing\nfail: nothing'],
    ['a trade for Life that addresses nobody', 'A knight.\n\ntrade life 3\naccept: nothing'],
    ['a Luck value out of bounds', 'by hero(random)\nA font.\n\ncheck luck 7\npass: nothing\nfail: nothing'],
    ['a check without failure', 'by hero(random)\nA font.\n\ncheck luck 3\npass: nothing'],
    [
      'a check with two successes',
      'by hero(random)\nA font.\n\ncheck luck 3\npass: nothing\npass: nothing\nfail: nothing',
    ],
    ['a riddle without answers', 'A face.\n\nriddle "What am I?"\nright: nothing\nwrong: nothing'],
    [
      'too many tries',
      'A face.\n\nriddle "What am I?"\nanswers "salt"\ntries 4\nright: nothing\nwrong: nothing',
    ],
    [
      'a list without the answer',
      'A face.\n\nriddle "What am I?"\nanswers "salt"\npick "a crown", "a die"\nright: nothing\nwrong: nothing',
    ],
    [
      'a list with two answers',
      'A face.\n\nriddle "What am I?"\nanswers "salt"\npick "the salt", "Salt!"\nright: nothing\nwrong: nothing',
    ],
  ])('finds %s [RF linter 7]', (_, door) => {
    expect(faults({ door })).toEqual([7])
  })

  it('wants one option without a condition [RF linter 7]', () => {
    const door = 'A sign.\n! say "Hm."\n? if lamp: "On": nothing\n? if not lamp: "Off": nothing'
    expect(faults({ door, head: withFlags('lamp'), more: '## 1.4 Lamp\nIt.\n\n! flag lamp on' })).toEqual([7])
  })

  it('reads a riddle with a list and one with typed answers [RF linter 7]', () => {
    const rest = 'tries 2\nright: heal 3 -> heroes(all)\nwrong: lose 1 -> heroes(all)'
    expect(faults({ door: `A face.\n\nriddle "What?"\nanswers "a guess", "guess"\n${rest}` })).toEqual([])
    expect(
      faults({ door: `A face.\n\nriddle "What?"\nanswers "guess"\npick "a guess", "a die"\n${rest}` }),
    ).toEqual([])
  })
})

function option(effect: string): string {
  return `A sign.\n? "On": ${effect}\n? "Off": nothing`
}

it('lets nobody at full Life die of a choice, a trade or a check [RF linter 8]', () => {
  expect(faults({ door: option('hit 8 -> heroes(half)') })).toEqual([])
  expect(faults({ door: option('hit 9 -> heroes(half)') })).toEqual([8])
  expect(faults({ door: option('hit 4 -> heroes(half); lose 9 -> hero(random)') })).toEqual([8])
  expect(faults({ door: option('lose 5h -> hero(random)') })).toEqual([8])
  expect(faults({ door: 'by hero(random)\nA knight.\n\ntrade life 16\naccept: lose 1 -> chosen' })).toEqual([
    8,
  ])
  expect(
    faults({ door: 'by hero(random)\nA font.\n\ncheck luck 3\npass: nothing\nfail: lose 17 -> chosen' }),
  ).toEqual([8])
})

it('wants texts of 1 to 300 characters, each paragraph for itself [RF linter 9]', () => {
  const long = 'a'.repeat(200)
  expect(faults({ door: `${long}\n\n${long}` })).toEqual([])
  expect(faults({ door: `${long}\n${long}` })).toEqual([9])
  expect(faults({ door: `A sign.\n! say "${long}${long}"` })).toEqual([9])
  expect(faults({ door: 'A sign.\n? "": nothing\n? "Off": nothing' })).toEqual([9])
})
