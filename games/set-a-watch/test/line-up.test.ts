import { describe, expect, it } from 'vitest'
import type { Watch } from '../rules/state.ts'
import { inCamp, keepTop, onWatch, table } from './table.ts'
import { allBut } from './tired.ts'

/** Nothing in these cards stirs when the first of them is revealed. */
const quiet = ['eagle', 'eagle', 'caveBear', 'caveBear', 'direWolf', 'direWolf', 'ironGolem'] as const

const spentRanger = ['longShot', 'farSight', 'elfSenses'] as const

function sitting(t: Watch): void {
  t.adventurers[0].sitsOut = true
}

describe('the line', () => {
  it('has as many cards as the location says, the first drawn closest to camp, facedown [SAW-080]', () => {
    const s = table({ step: 'line', firewood: 5, deck: quiet })
    expect(s.line).toEqual(['eagle', '?eagle', '?caveBear', '?caveBear', '?direWolf', '?direWolf'])
    expect(s.top('deck', 1)).toEqual(['ironGolem'])
    const spring = table({ step: 'line', location: 'healingSpring', firewood: 5, deck: quiet })
    expect(spring.line).toEqual(['eagle', '?eagle', '?caveBear'])
  })

  it('is formed after camp: what was scouted there stands in it [SAW-081, SAW-057]', () => {
    const s = inCamp({ deck: ['wyvern', 'eagle', 'caveBear'], firewood: 5, shows: { cleric: [5, 2, 1] } })
    expect(s.line).toEqual([])
    s.play('5 scout', 'top eagle bottom wyvern', '2 chop')
    expect(s.line).toEqual([])
    s.pick('1 equip').play('out smite', 'in sanctuary')
    expect(s.line.slice(0, 2)).toEqual(['eagle', 'caveBear'])
    expect(s.line).toHaveLength(6)
    expect(s.pile('deck')[0]).toBe('wyvern')
  })

  it('draws on from the whole graveyard, shuffled, when the deck runs out [SAW-082, SAW-084]', () => {
    const graveyard = ['lich', 'caveBear', 'shade', 'summon', 'eagle']
    const s = table({
      step: 'line',
      firewood: 5,
      deck: ['eagle', 'direWolf'],
      graveyard,
      arrange: (t) => keepTop(t, 2),
    })
    expect(s.told('reshuffled')).toEqual([{ type: 'reshuffled', cards: 5 }])
    expect(s.line.slice(0, 2)).toEqual(['eagle', '?direWolf'])
    expect(s.line).toHaveLength(6)
    expect(s.t.graveyard).toEqual([])
    const drawn = s.line.slice(2).map((it) => it.slice(1))
    expect([...drawn, ...s.pile('deck')].toSorted()).toEqual(graveyard.toSorted())
    // Nobody knows any more where they are.
    expect(s.t.deck.map((card) => s.t.seen[card])).toEqual([false])
  })

  it('leaves the graveyard alone while the deck is just enough, and empty afterwards [SAW-083]', () => {
    const s = table({
      step: 'line',
      firewood: 5,
      deck: quiet.slice(0, 6),
      graveyard: ['lich', 'wyvern'],
      arrange: (t) => keepTop(t, 6),
    })
    expect(s.line).toHaveLength(6)
    expect(s.t.deck).toEqual([])
    expect(s.pile('graveyard')).toEqual(['lich', 'wyvern'])
    expect(s.told('reshuffled')).toEqual([])
  })

  it('is reshuffled for by any draw that finds the deck empty, as by an Acolyte [SAW-082, SAW-083]', () => {
    const s = onWatch({
      line: ['eagle', '?acolyte'],
      graveyard: ['wyvern'],
      firewood: 5,
      shows: { warrior: [4, 1, 1] },
      arrange: (t) => keepTop(t, 0),
    })
    expect(s.pile('graveyard')).toEqual(['wyvern'])
    s.attack('eagle', 'warrior 4')
    expect(s.told('reshuffled')).toEqual([{ type: 'reshuffled', cards: 2 }])
    expect([...s.pile('horde'), ...s.pile('deck')].toSorted()).toEqual(['eagle', 'wyvern'])
    expect(s.t.horde).toHaveLength(1)
  })

  it('is shorter when neither deck nor graveyard has a card left, and no draw happens then [SAW-R39]', () => {
    const s = table({
      step: 'line',
      firewood: 5,
      deck: ['acolyte', 'eagle'],
      arrange: (t) => keepTop(t, 2),
    })
    expect(s.line).toEqual(['acolyte', '?eagle'])
    expect(s.t.horde).toEqual([])
    const fell = onWatch({ line: ['?fellBeast'], firewood: 5, arrange: (t) => keepTop(t, 0) })
    expect(fell.line).toEqual(['fellBeast'])
  })

  it('may even be empty: then the watch is over at once [SAW-R39, SAW-190]', () => {
    const s = table({ step: 'line', arrange: (t) => keepTop(t, 0) })
    expect(s.told('lineFormed')).toEqual([{ type: 'lineFormed', cards: 0, horde: 0 }])
    expect(s.t.round).toBe(2)
  })

  it('takes Unhallowed and summons from the deck like other cards; a summon works again [SAW-084, SAW-176]', () => {
    const s = table({
      step: 'line',
      firewood: 5,
      deck: ['emberTyrant', 'summon'],
      unhallowed: ['lich'],
      arrange: (t) => keepTop(t, 2),
    })
    expect(s.line).toEqual(['emberTyrant', '?summon'])
    expect(s.t.firewood).toBe(1)
    s.play('feed longShot', 'feed farSight', 'feed topple')
    // The light fell on the summon.
    expect(s.ask.kind).toBe('summonWho')
    s.play('wizard', 'exhaust arcBolt')
    expect(s.line).toEqual(['emberTyrant', 'lich'])
  })
})

describe('an adventurer without an unexhausted card', () => {
  const laid = { firewood: 5, deck: quiet, exhausted: spentRanger } as const

  it('takes no part in a watch that begins so: neither its dice nor its cards [SAW-075, SAW-R69]', () => {
    const s = table({ ...laid, step: 'line', shows: { ranger: [8, 8, 8] } })
    expect(s.told('sitsOut')).toEqual([{ type: 'sitsOut', who: 0 }])
    s.pick('attack eagle')
    expect(s.offers).toEqual(['warrior 3', 'wizard 3'])
  })

  it('lends its beasts to nobody while it sits out [SAW-R69, SAW-168]', () => {
    const s = table({
      step: 'line',
      party: ['beastMaster', 'warrior', 'wizard', 'cleric'],
      tamed: ['caveBear'],
      deck: quiet.slice(0, 2),
      exhausted: ['tameBeast', 'setSnares', 'lure'],
      firewood: 5,
      arrange: (t) => {
        t.lies.fill('spent', 3, 9)
      },
    })
    expect(s.offers).not.toContain('attack eagle')
  })

  it('stays out to the end of that watch, even with a card refreshed [SAW-R59]', () => {
    const s = onWatch({
      line: ['eagle', '?shade'],
      firewood: 5,
      arrange: sitting,
    })
    expect(
      s.options.filter((it) => it.verb === 'byDie' || it.verb === 'byExhausting').length,
    ).toBeGreaterThan(0)
    expect(s.offers.filter((it) => /^(longShot|farSight|elfSenses)/.test(it))).toEqual([])
    s.pick('attack eagle')
    expect(s.offers).toEqual(['warrior 3', 'wizard 3'])
  })

  it('stays on watch when its last card goes during it, with dice for direct attacks [SAW-077]', () => {
    const s = onWatch({
      line: ['eagle', '?shade'],
      firewood: 5,
      shows: { ranger: [8, 7, 6] },
      exhausted: ['longShot', 'farSight'],
    })
    s.pick('feed elfSenses')
    expect(s.t.adventurers[0].sitsOut).toBe(false)
    expect(s.offers.filter((it) => /^(longShot|farSight|elfSenses)/.test(it))).toEqual([])
    s.attack('eagle', 'ranger 8')
    expect(s.dice('ranger')).toEqual(['8 attack', '7', '6'])
  })

  it('takes part again in a later watch with a card refreshed, and sits out again without [SAW-078, SAW-075, SAW-076]', () => {
    const dice = [3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3]
    const after = {
      ...laid,
      step: 'onward',
      map: ['dryRiverbed'],
      dice,
      rests: 'wizard',
      firewood: 1,
    } as const
    const healed = table({ ...after, arrange: sitting })
    expect(healed.t.adventurers[0].sitsOut).toBe(false)
    healed.play('cleric', '6 heal', 'refresh farSight', '3 chop', '3 chop')
    expect(healed.told('sitsOut')).toEqual([])
    healed.pick('attack eagle')
    expect(healed.offers).toEqual(['ranger 3', 'warrior 3', 'wizard 3'])
    const still = table({ ...after, arrange: sitting }).play('cleric', '6 chop', '3 chop', '3 chop')
    expect(still.told('sitsOut')).toEqual([{ type: 'sitsOut', who: 0 }])
  })

  it('is no loss while another on watch has a card [SAW-R70, SAW-075]', () => {
    const s = table({ step: 'line', firewood: 5, deck: quiet, exhausted: allBut('arcBolt') })
    expect(s.told('sitsOut')).toHaveLength(2)
    expect(s.ask.kind).toBe('watchAction')
  })
})
