import { boxOf, known } from '../content/opened.ts'
import type { Box, Card, CardId } from '../content/box.ts'
import { attributes, type Colour } from '../content/dice.ts'
import type { Icon, PrintedEnemy } from '../content/printed.ts'
import { effectsSentence, effectWords, foeName, modifierSentence } from '../speech/box-names.ts'
import { cardsOf } from '../rules/cards.ts'
import type { Foe, Party } from '../rules/state.ts'

/**
 * What is printed on everything that lies open. It comes with the view: a board knows the cards on its table and
 * needs no box, so a pack that somebody brings looks like any other.
 */
export interface Printed {
  readonly factions: readonly string[]
  /** How many adventures make the campaign; 0 for one that stands by itself. */
  readonly adventures: number
  readonly cards: Readonly<Record<CardId, CardFace>>
  readonly classes: Readonly<Record<string, ClassFace>>
  /** The enemies or the check under way, in their order, and their modifiers by name. */
  readonly foes: readonly FoeFace[]
  readonly modifiers: Readonly<Record<string, string>>
  readonly items: Readonly<Record<number, { readonly name: string; readonly cost: number }>>
  readonly titles: Readonly<Record<string, { readonly name: string; readonly memory?: string }>>
  /** The characters to choose from, as long as somebody chooses. */
  readonly heroes: readonly Portrait[]
}

export interface CardFace {
  readonly name: string
  readonly deck: Card['deck']
  /** "Weapon, 5 gold". */
  readonly kind: string
  readonly does: readonly string[]
}
export interface ClassFace {
  readonly colour: Colour
  readonly does: string
}
export interface FoeFace {
  readonly name: string
  /** Null for a check. */
  readonly tier: PrintedEnemy['tier'] | null
  /** What the round track does after the first round and after the second; empty for nothing. */
  readonly track: readonly string[]
}
export interface Portrait extends ClassFace {
  readonly name: string
  readonly people: string
  readonly class: string
  readonly scores: readonly number[]
  readonly past: string
  readonly hand: readonly { readonly name: string; readonly does: string }[]
}

export function printedFor(t: Party): Printed {
  const box = boxOf(t)
  const { heroes, market, trial, journal } = t
  const foes = trial?.foes ?? []
  return {
    factions: box.printed.factions,
    adventures: box.adventures,
    cards: each([...heroes.flatMap(cardsOf), ...market], (id) => cardFace(known(box.cards, id))),
    classes: each(
      heroes.map((hero) => hero.class),
      (name) => classFace(box, name),
    ),
    foes: foes.map((foe) => foeFace(t, foe, trial?.level ?? 0)),
    modifiers: each(
      foes.flatMap(({ modifiers }) => modifiers),
      (name) => modifierSentence(t, name),
    ),
    items: each(journal.items, (item) => {
      const { name, cost } = known(box.items, item)
      return { name, cost }
    }),
    titles: each(journal.titles, (id) => {
      const { name, memory } = known(box.titles, id)
      return memory === undefined ? { name } : { name, memory }
    }),
    heroes: ['legend', 'heroes', 'company'].includes(t.stage) ? portraits(box) : [],
  }
}

function each<K extends string | number, V>(keys: readonly K[], read: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, V>
}

const faces = new WeakMap<Card, CardFace>()

function cardFace(card: Card): CardFace {
  const seen = faces.get(card)
  if (seen) return seen
  const face = {
    name: card.name,
    deck: card.deck,
    kind: kinds[card.deck] + costWords(card),
    does: [effectsSentence(card.effects), ...card.icons.map((icon) => icons[icon])],
  }
  faces.set(card, face)
  return face
}

const kinds: Readonly<Record<Card['deck'], string>> = {
  armor: 'Armor',
  weapon: 'Weapon',
  skill: 'Skill',
  trait: 'Trait',
  scroll: 'Scroll',
  familiar: 'Familiar',
  rare: 'Rare card',
}

const icons: Readonly<Record<Icon, string>> = {
  spent: 'Spent when played, until a rest.',
  once: 'Once in an adventure.',
  return: 'Goes back to its deck when played.',
}

function costWords({ cost }: Card): string {
  if (!cost) return ''
  const less = cost.less === null ? '' : `, less the buyer's ${attributes[cost.less]}`
  const people = cost.people === null ? '' : `, ${cost.theirs} for ${cost.people}`
  return `, ${cost.gold} gold${less}${people}`
}

function classFace({ classes }: Box, name: string): ClassFace {
  const { colour, effects } = known(classes, name)
  return { colour, does: effectsSentence(effects) }
}

function foeFace(t: Party, { name }: Foe, level: number): FoeFace {
  const enemy = boxOf(t).enemies.get(name)
  return {
    name: foeName(t, name, level),
    tier: enemy?.tier ?? null,
    track: (enemy?.track ?? []).map(effectWords),
  }
}

const drawn = new WeakMap<Box, readonly Portrait[]>()

function portraits(box: Box): readonly Portrait[] {
  const seen = drawn.get(box)
  if (seen) return seen
  const all = box.printed.heroes.map((hero) => ({
    name: hero.name,
    people: hero.people,
    class: hero.class,
    scores: hero.scores,
    past: hero.past,
    ...classFace(box, hero.class),
    hand: hero.hand.map((id) => {
      const { name, effects } = known(box.cards, id)
      return { name, does: effectsSentence(effects) }
    }),
  }))
  drawn.set(box, all)
  return all
}
