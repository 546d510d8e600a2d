import { describe, expect, it } from 'vitest'
import { onWatch, type Laid, type Night } from './table.ts'

function beastMaster(laid: Laid): Night {
  return onWatch({ firewood: 5, party: ['beastMaster', 'warrior', 'wizard', 'cleric'], ...laid })
}

describe('Tame Beast', () => {
  it('tames a faceup forest creature in any position; it is not defeated [SAW-156, SAW-166, SAW-132]', () => {
    const s = beastMaster({ line: ['wyvern', 'eagle', '?caveBear', 'direWolf'] })
    s.pick('tameBeast exhausted')
    expect(s.offers).toEqual(['eagle', 'direWolf'])
    s.pick('direWolf')
    expect(s.line).toEqual(['wyvern', 'eagle', '?caveBear'])
    expect(s.t.graveyard).toEqual([])
    expect(s.told('defeated')).toEqual([])
    expect(s.dice('beastMaster')).toEqual(['3', '3', '3'])
    expect(s.t.adventurers[0].tamed.map((card) => s.t.box[card])).toEqual(['direWolf'])
  })

  it('is not offered to who holds two already, nor for a mount under a rider [SAW-169, SAW-R62, SAW-173]', () => {
    const full = beastMaster({ line: ['eagle'], tamed: ['eagle', 'caveBear'] })
    expect(full.offers.filter((it) => it.startsWith('tameBeast'))).toEqual([])
    const ridden = beastMaster({ line: ['goblinRaiders', '?eagle'], firewood: 7 })
    expect(ridden.line).toEqual(['goblinRaiders on eagle'])
    expect(ridden.offers.filter((it) => it.startsWith('tameBeast'))).toEqual([])
    expect(beastMaster({ line: ['eagle'], tamed: ['caveBear'] }).offers).toContain('tameBeast 3')
  })

  it('an own rider of the forest cannot be tamed once it rides [SAW-173]', () => {
    const cards = {
      game: 'set-a-watch',
      name: 'Tests',
      creatures: [
        {
          id: 'elk-lord',
          name: 'Elk Lord',
          copies: 1,
          type: 'forest',
          health: 5,
          damage: 1,
          ongoing: [{ is: 'rides', type: 'forest' }],
        },
      ],
    }
    const alone = beastMaster({ setup: { cards }, line: ['elk-lord', 'wyvern'] })
    expect(alone.offers).toContain('tameBeast 3')
    const riding = beastMaster({ setup: { cards }, line: ['elk-lord', '?eagle'], firewood: 7 })
    expect(riding.line).toEqual(['elk-lord on eagle'])
    expect(riding.offers.filter((it) => it.startsWith('tameBeast'))).toEqual([])
  })
})

describe('Set Snares', () => {
  it('puts a faceup creature on top of the creature deck, known to all [SAW-157, SAW-132, SAW-R04]', () => {
    const s = beastMaster({ line: ['wyvern', 'zombieHorde', '?eagle'] })
    s.pick('setSnares 3')
    expect(s.offers).toEqual(['wyvern', 'zombieHorde'])
    s.pick('zombieHorde')
    expect(s.line).toEqual(['wyvern', '?eagle'])
    expect(s.top('deck', 1)).toEqual(['zombieHorde'])
    expect(s.t.seen[s.t.deck.at(-1) ?? -1]).toBe(true)
    expect(s.t.graveyard).toEqual([])
  })

  it('closes the line up, and revealing is checked again [SAW-131]', () => {
    const s = beastMaster({ line: ['wyvern', '?eagle'], firewood: 4 }).pick('setSnares 3')
    expect(s.line).toEqual(['eagle'])
  })
})

describe('Lure', () => {
  it('sends a faceup creature that is not last to the end, faceup [SAW-092, SAW-086]', () => {
    const s = beastMaster({ line: ['wyvern', 'eagle', '?caveBear', 'shade'] })
    s.pick('lure 3')
    expect(s.offers).toEqual(['wyvern', 'eagle'])
    s.pick('wyvern')
    expect(s.line).toEqual(['eagle', '?caveBear', 'shade', 'wyvern'])
  })

  it('is not offered where only the last stands faceup [SAW-R49]', () => {
    const s = beastMaster({ line: ['eagle'] })
    expect(s.offers.filter((it) => it.startsWith('lure'))).toEqual([])
  })
})

describe('Call the Pack', () => {
  const equipped = { beastMaster: ['callThePack', 'lure', 'setSnares'] } as const

  it('tames a forest creature of the graveyard [SAW-166]', () => {
    const s = beastMaster({
      line: ['wyvern'],
      graveyard: ['eagle', 'lich', 'caveBear', 'summon', 'shade'],
      equipped,
    })
    s.pick('callThePack 3')
    expect(s.offers).toEqual(['eagle', 'caveBear'])
    s.pick('eagle')
    expect(s.pile('graveyard')).toEqual(['lich', 'caveBear', 'summon', 'shade'])
    expect(s.t.adventurers[0].tamed.map((card) => s.t.box[card])).toEqual(['eagle'])
  })

  it('is not offered with two tamed, or without a beast in the graveyard [SAW-R62, SAW-R49]', () => {
    const full = beastMaster({
      line: ['wyvern'],
      graveyard: ['eagle'],
      tamed: ['caveBear', 'direWolf'],
      equipped,
    })
    expect(full.offers.filter((it) => it.startsWith('callThePack'))).toEqual([])
    const bare = beastMaster({ line: ['wyvern'], graveyard: ['shade'], equipped })
    expect(bare.offers.filter((it) => it.startsWith('callThePack'))).toEqual([])
  })
})

describe('Beast Bond', () => {
  it('lets tamed creatures count 2 more in direct attacks, while its card is faceup [SAW-R42, SAW-142]', () => {
    const weak = {
      line: ['wyvern'],
      tamed: ['eagle'],
      equipped: { beastMaster: ['beastBond', 'lure', 'setSnares'] },
      arrange: (t) => {
        t.lies.fill('spent')
      },
    } satisfies Laid
    const s = beastMaster(weak)
    s.attack('wyvern', 'eagle')
    expect(s.told('struck')[0]).toMatchObject({ sum: 6, health: 6 })
    const tired = beastMaster({ ...weak, exhausted: ['beastBond'] })
    expect(tired.offers).not.toContain('attack wyvern')
  })
})

describe('tamed creatures', () => {
  it('fight like a die of their owner, and end in the graveyard above the fallen [SAW-167, SAW-168, SAW-R63]', () => {
    const s = beastMaster({
      line: ['lich', 'wyvern', 'shade'],
      tamed: ['caveBear', 'eagle'],
      shows: { beastMaster: [7, 1, 1] },
    })
    s.pick('attack lich')
    expect(s.offers).toEqual(['beastMaster 7', 'beastMaster 1', 'warrior 3', 'wizard 3', 'caveBear', 'eagle'])
    s.play('caveBear', 'eagle', 'warrior 3', 'strike')
    expect(s.pile('graveyard')).toEqual(['lich', 'caveBear', 'eagle'])
    expect(s.t.adventurers[0].tamed).toEqual([])
  })

  it('have left their owner when the Warrior is asked what Cleave keeps [SAW-R63, SAW-R81]', () => {
    const s = beastMaster({
      line: ['eagle', 'wyvern'],
      tamed: ['caveBear'],
      equipped: { warrior: ['cleave', 'topple', 'hurledAxe'] },
      shows: { warrior: [6, 1, 1] },
    })
    s.attack('eagle', 'caveBear', 'warrior 6')
    expect(s.ask.kind).toBe('cleaveDie')
    expect(s.t.adventurers[0].tamed).toEqual([])
    expect(s.pile('graveyard')).toEqual(['eagle', 'caveBear'])
  })

  it('stay with their owner between rounds, and are no use while it rests [SAW-169, SAW-051, SAW-168]', () => {
    const s = beastMaster({
      line: ['eagle'],
      tamed: ['caveBear'],
      party: ['ranger', 'warrior', 'wizard', 'beastMaster'],
      arrange: (t) => {
        t.lies.fill('spent', 0, 9)
      },
    })
    expect(s.offers).not.toContain('attack eagle')
    s.play('end', 'exhaust longShot')
    expect(s.t.round).toBe(2)
    expect(s.t.adventurers[3].tamed).toHaveLength(1)
  })
})
