import { openView, reseed, shuffle, type Called, type Fate } from '@dicehearth/engine'
import { holds, type Adventure, type Encounter, type Price } from './content/adventure.ts'
import type { Tag } from './content/language.ts'
import type { Effect } from './content/words/effects.ts'
import type { Mechanic } from './content/words/mechanics.ts'
import { pieceOf } from './content/box.ts'
import type { Character, Trait, Treasure } from './content/pieces.ts'
import { inBox } from './content/printings.ts'
import { woundOf } from './rules/enemies.ts'
import type { Enemy, Hero } from './rules/figures.ts'
import { defense, inventory, maxLife } from './rules/passives.ts'
import type { Wound } from './rules/wounds.ts'
import {
  adventureOf,
  boxOf,
  characterOf,
  foeOf,
  isInPlay,
  level,
  shape,
  type Fates,
  type Open,
  type Seat,
} from './rules/state.ts'
import { imagineEnemy } from './view/imagine-enemies.ts'
import { imaginePage } from './view/imagine-story.ts'

/** Everything that lies open; what is hidden is counted or left out (RF-R03). */
export interface FatesView extends Readonly<Omit<Open, 'heroes' | 'enemies'>>, Called {
  seat: Seat
  /** The title of the adventure, the area and how many there are. */
  title: string
  areaName: string
  areas: number
  /** What stands on the cover of the book, until its first page is turned. */
  cover: Pick<Adventure, 'pitch' | 'difficulty'> | null
  level: number
  /** What is printed on everything that lies open. */
  pieces: Printed
  page: PageView | null
  heroes: readonly HeroView[]
  enemies: readonly EnemyView[]
  treasureDeck: number
  traitDeck: number
  /** The log is open by default: throughout the Enemy Phase (RF-127). */
  logOpens: boolean
  /** How many uses of this phase a physical table may undo. */
  undoable: number
}

export interface Printed {
  characters: readonly Character[]
  treasures: readonly Treasure[]
  traits: readonly Trait[]
}

export interface HeroView extends Readonly<Hero> {
  maxLife: number
  defense: number
  inventory: number
}

/** Of an encounter its open options, the price of an offer, the number a check needs (RF-R97). */
export interface PageView {
  id: string
  title: string
  kind: Encounter['kind']
  by: Encounter['by']
  boss: boolean
  /** Labels of a choice or listed answers of a riddle, by their number; null for one that is not open. */
  options: readonly (string | null)[]
  question: string
  price: Price | null
  need: number
}

/** What is told of an enemy beside what lies open. */
interface EnemyTold {
  name: string
  wound: Wound
  tags: readonly Tag[]
  /** What its last action announced (RF-R50); empty if nothing. */
  announced: string
  /** What Investigate shows (RF-R49). */
  bared: BaredEnemy | null
}

export type EnemyView = Readonly<Open['enemies'][number]> & EnemyTold

export interface BaredEnemy {
  life: number
  maxLife: number
  mechanics: readonly Mechanic[]
  /** The names of other enemies that its mechanics speak of. */
  names: Readonly<Record<string, string>>
  hint: string
  next: Effect
}

const open = openView(shape)

export const view = (t: Fates, seat: Seat): FatesView => views(t)(seat)

export function views(t: Fates): (seat: Seat) => FatesView {
  const seen = open(t)
  const { title, areas, pitch, difficulty } = adventureOf(t)
  const isClosed = t.step === 'gather' || t.page?.id === areas[0].encounters[0].id
  const all = {
    ...seen,
    // The newest line first (RF-125).
    log: t.log.toReversed(),
    title,
    areaName: areas[t.area].name,
    areas: areas.length,
    cover: isClosed ? { pitch, difficulty } : null,
    level: level(t),
    pieces: printedOn(t),
    page: t.page && pageView(t, t.page),
    heroes: seen.heroes.map((hero, who) => heroView(t, hero, who)),
    enemies: seen.enemies.map((enemy, slot) => ({ ...enemy, ...enemyView(t, slot) })),
    treasureDeck: t.treasureDeck.length,
    traitDeck: t.traitDeck.length,
    logOpens: t.step === 'foes' || t.step === 'answers' || (t.step === 'pause' && t.after === 'action'),
    undoable: t.past.length,
  }
  return (seat) => ({ ...all, seat })
}

/** Who may still be picked or goes along, and the cards that somebody has, looks at or had. */
function printedOn(t: Fates): Printed {
  const { characters, treasures, traits } = boxOf(t)
  const cards = [...t.heroes.flatMap((hero) => hero.treasures), t.drawn, ...t.aside]
  return {
    characters:
      t.step === 'gather'
        ? inBox(t, characters.keys()).map((id) => pieceOf(characters, id))
        : t.heroes.map((_, who) => characterOf(t, who)),
    treasures: cards.flatMap((card) => treasures.get(card) ?? []),
    traits: t.heroes.flatMap((hero) => hero.traits.flatMap((card) => traits.get(card) ?? [])),
  }
}

/** Before a Character is picked there is nothing to read from its board. */
function heroView(t: Fates, hero: Hero, who: Seat): HeroView {
  if (hero.character === '') return { ...hero, maxLife: 0, defense: 0, inventory: 0 }
  return { ...hero, maxLife: maxLife(t, who), defense: defense(t, who), inventory: inventory(t, who) }
}

function pageView(t: Fates, page: Encounter): PageView {
  const { id, title, kind, by } = page
  return {
    id,
    title,
    kind,
    by,
    boss: page.kind === 'combat' && page.boss,
    options: openOptions(t, page),
    question: page.kind === 'riddle' ? page.question : '',
    price: page.kind === 'trade' ? page.pay : null,
    need: page.kind === 'check' ? page.need : 0,
  }
}

function openOptions(t: Fates, page: Encounter): (string | null)[] {
  if (page.kind === 'riddle')
    return page.pick.map((label, option) => (t.wrong.includes(option) ? null : label))
  if (page.kind !== 'choice') return []
  return page.options.map(({ label, when }) => (holds(when, t.flags) ? label : null))
}

function enemyView(t: Fates, slot: number): EnemyTold {
  const enemy = t.enemies[slot]
  const bared = enemy.statuses.includes('investigate')
  return {
    name: nameOf(t, slot),
    wound: woundOf(enemy.life, enemy.maxLife),
    tags: bared ? enemy.nature.tags : enemy.knownTags,
    announced: announcedBy(enemy),
    bared: bared ? bare(t, enemy) : null,
  }
}

/** The sentence of a `wind` step that it has just carried out. */
function announcedBy({ nature, script, step, seenSteps }: Enemy): string {
  if (step === 0 || seenSteps[script] < step) return ''
  const [last] = nature.scripts[script].steps[step - 1]
  return last.verb === 'wind' ? last.text : ''
}

function bare(t: Fates, { life, maxLife: max, nature, script, step }: Enemy): BaredEnemy {
  const others = nature.mechanics.flatMap((it) => (it.is === 'bond' || it.is === 'spawn' ? [it.enemy] : []))
  return {
    life,
    maxLife: max,
    mechanics: nature.mechanics,
    names: Object.fromEntries(others.map((id) => [id, foeOf(t, id).name])),
    hint: nature.hint,
    next: nature.scripts[script].steps[step],
  }
}

/** Enemies of the same name are numbered. */
function nameOf(t: Fates, slot: number): string {
  const names = t.enemies.map(({ kind }) => foeOf(t, kind).name)
  const name = names[slot]
  const same = names.flatMap((it, at) => (it === name ? [at] : []))
  return same.length > 1 ? `${name} ${same.indexOf(slot) + 1}` : name
}

/**
 * What nobody can know is made up anew: the order of the decks, the dice to come, what enemies hide, and what the
 * story has in store. Everything that was seen stays as it was (RF-R03, RF-R49, RF-R97).
 */
export function imagine(t: Fates, _seat: number, chance: Fate): void {
  // What is imagined must not follow from what lies there.
  shuffle(chance, t.treasureDeck.sort())
  shuffle(chance, t.traitDeck.sort())
  for (const own of t.chances) reseed(own, chance)
  for (const enemy of t.enemies)
    if (isInPlay(enemy) && !enemy.statuses.includes('investigate')) imagineEnemy(t, enemy, chance)
  if (t.page) t.page = imaginePage(t, t.page, chance)
}
