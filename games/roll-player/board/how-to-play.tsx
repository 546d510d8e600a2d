import { Card, Die, Icon, type HowToPlay } from '@dicehearth/tabletop'
import { usual } from '../content/prices.ts'
import { icons } from './icons.ts'
import { Star } from './star.tsx'

const { mercenary } = usual

const howToPlay: HowToPlay = {
  chapters: [
    {
      title: 'What you want',
      text: [
        'Everybody builds a hero from dice. Stars come from goals that the dice meet, from cards, and from a Monster at the end. Whoever has the most stars wins.',
      ],
      picture: (
        <>
          <Icon icon={icons.warrior} />
          <Icon icon={icons.mage} />
          <Icon icon={icons.ranger} />
          <Star />
        </>
      ),
    },
    {
      title: 'Your sheet',
      text: [
        'Six rows hold three dice each, from Strength to Charisma, and your familiar holds three more. The sum of a row, with what your race adds, is its score.',
        'Your Class sets a goal for each row, such as 14 or 15 or more. Six dice lie there from the start; the others are chosen, round by round.',
      ],
      picture: (
        <>
          <Icon icon={icons.STR} />
          <Die face={5} colour="red" mark="flame" />
          <Die face={4} colour="blue" mark="drop" />
          <Die face={6} colour="purple" mark="moon" />
          <Star />
        </>
      ),
    },
    {
      title: 'Choose dice by their order',
      text: [
        'Each round dice are rolled and sorted onto numbered Initiative cards, the lowest first. In turn everybody takes a card with its dice. Low cards hold low dice, but go to the Market first.',
        'Some cards come with Gold, some with a Fiend.',
      ],
      picture: (
        <>
          <Die face={1} colour="green" mark="leaf" />
          <Die face={2} colour="yellow" mark="sun" />
          <Icon icon={icons.gold} />
          <Icon icon={icons.fiend} />
        </>
      ),
    },
    {
      title: 'Place, and take one action',
      text: [
        `Dice go into the leftmost empty space of a row. A full row earns ${usual.filledLine} Gold, a gold-coloured die ${usual.goldDie}.`,
        'Then you may take the action of a row in which you placed a die: turn a die over, swap two, change one by 1, roll one again, move your alignment, or take a Charisma token. Your familiar has an action of its own.',
      ],
      picture: (
        <>
          <Icon icon={icons.flip} />
          <Icon icon={icons.swap} />
          <Icon icon={icons.reroll} />
          <Icon icon={icons.align} />
        </>
      ),
    },
    {
      title: 'Colours and alignment',
      text: [
        'Every die of your own colour is a star. Your Backstory wants certain colours on certain spaces, whatever they show. Your alignment token walks on a small grid, and the space where it ends may give stars or take them.',
      ],
      picture: (
        <>
          <Die face={3} colour="purple" mark="moon" />
          <Icon icon={icons.align} />
          <Star />
        </>
      ),
    },
    {
      title: 'The Market',
      text: [
        `In the order of the Initiative cards everybody does one thing: buy a card, discard one for ${usual.discardGain} Gold, or hunt.`,
        'Weapons help as long as you hold them, Armor is worth more as a set, Skills are used again and again, Traits give stars at the end, and Scrolls act at once.',
      ],
      picture: (
        <Card name="A Weapon" icon={icons.shortSword} kind="Weapon">
          <p>It helps as long as you hold it. You have two hands.</p>
        </Card>
      ),
    },
    {
      title: 'Hunting',
      text: [
        `A Minion is fought with Combat Dice: one, more for its weakness, and one for each mercenary (${mercenary.xp} XP or ${mercenary.gold} Gold). The total decides what you gain, from an Injury to a Trophy. Below each answer stands how likely that is.`,
        'Trophies let you look at what will help against the Monster.',
      ],
      picture: (
        <>
          <Die face={6} colour="grey" mark="flame" />
          <Die face={4} colour="grey" mark="flame" />
          <Icon icon={icons.trophy} />
        </>
      ),
    },
    {
      title: 'Fiends',
      text: [
        `A Fiend stands in your way from the next Market on: it forbids something, or costs you. A Charisma token or ${usual.banish} Gold sends it away, whenever it is your turn.`,
      ],
      picture: <Icon icon={icons.fiend} />,
    },
    {
      title: 'The Monster, and the stars',
      text: [
        'When all sheets are full, everybody fights the same Monster with all their Combat Dice. Honor adds to your total, Injuries take from it; below its Strength it gives no star. The best of all gets a bonus.',
        'Then the stars are counted. All the while the table shows how many you would have now.',
      ],
      picture: (
        <>
          <Icon icon={icons.cinderDrake} />
          <Star />
        </>
      ),
    },
    {
      title: 'Alone',
      text: [
        'Alone you play against dice that take the best cards away, and against a Monster that must be beaten. Then your stars bring you a title.',
      ],
      picture: <Icon icon={icons.nightLich} />,
    },
  ],
}

export default howToPlay
