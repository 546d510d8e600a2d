import type { Guide } from '@dicehearth/engine'
import type { RpOption } from './rules/decisions.ts'

/** A hero is set up alone, and takes the first turn. */
export const guide: Guide<RpOption> = {
  setup: { players: 1 },
  seed: 'hearth',
  steps: [
    {
      say: 'Every hero has a race. A Human has no strengths and no weaknesses: a good one to begin with.',
      take: { verb: 'takeSheet', race: 'human' },
    },
    {
      say: 'Purple was drawn for you. A Class sets a goal for each Attribute; a Bard wants above all Charisma.',
      take: { verb: 'takeClass', class: 'bard' },
    },
    {
      say: 'A Familiar goes with you. The Moon Owl lets you roll dice again whenever you place a die on its board.',
      take: { verb: 'keepFamiliar', familiar: 'moonOwl' },
    },
    {
      say: 'Six dice to begin with. The gold 6 goes to Charisma, where you need 17; a gold die also pays 2 Gold.',
      take: { verb: 'place', die: 65, line: 5 },
    },
    {
      say: 'A Split Die counts as both of its colours. Each purple die on your sheet is worth a star to you.',
      take: { verb: 'place', die: 79, line: 3 },
    },
    { say: 'The green 4 helps Dexterity.', take: { verb: 'place', die: 20, line: 1 } },
    {
      say: 'A Bard wants little Strength: the white 1 is welcome there.',
      take: { verb: 'place', die: 52, line: 0 },
    },
    { say: 'The green 3 goes to Constitution.', take: { verb: 'place', die: 21, line: 2 } },
    {
      say: 'The Owl wants a sum of 10 or 11 on its board. The blue 1 is little, but its colour is right there.',
      take: { verb: 'place', die: 17, line: 6 },
    },
    {
      say: 'Dice were rolled for the Initiative cards, the lowest on card 1. Two dice are equal: you decide which goes lower.',
      take: { verb: 'sort', die: 36 },
    },
    {
      say: 'Choose a card. The second has a Gold and the purple die; the third has a Fiend, which would follow you.',
      take: { verb: 'initiative', card: 1 },
    },
    { say: 'The purple 4 goes to Charisma.', take: { verb: 'place', die: 36, line: 5 } },
    { say: 'And the red 3 to Strength.', take: { verb: 'place', die: 0, line: 0 } },
    {
      say: 'One action for a row where you placed a die. Charisma gives a token that lowers a price, and a Bard gets a Gold for it.',
      take: { verb: 'act', attribute: 'CHA' },
    },
  ],
}
