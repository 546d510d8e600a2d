import { anyone, type Risk } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import type { AbilityId } from '../content/abilities.ts'
import { setAWatch as game } from '../index.ts'
import { foeAt } from '../speech/names.ts'
import { piece } from '../rules/pieces.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import type { SawView } from '../view.ts'
import { onWatch, putDie, type Laid, type Night } from './table.ts'

/** The Ranger, the Warrior, the Wizard and, resting, the Cleric, before an Eagle and a Lich. */
function night(laid: Laid = {}): Night {
  return onWatch({
    line: ['eagle', 'lich', '?shade'],
    graveyard: ['wyvern', 'zombieHorde'],
    firewood: 3,
    ...laid,
  })
}

/** Questions and events name cards by number: these are the Eagle and the Lich of the line. */
const eagle = (s: Night): number => s.t.line[0].card
const lich = (s: Night): number => s.t.line[1].card

/** Questions of all kinds, where nothing but the kind matters. */
const asked = {
  locationDie: { kind: 'locationDie', seat: anyone },
  chooseRest: { kind: 'chooseRest', seat: anyone },
  summonWho: { kind: 'summonWho', seat: anyone, card: 0 },
  abilityTarget: { kind: 'abilityTarget', seat: anyone, ability: 'lure', first: -1 },
  abilityMay: { kind: 'abilityMay', seat: anyone, ability: 'lure' },
  stealTie: { kind: 'stealTie', seat: anyone, card: 0 },
  equipOut: { kind: 'equipOut', seat: anyone, who: 0 },
  triggerOrder: { kind: 'triggerOrder', seat: anyone },
  watchAction: { kind: 'watchAction', seat: anyone },
} as const satisfies Readonly<Record<string, SawAsk>>

function answer(option: SawOption, s: Night, kind: keyof typeof asked): string {
  return game.words.option(option, asked[kind], s.view)
}

/** Whether Beacon is given the credit for a card that is turned up. */
function byBeacon(laid: Laid, by: 'fire' | 'ability', at: number): boolean {
  const s = night(laid)
  return game.acted({ type: 'revealed', card: eagle(s), at, by }, s.t).includes('ability: Beacon')
}

/** The risk of feeding the fire. */
function feeding(exhausted: readonly AbilityId[]): Risk | null {
  const s = night({ exhausted })
  const [feed] = s.which({ verb: 'feedFire' })
  return game.words.risk(feed, s.ask, s.view)
}

/** The risk of a blow with these dice. */
function blow(laid: Laid, ...dice: string[]): Risk | null {
  const s = night(laid).play('attack eagle', ...dice)
  return game.words.risk({ verb: 'strike', seat: anyone }, s.ask, s.view)
}

const led = (view: SawView): string[] => [0, 1, 2].map((seat) => game.words.leads(seat, view))

describe('what happens, in a sentence', () => {
  it.each<[(s: Night) => SawEvent, string | null]>([
    [() => ({ type: 'rests', who: 1, visit: 2 }), 'The Warrior rests in camp for the second time.'],
    [() => ({ type: 'rests', who: 1, visit: 1 }), 'The Warrior rests in camp.'],
    [
      () => ({ type: 'diceUnused', who: 0, dice: [0, 3] }),
      "No space takes the Ranger's 3 and the Warrior's 3 this round.",
    ],
    [() => ({ type: 'lineFormed', cards: 1, horde: 0 }), 'One card comes out of the dark.'],
    [
      () => ({ type: 'lineFormed', cards: 2, horde: 1 }),
      'Two cards come out of the dark, and behind them the horde: one card.',
    ],
    [
      () => ({ type: 'reshuffled', cards: 2 }),
      'The creature deck is empty. The graveyard is shuffled and becomes the deck: two cards.',
    ],
    [
      (s) => ({ type: 'revealed', card: eagle(s), at: 0, by: 'fire' }),
      'The fire shows the Eagle in position 1.',
    ],
    [
      (s) => ({ type: 'revealed', card: eagle(s), at: 0, by: 'ability' }),
      'Turned faceup: the Eagle in position 1.',
    ],
    [
      (s) => ({ type: 'struck', card: lich(s), dice: [0], tamed: [eagle(s)], sum: 9, health: 8 }),
      "The Ranger's 3 and the tamed Eagle strike the Lich: 9 against 8.",
    ],
    [() => ({ type: 'passive', ability: 'cleave' }), null],
    [() => ({ type: 'passive', ability: 'beacon' }), 'Beacon takes effect.'],
    [
      (s) => ({ type: 'defeated', card: eagle(s), under: lich(s), facedown: false, by: [] }),
      'The Eagle is defeated, together with the Lich.',
    ],
    [() => ({ type: 'kept', die: 3, face: 4 }), 'The Warrior keeps a 4.'],
    [() => ({ type: 'doubled', die: 0 }), "The Ranger's 3 will count double."],
    [
      (s) => ({ type: 'tamed', card: eagle(s), who: 0, fromGrave: true }),
      'The Ranger tames the Eagle from the graveyard.',
    ],
    [
      (s) => ({ type: 'changedPlaces', one: eagle(s), other: lich(s) }),
      'The Eagle and the Lich change places.',
    ],
    [
      () => ({ type: 'lost', reason: 'noUnhallowed', round: 3 }),
      'No Unhallowed is left to answer the summon. The camp is lost.',
    ],
    [
      () => ({ type: 'swapped', who: 0, out: 'farSight', in: 'longShot', exhausted: true }),
      'The Ranger puts away Far Sight and equips Long Shot, exhausted.',
    ],
  ])('%#: %j', (event, sentence) => {
    const s = night()
    expect(game.words.event(event(s), s.view)).toBe(sentence)
  })

  it('touches both that change places', () => {
    const s = night()
    const touched = game.touches({ type: 'changedPlaces', one: eagle(s), other: lich(s) }, s.view)
    expect(touched).toEqual([piece.card(eagle(s)), piece.card(lich(s))])
  })

  it('tells coverage what has acted', () => {
    const s = night({
      party: ['barbarian', 'beastMaster', 'wizard', 'cleric'],
      equipped: { barbarian: ['rage', 'roar', 'thickHide'], beastMaster: ['beastBond', 'lure', 'setSnares'] },
    })
    const acted = (event: SawEvent) => game.acted(event, s.t).filter((actor) => !actor.startsWith('event: '))
    const struck = { type: 'struck', card: 0, sum: 1, health: 1 } as const
    expect(acted({ ...struck, dice: [3], tamed: [] })).toEqual([])
    expect(acted({ ...struck, dice: [3, 0], tamed: [] })).toEqual(['ability: Rage'])
    expect(acted({ ...struck, dice: [3], tamed: [0] })).toEqual([
      'tamed creature fights',
      'ability: Beast Bond',
    ])
    expect(acted({ type: 'lineFormed', cards: 2, horde: 1 })).toContain('horde in the last line')
    expect(acted({ type: 'lineFormed', cards: 2, horde: 0 })).not.toContain('horde in the last line')
    expect(acted({ type: 'tamed', card: 0, who: 0, fromGrave: true })).toEqual(['tamed from the graveyard'])
    expect(acted({ type: 'stayedDead', card: 0 })).toEqual(['ability: Stay Dead'])
    expect(acted({ type: 'lost', reason: 'exhausted', round: 1 })).toEqual(['lost: exhausted'])
    expect(acted({ type: 'lost', reason: 'noUnhallowed', round: 1 })).toEqual([])
  })

  it('tells coverage of Beacon where the fire alone would not reach', () => {
    const beacon = { equipped: { cleric: ['beacon', 'smite', 'turnUndead'] }, rests: 'wizard' } as const
    expect(byBeacon(beacon, 'fire', 1)).toBe(true)
    expect(byBeacon(beacon, 'fire', 0)).toBe(false)
    expect(byBeacon(beacon, 'ability', 1)).toBe(false)
    expect(byBeacon({ ...beacon, firewood: 9 }, 'fire', 1)).toBe(false)
    expect(byBeacon({}, 'fire', 1)).toBe(false)
  })
})

describe('what is asked, in a sentence', () => {
  const ask = { seat: anyone } as const

  it.each<[(s: Night) => SawAsk, string]>([
    [
      () => ({ ...ask, kind: 'realDie', die: -1, roll: [-1], sides: 6 }),
      'Roll a six-sided die for the firewood. What does it show?',
    ],
    [
      () => ({ ...ask, kind: 'realDie', die: 4, roll: [4], sides: 8 }),
      'Warrior, roll die 2 of 3, with 8 sides. What does it show?',
    ],
    [
      (s) => ({ ...ask, kind: 'chartChoose', cards: [], top: s.t.location }),
      'Star Chart: which location comes next instead of Old Crossroads?',
    ],
    [() => ({ ...ask, kind: 'equipWho', cause: 'equip', may: false }), 'Equip: who swaps a card?'],
    [() => ({ ...ask, kind: 'equipWho', cause: 'equip', may: true }), 'Equip: who else swaps a card?'],
    [() => ({ ...ask, kind: 'brewTarget', face: 5 }), 'Brew: which die of the watch is turned to 5?'],
    [
      () => ({ ...ask, kind: 'cleaveDie', surplus: 4 }),
      "Cleave: 4 left over. Which of the Warrior's dice keeps it?",
    ],
    [() => ({ ...ask, kind: 'abilityTarget', ability: 'lure', first: -1 }), 'Lure: choose a target.'],
    [
      () => ({ ...ask, kind: 'abilityTarget', ability: 'polymorph', first: 0 }),
      'Polymorph: what does the Eagle in position 1 become?',
    ],
    [
      () => ({ ...ask, kind: 'abilityTarget', ability: 'innerLight', first: 0 }),
      'Inner Light: which creature changes places with the Eagle in position 1?',
    ],
    [
      (s) => ({ ...ask, kind: 'exhaustCard', cause: 'zero', card: eagle(s), left: 1 }),
      'The fire is out! Which card is exhausted to rekindle it?',
    ],
    [
      (s) => ({ ...ask, kind: 'exhaustCard', cause: 'damage', card: eagle(s), left: 2 }),
      'The Eagle breaks through: two cards to exhaust. Which?',
    ],
    [
      (s) => ({ ...ask, kind: 'exhaustCard', cause: 'power', card: eagle(s), left: 1 }),
      'The Eagle drains the watch: one card to exhaust. Which?',
    ],
    [() => ({ ...ask, kind: 'riderMount', at: 0 }), 'Which creature is mounted by the Eagle in position 1?'],
  ])('%#: %j', (asked, sentence) => {
    const s = night()
    expect(game.words.prompt(asked(s), s.view)).toBe(sentence)
  })

  it('with the rules behind it: a fire that went out has its own [SAW-115]', () => {
    const { view } = night()
    const rules = (cause: 'zero' | 'damage') =>
      game.words.rules({ ...ask, kind: 'exhaustCard', cause, card: 0, left: 1 }, view)
    expect(rules('zero')).toEqual(['SAW-115', 'SAW-R13', 'SAW-196'])
    expect(rules('damage')).toEqual(['SAW-186', 'SAW-196', 'SAW-R73'])
  })

  it('a card that is there no more is still named by its position', () => {
    expect(foeAt(7, night().view)).toBe('the card in position 8')
  })
})

describe('an answer, in words', () => {
  it('names who, with what matters then', () => {
    const s = night({ shows: { ranger: [5, 2, 4] } })
    const who = { verb: 'pickWho', seat: anyone, who: 0 } as const
    expect(answer(who, s, 'locationDie')).toBe('The Ranger, a 2')
    expect(answer({ ...who, who: 3 }, s, 'chooseRest')).toBe('The Cleric, for the second time')
    expect(answer({ ...who, who: 3 }, s, 'summonWho')).toBe('The Cleric')
  })

  it('names where a die lies that might come back, and only then', () => {
    const s = night({
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'attack')
        putDie(t, 'ranger', 1, 'spent')
        putDie(t, 'ranger', 2, 'ability', 1)
      },
    })
    const die = (nth: number, kind: keyof typeof asked) =>
      answer({ verb: 'pickDie', seat: anyone, die: nth }, s, kind)
    expect(die(0, 'abilityTarget')).toBe("The Ranger's 3, spent on an attack")
    expect(die(1, 'abilityMay')).toBe("The Ranger's 3, spent")
    expect(die(2, 'abilityMay')).toMatch(/^The Ranger's 3, on /)
    expect(die(3, 'abilityMay')).toBe("The Warrior's 3")
    expect(die(0, 'stealTie')).toBe("The Ranger's 3")
  })

  it('names cards, and the top of the graveyard', () => {
    const s = night({ exhausted: ['farSight'] })
    const [below, top] = s.t.graveyard
    expect(answer({ verb: 'pickCard', seat: anyone, card: top }, s, 'abilityTarget')).toBe(
      'Zombie Horde, on top of the graveyard',
    )
    expect(answer({ verb: 'pickCard', seat: anyone, card: below }, s, 'abilityTarget')).toBe('Wyvern')
    expect(answer({ verb: 'swapOut', seat: anyone, ability: 'farSight' }, s, 'equipOut')).toBe(
      'Put away Far Sight (exhausted)',
    )
    expect(answer({ verb: 'swapOut', seat: anyone, ability: 'elfSenses' }, s, 'equipOut')).toBe(
      'Put away Elf Senses',
    )
    expect(answer({ verb: 'trigger', seat: anyone, ability: 'cleave' }, s, 'triggerOrder')).toBe(
      'Cleave first',
    )
    expect(
      answer({ verb: 'feedFire', seat: anyone, ability: 'farSight', losing: true }, s, 'watchAction'),
    ).toBe('Exhaust Far Sight for firewood: the last card, and the game is lost')
    const one = night({ line: ['eagle'] })
    expect(answer({ verb: 'endWatch', seat: anyone }, one, 'watchAction')).toBe('End the watch and endure it')
    const doubled = night({ arrange: (t) => (t.doubled[0] = true) })
    expect(answer({ verb: 'byDie', seat: anyone, ability: 'farSight', die: 0 }, doubled, 'watchAction')).toBe(
      'Far Sight with the doubled 3',
    )
  })

  it('says what an exhausted card does, and warns when few are left on watch or when a blow is stronger than needed', () => {
    expect(feeding([])?.text).toMatch(/^Defeat one facedown card/)
    expect(feeding([])?.text).not.toContain('left on watch')
    expect(feeding(['longShot', 'farSight', 'elfSenses', 'battleCry', 'topple'])?.text).toMatch(
      / Three cards left on watch\.$/,
    )
    const warrior = {
      equipped: { warrior: ['cleave', 'topple', 'hurledAxe'] },
      shows: { ranger: [8, 8, 8] },
    } as const
    expect(blow(warrior, 'ranger 8')).toEqual({ text: '4 more than needed' })
    expect(blow(warrior, 'ranger 8', 'warrior 3')).toBeNull()
    expect(blow({ shows: { ranger: [8, 8, 8] } }, 'ranger 8', 'warrior 3')).toEqual({
      text: '7 more than needed',
    })
  })
})

describe('a table, in words', () => {
  it('says whom a player leads, tonight perhaps one more', () => {
    const three = night({ setup: { players: 3 } }).view
    expect(led(three).filter((text) => text.includes('tonight'))).toEqual([])
    const flex = three.adventurers.findIndex(({ seat }) => seat === anyone)
    expect(flex).toBeGreaterThan(-1)
    const resting = three.adventurers.findIndex(({ seat }) => seat === 0)
    expect(led({ ...three, resting })[0]).toContain('tonight the')
    expect(led({ ...three, resting })[1]).not.toContain('tonight')
    expect(game.words.leads(7, three)).toBe('')
  })

  it('ends with what was won or why it was lost', () => {
    const { view } = night()
    const ended = (outcome: SawView['outcome']): SawView => ({ ...view, round: 4, outcome })
    expect(game.words.outcome(ended({ result: 'won', cards: 2 }))).toBe(
      'Dawn! The last watch is kept, with two cards still unexhausted.',
    )
    expect(game.words.outcome(ended({ result: 'lost', reason: 'noUnhallowed' }))).toBe(
      'The camp falls in round 4: a summon called, and no Unhallowed was left to answer it.',
    )
    expect(game.words.outcome(ended({ result: 'lost', reason: 'exhausted' }))).toBe(
      'The camp falls in round 4: every card of the watch is exhausted.',
    )
    expect(game.words.figures(ended({ result: 'won', cards: 2 }))[1]).toEqual([
      'Unexhausted cards on watch',
      '2',
    ])
  })
})
