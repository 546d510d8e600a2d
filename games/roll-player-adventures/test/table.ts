import { Scenario } from '@dicehearth/engine/testing'
import { newStory } from '@dicehearth/story'
import { openBox, type Box } from '../content/box.ts'
import { colours, familiarDie, printedOn, type DieId } from '../content/dice.ts'
import { known } from '../content/opened.ts'
import type { PrintedPack } from '../content/printed.ts'
import { rollPlayerAdventures, type AdventureGame } from '../index.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import { layMap } from '../rules/map.ts'
import { measuresFor } from '../rules/party.ts'
import { blankSheet } from '../rules/new-hero.ts'
import type { Party, Sheet, Trial } from '../rules/state.ts'
import type { Slot } from '../story/cards.ts'
import type { PartyView } from '../view.ts'
import { smallPack } from './pack.ts'

/** The parts of a small book; tests replace or add some. */
const whole: Readonly<Record<string, string>> = {
  MAP: `loc A "Green" at B2
loc B "Mill" at C2
loc C "Weir" at B4
path A-B
path A-C enc 1
path B-C
start A
recover A9`,
  SETUP: 'Put the marker on the green.',
  BEGIN: 'It is late.\n! goto A',
  A: 'The green.\n? rest\n? item\n? move',
  A5: 'Up.\n\ncheck Climb I\npass -> A6\nfail -> A7',
  A6: 'Good.\n? "On" -> A',
  A7: '! if exhausted: death -> A9\nBad.\n? "On" -> A',
  A8: 'Fight.\n\ncombat E01\nvictory -> A6\ndefeat -> A7',
  A9: 'You wake in straw.\n? "On" -> A',
  B: 'The mill.\n! collect\n? rest\n? move',
  C: 'The weir.\n! collect\n? move',
  'THE END': 'That was it.',
  'ADV1-1': 'A wagon.',
}

export type Parts = Readonly<Record<string, string | null>>

/** What the journal says in the book of the tests. */
const notes = 'keyword ROPE "You have a rope."'

export function bookText(parts: Parts = {}, title = 'ADV1 A Test'): string {
  const all = Object.entries({ ...whole, ...parts }).filter(([, body]) => body !== null)
  return [`# ${title}\n${notes}`, ...all.map(([label, body]) => `## ${label}\n${body}`)].join('\n\n')
}

export const deaths = [
  '# DEATH',
  ...[1, 2, 3, 4, 5, 6].map((n) => `## Death-${n}\nDark ${n}.\n! recover each 5`),
].join('\n\n')

const noGuide = async () => ({ setup: {}, seed: '', steps: [] })

/** Reading a book takes longer than most scenarios, and many of them play from the same one. */
const boxes = new Map<string, Box>()

export function boxWith(parts: Parts = {}, pack: PrintedPack = smallPack, more: readonly string[] = []): Box {
  const books = [bookText(parts), deaths, ...more]
  const key = JSON.stringify([pack, books])
  const box = boxes.get(key) ?? openBox(pack, books)
  boxes.set(key, box)
  return box
}

export function gameWith(box: Box = boxWith()): AdventureGame {
  return rollPlayerAdventures(box, noGuide)
}

export type Table = Scenario<Party, AdventureAsk, AdventureOption, AdventureEvent, PartyView>

/** A table in the middle of an adventure; what is not said is dull: no cards, no stamina, no ability, one voice. */
export interface Laid {
  parts?: Parts
  pack?: PrintedPack
  heroes?: readonly string[]
  voice?: 'talk' | 'each' | 'one'
  legendary?: boolean
  /** The entry that is opened, and the location where the party is. */
  entry?: string
  at?: string
  /** For each hero, in their order. */
  hands?: readonly (readonly string[])[]
  health?: readonly number[]
  fatigue?: readonly number[]
  rows?: readonly (readonly number[])[]
  ready?: readonly boolean[]
  gold?: number
  xp?: number
  keywords?: readonly string[]
  titles?: readonly string[]
  items?: readonly number[]
  /** What the next rolled dice show. */
  dice?: readonly number[]
  seed?: string
  arrange?: (t: Party) => void
}

export function laid(it: Laid = {}): Table {
  const box = boxWith(it.parts, it.pack)
  const names = it.heroes ?? ['Orla', 'Sile']
  return new Scenario(gameWith(box), {
    setup: { players: names.length, voice: it.voice ?? 'one' },
    dice: it.dice ?? [],
    seed: it.seed ?? 'laid',
    arrange: (t) => {
      t.legendary = it.legendary ?? false
      t.heroes = names.map((name, hero) => sheetOf(box, name, it, hero))
      for (const card of t.heroes.flatMap(({ hand }) => hand)) {
        const { die } = known(box.cards, card)
        if (die !== null) t.bag.push(die)
      }
      layMap(t)
      t.map.at = it.at ?? 'A'
      t.stage = 'story'
      t.story = newStory(it.entry ?? 'A')
      t.story.remembered = [...(it.keywords ?? [])]
      t.journal.gold = it.gold ?? 0
      t.journal.xp = it.xp ?? 0
      t.journal.rests = t.legendary ? 1 : 0
      t.journal.titles = [...(it.titles ?? [])]
      t.journal.items = [...(it.items ?? [])]
      t.journal.bonusLimit = measuresFor(names.length).bonusLimit
      t.journal.bonusTokens = t.journal.bonusLimit
      it.arrange?.(t)
    },
  })
}

function sheetOf(box: Box, name: string, it: Laid, hero: number): Sheet {
  const printed = known(box.heroes, name)
  return {
    ...blankSheet(name, printed.people, printed.class),
    portrait: name,
    scores: [...printed.scores],
    health: it.health?.[hero] ?? 16,
    fatigue: it.fatigue?.[hero] ?? 0,
    rows: [...(it.rows?.[hero] ?? [0, 0, 0, 0, 0, 0])],
    hand: [...(it.hands?.[hero] ?? [])],
    ready: it.ready?.[hero] ?? false,
  }
}

/** A check or a combat under way. */
export interface UnderWay extends Laid {
  /** Enemies and their modifiers, such as "Cornered E01"; for a check the skill, "Hurried Climb". */
  against: readonly string[]
  kind?: 'check' | 'combat'
  level?: number
  limit?: number
  /** Instead of what is printed: for each enemy "R4 c1; *2". */
  slots?: readonly string[]
  /** The dice of the pool: "R4 B2 KB6"; without a value not yet rolled. */
  pool?: string
  /** Dice on slots, by enemy and slot: { '0.1': 'R4' }. */
  placed?: Readonly<Record<string, string>>
  step?: Trial['step']
  round?: number
}

export function underWay(it: UnderWay): Table {
  return laid({
    ...it,
    entry: it.entry ?? (it.kind === 'combat' ? 'A8' : 'A5'),
    arrange: (t) => {
      const box = boxWith(it.parts, it.pack)
      const foes = it.against.map((written, nth) => {
        const words = written.split(' ')
        const name =
          it.kind === 'combat' ? words.at(-1) : words.filter((word) => !box.modifiers.has(word)).join(' ')
        const modifiers = words.filter((word) => box.modifiers.has(word))
        const slots = it.slots ? slotsOf(it.slots[nth]) : printedSlots(box, name ?? '', it.level ?? 1)
        return { name: name ?? '', modifiers, slots, dice: slots.map(() => -1) }
      })
      t.stage = 'trial'
      t.trial = {
        kind: it.kind ?? 'check',
        level: it.kind === 'combat' ? 0 : (it.level ?? 1),
        limit: it.limit ?? 3,
        round: it.round ?? 1,
        step: it.step ?? 'play',
        foes,
        pool: [],
        guests: 0,
        calledOff: [],
        plays: t.heroes.map(() => 0),
        bonus: t.heroes.map(() => 0),
        ready: t.heroes.map(() => false),
      }
      for (const look of (it.pool ?? '').split(' ').filter(Boolean)) t.trial.pool.push(takeDie(t, look))
      for (const [where, look] of Object.entries(it.placed ?? {})) {
        const [foe, slot] = where.split('.').map(Number)
        t.trial.foes[foe].dice[slot] = takeDie(t, look)
      }
      it.arrange?.(t)
    },
  })
}

function printedSlots(box: Box, name: string, level: number): readonly Slot[] {
  const enemy = box.enemies.get(name)
  if (enemy) return enemy.slots
  const { rows } = known(box.skills, name)
  return [rows.I, rows.II, rows.III, rows.IV][level - 1].slots
}

function slotsOf(text: string): Slot[] {
  return text.split(';').map((written) => {
    const [, of, value] = /(\*|[RKGBWP]+)([*1-6])/.exec(written) ?? []
    const sign = (letter: string): number => Number(new RegExp(`${letter}(\\d+)`).exec(written)?.[1] ?? 0)
    return {
      colours: of === '*' ? '' : of,
      value: value === '*' ? 0 : Number(value),
      counter: sign('c'),
      xp: sign('x'),
      gold: sign('g'),
    }
  })
}

/** Takes a die of this look out of the bag: "R4", "KB6", or "R" for one that is not rolled yet. */
export function takeDie(t: Party, look: string): DieId {
  const of = look.replace(/\d/, '')
  const die = of.length > 1 ? familiarDie(of) : t.bag.find((it) => printedOn(it) === of)
  if (die === undefined) throw new Error(`no ${look} is left`)
  if (t.bag.includes(die)) t.bag.splice(t.bag.indexOf(die), 1)
  t.faces[die] = Number(/\d/.exec(look)?.[0] ?? 0)
  return die
}

/** Leaves only these dice in the bag: "R R KB". */
export function bagOf(t: Party, looks: string): void {
  t.bag = looks
    .split(' ')
    .filter(Boolean)
    .map((look) => takeDie(t, look))
}

/** The pool as it lies: "R4 B2". */
export function poolOf(s: Table): string {
  return (s.t.trial?.pool ?? []).map((die) => lookOf(s.t, die)).join(' ')
}

export function lookOf(t: Party, die: DieId): string {
  return t.counts[die] + (t.faces[die] || '')
}

/** The options in short: verb and what it is about, dice by their look, colours by their letter. */
export function inShort(s: Table): string[] {
  return s.options.map((option) => shortOf(s.t, option))
}

export function shortOf(t: Party, { verb, ...rest }: AdventureOption): string {
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    if (key === 'seat') return []
    if (key === 'die') return lookOf(t, Number(value))
    return key === 'colour' || key === 'row' || key === 'attribute' ? colours[Number(value)] : String(value)
  })
  return [verb, ...parts].join(' ')
}

/** Takes the option that is so in short. */
export function take(s: Table, ...shorts: readonly string[]): Table {
  for (const short of shorts) {
    const fitting = s.options.filter((option) => shortOf(s.t, option) === short)
    if (fitting.length !== 1)
      throw new Error(
        `${fitting.length} options are "${short}" at "${s.ask.kind}": ${inShort(s).join(' | ')}`,
      )
    s.choose(fitting[0])
  }
  return s
}
