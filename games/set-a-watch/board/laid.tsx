import { Card, Die, Faces, Icon, Piece } from '@dicehearth/tabletop'
import { abilities, abilitiesOf } from '../content/abilities.ts'
import { classes, specials, type ClassId } from '../content/adventurers.ts'
import { dieLook } from '../die-look.ts'
import type { CardId } from '../rules/state.ts'
import { CardFace } from './card-face.tsx'
import { useTable } from './context.ts'
import type { SawDecision } from './direct.ts'
import { icons } from './icons.ts'
import { piece } from '../rules/pieces.ts'
import { kindOf } from '../rules/lookups.ts'
import { theFirewoodDie } from '../content/camp.ts'

/** Questions about things that lie nowhere on the table: they are laid out before the fire. */
export function laysOut({ ask, options }: SawDecision): boolean {
  switch (ask.kind) {
    case 'realDie':
    case 'pickClass':
    case 'scoutArrange':
    case 'scoutEnd':
    case 'orderCards':
    case 'mapChoose':
    case 'chartChoose':
    case 'stayDead':
      return true
    default:
      return options.some(({ verb }) => verb === 'pickCard')
  }
}

export function Laid({ decision }: { decision: SawDecision }) {
  return (
    <section className="laid" aria-label="Laid out">
      <Things decision={decision} />
    </section>
  )
}

function Things({ decision }: { decision: SawDecision }) {
  const { ask, options } = decision
  switch (ask.kind) {
    case 'realDie':
      return <RealDie decision={decision} die={ask.die} />
    case 'pickClass':
      return options.map((it) =>
        it.verb === 'pickClass' ? <ClassCard key={it.class} id={it.class} /> : null,
      )
    case 'scoutArrange':
      return (
        <>
          {ask.cards.map((card) => (
            <CardFace key={card} card={card} />
          ))}
          <Answers decision={decision} />
        </>
      )
    case 'scoutEnd':
    case 'stayDead':
      return (
        <>
          <CardFace card={ask.card} />
          <Answers decision={decision} />
        </>
      )
    case 'orderCards':
      return ask.cards.map((card, nth) => (
        <LaidCard key={card ?? 'unknown'} id={piece.laid(nth)} card={card} />
      ))
    case 'mapChoose':
      return ask.cards.map((card) => <LaidCard key={card} id={piece.card(card)} card={card} />)
    case 'chartChoose':
      return (
        <>
          {ask.cards.map((card) => (
            <LaidCard key={card} id={piece.card(card)} card={card} />
          ))}
          <Answers decision={decision} only="decline" />
        </>
      )
    default:
      return (
        <>
          {options.map((it) =>
            it.verb === 'pickCard' ? (
              <LaidCard key={it.card} id={piece.card(it.card)} card={it.card} />
            ) : null,
          )}
          <Answers decision={decision} only="decline" />
        </>
      )
  }
}

/** A card to point at. */
function LaidCard({ id, card }: { id: string; card: CardId | null }) {
  const { view, pieces } = useTable()
  return (
    <Piece
      id={id}
      pieces={pieces}
      label={card === null ? 'A card that nobody knows' : kindOf(view, card).name}
      className="laid-card"
    >
      {card === null ? (
        <div className="card laid-unknown">
          <Icon icon={icons.map} />
        </div>
      ) : (
        <CardFace card={card} />
      )}
    </Piece>
  )
}

/** Answers that no card stands for. */
function Answers({ decision, only }: { decision: SawDecision; only?: 'decline' }) {
  const { choose } = useTable()
  const { options, choices } = decision
  return (
    <div className="laid-answers">
      {options.map((option, n) =>
        only === undefined || option.verb === only ? (
          <button key={n} type="button" className="quiet-button" onClick={() => choose(n)}>
            {choices[n].text}
          </button>
        ) : null,
      )}
    </div>
  )
}

function ClassCard({ id }: { id: ClassId }) {
  const { pieces } = useTable()
  const it = classes[id]
  const special = specials[it.special]
  return (
    <Piece id={piece.class(id)} pieces={pieces} label={`The ${it.name}`} className="laid-card class-card">
      <Card name={it.name} icon={icons[id]} tone="amber" kind={`${it.attack}, three d${it.dice}`}>
        <p>
          <b>{special.name}: </b>
          {special.text}
        </p>
        <p>
          {abilitiesOf(id)
            .map((ability) => abilities[ability].name)
            .join(', ')}
        </p>
      </Card>
    </Piece>
  )
}

/** At a table with real dice: what did it show? */
function RealDie({ decision: { options }, die }: { decision: SawDecision; die: number }) {
  const { view, choose } = useTable()
  const look =
    die === theFirewoodDie ? ({ colour: 'grey', mark: 'flame', sides: 6 } as const) : dieLook(die, view)
  const faces = options.flatMap((it, option) =>
    it.verb === 'shows'
      ? [{ label: `It shows ${it.face}`, option, look: <Die face={it.face} {...look} /> }]
      : [],
  )
  return <Faces label="What did it show?" faces={faces} choose={choose} real />
}
