import { anyone, capital, count, type Speech } from '@dicehearth/engine'
import { cardName, itemName, playedName } from './box-names.ts'
import { colourName, dieName } from '../die-look.ts'
import { attributeName, changeWords, heroName, placeName, playerName, poolOf } from './names.ts'
import type { AdventureAsk, AdventureOption, Vote } from '../rules/decisions.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { Party } from '../rules/state.ts'
import type { PartyView } from '../view.ts'

export type AdventureSpeech = Speech<AdventureAsk, AdventureOption, AdventureEvent, PartyView, Party>

/** Every question: the line that says what must be decided, and the rules behind it. */
export const asks: AdventureSpeech['asks'] = {
  // Before the adventure.
  agree: {
    prompt: ({ seat }, view) =>
      `${playerName(view, seat)}, shall this campaign be legendary? It is only if all agree.`,
    rules: ['RPA-268', 'RPA-269', 'RPA-272', 'RPA-276'],
    decline: 'No, the normal game',
  },
  chooseHero: {
    prompt: ({ hero }, view) => `${playerName(view, hero)}, who are you?`,
    rules: ['RPA-022', 'RPA-R13'],
  },
  importClass: {
    prompt: ({ name }) => `There is no ${name} on this coast. Which of these classes is nearest?`,
    rules: ['RPA-R103', 'RPA-031'],
  },
  importPeople: {
    prompt: ({ name }) => `Which people is a ${name} of on this coast?`,
    rules: ['RPA-R103', 'RPA-032'],
  },
  importFamiliar: {
    prompt: ({ name }) => `Which familiar stands in for the ${name}?`,
    rules: ['RPA-R103', 'RPA-046'],
  },
  raiseImport: {
    prompt: ({ hero, left }, view) =>
      `${heroName(view, hero)}, raise a score? ${capital(count(left, 'point'))} may be added.`,
    rules: ['RPA-043', 'RPA-R15'],
  },
  portrait: {
    prompt: ({ hero }, view) => `${heroName(view, hero)}, which portrait is yours?`,
    rules: ['RPA-044', 'RPA-R16'],
  },
  company: {
    prompt: (ask, view) => forParty(ask, view, 'Who joins, and who leaves?'),
    rules: ['RPA-247', 'RPA-253', 'RPA-257', 'RPA-263', 'RPA-R76'],
  },
  joinBonus: {
    prompt: ({ hero, left }, view) =>
      `${heroName(view, hero)} catches up, ${count(left, 'point')} to go: what grows by 1?`,
    rules: ['RPA-255', 'RPA-R77'],
  },
  joinDeck: {
    prompt: ({ hero }, view) => `${heroName(view, hero)} draws a card: from which deck?`,
    rules: ['RPA-256', 'RPA-R77'],
  },
  firstStoryteller: {
    prompt: (ask, view) => forParty(ask, view, `"${view.title}": who tells the story first?`),
    rules: ['RPA-051', 'RPA-R11'],
  },

  // The story.
  whichWay: {
    prompt: (ask, view) => forParty(ask, view, 'What do you do?'),
    talkedOver: true,
    rules: ['RPA-077', 'RPA-079', 'RPA-080', 'RPA-R28'],
  },
  whichPath: {
    prompt: (ask, view) =>
      ask.mayStop
        ? forParty(ask, view, `${placeName(view, ask.at)} is known to you. Stop here, or go on?`)
        : forParty(ask, view, `Where do you go from ${placeName(view, ask.at)}?`),
    talkedOver: true,
    rules: ({ mayStop }) => (mayStop ? ['RPA-088', 'RPA-092', 'RPA-R31'] : ['RPA-087', 'RPA-R31', 'RPA-R32']),
  },
  firstItem: {
    prompt: (ask, view) => forParty(ask, view, 'Which item do you use here?'),
    rules: ['RPA-099', 'RPA-100', 'RPA-106', 'RPA-108'],
  },
  secondItem: {
    prompt: (ask, view) =>
      forParty(ask, view, `The ${itemName(view, ask.item)}: alone, or together with something else?`),
    rules: ['RPA-103', 'RPA-105', 'RPA-107'],
  },
  restXp: {
    prompt: (ask, view) => forParty(ask, view, 'How many XP do you spend on this rest?'),
    rules: ['RPA-118', 'RPA-119', 'RPA-120'],
  },
  whoGivesUp: {
    prompt: (ask, view) => forParty(ask, view, `${whyGiveUp[ask.why]} Who gives up a card?`),
    rules: ({ why }) => rulesOfGivingUp[why],
  },
  giveUp: {
    prompt: ({ hero }, view) => `${heroName(view, hero)}, which card do you give up?`,
    rules: ({ why }) => rulesOfGivingUp[why],
  },
  whoGets: {
    prompt: (ask, view) => forParty(ask, view, `Who gets ${cardName(view, ask.card)}?`),
    rules: ['RPA-085', 'RPA-258', 'RPA-264'],
  },
  whoGetsRandom: {
    prompt: (ask, view) => forParty(ask, view, `Who draws a card from the ${ask.deck} deck?`),
    rules: ['RPA-007', 'RPA-R41'],
  },
  whoIsMeant: {
    prompt: (ask, view) => forParty(ask, view, meant[ask.for](ask.n)),
    rules: ['RPA-069', 'RPA-006'],
  },
  gainRow: {
    prompt: ({ hero, left }, view) =>
      `${heroName(view, hero)} gains ${left} stamina: which row takes the next one?`,
    rules: ['RPA-295', 'RPA-R62', 'RPA-R104'],
  },
  loseRow: {
    prompt: ({ hero, left }, view) => `${heroName(view, hero)} returns ${left} stamina: from which row?`,
    rules: ['RPA-294', 'RPA-R62', 'RPA-R104'],
  },
  raiseScore: {
    prompt: ({ hero }, view) => `${heroName(view, hero)}, which attribute do you raise?`,
    rules: ['RPA-221', 'RPA-222', 'RPA-223'],
  },
  trade: { prompt: 'You may trade cards. Who gives what?', rules: ['RPA-009', 'RPA-R85'] },
  acceptCard: {
    prompt: ({ hero, from, card }, view) =>
      `${heroName(view, hero)}, do you take ${cardName(view, card)} from ${heroName(view, from)}?`,
    rules: ['RPA-R85'],
    decline: 'No, thank you',
  },

  // Checks and combats.
  buildPool: {
    prompt: (_, view) =>
      `${trialName(view)}: the pool has ${poolOf(view).length} of ${view.poolSize} dice. Add one of a colour you choose? It costs ${view.priceOfDie} stamina.`,
    rules: ['RPA-148', 'RPA-149', 'RPA-150', 'RPA-159'],
  },
  pay: {
    prompt: ({ colour, due, instead }) =>
      instead
        ? `The ${colourName(colour)} die: ${due} stamina of any other rows to pay. Who gives the next?`
        : `The ${colourName(colour)} die: ${due} stamina to pay, ${attributeName(colour)} first. Who gives the next?`,
    rules: ({ instead }) =>
      instead ? ['RPA-153', 'RPA-154', 'RPA-R52'] : ['RPA-150', 'RPA-151', 'RPA-157', 'RPA-R53'],
  },
  playCards: {
    prompt: (_, view) => `${trialName(view)}: who plays a card or an ability?`,
    rules: ['RPA-162', 'RPA-166', 'RPA-167', 'RPA-170', 'RPA-R50'],
  },
  whichEffect: {
    prompt: ({ hero, card }, view) => `${playedName(view, hero, card)}: which effect?`,
    rules: ['RPA-301', 'RPA-R54'],
  },
  whichDie: {
    prompt: ({ hero, card, verb, left }, view) =>
      `${playedName(view, hero, card)}: ${dieQuestions[verb]}${left > 1 ? ` Up to ${left} may be chosen.` : ''}`,
    rules: ({ verb }) => [rulesOfVerbs[verb], 'RPA-302', 'RPA-307'],
  },
  upOrDown: {
    prompt: ({ hero, card, die }, view) =>
      `${playedName(view, hero, card)}: raise or lower the ${dieName(view, die)}?`,
    rules: ['RPA-297'],
  },
  newColour: {
    prompt: ({ hero, card, die }, view) =>
      `${playedName(view, hero, card)}: which colour does the ${dieName(view, die)} count as?`,
    rules: ['RPA-299', 'RPA-311', 'RPA-312', 'RPA-R55'],
  },
  newValue: {
    prompt: ({ hero, card, die }, view) =>
      `${playedName(view, hero, card)}: which value does the ${dieName(view, die)} count as?`,
    rules: ['RPA-299', 'RPA-R55'],
  },
  whom: {
    prompt: ({ hero, card, verb, n }, view) => `${playedName(view, hero, card)}: ${whoIs[verb](n)}`,
    rules: ['RPA-R54', 'RPA-208'],
  },
  placeDice: {
    prompt: (_, view) => `${trialName(view)}: which die covers which slot?`,
    rules: ['RPA-175', 'RPA-198', 'RPA-282', 'RPA-R51'],
  },

  // After the adventure.
  guild: {
    prompt: (ask, view) =>
      forParty(ask, view, `The adventurer's guild: what do you learn? You have ${view.journal.xp} XP.`),
    rules: ['RPA-215', 'RPA-216', 'RPA-218', 'RPA-219', 'RPA-220'],
  },
  market: {
    prompt: (_, view) => `The market: what do you buy or sell? You have ${view.journal.gold} gold.`,
    rules: ['RPA-227', 'RPA-228', 'RPA-230', 'RPA-232'],
  },
  agreeToSell: {
    prompt: ({ hero, card }, view) =>
      `${heroName(view, hero)}, do you agree to sell ${cardName(view, card)}?`,
    rules: ['RPA-R73'],
    decline: 'No, it stays with me',
  },
  realDie: {
    // Dice that are rolled at a rest are no pieces of the table.
    prompt: ({ die }, view) =>
      die < 0
        ? 'You rest: roll a die. What does it show?'
        : `Roll the ${dieName(view, die)}. What does it show?`,
    rules: ['RPA-161', 'RPA-R07'],
  },
}

/** A question to the party: who votes now, or who breaks a tie. */
function forParty({ seat, tie }: Vote & { seat: number }, view: PartyView, question: string): string {
  if (seat === anyone) return question
  const name = heroName(view, seat)
  return tie
    ? `The votes are tied, ${name} decides. ${question}`
    : `${name}, your vote: ${uncapital(question)}`
}

/** Names keep their capitals; the first word of a question does not. */
function uncapital(question: string): string {
  return /^(?:What|Where|Which|Who|How|The) /.test(question)
    ? question.charAt(0).toLowerCase() + question.slice(1)
    : question
}

function trialName({ trial, printed }: PartyView): string {
  return trial?.kind === 'combat' ? `Round ${trial.round}` : printed.foes[0].name
}

const whoIs = {
  heal: (n: number) => `who removes ${n} fatigue?`,
  fill: (n: number) => `whose rows gain ${n} stamina?`,
  drain: (n: number) => `whose rows lose ${n} stamina?`,
  tire: (n: number) => `who adds ${n} fatigue?`,
} as const

const whyGiveUp = {
  rest: 'This rest costs a card.',
  story: 'A card must go.',
  limit: 'You hold more cards than a legendary party may.',
}

const rulesOfGivingUp = {
  rest: ['RPA-116', 'RPA-117', 'RPA-R83'],
  story: ['RPA-069', 'RPA-R60'],
  limit: ['RPA-278', 'RPA-280', 'RPA-R81'],
}

const meant = {
  fatigue: (n: number) => `One of you adds ${n} fatigue. Who?`,
  recover: (n: number) =>
    n === 0 ? 'One of you recovers fully. Who?' : `One of you removes ${n} fatigue. Who?`,
  rows: (n: number) => `One of you ${changeWords(n, 'gains', 'loses')} stamina in attribute rows. Who?`,
  health: (n: number) => `The health of one of you ${changeWords(n, 'rises by', 'falls by')}. Whose?`,
  attribute: (n: number) => `One of you raises an attribute by ${n}. Who?`,
  refresh: () => 'One of you takes spent cards back and turns the class card up. Who?',
}

const dieQuestions: Readonly<Record<string, string>> = {
  flip: 'which die is turned to its opposite side?',
  adj: 'which die is raised or lowered?',
  reroll: 'which die is rolled again?',
  as: 'which die counts as something else?',
}

const rulesOfVerbs: Readonly<Record<string, string>> = {
  flip: 'RPA-296',
  adj: 'RPA-297',
  reroll: 'RPA-298',
  as: 'RPA-299',
}
