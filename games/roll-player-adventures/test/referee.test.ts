import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { shelf } from '../content/bound/index.ts'
import { printedOn } from '../content/dice.ts'
import { ninebellBox } from '../content/ninebell.ts'
import { fetchBooks } from '../content/shelf.ts'
import { guide } from '../guide.ts'
import { rollPlayerAdventures } from '../index.ts'
import { expert } from '../mind/expert/index.ts'
import { partyBefore } from '../rules/any-party.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { Party, Trial } from '../rules/state.ts'
import { ledgerRows } from './ledger-rows.ts'

// A referee who has the ledger's skillbook, enemies and modifiers in front of them, follows every check and combat of
// whole adventures by what is told, and works out again what dice cover, what is bought and drawn, what strikes back, and
// what it brings. They share no code with the rules.

await fetchBooks(ninebellBox, Object.keys(shelf))
const game = rollPlayerAdventures(ninebellBox, async () => guide)

/** "G2 c1 x1": a slot with its counterattack and its rewards. */
interface Slot {
  colours: string
  value: string
  counter: number
  xp: number
  gold: number
}

function slotsIn(cell: string): Slot[] {
  return cell.split(';').map((slot) => {
    const [need = '', ...brings] = slot.trim().split(' ')
    const [, colours = '', value = ''] = /^(\D*?)(\d?|\*?)$/.exec(need) ?? []
    const of = (letter: string): number => Number(brings.find((it) => it[0] === letter)?.slice(1) ?? 0)
    return {
      colours: colours.replace('*', ''),
      value: value.replace('*', ''),
      counter: of('c'),
      xp: of('x'),
      gold: of('g'),
    }
  })
}

const limits = [3, 4, 5, 6]
const skills = new Map(
  ledgerRows('Skillbook', /^[A-Z][a-z]/).flatMap(([name, , ...rows]) =>
    name === 'Skill' ? [] : [[name, rows.map(slotsIn)] as const],
  ),
)
const enemies = new Map(
  ledgerRows('Enemies', /^E\d\d$/).map(([id, , , slots, ...track]) => [id, { slots: slotsIn(slots), track }]),
)
const modifiers = new Map(
  ledgerRows('Modifiers', /^\d+$/).map(([, name, , effect]) => [
    name,
    effect
      .replace(/\(.*/, '')
      .split(';')
      .map((it) => it.trim()),
  ]),
)

interface Foe {
  name: string
  modifiers: readonly string[]
  slots: readonly Slot[]
  covered: boolean[]
}

/** What must come of the last blow, reward or penalty, and what has come of it so far. */
class Toll {
  readonly why: string
  private readonly due: number[]
  private readonly come: number[]

  /** Fatigue and stamina of rows for each hero, then gold and XP. */
  constructor(
    why: string,
    t: Party,
    due: { fatigue?: number[]; rows?: number[]; gold?: number; xp?: number },
  ) {
    const nothing = t.heroes.map(() => 0)
    this.why = why
    this.due = [...(due.fatigue ?? nothing), ...(due.rows ?? nothing), due.gold ?? 0, due.xp ?? 0]
    this.come = this.due.map(() => 0)
  }

  hear(event: AdventureEvent, { heroes: { length } }: Party): void {
    if (event.type === 'fatigue') this.come[event.hero] += event.change
    if (event.type === 'rows') this.come[length + event.hero] += event.change
    if (event.type === 'gold') this.come[2 * length] += event.change
    if (event.type === 'xp') this.come[2 * length + 1] += event.change
  }

  paid(): void {
    expect(this.come, this.why).toEqual(this.due)
  }
}

const counted = { slots: 0, blows: 0, bought: 0, substituted: 0, penalties: 0 }
const met = { skills: new Set<string>(), enemies: new Set<string>(), modifiers: new Set<string>() }
const tracks = new Set<string>()

class Referee {
  private foes: Foe[] = []
  private kind: 'check' | 'combat' = 'check'
  private round = 1
  private level = 0
  private limit = 0
  private toll: Toll | null = null
  /** Rewards that must be told next. */
  private rewards: { gold: number; xp: number } | null = null
  private struckBack = false
  private acted: number[] = []
  private guests = 0
  private isBuilding = false
  /** Stamina paid since the last die was bought, by its row. */
  private readonly paid = [0, 0, 0, 0, 0, 0]
  private lastRow: { hero: number; row: number; change: number } | null = null

  hear(event: AdventureEvent, t: Party): void {
    this.follow(event)
    if (closes.has(event.type)) this.close(event)
    switch (event.type) {
      case 'trialBegins':
        return this.begin(event.kind, t)
      case 'combatRound':
        return this.nextRound(event.round, t)
      case 'modifierActs':
        this.paid.fill(0)
        return
      case 'dieAdded':
        if (this.isBuilding) this.guests++
        return
      case 'dieBought':
        return this.bought(event.die, t)
      case 'diceDrawn':
        return this.drawn(t)
      case 'diePlaced':
        return this.placed(event, t)
      case 'foeDefeated':
        expect(this.isBeaten(this.foes[event.foe]), 'all slots of a defeated enemy are covered').toBe(true)
        return
      case 'counterattack':
        return this.strikeBack(event.fatigue, t)
      case 'trackActs':
        return this.trackActs(event, t)
      case 'trialEnds':
        return this.end(event, t)
      case 'rewards':
        this.toll = new Toll('rewards', t, { gold: event.gold, xp: event.xp })
        return
      case 'penalty':
        return this.penalty(event.fatigue, t)
      default:
        this.toll?.hear(event, t)
    }
  }

  /** Stamina that is paid goes from a row straight to the payer's fatigue box (RPA-152, RPA-156). */
  private follow(event: AdventureEvent): void {
    const from = this.lastRow
    this.lastRow = event.type === 'rows' ? event : null
    if (event.type === 'fatigue' && from && event.hero === from.hero && event.change === -from.change)
      this.paid[from.row] += event.change
  }

  private close(event: AdventureEvent): void {
    this.toll?.paid()
    this.toll = null
    if (!this.rewards) return
    const { gold, xp } = this.rewards
    this.rewards = null
    if (gold + xp > 0) expect(event).toEqual({ type: 'rewards', gold, xp })
    else expect(event.type).not.toBe('rewards')
  }

  /** RPA-139, RPA-140, RPA-177, RPA-R67. */
  private begin(kind: 'check' | 'combat', t: Party): void {
    const { foes, level } = trialOf(t)
    this.kind = kind
    this.level = level
    this.beginRound(1)
    this.limit = kind === 'check' ? limits[level - 1] : t.journal.combatDice
    this.foes = foes.map(({ name, modifiers: names }) => {
      met[kind === 'check' ? 'skills' : 'enemies'].add(name)
      for (const it of names) met.modifiers.add(it)
      const printed = kind === 'check' ? skills.get(name)?.[level - 1] : enemies.get(name)?.slots
      const added = names.flatMap((it) => words(it).flatMap((word) => slotIn(word)))
      const slots = [...(printed ?? []), ...added]
      return { name, modifiers: names, slots, covered: slots.map(() => false) }
    })
  }

  private isBeaten({ covered }: Foe): boolean {
    return covered.every(Boolean)
  }

  private standing(): Foe[] {
    return this.foes.filter((foe) => !this.isBeaten(foe))
  }

  /** The sum of what modifiers say of something, of enemies that still stand (RPA-200, RPA-R68). */
  private change(what: string, foes: readonly Foe[] = this.standing()): number {
    const said = foes.flatMap((foe) => foe.modifiers.flatMap(words))
    return said.reduce((sum, word) => {
      const [, first, n] = new RegExp(`^(round1: )?${what} ([+-]\\d+)$`).exec(word) ?? []
      return sum + (n === undefined || (first && this.round > 1) ? 0 : Number(n))
    }, 0)
  }

  /** RPA-149, RPA-151, RPA-153, RPA-R68: the price in stamina of its colour, and three others for each that is missing. */
  private bought(die: number, t: Party): void {
    const row = 'RKGBWP'.indexOf(printedOn(die))
    const others = this.paid.reduce((sum, n, it) => (it === row ? sum : sum + n), 0)
    const price = Math.max(1, t.heroes.length + this.change('price'))
    expect(this.paid[row] + others / 3, `the price of ${printedOn(die)}`).toBe(price)
    if (others > 0) counted.substituted++
    counted.bought++
    this.paid.fill(0)
    expect(trialOf(t).pool.length).toBeLessThanOrEqual(this.size())
  }

  private size(): number {
    return Math.max(1, this.limit + this.change('limit')) + this.guests
  }

  /** RPA-159, RPA-180, RPA-R68. */
  private drawn(t: Party): void {
    if (t.bag.length > 0) expect(trialOf(t).pool.length, 'the dice of the pool').toBe(this.size())
    else expect(trialOf(t).pool.length).toBeLessThanOrEqual(this.size())
    this.isBuilding = false
  }

  /** RPA-175, RPA-282 to RPA-285. */
  private placed({ die, foe, slot }: AdventureEvent & { type: 'diePlaced' }, t: Party): void {
    const { covered, slots, name } = this.foes[foe]
    const { colours, value } = slots[slot]
    const shown = `${t.counts[die]}${t.faces[die]} on ${colours}${value} of ${name}`
    expect(covered[slot], shown).toBe(false)
    if (value !== '') expect(t.faces[die], shown).toBe(Number(value))
    if (colours !== '')
      expect(
        colours.split('').some((colour) => t.counts[die].includes(colour)),
        shown,
      ).toBe(true)
    covered[slot] = true
    counted.slots++
  }

  /** RPA-185, RPA-202, RPA-R96. */
  private counterattack(): number {
    return this.standing().reduce((sum, foe) => {
      const more = this.change('counter', [foe])
      const open = foe.slots.filter((_, i) => !foe.covered[i])
      return sum + open.reduce((all, { counter }) => all + Math.max(0, counter + more), 0)
    }, 0)
  }

  private strikeBack(fatigue: number, t: Party): void {
    expect(fatigue, 'the counterattacks of all uncovered slots').toBe(this.counterattack())
    this.struckBack = true
    this.toll = new Toll('a counterattack', t, { fatigue: tired(t, fatigue) })
    counted.blows++
  }

  /** RPA-187, RPA-291 to RPA-295, RPA-R62, RPA-R96: the ledger's signs for the spaces of a round track. */
  private trackActs({ foe: at, space }: AdventureEvent & { type: 'trackActs' }, t: Party): void {
    const foe = this.foes[at]
    expect(this.isBeaten(foe), 'a beaten enemy acts no more (RPA-199)').toBe(false)
    expect(space).toBe(this.round + 1)
    const printed = enemies.get(foe.name)?.track[space - 2] ?? ''
    const times = foe.modifiers.flatMap(words).filter((word) => word === 'track x2').length
    const n = Number(printed.slice(1)) * 2 ** times
    const { gold, xp } = t.journal
    const tolls: Record<string, ConstructorParameters<typeof Toll>[2]> = {
      f: { fatigue: tired(t, n) },
      g: { gold: lost(n, gold) },
      x: { xp: lost(n, xp) },
      r: { rows: t.heroes.map(({ rows }) => lost(n, sum(rows))) },
      '+': { rows: t.heroes.map(() => n) },
    }
    const due = tolls[printed[0]]
    if (!due || printed === '-') throw new Error(`${foe.name} has nothing on space ${space}`)
    this.toll = new Toll(`${foe.name}, ${printed}`, t, due)
    this.acted.push(at)
    tracks.add(printed[0])
  }

  /** Whoever stands has struck back, and every track has acted, before a new round begins (RPA-184 to RPA-190). */
  private nextRound(round: number, t: Party): void {
    expect(round).toBe(this.round + 1)
    expect(round).toBeLessThanOrEqual(3)
    expect(this.standing(), 'a combat without enemies').not.toEqual([])
    expect(this.struckBack, 'who strikes back').toBe(this.counterattack() > 0)
    const due = this.foes.flatMap((foe, at) => {
      const printed = enemies.get(foe.name)?.track[round - 2] ?? '-'
      return printed === '-' || this.isBeaten(foe) ? [] : [at]
    })
    expect(this.acted, 'round tracks that act').toEqual(due)
    expect(t.heroes.every(({ fatigue, health }) => fatigue >= health)).toBe(false)
    this.beginRound(round)
  }

  private beginRound(round: number): void {
    this.round = round
    this.struckBack = false
    this.acted = []
    this.guests = 0
    this.isBuilding = true
    this.paid.fill(0)
  }

  /** RPA-142, RPA-143, RPA-191, RPA-194, RPA-195, RPA-204. */
  private end({ kind, won, open }: AdventureEvent & { type: 'trialEnds' }, t: Party): void {
    const slots = this.foes.flatMap(({ slots, covered }) =>
      slots.map((slot, i) => ({ ...slot, is: covered[i] })),
    )
    const covered = slots.filter(({ is }) => is)
    const somebody = kind === 'check' || t.heroes.some(({ fatigue, health }) => fatigue < health)
    expect(kind).toBe(this.kind)
    expect(open).toBe(slots.length - covered.length)
    expect(won).toBe(open === 0 && somebody)
    if (kind === 'combat' && open > 0 && somebody) expect(this.round, 'a combat given up').toBe(3)
    if (kind === 'combat' && open > 0) expect(this.struckBack).toBe(this.counterattack() > 0)
    this.rewards = { gold: sum(covered.map(({ gold }) => gold)), xp: sum(covered.map(({ xp }) => xp)) }
  }

  /** RPA-272, RPA-273, RPA-275, RPA-R82. */
  private penalty(fatigue: number, t: Party): void {
    expect([t.legendary, this.kind, fatigue]).toEqual([true, 'check', this.level])
    const room = t.heroes.map(({ health, fatigue: now }) => Math.max(0, health - 1 - now))
    this.toll = new Toll('the legendary penalty', t, { fatigue: room.map((it) => Math.min(it, fatigue)) })
    counted.penalties++
  }
}

/** What cannot belong to the last blow any more. */
const closes: ReadonlySet<string> = new Set([
  'counterattack',
  'trackActs',
  'modifierActs',
  'combatRound',
  'trialBegins',
  'trialEnds',
  'rewards',
  'penalty',
  'entryOpened',
])

function words(modifier: string): readonly string[] {
  const found = modifiers.get(modifier)
  if (!found) throw new Error(`the ledger has no modifier ${modifier}`)
  return found
}

function slotIn(word: string): Slot[] {
  return word.startsWith('slot ') ? slotsIn(word.slice(5)) : []
}

/** A fatigue box holds no more than the hero's health (RPA-206). */
function tired({ heroes }: Party, n: number): number[] {
  return heroes.map(({ health, fatigue }) => Math.min(n, health - fatigue))
}

/** Nobody loses more than there is (RPA-R42, RPA-R62). */
function lost(n: number, there: number): number {
  return n === 0 || there === 0 ? 0 : -Math.min(n, there)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}

function trialOf({ trial }: Party): Trial {
  if (!trial) throw new Error('nothing is being tried')
  return trial
}

/** An adventure of quick heroes, with some fumbles, so that checks fail and enemies live to strike back. */
function watched(done: number, players: number, legendary: boolean): void {
  const seed = `adventure ${done + 1} for ${players}`
  const chance = newFate(seed)
  const party = partyBefore(ninebellBox, { players, done, legendary, sidequest: false }, chance)
  const setup = { players, voice: 'one', party: [party] }
  const referee = new Referee()
  const table = new Table(game, readConfig(game, setup), seed, {
    listener: (event, _, { state }) => referee.hear(event as AdventureEvent, state as Party),
  })
  const player = expert()
  while (table.decision) {
    const { ask, options } = table.decision as { ask: AdventureAsk; options: readonly AdventureOption[] }
    const fumbles = pick(chance, 5) === 0
    table.choose(
      fumbles ? pick(chance, options.length) : player.answer(table.state, { ask, options }, chance),
    )
  }
}

it('a referee with the ledger in hand comes to the same end of every check and combat [RPA-140, RPA-142, RPA-143, RPA-149, RPA-153, RPA-159, RPA-175, RPA-180, RPA-184, RPA-185, RPA-187, RPA-191, RPA-194, RPA-195, RPA-199, RPA-200, RPA-202, RPA-204, RPA-272, RPA-273, RPA-R52, RPA-R61, RPA-R62, RPA-R67, RPA-R68, RPA-R96]', () => {
  for (let done = 0; done <= 10; done++)
    for (const more of [0, 2]) watched(done, 1 + ((done + more) % 4), (done + more) % 3 === 0)
  expect(counted.slots).toBeGreaterThan(800)
  expect(Math.min(counted.blows, counted.bought, counted.substituted, counted.penalties)).toBeGreaterThan(20)
  expect([...tracks].toSorted()).toEqual(['+', 'f', 'g', 'r', 'x'])
  // Nearly everything had its turn; what is rare depends on the seeds.
  expect(met.skills.size).toBe(15)
  expect(met.enemies.size).toBeGreaterThan(40)
  expect(met.modifiers.size).toBeGreaterThan(25)
})
