import { heroData, heroSheetWith, partySheetWith } from './sheets.ts'

/** Every number of players, both modes, all voices, new campaigns, imports and parties that grow and shrink. */
export function setups(n: number): Readonly<Record<string, unknown>> {
  const players = 1 + (n % 4)
  const voice = (['one', 'each', 'talk'] as const)[n % 3]
  switch (Math.floor(n / 12) % 4) {
    case 0:
      return { players, voice, mode: n % 2 === 0 ? 'normal' : 'legendary' }
    case 1:
      return { players, voice, heroes: imports.slice(0, players) }
    case 2:
      return { players, voice, party: [partySheetWith({ legendary: n % 2 === 0, gold: 6, xp: 12 })] }
    default:
      return {
        players,
        voice,
        company: 'changes',
        party: [partySheetWith({ heroes: four.slice(0, 1 + ((n % 5) % 4)) })],
      }
  }
}

const imports = [
  heroSheetWith({ familiar: 'Griffon', cards: [{ name: 'Vest', deck: 'armor' }] }),
  heroSheetWith({
    name: 'Lea',
    colour: 'black',
    race: 'Reedling',
    attributes: { STR: 0, DEX: 14, CON: 14, INT: 0, WIS: 0, CHA: 0 },
  }),
  heroSheetWith({ name: 'Tor', colour: 'green', gold: 9, xp: 4 }),
  heroSheetWith({
    name: 'Ina',
    colour: 'blue',
    cards: [
      { name: 'Vest', deck: 'armor' },
      { name: 'Axe', deck: 'weapon' },
    ],
  }),
]

const four = [
  heroData('Orla', 'Hornfolk', 'Breaker', ['AR01', 'R01', 'FA01']),
  heroData('Sile', 'Reedling', 'Runner', ['WE02', 'SC02']),
  heroData('Hanna', 'Stonekin', 'Drover', ['TR03', 'R02']),
  heroData('Vesna', 'Reedling', 'Scribe', ['SK04']),
]
