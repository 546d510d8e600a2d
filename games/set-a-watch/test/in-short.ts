import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { CardId, DieId, Foe, Watch } from '../rules/state.ts'
import { none, ownerOf } from '../rules/lookups.ts'

/** The table in few words, so that tests can name what lies there and what may be done. */

/** A card of the line: `eagle`, `?eagle` while it lies facedown, `goblinRaiders on eagle`. */
export function foeInShort(t: Watch, foe: Foe): string {
  const name = t.box[foe.card]
  if (!foe.faceup) return `?${name}`
  return foe.under === none ? name : `${name} on ${t.box[foe.under]}`
}

/** A die by its owner and what it shows: `ranger 3`. */
export function dieInShort(t: Watch, die: DieId): string {
  return `${t.adventurers[ownerOf(die)].class} ${t.face[die]}`
}

/** The kinds of cards. */
export function names(t: Watch, cards: readonly CardId[]): string[] {
  return cards.map((card) => t.box[card])
}

/** An option: who or what it is about; what would lose the game says so. */
export function optionInShort(t: Watch, ask: SawAsk, option: SawOption): string {
  const text = ofOption(t, ask, option)
  return 'losing' in option && option.losing ? `${text} and lose` : text
}

function ofOption(t: Watch, ask: SawAsk, option: SawOption): string {
  switch (option.verb) {
    case 'shows':
      return `${option.face}`
    case 'pickClass':
      return option.class
    case 'pickWho':
      return t.adventurers[option.who].class
    case 'pickDie':
    case 'addDie':
      return dieInShort(t, option.die)
    case 'refresh':
      return `refresh ${option.ability}`
    case 'placeDie':
      return `${t.face[option.die]} ${option.space}`
    case 'placeRune':
      return `${t.face[option.die]} ${option.rune}`
    case 'arrange':
      return `top ${names(t, option.top).join(' ')} bottom ${names(t, option.bottom).join(' ')}`
        .replace(/ {2,}/, ' ')
        .trim()
    case 'toEnd':
      return option.end
    case 'nextCard':
      return nextInShort(t, ask, option.nth)
    case 'takeLocation':
    case 'pickCard':
    case 'addTamed':
      return t.box[option.card]
    case 'swapOut':
      return `out ${option.ability}`
    case 'swapIn':
      return `in ${option.ability}`
    case 'attack':
      return `attack ${foeInShort(t, t.line[option.at])}`
    case 'byDie':
      return `${option.ability} ${t.face[option.die]}`
    case 'byExhausting':
      return `${option.ability} exhausted`
    case 'shootAgain':
      return `shoot ${t.face[option.die]} again`
    case 'feedFire':
      return `feed ${option.ability}`
    case 'endWatch':
      return 'end'
    case 'strike':
      return 'strike'
    case 'removeIt':
      return 'remove'
    case 'trigger':
      return option.ability
    case 'target':
      return foeInShort(t, t.line[option.at])
    case 'exhaust':
      return `exhaust ${option.ability}`
    case 'stun':
      return `${dieInShort(t, option.die)} on ${option.ability}`
    case 'decline':
      return 'no'
  }
}

function nextInShort(t: Watch, ask: SawAsk, nth: number): string {
  const card = ask.kind === 'orderCards' ? ask.cards[nth] : null
  return card === null ? `unknown ${nth}` : t.box[card]
}
