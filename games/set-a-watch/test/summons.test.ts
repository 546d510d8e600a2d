import { describe, expect, it } from 'vitest'
import { summons } from '../content/unhallowed.ts'
import { onWatch, type Laid, type Night } from './table.ts'
import { ledgerRows } from './ledger-rows.ts'

/** A summon stands first; the fire will show it, and then the Lich comes. */
function called(kind: string, laid: Laid = {}): Night {
  return onWatch({
    line: [`?${kind}`, '?eagle'],
    unhallowed: ['lich', 'emberTyrant'],
    firewood: 5,
    ...laid,
    setup: { summons: kind === 'summon' ? 'standard' : 'variant', ...laid.setup },
  })
}

describe('the summon cards', () => {
  it.each(ledgerRows(/^[SV]\d$/))('%s %s: %s in the box [SAW-021, SAW-R77]', (id, name, copies) => {
    const it = summons.find((other) => other.name === name)
    expect([it?.copies, it?.edition]).toEqual([Number(copies), id.startsWith('S') ? 'base' : 'deluxe'])
  })

  it('are nine, with health 0 on the graveyard [SAW-182]', () => {
    expect(summons.reduce((sum, it) => sum + it.copies, 0)).toBe(9)
    const s = onWatch({ line: ['zombieHorde'], graveyard: ['fellBeast', 'summon'], firewood: 5 })
    expect(s.healths).toEqual([8])
  })
})

describe('a Summon', () => {
  it('exhausts a card of an adventurer whom the group chooses, and the Unhallowed takes its place [SAW-176, SAW-177]', () => {
    const s = called('summon', { exhausted: ['longShot', 'farSight', 'elfSenses', 'topple'] })
    expect(s.ask).toMatchObject({ kind: 'summonWho', seat: -1 })
    // The Ranger has no card left, the Cleric rests.
    expect(s.offers).toEqual(['warrior', 'wizard'])
    s.pick('warrior')
    expect(s.ask).toMatchObject({ kind: 'summonCard', seat: 1 })
    expect(s.offers).toEqual(['exhaust battleCry', 'exhaust hurledAxe'])
    s.pick('exhaust hurledAxe')
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.pile('graveyard')).toEqual(['summon'])
    expect(s.exhausted).toEqual(['longShot', 'farSight', 'elfSenses', 'topple', 'hurledAxe'])
    expect(s.top('unhallowed', 1)).toEqual(['emberTyrant'])
    // The next one lies faceup.
    expect(s.t.seen[s.t.unhallowed.at(-1) ?? -1]).toBe(true)
  })

  it('brings an Unhallowed that counts as revealed: its powers follow [SAW-178, SAW-093]', () => {
    const s = called('summon', { unhallowed: ['bloodCountess'], shows: { ranger: [8, 7, 1] } })
    s.play('ranger', 'exhaust longShot')
    expect(s.stolenBy(0)).toEqual(['ranger 8', 'ranger 7'])
    const first = called('summon', { unhallowed: ['emberTyrant'] }).play('ranger', 'exhaust longShot')
    expect(first.t.firewood).toBe(1)
  })

  it('loses the game when no Unhallowed is left, after the exhaustion [SAW-181, SAW-198, SAW-R67]', () => {
    const s = called('summon', {
      arrange: (t) => {
        t.aside.push(...t.unhallowed.splice(0))
      },
    })
    expect(s.over).toBe(false)
    s.play('ranger', 'exhaust longShot')
    expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'noUnhallowed' })
    expect(s.exhausted).toEqual(['longShot'])
  })
})

describe('the variant summons', () => {
  it('of Ash: firewood -3 instead of a card [SAW-R78]', () => {
    const s = called('summonOfAsh')
    expect(s.t.firewood).toBe(2)
    expect(s.exhausted).toEqual([])
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.pile('graveyard')).toEqual(['summonOfAsh'])
  })

  it('of Bone: two cards of the deck to the horde [SAW-R78, SAW-184]', () => {
    const s = called('summonOfBone', { deck: ['wyvern', 'shade', 'caveBear'] })
    expect(s.pile('horde')).toEqual(['wyvern', 'shade'])
    expect(s.exhausted).toEqual([])
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.pile('graveyard')).toEqual(['summonOfBone'])
  })

  it('of Chains: stun 2 [SAW-R78, SAW-161]', () => {
    const s = called('summonOfChains')
    expect(s.line).toEqual(['?summonOfChains', '?eagle'])
    s.play('ranger 3 on longShot', 'wizard 3 on arcBolt')
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.pile('graveyard')).toEqual(['summonOfChains'])
    expect(s.exhausted).toEqual([])
  })

  it('of Hunger: the Unhallowed steals the highest unspent die [SAW-R78, SAW-158]', () => {
    const s = called('summonOfHunger', { shows: { warrior: [1, 8, 1] } })
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.stolenBy(0)).toEqual(['warrior 8'])
    expect(s.pile('graveyard')).toEqual(['summonOfHunger'])
    expect(s.exhausted).toEqual([])
  })

  it('of Echoes: a card, and the summon goes under the creature deck [SAW-R78]', () => {
    const s = called('summonOfEchoes').play('wizard', 'exhaust arcBolt')
    expect(s.line).toEqual(['lich', '?eagle'])
    expect(s.pile('deck')[0]).toBe('summonOfEchoes')
    expect(s.t.graveyard).toEqual([])
    expect(s.exhausted).toEqual(['arcBolt'])
  })

  it.each(['summonOfAsh', 'summonOfBone', 'summonOfHunger'])(
    '%s loses the game without an Unhallowed [SAW-181, SAW-R78]',
    (kind) => {
      const s = called(kind, {
        arrange: (t) => {
          t.aside.push(...t.unhallowed.splice(0))
        },
      })
      expect(s.t.outcome).toMatchObject({ result: 'lost', reason: 'noUnhallowed' })
    },
  )
})
