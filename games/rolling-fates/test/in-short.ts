import { characterCalled } from '../names.ts'
import type { FatesOption } from '../rules/decisions.ts'
import type { FatesView } from '../view.ts'
import { cardName, enemyName, heroName, sourceName } from '../names.ts'

/** An option in few words, as tests name it. */
export function inShort(option: FatesOption, view: FatesView): string {
  const who = heroName(view, option.seat)
  switch (option.verb) {
    case 'use':
      return `${who}: ${sourceName(view, option.ability)}`
    case 'pass':
      return `${who} passes`
    case 'keep':
      return `${who} keeps ${option.faces.join(' ') || 'nothing'}`
    case 'pay':
      return `pay ${option.faces.join(' ')}`
    case 'attempt':
      return `${who} tries ${option.status}`
    case 'skip':
      return `${who} skips ${option.status}`
    case 'rerollLuck':
      return `${who} re-rolls Luck`
    case 'leaveLuck':
      return `${who} leaves Luck`
    case 'aim':
      return enemyName(view, option.enemy)
    case 'aid':
      return heroName(view, option.hero)
    case 'pickDie':
      return `die ${option.face}`
    case 'turnTo':
      return `to ${option.face}`
    case 'goOn':
      return 'go on'
    case 'decide':
      return option.seat < 0
        ? String(view.page?.options[option.option])
        : `${who}: ${view.page?.options[option.option]}`
    case 'accept':
      return option.seat < 0 ? 'accept' : `${who}: accept`
    case 'decline':
      return option.seat < 0 ? 'decline' : `${who}: decline`
    case 'payCard':
    case 'swapOut':
    case 'dropCard':
    case 'offerCard':
      return `${who} ${words[option.verb]} ${cardName(view, option.card)}`
    case 'leaveCard':
      return `${who} leaves it`
    case 'giveTo':
      return `to ${heroName(view, option.hero)}`
    case 'swapFor':
      return `for ${cardName(view, option.card)}`
    case 'letter':
      return option.letter
    case 'number':
      return String(option.number)
    case 'luckShows':
      return `shows ${option.face}`
    case 'shows':
      return `shows ${option.face}`
    case 'inflict':
      return option.status
    case 'enterUse':
      return `${heroName(view, option.hero)} uses`
    case 'correct':
      return `correct ${enemyName(view, option.enemy)}`
    case 'setStatus':
      return `${option.status} ${option.on ? 'on' : 'off'}`
    case 'track':
      return `set ${heroName(view, option.hero)}`
    case 'trackWhat':
      return option.what
    case 'pickCharacter':
      return `${option.seat + 1}: ${characterCalled(view, option.character)?.name}`
    default:
      return option.verb
  }
}

const words = { payCard: 'pays', swapOut: 'swaps', dropCard: 'drops', offerCard: 'offers' } as const
