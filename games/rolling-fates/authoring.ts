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
  from(text, label, lines = []) {
    const begun = (at: string): string => text.replace(/\n(?:begin .*\n)?/, `\nbegin ${at}\n`)
    if (lines.length === 0) return begun(label)
    // Flags are turned on by an encounter of its own, which goes on with the one below it.
    const before = `${label.split('.')[0]}.999`
    const page = `## ${before} What has happened before\n${lines.join('\n')}\n\n`
    return begun(before).replace(new RegExp(`^## +${label.replace('.', '\\.')}(?!\\d)`, 'm'), `${page}$&`)
  },
  recalls(fact) {
    const [, flag] = /^flag (.+)$/.exec(fact) ?? []
    return flag === undefined ? null : `! flag ${flag} on`
  },
  parties: [
    {
      name: 'Amakar, Leyana, Akara and Karath',
      setUp: (players) => ({ characters: ['amakar', 'leyana', 'akara', 'karath'].slice(0, players) }),
    },
    { name: 'Picked at the table', setUp: () => ({}) },
  ],
}
export default authoring
