import { existsSync, readFileSync } from 'node:fs'

const file = new URL('../../../docs/examples/roll-player-pack.json', import.meta.url)
export const examplePack: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

/** A set-up for every number: all player counts, picked and dealt heroes, own cards and real dice come up. */
export function setups(n: number): Record<string, unknown> {
  let rest = n
  const next = (count: number): number => {
    const value = rest % count
    rest = Math.floor(rest / count)
    return value
  }
  const byWhom = (): string => (next(2) === 0 ? 'picked' : 'dealt')
  return {
    players: 1 + next(5),
    sheets: byWhom(),
    classes: byWhom(),
    familiars: byWhom(),
    dice: next(8) === 0 ? 'real' : 'fate',
    ...(next(3) === 0 && examplePack ? { cards: examplePack } : {}),
  }
}
