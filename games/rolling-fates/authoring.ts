import { unpacked } from '@dicehearth/engine'
import type { Authoring } from '@dicehearth/story'
import { checkedStories } from './content/checked-stories.ts'
import { readPack } from './content/own-pack.ts'

/** A first book: one area, one choice, one combat. */
const first = `# V70 The Toll House
difficulty 1
flags paid

A toll house with its lamp lit, on a road that nobody has used for years.

## AREA The road

## 1.1 The lamp
Somebody has trimmed the wick this evening. The barrier is down.

? "Pay the toll": flag paid on; say "The coin drops a long way before it rings."
? "Climb over": hit 2 -> hero(random); say "The barrier has splinters, and opinions."

## 1.2 The keeper
A hand comes out of the window, then a second, then a third.

! if paid: say "One of them drops your coin. It seems to be counting."

combat boss E01 1/2/2/3
reward: treasure 1 -> heroes(all)
`

const authoring: Authoring = {
  stories: checkedStories(),
  withPack: (file) => checkedStories(unpacked(readPack(file)).enemies),
  option: 'book',
  packOption: 'pieces',
  first,
  from: (text, label) => text.replace(/\n(?:begin .*\n)?/, `\nbegin ${label}\n`),
}
export default authoring
