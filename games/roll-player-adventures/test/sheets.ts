import type { Sheet } from '@dicehearth/engine'
import { partySheet, type PartyData } from '../rules/party-sheet.ts'
import { heroSheet, type Import } from '../rules/hero-sheet.ts'

/** A party of two that has played nothing yet; tests change what they are about. */
export function partySheetWith(data: Partial<PartyData> = {}): Sheet<PartyData> {
  return {
    sheet: partySheet,
    version: 1,
    name: 'Orla and Sile',
    data: {
      legendary: false,
      heroes: [
        heroData('Orla', 'Hornfolk', 'Breaker', ['AR01']),
        heroData('Sile', 'Reedling', 'Runner', ['WE02']),
      ],
      gold: 0,
      xp: 0,
      favor: [5, 5, 5],
      mastery: 0,
      done: 0,
      deaths: 0,
      sidequest: false,
      combatDice: 3,
      bonusLimit: 1,
      bonusCards: 0,
      titles: [],
      storyteller: 0,
      ...data,
    },
  }
}

export function heroData(
  name: string,
  people: string,
  className: string,
  cards: string[] = [],
): PartyData['heroes'][number] {
  return { name, people, class: className, portrait: name, health: 16, scores: [1, 1, 1, 1, 1, 1], cards }
}

/** A character as Roll Player hands it on. */
export function heroSheetWith(data: Partial<Import> = {}): Sheet<Import> {
  const name = data.name ?? 'Grom'
  return {
    sheet: heroSheet,
    version: 1,
    name,
    data: {
      name,
      race: 'Orc',
      class: 'Warrior',
      colour: 'red',
      score: 30,
      attributes: { STR: 18, DEX: 16, CON: 14, INT: 12, WIS: 10, CHA: 8 },
      cards: [],
      familiar: null,
      gold: 0,
      xp: 0,
      ...data,
    },
  }
}
