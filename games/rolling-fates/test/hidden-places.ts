import { equally, type HiddenPlace } from '@dicehearth/engine/testing'
import type { Adventure, Encounter } from '../content/adventure.ts'
import { covers, printedAdventure } from '../content/adventures.ts'
import type { Effect } from '../content/words/effects.ts'
import type { Mechanic } from '../content/words/mechanics.ts'
import type { Enemy } from '../rules/figures.ts'
import { adventureOf, boxOf, type Fates } from '../rules/state.ts'

type Hidden = HiddenPlace<Fates>

/** Everything that nobody at the table can see, and what it may be. */
export function places(t: Fates): Hidden[] {
  return [
    ...(['treasureDeck', 'traitDeck'] as const).flatMap((deck) =>
      t[deck].map((_, i) => place(`${deck} ${i}`, (it) => it[deck][i], t[deck])),
    ),
    ...t.enemies.flatMap((enemy, slot) => (isUnknown(enemy) ? unknownEnemy(t, slot) : [])),
    ...(t.page ? unread(t, t.page) : []),
  ]
}

function place(name: string, read: (t: Fates) => unknown, values: readonly unknown[]): Hidden {
  return { name, read: (t) => textOf(read(t)), chances: equally(values.map(textOf)) }
}

const textOf = (value: unknown): unknown => (typeof value === 'string' ? value : JSON.stringify(value))

/** In play, and nothing has been seen of it yet. */
function isUnknown(enemy: Enemy): boolean {
  const { out, statuses, seenHits, tried, shown, passed, actions, life, maxLife, knownTags } = enemy
  const seen = [...statuses, ...seenHits, ...tried, ...shown, ...passed, ...knownTags]
  return out === '' && seen.length === 0 && actions === 0 && life === maxLife
}

/** Such an enemy may be as any of the box (RF-R49). */
function unknownEnemy(t: Fates, slot: number): Hidden[] {
  const foes = [...boxOf(t).enemies.values()]
  const kinds = t.enemies.map(({ kind }) => kind)
  // Its bond would show, and so would what works from the first hit on.
  const couldBe = (it: Mechanic): boolean =>
    (it.is !== 'bond' || !kinds.includes(it.enemy)) &&
    (!('percent' in it) || it.percent < 100) &&
    (it.is !== 'tally' || it.n > 0)
  const scaled = (n: number, perHero: boolean): number => {
    const hundredths = perHero ? [50, 190, 300, 500] : [65, 100, 100, 100]
    return Math.ceil((n * hundredths[t.heroes.length - 1]) / 100)
  }
  return [
    place(
      `Life of enemy ${slot}`,
      (it) => it.enemies[slot].maxLife,
      foes.map(({ life }) => scaled(life.n, life.perHero)),
    ),
    place(
      `tags of enemy ${slot}`,
      (it) => it.enemies[slot].nature.tags,
      foes.map(({ nature }) => nature.tags),
    ),
    place(
      `mechanics of enemy ${slot}`,
      (it) => it.enemies[slot].nature.mechanics,
      foes.map(({ nature }) => nature.mechanics.filter(couldBe)),
    ),
    place(
      `first step of enemy ${slot}`,
      (it) => it.enemies[slot].nature.scripts[0].steps[0],
      foes.map(({ nature }) => nature.scripts[0].steps[0]),
    ),
  ]
}

/** What comes of a page is what comes of any page of its kind on the shelf; whom a book sends is its own (RF-R97). */
function unread(t: Fates, { kind }: Encounter): Hidden[] {
  const book = adventureOf(t)
  const others = covers.filter(({ id }) => id !== book.id).map(({ id }) => printedAdventure(id))
  const pagesIn = ({ areas }: Adventure): Encounter[] =>
    areas.flatMap(({ encounters }) => encounters.filter((it) => it.kind === kind))
  return hiddenOn(t.page).map(({ name }, i) => {
    const pages = [book, ...(name === 'groups' ? [] : others)].flatMap(pagesIn)
    const alike = pages.flatMap((page) => hiddenOn(page).filter((part) => part.name === name))
    const values = name === 'answer' ? answersTo(t) : alike.map(({ value }) => value)
    return place(`${name} ${i} of a ${kind}`, (it) => hiddenOn(it.page)[i].value, values)
  })
}

interface Part {
  name: string
  value: unknown
}

/** Where an effect leads to is kept, so that the table can be played on. */
function part(name: string, effect: Effect): Part {
  return { name, value: effect.filter(({ verb }) => verb !== 'goto') }
}

/** It only leads on or is read aloud. */
function isQuiet(effect: Effect): boolean {
  return effect.every(({ verb }) => verb === 'say' || verb === 'goto' || verb === 'nothing')
}

function hiddenOn(page: Encounter | null): Part[] {
  switch (page?.kind) {
    case undefined:
      return []
    case 'find':
    case 'trap':
      return page.lines.flatMap(({ effect }) => (isQuiet(effect) ? [] : [part('effect', effect)]))
    case 'choice':
      return page.options.map(({ effect }) => part('effect', effect))
    case 'trade':
      return [part('accept', page.accept), part('decline', page.decline)]
    case 'check':
      return [part('pass', page.pass), part('fail', page.fail)]
    case 'riddle':
      return [
        { name: 'answer', value: page.answers[0] },
        part('right', page.right),
        part('wrong', page.wrong),
      ]
    case 'combat':
      return [{ name: 'groups', value: page.groups }, part('reward', page.reward)]
  }
}

function answersTo({ page, wrong }: Fates): readonly string[] {
  const listed = page?.kind === 'riddle' ? page.pick.filter((_, option) => !wrong.includes(option)) : []
  return listed.length > 0 ? listed : ['nobody knows']
}
