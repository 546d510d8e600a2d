import { describe, expect, it } from 'vitest'
import { adventures } from '../content/adventures.ts'
import { boxOf, marketCards } from '../content/box.ts'
import { classIds } from '../content/classes.ts'
import { benefitText, classText, familiarText, marketText, minionText } from '../speech/card-texts.ts'
import { rollPlayer } from '../index.ts'
import { burdenText, printedLines } from '../speech/texts-effects.ts'
import { weaknessText } from '../speech/texts-metrics.ts'
import { ruleIds } from './ledger.ts'
import { asks } from '../speech/asks.ts'
import { fullSheet, marketTurn, table } from './table.ts'
import { goalsFor } from '../content/goals.ts'

const linesOf = (id: string): readonly string[] => {
  const card = boxOf(null).market.get(id)
  if (!card) throw new Error(`no ${id}`)
  return marketText(card).lines
}

describe('what is printed on the cards follows from what they do', () => {
  it('reads Weapons, Armor, Skills, Traits and Scrolls', () => {
    expect(linesOf('shortSword')).toEqual(['Weapon, 3 Gold, one hand.', 'Your STR score is 1 higher.'])
    expect(linesOf('luckySling')[1]).toBe(
      'Once a combat roll, in combat, after you rolled: roll one Combat Die again.',
    )
    expect(linesOf('ironHelm')[1]).toBe(
      'Iron set: 1 to 5 pieces are worth 1, 2, 4, 6 and 9 stars; one more star for red and white.',
    )
    expect(linesOf('summon')).toEqual([
      'Skill, 2 Gold. Its arrow points towards Evil.',
      'In your Dice turn, before you choose an Initiative card: put the top Fiend of the deck on an Initiative card that nobody has chosen, then gain 2 Gold.',
    ])
    expect(linesOf('wellRounded')[1]).toBe(
      'At the end 4 stars if every Attribute Score is 12 or more; otherwise 2 stars if every Attribute Score is 10 or more.',
    )
    expect(linesOf('mighty')[1]).toBe(
      'At the end 1 star for every two dice showing 6 on your sheet, at most 4.',
    )
    expect(linesOf('scrollOfHealing')).toEqual([
      'Scroll, 2 Gold, carried out when it is bought.',
      'Discard up to two Injury tokens, then gain one Honor token.',
    ])
  })

  it('reads Classes, Familiars, Fiends, Minions and Adventure cards', () => {
    expect(classText('jester').lines[1]).toBe(
      'Encore: Once a round, right after an Attribute Action for a placed die: pay 3 Gold and take it again.',
    )
    const { familiars, fiends, minions } = boxOf(null)
    const bear = familiars.get('iceBear')
    expect(bear && familiarText(bear).lines).toEqual([
      'Familiar Action: Lower one of your dice by 1 or 2.',
      'Familiar Power: a sum of 5 to 7 is worth 2 stars.',
      'Familiar Backstory: white, blue and green; 2 matches are worth 1 star, 3 are worth 3.',
    ])
    expect([...fiends.values()].map((fiend) => printedLines(fiend).join(' ')).slice(-3)).toEqual([
      'At the start of every Market Phase: lose 1 Gold.',
      'You may not choose the lowest Initiative card that is left.',
      'At the end -2 stars.',
    ])
    expect(weaknessText(minions.get('goblinSneak')?.weakness ?? null)).toBe(
      'Weakness: +1 from nine points of DEX, +2 from 13 points of DEX.',
    )
    expect(benefitText(adventures[0])).toBe(
      'Two Combat Dice if you have the most points of CON among those with this Adventure token.',
    )
  })

  it('says in a few words what each Fiend does', () => {
    const { fiends } = boxOf(null)
    const burdens = [...fiends.values()].map(burdenText)
    expect(burdens.filter((text) => text.length > 26)).toEqual([])
    expect(burdens.slice(5, 9)).toEqual([
      'no CHA action',
      'no Familiar Action',
      'each Weapon +2 Gold',
      'each Armor +1 Gold',
    ])
    expect(burdens.slice(-3)).toEqual([
      'each Market: lose 1 Gold',
      'not the lowest card',
      '−2 stars at the end',
    ])
  })

  it('has a sentence for every card, and no two cards of a kind are called alike', () => {
    for (const card of marketCards)
      for (const line of marketText(card).lines) expect(line).toMatch(/^\S.*\.$/)
    for (const id of classIds) for (const line of classText(id).lines) expect(line).toMatch(/^\S.*\.$/)
    const names = marketCards.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives the texts of everything in sight under the ids of the board', () => {
    const s = marketTurn({
      market: ['ironHelm'],
      heroes: [{ cards: ['bluff'], fiends: ['fiendOfFog'], trophies: ['harpy'] }],
    })
    const pieces = rollPlayer.texts(s.view).map(({ piece }) => piece)
    expect(pieces).toEqual(
      expect.arrayContaining([
        'sheet:human',
        'class:chronomancer',
        'backstory:bellringersChild',
        'alignment:saintly',
        'familiar:mireToad',
        'card:ironHelm',
        'card:bluff',
        'fiend:fiendOfFog',
        'minion:harpy',
        'monster:boneColossus',
        'adventure:location',
        'initiative:1',
      ]),
    )
    expect(pieces).not.toContain('adventure:attack')
  })
})

describe('what is said at the table', () => {
  it('names the ledger’s decisions and rules behind every question', () => {
    const named = new Set<string>()
    for (const { rules } of Object.values(asks))
      if (Array.isArray(rules)) for (const id of rules as string[]) named.add(id)
    for (const id of named) expect(ruleIds).toContain(id)
    const decisions = Array.from({ length: 28 }, (_, i) => `DEC-${String(i + 1).padStart(2, '0')}`)
    expect(decisions.filter((id) => !named.has(id))).toEqual([])
  })

  it('asks in one line who must decide what', () => {
    expect(table({ initiative: ['red 1, red 1', 'red 2, red 2', 'red 3, red 3'] }).prompt).toBe(
      'Chronomancer: choose an Initiative card.',
    )
    expect(marketTurn().prompt).toBe('Chronomancer: buy a Market card, discard one, or hunt.')
    const s = table({ step: 'act', placed: ['CON'], heroes: [{ rows: { CON: 'red 3' } }] }).pick('CON action')
    expect(s.prompt).toBe('Chronomancer, CON: turn the red 3 (CON, space 1) to which value?')
  })

  it('tells what happened', () => {
    const s = table({ step: 'place', hand: 'gold 4', heroes: [{ rows: { STR: 'red 1, red 1' } }] }).pick(
      'Place the gold 4 in STR',
    )
    const told = s.events.flatMap((event) => rollPlayer.words.event(event, s.view) ?? [])
    expect(told).toEqual([
      'Chronomancer places the gold 4 in STR.',
      'Chronomancer gains 2 Gold (for a gold die).',
      'Chronomancer gains 1 Gold (for a full line).',
    ])
  })

  it('tells the end: the winner, a shared victory, a lost game', () => {
    const one = table({ step: 'score', heroes: [{ gold: 6 }, { gold: 5 }] })
    expect(rollPlayer.words.outcome(one.view)).toBe('With 0 stars the Chronomancer wins.')
    const two = table({ step: 'score', heroes: [{ gold: 5 }, { gold: 5 }] })
    expect(rollPlayer.words.outcome(two.view)).toBe(
      'With 0 stars the Chronomancer and the Gladiator share the victory.',
    )
    const lost = table({
      players: 1,
      step: 'combatAfter',
      monster: 'mindTyrant',
      combatFaces: [1],
      heroes: [{ xp: 1 }],
    }).pick('Keep these')
    expect(rollPlayer.words.outcome(lost.view)).toBe('The Mind Tyrant was too strong: the game is lost.')
    expect(rollPlayer.words.figures(two.view)).toEqual([
      ['Monster', 'Bone Colossus'],
      ['Rounds', '1'],
    ])
    expect(rollPlayer.words.scoreLine('familiarPower')).toBe('Familiar Power')
  })
})

describe('set-up options', () => {
  it('explain themselves', () => {
    for (const option of Object.values(rollPlayer.setup)) {
      expect(option.about).toMatch(/\.$/)
      if (option.kind === 'one') for (const value of option.values) expect(option.tells[value]).toMatch(/\.$/)
    }
  })
})

const finalOf = (id: string): string => linesOf(id).at(-1) ?? ''

describe('cards say no less than they do', () => {
  it('Loyal, Eclectic and Bonded', () => {
    expect(finalOf('loyal')).toContain('with at least two dice of your Class Colour')
    expect(finalOf('eclectic')).toContain('a Split Die is one of its two, gold is a colour')
    expect(finalOf('bonded')).toContain('2 stars if your Familiar Power goal is met')
  })

  it('the Crocodile counts the Backstory card alone, and a level of one total names one number [RP-214]', () => {
    const lines = [...boxOf(null).minions.values()].map((minion) => minionText(minion).lines)
    expect(lines.find(([first]) => first.includes('Backstory card'))?.[0]).toContain(
      'the Familiar Backstory does not count',
    )
    expect(lines.flat().filter((line) => /^(\d+) to \1:/.test(line))).toEqual([])
  })

  it('Misdirection is taken instead of the action of the row', () => {
    expect(classText('illusionist').lines[1]).toContain(
      'instead of the Attribute Action of a row where you placed a die',
    )
  })
})

describe('before a choice people read', () => {
  it('how a total comes about', () => {
    const laid = { step: 'combatAfter', monster: 'cinderDrake', combatFaces: [6, 4] } as const
    expect(table({ ...laid, heroes: [{ injury: 1, honor: 2, xp: 3 }] }).prompt).toContain(
      'your total is 11 (6 and 4, +2 for Honor, −1 for Injury)',
    )
    expect(table({ ...laid, combatFaces: [5], heroes: [{ xp: 3 }] }).prompt).toContain(
      'your total is 5, the Strength',
    )
  })

  it('the six goals of a Class, with what the race brings', () => {
    expect(goalsFor('illusionist', 'human')).toBe(
      'STR 9–11, DEX 14, CON 11–13, INT 16–17, WIS 12–13, CHA 14–15',
    )
    expect(goalsFor('illusionist', 'orc')).toMatch(/STR 9–11 \(\+\d\)/)
  })

  it('what each discard before scoring costs in stars', () => {
    const s = table({
      step: 'discard',
      revealed: 3,
      heroes: [
        {
          class: 'gladiator',
          rows: { ...fullSheet(), WIS: 'red 3, blue 3, blue 1' },
          cards: ['oakenStaff'],
          total: 9,
        },
      ],
    })
    expect(s.previews.map((it) => it?.text)).toEqual(['WIS 7, short of the goal; −1 star', null])
  })
})
