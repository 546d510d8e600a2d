import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { firstCombatDie, sortOf } from '../content/dice.ts'
import { rollPlayer } from '../index.ts'
import type { RpEvent } from '../rules/events.ts'
import type { Hero, RollPlayer, Seat } from '../rules/state.ts'
import { rowsUnder } from './ledger.ts'

// A referee who has the tables and chapters 19 to 21 of the ledger in front of them and counts every Monster Combat and
// every score sheet again. They share no code with the rules: cards are read from the ledger alone.

/** "Tinker's Apprentice" is called tinkersApprentice at the table. */
function called(name: string): string {
  const words = name
    .replaceAll("'", '')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
  return words
    .map((word, i) => (i === 0 ? word.toLowerCase() : word[0].toUpperCase() + word.slice(1).toLowerCase()))
    .join('')
}

/** The rows under a heading by the name that stands in one of their cells. */
function table(heading: string, name: number): Map<string, string[]> {
  return new Map(rowsUnder(heading).map((row) => [called(row[name]), row]))
}

const races = table('Character Sheets', 1)
const classes = table('Classes', 3)
const backstories = table('Backstories', 1)
const alignments = table('Alignments', 1)
const weapons = table('Weapons', 1)
const armor = table('Armor', 1)
const skills = table('Skills', 1)
const traits = table('Traits', 1)
const scrolls = table('Scrolls', 1)
const familiars = table('Familiars', 1)
const minions = table('Minions', 1)
const monsters = table('Monsters, multiplayer', 2)
const soloMonsters = table('Monsters, solo', 2)

/** Whether a number lies in "13–15", "17+" or "14". */
function isWithin(range: string, n: number): boolean {
  const [from, to] = range.split('–').map((part) => Number.parseInt(part, 10))
  return n >= from && (range.endsWith('+') || n <= (to ?? from))
}

const alignmentColumns = ['LG', 'NG', 'CG', 'LN', 'N', 'CN', 'LE', 'NE', 'CE']
const attributes = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA']
const colours = ['red', 'blue', 'green', 'purple', 'black', 'white', 'gold']

/** One player's things as the referee sees them on the table. */
class Sheet {
  readonly scores: number[]
  readonly goals: number[]
  readonly matches: number
  readonly familiarMatches: number
  readonly hasPower: boolean

  readonly t: RollPlayer
  readonly hero: Hero

  constructor(t: RollPlayer, hero: Hero) {
    this.t = t
    this.hero = hero
    const race = races.get(hero.race ?? '') ?? []
    this.scores = attributes.map((attribute, row) => {
      const modifiers = this.owned(weapons).flatMap(([, , , , , , effect]) => {
        const [, by] = new RegExp(`SCOREMOD\\(${attribute}, ([+-]\\d)\\)`).exec(effect) ?? []
        return by === undefined ? [] : [Number(by)]
      })
      return sum([...this.line(row).map((die) => t.face[die]), Number(race[2 + row]), ...modifiers])
    })
    const goals = classes.get(hero.class ?? '')?.slice(4, 10) ?? []
    this.goals = goals.flatMap((goal, row) => {
      const [range, stars] = goal.split(' / ')
      return isWithin(range, this.scores[row]) ? [Number(stars)] : []
    })
    const story = backstories.get(hero.backstory ?? '')?.slice(2) ?? []
    this.matches = story.filter((cell, row) => {
      const [space, colour] = cell.split(' ')
      return this.shows(this.line(row)[Number(space) - 1], colour)
    }).length
    const [, , range = '', , ...spaces] = familiars.get(hero.familiar ?? '') ?? []
    this.hasPower = isWithin(range, sum(this.line(6).map((die) => t.face[die])))
    this.familiarMatches = [0, 1, 2].filter((i) => this.shows(this.line(6)[i], spaces[i])).length
  }

  /** The three dice of a row, or of the Familiar Board after the last of them. */
  private line(row: number): number[] {
    return this.hero.sheet.slice(3 * row, 3 * row + 3)
  }

  private shows(die: number, colour: string): boolean {
    return sortOf(die).colours.some((it) => it === colour)
  }

  private owned(kind: Map<string, string[]>): string[][] {
    return this.hero.cards.flatMap((card) => {
      const row = kind.get(card)
      return row ? [row] : []
    })
  }

  private get colour(): string {
    return this.hero.colour ?? ''
  }

  private dice(isMeant: (die: number) => boolean): number {
    return this.hero.sheet.filter(isMeant).length
  }

  private get fiends(): readonly string[] {
    return [...this.hero.fiends, ...this.hero.newFiends]
  }

  /** Every line of the score sheet by its name (RP-186). */
  lines(): Record<string, number> {
    const { hero, t } = this
    const power = Number(familiars.get(hero.familiar ?? '')?.[3])
    return {
      monster: hero.monsterStars,
      champion: hero.championStars,
      familiarPower: this.hasPower ? power : 0,
      familiarBackstory: [0, 0, 1, 3][this.familiarMatches],
      goals: sum(this.goals),
      classColour: this.classColour(),
      alignment: this.alignment(),
      backstory: [0, 0, 0, 1, 3, 4, 6][this.matches],
      armor: this.armor(),
      traits: sum(this.owned(traits).map(([, name]) => this.trait(name))),
      otherCards: this.fiends.includes('fiendOfInfamy') ? -2 : 0,
      ...(t.players === 1 ? { gold: Math.floor(hero.gold / 8) } : {}),
    }
  }

  classColour(): number {
    return this.dice((die) => this.shows(die, this.colour))
  }

  private alignment(): number {
    return Number(alignments.get(this.hero.alignment ?? '')?.[2 + alignmentColumns.indexOf(this.hero.token)])
  }

  /** RP-198, RP-199, RP-R37. */
  private armor(): number {
    const sets = Map.groupBy(this.owned(armor), (row) => row[5])
    return sum(
      [...sets].map(([set, pieces]) => {
        const stars = set === 'Scale' ? [0, 1, 3, 5, 7, 10] : [0, 1, 2, 4, 6, 9]
        return stars[pieces.length] + (pieces[0][6].split(', ').includes(this.colour) ? 1 : 0)
      }),
    )
  }

  /** What the ledger prints of each Trait, in plain words. */
  private trait(name: string): number {
    const { hero, t } = this
    const { token } = hero
    const showing = (value: number): number => this.dice((die) => t.face[die] === value)
    const rows = attributes.map((_, row) => this.line(row))
    const earns: Record<string, () => number> = {
      Devout: () => (token.endsWith('G') ? 2 : 0),
      Ruthless: () => (token.endsWith('E') ? 2 : 0),
      Disciplined: () => (token.startsWith('L') ? 2 : 0),
      Wild: () => (token.startsWith('C') ? 2 : 0),
      Humble: () => per(showing(1), 2, 3),
      Mighty: () => per(showing(6), 2, 4),
      Studious: () => per(this.owned(skills).length, 1, 4),
      Warlike: () => per(this.owned(weapons).length, 1, 3),
      Vain: () => per(new Set(this.owned(armor).map((row) => row[5])).size, 1, 3),
      Thrifty: () => per(hero.gold, 4, 4),
      Eclectic: () => per(rows.filter((dice) => this.areThreeColours(dice)).length, 1, 4),
      Loyal: () => {
        const loyal = rows.filter((dice) => dice.filter((die) => this.shows(die, this.colour)).length >= 2)
        return per(loyal.length, 1, 4)
      },
      Exacting: () => (this.goals.length >= 4 ? 3 : 0),
      'Well-Rounded': () => {
        const lowest = Math.min(...this.scores)
        return lowest >= 12 ? 4 : lowest >= 10 ? 2 : 0
      },
      Haunted: () => per(this.fiends.length + hero.banished.length, 1, 4),
      Bookish: () => per(this.owned(scrolls).length, 1, 3),
      Relentless: () => (hero.monsterStars >= 4 ? 3 : 0),
      Bonded: () => (this.hasPower ? (this.familiarMatches >= 2 ? 3 : 2) : 0),
      Decorated: () => per(hero.trophies.length, 1, 4),
      Scarred: () => per(hero.injury, 1, 3),
    }
    const stars = earns[name]()
    if (stars > 0) counted.traits.add(name)
    return stars
  }

  /** A Split Die stands for one of its two colours. */
  private areThreeColours([first, second, third]: readonly number[]): boolean {
    return colours.some(
      (a) =>
        this.shows(first, a) &&
        colours.some(
          (b) =>
            b !== a &&
            this.shows(second, b) &&
            colours.some((c) => c !== a && c !== b && this.shows(third, c)),
        ),
    )
  }
}

/** STARS_PER. */
function per(n: number, every: number, most: number): number {
  return Math.min(most, Math.floor(n / every))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

/** What the referee counted, to see that everything printed had its turn. */
const counted = {
  fights: 0,
  sheets: 0,
  hunts: 0,
  lines: new Set<string>(),
  traits: new Set<string>(),
  monsters: new Set<string>(),
}

/** RP-178, RP-180: the dice after the Monster's ability, Honor and Injury, and the Trident. */
function finalTotal(t: RollPlayer, seat: Seat): number {
  const monster = t.monster ?? ''
  const ability = monsters.get(monster)?.[6] ?? ''
  const hero = t.heroes[seat]
  const dice = t.face.slice(firstCombatDie).toSorted((a, b) => b - a)
  const before = sum(dice)
  let counting = dice
  if (ability.startsWith('M_ZERO')) counting = dice.filter((face) => face !== 1)
  if (ability.startsWith('M_TOPCUT') && dice.length > 1) counting = dice.slice(1)
  if (ability.startsWith('M_PAIRCAP')) counting = dice.filter((face, i) => i < 2 || dice[i - 2] !== face)
  const honor = ability.startsWith('M_NOHONOR') ? 0 : hero.honor
  const injury = ability.startsWith('M_INJURY') ? 2 * hero.injury : hero.injury
  if (sum(counting) !== before || honor !== hero.honor || injury !== hero.injury)
    counted.monsters.add(monster)
  return sum(counting) + honor - injury + (hero.cards.includes('trident') ? 3 : 0)
}

function strength({ monster, players }: RollPlayer): number {
  return Number((players === 1 ? soloMonsters : monsters).get(monster ?? '')?.[3])
}

/** RP-181, RP-182, RP-237: "12–15: 2; 16–20: 4; …". */
function monsterStars(t: RollPlayer, total: number): number {
  const [, , , , chart] = (t.players === 1 ? soloMonsters : monsters).get(t.monster ?? '') ?? []
  const reached = t.players === 1 ? total - strength(t) : total
  const found = chart.split('; ').find((entry) => isWithin(entry.split(': ')[0], reached))
  return Number(found?.split(': ')[1] ?? 0)
}

function hear(event: RpEvent, t: RollPlayer): void {
  if (event.type === 'fought') {
    expect(event.total, `the final total against ${event.monster}`).toBe(finalTotal(t, event.seat))
    expect(event.stars, `the stars for ${event.total}`).toBe(monsterStars(t, event.total))
    counted.fights++
  }
  // RP-139, RP-141: the one level that contains the total says whether the Minion is a trophy.
  if (event.type === 'rewarded') {
    const levels = minions.get(event.minion)?.slice(4) ?? []
    const level = levels.find((cell) => isWithin(cell.split(': ')[0], Math.max(1, event.total)))
    expect(event.trophy, `${event.minion} hunted with ${event.total}`).toBe(/: T\b/.test(level ?? ''))
    counted.hunts++
  }
}

/** RP-184, RP-R32. */
function checkChampions(t: RollPlayer): void {
  const best = Math.max(...t.heroes.map(({ total }) => total ?? -Infinity))
  const bonus = t.players > 1 && best >= strength(t) ? Number(monsters.get(t.monster ?? '')?.[5]) : 0
  for (const { total, championStars } of t.heroes) expect(championStars).toBe(total === best ? bonus : 0)
}

function checkResult(t: RollPlayer): void {
  const { outcome } = t
  if (!outcome) throw new Error('the game is not over')
  if (t.players === 1 && (t.heroes[0].total ?? 0) < strength(t)) {
    expect(outcome.result).toBe('lost')
    return
  }
  checkChampions(t)
  const sheets = t.heroes.map((hero) => new Sheet(t, hero))
  const totals = sheets.map((sheet) => sum(Object.values(sheet.lines())))
  for (const { seat, score, place, lines = [] } of outcome.seats ?? []) {
    expect(Object.fromEntries(lines.map((line) => [line.for, line.score]))).toEqual(sheets[seat].lines())
    expect(score).toBe(totals[seat])
    // RP-203 to RP-205, as one number that is higher for whoever is ahead.
    const rank = sheets.map((sheet, i) => 1e6 * totals[i] + 100 * sheet.hero.gold - sheet.classColour())
    expect(place).toBe(1 + rank.filter((other) => other > rank[seat]).length)
    for (const [line, stars] of Object.entries(sheets[seat].lines())) if (stars !== 0) counted.lines.add(line)
    counted.sheets++
  }
  if (t.players === 1) expect(outcome.rank).toBe(rank(totals[0]))
}

/** RP-239. */
function rank(stars: number): string {
  const ranks: [number, string][] = [
    [47, 'monsterSlayer'],
    [43, 'trueHero'],
    [39, 'clanLeader'],
    [35, 'luminary'],
    [31, 'adventurer'],
    [27, 'hireling'],
  ]
  return ranks.find(([least]) => stars >= least)?.[1] ?? 'npc'
}

/** Players of chance, who do with the sheets what nobody would. */
function watched(n: number): RollPlayer {
  const seed = `referee ${n}`
  const config = readConfig(rollPlayer, { players: 1 + (n % 5), classes: 'dealt', sheets: 'dealt' })
  const table = new Table(rollPlayer, config, seed, {
    listener: (event, _, { state }) => hear(event as RpEvent, state as RollPlayer),
  })
  const chance = newFate(seed)
  while (table.decision) table.choose(pick(chance, table.decision.options.length))
  return table.state
}

it('a referee with the ledger in hand counts the same stars on every sheet, and the same total in every fight [RP-139, RP-180, RP-182, RP-184, RP-186, RP-188, RP-189, RP-190, RP-191, RP-194, RP-196, RP-197, RP-198, RP-199, RP-200, RP-203, RP-204, RP-237, RP-238, RP-239]', () => {
  for (let n = 0; n < 250; n++) checkResult(watched(n))
  expect(counted.fights).toBeGreaterThan(500)
  expect(counted.sheets).toBeGreaterThan(500)
  expect(counted.hunts).toBeGreaterThan(500)
  // Nearly everything that is printed had its turn; what is rare depends on the seeds.
  expect(counted.lines.size).toBeGreaterThanOrEqual(11)
  expect(counted.monsters.size).toBe(5)
  expect(counted.traits.size).toBeGreaterThanOrEqual(17)
})
