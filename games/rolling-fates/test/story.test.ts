import { describe, expect, it } from 'vitest'
import type { Encounter } from '../content/adventure.ts'
import { rollingFates } from '../index.ts'
import { choice, check, combat, effect, find, riddle, text, trade, trap } from './pages.ts'
import { table, type Laid } from './table.ts'

const solo = [{ character: 'amakar' }]
const trio = [{ character: 'amakar' }, { character: 'akara' }, { character: 'leyana' }]
const next = find('nothing', { title: 'Next' })

const story = (encounter: readonly Encounter[], more: Partial<Laid> = {}) =>
  table({ heroes: solo, at: { kind: 'story', encounter }, ...more })

describe('finds and traps', () => {
  it('show title and text, wait, and then happen [RF-017, RF-R98, DEC-04]', () => {
    const s = story([find('lose 2 -> heroes(all)', { title: 'A pit', lines: [text('It is deep.')] }), next])
    expect(s.told('encounterBegan')).toMatchObject([{ title: 'A pit' }])
    expect(s.told('readAloud')).toMatchObject([{ text: 'It is deep.' }])
    expect(s.lives).toEqual([21])
    expect(s.ask).toMatchObject({ kind: 'continue', after: 'text' })
    s.play('go on')
    expect(s.lives).toEqual([19])
    expect(s.ask).toMatchObject({ kind: 'continue', after: 'outcome' })
  })

  it('are a page of story where nothing happens', () => {
    const s = story([find('nothing', { lines: [text('Dust.')] }), next]).play('go on')
    expect(s.told('encounterBegan')).toHaveLength(2)
  })

  it('pick their addressed Character first, and name it in the text [RF-R98]', () => {
    const s = story(
      [trap('lose 1 -> chosen', { by: 'weakest', lines: [text('{chosen} stumbles.')] }), next],
      {
        heroes: [{ character: 'amakar' }, { character: 'akara', life: 4 }],
      },
    )
    expect(s.t.chosen).toBe(1)
    s.play('go on')
    expect(s.lives).toEqual([21, 3])
  })

  it('name the addressed Character wherever a text does, also in what comes of it [RF-R115]', () => {
    const told = 'say "{chosen} learns to swim, *quickly*."; lose 1 -> chosen'
    const s = story([trap(told, { by: 'weakest' }), next], {
      heroes: [{ character: 'amakar' }, { character: 'akara', life: 4 }],
    })
    s.play('go on')
    const lines = s.told('readAloud').map((event) => rollingFates.words.event(event, s.view))
    expect(lines).toContain('Akara learns to swim, quickly.')
  })

  it('read and do line after line, each with its condition', () => {
    const lines = [
      text('One.'),
      effect('flag seen on'),
      text('Seen.', { flag: 'seen' }),
      effect('lose 1 -> heroes(all)', { flag: 'fed' }),
    ]
    const s = story([find('nothing', { lines }), next]).play('go on')
    expect(s.told('readAloud').map(({ text: it }) => it)).toEqual(['One.', 'Seen.'])
    expect(s.lives).toEqual([21])
  })
})

const fight = (n: number) =>
  combat([['E09', [1, 1, 1, 1]]], { weaken: [{ enemy: 'E09', n, flags: ['seen', 's-fed'] }] })

const life = (n: number, flags: string[]) =>
  story([fight(n)], { heroes: trio, flags })
    .play('go on')
    .enemy()

describe('choices', () => {
  it('let the group take one of the open options; the first answer counts [DEC-05, RF-R65, RF-R104]', () => {
    const s = story(
      [
        choice([
          ['Left', 'lose 1 -> heroes(all)'],
          ['Right', 'nothing'],
          ['Secret', 'nothing', 'seen'],
        ]),
        next,
      ],
      { heroes: trio },
    )
    expect(s.offers).toEqual(['Left', 'Right'])
    expect(s.options.every(({ seat }) => seat === -1)).toBe(true)
    s.play('Left')
    expect(s.lives).toEqual([20, 16, 17])
    expect(s.t.leader).toBe(1)
  })

  it('show an option whose condition holds [DEC-05]', () => {
    const s = story(
      [
        choice([
          ['Left', 'nothing'],
          ['Right', 'nothing'],
          ['Secret', 'nothing', 'seen'],
        ]),
        next,
      ],
      { flags: ['seen'] },
    )
    expect(s.offers).toEqual(['Left', 'Right', 'Secret'])
  })

  it('are made by the addressed Character’s player alone [DEC-06, RF-091]', () => {
    const s = story(
      [
        choice(
          [
            ['Take it', 'lose 3 -> chosen'],
            ['Leave it', 'nothing'],
          ],
          { by: 'strongest' },
        ),
        next,
      ],
      { heroes: trio },
    )
    expect(s.ask).toEqual({ kind: 'choice', seat: 0 })
    expect(s.offers).toEqual(['Amakar: Take it', 'Amakar: Leave it'])
    s.play('Amakar: Take it')
    expect(s.lives).toEqual([18, 17, 18])
    // It was no group decision: the leader stays.
    expect(s.t.leader).toBe(0)
  })

  it('jump forward within the area; an option’s jump goes before the encounter’s', () => {
    const pages = [
      choice(
        [
          ['Near', 'nothing'],
          ['Far', 'nothing; goto 1.4'],
        ],
        { next: '1.3' },
      ),
      find('nothing', { title: 'Two' }),
      find('nothing', { title: 'Three' }),
      find('nothing', { title: 'Four' }),
    ]
    expect(story(pages).play('Far', 'go on').told('encounterBegan').at(-1)?.title).toBe('Four')
    expect(story(pages).play('Near', 'go on').told('encounterBegan').at(-1)?.title).toBe('Three')
  })

  it('show what comes of them only when it happens, and stop the way back [RF-R97, RF-R88]', () => {
    const s = story([
      choice([
        ['Left', 'lose 1 -> heroes(all)'],
        ['Right', 'nothing'],
      ]),
      next,
    ])
    expect(JSON.stringify(s.view)).not.toContain('lose')
    s.play('Left')
    expect(s.undoStop).toBe('card')
  })

  it('remember facts for later encounters, until the adventure ends', () => {
    const fight = combat([
      ['E01', [1, 1, 1, 1]],
      ['E02', [1, 1, 1, 1], { not: { flag: 'seen' } }],
    ])
    const s = story([
      choice([
        ['See', 'flag seen on'],
        ['Look away', 'nothing'],
      ]),
      fight,
    ])
    s.play('See', 'go on', 'go on')
    expect(s.t.enemies.map(({ kind }) => kind)).toEqual(['E01'])
  })

  it('lower the Life of an enemy for each fact that is on, per Character, but not below 1 [RF-R51]', () => {
    expect(life(4, [])).toMatchObject({ life: 138, maxLife: 138 })
    expect(life(4, ['seen', 's-fed'])).toMatchObject({ life: 138 - 24, maxLife: 138 - 24 })
    expect(life(90, ['seen'])).toMatchObject({ life: 1, maxLife: 1 })
  })

  it('turn flags off again', () => {
    const s = story(
      [
        choice([
          ['Off', 'flag seen off'],
          ['On', 'flag seen on'],
        ]),
        next,
      ],
      { flags: ['seen'] },
    ).play('Off')
    expect(s.t.flags).toEqual([])
  })
})

const ballot = (heroes: Laid['heroes'], leader = 0) =>
  story(
    [
      choice([
        ['Left', 'nothing; goto 1.3'],
        ['Right', 'nothing'],
      ]),
      next,
      find('nothing', { title: 'Left' }),
    ],
    {
      heroes,
      options: { votes: true },
      arrange: (t) => void (t.leader = leader),
    },
  )

describe('votes', () => {
  it('are cast once by every seat; more than half decide [RF-R65, DEC-05]', () => {
    const s = ballot(trio)
    expect(s.offers).toEqual([
      'Amakar: Left',
      'Amakar: Right',
      'Akara: Left',
      'Akara: Right',
      'Leyana: Left',
      'Leyana: Right',
    ])
    s.play('Akara: Left')
    expect(s.view.votes).toEqual([-1, 0, -1])
    expect(s.offers).toEqual(['Amakar: Left', 'Amakar: Right', 'Leyana: Left', 'Leyana: Right'])
    s.play('Leyana: Left')
    expect(s.told('decided')).toMatchObject([{ label: 'Left' }])
    expect(s.t.leader).toBe(1)
  })

  it('are decided by the leader if nobody has more than half; then the lead moves on [RF-R65]', () => {
    const two = [{ character: 'amakar' }, { character: 'akara' }]
    const s = ballot(two, 1).play('Amakar: Left', 'Akara: Right')
    expect(s.told('decided')).toMatchObject([{ label: 'Right' }])
    expect(s.t.leader).toBe(0)
  })

  it('need one voice where one plays alone [RF-001]', () => {
    expect(ballot(solo).play('Amakar: Left').told('decided')).toHaveLength(1)
  })
})

const spell = (s: ReturnType<typeof story>, answer: string) => s.play(...answer.split(''), 'sayIt')

describe('riddles', () => {
  it('with listed answers are picked from, and a wrong one is not offered again [RF-R67, DEC-07]', () => {
    const s = story(
      [
        riddle(['a guess'], {
          pick: ['a crown', 'a guess', 'a debt'],
          tries: 2,
          right: 'heal 3 -> heroes(all)',
        }),
        next,
      ],
      {
        heroes: [{ character: 'amakar', life: 10 }],
      },
    )
    expect(s.offers).toEqual(['a crown', 'a guess', 'a debt'])
    s.play('a debt')
    expect(s.offers).toEqual(['a crown', 'a guess'])
    expect(s.whyNot('option:2')).toEqual(['RF-R67'])
    s.play('a guess')
    expect(s.lives).toEqual([13])
    expect(s.t.statistics.riddles).toBe(1)
  })

  it('without a list are spelled sign by sign [RF-R67, RF-R102, DEC-07]', () => {
    const s = story([riddle(['Wake'], { tries: 2, right: 'heal 3 -> heroes(all)' }), next], {
      heroes: [{ character: 'amakar', life: 10 }],
    })
    expect(s.offers).toEqual(['abcdefghijklmnopqrstuvwxyz0123456789'.split(''), 'giveUp'].flat())
    spell(s, 'the wake')
    expect(s.told('answered')).toMatchObject([{ text: 'the wake', right: true }])
    expect(s.lives).toEqual([13])
  })

  it('compare without capitals, punctuation and a leading article [RF-R67]', () => {
    for (const [accepted, said] of [
      ['A spider’s web!', 'spiders web'],
      ['the wake', 'a wake'],
      ['Clock Spring', 'an clock spring'],
    ])
      expect(spell(story([riddle([accepted]), next]), said).told('answered')).toMatchObject([{ right: true }])
    expect(spell(story([riddle(['wake']), next]), 'awake').told('answered')).toMatchObject([{ right: false }])
  })

  it('fail after the last wrong try, and show the answer then [RF-R67, RF-R97]', () => {
    const s = story([riddle(['wake'], { tries: 2, wrong: 'lose 1 -> heroes(all)' }), next])
    spell(s, 'x')
    expect(s.told('riddleFailed')).toEqual([])
    expect(JSON.stringify(s.view)).not.toContain('wake')
    spell(s, 'y')
    expect(s.told('riddleFailed')).toEqual([{ type: 'riddleFailed', answer: 'wake' }])
    expect(s.lives).toEqual([20])
  })

  it('may be given up, which counts as all tries used [DEC-07]', () => {
    const s = story([riddle(['wake'], { tries: 3, wrong: 'lose 1 -> heroes(all)' }), next]).play('giveUp')
    expect(s.lives).toEqual([20])
  })

  it('take at most 24 signs and one blank between words [RF-R102]', () => {
    const s = story([riddle(['wake']), next])
    expect(s.offers).not.toContain(' ')
    s.play(...'a'.repeat(23).split(''), ' ')
    expect(s.offers).toEqual(['sayIt', 'giveUp'])
    expect(s.undo().undo().offers).toContain(' ')
  })

  it('are typed by the leader where the group votes, and by the addressed Character’s player [RF-R67]', () => {
    const voted = story([riddle(['wake']), next], {
      heroes: trio,
      options: { votes: true },
      arrange: (t) => void (t.leader = 2),
    })
    expect(voted.ask).toEqual({ kind: 'spell', seat: 2 })
    // A riddle is one decision: the lead moves once.
    voted.play('x', 'sayIt')
    expect(voted.t.leader).toBe(0)
    const addressed = story([riddle(['wake'], { by: 'weakest' }), next], { heroes: trio })
    expect(addressed.ask.seat).toBe(1)
  })

  it('vote on listed answers [RF-R67, RF-R65]', () => {
    const s = story([riddle(['a'], { pick: ['a', 'b'], tries: 1 }), next], {
      heroes: trio.slice(0, 2),
      options: { votes: true },
    })
    s.play('Amakar: a', 'Akara: a')
    expect(s.t.statistics.riddles).toBe(1)
  })
})

const dear = (life: number) =>
  story([trade('life', 3, 'treasure 1 -> chosen', { by: 'weakest' }), next], {
    heroes: [{ character: 'akara', life, stats: { defense: 2 } }],
  })

describe('offers', () => {
  const rich = [{ character: 'amakar', treasures: ['T01', 'T13', 'T29'] }]

  it('can be accepted only if they can be paid in full [RF-R70, DEC-08]', () => {
    const poor = story([trade('cards', 1, 'heal 1 -> chosen', { by: 'random' }), next])
    expect(poor.offers).toEqual(['Amakar: decline'])
    const s = story([trade('value', 7, 'heal 1 -> chosen', { by: 'random' }), next], { heroes: rich })
    expect(s.offers).toEqual(['Amakar: decline'])
    const able = story([trade('value', 6, 'heal 1 -> chosen', { by: 'random' }), next], { heroes: rich })
    expect(able.offers).toEqual(['Amakar: accept', 'Amakar: decline'])
  })

  it('take cards of the addressed Character until the price is reached, no change given [RF-R70, DEC-09]', () => {
    const s = story([trade('value', 3, 'treasure 2 -> chosen', { by: 'random' }), next], {
      heroes: rich,
      treasureDeck: ['T02', 'T03'],
    })
    s.play('Amakar: accept')
    expect(s.offers).toEqual([
      'Amakar pays Chipped Throwing Knife',
      'Amakar pays Balanced Hatchet',
      "Amakar pays Captain's Sabre",
    ])
    s.play('Amakar pays Balanced Hatchet')
    expect(s.ask).toMatchObject({ kind: 'payPrice', left: 1 })
    // Nothing is put aside before the price is reached.
    expect(s.t.aside).toEqual([])
    s.play("Amakar pays Captain's Sabre")
    expect(s.t.aside).toEqual(['T13', 'T29'])
    expect(s.hero().treasures).toEqual(['T01', 'T02', 'T03'])
  })

  it('cost Life, unless that would reach 0 [RF-R70]', () => {
    expect(dear(3).offers).toEqual(['Akara: decline'])
    const s = dear(4).play('Akara: accept')
    expect(s.lives).toEqual([1])
    expect(s.hero().treasures).toHaveLength(1)
  })

  it('are paid by a group in turn, each one card or nothing, from seat 1 on [RF-R70, DEC-09]', () => {
    const s = story([trade('cards', 2, 'heal 5 -> heroes(all)'), next], {
      heroes: [
        { character: 'amakar', life: 5, treasures: ['T01'] },
        { character: 'akara', treasures: ['T02', 'T03'] },
      ],
    })
    s.play('accept')
    expect(s.offers).toEqual(['Amakar pays Chipped Throwing Knife', 'Amakar: decline'])
    s.play('Amakar: decline')
    expect(s.offers).toEqual(['Akara pays Moss Poultice', 'Akara pays Hard Biscuit', 'Akara: decline'])
    s.play('Akara pays Hard Biscuit', 'Amakar pays Chipped Throwing Knife')
    expect(s.t.aside).toEqual(['T01', 'T03'])
    expect(s.lives[0]).toBe(10)
  })

  it('count as declined if all pass in a row, and nothing is put aside [RF-R70]', () => {
    const s = story([trade('cards', 2, 'heal 5 -> heroes(all)', { decline: 'say "Pity."' }), next], {
      heroes: [
        { character: 'amakar', life: 5, treasures: ['T01'] },
        { character: 'akara', treasures: ['T02'] },
      ],
    })
    s.play('accept', 'Amakar pays Chipped Throwing Knife', 'Akara: decline')
    // Amakar has nothing left to offer and passes; that makes two in a row.
    expect(s.told('offerAnswered')).toMatchObject([{ accepted: false }])
    expect(s.told('readAloud').at(-1)).toMatchObject({ text: 'Pity.' })
    expect(s.t.aside).toEqual([])
    expect(s.lives[0]).toBe(5)
  })

  it('leave an excess to be settled when the payment made room smaller [RF-R57]', () => {
    const s = story([trade('cards', 1, 'heal 1 -> chosen', { by: 'random' }), next], {
      heroes: [{ character: 'amakar', treasures: ['T09', 'T01', 'T02', 'T03', 'T04'] }],
    })
    s.play('Amakar: accept', 'Amakar pays Saddle Straps')
    expect(s.ask.kind).toBe('excess')
  })

  it('do nothing when declined [DEC-08]', () => {
    const s = story([trade('cards', 1, 'heal 1 -> heroes(all)'), next], { heroes: rich }).play('decline')
    expect(s.hero().treasures).toHaveLength(3)
  })
})

const roll = (shows: number) =>
  story([check(4, 'heal 3 -> chosen', 'lose 3 -> chosen'), next], {
    heroes: [{ character: 'amakar', life: 10, traits: ['X08'] }],
    random: { app: [shows], heroes: { amakar: [] } },
  }).play('go on')

describe('checks', () => {
  it('ask for one roll of a Luck die by the App’s chance, which changes no bar [RF-R71, RF-R98]', () => {
    expect(roll(4).lives).toEqual([13])
    expect(roll(3).lives).toEqual([7])
    expect(roll(6).t.face.every((face) => face === 0)).toBe(true)
    expect(roll(5).told('checked')).toMatchObject([{ shows: 5, need: 4, passed: true }])
  })
})
