import { newFate, numeral, unpacked, type Sheet } from '@dicehearth/engine'
import type { Authoring } from '@dicehearth/story'
import { boxFor } from './content/own-box.ts'
import { knownOf } from './content/known.ts'
import { readOwnCards } from './content/own-cards.ts'
import { ninebellCards, ninebellStories } from './content/checked-stories.ts'
import { partyBefore } from './rules/any-party.ts'
import type { PartyData } from './rules/party-sheet.ts'
import { stories } from './story/index.ts'

/** A first book: two places, a choice, a check and a combat. */
const first = `# OWN1 The Weighing House

## MAP
loc A "Weighing House" at B3
loc B "Cellar" at D4
path A-B
start A
recover A9

## SETUP
The marker stands at the weighing house.

## BEGIN
The great scales of the market have begun to sink on their own, on the side where nothing lies.

! goto A

## A
! if KNOWN: goto THE END
The clerk has chalked a line where the pan should hang. It hangs a hand below.

? once "Look at the chain" -> A2
? rest
? move

## A2
It goes up over a wheel, along the roof, and down through a hole in the floor.

check Climb I
pass -> A3
fail -> A4

## A3
You follow it from end to end. Somebody in the cellar is pulling.

! gain 1 xp
! goto A

## A4
You follow it as far as your sleeve lets you.

! fatigue one 1
! goto A

## A9
You wake on the scales. You are, it turns out, exactly right.

! recover each 4

? "Get up" -> A

## B
! collect
Barrels, and behind them something that has wanted a chain for a long time.

? once "Ask for it back" -> B2
? move

## B2
combat E01
victory -> B3
defeat -> B4

## B3
They let go, all at once. Upstairs something very heavy tells the truth.

! record KNOWN; gain 2 gold
! arrive A

## B4
! if exhausted: death -> A9
They keep the chain, and you keep quiet about it.

! record KNOWN
! arrive A

## THE END
The market opens on time. Butter is a little dearer than it was.
`

/** The same party each time, so that a trial can be repeated. */
function experienced(players: number, done: number): Sheet<PartyData> {
  const progress = { players, done, sidequest: false, legendary: false }
  return partyBefore(ninebellCards, progress, newFate('a party for trials'))
}

const authoring: Authoring = {
  stories: ninebellStories,
  withPack: (file) =>
    stories(
      knownOf(boxFor(ninebellCards, { cards: unpacked(readOwnCards(ninebellCards, file)), book: null })),
    ),
  option: 'book',
  packOption: 'cards',
  first,
  from(text, label, lines = []) {
    const heading = new RegExp(`^## +${label.replace('.', '\\.')} *$`, 'm')
    const whole = text.replace(/^begin .*\n/m, '').replace(heading, ['$&', ...lines].join('\n'))
    return label === 'BEGIN' ? whole : whole.replace(/^(# .*)\n/m, `$1\nbegin ${label}\n`)
  },
  recalls(fact) {
    const [, what, name] = /^(keyword|title|item) (.+)$/.exec(fact) ?? []
    if (what === 'keyword') return `! if not ${name}: record ${name}`
    if (what === 'title') return `! if not title ${name}: reveal ${name}`
    return what === 'item' ? `! if not item ${name}: reveal item ${name}` : null
  },
  parties: [
    { name: 'New heroes', setUp: () => ({}) },
    ...[3, 7].map((done) => ({
      name: `Heroes after ${numeral(done)} adventures`,
      setUp: (players: number) => ({ party: [experienced(players, done)] }),
    })),
  ],
}
export default authoring
