import { capital } from '@dicehearth/engine'
import { landNames, territories, type Territory } from './boards.ts'
import type { OwnEnemy } from './own-enemies.ts'

export type CardId = string
export type Rank = 1 | 2 | 3

interface Printed {
  id: CardId
  name: string
  /** "A Sand Devil" is one of many, "the Pale Guest" the only one, and "Whisper" is a name. */
  article: 'a' | 'the' | ''
  /** Which of the cards of this name it is, from 1. */
  copy: number
}

export type Card = Printed &
  (
    | { kind: 'enemy'; rank: Rank; home: Territory }
    | { kind: 'master' }
    | { kind: 'dragon'; number: number }
    | { kind: 'phantom' | 'giant'; rank: Rank }
    | { kind: 'own'; rank: Rank | null; enemy: OwnEnemy }
  )

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
    copies[rank].map((copy, i): Card => {
      const { letter, names } = senders[home]
      const id = `${letter}${rank}${copy}`
      return { kind: 'enemy', id, name: names[rank], article: 'a', copy: i + 1, rank, home }
    }),
  ),
)

export const master: Card = only('MOS', 'Master of Shadows', 'the', { kind: 'master' })

/** A card that there is once. */
function only<K>(id: CardId, name: string, article: 'the' | '', kind: K): Printed & K {
  return { id, name, article, copy: 1, ...kind }
}

export const specialCards: Readonly<Record<SpecialType, readonly Card[]>> = {
  dragons: [
    only('DR1', 'Emberling', '', { kind: 'dragon', number: 1 }),
    only('DR2', 'Galewing', '', { kind: 'dragon', number: 2 }),
    only('DR3', 'Thornback', '', { kind: 'dragon', number: 3 }),
    only('DR4', 'Ironmaw', '', { kind: 'dragon', number: 4 }),
    only('DR5', 'Stormcrest', '', { kind: 'dragon', number: 5 }),
    only('DR6', 'Nightflame', '', { kind: 'dragon', number: 6 }),
  ],
  phantoms: [
    only('PH1a', 'Whisper', '', { kind: 'phantom', rank: 1 }),
    only('PH1b', 'Flicker', '', { kind: 'phantom', rank: 1 }),
    only('PH1c', 'Pale Guest', 'the', { kind: 'phantom', rank: 1 }),
    only('PH2a', 'Mirror Wraith', 'the', { kind: 'phantom', rank: 2 }),
    only('PH2b', 'Borrowed Face', 'the', { kind: 'phantom', rank: 2 }),
    only('PH3a', 'The Unnamed', '', { kind: 'phantom', rank: 3 }),
  ],
  giants: [
    only('GI1', 'Hill-Breaker', '', { kind: 'giant', rank: 3 }),
    only('GI2', 'Old Quarry', '', { kind: 'giant', rank: 3 }),
    only('GI3', 'Grandmother Gale', '', { kind: 'giant', rank: 3 }),
    only('GI4', 'Left Twin', 'the', { kind: 'giant', rank: 3 }),
    only('GI5', 'Right Twin', 'the', { kind: 'giant', rank: 3 }),
    only('GI6', 'Longstride', '', { kind: 'giant', rank: 3 }),
  ],
}

/** Every card that is printed. */
export const printedCards: readonly Card[] = [...enemyCards, master, ...Object.values(specialCards).flat()]

const printed: ReadonlyMap<CardId, Card> = new Map(printedCards.map((card) => [card.id, card]))

/** The cards of a pack: one for each copy, `leech` or `leech#2`. */
export function ownCards(pack: readonly OwnEnemy[]): Card[] {
  return pack.flatMap((enemy) =>
    Array.from({ length: enemy.copies }, (_, copy): Card => {
      const id = copy === 0 ? enemy.id : `${enemy.id}#${copy + 1}`
      return { kind: 'own', id, name: enemy.name, article: 'a', copy: copy + 1, rank: enemy.rank, enemy }
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

/** The rank by which a card commands and is commanded; null for the Master, dragons and some own enemies. */
export function rankOf(card: Card): Rank | null {
  return card.kind === 'master' || card.kind === 'dragon' ? null : card.rank
}

/** Where an enemy stands: at a territory, or beside the adventure board. */
export function homeOf(card: Card): Territory | 'aside' {
  if (card.kind === 'enemy') return card.home
  return card.kind === 'own' ? card.enemy.home : 'aside'
}

/** What kind of card it is. */
export function kindOf(card: Card): string {
  if (card.kind === 'master') return 'Lord of all enemies'
  const rank = rankOf(card)
  const ofRank = rank === null ? '' : `, rank ${rank}`
  if (card.kind !== 'enemy' && card.kind !== 'own') return `${capital(card.kind)}${ofRank}`
  const home = homeOf(card)
  return `Enemy ${home === 'aside' ? 'without a land' : `of the ${landNames[home]}`}${ofRank}`
}
