import { describe, expect, it } from 'vitest'
import type { Attribute } from '../content/sheet.ts'
import { marketTurn, table, type LaidHero, type Tale } from './table.ts'

/** Seat 0 has placed dice in these rows and may act. */
function acting(placed: readonly Attribute[], hero: LaidHero): Tale {
  return table({ step: 'act', placed, heroes: [hero] })
}

describe('nobody is asked', () => {
  it('for a second die, Fiend, Skill or Injury where there is none', () => {
    const warrior = acting(['STR'], { class: 'warrior', rows: { STR: 'red 1' } }).pick('STR action')
    // The one die may also be left alone.
    expect(warrior.texts).toEqual(['Red 1 (STR, space 1)', 'Stop'])
    expect(warrior.pick('Red 1').unasked).toEqual(['act'])
    const market = ['scrollOfBanishment', 'scrollOfHealing']
    const one = { gold: 9, injury: 1, fiends: ['fiendOfRust'] }
    const banished = marketTurn({ market, heroes: [one] }).pick('Buy Scroll of Banishment', 'Fiend of Rust')
    expect(banished.unasked).not.toContain('banishFiend')
    const healed = marketTurn({ market, heroes: [one] }).pick('Buy Scroll of Healing', 'Discard one')
    expect(healed.ask.kind).toBe('marketEnd')
    expect(healed.gains()).toContain('+1 honor scrollOfHealing')
  })

  it('which Skill to refresh in Cleanup where none is exhausted [RP-156]', () => {
    expect(table({ step: 'cleanup' }).unasked).not.toContain('refresh')
  })

  it('which of equal dice comes first [RP-R49]', () => {
    const s = table({ step: 'sort', hand: 'red 2, red 2, red 2, blue 4, blue 5, blue 6' })
    expect(s.unasked).not.toContain('sortDie')
    expect(s.card(2)).toBe('red 2, blue 4')
  })

  it('for an action that could not be taken [RP-081, RP-140]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6, 4],
      minions: ['tuskedBoar', 'bogImp'],
      heroes: [{ xp: 1 }],
    }).pick('Keep these')
    expect(s.gains()).toEqual(['+2 xp tuskedBoar'])
    expect(s.unasked).not.toContain('action')
  })

  it('for a Familiar Action that a Fiend forbids [RP-R25]', () => {
    const s = acting([], { cards: ['taming', 'bluff'], fiends: ['fiendOfLeashes'] }).pick('Use Taming')
    expect([s.ask.kind, s.hero().exhausted]).toEqual(['act', ['taming']])
  })

  it('to ward off Injuries that do not come [DEC-20]', () => {
    const hammer = acting([], { class: 'vanguard', cards: ['battleHammer'], rows: { STR: 'red 1' } })
    expect(hammer.pick('Use Battle Hammer').unasked).not.toContain('lessInjury')
    expect(hammer.line('STR')).toBe('red 2, -, -')
  })
})
