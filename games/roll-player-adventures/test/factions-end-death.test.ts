import { describe, expect, it } from 'vitest'
import type { Party } from '../rules/state.ts'
import { inShort, laid, take, type Laid, type Table } from './table.ts'

const here = (lines: string) => ({ A: `Here.\n${lines}\n? rest\n? move` })

const after = (lines: string, favor: number[]): Party['journal'] =>
  laid({ parts: here(lines), xp: 1, arrange: (t) => void (t.journal.favor = favor) }).t.journal

describe('faction tracks', () => {
  it('move right and left, one for each faction [RPA-129, RPA-130]', () => {
    expect(after('! favor F1 +2; favor F2 -1; favor F3 +1', [5, 5, 5]).favor).toEqual([7, 4, 6])
  })

  it('give 1 XP for each space beyond their ends, at 0 and at 10 [RPA-131, RPA-132, RPA-133, RPA-R21, INV-27]', () => {
    expect(after('! favor F1 +3', [9, 5, 5])).toMatchObject({ favor: [10, 5, 5], xp: 3 })
    expect(after('! favor F3 -4', [5, 5, 1])).toMatchObject({ favor: [5, 5, 0], xp: 4 })
  })

  it('count the top one as highest and the bottom one as lowest of those that tie [RPA-134, RPA-R23, RPA-R92]', () => {
    expect(after('! favor best +1; favor worst -1', [5, 5, 5]).favor).toEqual([6, 5, 4])
    expect(after('! favor best -1', [4, 7, 7]).favor).toEqual([4, 6, 7])
    expect(after('! favor worst +1', [3, 3, 5]).favor).toEqual([3, 4, 5])
  })
})

const arrange = (t: Party): void => void (t.mayEnd = true)

describe('THE END', () => {
  it('may be turned to directly [RPA-135, RPA-137]', () => {
    const s = laid({ parts: { A: 'Here.\n? "Over" -> THE END\n? rest' }, xp: 20 })
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.ask.kind).toBe('guild')
  })

  it('stands beside every move once it was announced, and not before [RPA-136, RPA-R43, DEC-09]', () => {
    const parts = {
      A: 'Here.\n? "Announce": allow-end; allow-end; stay\n? rest\n? move',
      A6: 'No move.\n? rest\n? "On" -> A',
    }
    const s = laid({ parts, xp: 1 })
    expect(s.texts).toEqual(['Announce', 'Rest', 'Move on the map'])
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.texts).toEqual(['Announce', 'Rest', 'Move on the map', 'Turn to THE END'])
    expect(laid({ parts, entry: 'A6', xp: 1, arrange: (t) => void (t.mayEnd = true) }).texts).toEqual([
      'Rest',
      'On',
    ])
    s.choose({ verb: 'takeWay', choice: 3 })
    expect(s.told('adventureOver')).toHaveLength(1)
  })

  it('stands beside no move whose condition does not hold [RPA-136]', () => {
    const A = 'Here.\n? rest\n? "Wait": say "Hm."\n? if ROPE: move'
    expect(laid({ parts: { A }, xp: 1, arrange }).texts).toEqual(['Rest', 'Wait'])
    expect(laid({ parts: { A }, xp: 1, arrange, keywords: ['ROPE'] }).texts).toContain('Turn to THE END')
  })

  it('is there even where every path is closed', () => {
    const s = laid({
      xp: 1,
      arrange: (t) => {
        t.mayEnd = true
        t.map.closed = ['A-B', 'A-C']
      },
    })
    expect(s.texts).toEqual(['Rest', 'Turn to THE END'])
    expect(s.whyNot('choice:2')).toEqual(['RPA-R32'])
  })

  it('is over where none of its choices is open [RPA-137]', () => {
    const parts = { 'THE END': 'Over.\n? if ROPE: "Back" -> THE END.1', 'THE END.1': 'Done.' }
    const s = laid({ parts, entry: 'THE END', xp: 1 })
    expect(s.told('adventureOver')).toHaveLength(1)
    expect(s.ask.kind).toBe('guild')
  })

  it('lets nobody die [RPA-R89]', () => {
    const parts = {
      'THE END': 'Over.\n! fatigue each 30\n? "One" -> THE END.1\n? "Two": gain 1 gold',
      'THE END.1': 'Done.',
    }
    const s = laid({ parts, entry: 'THE END', hands: [['AR01']] })
    expect(s.texts).toEqual(['One', 'Two'])
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.journal.deaths).toBe(0)
    expect(s.told('adventureOver')).toHaveLength(1)
  })
})

describe('exhaustion', () => {
  it('comes when fatigue equals health, and fatigue never grows beyond it [RPA-206, RPA-207, INV-04, INV-05]', () => {
    const s = laid({
      parts: here('! fatigue storyteller 4; fatigue storyteller 9'),
      health: [5],
      fatigue: [1],
      xp: 1,
    })
    expect(s.t.heroes[0]).toMatchObject({ fatigue: 5, health: 5 })
    expect(s.told('exhausted').map(({ hero }) => hero)).toEqual([0])
  })

  it('ends as soon as fatigue is lower than health again [RPA-208, RPA-209]', () => {
    const s = laid({ parts: here('! recover each 1'), fatigue: [16, 0], xp: 1 })
    expect(s.told('revived').map(({ hero }) => hero)).toEqual([0])
  })
})

describe('death', () => {
  const parts = {
    A7: 'Dragged.\n! goto A4',
    A4: 'Still down.\n! if exhausted: death -> B1\n? rest',
    B1: 'In the loft.\n? rest\n? move',
    A: 'Here.\n! fatigue each 30\n! goto A7',
  }
  const dead = (it: Laid = {}): Table => laid({ parts, xp: 4, ...it })

  it('comes when the story says so: until then the party goes on with its actions [RPA-210, RPA-R27]', () => {
    const s = dead()
    expect(s.told('readAloud').map(({ text }) => text)).toEqual([
      'Here.',
      'Dragged.',
      'Still down.',
      'Dark 1.',
      'In the loft.',
    ])
  })

  it('marks the next box, reads its entry, and goes on where the book says [RPA-211, RPA-R25, INV-39]', () => {
    const s = dead({ arrange: (t) => void (t.journal.deaths = 2) })
    expect(s.t.journal.deaths).toBe(3)
    expect(s.t.afterDeath).toBe('')
    expect(s.told('deathMarked')).toEqual([{ type: 'deathMarked', box: 3 }])
    expect(s.told('entryOpened').map(({ entry }) => entry)).toContain('Death-3')
    expect(s.t).toMatchObject({ story: { entry: 'B1' }, map: { at: 'B' } })
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([11, 11])
  })

  it('has six boxes; a further death reads the last again [RPA-R24]', () => {
    const s = dead({ arrange: (t) => void (t.journal.deaths = 6) })
    expect(s.t.journal.deaths).toBe(6)
    expect(s.told('entryOpened').map(({ entry }) => entry)).toContain('Death-6')
  })

  it('erases the rest track, but never the legendary mark [RPA-213, RPA-270]', () => {
    expect(dead({ arrange: (t) => void (t.journal.rests = 3) }).t.journal.rests).toBe(0)
    expect(dead({ legendary: true, arrange: (t) => void (t.journal.rests = 3) }).t.journal.rests).toBe(1)
  })

  it('counts over the whole campaign [RPA-212]', () => {
    const s = laid({ entry: 'THE END', hands: [['AR01']], arrange: (t) => void (t.journal.deaths = 2) })
    s.choose({ verb: 'done' })
    expect(s.t.journal.deaths).toBe(2)
  })

  it('comes by itself where nothing else is left to do, and leads to the recovery entry [RPA-R26, RPA-R25]', () => {
    const choices = { A: 'Here.\n! fatigue each 30\n? rest\n? move' }
    expect(laid({ parts: choices, xp: 1 }).t).toMatchObject({
      journal: { deaths: 1 },
      story: { entry: 'A9' },
    })
    const block = { A: 'Here.\n! fatigue each 30\n\ncheck Climb I\npass -> A6\nfail -> A7' }
    expect(laid({ parts: block, xp: 1 }).t).toMatchObject({ journal: { deaths: 1 }, story: { entry: 'A9' } })
    // Also after a rest, when a trigger has done it.
    const SETUP = 'Set.\n! on rest: fatigue each 30'
    const rest = laid({ parts: { SETUP, A: 'Here.\n? "Wait": say "Hm."\n? rest' }, xp: 1 })
    rest.choose({ verb: 'takeWay', choice: 1 })
    expect(rest.t).toMatchObject({ journal: { deaths: 1 }, story: { entry: 'A9' } })
  })

  it('is noted only after all actions of an entry [RPA-R27]', () => {
    const s = laid({
      parts: { A: 'Here.\n! fatigue each 30\n! recover storyteller 1\n? rest\n? move' },
      xp: 1,
    })
    expect(s.t.journal.deaths).toBe(0)
    expect(inShort(s)).toHaveLength(2)
  })

  it('may ask for cards', () => {
    const s = laid({
      entry: 'A9',
      xp: 1,
      hands: [['AR01', 'WE01']],
      parts: { A9: 'Up.\n! giveup storyteller 1\n? rest\n? move' },
    })
    take(s, 'pickCard 0 WE01')
    expect(s.t.heroes[0].hand).toEqual(['AR01'])
  })
})
