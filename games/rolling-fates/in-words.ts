import { aloud, count, list, type InWords, type PieceText } from '@dicehearth/engine'
import { abilityAt, cardName, characterAt, heroName, playerName, readOut } from './names.ts'
import { statusList } from './content/words/whom.ts'
import { actionDice, luckDie } from './rules/dice.ts'
import { isDigital, keepsLife } from './rules/modes.ts'
import { piece } from './rules/pieces.ts'
import type { FatesView } from './view.ts'

const inWords: InWords<FatesView> = {
  parts: (view, texts) => [
    { name: 'Where we are', key: 'w', lines: standing(view) },
    { name: 'The page', key: 's', lines: page(view) },
    { name: 'Enemies', key: 'e', lines: enemies(view, texts) },
    { name: 'Dice', key: 'd', lines: view.heroes.map((_, seat) => dice(view, seat)) },
    { name: 'Characters', key: 'p', lines: view.heroes.map((_, seat) => character(view, seat)) },
    { name: 'Abilities and cards', key: 'm', lines: abilities(view, texts) },
  ],
}

export default inWords

function standing(view: FatesView): string[] {
  const { title, area, areas, areaName, level, fighting, round } = view
  return [
    `${title}. Area ${area + 1} of ${areas}, ${areaName}. Level ${level}.`,
    ...(fighting ? [`Combat, round ${Math.max(1, round)}.`] : []),
    ...(isDigital(view)
      ? [
          `${count(view.treasureDeck, 'Treasure card')} and ${count(view.traitDeck, 'Trait card')} in the decks.`,
        ]
      : []),
  ]
}

function page(view: FatesView): string[] {
  if (!view.page) return ['No page is open.']
  const { id, title, question } = view.page
  return [
    `${id} ${title}.`,
    ...view.texts.map((text) => readOut(view, text)),
    ...(question === '' ? [] : [question]),
  ]
}

function enemies(view: FatesView, texts: readonly PieceText[]): string[] {
  const standingHere = view.enemies.flatMap(({ out }, slot) => (out === '' ? [slot] : []))
  if (standingHere.length === 0) return ['No enemy stands in the way.']
  return standingHere.map((slot) => spoken(texts.find((text) => text.piece === piece.enemy(slot))))
}

function dice(view: FatesView, seat: number): string {
  if (!isDigital(view)) return `${heroName(view, seat)} rolls real dice.`
  const luck = view.face[luckDie(seat)]
  const free = actionDice(seat).flatMap((die) => (view.face[die] > 0 ? [String(view.face[die])] : []))
  return `${heroName(view, seat)}: ${free.length > 0 ? list(free) : 'no dice'}; Luck ${luck > 0 ? luck : 'not rolled'}.`
}

function character(view: FatesView, seat: number): string {
  if (!characterAt(view, seat)) return `${playerName(view, seat)} picks a Character.`
  const { life, maxLife, defense, guard, statuses, stunned, passed, treasures, traits } = view.heroes[seat]
  const cards = [...treasures, ...traits].map((card) => cardName(view, card))
  const condition = [
    ...(keepsLife(view) ? [`Life ${life} of ${maxLife}`, `Defense ${defense}`] : []),
    ...(guard > 0 ? [`guard ${guard}`] : []),
    ...(statuses.length > 0 ? [statusList(statuses)] : []),
    ...(stunned ? ['stunned'] : passed && view.fighting ? ['has passed'] : []),
  ]
  return [
    `${heroName(view, seat)}: ${list(condition)}.`,
    ...(cards.length > 0 ? [`Cards: ${list(cards)}.`] : []),
  ].join(' ')
}

/** What each Character can use: the abilities of its board and its cards. */
function abilities(view: FatesView, texts: readonly PieceText[]): string[] {
  return view.heroes.flatMap(({ treasures, traits }, seat) => {
    const own = characterAt(view, seat)?.abilities.map(({ id }) => abilityAt(view, id)?.name ?? id) ?? []
    const cards = [...treasures, ...traits].map((card) => cardName(view, card))
    return [...own, ...cards].map((name) => {
      return `${heroName(view, seat)}: ${spoken(texts.find((text) => text.name === name))}`
    })
  })
}

function spoken(text: PieceText | undefined): string {
  return text ? aloud(text) : ''
}
