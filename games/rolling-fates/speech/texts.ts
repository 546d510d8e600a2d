import { capital, count, type PieceText } from '@dicehearth/engine'
import type { Ability, Trait, Treasure } from '../content/pieces.ts'
import { characterAt, traitAt, treasureAt } from '../names.ts'
import { statusList } from '../content/words/whom.ts'
import type { EnemyView, FatesView, HeroView } from '../view.ts'
import { costText, tagText } from './effects.ts'
import { effectText } from '../content/words/effects.ts'
import { mechanicText } from '../content/words/mechanics.ts'
import { passiveText } from '../content/words/passives.ts'
import { piece } from '../rules/pieces.ts'

/** What is printed on everything that can be read now: Characters with abilities and cards, enemies as far as known. */
export function texts(view: FatesView): PieceText[] {
  return [
    ...view.heroes.flatMap((hero, seat) => heroTexts(view, hero, seat)),
    ...view.enemies.map((enemy, slot) => enemyText(enemy, slot)),
    ...(view.step === 'gather' ? candidateTexts(view) : []),
    ...(view.drawn === '' ? [] : [cardText(view, view.drawn)]),
  ]
}

/** The Characters that nobody has picked yet, as they begin. */
function candidateTexts(view: FatesView): PieceText[] {
  return view.pieces.characters
    .filter(({ id }) => view.heroes.every(({ character }) => character !== id))
    .flatMap(({ id, name, title, part, rows: [{ life, defense, inventory }], abilities }) => [
      {
        piece: `character:${id}`,
        name: `${name} ${title}`,
        lines: [
          `${capital(part)}.`,
          `${life} Life, Defense ${defense}, carries ${count(inventory, 'Treasure card')}.`,
          ...abilities.map((it) =>
            [`${it.name}: ${costText(it.cost)}.`, effectText(it.effect, 'you')].join(' '),
          ),
        ],
      },
      ...abilities.map((ability) => abilityText(view, ability)),
    ])
}

function abilityText(view: FatesView, ability: Ability): PieceText {
  return { piece: piece.ability(view, ability.id), name: ability.name, lines: abilityLines(ability) }
}

function heroTexts(view: FatesView, hero: HeroView, seat: number): PieceText[] {
  const character = characterAt(view, seat)
  if (!character) return []
  const { life, maxLife, defense, guard, inventory, treasures, statuses, stunned } = hero
  const board: PieceText = {
    piece: piece.hero(seat),
    name: `${character.name} ${character.title}`,
    lines: [
      `Level ${view.level}, ${character.part}.`,
      `${life} of ${maxLife} Life, Defense ${defense}${guard > 0 ? ` and ${guard} guard` : ''}.`,
      `${treasures.length} of ${inventory} Treasure cards.`,
      ...(statuses.length > 0 ? [`${statusList(statuses)}.`] : []),
      ...(stunned ? ['Stunned in this round: no dice and no abilities.'] : []),
    ],
  }
  const abilities = character.abilities.map((ability) => abilityText(view, ability))
  const cards = [...hero.traits, ...treasures].map((card) => cardText(view, card))
  return [board, ...abilities, ...cards]
}

export function abilityLines({ cost, effect }: Ability): string[] {
  return [`${capital(costText(cost))}.`, effectText(effect, 'you')]
}

function cardText(view: FatesView, card: string): PieceText {
  const treasure = treasureAt(view, card)
  const trait = traitAt(view, card)
  const name = (treasure ?? trait)?.name ?? card
  const lines = treasure ? treasureLines(treasure) : trait ? traitLines(trait) : [card]
  const used = view.usedUp.includes(card) ? ['It has worked in this adventure.'] : []
  return { piece: piece.card(card), name, lines: [...lines, ...used] }
}

export function treasureLines({ value, ability, passives }: Treasure): string[] {
  return [
    `Treasure, value ${value}.`,
    ...(ability ? abilityLines(ability) : []),
    ...passives.map(passiveText),
  ]
}

export function traitLines({ kind, passives }: Trait): string[] {
  return [`Trait, a ${kind}.`, ...passives.map(passiveText)]
}

function enemyText({ name, wound, statuses, guard, tags, bared, out }: EnemyView, slot: number): PieceText {
  return {
    piece: piece.enemy(slot),
    name,
    lines: [
      out === ''
        ? `${capital(wound)}${bared ? `: ${bared.life} of ${bared.maxLife} Life` : ''}.`
        : `${capital(out)}.`,
      ...(guard > 0 ? [`${guard} guard.`] : []),
      ...(statuses.length > 0 ? [`${statusList(statuses)}.`] : []),
      ...tags.map(tagText),
      ...(bared
        ? [
            ...bared.mechanics.map((it) => mechanicText(it, (id) => bared.names[id] ?? id)),
            `${capital(bared.hint)}.`,
            `Next: ${effectText(bared.next, 'it')}`,
          ]
        : []),
    ],
  }
}
