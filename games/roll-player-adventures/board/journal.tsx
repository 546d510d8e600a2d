import { useEffect, useState } from 'react'
import { factionName, itemName, titleName } from '../names.ts'
import { readSoFar, type ReadEntry } from '../read-so-far.ts'
import { useTable } from './context.ts'

const tracks = 10

/** The party journal: purse, favor, items, titles, keywords, and everything that was read. */
export function Journal() {
  const { view } = useTable()
  const { journal, story } = view
  return (
    <section className="rpa-journal" aria-label="The journal">
      <p className="rpa-purse">
        <b>{journal.gold} gold</b> <b>{journal.xp} XP</b> rests {journal.rests} of 4, deaths {journal.deaths},
        bonus plays {journal.bonusTokens} of {journal.bonusLimit}
        {view.legendary ? ', legendary' : ''}
      </p>
      {journal.favor.map((favor, faction) => (
        <p key={factionName(view, faction)} className="rpa-favor">
          <span>{factionName(view, faction)}</span>
          <meter min={0} max={tracks} value={favor} aria-label={`Favor with ${factionName(view, faction)}`} />
          <b>{favor}</b>
        </p>
      ))}
      <List name="Items" of={journal.items.map((item) => itemName(view, item))} />
      <List name="Titles" of={journal.titles.map((title) => titleName(view, title))} />
      <List name="Keywords" of={story.remembered} />
      <Read />
    </section>
  )
}

function List({ name, of }: { name: string; of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <p>
      <b>{name}:</b> {of.join(', ')}
    </p>
  )
}

/** Everything that was read in this adventure. */
function Read() {
  const { view } = useTable()
  const [entries, setEntries] = useState<readonly ReadEntry[]>([])
  const { box, adventure, read } = view
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const found = await readSoFar({ box, adventure, read })
      if (wanted) setEntries(found)
    }
    void look()
    return () => {
      wanted = false
    }
  }, [box, adventure, read])
  if (entries.length === 0) return null
  return (
    <details>
      <summary>Read so far</summary>
      {entries.map(({ label, text }) => (
        <p key={label}>{text}</p>
      ))}
    </details>
  )
}
