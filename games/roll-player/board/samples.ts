import cart from '../../../docs/examples/roll-player-pack.json' with { type: 'json' }
import type { OwnPack } from '../content/own-pack.ts'
import { packs } from './pack-file.ts'

/** One card of the simplest sort, and one Fiend. */
const stall: OwnPack = {
  game: 'roll-player',
  name: 'A Stall by the Gate',
  market: [
    {
      type: 'scroll',
      id: 'scroll-of-small-change',
      name: 'Scroll of Small Change',
      dots: 1,
      cost: 1,
      does: [{ do: 'gold', by: 3 }],
    },
  ],
  fiends: [
    { id: 'fiend-of-draughts', name: 'Fiend of Draughts', always: [{ is: 'score', row: 'CON', by: -1 }] },
  ],
  minions: [],
  familiars: [],
}

/** Beasts: two that follow, and one that is hunted. */
const menagerie: OwnPack = {
  game: 'roll-player',
  name: 'The Menagerie',
  market: [
    {
      type: 'trait',
      id: 'beast-friend',
      name: 'Beast Friend',
      dots: 2,
      cost: 4,
      arrow: 'good',
      final: { per: { count: 'familiarMatches' }, every: 1, most: 3 },
    },
  ],
  fiends: [],
  minions: [
    {
      id: 'gate-mastiff',
      name: 'Gate Mastiff',
      dots: 1,
      weakness: { of: { count: 'familiarDice' }, at: [2, 3] },
      levels: [
        { from: 1, trophy: false, gives: [{ do: 'injury', by: 1 }] },
        { from: 5, trophy: false, gives: [{ do: 'xp', by: 1 }] },
        { from: 9, trophy: true, gives: [{ do: 'honor', by: 1 }] },
      ],
    },
  ],
  familiars: [
    {
      id: 'ink-octopus',
      name: 'Ink Octopus',
      range: [12, 15],
      stars: 3,
      colours: ['blue', 'black', 'purple'],
      does: [{ do: 'swap', among: 'any', upTo: 2 }],
    },
    {
      id: 'pack-mule',
      name: 'Pack Mule',
      range: [8, 10],
      stars: 2,
      colours: ['white', 'green', 'red'],
      does: [{ do: 'gold', by: 1 }],
    },
  ],
}

function read(file: unknown): OwnPack[] {
  const found = packs.read(file)
  return 'pack' in found ? [found.pack] : []
}

/** Packs to start from. */
export const samples: readonly OwnPack[] = [stall, menagerie, ...read(cart)]
