import { describe, expect, it } from 'vitest'
import { gameWith, laid, type Laid } from './table.ts'

const view = (it: Laid) => gameWith().view(laid({ xp: 1, ...it }).t, 0)
const causes = (it: Laid) => view(it).because.map((list) => list.map(({ cause }) => cause))

describe('"Because you…"', () => {
  const A =
    'Here.\n! if title T001: say "A child waves."\n! if not title T001: say "Nobody waves."\n? rest\n? move'

  it('rings at a paragraph that a title opened, and tells where it was earned', () => {
    const { because, page } = view({ parts: { A }, titles: ['T001'] })
    expect(page).toEqual(['Here.', 'A child waves.'])
    expect(because[0]).toEqual([])
    expect(because[1]).toMatchObject([{ title: 'T001', where: 'This adventure' }])
  })

  it('stays mute at what the lack of a title opened', () => {
    expect(causes({ parts: { A } })).toEqual([[], []])
  })

  it('rings at a choice, and names of several reasons only those that hold', () => {
    const parts = { A: 'Here.\n? if title T001 or title T002: "Greet her" -> A6\n? move' }
    const [greet, move] = view({ parts, titles: ['T002'] }).ways
    expect(greet.because.map(({ title }) => title)).toEqual(['T002'])
    expect(move.because).toEqual([])
  })

  it('rings at an entry that only a title leads to, not at one that can be chosen too', () => {
    const parts = {
      A: '! if title T001: goto A6\nHere.\n? move',
      A5: null,
      A6: 'She knows you.\n? move',
      A8: null,
    }
    expect(causes({ parts, titles: ['T001'] })[0]).toHaveLength(1)
    const chosen = { ...parts, A: '! if title T001: goto A6\nHere.\n? "On" -> A6\n? move' }
    expect(causes({ parts: chosen, titles: ['T001'] })).toEqual([[]])
  })

  it('tells a keyword in its sentence and by its place, once it lies behind, and never clockwork', () => {
    const parts = {
      A: 'Here.\n! if ROPE: say "You climb."\n! if CLOCK: say "It ticks."\n? move',
      B: 'The mill.\n! record ROPE; record CLOCK\n? rest\n? move',
    }
    const keywords = ['ROPE', 'CLOCK']
    const { because } = view({ parts, keywords, arrange: (t) => void (t.read['B'] = 1) })
    expect(because).toEqual([[], [{ title: null, cause: 'You have a rope.', where: 'Mill', memory: '' }], []])
    expect(causes({ parts, keywords })).toEqual([[], [], []])
  })

  it('goes back to the title for which the book set up a keyword', () => {
    const parts = {
      SETUP: '! if title T001: record CLOCK',
      A: 'Here.\n! if CLOCK: say "It ticks."\n? rest\n? move',
    }
    const { because } = view({ parts, keywords: ['CLOCK'], titles: ['T001'] })
    expect(because[1]).toMatchObject([{ title: 'T001' }])
  })

  it('names who opened it by being who they are', () => {
    const people = laid().t.heroes[1].people
    const parts = { A: `Here.\n! if people "${people}": say "Kin."\n? rest\n? move` }
    expect(causes({ parts, xp: 1 })[1]).toEqual([`Sile is a ${people}`])
  })
})
