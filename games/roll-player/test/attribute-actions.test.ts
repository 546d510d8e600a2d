import { describe, expect, it } from 'vitest'
import { alignmentSpaces, stepFrom, ways } from '../content/compass.ts'
import { table, type Laid, type Tale } from './table.ts'
import type { Attribute } from '../content/sheet.ts'

/** Seat 0 has placed a die in this row and may act. */
function acting(attribute: Attribute, laid: Laid): Tale {
  return table({ step: 'act', placed: [attribute], ...laid })
}

describe('Attribute Actions', () => {
  it('STR turns a die to its opposite face, also one on the Familiar Board [RP-072, RP-073, DEC-09]', () => {
    const s = acting('STR', { heroes: [{ rows: { STR: 'red 6, blue 2', familiar: 'gold 3' } }] })
    s.pick('STR action')
    expect(s.texts).toEqual([
      'Red 6 (STR, space 1)',
      'Blue 2 (STR, space 2)',
      'Gold 3 (Familiar Board, space 1)',
    ])
    s.pick('Gold 3')
    expect(s.line('familiar')).toBe('gold 4, -, -')
    expect(s.told('turned')).toMatchObject([{ from: 3, to: 4 }])
  })

  it('DEX exchanges two dice of the sheet, which keep their values [RP-074, RP-075, DEC-09]', () => {
    const s = acting('DEX', { heroes: [{ rows: { DEX: 'red 6, blue 2', familiar: 'gold 3' } }] })
    s.pick('DEX action', 'Red 6')
    expect(s.texts).toEqual(['Blue 2 (DEX, space 2)', 'Gold 3 (Familiar Board, space 1)'])
    s.pick('Gold 3')
    expect([s.line('DEX'), s.line('familiar')]).toEqual(['gold 3, blue 2, -', 'red 6, -, -'])
    // Two dice of the same row change places too.
    const same = acting('DEX', { heroes: [{ rows: { DEX: 'red 6, blue 2' } }] })
    same.pick('DEX action', 'Red 6')
    expect(same.line('DEX')).toBe('blue 2, red 6, -')
  })

  it('DEX needs two dice and never moves one to an empty space [RP-074, RP-081]', () => {
    const s = acting('DEX', { heroes: [{ rows: { DEX: 'red 6' }, fiends: ['fiendOfRust'] }] })
    expect(s.say('act')).toEqual([])
    expect(s.whyNot('line:0:DEX')).toEqual(['RP-081'])
  })

  it('CON raises or lowers a die by exactly 1, without wrapping round [RP-076, DEC-09]', () => {
    const s = acting('CON', { heroes: [{ rows: { CON: 'red 6, blue 1, green 3' } }] })
    s.pick('CON action')
    expect(s.texts).toHaveLength(3)
    s.pick('Green 3')
    expect(s.texts).toEqual(['Turn it to 2', 'Turn it to 4'])
    s.pick('Turn it to 4')
    expect(s.line('CON')).toBe('red 6, blue 1, green 4')
    // A 6 can only be lowered, a 1 only be raised.
    const high = acting('CON', { heroes: [{ rows: { CON: 'red 6' } }] }).pick('CON action')
    expect(high.line('CON')).toBe('red 5, -, -')
    const low = acting('CON', { heroes: [{ rows: { CON: 'red 1' } }] }).pick('CON action')
    expect(low.line('CON')).toBe('red 2, -, -')
  })

  it('INT rolls a die again in its place; the old or the new value is kept [RP-077, RP-078, RP-R10, DEC-09]', () => {
    const laid: Laid = { heroes: [{ rows: { INT: 'red 6', familiar: 'blue 2' } }], dice: [3] }
    const s = acting('INT', laid).pick('INT action', 'Blue 2')
    expect(s.ask).toMatchObject({ kind: 'keepValue' })
    expect(s.texts).toEqual(['Keep 2', 'Keep 3'])
    s.pick('Keep 3')
    expect(s.line('familiar')).toBe('blue 3, -, -')
    expect(acting('INT', laid).pick('INT action', 'Blue 2', 'Keep 2').line('familiar')).toBe('blue 2, -, -')
  })

  it('WIS moves the token one space up, down, left or right, within the grid [RP-079, RP-R11, RP-115, DEC-10]', () => {
    const s = acting('WIS', { heroes: [{ token: 'N' }] }).pick('WIS action')
    expect(s.options).toEqual(ways.map((way) => ({ verb: 'step', seat: 0, way })))
    s.pick('Towards Law')
    expect(s.hero().token).toBe('LN')
    const corner = acting('WIS', { heroes: [{ token: 'LG' }] }).pick('WIS action')
    expect(corner.texts).toEqual(['Towards Evil, to Lawful Neutral', 'Towards Chaos, to Neutral Good'])
    expect(corner.whyNot()).toContain('RP-079')
  })

  it('knows the grid: Lawful to Chaotic from the left, Good to Evil from the top [RP-115]', () => {
    const steps = alignmentSpaces.map((space) => ways.map((way) => stepFrom(space, way) ?? '-').join(' '))
    expect(steps).toEqual([
      '- LN - NG',
      '- N LG CG',
      '- CN NG -',
      'LG LE - N',
      'NG NE LN CN',
      'CG CE N -',
      'LN - - NE',
      'N - LE CE',
      'CN - NE -',
    ])
  })

  it('CHA takes a Charisma token [RP-080, RP-R08]', () => {
    const s = acting('CHA', { heroes: [{ charisma: 1 }] }).pick('CHA action')
    expect(s.hero().charisma).toBe(2)
  })

  it('cannot be taken without a die to act on [RP-081]', () => {
    for (const attribute of ['STR', 'DEX', 'CON', 'INT'] as const) {
      const s = acting(attribute, { heroes: [{ fiends: ['fiendOfRust'] }] })
      expect(s.say('act')).toEqual([])
      expect(s.whyNot(`line:0:${attribute}`)).toEqual(['RP-081'])
    }
  })

  it('is granted by a card or bought with 5 XP with the changes of the Class, but never bent or repeated [RP-R20, DEC-28]', () => {
    const warrior = table({
      step: 'act',
      heroes: [{ class: 'warrior', xp: 5, rows: { STR: 'red 6, blue 2' } }],
    })
    warrior.pick('Take an Attribute Action', 'STR: Turn up to two different dice', 'Red 6', 'Blue 2')
    expect(warrior.line('STR')).toBe('red 1, blue 5, -')
    const illusionist = table({
      step: 'act',
      placed: ['STR'],
      heroes: [{ class: 'illusionist', xp: 5, rows: { STR: 'red 6' } }],
    })
    illusionist.pick('Take an Attribute Action')
    expect(illusionist.texts.map((text) => text.slice(0, 3))).toEqual(['STR', 'CON', 'INT', 'WIS', 'CHA'])
    const jester = table({
      step: 'act',
      heroes: [{ class: 'jester', xp: 5, gold: 9, rows: { STR: 'red 6' }, fiends: ['fiendOfRust'] }],
    })
    jester.pick('Take an Attribute Action', 'CHA')
    expect(jester.verbs).not.toContain('encore')
  })
})
