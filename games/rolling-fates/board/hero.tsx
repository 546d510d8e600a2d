import { capital } from '@dicehearth/engine'
import { Face, Icon, Piece } from '@dicehearth/tabletop'
import type { Status } from '../content/language.ts'
import type { Ability } from '../content/pieces.ts'
import { actionDice, luckDie } from '../rules/dice.ts'
import { isDigital, keepsLife } from '../rules/modes.ts'
import { characterAt, heroName, traitAt, treasureAt } from '../names.ts'
import { piece } from '../rules/pieces.ts'
import { useTable } from './context.ts'
import { CostBoxes } from './cost.tsx'
import { Dial } from './dial.tsx'
import { DiePiece } from './die-piece.tsx'
import { diceOnBar, passPiece, rollPiece } from './direct.ts'
import { faceOf } from './face.ts'
import { Flare, heroFlare } from './flare.tsx'
import { Signs } from './signs.tsx'
import { icons } from './icons.ts'
import { characterIcon, lookOf, statusIcons, traitIcon, treasureIcon } from './look.ts'

/** A Character: who it is, its dial, tokens, dice, abilities and cards. */
export function HeroPanel({ seat }: { seat: number }) {
  const { view, decision, pieces, happening, open } = useTable()
  const hero = view.heroes[seat]
  const asked = decision?.options.some((it) => it.seat === seat) === true
  const state = [
    'hero',
    `seat-${lookOf(seat).colour}`,
    ...(asked ? ['acts'] : []),
    ...(hero.passed && view.fighting ? ['passed'] : []),
    ...(seat === open ? ['open'] : []),
  ].join(' ')
  return (
    <section className={state} aria-label={heroName(view, seat)}>
      <Head seat={seat} />
      {view.fighting && isDigital(view) && (
        <>
          <Bar seat={seat} />
          <ul className="abilities" aria-label="Abilities">
            {(characterAt(view, seat)?.abilities ?? []).map((ability) => (
              <li key={ability.id}>
                <AbilityRow ability={ability} seat={seat} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Cards seat={seat} />
      <Flare text={heroFlare(happening, seat)} />
      {pieces.usable(rollPiece(seat)) && <RollButton seat={seat} />}
      {pieces.usable(passPiece(seat)) && <PassButton seat={seat} />}
    </section>
  )
}

function Head({ seat }: { seat: number }) {
  const { view, pieces, seatName } = useTable()
  const hero = view.heroes[seat]
  const character = characterAt(view, seat)
  const name = heroName(view, seat)
  return (
    <Piece
      id={piece.hero(seat)}
      pieces={pieces}
      label={headLabel(name, hero, keepsLife(view))}
      place
      className="hero-head"
    >
      {keepsLife(view) && <Dial life={hero.life} max={hero.maxLife} />}
      <span className="hero-words">
        <b className="hero-name">{name}</b>
        <span className="hero-title">{seatName(seat) === '' ? character?.title : seatName(seat)}</span>
        <span className="chips">
          {keepsLife(view) && (
            <span className="chip" title="Defense">
              <Icon icon={icons.guard} />
              {hero.defense}
              {hero.guard > 0 && <b className="guard">+{hero.guard}</b>}
            </span>
          )}
          {hero.statuses.map((status) => (
            <Token key={status} seat={seat} status={status} />
          ))}
          {hero.stunned && <span className="chip status-stun">stunned</span>}
        </span>
      </span>
      <span className="portrait">
        <Face of={faceOf(view, seat)} shape="pane" described>
          <Icon icon={characterIcon(hero.character)} />
        </Face>
      </span>
    </Piece>
  )
}

function headLabel(
  name: string,
  hero: { life: number; maxLife: number; defense: number; guard: number },
  kept: boolean,
): string {
  if (!kept) return name
  const guard = hero.guard > 0 ? ` and ${hero.guard} guard` : ''
  return `${name}, ${hero.life} of ${hero.maxLife} Life, Defense ${hero.defense}${guard}`
}

function Token({ seat, status }: { seat: number; status: Status }) {
  const { pieces } = useTable()
  return (
    <Piece
      id={piece.token(seat, status)}
      pieces={pieces}
      label={capital(status)}
      className={`chip status-${status}`}
    >
      <Icon icon={statusIcons[status]} />
      <span className="status-name">{status}</span>
    </Piece>
  )
}

function Bar({ seat }: { seat: number }) {
  const { view } = useTable()
  const dice = actionDice(seat)
  const last = Math.max(5, ...dice.map((die, i) => (view.face[die] > 0 ? i + 1 : 0)))
  return (
    <div className="bar" role="group" aria-label="Dice bar">
      {dice.slice(0, last).map((die) => (
        <DiePiece key={die} die={die} />
      ))}
      <span className="bar-line" />
      <DiePiece die={luckDie(seat)} />
    </div>
  )
}

/** Dice that are taken hold of stay; the others are rolled again. */
function RollButton({ seat }: { seat: number }) {
  const { view, pieces } = useTable()
  const dice = diceOnBar(view, seat)
  const kept = dice.filter((die) => pieces.chosen(piece.die(die))).length
  return (
    <button type="button" className="roll" data-drop onClick={() => pieces.press(rollPiece(seat))}>
      {kept === dice.length
        ? 'Keep all'
        : kept === 0
          ? 'Roll all again'
          : `Keep ${kept}, roll ${dice.length - kept}`}
    </button>
  )
}

function PassButton({ seat }: { seat: number }) {
  const { view, pieces } = useTable()
  return (
    <button
      type="button"
      className="pass"
      onClick={() => pieces.press(passPiece(seat))}
      aria-label={`${heroName(view, seat)} passes`}
    >
      Pass
    </button>
  )
}

function AbilityRow({ ability, seat }: { ability: Ability; seat: number }) {
  const { view, pieces, point, printed, happening } = useTable()
  const id = piece.ability(view, ability.id)
  const [cost, effect] = printed(id)?.lines ?? []
  const used = happening?.type === 'used' && happening.ability === ability.id
  const asks = useAsking(ability.id)
  return (
    <span onPointerEnter={() => point(ability.id, seat)} onPointerLeave={() => point(null, seat)}>
      <Piece
        id={id}
        pieces={pieces}
        label={`${ability.name}: ${effect}`}
        place
        className={used || asks ? 'ability in-use' : 'ability'}
      >
        <CostBoxes cost={ability.cost} words={cost} />
        <span className="ability-name">{ability.name}</span>
        <Signs effect={ability.effect} />
      </Piece>
    </span>
  )
}

/** Whether the open question belongs to this ability. */
function useAsking(id: string): boolean {
  const { decision } = useTable()
  const ask = decision?.ask
  if (!ask) return false
  return ('source' in ask && ask.source === id) || ('ability' in ask && ask.ability === id)
}

/** Treasures and Traits as small cards; those that can be used show what they cost. */
function Cards({ seat }: { seat: number }) {
  const { view } = useTable()
  const { treasures, traits, inventory } = view.heroes[seat]
  if (!isDigital(view)) return null
  return (
    <div className="cards" role="group" aria-label={`Cards, ${treasures.length} of ${inventory} Treasures`}>
      {treasures.map((card) => (
        <CardChip key={card} card={card} seat={seat} />
      ))}
      {traits.map((card) => (
        <CardChip key={card} card={card} seat={seat} />
      ))}
      <span className="pack" title="Treasure cards carried">
        <Icon icon={icons.backpack} />
        {treasures.length}/{inventory}
      </span>
    </div>
  )
}

function CardChip({ card, seat }: { card: string; seat: number }) {
  const { view, pieces, point, printed } = useTable()
  const treasure = treasureAt(view, card)
  const trait = traitAt(view, card)
  const icon = treasure ? treasureIcon(treasure) : trait ? traitIcon(trait) : icons.charm
  const ability = treasure?.ability ?? null
  const asks = useAsking(card)
  const state = [
    'card-chip',
    trait ? `trait-${trait.kind}` : 'treasure',
    ...(ability ? ['can-act'] : []),
    ...(asks ? ['in-use'] : []),
  ]
  return (
    <span onPointerEnter={() => point(card, seat)} onPointerLeave={() => point(null, seat)}>
      <Piece
        id={piece.card(card)}
        pieces={pieces}
        label={(treasure ?? trait)?.name ?? card}
        place
        moves
        className={state.join(' ')}
      >
        <Icon icon={icon} />
        <span className="card-chip-name">{(treasure ?? trait)?.name}</span>
        {ability && view.fighting && (
          <CostBoxes cost={ability.cost} words={printed(piece.card(card))?.lines[1]} />
        )}
      </Piece>
    </span>
  )
}
