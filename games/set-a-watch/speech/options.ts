import { capital, count, list, numeral, type Risk } from '@dicehearth/engine'
import { abilities, type AbilityId } from '../content/abilities.ts'
import { classes, classInShort, specials } from '../content/adventurers.ts'
import { isRune, spaceName } from '../content/camp.ts'
import { sentencesOf } from '../content/card-text.ts'
import { abilityName, aDie, aNumber, aSpentDie, cardName, foeAt, ownerName, whoName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import { cardsLeft, equippedAt, takesPart } from '../rules/company.ts'
import { alikeBuried, alikeTamed } from '../rules/piles.ts'
import type { CardId } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import { named, usually, type Naming, type SawSpeech } from './rows.ts'
import { aboutKind } from '../content/card-facts.ts'
import { alikeDice, diceOf, kindOf, ownerOf } from '../rules/lookups.ts'

/** Every answer: its text, its heading, and the pieces that stand for it. */
export const options = usually<SawSpeech['options']>(
  { touches: standsFor },
  {
    pickClass: { text: ({ class: id }) => `The ${classInShort(id)}` },
    pickWho: {
      text: ({ who }, view, { kind }) => {
        const name = `The ${whoName(who, view)}`
        const lowest = Math.min(...diceOf(who).map((die) => view.face[die]))
        if (kind === 'locationDie') return `${name}, ${aNumber(lowest)}`
        return kind === 'chooseRest' && view.adventurers[who].rests > 0
          ? `${name}, for the second time`
          : name
      },
      risk: ({ who }, { face }, { kind }) =>
        kind === 'chooseRest' ? { text: `rolled ${list(diceOf(who).map((die) => `${face[die]}`))}` } : null,
    },
    pickDie: {
      text: ({ die }, view, { kind }) =>
        capital(kind === 'abilityTarget' || kind === 'abilityMay' ? aSpentDie(die, view) : aDie(die, view)),
    },

    // In camp.
    refresh: {
      text: ({ ability }) => `The ${ownerName(ability)}'s ${abilityName(ability)}`,
      risk: ({ ability }) => whatItDoes(ability),
      group: ({ ability }, _, { kind }) => (kind === 'restRefresh' ? null : ownerName(ability)),
    },
    placeDie: {
      text: ({ die, space }, view) => {
        const special = specials[classes[view.adventurers[ownerOf(die)].class].special]
        const name = space === 'special' ? special.name : spaceName(space)
        return `${capital(aNumber(view.face[die]))}: ${name}${isRune(space) ? ' (rune)' : ''}`
      },
      group: ({ die }, view) => capital(aNumber(view.face[die])),
    },
    placeRune: { text: ({ die, rune }, view) => `${spaceName(rune)}, with ${aNumber(view.face[die])}` },
    arrange: {
      text: ({ top, bottom }, view) => {
        const names = (cards: readonly CardId[]): string =>
          cards.map((card) => cardName(card, view)).join(', then ')
        if (bottom.length === 0) return `On top: ${names(top)}`
        return `${top.length === 0 ? 'Under' : `On top: ${names(top)}; under`} the deck: ${names(bottom)}`
      },
    },
    toEnd: { text: ({ end }) => (end === 'top' ? 'On top of the deck' : 'Under the deck') },
    nextCard: {
      text: ({ nth }, view, ask) => {
        const card = ask.kind === 'orderCards' ? ask.cards[nth] : null
        return card === null ? 'The card that nobody knows' : cardName(card, view)
      },
    },
    takeLocation: {
      text: ({ card }, view) => {
        const kind = kindOf(view, card)
        return [`${kind.name}. ${aboutKind(kind)}.`, ...sentencesOf(kind)].join(' ')
      },
    },
    swapOut: {
      text: ({ ability }, { adventurers }) => {
        const slot = adventurers.flatMap((it) => it.equipped).find((it) => it.ability === ability)
        return `Put away ${abilityName(ability)}${slot?.exhausted ? ' (exhausted)' : ''}`
      },
      risk: ({ ability }) => whatItDoes(ability),
    },
    swapIn: {
      text: ({ ability }) => `Equip ${abilityName(ability)}`,
      risk: ({ ability }) => whatItDoes(ability),
    },
    pickCard: {
      text: ({ card }, view) =>
        `${cardName(card, view)}${card === view.graveyard.at(-1) ? ', on top of the graveyard' : ''}`,
      touches: ({ card }, view) => alikeBuried(view, card).map(piece.card),
    },

    // On watch.
    attack: {
      text: ({ at }, view) => `Attack ${foeAt(at, view)} (health ${view.line[at].health})`,
      group: () => 'Attack',
      touches: ({ at, with: die }, view) =>
        named({ at, dice: die === undefined ? view.line[at].dice : alikeDice(view, die) }, view),
    },
    byDie: {
      text: ({ ability, die }, view) =>
        `${abilityName(ability)} with ${view.doubled[die] ? `the doubled ${view.face[die]}` : aNumber(view.face[die])}`,
      risk: ({ ability }) => whatItDoes(ability),
      group: ({ ability }) => ownerName(ability),
    },
    byExhausting: {
      text: ({ ability, losing }) => `${abilityName(ability)}, exhausting the card${lastCard(losing)}`,
      risk: ({ ability }, view) => whatIsSpent(ability, view),
      group: ({ ability }) => ownerName(ability),
    },
    shootAgain: {
      text: ({ die }, view) => `Sharpshooter: roll the spent ${view.face[die]} again`,
      group: ({ die }, view) => whoName(ownerOf(die), view),
    },
    feedFire: {
      text: ({ ability, losing }) => `Exhaust ${abilityName(ability)} for firewood${lastCard(losing)}`,
      risk: ({ ability }, view) => whatIsSpent(ability, view),
      group: () => 'Feed the fire',
      touches: ({ ability }) => [piece.ability(ability), piece.fire],
    },
    endWatch: {
      text: (_, { line }) => `End the watch and endure ${allOf(line.length)}`,
      risk: (_, view) => endureRisk(view),
    },
    addDie: {
      text: ({ die }, view) => {
        const [worth, face] = [view.worth[die], view.face[die]]
        return `${capital(aDie(die, view))}${worth === face ? '' : ` (counts ${worth})`}`
      },
      group: ({ die }, view) => whoName(ownerOf(die), view),
      touches: ({ die }, view) =>
        alikeDice(view, die)
          .filter((it) => it === die || !view.attack?.dice.includes(it))
          .map(piece.die),
    },
    addTamed: {
      text: ({ card }, view) => {
        const owner = view.adventurers.find((it) => it.tamed.includes(card))
        return `The tamed ${cardName(card, view)} (counts ${owner?.tamedWorth[owner.tamed.indexOf(card)]})`
      },
      group: () => 'Tamed creatures',
      touches: ({ card }, view) => alikeTamed(view, card).map(piece.card),
    },
    strike: {
      text: 'Strike!',
      risk: (_, view, ask) => (ask.kind === 'attackDie' ? overkill(ask.sum - ask.health, view) : null),
      touches: (_, view) => (view.attack ? named({ at: view.attack.at }, view) : []),
    },
    removeIt: { text: 'Remove it from the game' },
    trigger: { text: ({ ability }) => `${abilityName(ability)} first` },
    target: {
      text: ({ at }, view) =>
        `${capital(foeAt(at, view))}${view.line[at].faceup ? ` (health ${view.line[at].health})` : ''}`,
    },
    exhaust: {
      text: ({ ability, losing }) => `The ${ownerName(ability)}'s ${abilityName(ability)}${lastCard(losing)}`,
      risk: ({ ability }) => whatItDoes(ability),
      group: ({ ability }, _, { kind }) => (kind === 'exhaustCard' ? ownerName(ability) : null),
    },
    stun: {
      text: ({ die, ability }, view) => `${capital(aDie(die, view))} on ${abilityName(ability)}`,
      group: ({ die }, view) => whoName(ownerOf(die), view),
    },
  },
)

/** The pieces that it names; a die stands for all that are as good. */
function standsFor(it: Naming, view: SawView): string[] {
  return named(it.die === undefined ? it : { ...it, dice: alikeDice(view, it.die) }, view)
}

/** On a small screen a card shows only its name, so whoever must choose reads here what it does. */
function whatItDoes(ability: AbilityId): Risk {
  return { text: abilities[ability].text }
}

/** What ending the watch costs: every card left in the line demands its damage (SAW-185). */
function allOf(creatures: number): string {
  return ['nothing', 'it', 'both'][creatures] ?? `all ${numeral(creatures)}`
}

function endureRisk(view: SawView): Risk {
  const { line } = view
  const demanded = line.reduce((sum, foe) => sum + (foe.faceup ? foe.damage : 0), 0)
  const unseen = line.filter(({ faceup }) => !faceup).length
  const [wards, cards] = [wardsOf(view), cardsLeft(view)]
  const strikes = `${line.length - unseen} ${line.length - unseen === 1 ? 'creature strikes' : 'creatures strike'}`
  const parts = [
    `${strikes}: ${count(demanded, 'card')} to exhaust`,
    ...(unseen > 0 ? [`${count(unseen, 'facedown card')} more`] : []),
    ...(wards > 0 ? [`${wards} cancelled`] : []),
    `you have ${cards}`,
  ]
  const loses = demanded - wards >= cards
  return { text: `${parts.join(', ')}${loses ? ': you lose' : ''}`, loses }
}

/** Exhaustions that will be cancelled (SAW-R66). */
function wardsOf(view: SawView): number {
  const hide = equippedAt(view, 'thickHide')
  const hides =
    hide !== null && !hide.slot.exhausted && takesPart(view, hide.who) && !view.tonight.thickHideUsed
  return view.tonight.wards + (hides ? 1 : 0)
}

/** Worth a warning: so many cards or fewer stay unexhausted. */
const fewCards = 3

/** What a card does that is exhausted, and a warning where few are left after it. */
function whatIsSpent(ability: AbilityId, view: SawView): Risk {
  const { text } = whatItDoes(ability)
  const left = cardsLeft(view) - 1
  return {
    text: left > 0 && left <= fewCards ? `${text} ${capital(count(left, 'card'))} left on watch.` : text,
  }
}

/** The Warrior's Cleave keeps what is left over; nobody else does. */
function overkill(surplus: number, view: SawView): Risk | null {
  const cleaves = view.attack?.dice.some((die) => ownerOf(die) === equippedAt(view, 'cleave')?.who) === true
  return surplus <= 0 || cleaves ? null : { text: `${surplus} more than needed` }
}

function lastCard(losing: boolean): string {
  return losing ? ': the last card, and the game is lost' : ''
}
