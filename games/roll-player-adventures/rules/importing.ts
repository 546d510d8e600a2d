import { offers, type Play } from '@dicehearth/engine'
import { boxOf, known } from '../content/opened.ts'
import { familiarCard, type Card } from '../content/box.ts'
import { attributes } from '../content/dice.ts'
import { choose } from './decisions.ts'
import { blankSheet, takeStartingCard } from './new-hero.ts'
import { anyCard, cardsLeft, gainCard } from './cards.ts'
import type { Answer } from './decisions.ts'
import { colourOf, type Import } from './hero-sheet.ts'
import { healthFor, scoreFor } from './import-scores.ts'
import { voiceOf } from './party.ts'
import { raiseScore } from './scores.ts'
import type { Hero, Party } from './state.ts'
import { say } from './tell.ts'

/** Chapter 4 of the ledger: characters that come from Roll Player. */

/** Weak characters may be raised to this sum, and no score above this one (RPA-043, RPA-R15). */
const sumOfScores = 6
const highestScore = 3

/** The peoples that are offered first for a race of Roll Player (RPA-R103). */
const likely: Readonly<Partial<Record<string, string>>> = {
  Human: 'Coastfolk',
  Dwarf: 'Stonekin',
  Elf: 'Hollowkin',
  Orc: 'Hornfolk',
  Halfling: 'Reedling',
  Drakeborn: 'Cinderborn',
}

export function* importHero(t: Party, it: Import): Play {
  const hero = t.heroes.length
  const className = yield* nameFor(t, hero, 'importClass', it.class, classesFor(t, it))
  const people = yield* nameFor(t, hero, 'importPeople', it.race, peoplesFor(t, it))
  t.heroes.push({
    ...blankSheet(it.name, people, className),
    health: healthFor(it.score),
    scores: attributes.map((attribute) => scoreFor(it.attributes[attribute])),
  })
  yield* raiseScores(t, hero)
  t.heroes[hero].rows = t.heroes[hero].scores.slice()
  yield* choosePortrait(t, hero)
  for (const card of it.cards) takeImportedCard(t, hero, card)
  if (it.familiar !== null) yield* takeFamiliar(t, hero, it.familiar)
  say(t, { type: 'heroJoined', hero })
}

/** The class of the same name, else any of its colour (RPA-R103). */
function classesFor(t: Party, it: Import): string[] {
  const { classes } = boxOf(t).printed
  const colour = colourOf(it)
  const same = classes.filter(({ name, colour: own }) => name === it.class && own === colour)
  return (same.length > 0 ? same : classes.filter((other) => other.colour === colour)).map(({ name }) => name)
}

function peoplesFor(t: Party, { race }: Import): string[] {
  const { peoples } = boxOf(t).printed
  if (peoples.includes(race)) return [race]
  const first = peoples.filter((people) => people === likely[race])
  return [...first, ...peoples.filter((people) => !first.includes(people))]
}

/** A name that the box does not know is the player's to choose. */
function* nameFor(
  t: Party,
  hero: Hero,
  kind: 'importClass' | 'importPeople' | 'importFamiliar',
  name: string,
  names: readonly string[],
): Play<string> {
  const seat = voiceOf(t, hero)
  const options = names.map((it): Answer<'takeName'> => ({ verb: 'takeName', seat, name: it }))
  return (yield* choose(t, { kind, seat, hero, name }, options)).name
}

/** Points of the player's own choice until the sum is six; that is optional (RPA-043). */
function* raiseScores(t: Party, hero: Hero): Play {
  const seat = voiceOf(t, hero)
  const { scores } = t.heroes[hero]
  for (;;) {
    const left = sumOfScores - scores.reduce((sum, score) => sum + score, 0)
    if (left <= 0) return
    const list = offers<Answer<'pickAttribute'> | Answer<'done'>>(t)
    for (const [attribute, score] of scores.entries())
      list.add({ verb: 'pickAttribute', seat, hero, attribute }, score < highestScore ? null : 'RPA-R15')
    list.add({ verb: 'done', seat })
    const choice = yield* choose(t, { kind: 'raiseImport', seat, hero, left }, list.legal)
    if (choice.verb === 'done') return
    raiseScore(t, hero, choice.attribute, 1, highestScore)
  }
}

/** The portrait of the character's people, either side; if it is taken, any unused one (RPA-044, RPA-R16). */
function* choosePortrait(t: Party, hero: Hero): Play {
  const seat = voiceOf(t, hero)
  const isFree = (people: string): boolean =>
    !t.heroes.some(({ portrait }) => portrait.startsWith(`${people} `))
  const { people } = t.heroes[hero]
  const unused = boxOf(t).printed.peoples.filter(isFree)
  // A small box may run out of portraits; then two heroes look alike.
  const peoples = isFree(people) || unused.length === 0 ? [people] : unused
  const options = peoples
    .flatMap((it) => [`${it} 1`, `${it} 2`])
    .map((portrait): Answer<'takePortrait'> => ({ verb: 'takePortrait', seat, portrait }))
  t.heroes[hero].portrait = (yield* choose(t, { kind: 'portrait', seat, hero }, options)).portrait
}

/** The market card of the same name, else a random one of its deck (RPA-045, RPA-R15). */
function takeImportedCard(t: Party, hero: Hero, { name, deck }: Import['cards'][number]): void {
  const cards = boxOf(t).decks[deck].map((id): Card => known(boxOf(t).cards, id))
  const same = cards.find((card) => card.name === name)
  if (same) return takeStartingCard(t, hero, same.id)
  const card = anyCard(t, deck)
  if (card !== null) gainCard(t, hero, card)
}

/** The familiar of the same name, else any that is left; its die goes into the bag (RPA-046, RPA-R103). */
function* takeFamiliar(t: Party, hero: Hero, name: string): Play {
  const left = cardsLeft(t, 'familiar')
  const names = boxOf(t)
    .printed.familiars.filter(({ number }) => left.includes(familiarCard(number)))
    .map((it) => it.name)
  if (names.length === 0) return
  const taken = yield* nameFor(t, hero, 'importFamiliar', name, names.includes(name) ? [name] : names)
  const familiar = boxOf(t).printed.familiars.find((it) => it.name === taken)
  if (familiar) gainCard(t, hero, familiarCard(familiar.number))
}

/** Leftover gold and XP of all, divided by the number of players, rounded down (RPA-047, RPA-048). */
export function importPurse(t: Party): void {
  const share = (of: (it: Import) => number): number =>
    Math.floor(t.imports.reduce((sum, it) => sum + of(it), 0) / t.players)
  t.journal.gold = share(({ gold }) => gold)
  t.journal.xp = share(({ xp }) => xp)
}
