import { aloud, anyone, capital, count, list, type InWords, type PieceText } from '@dicehearth/engine'
import { adventureTypes } from './content/adventures.ts'
import { alignmentName } from './content/compass.ts'
import { firstCombatDie, type DieId } from './content/dice.ts'
import { goalText } from './content/goals.ts'
import { monsters } from './content/monsters.ts'
import { attributes, familiarBoard, none, spacesOf } from './content/sheet.ts'
import { dieName } from './die-look.ts'
import { cardCalled, classOf, familiarOf } from './rules/heroes.ts'
import { strengthOf } from './rules/monster.ts'
import { piece } from './rules/pieces.ts'
import type { Seat } from './rules/state.ts'
import { adventureName, cardName, seatName } from './speech/names.ts'
import type { RpView } from './view.ts'

const inWords: InWords<RpView> = {
  parts(view, texts) {
    const me = Math.max(view.seat, 0)
    const rivals = view.heroes.flatMap((_, seat) => (seat === me ? [] : [seat]))
    return [
      { name: 'Where we are', key: 'w', lines: standing(view) },
      {
        name: view.seat === anyone ? `The sheet of ${seatName(me, view)}` : 'My sheet',
        key: 's',
        lines: possessions(view, me),
        table: sheet(view, me),
      },
      { name: 'Goals', key: 'g', lines: goals(view, me, texts) },
      { name: 'Dice', key: 'd', lines: dice(view) },
      { name: 'Market', key: 'm', lines: market(view, me, texts) },
      { name: 'Rivals', key: 'r', lines: rivals.flatMap((seat) => inShort(view, seat)) },
      { name: 'Enemies', key: 'e', lines: enemies(view, texts) },
    ]
  },
}

export default inWords

function standing(view: RpView): string[] {
  const round = view.doubles + view.singles
  if (round === 0) return ['The heroes come together.']
  return [
    `Round ${round}, of ${view.singles > 0 ? 'single' : 'double'} dots. ${count(view.deck, 'card')} in the deck, ${count(view.bag.length, 'die', 'dice')} in the bag.`,
    view.callUnder === none
      ? 'The Call to Adventure has come.'
      : `The Call to Adventure lies under ${count(view.callUnder, 'card')}.`,
  ]
}

/** A row for each Attribute, then the Familiar. */
function sheet(view: RpView, seat: Seat): string[][] {
  const hero = view.heroes[seat]
  if (hero.familiar === null) return []
  const { name, range, stars } = familiarOf(view, hero)
  const { sheet: lines, actions } = view.live[seat]
  return [
    ['Row', 'Dice', 'Score', 'Goal', 'Stars', 'How it stands', 'Action'],
    ...attributes.map((attribute, row) => {
      const [least, most, worth] = classOf(hero).goals[attribute]
      const { score, says } = lines[row]
      const goal = goalText([least, most, worth])
      return [
        attribute,
        diceOn(view, seat, row),
        String(score),
        goal,
        String(worth),
        says || 'open',
        actions[row].text,
      ]
    }),
    [
      name,
      diceOn(view, seat, familiarBoard),
      String(lines[familiarBoard].score),
      goalText(range),
      String(stars),
      lines[familiarBoard].says || 'open',
      '',
    ],
  ]
}

function diceOn(view: RpView, seat: Seat, line: number): string {
  const spaces = spacesOf(line).map((space) => {
    const die = view.heroes[seat].sheet[space]
    return die === none ? 'empty' : dieName(die, view)
  })
  return spaces.every((it) => it === 'empty') ? 'empty' : spaces.join(', ')
}

function possessions(view: RpView, seat: Seat): string[] {
  const hero = view.heroes[seat]
  const { gold, xp, charisma, honor, injury } = hero
  const things = [
    `${gold} Gold`,
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(charisma > 0 ? [`${charisma} Charisma`] : []),
    ...(honor > 0 ? [`${honor} Honor`] : []),
    ...(injury > 0 ? [`${injury} Injury`] : []),
  ]
  const cards = hero.cards.map(
    (id) => `${cardName(id, view)}${hero.exhausted.includes(id) ? ' (exhausted)' : ''}`,
  )
  const fiends = [...hero.fiends, ...hero.newFiends].map((id) => cardName(id, view))
  return [
    `${list(things)}. ${alignmentName(hero.token)}. ${capital(count(view.live[seat].stars, 'star'))} so far.`,
    `Cards: ${cards.length > 0 ? list(cards) : 'none'}.`,
    ...(fiends.length > 0 ? [`Fiends: ${list(fiends)}.`] : []),
    ...(hero.trophies.length > 0
      ? [`Trophies: ${list(hero.trophies.map((id) => cardName(id, view)))}.`]
      : []),
    ...(hero.backpack.length > 0 ? [`In the Backpack: ${named(view, hero.backpack)}.`] : []),
  ]
}

/** Class, Backstory and Alignment, as they are printed, and what everything scores now. */
function goals(view: RpView, seat: Seat, texts: readonly PieceText[]): string[] {
  const { class: id, backstory, alignment } = view.heroes[seat]
  const wanted = [piece.class(id ?? ''), piece.backstory(backstory ?? ''), piece.alignment(alignment ?? '')]
  const printed = texts.filter((text) => wanted.includes(text.piece)).map(aloud)
  const score = texts.find((text) => text.piece === piece.score(seat))
  return [...printed, ...(score?.lines ?? [])]
}

function dice(view: RpView): string[] {
  const combat = view.face.slice(firstCombatDie)
  return [
    `In hand: ${named(view, view.hand)}.`,
    ...(combat.length > 0 ? [`Combat Dice: ${list(combat.map(String))}.`] : []),
    ...view.initiative.map(({ dice: lying, gold, fiends, by }, i) => {
      const more = [...(gold > 0 ? [`${gold} Gold`] : []), ...fiends.map((fiend) => cardName(fiend, view))]
      const whose = by === none ? '' : `, taken by ${seatName(by, view)}`
      return `Initiative card ${i + 1}${whose}: ${list([...lying.map((die) => dieName(die, view)), ...more])}.`
    }),
  ]
}

function market(view: RpView, seat: Seat, texts: readonly PieceText[]): string[] {
  if (view.market.length === 0) return ['No card lies in the Market.']
  return view.market.map((id, at) => {
    const { name } = cardCalled(view, id)
    const price = view.live[seat]?.prices[at]
    const text = texts.find((it) => it.name === name)
    return `${price === undefined ? '' : `For you ${price} Gold: `}${text ? aloud(text) : name}`
  })
}

function inShort(view: RpView, seat: Seat): string[] {
  const { sheet: lines, stars } = view.live[seat]
  const scores = lines.slice(0, attributes.length).map(({ score, goal }, row) => {
    return `${attributes[row]} ${score}${goal === 'met' ? ' (met)' : ''}`
  })
  return [`${seatName(seat, view)}: ${count(stars, 'star')}. ${list(scores)}.`, ...possessions(view, seat)]
}

function enemies(view: RpView, texts: readonly PieceText[]): string[] {
  const known = view.adventure.map((card, i) => (card ? adventureName(card) : `${adventureTypes[i]} unknown`))
  const minion = texts.find(({ name }) => view.minion !== null && name === cardName(view.minion, view))
  return [
    minion ? `Minion: ${aloud(minion)} ${count(view.minions, 'Minion')} left.` : 'No Minion is left.',
    ...(view.monster
      ? [`Monster: ${monsters[view.monster].name}, strength ${strengthOf(view)}. ${capital(list(known))}.`]
      : []),
  ]
}

function named(view: RpView, lying: readonly DieId[]): string {
  return lying.length === 0 ? 'none' : list(lying.map((die) => dieName(die, view)))
}
