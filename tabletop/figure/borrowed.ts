import { bat, bear, bird, crab, hoofed, hound, lizard, rat, slug, spider } from './beasts.ts'
import {
  armed,
  bow,
  bricks,
  club,
  dagger,
  ghoul,
  goblin,
  halberd,
  hulk,
  imp,
  person,
  robed,
  staff,
  sword,
  towerShield,
  type Hat,
} from './folk.ts'
import { fill, type Drawing, type Mark, type Paint } from './marks.ts'
import { bones, drake, flame, hydra, lich, serpent, swarm, tyrant, wraith } from './monsters.ts'
import { paints } from './paints.ts'

// An enemy that people made themselves looks like its name, and always the same.

type Body = (colours: Paint) => readonly Mark[]

const crown = fill('#f4cf68', 'M72 34l-6-38 18 16 16-24 16 24 18-16-6 38q-28 10-56 0z')

const holding =
  (body: Body, ...more: Drawing): Body =>
  (colours) => [...body(colours), ...more]
const wearing =
  (hat: Hat, ...more: Drawing): Body =>
  (colours) => [...person(colours, hat), ...more]

// prettier-ignore
/** Beasts by the words for them. */
const beasts: readonly (readonly [Body, words: string])[] = [
  [rat, 'rat mouse mole vermin weasel stoat ferret otter'],
  [hound, 'wolf hound dog jackal fox hyena cat lynx panther lion tiger beast forest'],
  [bat, 'bat vampire'],
  [spider, 'spider scorpion tick weaver ant beetle mantis'],
  [(colours) => swarm({ wings: `${colours.light}cc`, body: colours.main, shine: colours.eye }), 'swarm moth wasp hornet bee fly gnat locust pixie fairy sprite'],
  [(colours) => hoofed(colours, 'tusks'), 'boar pig sow hog'],
  [(colours) => hoofed(colours, 'horns'), 'bull ox cow goat ram bison buffalo'],
  [(colours) => hoofed(colours, 'antlers'), 'stag deer elk hart moose'],
  [bear, 'bear badger ape'],
  [bird, 'bird eagle hawk falcon crow raven owl heron vulture harpy gull shrike griffin'],
  [crab, 'crab lobster crayfish'],
  [lizard, 'lizard crocodile newt salamander frog toad turtle basilisk'],
  [slug, 'leech slug worm snail maggot slime ooze jelly'],
]

// prettier-ignore
/** Whoever else there is. */
const others: readonly (readonly [Body, words: string])[] = [
  [serpent, 'serpent snake eel adder viper naga'],
  [drake, 'dragon drake wyvern wyrm'],
  [hydra, 'hydra'],
  [wraith, 'ghost wraith shade spirit spectre phantom shadow echo mist fog cold wind revenant'],
  [lich, 'lich necromancer'],
  [bones, 'bone skeleton'],
  [flame, 'flame fire light lantern candle spark blaze'],
  [tyrant, 'eye watcher tyrant beholder mind'],
  [holding(hulk, ...club), 'giant troll ogre brute hulk titan colossus'],
  [holding(hulk, bricks('#1c1a18')), 'golem statue construct earth'],
  [ghoul, 'ghoul zombie corpse undead drowned dead unhallowed'],
  [imp, 'imp devil demon fiend'],
  [goblin, 'goblin kobold gnome gremlin'],
  [holding(armed, ...halberd), 'guard warden sentinel soldier watchman keeper'],
  [holding(armed, ...towerShield, ...sword), 'knight captain champion general'],
  [holding(armed, crown, ...sword), 'king lord emperor prince'],
  [holding(robed, crown), 'queen lady empress princess'],
  [holding(robed, ...staff), 'witch hag wizard mage sorcerer seer druid shaman oracle'],
  [robed, 'monk nun priest acolyte cultist bishop choir abbess clerk mason'],
  [wearing('hood', ...bow), 'archer hunter ranger poacher'],
  [wearing('scarf', ...sword), 'pirate bandit raider brigand deserter outlaw'],
  [wearing('mask', ...dagger), 'thief assassin spy cutpurse rogue'],
  [wearing('brim', ...staff), 'ferryman drummer merchant pedlar tinker collector rider'],
  [wearing('horns', ...club), 'barbarian berserker human'],
]

// prettier-ignore
/** Colours by the words for them. */
const colours: readonly (readonly [Paint, words: string])[] = [
  [paints.fire, 'fire flame burning lava'],
  [paints.ember, 'ember cinder forge kiln'],
  [paints.ash, 'ash soot smoke grey grave'],
  [paints.blood, 'blood red crimson'],
  [paints.bone, 'bone skull'],
  [paints.brass, 'brass copper bronze clockwork bell'],
  [paints.gold, 'gold golden sun'],
  [paints.stone, 'stone rock iron steel quarry mountain'],
  [paints.rust, 'rust rusty'],
  [paints.frost, 'frost ice snow winter cold'],
  [paints.fog, 'fog mist cloud wind storm air'],
  [paints.sea, 'sea river water tide drowned deep ford ferry rain brine eel'],
  [paints.salt, 'salt white'],
  [paints.sand, 'sand dune desert dust'],
  [paints.toad, 'marsh bog swamp mud mire plague toad poison earth'],
  [paints.moss, 'moss forest wood leaf thorn bramble green vine'],
  [paints.ink, 'ink black night dark shadow'],
  [paints.pale, 'pale ghost moon moth'],
  [paints.glass, 'glass mirror crystal jewel'],
  [paints.violet, 'violet purple dream hex curse mind'],
]

const usualBodies: readonly Body[] = [
  ghoul,
  imp,
  wraith,
  goblin,
  holding(robed, ...staff),
  holding(armed, ...halberd),
  holding(hulk, ...club),
  wearing('hood', ...dagger),
]
const usualColours = [paints.moss, paints.ember, paints.violet, paints.sea, paints.rust, paints.blood]
const furs = [paints.brown, paints.ash, paints.sand, paints.stone, paints.rust]

/**
 * Who it is by name or, if that says nothing, by sort. Of bodies, the last word counts: a Wolf Rider rides, but a Rider's
 * Wolf is a wolf. Of colours, it is the first.
 */
export function borrowed(...names: readonly string[]): Drawing {
  const words = names.map((name): string[] => name.toLowerCase().match(/[a-z]+/g) ?? [])
  const sum = Array.from(names[0]).reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 9973, 7)
  const named = words.flatMap((its) => its.toReversed())
  const body = meant([...beasts, ...others], named) ?? usualBodies[sum % usualBodies.length]
  const usual = beasts.some(([its]) => its === body) ? furs : usualColours
  return body(meant(colours, words.flat()) ?? usual[sum % usual.length])
}

function meant<T>(known: readonly (readonly [T, words: string])[], words: readonly string[]): T | undefined {
  for (const word of words)
    for (const [it, names] of known)
      if (names.split(' ').some((name) => word === name || word === `${name}s`)) return it
  return undefined
}
