import { numeral } from '@dicehearth/engine'
import { Card, Die, Icon, type HowToPlay } from '@dicehearth/tabletop'
import { abilities, type AbilityId } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import { firewoodMost, lastRound, lightsThree, lightsTwo, restsEach } from '../content/camp.ts'
import { linesOf } from '../content/card-text.ts'
import type { Kind } from '../content/cards.ts'
import { creatures } from '../content/creatures.ts'
import { locations } from '../content/locations.ts'
import { ways } from '../content/printed.ts'
import { unhallowed } from '../content/unhallowed.ts'
import { icons } from './icons.ts'
import { abilityIcon, kindIcon, kindTone } from './look.ts'
import { aboutKind } from '../content/card-facts.ts'

/** A printed card. */
function Printed({ kind }: { kind: Kind }) {
  return (
    <Card
      name={kind.name}
      icon={kindIcon(kind)}
      tone={kindTone(kind)}
      kind={aboutKind(kind)}
      {...(kind.kind === 'creature' ? { corner: kind.health } : {})}
    >
      {linesOf(kind).map(({ when, text }) => (
        <p key={text}>
          {when !== null && <b>{when}: </b>}
          {text}
        </p>
      ))}
    </Card>
  )
}

function Ability({ id }: { id: AbilityId }) {
  const it = abilities[id]
  return (
    <Card
      name={it.name}
      icon={abilityIcon(id)}
      tone="amber"
      kind={`${classes[it.class].name}, ${ways[it.kind]}`}
    >
      <p>{it.text}</p>
    </Card>
  )
}

const creature = (id: string): Kind => creatures.find((it) => it.id === id) ?? creatures[0]
const location = (id: string): Kind => locations.find((it) => it.id === id) ?? locations[0]

const howToPlay: HowToPlay = {
  chapters: [
    {
      title: 'What you want',
      text: [
        `Four adventurers travel for ${lastRound} nights, whoever leads them. See the last night through with at least one card unexhausted, and you win together.`,
      ],
      picture: (
        <>
          <Icon icon={icons.ranger} />
          <Icon icon={icons.warrior} />
          <Icon icon={icons.wizard} />
          <Icon icon={icons.cleric} />
        </>
      ),
    },
    {
      title: 'A round is a place and a night',
      text: [
        'The next location is turned up. It changes the firewood (not in the first round), says how many cards come tonight, and often bends a rule.',
        'Then everybody rolls three dice: eight-sided for some, six-sided for others.',
      ],
      picture: <Printed kind={location('boneyard')} />,
    },
    {
      title: 'One rests, three keep watch',
      text: [
        `Choose together who rests: everybody does so exactly ${numeral(restsEach)} times in the first eight rounds. Whoever rests refreshes an exhausted card and spends their dice in camp.`,
        'Chop Wood takes any die, Scout Ahead rising ones, Check Map a 4 or more, Heal a 6, Equip any die. Every class has an action of its own. Equal dice can wake two or three runes instead.',
      ],
      picture: (
        <>
          <Icon icon={icons.chop} />
          <Icon icon={icons.scout} />
          <Icon icon={icons.map} />
          <Icon icon={icons.heal} />
          <Icon icon={icons.equip} />
        </>
      ),
    },
    {
      title: 'The fire shows what comes',
      text: [
        `Cards stand in a line before the camp, facedown. The fire lights one of them, from ${lightsTwo} firewood on two, from ${lightsThree} on three (${firewoodMost} at most). What stands in the light is turned faceup, and its power acts.`,
        'If the fire goes out, somebody on watch must exhaust a card to rekindle it.',
      ],
      picture: (
        <>
          <Icon icon={icons.chop} />
          <Printed kind={creature('direWolf')} />
        </>
      ),
    },
    {
      title: 'Attack with dice',
      text: [
        'Dice of several adventurers that add up to the health of a creature, or more, defeat it. Melee reaches the first card, ranged the first two. Any surplus is lost.',
      ],
      picture: (
        <>
          <Die face={5} colour="blue" mark="drop" sides={8} />
          <Die face={3} colour="red" mark="flame" />
          <Icon icon={icons.damage} />
        </>
      ),
    },
    {
      title: 'Abilities',
      text: [
        'A die of any number on an ability card uses it, once a round. Or exhaust the card itself: also once a round, and it costs the card. Some cards are always at work.',
        'The cards are your life as well. When every card of those on watch is exhausted, the game is lost at once.',
      ],
      picture: <Ability id="longShot" />,
    },
    {
      title: 'Summons and the Unhallowed',
      text: [
        'Hidden among the creatures are Summon cards, more of them the harder you play. When one is turned up, somebody exhausts a card and one of the Unhallowed takes its place.',
      ],
      picture: <Printed kind={unhallowed[0]} />,
    },
    {
      title: 'Enduring',
      text: [
        'You may end the watch at any time. Each card left in the line exhausts as many of your cards as its damage says, and joins the horde.',
      ],
      picture: <Icon icon={icons.horde} />,
    },
    {
      title: 'The final night',
      text: [
        'In the last round nobody rests. Behind the creatures of the final location stands the whole horde. When the line is gone or endured and one card is still unexhausted, the sun rises.',
      ],
      picture: <Printed kind={location('forbiddenTower')} />,
    },
  ],
}

export default howToPlay
