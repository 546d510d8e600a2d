import { pick, shuffle, type Fate, type Outcome } from '@dicehearth/engine'
import type { Colour, Side, Territory } from './content/boards.ts'
import { master, type CardId } from './content/enemies.ts'
import type { HeroId } from './content/heroes.ts'
import type { OwnEnemy } from './content/own-enemies.ts'
import type { Adventure, DieId, Enemy, Seat } from './rules/state.ts'

/** The table as everybody sees it: only the order of the deck is hidden (RFA-003). */
export interface RfaView {
  players: number
  heroes: readonly HeroId[]
  colours: readonly Colour[]
  allyColour: Colour | null
  sides: Readonly<Record<Territory, Side>>
  spaces: number
  ownEnemies: readonly OwnEnemy[]
  owner: readonly number[]
  turn: number
  active: Seat
  step: Adventure['step']
  used: number
  face: readonly number[]
  board: readonly (readonly DieId[])[]
  hand: readonly DieId[]
  laying: readonly DieId[]
  desert: Readonly<Adventure['desert']>
  fortress: Readonly<Adventure['fortress']>
  forest: Readonly<Adventure['forest']>
  iceCave: readonly DieId[]
  resurrection: readonly DieId[]
  oblivion: readonly DieId[]
  pool: readonly DieId[]
  stones: number
  skull: readonly number[]
  lastHole: readonly number[]
  /** The face-down deck from the bottom up: a card where it is known, null where it is not. */
  deck: readonly (CardId | null)[]
  revealed: CardId | null
  /** Whose attack is carried out. */
  acting: CardId | null
  enemies: readonly Enemy[]
  discard: readonly CardId[]
  outcome: Outcome | null
}

export function view(t: Adventure): RfaView {
  return {
    players: t.players,
    heroes: t.heroes,
    colours: t.colours,
    allyColour: t.allyColour,
    sides: t.sides,
    spaces: t.spaces,
    ownEnemies: t.ownEnemies,
    owner: t.owner,
    turn: t.turn,
    active: t.active,
    step: t.step,
    used: t.used,
    face: t.face,
    board: t.board,
    hand: t.hand,
    laying: t.laying,
    desert: t.desert,
    fortress: t.fortress,
    forest: t.forest,
    iceCave: t.iceCave,
    resurrection: t.resurrection,
    oblivion: t.oblivion,
    pool: t.pool,
    stones: t.stones,
    skull: t.skull,
    lastHole: t.lastHole,
    deck: t.deck.map((card) => (t.known.includes(card) ? card : null)),
    revealed: t.revealed,
    acting: t.acting,
    enemies: t.enemies,
    discard: t.discard,
    outcome: t.outcome,
  }
}

/** Another order of the deck that fits everything people know: cards looked at, and the Master's stack. */
export function imagine(t: Adventure, _seat: Seat, chance: Fate): void {
  const hidden = t.deck.flatMap((card, place) => (t.known.includes(card) ? [] : [place]))
  const cards = shuffle(
    chance,
    hidden.map((place) => t.deck[place]),
  )
  hidden.forEach((place, i) => (t.deck[place] = cards[i]))
  const now = t.deck.indexOf(master.id)
  if (!t.stacks || now < 0 || t.known.includes(master.id)) return
  const { bottom, middle } = t.stacks
  const possible = hidden.filter((place) => place >= bottom && place < bottom + middle)
  const there = possible[pick(chance, possible.length)]
  t.deck[now] = t.deck[there]
  t.deck[there] = master.id
}
