import { rowsOf } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const passive = ['passives']

/** Stories ask for flags; cards ask how things stand in a combat. */
export const conditions = rowsOf(kinds).conditions({
  FLAG: { in: ['stories'], asks: ({ flag }) => `flag ${flag}`, says: ({ flag }) => `${flag} is remembered` },
  'round <= N': { in: passive, says: ({ n }) => `it is round ${n} or earlier` },
  'cost >= N': { in: passive, says: ({ n }) => `the ability cost ${n} dice or more` },
  'first-hit': { in: passive, says: () => 'it is your first hit of the phase' },
  'target-has STATUS': { in: passive, says: ({ status }) => `the target has ${status}` },
  'life <= SHARE': { in: passive, says: ({ share }) => `you have ${share}% of your Life or less` },
})
