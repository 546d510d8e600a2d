import { describe, expect, it } from 'vitest'
import { facesOf, luckDie, onBar } from '../rules/dice.ts'
import type { FatesEvent } from '../rules/events.ts'
import { defense, isImmune, modifier } from '../rules/passives.ts'
import { seats, type Fates } from '../rules/state.ts'
import { playMany } from './random-games.ts'
import { companionSetups, setups } from './setups.ts'

const games = 40

type EventOf<T extends FatesEvent['type']> = Extract<FatesEvent, { type: T }>
function told<T extends FatesEvent['type']>(events: readonly FatesEvent[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const diceOn = (t: Fates, who: number): number => onBar(t, who).length + (t.face[luckDie(who)] > 0 ? 1 : 0)

const owner = (t: Fates, card: string): number =>
  t.heroes.findIndex((hero) => [...hero.traits, ...hero.treasures].includes(card))

describe('what holds from one choice to the next, in many games', () => {
  it('Life changes only as it is told, never up by damage or down by healing [INV-28, INV-36]', () => {
    playMany(setups, games, ({ before, after, events }) => {
      if (told(events, 'levelUp').length > 0 || told(events, 'lastStand').length > 0) return
      for (const who of seats(after)) {
        const lost = sum(
          [...told(events, 'suffered'), ...told(events, 'lost')]
            .filter((it) => it.seat === who)
            .map((it) => it.lost),
        )
        const healed = sum(
          told(events, 'healed')
            .filter((it) => it.seat === who)
            .map((it) => it.healed),
        )
        expect(lost).toBeGreaterThanOrEqual(0)
        expect(healed).toBeGreaterThanOrEqual(0)
        // A maximum that falls may take some more; cards that come or go are told as such.
        const cards = events.some(({ type }) =>
          [
            'treasureCarried',
            'traitDrawn',
            'putAside',
            'traded',
            'phaseBegan',
            'characterPicked',
            'combatWon',
          ].includes(type),
        )
        if (!cards) expect(after.heroes[who].life).toBe(before.heroes[who].life - lost + healed)
      }
    })
  })

  it('damage is worked out by Weakness, Defense and guard [INV-27]', () => {
    playMany(setups, games, ({ before, after, events }) => {
      const hits = told(events, 'suffered')
      // Only where nothing else happened that could change Defense, guard or Weakness in between.
      if (
        hits.length !== 1 ||
        events.some(({ type }) =>
          ['guarded', 'inflicted', 'phaseBegan', 'cured', 'treasureCarried'].includes(type),
        )
      )
        return
      const [{ seat, amount, lost, weak }] = hits
      const hero = before.heroes[seat]
      if (defense(before, seat) !== defense(after, seat)) return
      expect(weak).toBe(hero.statuses.includes('weakness'))
      expect(lost).toBe(
        Math.min(hero.life, Math.max(0, (weak ? 2 : 1) * amount - defense(before, seat) - hero.guard)),
      )
    })
  })

  it('Poison takes 2, with modifiers for Characters [INV-26]', () => {
    playMany(setups, games, ({ after, events }) => {
      for (const { seat, lost, cause } of told(events, 'lost'))
        if (cause === 'poison' && after.heroes[seat].life > 0)
          expect(lost).toBe(Math.max(0, 2 + modifier(after, seat, 'poison-loss')))
      for (const { enemy, lost, cause } of told(events, 'enemyLost'))
        if (cause === 'poison' && after.enemies[enemy]?.out === '') expect(lost).toBe(2)
    })
  })

  it('dice on a bar never become more in a Character’s Phase, except by an effect that adds one [INV-16]', () => {
    playMany(setups, games, ({ before, after, decision, events }) => {
      if (!['act', 'payment', 'target', 'rerollDie', 'turnDie', 'turnTo'].includes(decision.ask.kind)) return
      if (events.some(({ type }) => type === 'phaseBegan' || type === 'combatWon' || type === 'combatBegan'))
        return
      for (const who of seats(after)) {
        const added = told(events, 'dieAdded').filter(({ seat }) => seat === who).length
        expect(diceOn(after, who)).toBeLessThanOrEqual(diceOn(before, who) + added)
      }
    })
  })

  it('an ability use removes exactly the dice it tells of [INV-19]', () => {
    playMany(setups, games, ({ before, events }) => {
      for (const { dice, faces } of told(events, 'used')) {
        expect(facesOf(before, dice)).toEqual(faces)
        expect(faces.every((face) => face > 0)).toBe(true)
      }
    })
  })

  it('kept dice keep their values, and the Luck die its first roll [INV-17, INV-18]', () => {
    playMany(setups, games, ({ before, after, events, verb }) => {
      const [kept] = told(events, 'kept')
      if (!kept || told(events, 'phaseBegan').length > 0) return
      const now = facesOf(after, onBar(after, kept.seat))
      for (const face of new Set(kept.faces))
        expect(now.filter((it) => it === face).length).toBeGreaterThanOrEqual(
          kept.faces.filter((it) => it === face).length,
        )
      if (verb === 'keep') expect(after.face[luckDie(kept.seat)]).toBe(before.face[luckDie(kept.seat)])
    })
  })

  it('stunned Characters use nothing, and nobody bears what it is immune to [INV-20, INV-22]', () => {
    playMany(setups, games, ({ before, after, events }) => {
      for (const { seat } of told(events, 'used')) expect(before.heroes[seat].stunned).toBe(false)
      for (const who of seats(after))
        if (after.step !== 'gather')
          for (const status of after.heroes[who].statuses) expect(isImmune(after, who, status)).toBe(false)
    })
  })

  it('phases follow each other in order, and rounds rise by one with each Fate Phase [INV-33]', () => {
    playMany(
      setups,
      games,
      () => undefined,
      (_, events) => {
        let last: EventOf<'phaseBegan'> | null = null
        for (const event of events) {
          if (event.type === 'combatBegan') last = null
          if (event.type !== 'phaseBegan') continue
          if (event.phase === 'fate') expect(event.round).toBe((last?.round ?? 0) + 1)
          else {
            expect(event.round).toBe(last?.round)
            expect(last?.phase).toBe(event.phase === 'characters' ? 'fate' : 'characters')
          }
          last = event
        }
      },
    )
  })

  it('in an Enemy Phase each enemy acts at most once, and a stunned one waits with its script [INV-34, INV-35]', () => {
    playMany(
      setups,
      games,
      ({ before, after, events }) => {
        for (const { enemy } of told(events, 'enemyStunned'))
          if (after.enemies.length > enemy) expect(after.enemies[enemy].step).toBe(before.enemies[enemy].step)
      },
      (_, events) => {
        let acted: number[] = []
        for (const event of events) {
          if (event.type === 'phaseBegan') acted = []
          if (event.type !== 'enemyActs') continue
          expect(acted).not.toContain(event.enemy)
          acted.push(event.enemy)
        }
      },
    )
  })

  it('enemies change only by what is told of them [INV-31]', () => {
    playMany(setups, games, ({ before, after, events }) => {
      if (events.some(({ type }) => type === 'encounterBegan' || type === 'combatBegan')) return
      after.enemies.forEach((enemy, slot) => {
        const then = before.enemies[slot]
        if (!then) return
        const mine = events.filter((event) => 'enemy' in event && event.enemy === slot)
        const lost =
          sum(told(mine, 'hit').map(({ took }) => took)) + sum(told(mine, 'enemyLost').map((it) => it.lost))
        expect(enemy.life).toBe(then.life - lost + sum(told(mine, 'enemyHealed').map(({ healed }) => healed)))
        if (mine.length === 0) expect(enemy.statuses).toEqual(then.statuses)
      })
    })
  })

  it('no Treasure card changes hands in combat, and no Trait ever [INV-11, INV-12]', () => {
    playMany(setups, games, ({ before, after }) => {
      for (const hero of before.heroes)
        for (const card of [...hero.traits, ...(before.fighting && after.fighting ? hero.treasures : [])]) {
          const now = owner(after, card)
          if (now >= 0) expect(now).toBe(owner(before, card))
        }
    })
  })

  it('statistics are the sums over the log [INV-37, RF-R85]', () => {
    playMany(
      setups,
      games,
      () => undefined,
      (t, events) => {
        for (const who of seats(t)) {
          const mine = events.filter((event) => 'seat' in event && event.seat === who)
          const { deeds } = t.statistics
          expect(deeds[who]).toEqual({
            entered: sum(told(mine, 'hit').map(({ entered }) => entered)),
            taken: sum(told(mine, 'hit').map(({ took }) => took)),
            largest: Math.max(0, ...told(mine, 'hit').map(({ took }) => took)),
            inflicted: told(mine, 'enemyInflicted').filter(({ result }) => result === 'took').length,
            lostToDamage: sum(told(mine, 'suffered').map(({ lost }) => lost)),
            lostOtherwise: sum(told(mine, 'lost').map(({ lost }) => lost)),
            healed: sum(told(mine, 'healed').map(({ healed }) => healed)),
            treasures: told(mine, 'treasureDrawn').length,
            traits: told(mine, 'traitDrawn').length,
            attempts: deeds[who].attempts,
            recoveries: told(mine, 'attempted').filter(({ worked }) => worked).length,
          })
        }
        expect(t.statistics).toMatchObject({
          areas: told(events, 'areaFinished').length,
          rounds: told(events, 'phaseBegan').filter(({ phase }) => phase === 'fate').length,
          combatsWon: told(events, 'combatWon').length,
          defeated: told(events, 'defeated').length,
          riddles: told(events, 'answered').filter(({ right }) => right).length,
        })
      },
    )
  })

  it('statistics of a physical table are the sums over its log without what was undone [INV-37, RF-R82]', () => {
    let undone = 0
    playMany(
      companionSetups,
      games,
      () => undefined,
      (t) => {
        const lines = t.log.filter(({ what, struck }) => !struck && (what === 'use' || what === 'answer'))
        for (const who of seats(t)) {
          const targets = lines.filter(({ hero }) => hero === who).flatMap((line) => line.targets)
          expect(t.statistics.deeds[who].entered).toBe(sum(targets.map(({ number }) => number)))
          expect(t.statistics.deeds[who].taken).toBe(sum(targets.map(({ took }) => took)))
        }
        undone += t.log.filter(({ struck }) => struck).length
      },
    )
    expect(undone).toBeGreaterThan(0)
  })
})
