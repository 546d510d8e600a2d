import { describe, expect, it } from 'vitest'
import { rollForAdventure as game } from '../index.ts'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import { piece } from '../rules/pieces.ts'
import type { RfaView } from '../view.ts'
import { foe, withFoes } from './foe.ts'
import { blue, bonus, enemy, keepDice, lay, layOn, red, table } from './table.ts'

const sideB = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }

/** Red's table with an own enemy, a Sand Devil, and a die at every kind of place. */
function seen(setup: Readonly<Record<string, unknown>> = {}): RfaView {
  return table({
    setup: { ...withFoes(foe()), ...setup },
    dice: [1, 2, 3, 4, 5, 6, 6],
    arrange: (t) => {
      enemy(t, 'foe')
      enemy(t, 'D1a')
      lay(t, blue, 3, t.oblivion)
      lay(t, bonus, 3, t.resurrection)
      lay(t, blue, 6, t.forest.path)
    },
  }).view
}

const place = {
  verb: 'place',
  seat: red,
  number: 6,
  own: 1,
  ally: 0,
  bonus: 0,
  at: 'forest',
  space: -1,
  card: null,
} as const
const answer = (option: RfaOption, view = seen(), ask: RfaAsk = { kind: 'place', seat: red }) =>
  game.words.option(option, ask, view)
const use = (id: string): RfaOption => ({ verb: 'use', seat: red, piece: id })

/** The rules that are named when a die is lost. */
const rules = (from: Extract<RfaAsk, { kind: 'loseDie' }>['from']) =>
  game.words.rules({ kind: 'loseDie', seat: red, from, number: null }, seen())

const claim = (dice: number) =>
  answer({ verb: 'claimRow', seat: red }, seen(), { kind: 'claimRow', seat: red, dice })

/** The risk of a placement with the last dice of all heroes. */
const last = (dice: number[], setup = {}, arrange: Parameters<typeof table>[0]['arrange'] = () => {}) => {
  const s = table({
    setup,
    dice,
    arrange: (t) => {
      keepDice(t, red, dice.length)
      keepDice(t, blue, 0)
      t.oblivion = t.oblivion.filter((die) => t.owner[die] !== bonus)
      arrange?.(t)
    },
  })
  return (like: Partial<RfaOption>) => game.words.risk(s.which(like)[0], s.ask, s.view)
}

describe('what happens, in a sentence', () => {
  it.each<[RfaEvent, string | null]>([
    [{ type: 'movedOn', die: 0, to: 'second' }, 'A red die moves on to the second section.'],
    [{ type: 'movedOn', die: 0, to: 'third' }, 'The desert devours a red die.'],
    [{ type: 'barrierRebuilt', section: 1 }, 'The barrier of the 3s is rebuilt.'],
    [{ type: 'barriersRestored', side: 'A' }, 'The fortress rebuilds its three barriers.'],
    [{ type: 'barriersRestored', side: 'B' }, 'The section is walled up again.'],
    [{ type: 'boundaryMoved', to: 7 }, 'The boundary moves deeper into the forest: 7 dice from now on.'],
    [{ type: 'boundarySet', die: 0, value: 1 }, 'A red 1 is given up to set the boundary.'],
    [
      { type: 'stone', territory: 'desert', side: 'A', stones: 2, of: 5 },
      'A power stone from the desert! 2 of 5.',
    ],
    [{ type: 'rowClaimed', dice: 5 }, 'The ice gives the reward for five dice.'],
    [{ type: 'defeated', card: 'D1a', by: 'dice', blow: 6, needed: 6 }, 'The Sand Devil is defeated.'],
    [{ type: 'defeated', card: 'D1a', by: 'reward', blow: 0, needed: 6 }, 'The ice shatters the Sand Devil.'],
    [{ type: 'ownEffect', card: 'foe', does: 'rally' }, 'The Foe rallies the others.'],
    [{ type: 'ownEffect', card: 'foe', does: 'damage' }, null],
    [{ type: 'shakenOff', card: 'D1a', dice: [0] }, 'The Sand Devil shakes off a red die.'],
    [{ type: 'won', turns: 9 }, 'The adventure is won in turn 9!'],
    [{ type: 'released', dice: [0] }, 'A red die is freed from Oblivion.'],
    [{ type: 'released', dice: [0, 1] }, 'Two red dice are freed from Oblivion.'],
    [{ type: 'bonusGiven', seats: [red] }, 'Red receives a bonus die.'],
    [{ type: 'bonusGiven', seats: [red, red] }, 'Red receives two bonus dice.'],
    [
      { type: 'ability', seat: red, hero: 'healer', dice: [0], number: 0 },
      'Red, the Healer, lets a red die rest.',
    ],
    [
      { type: 'ability', seat: red, hero: 'ferrywoman', dice: [], number: 0 },
      'Red, the Ferrywoman, crosses back from the vortex.',
    ],
    [
      { type: 'ability', seat: red, hero: 'hearthkeeper', dice: [], number: 0 },
      'Red, the Hearthkeeper, takes a light from the hearth.',
    ],
  ])('%j', (event, sentence) => {
    expect(game.words.event(event, seen())).toBe(sentence)
  })

  it('tells coverage what has acted', () => {
    const { t } = table({})
    const acted = (event: RfaEvent) => game.acted(event, t)
    expect(acted({ type: 'movedOn', die: 0, to: 'third' })).toEqual(['desert A: die devoured'])
    expect(acted({ type: 'movedOn', die: 0, to: 'second' })).toEqual([])
    expect(acted({ type: 'barriersRestored', side: 'B' })).toEqual(['fortress B: barriers restored'])
    expect(acted({ type: 'stone', territory: 'forest', side: 'B', stones: 1, of: 5 })).toEqual([
      'stone: forest B',
    ])
    expect(acted({ type: 'defeated', card: 'D1a', by: 'dice', blow: 5, needed: 6 })).toContain(
      'hero: fighter',
    )
    expect(acted({ type: 'defeated', card: 'D1a', by: 'dice', blow: 6, needed: 6 })).not.toContain(
      'hero: fighter',
    )
    expect(acted({ type: 'defeated', card: 'D1a', by: 'reward', blow: 0, needed: 6 })).not.toContain(
      'hero: fighter',
    )
  })
})

describe('what is asked, in a sentence', () => {
  it.each<[RfaAsk, string]>([
    [
      { kind: 'realDie', seat: red, die: -1, roll: [-1], sides: 6 },
      'Roll the territory die. What does it show?',
    ],
    [
      { kind: 'realDie', seat: red, die: 1, roll: [1], sides: 6 },
      'Red, roll the second red die. What does it show?',
    ],
    [{ kind: 'movesOn', seat: red, from: 'first' }, 'Red, which die moves on to the second section?'],
    [
      { kind: 'movesOn', seat: red, from: 'second' },
      'Red, which die does the desert devour for a power stone?',
    ],
    [
      { kind: 'goWithout', seat: red, entitled: [0, 1], dice: 1 },
      'Red, there is one bonus die for two players. Who goes without?',
    ],
    [
      { kind: 'goWithout', seat: red, entitled: [0, 1, 2], dice: 2 },
      'Red, there are two bonus dice for three players. Who goes without?',
    ],
    [{ kind: 'moveSkullBack', seat: red, holes: 'allHoles' }, 'Red, which land is made whole again?'],
    [{ kind: 'moveSkullBack', seat: red, holes: 2 }, 'Red, whose skull goes back two holes?'],
    [{ kind: 'loseDie', seat: red, from: 'forest', number: 5 }, 'Red, which 5 is lost from the forest?'],
    [{ kind: 'whoseBoard', seat: red, card: 'foe' }, 'Red, whose dice does the Foe take?'],
    [{ kind: 'whichBarrier', seat: red, card: 'foe' }, 'Red, which barrier does the Foe rebuild?'],
    [
      { kind: 'whichTerritory', seat: red, card: 'foe', does: 'damage' },
      'Red, which land does the Foe strike?',
    ],
  ])('%j', (ask, sentence) => {
    expect(game.words.prompt(ask, seen())).toBe(sentence)
  })

  it('with the rules behind a loss [RFA-117, RFA-191]', () => {
    expect(rules('desert')).toEqual(['RFA-117', 'RFA-113', 'RFA-115', 'RFA-116'])
    for (const from of ['resurrection', 'board'] as const)
      expect(rules(from)).toEqual(['RFA-191', 'RFA-113', 'RFA-115', 'RFA-116'])
  })
})

describe('an answer, in words', () => {
  it('names every piece that can be pointed at', () => {
    const view = seen()
    for (const [id, name] of [
      [piece.die(view.oblivion[0]), 'A blue die from Oblivion'],
      [piece.card('D1a'), 'The Sand Devil'],
      [piece.hero(red), 'The ability of the Fighter'],
      [piece.track('iceCave'), 'The skull of the ice cave'],
      [piece.track('desert'), 'The skull of the desert'],
      [piece.oblivion, 'Oblivion'],
      [piece.pool, 'The bonus dice'],
      [piece.deck, 'The enemy deck'],
      [piece.adventure, 'The adventure board'],
    ])
      expect(answer(use(id))).toBe(name)
    expect(answer(use(piece.line(2)), seen(sideB))).toContain('(lower row)')
  })

  it('names dice by kind, and where they would go', () => {
    expect(answer({ ...place, own: 0, ally: 1, bonus: 1 })).toMatch(
      /^Two 6s \(1 ally, 1 bonus\) to the forest: 3 of/,
    )
    expect(answer({ ...place, number: 1, at: 'desert', space: 4 }, seen(sideB))).toContain(
      'to space 5 of the desert',
    )
    expect(answer({ ...place, number: 3, at: 'fortress', space: 0 })).toBe('One 3 to the section of the 2s')
    expect(answer({ ...place, number: 3, at: 'iceCave', space: 2 })).toBe('One 3 to the ice cave: 1 of 6')
    expect(answer({ ...place, number: 3, at: 'iceCave', space: 4 })).toBe(
      'One 3 to the space of the 5 in the ice cave: 1 of 6',
    )
    expect(answer({ ...place, number: 3, at: 'iceCave', space: 0 }, seen(sideB))).toBe(
      'One 3 to the ice cave, upper row left',
    )
    // Nothing is promised where the dice do not go.
    expect(answer({ ...place, number: 4 })).toBe('One 4 to the forest')
  })

  it('reads the faces of the territory die, and of others their number', () => {
    const shows = { verb: 'shows', seat: red, face: 2 } as const
    expect(
      answer(shows, seen(), { kind: 'realDie', seat: red, die: -1, roll: [-1], sides: 6 }),
    ).not.toContain('shows')
    expect(answer(shows, seen(), { kind: 'realDie', seat: red, die: 3, roll: [3], sides: 6 })).toBe(
      'It shows 2',
    )
  })

  it('names boards, barriers and those who go without', () => {
    expect(answer({ verb: 'pickBoard', seat: red, board: blue })).toBe("Blue's board")
    expect(answer({ verb: 'pickSection', seat: red, section: 2 })).toBe('The barrier of the 4s')
    expect(answer({ verb: 'goWithout', seat: red, seats: [red, blue] })).toBe('Red and Blue')
  })

  it('tells alike dice on different spaces apart [RFA-R11]', () => {
    const s = table({
      setup: sideB,
      arrange: (t) => {
        layOn(t, blue, 1, t.desert.spaces, 0)
        layOn(t, blue, 4, t.iceCave, 0)
      },
    })
    const lose = (die: number) =>
      answer({ verb: 'lose', seat: red, die }, s.view, {
        kind: 'loseDie',
        seat: red,
        from: 'desert',
        number: null,
      })
    expect(lose(s.view.desert.spaces[0])).toBe('A blue 1 on space 1')
    expect(lose(s.view.iceCave[0])).toBe('A blue 4, upper row left')
    expect(lose(s.view.board[blue][0])).toBe('A blue die')
    const a = table({ arrange: (t) => layOn(t, blue, 4, t.iceCave, 3) })
    expect(answer({ verb: 'lose', seat: red, die: a.view.iceCave[3] }, a.view)).toBe('A blue 4')
  })

  it('says what a row of the ice gives: bonus dice, from five dice on an enemy, too [RFA-096]', () => {
    expect(claim(4)).toBe('Claim bonus dice')
    expect(claim(5)).toMatch(/^Claim bonus dice and /)
  })

  it('touches no die that is no piece', () => {
    const rolled = { type: 'rolled', seat: red, who: red, dice: [-1, 2], faces: [1, 2] } as const
    expect(game.touches(rolled, seen())).not.toContain(piece.die(-1))
  })
})

describe('what a placement risks, in words', () => {
  it('the end of the turn, with what is known to come [RFA-R71]', () => {
    const s = table({
      dice: [5],
      arrange: (t) => {
        keepDice(t, red, 1)
        enemy(t, 'W1a', [[blue, 4]])
        t.known = [t.deck[t.deck.length - 1]]
      },
    })
    const risk = (like: Partial<RfaOption>) => game.words.risk(s.which(like)[0], s.ask, s.view)
    expect(risk({ verb: 'place', at: 'forest' })?.text).toMatch(/^ends your turn: .* comes next$/)
    expect(risk({ verb: 'place', at: 'resurrection' })).toBeNull()
  })

  it('dice that come to nothing for good, and those that do not [RFA-160]', () => {
    const text = 'no die is left for the next turn: you lose'
    expect(last([5, 5])({ verb: 'place', at: 'resurrection', own: 2 })).toBeNull()
    expect(last([4, 4])({ verb: 'place', at: 'resurrection', own: 2 })).toEqual({ text, loses: true })
    expect(last([1, 1], sideB)({ verb: 'place', at: 'desert', own: 2 })?.loses).toBeUndefined()
    expect(last([1, 1])({ verb: 'place', at: 'desert', own: 2 })).toEqual({ text, loses: true })
    expect(last([1, 1], withFoes(foe()))({ verb: 'place', at: 'desert', own: 2 })?.loses).toBeUndefined()
    expect(last([1, 1])({ verb: 'place', at: 'desert', own: 1 })?.loses).toBeUndefined()
    const full = last([1], {}, (t) => t.desert.first.push(...t.oblivion.splice(0, 2)))
    expect(full({ verb: 'place', at: 'desert', own: 1 })?.loses).toBeUndefined()
  })
})

describe('the end, in words', () => {
  it('names what was won, and why it was lost', () => {
    const { view } = table({})
    const ended = (outcome: RfaView['outcome']): RfaView => ({ ...view, turn: 9, outcome })
    const won = ended({ result: 'won', turns: 9, stones: 5 })
    expect(game.words.outcome(won)).toBe(
      'Won! All 5 power stones shine on the adventure board after 9 turns.',
    )
    expect(game.words.figures(won).map(([label]) => label)).toEqual(['Turns', 'Power stones'])
    const lost = ended({ result: 'lost', reason: 'outOfDice', turns: 9, stones: 0 })
    expect(game.words.figures(lost).at(-1)).toEqual(['Lost because', 'no die was left on any hero board'])
  })
})
