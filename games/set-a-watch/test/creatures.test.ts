import { describe, expect, it } from 'vitest'
import { typeNames } from '../content/creature-types.ts'
import { creatures } from '../content/creatures.ts'
import { onWatch, putDie } from './table.ts'
import { ledgerRows } from './ledger-rows.ts'

describe('the creature cards', () => {
  it.each(ledgerRows(/^C\d\d$/))(
    '%s %s: %s copies, %s, health %s, damage %s, as the ledger says [SAW-096, SAW-098]',
    (id, name, copies, type, health, damage) => {
      const it = creatures[Number(id.slice(1)) - 1]
      expect([it.name, `${it.copies}`, typeNames[it.type], `${it.health}`, `${it.damage}`]).toEqual([
        name,
        copies,
        type,
        health,
        damage,
      ])
    },
  )

  it('are 38: nineteen kinds, two of each [SAW-022, SAW-023]', () => {
    expect(ledgerRows(/^C\d\d$/)).toHaveLength(creatures.length)
    expect(creatures.reduce((sum, it) => sum + it.copies, 0)).toBe(38)
  })
})

describe('creatures without a power', () => {
  it.each([
    ['eagle', 4],
    ['caveBear', 7],
  ])('%s does nothing when it is revealed first, and falls to %i [SAW-104]', (kind, health) => {
    const s = onWatch({
      line: [`?${kind}`, '?shade'],
      firewood: 5,
      shows: { warrior: [8, 1, 1] },
      graveyard: ['summon'],
    })
    expect(s.told('power')).toEqual([])
    expect(s.healths).toEqual([health, null])
    s.attack(kind, 'warrior 8')
    expect(s.pile('graveyard')).toEqual(['summon', kind])
    expect(s.told('power')).toEqual([])
  })
})

describe('the Acolyte', () => {
  it('puts the top card of the deck unseen on the horde, then shuffles a summon back [SAW-106, SAW-184, SAW-099]', () => {
    const s = onWatch({
      line: ['?acolyte'],
      deck: ['eagle', 'caveBear'],
      graveyard: ['summon', 'wyvern'],
      horde: ['lich'],
      firewood: 5,
    })
    expect(s.pile('horde')).toEqual(['lich', 'eagle'])
    expect(s.told('toHorde')).toEqual([{ type: 'toHorde', card: null }])
    expect(s.t.seen[s.t.horde[1]]).toBe(false)
    expect(s.pile('graveyard')).toEqual(['wyvern'])
    expect(s.pile('deck').filter((kind) => kind === 'summon')).toHaveLength(1)
    expect(s.told('power').map((it) => it.when)).toEqual(['reveal', 'first'])
  })

  it('leaves the graveyard alone while another stands before it, and acts when it moves up [SAW-106, SAW-101]', () => {
    const s = onWatch({
      line: ['eagle', '?acolyte'],
      graveyard: ['summon'],
      firewood: 7,
      shows: { warrior: [4, 1, 1] },
    })
    expect(s.t.horde).toHaveLength(1)
    expect(s.pile('graveyard')).toEqual(['summon'])
    s.attack('eagle', 'warrior 4')
    expect(s.pile('graveyard')).toEqual(['eagle'])
    expect(s.pile('deck')).toContain('summon')
    expect(s.t.horde).toHaveLength(1)
  })

  it('finds nothing without a summon in the graveyard [SAW-106]', () => {
    const s = onWatch({ line: ['?acolyte'], graveyard: ['eagle'], firewood: 5 })
    expect(s.told('summonShuffledIn')).toEqual([])
    expect(s.pile('graveyard')).toEqual(['eagle'])
  })

  it.each(['summonOfAsh', 'summonOfBone', 'summonOfChains', 'summonOfHunger', 'summonOfEchoes'])(
    'finds %s too [SAW-106, SAW-R78]',
    (kind) => {
      const s = onWatch({
        setup: { summons: 'variant' },
        line: ['?acolyte'],
        graveyard: [kind, 'eagle'],
        firewood: 5,
      })
      expect(s.pile('graveyard')).toEqual(['eagle'])
      expect(s.pile('deck')).toContain(kind)
    },
  )
})

describe('the Dire Wolf', () => {
  it('has 2 more health for each other faceup forest creature, at once [SAW-100, SAW-R46]', () => {
    const s = onWatch({
      line: ['eagle', 'direWolf', 'direWolf', 'caveBear', 'wyvern', '?eagle'],
      firewood: 5,
      shows: { warrior: [4, 1, 1] },
    })
    expect(s.healths).toEqual([4, 10, 10, 7, 6, null])
    s.attack('eagle', 'warrior 4')
    expect(s.healths).toEqual([8, 8, 7, 6, null])
  })
})

describe('the Goblin Raiders', () => {
  it('mount a forest creature behind them as soon as it stands faceup [SAW-170, SAW-171, SAW-172, SAW-R46]', () => {
    const s = onWatch({ line: ['?goblinRaiders', '?caveBear', '?eagle'], firewood: 7 })
    expect(s.line).toEqual(['goblinRaiders on caveBear', 'eagle'])
    expect(s.healths).toEqual([12, 4])
    expect(s.told('mounted')).toHaveLength(1)
  })

  it('mount one before them, and stand where it stood [SAW-170, SAW-R64]', () => {
    const s = onWatch({ line: ['wyvern', 'eagle', '?goblinRaiders', '?shade'], firewood: 12 })
    expect(s.line).toEqual(['wyvern', 'goblinRaiders on eagle', 'shade'])
  })

  it('mount nothing that is no forest creature, lies facedown or stands further away [SAW-170]', () => {
    const s = onWatch({ line: ['goblinRaiders', 'wyvern', 'eagle', '?caveBear'], firewood: 5 })
    expect(s.line).toEqual(['goblinRaiders', 'wyvern', 'eagle', '?caveBear'])
  })
})

describe('the Fell Beast', () => {
  it('draws a card in front of itself, facedown until the fire shows it, once a watch [SAW-105, SAW-R34]', () => {
    const s = onWatch({
      line: ['?fellBeast', '?eagle'],
      deck: ['caveBear', 'wyvern'],
      firewood: 5,
      shows: { warrior: [8, 1, 1] },
    })
    expect(s.line).toEqual(['caveBear', 'fellBeast', '?eagle'])
    expect(s.told('revealed').map((it) => it.by)).toEqual(['fire', 'fire'])
    s.attack('caveBear', 'warrior 8')
    expect(s.line).toEqual(['fellBeast', '?eagle'])
    expect(s.told('cameFromDeck')).toHaveLength(1)
  })

  it('does nothing in second position [SAW-105, SAW-101]', () => {
    const s = onWatch({ line: ['eagle', '?fellBeast'], firewood: 7 })
    expect(s.line).toEqual(['eagle', 'fellBeast'])
  })
})

describe('the Wyvern', () => {
  it('lowers firewood by 3 in first position, and nowhere else [SAW-112, SAW-101]', () => {
    const s = onWatch({ line: ['eagle', '?wyvern', '?shade'], firewood: 8, shows: { warrior: [4, 1, 1] } })
    expect(s.t.firewood).toBe(8)
    s.attack('eagle', 'warrior 4')
    expect(s.t.firewood).toBe(5)
    expect(s.line).toEqual(['wyvern', '?shade'])
  })
})

describe('the Cinder Drake', () => {
  it('lowers firewood by 1 when it is revealed, wherever it stands, and once only [SAW-092, SAW-088]', () => {
    const s = onWatch({ line: ['eagle', '?cinderDrake'], firewood: 8, shows: { warrior: [4, 1, 1] } })
    expect(s.t.firewood).toBe(7)
    s.attack('eagle', 'warrior 4')
    expect(s.t.firewood).toBe(7)
  })
})

describe('the Forest Giant', () => {
  it('turns up the next card and adds its base health alone: 15, then 14, then 7 [SAW-107, SAW-108, SAW-109]', () => {
    const s = onWatch({
      line: ['?forestGiant', '?zombieHorde', '?acolyte'],
      graveyard: ['fellBeast'],
      firewood: 5,
      party: ['wizard', 'beastMaster', 'rogue', 'cleric'],
    })
    expect(s.told('revealed').map((it) => it.by)).toEqual(['fire', 'creature'])
    expect(s.line).toEqual(['forestGiant', 'zombieHorde', '?acolyte'])
    expect(s.healths).toEqual([15, 19, null])
    s.play('setSnares 3', 'zombieHorde')
    expect(s.line).toEqual(['forestGiant', 'acolyte'])
    expect(s.healths).toEqual([14, 7])
    s.play('setSnares exhausted', 'acolyte')
    expect(s.healths).toEqual([7])
  })

  it('turns up a summon too, and adds the health of what came instead [SAW-107, SAW-176, SAW-178]', () => {
    const s = onWatch({ line: ['?forestGiant', '?summon'], unhallowed: ['lich'], firewood: 5 })
    expect(s.ask.kind).toBe('summonWho')
    s.play('ranger', 'exhaust longShot')
    expect(s.line).toEqual(['forestGiant', 'lich'])
    expect(s.healths).toEqual([21, 14])
  })
})

describe('the Vampire', () => {
  it('steals the highest unspent die and has its value as health [SAW-111, SAW-158, SAW-R60]', () => {
    const s = onWatch({ line: ['?vampire'], shows: { ranger: [2, 7, 1], cleric: [6, 6, 6] } })
    expect(s.stolenBy(0)).toEqual(['ranger 7'])
    expect(s.healths).toEqual([7])
    expect(s.dice('ranger')).toEqual(['2', '7 creature', '1'])
  })

  it('has health 1 without a die [SAW-R60]', () => {
    const s = onWatch({
      line: ['?vampire'],
      arrange: (t) => {
        for (let die = 0; die < 9; die++) t.lies[die] = 'spent'
      },
    })
    expect(s.told('stolen')).toEqual([])
    expect(s.healths).toEqual([1])
  })
})

describe('the Zombie Horde', () => {
  it('adds the base health of the top card of the graveyard, whatever lies there [SAW-110, SAW-182, SAW-098]', () => {
    const graves: [string[], number][] = [
      [[], 8],
      [['caveBear', 'fellBeast'], 19],
      [['fellBeast', 'summon'], 8],
      [['lich'], 22],
      [['shade'], 8],
    ]
    for (const [graveyard, health] of graves)
      expect(onWatch({ line: ['zombieHorde'], graveyard, firewood: 5 }).healths).toEqual([health])
  })

  it('changes as soon as something falls [SAW-110, SAW-100]', () => {
    const s = onWatch({ line: ['eagle', 'zombieHorde'], firewood: 5, shows: { warrior: [4, 1, 1] } })
    expect(s.healths).toEqual([4, 8])
    s.attack('eagle', 'warrior 4')
    expect(s.healths).toEqual([12])
  })
})

describe('the Bone Legion', () => {
  it('comes back facedown to the end of the line, once a watch for each card [SAW-102, SAW-R34, SAW-R38]', () => {
    const s = onWatch({
      line: ['boneLegion', 'boneLegion', 'eagle'],
      firewood: 5,
      shows: { warrior: [4, 4, 4], ranger: [8, 8, 4] },
    })
    s.pick('attack boneLegion', 0).play('warrior 4', 'strike')
    expect(s.line).toEqual(['boneLegion', 'eagle', '?boneLegion'])
    s.attack('boneLegion', 'warrior 4')
    expect(s.line).toEqual(['eagle', '?boneLegion', '?boneLegion'])
    s.attack('eagle', 'warrior 4').attack('boneLegion', 'ranger 8').attack('boneLegion', 'ranger 8')
    expect(s.told('cameFromGrave')).toHaveLength(2)
    expect(s.t.round).toBe(2)
  })

  it('keeps the watch going when it was the last [SAW-R38, SAW-190]', () => {
    const s = onWatch({ line: ['boneLegion'], firewood: 5, shows: { warrior: [4, 4, 4] } })
    s.attack('boneLegion', 'warrior 4')
    expect(s.line).toEqual(['boneLegion'])
    expect(s.ask.kind).toBe('watchAction')
  })
})

describe('the elementals of light and dark', () => {
  it('the Fire Serpent has the firewood as health, the Shade what is missing to 16 [SAW-113, SAW-100]', () => {
    const s = onWatch({ line: ['fireSerpent', 'shade'], firewood: 5 })
    expect(s.healths).toEqual([5, 11])
    s.pick('feed longShot')
    expect(s.healths).toEqual([7, 9])
  })
})

describe('the Cutpurse', () => {
  it('steals the lowest unspent die and keeps its own health [SAW-158, SAW-R60]', () => {
    const s = onWatch({ line: ['?cutpurse'], shows: { wizard: [2, 5, 4] } })
    expect(s.stolenBy(0)).toEqual(['wizard 2'])
    expect(s.healths).toEqual([6])
  })
})

describe('the Iron Golem', () => {
  it('cannot be picked by any ability, but can be attacked [SAW-R53]', () => {
    const s = onWatch({ line: ['ironGolem'], firewood: 5, shows: { warrior: [8, 1, 1] } })
    expect(s.offers).toEqual([
      'attack ironGolem',
      'farSight 3',
      'farSight exhausted',
      'elfSenses 3',
      'elfSenses exhausted',
      'battleCry 8',
      'battleCry 1',
      'battleCry exhausted',
      ...['longShot', 'farSight', 'elfSenses', 'battleCry', 'topple', 'hurledAxe'].map((it) => `feed ${it}`),
      ...['polymorph', 'arcBolt', 'chainSpark'].map((it) => `feed ${it}`),
      'end',
    ])
    s.attack('ironGolem', 'warrior 8')
    expect(s.t.round).toBe(2)
  })
})

describe('the Pixie Swarm', () => {
  it('wastes two dice of the group on abilities [SAW-161, SAW-162]', () => {
    const s = onWatch({ line: ['?pixieSwarm'], firewood: 5 })
    expect(s.offers).toEqual([
      ...['longShot', 'farSight', 'elfSenses'].map((it) => `ranger 3 on ${it}`),
      ...['battleCry', 'topple', 'hurledAxe'].map((it) => `warrior 3 on ${it}`),
      ...['polymorph', 'arcBolt', 'chainSpark'].map((it) => `wizard 3 on ${it}`),
    ])
    s.pick('ranger 3 on farSight')
    expect(s.offers).not.toContain('ranger 3 on farSight')
    s.pick('ranger 3 on elfSenses')
    expect(s.ask.kind).toBe('watchAction')
    expect(s.dice('ranger')).toEqual(['3 ability', '3 ability', '3'])
    expect(s.t.tonight.range).toBe(0)
  })
})

describe('the Grave Caller', () => {
  it('calls the topmost creature of the graveyard, faceup, directly behind it [SAW-093, SAW-R34]', () => {
    const s = onWatch({
      line: ['?graveCaller', '?shade'],
      graveyard: ['caveBear', 'cinderDrake', 'lich', 'summon'],
      firewood: 6,
    })
    expect(s.line).toEqual(['graveCaller', 'cinderDrake', '?shade'])
    expect(s.pile('graveyard')).toEqual(['caveBear', 'lich', 'summon'])
    // The drake's own reveal power followed.
    expect(s.t.firewood).toBe(5)
  })

  it('calls nobody from a graveyard with summons and Unhallowed alone [SAW-020]', () => {
    const s = onWatch({ line: ['?graveCaller'], graveyard: ['lich', 'summon'], firewood: 6 })
    expect(s.line).toEqual(['graveCaller'])
  })
})

describe('the Mire Hulk', () => {
  it('is not touched by dice showing 1 or 2 [SAW-122]', () => {
    const s = onWatch({
      line: ['mireHulk'],
      firewood: 5,
      shows: { ranger: [1, 2, 3], warrior: [2, 2, 4], wizard: [1, 1, 1] },
    })
    // 3 and 4 make 7: with every die it would have been enough.
    expect(s.offers).not.toContain('attack mireHulk')
    const strong = onWatch({
      line: ['mireHulk'],
      firewood: 5,
      shows: { ranger: [1, 2, 3], warrior: [2, 5, 4], wizard: [1, 1, 1] },
    })
    strong.pick('attack mireHulk')
    expect(strong.offers).toEqual(['ranger 3', 'warrior 5', 'warrior 4'])
  })
})

describe('what lies on a creature', () => {
  it('stolen dice go back to their owners as spent when it falls [SAW-159]', () => {
    const s = onWatch({
      line: ['cutpurse'],
      shows: { warrior: [8, 1, 1] },
      arrange: (t) => {
        putDie(t, 'ranger', 0, 'creature', 0)
      },
    })
    s.attack('cutpurse', 'warrior 8')
    expect(s.told('returned')).toHaveLength(1)
  })
})
