import { readConfig, Table } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { guide } from '../guide.ts'
import { rollForAdventure as game } from '../index.ts'
import type { RfaEvent } from '../rules/events.ts'

interface Heard {
  step: number
  event: RfaEvent
}

/** Plays the lesson as it asks to be played. */
function playThrough(): { table: Table; heard: Heard[]; fitting: number[] } {
  const heard: Heard[] = []
  const table = new Table(game, readConfig(game, guide.setup), guide.seed, {
    listener: (event, step) => heard.push({ step, event: event as RfaEvent }),
  })
  const fitting = guide.steps.map(({ take }) => {
    const options = table.decision?.options ?? []
    const fits = options.map((option) =>
      Object.entries(take).every(([key, value]) =>
        Object.entries(option).some(([k, v]) => k === key && v === value),
      ),
    )
    table.choose(fits.indexOf(true))
    return fits.filter(Boolean).length
  })
  return { table, heard, fitting }
}

/** The step whose words follow what they tell of. */
function stepThatSays(words: string): number {
  return guide.steps.findIndex(({ say }) => say.includes(words))
}

describe('the guided first game', () => {
  const { table, heard, fitting } = playThrough()
  const told = <T extends RfaEvent['type']>(type: T): Extract<RfaEvent, { type: T }>[] =>
    heard
      .map(({ event }) => event)
      .filter((event): event is Extract<RfaEvent, { type: T }> => event.type === type)
  const before = (words: string): RfaEvent[] =>
    heard.filter(({ step }) => step === stepThatSays(words)).map(({ event }) => event)

  it('asks each time for exactly one option', () => {
    expect(fitting).toEqual(guide.steps.map(() => 1))
  })

  it('is short enough, and leaves a running game to play on', () => {
    expect(guide.steps.length).toBeGreaterThanOrEqual(25)
    expect(guide.steps.length).toBeLessThanOrEqual(40)
    expect(table.decision).not.toBeNull()
  })

  it('uses up all of its dice', () => {
    expect(table.state.fate.scripted).toBe(table.state.fate.script.length)
  })

  it('tells the truth about stones, barriers and enemies', () => {
    expect(told('stone').map(({ territory }) => territory)).toEqual(['forest', 'fortress'])
    expect(before('The first power stone shines')).toContainEqual(
      expect.objectContaining({ type: 'stone', stones: 1 }),
    )
    expect(before('The second power stone')).toContainEqual(
      expect.objectContaining({ type: 'stone', stones: 2 }),
    )
    expect(before('The first barrier breaks')).toContainEqual(
      expect.objectContaining({ type: 'barrierRemoved' }),
    )
    expect(told('defeated').map(({ card }) => card)).toEqual(['W1b', 'D1a', 'I2a', 'F1c', 'I1c', 'I3a'])
  })

  it('tells the truth about attacks', () => {
    const revealed = (words: string): string[] =>
      before(words).flatMap((event) => (event.type === 'revealed' ? [event.card] : []))
    expect(revealed('A Tree Shrike swooped')).toEqual(['W1b'])
    expect(revealed('A Sand Devil found no dice')).toEqual(['D1a'])
    expect(before('A Sand Devil found no dice')).toContainEqual(
      expect.objectContaining({ type: 'damage', territory: 'desert' }),
    )
    expect(revealed('A Rampart Ghoul reached')).toEqual(['F1c'])
    expect(before('A Cave Troll!')).toContainEqual({ type: 'commanded', card: 'F1c', by: 'I2a' })
    expect(before('A Winter Revenant, rank 3').filter(({ type }) => type === 'commanded')).toHaveLength(2)
    expect(before('no weaker enemy was left').filter(({ type }) => type === 'commanded')).toEqual([])
    expect(before('The Master of Shadows!')).toContainEqual({
      type: 'territoryDie',
      card: 'MOS',
      shows: 'forest',
    })
    expect(
      before('The Master of Shadows!').filter(
        (event) => event.type === 'damage' && event.territory === 'forest',
      ),
    ).toHaveLength(2)
  })

  it('tells the truth about the vortexes, the ice and the bonus dice', () => {
    expect(before('All of them came home')).toContainEqual(expect.objectContaining({ type: 'vortexEmptied' }))
    expect(told('rowClaimed')).toEqual([{ type: 'rowClaimed', dice: 4 }])
    expect(told('bonusGiven')).toEqual([{ type: 'bonusGiven', seats: [0, 1] }])
  })
})
