import { anyone, type Play } from '@dicehearth/engine'
import { newStory, playPart } from '@dicehearth/story'
import { beginOf } from '../story/map.ts'
import type { Answer } from './decisions.ts'
import { takeBack } from './cards.ts'
import { layMap, locationsOf, pathsOf } from './map.ts'
import { everyone, unmarkedRests } from './party.ts'
import { bookOf, openEntry, placeOf, type Party } from './state.ts'
import { telling } from './telling.ts'
import { say } from './tell.ts'
import { partyDecides } from './votes.ts'

/** The party is refreshed, the map is laid, and somebody takes the storybook (RPA-049 to RPA-051, RPA-R10, RPA-R11). */
export function* prepare(t: Party): Play {
  refreshAll(t)
  layMap(t)
  // The one whose turn it would be comes first.
  const heroes = everyone(t).map((n) => (t.storyteller + n) % t.heroes.length)
  const options = heroes.map((hero): Answer<'pickHero'> => ({ verb: 'pickHero', seat: anyone, hero }))
  t.storyteller = (yield* partyDecides(t, { kind: 'firstStoryteller' }, options)).hero
  t.stage = 'setup'
}

function refreshAll(t: Party): void {
  for (const hero of everyone(t)) {
    const sheet = t.heroes[hero]
    sheet.fatigue = 0
    sheet.rows = sheet.scores.slice()
    sheet.ready = true
    sheet.tokens = 0
    for (const zone of ['discard', 'spent', 'aside'] as const) takeBack(t, hero, zone)
  }
  t.journal.bonusTokens = t.journal.bonusLimit
  t.journal.rests = unmarkedRests(t)
}

/** The setup of the storybook is carried out; then its opening text is read (RPA-053). */
export function* setUp(t: Party): Play {
  say(t, { type: 'adventureBegins', adventure: t.adventure })
  say(t, { type: 'storyteller', hero: t.storyteller })
  t.story = newStory(beginOf(bookOf(t)))
  t.read = {}
  t.page = []
  t.newPage = false
  const part = bookOf(t).parts.find(({ kind }) => kind === 'setup')
  if (part) yield* playPart(t, part, telling)
  // What was set up lies on the table; the first page begins with the story.
  t.page = []
  t.stage = 'story'
  standBeside(t)
}

/** Where a book is tried from its middle, the party stands where that entry is read (RPA-R124). */
function standBeside(t: Party): void {
  const entry = openEntry(t)
  const token = /-(\d+)/.exec(entry.label)?.[1]
  if (token !== undefined) return meetToken(t, Number(token))
  const place = locationsOf(t).find(({ letter }) => letter === placeOf(entry))
  t.map.at = place?.letter ?? t.map.at
}

/** On the path where the token lies, or on any that has room for one. */
function meetToken(t: Party, token: number): void {
  const paths = pathsOf(t).filter(({ spaces }) => spaces > 0)
  const path = paths.find((it) => t.map.tokens[it.path].includes(token)) ?? paths[0]
  const [from, to] = path.ends
  t.map.at = from
  t.move = { from, to, path: path.path, entered: [from], behind: path.spaces, token, back: false }
}
