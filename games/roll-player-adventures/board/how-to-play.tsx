import { Card, Die, Icon, type HowToPlay } from '@dicehearth/tabletop'
import { known } from '../content/opened.ts'
import type { CardId } from '../content/box.ts'
import { ninebellBox } from '../content/ninebell.ts'
import { effectsSentence } from '../speech/box-names.ts'
import { dieLook } from '../die-look.ts'
import { icons } from './icons.ts'
import { deckIcon, slotPaint } from './look.ts'
import { Scene } from './scene.tsx'
import './how-to-play.css'

/** A card as it is printed. */
function Printed({ id }: { id: CardId }) {
  const { name, deck, effects } = known(ninebellBox.cards, id)
  return (
    <Card name={name} icon={deckIcon(deck)} tone="amber" kind={deck}>
      <p>{effectsSentence(effects)}</p>
    </Card>
  )
}

/** A slot that wants dice of these colours, any if there are none, and this value, any if it is 0. */
function Slot({ colours, value }: { colours: string; value: number }) {
  return (
    <span className="how-slot" style={{ background: slotPaint(colours) }}>
      {value || 'any'}
    </span>
  )
}

const howToPlay: HowToPlay = {
  chapters: [
    {
      title: 'A campaign, an evening at a time',
      text: [
        'One to four heroes wear the pin of the Wick, which keeps nine bells ringing on a coast where the fog comes in when they stop. Eleven adventures make a campaign, and a sidequest may come in between.',
        'You play together. What an adventure leaves you with, the next one begins with: cards, gold, what people think of you, and what you did.',
      ],
      picture: (
        <svg className="how-bell" viewBox="0 0 100 100" aria-hidden>
          <path
            d="M50 8c-21 0-26 13-28 36-2 19-5 29-16 38h88c-11-9-14-19-16-38C76 21 71 8 50 8z"
            fill="#b48a4a"
          />
          <path d="M15 63q35 8 70 0c3 8 6 13 11 18-24 9-68 9-92 0 5-5 8-10 11-18z" fill="#4a3f37" />
        </svg>
      ),
    },
    {
      title: 'The book',
      text: [
        'An entry is read aloud, then you choose. Some choices cost something, and the book says what. If you do not agree, everybody votes, and the storyteller breaks a tie.',
        'Keywords and titles remember what you did. You will hear of it again.',
      ],
      picture: (
        <span className="how-scene">
          <Scene name="Old Belfry" adventure="ADV1" />
        </span>
      ),
    },
    {
      title: 'The map',
      text: [
        'When the entry offers it, you move along a path to a neighbouring place. A token on the path is an encounter that waits for you. In a place that you do not know yet you must stop.',
      ],
      picture: (
        <>
          <Icon icon={icons.move} />
          <Icon icon={icons.encounter} />
          <Icon icon={icons.map} />
        </>
      ),
    },
    {
      title: 'A skill check',
      text: [
        'A check is a row of slots. Each wants a colour, a value, or both. Cover them all, and you pass.',
        'The pool has a fixed size. Before the roll you may add dice of colours that you choose; the rest comes blind from the bag. All dice are rolled once.',
      ],
      picture: (
        <>
          <Slot colours="K" value={0} />
          <Slot colours="" value={4} />
          <Slot colours="RB" value={3} />
          <Die face={5} {...dieLook('K')} />
          <Die face={4} {...dieLook('G')} />
        </>
      ),
    },
    {
      title: 'Stamina',
      text: [
        'Every attribute has a colour and a row of stamina. A die of that colour costs stamina of that row, and what you spend lies in your fatigue box.',
        'If fatigue ever equals your health, you are exhausted: you pay nothing and play nothing until somebody brings you round. If all of you are, the book tells how it goes on, and the campaign counts a death.',
      ],
      picture: (
        <>
          <Icon icon={icons.strength} />
          <Icon icon={icons.dexterity} />
          <Icon icon={icons.constitution} />
          <Icon icon={icons.intelligence} />
          <Icon icon={icons.wisdom} />
          <Icon icon={icons.charisma} />
        </>
      ),
    },
    {
      title: 'Cards and classes',
      text: [
        'After the roll cards turn, raise, lower or recolour dice. How many each of you may play is limited; a bonus play allows one more.',
        'The ability of your class needs no card. It works once, and comes back with a rest.',
      ],
      picture: <Printed id="WE04" />,
    },
    {
      title: 'Combat',
      text: [
        'Enemies are rows of slots too. You have three rounds; dice that cover a slot stay there. At the end of a round every empty slot strikes all of you, and the enemy does what its track says.',
        'You win when every slot of every enemy is covered.',
      ],
      picture: (
        <>
          <Icon icon={icons.clash} />
          <Slot colours="KW" value={2} />
          <Slot colours="W" value={0} />
          <Icon icon={icons.fatigue} />
        </>
      ),
    },
    {
      title: 'Rest and items',
      text: [
        'Where an entry offers a rest, you may spend XP: each of you rolls that many dice and removes that much fatigue. Rows are filled, spent cards and abilities come back. The fourth rest costs a card.',
        'Items belong to all. Use one, or two together, where you think that it could help. Sometimes it does.',
      ],
      picture: (
        <>
          <Icon icon={icons.rest} />
          <Icon icon={icons.item} />
        </>
      ),
    },
    {
      title: 'Between adventures',
      text: [
        'In the guild XP buys health, combat dice, bonus plays and mastery. At the market gold buys cards. Then the party is saved, people may join or leave, and the next evening begins.',
      ],
      picture: (
        <>
          <Icon icon={icons.guild} />
          <Icon icon={icons.market} />
        </>
      ),
    },
  ],
}
export default howToPlay
