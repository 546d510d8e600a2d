import { Icon, Piece } from '@dicehearth/tabletop'
import type { ReactNode } from 'react'
import { familiarText, goalsFor, sheetText, shortGoal, signed } from '../speech/card-texts.ts'
import { classes, classesOf, type ClassId } from '../content/classes.ts'
import { races, type RaceId } from '../content/races.ts'
import { attributes } from '../content/sheet.ts'
import { pieces as ids } from '../rules/pieces.ts'
import { familiarCalled } from '../rules/heroes.ts'
import type { Seat } from '../rules/state.ts'
import { printedLines } from '../speech/texts-effects.ts'
import { useTable } from './context.ts'
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
  const { name, lines } = sheetText(id)
  const { modifiers } = races[id]
  const changed = attributes.filter((attribute) => modifiers[attribute])
  const best = changed.find((attribute) => (modifiers[attribute] ?? 0) > 0)
  return (
    <Choice
      id={ids.sheet(id)}
      name={name}
      said={lines.join(' ')}
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
  const { name, colour, goals, ability } = classes[id]
  const { modifiers } = races[race]
  return (
    <Choice
      id={ids.class(id)}
      name={name}
      said={`${printedLines(ability).join(' ')} Goals: ${goalsFor(id, race)}`}
      tone={colour}
      picture={<Icon icon={iconOf(id, icons.warrior)} />}
    >
      <span className="choice-text">
        <b>{ability.name}.</b> {printedLines(ability).join(' ')}
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
  const { view } = useTable()
  const familiar = familiarCalled(view, id)
  const { lines } = familiarText(familiar)
  return (
    <Choice
      id={ids.familiar(id)}
      name={familiar.name}
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
