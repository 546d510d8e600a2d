import { anyone, look, offers, type Play } from '@dicehearth/engine'
import { turnTo } from '@dicehearth/story'
import type { Path } from '../story/map.ts'
import { arrive } from './arrival.ts'
import type { Answer } from './decisions.ts'
import { endBeyond, isOpen, mustStopAt, pathsOf } from './map.ts'
import { mapOfBook, type Party } from './state.ts'
import { say } from './tell.ts'
import { partyDecides } from './votes.ts'

/** A round of a move: a path is chosen, then the party goes on to the next encounter or location (RPA-R31). */
export function* move(t: Party): Play {
  if (!t.move) {
    const { path, to } = yield* partyDecides(t, { kind: 'whichPath', at: t.map.at, mayStop: false }, paths(t))
    setOut(t, path, to, [t.map.at])
  }
  yield* goOn(t)
}

/** The paths that can be taken from here: open ones, to locations not yet entered in this move. */
function paths(t: Party): Answer<'takePath'>[] {
  const entered = t.move?.entered ?? [t.map.at]
  const list = offers<Answer<'takePath'>>(t)
  for (const path of pathsOf(t)) {
    if (!path.ends.includes(t.map.at)) continue
    const to = endBeyond(path, t.map.at)
    list.add({ verb: 'takePath', seat: anyone, path: path.path, to }, keepsOff(t, path, to, entered))
  }
  return list.legal
}

/** The rule that keeps the party off a path; null if it may go there. */
function keepsOff(t: Party, path: Path, to: string, entered: readonly string[]): string | null {
  if (!isOpen(t, path)) return 'RPA-R32'
  return entered.includes(to) ? 'RPA-R31' : null
}

function setOut(t: Party, path: string, to: string, entered: string[]): void {
  const from = t.map.at
  t.move = { from, to, path, entered, behind: 0, token: 0, back: false }
  say(t, { type: 'setOut', from, path })
}

/** Along the path to the next encounter token, or to its end. */
function* goOn(t: Party): Play {
  if (!t.move) throw new Error('no move is under way')
  const { from, to, path } = t.move
  const spaces = t.map.tokens[path] ?? []
  while (t.move.behind < spaces.length) {
    const space = spaceOn(t, path, from, t.move.behind++)
    if (spaces[space] > 0) return meet(t, spaces[space])
  }
  if (mustStopAt(t, to)) return yield* arrive(t, to)
  yield* passThrough(t, to)
}

/** The space that comes next, counted from the party's end of the path. */
function spaceOn(t: Party, path: string, from: string, behind: number): number {
  // Every path is on the map.
  const { ends, spaces } = mapOfBook(t).paths.find((it) => it.path === path) ?? { ends: [from], spaces: 0 }
  return ends[0] === from ? behind : spaces - 1 - behind
}

/** The token is turned over, and the tome keeper reads its entry (RPA-093, RPA-094). */
function meet(t: Party, token: number): void {
  if (!t.move) return
  look(t)
  t.move.token = token
  t.stage = 'story'
  say(t, { type: 'encounter', token, path: t.move.path })
  turnTo(t.story, `${t.adventure}-${token}`)
}

/** At an explored location without XP or token the party may stop or go on (RPA-088, RPA-092). */
function* passThrough(t: Party, at: string): Play {
  if (!t.move) return
  const entered = [...t.move.entered, at]
  t.move.entered = entered
  t.map.at = at
  const options: (Answer<'takePath'> | Answer<'stop'>)[] = [{ verb: 'stop', seat: anyone }, ...paths(t)]
  const choice = yield* partyDecides(t, { kind: 'whichPath', at, mayStop: true }, options)
  if (choice.verb === 'stop') return yield* arrive(t, at)
  say(t, { type: 'passed', at })
  setOut(t, choice.path, choice.to, entered)
}
