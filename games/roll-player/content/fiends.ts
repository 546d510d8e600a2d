import type { Printed } from './language.ts'

export type FiendId = string

export interface Fiend extends Printed {
  id: FiendId
  name: string
}

/** The Fiends: each restricts its owner while it lies face up (RP-120). */
export const fiends: readonly Fiend[] = [
  { id: 'fiendOfLimpness', name: 'Fiend of Limpness', always: [{ is: 'forbid', what: 'STR' }] },
  { id: 'fiendOfClumsiness', name: 'Fiend of Clumsiness', always: [{ is: 'forbid', what: 'DEX' }] },
  { id: 'fiendOfRigidity', name: 'Fiend of Rigidity', always: [{ is: 'forbid', what: 'CON' }] },
  { id: 'fiendOfDullness', name: 'Fiend of Dullness', always: [{ is: 'forbid', what: 'INT' }] },
  { id: 'fiendOfDoubt', name: 'Fiend of Doubt', always: [{ is: 'forbid', what: 'WIS' }] },
  { id: 'fiendOfMumbling', name: 'Fiend of Mumbling', always: [{ is: 'forbid', what: 'CHA' }] },
  { id: 'fiendOfLeashes', name: 'Fiend of Leashes', always: [{ is: 'forbid', what: 'familiarAction' }] },
  { id: 'fiendOfRust', name: 'Fiend of Rust', always: [{ is: 'price', of: 'weapon', by: 2 }] },
  { id: 'fiendOfMoths', name: 'Fiend of Moths', always: [{ is: 'price', of: 'armor', by: 1 }] },
  { id: 'fiendOfSloth', name: 'Fiend of Sloth', always: [{ is: 'price', of: 'skill', by: 1 }] },
  { id: 'fiendOfVice', name: 'Fiend of Vice', always: [{ is: 'price', of: 'trait', by: 1 }] },
  { id: 'fiendOfBlots', name: 'Fiend of Blots', always: [{ is: 'price', of: 'scroll', by: 2 }] },
  {
    id: 'fiendOfGruffness',
    name: 'Fiend of Gruffness',
    always: [{ is: 'forbid', what: 'charismaDiscount' }],
  },
  { id: 'fiendOfSwindles', name: 'Fiend of Swindles', always: [{ is: 'discardGain', gold: 1 }] },
  { id: 'fiendOfNeglect', name: 'Fiend of Neglect', always: [{ is: 'gain', for: 'filledLine', gold: 0 }] },
  { id: 'fiendOfLead', name: 'Fiend of Lead', always: [{ is: 'gain', for: 'goldDie', gold: 0 }] },
  { id: 'fiendOfTolls', name: 'Fiend of Tolls', always: [{ is: 'gain', for: 'initiative', gold: 0 }] },
  { id: 'fiendOfWeariness', name: 'Fiend of Weariness', always: [{ is: 'forbid', what: 'refresh' }] },
  { id: 'fiendOfDues', name: 'Fiend of Dues', always: [{ is: 'skillFee', gold: 1 }] },
  { id: 'fiendOfFright', name: 'Fiend of Fright', always: [{ is: 'huntDice', by: -1 }] },
  { id: 'fiendOfJitters', name: 'Fiend of Jitters', always: [{ is: 'rerollCost', xp: 2 }] },
  { id: 'fiendOfGreed', name: 'Fiend of Greed', always: [{ is: 'mercenary', xp: 1, gold: 2 }] },
  { id: 'fiendOfFog', name: 'Fiend of Fog', always: [{ is: 'forbid', what: 'passOver' }] },
  {
    id: 'fiendOfLeeches',
    name: 'Fiend of Leeches',
    on: [{ on: 'marketPhase', does: [{ do: 'gold', by: -1 }] }],
  },
  { id: 'fiendOfHaste', name: 'Fiend of Haste', always: [{ is: 'forbid', what: 'lowestInitiative' }] },
  { id: 'fiendOfInfamy', name: 'Fiend of Infamy', final: [{ stars: -2, if: [] }] },
]
