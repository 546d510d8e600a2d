import { describe, expect, it } from 'vitest'
import { scoreText } from '../speech/score-text.ts'
import { secrets, view } from '../view.ts'
import { table } from './table.ts'

describe('the score as things stand', () => {
  const ranger = table({
    monster: 'nightLich',
    heroes: [
      {
        class: 'ranger',
        race: 'human',
        alignment: 'rebellious',
        token: 'NG',
        rows: { STR: 'green 5, green 4, gold 6', DEX: 'purple 6, white 5', WIS: 'green 6, white 6, black 3' },
        cards: ['hideHood', 'wild'],
        trophies: ['goblinSneak'],
      },
    ],
  })
  const { name, lines } = scoreText(0, ranger.view)
  const said = (line: string): string => lines.find((it) => it.startsWith(line)) ?? ''

  it('names the stars and every line that has some, or could', () => {
    expect(name).toContain('stars')
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'Monster',
      'Familiar',
      'Its colours',
      'Goals',
      'Own colour',
      'Alignment',
      'Backstory',
      'Armor',
      'Traits',
    ])
  })

  it('says what each goal would still bring', () => {
    expect(said('Goals')).toContain(
      'DEX 11 of 16 to 17, needs 5 to 6 with the last die (chance 27 %): 3 stars',
    )
    expect(said('Goals')).toContain('WIS 15 of 14, 1 too many: 3 stars')
    expect(said('Goals')).not.toContain('STR')
    expect(said('Alignment')).toBe('Alignment: 2. Chaotic Good would give 4')
    expect(said('Armor')).toContain('one piece: the next gives 1 star')
    expect(said('Monster')).toContain('Strength 11 is to be beaten; 1 of 3 Adventure tokens')
  })

  it('falls silent where nothing more can come', () => {
    const best = table({ heroes: [{ class: 'ranger', alignment: 'rebellious', token: 'CG' }] })
    expect(scoreText(0, best.view).lines).toContain('Alignment: 4.')
  })
})

describe('secrets of a seat', () => {
  const laid = { heroes: [{ trophies: ['goblinSneak'] }, {}] }

  it('are the Adventure cards that it has looked at, until they are revealed [RP-144] [RP-148]', () => {
    const { t } = table(laid)
    expect(secrets(view(t, 0))).toEqual([t.adventure[0]])
    expect(secrets(view(t, 1))).toEqual([])
    t.revealed = 1
    expect(secrets(view(t, 0))).toEqual([])
  })
})
