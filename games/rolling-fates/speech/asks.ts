import { anyone, capital, count, numeral, type AskRow, type RealDie, type Speech } from '@dicehearth/engine'
import type { Verb } from '../content/words/effects.ts'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import { isLuckDie, luckDie, ownerOf } from '../rules/dice.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { Fates } from '../rules/state.ts'
import { cardName, chosenName, enemyName, heroName, playerName, priceText, sourceName } from '../names.ts'
import type { FatesView } from '../view.ts'

type Asks = Speech<FatesAsk, FatesOption, FatesEvent, FatesView, Fates>['asks']

/** What must be decided now, and by whom. */
export const asks: Asks = {
  pickCharacter: {
    prompt: ({ seat }, view) =>
      seat === anyone
        ? 'Who goes along? Pick your Characters.'
        : `${playerName(view, seat)}, pick a Character.`,
    rules: ['RF-002', 'RF-R02'],
  },
  continue: {
    prompt: ({ after }) => goOnAfter[after],
    rules: ({ after }) => (after === 'action' ? ['RF-078', 'RF-079'] : ['RF-017', 'RF-R98']),
    slip: ({ after }) => (after === 'text' ? null : 'since'),
  },
  choice: { prompt: (_, view) => byWhom(view, 'What do you do?'), rules: ['RF-017', 'RF-R65'] },
  riddle: {
    prompt: (_, view) =>
      byWhom(view, `${view.page?.question ?? ''} Which answer do you give? ${triesLeft(view)}`),
    rules: ['RF-R67'],
  },
  spell: {
    prompt: (_, view) =>
      view.spelled === ''
        ? byWhom(view, `${view.page?.question ?? ''} Spell your answer. ${triesLeft(view)}`)
        : `Your answer so far: “${view.spelled}”. Spell on, or say it.`,
    rules: ['RF-R67', 'RF-R102'],
  },
  offer: {
    prompt: (_, view) => byWhom(view, `It costs ${priceText(view.page?.price ?? null)}. Do you accept?`),
    rules: ['RF-R70'],
    decline: 'Decline',
  },
  payPrice: {
    prompt: ({ seat, what, left }, view) => {
      const price = priceText({ what, n: left })
      if (seat === anyone) return `Pay ${price} at your table.`
      return `${heroName(view, seat)}, which card do you give? Still to be paid: ${price}.`
    },
    rules: ['RF-R70'],
    decline: 'Give nothing now',
  },
  swap: {
    prompt: ({ seat, card }, view) =>
      `${heroName(view, seat)} has drawn ${cardName(view, card)} but can carry no more. Swap a card for it?`,
    rules: ['RF-094', 'RF-095'],
  },
  excess: {
    prompt: ({ seat }, view) => `${heroName(view, seat)} carries too much. Which card is put aside?`,
    rules: ['RF-089', 'RF-R57'],
  },
  handOver: {
    prompt: ({ seat, card }, view) =>
      `${heroName(view, seat)} offers ${cardName(view, card)}. To whom, and for what?`,
    rules: ['RF-096', 'RF-R59'],
  },
  agree: {
    prompt: ({ seat, from, card, against }, view) => {
      const deal = against === '' ? 'as a gift' : `for ${cardName(view, against)}`
      return `${heroName(view, seat)}, ${heroName(view, from)} offers you ${cardName(view, card)} ${deal}. Do you agree?`
    },
    rules: ['RF-096', 'RF-R59'],
    decline: 'No, thank you',
  },
  fate: {
    prompt: ({ seat }, view) => {
      if (seat === anyone) return `Fate Phase of round ${view.round}: everybody sees to their own dice.`
      const { task } = view.heroes[seat]
      return `${heroName(view, seat)}, ${tasks[task]}`
    },
    rules: ({ seat }, view) => (seat === anyone ? ['RF-022', 'RF-028'] : taskRules[view.heroes[seat].task]),
  },
  act: {
    prompt: ({ seat }, view) =>
      seat === anyone
        ? `Character’s Phase of round ${view.round}: who does what?`
        : `${heroName(view, seat)}, use an ability or pass.`,
    rules: ['RF-036', 'RF-039', 'RF-R24'],
  },
  payment: {
    prompt: ({ seat, ability }, view) =>
      `${heroName(view, seat)}, which dice do you spend for ${sourceName(view, ability)}?`,
    rules: ['RF-036', 'RF-R26'],
  },
  target: {
    prompt: ({ seat, source, does, left }, view) => {
      const more = left > 1 ? ` (${left} to choose, one at a time)` : ''
      return `${heroName(view, seat)}, ${sourceName(view, source)}: ${aims[does] ?? 'whom is it for'}${more}?`
    },
    rules: ['RF-064', 'RF-065', 'RF-R30'],
  },
  rerollDie: {
    prompt: ({ seat, source, left }, view) =>
      `${heroName(view, seat)}, ${sourceName(view, source)}: which die do you re-roll? You may choose ${count(left, 'more die', 'more dice')}.`,
    rules: ['RF-060', 'RF-R103'],
  },
  turnDie: {
    prompt: ({ seat, source, left, to }, view) =>
      `${heroName(view, seat)}, ${sourceName(view, source)}: which die do you turn${to === 'any' ? '' : ` to ${to}`}? You may turn ${count(left, 'more die', 'more dice')}.`,
    rules: ['RF-060', 'RF-R103'],
  },
  turnTo: {
    prompt: ({ seat, face }, view) => `${heroName(view, seat)}, what shall the ${face} become?`,
    rules: ['RF-R103'],
  },
  concede: { prompt: 'Give up the adventure? It is then lost for everybody.', rules: ['RF-R83', 'RF-R101'] },

  use: {
    prompt: (_, view) =>
      view.enemies.some(({ out }) => out === '')
        ? `Character’s Phase of round ${view.round}: enter what your Characters do.`
        : 'No enemy is left. Go on, or take back the last input.',
    rules: ['RF-R75', 'RF-R100'],
  },
  answer: {
    prompt: 'Apply what you read. If a card answers it, enter that; then go on.',
    rules: ['RF-R77', 'RF-R79'],
    slip: () => 'kept',
  },
  entryEnemy: {
    prompt: (_, view) => `${heroName(view, view.input?.hero ?? 0)} acts: on which enemy?`,
    rules: ['RF-R75'],
  },
  entryNumber: {
    prompt: ({ enemy }, view) => `How much damage to ${enemyName(view, enemy)}, with all your own modifiers?`,
    rules: ['RF-065', 'RF-R76'],
  },
  entryStatus: {
    prompt: ({ enemy }, view) => `Which status effects for ${enemyName(view, enemy)}?`,
    rules: ['RF-066', 'RF-R77'],
  },
  entryMore: {
    prompt: (_, view) =>
      `${capital(count(view.input?.entries.length ?? 0, 'entry', 'entries'))} so far. Is that all?`,
    rules: ['RF-R75'],
  },
  correct: {
    prompt: ({ enemy }, view) => `What is wrong with ${enemyName(view, enemy)}?`,
    rules: ['RF-R81', 'RF-R99'],
  },
  correctLife: {
    prompt: ({ enemy }, view) => `How much Life does ${enemyName(view, enemy)} have?`,
    rules: ['RF-R99'],
  },
  confirmCorrection: { prompt: 'Make this correction?', rules: ['RF-R99'] },
  gameOver: { prompt: 'Is the adventure lost?', rules: ['RF-123', 'RF-R83'] },
  instruction: {
    prompt: (_, view) =>
      `Fate Phase of round ${view.round}: status effects first, then roll, keep and re-roll your dice.`,
    rules: ['RF-024', 'RF-R80'],
  },
  luckShows: {
    prompt: (_, view) => `${capital(chosenName(view))} rolls a Luck die. What does it show?`,
    rules: ['RF-R71', 'RF-R80'],
  },
  track: {
    prompt: ({ hero }, view) => `What has changed for ${heroName(view, hero)}?`,
    rules: ['RF-R84'],
  },
  trackNumber: {
    prompt: ({ hero, what }, view) => `What is the ${trackedNames[what]} of ${heroName(view, hero)} now?`,
    rules: ['RF-R84'],
  },
  realDie: {
    prompt: (ask: RealDie, view: FatesView) => {
      const name = heroName(view, ask.seat)
      if (ask.sides === 2) return `${name} flips the token. What shows?`
      if (ask.die < 0) return `${name} rolls to recover. What shows?`
      const die = isLuckDie(ask.die) ? 'the Luck die' : `Action die ${ask.die - luckDie(ownerOf(ask.die))}`
      return `${name} rolls. What does ${die} show?`
    },
    rules: ['RF-025', 'RF-110'],
  } satisfies AskRow<RealDie, FatesView>,
}

const goOnAfter = {
  text: 'Go on when you have read it.',
  outcome: 'That is how it went. Go on?',
  action: 'Go on with the Enemy Phase?',
  reward: 'The combat is won. Go on?',
  levelUp: 'Everybody has gained a level. Go on?',
} as const

const tasks = {
  poison: 'do you try to get rid of Poison?',
  weakness: 'do you try to get rid of Weakness?',
  luck: 'do you re-roll the Luck die?',
  keep: 'which dice do you keep? The others are rolled again.',
  nothing: 'your dice lie on the bar.',
} as const

const taskRules = {
  poison: ['RF-108', 'RF-109'],
  weakness: ['RF-108', 'RF-109'],
  luck: ['RF-R21'],
  keep: ['RF-028', 'RF-030'],
  nothing: ['RF-032'],
} as const

const aims: Readonly<Partial<Record<Verb, string>>> = {
  hit: 'whom does it hit',
  inflict: 'whom does it afflict',
  heal: 'whom does it heal',
  guard: 'whom does it guard',
  cure: 'whom does it cure',
  add: 'who gets a die',
}

export const trackedNames = { life: 'Life', defense: 'Defense', guard: 'guard' } as const

/** The question, with the name of the addressed Character before it. */
function byWhom(view: FatesView, question: string): string {
  return view.chosen >= 0 ? `${heroName(view, view.chosen)}: ${question}` : question
}

function triesLeft({ tries }: FatesView): string {
  return tries === 1 ? 'This is the last try.' : `You have ${numeral(tries)} tries left.`
}
