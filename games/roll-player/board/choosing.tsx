import { Icon, Piece } from '@dicehearth/tabletop'
import type { ReactNode } from 'react'
import { classes, classesOf, type ClassId } from '../content/classes.ts'
import { goalsFor, shortGoal, signed } from '../content/goals.ts'
import { races, type RaceId } from '../content/races.ts'
import { attributes } from '../content/sheet.ts'
import { piece } from '../rules/pieces.ts'
import type { Seat } from '../rules/state.ts'
import { useTable } from './context.ts'
import { Headed } from './headed.tsx'
import { icons } from './icons.ts'
import { iconOf } from './look.ts'
import { Stars } from './star.tsx'

/** A hero comes together: a race, a Class, a Familiar. */
export function Choosing({ seat }: { seat: Seat }) {
  const { view, seatName } = useTable()
  const hero = view.heroes[seat]
  const chosen = hero.race
  const race = chosen ? races[chosen].name : null
  const what =
    hero.race === null
      ? 'Who are you?'
      : hero.class === null
        ? `A ${hero.colour ?? ''} ${race ?? ''}`
        : 'Who goes with you?'
  return (
    <section
      className={`choosing hero-${hero.colour ?? 'none'}`}
      aria-label={`${seatName(seat)} makes a hero`}
    >
      <header>
        <h2>{what}</h2>
        <p>{[seatName(seat), race, hero.class && classes[hero.class].name].filter(Boolean).join(' · ')}</p>
      </header>
      <div className="choices">
        {chosen === null
          ? view.sheetsLeft.map((id) => <RaceCard key={id} id={id} />)
          : hero.class === null
            ? hero.colour && classesOf(hero.colour).map((id) => <ClassCard key={id} id={id} race={chosen} />)
            : hero.boards.map((id) => <FamiliarCard key={id} id={id} />)}
      </div>
    </section>
  )
}

interface ChoiceProps {
  id: string
  name: string
  said: string
  picture: ReactNode
  tone: string
  children: ReactNode
}

function Choice({ id, name, said, picture, tone, children }: ChoiceProps) {
  const { pieces } = useTable()
  return (
    <Piece id={id} pieces={pieces} label={`${name}. ${said}`} place className={`choice portrait-${tone}`}>
      <span className="choice-picture">{picture}</span>
      <span className="choice-words">
        <b>{name}</b>
        {children}
      </span>
    </Piece>
  )
}

function RaceCard({ id }: { id: RaceId }) {
  const { printed } = useTable()
  const { name, modifiers } = races[id]
  const changed = attributes.filter((attribute) => modifiers[attribute])
  const best = changed.find((attribute) => (modifiers[attribute] ?? 0) > 0)
  return (
    <Choice
      id={piece.sheet(id)}
      name={name}
      said={printed(piece.sheet(id))?.lines.join(' ') ?? ''}
      tone="none"
      picture={<Icon icon={best ? icons[best] : icons.location} />}
    >
      <span className="modifiers">
        {changed.length === 0 && <span>No strengths, no weaknesses</span>}
        {changed.map((attribute) => (
          <span key={attribute}>
            <Icon icon={icons[attribute]} />
            {attribute}{' '}
            <b>
              {(modifiers[attribute] ?? 0) > 0
                ? `+${modifiers[attribute]}`
                : `−${-(modifiers[attribute] ?? 0)}`}
            </b>
          </span>
        ))}
      </span>
    </Choice>
  )
}

function ClassCard({ id, race }: { id: ClassId; race: RaceId }) {
  const { printed } = useTable()
  const { name, colour, goals } = classes[id]
  const ability = printed(piece.class(id))?.lines[1] ?? ''
  const { modifiers } = races[race]
  return (
    <Choice
      id={piece.class(id)}
      name={name}
      said={`${ability} Goals: ${goalsFor(id, race)}`}
      tone={colour}
      picture={<Icon icon={iconOf(id, icons.warrior)} />}
    >
      <span className="choice-text">
        <Headed line={ability} />
      </span>
      <span className="goals">
        {attributes.map((attribute) => (
          <span key={attribute}>
            <Icon icon={icons[attribute]} />
            <b>{attribute}</b> {shortGoal(goals[attribute])}
            {modifiers[attribute] && <small>{signed(modifiers[attribute])}</small>}
            <Stars count={goals[attribute][2]} />
          </span>
        ))}
      </span>
    </Choice>
  )
}

function FamiliarCard({ id }: { id: string }) {
  const { printed } = useTable()
  const { name = '', lines = [] } = printed(piece.familiar(id)) ?? {}
  return (
    <Choice
      id={piece.familiar(id)}
      name={name}
      said={lines.join(' ')}
      tone="blue"
      picture={<Icon icon={iconOf(id, icons.beastmaster)} />}
    >
      {lines.map((line) => (
        <span key={line} className="choice-text">
          {line}
        </span>
      ))}
    </Choice>
  )
}
