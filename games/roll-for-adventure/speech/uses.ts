import type { Phases, Uses } from '@dicehearth/engine'
import type { RfaAsk } from '../rules/decisions.ts'

const placing = 'the roll-and-place step'
const enemies = 'the enemy step'

/** Which part of the game a question belongs to, where that is always the same. */
export const phases: Phases<RfaAsk> = {
  place: placing,
  secondPlacement: placing,
  laySpace: placing,
  movesOn: placing,
  takeBack: placing,
  claimRow: placing,
  claimLines: placing,
  whichTerritory: enemies,
  whoseBoard: enemies,
  whichBarrier: enemies,
  standIn: enemies,
}

/** What each sort of piece is for, and when. */
export const uses: Uses = {
  die: {
    text: 'After each roll you place dice of one number from your hand; placed dice stay until something frees them.',
    rule: 'RFA-045',
  },
  hero: {
    text: 'Heroes act in their own turn, with the dice in hand and their gift.',
    rule: 'RFA-053',
    in: [placing],
  },
  card: {
    text: 'Enemies act by themselves at the end of each turn. Dice placed on one fight it.',
    rule: 'RFA-129',
    in: [placing],
  },
  desert: {
    text: 'The desert takes dice when you place what you have rolled.',
    rule: 'RFA-041',
    in: [placing],
  },
  fortress: {
    text: 'The fortress takes dice when you place what you have rolled.',
    rule: 'RFA-041',
    in: [placing],
  },
  forest: {
    text: 'The forest takes dice when you place what you have rolled.',
    rule: 'RFA-041',
    in: [placing],
  },
  iceCave: {
    text: 'The ice cave takes dice when you place what you have rolled.',
    rule: 'RFA-041',
    in: [placing],
  },
  line: { text: 'The rewards of the ice cave come with a full line.', rule: 'RFA-214', in: [placing] },
  track: { text: 'A damage track shows how close its land is to falling.', rule: 'RFA-147' },
  resurrection: { text: 'Resurrection takes dice when you place what you have rolled.', rule: 'RFA-150' },
  oblivion: {
    text: 'Dice come back from Oblivion by Resurrection and by what some heroes can do.',
    rule: 'RFA-055',
  },
  pool: { text: 'Bonus dice are handed out by the ice cave.', rule: 'RFA-092' },
  deck: { text: 'One enemy is turned up at the end of each turn, by itself.', rule: 'RFA-052' },
  adventure: { text: 'Power stones come by themselves when a task is complete.', rule: 'RFA-057' },
}
