import { describe, expect, it } from 'vitest'
import { unhallowed } from '../content/unhallowed.ts'
import { onWatch } from './table.ts'
import { ledgerRows } from './ledger-rows.ts'

describe('the Unhallowed', () => {
  it.each(ledgerRows(/^U\d\d$/))(
    '%s %s: %s, health %s, damage %s, one copy, of the type Unhallowed [SAW-020, SAW-096]',
    (id, name, edition, health, damage) => {
      const it = unhallowed[Number(id.slice(1)) - 1]
      expect([it.name, it.edition, `${it.health}`, `${it.damage}`]).toEqual([name, edition, health, damage])
      expect([it.copies, it.type]).toEqual([1, 'unhallowed'])
    },
  )

  it('are nine, and four more in the deluxe edition [SAW-019, SAW-R77]', () => {
    expect(unhallowed.map((it) => it.edition).filter((it) => it === 'base')).toHaveLength(9)
    expect(unhallowed).toHaveLength(13)
    expect(ledgerRows(/^U\d\d$/)).toHaveLength(13)
  })
})

describe('the Lich', () => {
  it('shields every card behind it from abilities, but not itself [SAW-114, SAW-R54]', () => {
    const s = onWatch({ line: ['eagle', 'lich', 'caveBear', '?shade'], firewood: 5 })
    expect(s.offers.filter((it) => it.startsWith('longShot'))).toEqual([])
    s.pick('hurledAxe 3')
    expect(s.offers).toEqual(['eagle', 'lich'])
  })

  it('does not shield them from direct attacks [SAW-114]', () => {
    const s = onWatch({ line: ['lich', 'eagle', 'shade'], firewood: 5, shows: { ranger: [4, 1, 1] } })
    expect(s.offers).toContain('attack eagle')
    s.attack('eagle', 'ranger 4')
    expect(s.line).toEqual(['lich', 'shade'])
  })

  it('shields nothing while it lies facedown or its text is ignored [SAW-R54, SAW-103, SAW-R47]', () => {
    const hidden = onWatch({ line: ['eagle', '?lich', 'caveBear'], firewood: 5 }).pick('hurledAxe 3')
    expect(hidden.offers).toEqual(['eagle', 'caveBear'])
    const s = onWatch({
      line: ['lich', 'caveBear'],
      party: ['rogue', 'warrior', 'wizard', 'cleric'],
      equipped: { rogue: ['smokeBomb', 'shadowWalk', 'sleightOfHand'] },
      firewood: 5,
    })
    s.pick('smokeBomb 3').pick('hurledAxe 3')
    expect(s.offers).toEqual(['lich', 'caveBear'])
  })
})

describe('Unhallowed riders', () => {
  it('the Dread Drakerider mounts a dragon, and nothing else [SAW-174, SAW-172]', () => {
    const s = onWatch({ line: ['eagle', 'dreadDrakerider', '?wyvern'], firewood: 12 })
    expect(s.line).toEqual(['eagle', 'dreadDrakerider on wyvern'])
    expect(s.healths).toEqual([4, 23])
  })

  it('the Horned Huntmaster mounts a forest creature, and nothing else [SAW-170, SAW-172]', () => {
    const s = onWatch({ line: ['wyvern', 'hornedHuntmaster', '?caveBear'], firewood: 12 })
    expect(s.line).toEqual(['wyvern', 'hornedHuntmaster on caveBear'])
    expect(s.healths).toEqual([6, 24])
  })
})

describe('the Bone Sovereign', () => {
  it('calls the topmost undead of the graveyard, faceup, directly behind it [SAW-093, SAW-R34]', () => {
    const s = onWatch({
      line: ['?boneSovereign', '?shade'],
      graveyard: ['zombieHorde', 'boneLegion', 'wyvern'],
      firewood: 5,
    })
    expect(s.line).toEqual(['boneSovereign', 'boneLegion', '?shade'])
    expect(s.pile('graveyard')).toEqual(['zombieHorde', 'wyvern'])
  })

  it('and what it calls has its own reveal power [SAW-093]', () => {
    const s = onWatch({
      line: ['?boneSovereign'],
      graveyard: ['vampire'],
      firewood: 5,
      shows: { ranger: [8, 1, 1] },
    })
    expect(s.stolenBy(1)).toEqual(['ranger 8'])
  })

  it('calls nobody where no undead lies [SAW-093]', () => {
    const s = onWatch({ line: ['?boneSovereign'], graveyard: ['wyvern', 'lich'], firewood: 5 })
    expect(s.line).toEqual(['boneSovereign'])
  })
})

describe('the Ember Tyrant', () => {
  it('lowers firewood by 4 in first position alone [SAW-101]', () => {
    const s = onWatch({ line: ['eagle', '?emberTyrant'], firewood: 9, shows: { warrior: [4, 1, 1] } })
    expect(s.t.firewood).toBe(9)
    s.attack('eagle', 'warrior 4')
    expect(s.t.firewood).toBe(5)
  })
})

describe('the Blood Countess', () => {
  it('steals the highest unspent die, twice [SAW-158, SAW-R60]', () => {
    const s = onWatch({
      line: ['eagle', '?bloodCountess'],
      firewood: 7,
      shows: { ranger: [8, 1, 6], warrior: [7, 7, 1] },
    })
    // Two sevens of the Warrior are alike: nothing to choose.
    expect(s.stolenBy(1)).toEqual(['ranger 8', 'warrior 7'])
    expect(s.healths).toEqual([4, 18])
  })
})

describe('the Mind Devourer', () => {
  it('stuns three times [SAW-161]', () => {
    const s = onWatch({ line: ['?mindDevourer'], firewood: 5 })
    s.play('ranger 3 on longShot', 'warrior 3 on topple', 'wizard 3 on arcBolt')
    expect(s.ask.kind).toBe('watchAction')
    expect(s.told('stunned')).toHaveLength(3)
  })
})

/** The line as so much firewood shows it. */
function lit(firewood: number, ...line: string[]): string[] {
  return onWatch({ line, firewood }).line
}

describe('the Gloom Titan', () => {
  it('darkens one position while it stands faceup, anywhere, and never the last [SAW-R35, SAW-100]', () => {
    expect(lit(12, 'eagle', '?caveBear', '?shade', 'gloomTitan')).toEqual([
      'eagle',
      'caveBear',
      '?shade',
      'gloomTitan',
    ])
    expect(lit(3, '?eagle', 'gloomTitan')).toEqual(['eagle', 'gloomTitan'])
    expect(lit(7, 'eagle', '?caveBear', '?gloomTitan')).toEqual(['eagle', 'caveBear', '?gloomTitan'])
  })
})

describe('the Many-Headed Wyrm', () => {
  it('has 2 more health for each other faceup creature of any type [SAW-100, SAW-R46]', () => {
    const s = onWatch({
      line: ['eagle', 'manyHeadedWyrm', 'lich', '?shade'],
      firewood: 5,
      shows: { warrior: [4, 1, 1] },
    })
    expect(s.healths).toEqual([4, 21, 14, null])
    s.attack('eagle', 'warrior 4')
    expect(s.healths).toEqual([19, 14, null])
  })
})

describe('the Plague Bishop', () => {
  it('demands one card of the group, chosen among all on watch [SAW-186, SAW-189]', () => {
    const s = onWatch({ line: ['?plagueBishop'], firewood: 5, exhausted: ['topple'] })
    expect(s.ask).toMatchObject({ kind: 'exhaustCard', cause: 'power' })
    expect(s.offers).toEqual(
      [
        'longShot',
        'farSight',
        'elfSenses',
        'battleCry',
        'hurledAxe',
        'polymorph',
        'arcBolt',
        'chainSpark',
      ].map((it) => `exhaust ${it}`),
    )
    s.pick('exhaust farSight')
    expect(s.exhausted).toEqual(['farSight', 'topple'])
    expect(s.ask.kind).toBe('watchAction')
  })
})

describe('the Hollow King', () => {
  it('puts a card of the deck on the horde in first position alone [SAW-101, SAW-184]', () => {
    const s = onWatch({
      line: ['eagle', '?hollowKing'],
      deck: ['wyvern'],
      firewood: 7,
      shows: { warrior: [4, 1, 1] },
    })
    expect(s.t.horde).toEqual([])
    s.attack('eagle', 'warrior 4')
    expect(s.pile('horde')).toEqual(['wyvern'])
  })
})

describe('the Whispering Idol', () => {
  it('cannot be picked by abilities, and effects on all skip it [SAW-R53]', () => {
    const s = onWatch({
      line: ['whisperingIdol', 'caveBear'],
      firewood: 5,
      equipped: { ranger: ['arrowStorm', 'farSight', 'elfSenses'] },
    })
    s.pick('arrowStorm 3')
    expect(s.healths).toEqual([16, 5])
    expect(s.offers.filter((it) => it.startsWith('topple'))).toEqual([])
  })
})

describe('the Frost Revenant', () => {
  it("lowers everybody's highest unspent die by 2, not below 1, in first position [SAW-101, SAW-R10]", () => {
    const s = onWatch({
      line: ['eagle', '?frostRevenant'],
      firewood: 7,
      shows: { ranger: [8, 8, 3], warrior: [4, 2, 1], wizard: [5, 6, 4], cleric: [6, 6, 6] },
    })
    expect(s.dice('ranger')).toEqual(['8', '8', '3'])
    s.attack('eagle', 'warrior 4')
    expect(s.dice('ranger')).toEqual(['6', '8', '3'])
    // The 4 is spent: the 2 is the highest left.
    expect(s.dice('warrior')).toEqual(['4 attack', '1', '1'])
    expect(s.dice('wizard')).toEqual(['5', '4', '4'])
    expect(s.dice('cleric')).toEqual(['6', '6', '6'])
  })
})
