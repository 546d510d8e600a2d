import { describe, expect, it } from 'vitest'
import { locations } from '../content/locations.ts'
import { atDawn, inCamp, onWatch, putDie, table, type Laid, type Night } from './table.ts'
import { ledgerRows } from './ledger-rows.ts'

describe('the locations', () => {
  it.each(ledgerRows(/^L\d\d$/))(
    '%s %s: %s, %s, firewood %s, %s creatures, as the ledger says [SAW-036, SAW-R27]',
    (id, name, edition, sort, firewood, creatures) => {
      const it = locations[Number(id.slice(1)) - 1]
      expect([it.name, it.edition, it.sort, it.firewood, `${it.creatures}`]).toEqual([
        name,
        edition,
        sort,
        Number(firewood),
        creatures,
      ])
    },
  )

  it('are 31 of the ledger, and nothing is special at two of them [SAW-R27]', () => {
    expect(ledgerRows(/^L\d\d$/)).toHaveLength(locations.length)
    expect(locations.filter((it) => it.traits.length === 0).map((it) => it.id)).toEqual([
      'oldCrossroads',
      'dryRiverbed',
    ])
  })

  it.each(locations.filter((it) => it.sort !== 'final').map((it) => [it.id, it.firewood] as const))(
    'arriving at %s changes firewood by %i [SAW-118, SAW-191]',
    (id, by) => {
      const here = id === 'oldCrossroads' ? 'dryRiverbed' : 'oldCrossroads'
      const s = table({ step: 'onward', location: here, map: [id], firewood: 9 })
      expect(s.t.box[s.t.location]).toBe(id)
      expect(s.t.firewood).toBe(9 + by)
      expect(s.t.round).toBe(2)
    },
  )

  it.each(locations.map((it) => [it.id, it.sort, it.creatures] as const))(
    'the line at %s (%s) has %i cards [SAW-080]',
    (id, sort, creatures) => {
      const s = table({
        step: 'line',
        location: id,
        firewood: 3,
        round: sort === 'final' ? 9 : 1,
        deck: Array.from({ length: 2 }, () => 'caveBear'),
      })
      expect(s.told('lineFormed')).toEqual([{ type: 'lineFormed', cards: creatures, horde: 0 }])
    },
  )
})

/** The Cleric rests here and has dice to assign. */
function campAt(location: string, laid: Laid = {}): Night {
  return inCamp({ location, firewood: 5, ...laid })
}

/** The watch here has begun. */
function watchAt(location: string, laid: Laid): Night {
  return onWatch({ location, firewood: 5, ...laid })
}

/** Everybody is about to roll here. */
function duskAt(location: string, laid: Laid = {}): Night {
  return table({ step: 'roll', location, ...laid })
}

describe('locations that act on the dice', () => {
  it('Snowy Pass: the group chooses who puts their lowest die on the card, after the roll [SAW-039, SAW-040, SAW-041]', () => {
    const s = duskAt('snowyPass', { dice: [8, 2, 5, 1, 1, 4, 3, 3, 3, 6, 5, 4] })
    expect(s.ask).toMatchObject({ kind: 'locationDie', seat: -1 })
    expect(s.offers).toEqual(['ranger', 'warrior', 'wizard', 'cleric'])
    s.pick('ranger')
    expect(s.dice('ranger')).toEqual(['8', '2 location', '5'])
    expect(s.ask.kind).toBe('chooseRest')
    s.pick('ranger')
    // The die on the pass is no use in camp either.
    expect(new Set(s.offers.map((it) => it[0]))).toEqual(new Set(['8', '5']))
  })

  it('Snowy Pass: nor on watch, for attack or ability [SAW-041]', () => {
    const s = watchAt('snowyPass', {
      line: ['eagle'],
      shows: { ranger: [8, 2, 5] },
      arrange: (t) => {
        putDie(t, 'ranger', 1, 'location')
      },
    })
    expect(s.offers.filter((it) => it.startsWith('farSight'))).toEqual([
      'farSight 8',
      'farSight 5',
      'farSight exhausted',
    ])
    s.pick('attack eagle')
    expect(s.offers.filter((it) => it.startsWith('ranger'))).toEqual(['ranger 8', 'ranger 5'])
  })

  it('Crystal Cavern: each adventurer in turn may roll one die again [SAW-R28, SAW-R20]', () => {
    const s = duskAt('crystalCavern', { dice: [8, 2, 5, 1, 1, 4, 3, 3, 3, 6, 5, 4, 7, 2] })
    expect(s.ask).toMatchObject({ kind: 'rerollPick', seat: 0, who: 0 })
    expect(s.offers).toEqual(['ranger 8', 'ranger 2', 'ranger 5', 'no'])
    s.pick('ranger 2')
    expect(s.dice('ranger')).toEqual(['8', '7', '5'])
    expect(s.ask).toMatchObject({ kind: 'rerollPick', seat: 1, who: 1 })
    s.play('no', 'wizard 3')
    expect(s.dice('wizard')).toEqual(['2', '3', '3'])
    expect(s.ask).toMatchObject({ who: 3 })
    s.pick('no')
    expect(s.ask.kind).toBe('chooseRest')
  })
})

describe('locations that change the camp', () => {
  it.each([
    ['drownedMarsh', 1],
    ['oldCrossroads', 2],
    ['woodcuttersHut', 3],
  ])('%s: chopping wood gives %i [SAW-037, SAW-058]', (location, wood) => {
    expect(campAt(location).pick('3 chop').t.firewood).toBe(5 + wood)
  })

  it("Glacier's Edge: there are two spaces to chop wood [SAW-037, SAW-055]", () => {
    const s = campAt('glaciersEdge').play('3 chop', '3 chop')
    expect(s.offers).not.toContain('3 chop')
    expect(s.offers).toContain('3 equip')
    expect(campAt('oldCrossroads').play('3 chop', '3 chop').offers).toContain('3 chop')
  })

  it('Sunken Temple: nobody can heal, but the Cleric can mend [SAW-037]', () => {
    const wounded = { shows: { cleric: [6, 6, 6] }, exhausted: ['topple'] } as const
    expect(campAt('oldCrossroads', wounded).offers).toContain('6 heal')
    const s = campAt('sunkenTemple', wounded)
    expect(s.offers).not.toContain('6 heal')
    expect(s.offers).toContain('6 special')
  })

  it('Hidden Glade: healing takes any result of 4 or more [SAW-037]', () => {
    const dice = { shows: { cleric: [3, 4, 5] }, exhausted: ['topple'] } as const
    const glade = campAt('hiddenGlade', dice)
    expect(glade.offers.filter((it) => it.endsWith('heal'))).toEqual(['4 heal', '5 heal'])
    expect(campAt('oldCrossroads', dice).offers.filter((it) => it.endsWith('heal'))).toEqual([])
  })

  it('Plundered Village: nobody can scout; Moonlit Lake: three cards are seen [SAW-037, SAW-R22]', () => {
    expect(campAt('plunderedVillage').offers).not.toContain('3 scout')
    const s = campAt('moonlitLake', { deck: ['eagle', 'wyvern', 'shade', 'lich'] }).pick('3 scout')
    expect(s.told('looked')[0].cards.map((card) => s.t.box[card])).toEqual(['eagle', 'wyvern', 'shade'])
    // Card by card: top, bottom, top; then the order of those on top, the deepest first.
    expect(s.offers).toEqual(['top', 'bottom'])
    s.play('top', 'bottom', 'top')
    expect(s.offers).toEqual(['eagle', 'shade'])
    s.pick('eagle')
    expect(s.top('deck', 3)).toEqual(['shade', 'eagle', 'lich'])
    expect(s.pile('deck')[0]).toBe('wyvern')
  })

  it('Wayside Inn: the rest refreshes two cards [SAW-037, SAW-050]', () => {
    const tired = { exhausted: ['turnUndead', 'smite', 'innerLight'] } as const
    const s = table({ step: 'rest', location: 'waysideInn', ...tired }).pick('cleric')
    s.pick('refresh smite')
    expect(s.offers).toEqual(['refresh turnUndead', 'refresh innerLight'])
    s.pick('refresh innerLight')
    expect(s.exhausted).toEqual(['turnUndead'])
    const elsewhere = table({ step: 'rest', location: 'oldCrossroads', ...tired })
    elsewhere.play('cleric', 'refresh smite')
    expect(elsewhere.ask.kind).toBe('placeDie')
  })

  it('Healing Spring: after the rest one card of those on watch may be refreshed [SAW-R28]', () => {
    const s = table({
      step: 'rest',
      location: 'healingSpring',
      exhausted: ['topple', 'longShot', 'smite', 'turnUndead'],
    }).play('cleric', 'refresh smite')
    expect(s.ask).toMatchObject({ kind: 'springRefresh', seat: -1 })
    // Not of the Cleric, who rests.
    expect(s.offers).toEqual(['refresh longShot', 'refresh topple', 'no'])
    s.pick('refresh topple')
    expect(s.exhausted).toEqual(['longShot', 'turnUndead'])
    expect(s.ask.kind).toBe('placeDie')
  })

  it("Hermit's Cave: anybody's card may be swapped, by their own player [SAW-037, SAW-064]", () => {
    const s = campAt('hermitsCave').pick('3 equip')
    expect(s.ask).toMatchObject({ kind: 'equipWho', seat: 3, cause: 'equip' })
    expect(s.offers).toEqual(['ranger', 'warrior', 'wizard', 'cleric'])
    s.pick('warrior')
    expect(s.ask).toMatchObject({ kind: 'equipOut', seat: 1 })
    s.play('out topple', 'in grit')
    expect(s.t.adventurers[1].equipped.map((it) => it.ability)).toEqual(['battleCry', 'grit', 'hurledAxe'])
  })

  it('Rune Shrine: any two or three dice count as matching [SAW-037, SAW-068]', () => {
    const dice = { shows: { cleric: [1, 2, 6] } } as const
    const runes = (location: string): string[] =>
      campAt(location, dice).offers.filter((it) => /seal|vanquish|bolster/.test(it))
    expect(runes('oldCrossroads')).toEqual([])
    expect(runes('runeShrine')).toHaveLength(9)
    const s = campAt('runeShrine', { ...dice, horde: ['lich', 'eagle'] }).pick('1 vanquish')
    expect(s.offers).toEqual(['2 seal', '2 bolster', '6 seal', '6 bolster'])
    s.pick('2 seal')
    expect(s.offers).toContain('6 bolster')
  })
})

describe('locations that make creatures stronger', () => {
  it.each([
    ['whisperingWoods', ['eagle', 'caveBear', 'wyvern'], [6, 9, 6]],
    ['boneyard', ['boneLegion', 'vampire', 'eagle'], [6, 3, 4]],
    ['goblinWarrens', ['goblinRaiders', 'shade', 'wyvern'], [8, 11, 6]],
    ['burningFields', ['fellBeast', 'fireSerpent', 'wyvern', 'cinderDrake', 'shade'], [13, 7, 8, 9, 11]],
  ])('%s: %j have health %j [SAW-037, SAW-R46]', (location, line, healths) => {
    expect(watchAt(location, { line }).healths).toEqual(healths)
  })

  it('Shattered Gate: Unhallowed have 4 more health, in the final round [SAW-037, SAW-R46]', () => {
    const s = watchAt('shatteredGate', { round: 9, line: ['emberTyrant', 'eagle'] })
    expect(s.healths).toEqual([23, 4])
  })

  it('Brigand Road: humans do 1 more damage [SAW-037, SAW-R48]', () => {
    const s = watchAt('brigandRoad', { line: ['cutpurse', 'eagle'] })
    expect(s.view.line.map((foe) => foe.damage)).toEqual([2, 1])
    s.pick('end').play('exhaust topple', 'exhaust hurledAxe')
    expect(s.pile('horde')).toEqual(['cutpurse'])
  })
})

describe('locations that change light and reach', () => {
  it('Foggy Moor: one position less is lit, but one always; Throne of Ash: at least two [SAW-R35]', () => {
    const line = ['?eagle', '?caveBear', '?shade', '?wyvern']
    const lit = (location: string, firewood: number, round: number): number =>
      watchAt(location, { line, firewood, round }).t.line.filter((foe) => foe.faceup).length
    expect([3, 7, 12].map((firewood) => lit('foggyMoor', firewood, 1))).toEqual([1, 1, 2])
    expect([3, 7, 12].map((firewood) => lit('throneOfAsh', firewood, 9))).toEqual([2, 2, 3])
    expect([3, 7, 12].map((firewood) => lit('oldCrossroads', firewood, 1))).toEqual([1, 2, 3])
  })

  it.each([
    ['oldCrossroads', ['ranger', 'warrior', 'wizard'], ['ranger', 'wizard'], []],
    [
      'ruinedWatchtower',
      ['ranger', 'warrior', 'wizard'],
      ['ranger', 'warrior', 'wizard'],
      ['ranger', 'wizard'],
    ],
    ['thornwall', ['ranger', 'warrior', 'wizard'], [], []],
  ])(
    '%s: the three positions are reached by %j, %j and %j [SAW-124, SAW-125, SAW-R36]',
    (location, ...reach) => {
      for (const [at, who] of reach.entries()) {
        const line = ['fellBeast', 'fellBeast', 'mireHulk'].with(at, 'eagle')
        const s = watchAt(location, { line })
        if (who.length === 0) expect(s.offers).not.toContain('attack eagle')
        else expect(s.pick('attack eagle').offers).toEqual(who.map((it) => `${it} 3`))
      }
    },
  )
})

describe('locations that act at night', () => {
  it('Windswept Ridge: each first-position power costs 1 more firewood, after it [SAW-037]', () => {
    const s = watchAt('windsweptRidge', {
      line: ['?acolyte', '?wyvern'],
      firewood: 6,
      shows: { warrior: [7, 1, 1] },
    })
    // The Acolyte found no summon, but its power was due.
    expect(s.t.firewood).toBe(5)
    s.attack('acolyte', 'warrior 7')
    expect(s.t.firewood).toBe(1)
  })

  it('Windswept Ridge: nothing for a power that is used up, ignored or not there [SAW-037, SAW-R33]', () => {
    const beast = watchAt('windsweptRidge', {
      line: ['?fellBeast', '?shade'],
      deck: ['eagle'],
      firewood: 6,
      shows: { warrior: [4, 1, 1] },
    })
    expect(beast.t.firewood).toBe(5)
    beast.attack('eagle', 'warrior 4')
    expect(beast.line).toEqual(['fellBeast', '?shade'])
    expect(beast.t.firewood).toBe(5)
    const quiet = watchAt('windsweptRidge', {
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['smokeBomb', 'backstab', 'shadowWalk'] },
      line: ['eagle', 'wyvern'],
      firewood: 6,
      shows: { warrior: [4, 1, 1] },
    })
    quiet.pick('smokeBomb 3').attack('eagle', 'warrior 4')
    expect(quiet.t.firewood).toBe(6)
  })

  it('Haunted Mill: a card goes to the horde before the line is formed [SAW-R28, SAW-184]', () => {
    const s = table({
      step: 'line',
      location: 'hauntedMill',
      firewood: 3,
      deck: ['wyvern', 'eagle', 'shade', 'caveBear', 'lich'],
    })
    expect(s.pile('horde')).toEqual(['wyvern'])
    expect(s.t.seen[s.t.horde[0]]).toBe(false)
    expect(s.line).toEqual(['eagle', '?shade', '?caveBear', '?lich'])
  })

  it('Collapsed Mine: the last card is turned faceup as the line is formed; powers follow [SAW-R28, SAW-092]', () => {
    const s = table({
      step: 'line',
      location: 'collapsedMine',
      firewood: 5,
      deck: ['eagle', 'shade', 'caveBear', 'cinderDrake'],
    })
    expect(s.line).toEqual(['eagle', '?shade', '?caveBear', 'cinderDrake'])
    expect(s.told('revealed').map((it) => it.by)).toEqual(['location', 'fire'])
    expect(s.t.firewood).toBe(4)
  })

  it('Collapsed Mine: a summon at the end resolves at once [SAW-176]', () => {
    const s = table({
      step: 'line',
      location: 'collapsedMine',
      firewood: 5,
      deck: ['eagle', 'shade', 'caveBear', 'summon'],
      unhallowed: ['emberTyrant'],
    })
    expect(s.ask.kind).toBe('summonWho')
    s.play('ranger', 'exhaust longShot')
    expect(s.line).toEqual(['eagle', '?shade', '?caveBear', 'emberTyrant'])
  })

  it('Cursed Orchard: nothing can be tamed, and no tamed creature can be used [SAW-037]', () => {
    const wild = {
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      equipped: { beastMaster: ['tameBeast', 'callThePack', 'lure'] },
      line: ['eagle', 'wyvern'],
      graveyard: ['caveBear'],
      tamed: ['direWolf'],
    } satisfies Laid
    const taming = /^(?:tameBeast|callThePack)/
    expect(watchAt('oldCrossroads', wild).offers.filter((it) => taming.test(it))).toHaveLength(4)
    const s = watchAt('cursedOrchard', wild)
    expect(s.offers.filter((it) => taming.test(it))).toEqual([])
    expect(s.pick('attack eagle').offers).toEqual(['beastMaster 3', 'warrior 3', 'wizard 3'])
  })

  it('Echoing Canyon: an Unhallowed that a summon brings costs 2 firewood [SAW-037]', () => {
    const s = watchAt('echoingCanyon', { line: ['?summon'], unhallowed: ['lich'] })
    s.play('ranger', 'exhaust longShot')
    expect(s.line).toEqual(['lich'])
    expect(s.t.firewood).toBe(3)
    // One that comes any other way does not.
    expect(watchAt('echoingCanyon', { line: ['?lich'] }).t.firewood).toBe(5)
  })

  it('Forbidden Tower: a card thrown on the fire gives 3, chosen or forced [SAW-042, SAW-R12, SAW-115]', () => {
    const s = watchAt('forbiddenTower', {
      round: 9,
      line: ['eagle', 'wyvern'],
      shows: { warrior: [4, 1, 1] },
    })
    s.pick('feed topple')
    expect(s.t.firewood).toBe(8)
    const out = watchAt('forbiddenTower', { round: 9, line: ['?wyvern'], firewood: 2 })
    expect(out.t.firewood).toBe(0)
    out.pick('exhaust topple')
    expect(out.t.firewood).toBe(3)
  })

  it('applies while its card is current, also as the line takes its toll [SAW-037, SAW-R72]', () => {
    const s = atDawn({ location: 'windsweptRidge', line: ['eagle', '?wyvern'], firewood: 6 })
    s.pick('exhaust topple')
    expect(s.t.firewood).toBe(2)
  })
})
