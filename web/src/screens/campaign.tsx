import './campaign.css'
import { renameCampaign, threadsOf, writeCampaign, type Campaign } from '@dicehearth/host'
import { useCallback, useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { Page } from '../shell/page.tsx'
import { PutBack } from '../shell/put-back.tsx'
import {
  changeCampaign,
  clearChapter,
  findCampaign,
  restoreChapter,
  wholeCampaign,
  type ClearedChapter,
} from '../table/campaigns.ts'
import { CampaignPicture } from '../table/boards.tsx'
import { download, fileName } from '../table/link.ts'
import { useMemory } from '../table/memory-way.ts'
import { allTables, type TableRecord } from '../table/store.ts'
import type { Link as GameLink } from '../worker/chain.ts'
import { atDesk } from '../worker/start.ts'
import { ThreadOf, type Book } from './chapter.tsx'
import { NameDialog } from './name-dialog.tsx'

interface Loaded {
  campaign: Campaign
  tables: ReadonlyMap<string, TableRecord>
}

async function load(id: string): Promise<Loaded> {
  const [campaign, tables] = await Promise.all([findCampaign(id), allTables()])
  return { campaign, tables: new Map(tables.map((table) => [table.id, table])) }
}

/** How far the party has come, for each game that draws it. */
function Pictures({ chapters }: Pick<Campaign, 'chapters'>) {
  return [...new Set(chapters.map(({ game }) => game))].map((game) => {
    const own = chapters.filter((chapter) => chapter.game === game)
    return (
      <CampaignPicture
        key={game}
        game={game}
        played={own.flatMap(({ ended, name }) => (ended ? [name] : []))}
        now={own.flatMap(({ ended, name }) => (ended ? [] : [name]))}
      />
    )
  })
}

/** A campaign: its tables, its branches, and where it can continue. */
export default function CampaignBook({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [links, setLinks] = useState<readonly GameLink[] | null>(null)
  const [missing, setMissing] = useState('')
  const [wrong, setWrong] = useState('')
  const [cleared, setCleared] = useState<ClearedChapter | null>(null)
  const [said, setSaid] = useState('')
  const [renaming, setRenaming] = useState(false)
  const look = useCallback(() => {
    load(id).then(setLoaded, (error: Error) => setMissing(error.message))
  }, [id])
  const memory = useMemory(loaded?.campaign.chapters.at(-1)?.game)
  useEffect(look, [look])
  useEffect(() => {
    atDesk(async (desk) => desk.ask('links')).then(setLinks, (error: Error) => setWrong(error.message))
  }, [])

  if (missing) return <NothingHere title="No such campaign" heading="No such campaign" why={missing} />
  if (!loaded) return <p className="loading">One moment …</p>
  const { campaign, tables } = loaded

  /** Makes a change and shows it, or says why it failed. */
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setWrong('')
    setSaid('')
    try {
      await work()
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
    look()
  }
  const book: Book = {
    campaign,
    tables,
    links: links ?? [],
    change: (change) => act(async () => changeCampaign(id, change)),
    savePoint: (table, name) =>
      act(async () => {
        await atDesk(async (desk) => desk.ask('savePoint', table, name))
        setSaid(`The save point “${name}” is set.`)
      }),
    remove: (chapter) => act(async () => setCleared(await clearChapter(id, chapter))),
  }
  const exportIt = async (): Promise<void> =>
    download(fileName(campaign.name, 'campaign.json'), writeCampaign(await wholeCampaign(id)))
  const undoClearing = async (): Promise<void> => {
    if (cleared) await restoreChapter(id, cleared)
    setCleared(null)
  }

  return (
    <Page title={campaign.name}>
      <h1>{campaign.name}</h1>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <section className="campaign-part" aria-labelledby="chapters">
        <h2 id="chapters">The story so far</h2>
        {campaign.chapters.length === 0 && <p>No table has been set yet.</p>}
        <Pictures chapters={campaign.chapters} />
        {threadsOf(campaign).map((thread) => (
          <ThreadOf key={thread.chapters[0].id} thread={thread} book={book} />
        ))}
        <p role="status">{said}</p>
        <PutBack cleared={cleared && 'A table was cleared away.'} onPutBack={() => void act(undoClearing)} />
      </section>
      <section className="campaign-part" aria-labelledby="beginning">
        <h2 id="beginning">{campaign.chapters.length === 0 ? 'The first table' : 'Another beginning'}</h2>
        {links?.length === 0 && <p>None of the games here hands anything on to another table.</p>}
        <div className="row">
          {links?.map(({ game, name }) => (
            <Link
              key={game}
              className={campaign.chapters.length === 0 ? 'button ember' : 'button'}
              href={`/new/${game}?in=${id}`}
            >
              Set a table of {name}
            </Link>
          ))}
        </div>
      </section>
      <div className="row">
        {campaign.chapters.length > 0 && (
          <Link className="button" href={`/chronicle/${id}`}>
            Read its chronicle
          </Link>
        )}
        {memory !== '' && (
          <Link className="button" href={`/remembered/${id}`}>
            {memory}
          </Link>
        )}
        <button type="button" className="button" onClick={() => void act(exportIt)}>
          Export as a file
        </button>
        <button type="button" className="button" onClick={() => setRenaming(true)}>
          Rename
        </button>
        <Link className="button quiet" href="/campaigns">
          All campaigns
        </Link>
      </div>
      {renaming && (
        <NameDialog
          title="Name of the campaign"
          name={campaign.name}
          onName={(name) => void book.change((now) => renameCampaign(now, name))}
          onClose={() => setRenaming(false)}
        />
      )}
    </Page>
  )
}
