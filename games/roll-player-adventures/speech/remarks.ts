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
    'I have carried worse',
  ],
  K: ['Quick, while nobody looks', 'There is a shorter way', 'Quietly, then', 'I can see the door from here'],
  G: [
    'Slowly, and without losing a boot',
    'We will be glad of it tomorrow',
    'It is only weather',
    'One thing at a time',
  ],
  B: [
    'I have been working it out',
    'Look at it from the other side',
    'If I read this rightly',
    'There is a reason, and I want it',
  ],
  W: [
    'Somebody ought to',
    'I would sleep better',
    'It was not put here for nothing',
    'Listen first, and then',
  ],
  P: [
    'It would make the better story',
    'Leave the talking to me',
    'Everybody is waiting for somebody',
    'With a straight face',
  ],
}

/** What a hero says who would take this option, in the hero's own voice. */
export function remark(seat: number, option: AdventureOption, ask: AdventureAsk, view: PartyView): string {
  const { class: className, name } = view.heroes[seat]
  const { colour } = known(boxOf(view).classes, className)
  // The same hero says the same at the same place, and something else at the next.
  const at = `${name} ${ask.kind === 'whichWay' ? ask.entry : view.map.at}`
  const lead =
    leads[colour][Array.from(at, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code) % 4]
  return `${lead}: ${wish(option, ask, view)}.`
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
