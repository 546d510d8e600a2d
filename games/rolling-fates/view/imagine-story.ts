import { pick, type Fate } from '@dicehearth/engine'
import type { Adventure, Encounter, EncounterOf, Kind, PageLine } from '../content/adventure.ts'
import { covers, printedAdventure } from '../content/adventures.ts'
import type { Clause, Effect } from '../content/words/effects.ts'
import { adventureOf, type Fates } from '../rules/state.ts'
import { changes } from '../rules/story/encounter.ts'

/** The page as it is read, with what comes of it taken from other pages of its kind (RF-R97). */
export function imaginePage(t: Fates, page: Encounter, chance: Fate): Encounter {
  const book = adventureOf(t)
  switch (page.kind) {
    case 'find':
    case 'trap': {
      const others = effectsOf(book, page.kind)
      return { ...page, lines: page.lines.map((line) => otherLine(line, others, chance)) }
    }
    case 'choice': {
      const others = effectsOf(book, 'choice')
      return {
        ...page,
        options: page.options.map((it) => ({ ...it, effect: otherEffect(it.effect, others, chance) })),
      }
    }
    case 'trade': {
      const { accept, decline } = otherPage(book, page, chance)
      return { ...page, accept: instead(page.accept, accept), decline: instead(page.decline, decline) }
    }
    case 'check': {
      const { pass, fail } = otherPage(book, page, chance)
      return { ...page, pass: instead(page.pass, pass), fail: instead(page.fail, fail) }
    }
    case 'riddle': {
      const { right, wrong } = otherPage(book, page, chance)
      const answers = otherAnswers(t, page, chance)
      return { ...page, answers, right: instead(page.right, right), wrong: instead(page.wrong, wrong) }
    }
    case 'combat': {
      const { groups, weaken } = otherCombat(book, chance)
      const { reward } = otherPage(book, page, chance)
      return { ...page, groups, weaken, reward: instead(page.reward, reward) }
    }
  }
}

/** A book has few pages of some kinds, so those of all other books on the shelf lend theirs, too. */
const pagesByKind = new WeakMap<Adventure, Map<Kind, Encounter[]>>()

function pagesOf<K extends Kind>(book: Adventure, kind: K): EncounterOf<K>[] {
  const known = pagesByKind.get(book) ?? new Map<Kind, Encounter[]>()
  pagesByKind.set(book, known)
  const pages = known.get(kind) ?? [book, ...booksBeside(book)].flatMap((it) => pagesIn(it, kind))
  known.set(kind, pages)
  return pages as EncounterOf<K>[]
}

function booksBeside({ id }: Adventure): Adventure[] {
  return covers.flatMap((cover) => (cover.id === id ? [] : [printedAdventure(cover.id)]))
}

function pagesIn<K extends Kind>({ areas }: Adventure, kind: K): EncounterOf<K>[] {
  const isOfKind = (page: Encounter): page is EncounterOf<K> => page.kind === kind
  return areas.flatMap(({ encounters }) => encounters.filter(isOfKind))
}

/** Another fight of the same book, which alone knows its enemies. */
function otherCombat(book: Adventure, chance: Fate): EncounterOf<'combat'> {
  const fights = pagesIn(book, 'combat')
  return fights[pick(chance, fights.length)]
}

/** Another page of the same kind on the shelf, or the same one. */
function otherPage<E extends Encounter>(book: Adventure, page: E, chance: Fate): EncounterOf<E['kind']> {
  const pages = pagesOf<E['kind']>(book, page.kind)
  return pages[pick(chance, pages.length)]
}

function effectsOf(book: Adventure, kind: 'find' | 'trap' | 'choice'): Effect[] {
  return pagesOf(book, kind).flatMap((page) =>
    page.kind === 'choice'
      ? page.options.map(({ effect }) => effect)
      : page.lines.flatMap(({ effect }) => (changes(effect) ? [effect] : [])),
  )
}

/** Lines that only lead on have been read. */
function otherLine(line: PageLine, others: readonly Effect[], chance: Fate): PageLine {
  return changes(line.effect) ? { ...line, effect: otherEffect(line.effect, others, chance) } : line
}

function otherEffect(effect: Effect, others: readonly Effect[], chance: Fate): Clause[] {
  return instead(effect, others[pick(chance, others.length)])
}

/** Another effect, which leads to where this one does. */
function instead(effect: Effect, other: Effect): Clause[] {
  const leads = effect.filter(({ verb }) => verb === 'goto')
  return [...other.filter(({ verb }) => verb !== 'goto'), ...leads]
}

/** What a riddle asks for, as far as a seat can know that may say any word. */
export const nobodyKnows = 'nobody knows'

/** Any listed answer that is still open could be right; a word to be spelled could be anything. */
function otherAnswers(t: Fates, { pick: listed, answers }: EncounterOf<'riddle'>, chance: Fate): string[] {
  const open = listed.filter((_, option) => !t.wrong.includes(option))
  return open.length > 0 ? [open[pick(chance, open.length)]] : answers.map(() => nobodyKnows)
}
