import { none } from '../content/sheet.ts'
import { pick, roll, shuffle, turnUp, type Play } from '@dicehearth/engine'
import { adventuresOf, adventureTypes } from '../content/adventures.ts'
import { alignmentIds } from '../content/alignments.ts'
import { backstoryIds } from '../content/backstories.ts'
import { boxOf, isPrinted, known } from '../content/box.ts'
import { classesOf } from '../content/classes.ts'
import type { Dots } from '../content/printed.ts'
import { monsterIds, monsters } from '../content/monsters.ts'
import { inBox } from '../content/printings.ts'
import { callDepth, minionsAside, startingDice, startingGold, tableFor } from '../content/table-size.ts'
import { drawAndRoll } from './bag.ts'
import { choose, type KeepFamiliar, type PlaceDie, type TakeClass, type TakeSheet } from './decisions.ts'
import { tell } from './events.ts'
import { placeFiends } from './fiends.ts'
import { gain } from './gains.ts'
import { isSolo, playerOrder, seatInTurn, takeOut } from './heroes.ts'
import { dealMarket, topCard } from './market-deck.ts'
import { turnUpMinion } from './minion-deck.ts'
import { placeDie, placements } from './placing.ts'
import type { RollPlayer, Step } from './state.ts'

/** Set-up, chapter 2 of the ledger: the steps that follow once the box is open. */

/** The next player's turn in this step or, after the last, the next step. */
export function passOn(t: RollPlayer, next: Step): void {
  t.turn++
  if (t.turn < t.players) return
  t.turn = 0
  t.step = next
}

/** Step 1: the highest roll starts; those tied for it roll again among themselves (RP-018, RP-R01). */
export function* rollForStart(t: RollPlayer): Play {
  let tied = playerOrder(t)
  // Alone one starts every round (RP-222).
  while (tied.length > 1) {
    const rolls: number[] = []
    for (const seat of tied) rolls.push(yield* roll(t, seat, none))
    const best = Math.max(...rolls)
    tied = tied.filter((_, i) => rolls[i] === best)
  }
  t.start = tied[0]
  tell(t, { type: 'startPlayer', seat: t.start })
  t.step = 'sheet'
}

/** Steps 2 and 3: a sheet for everybody, then the first Gold (RP-019, RP-021). */
export function* takeSheet(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const options = t.sheetsLeft.map((race): TakeSheet => ({ verb: 'takeSheet', seat, race }))
  const { race } =
    t.sheetsBy === 'dealt'
      ? options[pick(t.fate, options.length)]
      : yield* choose(t, { kind: 'sheet', seat }, options)
  takeOut(t.sheetsLeft, race)
  t.heroes[seat].race = race
  tell(t, { type: 'sheetTaken', seat, race })
  passOn(t, 'class')
  if (t.step === 'class') playerOrder(t).forEach((who, i) => gain(t, who, 'gold', startingGold[i], 'start'))
}

/** Step 4: a colour by chance, then one of its Classes (RP-022, RP-023). */
export function* takeClass(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const hero = t.heroes[seat]
  const colour = t.coloursLeft[pick(t.fate, t.coloursLeft.length)]
  takeOut(t.coloursLeft, colour)
  hero.colour = colour
  tell(t, { type: 'colourDrawn', seat, colour })
  const options = inBox(t, classesOf(colour)).map((id): TakeClass => ({ verb: 'takeClass', seat, class: id }))
  const taken =
    t.classesBy === 'dealt'
      ? options[pick(t.fate, options.length)]
      : yield* choose(t, { kind: 'class', seat, colour }, options)
  hero.class = taken.class
  tell(t, { type: 'classTaken', seat, class: taken.class })
  passOn(t, 'familiar')
  if (t.step === 'familiar') dealStories(t)
}

/** Steps 5 to 7: a Backstory and an Alignment for everybody, and two boards each to choose from (RP-025 to RP-027). */
function dealStories(t: RollPlayer): void {
  const backstories = shuffle(t.fate, inBox(t, backstoryIds))
  const alignments = shuffle(t.fate, inBox(t, alignmentIds))
  const order = playerOrder(t)
  order.forEach((seat, i) => {
    const hero = t.heroes[seat]
    hero.backstory = backstories[i]
    hero.alignment = alignments[i]
    hero.token = 'N'
    tell(t, { type: 'storyDealt', seat, backstory: hero.backstory, alignment: hero.alignment })
  })
  // One at a time around the table, so that boards of an own pack come to everybody.
  const boardsEach = t.familiarsBy === 'dealt' ? 1 : 2
  for (let n = 0; n < boardsEach; n++)
    for (const seat of order) t.heroes[seat].boards.push(turnUp(t, t.familiarsLeft))
}

/** Step 7: one board is kept (RP-027). */
export function* keepFamiliar(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const hero = t.heroes[seat]
  const options = hero.boards.map((familiar): KeepFamiliar => ({ verb: 'keepFamiliar', seat, familiar }))
  const { familiar } = yield* choose(t, { kind: 'familiar', seat }, options)
  hero.familiar = familiar
  hero.boards = []
  tell(t, { type: 'familiarKept', seat, familiar })
  passOn(t, 'layOut')
}

/** Steps 8 to 14: decks, Market, Initiative cards, the first Minion and the first Fiends. */
export function* layOut(t: RollPlayer): Play {
  const box = boxOf(t.own)
  t.deck = stacked(t, box.market)
  t.discard = takeFromTop(t.deck, tableFor(t.players).discards)
  t.callUnder = callDepth(t.players)
  dealMarket(t)
  if (isSolo(t)) startTrash(t)
  layInitiative(t)
  t.minions = stacked(t, box.minions)
  t.minionsAside = takeFromTop(t.minions, minionsAside)
  turnUpMinion(t)
  t.fiendDeck = shuffle(t.fate, inBox(t, box.fiends.keys()))
  placeFiends(t)
  t.step = 'startDice'
}

/** Two piles shuffled for themselves, single-dot cards above double-dot cards (RP-028, RP-038). */
function stacked(t: RollPlayer, things: ReadonlyMap<string, { dots: Dots }>): string[] {
  const all = inBox(t, things.keys())
  const pile = (dots: Dots): string[] =>
    shuffle(
      t.fate,
      all.filter((id) => known(things, id).dots === dots),
    )
  return [...pile(2), ...pile(1)]
}

/** The top cards leave the deck; cards of an own pack are passed over, so that they come into play (RP-R61). */
function takeFromTop(deck: string[], count: number): string[] {
  const taken = deck.filter(isPrinted).slice(-count).reverse()
  for (const card of taken) takeOut(deck, card)
  return taken
}

/** Alone: the next card of the Market deck starts the trash pile (RP-221, RP-R42). */
function startTrash(t: RollPlayer): void {
  const card = topCard(t)
  if (card === null) return
  t.trash.push(card)
  tell(t, { type: 'trashed', card })
}

/** Step 11 (RP-033 to RP-035). */
function layInitiative(t: RollPlayer): void {
  const { initiative, goldOn } = tableFor(t.players)
  t.initiative = Array.from({ length: initiative }, (_, i) => ({
    gold: goldOn.includes(i + 1) ? 1 : 0,
    dice: [],
    fiends: [],
    by: none,
  }))
}

/** Step 15: six dice each, drawn, rolled and placed player by player, without actions (RP-042 to RP-045, RP-R22). */
export function* placeStartingDie(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  if (t.hand.length === 0) {
    yield* drawAndRoll(t, seat, startingDice)
    return
  }
  const { die, line } = yield* choose<PlaceDie>(t, { kind: 'startDie', seat }, placements(t, seat, t.hand))
  yield* placeDie(t, seat, die, line)
  if (t.hand.length === 0) passOn(t, 'monster')
}

/** Steps 16 and 17: a Monster of a colour that nobody has, and one Adventure card of each type, unseen. */
export function* chooseMonster(t: RollPlayer): Play {
  const taken = t.heroes.map(({ colour }) => colour)
  const free = inBox(t, monsterIds).filter((id) => !taken.includes(monsters[id].colour))
  const monster = free[pick(t.fate, free.length)]
  t.monster = monster
  t.adventure = adventureTypes.map((type) => {
    const cards = inBox(t, adventuresOf(monster, type))
    return cards[pick(t.fate, cards.length)]
  })
  tell(t, { type: 'monsterChosen', monster })
  t.step = 'roll'
}
