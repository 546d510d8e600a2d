const hero = {
  class: 'mage',
  race: 'elf',
  injury: 0,
  name: 'Orla',
  people: 'Hornfolk',
  fatigue: 9,
  health: 9,
}
const fate = { character: 'akara', life: 1, maxLife: 9, statuses: [], stunned: false }
/** Tables that are just far enough along for their great moments. */
export const views: Readonly<Record<string, unknown>> = {
  'roll-player': {
    heroes: [hero],
    outcome: null,
    players: 2,
    monster: 'nightLich',
    sum: { dice: [4, 6, 1], changes: [{ for: 'honor', by: 2 }], total: 13 },
  },
  'set-a-watch': { own: [], box: ['lich'] },
  'roll-player-adventures': {
    heroes: [{ ...hero, class: 'Hammerhand' }],
    printed: { classes: { Hammerhand: { colour: 'R' } } },
  },
  'rolling-fates': { heroes: [fate], enemies: [{ kind: 'E09' }], pieces: { characters: [] } },
}

interface Happening {
  type: string
  [fact: string]: string | number
}

export const moments: readonly { game: string; events: readonly Happening[] }[] = [
  {
    game: 'set-a-watch',
    events: [
      { type: 'fireOut' },
      { type: 'summoned', card: 0 },
      { type: 'arrived', round: 9 },
      { type: 'won' },
    ],
  },
  {
    game: 'roll-for-adventure',
    events: [
      { type: 'stone', territory: 'iceCave' },
      { type: 'revealed', card: 'MOS' },
      { type: 'won' },
      { type: 'lost' },
    ],
  },
  {
    game: 'rolling-fates',
    events: [
      { type: 'enemyInflicted', enemy: 0, status: 'investigate', result: 'took' },
      { type: 'lastStand', seat: 0 },
      { type: 'adventureOver', result: 'won' },
      { type: 'adventureOver', result: 'lost' },
    ],
  },
  {
    game: 'roll-player',
    events: [
      { type: 'callToAdventure' },
      { type: 'fought', seat: 0, monster: 'nightLich', total: 13, stars: 3 },
      { type: 'champion', seat: 0 },
    ],
  },
  {
    game: 'roll-player-adventures',
    events: [{ type: 'deathMarked' }, { type: 'exhausted', hero: 0 }, { type: 'adventureOver' }],
  },
]
