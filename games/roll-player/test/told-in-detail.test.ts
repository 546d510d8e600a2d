import { describe, expect, it } from 'vitest'
import type { Attribute } from '../content/sheet.ts'
import { rollPlayer } from '../index.ts'
import type { Step } from '../rules/state.ts'
import {
  fullSheet,
  leaveMinions,
  marketTurn,
  ownPack,
  table,
  type Laid,
  type LaidHero,
  type Tale,
} from './table.ts'

const dice = ['red 1, red 2', 'blue 3, blue 3', 'green 5, green 6'] as const

/** Seat 0 has placed dice in these rows and may act. */
function acting(placed: readonly Attribute[], hero: LaidHero, laid: Laid = {}): Tale {
  return table({ step: 'act', placed, heroes: [hero], ...laid })
}

/** Seat 0, whom the Fiend of Tolls follows, chooses a card. */
function tolled(card: string): Tale {
  return table({ initiative: dice, heroes: [{ fiends: ['fiendOfTolls'] }] }).pick(card)
}

/** Seat 0 is on a Hunt against the Plague Rat. */
function hunt(step: Step, hero: LaidHero, laid: Laid = {}): Tale {
  return marketTurn({
    step,
    minions: ['plagueRat', 'bogImp'],
    heroes: [{ gold: 9, xp: 2, ...hero }],
    ...laid,
  })
}

/** Seat 0 has this Skill, another one, and two dice. */
function twoDice(card: string, laid: Laid = {}): Tale {
  const hero = { cards: [card, 'bluff'], rows: { STR: 'red 1, blue 2' } }
  return table({ step: 'act', heroes: [hero], dice: [4], ...laid })
}

describe('whoever follows the game hears which card, Class or Fiend worked', () => {
  it('in Attribute Actions, where the action of this row is another one [RP-R20]', () => {
    const warrior = { class: 'warrior', rows: { STR: 'red 1, blue 2' } } as const
    expect(acting(['STR', 'CON'], warrior).pick('STR action').worked).toEqual(['warrior'])
    expect(acting(['STR', 'CON'], warrior).pick('CON action').worked).toEqual([])
    const enchanter = { class: 'enchanter', rows: { DEX: 'red 1, blue 2' } } as const
    const moved = acting(['DEX'], enchanter).choose({ verb: 'act', attribute: 'DEX', other: true })
    expect(moved.worked).toEqual(['enchanter'])
    const swapped = acting(['DEX'], enchanter).choose({ verb: 'act', attribute: 'DEX', other: false })
    expect(swapped.worked).toEqual([])
  })

  it('where the action of a row may be another one, in that row alone [DEC-28]', () => {
    const s = acting(['STR', 'DEX'], { class: 'enchanter', rows: { STR: 'red 1, blue 2' } })
    expect(s.say('act').map((text) => text.slice(0, 3))).toEqual(['STR', 'DEX', 'DEX'])
  })

  it('by the Applause of the Bard for the CHA action, and for no other', () => {
    const bard = { class: 'bard' } as const
    expect(acting(['CHA', 'WIS'], bard).pick('CHA action').worked).toEqual(['bard'])
    const wise = acting(['CHA', 'WIS'], bard).pick('WIS action', 'Towards Good')
    expect([wise.worked, wise.gains()]).toEqual([[], []])
  })

  it('by Misdirection where it was needed, and it is used up only then [RP-R50]', () => {
    const hero = { class: 'illusionist', rows: { INT: 'red 1' } } as const
    const bent = acting(['INT'], hero).pick('WIS action')
    expect([bent.worked, bent.hero().used]).toEqual([['illusionist'], ['illusionist']])
    const own = acting(['INT'], hero, { dice: [4] }).pick('INT action')
    expect([own.worked, own.hero().used]).toEqual([[], []])
  })

  it('by Encore [RP-R55]', () => {
    const s = acting(['CHA'], { class: 'jester', gold: 3, cards: ['bluff'] }).pick('CHA action')
    expect(s.worked).toEqual([])
    // The 3 Gold need not leave any over.
    expect(s.pick('Encore').worked).toEqual(['jester'])
    expect(s.hero()).toMatchObject({ gold: 0, charisma: 2, used: ['jester'] })
    expect(s.whyNot('class:jester')).toEqual([])
  })

  it('in Gold, for the occasion that the card names [RP-058, RP-064, RP-065]', () => {
    const rogue = { class: 'rogue', rows: { STR: 'red 1, red 1' } } as const
    const place = (hand: string): Tale => table({ step: 'place', hand, heroes: [rogue] })
    expect(place('gold 2').pick('Place the gold 2 in DEX').worked).toEqual(['rogue'])
    const filled = place('red 2').pick('Place the red 2 in STR')
    expect([filled.worked, filled.gains()]).toEqual([[], ['+1 gold filledLine']])
    expect(tolled('Initiative card 2').worked).toEqual(['fiendOfTolls'])
    // There is no Gold on this card to be lost.
    expect(tolled('Initiative card 1').worked).toEqual([])
  })

  it('when XP, Gold and Charisma are spent [RP-122, RP-150, RP-R34]', () => {
    const healed = acting([], { class: 'cleric', xp: 1, injury: 1, cards: ['bluff'] }).pick(
      'Discard an Injury',
    )
    expect([healed.worked, healed.gains()]).toEqual([['cleric'], ['-1 xp price', '-1 injury healed']])
    const fiends = ['fiendOfFog', 'fiendOfRust']
    const banisher = { class: 'exorcist', gold: 3, charisma: 1, cards: ['fiendbaneMace'], fiends } as const
    const paid = acting([], banisher).pick('Banish the Fiend of Fog for 1 Gold')
    expect(paid.worked).toEqual(['exorcist', 'fiendbaneMace'])
    expect(acting([], banisher).pick('Banish the Fiend of Fog for a Charisma').worked).toEqual([])
  })

  it('in the Market, for the cards that it makes dearer or cheaper [RP-R14]', () => {
    const market = ['wild', 'ironHelm', 'scrollOfLore']
    const buy = (hero: LaidHero, card: string): string[] =>
      marketTurn({ market, heroes: [{ gold: 9, xp: 5, ...hero }] }).pick(`Buy ${card}`).worked
    expect(buy({ class: 'paladin' }, 'Wild')).toEqual(['paladin'])
    expect(buy({ class: 'paladin' }, 'Iron Helm')).toEqual([])
    expect(buy({ class: 'paladin', fiends: ['fiendOfVice'] }, 'Wild')).toEqual(['paladin', 'fiendOfVice'])
    expect(buy({}, 'Scroll of Lore')).toEqual(['scrollOfLore'])
    const setup = ownPack([], [{ id: 'tangles', always: [{ is: 'price', of: 'any', by: 1 }] }])
    const any = marketTurn({ setup, market, heroes: [{ gold: 9, fiends: ['tangles'] }] })
    expect(any.pick('Buy Iron Helm').worked).toEqual(['tangles'])
    const sold = marketTurn({ market, heroes: [{ class: 'outlaw' }] }).pick('Discard Wild')
    expect(sold.worked).toEqual(['outlaw'])
  })

  it('in abilities that are used, before what they do', () => {
    const s = marketTurn({ heroes: [{ class: 'warlock' }] }).pick('Use Dark Pact')
    expect(s.worked).toEqual(['warlock'])
    const kinds = s.events.map(({ type }) => type)
    expect(kinds.indexOf('worked')).toBeLessThan(kinds.indexOf('gained'))
  })

  it('in Hunts [RP-130, RP-134, RP-135, RP-136]', () => {
    expect(hunt('huntTarget', { class: 'ranger' }).pick('Pass over').worked).toEqual(['ranger'])
    const helped = { class: 'berserker', cards: ['huntingBow'], fiends: ['fiendOfFright'] } as const
    expect(hunt('huntTarget', helped).pick('Go on').worked).toEqual([
      'berserker',
      'huntingBow',
      'fiendOfFright',
    ])
    const greedy = { fiends: ['fiendOfGreed'] }
    expect(hunt('huntBefore', greedy, { combatDice: 1 }).pick('Hire').worked).toEqual(['fiendOfGreed'])
    const ambush = hunt('huntAfter', { class: 'assassin' }, { combatFaces: [1, 4] }).pick('Keep these')
    expect(ambush.worked).toEqual(['assassin'])
  })

  it('against the Monster [RP-180, RP-R34]', () => {
    const hired = table({ step: 'hire', heroes: [{ gold: 9, fiends: ['fiendOfGreed'] }] })
    expect(hired.pick('Hire a mercenary for 7 Gold').worked).toEqual(['fiendOfGreed'])
    const hero = { cards: ['trident'], xp: 1 }
    const fought = table({ step: 'combatAfter', combatFaces: [6], heroes: [hero] }).pick('Keep these')
    expect(fought.worked).toEqual(['trident'])
  })

  it('in Cleanup by the second Skill that the Chronomancer refreshes, not by the first [RP-156]', () => {
    const cards = ['bluff', 'charity', 'insight']
    const s = table({ step: 'cleanup', heroes: [{ class: 'chronomancer', cards, exhausted: cards }] })
    expect(s.pick('Bluff').worked).toEqual([])
    expect(s.pick('Charity').worked).toEqual(['chronomancer'])
  })

  it('by the Shield Wall when it was paid for [DEC-20]', () => {
    const s = hunt('huntAfter', { class: 'vanguard' }, { combatFaces: [1] }).pick('Keep these', 'Pay 1 Gold')
    expect([s.worked, s.gains()]).toEqual([['vanguard'], ['-1 gold price']])
  })

  it('by an own card that repeats an action and does something else, too [RP-R50, RP-R55]', () => {
    const setup = ownPack([
      {
        id: 'baton',
        type: 'weapon',
        always: [
          { is: 'score', row: 'STR', by: 1 },
          { is: 'repeatAction', gold: 1 },
        ],
      },
    ])
    const s = table({ setup, step: 'act', placed: ['CHA'], heroes: [{ cards: ['baton'] }] })
    s.pick('CHA action', 'Encore')
    expect([s.worked, s.hero().used]).toEqual([['baton'], ['baton']])
  })

  it('by each of the powers of a card that has several', () => {
    const setup = ownPack([
      {
        id: 'standard',
        type: 'weapon',
        always: [
          { is: 'passOverCost', gold: 1 },
          { is: 'huntDice', by: 1 },
          { is: 'score', row: 'STR', by: 1 },
        ],
      },
    ])
    const hero = { gold: 9, cards: ['standard'] }
    const s = marketTurn({ setup, step: 'huntTarget', minions: ['plagueRat', 'bogImp'], heroes: [hero] })
    s.pick('Pass over it for 1 Gold', 'Go on')
    expect(s.worked).toEqual(['standard', 'standard'])
    // It may be discarded before the end: one of its powers changes a score.
    const end = table({ setup, step: 'discard', heroes: [hero] })
    expect(end.say('dropWeapon')).toEqual(['Discard the Own standard'])
  })
})

describe('what happens is told in full', () => {
  it('the Initiative card that is taken begins a turn in which nothing was placed yet [RP-057]', () => {
    const s = table({ initiative: dice }).pick('Initiative card 2')
    expect(s.told('initiativeTaken')).toEqual([{ type: 'initiativeTaken', seat: 0, card: 1 }])
    expect([s.t.placed, s.hero().turns]).toEqual([[], 1])
    s.pick('Place the blue 3 in CON', 'Place the blue 3 in CON')
    expect(s.t.placed).toEqual([2])
  })

  it('dice that are moved, drawn anew and traded [RP-212, RP-R48]', () => {
    const moved = twoDice('clarity').pick('Use Clarity', 'Carry it out', 'Red 1')
    const [die] = moved.hero().sheet
    moved.pick('WIS, space 2')
    expect(moved.told('moved')).toEqual([{ type: 'moved', seat: 0, die, space: 13 }])
    const redrawn = twoDice('ritual').pick('Use Ritual', 'Carry it out', 'Red 1')
    expect(redrawn.told('redrawn')).toEqual([{ type: 'redrawn', seat: 0, die, now: redrawn.hero().sheet[0] }])
    const traded = twoDice('sleightOfHand', { step: 'choose', initiative: dice })
    traded.pick('Use Sleight', 'Carry it out', 'Red 1', 'Green 6')
    expect(traded.told('traded')).toEqual([
      { type: 'traded', seat: 0, die, for: traded.hero().sheet[0], card: 2 },
    ])
  })

  it('Initiative cards that change their dice, and Market cards that come and go [DEC-12, DEC-15]', () => {
    const jostled = table({ initiative: dice, heroes: [{ cards: ['jostle'] }] })
    jostled.pick('Use Jostle', 'Carry it out', 'Initiative card 3', 'Initiative card 1')
    expect(jostled.told('cardsSwapped')).toEqual([{ type: 'cardsSwapped', seat: 0, card: 2, with: 0 }])
    const market = ['ironHelm', 'trident']
    const bribed = marketTurn({ market, deck: ['vain'], heroes: [{ cards: ['bribery'] }] })
    expect(bribed.t.drawnBesides).toBe(false)
    bribed.pick('Use Bribery', 'Carry it out', 'Iron Helm')
    expect(bribed.told('replaced')).toEqual([{ type: 'replaced', seat: 0, card: 'ironHelm', now: 'vain' }])
    expect(bribed.t.drawnBesides).toBe(true)
    const fetched = marketTurn({ market, discard: ['wild', 'bluff'], heroes: [{ cards: ['scavenging'] }] })
    fetched.pick('Use Scavenging', 'Carry it out', 'Wild')
    expect(fetched.told('fetched')).toEqual([{ type: 'fetched', seat: 0, card: 'wild' }])
  })

  it('a Fiend that an effect banishes [RP-123]', () => {
    const s = acting([], { cards: ['warding'], fiends: ['fiendOfRust'] }).pick('Use Warding', 'Fiend of Rust')
    expect(s.told('banished')).toEqual([{ type: 'banished', seat: 0, fiend: 'fiendOfRust', with: 'effect' }])
  })

  it('tokens that go back in Cleanup, and training [RP-151, RP-155]', () => {
    expect(table({ step: 'cleanup', heroes: [{ charisma: 2 }] }).gains()).toEqual(['-2 charisma cleanup'])
    const s = acting([], { xp: 5 }).pick('Take an Attribute Action')
    expect(s.ask).toEqual({ kind: 'action', seat: 0, by: 'training' })
    expect(s.pick('CHA').told('acted')).toEqual([
      { type: 'acted', seat: 0, attribute: 'CHA', by: 'training' },
    ])
  })

  it('an action that is declined is none [RP-140]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6, 3],
      minions: ['maskedAcolyte', 'bogImp'],
      heroes: [{ xp: 1 }],
    }).pick('Keep these', 'No action')
    expect(s.told('acted')).toEqual([])
  })

  it('alone, each card that goes to the trash pile [RP-221, RP-227, RP-231]', () => {
    const market = ['ironHelm', 'trident', 'wild', 'bluff']
    const enemy = table({ players: 1, step: 'enemy', market, heroes: [{ card: 2 }], dice: [3] })
    expect(enemy.told('trashed')).toEqual([{ type: 'trashed', card: 'wild' }])
    const left = marketTurn({ players: 1, market }).pick('Buy Trident')
    expect(left.told('leftOver')).toEqual([{ type: 'leftOver', card: 'ironHelm' }])
    expect(left.told('trashed').map(({ card }) => card)).toEqual(['wild', 'bluff'])
    const bare = marketTurn({ players: 1, market: ['ironHelm'], heroes: [{ gold: 2 }] }).pick('Buy Iron Helm')
    expect(bare.told('leftOver')).toEqual([])
  })

  it('no Minion that turns up where none is left, and none that goes under itself [RP-145, RP-R18]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6],
      minions: ['plagueRat'],
      heroes: [{ xp: 1 }],
      arrange: (t) => leaveMinions(t, 1),
    }).pick('Keep these')
    expect([s.told('trophy').length, s.told('minionUp')]).toEqual([1, []])
    const alone = table({
      players: 1,
      step: 'enemy',
      heroes: [{ card: 2 }],
      dice: [5],
      arrange: (t) => leaveMinions(t, 1),
    })
    expect([alone.told('minionUnder'), alone.t.minionsSeen]).toEqual([[], 0])
  })

  it('at the end, a total for everybody [RP-186]', () => {
    const rows = fullSheet()
    const s = table({ step: 'score', heroes: [{ rows }, { token: 'NG' }] })
    expect(s.told('total').map(({ seat, stars }) => [seat, stars])).toEqual(
      s.t.outcome?.seats?.map(({ seat, score }) => [seat, score]),
    )
  })

  it('to everybody alike, but for the card that a token lets its owner see [RP-144]', () => {
    const s = marketTurn({ market: ['ironHelm'], heroes: [{ card: 1 }, { card: 2 }] }).pick('Buy Iron Helm')
    const [bought] = s.told('bought')
    expect(rollPlayer.hears?.(bought, 1, s.t)).toEqual(bought)
  })
})
