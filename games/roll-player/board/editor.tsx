import { useState } from 'react'
import { CardForm } from '@dicehearth/tabletop/workshop/card-form.tsx'
import { CardList } from '@dicehearth/tabletop/workshop/card-list.tsx'
import { Pick } from '@dicehearth/tabletop/workshop/pick.tsx'
import { usePack } from '@dicehearth/tabletop/workshop/use-pack.ts'
import { Workshop, type EditorProps } from '@dicehearth/tabletop/workshop/workshop.tsx'
import { isTaken } from '../content/box.ts'
import { cardTypes, typeNames } from '../content/card-types.ts'
import { problemsOf, room, shelves, type OwnPack, type Shelf } from '../content/own-pack.ts'
import { words } from './form-words.ts'
import { OwnFace } from './own-face.tsx'
import { ofType, packs, schemaAt, withCard, withNew, without, type ShelfPlace } from './pack-file.ts'
import { samples } from './samples.ts'

const shelfNames: Readonly<Record<Shelf, readonly [all: string, one: string]>> = {
  market: ['Market cards', 'Market card'],
  fiends: ['Fiends', 'Fiend'],
  minions: ['Minions', 'Minion'],
  familiars: ['Familiars', 'Familiar'],
}

/** The workshop for cards of all four decks. */
export default function Editor({ Trial }: EditorProps) {
  const [open, setOpen] = useState<ShelfPlace | null>(null)
  const bench = usePack(packs, () => setOpen(null))
  const { pack, setPack } = bench
  const place = open && pack[open.shelf].length > open.at ? open : firstOf(pack)
  const card = place && pack[place.shelf][place.at]
  return (
    <Workshop
      title="My own cards"
      bench={bench}
      fresh={packs.fresh}
      samples={samples}
      table={`/new/${pack.game}?${new URLSearchParams({ cards: JSON.stringify(pack) })}`}
      trial={<Trial game={pack.game} packs={bench.isSound ? { cards: pack } : {}} />}
    >
      <div className="editor-lists">
        {shelves.map((shelf) => {
          const [all, one] = shelfNames[shelf]
          const add = (next: OwnPack): void => {
            setPack(next)
            setOpen({ shelf, at: pack[shelf].length })
          }
          return (
            <div key={shelf}>
              <h2>{all}</h2>
              <CardList<{ id: string; name: string }>
                label={`${all} of the pack`}
                cards={pack[shelf]}
                open={card ?? undefined}
                onOpen={({ id }) => setOpen({ shelf, at: pack[shelf].findIndex((it) => it.id === id) })}
                full={pack[shelf].length >= room[shelf] ? `A pack has room for ${room[shelf]}.` : null}
                one={one}
                onNew={() => add(withNew(pack, shelf))}
              />
            </div>
          )
        })}
      </div>
      <section className="editor-form panel" aria-label={card ? `The card ${card.name}` : 'No card yet'}>
        {place ? (
          <Form pack={pack} place={place} onChange={setPack} />
        ) : (
          <p>The pack is empty. Add a card.</p>
        )}
        {place && (
          <button type="button" className="button quiet" onClick={() => setPack(without(pack, place))}>
            Remove {card?.name || 'it'}
          </button>
        )}
      </section>
      <section className="editor-card" aria-label="Its card">
        {place && <OwnFace pack={pack} place={place} />}
      </section>
    </Workshop>
  )
}

function firstOf(pack: OwnPack): ShelfPlace | null {
  const shelf = shelves.find((it) => pack[it].length > 0)
  return shelf ? { shelf, at: 0 } : null
}

interface FormProps {
  pack: OwnPack
  place: ShelfPlace
  onChange: (pack: OwnPack) => void
}

function Form({ pack, place, onChange }: FormProps) {
  const { shelf, at } = place
  const card = pack[shelf][at]
  const put = (next: object): void => onChange(withCard(pack, place, next))
  return (
    <>
      {shelf === 'market' && (
        <p className="sentence">
          Type
          <Pick
            label="Type"
            value={pack.market[at].type}
            options={cardTypes.map((type) => [type, typeNames[type]] as const)}
            onPick={(type) => put(ofType(type, card))}
          />
        </p>
      )}
      <CardForm
        of={schemaAt(pack, place)}
        card={card}
        words={words}
        problems={problemsOf(pack, shelf, at, isTaken)}
        onChange={put}
      />
    </>
  )
}
