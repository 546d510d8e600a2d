import './new-table.css'
import { Refusal } from '@dicehearth/engine'
import type { PartyWay } from '@dicehearth/host'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, navigate } from '../router.tsx'
import { Page } from '../shell/page.tsx'
import { hasEditor } from '../table/boards.tsx'
import { startWorker } from '../worker/start.ts'
import type { Form, Judged, CampaignPlace } from '../worker/desk.ts'
import { TrialNews, usePackTrial } from './pack-trial.tsx'
import { FieldOf } from './setup-field.tsx'
import { Seats } from './setup-seats.tsx'
import { givenBy, placeFromQuery, wanted, wantedAfar, wishFromQuery, wishToQuery, type Wish } from './wish.ts'

const WhoAreYou = lazy(async () => ({ default: (await import('../online/guest.tsx')).WhoAreYou }))

type Desk = ReturnType<typeof startWorker>

/** Sets up a table; the defaults are ready to play. */
export default function NewTable({ game }: { game: string }) {
  const [open, setOpen] = useState<{ desk: Desk; form: Form } | null>(null)
  const [unknown, setUnknown] = useState('')
  const [place] = useState(() => placeFromQuery(location.search))
  useEffect(() => {
    const desk = startWorker()
    desk.ask('form', game, place).then(
      (form) => setOpen({ desk, form }),
      (error: Error) => setUnknown(error.message),
    )
    return () => desk.close()
  }, [game, place])

  return (
    <Page title={open ? `Set the table: ${open.form.name}` : 'Set the table'}>
      <h1>{open?.form.name ?? 'Set the table'}</h1>
      {unknown && (
        <p className="wrong" role="alert">
          {unknown}
        </p>
      )}
      {place && open && (
        <p>
          The next table of <Link href={`/campaign/${place.campaign}`}>{open.form.campaign}</Link>.
        </p>
      )}
      {open ? <SetUp {...open} place={place} /> : unknown === '' && <p className="loading">One moment …</p>}
    </Page>
  )
}

/** Where a table can stand, and how people far from each other decide together. */
const whereField = choice('where', 'Where', {
  here: ['At this screen', 'Everybody sits here, or companions play.'],
  network: ['Across the network', 'Friends join by a link or a code, from any device.'],
})
const partyField = choice('party', 'What the whole party decides', {
  talk: ['By talking', 'Whoever presses first decides for all.'],
  vote: ['By vote', 'Everybody has a voice; the majority decides.'],
  storyteller: ['By the host', 'The host decides for all.'],
})

function SetUp({ desk, form, place }: { desk: Desk; form: Form; place: CampaignPlace | null }) {
  const [wish, setWish] = useState<Wish>(() => wishFromQuery(form, location.search))
  const [{ problems, advice }, setJudged] = useState<Judged>(unjudged)
  const [wrong, setWrong] = useState('')
  const [copied, setCopied] = useState(false)
  const [words, setWords] = useState('')
  const [afar, setAfar] = useState(new URLSearchParams(location.search).get('where') === 'network')
  const [party, setParty] = useState<PartyWay>('talk')
  /** The server asks a new guest for a name. */
  const [nameless, setNameless] = useState(false)

  const change = (part: Partial<Wish>): void => {
    const next = { ...wish, ...part }
    setWish(next)
    setCopied(false)
    const query = wishToQuery(next, place)
    if (query.length < longestAddress) history.replaceState(null, '', `?${query}`)
  }

  useEffect(() => {
    let current = true
    const judged = (found: Judged, unread: string): void => {
      if (!current) return
      setJudged(found)
      setWrong(unread)
    }
    desk.ask('judge', form.game, givenBy(wish)).then(
      (found) => judged(found, ''),
      (error: Error) => judged(unjudged, error.message),
    )
    return () => {
      current = false
    }
  }, [desk, form, wish])

  const start = async (): Promise<void> => {
    try {
      if (!afar) {
        navigate(`/table/${await desk.ask('create', wanted(form, wish, place))}`)
        return
      }
      // Loaded only when it is needed.
      const { guestHere, openTable } = await import('../online/server.ts')
      if (!(await guestHere())) {
        setNameless(true)
        return
      }
      const { table } = await openTable(wantedAfar(form, wish, party), words.split(/\s+/).filter(Boolean))
      navigate(`/live/${table}?invite`)
    } catch (error) {
      if (!afar && !(error instanceof Refusal)) throw error
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }

  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${wishToQuery(wish)}`)
    setCopied(true)
  }

  const packs = form.fields.filter(({ key, kind }) => kind === 'pack' && key in wish.given)
  const tried = usePackTrial(
    form.game,
    wrong === '' && problems.length === 0
      ? Object.fromEntries(packs.map(({ key }) => [key, wish.given[key]]))
      : {},
  )
  const stopped = problems.length > 0 || wrong !== '' || tried !== null
  const own = form.fields.filter((field) => field.kind !== 'eachSeat')
  if (nameless)
    return (
      <Suspense fallback={<p className="loading">One moment …</p>}>
        <WhoAreYou
          go="Open the table"
          onGuest={() => {
            setNameless(false)
            void start()
          }}
        >
          <p>Everybody at the table sees this name.</p>
        </WhoAreYou>
      </Suspense>
    )
  return (
    <form
      className="set-table"
      onSubmit={(event) => {
        event.preventDefault()
        if (!stopped) void start()
      }}
    >
      <section className="panel" aria-labelledby="seats">
        <h2 id="seats">Around the table</h2>
        {!place && (
          <FieldOf
            field={whereField}
            value={afar ? 'network' : 'here'}
            onChange={(value) => {
              setAfar(value === 'network')
              setWrong('')
            }}
          />
        )}
        <Seats form={form} wish={wish} change={change} afar={afar} />
      </section>
      <section className="panel" aria-labelledby="game-options">
        <h2 id="game-options">The game</h2>
        <p className="advice" role="status">
          {advice}
        </p>
        <div className="fields">
          {own.map((field) => (
            <FieldOf
              key={field.key}
              field={field}
              value={wish.given[field.key]}
              onChange={(value) => change({ given: withValue(wish.given, field.key, value) })}
              written={form.game}
              {...(hasEditor(form.game) ? { packs: `/packs/${form.game}` } : {})}
            />
          ))}
        </div>
      </section>
      <section className="panel" aria-labelledby="dice-options">
        <h2 id="dice-options">Dice and takebacks</h2>
        <div className="fields">
          <FieldOf
            field={choice('dice', 'Dice', {
              fate: ['On the screen', 'Rolled by the table, and always shown.'],
              real: ['Real ones, on my table', 'You roll your own dice and enter what they show.'],
            })}
            value={wish.realDice ? 'real' : 'fate'}
            onChange={(value) => change({ realDice: value === 'real' })}
          />
          <FieldOf
            field={choice('takebacks', 'Takebacks', {
              on: ['Allowed', 'A choice can be taken back until something new is learned.'],
              off: ['Every choice stands', 'Nothing can be taken back.'],
            })}
            value={wish.takebacks ? 'on' : 'off'}
            onChange={(value) => change({ takebacks: value !== 'off' })}
          />
          {afar && (
            <FieldOf field={partyField} value={party} onChange={(value) => setParty(partyOf(value))} />
          )}
          {afar && (
            <label className="broad">
              <span className="field-label">
                Words for the dice (a word from each player, mixed into their secret)
              </span>
              <input
                type="text"
                value={words}
                maxLength={200}
                placeholder="None"
                autoComplete="off"
                onChange={({ target }) => setWords(target.value)}
              />
            </label>
          )}
          <label className="broad">
            <span className="field-label">
              {afar
                ? 'Seed (only for practice: whoever knows it knows the dice)'
                : 'Seed (the same seed gives the same dice and cards)'}
            </span>
            <input
              type="text"
              value={wish.seed}
              maxLength={80}
              placeholder="Any: let chance decide"
              onChange={(event) => change({ seed: event.target.value })}
            />
          </label>
        </div>
      </section>
      <div className="start-row">
        <div className="problems" role="status">
          {problems.map(({ rule, text }) => (
            <p className="wrong" key={rule}>
              <Link className="rule-id" href={`/rules/${form.game}#${rule}`}>
                {rule}
              </Link>
              {text}
            </p>
          ))}
          {wrong && <p className="wrong">{wrong}</p>}
          <TrialNews tried={tried} />
        </div>
        <button type="submit" className="button ember" aria-disabled={stopped}>
          Start
        </button>
        <button type="button" className="button" onClick={() => void share()}>
          {copied ? 'Copied' : 'Copy link'}
        </button>
      </div>
    </form>
  )
}

/** Browsers refuse addresses of megabytes, which a campaign of one's own may have. */
const longestAddress = 500_000

const unjudged: Judged = { problems: [], advice: null }

function choice(
  key: string,
  label: string,
  names: Readonly<Record<string, readonly [name: string, tells: string]>>,
): Form['fields'][number] {
  const values = Object.entries(names).map(([value, [name, tells]]) => ({ value, name, tells }))
  return { key, label, kind: 'one', about: '', values, usual: values[0].value }
}

function partyOf(value: unknown): PartyWay {
  return value === 'vote' || value === 'storyteller' ? value : 'talk'
}

/** Leaves out defaults, so that links stay short. */
function withValue(
  given: Wish['given'],
  key: string,
  value: Wish['given'][string] | undefined,
): Wish['given'] {
  const { [key]: _, ...rest } = given
  return value === undefined ? rest : { ...rest, [key]: value }
}
