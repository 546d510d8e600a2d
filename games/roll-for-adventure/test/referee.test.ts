import { readFileSync } from 'node:fs'
import { readConfig, Table } from '@dicehearth/engine'
import { playAtRandom } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { territories, type Territory } from '../content/boards.ts'
import { rollForAdventure } from '../index.ts'
import type { RfaEvent } from '../rules/events.ts'
import type { Adventure, DieId } from '../rules/state.ts'
import { randomGames } from './random-games.ts'

// A referee who has the ledger in front of them and follows whole games by what is told alone: where dice go, who
// attacks whom, what every attack takes, when enemies fall, skulls move, vortices empty and games end. They share no code
// with the rules.

const ledger = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

/** "`DR1` Emberling (1)" and the like: the number of every dragon and the rank of every phantom. */
const numbers = new Map(
  [...ledger.matchAll(/`(DR\d|PH\d[a-c])` [^(|]+\((\d)\)/g)].map(([, id, n]) => [id, Number(n)]),
)

/** The territory and rank in a card's id; phantoms and giants have a rank alone, others neither. */
function rankOf(card: string): number {
  if (card.startsWith('PH')) return numbers.get(card) ?? 0
  if (card.startsWith('GI')) return 3
  return /^[DFWI]\d/.test(card) ? Number(card[1]) : 0
}

const homes: Readonly<Record<string, Territory>> = { D: 'desert', F: 'fortress', W: 'forest', I: 'iceCave' }

/** RFA-065, RFA-075, RFA-082: the numbers that a territory takes. */
const takes: Readonly<Record<Territory, string>> = {
  desert: '1',
  fortress: '234',
  forest: '56',
  iceCave: '123456',
}
/** RFA-117 to RFA-127: the most dice that one attack takes. */
const mostLost: Readonly<Record<Territory, number>> = { desert: 2, fortress: 3, forest: 2, iceCave: 1 }

const counted = { attacks: 0, commands: 0, defeats: 0, vortices: 0, dragons: 0, markers: 0, won: 0, lost: 0 }

class Referee {
  private enemies: { card: string; dice: Map<DieId, number> }[] = []
  private readonly resurrection = new Map<DieId, number>()
  private readonly oblivion = new Set<DieId>()
  private readonly skull = new Map(territories.map((territory) => [territory, 0]))
  private readonly lastHole: Map<Territory, number>
  private readonly seen = new Set<string>()
  private stones = 0
  private turns = 0
  private reveals = 0
  /** Who is still to attack at the word of the card that was turned up. */
  private called: string[] = []
  private revealed = ''
  /** The attack under way: what it took, what it did. */
  private attack: { territory: Territory; lost: number; damage: number; warded: boolean } | null = null
  /** What the Master of Shadows is about to strike. */
  private masters: Territory[] = []
  private over = false

  constructor(t: Adventure) {
    this.lastHole = new Map(territories.map((territory, i) => [territory, t.lastHole[i]]))
  }

  hear(event: RfaEvent, t: Adventure): void {
    expect(this.over, 'something happens after the end (RFA-R17)').toBe(false)
    switch (event.type) {
      case 'turnBegan':
        return this.turn(event.seat, t)
      case 'placed':
        return this.place(event, t)
      case 'cameBack':
        return this.leave(event.dice)
      case 'released':
        for (const die of event.dice) expect(this.oblivion.has(die), 'released from Oblivion').toBe(true)
        return this.leave(event.dice)
      case 'defeated':
        return this.defeat(event, t)
      case 'vortexEmptied':
        // RFA-153, RFA-154.
        expect(sum(this.resurrection.values())).toBeGreaterThanOrEqual(10)
        expect(new Set(event.dice)).toEqual(new Set([...this.oblivion, ...this.resurrection.keys()]))
        counted.vortices++
        return this.leave(event.dice)
      case 'revealed':
        return this.reveal(event.card)
      case 'commanded':
        this.closeAttack()
        expect(event.card, `called by ${event.by} (RFA-107, RFA-R26)`).toBe(this.called.shift())
        counted.commands++
        return
      case 'attack':
        return this.begin(event)
      case 'diceLost':
        return this.lose(event)
      // The Warrior gives a die, and the damage does not happen (RFA-R70).
      case 'ability':
        if (event.hero !== 'warrior') return
        expect(this.attack?.lost, 'the Warrior wards off damage alone').toBe(0)
        if (this.attack) this.attack.warded = true
        return this.toOblivion(event.dice)
      case 'damage':
        return this.damage(event)
      case 'territoryDie':
        this.closeAttack()
        // RFA-140 to RFA-142.
        if (event.card !== 'MOS' || event.shows === 'none') return
        this.masters = event.shows === 'all' ? [...territories] : [event.shows, event.shows]
        return
      case 'masterShuffled':
        this.closeAttack()
        expect(this.masters, 'what the Master still has to strike').toEqual([])
        return
      case 'markerMoved': {
        this.closeAttack()
        const hole = (this.lastHole.get(event.territory) ?? 0) - 1
        expect(event.lastHole, 'the end-of-game marker (RFA-183)').toBe(hole)
        this.lastHole.set(event.territory, hole)
        counted.markers++
        return
      }
      case 'dragonFlewBy':
        expect(event.number).toBe(numbers.get(event.card))
        for (const die of event.dice)
          expect(t.face[die], 'a dragon takes its own number (RFA-168)').toBe(event.number)
        this.toOblivion(event.dice)
        counted.dragons++
        return
      case 'boundarySet':
        this.toOblivion([event.die])
        return
      case 'skullMovedBack':
        expect(event.hole).toBeLessThan(this.skull.get(event.territory) ?? 0)
        this.skull.set(event.territory, event.hole)
        return
      case 'stone':
        this.stones++
        expect(event.stones, 'one stone a task (RFA-057)').toBe(this.stones)
        expect(event.territory, 'never from the ice cave (RFA-056)').not.toBe('iceCave')
        return
      case 'won':
        expect(this.stones, 'won with the last space (RFA-063)').toBe(t.spaces)
        this.over = true
        counted.won++
        return
      case 'lost': {
        const fallen = territories.filter((it) => (this.skull.get(it) ?? 0) >= (this.lastHole.get(it) ?? 0))
        if (event.reason === 'fallen') expect(fallen).toEqual([event.territory])
        else expect([fallen, t.board.flat()], 'nobody has a die (RFA-160)').toEqual([[], []])
        this.over = true
        counted.lost++
        return
      }
      default:
    }
  }

  private turn(seat: number, t: Adventure): void {
    this.closeAttack()
    expect(this.called, 'everybody called has attacked').toEqual([])
    if (this.turns > 0) expect(this.reveals, 'one card a turn (RFA-052)').toBe(1)
    this.reveals = 0
    this.turns++
    expect(seat).toBe(t.active)
    expect(this.stones, 'not won yet').toBeLessThan(t.spaces)
    for (const { dice } of this.enemies)
      expect(sum(dice.values()), 'still standing (RFA-130)').toBeLessThan(6)
    expect(sum(this.resurrection.values()), 'not yet emptied (RFA-153)').toBeLessThan(10)
    expect(new Set(t.oblivion)).toEqual(this.oblivion)
    expect(t.enemies.map(({ card }) => card)).toEqual(this.enemies.map(({ card }) => card))
  }

  private place({ dice, number, at, card, side }: RfaEvent & { type: 'placed' }, t: Adventure): void {
    expect(dice.length).toBeGreaterThan(0)
    for (const die of dice) expect(t.face[die], 'one number (RFA-036)').toBe(number)
    // A full arch takes the die that is given up for its boundary (RFA-210).
    const isGivenUp = at === 'forest' && side === 'B' && t.forest.fives.length + t.forest.sixes.length === 6
    if (at in takes && !isGivenUp)
      expect(takes[at as Territory], `a ${number} in the ${at}`).toContain(number)
    if (at === 'iceCave') expect(dice, 'one die a roll (RFA-089, RFA-212)').toHaveLength(1)
    if (at === 'resurrection') for (const die of dice) this.resurrection.set(die, number)
    if (card === null) return
    const enemy = this.enemies.find((it) => it.card === card)
    expect(enemy, `${card} stands`).toBeDefined()
    for (const die of dice) enemy?.dice.set(die, number)
  }

  private defeat({ card, by }: RfaEvent & { type: 'defeated' }, t: Adventure): void {
    const enemy = this.enemies.find((it) => it.card === card)
    if (!enemy) throw new Error(`${card} does not stand`)
    const blow = t.heroes[t.active] === 'fighter' ? 2 : 0
    if (by === 'dice') expect(sum(enemy.dice.values()) + blow, card).toBeGreaterThanOrEqual(6)
    this.enemies = this.enemies.filter((it) => it !== enemy)
    counted.defeats++
  }

  private reveal(card: string): void {
    this.reveals++
    this.revealed = card
    if (card !== 'MOS') {
      expect(this.seen.has(card), `${card} comes once (RFA-135, RFA-171)`).toBe(false)
      this.seen.add(card)
    }
    const standing = this.enemies.map((enemy) => enemy.card)
    if (card === 'MOS') this.called = standing
    else this.called = card.startsWith('DR') ? [] : standing.filter((other) => rankOf(other) < rankOf(card))
    // It joins for good now; its own attack follows those of the others (RFA-R27).
    if (card !== 'MOS' && !card.startsWith('DR')) this.enemies.push({ card, dice: new Map() })
  }

  private begin({ card, territory }: RfaEvent & { type: 'attack' }): void {
    this.closeAttack()
    if (card === this.revealed) expect(this.called, 'the called attack first (RFA-106)').toEqual([])
    const home = homes[card[0]]
    if (/^[DFWI]\d/.test(card)) expect(territory, card).toBe(home)
    this.attack = { territory, lost: 0, damage: 0, warded: false }
    counted.attacks++
  }

  private lose({ dice, from }: RfaEvent & { type: 'diceLost' }): void {
    if (this.attack && from === this.attack.territory) this.attack.lost += dice.length
    this.toOblivion(dice)
  }

  private damage({ territory, hole, lastHole }: RfaEvent & { type: 'damage' }): void {
    if (this.attack) {
      expect(territory).toBe(this.attack.territory)
      this.attack.damage++
    } else expect(territory, 'struck by the Master').toBe(this.masters.shift())
    expect(hole, `the skull of the ${territory} (RFA-147)`).toBe((this.skull.get(territory) ?? 0) + 1)
    expect(lastHole).toBe(this.lastHole.get(territory))
    this.skull.set(territory, hole)
    if (this.attack) this.checkAttack()
  }

  private closeAttack(): void {
    if (this.attack) this.checkAttack()
    this.attack = null
  }

  /** RFA-114, RFA-115: dice or one damage, never both and never neither. */
  private checkAttack(): void {
    if (!this.attack) return
    const { territory, lost, damage, warded } = this.attack
    expect(lost, `dice lost in the ${territory}`).toBeLessThanOrEqual(mostLost[territory])
    expect(damage, `damage to the ${territory}`).toBe(lost === 0 && !warded ? 1 : 0)
  }

  private toOblivion(dice: readonly DieId[]): void {
    this.leave(dice)
    for (const die of dice) this.oblivion.add(die)
  }

  private leave(dice: readonly DieId[]): void {
    for (const die of dice) {
      this.oblivion.delete(die)
      this.resurrection.delete(die)
      for (const enemy of this.enemies) enemy.dice.delete(die)
    }
  }
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, n) => total + n, 0)
}

/** A referee for each table that it hears of. */
function watching(): (event: RfaEvent, t: Adventure) => void {
  let referee: Referee | null = null
  return (event, t) => {
    referee ??= new Referee(t)
    referee.hear(event, t)
  }
}

/** Players who look one step ahead: chance alone never wins. */
function playWell(seed: string): void {
  const hear = watching()
  const table = new Table(rollForAdventure, readConfig(rollForAdventure, { board: 'book' }), seed, {
    listener: (event, _, { state }) => hear(event as RfaEvent, state as Adventure),
  })
  while (table.decision) {
    const worth = table.decision.options.map(({ seat }, option) => {
      const run = table.fork()
      run.choose(option)
      return rollForAdventure.evaluate(run.state, seat)
    })
    table.choose(worth.indexOf(Math.max(...worth)))
  }
}

it('a referee with the ledger in hand sees every attack, defeat, vortex and ending come out as written [RFA-036, RFA-052, RFA-056, RFA-063, RFA-106, RFA-107, RFA-114, RFA-115, RFA-130, RFA-140, RFA-141, RFA-147, RFA-153, RFA-160, RFA-168, RFA-183, RFA-R26]', () => {
  for (const game of randomGames(100)) playAtRandom(rollForAdventure, { ...game, hear: watching() })
  for (let n = 0; n < 12; n++) playWell(`well ${n}`)
  expect(counted.attacks).toBeGreaterThan(1000)
  for (const n of Object.values(counted)) expect(n).toBeGreaterThan(0)
})
