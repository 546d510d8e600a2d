import { describe, expect, it } from 'vitest'
import { characters, firstParty } from '../content/characters.ts'
import { enemies } from '../content/enemies.ts'
import { abilityOf, enemyOf, rowsOf, traitOf, treasureOf } from '../content/pieces.ts'
import { traits } from '../content/traits.ts'
import { treasures } from '../content/treasures.ts'
import { codes, ledgerRows } from './ledger-rows.ts'

const [code] = [(cell: string): string => codes(cell)[0] ?? cell]

describe('what lies in the box is what the ledger lists', () => {
  it('eight Characters with five rows, base abilities and one Luck ability [RF-034]', () => {
    const rows = ledgerRows(/^C\d$/)
    expect(rows).toHaveLength(8)
    const abilities = ledgerRows(/^[A-Z][a-z]+$/).filter((row) => /^(?:\d|Luck)$/.test(row[1]))
    expect(characters).toEqual(
      rows.map(([, full, part, life, defense, inventory]) => {
        const [name, ...title] = full.split(' ')
        const id = name.toLowerCase()
        return {
          id,
          name,
          title: title.join(' '),
          part,
          rows: rowsOf(life, defense, inventory),
          abilities: abilities
            .filter(([of]) => of === name)
            .map(([, no, ability, cost, effect]) =>
              abilityOf(`${id}-${no.toLowerCase()}`, ability, code(cost), code(effect)),
            ),
        }
      }),
    )
    for (const { abilities } of characters) {
      expect(abilities.length).toBeGreaterThan(2)
      expect(abilities.filter(({ cost }) => cost.pay === 'luck')).toHaveLength(1)
    }
  })

  it('suggests four of them for a first game [RF-003]', () => {
    expect(firstParty).toEqual(['amakar', 'leyana', 'akara', 'karath'])
  })

  it('sixty Treasure cards, each with a value [RF-098]', () => {
    const rows = ledgerRows(/^T\d\d$/)
    expect(rows).toHaveLength(60)
    expect(treasures).toEqual(
      rows.map(([id, name, value, cost, effect]) =>
        treasureOf(id, name, Number(value), code(cost), code(effect)),
      ),
    )
  })

  it('forty Trait cards', () => {
    const rows = ledgerRows(/^X\d\d$/)
    expect(rows).toHaveLength(40)
    expect(traits).toEqual(
      rows.map(([id, name, kind, effect]) =>
        traitOf(id, name, kind === 'curse' ? 'curse' : 'blessing', code(effect)),
      ),
    )
  })

  it('forty enemies with their tags, hidden mechanics, scripts and hints', () => {
    const rows = ledgerRows(/^E\d\d$/)
    expect(rows).toHaveLength(40)
    expect(enemies).toEqual(
      rows.map(([id, name, tier, life, tags, mechanics, script, hint]) => {
        const [main, ...later] = script.split('; at ')
        return enemyOf(id, {
          name,
          tier: Number(tier),
          life,
          tags: tags === 'none' ? [] : tags.split(', '),
          mechanics: codes(mechanics),
          script: codes(main),
          at: Object.fromEntries(later.map((it) => [Number.parseInt(it, 10), codes(it)])),
          hint,
        })
      }),
    )
  })

  it('no cost mixes Luck and Action dice [RF-R28]', () => {
    expect(() => abilityOf('x', 'x', 'luck(2) any1', 'nothing')).toThrow('Write a cost such as')
  })

  it('the Orchard Mind plants one bomb at a time against three, and strikes everybody for 8 [RF-R117]', () => {
    const mind = enemies.find(({ id }) => id === 'E35')
    const bombs = mind?.nature.mechanics.flatMap((it) => (it.is === 'spawn' ? [it.counts] : []))
    expect(bombs).toEqual([
      [1, 1, 1, 2],
      [1, 1, 1, 2],
    ])
    const blows = mind?.nature.scripts[0].steps.flat().filter((it) => it.verb === 'hit')
    expect(blows?.filter(({ target }) => target.many === 'all').map(({ n }) => n)).toEqual([8])
  })
})
