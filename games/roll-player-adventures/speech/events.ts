import { capital, count, list } from '@dicehearth/engine'
import { boxOf, known } from '../content/opened.ts'
import { cardName, factionName, foeName, itemName, titleName } from './box-names.ts'
import { coloursName, dieName, slotName } from '../die-look.ts'
import { attributeName, changeWords, heroName, names, pathName, placeName, slotsOf } from './names.ts'
import { piece } from '../rules/pieces.ts'
import type { PartyView } from '../view.ts'
import { optionText } from './options.ts'
import type { AdventureSpeech } from './asks.ts'

/** Everything that happens, as the log tells it. */
export const events: AdventureSpeech['events'] = {
  rolled: {
    text: ({ who, dice, faces }, view) => {
      if (faces.length === 0) return null
      // Resting dice are no pieces of the table.
      if (dice[0] < 0) return `${heroName(view, who)} rolls ${list(faces.map(String))}.`
      const shown = dice.map((die, i) => `${coloursName(view.counts[die])} ${faces[i]}`)
      return `Rolled: ${list(shown)}.`
    },
    touches: ({ dice }) => dice.filter((die) => die >= 0).map(piece.die),
    sound: 'dice',
  },
  rerolled: {
    text: ({ die, from, to }, view) => `The ${coloursName(view.counts[die])} ${from} is rolled again: ${to}.`,
    touches: ({ die }) => [piece.die(die)],
    sound: 'dice',
  },
  entryOpened: { opens: true },
  readAloud: { text: ({ text }) => sentence(text), slip: 'elsewhere' },
  voted: {
    text: ({ seat, ask, option }, view) => {
      const named = optionText(option, view, ask).replace(/[.!?]$/, '')
      const name = heroName(view, seat)
      return 'tie' in ask && ask.tie
        ? `The votes are tied. ${name}, who has the storybook, decides: ${named}.`
        : `${name} votes: ${named}.`
    },
  },

  // Before the adventure.
  legendary: {
    text: ({ agreed }) => (agreed ? 'The campaign is legendary.' : 'Not all agree: it is the normal game.'),
  },
  heroJoined: {
    text: ({ hero }, view) => {
      const { name, people, class: className } = view.heroes[hero]
      return `${name}, ${people} ${className}, joins the party.`
    },
    touches: ({ hero }) => [piece.hero(hero)],
  },
  heroLeft: {
    text: ({ name, gold, xp }) =>
      `${name} leaves the party${gold > 0 ? `, which gains ${gold} gold and ${xp} XP` : ''}.`,
  },
  scoreRaised: {
    text: ({ hero, attribute, score }, view) =>
      `${heroName(view, hero)}: ${attributeName(attribute)} is now ${score}.`,
    touches: ({ hero, attribute }) => [piece.row(hero, attribute)],
  },
  adventureBegins: { text: (_, view) => `"${view.title}" begins.`, opens: true },
  storyteller: {
    text: ({ hero }, view) => `${heroName(view, hero)} has the storybook.`,
    touches: ({ hero }) => [piece.hero(hero)],
  },

  // On the map and in the journal.
  arrived: {
    text: ({ at }, view) => `You arrive at ${placeName(view, at)}.`,
    touches: ({ at }) => [piece.location(at)],
    opens: true,
    sound: 'wood',
  },
  passed: {
    text: ({ at }, view) => `You pass through ${placeName(view, at)}.`,
    touches: ({ at }) => [piece.location(at)],
  },
  setOut: {
    text: ({ from }, view) => `You set out from ${placeName(view, from)}.`,
    touches: ({ path }) => [piece.path(path)],
    sound: 'wood',
  },
  encounter: {
    text: ({ token }) => `An encounter: token ${token} is turned over.`,
    touches: ({ path }) => [piece.path(path)],
    sound: 'card',
  },
  token: {
    text: ({ token, at }, view) => {
      const name =
        token === 'sentry' ? 'The sentry' : token === 'encounter' ? 'An encounter token' : capital(token)
      if (at === '') return `${name} leaves the map.`
      return `${name} lies ${at.includes('-') ? `on the way from ${pathName(view, at)}` : `at ${placeName(view, at)}`}.`
    },
    touches: ({ at }) => (at === '' ? [] : [at.includes('-') ? piece.path(at) : piece.location(at)]),
  },
  pathChanged: {
    text: ({ path, open }, view) => `The way from ${pathName(view, path)} is ${open ? 'open' : 'closed'}.`,
    touches: ({ path }) => [piece.path(path)],
  },
  xpPut: {
    text: ({ at, xp }, view) => `${xp} XP is put on ${placeName(view, at)}.`,
    touches: ({ at }) => [piece.location(at)],
  },
  gold: {
    text: ({ change }) => `The party ${changeWords(change, 'gains', 'loses')} gold.`,
    touches: () => [piece.journal('gold')],
  },
  xp: {
    text: ({ change }) => `The party ${changeWords(change, 'gains', 'loses')} XP.`,
    touches: () => [piece.journal('xp')],
  },
  favor: {
    text: ({ faction, change }, view) =>
      `The party ${changeWords(change, 'gains', 'loses')} favor with ${factionName(view, faction)}.`,
    touches: ({ faction }) => [piece.faction(faction)],
  },
  keyword: {
    text: ({ note, recorded }) => `The journal ${recorded ? 'now says' : 'no longer says'}: ${note}`,
    touches: () => [piece.journal('keywords')],
  },
  title: {
    text: ({ title, gained }, view) =>
      gained ? `A title: ${titleName(view, title)}.` : `The title ${titleName(view, title)} is lost.`,
    touches: ({ title }) => [piece.title(title)],
    acted: ({ title }) => [title],
    sound: 'card',
  },
  item: {
    text: ({ item, gained }, view) =>
      gained ? `You have the ${itemName(view, item)}.` : `The ${itemName(view, item)} is gone.`,
    touches: ({ item }) => [piece.item(item)],
    acted: ({ item }) => [`item ${item}`],
    sound: 'card',
  },
  mapCard: {
    text: ({ card }, view) => `The map grows: ${known(boxOf(view).mapCards, card).name}.`,
    touches: ({ card }) => [piece.mapCard(card)],
    acted: ({ card }) => [card],
    sound: 'card',
  },
  itemUsed: {
    text: ({ items, comesOfIt }, view) => {
      const used = `You use the ${list(items.map((item) => itemName(view, item)))}`
      return comesOfIt ? `${used}.` : `${used}, and nothing comes of it.`
    },
    touches: ({ items }) => items.map(piece.item),
  },
  mayEnd: { text: 'From now on you may turn to THE END instead of moving.' },
  deathMarked: { text: ({ box }) => `Box ${box} of the death track is marked.`, sound: 'danger' },

  // Cards and bodies.
  cardGained: {
    text: ({ hero, card }, view) => `${heroName(view, hero)} gets ${cardName(view, card)}.`,
    touches: ({ card }) => [piece.card(card)],
    sound: 'card',
  },
  cardLost: {
    text: ({ hero, card }, view) =>
      `${heroName(view, hero)}'s ${cardName(view, card)} goes back to its deck.`,
    touches: ({ card }) => [piece.card(card)],
  },
  cardGiven: {
    text: ({ hero, to, card }, view) =>
      `${heroName(view, hero)} gives ${cardName(view, card)} to ${heroName(view, to)}.`,
    touches: ({ card }) => [piece.card(card)],
  },
  fatigue: {
    text: ({ hero, change }, view) =>
      `${heroName(view, hero)} ${changeWords(change, 'adds', 'removes')} fatigue.`,
    touches: ({ hero }) => [piece.fatigue(hero)],
  },
  exhausted: {
    text: ({ hero }, view) => `${heroName(view, hero)} is exhausted!`,
    touches: ({ hero }) => [piece.hero(hero)],
    sound: 'danger',
  },
  revived: {
    text: ({ hero }, view) => `${heroName(view, hero)} is on their feet again.`,
    touches: ({ hero }) => [piece.hero(hero)],
  },
  rows: {
    text: ({ hero, row, change }, view) =>
      `${heroName(view, hero)}: ${attributeName(row)} ${changeWords(change, 'gains', 'loses')} stamina.`,
    touches: ({ hero, row }) => [piece.row(hero, row)],
  },
  health: {
    text: ({ hero, change }, view) =>
      `The health of ${heroName(view, hero)} ${changeWords(change, 'rises by', 'falls by')}.`,
    touches: ({ hero }) => [piece.fatigue(hero)],
  },
  refreshed: {
    text: ({ hero }, view) => `${heroName(view, hero)} is refreshed.`,
    touches: ({ hero }) => [piece.hero(hero)],
  },
  rest: { text: ({ xp }) => `You rest, for ${xp} XP.`, sound: 'fire', acted: 'rest' },

  // Checks and combats.
  trialBegins: {
    text: ({ kind, names: of, modifiers }, view) => {
      const who = list(of.map((name) => foeName(view, name, view.trial?.level)))
      const how = modifiers.length > 0 ? ` (${list(modifiers)})` : ''
      return kind === 'check' ? `A skill check: ${who}${how}.` : `Combat: ${who}${how}.`
    },
    acted: ({ names: of, modifiers }) => [...of, ...modifiers],
    opens: true,
    sound: 'danger',
  },
  combatRound: { text: ({ round }) => `Round ${round} begins.`, opens: true },
  modifierActs: {
    text: ({ modifier }) => `${modifier} acts.`,
    touches: ({ modifier }) => [piece.modifier(modifier)],
  },
  dieBought: {
    text: ({ die }, view) => `A ${coloursName(view.counts[die])} die is added.`,
    touches: ({ die }) => [piece.die(die)],
  },
  diceDrawn: {
    text: ({ dice }, view) =>
      `Drawn from the bag: ${list(dice.map((die) => coloursName(view.counts[die])))}.`,
    touches: ({ dice }) => dice.map(piece.die),
  },
  cardPlayed: {
    text: ({ hero, card, bonus }, view) =>
      `${heroName(view, hero)} plays ${cardName(view, card)}${bonus ? ', with a bonus play' : ''}.`,
    touches: ({ card }) => [piece.card(card)],
    acted: ({ card, bonus }) => (bonus ? [card, 'bonus play'] : [card]),
    sound: 'card',
  },
  classUsed: {
    text: ({ hero }, view) => `${heroName(view, hero)} uses the ability of the ${view.heroes[hero].class}.`,
    touches: ({ hero }) => [piece.class(hero)],
    acted: ({ hero }, t) => [t.heroes[hero].class],
    sound: 'card',
  },
  dieChanged: {
    text: ({ die, from, to }, view) => `The ${coloursName(view.counts[die])} ${from} becomes a ${to}.`,
    touches: ({ die }) => [piece.die(die)],
    dice: ({ die }) => [die],
  },
  dieTreated: {
    text: ({ colours: of }) => `A die counts as ${coloursName(of)}.`,
    touches: ({ die }) => [piece.die(die)],
    dice: ({ die }) => [die],
  },
  dieAdded: {
    text: ({ die }, view) => `The ${dieName(view, die)} joins the pool.`,
    touches: ({ die }) => [piece.die(die)],
    dice: ({ die }) => [die],
  },
  diePlaced: {
    // A later view has nothing to say of a fight that is over.
    text: ({ die, foe, slot }, view) => {
      const covered = slotsOf(view, foe).at(slot)
      return covered ? `The ${dieName(view, die)} covers ${slotName(covered)}.` : null
    },
    touches: ({ die, foe, slot }) => [piece.die(die), piece.slot(foe, slot)],
    dice: ({ die }) => [die],
    sound: 'wood',
  },
  foeDefeated: {
    text: ({ foe }, { printed }) => {
      const beaten = printed.foes.at(foe)
      return beaten?.tier ? `Defeated: ${beaten.name}!` : null
    },
    touches: ({ foe }) => [piece.foe(foe)],
    sound: 'triumph',
  },
  counterattack: {
    text: ({ fatigue }) => `The counterattack tires each of you by ${fatigue}.`,
    sound: 'danger',
    slip: 'begins',
  },
  trackActs: {
    text: ({ foe, space }, { printed }) => {
      const enemy = printed.foes.at(foe)
      return enemy ? `${enemy.name}: ${enemy.track[space - 2]}.` : null
    },
    touches: ({ foe }) => [piece.foe(foe)],
    slip: 'begins',
  },
  rewards: {
    text: ({ gold, xp }) =>
      `Rewards: ${list([...(xp > 0 ? [`${xp} XP`] : []), ...(gold > 0 ? [`${gold} gold`] : [])])}.`,
  },
  trialEnds: {
    text: ({ kind, won, open }, { heroes }) => {
      const trial = kind === 'check' ? 'The check' : 'The combat'
      if (won) return `${trial} is ${kind === 'check' ? 'passed' : 'won'}: every slot is covered.`
      const exhausted = kind === 'combat' && heroes.every(({ fatigue, health }) => fatigue >= health)
      const why = exhausted ? 'nobody is left standing' : `${count(open, 'slot')} left open`
      return `${trial} is ${kind === 'check' ? 'failed' : 'lost'}: ${why}.`
    },
    acted: ({ kind, won }) => [`${kind} ${won ? 'won' : 'lost'}`],
    slip: ({ won }) => (won ? 'good' : 'bad'),
  },
  penalty: { text: ({ fatigue }) => `Legendary: the failure tires each of you by up to ${fatigue}.` },

  // After the adventure.
  stage: {
    text: ({ stage }) => stages[stage] ?? null,
    opens: true,
  },
  advanced: {
    text: ({ what, hero }, view) => advances[what](view, hero),
    acted: ({ what }) => [what],
  },
  bonusCardBought: { text: (_, view) => `The bonus card limit is now ${view.journal.bonusCards}.` },
  cardBought: {
    text: ({ hero, card, gold }, view) =>
      `${heroName(view, hero)} buys ${cardName(view, card)} for ${gold} gold.`,
    touches: ({ card }) => [piece.card(card)],
    acted: 'bought',
  },
  cardSold: {
    text: ({ hero, card }, view) => `${heroName(view, hero)} sells ${cardName(view, card)}.`,
    touches: ({ card }) => [piece.card(card)],
    acted: 'sold',
  },
  adventureOver: {
    text: (_, view) => `"${view.title}" is over for ${names(view, [...view.heroes.keys()])}.`,
    opens: true,
    sound: 'triumph',
  },
}

const stages: Readonly<Partial<Record<string, string>>> = {
  guild: "The adventurer's guild is open.",
  market: 'The market is open.',
  saved: 'The campaign is saved.',
}

const advances = {
  health: (view: PartyView, hero: number) =>
    `The health of ${heroName(view, hero)} is now ${view.heroes[hero].health}.`,
  combatDice: ({ journal }: PartyView) => `The combat dice limit is now ${journal.combatDice}.`,
  bonusLimit: ({ journal }: PartyView) => `The bonus play limit is now ${journal.bonusLimit}.`,
  mastery: ({ journal }: PartyView) => `Box ${journal.mastery} of the mastery track is marked.`,
}

/** A sentence may end inside quotes, brackets or italics. */
function sentence(text: string): string {
  return /[.!?…][*'’"”)]*$/.test(text) ? text : `${text}.`
}
