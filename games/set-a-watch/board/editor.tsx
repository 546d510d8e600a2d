import { useState } from 'react'
import { CardList } from '@dicehearth/tabletop/workshop/card-list.tsx'
import { usePack } from '@dicehearth/tabletop/workshop/use-pack.ts'
import { Workshop, type EditorProps } from '@dicehearth/tabletop/workshop/workshop.tsx'
import { ownKinds } from '../content/box.ts'
import type { OwnCreature, OwnLocation, OwnPack } from '../content/own-pack.ts'
import { linesOf } from '../content/card-text.ts'
import { KindFace } from './card-face.tsx'
import { CreatureForm } from './creature-form.tsx'
import { LocationForm } from './location-form.tsx'
import { freshCreature, freshLocation, packs, withName } from './pack-file.ts'
import { samples } from './samples.ts'

const mostOfAKind = 12
const full = 'A pack has room for twelve.'

/** The workshop for creatures and locations. */
export default function Editor({ Trial }: EditorProps) {
  const [open, setOpen] = useState(0)
  const bench = usePack(packs, () => setOpen(0))
  const { pack, setPack } = bench
  const { creatures, locations } = pack
  /** All cards in one row: the creatures first. */
  const cards: readonly (OwnCreature | OwnLocation)[] = [...creatures, ...locations]
  const at = Math.min(open, cards.length - 1)
  const creature = creatures[at]
  const location = locations[at - creatures.length]
  const card = cards[at]
  const others = cards.filter((other) => other !== card)

  const putCreatures = (next: OwnCreature[], lies: number): void => {
    setPack({ ...pack, creatures: next })
    setOpen(Math.max(0, lies))
  }
  const putLocations = (next: OwnLocation[], lies: number): void => {
    setPack({ ...pack, locations: next })
    setOpen(Math.max(0, creatures.length + lies))
  }
  const addCreature = (one: OwnCreature): void => putCreatures([...creatures, one], creatures.length)
  const addLocation = (one: OwnLocation): void => putLocations([...locations, one], locations.length)
  const changeCreature = (next: OwnCreature): void =>
    setPack({ ...pack, creatures: creatures.map((one) => (one === creature ? next : one)) })
  const changeLocation = (next: OwnLocation): void =>
    setPack({ ...pack, locations: locations.map((one) => (one === location ? next : one)) })
  const remove = (): void => {
    setPack({
      ...pack,
      creatures: creatures.filter((one) => one !== card),
      locations: locations.filter((one) => one !== card),
    })
    setOpen(Math.max(0, at - 1))
  }

  return (
    <Workshop
      title="My own creatures and locations"
      bench={bench}
      fresh={packs.fresh}
      samples={samples}
      table={`/new/${pack.game}?${new URLSearchParams({ cards: JSON.stringify(pack) })}`}
      trial={<Trial game={pack.game} packs={bench.isSound ? { cards: pack } : {}} />}
    >
      <div className="editor-lists">
        <div>
          <h2>Creatures</h2>
          <CardList
            label="Creatures of the pack"
            cards={creatures}
            open={creature}
            onOpen={(one) => setOpen(creatures.indexOf(one))}
            full={creatures.length >= mostOfAKind ? full : null}
            one="creature"
            onNew={() => addCreature(freshCreature(cards))}
            onCopy={(one) => addCreature(withName(one, one.name, cards))}
          />
        </div>
        <div>
          <h2>Locations</h2>
          <CardList
            label="Locations of the pack"
            cards={locations}
            open={location}
            onOpen={(one) => setOpen(creatures.length + locations.indexOf(one))}
            full={locations.length >= mostOfAKind ? full : null}
            one="location"
            onNew={() => addLocation(freshLocation(cards))}
            onCopy={(one) => addLocation(withName(one, one.name, cards))}
          />
        </div>
      </div>
      <section className="editor-form panel" aria-label={card ? `The card ${card.name}` : 'No card yet'}>
        {!card && <p>The pack is empty. Add a creature or a location.</p>}
        {creature && (
          <CreatureForm
            creature={creature}
            onName={(name) => changeCreature(withName(creature, name, others))}
            onChange={changeCreature}
          />
        )}
        {location && (
          <LocationForm
            location={location}
            onName={(name) => changeLocation(withName(location, name, others))}
            onChange={changeLocation}
          />
        )}
        {card && (
          <button type="button" className="button quiet" onClick={remove}>
            Remove {card.name || 'it'}
          </button>
        )}
      </section>
      <section className="editor-card" aria-label="Its card">
        {card && <Preview pack={pack} id={card.id} />}
      </section>
    </Workshop>
  )
}

/** The card as it will lie on the table. */
function Preview({ pack, id }: { pack: OwnPack; id: string }) {
  const kind = ownKinds(pack).get(id)
  return kind ? <KindFace kind={{ ...kind, name: kind.name || 'Nameless' }} lines={linesOf(kind)} /> : null
}
