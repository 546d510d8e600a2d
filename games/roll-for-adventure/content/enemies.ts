import { territories, type Territory } from './boards.ts'
import type { OwnEnemy } from './own-enemies.ts'

export type CardId = string
export type Rank = 1 | 2 | 3

export type Card =
  | { kind: 'enemy'; id: CardId; name: string; rank: Rank; home: Territory }
  | { kind: 'master'; id: CardId; name: string }
  | { kind: 'dragon'; id: CardId; name: string; number: number }
  | { kind: 'phantom'; id: CardId; name: string; rank: Rank }
  | { kind: 'giant'; id: CardId; name: string; rank: Rank }
  | { kind: 'own'; id: CardId; name: string; rank: Rank | null; enemy: OwnEnemy }

export const specialTypes = ['dragons', 'phantoms', 'giants'] as const
export type SpecialType = (typeof specialTypes)[number]

/** Each territory sends three cards of rank 1, two of rank 2 and one of rank 3. */
const copies: Readonly<Record<Rank, readonly string[]>> = { 1: ['a', 'b', 'c'], 2: ['a', 'b'], 3: ['a'] }

const senders: Readonly<Record<Territory, { letter: string; names: Readonly<Record<Rank, string>> }>> = {
  desert: { letter: 'D', names: { 1: 'Sand Devil', 2: 'Dune Stalker', 3: 'Salt Queen' } },
  fortress: { letter: 'F', names: { 1: 'Rampart Ghoul', 2: 'Crypt Spirit', 3: 'Black Knight' } },
  forest: { letter: 'W', names: { 1: 'Tree Shrike', 2: 'Bramble Hag', 3: 'Hollow Stag' } },
  iceCave: { letter: 'I', names: { 1: 'Rime Sprite', 2: 'Cave Troll', 3: 'Winter Revenant' } },
}

export const enemyCards: readonly Card[] = territories.flatMap((home) =>
  ([1, 2, 3] as const).flatMap((rank) =>
    copies[rank].map((copy): Card => {
      const { letter, names } = senders[home]
      return { kind: 'enemy', id: `${letter}${rank}${copy}`, name: names[rank], rank, home }
    }),
  ),
)

export const master: Card = { kind: 'master', id: 'MOS', name: 'Master of Shadows' }

export const specialCards: Readonly<Record<SpecialType, readonly Card[]>> = {
  dragons: [
    { kind: 'dragon', id: 'DR1', name: 'Emberling', number: 1 },
    { kind: 'dragon', id: 'DR2', name: 'Galewing', number: 2 },
    { kind: 'dragon', id: 'DR3', name: 'Thornback', number: 3 },
    { kind: 'dragon', id: 'DR4', name: 'Ironmaw', number: 4 },
    { kind: 'dragon', id: 'DR5', name: 'Stormcrest', number: 5 },
    { kind: 'dragon', id: 'DR6', name: 'Nightflame', number: 6 },
  ],
  phantoms: [
    { kind: 'phantom', id: 'PH1a', name: 'Whisper', rank: 1 },
    { kind: 'phantom', id: 'PH1b', name: 'Flicker', rank: 1 },
    { kind: 'phantom', id: 'PH1c', name: 'Pale Guest', rank: 1 },
    { kind: 'phantom', id: 'PH2a', name: 'Mirror Wraith', rank: 2 },
    { kind: 'phantom', id: 'PH2b', name: 'Borrowed Face', rank: 2 },
    { kind: 'phantom', id: 'PH3a', name: 'The Unnamed', rank: 3 },
  ],
  giants: [
    { kind: 'giant', id: 'GI1', name: 'Hill-Breaker', rank: 3 },
    { kind: 'giant', id: 'GI2', name: 'Old Quarry', rank: 3 },
    { kind: 'giant', id: 'GI3', name: 'Grandmother Gale', rank: 3 },
    { kind: 'giant', id: 'GI4', name: 'Left Twin', rank: 3 },
    { kind: 'giant', id: 'GI5', name: 'Right Twin', rank: 3 },
    { kind: 'giant', id: 'GI6', name: 'Longstride', rank: 3 },
  ],
}

const printed: ReadonlyMap<CardId, Card> = new Map(
  [...enemyCards, master, ...Object.values(specialCards).flat()].map((card) => [card.id, card]),
)

/** The cards of a pack: one for each copy, `leech` or `leech#2`. */
export function ownCards(pack: readonly OwnEnemy[]): Card[] {
  return pack.flatMap((enemy) =>
    Array.from({ length: enemy.copies }, (_, copy): Card => {
      const id = copy === 0 ? enemy.id : `${enemy.id}#${copy + 1}`
      return { kind: 'own', id, name: enemy.name, rank: enemy.rank, enemy }
    }),
  )
}

export function cardOf(pack: readonly OwnEnemy[], id: CardId): Card {
  const card = printed.get(id) ?? ownCards(pack).find((own) => own.id === id)
  if (!card) throw new Error(`no card ${id}`)
  return card
}

/** Whether a name is taken by a printed card. */
export function isPrinted(id: CardId): boolean {
  return printed.has(id)
}

/** The rank by which a card is commanded and commands; the Master, dragons and some own enemies have none. */
export function rankOf(card: Card): Rank | null {
  return card.kind === 'master' || card.kind === 'dragon' ? null : card.rank
}
