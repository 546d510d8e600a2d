import { count } from '@dicehearth/engine'
import { Face, Icon, Piece } from '@dicehearth/tabletop'
import { abilities, type AbilityId } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import { restsEach } from '../content/camp.ts'
import { colourOf } from '../die-look.ts'
import type { Slot, Who } from '../rules/state.ts'
import { piece } from '../rules/pieces.ts'
import type { AdventurerView } from '../view.ts'
import { ways } from '../content/printed.ts'
import { useTable } from './context.ts'
import { DiePiece } from './die-piece.tsx'
import { faceOf } from './face.ts'
import { travels } from './foe.tsx'
import { icons } from './icons.ts'
import { abilityIcon, kindIcon } from './look.ts'
import { diceOf, kindOf, none } from '../rules/lookups.ts'

/** The four around the fire. */
export function People() {
  const { view } = useTable()
  return (
    <section className="people" aria-label="Adventurers">
      {view.adventurers.map((it, who) => (
        <Person key={it.class} who={who} it={it} />
      ))}
    </section>
  )
}

function Person({ who, it }: { who: Who; it: AdventurerView }) {
  const { view, pieces, happening, seatName } = useTable()
  const { name } = classes[view.adventurers[who].class]
  const rests = view.resting === who
  const acts = happening?.type === 'used' && happening.who === who
  const left = it.equipped.filter(({ exhausted }) => !exhausted).length
  const note = rests ? 'rests' : it.sitsOut ? 'sits out' : `reaches ${it.range}`
  // Somebody who plays alone, or goes by the name of the adventurer, needs no name here.
  const player = it.seat < 0 ? 'Everybody' : seatName(it.seat)
  const called = view.players === 1 || player === name ? '' : player
  const state = [
    'person',
    `person-${colourOf(who)}`,
    ...(rests ? ['resting'] : []),
    ...(it.sitsOut ? ['out'] : []),
    ...(acts ? ['acts'] : []),
  ].join(' ')
  return (
    <Piece
      id={piece.adventurer(who)}
      pieces={pieces}
      label={`The ${name}${called === '' ? '' : ` (${called})`}, ${note}, rested ${it.rests} of ${restsEach} times, ${count(left, 'card')} unexhausted`}
      place
      className={state}
    >
      <header className="person-head">
        <span className="portrait">
          <Face of={faceOf(view, who)} shape="pane" described>
            <Icon icon={icons[it.class]} />
          </Face>
        </span>
        <span className="person-who">
          <h3>{name}</h3>
          <span>
            <span>
              {called !== '' && <span className="person-player">{called} · </span>}
              {note}
            </span>
            <span className="rests" aria-hidden>
              {Array.from({ length: restsEach }, (_, i) => (
                <Icon key={i} icon={icons.rest} className={i < it.rests ? 'rest taken' : 'rest'} />
              ))}
            </span>
          </span>
        </span>
        <span className="person-dice">
          {diceOf(who)
            .filter((die) => ['free', 'attack', 'spent'].includes(view.lies[die]))
            .map((die) => (
              <DiePiece key={die} die={die} />
            ))}
        </span>
      </header>
      <div className="abilities">
        {it.equipped.map((slot, nth) => (
          <Ability key={slot.ability} who={who} slot={slot} nth={nth} />
        ))}
      </div>
      <footer className={it.tamed.length > 0 ? 'person-pack crowded' : 'person-pack'}>
        {it.tamed.map((card, i) => (
          <Tamed key={card} card={card} worth={it.tamedWorth[i]} />
        ))}
        {it.leftover.map((ability) => (
          <Leftover key={ability} ability={ability} />
        ))}
      </footer>
    </Piece>
  )
}

function Ability({ who, slot, nth }: { who: Who; slot: Slot; nth: number }) {
  const { view, pieces, happening } = useTable()
  const it = abilities[slot.ability]
  const dice = diceOf(who).filter((die) => view.lies[die] === 'ability' && view.on[die] === nth)
  const acts =
    happening !== null &&
    'ability' in happening &&
    happening.ability === slot.ability &&
    (happening.type === 'used' || happening.type === 'passive')
  const burns = happening?.type === 'fed' && happening.ability === slot.ability
  const used = slot.byDie && dice.length === 0 ? ', its die is used' : ''
  const state = [
    'ability',
    `is-${it.kind}`,
    ...(slot.exhausted ? ['exhausted'] : []),
    ...(acts ? ['acts'] : []),
    ...(burns ? ['burns'] : []),
  ].join(' ')
  return (
    <Piece
      id={piece.ability(slot.ability)}
      pieces={pieces}
      label={`${it.name}, ${slot.exhausted ? 'exhausted' : ways[it.kind]}${used}: ${it.text}`}
      place
      className={state}
    >
      <Icon icon={abilityIcon(slot.ability)} />
      <span className="ability-words">
        <b>{it.name}</b>
        <span className="ability-text">{slot.exhausted ? 'Exhausted' : it.text}</span>
      </span>
      <span className="ability-die">
        {dice.map((die) => (
          <DiePiece key={die} die={die} where={`on ${it.name}`} />
        ))}
        {dice.length === 0 && !slot.exhausted && it.kind === 'die' && (
          <i className={slot.byDie ? 'die-space shut' : 'die-space'} />
        )}
      </span>
    </Piece>
  )
}

/** A card that is not equipped: it waits in the pack. */
function Leftover({ ability }: { ability: AbilityId }) {
  const { pieces } = useTable()
  const it = abilities[ability]
  return (
    <Piece
      id={piece.ability(ability)}
      pieces={pieces}
      label={`${it.name}, in the pack: ${it.text}`}
      className="leftover"
    >
      <Icon icon={abilityIcon(ability)} />
      <span>{it.name}</span>
    </Piece>
  )
}

function Tamed({ card, worth }: { card: number; worth: number | undefined }) {
  const { view, pieces } = useTable()
  const { name } = kindOf(view, card)
  const joins = view.attack?.tamed.includes(card) === true
  return (
    <Piece
      id={piece.card(card)}
      pieces={pieces}
      label={`Tamed ${name}, counts ${worth ?? none}${joins ? ', joins the attack' : ''}`}
      className={joins ? 'leftover tamed joins' : 'leftover tamed'}
      style={travels(`card-${card}`)}
    >
      <Icon icon={kindIcon(kindOf(view, card))} />
      <span>{name}</span>
      <b>{worth}</b>
    </Piece>
  )
}
