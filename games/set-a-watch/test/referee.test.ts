import { playAtRandom, type Step } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { setAWatch } from '../index.ts'
import type { SawEvent } from '../rules/events.ts'
import type { Watch } from '../rules/state.ts'
import { ledgerRows } from './ledger-rows.ts'
import { setups } from './setups.ts'

// A referee who has the ledger's tables of cards in front of them and, at every question of whole games, works out again
// how strong each creature is, what it will cost, how far the fire lights, and what every blow is worth. They share no
// code with the rules.

/** "Woodcutter's Hut" is called woodcuttersHut at the table. */
function called(name: string): string {
  const words = name.replaceAll("'", '').split(/[^a-zA-Z]+/)
  return words
    .map((word, i) => (i === 0 ? word.toLowerCase() : word[0].toUpperCase() + word.slice(1)))
    .join('')
}

interface Printed {
  name: string
  type: string
  health: number
  damage: number
}

/** Creatures and Unhallowed; a Summon has no Health. */
const printed = new Map<string, Printed>([
  ...ledgerRows(/^[CU]\d\d$/).map(([, name, , ...rest]): [string, Printed] => {
    // Creatures name their type, Unhallowed are all of one.
    const [type, health, damage] = Number.isNaN(Number(rest[0])) ? rest : ['Unhallowed', ...rest]
    return [called(name), { name, type, health: Number(health), damage: Number(damage) }]
  }),
  ...ledgerRows(/^[SV]\d$/).map(([, name]): [string, Printed] => {
    return [called(name), { name, type: 'Summon', health: 0, damage: 0 }]
  }),
])

/** What the ledger says of a location: how many creatures come, and its ability. */
const locations = new Map(
  ledgerRows(/^L\d\d$/).map(([, name, , , , creatures, ability]) => {
    return [called(name), { name, creatures: Number(creatures), ability }] as const
  }),
)

const counted = { healths: 0, blows: 0, names: new Set<string>(), places: new Set<string>() }

/** Everything about one moment of a watch. */
class Moment {
  private readonly t: Watch

  constructor(t: Watch) {
    this.t = t
  }

  private of(card: number): Printed {
    const found = printed.get(this.t.box[card])
    if (!found) throw new Error(`the ledger has no ${this.t.box[card]}`)
    return found
  }

  private get ability(): string {
    return locations.get(this.t.box[this.t.location])?.ability ?? ''
  }

  /** SAW-R46. */
  health(at: number): number {
    const { line, firewood, graveyard, face, lies, on } = this.t
    const foe = line[at]
    const { name, type, health } = this.of(foe.card)
    const others = line.filter((other, i) => i !== at && other.faceup)
    const next = line.at(at + 1)
    const top = graveyard.at(-1)
    const stolen = face.filter((_, die) => lies[die] === 'creature' && on[die] === foe.card)
    const under = foe.under === -1 ? 0 : this.of(foe.under).health
    const own: Record<string, number> = {
      'Dire Wolf': 2 * others.filter(({ card }) => this.of(card).type === 'Forest Creature').length,
      'Many-Headed Wyrm': 2 * others.length,
      'Forest Giant': next?.faceup ? this.of(next.card).health : 0,
      Vampire: Math.max(1, ...stolen) - 1,
      'Zombie Horde': top === undefined ? 0 : this.of(top).health,
      'Fire Serpent': firewood,
      Shade: 16 - firewood,
    }
    if (own[name]) counted.names.add(name)
    if (under > 0) counted.names.add(name)
    return health + (foe.ignored ? 0 : under + (own[name] ?? 0)) + this.fromLand(type) - foe.wounds
  }

  /** "Undead have Health +2.", "Fire Demons, Fire Elementals and Dragons have Health +2." */
  private fromLand(type: string): number {
    const [, who, more] = /^(.*) have Health \+(\d)/.exec(this.ability) ?? []
    if (!who || !who.includes(type)) return 0
    counted.places.add(this.ability)
    return Number(more)
  }

  /** SAW-097, SAW-R48. */
  damage(at: number): number {
    const { harmless, card } = this.t.line[at]
    const { damage, type } = this.of(card)
    return harmless ? 0 : damage + (this.ability === 'Humans have damage +1.' && type === 'Human' ? 1 : 0)
  }

  private atWork(who: number, ability: string): boolean {
    const { equipped, sitsOut } = this.t.adventurers[who]
    const isThere = who !== this.t.resting && !sitsOut
    return isThere && equipped.some((slot) => slot.ability === ability && !slot.exhausted)
  }

  private whoIs(name: string): number {
    return this.t.adventurers.findIndex((it) => it.class === name)
  }

  /** SAW-085, SAW-R35. */
  level(): number {
    const { firewood, line, tonight } = this.t
    const byFire = firewood >= 12 ? 3 : firewood >= 7 ? 2 : 1
    const titans = line.filter(({ card, faceup, ignored }) => {
      return faceup && !ignored && this.of(card).name === 'Gloom Titan'
    }).length
    const land = this.ability.startsWith('Reveal level -1') ? 1 : 0
    const cleric = this.whoIs('cleric')
    const isLit = this.ability.startsWith('The reveal level is at least 2')
    const least = isLit || (cleric !== -1 && this.atWork(cleric, 'beacon')) ? 2 : 1
    return Math.max(least, byFire + tonight.level - titans - land)
  }

  /** SAW-R42. */
  blow(dice: readonly number[], tamed: readonly number[]): number {
    const { face, doubled, adventurers, tonight } = this.t
    const byDice = dice.map((die) => {
      const who = Math.floor(die / 3)
      const { class: of, equipped } = adventurers[who]
      const exhausted = equipped.filter((slot) => slot.exhausted).length
      const rage = of === 'barbarian' && this.atWork(who, 'rage') ? 1 + exhausted : 0
      const shadow = of === 'rogue' ? tonight.shadowWalk : 0
      return face[die] * (doubled[die] ? 2 : 1) + rage + shadow + tonight.battleCry
    })
    const beasts = this.whoIs('beastMaster')
    const bond = beasts !== -1 && this.atWork(beasts, 'beastBond') ? 2 : 0
    return sum([...byDice, ...tamed.map((card) => this.of(card).health + bond + tonight.battleCry)])
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

function look({ before, decision, events }: Step<Watch, SawEvent>): void {
  const moment = new Moment(before)
  if (before.step === 'watch') {
    const view = setAWatch.view(before, 0)
    const level = moment.level()
    expect(view.level).toBe(level)
    for (const [at, foe] of before.line.entries()) {
      // SAW-086: whatever the fire lights lies open before anybody acts.
      if (decision.ask.kind === 'watchAction' && at < level)
        expect(foe.faceup, `position ${at + 1}`).toBe(true)
      if (!foe.faceup) continue
      expect(view.line[at].health, before.box[foe.card]).toBe(moment.health(at))
      expect(view.line[at].damage, before.box[foe.card]).toBe(moment.damage(at))
      counted.healths++
    }
  }
  for (const event of events) {
    if (event.type === 'struck') {
      expect(event.health).toBe(moment.health(before.attack?.at ?? 0))
      expect(event.sum).toBe(moment.blow(event.dice, event.tamed))
      expect(event.sum, 'a direct attack must defeat its target (SAW-R40)').toBeGreaterThanOrEqual(
        event.health,
      )
      counted.blows++
    }
    // SAW-080, SAW-R39: what comes out of the deck is what the location says.
    if (event.type === 'lineFormed') {
      const { creatures } = locations.get(before.box[before.location]) ?? { creatures: 0 }
      const left = before.deck.length + before.graveyard.length
      expect(event.cards - event.horde).toBe(Math.min(creatures, left))
    }
  }
}

it('a referee with the ledger in hand finds the same Health, damage, light and blows at every question of the watch [SAW-080, SAW-085, SAW-086, SAW-097, SAW-098, SAW-108, SAW-110, SAW-R35, SAW-R40, SAW-R42, SAW-R46, SAW-R48]', () => {
  for (let n = 0, played = 0; played < 200; n++) {
    const setup = { ...setups(n * 7919), dice: 'fate' }
    if ('cards' in setup) continue
    played++
    playAtRandom(setAWatch, { setup, seed: `referee ${n}`, look })
  }
  expect(counted.healths).toBeGreaterThan(2000)
  expect(counted.blows).toBeGreaterThan(150)
  // Nearly everything that changes Health had its turn; what is rare depends on the seeds.
  expect(counted.names.size).toBeGreaterThanOrEqual(8)
  expect(counted.places.size).toBeGreaterThanOrEqual(3)
})
