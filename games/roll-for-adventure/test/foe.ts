import type { Effect } from '../content/effects.ts'
import type { OwnEnemy, OwnPack } from '../content/own-enemies.ts'
import { enemyStep, type RfaScenario } from './table.ts'

/** An enemy of the players' own making that does next to nothing, with what a test wants of it. */
export function foe(wanted: Partial<OwnEnemy> = {}): OwnEnemy {
  return {
    id: 'foe',
    name: 'The Foe',
    copies: 1,
    rank: 1,
    home: 'desert',
    commands: false,
    stays: true,
    defeat: { total: 6 },
    onReveal: [{ do: 'drainPool', count: 1 }],
    onAgain: 'same',
    ...wanted,
  }
}

export function packOf(...enemies: OwnEnemy[]): OwnPack {
  return { game: 'roll-for-adventure', name: 'Tests', enemies }
}

/** The set-up with these own enemies. */
export function withFoes(...enemies: OwnEnemy[]): Record<string, unknown> {
  return { board: 'crown', enemies: packOf(...enemies) }
}

/** The foe is turned up and does this. */
export function appears(
  onReveal: Effect[],
  { setup = {}, ...rest }: Parameters<typeof enemyStep>[0] = {},
  wanted: Partial<OwnEnemy> = {},
): RfaScenario {
  return enemyStep({
    cards: ['foe'],
    ...rest,
    setup: { ...withFoes(foe({ onReveal, ...wanted })), ...setup },
  })
}
