import { capital, count, type AskRow } from '@dicehearth/engine'
import { heroes, type HeroId } from '../content/heroes.ts'
import { aNumber, dice, heapNames, land, seat, the, theDieInHand } from './names.ts'
import type { RfaAsk } from '../rules/decisions.ts'
import { rulesOf } from '../rules/territory.ts'
import { theTerritoryDie } from '../rules/where.ts'
import type { RfaSpeech } from './rows.ts'
import type { RfaView } from '../view.ts'

type Text<A> = string | ((ask: A, view: RfaView) => string)

/** A question to a player, the rules behind it, and what it means to decline. */
function ask<A extends RfaAsk>(text: Text<A>, rules: string, decline = 'No'): AskRow<A, RfaView> {
  const prompt = (it: A, view: RfaView): string =>
    `${seat(it.seat, view)}, ${typeof text === 'string' ? text : text(it, view)}`
  return { prompt, rules: rules.split(' '), decline }
}

/** What a hero offers their player. */
function offer<A extends RfaAsk>(hero: HeroId, text: Text<A>, rules: string, decline?: string) {
  return ask(text, `${heroes[hero].rule} RFA-053 ${rules}`, decline)
}

export const asks: RfaSpeech['asks'] = {
  realDie: {
    prompt: ({ seat: who, die }, view) =>
      die === theTerritoryDie
        ? 'Roll the territory die. What does it show?'
        : `${seat(who, view)}, roll ${theDieInHand(die, view)}. What does it show?`,
    rules: ['RFA-036', 'RFA-R02'],
  },
  place: ask(
    'choose one number and place dice that show it.',
    'RFA-036 RFA-038 RFA-040 RFA-041 RFA-042 RFA-044',
  ),
  laySpace: ask(({ die }, view) => {
    const more = view.laying.length - 1
    return `lay ${aNumber(die, view)} on a space of the desert${more > 0 ? `; ${count(more, 'more follows', 'more follow')}` : ''}.`
  }, 'RFA-192 RFA-R38 RFA-R56'),
  movesOn: ask(
    ({ from }) =>
      from === 'first'
        ? 'which die moves on to the second section?'
        : 'which die does the desert devour for a power stone?',
    'RFA-068 RFA-069 RFA-072 RFA-074',
  ),
  takeBack: ask('a connection is closed. Which of its dice come back?', 'RFA-195 RFA-196 RFA-197 RFA-R39'),
  claimRow: ask(
    ({ dice: n }) => `${count(n, 'die', 'dice')} lie in the ice. Claim, or go on collecting?`,
    'RFA-091 RFA-092 RFA-096 RFA-R22',
    'Go on collecting',
  ),
  claimLines: ask(
    'a line of the ice cave is full. What do you claim?',
    'RFA-214 RFA-215 RFA-R49 RFA-R50',
    'Leave the dice',
  ),
  goWithout: ask(
    ({ dice: n, entitled }) =>
      `there ${n === 1 ? 'is' : 'are'} ${count(n, 'bonus die', 'bonus dice')} for ${count(entitled.length, 'player')}. Who goes without?`,
    'RFA-092 RFA-095',
  ),
  defeatOne: ask('which enemy does the ice shatter?', 'RFA-096 RFA-218 RFA-R22', 'Spare them all'),
  moveSkullBack: ask(
    ({ holes }) =>
      holes === 'allHoles'
        ? 'which land is made whole again?'
        : `whose skull goes back ${count(holes, 'hole')}?`,
    'RFA-097 RFA-220 RFA-221 RFA-R25',
    'Leave the skulls where they are',
  ),
  releaseDie: ask('which die is freed from Oblivion?', 'RFA-219 RFA-R53', 'Free none'),
  loseDie: {
    prompt: ({ seat: who, from, number }, view) => {
      const attacker = view.acting === null ? '' : `${capital(the(view.acting, view))} attacks. `
      return `${attacker}${seat(who, view)}, which ${number ?? 'die'} is lost from ${heapNames[from]}?`
    },
    rules: ({ from }, view) => {
      const isLand = from !== 'resurrection' && from !== 'board'
      return [isLand ? rulesOf(view, from).attackRule : 'RFA-191', 'RFA-113', 'RFA-115', 'RFA-116']
    },
  },

  // Heroes.
  secondPlacement: offer('twinhand', 'Twinhand: place again from the same roll, or roll on.', 'RFA-054'),
  singTo: offer(
    'coinsinger',
    ({ marked }, view) => `sing to ${dice(marked, view)}: roll again now, or pick more dice.`,
    'RFA-R60',
  ),
  healer: offer(
    'healer',
    'Healer: let a die rest and free one from Oblivion?',
    'RFA-054 RFA-055',
    'Not this turn',
  ),
  wayfinder: offer('wayfinder', 'Wayfinder: look at the next enemy card?', 'RFA-054', 'Not this turn'),
  buryCard: offer(
    'wayfinder',
    ({ card }, view) => `${the(card, view)} comes next. Put it under the deck?`,
    'RFA-054',
    'Leave it on top',
  ),
  hearthkeeper: offer(
    'hearthkeeper',
    'Hearthkeeper: take a bonus die and roll it at once?',
    'RFA-054',
    'Not this turn',
  ),
  ferrywoman: offer(
    'ferrywoman',
    'Ferrywoman: cross back and go on rolling?',
    'RFA-054 RFA-151',
    'Stop here',
  ),
  standIn: offer(
    'warrior',
    ({ territory }) => `Warrior: ${land(territory)} is about to be damaged. Stand in the breach?`,
    'RFA-054 RFA-114 RFA-R57',
    'Take the damage',
  ),

  // Player-made enemies.
  whichTerritory: ask(
    ({ card, does }, view) =>
      does === 'heal'
        ? `${the(card, view)} is gone. Which land heals?`
        : `which land does ${the(card, view)} strike?`,
    'RFA-191 RFA-050',
  ),
  whoseBoard: ask(({ card }, view) => `whose dice does ${the(card, view)} take?`, 'RFA-191 RFA-050'),
  whichBarrier: ask(({ card }, view) => `which barrier does ${the(card, view)} rebuild?`, 'RFA-191 RFA-050'),
}
