import { count, list, type Sheet } from '@dicehearth/engine'
import { Die, Face, Icon } from '@dicehearth/tabletop'
import { classes, type Goal } from '../content/classes.ts'
import { cardTypes } from '../content/card-types.ts'
import { shortGoal, signed } from '../content/goals.ts'
import { attributes, type Attribute } from '../content/sheet.ts'
import { coloursLook } from '../die-look.ts'
import { heroData, type HeroData } from '../hero-sheet.ts'
import { typeNames } from '../content/card-types.ts'
import { icons } from './icons.ts'
import { iconOf } from './look.ts'
import './sheet.css'
import { Star, Stars } from './star.tsx'

/** A finished hero on paper. */
export default function PrintedHero({ sheet }: { sheet: Sheet }) {
  const read = heroData.safeParse(sheet.data)
  if (!read.success) return <p>This sheet is of another version: it can be kept, but not drawn.</p>
  return <Hero hero={read.data} />
}

function Hero({ hero }: { hero: HeroData }) {
  const [id, its] = Object.entries(classes).find(([, { name }]) => name === hero.class) ?? [null, null]
  return (
    <div className="printed-hero">
      <header>
        <span className={`printed-portrait printed-${hero.colour}`}>
          <Face
            of={{ name: hero.name, people: hero.race, calling: hero.class, colour: hero.colour }}
            shape="window"
            described
          >
            <Icon icon={iconOf(id, icons.warrior)} />
          </Face>
        </span>
        <div>
          <p className="printed-title">
            {hero.race} {hero.class}
          </p>
          <p>
            {hero.alignment.space}, {hero.alignment.card.toLowerCase()}; {hero.backstory}
          </p>
          <p>With the {hero.familiar}</p>
          <p className="printed-life">{lifeOf(hero)}</p>
        </div>
        <p className="printed-score">
          <b>{hero.score}</b>
          <Star />
          <span className="unseen"> Reputation Stars</span>
        </p>
      </header>
      <dl className={hero.rows ? 'printed-attributes in-rows' : 'printed-attributes'}>
        {attributes.map((attribute) => (
          <div key={attribute}>
            <dt>
              <Icon icon={icons[attribute]} />
              <span>{attribute}</span>
            </dt>
            {hero.rows && <Dice hero={hero} attribute={attribute} />}
            <dd className="printed-value">{hero.attributes[attribute]}</dd>
            {hero.rows && its && <GoalOf goal={its.goals[attribute]} score={hero.attributes[attribute]} />}
          </div>
        ))}
      </dl>
      <dl className="printed-counts">
        <Count name="Gold" value={hero.gold} />
        <Count name="XP" value={hero.xp} />
        <Count name="Honor" value={hero.honor} />
        <Count name="Injury" value={hero.injury} />
        <Count name="Trophies" value={hero.trophies} />
      </dl>
      <Cards hero={hero} />
    </div>
  )
}

/** The dice of a row, and what race and Weapons bring on top of them. */
function Dice({ hero, attribute }: { hero: HeroData; attribute: Attribute }) {
  const dice = hero.rows?.[attribute] ?? []
  const more = hero.attributes[attribute] - dice.reduce((sum, { face }) => sum + face, 0)
  return (
    <dd className="printed-dice">
      {dice.map(({ colours, face }, n) => (
        <Die key={n} face={face} {...coloursLook(colours)} label={`${colours.join('-')} ${face}`} />
      ))}
      {more !== 0 && <span>{signed(more)}</span>}
    </dd>
  )
}

function GoalOf({ goal, score }: { goal: Goal; score: number }) {
  const [least, most, stars] = goal
  const met = score >= least && score <= most
  return (
    <dd className={met ? 'printed-goal met' : 'printed-goal'}>
      <span>goal {shortGoal(goal)}</span>
      <Stars count={stars} />
      <b>{met ? '✓ met' : score < least ? `${least - score} short` : `${score - most} over`}</b>
    </dd>
  )
}

/** A life in two sentences, from what it brought. */
function lifeOf({ cards, trophies, honor, injury, gold, fiends, attributes: scores }: HeroData): string {
  const best = attributes.toSorted((a, b) => scores[b] - scores[a])[0]
  const worn = cards.find(({ deck }) => deck === 'weapon') ?? cards.at(-1)
  const first = `Known for ${strengths[best]}${worn ? ` and the ${worn.name}` : ''}${trophies > 0 ? `, with ${count(trophies, 'trophy', 'trophies')} from the hunt` : ''}.`
  const marks = [
    ...(honor > 0 ? ['honoured'] : []),
    ...(injury > 0 ? [`${injury > 2 ? 'badly' : 'lightly'} scarred`] : []),
    ...(fiends.length > 0 ? [`followed by the ${fiends[0]}`] : []),
    gold > 5 ? 'rich' : gold > 0 ? 'with a few coins left' : 'without a coin',
  ]
  return `${first} Came home ${list(marks)}.`
}

const strengths: Readonly<Record<(typeof attributes)[number], string>> = {
  STR: 'strength',
  DEX: 'quick hands',
  CON: 'staying on their feet',
  INT: 'a sharp mind',
  WIS: 'good sense',
  CHA: 'a winning way',
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Cards({ hero: { cards, fiends } }: { hero: HeroData }) {
  const lists = [
    ...cardTypes.map((type) => ({
      title: typeNames[type],
      names: cards.filter((card) => card.deck === type).map(({ name }) => name),
    })),
    { title: 'Fiends', names: fiends },
  ]
  return (
    <dl className="printed-cards">
      {lists
        .filter(({ names }) => names.length > 0)
        .map(({ title, names }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
    </dl>
  )
}
