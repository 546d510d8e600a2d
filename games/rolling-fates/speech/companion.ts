import { capital, count, list } from '@dicehearth/engine'
import type { Clause } from '../content/words/effects.ts'
import { enemyName, heroName } from '../names.ts'
import { criterionName, statusList } from '../content/words/whom.ts'
import type { FatesView } from '../view.ts'
import { trackedNames } from './asks.ts'
import { piece } from '../rules/pieces.ts'
import type { Events } from './story.ts'

/** What the App tells a group with the physical game. */
export const companionEvents: Events<
  | 'instructed'
  | 'fateInstructed'
  | 'levelUpInstructed'
  | 'useUndone'
  | 'corrected'
  | 'tracked'
  | 'trackedStatus'
> = {
  instructed: {
    text: ({ does, seats, by }, view) => {
      const who = by === null ? list(seats.map((seat) => heroName(view, seat))) : criterionName[by]
      return `${capital(who)}: ${instruction(does, view)}.`
    },
    touches: ({ seats }) => seats.map(piece.hero),
  },
  fateInstructed: { text: 'Carry out the Fate Phase with your Characters.', sound: 'dice' },
  levelUpInstructed: {
    text: ({ level }) =>
      `Each Character draws a Trait card, sets the dial to full Life and reads the row of level ${level}.`,
  },
  useUndone: { text: ({ seat }, view) => `The last use of ${heroName(view, seat)} is taken back.` },
  corrected: {
    text: ({ enemy, life, status, on }, view) => {
      const name = enemyName(view, enemy)
      if (status === null) return `Correction: ${name} has ${life} Life.`
      return `Correction: ${name} ${on ? 'has' : 'does not have'} ${capital(status)}.`
    },
    touches: ({ enemy }) => [piece.enemy(enemy)],
  },
  tracked: {
    text: ({ seat, what, value }, view) => `${heroName(view, seat)} now has ${trackedNames[what]} ${value}.`,
    touches: ({ seat }) => [piece.hero(seat)],
  },
  trackedStatus: {
    text: ({ seat, status, on }, view) =>
      `${heroName(view, seat)} ${on ? 'now has' : 'is free of'} ${capital(status)}.`,
    touches: ({ seat, status }) => [piece.token(seat, status)],
  },
}

/** What the players do with their own dials, tokens and cards (RF-R79, RF-R80). */
function instruction(does: Clause, view: FatesView): string {
  switch (does.verb) {
    case 'hit':
      return `suffer ${list([`${amount(does, view)} damage`, ...does.statuses.map(capital)])}`
    case 'inflict':
      return `take ${statusList(does.statuses)}`
    case 'heal':
      return `regain ${amount(does, view)} Life`
    case 'lose':
      return `lose ${amount(does, view)} Life`
    case 'guard':
      return `gain ${amount(does, view)} guard`
    case 'cure':
      return `put away ${does.what === 'all' ? 'all status effects' : capital(does.what)}`
    case 'treasure':
    case 'trait':
      return `draw ${count(does.cards, `${capital(does.verb)} card`)}`
    default:
      return 'nothing'
  }
}

function amount({ n, perHero }: { n: number; perHero: boolean }, view: FatesView): number {
  return perHero ? n * view.heroes.length : n
}
