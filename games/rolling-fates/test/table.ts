import { Scenario } from '@dicehearth/engine/testing'
import { expect, onTestFinished } from 'vitest'
import type { Adventure, Encounter } from '../content/adventure.ts'
import { boxWith, pieceOf, type OwnPieces } from '../content/box.ts'
import type { Counts, Status } from '../content/language.ts'
import { abilityOf, traitOf, treasureOf, type Character, type EnemyLines } from '../content/pieces.ts'
import { rollingFates } from '../index.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import { actionDice, facesOf, luckDie, onBar } from '../rules/dice.ts'
import { newEnemy, passThresholds, scaledLife } from '../rules/enemies.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { Enemy } from '../rules/figures.ts'
import { maxLife } from '../rules/passives.ts'
import { characterOf, foeOf, type Fates } from '../rules/state.ts'
import type { FatesView } from '../view.ts'
import { inShort } from './in-short.ts'
import { adventureOf, combat, find } from './pages.ts'

/** A position on the table, after the ledger's "Scenario format". What is not said is as in a new game. */
export interface Laid {
  options?: {
    recovery?: 'flip' | 'die'
    weariness?: boolean
    votes?: boolean
    mode?: 'digital' | 'companion' | 'tracked'
  }
  heroes: readonly LaidHero[]
  enemies?: readonly LaidEnemy[]
  /** What the combat under way brings when it is won. */
  reward?: string
  at?:
    | { kind: 'combat'; phase: 'character' | 'enemy' | 'fate'; round?: number }
    | { kind: 'story'; encounter: Encounter | readonly Encounter[] }
    | { kind: 'levelup' }
  /** What comes next, the topmost first. */
  treasureDeck?: readonly CardRef[]
  traitDeck?: readonly CardRef[]
  /** Instead of chance: one queue for each Character and one for the App; they must be used up exactly. */
  random?: { heroes?: Readonly<Record<string, readonly Chance[]>>; app?: readonly AppChance[] }
  flags?: readonly string[]
  /** What else is different. */
  arrange?: (t: Fates) => void
  dice?: 'fate' | 'real'
}

export interface LaidHero {
  character: string
  level?: number
  life?: number
  stats?: { maxLife?: number; defense?: number; inventory?: number }
  dice?: readonly number[]
  luck?: number | null
  statuses?: readonly Status[]
  guard?: number
  treasures?: readonly CardRef[]
  traits?: readonly CardRef[]
  /** Added to the board. */
  abilities?: readonly { name: string; cost: string; effect: string }[]
}

export interface LaidEnemy {
  enemy: string | Partial<EnemyLines>
  life?: number
  maxLife?: number
  statuses?: readonly Status[]
  guard?: number
  /** From 1 on, in the script in force. */
  step?: number
}

/** A printed card by its id, or one for this test alone; without a cost it works by itself. */
export type CardRef = string | { name: string; value?: number; cost?: string; effect: string }
type Chance = number | 'icon' | 'blank'
export type AppChance = Chance | Picks
interface Picks {
  pick: readonly string[]
}

export class FatesScenario extends Scenario<Fates, FatesAsk, FatesOption, FatesEvent, FatesView> {
  /** All legal options in few words, in order. */
  get offers(): string[] {
    return this.options.map((option) => inShort(option, this.view))
  }

  /** Takes the options that read so, one after the other. After each the ledger's invariants must hold. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const fitting = this.options.filter((option) => inShort(option, this.view) === text)
      if (fitting.length !== 1)
        throw new Error(
          `${fitting.length} times "${text}" at "${this.ask.kind}":\n  ${this.offers.join('\n  ')}`,
        )
      this.choose(fitting[0])
      const decision = this.over ? null : { ask: this.ask, options: this.options }
      expect(rollingFates.broken(this.t, decision)).toEqual([])
    }
    return this
  }

  /** Everybody passes who can. */
  passAll(): this {
    while (!this.over && this.ask.kind === 'act') {
      const pass = this.options.find(({ verb }) => verb === 'pass')
      if (!pass) break
      this.choose(pass)
    }
    return this
  }

  hero(seat = 0): Fates['heroes'][number] {
    return this.t.heroes[seat]
  }

  get lives(): number[] {
    return this.t.heroes.map(({ life }) => life)
  }

  enemy(slot = 0): Enemy {
    return this.t.enemies[slot]
  }

  get enemyLives(): number[] {
    return this.t.enemies.map(({ life }) => life)
  }

  /** What the Action dice of a bar show, and the Luck die. */
  bar(seat = 0): { dice: number[]; luck: number } {
    return { dice: facesOf(this.t, onBar(this.t, seat)), luck: this.t.face[luckDie(seat)] }
  }
}

/** Lays the table. */
export function table(laid: Laid): FatesScenario {
  const { heroes, options = {} } = laid
  const own = piecesFor(laid)
  const level = Math.max(...heroes.map((hero) => hero.level ?? 1))
  let before = 0
  const scenario = new FatesScenario(rollingFates, {
    setup: {
      players: heroes.length,
      characters: heroes.map(({ character }) => character),
      recovery: options.recovery ?? 'flip',
      weariness: options.weariness === false ? 'off' : 'on',
      votes: options.votes ? 'on' : 'off',
      mode: options.mode ?? 'digital',
      dice: laid.dice ?? 'fate',
    },
    arrange: (t) => {
      t.own = own
      t.book = bookFor(laid, level)
      t.area = level - 1
      t.page = t.book?.areas[t.area].encounters[0] ?? null
      t.flags = [...(laid.flags ?? [])]
      layDecks(t, laid)
      heroes.forEach((hero, seat) => layHero(t, hero, seat, own))
      layPosition(t, laid)
      layEnemies(t, laid)
      layChance(t, laid)
      laid.arrange?.(t)
      before = t.fate.rolls
    },
  })
  checkChance(scenario, laid, before)
  return scenario
}

function isOwn(ref: CardRef): ref is Exclude<CardRef, string> {
  return typeof ref !== 'string'
}

/** Boards with other values or abilities, and the cards and enemies of this test alone. */
function piecesFor({ heroes, treasureDeck = [], traitDeck = [] }: Laid): OwnPieces {
  const printed = boxWith(null)
  const treasures = [...treasureDeck, ...heroes.flatMap((hero) => hero.treasures ?? [])].filter(isOwn)
  const traits = [...traitDeck, ...heroes.flatMap((hero) => hero.traits ?? [])].filter(isOwn)
  return {
    name: 'a test',
    characters: heroes.map((hero) => boardOf(pieceOf(printed.characters, hero.character), hero)),
    treasures: treasures.map((it) =>
      treasureOf(it.name, it.name, it.value ?? 1, it.cost ?? 'passive', it.effect),
    ),
    traits: traits.map((it) => traitOf(it.name, it.name, 'blessing', it.effect)),
    enemies: [],
    standIns: [],
  }
}

function boardOf(character: Character, { stats = {}, abilities = [] }: LaidHero): Character {
  return {
    ...character,
    rows: character.rows.map(({ life, defense, inventory }) => ({
      life: stats.maxLife ?? life,
      defense: stats.defense ?? defense,
      inventory: stats.inventory ?? inventory,
    })),
    abilities: [
      ...character.abilities,
      ...abilities.map(({ name, cost, effect }) => abilityOf(name, name, cost, effect)),
    ],
  }
}

const plain: EnemyLines = { name: 'Dummy', tier: 1, life: '50', script: ['nothing'], hint: 'hides nothing' }

/** An adventure with the encounter at the level asked for, and one more area behind it for a level up. */
function bookFor({ at, enemies = [], reward = 'nothing' }: Laid, level: number): Adventure {
  const kinds = enemies.map(({ enemy }, slot) => (typeof enemy === 'string' ? enemy : `N${slot}`))
  const groups = (kinds.length > 0 ? kinds : ['E01']).map((kind): [string, Counts] => [kind, [1, 1, 1, 1]])
  const fight = combat(groups, { reward })
  const pages = at?.kind === 'story' ? [at.encounter].flat() : [fight]
  const areas = Array.from({ length: Math.min(5, level + 1) }, (_, area) =>
    area === level - 1 ? pages : [find('nothing')],
  )
  const own = enemies.flatMap(({ enemy }, slot) =>
    typeof enemy === 'string' ? [] : [[`N${slot}`, { ...plain, ...enemy }] as const],
  )
  const spare = { L90: { ...plain, name: 'Whelp', life: '5' } }
  return adventureOf(at?.kind === 'levelup' ? areas : areas.slice(0, level), {
    ...spare,
    ...Object.fromEntries(own),
  })
}

function idOf(ref: CardRef): string {
  return typeof ref === 'string' ? ref : ref.name
}

function layDecks(t: Fates, { heroes, treasureDeck = [], traitDeck = [] }: Laid): void {
  const next = treasureDeck.map(idOf)
  const held = heroes.flatMap(({ treasures = [] }) => treasures.map(idOf))
  const others = t.treasureDeck.filter((card) => !next.includes(card) && !held.includes(card))
  t.treasureDeck = [...others, ...next.toReversed()]
  const nextTraits = traitDeck.map(idOf)
  const heldTraits = heroes.flatMap(({ traits = [] }) => traits.map(idOf))
  const otherTraits = t.traitDeck.filter((card) => !nextTraits.includes(card) && !heldTraits.includes(card))
  t.traitDeck = [...otherTraits, ...nextTraits.toReversed()]
}

function layHero(t: Fates, laid: LaidHero, seat: number, own: OwnPieces): void {
  const hero = t.heroes[seat]
  const cards = new Set([...own.treasures, ...own.traits].map(({ id }) => id))
  hero.treasures = (laid.treasures ?? []).map(idOf)
  hero.traits = (laid.traits ?? []).map(idOf)
  for (const card of [...hero.treasures, ...hero.traits])
    expect(cards.has(card) || /^[TX]\d\d$/.test(card)).toBe(true)
  hero.statuses = [...(laid.statuses ?? [])]
  hero.guard = laid.guard ?? 0
  hero.life = laid.life ?? maxLife(t, seat)
  const dice = actionDice(seat)
  laid.dice?.forEach((face, n) => void (t.face[dice[n]] = face))
  if (laid.luck) t.face[luckDie(seat)] = laid.luck
}

function layPosition(t: Fates, { at }: Laid): void {
  if (at?.kind === 'story') return void (t.step = 'arrive')
  if (at?.kind === 'levelup') return void (t.step = 'levelUp')
  const { phase, round = 1 } = at ?? { phase: 'character' }
  t.fighting = true
  t.after = 'text'
  t.round = phase === 'fate' ? round - 1 : round
  t.step = ({ character: 'rally', enemy: 'act', fate: 'fate' } as const)[phase]
  if (phase === 'enemy') for (const hero of t.heroes) hero.passed = true
}

/** Exact values; thresholds at or above the Life given count as passed. */
function layEnemies(t: Fates, { enemies = [] }: Laid): void {
  t.enemies = enemies.map(({ enemy, life, maxLife: most, statuses = [], guard = 0 }, slot) => {
    const kind = typeof enemy === 'string' ? enemy : `N${slot}`
    const foe = foeOf(t, kind)
    const max = most ?? life ?? scaledLife(foe.life, t.heroes.length)
    const it = newEnemy(kind, foe.nature, max, t.heroes.length)
    return { ...it, life: life ?? max, statuses: [...statuses], guard }
  })
  const { length } = t.enemies
  for (let slot = 0; slot < length; slot++) passThresholds(t, slot)
  t.enemies.length = length
  enemies.forEach(({ step = 1 }, slot) => void (t.enemies[slot].step = step - 1))
}

function shown(it: Chance): number {
  if (it === 'icon') return 1
  return it === 'blank' ? 2 : it
}

function layChance(t: Fates, { heroes, random = {} }: Laid): void {
  for (const [seat, { character }] of heroes.entries())
    t.chances[seat].script = (random.heroes?.[character] ?? []).map(shown)
  t.fate.script = (random.app ?? []).flatMap((it) =>
    typeof it === 'object' ? it.pick.map((name) => 1 + figureNamed(t, name)) : [shown(it)],
  )
}

/** A Character by its id or an enemy by its name, as its seat or slot. */
function figureNamed(t: Fates, name: string): number {
  const seat = t.heroes.findIndex((_, who) => characterOf(t, who).id === name)
  const slot = t.enemies.findIndex(({ kind }) => foeOf(t, kind).name === name)
  expect(Math.max(seat, slot), `${name} is at the table`).toBeGreaterThanOrEqual(0)
  return seat >= 0 ? seat : slot
}

/** A queue that runs dry, or is not used up, fails the test. */
function checkChance(scenario: FatesScenario, { heroes, random }: Laid, before: number): void {
  if (!random) return
  onTestFinished(() => {
    const { t } = scenario
    for (const [seat, { character }] of heroes.entries())
      if (random.heroes)
        expect(t.chances[seat].rolls, `chances of ${character}`).toBe(t.chances[seat].script.length)
    const own = t.chances.reduce((sum, chance) => sum + chance.rolls, 0)
    if (random.app) expect(t.fate.rolls - own - before, 'chances of the App').toBe(t.fate.script.length)
  })
}
