import { landNames } from './boards.ts'
import { effectText } from './effects.ts'
import { rankOf, type Card } from './enemies.ts'

/** What a card does, a sentence a line. */
export function linesOf(card: Card): string[] {
  const drives = (rankOf(card) ?? 1) > 1 ? ['Drives every enemy of a lower rank on.'] : []
  switch (card.kind) {
    case 'enemy':
      return [...drives, `Attacks the ${landNames[card.home]}.`]
    case 'phantom':
      return [...drives, 'Attacks where the territory die falls: one land, all, or none.']
    case 'giant':
      return [...drives, 'Shortens the damage track where the territory die falls: one, all, or none.']
    case 'dragon':
      return [`Every ${card.number} in the lands and on Resurrection is lost. Then it flies on.`]
    case 'master':
      return [
        'All enemies attack.',
        'Then the territory die: two damage to one land, or one to each, or none.',
        'He cannot be attacked, and goes back into the deck.',
      ]
    case 'own': {
      const { text, commands, onReveal, onAgain, onDefeat = [] } = card.enemy
      return [
        ...(text ? [text] : []),
        ...(commands ? drives : []),
        ...onReveal.map(effectText),
        ...(onAgain === 'same' ? [] : [`Again: ${onAgain.map(effectText).join(' ')}`]),
        ...(onDefeat.length === 0 ? [] : [`Defeated: ${onDefeat.map(effectText).join(' ')}`]),
      ]
    }
  }
}
