import { describe, expect, it } from 'vitest'
import { stories } from '../index.ts'
import { faults, textWith, withA2 } from './book.ts'

const choices = '? rest\n? move'

function twoJumps(first: string, second: string): string {
  return `! record ROPE; record LAMP\n! if ${first}: goto B1\n! if ${second}: goto A9\nThe green.\n${choices}`
}

it('finds nothing wrong with a small whole book', () => {
  expect(faults({})).toEqual([])
})

describe('reading', () => {
  it('reports a line that cannot be read with its line and column [L01]', () => {
    const books = stories()
    const [problem] = books.read(textWith({ A: `The green.\n! gian 2 gold\n${choices}` })).problems
    expect(problem).toMatchObject({ check: 'L01', level: 'error', line: 19, column: 3 })
    expect(problem.message).toBe('There is no command "gian"')
    expect(problem.advice).toContain('Did you mean "gain"?')
  })

  it.each([
    ['a list', '- one\n- two'],
    ['a heading too deep', '### More'],
    ['a choice without an arrow', '? "Go" B'],
    ['a "!" line below choices', '? move\n! lose 1 gold'],
    ['text below choices', '? move\n\nAnd then?'],
    ['a block below choices', '? move\ncheck Climb I\npass -> A\nfail -> A'],
    ['a word in braces that means nothing', '{nobody} waves.\n? move'],
  ])('reports %s [L01]', (_, body) => {
    expect(faults({ A: `The green.\n\n${body}\n\n${choices}` })).toEqual(['L01'])
  })

  it('asks for MAP, SETUP and BEGIN in this order [L01]', () => {
    expect(faults({ SETUP: null })).toEqual(['L01'])
  })

  it('asks for both outcomes of a check [L01]', () => {
    expect(faults(withA2('Up.\n\ncheck Climb I\npass -> THE END'))).toEqual(['L01'])
  })

  it('finds a second line for the same outcome [L01]', () => {
    expect(faults(withA2('Up.\n\ncheck Climb I\npass -> THE END\npass -> A\nfail -> THE END'))).toContain(
      'L01',
    )
  })

  it.each(['goto A', 'death -> A', 'arrive A'])('lets nothing follow "%s" on the same line [L01]', (jump) => {
    expect(faults(withA2(`There.\n! ${jump}; lose 1 gold`))).toEqual(['L01'])
  })

  it('asks about text that looks like a broken block line [L41]', () => {
    expect(faults({ A: `check Climb\n${choices}` })).toEqual(['L41?'])
    expect(faults({ A: `You go up and\ncheck the bell twice, then once more.\n${choices}` })).toEqual([])
  })
})

describe('entries and the ways between them', () => {
  it('finds a label that stands twice [L02]', () => {
    const books = stories({ entries: { least: 1, most: 20 } })
    const problems = books.check(books.read(`${textWith({})}\n\n## B1\nAgain.\n? move\n`))
    expect(problems.map(({ check }) => check)).toEqual(['L02'])
  })

  it.each([
    ['goto', '! if gold >= 9: goto A7\n! goto A'],
    ['a choice', '? "Off" -> A7\n? "Back" -> A'],
    ['death', '! if exhausted: death -> A7\n! goto A'],
    ['an outcome', 'check Climb I\npass -> THE END\nfail -> A7'],
  ])('finds a target of %s that does not exist [L03]', (_, body) => {
    expect(faults(withA2(`There.\n\n${body}`))).toEqual(['L03'])
  })

  it('finds a recover line that leads nowhere [L03]', () => {
    const map = 'loc A "Green" at B2\nloc B "Mill" at C2\npath A-B\nstart A\nrecover A8'
    expect(faults({ MAP: map, A9: null })).toEqual(['L03'])
  })

  it('finds an entry that nothing leads to [L05]', () => {
    expect(faults({ B2: 'A loft.\n? move' })).toEqual(['L05'])
  })

  it('reaches entries by moves, by items and by encounters [L05]', () => {
    const map = 'loc A "Green" at B2\nloc B "Mill" at C2\npath A-B enc 1\nstart A\nrecover A9'
    const parts = {
      MAP: map,
      A: 'The green.\n! reveal item 41\n? item\n? rest\n? move',
      A41: 'It hums.\n! goto A',
      'ADV1-1': 'A wagon.\n? "Pull" -> ADV1-1.1\n? "Go round": lose 1 gold',
      'ADV1-1.1': 'It gives.',
    }
    expect(faults(parts)).toEqual([])
  })

  it('finds a dead end [L06]', () => {
    expect(faults(withA2('A hedge.\n! if gold >= 3: goto THE END'))).toEqual(['L06'])
  })

  it.each(['? rest', '? item', '? once "Back" -> A', '? "Back" (1 gold) -> A', '? if gold >= 1: move'])(
    'finds that %s may be missing [L07]',
    (choice) => {
      expect(faults(withA2(`A hedge.\n? if gold >= 2: "Back" -> A\n${choice}`))).toEqual(['L07'])
    },
  )

  it('finds jumps without end [L08]', () => {
    expect(faults({ A: '! if ROPE: goto B2\nOff.\n! record ROPE\n? move\n? rest', B2: '! goto A' })).toEqual([
      'L08',
    ])
  })

  it('lets jumps lead back where what they need excludes each other, or something changes [L08]', () => {
    expect(faults({ A: '! if exhausted: goto A9\nThe green.\n? rest\n? move' })).toEqual([])
    expect(
      faults({ A: '! if ROPE: goto B2\nOff.\n! record ROPE\n? move\n? rest', B2: '! erase ROPE\n! goto A' }),
    ).toEqual([])
  })

  it('finds what stands below a jump that always happens [L09]', () => {
    expect(faults({ BEGIN: 'It is late.\n! goto A\nNobody reads this.' })).toEqual(['L09?'])
    expect(faults({ BEGIN: 'It is late.\n! goto A\n? move' })).toEqual(['L09?'])
  })

  it('finds a special condition below a general one [L10]', () => {
    expect(faults({ A: twoJumps('ROPE', 'ROPE and LAMP') })).toEqual(['L10?'])
    expect(faults({ A: twoJumps('ROPE or LAMP', 'LAMP') })).toEqual(['L10?'])
    expect(faults({ A: twoJumps('ROPE and LAMP', 'ROPE') })).toEqual([])
  })

  it('asks for THE END and for a way to it [L25]', () => {
    expect(faults({ 'THE END': null, B1: 'Here.\n? move' })).toEqual(['L25'])
    expect(faults({ B1: 'Here.\n? move' })).toEqual(['L05', 'L25', 'L26'])
    expect(faults({ B1: 'Here.\n! allow-end\n? move' })).toEqual([])
  })

  it('finds an entry from which no way leads to THE END [L26]', () => {
    expect(faults(withA2('You sit.\n? "Sit on": stay'))).toEqual(['L26'])
  })
})
