import type { Decision } from '@dicehearth/engine'
import { attributeDice, isFamiliarDie, type DieId } from '../content/dice.ts'
import { boxOf, known } from '../content/opened.ts'
import { marketDecks } from '../content/printed.ts'
import type { Slot } from '../story/cards.ts'
import { cardsOf } from './cards.ts'
import { isInAdventure, playLimit, unmarkedRests } from './party.ts'
import { cardLimit, countedCards } from './saving.ts'
import { fits } from './slots.ts'
import { cardOf, mapOfBook, openEntry, placeOf, type Party } from './state.ts'

/** Each invariant of the ledger that a single state can break; those about a change are proven by tests. */
const invariants: Readonly<Record<string, (t: Party, decision: Decision | null) => boolean>> = {
  'INV-01': (t) => {
    const dice = [...t.bag, ...diceInPlay(t)]
    const plain = dice.filter((die) => !isFamiliarDie(die))
    const held = new Set(t.heroes.flatMap(cardsOf).flatMap((card) => cardOf(t, card).die ?? []))
    const there = dice.filter(isFamiliarDie)
    return (
      plain.length === attributeDice &&
      new Set(dice).size === dice.length &&
      [...held].every((die) => there.includes(die)) &&
      // A die whose card went back plays on until the check or combat is over.
      there.every((die) => held.has(die) || diceInPlay(t).includes(die))
    )
  },
  'INV-02': (t, decision) =>
    diceInPlay(t).every(
      (die) =>
        (t.faces[die] >= 1 || t.trial?.step === 'build' || decision?.ask.kind === 'realDie') &&
        t.counts[die].length >= 1 &&
        (t.counts[die].length === 1 || isFamiliarDie(die)),
    ),
  'INV-03': (t) => t.trial !== null || t.faces.every((face) => face === 0),
  'INV-04': ({ heroes }) => heroes.every(({ fatigue, health }) => fatigue >= 0 && fatigue <= health),
  'INV-06': ({ heroes, journal }) =>
    journal.gold >= 0 && journal.xp >= 0 && heroes.every(({ rows }) => rows.every((stamina) => stamina >= 0)),
  'INV-13': (t) => {
    // Outside a check or combat nobody plays cards.
    const { plays, bonus } = t.trial ?? { plays: [], bonus: [] }
    return plays.every((n, hero) => n <= playLimit(t) + bonus[hero])
  },
  'INV-14': (t) => {
    const tokens = t.journal.bonusTokens + t.heroes.reduce((sum, hero) => sum + hero.tokens, 0)
    return tokens <= 8 && (!isInAdventure(t) || tokens === t.journal.bonusLimit)
  },
  'INV-15': (t) => {
    const cards = [...t.heroes.flatMap(cardsOf), ...t.market]
    return new Set(cards).size === cards.length
  },
  'INV-16': (t) => t.trial !== null || t.heroes.every(({ discard }) => discard.length === 0),
  'INV-20': (t) => {
    const placed = placedDice(t)
    return (
      new Set(placed.map(({ die }) => die)).size === placed.length &&
      placed.every(({ die, slot }) => fits(t, die, slot))
    )
  },
  'INV-25': (t) => !isInAdventure(t) || t.journal.rests >= unmarkedRests(t),
  'INV-29': (t) => mapOfBook(t).locations.some(({ letter }) => letter === t.map.at),
  'INV-31': ({ used }) => new Set(used).size === used.length,
  'INV-33': (t) => {
    const colours = t.heroes.map((hero) => known(boxOf(t).classes, hero.class).colour)
    return new Set(colours).size === colours.length
  },
  'INV-37': ({ stage, story, journal }) =>
    stage !== 'saved' || (story.remembered.length === 0 && journal.items.length === 0),
  'INV-40': (t) => !t.legendary || t.stage !== 'saved' || countedCards(t) <= cardLimit(t),
  'INV-41': (t) =>
    marketDecks.every((deck) => t.market.filter((card) => cardOf(t, card).deck === deck).length <= 1),
  'INV-42': (_, decision) => decision === null || decision.options.length > 0,
  'INV-46': (t) => {
    if (t.move !== null || !['story', 'trial', 'item', 'rest'].includes(t.stage)) return true
    const place = placeOf(openEntry(t))
    return place === null || place === t.map.at
  },
  'INV-47': (t) => {
    const tokens = [
      ...Object.values(t.map.tokens)
        .flat()
        .filter((token) => token > 0),
      ...t.map.gone,
    ]
    return new Set(tokens).size === tokens.length
  },
}

/** The ids of the invariants that this state breaks. */
export function broken(t: Party, decision: Decision | null): string[] {
  return Object.entries(invariants).flatMap(([id, holds]) => (holds(t, decision) ? [] : [id]))
}

function diceInPlay(t: Party): DieId[] {
  return [...(t.trial?.pool ?? []), ...placedDice(t).map(({ die }) => die)]
}

function placedDice({ trial }: Party): { die: DieId; slot: Slot }[] {
  return (trial?.foes ?? []).flatMap(({ dice, slots }) =>
    dice.flatMap((die, i) => (die >= 0 ? [{ die, slot: slots[i] }] : [])),
  )
}
