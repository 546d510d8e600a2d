import { describe, expect, it } from 'vitest'
import { abilities, abilitiesOf, abilityIds } from '../content/abilities.ts'
import { classes, classIds, specials } from '../content/adventurers.ts'
import { ledgerRows } from './ledger-rows.ts'

const kinds: Readonly<Record<string, string>> = { D: 'die', X: 'exhaust', P: 'passive' }
const rows = ledgerRows(/^(?:RA|BM|RO|WA|WI|CL|BA|AL)\d$/)

describe('the ability cards', () => {
  it.each(rows)('%s: the %s has %s, of the kind %s [SAW-010, SAW-142, SAW-R52]', (_, of, name, kind) => {
    const id = abilityIds.find((it) => abilities[it].name === name)
    expect(id && [classes[abilities[id].class].name, abilities[id].kind]).toEqual([of, kinds[kind]])
  })

  it('are 40, five for each of eight adventurers, six of them in the base edition [SAW-010, SAW-R77]', () => {
    expect(rows).toHaveLength(40)
    expect(classIds.map((id) => abilitiesOf(id).length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5])
    expect(classIds.filter((id) => classes[id].edition === 'base')).toHaveLength(6)
  })
})

describe('the adventurers', () => {
  it.each(ledgerRows(/^(?:Ranger|Beast Master|Rogue|Warrior|Wizard|Cleric|Barbarian|Alchemist)$/))(
    '%s: %s, %s, %s, and the special action of the ledger [SAW-014, SAW-015, SAW-016, SAW-R07, SAW-R08]',
    (name, edition, dice, attack, action) => {
      const it = Object.values(classes).find((other) => other.name === name)
      expect(it && [it.edition, `3 d${it.dice}`, it.attack]).toEqual([edition, dice, attack.toLowerCase()])
      expect(it && action.startsWith(specials[it.special].name)).toBe(true)
    },
  )
})
