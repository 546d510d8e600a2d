import { randomInt } from 'node:crypto'

/** Words that are short, easily said and never mistaken for each other. */
const words = `acorn amber anchor apple arrow aspen badger bagel barley basin basket beacon beaver birch bison
blanket bramble brass bridge bronze brook bucket butter button cabin candle canyon carrot castle cedar cello chalk
cherry chestnut cider clover cobalt comet copper coral cotton cradle crane cricket crimson crystal daisy dapple dolphin
donkey dragon drum eagle ember falcon feather fennel fern fiddle finch flannel flint forest fountain fox garden garnet
ginger goblet goose granite gravel guitar hammer harbor harvest hazel heather hedge heron hickory honey hornet island
ivory ivy jasmine jester juniper kettle kitten ladder lantern lark lavender lemon lilac linden lizard lobster lumber
magnet maple marble meadow melon mint mirror mitten monkey mortar moss muffin mustard nectar needle nettle nickel
nutmeg oak oat oboe olive onion orange orchard orchid otter oyster paddle panther parsley peach peacock pebble pepper
pewter pigeon pillow pine plum pocket pony poppy potter prairie puffin pumpkin puzzle quarry quartz quilt rabbit radish
raven ribbon river robin rocket rosemary saddle saffron sage salmon sandal scarlet shadow shell shovel silver sparrow
spider spruce squirrel stable stork sugar summit sunset swallow tangle teapot thimble thistle thunder tiger timber tulip
tunnel turnip turtle valley velvet violet walnut walrus whistle willow window winter wizard wombat yarrow zebra`.split(
  /\s+/,
)

/** A short form of an invitation, to be said: a word and a number. */
export function newCode(): string {
  return `${words[randomInt(words.length)]}-${randomInt(1000, 10_000)}`
}

/** A code as somebody has written it: "Ember 4711" is "ember-4711". */
export function readCode(given: string): string {
  return given
    .trim()
    .toLowerCase()
    .replace(/[\s_–—-]+/g, '-')
    .replace(/^([a-z]+)(\d+)$/, '$1-$2')
}
