import { look, type Play } from '@dicehearth/engine'
import { holds, type PageLine } from '../../content/adventure.ts'
import type { Effect } from '../../content/words/effects.ts'
import { pause } from '../beside.ts'
import { carryOut, readAloud } from '../carry-out.ts'
import { storyAct } from '../acts.ts'
import { tell } from '../events.ts'
import { winAdventure } from '../losing.ts'
import { pickedBy } from '../selectors.ts'
import { adventureOf, pageOf, type Fates } from '../state.ts'

/** An encounter picks its addressed Character and shows title and text; then comes what its kind asks for (RF-R98). */
export function* arrive(t: Fates): Play {
  const page = pageOf(t)
  t.proposals = 0
  t.jump = ''
  t.texts = []
  t.enemies = []
  t.chosen = page.by === 'group' ? -1 : (pickedBy(t, page.by, -1, -1).heroes[0] ?? -1)
  look(t)
  tell(t, { type: 'encounterBegan', title: page.title, chosen: t.chosen })
  const first = happensAt(t, page.lines)
  for (const line of page.lines.slice(0, first)) yield* readLine(t, line)
  switch (page.kind) {
    case 'find':
    case 'trap':
      return pause(t, 'text', first < page.lines.length ? 'happen' : 'leave')
    case 'check':
      return pause(t, 'text', 'check')
    case 'combat':
      return pause(t, 'text', 'muster')
    case 'riddle':
      t.tries = page.tries
      t.step = 'decide'
      return
    case 'choice':
    case 'trade':
      t.step = 'decide'
  }
}

/** What a find or trap brings (RF-R68). */
export function* happen(t: Fates): Play {
  const { lines } = pageOf(t)
  for (const line of lines.slice(happensAt(t, lines))) yield* readLine(t, line)
  pause(t, 'outcome', 'leave')
}

/** The first line that does more than to be read and to lead on. */
function happensAt(t: Fates, lines: readonly PageLine[]): number {
  const at = lines.findIndex(({ when, effect }) => holds(when, t.flags) && changes(effect))
  return at < 0 ? lines.length : at
}

/** Whether it does more than to be read and to lead on. */
export function changes(effect: Effect): boolean {
  return effect.some(({ verb }) => verb !== 'say' && verb !== 'goto' && verb !== 'nothing')
}

function* readLine(t: Fates, { when, text, effect }: PageLine): Play {
  if (!holds(when, t.flags)) return
  if (text !== null) readAloud(t, text)
  if (changes(effect)) look(t)
  yield* carryOut(t, storyAct, effect)
}

/** What comes of a decision is shown when it happens, and somebody goes on (RF-R97). */
export function* comeOf(t: Fates, effect: Effect): Play {
  look(t)
  yield* carryOut(t, storyAct, effect)
  pause(t, 'outcome', 'leave')
}

/** On to the next encounter, to the next area with a level up, or to the end (RF-014, RF-R01). */
export function* leave(t: Fates): Play {
  const { areas } = adventureOf(t)
  const { encounters } = areas[t.area]
  const page = pageOf(t)
  const at = encounters.findIndex(({ id }) => id === page.id)
  const to = t.jump === '' ? page.next : t.jump
  const next = to === null ? encounters[at + 1] : encounters.find(({ id }) => id === to)
  if (next) {
    t.page = next
    t.step = 'arrive'
    return
  }
  t.statistics.areas++
  tell(t, { type: 'areaFinished', area: t.area })
  if (t.area + 1 === areas.length) yield* winAdventure(t)
  t.step = 'levelUp'
}

/** The group comes into an area and reads its first page, or the one that a book is tried from (RF-R116). */
export function* enterArea(t: Fates): Play {
  const { areas, begin } = adventureOf(t)
  const { encounters } = areas[t.area]
  t.page = encounters.find(({ id }) => id === begin) ?? encounters[0]
  t.step = 'arrive'
  tell(t, { type: 'areaEntered', area: t.area })
}
