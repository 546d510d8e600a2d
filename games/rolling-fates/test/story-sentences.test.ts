import { describe, it } from 'vitest'
import { says, type Row } from './scene.ts'

describe('on the way through an adventure is told', () => {
  it.each<Row>([
    [
      { type: 'characterPicked', seat: 1, character: 'akara' },
      'Player 2 plays Akara the Dawn Priestess.',
      ['hero:1'],
    ],
    [{ type: 'areaEntered', area: 0 }, 'Area 1: Lawn 1.', []],
    [{ type: 'encounterBegan', title: 'The Gate', chosen: -1 }, 'The Gate.', []],
    [
      { type: 'encounterBegan', title: 'Who Is It?', chosen: 0 },
      'Who Is It? Amakar is addressed.',
      ['hero:0'],
    ],
    [{ type: 'encounterBegan', title: 'Mr. Fox', chosen: -1 }, 'Mr. Fox.', []],
    [{ type: 'readAloud', text: 'It is *quiet*.' }, 'It is quiet.', []],
    [{ type: 'readAloud', text: "'Go. Now!'" }, "'Go. Now!'", []],
    [{ type: 'readAloud', text: 'And then? Nothing' }, 'And then? Nothing.', []],
    [{ type: 'voted', seat: 1, option: 0 }, 'Akara has voted.', ['hero:1']],
    [
      { type: 'decided', seat: -1, option: 2, label: 'Wait. Then go' },
      'Decided: Wait. Then go.',
      ['option:2'],
    ],
    [{ type: 'decided', seat: -1, option: 0, label: 'Run!' }, 'Decided: Run!', ['option:0']],
    [{ type: 'answered', text: 'salt', right: true }, '“Salt” is right.', []],
    [{ type: 'answered', text: 'sand', right: false }, '“Sand” is wrong.', []],
    [{ type: 'riddleFailed', answer: 'salt' }, 'The answer would have been: salt.', []],
    [{ type: 'offerAnswered', accepted: true }, 'The offer is accepted.', []],
    [{ type: 'offerAnswered', accepted: false }, 'The offer is declined.', []],
    [{ type: 'flagged', flag: 'candle', on: true }, null, []],
    [{ type: 'levelUp', level: 2 }, 'Level up: everybody reaches level 2.', []],
    [
      { type: 'characterGrew', seat: 0, life: 24, defense: 1, inventory: 4 },
      'Amakar now has 24 Life, Defense 1 and room for four Treasure cards.',
      ['hero:0'],
    ],
    [
      { type: 'characterGrew', seat: 1, life: 20, defense: 0, inventory: 1 },
      'Akara now has 20 Life, Defense 0 and room for one Treasure card.',
      ['hero:1'],
    ],
    [{ type: 'areaFinished', area: 0 }, 'Lawn 1 lies behind you.', []],
    [
      { type: 'adventureOver', result: 'won', seat: -1 },
      'The end of A Walk in the Park is reached: you have won.',
      [],
    ],
    [{ type: 'adventureOver', result: 'lost', seat: -1 }, 'The group gives up.', []],
    [
      { type: 'adventureOver', result: 'lost', seat: 0 },
      'Amakar has no Life left: the adventure is lost.',
      [],
    ],
  ])('%j: %s', (...row) => {
    says(row)
  })

  it.each<Row>([
    [{ type: 'treasureDrawn', seat: 0, card: 'T04' }, 'Amakar draws Crooked Spear.', ['hero:0', 'card:T04']],
    [{ type: 'treasureCarried', seat: 0, card: 'T04' }, null, ['card:T04']],
    [
      { type: 'traitDrawn', seat: 0, card: 'X01' },
      'Amakar draws the Trait Thick Skin.',
      ['hero:0', 'card:X01'],
    ],
    [{ type: 'deckEmpty', deck: 'treasure', seat: 1 }, 'No Treasure card is left for Akara.', []],
    [
      { type: 'putAside', seat: 0, card: 'T04', as: 'swap' },
      'Crooked Spear is put aside for the rest of the adventure.',
      ['card:T04'],
    ],
    [
      { type: 'offeredTrade', seat: 0, to: 1, card: 'T04', against: '' },
      'Amakar offers Akara Crooked Spear as a gift.',
      ['card:T04', 'hero:1'],
    ],
    [
      { type: 'offeredTrade', seat: 0, to: 1, card: 'T04', against: 'T02' },
      'Amakar offers Akara Crooked Spear for Moss Poultice.',
      ['card:T04', 'hero:1'],
    ],
    [
      { type: 'traded', seat: 0, to: 1, card: 'T04', against: '' },
      'Akara now carries Crooked Spear.',
      ['card:T04', 'hero:0', 'hero:1'],
    ],
    [
      { type: 'traded', seat: 0, to: 1, card: 'T04', against: 'T02' },
      'Amakar and Akara swap Crooked Spear and Moss Poultice.',
      ['card:T04', 'hero:0', 'hero:1'],
    ],
    [{ type: 'tradeDeclined', seat: 1, from: 0 }, 'Akara declines.', []],
    [
      { type: 'lastStand', seat: 1, card: 'T02', life: 3 },
      'Moss Poultice saves Akara, who now has 3 Life.',
      ['hero:1', 'card:T02'],
    ],
    [{ type: 'cardWorked', seat: 0, card: 'X01' }, 'Amakar’s Thick Skin takes effect.', ['card:X01']],
  ])('of cards, %j: %s', (...row) => {
    says(row)
  })

  it('what a Luck die decides, and for whom [RF-R71]', () => {
    const chosen = { chosen: 0 }
    says(
      [
        { type: 'checked', seat: 0, shows: 5, need: 4, passed: true },
        'Amakar needs 4 or more and rolls 5: success.',
        ['hero:0'],
      ],
      chosen,
    )
    says(
      [
        { type: 'checked', seat: -1, shows: 2, need: 4, passed: false },
        'Somebody needs 4 or more and rolls 2: failure.',
        [],
      ],
      { page: null },
    )
  })

  it('the name of whoever is addressed, in titles and decisions as in texts [RF-R97]', () => {
    const chosen = { chosen: 1 }
    const addressed = 'A letter for {chosen}'
    says([{ type: 'readAloud', text: addressed }, 'A letter for Akara.', []], chosen)
    says(
      [
        { type: 'decided', seat: 1, option: 0, label: addressed },
        'Decided: A letter for Akara.',
        ['option:0'],
      ],
      chosen,
    )
    says(
      [
        { type: 'encounterBegan', title: addressed, chosen: 1 },
        'A letter for Akara. Akara is addressed.',
        ['hero:1'],
      ],
      chosen,
    )
  })

  it('nothing of a Character that is not known', () => {
    says([{ type: 'characterPicked', seat: 3, character: '' }, null, ['hero:3']])
  })
})
