import { inColour } from '@dicehearth/engine'
import { Card, Die, Icon, Track, type DieColour, type HowToPlay } from '@dicehearth/tabletop'
import { enemyHolds, forestAFirst, resurrectionHolds } from '../content/boards.ts'
import { linesOf } from '../content/card-text.ts'
import { enemyCards, master, type Card as EnemyCard } from '../content/enemies.ts'
import { heroes } from '../content/heroes.ts'
import { CardFace } from './enemy-card.tsx'
import { icons } from './icons.ts'
import { heroIcons } from './look.ts'

function Dice({ faces, colour = 'red' }: { faces: readonly number[]; colour?: DieColour }) {
  return faces.map((face, i) => <Die key={i} face={face} {...inColour(colour)} />)
}

/** Dice of somebody else: ally or bonus dice. */
function Other({ face, colour }: { face: number; colour: DieColour }) {
  return <Die face={face} colour={colour} mark={colour === 'grey' ? 'star' : 'ring'} />
}

const enemy = (id: string): EnemyCard => enemyCards.find((card) => card.id === id) ?? master

function Printed({ card }: { card: EnemyCard }) {
  return <CardFace card={card} lines={linesOf(card)} />
}

const howToPlay: HowToPlay = {
  chapters: [
    {
      title: 'What you want',
      text: [
        'All of you play together against the Master of Shadows. Each adventure board wants a number of power stones; win them before a land falls.',
        'Stones come from tasks in three lands: the desert, the fortress and the forest. The ice cave gives help instead.',
      ],
      picture: (
        <>
          <Icon icon={icons.stone} />
          <Icon icon={icons.desert} />
          <Icon icon={icons.fortress} />
          <Icon icon={icons.forest} />
          <Icon icon={icons.iceCave} />
        </>
      ),
    },
    {
      title: 'A turn: roll, place, roll on',
      text: [
        'Take all dice from your hero board and roll them: your own, and the ally dice that lie there.',
        'Choose one number, and put dice that show it on one place: as many as you like and as will fit. Then roll the rest again and place again, until no dice are left.',
        'Dice that come back lie on your hero board and wait for your next turn. Dice that stay in a land wait until their task is done.',
      ],
      picture: (
        <>
          <Dice faces={[3, 3, 5, 6, 1]} />
          <Other face={3} colour="green" />
          <Other face={2} colour="green" />
        </>
      ),
    },
    {
      title: 'The desert takes 1s',
      text: [
        'Three 1s send one of them on and give two back. When three have been sent on, the sand devours one for good, and you win a stone.',
        'Side B: 1s on any spaces close five chains; all five win a stone.',
      ],
      picture: <Dice faces={[1, 1, 1]} />,
    },
    {
      title: 'The fortress takes 2s, 3s and 4s',
      text: [
        'Four dice of one number break that barrier and come back. Three broken barriers win a stone, and are built up again.',
        'Side B: three alike, then four, then five of the same number.',
      ],
      picture: <Dice faces={[2, 2, 2, 2]} colour="blue" />,
    },
    {
      title: 'The forest takes 5s and 6s',
      text: [
        `They walk the path up to the boundary, ${forestAFirst} dice at first. Whoever reaches it wins a stone; all dice come back, and the boundary moves deeper.`,
        'Side B: 6s and 5s meet in an arch, and one more die is given up for the stone.',
      ],
      picture: <Dice faces={[5, 6, 6]} colour="green" />,
    },
    {
      title: 'The ice cave helps',
      text: [
        'It takes one die per roll, each number once. Four dice bring bonus dice, five fell an enemy as well, six also mend a land. You may claim or go on collecting.',
        'A bonus die is rolled with your own, works once, and goes back to its pool.',
      ],
      picture: (
        <>
          <Dice faces={[1, 2, 4, 6]} colour="blue" />
          <Other face={5} colour="grey" />
        </>
      ),
    },
    {
      title: 'After every turn an enemy comes',
      text: [
        'It attacks its land. An attack takes dice off the land; if it finds none, the skull of the land moves on.',
        'The number in the corner is its rank. A new enemy first drives on all that are weaker: each attacks once more. So enemies that you leave alone strike again and again.',
      ],
      picture: <Printed card={enemy('D2a')} />,
    },
    {
      title: 'Striking enemies',
      text: [
        `Dice of one number may also be put on an enemy. At ${enemyHolds} or more altogether it is gone and the dice come back; until then they stay on it.`,
      ],
      picture: (
        <>
          <Icon icon={icons.sword} />
          <Dice faces={[3, 3]} />
        </>
      ),
    },
    {
      title: 'Lost dice, and how they come back',
      text: [
        'Dice that enemies take lie in the Vortex of Oblivion.',
        `The Vortex of Resurrection takes any number, and ends your placing. At ${resurrectionHolds} or more both vortexes give back all their dice.`,
      ],
      picture: (
        <>
          <Icon icon={icons.oblivion} />
          <Icon icon={icons.resurrection} />
          <Dice faces={[5, 5]} />
        </>
      ),
    },
    {
      title: 'Your hero',
      text: ['Every hero can do one thing that nobody else can. Using it is an offer, never a duty.'],
      picture: (
        <Card name={heroes.adventurer.name} icon={heroIcons.adventurer} kind="Hero" tone="ember">
          <p>{heroes.adventurer.text}</p>
        </Card>
      ),
    },
    {
      title: 'The Master of Shadows',
      text: [
        'He hides in the deck. When he comes, he drives on every enemy and strikes where his die falls. Nobody can beat him: outlast him.',
      ],
      picture: <Printed card={master} />,
    },
    {
      title: 'The end',
      text: [
        'You win with the last stone that your adventure board wants.',
        'You lose at once when a skull reaches the last hole of its track, or when a turn begins and no hero has a die.',
      ],
      picture: (
        <span className="how-track">
          <Track printed={7} last={7} at={5} skull={icons.skull} />
        </span>
      ),
    },
  ],
}

export default howToPlay
