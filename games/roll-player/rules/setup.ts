import { oneOf, pack, shuffle, type ConfigOf, type Fate, type Problem } from '@dicehearth/engine'
import { isTaken } from '../content/box.ts'
import { classColours, diceFor, enemyDice, firstCombatDie } from '../content/dice.ts'
import { familiars } from '../content/familiars.ts'
import { readPack, type OwnPack } from '../content/own-pack.ts'
import { inBox } from '../content/printings.ts'
import { raceIds } from '../content/races.ts'
import { spacesOnSheet, none } from '../content/sheet.ts'
import type { Hero, RollPlayer } from './state.ts'

const byWhom = ['picked', 'dealt'] as const

export const setup = {
  sheets: oneOf('Character Sheets', byWhom, 'picked', {
    about: 'Six races, each with its strengths and weaknesses.',
    names: { picked: 'Picked in turn', dealt: 'Dealt by chance' },
    tells: {
      picked: 'In player order everybody picks one of the sheets that are left.',
      dealt: 'Everybody gets a sheet at random.',
    },
  }),
  classes: oneOf('Classes', byWhom, 'picked', {
    about: 'Your Class Colour is always drawn by chance; four Classes share each colour.',
    names: { picked: 'Picked among four', dealt: 'Dealt by chance' },
    tells: {
      picked: 'You choose one of the four Classes of your colour.',
      dealt: 'Your Class is drawn as well.',
    },
  }),
  familiars: oneOf('Familiars', byWhom, 'picked', {
    about: 'Everybody builds a companion beside the hero.',
    names: { picked: 'One of two', dealt: 'Dealt by chance' },
    tells: {
      picked: 'Two boards are dealt to you, and you keep one.',
      dealt: 'One board is dealt to you.',
    },
  }),
  cards: pack<OwnPack>(
    'Own cards',
    (file) => readPack(file, isTaken),
    'Market cards, Fiends, Minions and Familiars of your own join those of the box.',
  ),
}

export type RpConfig = ConfigOf<typeof setup>

/** Every set-up that can be chosen is allowed. */
export function problems(): Problem[] {
  return []
}

/** The table before the first step of the set-up: everything in its box. */
export function deal(config: RpConfig, fate: Fate): RollPlayer {
  const { players, cards: own } = config
  const dice = Array.from({ length: diceFor(players) }, (_, die) => die)
  const kept = players === 1 ? [...enemyDice] : []
  return {
    fate,
    listener: undefined,
    outcome: null,
    printing: config.printing,
    players,
    sheetsBy: config.sheets,
    classesBy: config.classes,
    familiarsBy: config.familiars,
    own,
    step: 'startRoll',
    start: 0,
    turn: 0,
    doubles: 0,
    singles: 0,
    heroes: Array.from({ length: players }, newHero),
    sheetsLeft: inBox(config, raceIds),
    coloursLeft: [...classColours],
    familiarsLeft: stackFamiliars(config, fate),
    face: Array.from({ length: firstCombatDie }, () => 1),
    bag: dice.filter((die) => !kept.includes(die)),
    enemyDice: kept,
    initiative: [],
    hand: [],
    placed: [],
    acted: false,
    encore: null,
    discount: 0,
    refreshed: 0,
    combatDice: 0,
    combatUsed: [],
    deck: [],
    callUnder: none,
    mixed: false,
    drawnBesides: false,
    market: [],
    discard: [],
    trash: [],
    fiendDeck: [],
    minions: [],
    minionsSeen: 0,
    minionsAside: [],
    monster: null,
    adventure: [],
    revealed: 0,
  }
}

/** Familiars of an own pack are dealt first (RP-R61); the top is the end. */
function stackFamiliars(config: RpConfig, fate: Fate): string[] {
  const ofPack = config.cards?.familiars ?? []
  return [...shuffle(fate, inBox(config, idsOf(familiars))), ...shuffle(fate, idsOf(ofPack))]
}

function idsOf(things: readonly { id: string }[]): string[] {
  return things.map(({ id }) => id)
}

function newHero(): Hero {
  return {
    race: null,
    colour: null,
    class: null,
    backstory: null,
    alignment: null,
    token: 'N',
    boards: [],
    familiar: null,
    sheet: Array.from({ length: spacesOnSheet }, () => none),
    gaps: false,
    backpack: [],
    gold: 0,
    xp: 0,
    charisma: 0,
    honor: 0,
    injury: 0,
    cards: [],
    exhausted: [],
    fiends: [],
    newFiends: [],
    banished: [],
    trophies: [],
    card: none,
    turns: 0,
    used: [],
    pool: 0,
    total: null,
    monsterStars: 0,
    championStars: 0,
  }
}
