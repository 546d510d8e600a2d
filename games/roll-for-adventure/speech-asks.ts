import { capital, count, type Speech } from '@dicehearth/engine'
import type { Territory } from './content/boards.ts'
import { heroes, type HeroId } from './content/heroes.ts'
import { aNumber, dice, from, land, seat, the, theDieInHand } from './names.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import type { RfaEvent } from './rules/events.ts'
import type { Adventure } from './rules/state.ts'
import { theTerritoryDie } from './rules/where.ts'
import type { RfaView } from './view.ts'

export type RfaSpeech = Speech<RfaAsk, RfaOption, RfaEvent, RfaView, Adventure>

/** "Red, …" */
function asked<A extends RfaAsk>(question: string | ((ask: A, view: RfaView) => string)) {
  return (ask: A, view: RfaView): string =>
    `${seat(ask.seat, view)}, ${typeof question === 'string' ? question : question(ask, view)}`
}

/** The rules behind what a hero offers. */
function offeredBy(hero: HeroId, ...rules: string[]): string[] {
  return [heroes[hero].rule, 'RFA-053', 'RFA-054', ...rules]
}

const attackRules: Readonly<Record<Territory, readonly string[]>> = {
  desert: ['RFA-117', 'RFA-119'],
  fortress: ['RFA-121'],
  forest: ['RFA-123'],
  iceCave: ['RFA-126', 'RFA-127'],
}

/** What is asked, and the rules behind it. */
export const asks: RfaSpeech['asks'] = {
  realDie: {
    prompt: (ask, view) =>
      ask.die === theTerritoryDie
        ? 'Roll the territory die. What does it show?'
        : `${seat(ask.seat, view)}, roll ${theDieInHand(ask.die, view)}. What does it show?`,
    rules: ['RFA-036', 'RFA-R02'],
  },
  place: {
    prompt: asked('choose one number and place dice that show it.'),
    rules: ['RFA-036', 'RFA-038', 'RFA-040', 'RFA-041', 'RFA-042', 'RFA-044'],
  },
  secondPlacement: {
    prompt: asked('Twinhand: place again from the same roll, or roll on.'),
    rules: offeredBy('twinhand'),
  },
  singTo: {
    prompt: asked(({ marked }, view) => `sing to ${dice(marked, view)}: roll again now, or pick more dice.`),
    rules: offeredBy('coinsinger', 'RFA-R60'),
  },
  laySpace: {
    prompt: asked(({ die }, view) => {
      const { length } = view.laying
      const left = length > 1 ? ` ${capital(count(length - 1, 'more follows', 'more follow'))}.` : ''
      return `on which space of the desert do you lay ${aNumber(die, view)}?${left}`
    }),
    rules: ['RFA-192', 'RFA-R38', 'RFA-R56'],
  },
  movesOn: {
    prompt: asked(({ from: section }) =>
      section === 'first'
        ? 'which die moves on to the second section?'
        : 'which die does the desert devour for a power stone?',
    ),
    rules: ['RFA-068', 'RFA-069', 'RFA-072', 'RFA-074'],
  },
  takeBack: {
    prompt: asked('a connection is closed. Which of its dice come back?'),
    rules: ['RFA-195', 'RFA-196', 'RFA-197', 'RFA-R39'],
  },
  claimRow: {
    prompt: asked(({ dice: n }) => `${count(n, 'die', 'dice')} lie in the ice. Claim, or go on collecting?`),
    rules: ['RFA-091', 'RFA-092', 'RFA-096', 'RFA-R22'],
    decline: 'Go on collecting',
  },
  claimLines: {
    prompt: asked('a line of the ice cave is full. What do you claim?'),
    rules: ['RFA-214', 'RFA-215', 'RFA-R49', 'RFA-R50'],
    decline: 'Leave the dice',
  },
  goWithout: {
    prompt: asked(({ dice: n, entitled }) => {
      const there = n === 1 ? 'is one bonus die' : `are ${count(n, '', 'bonus dice')}`
      return `there ${there} for ${count(entitled.length, 'player')}. Who goes without?`
    }),
    rules: ['RFA-092', 'RFA-095'],
  },
  defeatOne: {
    prompt: asked('which enemy does the ice shatter?'),
    rules: ['RFA-096', 'RFA-218', 'RFA-R22'],
    decline: 'Spare them all',
  },
  moveSkullBack: {
    prompt: asked(({ holes }) =>
      holes === 'allHoles'
        ? 'which land is made whole again?'
        : `whose skull goes back ${count(holes, 'hole')}?`,
    ),
    rules: ['RFA-097', 'RFA-220', 'RFA-221', 'RFA-R25'],
    decline: 'Leave the skulls where they are',
  },
  releaseDie: {
    prompt: asked('which die is freed from Oblivion?'),
    rules: ['RFA-219', 'RFA-R53'],
    decline: 'Free none',
  },
  loseDie: {
    prompt: (ask, view) => {
      const who = view.acting === null ? '' : `${capital(the(view.acting, view))} attacks. `
      return `${who}${seat(ask.seat, view)}, which ${ask.number ?? 'die'} is lost ${from(ask.from)}?`
    },
    rules: ({ from: where }) => [
      ...(where === 'resurrection' || where === 'board' ? ['RFA-191'] : attackRules[where]),
      'RFA-113',
      'RFA-115',
      'RFA-116',
    ],
  },
  healer: {
    prompt: asked('Healer: let a die rest and free one from Oblivion?'),
    rules: offeredBy('healer', 'RFA-055'),
    decline: 'Not this turn',
  },
  wayfinder: {
    prompt: asked('Wayfinder: look at the next enemy card?'),
    rules: offeredBy('wayfinder'),
    decline: 'Not this turn',
  },
  buryCard: {
    prompt: asked(({ card }, view) => `${the(card, view)} comes next. Put it under the deck?`),
    rules: offeredBy('wayfinder'),
    decline: 'Leave it on top',
  },
  hearthkeeper: {
    prompt: asked('Hearthkeeper: take a bonus die and roll it at once?'),
    rules: offeredBy('hearthkeeper'),
    decline: 'Not this turn',
  },
  ferrywoman: {
    prompt: asked('Ferrywoman: cross back and go on rolling?'),
    rules: offeredBy('ferrywoman', 'RFA-151'),
    decline: 'Stop here',
  },
  standIn: {
    prompt: asked(
      ({ territory }) => `Warrior: ${land(territory)} is about to be damaged. Stand in the breach?`,
    ),
    rules: offeredBy('warrior', 'RFA-114', 'RFA-R57'),
    decline: 'Take the damage',
  },
  whichTerritory: {
    prompt: asked(({ card, does }, view) =>
      does === 'heal'
        ? `${the(card, view)} is gone. Which land heals?`
        : `which land does ${the(card, view)} strike?`,
    ),
    rules: ['RFA-191', 'RFA-050'],
  },
  whoseBoard: {
    prompt: asked(({ card }, view) => `whose dice does ${the(card, view)} take?`),
    rules: ['RFA-191', 'RFA-050'],
  },
  whichBarrier: {
    prompt: asked(({ card }, view) => `which barrier does ${the(card, view)} rebuild?`),
    rules: ['RFA-191', 'RFA-050'],
  },
}
