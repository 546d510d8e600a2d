import { holds, type Encounter, type Price } from './content/adventure.ts'
import type { Effect, Mechanic, Tag } from './content/language.ts'
import { pieceOf } from './content/box.ts'
import type { Character, Trait, Treasure } from './content/pieces.ts'
import { inBox } from './content/printings.ts'
import type { Enemy, Hero } from './rules/figures.ts'
import { atOrBelow, defense, inventory, maxLife } from './rules/passives.ts'
import type { Wound } from './rules/wounds.ts'
import { adventureOf, boxOf, characterOf, foeOf, level, type Fates, type Seat } from './rules/state.ts'

type OpenPart =
  | 'outcome'
  | 'options'
  | 'step'
  | 'after'
  | 'area'
  | 'texts'
  | 'chosen'
  | 'leader'
  | 'votes'
  | 'tries'
  | 'spelled'
  | 'pot'
  | 'drawn'
  | 'proposals'
  | 'face'
  | 'fighting'
  | 'round'
  | 'acting'
  | 'aside'
  | 'usedUp'
  | 'statistics'
  | 'input'

/** Everything that lies open; what is hidden is counted or left out (RF-R03). */
export interface FatesView extends Readonly<Pick<Fates, OpenPart>> {
  /** The newest line first (RF-125). */
  log: Fates['log']
  seat: Seat
  /** The title of the adventure, the area and how many there are. */
  title: string
  areaName: string
  areas: number
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

export interface EnemyView extends Readonly<Pick<Enemy, 'kind' | 'statuses' | 'guard' | 'out'>> {
  name: string
  wound: Wound
  tags: readonly Tag[]
  /** What its last action announced (RF-R50); empty if nothing. */
  announced: string
  /** What Investigate shows (RF-R49). */
  bared: BaredEnemy | null
}

export interface BaredEnemy {
  life: number
  maxLife: number
  mechanics: readonly Mechanic[]
  /** The names of other enemies that its mechanics speak of. */
  names: Readonly<Record<string, string>>
  hint: string
  next: Effect
}

export function view(t: Fates, seat: Seat): FatesView {
  const { title, areas } = adventureOf(t)
  return {
    outcome: t.outcome,
    options: t.options,
    step: t.step,
    after: t.after,
    area: t.area,
    texts: t.texts,
    chosen: t.chosen,
    leader: t.leader,
    votes: t.votes,
    tries: t.tries,
    spelled: t.spelled,
    pot: t.pot,
    drawn: t.drawn,
    proposals: t.proposals,
    face: t.face,
    fighting: t.fighting,
    round: t.round,
    acting: t.acting,
    aside: t.aside,
    usedUp: t.usedUp,
    statistics: t.statistics,
    input: t.input,
    log: t.log.toReversed(),
    seat,
    title,
    areaName: areas[t.area].name,
    areas: areas.length,
    level: level(t),
    pieces: printedOn(t),
    page: t.page && pageView(t, t.page),
    heroes: t.heroes.map((hero, who) => heroView(t, hero, who)),
    enemies: t.enemies.map((enemy, slot) => enemyView(t, enemy, slot)),
    treasureDeck: t.treasureDeck.length,
    traitDeck: t.traitDeck.length,
    logOpens: t.step === 'foes' || t.step === 'answers' || (t.step === 'pause' && t.after === 'action'),
    undoable: t.past.length,
  }
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

function enemyView(t: Fates, enemy: Enemy, slot: number): EnemyView {
  const { kind, statuses, guard, out, nature } = enemy
  const bared = statuses.includes('investigate')
  return {
    kind,
    name: nameOf(t, slot),
    statuses,
    guard,
    out,
    wound: woundOf(enemy.life, enemy.maxLife),
    tags: bared ? nature.tags : enemy.knownTags,
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

export function woundOf(life: number, max: number): Wound {
  if (atOrBelow(life, max, 25)) return 'failing'
  if (atOrBelow(life, max, 50)) return 'bloodied'
  return life < max ? 'hurt' : 'unhurt'
}

/** Enemies of the same name are numbered. */
function nameOf(t: Fates, slot: number): string {
  const names = t.enemies.map(({ kind }) => foeOf(t, kind).name)
  const name = names[slot]
  const same = names.flatMap((it, at) => (it === name ? [at] : []))
  return same.length > 1 ? `${name} ${same.indexOf(slot) + 1}` : name
}
