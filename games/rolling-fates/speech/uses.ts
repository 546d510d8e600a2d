import type { Phases, Uses } from '@dicehearth/engine'
import type { FatesAsk } from '../rules/decisions.ts'

const before = 'the gathering, before the adventure'
const story = 'the story'
const fate = 'the Fate Phase'
const characters = 'the Character’s Phase'

/** Which part of the game a question belongs to, where that is always the same. */
export const phases: Phases<FatesAsk> = {
  pickCharacter: before,
  choice: story,
  riddle: story,
  spell: story,
  offer: story,
  payPrice: story,
  fate: fate,
  act: characters,
  payment: characters,
  use: characters,
}

/** What each sort of piece is for, and when. */
export const uses: Uses = {
  die: {
    text: 'Dice are kept in the Fate Phase, and pay for abilities in the Character’s Phase.',
    rule: 'RF-036',
    in: [fate, characters],
  },
  ability: {
    text: 'Abilities are used in the Character’s Phase of a combat.',
    rule: 'RF-033',
    in: [characters],
  },
  hero: { text: 'A Character is chosen where an ability or the story asks for one.', rule: 'RF-064' },
  enemy: {
    text: 'Enemies act by themselves in the Enemy Phase; they are chosen as targets of abilities.',
    rule: 'RF-078',
    in: [characters],
  },
  token: {
    text: 'Status tokens do their work and are shaken off at the beginning of the Fate Phase.',
    rule: 'RF-108',
    in: [fate],
  },
  card: { text: 'A card is used when its text says so.', rule: 'RF-035', in: [characters, story] },
  character: { text: 'Characters are chosen before the adventure begins.', rule: 'RF-002', in: [before] },
  option: {
    text: 'The choices of a page are made once, where the story stops.',
    rule: 'RF-017',
    in: [story],
  },
}
