import { describe, expect, it } from 'vitest'
import { onWatch, putDie, type Laid, type Night } from './table.ts'

function rogue(laid: Laid): Night {
  return onWatch({ firewood: 5, party: ['rogue', 'warrior', 'wizard', 'cleric'], ...laid })
}

describe('Backstab', () => {
  it('turns the last two faceup, then one within the total of all three dice may fall [SAW-152, SAW-153]', () => {
    const s = rogue({
      line: ['eagle', 'wyvern', '?caveBear', '?direWolf'],
      shows: { rogue: [4, 3, 1] },
    })
    s.pick('backstab 4')
    // 4 + 3 + 1 = 8, the spent die included; the wolf has 4 and 2 for each of the Eagle and the Bear.
    expect(s.line).toEqual(['eagle', 'wyvern', 'caveBear', 'direWolf'])
    expect(s.ask).toMatchObject({ kind: 'abilityMay', ability: 'backstab' })
    expect(s.offers).toEqual(['caveBear', 'direWolf', 'no'])
    s.pick('direWolf')
    expect(s.pile('graveyard')).toEqual(['direWolf'])
  })

  it('offers none whose health is above the total, and need not defeat any [SAW-152, SAW-R55]', () => {
    const s = rogue({ line: ['eagle', '?caveBear', '?direWolf'], shows: { rogue: [4, 2, 1] } })
    s.pick('backstab 4')
    expect(s.offers).toEqual(['caveBear', 'no'])
    s.pick('no')
    expect(s.line).toEqual(['eagle', 'caveBear', 'direWolf'])
  })

  it('a Vampire it defeats steals nothing, an Acolyte it leaves acts afterwards [SAW-139, SAW-140, SAW-141]', () => {
    const s = rogue({
      line: ['eagle', '?acolyte', '?vampire'],
      shows: { rogue: [4, 3, 1] },
      deck: ['shade'],
      graveyard: ['summon'],
    })
    s.pick('backstab 4')
    expect(s.t.horde).toEqual([])
    s.pick('vampire')
    expect(s.told('stolen')).toEqual([])
    expect(s.pile('horde')).toEqual(['shade'])
    // It is not first: the summon stays where it is.
    expect(s.pile('graveyard')).toEqual(['summon', 'vampire'])
  })

  it('counts dice that are stolen or lie on a location [SAW-153, SAW-R09]', () => {
    const s = rogue({
      line: ['cutpurse', '?fellBeast'],
      shows: { rogue: [6, 4, 1] },
      arrange: (t) => {
        putDie(t, 'rogue', 1, 'creature', 0)
        putDie(t, 'rogue', 2, 'location')
      },
    })
    s.pick('backstab 6')
    expect(s.offers).toEqual(['cutpurse', 'fellBeast', 'no'])
  })

  it('takes the only card of a line of one, and faceup cards too [SAW-R55]', () => {
    const s = rogue({ line: ['eagle'], shows: { rogue: [2, 1, 1] } }).pick('backstab 2')
    expect(s.offers).toEqual(['eagle', 'no'])
    const strong = rogue({ line: ['wyvern', 'lich'], shows: { rogue: [2, 1, 1] } })
    expect(strong.offers.filter((it) => it.startsWith('backstab'))).toEqual([])
  })
})

describe('Stay Dead', () => {
  const equipped = { rogue: ['stayDead', 'smokeBomb', 'backstab'] } as const

  it('may remove what the Rogue defeats, alone or with others [SAW-154, SAW-R57]', () => {
    const s = rogue({ line: ['caveBear', 'eagle'], equipped, shows: { warrior: [4, 4, 4] } })
    s.attack('caveBear', 'rogue 3', 'warrior 4')
    expect(s.ask).toMatchObject({ kind: 'stayDead', seat: 0 })
    expect(s.offers).toEqual(['remove', 'no'])
    s.pick('remove')
    expect(s.pile('removed')).toEqual(['caveBear'])
    expect(s.t.graveyard).toEqual([])
    s.attack('eagle', 'warrior 4')
    expect(s.t.round).toBe(2)
  })

  it('says nothing of what others defeat, and buries what is declined [SAW-154, SAW-129]', () => {
    const s = rogue({ line: ['eagle', 'wyvern', 'shade'], equipped, shows: { warrior: [4, 1, 1] } })
    s.attack('eagle', 'warrior 4')
    expect(s.ask.kind).toBe('watchAction')
    s.attack('wyvern', 'rogue 3', 'rogue 3').pick('no')
    expect(s.pile('graveyard')).toEqual(['eagle', 'wyvern'])
  })

  it('applies to an ability of the Rogue, and keeps a Bone Legion from coming back [SAW-154, SAW-R57]', () => {
    const s = rogue({ line: ['shade', '?boneLegion'], equipped, shows: { rogue: [2, 1, 1] } })
    s.play('backstab 2', 'boneLegion', 'remove')
    expect(s.line).toEqual(['shade'])
    expect(s.pile('removed')).toEqual(['boneLegion'])
    expect(s.told('cameFromGrave')).toEqual([])
  })

  it('removes both cards of a rider, and stolen dice go back [SAW-R57, SAW-R65, SAW-159]', () => {
    const s = rogue({
      line: ['goblinRaiders', '?eagle', '?shade'],
      firewood: 7,
      equipped,
      shows: { rogue: [6, 4, 1], ranger: [1, 1, 1] },
      arrange: (t) => {
        putDie(t, 'wizard', 0, 'creature', 0)
      },
    })
    s.attack('goblinRaiders on eagle', 'rogue 6', 'rogue 4').pick('remove')
    expect(s.pile('removed')).toEqual(['eagle', 'goblinRaiders'])
    expect(s.dice('wizard')).toEqual(['3 spent', '3', '3'])
  })
})

describe('Smoke Bomb', () => {
  const equipped = { rogue: ['smokeBomb', 'shadowWalk', 'sleightOfHand'] } as const

  it('ignores the text of a faceup creature that has one [SAW-155, SAW-R47, SAW-R49]', () => {
    const s = rogue({ line: ['eagle', 'direWolf', 'wyvern', '?shade'], equipped })
    s.pick('smokeBomb 3')
    expect(s.offers).toEqual(['direWolf', 'wyvern'])
    s.pick('direWolf')
    expect(s.healths).toEqual([4, 4, 6, null])
  })

  it.each(['fireSerpent', 'shade'])('a %s so treated is defeated at once [SAW-155, SAW-113]', (kind) => {
    const s = rogue({ line: ['eagle', kind], equipped }).pick('smokeBomb 3')
    expect(s.pile('graveyard')).toEqual([kind])
    // It is the Rogue who did it.
    expect(s.told('defeated')[0].by).toEqual([0])
  })

  it('keeps type, base health, damage and the dice that lie there [SAW-R47]', () => {
    const s = rogue({
      line: ['vampire'],
      equipped,
      arrange: (t) => {
        putDie(t, 'warrior', 0, 'creature', 0)
      },
    })
    expect(s.healths).toEqual([3])
    s.pick('smokeBomb 3')
    expect(s.healths).toEqual([1])
    expect(s.stolenBy(0)).toEqual(['warrior 3'])
    expect(s.view.line[0].damage).toBe(1)
  })

  it('stops a first-position power, and lasts for the round [SAW-R47]', () => {
    const s = rogue({ line: ['eagle', 'wyvern'], equipped, shows: { warrior: [4, 1, 1] } })
    s.pick('smokeBomb 3').attack('eagle', 'warrior 4')
    expect(s.line).toEqual(['wyvern'])
    expect(s.t.firewood).toBe(5)
  })
})

describe('Sleight of Hand', () => {
  const equipped = { rogue: ['sleightOfHand', 'shadowWalk', 'smokeBomb'] } as const

  it('recovers a spent or stolen die of another who takes part, with its value [SAW-160]', () => {
    const s = rogue({
      line: ['cutpurse', 'eagle'],
      equipped,
      shows: { rogue: [1, 1, 1], warrior: [8, 7, 6], wizard: [5, 4, 2] },
      arrange: (t) => {
        putDie(t, 'rogue', 2, 'attack')
        putDie(t, 'warrior', 0, 'attack')
        putDie(t, 'warrior', 1, 'spent')
        putDie(t, 'warrior', 2, 'creature', 0)
        putDie(t, 'wizard', 0, 'ability', 0)
        putDie(t, 'cleric', 0, 'chop')
      },
    })
    s.pick('sleightOfHand 1')
    // Neither an own die, nor an unspent one, nor one of who rests.
    expect(s.offers).toEqual(['warrior 8', 'warrior 7', 'warrior 6', 'wizard 5'])
    s.pick('warrior 6')
    expect(s.dice('warrior')).toEqual(['8 attack', '7 spent', '6'])
  })

  it('a recovered die does not free the ability it lay on [SAW-R50]', () => {
    const s = rogue({ line: ['caveBear', '?eagle'], equipped, shows: { wizard: [2, 2, 2] } })
    s.pick('chainSpark 2').pick('sleightOfHand 3')
    expect(s.dice('wizard')).toEqual(['2', '2', '2'])
    expect(s.offers.filter((it) => it.startsWith('chainSpark'))).toEqual(['chainSpark exhausted'])
  })

  it('is not offered where nothing is spent [SAW-R49]', () => {
    expect(rogue({ line: ['eagle'], equipped }).offers).not.toContain('sleightOfHand 3')
  })
})

describe('Shadow Walk', () => {
  const equipped = { rogue: ['shadowWalk', 'sleightOfHand', 'smokeBomb'] } as const

  it('reaches the whole line, and each Rogue die counts 2 more in attacks [SAW-R42, SAW-R36]', () => {
    const s = rogue({
      line: ['lich', 'shade', 'eagle', 'wyvern'],
      equipped,
      shows: { rogue: [3, 2, 1], warrior: [1, 1, 1], wizard: [1, 1, 1] },
    })
    expect(s.offers.filter((it) => it.startsWith('attack'))).toEqual([])
    s.pick('shadowWalk 3')
    expect(s.offers.filter((it) => it.startsWith('attack'))).toEqual(['attack eagle', 'attack wyvern'])
    s.pick('attack eagle')
    expect(s.offers).toEqual(['rogue 2', 'rogue 1'])
    s.pick('rogue 2')
    expect(s.ask).toMatchObject({ sum: 4, health: 4 })
  })

  it('adds up: used twice it counts 4 more [SAW-R36, SAW-135]', () => {
    const s = rogue({ line: ['eagle', 'wyvern'], equipped, shows: { rogue: [6, 2, 2] } })
    s.play('shadowWalk 6', 'shadowWalk exhausted')
    s.pick('attack wyvern').pick('rogue 2')
    expect(s.ask).toMatchObject({ sum: 6 })
  })
})
