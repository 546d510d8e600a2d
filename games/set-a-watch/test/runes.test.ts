import { describe, expect, it } from 'vitest'
import { inCamp, keepTop, type Laid, type Night } from './table.ts'

/** The Warrior rests with these dice. */
function camp(warrior: readonly [number, number, number], more: Laid = {}): Night {
  return inCamp({ rests: 'warrior', shows: { warrior }, ...more })
}

const onRunes = (s: Night): string[] => s.offers.filter((text) => /seal|vanquish|bolster/.test(text))

describe('runes', () => {
  it('want two equal dice, each on a rune of its own [SAW-068, SAW-069, SAW-R17, SAW-R18]', () => {
    expect(onRunes(camp([1, 2, 3]))).toEqual([])
    const s = camp([4, 4, 2])
    expect(onRunes(s)).toEqual(['4 seal', '4 vanquish', '4 bolster'])
    s.pick('4 seal')
    // The second equal die follows at once, on another rune.
    expect(s.ask.kind).toBe('runeSecond')
    expect(s.offers).toEqual(['4 vanquish', '4 bolster'])
    s.pick('4 vanquish')
    expect(onRunes(s)).toEqual([])
  })

  it('may take a third equal die, or leave it for something else [SAW-070]', () => {
    const s = camp([4, 4, 4]).play('4 seal', '4 vanquish')
    expect(onRunes(s)).toEqual(['4 bolster'])
    expect(s.offers).toContain('4 chop')
  })

  it('need not be used with a pair [SAW-071]', () => {
    const s = camp([4, 4, 2], { firewood: 5 }).play('4 chop', '4 chop', '2 chop')
    expect(s.t.firewood).toBe(11)
    expect(s.told('rune')).toEqual([])
  })

  it('Seal puts an Unhallowed of the graveyard under its deck, the rest keeps its order [SAW-072]', () => {
    const s = camp([4, 4, 2], {
      graveyard: ['eagle', 'lich', 'caveBear', 'gloomTitan'],
      unhallowed: ['emberTyrant'],
    })
    s.pick('4 seal')
    expect(s.offers).toEqual(['lich', 'gloomTitan'])
    s.pick('lich')
    expect(s.pile('graveyard')).toEqual(['eagle', 'caveBear', 'gloomTitan'])
    expect(s.pile('unhallowed')[0]).toBe('lich')
    expect(s.view.unhallowed[0]).not.toBeNull()
  })

  it('Vanquish removes the top card of the horde and shows it [SAW-073, SAW-R25, SAW-183]', () => {
    const s = camp([4, 4, 2], { horde: ['lich', 'eagle'] }).pick('4 vanquish')
    expect(s.pile('horde')).toEqual(['lich'])
    expect(s.pile('removed')).toEqual(['eagle'])
    expect(s.told('vanquished')).toHaveLength(1)
  })

  it('Bolster lets everybody on watch roll any number of dice again, each once [SAW-074, SAW-R20]', () => {
    const s = camp([4, 4, 2], {
      shows: { warrior: [4, 4, 2], ranger: [1, 2, 3] },
      exhausted: ['polymorph', 'arcBolt', 'chainSpark'],
      dice: [8, 7, 6],
    })
    s.pick('4 bolster')
    expect(s.ask).toMatchObject({ kind: 'rerollPick', who: s.who('ranger') })
    s.play('ranger 1', 'ranger 2', 'ranger 3')
    expect(s.dice('ranger')).toEqual(['8', '7', '6'])
    // Whoever has no card left may roll too: a heal could bring them back.
    expect(s.ask).toMatchObject({ kind: 'rerollPick', who: s.who('wizard') })
    s.play('no', 'no')
    expect(s.ask.kind).toBe('runeSecond')
  })

  it('Bolster leaves a die alone that lies on the location [SAW-R20]', () => {
    const s = camp([4, 4, 2], {
      shows: { warrior: [4, 4, 2], ranger: [1, 2, 3] },
      arrange: (t) => {
        t.lies[0] = 'location'
      },
    })
    expect(s.pick('4 bolster').offers).toEqual(['ranger 2', 'ranger 3', 'no'])
  })

  it('may be woken for nothing [SAW-R19]', () => {
    const s = camp([4, 4, 2], { horde: [] }).play('4 seal', '4 vanquish')
    expect(s.told('rune').map((event) => event.idle)).toEqual([true, true])
  })

  it('stand on the back of every location: another top card changes nothing [SAW-R17]', () => {
    const s = camp([4, 4, 4], { map: ['snowyPass'], unused: ['waysideInn'] }).play('4 map', 'waysideInn')
    expect(onRunes(s)).toEqual(['4 seal', '4 vanquish', '4 bolster'])
    expect(onRunes(camp([4, 4, 4], { round: 8 }))).toHaveLength(3)
  })

  it('take any dice at the Rune Shrine', () => {
    const s = camp([1, 2, 3], {
      location: 'runeShrine',
      horde: ['eagle', 'eagle'],
      arrange: (t) => keepTop(t, 5),
    })
    expect(onRunes(s)).toHaveLength(9)
    s.pick('1 vanquish')
    expect(s.offers).toEqual(['2 seal', '2 bolster', '3 seal', '3 bolster'])
    s.pick('3 seal')
    expect(onRunes(s)).toEqual(['2 bolster'])
  })
})
