import { anyone } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { expect } from 'vitest'
import { abilities, abilitiesOf, type AbilityId } from '../content/abilities.ts'
import type { ClassId } from '../content/adventurers.ts'
import { lastRound, unhallowedInDeck } from '../content/camp.ts'
import type { KindId } from '../content/cards.ts'
import { setAWatch } from '../index.ts'
import { pickOrder } from '../rules/company.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import { facedown } from '../rules/line.ts'
import type { CardId, DieId, DiePlace, Slot, Step, Watch, Who } from '../rules/state.ts'
import { health } from '../rules/values.ts'
import type { SawView } from '../view.ts'
import { dieInShort, foeInShort, names, optionInShort } from './in-short.ts'
import { broken } from '../rules/invariants.ts'
import { diceOf, kindOf, none, ownerOf } from '../rules/lookups.ts'

type Party = readonly [ClassId, ClassId, ClassId, ClassId]
export type Faces = readonly [number, number, number]

/** A table in the middle of a game; what is not said is dull: no passive card, every die shows 3. */
export interface Laid {
  setup?: Readonly<Record<string, unknown>>
  /** The first joined first, and so on. */
  party?: Party
  /** Who rests or will rest; nobody in the final round. */
  rests?: ClassId | 'nobody'
  equipped?: { readonly [of in ClassId]?: readonly [AbilityId, AbilityId, AbilityId] }
  exhausted?: readonly AbilityId[]
  shows?: { readonly [of in ClassId]?: Faces }
  /** What the next rolled dice show. */
  dice?: readonly number[]
  firewood?: number
  round?: number
  step?: Step
  location?: KindId
  /** The next locations of the map, and the unused ones, the topmost first. */
  map?: readonly KindId[]
  unused?: readonly KindId[]
  /** From the camp on; `?eagle` lies facedown. Those that stand faceup have done what they do when they come. */
  line?: readonly string[]
  /** What comes next, the topmost first. */
  deck?: readonly KindId[]
  unhallowed?: readonly KindId[]
  /** From the bottom up. */
  graveyard?: readonly KindId[]
  horde?: readonly KindId[]
  tamed?: readonly KindId[]
  /** What else is different. */
  arrange?: (t: Watch) => void
}

/** A scenario in few words; after every choice the invariants of the ledger must hold. */
export class Night extends Scenario<Watch, SawAsk, SawOption, SawEvent, SawView> {
  /** All legal options in short, in order. */
  get offers(): string[] {
    return this.options.map((option) => optionInShort(this.t, this.ask, option))
  }

  /** Takes the one option that reads so; of several alike the nth. */
  pick(text: string, nth?: number): this {
    const fitting = this.options.filter((option) => optionInShort(this.t, this.ask, option) === text)
    if (fitting.length === 0 || (fitting.length > 1 && nth === undefined))
      throw new Error(
        `${fitting.length} times "${text}" at "${this.ask.kind}":\n  ${this.offers.join('\n  ')}`,
      )
    return this.choose(fitting[nth ?? 0])
  }

  /** One choice after the other. */
  play(...texts: readonly string[]): this {
    for (const text of texts) this.pick(text)
    return this
  }

  override choose(like: Partial<SawOption>): this {
    super.choose(like)
    this.expectSound()
    return this
  }

  /** A whole direct attack, with these dice and tamed creatures. */
  attack(target: string, ...pieces: readonly string[]): this {
    this.pick(`attack ${target}`)
    for (const [i, piece] of pieces.entries()) {
      const { attack } = this.t
      // A piece that was the only way to go on has been added already.
      const there = attack ? attack.dice.length + attack.tamed.length : 0
      if (there <= i) this.pick(piece)
    }
    return this.pick('strike')
  }

  /** The line from the camp on. */
  get line(): string[] {
    return this.t.line.map((foe) => foeInShort(this.t, foe))
  }

  /** The health of each card of the line; null where it lies facedown. */
  get healths(): (number | null)[] {
    return this.t.line.map((foe, at) => (foe.faceup ? health(this.t, at) : null))
  }

  /** A pile from the bottom up. */
  pile(of: 'deck' | 'graveyard' | 'horde' | 'unhallowed' | 'removed' | 'map' | 'unused' | 'past'): string[] {
    return names(this.t, this.t[of])
  }

  /** What comes next from a pile, the topmost first. */
  top(of: 'deck' | 'unhallowed' | 'map' | 'unused', cards: number): string[] {
    return this.pile(of).slice(-cards).toReversed()
  }

  who(of: ClassId): Who {
    return whoIs(this.t, of)
  }

  /** What the dice of an adventurer show, and where each that is not free lies: `3`, `8 attack`. */
  dice(of: ClassId): string[] {
    return diceOf(this.who(of)).map((die) => {
      const lies = this.t.lies[die]
      return lies === 'free' ? `${this.t.face[die]}` : `${this.t.face[die]} ${lies}`
    })
  }

  /** The exhausted cards of everybody. */
  get exhausted(): AbilityId[] {
    return this.t.adventurers.flatMap((it) =>
      it.equipped.flatMap((slot) => (slot.exhausted ? [slot.ability] : [])),
    )
  }

  /** The dice that lie on the card at a position. */
  stolenBy(at: number): string[] {
    return this.t.lies.flatMap((place, die) =>
      place === 'creature' && this.t.on[die] === this.t.line[at].card ? [dieInShort(this.t, die)] : [],
    )
  }

  expectSound(): this {
    const decision = this.over ? null : { ask: this.ask, options: this.options }
    expect(broken(this.t, decision)).toEqual([])
    return this
  }
}

/** The table as it is laid. */
export function table({ setup = {}, dice = [], ...laid }: Laid): Night {
  const night = new Night(setAWatch, {
    setup: { players: 4, edition: 'deluxe', ...setup },
    dice,
    arrange: (t) => lay(t, laid),
  })
  return night.expectSound()
}

/** The watch has begun: whatever is due has happened, and the group may act. */
export function onWatch(laid: Laid): Night {
  return table({ step: 'watch', ...laid })
}

/** Somebody rests and has dice to assign. */
export function inCamp(laid: Laid): Night {
  return table({ step: 'camp', ...laid })
}

/** The watch is over for the group: the line takes its toll. */
export function atDawn(laid: Laid): Night {
  return table({ step: 'endure', ...laid })
}

function lay(t: Watch, laid: Omit<Laid, 'setup' | 'dice'>): void {
  const { party = ['ranger', 'warrior', 'wizard', 'cleric'], round = 1, step = 'watch' } = laid
  t.round = round
  t.step = step
  gather(t, party, laid)
  const rests = laid.rests ?? (round === lastRound ? 'nobody' : party[3])
  const before = step === 'roll' || step === 'rest'
  if (rests !== 'nobody' && !before) t.resting = party.indexOf(rests)
  countRests(t, rests === 'nobody' ? none : party.indexOf(rests), before ? round - 1 : Math.min(8, round))
  t.firewood = laid.firewood ?? t.firewood
  layCards(t, laid)
  layLocations(t, laid)
  laid.arrange?.(t)
}

function gather(t: Watch, party: Party, { equipped, exhausted = [], shows }: Laid): void {
  for (const [who, of] of party.entries()) {
    const cards = abilitiesOf(of)
    const dull = cards.toSorted((a, b) => passiveLast(a) - passiveLast(b))
    const wanted = equipped?.[of] ?? dull.slice(0, 3)
    t.adventurers.push({
      class: of,
      seat: pickOrder[t.players][who],
      rests: 0,
      equipped: wanted.map((ability): Slot => ({
        ability,
        exhausted: exhausted.includes(ability),
        byDie: false,
        byExhausting: false,
      })),
      leftover: cards.filter((it) => !wanted.includes(it)),
      tamed: [],
      sitsOut: false,
    })
    t.face.push(...(shows?.[of] ?? [3, 3, 3]))
    t.lies.push('free', 'free', 'free')
    t.on.push(none, none, none)
    t.doubled.push(false, false, false)
  }
}

function passiveLast(ability: AbilityId): number {
  return abilities[ability].kind === 'passive' ? 1 : 0
}

/** Everybody has rested as often as the round says: whoever rests now once, the others as it comes out. */
function countRests(t: Watch, resting: Who, rests: number): void {
  const order = [...(resting === none ? [] : [resting]), 0, 1, 2, 3, 0, 1, 2, 3]
  for (let given = 0, i = 0; given < rests; i++) {
    const it = t.adventurers[order[i]]
    if (i > 0 && order[i] === resting && i < 5) continue
    if (it.rests === 2) continue
    it.rests++
    given++
  }
}

/** All creatures and summons as the scenario wants them; what it does not name fills the decks. */
function layCards(t: Watch, laid: Laid): void {
  const rest = t.box.flatMap((_, card) => (kindOf(t, card).kind === 'location' ? [] : [card]))
  const take = (kind: KindId): CardId => takeKind(t, rest, kind)
  t.line = (laid.line ?? []).map((text) => {
    const up = !text.startsWith('?')
    const foe = facedown(take(up ? text : text.slice(1)))
    foe.faceup = up
    return foe
  })
  if (t.line.length > 0) t.line[0].led = t.line[0].faceup
  t.graveyard = (laid.graveyard ?? []).map(take)
  t.adventurers.find((it) => it.class === 'beastMaster')?.tamed.push(...(laid.tamed ?? []).map(take))
  const next = (laid.deck ?? []).map(take).toReversed()
  const awaited = (laid.unhallowed ?? []).map(take).toReversed()
  t.horde = (laid.horde ?? []).map(take)
  const unhallowed = rest.filter((card) => typeOf(t, card) === 'unhallowed')
  const creatures = rest.filter((card) => !['unhallowed', 'summon'].includes(typeOf(t, card)))
  t.unhallowed = [...unhallowed.slice(0, unhallowedInDeck - awaited.length), ...awaited]
  t.deck = [...creatures, ...next]
  t.aside = rest.filter((card) => !t.unhallowed.includes(card) && !t.deck.includes(card))
  const known = [...t.graveyard, ...t.adventurers.flatMap((it) => it.tamed), ...t.unhallowed.slice(-1)]
  t.seen = t.box.map(
    (_, card) => known.includes(card) || t.line.some((foe) => foe.card === card && foe.faceup),
  )
}

function typeOf(t: Watch, card: CardId): string {
  const kind = kindOf(t, card)
  return kind.kind === 'creature' ? kind.type : kind.kind
}

function takeKind(t: Watch, from: CardId[], kind: KindId): CardId {
  const at = from.findIndex((card) => t.box[card] === kind)
  if (at < 0) throw new Error(`no ${kind} is left`)
  return from.splice(at, 1)[0]
}

/** The road so far and the road ahead; the current location is an ordinary one unless another is named. */
function layLocations(t: Watch, laid: Laid): void {
  const all = t.box.flatMap((_, card) => (kindOf(t, card).kind === 'location' ? [card] : []))
  const isFinal = (card: CardId): boolean => {
    const kind = kindOf(t, card)
    return kind.kind === 'location' && kind.sort === 'final'
  }
  const rest = all.filter((card) => !isFinal(card))
  const finals = all.filter(isFinal)
  const take = (kind: KindId): CardId => takeKind(t, rest, kind)
  const last = t.round === lastRound
  const final = last && laid.location ? takeKind(t, finals, laid.location) : finals.splice(0, 1)[0]
  t.location = last ? final : take(laid.location ?? 'oldCrossroads')
  const next = (laid.map ?? []).map(take).toReversed()
  const unused = (laid.unused ?? []).map(take).toReversed()
  // Respites begin unused, at the end of the list.
  t.past = rest.splice(0, t.round - 1)
  t.map = last ? [] : [final, ...rest.splice(0, lastRound - t.round - 1 - next.length), ...next]
  t.unused = [...rest, ...unused]
  t.aside.push(...finals)
  for (const card of [t.location, ...t.past]) t.seen[card] = true
}

export function whoIs(t: Watch, of: ClassId): Who {
  return t.adventurers.findIndex((it) => it.class === of)
}

/** The nth die of an adventurer lies somewhere; on a card of the line, if one is named by its position. */
export function putDie(t: Watch, of: ClassId, nth: number, place: DiePlace, at: number = none): DieId {
  const die = diceOf(whoIs(t, of))[nth]
  t.lies[die] = place
  if (place === 'creature') t.on[die] = t.line[at].card
  if (place === 'ability') {
    t.on[die] = at
    t.adventurers[ownerOf(die)].equipped[at].byDie = true
  }
  return die
}

/** The creature deck is left with its top cards; the others are out of the game. */
export function keepTop(t: Watch, cards: number): void {
  t.aside.push(...t.deck.splice(0, t.deck.length - cards))
}

export { anyone }
