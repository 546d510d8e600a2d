import type { Phases, Uses } from '@dicehearth/engine'
import type { RpAsk } from '../rules/decisions.ts'

const setUp = 'the making of the heroes, before the first round'
const rolling = 'the Roll Phase'
const dice = 'the Dice Phase'
const market = 'the Market Phase'
const cleanup = 'the Cleanup Phase'
const end = 'the end of the game'

/** Which part of the game a question belongs to, where that is always the same. */
export const phases: Phases<RpAsk> = {
  sheet: setUp,
  class: setUp,
  familiar: setUp,
  startDie: setUp,
  sortDie: rolling,
  initiative: dice,
  place: dice,
  act: dice,
  market: market,
  makeRoom: market,
  marketEnd: market,
  huntTarget: market,
  huntBefore: market,
  huntAfter: market,
  refresh: cleanup,
  last: end,
  hire: end,
  combatBefore: end,
  combatAfter: end,
  dropWeapon: end,
}

/** What each sort of piece is for, and when. */
export const uses: Uses = {
  die: {
    text: 'Dice are taken and placed in the Dice Phase. On a sheet they move only by Attribute actions and cards.',
    rule: 'RP-061',
    in: [setUp, rolling, dice, end],
  },
  space: {
    text: 'Spaces are filled in the Dice Phase, each row from its left.',
    rule: 'RP-061',
    in: [setUp, dice],
  },
  line: {
    text: 'The action of a row belongs to the Dice Phase, right after a die is placed there.',
    rule: 'RP-066',
    in: [setUp, dice],
  },
  initiative: {
    text: 'Initiative cards are chosen at the beginning of the Dice Phase.',
    rule: 'RP-057',
    in: [dice],
  },
  card: {
    text: 'Cards are bought or discarded in your turn of the Market Phase. Skills are used when their text says so.',
    rule: 'RP-094',
    in: [dice, market, cleanup, end],
  },
  minion: {
    text: 'Minions are hunted in your turn of the Market Phase, instead of buying a card.',
    rule: 'RP-129',
    in: [market],
  },
  monster: { text: 'The Monster is fought once, at the end of the last round.', rule: 'RP-165', in: [end] },
  adventure: { text: 'Adventure cards count in the fight with the Monster.', rule: 'RP-167', in: [end] },
  fiend: {
    text: 'A Fiend leaves when you pay for it, at any time in your own turns.',
    rule: 'RP-122',
    in: [dice, market, end],
  },
  familiar: { text: 'A Familiar acts when its text says so.', rule: 'RP-082', in: [setUp, dice] },
  class: { text: 'A Class acts when its text says so.', rule: 'RP-024', in: [setUp, dice, market, end] },
  sheet: { text: 'Characters are chosen before the first round.', rule: 'RP-019', in: [setUp] },
  backstory: { text: 'A Backstory counts at the end of the game.', rule: 'RP-197', in: [end] },
  alignment: { text: 'The Alignment counts at the end of the game.', rule: 'RP-196', in: [end] },
  grid: { text: 'The Alignment token moves by actions, cards and the text of a Class.', rule: 'RP-079' },
  hero: { text: 'Everybody plays on their own sheet.', rule: 'RP-019' },
  score: { text: 'Stars are counted at the end of the game.', rule: 'RP-016', in: [end] },
  gold: {
    text: 'Gold is spent on cards and Fiends, in your own turns.',
    rule: 'RP-095',
    in: [dice, market, end],
  },
  xp: {
    text: 'XP are spent on dice for Hunts and for the Monster, and where a card asks for them.',
    rule: 'RP-149',
    in: [dice, market, end],
  },
  charisma: {
    text: 'Charisma tokens are spent on cards and Fiends, in your own turns.',
    rule: 'RP-116',
    in: [dice, market, end],
  },
  honor: { text: 'Honor counts in the fight with the Monster.', rule: 'RP-153', in: [end] },
  injury: {
    text: 'Injuries count against you when you fight the Monster.',
    rule: 'RP-153',
    in: [dice, market, end],
  },
  discard: {
    text: 'A Market card is discarded for Gold in your turn of the Market Phase.',
    rule: 'RP-096',
    in: [market],
  },
  deck: {
    text: 'The Market is refilled from the deck at the end of each round, by itself.',
    rule: 'RP-158',
    in: [cleanup],
  },
  trash: { text: 'What left the game stays out of it.', rule: 'RP-232' },
  bag: { text: 'Dice are drawn from the bag by themselves.', rule: 'RP-050' },
}
