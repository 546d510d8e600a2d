import { none } from '../content/sheet.ts'
import type { AskRow } from '@dicehearth/engine'
import { firstCombatDie, sortOf } from '../content/dice.ts'
import type { Cause, RpAsk } from '../rules/decisions.ts'
import { cardName, causeName, monsterName, seatName, theDie } from './names.ts'
import { sumText } from './sum-text.ts'
import type { RpView } from '../view.ts'
import { strengthOf } from '../rules/monster.ts'
import { initiativeName, sortName } from '../die-look.ts'

type Asks = { readonly [K in RpAsk['kind']]: AskRow<Extract<RpAsk, { kind: K }>, RpView> }

/** "Warrior: …" */
function to(ask: { seat: number }, view: RpView, what: string): string {
  return `${seatName(ask.seat, view)}: ${what}`
}

/** "Warrior, Scroll of Fate: …" */
function by(ask: { seat: number; by: Cause }, view: RpView, what: string): string {
  return `${seatName(ask.seat, view)}, ${causeName(ask.by, view)}: ${what}`
}

/** " (6 and 4, −1 for Injury)". */
function because({ sum }: RpView): string {
  const said = sum ? sumText(sum) : ''
  return said === '' ? '' : ` (${said})`
}

/** What must be decided, and the rules behind it. */
export const asks: Asks = {
  // Set-up.
  sheet: {
    prompt: (ask, view) => to(ask, view, 'pick a Character Sheet.'),
    rules: ['RP-019', 'DEC-01'],
  },
  class: {
    prompt: (ask, view) => to(ask, view, `your colour is ${ask.colour}. Which Class?`),
    rules: ['RP-023', 'DEC-02'],
  },
  familiar: {
    prompt: (ask, view) => to(ask, view, 'which Familiar do you keep?'),
    rules: ['RP-027', 'DEC-03'],
  },
  startDie: {
    prompt: (ask, view) => to(ask, view, 'place one of your starting dice.'),
    rules: ['RP-043', 'RP-044', 'RP-045', 'DEC-04'],
  },
  drawn: {
    prompt: (ask, view) => to(ask, view, 'draw a die from the bag. Which one is it?'),
    rules: ['RP-042', 'RP-050', 'RP-051'],
  },
  realDie: {
    prompt: (ask, view) => to(ask, view, `roll ${rolledDie(ask.die, view)}. What does it show?`),
    rules: ['RP-018', 'RP-050', 'RP-136'],
  },
  // Roll and Dice Phase.
  sortDie: {
    prompt: (ask, view) => to(ask, view, `these dice tie. Which one goes on ${initiativeName(ask.card)}?`),
    rules: ['RP-052', 'RP-053', 'DEC-05'],
  },
  initiative: {
    prompt: (ask, view) => to(ask, view, 'choose an Initiative card.'),
    rules: ['RP-057', 'RP-058', 'RP-059', 'DEC-06'],
  },
  place: {
    prompt: (ask, view) => to(ask, view, 'place a die.'),
    rules: ['RP-061', 'RP-062', 'RP-064', 'RP-065', 'DEC-07'],
  },
  act: {
    prompt: (ask, view) =>
      to(ask, view, view.acted ? 'anything else before your turn ends?' : 'take an action or end your turn.'),
    rules: ['RP-066', 'RP-067', 'RP-068', 'DEC-08'],
  },
  // Market Phase.
  market: {
    prompt: (ask, view) => to(ask, view, 'buy a Market card, discard one, or hunt.'),
    rules: ['RP-094', 'RP-095', 'RP-096', 'DEC-13'],
  },
  makeRoom: {
    prompt: (ask, view) =>
      to(ask, view, `your hands are full. Discard which Weapon for the ${cardName(ask.card, view)}?`),
    rules: ['RP-102', 'RP-103', 'DEC-14'],
  },
  marketEnd: {
    prompt: (ask, view) => to(ask, view, 'anything else before your turn ends?'),
    rules: ['RP-098', 'RP-R09', 'DEC-21'],
  },
  huntTarget: {
    prompt: (ask, view) => to(ask, view, `hunt the ${cardName(view.minion ?? '', view)}?`),
    rules: ['RP-129', 'RP-130', 'DEC-16'],
  },
  huntBefore: {
    prompt: (ask, view) => to(ask, view, `you have ${diceCount(view.combatDice)}. Roll, or hire first?`),
    rules: ['RP-132', 'RP-135', 'RP-136', 'DEC-17'],
  },
  huntAfter: {
    prompt: (ask, view) => to(ask, view, `your total is ${ask.total}${because(view)}. Accept it?`),
    rules: ['RP-137', 'RP-139', 'DEC-18'],
  },
  refresh: {
    prompt: (ask, view) => to(ask, view, 'refresh which Skill?'),
    rules: ['RP-156', 'DEC-22'],
    decline: 'None',
  },
  // The end.
  last: {
    prompt: (ask, view) => to(ask, view, 'your hero is complete. Spend XP once more?'),
    rules: ['RP-164', 'DEC-23'],
  },
  hire: {
    prompt: (ask, view) => to(ask, view, `hire mercenaries against the ${monsterName(view)}?`),
    rules: ['RP-174', 'RP-175', 'DEC-24'],
  },
  combatBefore: {
    prompt: (ask, view) =>
      to(ask, view, `roll ${diceCount(view.combatDice)} against the ${monsterName(view)}.`),
    rules: ['RP-176', 'RP-179', 'DEC-25'],
  },
  combatAfter: {
    prompt: (ask, view) =>
      to(
        ask,
        view,
        `your total is ${ask.total}${because(view)}, the Strength is ${strengthOf(view)}. Are these your Final Dice?`,
      ),
    rules: ['RP-177', 'RP-178', 'RP-180', 'DEC-25'],
  },
  dropWeapon: {
    prompt: (ask, view) => to(ask, view, 'discard a Weapon that would hurt your score?'),
    rules: ['RP-187', 'RP-R38', 'DEC-26'],
  },
  // Effects.
  skillEffect: {
    prompt: (ask, view) => to(ask, view, `carry out the effect of ${cardName(ask.card, view)}?`),
    rules: ['RP-108', 'RP-112', 'DEC-11'],
    decline: 'Skip the effect',
  },
  lessInjury: {
    prompt: (ask, view) =>
      to(
        ask,
        view,
        `you are about to gain ${ask.injuries === 1 ? 'an Injury' : `${ask.injuries} Injuries`}. Pay for one fewer?`,
      ),
    rules: ['DEC-20'],
    decline: 'Take it',
  },
  flipDie: dieRow('turn which die to its opposite face?', ['RP-073', 'RP-089', 'DEC-09']),
  adjustDie: dieRow('change which die?', ['RP-076', 'DEC-09']),
  rerollDie: dieRow('roll which die again?', ['RP-077', 'RP-R10', 'DEC-09']),
  swapDie: dieRow('swap which die?', ['RP-074', 'RP-075', 'DEC-09']),
  moveDie: dieRow('move which die?', ['RP-212', 'DEC-09']),
  copyDie: dieRow('change which die?', ['RP-088', 'DEC-09']),
  redrawDie: dieRow('return which die to the bag?', ['RP-R48', 'DEC-09']),
  tradeDie: dieRow('give which of your dice?', ['RP-R48', 'DEC-12']),
  swapWith: {
    prompt: (ask, view) => by(ask, view, `swap ${theDie(ask.die, view)} with which die?`),
    rules: ['RP-074', 'RP-075', 'DEC-09'],
  },
  newValue: {
    prompt: (ask, view) => by(ask, view, `turn ${theDie(ask.die, view)} to which value?`),
    rules: ['RP-076', 'DEC-09'],
  },
  keepValue: {
    prompt: (ask, view) => by(ask, view, `${theDie(ask.die, view)} was rolled. Which value do you keep?`),
    rules: ['RP-077', 'RP-R10', 'DEC-09'],
  },
  moveTo: {
    prompt: (ask, view) => by(ask, view, `move ${theDie(ask.die, view)} to which space?`),
    rules: ['RP-212', 'RP-213', 'DEC-09'],
  },
  copyFrom: {
    prompt: (ask, view) => by(ask, view, `give ${theDie(ask.die, view)} the value of which die?`),
    rules: ['RP-088', 'DEC-09'],
  },
  tradeFor: {
    prompt: (ask, view) => by(ask, view, `take which die for ${theDie(ask.die, view)}?`),
    rules: ['RP-R48', 'RP-R49', 'DEC-12'],
  },
  step: {
    prompt: (ask, view) => by(ask, view, 'move your alignment token.'),
    rules: ['RP-079', 'RP-R11', 'DEC-10'],
    decline: 'Stop',
  },
  swapCard: {
    prompt: (ask, view) => by(ask, view, 'swap the dice of which Initiative card?'),
    rules: ['DEC-12'],
  },
  swapCardWith: {
    prompt: (ask, view) => by(ask, view, `swap the dice of ${initiativeName(ask.card)} with which card?`),
    rules: ['DEC-12'],
  },
  summonOn: {
    prompt: (ask, view) => by(ask, view, 'put the Fiend on which Initiative card?'),
    rules: ['RP-217', 'DEC-12'],
  },
  replaceCard: {
    prompt: (ask, view) => by(ask, view, 'replace which Market card?'),
    rules: ['RP-R58', 'DEC-15'],
  },
  fetchCard: {
    prompt: (ask, view) => by(ask, view, 'fetch which card from the discard pile?'),
    rules: ['DEC-15'],
  },
  banishFiend: {
    prompt: (ask, view) => by(ask, view, 'banish which Fiend?'),
    rules: ['RP-123', 'DEC-27'],
    decline: 'Stop',
  },
  refreshSkill: {
    prompt: (ask, view) => by(ask, view, 'refresh which Skill?'),
    rules: ['RP-110', 'DEC-27'],
    decline: 'Stop',
  },
  healOne: {
    prompt: (ask, view) => by(ask, view, 'discard an Injury token?'),
    rules: ['DEC-27'],
    decline: 'Stop',
  },
  combatDie: {
    prompt: (ask, view) => by(ask, view, 'roll which Combat Die again?'),
    rules: ['RP-R49', 'DEC-27'],
  },
  action: {
    prompt: (ask, view) => by(ask, view, 'take which Attribute Action?'),
    rules: ['RP-R20', 'DEC-28', 'DEC-19'],
    decline: 'No action',
  },
  familiarAction: {
    prompt: (ask, view) => by(ask, view, 'take your Familiar Action?'),
    rules: ['RP-082', 'DEC-28'],
    decline: 'No action',
  },
}

/** A question for a die of the own sheet. */
function dieRow(question: string, rules: readonly string[]): AskRow<{ seat: number; by: Cause }, RpView> {
  return { prompt: (ask, view) => by(ask, view, question), rules, decline: 'Stop' }
}

function rolledDie(die: number, { enemyDice }: RpView): string {
  if (die === none) return 'a die'
  if (enemyDice.includes(die)) return 'an enemy die'
  return die >= firstCombatDie ? 'a Combat Die' : `the ${sortName(sortOf(die))} die`
}

function diceCount(dice: number): string {
  return dice === 1 ? '1 Combat Die' : `${dice} Combat Dice`
}
