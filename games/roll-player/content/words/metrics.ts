import { schemaOf, whole, type Fields, type Filled, type Said, type Word } from '@dicehearth/engine/words'
import * as z from 'zod'
import {
  armorPieces,
  alignmentStars,
  backstoryMatches,
  cardsOfType,
  classColourDice,
  diceOfColour,
  familiarMatches,
  goalsMet,
  hasFamiliarPower,
  isColourful,
  isLoyal,
  scoreOf,
  sumOn,
} from '../../rules/metrics.ts'
import { diceOn, diceOnSheet, fiendsUp } from '../../rules/heroes.ts'
import type { Hero, RollPlayer, Seat } from '../../rules/state.ts'
import { classColours, isGold, isSplit } from '../dice.ts'
import { armorSetIds } from '../market.ts'
import { attributes, familiarBoard, rows } from '../sheet.ts'
import { cardTypes, typeNames } from '../card-types.ts'

/** What cards count. The Character Sheet means rows and Familiar Board, the rows mean the rows alone (RP-004, RP-005). */

interface MetricWord<F extends Fields = Fields> extends Word<F> {
  /** So many of what is counted: one of them, and several. */
  nouns(it: Filled<F>): readonly [one: string, many: string]
  /** How it reads that there are so many, where "you have at least" would not do. */
  there?(least: number): string
  /** The drawing of a card that counts it. */
  icon(it: Filled<F>): string
  count(t: RollPlayer, seat: Seat, it: Filled<F>): number
}

function metric<F extends Fields>(row: MetricWord<F>): MetricWord<F> {
  return row
}

/** Something that is counted without anything to fill in. */
function plain(one: string, many: string, icon: string, count: (t: RollPlayer, seat: Seat) => number) {
  return metric({ fields: {}, nouns: () => [one, many], icon: () => icon, count })
}

/** So much of what lies in front of the hero. */
function ofHero(one: string, many: string, icon: string, count: (hero: Hero, t: RollPlayer) => number) {
  return plain(one, many, icon, (t, seat) => count(t.heroes[seat], t))
}

export const metrics = {
  score: metric({
    fields: { row: z.enum(attributes) },
    nouns: ({ row }) => [`point of ${row}`, `points of ${row}`],
    icon: ({ row }) => row,
    count: (t, seat, { row }) => scoreOf(t, seat, row),
  }),
  colour: metric({
    fields: { colour: z.enum(classColours) },
    nouns: ({ colour }) => [`${colour} die on your sheet`, `${colour} dice on your sheet`],
    icon: () => 'reroll',
    count: (t, seat, { colour }) => diceOfColour(t.heroes[seat], colour),
  }),
  showing: metric({
    fields: { face: whole(1, 6) },
    nouns: ({ face }) => [`die showing ${face} on your sheet`, `dice showing ${face} on your sheet`],
    icon: () => 'reroll',
    count: (t, seat, { face }) => diceOnSheet(t.heroes[seat]).filter((die) => t.face[die] === face).length,
  }),
  cards: metric({
    fields: { type: z.enum(cardTypes) },
    nouns: ({ type }) => [`${typeNames[type]} card`, `${typeNames[type]} cards`],
    icon: () => 'bag',
    count: (t, seat, { type }) => cardsOfType(t, t.heroes[seat], type),
  }),
  lowestScore: {
    ...plain('point in every Attribute Score', 'points in every Attribute Score', 'strong', (t, seat) =>
      Math.min(...attributes.map((row) => scoreOf(t, seat, row))),
    ),
    there: (least: number) => `every Attribute Score is ${least} or more`,
  },
  goals: plain('Attribute Goal met', 'Attribute Goals met', 'strong', (t, seat) => goalsMet(t, seat).length),
  classColour: ofHero(
    'die of your Class Colour on your sheet',
    'dice of your Class Colour on your sheet',
    'reroll',
    classColourDice,
  ),
  goldDice: ofHero(
    'gold die on your sheet',
    'gold dice on your sheet',
    'gold',
    (hero) => diceOnSheet(hero).filter(isGold).length,
  ),
  splitDice: ofHero(
    'Split Die on your sheet',
    'Split Dice on your sheet',
    'reroll',
    (hero) => diceOnSheet(hero).filter(isSplit).length,
  ),
  colourfulRows: ofHero(
    'Attribute Row of three different colours (a Split Die is one of its two, gold is a colour)',
    'Attribute Rows of three different colours (a Split Die is one of its two, gold is a colour)',
    'reroll',
    (hero) => rows.filter((row) => isColourful(diceOn(hero, row))).length,
  ),
  loyalRows: ofHero(
    'Attribute Row with at least two dice of your Class Colour',
    'Attribute Rows with at least two dice of your Class Colour',
    'reroll',
    (hero) => rows.filter((row) => isLoyal(hero, row)).length,
  ),
  armorSet: ofHero('piece of your largest Armor set', 'pieces of your largest Armor set', 'vest', (hero, t) =>
    Math.max(...armorSetIds.map((set) => armorPieces(t, hero, set))),
  ),
  armorSets: ofHero(
    'Armor set of which you own a piece',
    'Armor sets of which you own a piece',
    'vest',
    (hero, t) => armorSetIds.filter((set) => armorPieces(t, hero, set) > 0).length,
  ),
  gold: ofHero('Gold', 'Gold', 'gold', ({ gold }) => gold),
  xp: ofHero('XP', 'XP', 'reroll', ({ xp }) => xp),
  honor: ofHero('Honor token', 'Honor tokens', 'paladin', ({ honor }) => honor),
  injury: ofHero('Injury token', 'Injury tokens', 'injury', ({ injury }) => injury),
  trophies: ofHero('Trophy', 'Trophies', 'trophy', ({ trophies }) => trophies.length),
  fiendsUp: ofHero('face-up Fiend', 'face-up Fiends', 'fiend', (hero) => fiendsUp(hero).length),
  fiends: ofHero(
    'Fiend in front of you, either side up',
    'Fiends in front of you, either side up',
    'fiend',
    (hero) => fiendsUp(hero).length + hero.banished.length,
  ),
  familiarSum: ofHero('pip on your Familiar Board', 'pips on your Familiar Board', 'beastmaster', (hero, t) =>
    sumOn(t, hero, familiarBoard),
  ),
  familiarDice: ofHero(
    'die on your Familiar Board',
    'dice on your Familiar Board',
    'beastmaster',
    (hero) => diceOn(hero, familiarBoard).length,
  ),
  familiarPower: {
    ...ofHero('Familiar Power goal', 'Familiar Power goals', 'beastmaster', (hero, t) =>
      hasFamiliarPower(t, hero) ? 1 : 0,
    ),
    there: () => 'your Familiar Power goal is met',
  },
  familiarMatches: ofHero(
    'match of your Familiar Backstory',
    'matches of your Familiar Backstory',
    'beastmaster',
    (hero, t) => familiarMatches(t, hero),
  ),
  backstoryMatches: ofHero(
    'match of your Backstory card (the Familiar Backstory does not count)',
    'matches of your Backstory card (the Familiar Backstory does not count)',
    'location',
    backstoryMatches,
  ),
  alignment: ofHero(
    'star under your alignment token',
    'stars under your alignment token',
    'reroll',
    alignmentStars,
  ),
  monsterStars: ofHero(
    'star from the Monster (no Champion Bonus)',
    'stars from the Monster (no Champion Bonus)',
    'reroll',
    (hero) => hero.monsterStars,
  ),
}

export type Metric = Said<'count', typeof metrics>
export const metricSchema = schemaOf('count', metrics)

const byName: Readonly<Record<string, MetricWord>> = metrics

export function countOf(t: RollPlayer, seat: Seat, it: Metric): number {
  return byName[it.count].count(t, seat, it)
}

export function nounsOf(it: Metric): readonly [one: string, many: string] {
  return byName[it.count].nouns(it)
}

/** "your Familiar Power goal is met"; undefined where "at least one" says it. */
export function thereIs(it: Metric, least: number): string | undefined {
  return byName[it.count].there?.(least)
}

export function metricIcon(it: Metric): string {
  return byName[it.count].icon(it)
}
