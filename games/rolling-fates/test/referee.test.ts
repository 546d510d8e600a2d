import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { covers } from '../content/adventures.ts'
import { rollingFates } from '../index.ts'
import { expert } from '../mind/expert/index.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { Fates } from '../rules/state.ts'
import { codes, ledgerRows } from './ledger-rows.ts'

// A referee who has the ledger's table of enemies and RF-R35 in front of them, follows a game by what is told and lies
// open, and works everything out again. They share no code with the rules.

/** What the ledger prints of an enemy. */
interface Printed {
  life: number
  perHero: boolean
  immune: string[]
  /** The words of each hidden mechanic: ['ward', '1']. */
  hides: string[][]
}

const printed = new Map(
  ledgerRows(/^E\d\d$/).map(([id, , , life, tags, hidden]): [string, Printed] => [
    id,
    {
      life: Number.parseInt(life, 10),
      perHero: life.endsWith('h'),
      immune: [...tags.matchAll(/immune (\w+)/g)].map(([, status]) => status),
      hides: codes(hidden)
        .flatMap((code) => code.split('; '))
        .map((code) => code.split(' ')),
    },
  ]),
)

/** RF-R51: Life written with an h is times 0.5, 1.9, 3, 5; a plain number times 0.65 for one alone. */
function lifeFor({ life, perHero }: Printed, players: number): number {
  const tenths = [5, 19, 30, 50][players - 1]
  if (perHero) return Math.ceil((life * tenths) / 10)
  return players === 1 ? Math.ceil((life * 65) / 100) : life
}

/** An enemy as the referee keeps it. */
interface Kept extends Printed {
  kind: string
  name: string
  left: number
  most: number
  isThere: boolean
  /** The numbers entered for the hits on it in this round. */
  entered: number[]
}

class Referee {
  private enemies: Kept[] = []
  hits = 0
  readonly mechanics = new Set<string>()

  hear(event: FatesEvent, t: Fates): void {
    switch (event.type) {
      case 'encounterBegan':
        this.enemies = []
        return
      case 'enemyJoined':
        return this.join(event.enemy, event.kind, t)
      case 'phaseBegan':
        if (event.phase === 'characters') for (const enemy of this.enemies) enemy.entered = []
        return
      case 'hit':
        return this.hit(event, t)
      case 'enemyLost':
        this.lose(event.enemy, event.lost)
        return
      case 'enemyHealed': {
        const enemy = this.enemies[event.enemy]
        expect(event.healed, `healed ${enemy.name}`).toBeLessThanOrEqual(enemy.most - enemy.left)
        enemy.left += event.healed
        return
      }
      case 'enemyInflicted':
        if (event.result === 'took') expect(this.enemies[event.enemy].immune).not.toContain(event.status)
        return
      case 'defeated':
        expect(this.enemies[event.enemy].left, 'the Life of a defeated enemy (RF-R40)').toBe(0)
        this.enemies[event.enemy].isThere = false
        return
      case 'left':
        this.enemies[event.enemy].isThere = false
        return
      default:
    }
  }

  /** Between two decisions nobody without Life is left, and the wound words are those of the Life left (RF-R49). */
  look(t: Fates): void {
    if (!t.fighting) return
    const { enemies } = rollingFates.view(t, 0)
    for (const [slot, { left, most, isThere }] of this.enemies.entries()) {
      expect(enemies[slot].out === '').toBe(isThere)
      if (!isThere) continue
      expect(left).toBeGreaterThan(0)
      const words: [least: number, word: string][] = [
        [100, 'unhurt'],
        [50.001, 'hurt'],
        [25.001, 'bloodied'],
      ]
      const share = (100 * left) / most
      expect(enemies[slot].wound).toBe(words.find(([least]) => share >= least)?.[1] ?? 'failing')
    }
  }

  private join(slot: number, kind: string, t: Fates): void {
    const row = printed.get(kind)
    if (!row) throw new Error(`the ledger has no ${kind}`)
    expect(slot).toBe(this.enemies.length)
    const whole = lifeFor(row, t.heroes.length)
    const { page } = t
    const weakened = page?.kind === 'combat' ? page.weaken.filter(({ enemy }) => enemy === kind) : []
    const less = weakened.reduce((sum, { n, flags }) => {
      return sum + n * flags.filter((flag) => t.flags.includes(flag)).length * t.heroes.length
    }, 0)
    const most = Math.max(1, whole - less)
    const { name } = rollingFates.view(t, 0).enemies[slot]
    this.enemies.push({ ...row, kind, name, left: most, most, isThere: true, entered: [] })
  }

  private hit({ enemy: slot, entered, took }: FatesEvent & { type: 'hit' }, t: Fates): void {
    const enemy = this.enemies[slot]
    const { statuses, guard } = rollingFates.view(t, 0).enemies[slot]
    const amount = this.lifeTaken(enemy, entered, statuses, guard)
    expect(took, `${enemy.name} (${enemy.kind}) hit for ${entered}`).toBe(Math.min(enemy.left, amount))
    enemy.entered.push(entered)
    enemy.left -= took
    this.hits++
  }

  /** RF-R35, word by word. */
  private lifeTaken(
    { hides, entered: before }: Kept,
    entered: number,
    statuses: readonly string[],
    guard: number,
  ): number {
    const words = (name: string): string[] | undefined => {
      const found = hides.find(([is]) => is === name)
      if (found) this.mechanics.add(name)
      return found?.slice(1)
    }
    const [other] = words('bond') ?? []
    if (this.enemies.some(({ kind, isThere }) => kind === other && isThere)) return 0
    const [wards = 0] = words('ward') ?? []
    if (before.length < Number(wards)) return 0
    if (words('echo') && before.at(-1) === entered) return 0
    const doubled = entered * (statuses.includes('weakness') ? 2 : 1)
    const isHalved = words(entered % 2 === 0 ? 'even-shell' : 'odd-shell') !== undefined
    const halved = isHalved ? Math.floor(doubled / 2) : doubled
    const [thick] = words('thick') ?? []
    if (thick !== undefined && halved <= Number(thick)) return 0
    const [status = '', more = 0] = words('bane') ?? []
    const baned = halved + (statuses.includes(status) ? Number(more) : 0)
    const [armor = 0] = words('armor') ?? []
    const [cap = Infinity] = words('cap') ?? []
    return Math.max(0, Math.min(Number(cap), baned - Number(armor) - guard))
  }

  private lose(slot: number, lost: number): void {
    const enemy = this.enemies[slot]
    expect(lost, `what ${enemy.name} lost`).toBeLessThanOrEqual(enemy.left)
    enemy.left -= lost
  }
}

/** A game of companions who know how to fight, with some fumbles, so that enemies live long enough to show what they hide. */
function watched(adventure: string, players: number, referee: Referee): void {
  const seed = `${adventure} for ${players}`
  const config = readConfig(rollingFates, { adventure, players })
  const table = new Table(rollingFates, config, seed, {
    listener: (event, _, { state }) => referee.hear(event as FatesEvent, state as Fates),
  })
  const [player, chance] = [expert(true), newFate(seed)]
  while (table.decision) {
    const { state } = table
    const { ask, options } = table.decision as { ask: FatesAsk; options: readonly FatesOption[] }
    referee.look(state)
    const fumbles = pick(chance, 8) === 0 && ask.kind === 'target'
    table.choose(fumbles ? pick(chance, options.length) : player.answer(state, { ask, options }, chance))
  }
}

it('a referee with the ledger in hand comes to the same Life in every fight [RF-R35, RF-R40, RF-R49, RF-R51, RF-R53, RF-R96]', () => {
  const referee = new Referee()
  // The enemy of the ledger's example stands in none of its tables.
  for (const { id } of covers)
    if (id !== 'V90') for (const players of [1, 2, 3, 4]) watched(id, players, referee)
  expect(referee.hits).toBeGreaterThan(1000)
  expect([...referee.mechanics].toSorted()).toEqual([
    'armor',
    'bane',
    'bond',
    'cap',
    'echo',
    'even-shell',
    'odd-shell',
    'thick',
    'ward',
  ])
})
