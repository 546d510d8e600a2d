import { describe, expect, it } from 'vitest'
import { onWatch, table } from './table.ts'
import { allBut, onWatchCards } from './tired.ts'

/** What the group may exhaust. */
function exhausting(...cards: readonly string[]): string[] {
  return cards.map((it) => `exhaust ${it}`)
}

describe('the end of the watch', () => {
  it('comes as soon as the line is empty, whatever could still be done [SAW-190, SAW-191]', () => {
    const s = onWatch({ line: ['eagle'], firewood: 5, map: ['dryRiverbed'], shows: { warrior: [4, 8, 8] } })
    s.attack('eagle', 'warrior 4')
    expect(s.told('endured')).toEqual([])
    expect(s.exhausted).toEqual([])
    expect(s.t.round).toBe(2)
    expect(s.ask.kind).toBe('chooseRest')
  })

  it('reveals the next location and adjusts the firewood by it, and a new round begins [SAW-191, SAW-118, SAW-043]', () => {
    const s = onWatch({
      line: ['eagle'],
      firewood: 5,
      map: ['drownedMarsh'],
      exhausted: allBut('longShot', 'farSight'),
    })
    s.play('end', 'exhaust farSight')
    expect(s.t.box[s.t.location]).toBe('drownedMarsh')
    expect(s.pile('past')).toEqual(['oldCrossroads'])
    expect(s.t.firewood).toBe(3)
    expect(s.t.round).toBe(2)
    const order = s.events.map((it) => it.type)
    expect(order.indexOf('arrived')).toBeLessThan(order.indexOf('firewood'))
    expect(order.indexOf('firewood')).toBeLessThan(order.indexOf('rolled'))
  })
})

describe('creatures that are not defeated', () => {
  it('are dealt with one at a time from the front, and go to the horde in this order [SAW-185, SAW-187]', () => {
    const s = onWatch({
      line: ['wyvern', 'eagle', 'caveBear'],
      firewood: 5,
      horde: ['lich'],
    })
    s.pick('end')
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', cause: 'damage', left: 2 })
    s.pick('exhaust longShot')
    expect(s.line).toEqual(['wyvern', 'eagle', 'caveBear'])
    s.pick('exhaust farSight')
    expect(s.line).toEqual(['eagle', 'caveBear'])
    expect(s.pile('horde')).toEqual(['lich', 'wyvern'])
    s.pick('exhaust topple')
    expect(s.line).toEqual(['caveBear'])
    s.pick('exhaust arcBolt')
    expect(s.pile('horde')).toEqual(['lich', 'wyvern', 'eagle', 'caveBear'])
    expect(s.told('endured').map((it) => it.damage)).toEqual([2, 1, 1])
    // Everybody has seen them: facedown, but known.
    expect(s.t.horde.map((card) => s.t.seen[card])).toEqual([false, true, true, true])
  })

  it('cost as many cards as their damage, each chosen anew among all on watch [SAW-097, SAW-186, SAW-189]', () => {
    const s = onWatch({ line: ['lich'], firewood: 5, exhausted: ['farSight'] })
    s.pick('end')
    const left = onWatchCards.filter((it) => it !== 'farSight')
    expect(s.offers).toEqual(exhausting(...left))
    s.pick('exhaust polymorph')
    expect(s.offers).toEqual(exhausting(...left.filter((it) => it !== 'polymorph')))
    s.play('exhaust arcBolt', 'exhaust chainSpark')
    expect(s.told('exhausted').map((it) => [it.ability, it.cause])).toEqual([
      ['polymorph', 'damage'],
      ['arcBolt', 'damage'],
      ['chainSpark', 'damage'],
    ])
    expect(s.t.round).toBe(2)
  })

  it('demand their damage whatever their health; what changes the damage counts [SAW-R72, SAW-R48]', () => {
    const s = onWatch({
      line: ['acolyte', 'caveBear', 'lich'],
      firewood: 5,
      location: 'brigandRoad',
      party: ['ranger', 'warrior', 'alchemist', 'cleric'],
      equipped: { alchemist: ['acidVial', 'transmute', 'smellingSalts'] },
    })
    s.play('hurledAxe 3', 'lich', 'acidVial 3', 'caveBear', 'end')
    // The Acolyte one more on Brigand Road, the Cave Bear nothing, the wounded Lich as ever.
    s.play(...exhausting('longShot', 'farSight', 'elfSenses', 'battleCry', 'topple'))
    expect(s.told('endured').map((it) => it.damage)).toEqual([2, 0, 3])
    expect(s.t.round).toBe(2)
  })

  it('never have less than no damage [SAW-R48]', () => {
    const cards = {
      game: 'set-a-watch',
      name: 'Tests',
      creatures: [{ id: 'moth', name: 'Moth', copies: 1, type: 'human', health: 2, damage: 0 }],
      locations: [
        {
          id: 'peace',
          name: 'Peace',
          sort: 'normal',
          firewood: 0,
          creatures: 4,
          traits: [{ is: 'damage', types: ['human'], by: -1 }],
        },
      ],
    }
    const s = onWatch({ setup: { cards }, location: 'peace', line: ['moth', 'acolyte'], firewood: 5 })
    s.pick('end')
    expect(s.told('endured').map((it) => it.damage)).toEqual([0, 0])
    expect(s.exhausted).toEqual([])
    expect(s.t.round).toBe(2)
  })

  it('still use what becomes due: the next is revealed and acts before it demands [SAW-188, SAW-R72]', () => {
    const s = onWatch({ line: ['eagle', '?cutpurse', '?wyvern'], firewood: 5, map: ['dryRiverbed'] })
    s.play('end', 'exhaust longShot')
    expect(s.line).toEqual(['cutpurse', '?wyvern'])
    expect(s.ask.kind).toBe('stealTie')
    s.pick('ranger 3')
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', card: s.t.line[0].card })
    s.pick('exhaust farSight')
    // The die came back spent, and the Wyvern led before it demands.
    expect(s.dice('ranger')).toEqual(['3 spent', '3', '3'])
    expect(s.line).toEqual(['wyvern'])
    expect(s.t.firewood).toBe(2)
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', left: 2 })
    s.play('exhaust topple', 'exhaust arcBolt')
    expect(s.pile('horde')).toEqual(['eagle', 'cutpurse', 'wyvern'])
  })

  it('let a summon among them resolve, and its Unhallowed demands [SAW-188, SAW-R72, SAW-176]', () => {
    const s = onWatch({ line: ['eagle', '?summon'], firewood: 5, unhallowed: ['lich'] })
    s.play('end', 'exhaust longShot')
    expect(s.ask.kind).toBe('summonWho')
    s.play('wizard', 'exhaust arcBolt')
    expect(s.line).toEqual(['lich'])
    s.play('exhaust farSight', 'exhaust topple', 'exhaust polymorph')
    expect(s.pile('horde')).toEqual(['eagle', 'lich'])
    expect(s.pile('graveyard')).toEqual(['summon'])
  })

  it('are not acted against any more: dice and abilities are over [SAW-R72]', () => {
    const s = onWatch({ line: ['eagle', 'caveBear'], firewood: 5, shows: { warrior: [8, 8, 8] } })
    s.pick('end')
    expect(new Set(s.options.map((it) => it.verb))).toEqual(new Set(['exhaust']))
    s.pick('exhaust longShot')
    expect(new Set(s.options.map((it) => it.verb))).toEqual(new Set(['exhaust']))
  })

  it('a rider goes to the horde above what it rode, and demands its own damage alone [SAW-R65, SAW-R64]', () => {
    const s = onWatch({ line: ['dreadDrakerider', '?wyvern'], firewood: 7 })
    expect(s.line).toEqual(['dreadDrakerider on wyvern'])
    s.play('end', ...exhausting('longShot', 'farSight', 'topple'))
    expect(s.pile('horde')).toEqual(['wyvern', 'dreadDrakerider'])
  })
})

describe('the horde', () => {
  it('keeps its order: what joins it lies on top [SAW-183, SAW-184, SAW-187]', () => {
    const s = onWatch({
      line: ['?acolyte', '?eagle'],
      deck: ['wyvern'],
      horde: ['lich', 'shade', 'vampire'],
      firewood: 5,
    })
    expect(s.pile('horde')).toEqual(['lich', 'shade', 'vampire', 'wyvern'])
    s.play('end', 'exhaust longShot', 'exhaust farSight')
    expect(s.pile('horde')).toEqual(['lich', 'shade', 'vampire', 'wyvern', 'acolyte', 'eagle'])
  })

  it('is facedown: neither its cards nor an unseen one that joins it are shown [SAW-183, SAW-184]', () => {
    const s = onWatch({ line: ['?acolyte', '?eagle'], deck: ['wyvern'], horde: ['lich'], firewood: 5 })
    const shown = s.view.horde
    s.play('end', 'exhaust longShot')
    expect(shown).toEqual([null, null])
    expect(s.view.horde.map((card) => card !== null && s.t.box[card])).toEqual([false, false, 'acolyte'])
  })
})

describe('the road on', () => {
  it('a fire that goes out on arrival costs a card of those who kept watch [SAW-R14, SAW-115, SAW-R12]', () => {
    const s = onWatch({
      line: ['eagle'],
      firewood: 2,
      map: ['glaciersEdge'],
      shows: { warrior: [4, 1, 1] },
      exhausted: ['topple'],
    })
    s.attack('eagle', 'warrior 4')
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', cause: 'zero' })
    expect(s.t.firewood).toBe(0)
    expect(s.offers).toEqual(exhausting(...onWatchCards.filter((it) => it !== 'topple')))
    s.pick('exhaust longShot')
    expect(s.t.firewood).toBe(2)
    expect(s.ask.kind).toBe('chooseRest')
  })

  it('and loses the game if it was their last [SAW-R14, SAW-196]', () => {
    const s = table({ step: 'onward', firewood: 1, map: ['glaciersEdge'], exhausted: allBut('arcBolt') })
    expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'exhausted' })
  })
})
