import { offers, type Play } from '@dicehearth/engine'
import { boxOf, known } from '../content/opened.ts'
import type { PrintedHero } from '../content/printed.ts'
import { choose } from './decisions.ts'
import type { Answer } from './decisions.ts'
import { importHero, importPurse } from './importing.ts'
import { measuresFor, voiceOf } from './party.ts'
import { blankSheet, takeStartingCard } from './new-hero.ts'
import type { Party } from './state.ts'
import { say } from './tell.ts'

/** Legendary mode only if all players agree (RPA-268). */
export function* agreeOnLegend(t: Party): Play {
  for (let seat = 0; seat < t.players; seat++) {
    if (t.voice !== 'each' || t.players === 1) break
    const options: (Answer<'agree'> | Answer<'decline'>)[] = [
      { verb: 'agree', seat },
      { verb: 'decline', seat },
    ]
    if ((yield* choose(t, { kind: 'agree', seat }, options)).verb === 'agree') continue
    t.legendary = false
    break
  }
  say(t, { type: 'legendary', agreed: t.legendary })
  t.stage = 'heroes'
}

/** A round of campaign set-up: the next player's character; after the last one the purse is filled. */
export function* nextHero(t: Party): Play {
  const hero = t.heroes.length
  if (t.imports.length > 0) yield* importHero(t, t.imports[hero])
  else yield* chooseHero(t)
  if (t.heroes.length < t.players) return
  if (t.imports.length > 0) importPurse(t)
  else t.journal.gold = measuresFor(t.players).gold
  t.stage = 'storyteller'
}

/** A player selects a pregenerated character; no two classes have the same colour (RPA-022, RPA-R13). */
export function* chooseHero(t: Party): Play {
  const hero = t.heroes.length
  const seat = voiceOf(t, hero)
  const list = offers<Answer<'takeHero'>>(t)
  for (const printed of boxOf(t).printed.heroes)
    list.add(
      { verb: 'takeHero', seat, name: printed.name },
      isColourTaken(t, printed.class) ? 'RPA-022' : null,
    )
  const { name } = yield* choose(t, { kind: 'chooseHero', seat, hero }, list.legal)
  join(t, known(boxOf(t).heroes, name))
}

function isColourTaken(t: Party, className: string): boolean {
  const colourOf = (name: string): string => known(boxOf(t).classes, name).colour
  return t.heroes.some((it) => colourOf(it.class) === colourOf(className))
}

/** Name, people, class, scores, filled rows, class card and hand as the portrait says (RPA-023 to RPA-028). */
function join(t: Party, { name, people, class: className, scores, hand }: PrintedHero): void {
  t.heroes.push({
    ...blankSheet(name, people, className),
    portrait: name,
    scores: [...scores],
    rows: [...scores],
  })
  const hero = t.heroes.length - 1
  for (const card of hand) takeStartingCard(t, hero, card)
  say(t, { type: 'heroJoined', hero })
}
