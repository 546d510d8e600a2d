import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { usePath } from './router.tsx'
import { Home } from './screens/home.tsx'
import { NotFound } from './screens/not-found.tsx'
import { Trouble } from './shell/trouble.tsx'
import { useVoice } from './voice.ts'

const NewTable = lazy(async () => import('./screens/new-table.tsx'))
const TableScreen = lazy(async () => import('./screens/table.tsx'))
const Replay = lazy(async () => import('./screens/replay.tsx'))
const Rules = lazy(async () => import('./screens/rules.tsx'))
const SettingsScreen = lazy(async () => import('./screens/settings.tsx'))
const Credits = lazy(async () => import('./screens/credits.tsx'))
const Packs = lazy(async () => import('./screens/packs.tsx'))
const Stories = lazy(async () => import('./screens/stories.tsx'))
const MyGames = lazy(async () => import('./screens/my-games.tsx'))
const Campaigns = lazy(async () => import('./screens/campaigns.tsx'))
const CampaignBook = lazy(async () => import('./screens/campaign.tsx'))
const ChronicleBook = lazy(async () => import('./screens/chronicle.tsx'))
const Remembered = lazy(async () => import('./screens/remembered.tsx'))
const Tables = lazy(async () => import('./screens/tables.tsx'))
const Join = lazy(async () => import('./screens/join.tsx'))
const LiveTable = lazy(async () => import('./screens/live-table.tsx'))
const SheetScreen = lazy(async () => import('./screens/sheet.tsx'))

function screen(path: string): ReactNode {
  const [room = '', name = '', ...more] = path.split('/').filter(Boolean).map(decoded)
  if (more.length > 0) return <NotFound />
  switch (`${room}/${name === '' ? '' : ':'}`) {
    case '/':
      return <Home />
    case 'new/:':
      return <NewTable game={name} key={name} />
    case 'table/:':
      return <TableScreen id={name} key={name} />
    case 'replay/:':
      return <Replay id={name} key={name} />
    case 'rules/:':
      return <Rules game={name} key={name} />
    case 'packs/:':
      return <Packs game={name} key={name} />
    case 'stories/:':
      return <Stories game={name} key={name} />
    case 'my-games/':
      return <MyGames />
    case 'campaigns/':
      return <Campaigns />
    case 'campaign/:':
      return <CampaignBook id={name} key={name} />
    case 'chronicle/:':
      return <ChronicleBook id={name} key={name} />
    case 'remembered/:':
      return <Remembered id={name} key={name} />
    case 'sheet/:':
      return <SheetScreen id={name} key={name} />
    case 'tables/':
      return <Tables />
    case 'join/':
      return <Join />
    case 'live/:':
      return <LiveTable id={name} key={name} />
    case 'settings/':
      return <SettingsScreen />
    case 'credits/':
      return <Credits />
    default:
      return <NotFound />
  }
}

export function App() {
  const path = usePath()
  const [first] = useState(path)
  useVoice()
  const [left, setLeft] = useState(false)
  if (!left && path !== first) setLeft(true)
  return (
    <Trouble key={path}>
      <Suspense fallback={<p className="loading">One moment …</p>}>
        {screen(path)}
        {left && <Arrival />}
      </Suspense>
    </Trouble>
  )
}

/** Whoever comes from another screen begins at the heading of the new one, once it is there. */
function Arrival() {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (!heading || document.activeElement?.closest('main')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return null
}

/** An address that was cut off leads nowhere, but it is still an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
