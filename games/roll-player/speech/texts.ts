import type { PieceText } from '@dicehearth/engine'
import {
  adventureText,
  alignmentText,
  backstoryText,
  classText,
  familiarText,
  initiativeText,
  marketText,
  minionText,
  monsterText,
  sheetText,
} from './card-texts.ts'
import { adventureCalled, boxOf, known } from '../content/box.ts'
import { classesOf, type ClassId } from '../content/classes.ts'
import { inBox } from '../content/printings.ts'
import type { RaceId } from '../content/races.ts'
import { piece } from '../rules/pieces.ts'
import { scoreText } from './score-text.ts'
import { printedLines } from './texts-effects.ts'
import { cardsInSight, type RpView } from '../view.ts'

/** What is printed on everything that a seat can read now. */
export function texts(view: RpView): PieceText[] {
  const own = view.adventure.flatMap((id) => (id ? [adventureText(adventureCalled(id), view)] : []))
  return [...textsForAll(view), ...own]
}

interface Written {
  view: RpView
  texts: readonly PieceText[]
}

/** What all can read: written once for those who look at the same moment. They share everything but these. */
const written = new WeakMap<RpView['live'], Written>()
const ofSeats: ReadonlySet<string> = new Set<keyof RpView>(['seat', 'adventure'])

function textsForAll(view: RpView): readonly PieceText[] {
  const known = written.get(view.live)
  if (known && isSharedBy(view, known.view)) return known.texts
  const texts = openTexts(view)
  written.set(view.live, { view, texts })
  return texts
}

function isSharedBy(one: RpView, other: RpView): boolean {
  const parts = new Map(Object.entries(other))
  return Object.entries(one).every(([key, part]) => ofSeats.has(key) || parts.get(key) === part)
}

function openTexts(view: RpView): PieceText[] {
  const { market, fiends, minions, familiars } = boxOf(view.own)
  const fiendIds = [
    ...view.initiative.flatMap((card) => card.fiends),
    ...view.heroes.flatMap((hero) => [...hero.fiends, ...hero.newFiends, ...hero.banished]),
  ]
  const minionIds = [...(view.minion ? [view.minion] : []), ...view.heroes.flatMap((hero) => hero.trophies)]
  const boards = view.heroes.flatMap((hero) => (hero.familiar ? [hero.familiar] : hero.boards))
  return [
    ...sheetsInSight(view).map(sheetText),
    ...classesInSight(view).map(classText),
    ...view.heroes.flatMap(({ backstory }) => (backstory ? [backstoryText(backstory)] : [])),
    ...view.heroes.flatMap(({ alignment }) => (alignment ? [alignmentText(alignment)] : [])),
    ...boards.map((id) => familiarText(known(familiars, id))),
    ...cardsInSight(view).map((id) => marketText(known(market, id))),
    ...fiendIds.map((id): PieceText => {
      const fiend = known(fiends, id)
      return { piece: piece.fiend(id), name: fiend.name, lines: printedLines(fiend) }
    }),
    ...minionIds.map((id) => minionText(known(minions, id))),
    ...(view.monster ? [monsterText(view.monster, view)] : []),
    ...view.initiative.map((_, card) => initiativeText(card)),
    ...view.heroes.flatMap(({ familiar }, seat) => (familiar ? [scoreText(seat, view)] : [])),
  ]
}

function sheetsInSight(view: RpView): RaceId[] {
  const taken = view.heroes.flatMap(({ race }) => race ?? [])
  return view.step === 'sheet' ? [...taken, ...view.sheetsLeft] : taken
}

/** The Classes in play, and the four that somebody chooses among. */
function classesInSight(view: RpView): ClassId[] {
  return view.heroes.flatMap((hero) => hero.class ?? (hero.colour ? inBox(view, classesOf(hero.colour)) : []))
}
