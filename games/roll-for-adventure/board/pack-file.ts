import { isPrinted } from '../content/enemies.ts'
import { readPack, type OwnEnemy, type OwnPack } from '../content/own-enemies.ts'

/** A pack under way, kept in this browser until it is saved to a file. */
const key = 'dicehearth.pack.roll-for-adventure'

export function freshEnemy(taken: readonly OwnEnemy[]): OwnEnemy {
  return withName(
    {
      id: '',
      name: '',
      copies: 1,
      rank: 1,
      home: 'desert',
      commands: true,
      stays: true,
      defeat: { total: 6 },
      onReveal: [{ do: 'attack', where: { at: 'home' } }],
      onAgain: 'same',
    },
    'Nameless Thing',
    taken,
  )
}

/** The same enemy under another name, with an id made from it that no other has. */
export function withName(enemy: OwnEnemy, name: string, others: readonly OwnEnemy[]): OwnEnemy {
  const slug =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 34) || 'enemy'
  const free = (id: string): boolean => !others.some((other) => other.id === id)
  let id = slug
  for (let n = 2; !free(id); n++) id = `${slug}-${n}`
  return { ...enemy, name, id }
}

export function freshPack(): OwnPack {
  return { game: 'roll-for-adventure', name: 'My enemies', enemies: [freshEnemy([])] }
}

export function check(pack: unknown): { pack: OwnPack } | { problems: string[] } {
  return readPack(pack, isPrinted)
}

export function readText(text: string): { pack: OwnPack } | { problems: string[] } {
  try {
    return check(JSON.parse(text))
  } catch {
    return { problems: ['This file is not a pack: it is not JSON.'] }
  }
}

export function keptPack(): OwnPack {
  const kept = localStorage.getItem(key)
  const read = kept === null ? null : readText(kept)
  return read && 'pack' in read ? read.pack : freshPack()
}

export function keep(pack: OwnPack): void {
  localStorage.setItem(key, JSON.stringify(pack))
}

export function saveToFile(pack: OwnPack): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(pack, null, 2)}\n`], { type: 'application/json' }),
  )
  link.download = `${withName(pack.enemies[0], pack.name, []).id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
