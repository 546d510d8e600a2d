import { resurrectionHolds, type Side, type Territory } from './boards.ts'

interface Printed {
  /** What it is like to play there, in one line for whoever sets the table. */
  sketch: string
  /** What stands on the board. */
  lines: readonly string[]
}

const ifNone = 'An attack that finds no die damages the land.'
const fortressAttack = `An attack takes one die from every section that has any. ${ifNone}`
const forestAttack = `An attack takes one 5 and one 6. ${ifNone}`

/** Both sides of the four territory boards in words. */
export const lands: Readonly<Record<Territory, Readonly<Record<Side, Printed>>>> = {
  desert: {
    A: {
      sketch: 'Three 1s send a die on, three sent on win a stone, and every stone costs a die for good.',
      lines: [
        'Takes 1s, three in the first section.',
        'Three dice there: one of them moves on to the second section, the other two come back.',
        'Three dice in the second section win a power stone: the desert devours one of them for good, the other two come back.',
        `An attack takes one die from the first section, never one from the others. ${ifNone}`,
      ],
    },
    B: {
      sketch: 'A net of nine spaces: 1s close its five connections, and no die is devoured.',
      lines: [
        'Takes 1s, on any of its nine spaces. They form five connections.',
        'A connection whose spaces are all filled is closed; any of its dice may come back then.',
        'All five closed win a power stone, and all dice come back.',
        `An attack takes two dice. ${ifNone}`,
      ],
    },
  },
  fortress: {
    A: {
      sketch: 'Four alike break a barrier; the third barrier to break wins a stone.',
      lines: [
        'Takes 2s, 3s and 4s, four in each section.',
        'Four dice in a section break its barrier and come back. Without its barrier a section takes no dice.',
        'The third barrier to break wins a power stone; then all three are put back.',
        fortressAttack,
      ],
    },
    B: {
      sketch: 'Each section is a task of its own: three alike, then four, then five.',
      lines: [
        'Takes 2s, 3s and 4s, each in a section of its own.',
        'A section wants three dice, then four, then five; each time they come back, and twice they break a barrier.',
        'The five win a power stone, and both barriers of the section are put back.',
        fortressAttack,
      ],
    },
  },
  forest: {
    A: {
      sketch: '5s and 6s fill one path, six spaces long at first and longer after every stone.',
      lines: [
        'Takes 5s and 6s along a path, up to the boundary.',
        'The last space before the boundary wins a power stone. All dice come back, and the boundary moves one space deeper, up to the ninth.',
        forestAttack,
      ],
    },
    B: {
      sketch: '6s and 5s meet on an arch; the value between them must then be rolled and given up.',
      lines: [
        'Takes 6s from the left and 5s from the right, six dice in all and at most five of a kind.',
        'A full arch wants one more die: of the value printed where 6s and 5s meet, from a later roll. It goes to Oblivion and wins a power stone, and the arch comes back.',
        forestAttack,
      ],
    },
  },
  iceCave: {
    A: {
      sketch: 'A row of six numbers: the more you collect before you claim, the better the reward.',
      lines: [
        'Takes one die a roll, each number once.',
        'With four or five dice you may claim or go on collecting; six are claimed at once. Then all dice come back.',
        'Four: a bonus die for everybody who has a die of their own colour here. Five: one enemy may be defeated as well. Six: one skull may go back to its start as well.',
        `An attack takes the die with the highest number. ${ifNone}`,
      ],
    },
    B: {
      sketch: 'A grid where equal numbers may not touch; each of its six lines has a reward.',
      lines: [
        'Takes one die a roll, on any free space. Equal numbers may not lie side by side.',
        'Full lines may be claimed, several together; then their dice come back.',
        'Rows: two bonus dice; defeat an enemy; free a die from Oblivion. Columns: a skull two holes back; defeat an enemy; a skull one hole back.',
        `An attack takes a die with the highest number. ${ifNone}`,
      ],
    },
  },
}

/** What stands in the middle of the board and beside it. */
export const vortexes = {
  resurrection: {
    name: 'Vortex of Resurrection',
    lines: [
      'Takes dice of any number, and ends the placing of the turn.',
      `At ${resurrectionHolds} or more both vortexes give all their dice back.`,
    ],
  },
  oblivion: { name: 'Vortex of Oblivion', lines: ['Dice lost to enemies lie here.'] },
} as const
