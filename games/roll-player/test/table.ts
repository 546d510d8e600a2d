import { Scenario } from '@dicehearth/engine/testing'
import { expect } from 'vitest'
import { adventures, adventureTypes } from '../content/adventures.ts'
import type { AlignmentId } from '../content/alignments.ts'
import type { BackstoryId } from '../content/backstories.ts'
import { boxOf } from '../content/box.ts'
import { classes, type ClassId } from '../content/classes.ts'
import type { AlignmentSpace } from '../content/compass.ts'
import { dieSorts, sortNumber, sortOf, type DieId } from '../content/dice.ts'
import { minions } from '../content/minions.ts'
import { monsterIds, monsters, type MonsterId } from '../content/monsters.ts'
import type { RaceId } from '../content/races.ts'
import { familiarBoard, rowOf, spacesOf, type Attribute, type LineId, none } from '../content/sheet.ts'
import { marketSize, minionsAside, tableFor } from '../content/table-size.ts'
import { broken } from '../rules/invariants.ts'
import { rollPlayer } from '../index.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpEvent } from '../rules/events.ts'
import type { Hero, RollPlayer, Step } from '../rules/state.ts'
import { preview, type RpPreview } from '../speech/preview.ts'
import type { RpView } from '../view.ts'

/** A hero in few words; what is not said is dull. Dice are written "red 4, gold 2, red-blue 3", "-" is an empty space. */
export interface LaidHero {
  class?: ClassId
  race?: RaceId
  backstory?: BackstoryId
  alignment?: AlignmentId
  token?: AlignmentSpace
  familiar?: string
  rows?: Readonly<Partial<Record<Attribute | 'familiar', string>>>
  backpack?: string
  gold?: number
  xp?: number
  charisma?: number
  honor?: number
  injury?: number
  cards?: readonly string[]
  exhausted?: readonly string[]
  /** Face up and in force, face up and gained this round, face down. */
  fiends?: readonly string[]
  newFiends?: readonly string[]
  banished?: readonly string[]
  trophies?: readonly string[]
  used?: readonly string[]
  /** The number of the chosen Initiative card. */
  card?: number
  pool?: number
  total?: number
}

/** A table in the middle of a game. Seat 0 is the Start Player. */
export interface Laid {
  players?: number
  setup?: Readonly<Record<string, unknown>>
  step?: Step
  start?: number
  turn?: number
  heroes?: readonly LaidHero[]
  /** Dice on the Initiative cards, from card 1 on; Gold and Fiends lie where they do after Cleanup unless said. */
  initiative?: readonly string[]
  initiativeGold?: readonly number[]
  initiativeFiends?: readonly (readonly string[])[]
  hand?: string
  /** Lines in which dice were placed this turn. */
  placed?: readonly (Attribute | 'familiar')[]
  acted?: boolean
  single?: boolean
  market?: readonly string[]
  /** What comes next from the decks, the topmost first. */
  deck?: readonly string[]
  fiendDeck?: readonly string[]
  minions?: readonly string[]
  discard?: readonly string[]
  callUnder?: number
  monster?: MonsterId
  adventure?: readonly string[]
  revealed?: number
  combatDice?: number
  /** What the Combat Dice show, where they are rolled already. */
  combatFaces?: readonly number[]
  /** What the next rolled dice show. */
  dice?: readonly number[]
  arrange?: (t: RollPlayer) => void
}

/** One of each colour, with abilities that seldom come between. */
const dullClasses: readonly ClassId[] = [
  'chronomancer',
  'gladiator',
  'necromancer',
  'exorcist',
  'ranger',
  'bard',
]

/** Invariants that count rounds and dice: tables that are laid for a test need not keep them. */
const aboutRounds = ['INV-05', 'INV-07', 'INV-08', 'INV-15', 'INV-27', 'INV-28']

/** A scenario in words; after every choice the other invariants of the ledger must hold. */
export class Tale extends Scenario<RollPlayer, RpAsk, RpOption, RpEvent, RpView> {
  /** Takes one option after the other, each by the words that it begins with. */
  pick(...texts: readonly string[]): this {
    for (const text of texts) {
      const found = this.options.filter((_, i) => this.texts[i] === text)
      const fitting = found.length > 0 ? found : this.options.filter((_, i) => this.texts[i].startsWith(text))
      if (fitting.length !== 1)
        throw new Error(
          `${fitting.length} times "${text}" at "${this.ask.kind}":\n  ${this.texts.join('\n  ')}`,
        )
      this.choose(fitting[0])
    }
    return this
  }

  override choose(like: Partial<RpOption>): this {
    super.choose(like)
    expect(broken(this.t, null).filter((id) => !aboutRounds.includes(id))).toEqual([])
    return this
  }

  hero(seat = 0): Hero {
    return this.t.heroes[seat]
  }

  /** The verbs on offer, each once, in order. */
  get verbs(): string[] {
    return [...new Set(this.options.map(({ verb }) => verb))]
  }

  /** What each option would change. */
  get previews(): (RpPreview | null)[] {
    return this.trials.map((trial) => trial && preview(trial))
  }

  /** The words of the options with this verb. */
  say(verb: RpOption['verb']): string[] {
    return this.texts.filter((_, i) => this.options[i].verb === verb)
  }

  /** The dice of a line in words. */
  line(name: Attribute | 'familiar', seat = 0): string {
    return spacesOf(lineCalled(name))
      .map((space) => dieInWords(this.t, this.hero(seat).sheet[space]))
      .join(', ')
  }

  /** The dice on an Initiative card, by its number. */
  card(number: number): string {
    return this.t.initiative[number - 1].dice.map((die) => dieInWords(this.t, die)).join(', ')
  }

  /** The cards, Classes and Fiends that worked, in the order in which it was told. */
  get worked(): string[] {
    return this.told('worked').map(({ source }) => source)
  }

  /** Questions that were not asked because there was only one answer. */
  get unasked(): string[] {
    return this.told('onlyWay').map(({ ask }) => ask.kind)
  }

  /** What a player has gained and lost, as it was told. */
  gains(seat = 0): string[] {
    return this.told('gained')
      .filter((event) => event.seat === seat)
      .map(({ what, by, for: why }) => `${by > 0 ? '+' : ''}${by} ${what} ${why}`)
  }
}

export function lineCalled(name: Attribute | 'familiar'): LineId {
  return name === 'familiar' ? familiarBoard : rowOf(name)
}

export function dieInWords(t: RollPlayer, die: DieId): string {
  if (die === none) return '-'
  const { kind, colours } = sortOf(die)
  return `${kind === 'gold' ? 'gold' : colours.join('-')} ${t.face[die]}`
}

/** Takes a die from the bag and lets it show this: "red-blue 3". */
export function takeDie(t: RollPlayer, text: string): DieId {
  const [colours, face] = text.trim().split(' ')
  const sort = dieSorts.findIndex((it) => (it.kind === 'gold' ? 'gold' : it.colours.join('-')) === colours)
  const at = t.bag.findIndex((die) => sortNumber(die) === sort)
  if (at < 0) throw new Error(`no ${colours} die is left in the bag`)
  const [die] = t.bag.splice(at, 1)
  t.face[die] = Number(face)
  return die
}

export function takeDice(t: RollPlayer, text: string): DieId[] {
  return text === '' ? [] : text.split(',').map((part) => (part.trim() === '-' ? none : takeDie(t, part)))
}

/** Leaves only these dice in the bag; the others lie among the enemy dice, where they are out of the way. */
export function bagOf(t: RollPlayer, text: string): void {
  const kept = text.split(',').map((part) => takeDie(t, `${part.trim()} 1`))
  t.enemyDice.push(...t.bag.splice(0))
  t.bag.push(...kept)
}

/** The Classes of all seats, no two of a colour. */
function classesFor(players: number, heroes: readonly LaidHero[]): ClassId[] {
  const wanted = heroes.flatMap((hero) => (hero.class ? [classes[hero.class].colour] : []))
  const free = dullClasses.filter((id) => !wanted.includes(classes[id].colour))
  return Array.from({ length: players }, (_, seat) => heroes[seat]?.class ?? free.shift() ?? 'bard')
}

function monsterFor(t: RollPlayer): MonsterId {
  const taken = t.heroes.map((hero) => hero.colour)
  return monsterIds.findLast((id) => !taken.includes(monsters[id].colour)) ?? 'mindTyrant'
}

export function layHero(t: RollPlayer, seat: number, id: ClassId, laid: LaidHero): void {
  const hero = t.heroes[seat]
  hero.class = id
  hero.colour = classes[id].colour
  hero.race = laid.race ?? 'human'
  hero.backstory = laid.backstory ?? 'bellringersChild'
  hero.alignment = laid.alignment ?? 'saintly'
  hero.token = laid.token ?? 'N'
  hero.familiar = laid.familiar ?? 'mireToad'
  for (const [name, text] of Object.entries(laid.rows ?? {})) {
    const spaces = spacesOf(lineCalled(name as Attribute | 'familiar'))
    takeDice(t, text).forEach((die, i) => (hero.sheet[spaces[i]] = die))
  }
  hero.backpack = takeDice(t, laid.backpack ?? '')
  hero.gold = laid.gold ?? 5
  hero.xp = laid.xp ?? 0
  hero.charisma = laid.charisma ?? 0
  hero.honor = laid.honor ?? 0
  hero.injury = laid.injury ?? 0
  hero.cards = [...(laid.cards ?? [])]
  hero.exhausted = [...(laid.exhausted ?? [])]
  hero.fiends = [...(laid.fiends ?? [])]
  hero.newFiends = [...(laid.newFiends ?? [])]
  hero.banished = [...(laid.banished ?? [])]
  hero.trophies = [...(laid.trophies ?? [])]
  hero.used = [...(laid.used ?? [])]
  hero.card = laid.card === undefined ? none : laid.card - 1
  hero.pool = laid.pool ?? 0
  hero.total = laid.total ?? null
}

/** A pile of everything that is not elsewhere, with these on top, the first of them first. */
function pile(all: Iterable<string>, elsewhere: readonly string[], top: readonly string[]): string[] {
  const rest = [...all].filter((id) => !elsewhere.includes(id) && !top.includes(id))
  return [...rest, ...[...top].reverse()]
}

function layCards(t: RollPlayer, laid: Laid): void {
  const box = boxOf(t.own)
  const owned = t.heroes.flatMap((hero) => hero.cards)
  const named = [...owned, ...(laid.discard ?? []), ...(laid.deck ?? []), ...(laid.market ?? [])]
  // Without a word the Market is Armor, which does nothing when it is bought.
  const dull = [...box.market.values()].filter(({ type, id }) => type === 'armor' && !named.includes(id))
  t.market = [...(laid.market ?? dull.slice(0, marketSize(t.players)).map(({ id }) => id))]
  t.discard = [...(laid.discard ?? [])]
  t.deck = pile(box.market.keys(), [...owned, ...t.market, ...t.discard], laid.deck ?? [])
  t.callUnder = laid.single ? none : (laid.callUnder ?? t.deck.length)
  const withFiends = t.heroes.flatMap((hero) => [...hero.fiends, ...hero.newFiends, ...hero.banished])
  const onCards = (laid.initiativeFiends ?? []).flat()
  t.fiendDeck = pile(box.fiends.keys(), [...withFiends, ...onCards], laid.fiendDeck ?? [])
  const trophies = t.heroes.flatMap((hero) => hero.trophies)
  const hunted = [...trophies, ...(laid.minions ?? [])]
  t.minionsAside = minions
    .map(({ id }) => id)
    .filter((id) => !hunted.includes(id))
    .slice(0, minionsAside)
  t.minions = pile(box.minions.keys(), [...trophies, ...t.minionsAside], laid.minions ?? [])
}

function layInitiative(t: RollPlayer, laid: Laid): void {
  const { initiative, goldOn } = tableFor(t.players)
  t.initiative = Array.from({ length: initiative }, (_, i) => ({
    gold: laid.initiativeGold?.[i] ?? (goldOn.includes(i + 1) ? 1 : 0),
    dice: takeDice(t, laid.initiative?.[i] ?? ''),
    fiends: [...(laid.initiativeFiends?.[i] ?? [])],
    by: t.heroes.findIndex((hero) => hero.card === i),
  }))
}

/** Lays a table; the first decision is that of the step. */
export function table(laid: Laid = {}): Tale {
  const players = laid.players ?? Math.max(2, laid.heroes?.length ?? 0)
  return new Tale(rollPlayer, {
    setup: { players, ...laid.setup },
    dice: laid.dice ?? [],
    arrange: (t) => {
      t.sheetsLeft = []
      t.coloursLeft = []
      const ids = classesFor(players, laid.heroes ?? [])
      t.heroes.forEach((_, seat) => layHero(t, seat, ids[seat], laid.heroes?.[seat] ?? {}))
      layInitiative(t, laid)
      layCards(t, laid)
      t.step = laid.step ?? 'choose'
      t.start = laid.start ?? 0
      t.turn = laid.turn ?? 0
      t.doubles = 1
      t.singles = laid.single ? 1 : 0
      t.hand = takeDice(t, laid.hand ?? '')
      t.placed = (laid.placed ?? []).map(lineCalled)
      t.acted = laid.acted ?? false
      t.monster = laid.monster ?? monsterFor(t)
      t.adventure = adventureTypes.map(
        (type, i) =>
          laid.adventure?.[i] ??
          adventures.find((card) => card.monster === t.monster && card.type === type)?.id ??
          '',
      )
      t.revealed = laid.revealed ?? 0
      t.combatDice = laid.combatFaces?.length ?? laid.combatDice ?? 0
      t.face.push(...(laid.combatFaces ?? []))
      laid.arrange?.(t)
    },
  })
}

/** A set-up with Market cards and Fiends of one's own; what is not said of a card is dull. */
export function ownPack(
  market: readonly (Readonly<Record<string, unknown>> & { id: string; type: string })[],
  fiends: readonly (Readonly<Record<string, unknown>> & { id: string })[] = [],
): Readonly<Record<string, unknown>> {
  const ofType = { weapon: { hands: 0 }, skill: { arrow: 'good' } }
  return {
    cards: {
      game: 'roll-player',
      name: 'Test',
      market: market.map((card) => ({
        name: `Own ${card.id}`,
        dots: 1,
        cost: 1,
        ...(card.type === 'weapon' || card.type === 'skill' ? ofType[card.type] : {}),
        ...card,
      })),
      fiends: fiends.map((fiend) => ({ name: `Own ${fiend.id}`, ...fiend })),
    },
  }
}

/** Leaves so many Minions in the deck, the topmost; the others are Trophies of the last seat. */
export function leaveMinions(t: RollPlayer, count: number): void {
  t.heroes.at(-1)?.trophies.push(...t.minions.splice(0, t.minions.length - count))
}

/** The Market turn of seat 0, who took card 1; the others have acted. */
export function marketTurn(laid: Laid = {}): Tale {
  const [first = {}, ...others] = laid.heroes ?? []
  return table({ step: 'market', ...laid, heroes: [{ card: 1, ...first }, ...others] })
}

/** Every row and the board full: 21 dice that show this. */
export function fullSheet(face = 3): Readonly<Record<Attribute | 'familiar', string>> {
  const row = (colours: string): string =>
    colours
      .split(' ')
      .map((colour) => `${colour} ${face}`)
      .join(', ')
  return {
    STR: row('red blue green'),
    DEX: row('red blue green'),
    CON: row('red blue green'),
    INT: row('purple black white'),
    WIS: row('purple black white'),
    CHA: row('purple black white'),
    familiar: row('red blue purple'),
  }
}
