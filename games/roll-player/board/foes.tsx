import { Icon, Piece } from '@dicehearth/tabletop'
import { adventureTypes } from '../content/adventures.ts'
import { piece } from '../rules/pieces.ts'
import { chartOf, monsterOf, strengthOf } from '../rules/monster.ts'
import { useTable } from './context.ts'
import { Figure } from './figure.ts'
import { icons } from './icons.ts'
import { adventureIcon, iconOf } from './look.ts'
import { Star } from './star.tsx'

/** Hunting is the other way to spend the turn: the Minion at hand, and the Monster on the horizon. */
export function Foes() {
  return (
    <section className="foes" aria-label="Minion and Monster">
      <Minion />
      <Monster />
    </section>
  )
}

function Minion() {
  const { view, pieces, open, printed, happening } = useTable()
  if (view.minion === null) return <p className="minion none">No Minion is left.</p>
  const id = piece.minion(view.minion)
  const { name = '', lines = [] } = printed(id) ?? {}
  const [weakness, ...levels] = lines
  const dice = view.live[open].huntDice
  const isNew = happening?.type === 'minionUp'
  return (
    <Piece
      id={id}
      pieces={pieces}
      label={`Minion: ${name}. ${lines.join(' ')}`}
      place
      className={isNew ? 'minion fresh' : 'minion'}
    >
      <span className="minion-head">
        <Figure of={view.minion} enemy={[name]}>
          <Icon icon={iconOf(view.minion, icons.goblinSneak)} />
        </Figure>
        <span>
          <b>{name}</b>
          <span>{`you roll ${dice === 1 ? '1 die' : `${dice} dice`}`}</span>
        </span>
      </span>
      <span className="minion-weakness">{weakness}</span>
      <Levels levels={levels} reached={-1} />
    </Piece>
  )
}

/** What a total brings: "7 to 9: gain 1 XP, take it as a Trophy." */
export function Levels({ levels, reached }: { levels: readonly string[]; reached: number }) {
  return (
    <span className="levels">
      {levels.map((line, i) => {
        const [total, gain] = line.split(': ')
        return (
          <span key={line} className={i === reached ? 'level reached' : 'level'}>
            <b>{total.replace(' to ', '–').replace(' or more', '+')}</b>
            <span>{short(gain)}</span>
            {i === reached && <span className="unseen">, reached</span>}
          </span>
        )
      })}
    </span>
  )
}

function short(gain: string): string {
  return gain
    .replaceAll(/\bgain /g, '')
    .replace(/take it as a Trophy/, 'Trophy')
    .replace(/you may take (?:the|your) (\w+) (?:Attribute )?Action/, '$1 action')
    .replaceAll(/(Injury|Honor|Charisma) tokens?/g, '$1')
    .replace(/\.$/, '')
}

function Monster() {
  const { view, pieces } = useTable()
  if (!view.monster) return null
  const { name, colour, champion } = monsterOf(view)
  return (
    <div className={`monster monster-${colour}`}>
      <Piece
        id={piece.monster(view.monster)}
        pieces={pieces}
        label={`Monster: ${name}, Strength ${strengthOf(view)}`}
        place
        className="monster-face"
      >
        <Figure of={view.monster}>
          <Icon icon={iconOf(view.monster, icons.nightLich)} />
        </Figure>
        <span>
          <b>{name}</b>
          <span>Strength {strengthOf(view)}</span>
          <span className="chart">
            {chartOf(view).map(([from, stars]) => (
              <span key={from}>
                {view.players === 1 ? `+${from}` : from}: <b>{stars}</b>
                <Star />
              </span>
            ))}
            {view.players > 1 && (
              <span>
                best: <b>{champion}</b>
                <Star />
              </span>
            )}
          </span>
        </span>
      </Piece>
      <AdventureCards />
    </div>
  )
}

/** Location, Obstacle and Attack: what this seat knows of them. */
export function AdventureCards() {
  const { view, pieces, printed, happening } = useTable()
  return (
    <div className="adventures">
      {adventureTypes.map((type, i) => {
        const card = view.adventure[i]
        const shown = i < view.revealed
        const { name = '', lines = [] } = printed(piece.adventure(type)) ?? {}
        const text = lines.join(' ')
        const turns = happening?.type === 'adventureRevealed' && happening.card === card
        return (
          <Piece
            key={type}
            id={piece.adventure(type)}
            pieces={pieces}
            label={`${type}: ${card === null ? 'facedown; a Trophy lets you look at it' : `${name}. ${text}`}`}
            place
            className={`adventure${card === null ? ' facedown' : ''}${shown ? ' shown' : ''}${turns ? ' turns' : ''}`}
          >
            <Icon icon={adventureIcon(type)} />
            <span>
              <b>{card === null ? '?' : name}</b>
              <span className="adventure-text">{card === null ? type : text}</span>
            </span>
          </Piece>
        )
      })}
    </div>
  )
}
