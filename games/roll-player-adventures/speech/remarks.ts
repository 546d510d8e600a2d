import type { Colour } from '../content/dice.ts'
import { boxOf, known } from '../content/opened.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import { placeName } from './names.ts'
import { optionText } from './options.ts'
import type { PartyView } from '../view.ts'

/** How heroes of each class colour begin when they say what they would do. */
const leads: Readonly<Record<Colour, readonly string[]>> = {
  R: [
    'No sense standing about',
    'My hands have decided already',
    'Straight through, I say',
    'I have carried worse, and it kicked',
    'If it breaks, we shall know what it was',
    'My mother would have had it open by now',
    'I am no good at waiting, ask anybody',
    'It is only heavy until it moves',
  ],
  K: [
    'Quick, while they are looking at him',
    'There is a shorter way, there always is',
    'Quietly, then, and not in a row',
    'I can see the door from here',
    'I counted their pockets coming in',
    'Give me the length of a cough',
    'I never touched it, but I could',
    'That lock is for honest people',
  ],
  G: [
    'Slowly, and without losing a boot',
    'We shall be glad of it tomorrow',
    'It is only weather',
    'One thing at a time, and eat in between',
    'The beasts went round, I notice',
    'There is rain in my knee',
    'I would sooner be cold than clever',
    'My feet know this kind of ground',
  ],
  B: [
    'I have been working it out on my cuff',
    'Look at it from the other side',
    'If I read this rightly, and I do',
    'There is a reason, and I want it',
    'It is in a book, I can see the page',
    'Two of those three cannot be true',
    'I should like to be wrong about this',
    'Nobody has measured it, that is all',
  ],
  W: [
    'One of us ought to',
    'I should sleep better',
    'It was not put here for nothing',
    'Listen first, and then',
    'Somebody swept here, so somebody comes',
    'I would want it done for mine',
    'It costs a little, as it should',
    'There was a hymn about this, a long one',
  ],
  P: [
    'It would make the better story',
    'Leave the talking to me',
    'They are waiting for a voice, any voice',
    'With a straight face, if you please',
    'I have been thrown out of better places',
    'Smile, and walk as if we were late',
    'I know a song with exactly this in it',
    'We were never introduced, which helps',
  ],
}

/** What they have lived through comes back to them, once: by the titles that they had before this adventure began. */
const memories: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Rang at Sedgewick': 'At Sedgewick we were late, and it still counted',
    'Let It Be Silent': 'I let one dusk go by, and I hear it yet',
    'Saw the Circles': 'Three circles, and I look for them on every cuff',
    "Sexton's Friend": 'A man thanked a door once because we let him go',
    'Gave Up the Sexton': 'We gave a man up for a tin of grease, and I have not liked rope since',
    'Walked Nan Home': 'A child told me I walk like a wardrobe',
    'Fed the Deserters': 'We fed two in a ditch, and we are the richer for it',
    'Water-Giver': 'I have seen a whole shore drink out of a sea boot',
    'Burned the Boats': 'A boy watched how I held the torch',
    'Buried Both Sides': 'We read their pockets out, blue and red together',
    'Carried the Sick': 'I had one of them on my back the whole way, and she swore at me',
    'Carried the Grain': 'We took the sacks, and I could tell you what each weighed',
    'Burned the Rope Walk': 'I know what six hundred paces of rope smell like, burning',
    'Last Through the Gate': 'I have shut one gate from the wrong side',
    'Turned Back a Boat': 'I once kept a line in my hand that was wanted',
    'Kept the Secret': 'I ate a fig at Tallow, and I still taste it',
    'Insulted the Regent': 'I told her about the bees to her face',
    'Lifted the Drowned Bell': 'We took a bell from the dead, and she has not stopped humming',
    'Left It With the Dead': 'We left one where it hung, and I have been easier since',
    'Caught by the Tide': 'A hundred breaths I counted, under there',
    'Broke the Ledger': 'It was good paper, and it burned all night',
    'Grail Goes Free': 'I have seen a woman turn out her pockets for the joy of it',
    'Vigil at the Kiln': 'I sat with hold of a sleeve once until it got light',
    'Kept the Vow': 'A week I held my tongue, and it has made me fussy',
    'Broke the Vow': 'I spoke where I had sworn not to, and would again',
    'Freed the Novices': 'She said *I*, at the milestone, to see if it worked',
    'Burned All Three': 'We have put out bigger fires than this',
    "Shared the Widow's Fire": 'That coal in my pocket has begun to pull',
    'Smoke on the Cliff': 'I can make a smoke that nobody mistakes',
    'Left Your Own Name': 'I had a name for this, and left it in a river',
    'Let the Queue Move': 'Somewhere they are taking a step, because we called',
    'Held the Ninth': 'I know how heavy that bar is',
    'Opened the Ninth': 'It was only a latch, when it came to it',
    'Never Asked the Sexton': 'We asked too little once, at Sedgewick',
  }),
)

/** So many entries are read between two remarks of a hero. */
const between = 4

/** What a hero says who would take this option, in the hero's own voice; what goes before it is said once at a table. */
export function remark(seat: number, option: AdventureOption, ask: AdventureAsk, view: PartyView): string {
  const lead = ask.kind === 'whichWay' ? leadOf(seat, view) : undefined
  const wanted = wish(option, ask, view)
  return lead === undefined ? `I would say: ${wanted}.` : `${lead}: ${wanted}.`
}

/** The story only grows: each place in it has its own remark, or none. */
function leadOf(seat: number, view: PartyView): string | undefined {
  const turn = view.told.length - seat
  if (turn < 0 || turn % between !== 0) return undefined
  return sayingsOf(seat, view)[turn / between]
}

/** All that this hero will say at this table, in its order; no two heroes have a line in common. */
function sayingsOf(seat: number, view: PartyView): string[] {
  const { titles } = boxOf(view)
  const old = view.journal.titles.map((id) => known(titles, id)).filter(({ home }) => home !== view.adventure)
  const remembered = old.flatMap(({ name }) => memories.get(name) ?? [])
  const own = remembered.filter((_, i) => i % view.heroes.length === seat)
  const colours = view.heroes.map((hero) => known(boxOf(view).classes, hero.class).colour)
  const alike = colours.flatMap((colour, hero) => (colour === colours[seat] ? [hero] : []))
  const mine = leads[colours[seat]].filter((_, i) => i % alike.length === alike.indexOf(seat))
  // Turn about: what they are like, and what they have seen.
  const turns = Array.from({ length: Math.max(own.length, mine.length) }, (_, i) => i)
  return turns.flatMap((i) => [...mine.slice(i, i + 1), ...own.slice(i, i + 1)])
}

function wish(option: AdventureOption, ask: AdventureAsk, view: PartyView): string {
  if (option.verb === 'stop') return `let us stay at ${placeName(view, view.map.at)}`
  if (option.verb === 'takePath') return `let us go to ${placeName(view, option.to)}`
  const way = option.verb === 'takeWay' && view.ways.find(({ choice }) => choice === option.choice)
  if (!way) return 'let us finish it'
  if (way.words === null) return standards[way.standard ?? '']
  const words = optionText(option, view, ask)
    .replace(/ \([^()]*\)$/, '')
    .replace(/[.!?]$/, '')
  return words.charAt(0).toLowerCase() + words.slice(1)
}

const standards: Readonly<Record<string, string>> = {
  move: 'let us move on',
  rest: 'a rest, before anything else',
  item: 'something in our packs may be of use here',
}
