import { useState } from 'react'
import { Card } from '../card.tsx'
import type { FormWords } from './blank-form.tsx'
import { listOf, partsOf } from './blanks.ts'
import { CardForm } from './card-form.tsx'
import { CardList } from './card-list.tsx'
import { freshOne, nameOf, type LoosePack, type Shelf } from './loose.ts'
import type { PackKind } from './pack-file.ts'
import { usePack } from './use-pack.ts'
import { Workshop, type EditorProps } from './workshop.tsx'

interface ShelvesProps extends EditorProps {
  title: string
  kind: PackKind<LoosePack>
  samples: readonly LoosePack[]
  shelves: readonly Shelf[]
  words: FormWords
  /** The option of the set-up that takes the pack. */
  option: string
}

/** The workshop of a game whose cards are written in a language of their own: shelves of cards, a form, and the card. */
export function Shelves({ title, kind, samples, shelves, words, option, Trial }: ShelvesProps) {
  const [open, setOpen] = useState({ key: shelves[0].key, at: 0 })
  const bench = usePack(kind, () => setOpen({ key: shelves[0].key, at: 0 }))
  const { pack, setPack, isSound } = bench
  const cardsOn = ({ key }: Shelf) => listOf(pack[key]).map(partsOf)
  const put = ({ key }: Shelf, cards: readonly object[]): void => setPack({ ...pack, [key]: cards })
  const filled = shelves.find((it) => it.key === open.key && open.at < cardsOn(it).length)
  const shelf = filled ?? shelves.find((it) => cardsOn(it).length > 0)
  const at = filled ? open.at : 0
  const card = shelf && cardsOn(shelf)[at]
  return (
    <Workshop
      title={title}
      bench={bench}
      fresh={kind.fresh}
      samples={samples}
      table={`/new/${kind.game}?${new URLSearchParams({ [option]: JSON.stringify(pack) })}`}
      trial={<Trial game={kind.game} packs={isSound ? { [option]: pack } : {}} />}
    >
      <div className="editor-lists">
        {shelves.map((it) => {
          const cards = cardsOn(it)
          const listed = cards.map((one, i) => ({ id: String(i), name: nameOf(one) }))
          return (
            <div key={it.key}>
              <h2>{it.all}</h2>
              <CardList
                label={`${it.all} of the pack`}
                cards={listed}
                open={it === shelf ? listed[at] : undefined}
                onOpen={({ id }) => setOpen({ key: it.key, at: Number(id) })}
                full={cards.length >= it.most ? `A pack has room for ${it.most}.` : null}
                one={it.one}
                onNew={() => {
                  put(it, [...cards, freshOne(it, cards)])
                  setOpen({ key: it.key, at: cards.length })
                }}
              />
            </div>
          )
        })}
      </div>
      <section className="editor-form panel" aria-label={card ? `The card ${nameOf(card)}` : 'No card yet'}>
        {shelf && card ? (
          <>
            <CardForm
              of={shelf.of}
              card={card}
              words={words}
              withId
              onChange={(next) => put(shelf, cardsOn(shelf).with(at, { ...next }))}
            />
            <button
              type="button"
              className="button quiet"
              onClick={() => put(shelf, cardsOn(shelf).toSpliced(at, 1))}
            >
              Remove {nameOf(card) || 'it'}
            </button>
          </>
        ) : (
          <p>The pack is empty. Add a card.</p>
        )}
      </section>
      <section className="editor-card" aria-label="Its card">
        {shelf && card && (
          <Card name={nameOf(card) || 'Nameless'} icon={shelf.icon}>
            {shelf.reads(card).map((line, i) => (
              <p key={`${i} ${line}`}>{line}</p>
            ))}
          </Card>
        )}
      </section>
    </Workshop>
  )
}
