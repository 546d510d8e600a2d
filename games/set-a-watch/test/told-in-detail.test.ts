import { describe, expect, it } from 'vitest'
import { revealLevel } from '../rules/values.ts'
import { inCamp, onWatch, putDie, type Night } from './table.ts'

const sealed = (graveyard: readonly string[]): Night =>
  inCamp({ graveyard, unhallowed: ['lich'], shows: { cleric: [4, 4, 2] } }).pick('4 seal')

describe('what happens is told', () => {
  it('a seal that finds an Unhallowed, and one that finds none [SAW-072, SAW-R19]', () => {
    const s = sealed(['emberTyrant'])
    expect(s.told('rune')[0]).toMatchObject({ rune: 'seal', idle: false })
    expect(s.told('sealed')).toEqual([{ type: 'sealed', card: s.t.unhallowed[0] }])
    expect(s.pile('unhallowed')[0]).toBe('emberTyrant')
    expect(sealed(['eagle']).told('rune')[0]).toMatchObject({ rune: 'seal', idle: true })
    expect(sealed(['eagle']).told('sealed')).toEqual([])
  })

  it('two creatures change places [SAW-101]', () => {
    const s = onWatch({
      rests: 'wizard',
      line: ['eagle', 'caveBear'],
      equipped: { cleric: ['innerLight', 'smite', 'turnUndead'] },
      firewood: 9,
    })
    const [eagle, bear] = s.t.line.map((foe) => foe.card)
    s.play('innerLight 3', 'eagle')
    expect(s.told('changedPlaces')).toEqual([{ type: 'changedPlaces', one: bear, other: eagle }])
  })

  it('a summon takes a card for itself [SAW-177]', () => {
    const s = onWatch({ line: ['?summon', '?eagle'], unhallowed: ['lich'], firewood: 5 })
    expect(s.ask.kind).toBe('summonWho')
    s.play('ranger').choose({ verb: 'exhaust', ability: 'longShot' })
    expect(s.told('exhausted')).toMatchObject([{ ability: 'longShot', cause: 'summon' }])
  })
})

describe('small things that last', () => {
  it('a trap is spent when it has sprung [SAW-R26]', () => {
    const s = onWatch({
      rests: 'ranger',
      line: ['caveBear'],
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'trap')
      },
    })
    expect(s.told('trapSprung')).toMatchObject([{ wounds: 3 }])
    expect(s.dice('ranger')).toEqual(['3 spent', '3', '3'])
  })

  it('a trap before an empty line waits for nobody [SAW-R26]', () => {
    const s = onWatch({
      rests: 'ranger',
      line: [],
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'trap')
      },
    })
    expect(s.told('trapSprung')).toEqual([])
    expect(s.t.round).toBe(2)
  })

  it('at the Throne of Ash the smallest fire lights two [SAW-037, SAW-085]', () => {
    const s = onWatch({ round: 9, location: 'throneOfAsh', line: ['eagle', 'caveBear'], firewood: 1 })
    expect(revealLevel(s.t)).toBe(2)
  })
})
