import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { controller } from '../rules/company.ts'
import type { SawOption } from '../rules/decisions.ts'
import { inCamp, keepTop, onWatch, table, type Laid, type Night } from './table.ts'
import { none } from '../rules/lookups.ts'

/** The Warrior rests with these dice. */
function camp(warrior: readonly [number, number, number], more: Laid = {}): Night {
  return inCamp({ rests: 'warrior', shows: { warrior }, firewood: 5, ...more })
}

/** The spaces that take a die. */
function spaces(s: Night, face?: number): string[] {
  const found = s.options.filter(
    (option: SawOption) =>
      option.verb === 'placeDie' && (face === undefined || s.t.face[option.die] === face),
  )
  return [...new Set(found.map((option) => (option.verb === 'placeDie' ? option.space : '')))]
}

describe('a round', () => {
  it("rolls everybody's dice first, and only then asks who rests [SAW-043, SAW-044, SAW-045]", () => {
    const dice = [8, 7, 6, 6, 5, 4, 3, 2, 1, 6, 6, 6]
    const s = table({ step: 'roll', dice })
    expect(s.t.face).toEqual(dice)
    expect(s.ask).toEqual({ kind: 'chooseRest', seat: anyone })
  })

  it('frees and rolls every die anew each round [SAW-046, SAW-R76]', () => {
    const s = table({
      step: 'onward',
      dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
      map: ['dryRiverbed'],
      arrange: (t) => {
        t.lies.fill('attack')
        t.doubled[0] = true
        t.adventurers[0].equipped[0].byDie = true
        t.tonight.range = 2
      },
    })
    expect(s.t.lies.filter((place) => place !== 'free')).toEqual([])
    expect(s.t.face.every((face) => face === 2)).toBe(true)
    expect(s.t.doubled).not.toContain(true)
    expect(s.t.adventurers[0].equipped[0].byDie).toBe(false)
    expect(s.t.tonight.range).toBe(0)
  })

  it('sends exactly one to camp, nobody more than twice [SAW-047, SAW-048, SAW-049, SAW-008]', () => {
    const s = table({ step: 'rest', rests: 'warrior', round: 6 })
    const rests = s.t.adventurers.map((it) => it.rests)
    expect(rests).toContain(2)
    expect(s.offers).toEqual(s.t.adventurers.filter((it) => it.rests < 2).map((it) => it.class))
    s.pick(s.offers[0])
    expect(s.t.adventurers.reduce((sum, it) => sum + it.rests, 0)).toBe(6)
    expect(s.told('rests')).toHaveLength(1)
  })

  it('refreshes one exhausted card of the rester first, of its choice [SAW-050, SAW-079, SAW-175, SAW-R01]', () => {
    const s = table({
      step: 'rest',
      exhausted: ['hurledAxe', 'grit', 'arcBolt'],
      equipped: { warrior: ['hurledAxe', 'topple', 'grit'] },
    })
    s.pick('warrior')
    expect(s.ask).toMatchObject({ kind: 'restRefresh', seat: s.who('warrior') })
    expect(s.offers).toEqual(['refresh hurledAxe', 'refresh grit'])
    s.pick('refresh grit')
    expect(s.exhausted).toEqual(['hurledAxe', 'arcBolt'])
    expect(s.ask.kind).toBe('placeDie')
  })

  it('refreshes nothing where nothing is exhausted [SAW-050]', () => {
    const s = table({ step: 'rest' }).pick('warrior')
    expect(s.told('refreshed')).toEqual([])
  })

  it('lets a spent adventurer be sent to camp [SAW-076]', () => {
    const s = table({
      step: 'rest',
      equipped: { warrior: ['hurledAxe', 'topple', 'grit'] },
      exhausted: ['hurledAxe', 'topple', 'grit'],
    })
    s.play('warrior', 'refresh grit')
    expect(s.exhausted).toEqual(['hurledAxe', 'topple'])
  })

  it('lets the flex be controlled by whoever rests [SAW-005, SAW-R03]', () => {
    const flex = 3
    const s = table({ setup: { players: 3 }, step: 'rest' })
    expect(controller(s.t, flex)).toBe(anyone)
    s.pick('ranger')
    expect(controller(s.t, flex)).toBe(0)
    const own = table({ setup: { players: 3 }, step: 'rest' }).pick('cleric')
    expect(controller(own.t, flex)).toBe(anyone)
    expect(own.ask.seat).toBe(anyone)
  })
})

describe('dice in camp', () => {
  it('assigns one die at a time, and all of them [SAW-052, SAW-053, SAW-054, SAW-057]', () => {
    const s = camp([1, 2, 3], { equipped: { warrior: ['hurledAxe', 'topple', 'grit'] } })
    s.pick('1 chop')
    expect(s.t.firewood).toBe(7)
    s.play('2 equip', 'out grit', 'in cleave')
    expect(s.ask.kind).toBe('placeDie')
    s.pick('3 special')
    expect(s.t.step).toBe('watch')
  })

  it('offers each space once, chopping and scouting three times [SAW-055, SAW-067]', () => {
    const s = camp([3, 3, 3]).play('3 chop', '3 chop')
    expect(spaces(s)).toContain('chop')
    const swapped = camp([3, 2, 1], { equipped: { warrior: ['hurledAxe', 'topple', 'grit'] } })
    swapped.play('3 equip', 'out grit', 'in cleave')
    expect(spaces(swapped)).not.toContain('equip')
  })

  it('refuses a die that does not meet the requirement [SAW-056, SAW-061, SAW-063]', () => {
    const s = camp([3, 6, 8], { exhausted: ['arcBolt'] })
    expect(spaces(s, 3)).toEqual(['chop', 'scout', 'equip', 'special'])
    expect(spaces(s, 6)).toEqual(['chop', 'scout', 'map', 'heal', 'equip', 'special'])
    expect(spaces(s, 8)).toEqual(['chop', 'scout', 'map', 'equip', 'special'])
  })

  it('leaves only two dice to whoever lost one to the location [SAW-041]', () => {
    const s = camp([3, 6, 8], {
      arrange: (t) => {
        t.lies[t.adventurers.findIndex((it) => it.class === 'warrior') * 3] = 'location'
      },
    })
    expect(s.offers.some((text) => text.startsWith('3'))).toBe(false)
    s.play('6 chop', '8 chop')
    expect(s.t.step).toBe('watch')
  })

  it('chops two wood with any die, up to 15 [SAW-058, SAW-R11]', () => {
    const s = camp([1, 8, 3], { firewood: 12 })
    const wood = ['1 chop', '8 chop', '3 chop'].map((text) => s.pick(text).t.firewood)
    expect(wood).toEqual([14, 15, 15])
  })

  it('scouts two cards to either end in every order [SAW-059, SAW-R22, SAW-R23, SAW-R04]', () => {
    const s = camp([3, 6, 8], { deck: ['summon', 'eagle', 'caveBear'], arrange: (t) => keepTop(t, 3) })
    s.pick('3 scout')
    expect(s.offers).toEqual([
      'top summon eagle bottom',
      'top summon bottom eagle',
      'top bottom summon eagle',
      'top eagle summon bottom',
      'top eagle bottom summon',
      'top bottom eagle summon',
    ])
    s.pick('top eagle bottom summon')
    expect(s.pile('deck')).toEqual(['summon', 'caveBear', 'eagle'])
    expect(s.view.deck.map((card) => card !== null)).toEqual([true, false, true])
    // Looking is not revealing.
    expect(s.told('summoning')).toEqual([])
  })

  it('scouts a single card to one of two ends, and makes no difference between equal ones [SAW-R22]', () => {
    const one = camp([3, 6, 8], { deck: ['eagle'], arrange: (t) => keepTop(t, 1) }).pick('3 scout')
    expect(one.offers).toEqual(['top eagle bottom', 'top bottom eagle'])
    const twins = camp([3, 6, 8], { deck: ['eagle', 'eagle'] }).pick('3 scout')
    expect(twins.offers).toHaveLength(3)
  })

  it('wants a higher die for every further scouting [SAW-060]', () => {
    const s = camp([5, 5, 6], { deck: ['eagle', 'caveBear'] }).play('5 scout', 'top eagle caveBear bottom')
    expect(spaces(s, 5)).not.toContain('scout')
    expect(spaces(s, 6)).toContain('scout')
  })

  it('checks the map: one of two on top, the other under the unused [SAW-061, SAW-R30]', () => {
    const s = camp([4, 1, 1], { map: ['snowyPass'], unused: ['waysideInn'] }).pick('4 map')
    expect(s.offers).toEqual(['snowyPass', 'waysideInn'])
    s.pick('waysideInn')
    expect(s.top('map', 1)).toEqual(['waysideInn'])
    expect(s.pile('unused')[0]).toBe('snowyPass')
  })

  it('never exchanges the final location [SAW-062, SAW-031]', () => {
    expect(spaces(camp([4, 5, 7], { round: 8 }))).not.toContain('map')
    expect(spaces(camp([4, 5, 7], { round: 7 }))).toContain('map')
  })

  it('heals a card of anybody with exactly a 6, so that a spent one takes part [SAW-063, SAW-076]', () => {
    const exhausted = ['arcBolt', 'chainSpark', 'kindle', 'longShot'] as const
    const s = camp([6, 1, 1], { equipped: { wizard: ['arcBolt', 'chainSpark', 'kindle'] }, exhausted })
    s.pick('6 heal')
    expect(s.offers).toEqual(['refresh longShot', 'refresh arcBolt', 'refresh chainSpark', 'refresh kindle'])
    s.play('refresh kindle', '1 chop', '1 chop')
    expect(s.t.adventurers[s.who('wizard')].sitsOut).toBe(false)
  })

  it('does not offer what can do nothing [SAW-R21]', () => {
    expect(spaces(camp([6, 6, 6]))).not.toContain('heal')
    const s = camp([6, 5, 4], { arrange: (t) => keepTop(t, 0) })
    expect(spaces(s)).not.toContain('scout')
  })

  it('swaps an equipped card for a leftover one that takes over its state [SAW-064, SAW-065, SAW-013]', () => {
    const s = camp([1, 1, 2], {
      equipped: { warrior: ['hurledAxe', 'topple', 'grit'] },
      exhausted: ['hurledAxe'],
    })
    s.pick('2 equip')
    expect(s.offers).toEqual(['out hurledAxe', 'out topple', 'out grit'])
    s.pick('out hurledAxe')
    expect(s.offers).toEqual(['in cleave', 'in battleCry'])
    s.pick('in cleave')
    const warrior = s.t.adventurers[s.who('warrior')]
    expect(warrior.equipped[0]).toMatchObject({ ability: 'cleave', exhausted: true })
    expect(warrior.leftover).toEqual(['hurledAxe', 'battleCry'])
  })

  it('leaves the rester out of the watch: dice, cards and beasts [SAW-051, SAW-R51, SAW-189]', () => {
    const s = onWatch({
      party: ['beastMaster', 'wizard', 'warrior', 'cleric'],
      rests: 'beastMaster',
      tamed: ['caveBear'],
      shows: { beastMaster: [8, 8, 8], wizard: [1, 1, 1], warrior: [1, 1, 1], cleric: [1, 1, 1] },
      equipped: { beastMaster: ['lure', 'setSnares', 'beastBond'] },
      line: ['ironGolem', '?vampire'],
      firewood: 9,
    })
    expect(s.offers.filter((text) => /attack|lure|setSnares|beastBond/.test(text))).toEqual([])
    expect(s.dice('beastMaster')).toEqual(['8', '8', '8'])
  })
})

describe('special actions', () => {
  it('are used once, on the own board [SAW-016, SAW-066]', () => {
    const s = camp([1, 2, 3]).pick('1 special')
    expect(s.t.firewood).toBe(9)
    expect(spaces(s)).not.toContain('special')
  })

  it('Pathfinder puts four cards back on top in any order', () => {
    const s = inCamp({ rests: 'ranger', deck: ['eagle', 'caveBear', 'direWolf', 'cutpurse', 'shade'] })
    s.play('3 special', 'eagle', 'direWolf', 'cutpurse')
    expect(s.top('deck', 5)).toEqual(['caveBear', 'cutpurse', 'direWolf', 'eagle', 'shade'])
  })

  it('Set Trap wounds the first faceup creature before its powers, to the credit of nobody [SAW-R26, SAW-R87]', () => {
    const s = inCamp({
      party: ['beastMaster', 'rogue', 'wizard', 'cleric'],
      rests: 'beastMaster',
      shows: { beastMaster: [6, 2, 1] },
      deck: ['wyvern', 'eagle'],
      firewood: 3,
    })
    s.play('6 special', '2 chop', '1 chop')
    expect(s.pile('graveyard')).toEqual(['wyvern'])
    expect(s.told('firewood').every((event) => event.to > event.from)).toBe(true)
    expect(s.told('defeated')[0].by).toEqual([])
    expect(s.t.lies.includes('trap')).toBe(false)
  })

  it('a trap hits the Unhallowed that a summon brings [SAW-R26]', () => {
    const s = inCamp({
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      rests: 'beastMaster',
      shows: { beastMaster: [6, 2, 1] },
      deck: ['summon', 'eagle'],
      unhallowed: ['emberTyrant'],
      firewood: 7,
    })
    s.play('6 special', '2 chop', '1 chop', 'warrior', 'exhaust topple')
    const types = s.events.map((event) => event.type)
    expect(types.indexOf('trapSprung')).toBeLessThan(types.lastIndexOf('power'))
    expect(s.t.line[0].wounds).toBe(6)
  })

  it('an unused trap is gone after the watch [SAW-R26]', () => {
    const s = table({
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      rests: 'beastMaster',
      step: 'onward',
      arrange: (t) => {
        t.lies[0] = 'trap'
      },
    })
    expect(s.t.lies.includes('trap')).toBe(false)
  })

  it('Quartermaster swaps cards of one or two adventurers, each by its own player', () => {
    const s = inCamp({
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      rests: 'rogue',
      equipped: { warrior: ['topple', 'grit', 'hurledAxe'] },
    })
    s.pick('3 special')
    expect(s.offers).toEqual(['rogue', 'warrior', 'wizard', 'cleric'])
    s.pick('warrior')
    expect(s.ask).toMatchObject({ kind: 'equipOut', seat: 1 })
    s.play('out topple', 'in cleave')
    expect(s.offers).toEqual(['rogue', 'wizard', 'cleric', 'no'])
    s.pick('no')
    expect(s.t.adventurers[1].equipped.map((slot) => slot.ability)).toContain('cleave')
  })

  it('Star Chart exchanges the next location for one of three, unseen [SAW-R84]', () => {
    const s = inCamp({
      rests: 'wizard',
      map: ['snowyPass'],
      unused: ['waysideInn', 'runeShrine', 'hiddenGlade'],
    })
    const next = s.t.map.at(-1) ?? none
    const size = s.t.unused.length
    s.pick('3 special')
    expect(s.offers).toEqual(['waysideInn', 'runeShrine', 'hiddenGlade', 'no'])
    s.pick('runeShrine')
    expect(s.top('map', 1)).toEqual(['runeShrine'])
    expect(s.offers).toEqual(['waysideInn', 'unknown 1', 'hiddenGlade'])
    s.play('unknown 1', 'hiddenGlade')
    expect(s.t.unused).toHaveLength(size)
    expect(s.pile('unused').slice(0, 3)).toEqual(['waysideInn', 'hiddenGlade', 'snowyPass'])
    expect(s.t.seen[next]).toBe(false)
  })

  it('Mend refreshes a card of anybody with 4 or more, besides Heal', () => {
    const s = inCamp({ rests: 'cleric', shows: { cleric: [3, 3, 4] }, exhausted: ['arcBolt'] })
    expect(spaces(s, 3)).not.toContain('special')
    s.pick('4 special')
    expect(s.exhausted).toEqual([])
  })

  it('War Drums lets each on watch roll one die again [SAW-R20]', () => {
    const s = inCamp({
      party: ['barbarian', 'warrior', 'wizard', 'cleric'],
      rests: 'barbarian',
      shows: { warrior: [1, 2, 3] },
      dice: [8],
    })
    s.play('3 special', 'warrior 1')
    expect(s.dice('warrior')).toEqual(['8', '2', '3'])
    expect(s.ask).toMatchObject({ kind: 'rerollPick', who: s.who('wizard'), seat: 2 })
    s.play('no', 'no')
    expect(s.dice('wizard')).toEqual(['3', '3', '3'])
  })

  it('Brew turns a die on watch to its value, as far as its faces go [SAW-R10]', () => {
    const s = inCamp({
      party: ['alchemist', 'warrior', 'wizard', 'cleric'],
      rests: 'alchemist',
      shows: { alchemist: [6, 1, 1], warrior: [1, 2, 2] },
    })
    s.play('6 special', 'warrior 1')
    expect(s.dice('warrior')).toEqual(['6', '2', '2'])
  })
})
