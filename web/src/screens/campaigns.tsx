import './campaign.css'
import { count, numeral, readSheet } from '@dicehearth/engine'
import { longestName, openChapters, type Campaign } from '@dicehearth/host'
import { useCallback, useEffect, useState, type FormEvent } from 'react'
import { Link, navigate } from '../router.tsx'
import { FileButton } from '../shell/file-button.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Page } from '../shell/page.tsx'
import { PutBack } from '../shell/put-back.tsx'
import {
  addCampaign,
  allCampaigns,
  beginCampaign,
  clearCampaign,
  type KeptCampaign,
} from '../table/campaigns.ts'
import { allSheets, clearSheet, keepSheet, type KeptSheet } from '../table/kept-sheets.ts'
import { kindInWords } from '../table/sheet-words.ts'
import { atDesk } from '../worker/start.ts'

/** The campaigns and the sheets kept in this browser. */
export default function Campaigns() {
  const [wrong, setWrong] = useState('')
  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    setWrong('')
    try {
      await work()
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }, [])
  return (
    <Page title="Campaigns">
      <h1>Campaigns</h1>
      <p>
        Play one adventure after another with the same party: each begins where the last one ended. Every
        table is kept, so you can always go back and choose differently without losing the path you took.
      </p>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <CampaignList attempt={attempt} />
      <KeptSheets attempt={attempt} />
    </Page>
  )
}

/** Does something, or shows why it failed. */
type Attempt = (work: () => Promise<void>) => Promise<void>

function CampaignList({ attempt }: { attempt: Attempt }) {
  const [campaigns, setCampaigns] = useState<readonly Campaign[]>([])
  const [cleared, setCleared] = useState<KeptCampaign | null>(null)
  const [name, setName] = useState('')
  const look = useCallback(() => void allCampaigns().then(setCampaigns), [])
  useEffect(look, [look])

  const begin = (event: FormEvent): void => {
    event.preventDefault()
    void attempt(async () => navigate(`/campaign/${await beginCampaign(name)}`))
  }
  const clear = async (campaign: Campaign): Promise<void> => {
    setCleared(await clearCampaign(campaign))
    look()
  }
  const undoClearing = async (): Promise<void> => {
    if (cleared) await addCampaign(cleared)
    setCleared(null)
    look()
  }
  return (
    <section className="campaign-part" aria-labelledby="campaigns">
      <h2 id="campaigns">Your campaigns</h2>
      <ul className="listed">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <div>
              <Link href={`/campaign/${campaign.id}`}>{campaign.name}</Link>
              <p>{standingOf(campaign)}</p>
            </div>
            <button
              type="button"
              className="button quiet round-button"
              aria-label={`Clear away: ${campaign.name}`}
              title="Clear this campaign away"
              onClick={() => void attempt(async () => clear(campaign))}
            >
              <Glyph of="close" />
            </button>
          </li>
        ))}
      </ul>
      <PutBack
        cleared={cleared && `“${cleared.campaign.name}” was cleared away.`}
        onPutBack={() => void attempt(undoClearing)}
      />
      <form className="row campaign-new" onSubmit={begin}>
        <label>
          <span className="field-label">Name of a new campaign</span>
          <input
            type="text"
            value={name}
            maxLength={longestName}
            required
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button ember">
          Begin
        </button>
        <FileButton accept="application/json,.json" onText={(text) => void attempt(async () => bring(text))}>
          Import a campaign (file)
        </FileButton>
      </form>
    </section>
  )
}

/** Imports a campaign from a file. */
async function bring(text: string): Promise<void> {
  navigate(`/campaign/${await atDesk(async (desk) => desk.ask('importCampaign', text))}`)
}

function standingOf(campaign: Campaign): string {
  const when = new Date(campaign.when).toLocaleDateString(undefined, { dateStyle: 'medium' })
  const open = openChapters(campaign).filter(({ ended }) => !ended).length
  const underWay = open === 0 ? '' : `, ${numeral(open)} in progress`
  return `${count(campaign.chapters.length, 'table')}${underWay} · begun ${when}`
}

/** Heroes and other sheets that wait for a table. */
function KeptSheets({ attempt }: { attempt: Attempt }) {
  const [sheets, setSheets] = useState<readonly KeptSheet[]>([])
  const [cleared, setCleared] = useState<KeptSheet | null>(null)
  const look = useCallback(() => void allSheets().then(setSheets), [])
  useEffect(look, [look])

  const clear = async (sheet: KeptSheet): Promise<void> => {
    await clearSheet(sheet.id)
    setCleared(sheet)
    look()
  }
  const keep = async (text: string): Promise<void> => {
    await keepSheet(readSheet(text))
    look()
  }
  const undoClearing = async (): Promise<void> => {
    if (cleared) await keepSheet(cleared.sheet)
    setCleared(null)
    look()
  }
  return (
    <section className="campaign-part" aria-labelledby="kept-sheets">
      <h2 id="kept-sheets">Kept sheets</h2>
      <p>Heroes and parties that finished tables handed on. Bring them along when you set a table.</p>
      <ul className="listed">
        {sheets.map((kept) => (
          <li key={kept.id}>
            <div>
              <Link href={`/sheet/${kept.id}`}>{kept.sheet.name}</Link>
              <p>{kindInWords(kept.sheet)}</p>
            </div>
            <button
              type="button"
              className="button quiet round-button"
              aria-label={`Clear away: ${kept.sheet.name}`}
              title="Clear this sheet away"
              onClick={() => void attempt(async () => clear(kept))}
            >
              <Glyph of="close" />
            </button>
          </li>
        ))}
      </ul>
      <PutBack
        cleared={cleared && `“${cleared.sheet.name}” was cleared away.`}
        onPutBack={() => void attempt(undoClearing)}
      />
      <FileButton accept="application/json,.json" onText={(text) => void attempt(async () => keep(text))}>
        Keep a sheet from a file
      </FileButton>
    </section>
  )
}
