import { newFate, readConfig, Table } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { setAWatch } from '../index.ts'
import type { Watch } from '../rules/state.ts'
import { inCamp, keepTop, putDie } from './table.ts'

describe('scouted cards', () => {
  it.each([
    ['top eagle lich bottom', ['eagle', 'lich'], []],
    ['top lich eagle bottom', ['lich', 'eagle'], []],
    ['top eagle bottom lich', ['eagle'], ['lich']],
    ['top lich bottom eagle', ['lich'], ['eagle']],
    // The last named is the deepest.
    ['top bottom eagle lich', [], ['lich', 'eagle']],
    ['top bottom lich eagle', [], ['eagle', 'lich']],
  ])('%s: they lie in the order that was chosen [SAW-R22, SAW-059]', (answer, top, bottom) => {
    const s = inCamp({ deck: ['eagle', 'lich', 'shade'] })
    const cards = s.t.deck.length
    s.play('3 scout', answer)
    expect(s.top('deck', top.length + 1)).toEqual([...top, 'shade'])
    expect(s.pile('deck').slice(0, bottom.length)).toEqual(bottom)
    expect(s.t.deck).toHaveLength(cards)
  })

  it('the only one left goes to one of two ends [SAW-R22]', () => {
    const s = inCamp({ deck: ['eagle'], arrange: (t) => keepTop(t, 1) }).pick('3 scout')
    expect(s.offers).toEqual(['top eagle bottom', 'top bottom eagle'])
  })
})

describe('rolling again', () => {
  it('no die is rolled twice by the same effect, and only free dice are [SAW-R20]', () => {
    const s = inCamp({
      shows: { cleric: [2, 2, 1], ranger: [1, 2, 3], warrior: [4, 5, 6] },
      dice: [8, 7, 6],
      arrange: (t) => {
        putDie(t, 'warrior', 0, 'location')
      },
    })
    s.pick('2 bolster')
    expect(s.offers).toEqual(['ranger 1', 'ranger 2', 'ranger 3', 'no'])
    s.pick('ranger 1')
    expect(s.offers).toEqual(['ranger 2', 'ranger 3', 'no'])
    s.play('ranger 3', 'ranger 2')
    expect(s.dice('ranger')).toEqual(['8', '6', '7'])
    // All three were rolled: the Warrior is next, without the die on the location.
    expect(s.offers).toEqual(['warrior 5', 'warrior 6', 'no'])
  })

  it('is for spent adventurers on watch too [SAW-R20]', () => {
    const s = inCamp({ exhausted: ['longShot', 'farSight', 'elfSenses'], shows: { cleric: [2, 2, 1] } })
    expect(s.pick('2 bolster').ask).toMatchObject({ kind: 'rerollPick', who: 0 })
  })
})

describe('Vanquish', () => {
  it('shows the card to all before it is out of the game: it cannot be taken back [SAW-R25, SAW-073]', () => {
    const s = inCamp({ horde: ['lich', 'eagle'], shows: { cleric: [2, 2, 1] } })
    expect(s.view.horde).toEqual([null, null])
    s.pick('2 vanquish')
    expect(s.pile('removed')).toEqual(['eagle'])
    expect(s.told('vanquished')).toEqual([{ type: 'vanquished', card: s.t.removed[0] }])
    expect(s.undoStop).toBe('card')
    expect(s.view.horde).toEqual([null])
  })
})

describe('Star Chart', () => {
  it('leaves open what the card is that it put among the unused, also while they are put in order [SAW-R84, INV-01]', () => {
    const { t } = inCamp({ rests: 'wizard', unused: ['runeShrine', 'boneyard', 'waysideInn'] })
    const config = readConfig(setAWatch, { players: 4, edition: 'deluxe' })
    const table = new Table<Watch>(setAWatch, config, 'chart', { start: setAWatch.copy(t) })
    const take = (is: (option: object) => boolean): void =>
      table.choose(table.decision?.options.findIndex(is) ?? -1)
    take((option) => 'space' in option && option.space === 'special')
    take((option) => 'card' in option)
    expect(table.decision?.ask).toMatchObject({ kind: 'orderCards', cause: 'starChart' })
    const found = new Set<number>()
    for (let n = 0; n < 20; n++) {
      const other = table.fork()
      other.imagine(0, newFate(`chart ${n}`))
      // The unknown card goes down first.
      while (other.decision?.ask.kind === 'orderCards') other.choose(0)
      expect(setAWatch.broken(other.state, other.decision)).toEqual([])
      found.add(other.state.unused[2])
    }
    expect(found.size).toBeGreaterThan(1)
  })
})
