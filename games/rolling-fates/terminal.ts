import { capital, type Decision } from '@dicehearth/engine'
import {
  fitted,
  inColumns,
  styled,
  wrapped,
  type Drawing,
  type Line,
  type Span,
  type Style,
} from '@dicehearth/engine/drawing'
import type { FatesAsk, FatesOption } from './rules/decisions.ts'
import { actionDice, luckDie } from './rules/dice.ts'
import { isDigital, keepsLife } from './rules/modes.ts'
import { cardName, characterAt, heroName, readOut } from './names.ts'
import { statusList } from './content/words/whom.ts'
import type { EnemyView, FatesView, HeroView } from './view.ts'
import type { Wound } from './rules/wounds.ts'
import { figures } from './speech/figures.ts'

/** The table from above: where the story is, the enemies, the Characters with dice and cards, and what was entered. */
const drawing: Drawing<FatesAsk, FatesOption, FatesView> = {
  draw(view, decision, width) {
    return [
      header(view, width),
      ...story(view, width),
      ...enemies(view, decision, width),
      ...view.heroes.flatMap((hero, seat) => character(view, hero, seat, width)),
      ...entered(view, width),
      ...result(view, width),
    ]
  },
}

export default drawing

const dot = styled(' · ', 'dim')

function header(view: FatesView, width: number): Line {
  return fitted(
    [
      styled(view.title, 'bold'),
      dot,
      `area ${view.area + 1} of ${view.areas}, ${view.areaName}`,
      dot,
      `level ${view.level}`,
      ...(view.fighting ? [dot, styled(`round ${Math.max(1, view.round)}`, 'bold')] : []),
      ...(isDigital(view) ? [dot, `Treasure ${view.treasureDeck}, Traits ${view.traitDeck}`] : []),
    ],
    width,
  )
}

/** How many lines each part may take, so that the table fits a small terminal. */
const most = { texts: 8, enemies: 5, inputs: 3 } as const

/** The encounter and what was read aloud of it, while no enemy stands in the way. */
function story(view: FatesView, width: number): Line[] {
  if (!view.page || view.fighting) return []
  const texts = view.texts.flatMap((text) => wrapped(readOut(view, text), width - 2))
  return [
    fitted([styled(`${view.page.id} ${view.page.title}`, 'bold', 'yellow')], width),
    ...texts.slice(-most.texts).map((text): Line => ['  ', text]),
  ]
}

/** Who can be aimed at now is marked. */
function enemies(view: FatesView, decision: Decision<FatesAsk, FatesOption> | null, width: number): Line[] {
  const standing = view.enemies.flatMap((enemy, slot) => (enemy.out === '' ? [{ enemy, slot }] : []))
  if (standing.length === 0) return []
  const open = new Set(decision?.options.map((option) => (option.verb === 'aim' ? option.enemy : -1)))
  const lines = standing.map(({ enemy, slot }) => enemyLine(enemy, open.has(slot)))
  const rows = inColumns(lines, width >= 100 ? 50 : 40, width)
  return [[styled('Enemies', 'bold')], ...rows.slice(0, most.enemies)]
}

const woundStyle: Readonly<Record<Wound, Style>> = {
  unhurt: 'green',
  hurt: 'yellow',
  bloodied: 'red',
  failing: 'red',
}

function enemyLine({ name, wound, statuses, guard, tags, bared }: EnemyView, open: boolean): Line {
  const life = bared ? `♥${bared.life}/${bared.maxLife}` : wound
  const notes = [
    ...(guard > 0 ? [`guard ${guard}`] : []),
    ...(statuses.length > 0 ? [statusList(statuses)] : []),
    ...tags.map(({ how, status }) => `${how} ${status}`),
  ]
  return [
    open ? '» ' : '  ',
    styled(name, 'bold'),
    ' ',
    styled(life, woundStyle[wound]),
    ' ',
    styled(notes.join(', '), 'dim'),
  ]
}

function character(view: FatesView, hero: HeroView, seat: number, width: number): Line[] {
  if (!characterAt(view, seat))
    return [fitted([styled(`Player ${seat + 1}`, 'bold'), ' picks a Character'], width)]
  return [
    fitted([styled(heroName(view, seat), 'bold'), ' ', ...condition(view, hero)], width),
    ...(view.fighting && isDigital(view) ? [fitted(['  ', ...bar(view, seat)], width)] : []),
    ...cards(view, hero, width),
  ]
}

function condition(view: FatesView, hero: HeroView): Span[] {
  if (!keepsLife(view)) return []
  const low = hero.life * 4 <= hero.maxLife
  const notes = [
    ...(hero.guard > 0 ? [`guard ${hero.guard}`] : []),
    ...(hero.statuses.length > 0 ? [statusList(hero.statuses)] : []),
    ...(hero.stunned ? ['stunned'] : hero.passed && view.fighting ? ['passed'] : []),
  ]
  return [
    styled(`♥${hero.life}/${hero.maxLife}`, low ? 'red' : 'green'),
    ` ⛨${hero.defense} `,
    styled(notes.join(', '), 'yellow'),
  ]
}

/** The Luck die in brackets, then the Action dice. */
function bar(view: FatesView, seat: number): Span[] {
  const luck = view.face[luckDie(seat)]
  const dice = actionDice(seat).flatMap((die) => (view.face[die] > 0 ? [String(view.face[die])] : []))
  return [styled(luck > 0 ? `[${luck}]` : '[ ]', 'magenta'), ' ', styled(dice.join(' ') || 'no dice', 'bold')]
}

/** The cards that a Character has, as far as one line has room for them. */
function cards(view: FatesView, { treasures, traits }: HeroView, width: number): Line[] {
  const names = [...treasures, ...traits].map((card) => cardName(view, card))
  return names.length === 0 ? [] : [fitted(['  ', styled(names.join(' · '), 'dim')], width)]
}

/** The last inputs of a physical table; what was undone is struck through. */
function entered(view: FatesView, width: number): Line[] {
  return view.log.slice(0, most.inputs).map((line): Line => {
    const who = line.hero < 0 ? '' : `${heroName(view, line.hero)}: `
    const targets = line.targets.map(({ number, took, statuses }) => {
      return `${number}${statuses.length > 0 ? ` + ${statusList(statuses)}` : ''} took ${took}`
    })
    const text = `${capital(line.what)} ${who}${targets.join('; ')}`
    return fitted([line.struck ? styled(`~~${text}~~`, 'dim') : text], width)
  })
}

/** What is worth telling of the end. */
function result(view: FatesView, width: number): Line[] {
  if (!view.outcome) return []
  return figures(view).map(([label, figure]) => fitted([styled(`${label} `, 'bold'), figure], width))
}
