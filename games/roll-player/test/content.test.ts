import { describe, expect, it } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { alignmentIds, alignments } from '../content/alignments.ts'
import { armor } from '../content/armor.ts'
import { backstories, backstoryIds, backstoryStars } from '../content/backstories.ts'
import { isPrinted, marketCards } from '../content/box.ts'
import { classes, classesOf, classIds } from '../content/classes.ts'
import { alignmentSpaces, type Way } from '../content/compass.ts'
import { classColours, dieSorts, diceFor, sortOf } from '../content/dice.ts'
import { familiars } from '../content/familiars.ts'
import { fiends } from '../content/fiends.ts'
import { armorSets } from '../content/market.ts'
import { minions } from '../content/minions.ts'
import { monsterIds, monsters, soloStars } from '../content/monsters.ts'
import { raceIds, races } from '../content/races.ts'
import { scrolls } from '../content/scrolls.ts'
import { attributes } from '../content/sheet.ts'
import { skills } from '../content/skills.ts'
import { traits } from '../content/traits.ts'
import { weapons } from '../content/weapons.ts'
import { rowsUnder } from './ledger.ts'
import {
  benefitNotation,
  conditionNotation,
  effectsNotation,
  metricNotation,
  onceNotation,
  rewardNotation,
  weaknessNotation,
  whoNotation,
} from './notation.ts'

/** Cards as the ledger writes them: name, box, dots, cost. */
const inMarket = (card: { name: string; box: string; dots: number; cost: number }): string[] => [
  card.name,
  card.box === 'base' ? 'base' : 'exp',
  '•'.repeat(card.dots),
  String(card.cost),
]
const withoutId = (rows: string[][], cells?: number): string[][] => rows.map((row) => row.slice(1, cells))
const arrows: Readonly<Record<Way, string>> = { good: 'G', evil: 'E', lawful: 'L', chaotic: 'C' }
const range = (least: number, most: number): string =>
  most > 40 ? `${least}+` : least === most ? `${least}` : `${least}–${most}`
/** Ranges of a chart that begins so, the last one open. */
const chart = (froms: readonly number[]): string[] =>
  froms.map((from, i) => (i + 1 < froms.length ? range(from, froms[i + 1] - 1) : `${from}+`))

const stars = (froms: readonly (readonly [number, number])[]): string =>
  chart(froms.map(([from]) => from))
    .map((totals, i) => `${totals}: ${froms[i][1]}`)
    .join('; ')

/** What the ledger adds to the words for the reader. */
const remarks = [
  ', see the named-card rows of the Rules',
  ' on another of your Skill cards',
  ', one after the other',
  ': lower one die by 1 or 2',
  'you may ',
]
const bare = (text: string): string => remarks.reduce((rest, remark) => rest.replace(remark, ''), text)

function diceBySort(players: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let die = 0; die < diceFor(players); die++) {
    const { kind, colours } = sortOf(die)
    const sort = `${kind} ${colours.join('/')}`
    counts[sort] = (counts[sort] ?? 0) + 1
  }
  return counts
}

describe('the content is what the ledger says', () => {
  it('has 88 dice in the bag, one Split Die for every pair of colours, and 18 more for five players [RP-008, RP-009, RP-R02, RP-R46]', () => {
    const four = diceBySort(4)
    expect(diceFor(4)).toBe(88)
    expect(dieSorts).toHaveLength(6 + 1 + 15)
    for (const colour of classColours) expect(four[`plain ${colour}`]).toBe(10)
    expect(four['gold gold']).toBe(13)
    const pairs = Object.entries(four).filter(([sort]) => sort.startsWith('split'))
    expect(pairs).toHaveLength(15)
    expect(pairs.every(([, dice]) => dice === 1)).toBe(true)
    expect(diceFor(5)).toBe(106)
    for (const colour of classColours) expect(diceBySort(5)[`plain ${colour}`]).toBe(13)
  })

  it('has six Character Sheets with the modifiers of their races [RP-020]', () => {
    const rows = raceIds.map((id) => [
      races[id].name,
      ...attributes.map((row) => {
        const by = races[id].modifiers[row] ?? 0
        return by > 0 ? `+${by}` : String(by)
      }),
    ])
    expect(rows).toEqual(withoutId(rowsUnder('Character Sheets')))
  })

  it('has 24 Classes, four of each colour, whose star values add up to 12 [RP-023, RP-024, RP-R52]', () => {
    const rows = classIds.map((id) => {
      const { colour, box, name, goals } = classes[id]
      const cells = attributes.map((row) => `${range(goals[row][0], goals[row][1])} / ${goals[row][2]}`)
      return [colour, box === 'base' ? 'base' : 'exp', name, ...cells]
    })
    expect(rows).toEqual(withoutId(rowsUnder('Classes'), 10))
    const abilities = rowsUnder('Classes').map((row) => /\*\*(.+?)\*\*/.exec(row[10])?.[1])
    expect(classIds.map((id) => classes[id].ability.name)).toEqual(abilities)
    for (const colour of classColours) expect(classesOf(colour)).toHaveLength(4)
    for (const id of classIds)
      expect(attributes.reduce((sum, row) => sum + classes[id].goals[row][2], 0)).toBe(12)
  })

  it('has 16 Backstories and 17 Alignments [RP-025]', () => {
    const stories = backstoryIds.map((id) => [
      backstories[id].name,
      ...attributes.map((row) => backstories[id].spaces[row].join(' ')),
    ])
    expect(stories).toEqual(withoutId(rowsUnder('Backstories')))
    const grids = alignmentIds.map((id) => [
      alignments[id].name,
      ...alignmentSpaces.map((space) => String(alignments[id].stars[space])),
    ])
    expect(grids).toEqual(withoutId(rowsUnder('Alignments')))
    expect(backstoryStars).toEqual([0, 0, 0, 1, 3, 4, 6])
  })

  it('has 53 and 32 Market cards, 42 with one dot and 43 with two [RP-R04, RP-101]', () => {
    expect(marketCards.filter((card) => card.box === 'base')).toHaveLength(53)
    expect(marketCards.filter((card) => card.box === 'expansion')).toHaveLength(32)
    expect(marketCards.filter((card) => card.dots === 1)).toHaveLength(42)
    expect(marketCards.filter((card) => card.dots === 2)).toHaveLength(43)
    const rows = weapons.map((card) => [...inMarket(card), String(card.hands)])
    expect(rows).toEqual(withoutId(rowsUnder('Weapons'), 6))
  })

  it('has five pieces of each of four Armor sets [RP-104, RP-R37]', () => {
    const rows = armor.map((card) => {
      const { name, colours } = armorSets[card.set]
      return [...inMarket(card), name, colours.join(', ') || 'none']
    })
    expect(rows).toEqual(withoutId(rowsUnder('Armor (20)')))
  })

  it('has Skills and Scrolls that do what the ledger says, word for word [RP-107, RP-113]', () => {
    const moments = {
      diceTurn: 'your Dice turn: ',
      beforeInitiative: 'your Dice turn, before you choose an Initiative card: ',
      beforeMarketAct: 'your Market turn, before you act: ',
      beforeRoll: 'in your combat roll (Hunt or Monster Combat), before rolling: ',
      afterRoll: 'in your combat roll (Hunt or Monster Combat), after rolling: ',
      combat: 'in your combat roll (Hunt or Monster Combat): ',
    }
    const ofSkills = skills.map((card) => [
      ...inMarket(card),
      arrows[card.arrow],
      `${card.when ? moments[card.when] : ''}${effectsNotation(card.does)}`,
    ])
    expect(ofSkills).toEqual(withoutId(rowsUnder('Skills')).map((row) => [...row.slice(0, 5), bare(row[5])]))
    const ofScrolls = scrolls.map((card) => [...inMarket(card), effectsNotation(card.does)])
    expect(ofScrolls).toEqual(
      withoutId(rowsUnder('Scrolls')).map((row) => [...row.slice(0, 4), bare(row[4])]),
    )
  })

  it('has Traits with their arrows [RP-105]', () => {
    const rows = traits.map((card) => [...inMarket(card), arrows[card.arrow]])
    expect(rows).toEqual(withoutId(rowsUnder('Traits'), 6))
  })

  it('has ten Familiars [RP-082, RP-188]', () => {
    const rows = familiars.map((it) => [
      it.name,
      range(...it.range),
      String(it.stars),
      ...it.colours,
      effectsNotation(it.does),
    ])
    expect(rows).toEqual(withoutId(rowsUnder('Familiars')).map((row) => [...row.slice(0, 6), bare(row[6])]))
  })

  it('has 26 Fiends', () => {
    expect(fiends.map(({ name }) => name)).toEqual(rowsUnder('Fiends (26)').map((row) => row[1]))
  })

  it('has twenty Minions with their weaknesses and levels [RP-132, RP-139]', () => {
    const levels = minions.map(({ name, dots, levels }) => [
      name,
      '•'.repeat(dots),
      ...chart(levels.map(({ from }) => from)).map(
        (totals, i) => `${totals}: ${rewardNotation(levels[i].trophy, levels[i].gives)}`,
      ),
    ])
    const rows = withoutId(rowsUnder('Minions (20)'))
    expect(levels).toEqual(rows.map((row) => [row[0], row[1], ...row.slice(3)]))
    // Weaknesses by score are written in one way; the others in words of their own.
    minions.forEach(({ weakness }, i) => {
      if (weakness && 'at' in weakness) expect(weaknessNotation(weakness)).toBe(rows[i][2])
      if (!weakness) expect(rows[i][2]).toBe('none')
      if (weakness && 'every' in weakness) {
        const every = weakness.every === 1 ? /^\+1 per \D/ : new RegExp(`^\\+1 per ${weakness.every} `)
        expect(rows[i][2]).toMatch(every)
        expect(rows[i][2]).toContain(`max +${weakness.most}`)
      }
    })
  })

  it('has six Monsters, and as many for one player [RP-182, RP-237]', () => {
    const rows = monsterIds.map((id) => {
      const it = monsters[id]
      return [it.colour, it.name, String(it.strength), stars(it.stars), String(it.champion)]
    })
    expect(rows).toEqual(withoutId(rowsUnder('Monsters, multiplayer'), 6))
    const solo = monsterIds.map((id) => {
      const it = monsters[id]
      return [it.colour, it.name, String(it.soloStrength), stars(soloStars)]
    })
    expect(solo).toEqual(withoutId(rowsUnder('Monsters, solo'), 5))
  })

  it('has 54 Adventure cards, three of each type for every Monster [RP-047, RP-168]', () => {
    const rows = adventures.map((it) => [
      monsters[it.monster].name,
      it.type.charAt(0).toUpperCase() + it.type.slice(1),
      it.name,
      whoNotation(it),
      benefitNotation(it),
      it.solo ? conditionNotation(it.solo) : '—',
    ])
    expect(rows).toEqual(withoutId(rowsUnder('Adventure cards')))
  })

  it('calls no two things by the same id', () => {
    const ids = [
      ...[...marketCards, ...fiends, ...minions, ...familiars, ...adventures].map(({ id }) => id),
      ...raceIds,
      ...classIds,
      ...backstoryIds,
      ...alignmentIds,
      ...monsterIds,
    ]
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([])
    expect(ids.every(isPrinted)).toBe(true)
  })

  it('writes once-a-round abilities and metrics in the words of the ledger [RP-R50]', () => {
    const once = weapons.flatMap((card) => (card.once ? [`${card.name} ${onceNotation(card.once)}`] : []))
    expect(once).toEqual([
      'Battle Hammer diceTurn: ADJ+(any, 1)',
      'Throwing Knives diceTurn: SWAP(row R, row R), two dice of one Attribute Row',
      'Lucky Sling afterRoll: CREROLL(1)',
      'Spyglass beforeMarketAct: CYCLE',
    ])
    const abilities = classIds.flatMap((id) => {
      const { once } = classes[id].ability
      return once ? [`${classes[id].ability.name} ${onceNotation(once)}`] : []
    })
    expect(abilities).toEqual([
      'Foresight beforeMarketAct: MKT_REPLACE',
      'Controlling combat: GOLD(-1) then CDIE(1)',
      'Dark Pact beforeMarketAct: INJURY(+1) then GOLD(+3)',
    ])
    expect(metricNotation({ count: 'armorSet' })).toBe('ARMORSET')
  })
})
