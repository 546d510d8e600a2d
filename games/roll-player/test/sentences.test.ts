import { none } from '../content/sheet.ts'
import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { dieSorts, firstCombatDie } from '../content/dice.ts'
import { rollPlayer } from '../index.ts'
import { monsterName, seatName, theDie } from '../speech/names.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpEvent } from '../rules/events.ts'
import type { RpView } from '../view.ts'
import { table, type Tale } from './table.ts'
import { sortName } from '../die-look.ts'

const { words } = rollPlayer

/** A red 4 and a blue 6 on the sheet, a gold 2 in the Backpack, a green 3 on Initiative card 2, a white 5 in hand. */
function laid(): Tale {
  return table({
    heroes: [{ rows: { STR: 'red 4, blue 6' }, backpack: 'gold 2', cards: ['backpack'] }, {}],
    initiative: ['', 'green 3'],
    hand: 'white 5',
    monster: 'mindTyrant',
    combatFaces: [6],
  })
}

interface Dice {
  red: number
  blue: number
  gold: number
  green: number
  white: number
}

function diceOf({ heroes, initiative, hand }: RpView): Dice {
  const [{ sheet, backpack }] = heroes
  return { red: sheet[0], blue: sheet[1], gold: backpack[0], green: initiative[1].dice[0], white: hand[0] }
}

describe('events', () => {
  it.each<[(dice: Dice) => RpEvent, text: string, touches: (dice: Dice) => string[]]>([
    [
      ({ white }) => ({ type: 'stored', seat: 0, die: white, face: 5 }),
      'Chronomancer stores the white 5.',
      ({ white }) => [`die:${white}`, 'card:backpack'],
    ],
    [
      ({ red }) => ({ type: 'moved', seat: 0, die: red, space: 5 }),
      'Chronomancer moves the red 4 to DEX, space 3.',
      ({ red }) => [`die:${red}`, 'space:0:5'],
    ],
    [
      ({ red, blue }) => ({ type: 'redrawn', seat: 0, die: red, now: blue }),
      'Chronomancer returns the red die and puts the blue 6 in its place.',
      ({ blue }) => [`die:${blue}`],
    ],
    [
      ({ gold, green }) => ({ type: 'traded', seat: 0, die: gold, for: green, card: 1 }),
      'Chronomancer swaps the gold 2 with the green 3 on Initiative card 2.',
      ({ gold, green }) => [`die:${gold}`, `die:${green}`],
    ],
    [
      () => ({ type: 'cardsSwapped', seat: 1, card: 0, with: 2 }),
      'Gladiator swaps the dice of Initiative card 1 and Initiative card 3.',
      () => ['initiative:1', 'initiative:3'],
    ],
    [
      () => ({ type: 'reshuffled', cards: 1 }),
      'The Market deck is shuffled anew from one discarded card.',
      () => ['deck'],
    ],
    [
      () => ({ type: 'trashed', card: 'ironHelm' }),
      'Iron Helm goes to the trash pile.',
      () => ['card:ironHelm', 'trash'],
    ],
    [
      () => ({ type: 'leftOver', card: 'ironHelm' }),
      'Iron Helm goes to the discard pile.',
      () => ['card:ironHelm', 'discard'],
    ],
    [
      () => ({ type: 'gained', seat: 0, what: 'honor', by: 1, for: 'start' }),
      'Chronomancer gains 1 Honor token (to begin with).',
      () => ['honor:0'],
    ],
    [
      () => ({ type: 'gained', seat: 0, what: 'honor', by: -2, for: 'start' }),
      'Chronomancer loses 2 Honor tokens (to begin with).',
      () => ['honor:0'],
    ],
    [
      () => ({ type: 'gained', seat: 0, what: 'injury', by: -1, for: 'healed' }),
      'Chronomancer discards 1 Injury token (healed with XP).',
      () => ['injury:0'],
    ],
    [
      () => ({ type: 'replaced', seat: 0, card: 'ironHelm', now: 'shortSword' }),
      'Chronomancer replaces Iron Helm with Short Sword.',
      () => ['card:shortSword'],
    ],
    [
      () => ({ type: 'diceAdded', seat: 0, dice: 2, for: 'mercenary' }),
      'Chronomancer adds two Combat Dice (a mercenary).',
      () => [],
    ],
    [() => ({ type: 'gathered', seat: 0, dice: 2 }), 'Chronomancer gathers two Combat Dice.', () => []],
    [() => ({ type: 'gathered', seat: 0, dice: 1 }), 'Chronomancer gathers one Combat Die.', () => []],
  ])('reads like a sentence, and touches its pieces: %#', (event, text, touches) => {
    const { view } = laid()
    const dice = diceOf(view)
    expect(words.event(event(dice), view)).toBe(text)
    expect(rollPlayer.touches(event(dice), view)).toEqual(touches(dice))
  })

  it('names only what an Adventure card gives', () => {
    const { view } = laid()
    const card = adventures[0].id
    const benefit = (dice: number, xp: number): string =>
      words.event({ type: 'benefited', seat: 0, card, dice, xp }, view)?.split(' from ')[0] ?? ''
    expect([benefit(2, 0), benefit(0, 3), benefit(1, 1)]).toEqual([
      'Chronomancer gains two Combat Dice',
      'Chronomancer gains 3 XP',
      'Chronomancer gains one Combat Die and 1 XP',
    ])
  })

  it('tells of the next Start Player only where there are several', () => {
    const passes: RpEvent = { type: 'startPasses', seat: 0 }
    expect(words.event(passes, table({ players: 2 }).view)).toBe('Chronomancer is the Start Player now.')
    expect(words.event(passes, table({ players: 1 }).view)).toBeNull()
  })

  it('tells the dice of the enemy from those of a player', () => {
    const { view } = table({ players: 1 })
    const [one, other] = view.enemyDice
    const rolled = (dice: readonly number[]): string | null =>
      words.event({ type: 'rolled', seat: 0, who: 0, dice, faces: dice.map((_, i) => i + 2) }, view)
    expect(rolled([one, other])).toBe('The enemy dice show 2 and 3.')
    expect(rolled([one, firstCombatDie])).toBe('The enemy dice show 2 and 3.')
    expect(rolled([0, firstCombatDie])).toBe('Chronomancer rolls red 2 and 3.')
  })
})

describe('questions', () => {
  it.each<[(dice: Dice) => RpAsk, text: string]>([
    [
      () => ({ kind: 'makeRoom', seat: 0, card: 'shortSword' }),
      'your hands are full. Discard which Weapon for the Short Sword?',
    ],
    [
      () => ({ kind: 'lessInjury', seat: 0, injuries: 1, by: 'start' }),
      'you are about to gain an Injury. Pay for one fewer?',
    ],
    [
      () => ({ kind: 'lessInjury', seat: 0, injuries: 2, by: 'start' }),
      'you are about to gain 2 Injuries. Pay for one fewer?',
    ],
    [
      ({ red }) => ({ kind: 'moveTo', seat: 0, die: red, by: 'STR' }),
      'move the red 4 (STR, space 1) to which space?',
    ],
    [
      ({ gold }) => ({ kind: 'tradeFor', seat: 0, die: gold, by: 'STR' }),
      'take which die for the gold 2 (Backpack)?',
    ],
    [() => ({ kind: 'swapCard', seat: 0, by: 'STR' }), 'swap the dice of which Initiative card?'],
    [
      () => ({ kind: 'swapCardWith', seat: 0, card: 1, by: 'STR' }),
      'swap the dice of Initiative card 2 with which card?',
    ],
    [() => ({ kind: 'banishFiend', seat: 0, by: 'STR' }), 'banish which Fiend?'],
    [() => ({ kind: 'summonOn', seat: 0, by: 'STR' }), 'put the Fiend on which Initiative card?'],
    [() => ({ kind: 'replaceCard', seat: 0, by: 'STR' }), 'replace which Market card?'],
    [() => ({ kind: 'refreshSkill', seat: 0, by: 'STR' }), 'refresh which Skill?'],
    [() => ({ kind: 'healOne', seat: 0, by: 'STR' }), 'discard an Injury token?'],
    [() => ({ kind: 'action', seat: 0, by: 'STR' }), 'take which Attribute Action?'],
    [() => ({ kind: 'combatBefore', seat: 0 }), 'roll 1 Combat Die against the Mind Tyrant.'],
  ])('ask what is to be decided: %#', (ask, text) => {
    const { view } = laid()
    expect(words.prompt(ask(diceOf(view)), view)).toContain(text)
  })

  it('name the die that is to be rolled at the table', () => {
    const { view } = table({ players: 1 })
    const rolled = [none, 0, view.enemyDice[1], firstCombatDie].map((die) =>
      words.prompt({ kind: 'realDie', seat: 0, die, roll: [die], sides: 6 }, view),
    )
    expect(rolled.map((text) => /roll (.*)\. What/.exec(text)?.[1])).toEqual([
      'a die',
      'the red die',
      'an enemy die',
      'a Combat Die',
    ])
  })
})

describe('answers', () => {
  it.each<[RpOption, touches: string[]]>([
    [{ verb: 'space', seat: 0, space: 4 }, ['space:0:4']],
    [{ verb: 'fiend', seat: 0, fiend: 'fiendOfFog' }, ['fiend:fiendOfFog']],
    [{ verb: 'pay', seat: 0 }, ['gold:0']],
    [{ verb: 'healOne', seat: 0 }, ['injury:0']],
    [{ verb: 'fetch', seat: 0, card: 'ironHelm' }, ['card:ironHelm']],
    [{ verb: 'marketCard', seat: 0, card: 'ironHelm' }, ['card:ironHelm']],
    [{ verb: 'refresh', seat: 0, card: 'bluff' }, ['card:bluff']],
    [{ verb: 'action', seat: 0, attribute: 'DEX', other: false }, ['line:0:DEX']],
  ])('touch their pieces: %j', (option, touches) => {
    expect(rollPlayer.touches(option, laid().view)).toEqual(touches)
  })

  it('of a die touch its space, if it lies on one', () => {
    const { view } = laid()
    const { red, gold } = diceOf(view)
    const touched = (die: number): readonly string[] =>
      rollPlayer.touches({ verb: 'die', seat: 0, die }, view)
    expect(touched(red)).toEqual([`die:${red}`, 'space:0:0'])
    expect(touched(gold)).toEqual([`die:${gold}`])
  })

  it('say that an Initiative card is empty', () => {
    const { view, ask } = laid()
    expect(words.option({ verb: 'initiative', seat: 0, card: 0 }, ask, view)).toBe('Initiative card 1: empty')
  })
})

describe('names', () => {
  it('say where a die lies', () => {
    const { view } = laid()
    const { red, gold, green, white } = diceOf(view)
    expect([red, gold, green, white, firstCombatDie].map((die) => theDie(die, view))).toEqual([
      'the red 4 (STR, space 1)',
      'the gold 2 (Backpack)',
      'the green 3 (Initiative card 2)',
      'the white 5 (in hand)',
      'the Combat Die 6 (in hand)',
    ])
  })

  it('are those of everybody, of the sorts of dice and of a Monster that nobody knows yet', () => {
    const { view } = laid()
    expect([anyone, 0, 9].map((seat) => seatName(seat, view))).toEqual([
      'Everybody',
      'Chronomancer',
      'Player 10',
    ])
    expect(dieSorts.slice(5, 8).map(sortName)).toEqual(['white', 'gold', 'red-blue'])
    expect(monsterName({ monster: null })).toBe('Monster')
  })
})
