import { Card, Die, Icon, type HowToPlay } from '@dicehearth/tabletop'
import { icons } from './icons.ts'

const howToPlay: HowToPlay = {
  chapters: [
    {
      title: 'What you want',
      text: [
        'Together you read an adventure to its end. If the Life of a single Character falls to 0, everybody has lost.',
      ],
      picture: (
        <>
          <Icon icon={icons.amakar} />
          <Icon icon={icons.leyana} />
          <Icon icon={icons.akara} />
          <Icon icon={icons.karath} />
        </>
      ),
    },
    {
      title: 'The book opens',
      text: [
        'A page tells what happens; then you choose, trade, guess a riddle, find something, or fight. What is asked of one Character is decided by their player, everything else by all of you.',
      ],
      picture: <Icon icon={icons.book} />,
    },
    {
      title: 'Your dice',
      text: [
        'Before each round of a fight everybody rolls five Action dice and a Luck die. The Luck die stays as it falls. Keep any of the others, and roll the rest once more.',
      ],
      picture: (
        <>
          <Die face={4} colour="white" mark="ring" />
          <Die face={4} colour="white" mark="ring" />
          <Die face={2} colour="white" mark="ring" />
          <Die face={6} colour="green" mark="leaf" />
        </>
      ),
    },
    {
      title: 'Abilities cost dice',
      text: [
        'Each ability wants certain dice: any two, a pair, a full house, five in a row. Dice that were spent are gone until the next round. You may use as many abilities as your dice pay for, in any order, and take turns with the others as you like.',
        'One ability is paid with the Luck die alone, and with exactly one number.',
      ],
      picture: (
        <>
          <Die face={3} colour="white" mark="ring" />
          <Die face={3} colour="white" mark="ring" />
          <Die face={5} colour="white" mark="ring" />
          <Die face={5} colour="white" mark="ring" />
          <Die face={5} colour="white" mark="ring" />
        </>
      ),
    },
    {
      title: 'Every blow is judged alone',
      text: [
        'Enemies hide what they are. One may shrug off small blows, another bursts when it is hit hard; what a blow did stands in the log. So three blows of 4 are not one of 12, and the order matters.',
        'Investigate shows you more about an enemy.',
      ],
      picture: (
        <>
          <Icon icon={icons.strike} />
          <Icon icon={icons.unseen} />
          <Icon icon={icons.investigate} />
        </>
      ),
    },
    {
      title: 'The enemies’ turn',
      text: [
        'When nobody wants to act any more, the enemies do. Defense is taken off every blow that you suffer; what remains comes off your Life.',
      ],
      picture: <Icon icon={icons.armour} />,
    },
    {
      title: 'Poison, Stun and Weakness',
      text: [
        'Poison takes 2 Life each round. Whoever is stunned rolls no dice next time. Weakness doubles all damage, before Defense. At the beginning of each round you may try to shake such a token off; after the fight all are gone.',
        'All of it works on enemies too, unless they are immune.',
      ],
      picture: (
        <>
          <Icon icon={icons.poison} />
          <Icon icon={icons.stun} />
          <Icon icon={icons.weakness} />
        </>
      ),
    },
    {
      title: 'Treasure',
      text: [
        'Treasure cards are abilities and gifts. You carry as many as your Inventory allows; outside of fights you may trade them.',
      ],
      picture: (
        <Card name="A Treasure" icon={icons.chest} kind="Treasure">
          <p>It counts as if it were printed on your board.</p>
        </Card>
      ),
    },
    {
      title: 'On to the next area',
      text: [
        'From one area to the next every Character gains a level: all wounds heal, your limits rise, and you draw a Trait that stays. Not every Trait is kind.',
      ],
      picture: <Icon icon={icons.trait} />,
    },
  ],
}

export default howToPlay
